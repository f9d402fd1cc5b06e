# The decisions of the board game: parts of a turn, options, and moves in a few words.

client-step-marker = Marker
client-step-action = Its action
client-step-extra = Extra action

## Options

client-matrix-marker = marker
client-matrix-pair = { $marker } marker on the £{ $space } space
client-matrix-allows = { $unit-id ->
        [pounds] allows £{ $amount }
       *[count] allows { $amount }
    }
client-matrix-allows-between = { $unit-id ->
        [pounds] allows £{ $least } to £{ $amount }, as you choose to pay
       *[count] allows { $least } to { $amount }, as you choose to pay
    }
client-matrix-key = Figures: machines, levels, rows or pounds it allows. A dash: nothing.
client-matrix-choose = Figures: machines, levels, rows or pounds; two: for the least and the most you may pay.
client-level-of = level { $level } for { $good }
client-levels-pounds = { $patent ->
        [0] £{ $pounds } to use
       *[other] £{ $pounds } to use, with the Patent
    }
client-levels-left = { $count ->
        [one] one level to raise
       *[other] { $count } levels to raise
    }
client-appeal-now = appeal { $appeal }
client-hire-note = makes { $output }
client-hire-row = row { $row }
client-hire-name = { $count ->
        [one] one worker into row { $row } of { $good }
       *[other] { $count } workers into row { $row } of { $good }
    }
client-hire-yields = full: { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
client-hire-full = all rows are full
client-fire = fire
client-produce-rows = { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }
client-row-of = row { $row } of { $good }
client-factory-of = { $good } factory of level { $level }
client-factory-close = close
client-factory-close-name = closing the { $good } factory
client-trade-stored = { $count } at £{ $pounds }
client-contract-now = now { $space }
client-contract-of = a contract for { $space } of { $good }
client-ship-instead = for your { $instead }
client-ship-crew = { $crew ->
        [0] no crew
        [one] 1 worker as crew
       *[other] { $crew } workers as crew
    }
client-marker-pounds = up to £{ $most }
client-marker-rows = rows 1 to { $most }

## What a preview changes

client-change-level = level
client-change-contract = contract
client-change-crew = crew
client-change-posts = warehouse workers
client-change-tiles = tiles
client-change-markers = advanced markers
client-warn-short = £{ $pounds } short when { $good } is produced: shares are sold in need.

## Moves in a few words, for the button that plays them

client-name-place = { $marker } on £{ $space }
client-name-reuse = { $marker } again, £{ $space }
client-name-unlock = open the space
client-name-pay = pay £{ $pounds }
client-name-build = build { $category-id ->
        [bulk] bulk { $good }
        [luxury] luxury { $good }
       *[usual] { $good }
    }, { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-name-modernise = modernise { $good }
client-name-close = close { $good }
client-name-use = { $tile-id ->
        [jubilee] sell for the Jubilee
        [patron] sell to your patron
       *[other] use { $tile }
    }
client-name-hire = hire { $count } for { $good }
client-name-fire = fire { $count } of { $good }
client-name-post = hire for the warehouse
client-name-shift = move the worker
client-name-machine = machine for { $good }
client-name-reseat = seat in { $good }, row { $row }
client-name-quality = better { $good }
client-name-distribute = { $good }: { -distribution }
client-name-sell = sell { $count ->
        [one] 1 share
       *[other] { $count } shares
    }
client-name-repay = repay { $count ->
        [one] 1 loan
       *[other] { $count } loans
    }
client-name-clear = sell { $count } { $good }
client-name-contract = contract: { $space } { $good }
client-name-ship = ship { $count } { $good }
client-name-produce = { $good }, { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }
client-name-price = { $good } at £{ $pounds }
client-name-take-tile = take { $tile }
client-name-assign = { $tile } to { $good }
client-name-return-tile = return { $tile }
client-name-keep-tile = keep { $tile }
client-name-take-marker = take { $marker }
client-name-take-ship = take the ship of { $capacity }
client-name-swap = { $space ->
        [0] the one at the pier
       *[other] the one on £{ $space }
    }
client-name-sell-stored = sell from store
client-name-stop = sell no more
client-name-discard = give up 1 { $good }
client-name-dismiss = dismiss { $what-id ->
        [food] the food worker
        [clothes] the clothes worker
        [cutlery] the cutlery worker
        [lamps] the lamps worker
        [row-2] the worker of row 2
        [row-3] the worker of row 3
        [ship-2] ship 2
        [ship-4] ship 4
        [ship-6] ship 6
        [ship-8] ship 8
       *[ship-10] ship 10
    }
client-name-lose-machine = lose a machine, row { $row }
client-name-pay-off = pay the Luddites
client-name-advance = move up from row { $row }
client-name-enlist = send the { $capacity } to war
client-name-suffer = lose { $loss }

## What is given up where these are left undone

client-unused-build = building or modernising
client-unused-modernise = building or modernising
client-unused-close = building or modernising
client-unused-hire = hiring or firing
client-unused-fire = hiring or firing
client-unused-post = workers in the warehouse
client-unused-shift = workers in the warehouse
client-unused-machine = machines
client-unused-reseat = a place for the replaced worker
client-unused-quality = quality
client-unused-distribute = { -distribution }
client-unused-use = using a tile
client-unused-sell = trading
client-unused-repay = trading
client-unused-clear = trading
client-unused-contract = contracts
client-unused-ship = shipping
client-unused-produce = producing
client-unused-price = a price change
client-unused-discard = a price change
client-unused-take-tile = a special marker
client-unused-take-marker = a special marker
client-unused-take-ship = a special marker
client-unused-assign = a special marker
