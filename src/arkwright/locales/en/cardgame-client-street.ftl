# A company's factories as a street of cards.

client-card-street-own = { $name }, your street
client-card-street-of = { $name }'s street
client-card-street-back = own street
client-card-street-hint = click or drag: price becomes appeal
client-card-street-factories = Factories
client-card-street-cards = Development cards: { $count } of { $limit }
client-card-street-cards-head = Cards

## What stands above the cards of the street, in narrow columns; at most 13 characters

client-card-head-warehouse = Warehouse
client-card-head-workers = Workers { $position }
client-card-head-factory = Factory
client-card-head-office = Office
client-card-head-quality = Quality
client-card-head-distribution = Distrib.
client-card-head-sums = Comes to

## Warehouses (2b)

client-card-warehouses-free = Free warehouses, for goods of one kind each: { $rooms }
client-card-warehouses-free-head = Free
client-card-stored = { $good } in store: { $count } of at most { $room }{ $left ->
        [0] {""}
       *[other] ; { $left } made and not sold
    }
client-card-stored-short = { $room ->
        [0] no room
       *[other] { $count } of { $room }
    }
client-card-left = +{ $count } left

## Worker cards (1a.2, 1a.3)

client-card-workers = { $good }, worker card { $position }: { $workers ->
        [0] no worker
        [one] 1 worker
       *[other] { $workers } workers
    }, { $machines ->
        [0] no machine
        [one] 1 machine
       *[other] { $machines } machines
    }, { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }{ $may ->
        [0] {""}
        [one] , 1 may be automated
       *[other] , { $may } may be automated
    }
client-card-no-workers = { $good }, place for worker card { $position }

## The factory (1b)

client-card-segment = { $good } factory, side { $side ->
        [1] I
       *[other] II
    }, { $output ->
        [one] 1 good
       *[other] { $output } goods
    } in a production
client-card-factory = { $good } factory, side { $side ->
        [1] I
       *[other] II
    }: { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    } and { $workers } workers of its own, fixed cost £{ $fixed }, overseas £{ $overseas }
client-card-fixed = fixed
client-card-spots = { $good }: spots of the token
client-card-spot = { $good }, spot with price £{ $price } and appeal { $appeal }{ $token ->
        [0] {""}
       *[other] , the token lies here
    }
client-card-office = { $good }, office { $value }, turned to { $appeal ->
        [0] price
       *[other] appeal
    }
client-card-quality = { $good }, quality card { $value }, { $change-id ->
        [comes] would come
        [goes] would go
       *[none] turned to { $appeal ->
            [0] price
           *[other] appeal
        }
    }
client-card-no-quality = { $good }, place for quality cards
client-card-distribution = { $good }, { $value ->
        [0] place for a distribution card
       *[other] distribution { $value }, which fades after a production
    }
client-card-fades = then { $value }

## What the cards come to

client-card-sum-word = { $kind-id ->
        [price] price
        [appeal] appeal
        [output] output
       *[costs] costs
    }
client-card-sum-price = Price of { $good }: £{ $value }
client-card-sum-appeal = Appeal of { $good }: { $value }, marker on { $marker }
client-card-sum-output = { $good }: { $value ->
        [one] 1 good
       *[other] { $value } goods
    } in a production
client-card-sum-costs = { $good }: a production costs £{ $value }: fixed £{ $fixed }, wages £{ $wages }, machines £{ $upkeep }

## A plot without a factory (1a.1)

client-card-plot = Plot for a { $good } factory
client-card-plot-empty = no factory
client-card-plot-side = Side { $side ->
        [1] I
       *[other] II
    }: price and appeal { $sum }, { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }, { $workers } workers, fixed cost £{ $fixed }, overseas £{ $overseas }
