# What the decisions of the board game ask; .rule explains each in our own words.

## Preparation (4.1)

question-foundation = Choose one of your first two factories.
    .rule =
        Everybody begins with two level 1 factories of different goods, the first chosen in turn
        order and the second in reverse order. Workers from the job market fill the first two rows
        at once. You pay for both factories after the shares are sold. (4.1.IV)
question-start-capital = Sell some of your shares for capital.
    .rule =
        The bank buys your shares at their value, and this is all the money you begin with. You
        must sell enough to pay for both factories. What you keep counts at the end; what you sell
        can be bought back later, but seldom as cheaply. (4.1.V)
question-start-marker = Take a first special marker, or none.
    .rule =
        You may take one development tile, or an advanced marker or ship of the first row, for
        nothing. A ship of this row needs no crew. (4.1.V)

## Turn (II.1)

question-turn = Choose an action marker and an administration space.
    .rule =
        The marker decides which action you take, the space what you pay; a dearer space gives some
        actions more to work with. Markers stay on the chart until the decade ends. A marker that
        lies there can be used again for the price of its space and a fee of £2. Nobody can pass:
        without cash you sell shares in an emergency. ({ section-II-1 })
question-administration = How much do you pay in administrative costs?
    .rule =
        A tile lets you pay another amount than your space says. Pay more and some actions have
        more to work with; pay less and you save money. For a ship you never pay less than its
        capacity. ({ section-II-1 }, { section-II-2-4 })

## Actions (II.2)

question-factory-action = Build, modernise or close factories?
    .rule =
        You may own one factory of each good. A new one may have any level up to the current one and
        costs what that level costs; its first row is staffed from the job market at once.
        Modernising goes level by level, each at its full cost. Closing fires all workers, and
        quality, { -distribution } and machines are lost. ({ section-II-2-1 })
question-opening-price = Set the first price of your { $good }.
    .rule =
        Appeal is quality and { -distribution } less the price. The higher it is, the earlier your
        goods are sold, and you never sell more of them than your appeal; it must not be below 0.
        You may change the price again after later actions that concern this factory.
        ({ section-II-2-1 }, { section-II-3-1 })
question-workers-action = Hire or fire workers?
    .rule =
        Hiring is free, but workers earn wages in every production, and only rows that are full make
        goods. Every worker hired leaves a gap in the job market, which is demand for all. Firing
        begins with the last rows and spares row 1; in one action nobody is hired where somebody was
        fired. Workers in the warehouse open room for goods. ({ section-II-2-2 })
question-machinery-action = { $left ->
        [one] Where does your machine go?
       *[other] Where do your machines go? You may place { $left } more.
    }
    .rule =
        The administrative costs decide how many machines you may place. Each takes the place of a
        worker on a space that takes machines, and the worker is fired. A machine costs £1 in a
        production where a worker costs a wage. ({ section-II-2-3 })
question-reseating = { $left ->
        [one] Where does the replaced worker go?
       *[other] Where do the { $left } replaced workers go?
    }
    .rule =
        Your School may give workers that machines replaced an empty space in your factories. Those
        without a new place are fired when you go on. ({ section-II-2-3 })
question-quality-action = Which goods get better quality?
    .rule =
        The administrative costs and your marker decide how many levels you may raise, spread over
        your factories as you like. Quality adds to appeal and stays. It goes up to 4, with the
        Engineer to 6. ({ section-II-2-4 })
question-distribution-action = Which goods get more { -distribution }?
    .rule =
        Raising { -distribution } costs the number of the new level, out of the administrative
        costs, and your marker limits how much of them you can use. { -Distribution } adds to
        appeal, up to 4, and falls by one in every production of its good. The Patent may be
        returned for two free levels. ({ section-II-2-5 })
question-give-distribution = { $left ->
        [one] Which good gets a free level of { -distribution }?
       *[other] Which goods get { $left } free levels of { -distribution }?
    }
    .rule =
        Made in England gives you levels of { -distribution } that cost nothing. They may go to one
        factory or to several, and no factory gets more than 4 in all. (10.2)
question-exchange-action = What do you trade at the stock exchange?
    .rule =
        You may buy or sell your shares at their value, though nobody buys them below £10; repay
        loans for £13 each; sell stored goods at their fixed price; and sign or raise contracts. All
        this in any order, but shares only one way. No share is bought while you have a loan.
        ({ section-II-2-6 })
