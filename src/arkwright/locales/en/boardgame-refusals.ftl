# Why a move of the board game is refused, and what would be right.

## Turn and administration (II, II.1, II.2.7)

refusal-marker-not-there =
    the { $marker } marker does not lie on your £{ $space } space, so it can't be used again there
refusal-marker-not-owned = you do not own the { $marker } marker; take it as a special marker first
refusal-marker-placed-already =
    your { $marker } marker lies on the administration chart already; it can only be used again
refusal-space-taken =
    your { $marker } marker lies on the £{ $space } space; choose a free space or use that marker
    again
refusal-space-closed-by-bureaucracy =
    Bureaucracy has closed the £{ $pounds } space to everybody without the Administrator
refusal-space-closed-by-hamburg =
    the Hamburg Crisis has closed the £{ $pounds } space this decade; unlock it first
refusal-nothing-to-unlock = none of your administration spaces waits to be unlocked
refusal-ship-needs-more =
    what carries { $capacity } units needs at least £{ $capacity } in administration, more than the
    £{ $space } space takes
refusal-amount-out-of-range =
    here you may pay from £{ $least } to £{ $most } in administrative costs
refusal-pay-first = first choose how much you pay in administrative costs

## Factories (4.1, II.2.1)

refusal-factory-owned = your two factories must be of different goods, and you have { $good } already
refusal-level-not-reached = level { $level } is the highest you can reach now
refusal-highest-level = your { $good } factory has the highest level there is
refusal-just-built = you built the { $good } factory just now, so you can't close it yet
refusal-just-closed =
    you closed a { $good } factory of level { $level } just now; it can't be built again yet
refusal-factories-not-covered =
    you must sell at least { $count ->
        [one] a share
       *[other] { $count } shares
    } to pay for both factories
refusal-too-few-workers = the job market has { $count ->
        [0] no worker left to hire
        [one] only one worker left to hire
       *[other] only { $count } workers left to hire
    }

## Prices (II.2.1, II.3.1)

refusal-opening-price-first = first set the price of { $good }, whose factory has just opened
refusal-price-below-lowest = the lowest price in this edition is £{ $pounds }
refusal-price-above-highest = the highest price in this edition is £{ $pounds }
refusal-price-space-holds-goods =
    stored { $good } lies on that space of the price scale; choose a price below the goods
refusal-appeal-below-zero =
    the appeal of your { $good } would fall below 0; choose a lower price
refusal-price-as-it-is = the price of your { $good } is £{ $pounds } already
refusal-price-changed-already =
    you have changed the price of { $good } in this action; once is all
refusal-price-not-touched =
    this action did not touch your { $good } factory, and nothing is left of the administrative costs
    to pay for its price

## Workers and warehouse (II.2.2, III.5)

refusal-fewer-spaces = row { $row } of your { $good } factory has { $count ->
        [0] no empty space
        [one] only one empty space
       *[other] only { $count } empty spaces
    }
refusal-fired-there =
    in this action you fired workers in row { $row } of your { $good } factory, so nobody can be
    hired in their place
refusal-fewer-workers-to-fire = { $count ->
        [0] no worker
        [one] only one worker
       *[other] only { $count } workers
    } of your { $good } factory can be fired: row 1 stays, and so do workers hired in this action and
    the rows before them
refusal-post-staffed = a worker stands at { $post } of your warehouse already
refusal-post-not-staffed = no worker stands at { $post } of your warehouse
refusal-post-settled =
    the worker at { $post } of your warehouse came there in this action and must stay
refusal-must-discard = your warehouses are too full; first choose a good to give up
refusal-discard-makes-no-room = giving up { $good } makes no room; choose one of the goods listed

## Machinery (II.2.3)

refusal-no-worker-to-replace =
    row { $row } of your { $good } factory has no worker on a space that takes a machine
refusal-all-reseated = every worker that was replaced has a place

## Quality and distribution (II.2.4, II.2.5)

refusal-quality-paid-for = the £{ $pounds } you paid { $count ->
        [0] are too little for a level of quality
        [one] are enough for one level of quality, which you have
       *[other] are enough for { $count } levels of quality, which you have
    }
refusal-distribution-cap = { -distribution } goes no higher than { $level }
refusal-distribution-too-dear =
    the next level of { -distribution } costs £{ $pounds }, and this action has £{ $left } left
refusal-patent-levels-done = you have used both free levels of the Patent
refusal-patent-pounds-used =
    you have spent the additional pounds of the Patent, so it can't be returned for free levels

