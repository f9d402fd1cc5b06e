# Lessons of the board game: what the note in the margin says. No figure stands here, facts bring them.

## The guided decade: one decade with a note for each idea, each used at once

lesson-guided-decade = The guided decade
    .about = Four turns with a note in the margin: the first move is shown, then you decide.

lesson-guided-decade-goal =
    England, { $year }. You own two mills, for food and for clothes; Strutt and Wedgwood own the others. At the end only one figure counts: *your shares × the value of one share*.

    (a) You hold { $shares } shares of £{ $share_value }: your company is worth £{ $portfolio }. Cash left over is worth nothing.

    (b) Each sale moves you to the right on this track, and one share is worth more.
    .kicker = The goal
    .title = Make your company worth most

lesson-guided-decade-cycle =
    A decade has one cycle for each good; now it is food (a). In a cycle each company in turn puts one marker on its board and acts. Then the mills of that good produce and sell.

    You act first, so the others can answer what you do.
    .kicker = How time goes
    .title = Everybody acts, one good sells

lesson-guided-decade-marker =
    Your mill bakes { $output } loaves, but *only { $sold } would be sold* (a): no company sells more than its appeal. Yours (b) is base { $base_quality } − price { $price } = { $appeal }.

    Distribution adds to appeal. A level costs as many pounds as its number: each is dearer than the one before.
    .kicker = Your first marker
    .title = You sell as many as your appeal
    .todo =
        Distribution on £{ $space }, food up twice, then done.

        The cell (c) in your decision, or marker and space on your board.
    .why = What you pay for the space pays for the levels. The cheapest space would buy one level only. Distribution falls by one after each production of its good, so buy it just before the sale.

lesson-guided-decade-price =
    Your appeal is { $appeal } (a). A pound off the price adds one, a pound more takes one away. As it is you sell { $sold } of { $output } loaves; *alone at the top* you rise one step more.

    Strutt has { $strutt }, Wedgwood { $wedgwood } (b), and both act after you. Set your price or leave it, then end your turn.
    .kicker = From here on you decide
    .title = Price against appeal
    .why = One good sold is one step on the share track, two or more are two. The highest appeal alone brings one more, and so do most sales alone. A tie brings nothing.

lesson-guided-decade-rivals =
    Strutt paid for quality: his appeal is { $appeal } (a), and quality stays where distribution fades. Wedgwood hired: his mill makes { $output } loaves.

    Each worker hired leaves a space in the job market, and *empty spaces are buyers* (b). Demand for cutlery is { $cutlery } now, for whoever sells it.
    .kicker = The others act
    .title = Hiring makes buyers for all

lesson-guided-decade-sale =
    Demand for food is { $demand }. The rows are called from the top down (a): in each row, whoever has that much appeal sells one, until the demand is used up.

    You had appeal { $appeal } and made { $made } loaves. You sold { $sold }.
    .kicker = The sale
    .title = Called by appeal, row by row

lesson-guided-decade-brought =
    .title = What it brought

lesson-guided-decade-brought-gave-up =
    (a) { $sold } loaves sold, £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*.

    (b) { $spaces } steps: { $sales } for what you sold, { $top } for the highest appeal, { $most } for most sold.

    (c) A pound more would have brought £{ $given } more, and a company worth £{ $other }. Yours is worth £{ $portfolio }.
    .kicker = You decided: £{ $value }
    .title =
        £{ $given } given up, { $gained ->
            [one] one step gained
           *[other] { $gained } steps gained
        }
    .why = The bonus for appeal goes to the company that stands alone at the top, above the importer, too. With the same appeal as another it goes to nobody.

lesson-guided-decade-brought-took =
    (a) { $sold } loaves sold, £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*.

    (b) { $spaces } steps: { $sales } for what you sold, { $top } for the highest appeal, { $most } for most sold.

    (c) A pound less would have brought £{ $taken } less, and a company worth £{ $other }. Yours is worth £{ $portfolio }.
    .kicker = You decided: £{ $value }
    .title =
        £{ $taken } more, { $missed ->
            [one] one step less
           *[other] { $missed } steps less
        }
    .why = The bonus for appeal goes to the company that stands alone at the top, above the importer, too. With the same appeal as another it goes to nobody.

lesson-guided-decade-brought-too-low =
    (a) { $sold } loaves sold, £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*.

    (b) { $spaces } steps: { $sales } for what you sold, { $top } for the highest appeal, { $most } for most sold.

    (c) A pound more would have brought £{ $given } more and as many steps. Your company is worth £{ $portfolio }.
    .kicker = You decided: £{ $value }
    .title = £{ $given } given up for nothing
    .why = More appeal than you need to stand alone at the top, and to sell all you have, brings no step.

lesson-guided-decade-brought-too-high =
    (a) { $sold } loaves sold, £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*.

    (b) { $spaces } steps: { $sales } for what you sold, { $top } for the highest appeal, { $most } for most sold.

    (c) A pound less would have sold { $other } and brought £{ $given } more. Your company is worth £{ $portfolio }.
    .kicker = You decided: £{ $value }
    .title = Too dear to sell them all
    .why = You sell no more than your appeal. What is left over is lost: you have no warehouse, and its wages are paid all the same.

