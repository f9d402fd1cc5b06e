# What the moves of the board game do, said to the one who chooses.

move-place = put the { $marker } marker on the £{ $space } space and pay £{ $space }
    .group = Place a marker on an administration space
move-reuse = use the { $marker } marker again on the £{ $space } space, for £{ $space } and the fee
    .group = Use a marker again where it lies
move-unlock = pay to open the space that the Hamburg Crisis closed
    .group = Open the closed space
move-pay = pay £{ $pounds } in administrative costs
    .group = How much to pay
move-build = build a { $good } factory of level { $level }
    .group = Build a factory: good and level
move-modernise = bring your { $good } factory to the next level
    .group = Modernise a factory by a level
move-close = close your { $good } factory; its workers are fired
    .group = Close a factory
move-use = { $kind-id ->
        [developer] use the Developer: £5 off for each factory in this action, then it is returned
        [extra-shifts] return Extra Shifts for one more good
        [jubilee] sell one more good for the Crown Jubilee
        [patent] return the Patent for two free levels of distribution
        [patron] sell one more good to your patron
        [school] let the School shut your last row, whose goods are unsold
       *[other] use { $kind }
    }
    .group = Use what you own
move-hire = hire { $count ->
        [one] a worker
       *[other] { $count } workers
    } into row { $row } of your { $good } factory
    .group = Hire workers: factory, row, how many
move-fire = fire { $count ->
        [one] a worker
       *[other] { $count } workers
    } of your { $good } factory, from its last rows
    .group = Fire workers: factory, how many
move-post = hire a worker for { $post } of your warehouse
    .group = Hire a warehouse worker to a post
move-shift = move a warehouse worker from { $post } to { $target }
    .group = Move a warehouse worker
move-mechanise = replace a worker in row { $row } of your { $good } factory by a machine
    .group = Buy a machine: factory, row
move-reseat = seat the replaced worker in row { $row } of your { $good } factory
    .group = Seat the replaced worker
move-improve = raise the quality of your { $good } by a level
    .group = Raise quality
move-distribute = raise the distribution of your { $good } by a level
    .group = Raise distribution
move-sell = sell { $count ->
        [one] one of your shares
       *[other] { $count } of your shares
    } to the bank
    .group = Sell own shares
move-repay = repay { $count ->
        [one] a loan
       *[other] { $count } loans
    }
    .group = Repay loans
move-clear = sell { $count ->
        [one] 1 stored unit
       *[other] { $count } stored units
    } of { $good } at the fixed price
    .group = Sell stored goods at the fixed price
move-contract = sign a contract for { $space } units of { $good }, or raise yours to it
    .group = Sign or raise a contract: good, size
move-ship = ship { $count ->
        [one] 1 unit
       *[other] { $count } units
    } of { $good } on your contract
    .group = Ship goods on a contract
move-produce = run { $rows ->
        [one] the first row
       *[other] the first { $rows } rows
    } of your { $good } factory for the store
    .group = Produce: factory, rows
move-price = set the price of your { $good } to £{ $pounds }
    .group = Set a price
move-take-tile = take the tile { $kind }{ $good ->
        [none] {""}
       *[other] {" "}for your { $good } factory
    }
    .group = Take a development tile
move-assign = assign the tile { $kind } to your { $good } factory
    .group = Assign a tile anew
move-return-tile = return the tile { $kind }
    .group = Return a tile
move-keep-tile = pay for the next use of the tile { $kind } and keep it
    .group = Keep a tile
move-take-marker = take the { $marker } marker
    .group = Take an advanced marker
move-take-ship = take a ship of capacity { $capacity }{ $instead ->
        [0] {""}
       *[other] {" "}for the one of { $instead }
    }
    .group = Take a ship
move-swap = the new ship replaces the one { $space ->
        [0] at the pier
       *[other] on the £{ $space } space
    }
    .group = Choose the ship that goes
move-sell-stored = sell a stored good at your price
    .group = Sell from the store
move-stop = sell no more in this phase
    .group = Stop selling
move-discard = give up a unit of { $good } for lack of room
    .group = Give up a good
move-dismiss = dismiss { $what }
    .group = Dismiss a worker or a ship with its crew
move-lose-machine = let the Luddites have a machine in row { $row } of your { $good } factory
    .group = Lose a machine
move-pay-off = pay the Luddites to spare your { $good } factory
    .group = Pay the Luddites off
move-advance = move a worker from row { $row } of your { $good } factory to the empty space
    .group = Move a worker up
move-enlist = send your ship of capacity { $capacity } to war
    .group = Send a ship to war
move-suffer = lose { $loss }
    .group = Choose the loss
