# Lessons of the board game: what the note in the margin says. No figure stands here, facts bring them.

## So many of them, as a sentence says it: { lesson-count-shares } in it, and $shares among its facts

lesson-count-shares = { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    }
lesson-count-loaves = { $loaves ->
        [one] { $loaves } loaf
       *[other] { $loaves } loaves
    }
lesson-count-lamps = { $lamps ->
        [one] { $lamps } lamp
       *[other] { $lamps } lamps
    }
lesson-count-steps = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
lesson-count-spaces = { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
lesson-count-levels = { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }

## The guided decade: one decade with a note for each idea, each used at once

lesson-guided-decade = The guided decade
    .about = A decade with a note in the margin: the first move is shown, then you decide.

lesson-guided-decade-goal =
    England, { $year }. You own a factory for food and one for clothes; Strutt and Wedgwood own others. At the end only one figure counts: *your shares × the value of one share*.

    (a) You hold { lesson-count-shares } of £{ $share_value }: your company is worth £{ $portfolio }. Cash left over is worth nothing.

    (b) Each sale moves you to the right on the share track, and a share is worth more.
    .kicker = The goal
    .title = Make your company worth most

lesson-guided-decade-cycle =
    A decade has one cycle for each good; now it is food (a). In a cycle each company in turn puts one marker on its board and acts. Then the factories of that good produce and sell.

    You act first, so the others can answer what you do.
    .kicker = How time goes
    .title = Everybody acts, one good sells

lesson-guided-decade-marker =
    Your factory bakes { lesson-count-loaves }, but *only { $sold } would be sold* (a): no company sells more than its appeal. Yours (b) is base quality { $base_quality } − price { $price } = { $appeal }.

    Distribution adds to appeal. A level costs as many pounds as its number: each is dearer than the one before.
    .kicker = Your first marker
    .title = You sell as many as your appeal
    .todo =
        Distribution on £{ $space }, food as high as it pays, end the action.

        The cell (c) in your decision, or marker and space on your board.
    .why = What you pay for the space pays for the levels. The cheapest space would buy one level only. Distribution falls by one after each production of its good, so buy it just before the sale.

lesson-guided-decade-price =
    Your appeal is { $appeal } (a). A pound off the price adds one, a pound more takes one away. As it is you sell { $sold } of { lesson-count-loaves }; *alone at the top* you rise one step more.

    Strutt has { $strutt }, Wedgwood { $wedgwood } (b), and they act after you. Set your price or leave it, then end your turn.
    .kicker = From here on you decide
    .title = Price against appeal
    .why = One good sold is one step on the share track, more than one are a step more. The highest appeal alone brings one more, and so do most sales alone. A tie brings nothing.

lesson-guided-decade-rivals =
    Strutt paid for quality: his appeal is { $appeal } (a), and quality stays where distribution fades. Wedgwood hired: his factory makes { lesson-count-loaves }.

    Each worker hired leaves a space in the job market, and *empty spaces are buyers* (b). Demand for cutlery is { $cutlery } now, for whoever sells it.
    .kicker = The others act
    .title = Hiring makes buyers for all

lesson-guided-decade-sale =
    Demand for food is { $demand }. The rows are called from the top down (a): in each row, whoever has that much appeal sells one, until the demand is used up.

    So *appeal, demand and what you make limit a sale*. You had appeal { $appeal } and made { lesson-count-loaves }. You sold { $sold }.
    .kicker = The sale
    .title = Called by appeal, row by row

lesson-guided-decade-brought =
    .title = What it brought

lesson-guided-decade-brought-gave-up =
    (a) Loaves sold: { $sold }. £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*.

    (b) { lesson-count-steps }: { $sales } for what you sold, { $top } for the highest appeal, { $most } for most sold.

    (c) A pound more would have brought £{ $given } more, and a company worth £{ $other }. Yours is worth £{ $portfolio }.
    .kicker = You decided: £{ $value }
    .title =
        £{ $given } given up, { $gained ->
            [one] one step gained
           *[other] { $gained } steps gained
        }
    .why = The bonus for appeal goes to the company that stands alone at the top, above the importer, too. With the same appeal as another it goes to nobody.

lesson-guided-decade-brought-took =
    (a) Loaves sold: { $sold }. £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*.

    (b) { lesson-count-steps }: { $sales } for what you sold, { $top } for the highest appeal, { $most } for most sold.

    (c) A pound less would have brought £{ $taken } less, and a company worth £{ $other }. Yours is worth £{ $portfolio }.
    .kicker = You decided: £{ $value }
    .title =
        £{ $taken } more, { $missed ->
            [one] one step less
           *[other] { $missed } steps less
        }
    .why = The bonus for appeal goes to the company that stands alone at the top, above the importer, too. With the same appeal as another it goes to nobody.

lesson-guided-decade-brought-too-low =
    (a) Loaves sold: { $sold }. £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*.

    (b) { lesson-count-steps }: { $sales } for what you sold, { $top } for the highest appeal, { $most } for most sold.

    (c) A pound more would have brought £{ $given } more and as many steps. Your company is worth £{ $portfolio }.
    .kicker = You decided: £{ $value }
    .title = £{ $given } given up for nothing
    .why = More appeal than you need to stand alone at the top, and to sell all you have, brings no step.

lesson-guided-decade-brought-too-high =
    (a) Loaves sold: { $sold }. £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*.

    (b) { lesson-count-steps }: { $sales } for what you sold, { $top } for the highest appeal, { $most } for most sold.

    (c) A pound less would have sold { $other } and brought £{ $given } more. Your company is worth £{ $portfolio }.
    .kicker = You decided: £{ $value }
    .title = Too dear to sell them all
    .why = You sell no more than your appeal. What is left over is lost: you have no warehouse, and its wages are paid all the same.

lesson-guided-decade-brought-loss =
    (a) Loaves sold: { $sold }. £{ $income } came in, £{ $wages } went out in wages. *A loss*: an early one is usual, your factory does not sell all it makes yet.

    (b) Steps: { $sales } for what you sold, { $top } for the highest appeal, { $most } for most sold.

    (c) Your company is worth £{ $portfolio }.
    .kicker = Less came in than went out
    .title = An early loss
    .why = You sell no more than your appeal: base quality, quality and distribution together, less the price. What is left over is lost without a warehouse.

lesson-guided-decade-brought-plain =
    (a) Loaves sold: { $sold }. £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*.

    (b) Steps: { $sales } for what you sold, { $top } for the highest appeal, { $most } for most sold.

    (c) Your company is worth £{ $portfolio }.
    .kicker = Your own way
    .title = What the sale brought
    .why = You sell no more than your appeal: base quality, quality and distribution together, less the price. What is left over is lost without a warehouse.

lesson-guided-decade-clothes =
    .title = Clothes: your own turn

lesson-guided-decade-clothes-alone =
    Nobody else makes clothes. Demand is { $demand }, the importer's appeal { $importer } (a). Yours is { $appeal } (b): it sells { $sold } of the { $output } you make.

    Quality, distribution, a lower price: *whatever raises appeal, sells more*. Choose a marker, act, and end your turn.
    .kicker = Your own turn
    .title = Clothes: nobody but you
    .why = One way is quality: its marker on £{ $space }, one level for clothes, and a price of £{ $pounds }. Quality stays as long as the factory. A marker that lies on your board already costs a fee when you use it again.

lesson-guided-decade-clothes-plain =
    Demand for clothes is { $demand }, the importer's appeal { $importer } (a). Yours is { $appeal } (b): it sells { $sold } of the { $output } you make.

    Quality, distribution, a lower price: *whatever raises appeal, sells more*. Choose a marker, act, and end your turn.
    .kicker = Your own turn
    .title = Clothes are sold next
    .why = One way is quality: its marker on £{ $space }, one level for clothes, and a price of £{ $pounds }. Quality stays as long as the factory. A marker that lies on your board already costs a fee when you use it again.

lesson-guided-decade-clothes-brought =
    .title = What your turn brought

lesson-guided-decade-clothes-brought-quality =
    (a) Clothes sold: { $sold } of { $made }; without your turn it would have been { $before }. £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*, and { lesson-count-steps }.

    (b) Your appeal is still { $appeal }: *quality stays*, and sells as many the next time, for nothing.
    .kicker = You raised quality
    .title = More appeal, more sold

lesson-guided-decade-clothes-brought-distributed =
    (a) Clothes sold: { $sold } of { $made }; without your turn it would have been { $before }. £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*, and { lesson-count-steps }.

    (b) With this sale distribution falls by one, from { $distribution }. *It has to be bought again*; quality would stay.
    .kicker = You raised distribution
    .title = More appeal, for one sale

lesson-guided-decade-clothes-brought-more =
    (a) Clothes sold: { $sold } of { $made }; without your turn it would have been { $before }. £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*, and { lesson-count-steps }.

    (b) A price of £{ $price } leaves more appeal: *what each brings less, the number sold makes good*.
    .kicker = You changed the price
    .title = Cheaper, and more sold

lesson-guided-decade-clothes-brought-same =
    (a) Clothes sold: { $sold } of { $made }; without your turn it would have been { $before }. £{ $income } came in, £{ $wages } went out in wages, and you rose { lesson-count-steps }.

    (b) Demand was { $demand }, but your appeal { $appeal }: *you sell no more than that*. What is left over is lost, and its wages are paid.
    .kicker = Some are left over
    .title = Appeal was the limit

lesson-guided-decade-clothes-brought-loss =
    (a) Clothes sold: { $sold } of { $made }, for £{ $income }. £{ $wages } went out in wages: *a loss*, for { lesson-count-steps } on the track.

    (b) All are sold; only a price above £{ $price } brings in more. Appeal must carry it: with quality or distribution.
    .kicker = Less came in than went out
    .title = Sold out, and too cheap

lesson-guided-decade-clothes-brought-plain =
    (a) Clothes sold: { $sold } of { $made }; without your turn it would have been { $before }. £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*, and { lesson-count-steps }.

    (b) All are sold at £{ $price }. More appeal sells no more now, but *it carries a higher price*.
    .kicker = Your own way
    .title = All are sold

lesson-guided-decade-wages =
    .title = Workers or machines

lesson-guided-decade-wages-machines =
    Your food factory (a) costs £{ $cost } a production, all wages. Wedgwood has as many machines as workers: *the workers cost him £{ $wages }, the machines £{ $upkeep }*. You pay for a machine once, and less in each production.

    Hiring makes goods and buyers (b), until the wage (c), £{ $wage }, rises. Afterwards you may take something on offer, or nothing.
    .kicker = A cycle without your goods
    .title = Workers or machines
    .why = One way is Machinery on £{ $space }, for your food. Replaced workers wait with the fired, return to the market in time, and take buyers away. Or Workers on the cheapest space, for the next row: more goods, more demand, more wages. What is on offer costs nothing: tiles, grey markers, ships.

lesson-guided-decade-wages-plain =
    Your food factory (a) costs £{ $cost } a production: a worker costs the wage (c), now £{ $wage }, *a machine always less*. You pay for a machine once, and less in each production.

    Hiring makes goods and buyers (b), until the wage rises. Afterwards you may take something on offer, or nothing.
    .kicker = A cycle without your goods
    .title = Workers or machines
    .why = One way is Machinery on £{ $space }, for your food. Replaced workers wait with the fired, return to the market in time, and take buyers away. Or Workers on the cheapest space, for the next row: more goods, more demand, more wages. What is on offer costs nothing: tiles, grey markers, ships.

lesson-guided-decade-need =
    .title = Who can't pay, sells shares

lesson-guided-decade-need-bought =
    (a) Strutt had bought { $bought } of his shares back, at £{ $paid } each, and could not pay £{ $space } for his marker. *As few shares as suffice were sold*: { $shares }, for £{ $pounds }.

    (b) For it his indicator fell { lesson-count-spaces }. He has { $left } left, each worth £{ $value }.
    .kicker = When money runs out
    .title = Who can't pay, sells shares

lesson-guided-decade-need-plain =
    (a) Strutt could not pay. *As few shares as suffice were sold*: { $shares }, for £{ $pounds }.

    (b) For it his indicator fell { lesson-count-spaces }. He has { $left } left, each worth £{ $value }.
    .kicker = When money runs out
    .title = Who can't pay, sells shares

lesson-guided-decade-loans =
    You have { lesson-count-shares } left (a). Who has none to sell must take *loans*: each brings £{ $amount } and costs a step on the track; repaying it costs £{ $repayment }.

    With a loan nobody can buy shares, and who still has one at the end has lost.
    .kicker = When no share is left
    .title = Then come loans

lesson-guided-decade-wages-brought =
    .title = What your turn changed

lesson-guided-decade-wages-brought-machines =
    (a) Food cost you £{ $cost } a production. Now it is £{ $wages } in wages and £{ $upkeep } for machines: *£{ $saved } less each time*, for £{ $paid } paid once.

    (b) The replaced workers wait with the fired. In this cycle { $returned } of these came back to the market, and { $fired } still wait: *each that returns takes a buyer away*. Demand for food was { $buyers_before } and is { $buyers } now, the wage £{ $wage }.
    .kicker = You bought machines
    .title = £{ $saved } saved each time

lesson-guided-decade-wages-brought-machines-clothes =
    (a) Beside your food, clothes cost you £{ $cost } a production. Now it is £{ $wages } in wages and £{ $upkeep } for machines: *£{ $saved } less each time*, for £{ $paid } paid once.

    (b) The replaced workers wait with the fired. In this cycle { $returned } of these came back to the market, and { $fired } still wait: *each that returns takes a buyer away*. Demand for food was { $buyers_before } and is { $buyers } now, the wage £{ $wage }.
    .kicker = You bought machines
    .title = £{ $saved } saved each time

lesson-guided-decade-wages-brought-hired =
    (a) Your food factory made { $output_before } and makes { $output } now. *It costs £{ $cost } a production instead of £{ $cost_before }*, sold or not.

    (b) Demand for food was { $buyers_before } and is { $buyers } now: what others hire and what returns to the market count as well. The wage was £{ $wage_before } and is £{ $wage } now, for everybody.
    .kicker = You hired
    .title = More goods, more wages

lesson-guided-decade-wages-brought-hired-clothes =
    (a) Beside food, your clothes: you made { $output_before } and make { $output } now. *They cost £{ $cost } a production instead of £{ $cost_before }*, sold or not.

    (b) Demand for food was { $buyers_before } and is { $buyers } now: what others hire and what returns to the market count as well. The wage was £{ $wage_before } and is £{ $wage } now, for everybody.
    .kicker = You hired
    .title = More goods, more wages

lesson-guided-decade-wages-brought-tile =
    (a) { $tile }: food costs you £{ $cost } a production instead of £{ $cost_before }, *for nothing but the marker* that brought it.

    (b) In this cycle { $returned } of the fired came back to the market, and { $fired } still wait. Demand for food was { $buyers_before } and is { $buyers } now, the wage £{ $wage }.
    .kicker = You took a tile
    .title = A tile makes food cheaper

lesson-guided-decade-wages-brought-plain =
    (a) Food costs you £{ $cost } a production; before your turn it was £{ $cost_before }. *Machines would make each one cheaper*, hiring would make more to sell.

    (b) In this cycle { $returned } of the fired came back to the market, and { $fired } still wait. Demand for food was { $buyers_before } and is { $buyers } now, the wage £{ $wage }.
    .kicker = Your own way
    .title = What your factory costs

lesson-guided-decade-shares =
    One of your shares is worth £{ $share_value } and costs you £{ $buying_price } (a). *At the end your company is worth its shares × their value then*: each step you rise (b) makes all of them worth more, and the next one dearer.

    You have £{ $cash }. Buy, or keep it for markers and wages?
    .kicker = The stock exchange
    .title = Buy shares back, or wait
    .why = One way: Stock exchange on £{ $space }, buy { $shares }, and keep what the next marker costs. Buying does not change the value, and the amount of the space does not matter. Who can't pay sells shares in need.

lesson-guided-decade-shares-brought =
    .title = What it brought

lesson-guided-decade-shares-brought-bought =
    (a) You bought { $bought } back at £{ $price } each. Your company was worth £{ $then }; *now it is £{ $portfolio }*, with { lesson-count-shares }. £{ $cash } are left in hand.

    (b) A share is worth £{ $share_value } now. At the end each counts at the value it has then, whatever you paid: every step raises all of them.
    .kicker = You bought
    .title = From cash to company

lesson-guided-decade-shares-brought-sold =
    (a) You sold { $sold } at £{ $share_value }. Your company was worth £{ $then }; *now it is £{ $portfolio }*, with { lesson-count-shares }. £{ $cash } are in hand.

    (b) Selling does not move your indicator, as a sale in need would. To have one back costs £{ $buying_price }, and more with each step you rise.
    .kicker = You sold
    .title = From company to cash

lesson-guided-decade-shares-brought-waited =
    (a) You bought none: your company was worth £{ $then } and is worth *£{ $portfolio }*. You have £{ $cash }, which is worth nothing at the end.

    (b) A share would have cost £{ $price }; it costs £{ $buying_price } now, and more with each step you rise. Waiting pays if the money earns more in a factory.
    .kicker = You waited
    .title = What waiting costs

lesson-guided-decade-shares-brought-need =
    (a) You could not pay, and { $count } of your shares went in need. Your company was worth £{ $then }; *now it is £{ $portfolio }*, with { lesson-count-shares }. £{ $cash } are in hand.

    (b) Your indicator fell, too: a share is worth £{ $share_value } now. Keep what the next marker and the next wages cost.
    .kicker = Sold in need
    .title = Money ran out

lesson-guided-decade-event =
    { $year } is over. Each decade ends with an event; those still to come lie face up, so that you can see what they will bring. *Lobby* lets every company, in turn, take one thing on offer (a) for nothing: a tile, a grey marker or a ship.

    What you leave, the others may take.
    .kicker = The end of the decade
    .title = The event: take something
    .why = The Foreman makes the workers of one factory cheaper. A grey marker does more for the same money. A ship carries goods overseas, under contracts.

lesson-guided-decade-event-brought =
    .title = What you took

lesson-guided-decade-event-brought-foreman =
    (a) The Foreman lies at your food factory. *It costs you £{ $cost } a production instead of £{ $cost_before }*, from now on and for nothing.

    He lowers the wage of { $most ->
        [one] { $most } worker
       *[other] { $most } workers
    } at most, and no machine. So he is worth more where workers are many and the wage is high.
    .kicker = You took: the Foreman
    .title = Food costs less now

lesson-guided-decade-event-brought-tile =
    (a) You took a tile: *{ $tile }*. { $tile-effect }

    You keep it until you hand it back. What it is worth depends on what you do next.
    .kicker = You took a tile
    .title = A tile for what is to come

lesson-guided-decade-event-brought-marker =
    (a) You took a grey marker: *{ $marker }*. It lies in hand beside your own and does more for the same money, once a decade.

    It pays when you use it: each turn still has only one marker.
    .kicker = You took a marker
    .title = A better marker

lesson-guided-decade-event-brought-ship =
    (a) You took a ship of capacity { $capacity }. *It sells nothing by itself*: it carries goods that the market leaves, to serve a contract, and the Stock exchange sets contracts.
    .kicker = You took a ship
    .title = A ship without a contract

lesson-guided-decade-event-brought-nothing =
    (a) You took nothing. *It would have cost nothing*: what lay on offer may be with your rivals now.
    .kicker = You took nothing
    .title = The offer was free

lesson-guided-decade-result =
    You hold { lesson-count-shares } of £{ $share_value }: your company is worth *£{ $portfolio }* (a). Strutt's is worth £{ $strutt }, Wedgwood's £{ $wedgwood }.

    It is { $year }, food is next (b), and factories of a new level can be built. The notes end here. The game goes on with these rivals as long as you like.
    .kicker = The result
    .title = One decade is played
