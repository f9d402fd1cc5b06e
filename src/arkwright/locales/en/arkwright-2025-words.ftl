# What the tables of the 2025 edition and its short game say in other words: their rules differ.

title-arkwright-2025 = Arkwright (2025)
    .note = new edition, five decades

-distribution = marketing
-Distribution = Marketing

## Tiles (10.1)

tile-agent = Agent
    .effect = When you ship, every contract may be served with one good more or fewer than it asks for.
tile-charisma = Charisma
    .effect =
        Return it at the end of a cycle or decade, name the start player, and take a special marker
        for it.
tile-school = School
    .effect =
        Workers replaced by machines may take free places in your factories, and before a sale you
        may shut your last row with a worker.
tile-small-warehouse = Small Warehouse
    .effect = It stores five goods of any kind without a worker.

## Moves and what happened

move-place = { $marker-id ->
        [both-ships] use both ships on the £{ $space } space and pay £{ $space }
       *[other] use the { $marker } marker on the £{ $space } space and pay £{ $space }
    }
    .group = Use a marker or ships on an administration space
move-found = begin with a { $category-id ->
        [usual] {""}
       *[other] { $category }{" "}
    }{ $good } factory
    .group = Choose a factory
move-build = build a { $category-id ->
        [usual] {""}
       *[other] { $category }{" "}
    }{ $good } factory of level { $level }
    .group = Build a factory: good, level, kind

journal-placed = { $marker-id ->
        [both-ships] { $who } uses both ships on the £{ $space } space.
       *[other] { $who } uses the { $marker } marker on the £{ $space } space.
    }
journal-founded = { $who } founds a { $category-id ->
        [usual] {""}
       *[other] { $category }{" "}
    }{ $good } factory with { $workers } workers.
journal-built = { $who } builds a { $category-id ->
        [usual] {""}
       *[other] { $category }{" "}
    }{ $good } factory of level { $level }.
journal-end-of-decade = The decade of { $year } ends.

## Why a move is refused

refusal-marker-not-there = your { $marker } marker is not on the administration chart; place it
refusal-price-below-lowest = the lowest price of this good is £{ $pounds }
refusal-contract-whole =
    your contract for { $good } is for { $space } units and must be served whole; the Agent may
    change every contract by one unit

## What is asked

question-start-marker = Take your first special marker.
    .rule =
        You take one development tile, or an advanced marker or ship of the first row. Only the
        Inventor and the Tinkerer are paid for. A ship of this row needs no crew. (4.1.V)
question-turn = Choose an action marker and an administration space.
    .rule =
        The marker decides which action you take, the space what you pay; a dearer space gives some
        actions more to work with. Markers stay on the chart until the decade ends, ships never do.
        A marker that lies there can be lifted for a fee of £2 and used again at once, on its old
        space or a free one. Nobody can pass: without cash you sell shares in an emergency.
        (5.2.I)
question-factory-action = { $part ->
        [0] Close, build or modernise factories?
        [1] Build or modernise factories?
       *[other] Modernise factories?
    }
    .rule =
        First you close, then you build, then you modernise. You may own one factory of each good. A
        new one may have any level up to the current one, and its first row is staffed at once;
        modernising goes level by level, each at its full cost. What is closed goes to the box with
        its quality and marketing, and all its workers are fired. (5.2.II.1)
question-opening-price = Set the first price of your { $good }.
    .rule =
        Appeal is quality and marketing less the price. The higher it is, the earlier your goods are
        sold, and you never sell more of them than your appeal. The first price must not be above
        the base quality. You may change all your prices after later actions with factory, quality,
        marketing or production. (5.2.II.1, 5.2.III.1)
question-workers-action = Hire or fire workers?
    .rule =
        Hiring is free, but workers earn wages in every production, and every gap they leave in the
        job market is demand for all. Rows are filled in order, and only full rows make goods. Firing
        begins with the last rows and spares row 1; before it, machines and workers may move to lower
        rows. In the last decade nobody is hired for a good that has been produced. Workers in the
        warehouse open room for goods. (5.2.II.2)
question-exchange-action = { $part ->
        [0] Goods, loans, shares, contracts: what do you trade?
        [1] Loans, shares, contracts: what do you trade?
        [2] Shares, then contracts: what do you trade?
       *[other] Sign or raise contracts?
    }
    .rule =
        There is an order: you sell stored goods at their fixed price; repay loans for £13 each; buy
        or sell your shares, not both, and buy none while you have a loan; sign or raise contracts.
        The contract limit may move at the same time as contracts: a contract left unserved does not
        rise beyond it, but costs share value. (5.2.II.6)
question-ship-action = Which contracts do you serve?
    .rule =
        Your ships carry stored goods to the colonies, no more than they have room for. A contract
        is served whole, and each good brings the base quality of its factory in pounds. Your share
        value falls a space for every ship that is needed. The administration space stays free.
        (5.2.II.7)
question-production-action = Which factory makes goods for the store?
    .rule =
        One factory runs its rows from the first on, { $rows ->
            [one] one row
           *[other] { $rows } rows
        } at most, and you pay wages and machines for these rows now. The goods go to your warehouse;
        what has no room is lost. (5.2.II.8)
question-price-adjustment = Change your prices?
    .rule =
        After actions with factory, quality, marketing or production you may change the price of
        every good you make, once each. There is a lowest price for each good, but no highest. If
        you change any, none of your goods may be left with an appeal below 0. (5.2.III.1)
question-after-sale = The market has bought. What else do you use?
    .rule =
        A patron of this good and the Crown Jubilee each take one more good at your price, new or
        stored, also if the market took none. Extra Shifts make one good more, if a ship can take
        it. (5.3.I)
question-charisma = Return Charisma and name the next start player?
    .rule =
        After a cycle the start player marker goes to the left; for a new decade the company with
        the least valuable portfolio names the start player. If you return Charisma you name one
        before that, even the one who would begin anyway, and take a special marker for it.
        (5.4, 6.2)
question-final-exchange = Trade for the last time?
    .rule =
        You may sell stored goods at their fixed price, repay loans and buy shares. Cash only breaks
        ties, shares count with their value, and whoever keeps a loan has lost. After this, open
        contracts lower your share value; influence in the East India Company is added, where it is
        in play. (6.1, 8.0)
