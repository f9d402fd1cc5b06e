# What happened in the board game. $who is the company it happened to.

## Decade and cycle (5.0, I, IV, 6.0)

journal-decade = The decade of { $year } begins, technology level { $level }.
journal-economy = Economy: the importer of { $good } { $importer ->
        [0] stays where it is
       *[other] gains { $importer } in appeal
    }, and { $workers ->
        [0] no fired worker returns
        [one] a fired worker returns
       *[other] { $workers } fired workers return
    } to the job market.
journal-end-of-decade = The decade of { $year } ends, and all action markers come back.
journal-dismissed-post = { $who } dismisses the worker at { $post } of the warehouse.
journal-dismissed-ship = { $who } dismisses a ship of capacity { $capacity }{ $crew ->
        [0] {""}
       *[other] {" "}with its crew of { $crew }
    }.
journal-obsolete = { $who }'s { $good } factory of level { $level } becomes obsolete and { $workers ->
        [0] finds no extra worker
        [one] takes an extra worker
       *[other] takes { $workers } extra workers
    }.

## Turn and money (II.1, 7.0)

journal-placed = { $who } puts the { $marker } marker on the £{ $space } space.
journal-reused = { $who } uses the { $marker } marker again on the £{ $space } space.
journal-emergency-sale = { $who } has to sell { $count ->
        [one] a share
       *[other] { $count } shares
    } for £{ $pounds } in an emergency, and the share value falls { $lost ->
        [one] a space
       *[other] { $lost } spaces
    }.
journal-loan = { $who } has to take { $count ->
        [one] a loan of £{ $pounds }
       *[other] { $count } loans of £{ $pounds } together
    }, and the share value falls { $lost ->
        [one] a space
       *[other] { $lost } spaces
    }.

## Factory (II.2.1)

journal-built = { $who } builds a { $good } factory of level { $level }.
journal-modernised = { $who } modernises the { $good } factory to level { $level }.
journal-closed = { $who } closes the { $good } factory of level { $level }.
journal-priced = { $who } sets the price of { $good } to £{ $pounds }.

## Workers and warehouse (II.2.2, III.5)

journal-hired = { $who } hires { $count ->
        [one] a worker
       *[other] { $count } workers
    } into row { $row } of the { $good } factory.
journal-fired = { $who } fires { $count ->
        [one] a worker
       *[other] { $count } workers
    } of the { $good } factory.
journal-marked =
    { $who }'s { $good } factory is marked, as it hires after its last production of the game.
journal-rearranged =
    { $who } moves { $piece } of the { $good } factory from row { $row } to row { $to }.
journal-posted = { $who } hires a worker for { $post } of the warehouse.
journal-shifted = { $who } moves a warehouse worker from { $post } to { $new_post }.
journal-goods-lost = { $who } has no room for { $count ->
        [one] 1 unit of { $good }, which is lost
       *[other] { $count } units of { $good }, which are lost
    }.

## Machinery, quality, distribution (II.2.3 to II.2.5)

journal-mechanised =
    { $who } replaces a worker in row { $row } of the { $good } factory by a machine.
journal-reseated = { $who } gives a replaced worker a place in row { $row } of the { $good } factory.
journal-improved = { $who } raises the quality of { $good } to { $level }.
journal-distributed = { $who } raises the { -distribution } of { $good } to { $level }.

## Stock exchange (II.2.6)

journal-bought-shares = { $who } buys { $count ->
        [one] a share for £{ $price }
       *[other] { $count } shares for £{ $price } each
    }.
journal-sold-shares = { $who } sells { $count ->
        [one] a share for £{ $price }
       *[other] { $count } shares for £{ $price } each
    }.
journal-repaid = { $who } repays { $count ->
        [one] a loan for £{ $pounds }
       *[other] { $count } loans for £{ $pounds } each
    }.
journal-cleared = { $who } sells { $count ->
        [one] 1 stored unit
       *[other] { $count } stored units
    } of { $good } at the fixed price.
journal-contracted = { $who } signs a contract for { $space } units of { $good }.
journal-limited = { $space ->
        [0] { $who } takes the contract limit off the track.
       *[other] { $who } limits the contracts to { $space } units.
    }
journal-invested = { $marker-id ->
        [exchange] { $who } trades with the investor.
        [both-ships] { $who } copies a voyage of both ships with the investor.
       *[other] { $who } copies the { $marker } marker with the investor.
    }

## Shipping (II.2.7, III.4)

journal-shipped = { $who } ships { $count ->
        [one] 1 unit
       *[other] { $count } units
    } of { $good }{ $ships ->
        [0] {" "}on the same voyage
        [one] {" "}with one ship, and the share value falls a space
       *[other] {" "}with { $ships } ships, and the share value falls { $ships } spaces
    }.
journal-ships-turned = { $count ->
        [one] { $who }'s ship of capacity { $capacity } is inactive now.
       *[other] { $who }'s ships are inactive now.
    }
journal-ships-readied = { $count ->
        [one] { $who }'s ship is active again.
       *[other] { $who }'s ships are active again.
    }
journal-contract-rose =
    { $who } has not served the contract for { $good }, which rises to { $space } units.
journal-contract-at-limit =
    { $who } has not served the contract for { $space } units of { $good }, which can't rise: the
    share value falls { $spaces ->
        [one] a space
       *[other] { $spaces } spaces
    }.

## Special markers (II.3.2)

journal-took-tile = { $who } takes the tile { $tile }{ $good ->
        [none] {""}
       *[other] {" "}for the { $good } factory
    }.
