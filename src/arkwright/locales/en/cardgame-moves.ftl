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
move-appeal-with-engineer = { $side-id ->
        [price] set the appeal of the active good to { $value }, the Engineer turned to price
       *[appeal] set the appeal of the active good to { $value }, the Engineer turned to appeal
    }
    .group = Set the appeal with the Engineer the other way round
move-develop = develop { $development } by a step
    .group = Develop
move-take-card = take the card { $card }{ $good ->
        [none] {""}
       *[other] {" "}for your { $good } factory
    }
    .group = Take a development card
move-take-copy = take the copy in spot { $position } of the display
    .group = Choose a copy: spots are counted row by row
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

## When such moves are made

when-pass = whether to take no action is decided at the beginning of your turn (1a)
when-act = the action is chosen at the beginning of your turn (1a)
when-choose-factory = the first two factories are chosen before the game begins (expert setup 6)
when-build-factory = factories are built with the action Build and Upgrade (1a.1)
when-upgrade = factories are upgraded with the action Build and Upgrade (1a.1)
when-invent = the Inventor upgrades factories in the action Build and Upgrade (card 8)
when-employ = worker cards are added with the action Employ Workers (1a.2)
when-automate = machines are placed with the action Automate Production (1a.3)
when-set-quality = quality cards are placed with the action Add Quality (1a.4)
when-set-distribution = distribution cards are placed with the action Add Distribution (1a.4)
when-buy-shares = shares are bought with the action Stock Exchange (1a.5)
when-borrow = loans are taken with the action Stock Exchange (1a.5)
when-ready-ships = ships are made ready with the action Stock Exchange (1a.5)
when-produce-extra = factories produce for the warehouses with the action Extra Production (1a.6)
when-ship-goods = goods are shipped after their sale, or with the action Early Shipping (2b, 1a.7)
when-appeal = the appeal of the active good is set after the action (1b)
when-appeal-with-engineer = the Engineer is turned when the appeal is set, after the action (1b)
when-develop = developments are taken at the end of your turn (1c)
when-take-card = cards are taken at the end of your turn (1c)
when-take-copy = a copy is chosen when a card is taken that lies in several spots (Solo B)
when-discard-card = cards are discarded when there are too many, or for their use (1c)
when-use-broker = the Broker is used at the end of your turn, where a card might be taken (card 6)
when-use-card-developer = the Developer makes another card ready, where that card is of use (card 9)
when-use-card-entrepreneur =
    the Entrepreneur is used in a tie for the highest appeal, or after a round (card 1)
when-use-card-extra-shift = the Extra Shift is used when a factory produces (card 3)
when-use-card-inventor =
    the Inventor is used at the end of your turn, where a card might be taken (card 8)
when-use-card-patron = Patrons buy when their goods are sold (2a)
when-use-card-trade-office = the Trade Office is used when goods are shipped (card 2)
when-reactivate = the Developer is used when the other card is of use (card 9)
when-sell-from-store =
    stored goods are sold beside the new ones, in the production of their good (2a)
when-clear-goods = a warehouse is cleared when new goods find no room (2b)
when-drop = stored goods are wasted when a warehouse is lost (card 13)