## Stock exchange (4.1.V, 6.II, II.2.6)

refusal-loans-bar-buying = you can't buy shares before { $loans ->
        [one] your loan is
       *[other] all of your { $loans } loans are
    } repaid
refusal-bank-has-fewer-shares = the bank has { $count ->
        [0] none of your shares left
        [one] only one of your shares left
       *[other] only { $count } of your shares left
    }
refusal-shares-too-dear = your cash of £{ $cash } is too little at a price of £{ $price }
refusal-fewer-shares-owned = you own { $count ->
        [0] no share
        [one] only one share
       *[other] only { $count } shares
    }
refusal-shares-bought-already = you have bought shares in this action, so you can't sell any
refusal-shares-sold-already = you have sold shares in this action, so you can't buy any
refusal-fewer-loans = you have { $loans ->
        [0] no loan
        [one] only one loan
       *[other] only { $loans } loans
    } to repay
refusal-repayment-too-dear = each loan costs £{ $pounds } to repay, and you have £{ $cash }
refusal-no-repaying-now = the Broker can't repay loans; that takes a stock exchange action
refusal-no-contracts-now = contracts are signed in a stock exchange action only
refusal-no-selling-at-the-end = shares can't be sold any more, only bought
refusal-contract-beyond-track = contracts go up to { $space } units at this table
refusal-contract-settled = you have set the contract for { $good } in this action; once is all
refusal-contract-only-upward =
    your contract for { $good } stands at { $space } units and can only be raised

## Shipping (II.2.7, III.4)

refusal-no-contract = you have no contract for { $good }
refusal-contract-whole =
    your contract for { $good } is for { $space } units and must be served whole; the Agent may
    change one contract of a shipping by one unit
refusal-ship-too-small = the ship has { $capacity ->
        [0] no room left
        [one] room for only one more unit
       *[other] room for only { $capacity } more units
    }
refusal-ships-too-small = { $capacity ->
        [0] you have no ship
       *[other] your ships carry only { $capacity } units
    }
refusal-ship-not-owned = you have no ship of capacity { $capacity }
refusal-ship-without-crew = your ship of capacity { $capacity } has no crew to dismiss

## Production (II.2.8)

refusal-fewer-rows-allowed = this marker runs { $count ->
        [one] only the first row
       *[other] only the first { $count } rows
    } of a factory
refusal-row-not-in-use = row { $row } of your { $good } factory is empty; run fewer rows

## Special markers (II.3.2)

refusal-tile-owned = you own the tile { $tile } already, and nobody may own two alike
refusal-tile-not-owned = you do not own the tile { $tile }
refusal-tile-not-on-offer = the tile { $tile } is not on offer
refusal-tile-in-use = you use the tile { $tile } in this action already
refusal-tile-just-taken = you have just taken the tile { $tile }; return one of the older ones
refusal-must-return-tile = nobody may own more than { $count } tiles; first return one
refusal-assigned-already = the tile { $tile } is assigned to your { $good } factory already
refusal-inventor-first = first pay for the next use of the { $tile }, or return it
refusal-marker-owned = you own the { $marker } marker already, and nobody may own two alike
refusal-marker-not-on-offer = the { $marker } marker is not on offer
refusal-marker-of-later-level =
    the { $marker } marker comes later; you may take from rows up to level { $level }
refusal-ship-not-on-offer = no ship of capacity { $capacity } is on offer
refusal-ship-of-later-level =
    ships of capacity { $capacity } come later; you may take from rows up to level { $level }
refusal-pier-still-free = you have a free pier, so there is no ship to swap; take the ship as it is
refusal-no-free-pier = both of your piers are taken; swap a smaller ship for a larger one
refusal-no-crew = the job market has too few workers for the crew of a ship of capacity { $capacity }

## Sale (III.1)

refusal-only-after-sale = { $tile } can be used only after the market has bought
refusal-extra-shifts-at-first-call =
    Extra Shifts can be used when you are first called without new goods, not later
refusal-row-already-shut = you have shut row { $row } already, and one row is all
refusal-no-row-to-shut = your { $good } factory has no row with a worker to shut
refusal-row-goods-sold = row { $row } of your { $good } factory made { $goods ->
        [one] 1 unit
       *[other] { $goods } units
    }, and the School shuts only a row whose goods are all unsold
refusal-no-use-for-extra-good =
    nobody would take another unit of { $good }: neither patron nor jubilee, ship nor store
refusal-patron-has-bought = your patron of { $good } has bought already
refusal-no-jubilee-sale = you have no sale for the Crown Jubilee left
refusal-no-good-left = you have no { $good } left to sell, neither new nor stored