lesson-guided-decade-brought-loss =
    (a) Sold: { $sold }. £{ $income } came in, £{ $wages } went out in wages. *A loss*: an early one is usual, your mill does not sell all it makes yet.

    (b) Steps: { $sales } for what you sold, { $top } for the highest appeal, { $most } for most sold.

    (c) Your company is worth £{ $portfolio }.
    .kicker = Less came in than went out
    .title = An early loss
    .why = You sell no more than your appeal: base quality, quality and distribution together, less the price. What is left over is lost without a warehouse.

lesson-guided-decade-brought-plain =
    (a) { $sold } loaves sold, £{ $income } came in, £{ $wages } went out in wages: *£{ $profit } profit*.

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
    .why = One way is quality: its marker on £{ $space }, one level for clothes, and a price of £{ $pounds }. Quality stays as long as the mill. A marker that lies on your board already costs a fee when you use it again.

lesson-guided-decade-clothes-plain =
    Demand for clothes is { $demand }, the importer's appeal { $importer } (a). Yours is { $appeal } (b): it sells { $sold } of the { $output } you make.

    Quality, distribution, a lower price: *whatever raises appeal, sells more*. Choose a marker, act, and end your turn.
    .kicker = Your own turn
    .title = Clothes are sold next
    .why = One way is quality: its marker on £{ $space }, one level for clothes, and a price of £{ $pounds }. Quality stays as long as the mill. A marker that lies on your board already costs a fee when you use it again.

lesson-guided-decade-wages =
    .title = Workers or machines

lesson-guided-decade-wages-machines =
    Wedgwood has as many machines as workers for food. In a production *the workers cost him £{ $wages }, the machines £{ $upkeep }*. Your mill (a) costs £{ $cost }, all in wages.

    But replaced workers return to the market in time and take buyers away (b). Hiring makes goods and buyers, until the wage (c), now £{ $wage }, rises.
    .kicker = A cycle without your goods
    .title = Workers or machines
    .why = Two ways now. Machinery on £{ $space } pays for two machines in your food mill: each production costs less from then on. Or Workers on the cheapest space, for the third row: more goods and more demand, but also more wages.

lesson-guided-decade-wages-plain =
    Your food mill (a) costs £{ $cost } in each production: a worker costs the wage (c), now £{ $wage }, *a machine always less*.

    But replaced workers return to the market in time and take buyers away (b). Hiring makes goods and buyers, until the wage rises. Prepare your next sales with one or the other.
    .kicker = A cycle without your goods
    .title = Workers or machines
    .why = Two ways now. Machinery on £{ $space } pays for two machines in your food mill: each production costs less from then on. Or Workers on the cheapest space, for the third row: more goods and more demand, but also more wages.

lesson-guided-decade-shares =
    .title = Buy shares back, or wait

lesson-guided-decade-shares-need =
    A share costs you £{ $buying_price } (a), and more the higher you rise; at the end each is worth that much.

    (b) Strutt bought { $bought } at £{ $paid } with his last money, now worth £{ $value } each. But *he could not pay for his marker*: { $sold } sold in need, { $lost } back on the track (c). You have £{ $cash }: buy, or keep it?
    .kicker = The stock exchange
    .title = Buy shares back, or wait
    .why = Stock exchange on £{ $space }, buy { $count }, and keep what the next marker costs. Who can't pay sells shares in need and falls for each. With none left come loans: each costs a step, and more to repay than it brings. Who has one can't buy shares; who ends with one has lost.

lesson-guided-decade-shares-plain =
    A share costs you £{ $buying_price } (a), and *more with each step you rise* (c); at the end all you hold are worth that much. Your rivals (b) think of it, too.

    You have £{ $cash }. Buy while shares are cheap, or keep money for markers and wages: who can't pay sells shares in need and falls on the track.
    .kicker = The stock exchange
    .title = Buy shares back, or wait
    .why = Stock exchange on £{ $space }, buy { $count }, and keep what the next marker costs. Who can't pay sells shares in need and falls for each. With none left come loans: each costs a step, and more to repay than it brings. Who has one can't buy shares; who ends with one has lost.

lesson-guided-decade-event =
    { $year } is over. Each decade ends with an event, and the next ones are open to all. *Lobby* lets every company, in turn, take one special marker from the offer (a) for nothing: a tile, an advanced marker or a ship.

    What you leave, the others may take.
    .kicker = The end of the decade
    .title = The event: take something
    .why = The Foreman makes the workers of one mill cheaper. An advanced marker does more for the same money. A ship carries goods overseas, under contracts.

lesson-guided-decade-result =
    You hold { $shares } shares of £{ $share_value }: your company is worth *£{ $portfolio }* (a). Strutt's is worth £{ $strutt }, Wedgwood's £{ $wedgwood }.

    It is { $year }, food is next (b), and mills of a new level can be built. The notes end here. The game goes on with these rivals as long as you like.
    .kicker = The result
    .title = One decade is played
