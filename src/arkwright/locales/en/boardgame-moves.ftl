# What the moves of the board game do, said to the one who chooses.

move-place = put the { $marker } marker on the £{ $space } space and pay £{ $space }
    .group = Place a marker on an administration space
move-reuse = use the { $marker } marker again on the £{ $space } space, for £{ $space } and the fee
    .group = Use a marker again
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
move-use = { $tile-id ->
        [developer] use the Developer: £5 off for each factory in this action, then it is returned
        [extra-shifts] return Extra Shifts for one more good
        [inventor] count it as a use of the Inventor
        [jubilee] sell one more good for the Crown Jubilee
        [patent] return the Patent for two free levels of { -distribution }
        [patron] sell one more good to your patron
        [press-attache] let the Press Attaché win the tie for you
        [school] let the School shut your last row, so that its goods are not made
        [tinkerer] count it as a use of the Tinkerer
       *[other] use { $tile }
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
move-move-piece = move { $piece } of your { $good } factory from row { $row } to row { $to }
    .group = Move within a factory, before firing: good, from row, to row
move-post = hire a worker for { $post } of your warehouse
    .group = Hire a warehouse worker to a post
move-shift = move a warehouse worker from { $post } to { $new_post }
    .group = Move a warehouse worker
move-machine = replace a worker in row { $row } of your { $good } factory by a machine
    .group = Buy a machine: factory, row
move-reseat = seat the replaced worker in row { $row } of your { $good } factory
    .group = Seat the replaced worker
move-quality = raise the quality of your { $good } by a level
    .group = Raise quality
move-distribute = raise the { -distribution } of your { $good } by a level
    .group = Raise { -distribution }
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
move-limit = { $space ->
        [0] take the contract limit off the track
       *[other] limit your contracts to { $space } units
    }
    .group = Move the contract limit
move-invest = { $marker-id ->
        [exchange] take the stock exchange action now
        [both-ships] copy a voyage of both ships
       *[other] copy the action of the { $marker } marker
    }
    .group = Take a half of the investor
move-ship = ship { $count ->
        [one] 1 unit
       *[other] { $count } units
    } of { $good } to the colonies
    .group = Ship goods
move-produce = run { $rows ->
        [one] the first row
       *[other] the first { $rows } rows
    } of your { $good } factory for the store
    .group = Produce: factory, rows
move-price = set the price of your { $good } to £{ $pounds }
    .group = Set a price
move-take-tile = take the tile { $tile }{ $good ->
        [none] {""}
       *[other] {" "}for your { $good } factory
    }
    .group = Take a development tile
move-assign = assign the tile { $tile } to your { $good } factory
    .group = Assign a tile anew
move-return-tile = return the tile { $tile }
    .group = Return a tile
move-keep-tile = pay for the next use of the tile { $tile } and keep it
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
move-offer = offer { $count ->
        [one] 1 stored good
       *[other] { $count } stored goods
    } to the market
    .group = Offer stored goods
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
move-influence = { $bought ->
        [0] take the free step on the { $track } track
        [one] take the free step on the { $track } track and buy one more
       *[other] take the free step on the { $track } track and buy { $bought } more
    }
    .group = Gain influence: track, steps bought
move-rise = raise your share value by a space
    .group = Raise the share value

## When such moves are made

when-place = a marker is placed at the beginning of your turn ({ section-II-1 })
when-reuse = a marker is used again at the beginning of your turn ({ section-II-1 })
when-unlock = the closed space is opened at the beginning of your turn (10.2)
when-pay =
    the administrative costs are chosen after the marker, if a tile allows it ({ section-II-1 })
when-found = the first two factories are chosen before the game begins (4.1.IV)
when-build = factories are built with the factory marker ({ section-II-2-1 })
when-modernise = factories are modernised with the factory marker ({ section-II-2-1 })
when-close = factories are closed with the factory marker ({ section-II-2-1 })
when-use-developer = the Developer is used in an action with the factory marker ({ section-II-2-1 })
when-use-extra-shifts =
    Extra Shifts are used when a factory produces ({ section-II-2-8 }, { section-III-1 })
when-use-inventor = the Inventor is chosen right after something beyond the level was taken (10.1)
when-use-jubilee = the Crown Jubilee is used after a sale (10.2)
when-use-patent = the Patent is used in an action with a { -distribution } marker ({ section-II-2-5 })
when-use-patron = a patron buys after the sale of its good ({ section-III-1 })
when-use-press-attache = the Press Attaché is used when a share bonus is tied (5.3.II)
when-use-school = the School shuts a row when the goods of its factory are sold ({ section-III-1 })
when-use-tinkerer = the Tinkerer is chosen right after something beyond the level was taken (10.1)
when-hire = workers are hired with the workers marker ({ section-II-2-2 })
when-fire = workers are fired with the workers marker ({ section-II-2-2 })
when-move-piece =
    workers and machines move within a factory in a workers action, before firing (5.2.II.2)
when-post = warehouse workers are hired with the workers marker ({ section-II-2-2 })
when-shift = warehouse workers are moved with the workers marker ({ section-II-2-2 })
when-machine = machines are bought with a machinery marker ({ section-II-2-3 })
when-reseat =
    workers that machines replaced get new places after machinery, with the School
    ({ section-II-2-3 })
when-quality = quality is raised with a quality marker ({ section-II-2-4 })
when-distribute = { -distribution } is raised with a { -distribution } marker ({ section-II-2-5 })
when-buy = shares are bought with the stock exchange marker ({ section-II-2-6 })
when-sell = shares are sold with the stock exchange marker ({ section-II-2-6 })
when-repay = loans are repaid with the stock exchange marker ({ section-II-2-6 })
when-clear =
    stored goods are sold at the fixed price with the stock exchange marker ({ section-II-2-6 })
when-contract = contracts are signed and raised with the stock exchange marker ({ section-II-2-6 })
when-limit = the contract limit is moved at the stock exchange (5.2.II.6)
when-invest = the halves of the investor are chosen in an action with the investor marker (5.2.II.6)
when-ship =
    goods are shipped with a ship as marker, or after their sale ({ section-II-2-7 },
    { section-III-4 })
when-produce = a factory works for the store with a production marker ({ section-II-2-8 })
when-price =
    prices are set after an action with factory, quality, { -distribution } or production
    ({ section-II-3-1 })
when-take-tile =
    tiles are taken after an action with workers, machinery, stock exchange or ship
    ({ section-II-3-2 })
when-take-marker =
    advanced markers are taken after an action with workers, machinery, stock exchange or ship
    ({ section-II-3-2 })
when-take-ship =
    ships are taken after an action with workers, machinery, stock exchange or ship
    ({ section-II-3-2 })
when-assign = tiles are assigned anew where a special marker might be taken ({ section-II-3-2-1 })
when-return-tile = tiles are returned when there are too many, or for their use ({ section-II-3-2-1 })
when-keep-tile = a tile that is paid for anew is kept right after its use ({ section-II-2-1 })
when-swap = the ship that goes is chosen when another one is taken for it ({ section-II-3-2-3 })
when-broker = the Broker is returned where a special marker might be taken ({ section-II-3-2 })
when-sell-stored =
    stored goods are sold when the market wants more than the new ones ({ section-III-1 })
when-stop = selling is stopped when the market wants more than the new goods ({ section-III-1 })
when-offer = stored goods are offered before the sale, in turn order (5.3.I)
when-discard = goods are given up when the warehouses are too full ({ section-III-5 })
when-dismiss = harbour workers and ships are dismissed at the end of a decade ({ section-6-II })
when-lose-machine = machines are lost to the Luddites, when their event comes (10.2)
when-pay-off = the Luddites are paid off when their event comes (10.2)
when-advance = workers move up when the Luddites have broken a machine (10.2)
when-enlist = ships go to war when the event Opium War comes (10.2)
when-suffer = the loss is chosen when the event Recession comes (10.2)
when-influence = influence is gained after each cycle (9.3.II)
when-rise = the share value rises as a bonus of the East India Company (9.3.II)