question-ship-action = Which contracts does the ship serve?
    .rule =
        The ship carries stored goods to the colonies, no more than it has room for. A contract is
        served whole, and each good brings the base quality of its factory in pounds. Your share
        value falls a space for the voyage, however many contracts it serves. ({ section-II-2-7 })
question-investor-action = Which half of the investor do you take now?
    .rule =
        The investor is a stock exchange action and a copy of another of your markers: workers,
        machinery or ships, wherever it lies. You choose the order, and finish the first before the
        second. The copy works with the £{ $pounds } you have paid and costs nothing more. No
        additional action follows. (5.2.II.6)
question-production-action = Which factory makes goods for the store?
    .rule =
        One factory runs its rows from the first on, { $rows ->
            [one] one row
           *[other] { $rows } rows
        } at most, and you pay wages and machines for these rows now. The goods go to your warehouse;
        what has no room is lost. In the last decade this also takes away the mark for hiring late.
        ({ section-II-2-8 })
question-extra-shift = Return Extra Shifts for one more unit of { $good }?
    .rule =
        This action makes { $count ->
            [one] 1 unit
           *[other] { $count } units
        }, with the tile one more, at no cost. The tile goes back to the offer; kept, it can be used
        in any later production. ({ section-II-2-8 })

## Additional actions (II.3)

question-price-adjustment = Change your prices?
    .rule =
        After this action you may change the price of every good whose factory it touched, once
        each. { $pounds ->
            [0] Other prices can't be changed now.
           *[other] Other prices cost £1 each of the £{ $pounds } in administrative costs left over.
        } No price may take appeal below 0. ({ section-II-3-1 })
question-special-marker = Take a special marker?
    .rule =
        You may take one thing for nothing: a development tile, or an advanced marker or ship of the
        current level or below. Nobody owns two tiles or markers alike. In place of it you may
        assign your Foreman or Workshop anew, or return the Broker to buy shares at half price.
        ({ section-II-3-2 })
question-swapped-ship =
    Which of your two like ships does the new one replace?
    .rule =
        A ship that lies on the administration chart hands its space on to the one that replaces it.
        There it can act again this decade if the costs paid reach its capacity.
        ({ section-II-3-2-3 })

question-fifth-tile = Which of your older tiles do you return?
    .rule =
        Four tiles are the most anybody may own. Having taken the tile { $tile }, you return one
        of the others to the offer, and its effect ends at once. ({ section-II-3-2-1 })
question-choose-inventor = Do you use the Inventor or the Tinkerer for this?
    .rule =
        You own both, and either lets you reach beyond the current technology level. The one you
        name has one use less; then you pay to keep it, or return it. (10.1)
question-keep-inventor = Keep the { $tile } for another use?
    .rule =
        The tile has just been used. To use it again later you pay now, or you return it to the
        offer. { $tile-id ->
            [tinkerer] After the second use it goes in any case.
           *[inventor] It costs more each time: £10, £15, £20; after the fourth use it goes in any
                case.
        } ({ section-II-2-1 })

## Production phase (III)

question-school-call =
    Shut your last row before one of its goods is sold, or sell on?
    .rule =
        The School lets you shut the last occupied row as long as none of its goods is sold. Its
        goods are not made, and its workers and machines are not paid. If you go on, its goods must
        be sold as long as there is demand. ({ section-III-1 })

question-call = The market wants more from you than your new goods. Sell from store?
    .rule =
        Your new goods are sold, and you are called again. You may sell a stored good at your price,
        or stop and sell no more in this phase. At the first such call Extra Shifts may be returned
        for one good more. ({ section-III-1 })
question-after-sale = The market has bought. What else do you use?
    .rule =
        A patron of this good and the Crown Jubilee each take one more good at your price, new or
        stored. The School may shut your last row with a worker if all its goods are unsold: they
        are not made, and the row is not paid. Extra Shifts make one good more if somebody can take
        it. ({ section-III-1 })