## Decade and events (IV, 6.II, 6.III, 10.2)

refusal-other-factory-now = it is the turn of your { $good } factory
refusal-no-machine-in-row = row { $row } of your { $good } factory has no machine
refusal-no-worker-in-row = row { $row } of your { $good } factory has no worker
refusal-only-from-higher-rows =
    the empty space is in row { $row }; only workers of higher rows can move there
refusal-last-worker-beside-machines =
    the last worker in row { $row } of your { $good } factory must stay with the machines

## Choices that come first

refusal-school-first = first decide whether the School shuts the last row of your { $good } factory
refusal-choose-swapped-ship =
    first say which of your two ships of capacity { $capacity } the new one replaces
refusal-factories-come-first =
    the Inventor costs £{ $pounds }, and your capital must still pay for both factories

## The 2025 edition: set-up, turn and factories (4.1, 5.2.I, 5.2.II)

refusal-must-take-marker = the first special marker must be taken; only what it is you may choose
refusal-ships-inactive = your ship is inactive; a stock exchange action makes it active again
refusal-no-two-ships = you do not have two ships to send together
refusal-no-goods-to-ship = a ship action needs goods in your warehouse, and there are none
refusal-no-contract-to-serve =
    a ship action needs a contract that your stored goods fulfil and a capacity of { $capacity } carries
refusal-ship-cannot-sail = { $marker } can't sail now: it must be yours and active
refusal-factory-in-order =
    closing comes first, then building, then modernising, and you have come to { $part }
refusal-marker-in-box =
    your { $good } factory of level { $level } was closed and went to the box, so that level can't be
    reached again
refusal-produced-in-last-decade =
    this is the last decade and { $good } has been produced, so nobody can begin to work for it
refusal-opening-above-base =
    the first price must not be above the base quality of the factory, £{ $pounds }
refusal-price-it-first =
    the appeal of your { $good } is below 0; as you change prices, set this one too
refusal-lower-rows-first = rows are filled in order: your { $good } factory has a gap in a lower row
refusal-moving-comes-first =
    workers were hired or fired in your { $good } factory; what moves in it moves before
refusal-no-place-in-row = row { $row } has no place for { $piece } from there
refusal-one-four-each = with two companies nobody may have two ships of capacity 4

## Stock exchange and investor (5.2.II.6)

refusal-exchange-in-order =
    the order is stored goods, loans, shares, contracts, and the time for { $part } is over
refusal-no-contracts-in-game =
    there are no contracts in this game; ships carry what they have room for
refusal-contract-beyond-limit =
    your contract limit lies on { $space }; move it first, or sign for less
refusal-limit-is-set = the contract limit lies where you have put it
refusal-limit-stays-on-track = with two companies the contract limit stays on a space up to { $space }
refusal-limit-left-of-contract =
    you have a contract for { $space } units, and the limit can't be below a contract
refusal-half-done = { $marker-id ->
        [exchange] you have taken the stock exchange half of the investor
       *[other] you have copied a marker with the investor, and one is all
    }
refusal-copy-needs-more = the £{ $pounds } you paid for the investor are too little for { $marker }

## Sale and tiles (5.3, 5.4, 10.1)

refusal-only-before-sale = { $tile } is used before the market buys
refusal-offered-already = you have offered stored goods for this sale; once is all
refusal-nobody-wants-it = the appeal of your { $good } is below 0, so nobody takes more of it
refusal-no-ship-for-extra-good = no ship would take another unit of { $good } now
refusal-tie-first = first say whether the Press Attaché wins the tie for { $bonus }
refusal-broker-not-for-charisma =
    the Broker’s half price takes the place of the additional action, and of the Lobby’s marker, which follows its rules; for Charisma you take a marker
refusal-tile-just-returned = you have just returned the tile { $tile }; take something else
refusal-choose-inventor = first say whether the Inventor or the Tinkerer was used

## East India Company and asymmetrical factories (9.3, 9.4)

refusal-track-space-barred =
    your marker can't stay there on the { $track } track: the space holds a marker, or there is none
refusal-influence-too-dear = a step costs £{ $price }, and you have £{ $cash }
refusal-bonus-not-reached = { $bonus } comes from space { $space } of the track on
refusal-bonus-for-other-good = on this track the bonus goes to a { $good } factory only
refusal-usual-factories-only = bulk and luxury factories are not in play at this table
refusal-kind-all-open =
    { $count } { $category } factories of { $good } are open, and there are no more of this kind
