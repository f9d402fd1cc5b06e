# What the moves of the card game do, said to the one who chooses.

move-pass = take no action in this turn
    .group = No action
move-act = take the action { $action }
    .group = Choose an action
move-build-factory = build a { $good } factory
    .group = Build a factory
move-upgrade = upgrade your { $good } factory and its worker cards
    .group = Upgrade a factory
move-invent = discard the Inventor, or go on with it, to upgrade your { $good } factory a decade early
    .group = Upgrade early with the Inventor
move-employ = add a worker card to your { $good } factory
    .group = Add a worker card
move-automate = put machines on worker card { $position } of your { $good } factory
    .group = Put machines on a worker card: factory, card
move-set-quality = { $values-id ->
        [0] take all quality cards off your { $good } factory
       *[other] give your { $good } factory quality cards of { $values }
    }
    .group = Quality cards that a factory ends with
move-set-distribution = { $value ->
        [0] take the distribution card off your { $good } factory
       *[other] give your { $good } factory a distribution of { $value }
    }
    .group = Distribution that a factory ends with
move-borrow = take { $count ->
        [one] a loan
       *[other] { $count } loans
    } of your share value each; every loan costs a share at the end
    .group = Take loans
move-ready-ships = make all of your ships ready
    .group = Make ships ready
move-produce-extra = produce in your { $good } factory with { $cards ->
        [0] no worker card
        [one] its first worker card
       *[other] both worker cards
    }
    .group = Produce: factory, worker cards
move-ship-goods = ship { $count ->
        [one] 1 unit
       *[other] { $count } units
    } of { $good } overseas
    .group = Ship goods overseas
move-appeal = set the appeal of the active good to { $value }; the rest is its price
    .group = Set the appeal
move-develop = develop { $development } by a step
    .group = Develop
move-take-card = take the card { $card }{ $good ->
        [none] {""}
       *[other] {" "}for your { $good } factory
    }
    .group = Take a development card
move-discard-card = discard the card { $card }
    .group = Discard a card
move-use-card = { $card-id ->
        [extra-shift] discard the Extra Shift for one more good
        [inventor] discard the Inventor for two developments
        [trade-office] turn the Trade Office to spare a shipping token
        [entrepreneur] use the Entrepreneur
        [developer] use the Developer
       *[other] turn the { $card } to sell one more good
    }
    .group = Use a card
move-reactivate = turn the Developer to make the { $card } ready
    .group = Make a card ready
move-sell-from-store = sell { $count ->
        [one] 1 stored unit
       *[other] { $count } stored units
    } beside the new goods
    .group = Sell from the warehouses
move-clear-goods = waste the { $good } of a warehouse to have it free
    .group = Clear a warehouse
move-drop = waste a stored unit of { $good }
    .group = Waste a good