journal-returned-tile = { $who } returns the tile { $tile }.
journal-assigned = { $who } assigns the tile { $tile } to the { $good } factory.
journal-took-marker = { $who } takes the { $marker } marker.
journal-took-ship = { $who } takes a ship of capacity { $capacity }{ $instead ->
        [0] {""}
       *[other] {" "}in place of the one of { $instead }
    }{ $crew ->
        [0] {""}
        [one] {" "}and hires a worker for its crew
       *[other] {" "}and hires { $crew } workers for its crew
    }.
journal-brokered = { $who } buys { $count ->
        [one] a share
       *[other] { $count } shares
    } at half price for £{ $pounds } in all.
journal-used-inventor = { $who } uses the { $tile } for the { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] { $count }th
    } time.

## Production and sale (III.1)

journal-production =
    Production of { $good }: demand { $demand }, wage £{ $wage }, importer's appeal { $importer }.
journal-sold-stored = { $who } sells a stored unit of { $good }.
journal-offered = { $who } offers { $count ->
        [one] 1 stored unit
       *[other] { $count } stored units
    } of { $good }.
journal-sold-offered = { $who } sells { $count ->
        [one] 1 of the units
       *[other] { $count } of the units
    } of { $good } from store.
journal-stopped-selling = { $who } sells no more { $good }.
journal-sale = The market for { $good } closes: demand { $demand }, imported { $imported }{ $left ->
        [0] {""}
       *[other] , left over { $left }
    }.
journal-sold = { $who } sells { $count ->
        [0] no { $good }
        [one] 1 unit of { $good }
       *[other] { $count } units of { $good }
    }{ $unsold ->
        [0] {""}
       *[other] {" "}and has { $unsold } left
    }.
journal-sold-to-patron = { $who } sells { $stored ->
        [0] a unit
       *[other] a stored unit
    } of { $good } to the patron.
journal-sold-at-jubilee = { $who } sells { $stored ->
        [0] a unit
       *[other] a stored unit
    } of { $good } for the Crown Jubilee.
journal-row-shut = { $who } shuts row { $row } of the { $good } factory, which would make { $goods ->
        [one] 1 unit
       *[other] { $goods } units
    }.

## Share value, wages, distribution (III.2, III.3)

journal-share-rose = { $who }'s share value rises { $spaces ->
        [one] a space
       *[other] { $spaces } spaces
    } to space { $space }: { $sales } for sales of { $good }{ $appeal ->
        [0] {""}
       *[other] , { $appeal } for the highest appeal
    }{ $most ->
        [0] {""}
       *[other] , { $most } for selling the most
    }.
journal-tie-won = { $who }'s Press Attaché wins the tie for { $bonus } with { $good }.
journal-running-cost = { $who }'s { $good } factory costs £{ $wages } for { $workers ->
        [one] a worker
       *[other] { $workers } workers
    }{ $machines ->
        [0] {""}
        [one] {" "}and £{ $upkeep } for a machine
       *[other] {" "}and £{ $upkeep } for { $machines } machines
    }.
journal-price-fell =
    Appeal would be below 0, so { $who }'s price of { $good } falls to £{ $price } and the share value
    by { $spaces ->
        [one] a space
       *[other] { $spaces } spaces
    }.

## Events (10.2)

journal-event = The event of { $year } is { $event }. { $event-effect }
journal-event-lifted = The event { $event } is over.
journal-economic-crisis = The crisis brings { $returned ->
        [0] no fired worker
        [one] a fired worker
       *[other] { $returned } fired workers
    } back to the job market and moves { $moved ->
        [0] none of its last row up
       *[other] { $moved } of its last row up
    }.
journal-importers-moved = The appeal of all importers { $spaces ->
        [-2] falls by 2, though not below 0
        [2] rises by 2
       *[other] changes by { $spaces }
    }.
journal-war-profit =
    The war raises { $who }'s { -distribution } of { $good } to { $distribution } and the price to
    £{ $pounds }.
journal-workers-boxed = The World's Fair takes { $count ->
        [0] no worker
        [one] a worker
       *[other] { $count } workers
    } out of the game.
journal-machine-lost =
    The Luddites break a machine in row { $row } of { $who }'s { $good } factory.
journal-worker-advanced =
    { $who } moves a worker of the { $good } factory from row { $row } to row { $to }.
journal-enlisted = { $who } sends a ship of capacity { $capacity } to war{ $crew ->
        [0] {""}
       *[other] {" "}and fires its crew of { $crew }
    }; the share value rises { $spaces ->
        [one] a space
       *[other] { $spaces } spaces
    }.
journal-recession-spaces = { $who }'s share value falls { $spaces ->
        [one] a space
       *[other] { $spaces } spaces
    } in the recession.
journal-recession-shares = { $who } loses { $count ->
        [one] a share
       *[other] { $count } shares
    } in the recession.

## The end (8.0)

journal-excluded = { $who } still has { $loans ->
        [one] a loan
       *[other] { $loans } loans
    } and has lost.
journal-final-mark =
    { $who }'s { $good } factory is still marked, which costs { $spaces } spaces of share value and
    { $shares ->
        [0] no share
        [one] a share
       *[other] { $shares } shares
    }.
journal-final-contract =
    { $who }'s open contract for { $good } costs { $spaces } spaces of share value.
journal-final-influence =
    { $who }'s influence in the East India Company is worth £{ $pounds }.

## East India Company and asymmetrical factories (2025 9.3, 9.4)

journal-influenced = { $who } gains influence on the { $track } track, now on space { $space }{ $bought ->
        [0] {""}
        [one] , with one step bought for £{ $pounds }
       *[other] , with { $bought } steps bought for £{ $pounds }
    }.
journal-influence-rise =
    { $who }'s share value rises a space to space { $space }, as a bonus of the East India Company.
journal-marker-exchanged = { $who } exchanges a factory marker of { $good } with { $player }.
