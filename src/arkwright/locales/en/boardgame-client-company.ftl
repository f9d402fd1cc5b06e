# The large company leaf and the harbour of the board game's table.

client-company-own = { $name }, your company
client-company-of = { $name }
client-company-back = own company
client-company-factories = Factories
client-company-hand = Markers in hand
client-company-marker = Marker in hand: { $marker }

## Administration

client-company-administration = Administration
# Stands in a narrow column: a soft hyphen says where it may break.
client-company-administration-short = Admini­stration
client-company-free = free
client-company-space = Administration space £{ $pounds }, { $marker-id ->
        [none] { $event-id ->
            [none] free
           *[other] { $event } lies on it
        }
       *[other] { $marker } lies on it
    }

## What stands left of the factories, in a narrow column

client-company-key-appeal = appeal is
client-company-key-price = price £
client-company-key-rows = rows and goods
client-company-key-costs = costs per production

## A factory

client-factory-name = Factory for { $good }, { $output ->
        [one] 1 good
       *[other] { $output } goods
    } in a production
client-factory-level = level { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-factory-base = base
client-factory-appeal = appeal
client-factory-sum = Appeal of { $good }
client-factory-term = { $term-id ->
        [base] Base quality of { $good }: { $value }
        [quality] Quality of { $good }: { $value }
        [distribution] { -Distribution } of { $good }: { $value }
        [price] Price of { $good }: £{ $value }
       *[appeal] Appeal of { $good }: { $value }
    }
client-factory-scale = Price scale of { $good }
client-factory-price = { $good } for £{ $pounds }
client-place = { $good }, row { $row }, place { $place }, { $standing-id ->
        [worker] worker
        [machine] machine
       *[none] empty
    }, { $machine ->
        [0] for a worker only
       *[other] for a worker or a machine
    }
client-factory-row = { $good }, row { $row }: { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }, { $complete ->
        [0] not complete
       *[other] complete
    }
client-factory-cost = A production costs £{ $pounds }: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }, { $machines ->
        [one] 1 machine
       *[other] { $machines } machines
    }
client-factory-obsolete = { $count ->
        [0] obsolete
        [one] obsolete: 1 extra wage
       *[other] obsolete: { $count } extra wages
    }
client-factory-marked = worker hired late
client-factory-unsold = { $count ->
        [one] 1 good unsold
       *[other] { $count } goods unsold
    }

## A plot without a factory

client-plot-name = Plot for a { $good } factory
client-plot-empty = no factory
# What is seen comes first, in the order in which it is seen: II, £10, 1 2 2 1.
client-plot-level = Level { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, £{ $pounds }: { $yields } goods in the rows of a { $good } factory
client-plot-note = what each level costs, and the goods of its rows

## Harbour

client-harbour = Harbour
client-harbour-workers = { $count ->
        [one] 1 worker to pay
       *[other] { $count } workers to pay
    }
client-warehouse = Warehouse
client-post = Warehouse post, { $post }: { $staffed ->
        [0] no worker
       *[other] a worker stands there
    }
client-bay = { $good } in { $bay ->
        [1] its column
       *[other] row { $bay }
    } of the warehouse: { $count }
client-stock = { $good } in store: { $count }, room for { $room }
client-small-stock = { $good } in the small warehouse: { $count }
client-piers = Piers
client-pier-free = free pier
# What is seen comes first: the capacity, then the space.
client-ship = { $space ->
        [0] Ship { $capacity }, { $crew } in its crew
       *[other] Ship { $capacity }, on £{ $space }, { $crew } in its crew
    }
client-ship-on = on £{ $space }
client-contracts = Contracts
client-contract-space = Contract space { $space }
client-contract = Contract for { $space } { $good }

## Development tiles

client-tiles = Development tiles
client-tile-free = free
# $said is what the tile shows below its name.
client-tile-name = { $tile }, { $said }{ $good-id ->
        [none] {""}
       *[other] , for { $good }
    }. { $effect-id ->
        [none] {""}
       *[other] { $effect }
    }
# A few words for each tile, at most 24 characters; the whole sentence is its effect.
client-tile-short = { $tile-id ->
        [accountant] admin ±£2
        [administrator] again without fee
        [agent] contract ±1
        [broker] trade in event phases
        [charisma] wins ties; start player
        [charisma-and-marker] start player, and a marker
        [developer] £5 off, then back
        [engineer] quality to 6, pay freely
        [engineering-works] £1 per rival's machine
        [extra-shifts] +1 good, then back
        [foreman] 4 workers £2 cheaper
        [inventor] one level ahead
        [machine-works] £ for neighbours' machines
        [office] £5 per voyage
        [patent] +£2, or back: +2
        [press-attache] wins one tie a decade
        [press-attache-turned] turned: one tie, then back
        [school] reseat, shut a row
        [small-warehouse] 5 goods, no worker
        [tinkerer] one level ahead, twice
        [workshop] +£3; machines cost £1
        [jubilee] sell 1 more good
       *[other] buys 1 more good
    }