question-shipping = Serve your contract for the active good?
    .rule =
        You may ship new and stored goods together, with both ships if need be, but only the whole
        contract. Each good brings the base quality of its factory in pounds, and the share value
        falls a space for every ship used. A contract not served rises; where it can't, it costs
        share value. ({ section-III-4 })
question-overflow = Which good do you give up?
    .rule =
        Your warehouses hold fewer goods than you have. Goods lie in the large one as far as its
        workers make room, the others in the small one, which holds five. You choose what is lost.
        ({ section-III-5 })

question-declaration = What do you offer beside your new goods?
    .rule =
        Before the sale, in turn order, everybody may offer stored goods at their price; the market
        takes them as if they were new, what it leaves stays in store. Extra Shifts make one good
        more. The School shuts your last row with a worker: it makes nothing and is not paid. Once
        the market buys nothing of this can be changed. (5.3.I)
question-press-attache = Does the Press Attaché win the tie for { $bonus }?
    .rule =
        Others have as much as you, so that nobody would have this space of share value. The Press
        Attaché wins it for you. It is turned, and turns back when the decade ends; if it is turned
        already you return it. (5.3.II)

## End of cycle and decade (IV, 6.0)

question-charisma = Return Charisma and name the next start player?
    .rule =
        After a cycle the start player marker goes to the left; for a new decade the company with
        the least valuable portfolio names the start player. If you return Charisma you name one
        before that, and the tile goes back to the offer. Kept, it goes on winning ties for you.
        ({ section-IV }, { section-6-III })
question-marker-for-charisma = Take a special marker for the Charisma?
    .rule =
        Whoever returns the Charisma takes something else at once: a tile, or an advanced marker or
        ship of the level of this decade, even if the next one begins now. The Charisma itself
        can't be taken back. (10.1)
question-start-player = Who is start player in the coming decade?
    .rule =
        Your portfolio is worth least, so you name the start player, yourself included. Ties go
        to the company with less cash, then to the one farthest from the start player.
        ({ section-6-III })
question-broker-trade = Trade with your Broker?
    .rule =
        Before and after wages and event the Broker lets you sell stored goods at their fixed price,
        and buy or sell shares at their value. All else is left to the stock exchange.
        ({ section-6-II })
question-dismiss-harbour = Dismiss workers of your harbour?
    .rule =
        Crews and warehouse workers have just had their wages. You may dismiss any of them; a crew
        goes only as a whole, and the ship with it. Goods without room in the warehouse are lost.
        ({ section-6-II })

## Events (10.2)

question-luddites = What happens to the machines of your { $good } factory?
    .rule =
        The Luddites break one machine in every factory that has any. You choose which one, or pay
        £5 to keep them all. A space left empty stops its row until it is filled. (10.2)
question-advance-workers = Move a worker of your { $good } factory to the empty space?
    .rule =
        A worker of a higher row may fill the space that the broken machine left, so that the lower
        row goes on producing; the new gap may be filled in the same way. The last worker beside
        machines must stay. (10.2)
question-opium-war = Send a ship to war?
    .rule =
        You may give up one ship. Your share value rises by half of its capacity in spaces, the ship
        goes back to the offer, and its crew is fired. (10.2)
question-recession = What do you lose in the recession?
    .rule =
        Either your share value falls two spaces, or you give one of your shares to the bank. The
        share is not paid for, but can be bought back later. (10.2)

## The end (6.II, 8.0)

question-final-exchange = Trade for the last time?
    .rule =
        You may sell stored goods at their fixed price, repay loans and buy shares. Cash only breaks
        ties, shares count with their value, and whoever keeps a loan has lost. After this, marked
        factories and open contracts lower your share value. ({ section-6-II }, 8.0)

## East India Company (2025 9.3)

question-take-influence = On which track do you gain influence?
    .rule =
        Choose one of the four tracks: one step is free, and more of them cost the price of the
        track each, in cash. If you buy any, the price goes up afterwards. An orange space holds one
        marker only; you may pass it, but not stay on it. In the end each track counts its price
        times the number your marker has reached. (9.3.II)
question-influence-bonus = Which bonus of the { $track } track do you take?
    .rule =
        You take one of the bonuses up to the space of your marker, even if it did not move.
        { -Distribution } goes to any factory, machine and quality only to the one whose good
        belongs to the track. It is no action, so that tiles for actions do not help. (9.3.II)
