# The decisions of the card game: parts of a turn, options, and moves in a few words.

client-card-step-value = Share value
client-card-step-factories = Factories
client-card-step-shares = Shares

## Actions, and what each allows now

client-card-allows-build = any number
client-card-allows-employ = a card each
client-card-allows-automate = { $count ->
        [one] 1 machine
       *[other] { $count } machines
    }
client-card-allows-quality = { $count } quality
client-card-allows-distribution = { $count } distribution
client-card-allows-exchange = { $count ->
        [0] shares, loans, ships
        [one] 1 share at half price
       *[other] { $count } shares at half price
    }
client-card-allows-production = for the warehouses
client-card-allows-shipping = { $count ->
        [one] up to 1 good
       *[other] up to { $count } goods
    }

## Price and appeal

client-card-appeal-dial = Price and appeal together: draw to where one ends and the other begins
client-card-appeal-share = price £{ $price }, appeal { $appeal }
client-card-appeal-value = value
client-card-appeal-table = Appeals of { $good }

## Quality and distribution

client-card-value-allowed = { $count ->
        [one] 1 to add
       *[other] { $count } to add
    }
client-card-value-now = £{ $price }, appeal { $appeal }
client-card-value-of = { $what-id ->
        [quality] quality { $value } for { $good }
       *[distribution] distribution { $value } for { $good }
    }
client-card-value-lost = { $good } loses { $by }.
client-card-value-key = Dark: as it is now. A minus: what another factory would lose.

## Factories

client-card-do-found = begin with it
client-card-do-build = build
client-card-do-upgrade = upgrade
client-card-do-invent = upgrade early
client-card-do-employ = worker card { $position }
client-card-do-automate = card { $position }
client-card-do-produce = { $cards ->
        [0] alone
        [one] 1 card
       *[other] { $cards } cards
    }
client-card-do-at = { $good }: { $name }
client-card-factory-makes = makes { $output }, £{ $cost }
client-card-wage-rises = wage

## Trade, ships and developments

client-card-loan-costs = Every loan costs a share at the end.
client-card-ships-ready = { $ships ->
        [one] 1 ship for { $each } goods
       *[other] { $ships } ships for { $each } goods each
    }
client-card-in-store = { $count } in store
client-card-ship-price = £{ $pounds } each
client-card-develop-step = from { $now } to { $then }
client-card-develop-complete = complete: { $now }

## What a preview changes

client-change-side = side
client-change-marker = appeal marker
client-change-cost = costs
client-change-left = left over
client-change-ships-ready = ships ready
client-change-tokens = shipping tokens
client-change-cards = cards of mine
client-change-development = { $development }
client-change-opponent-sold = { $colour } sells
client-change-neutral-sold = neutral sells
client-card-warn-short = £{ $pounds } short when { $good } is produced: the emergency fund lends, and every loan costs a share.

## Moves in a few words, for the button that plays them

client-name-pass = no action
client-name-act = { $action }
client-name-build-factory = build { $good }
client-name-upgrade = upgrade { $good }
client-name-invent = { $good } early
client-name-employ = employ in { $good }
client-name-automate = machines for { $good }
client-name-set-quality = { $good }: quality { $values }
client-name-set-distribution = distribute { $good }: { $value }
client-name-borrow = take { $count ->
        [one] 1 loan
       *[other] { $count } loans
    }
client-name-ready-ships = make ships ready
client-name-produce-extra = produce { $good }
client-name-ship-goods = ship { $count } { $good }
client-name-appeal = appeal { $value }
client-card-name-appeal = £{ $price }, appeal { $appeal }
client-name-develop = develop { $development }
client-name-take-card = { $card-id ->
        [patron-food-clothes] take the Patron
        [patron-food-cutlery] take the Patron
        [patron-food-lamps] take the Patron
        [patron-clothes-cutlery] take the Patron
        [patron-clothes-lamps] take the Patron
        [patron-cutlery-lamps] take the Patron
       *[other] take { $card }
    }
client-name-discard-card = { $card-id ->
        [patron-food-clothes] discard the Patron
        [patron-food-cutlery] discard the Patron
        [patron-food-lamps] discard the Patron
        [patron-clothes-cutlery] discard the Patron
        [patron-clothes-lamps] discard the Patron
        [patron-cutlery-lamps] discard the Patron
       *[other] discard { $card }
    }
client-name-use-card = { $card-id ->
        [patron-food-clothes] sell to the Patron
        [patron-food-cutlery] sell to the Patron
        [patron-food-lamps] sell to the Patron
        [patron-clothes-cutlery] sell to the Patron
        [patron-clothes-lamps] sell to the Patron
        [patron-cutlery-lamps] sell to the Patron
       *[other] use { $card }
    }
client-name-reactivate = { $card-id ->
        [patron-food-clothes] ready: the Patron
        [patron-food-cutlery] ready: the Patron
        [patron-food-lamps] ready: the Patron
        [patron-clothes-cutlery] ready: the Patron
        [patron-clothes-lamps] ready: the Patron
        [patron-cutlery-lamps] ready: the Patron
       *[other] ready: { $card }
    }
client-name-sell-from-store = sell { $count } from store
client-name-clear-goods = waste the { $good }
client-name-drop = waste 1 { $good }

## What is given up where these are left undone

client-unused-build-factory = building or upgrading
client-unused-upgrade = building or upgrading
client-unused-invent = building or upgrading
client-unused-employ = worker cards
client-unused-automate = machines
client-unused-set-quality = quality
client-unused-set-distribution = distribution
client-unused-borrow = loans
client-unused-ready-ships = ships made ready
client-unused-produce-extra = producing
client-unused-ship-goods = shipping
client-unused-develop = a development or a card
client-unused-take-card = a development or a card
client-unused-use-card = using a card
client-unused-reactivate = the Developer
