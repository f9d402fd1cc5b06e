# Lessons of the board game about plans: ships, levels, the end, tiles, events. No figure stands here, facts bring them.

## Contracts and ships

lesson-shipping = Contracts and ships
    .about = What nobody buys at home sails overseas: a contract, a ship, a voyage.

lesson-shipping-left-over =
    Your factory bakes { $output ->
        [one] { $output } loaf
       *[other] { $output } loaves
    }. Your appeal is { $appeal }: only { $sold } would be sold (a). The rest is lost, and yet *all wages are paid*: £{ $wages }.

    Overseas they take what is left over. That needs a contract for the good and a ship. Your harbour (b) has neither.
    .kicker = What is left over
    .title = Sell abroad what nobody buys

lesson-shipping-contract =
    A contract costs nothing: its space (b) says how many goods must sail *at once*. The Stock exchange puts it there, on the cheapest space, too (a).

    Its additional action takes a special marker for nothing, a ship of capacity { $capacity } for instance (c). A small ship needs no crew.
    .kicker = One turn for both
    .title = A contract, and a ship for it
    .todo =
        Stock exchange £{ $space }, food contract on { $contracted }, ship { $capacity }.

        Then end your turn: food is produced.
    .why = A contract can be moved up, never down. It must be served whole. Once the good has produced and nothing has sailed, it rises to the next space.

lesson-shipping-sail =
    { $sold } sold at £{ $price }; your contract takes { $food } more. Overseas each brings the *base quality* of your factory, £{ $base_quality }. Quality, distribution and price do not count.

    The ship (a) costs you one space on the share track (b). Serve the contract, or let it wait: you decide.
    .kicker = The sale is over
    .title = Money for a space
    .why = In the production of the good each ship used costs one space. A ship can also sail in your turn, as an action marker, with goods from the warehouse: then a voyage costs one space.

lesson-shipping-brought =
    .title = What the voyage brought

lesson-shipping-brought-sailed =
    { $count ->
        [one] { $count } loaf
       *[other] { $count } loaves
    } sailed: *£{ $gained } came in* (a), £{ $office } of it from your Office, which pays for each voyage.

    You fell { $lost ->
        [one] one space
       *[other] { $lost } spaces
    } (b). The contract is yours again. A sale brings steps, a voyage brings money: decide which of them you lack.
    .kicker = Served
    .title = Steps for money

lesson-shipping-brought-waited =
    The loaves are lost, and your contract rises: *{ $food ->
        [one] { $food } good
       *[other] { $food } goods
    } must sail now* (b), in one go. What you have in hand (a) is less by what they would have brought.

    At the end of the game each open contract costs as many spaces as the space it stands on. Take one only if you can serve it.
    .kicker = Not served
    .title = A contract that waits rises

lesson-shipping-brought-plain =
    You went another way. You have £{ $cash } (a), and your indicator stands where the sale took it (b).

    What your appeal does not sell is lost without a warehouse. With *a contract and a ship* it would sail, for the base quality of its factory each and one space on the track.
    .kicker = Your own way
    .title = Without a ship

lesson-sold-and-shipped = One sold, two shipped
    .about = Serve the contract, and take more for what stays at home.

lesson-sold-and-shipped-task =
    Clothes come next. Your factory makes { $output }; { $sold } would be sold at £{ $price } (a), and your contract wants { $clothes } (b): whole, or nothing.

    New goods *must* be sold while there is demand. Take more money at home than now, and let exactly the rest sail.
    .kicker = Your clothes
    .title = Keep enough for the ship
    .why = More appeal sells more, and less is left over. So turn it into a higher price: for each level you buy, a pound more leaves the appeal as it is.

lesson-sold-and-shipped-left =
    .title = What sailed

lesson-sold-and-shipped-left-sailed =
    Sold at home: { $sold }, at £{ $price }. Shipped: { $count }. *£{ $profit }* are left (a) when the wages are paid. The higher the price you can pay for with appeal, the more is left.
    .kicker = The contract is served
    .title = Sold and shipped

lesson-sold-and-shipped-left-waited =
    Sold at home: { $sold }, at £{ $price }. £{ $profit } are left (a), and nothing sailed: *the contract is on { $clothes } now*. A level on the appeal sells one more, unless the price rises with it.
    .kicker = The contract waits
    .title = Nothing sailed

lesson-sold-and-shipped-goal-1 = The contract for clothes is served.
lesson-sold-and-shipped-goal-2 = The sale brings more than before.

## Modernising and obsolescence

lesson-modernising = Modernise in time
    .about = A new level makes more and better goods; an old one costs more before long.

lesson-modernising-levels =
    It is { $year }: factories of level { $next } can be had. Yours for food (a) and clothes (b) are of level { $level }. The one for food makes { $output ->
        [one] { $output } loaf
       *[other] { $output } loaves
    } of base quality { $base_quality }.

    A new level brings *more base quality* and, in some rows, more goods. Workers, machines and price stay. Old factories become a burden after a while.
    .kicker = A new level
    .title = Better goods, and more of them

lesson-modernising-modernise =
    You have £{ $cash }. Modernising costs what a factory of the new level costs; that is its base quality, too. The marker *Factory* does it, on any space (a): nothing depends on what you pay for it.

    Take the factory for food (b): its row three is full, and gives more on the next level.
    .kicker = One turn
    .title = Modernise the factory for food
    .todo =
        Factory on £{ $space }, modernise food, end the action.

        Then you may change the price of food.
    .why = You can go no further than the level of the decade, unless the Inventor helps. More than one level in a turn costs them all. Quality and distribution stay; closing a factory and building it anew would lose them.

lesson-modernising-price =
    Appeal { $old_appeal } has become { $appeal } (a), and you make { $output ->
        [one] { $output } loaf
       *[other] { $output } loaves
    } instead of { $old_output }. Same workers, same wages.

    You can *keep it as appeal* and sell more, or take it as money: a pound more on the price (b) of £{ $price } costs one appeal. You may change it now.
    .kicker = What to do with it
    .title = More appeal, or a higher price

lesson-modernising-obsolete =
    .title = What is old costs more

lesson-modernising-obsolete-one =
    { $year }: what is not modernised becomes obsolete. Your factory for clothes (a) took *{ $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } who stand on no row* and make nothing. It costs £{ $cost } in each of its productions, £{ $more } more than before.

    They leave when the factory reaches the level of the decade. Food is next; it is your turn.
    .kicker = Obsolete
    .title = What is old costs more
    .why = They come from the fired workers, else from the market. Where workers are missing, you pay money once instead. It happens at the end of a decade, so modernise before, or at least before the next sale of the good.

lesson-modernising-obsolete-old =
    { $year }: each old factory took *{ $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } who stand on no row* and make nothing. Your factory for clothes (a) costs £{ $cost } in each of its productions.

    They leave when a factory reaches the level of the decade. Food is next; it is your turn.
    .kicker = Obsolete
    .title = What is old costs more
    .why = They come from the fired workers, else from the market. Where workers are missing, you pay money once instead. It happens at the end of a decade, so modernise before, or at least before the next sale of the good.

lesson-modernising-obsolete-none =
    { $year }: old factories took workers who stand on no row and make nothing. *Yours are all of the new level*, so nothing has changed: your factory for clothes (a) costs £{ $cost } in each of its productions.

    Food is next; it is your turn.
    .kicker = Obsolete, but not yours
    .title = Nothing of yours is old
    .why = Obsolescence comes at the end of a decade. The workers come from the fired, else from the market. Where workers are missing, money is paid once instead.

lesson-modernising-brought =
    .title = What it brought

lesson-modernising-brought-left =
    Your factory for food (a) sold { $sold } and made £{ $profit } profit. The one for clothes (b) is modern, too, and its extra workers left: it costs £{ $cost } in a production, *£{ $saved } less each time*.

    Modernising pays twice: by what you sell, and by what you no longer pay.
    .kicker = Both are modern
    .title = The extra workers left

lesson-modernising-brought-stayed =
    Your factory for food (a) sold { $sold }; £{ $profit } are left when all is paid. The one for clothes (b) costs £{ $cost } in each production.

    As long as a factory is older than the decade, *each of its productions pays for workers who make nothing*. The sooner it is modern, the less they cost.
    .kicker = So far
    .title = Sooner is cheaper

lesson-ahead-of-the-sale = Ahead of the sale
    .about = An obsolete factory, and its good is sold next.

lesson-ahead-of-the-sale-task =
    Your factory for clothes (a) is obsolete: £{ $cost } a production. It makes { $output }, has appeal { $appeal } and would sell { $sold }; Strutt's appeal is { $rival } (b).

    Bring it *to the level of the decade* and make a profit at once. Mind the price: your sales have to beat his.
    .kicker = Clothes are next
    .title = Modern, and dear enough
    .why = The appeal rises by the difference of base quality. Who stands higher on the ladder is called earlier; demand does not suffice for all.

lesson-ahead-of-the-sale-sold =
    .title = What it brought

lesson-ahead-of-the-sale-sold-new =
    { $sold } sold at £{ $price }: £{ $profit } are left. The factory (a) costs £{ $cost } now, its extra workers are gone. The new base quality can be appeal or price: *what is above the rival's appeal sells first*.
    .kicker = Modernised
    .title = A modern factory

lesson-ahead-of-the-sale-sold-old =
    { $sold } sold at £{ $price }: £{ $profit } are left. The factory (a) still costs £{ $cost } a production, *for workers who make nothing*, too. A new level would have raised base quality and sent them away.
    .kicker = Still obsolete
    .title = An old factory

lesson-ahead-of-the-sale-goal-1 = The factory for clothes is modern.
lesson-ahead-of-the-sale-goal-2 = Clothes make a good profit.

## The last decade

lesson-last-decade = The last decade
    .about = The last turn, the last voyage, the last trade: turn everything into shares.

lesson-last-decade-counts =
    Lamps are the last sale of the game, and Strutt (c) has acted. What counts is *shares × value*: you hold { $shares } at £{ $share_value }, which is £{ $portfolio } (a). His are worth £{ $strutt }.

    The bank has { $bank_shares } of your shares. Your £{ $cash } (b) count nothing, unless they become shares: after this sale there is a last trade.
    .kicker = The last turn
    .title = Only shares and value count

lesson-last-decade-value =
    You could buy now. But you can after the sale, too, and the price hardly moves. *So work on the value*: once it shows a pound more, each share is worth it (a).

    Strutt's appeal for lamps is { $strutt }, yours { $appeal } (b): { lesson-count-steps }. Alone at the top, and with most sales, you get more.
    .kicker = Value first
    .title = Steps now, shares afterwards
    .todo =
        Quality on £{ $space }: lamps, price £{ $pounds }, then end your turn.

        Quality brings one appeal, a lower price the other.
    .why = Buying does not change the value. If you lack the money for all your shares in the last trade, or expect to rise by pounds, buying first can be right.

lesson-last-decade-sail =
    Your contract for lamps is on { $lamps } (a). Unserved it rises now, and *at the end it costs as many spaces as its space says* (b). The voyage costs one, and brings £{ $base_quality } for each lamp. You have enough of them.
    .kicker = The last voyage
    .title = An open contract costs spaces
    .why = All open contracts are counted after the last trade, so you pay the higher price for your shares and fall afterwards. In the last decade set no contract that you cannot serve.

lesson-last-decade-trade =
    The last trade: a share costs £{ $buying_price }, the bank has { $bank_shares } of yours, you have £{ $cash } (a). Stored goods are sold at the fixed price, whatever the market says; lamps in store: { $lamps } (b).

    What you do not spend is worth nothing. Loans would have to be repaid now: who ends with one has lost.
    .kicker = The end of the game
    .title = Sell out, and buy shares

lesson-last-decade-result =
    .title = The result

lesson-last-decade-result-all =
    You hold all { lesson-count-shares }, at £{ $share_value }: *£{ $portfolio }* (a). Strutt's company is worth £{ $strutt } (b). £{ $cash } are left over.

    A step raised all your shares, the voyage saved spaces, the last goods paid for the last share. With all shares in hand only the value can make you richer.
    .kicker = It is counted
    .title = All your shares are yours

lesson-last-decade-result-open =
    { lesson-count-shares } at £{ $share_value }: *£{ $portfolio }* (a). Strutt's company is worth £{ $strutt } (b). £{ $cash } are left over.

    Your contract stood on { $lamps } in the end, and you fell as many spaces: *each of your shares is worth less for it*. The money of the voyage would have bought shares as well.
    .kicker = It is counted
    .title = The contract was open

lesson-last-decade-result-some =
    { lesson-count-shares } at £{ $share_value }: *£{ $portfolio }* (a). Strutt's company is worth £{ $strutt } (b).

    The bank still has { $bank_shares }, and £{ $cash } are worth nothing now. Before the last trade see what a share costs, and *what you can still turn into money*: goods in store, a voyage, a marker that costs less.
    .kicker = It is counted
    .title = A few pounds short

lesson-marked-mill = The marked factory
    .about = Hired too late: see that it does not cost you shares.

lesson-marked-mill-task =
    You have hired for food (a) after its last sale of the decade. That marked the factory: *if the mark is left at the end, it costs spaces and shares*. Your company is worth £{ $portfolio }, Strutt's £{ $strutt } (b).

    It is your last turn. Get ahead of him.
    .kicker = The last turn
    .title = Rid yourself of the mark
    .why = A Production action in it takes the mark away, but needs a grey marker, and you have none. Food has had its last sale: who needs the factory now?

lesson-marked-mill-trade =
    The last trade: you have £{ $cash } (a), and a share costs £{ $buying_price }. Turn what you can into shares.
    .kicker = The end of the game
    .title = Sell out, and buy shares

lesson-marked-mill-counted =
    .title = It is counted

lesson-marked-mill-counted-marked =
    The mark has cost { lesson-count-spaces } and { $lost ->
        [one] { $lost } share
       *[other] { $lost } shares
    }: { lesson-count-shares } at £{ $share_value } are *£{ $portfolio }* (a), Strutt's company is worth £{ $strutt }. A factory that has produced for the last time can be closed: nobody misses it.
    .kicker = Still marked
    .title = The mark was dear

lesson-marked-mill-counted-closed =
    No factory, no mark: { lesson-count-shares } at £{ $share_value } are *£{ $portfolio }* (a), Strutt's company is worth £{ $strutt }. Closing costs only the space of the marker, and food was never to be sold again.
    .kicker = Closed
    .title = Closed, and nothing lost

lesson-marked-mill-goal-1 = No share is lost, and all that can be bought is bought.
lesson-marked-mill-goal-2 = Your company is worth more than Strutt's.

## Tiles that change a plan

lesson-tiles = Tiles that change a plan
    .about = What you own decides which marker, space and factory are worth the money.

lesson-tiles-patent =
    Your food sells: { $sold } of { $output }, but at £{ $price } each. With more appeal you could ask for more.

    On the cheapest space Distribution pays for one level only. But you own the *Patent* (a): what the space pays for levels (b) is £{ $patent } more. So the cheapest space does for you what others need the next one for.
    .kicker = What you own
    .title = A tile makes a space worth more

lesson-tiles-distribute =
    Distribution on the cheapest space (a). A level costs as many pounds as its number: with the Patent you can pay for one more (b), *and the tile stays yours*.

    Handed back, it would be { lesson-count-levels } for nothing, anywhere, once. Kept, it helps every time.
    .kicker = Kept, it helps each time
    .title = More levels on the small space
    .todo =
        Distribution on £{ $space }, food up twice, end the action.

        The Patent's money is counted by itself.
    .why = Handing it back is worth it where levels are dear: a high one costs as many pounds as its number, a free one nothing. Tiles that are handed back go to the offer, where others can take them.

lesson-tiles-price =
    Appeal { $before } has become { $appeal } (a), and you have { $output ->
        [one] { $output } loaf
       *[other] { $output } loaves
    }. What you do not need to sell them, *you can take as money*: the price (b) is £{ $price }.

    Alone at the top you rise a step more. Set it, then end your turn.
    .kicker = What it is good for
    .title = Turn appeal into money

lesson-tiles-take =
    Food brought £{ $income } at £{ $price } each. Now look for the next tile (a): which of your plans would it change? Your cutlery factory (b) costs £{ $cost } a production, all in wages.

    The *Foreman* makes the workers of one factory cheaper. The *Workshop* brings more machines for your money, and all of one factory's machines for a pound.
    .kicker = A tile to take
    .title = Which plan do you have?
    .why = A special marker can be taken after Workers, Machinery, Stock exchange and Ship. The Stock exchange on £{ $space } does it without anything else. You never own the same one again, and never more than { $held }.

lesson-tiles-plan =
    .title = A tile and a plan

lesson-tiles-plan-cheaper =
    Your factory for cutlery (b) costs £{ $cost } now, *£{ $saved } less in each of its productions*. That is your new tile (a), and what you did with it.

    And it changes the plan: with the Foreman hiring in his factory costs less than elsewhere; with the Workshop every further machine costs nothing to run.
    .kicker = Cheaper for good
    .title = The factory costs less now

lesson-tiles-plan-plain =
    Your factory for cutlery (b) costs £{ $cost } as before. You have other tiles in hand or on offer (a): *a tile is worth what your plan makes of it*.

    Who goes overseas takes Office or Agent, who modernises the Developer, who often ties for the lead Charisma.
    .kicker = Another plan
    .title = Which plan is yours?

lesson-half-the-wages = Half the costs
    .about = One turn, one factory: what makes it cheaper, and by how much?

lesson-half-the-wages-task =
    Your factory for cutlery (a) costs £{ $cost } in each production; a worker gets £{ $wage }. Bring this down *to half* in one turn. The markers and the offer (b) are yours to use.
    .kicker = One turn
    .title = Half the costs for cutlery
    .why = A machine costs a pound a production instead of a wage. The Foreman lowers the wages of up to { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } to one pound each, as long as wages are low.

lesson-half-the-wages-cost =
    .title = What it costs now

lesson-half-the-wages-cost-half =
    The factory (a) costs £{ $cost }, *£{ $saved } less* than before. Machines replace some workers, and the Foreman makes the others cheaper: marker and tile work on the same factory.
    .kicker = Half
    .title = Half the costs

lesson-half-the-wages-cost-more =
    The factory (a) costs £{ $cost }, £{ $saved } less than before. *Marker and tile must work on the same factory*: machines for some workers, and a Foreman for those who stay.
    .kicker = Not yet half
    .title = More can be saved

lesson-half-the-wages-goal-1 = The factory for cutlery costs half of what it did.

## Events

lesson-events = Events you can see coming
    .about = An event lies open: what it will change, you can prepare for.

lesson-events-open =
    The events of all decades lie open. { $year } ends with the *World's Fair*: some workers of the job market leave the game. Their spaces stay empty, and empty spaces are buyers: demand for food is { $food } now (a).

    But the emptier the market, the dearer each worker (b): now £{ $wage }. You have this turn to prepare.
    .kicker = What is coming
    .title = Who knows the event, prepares

lesson-events-prepare =
    The wage is £{ $wage }, and near its next step. Your factory for clothes (a) runs with workers alone: £{ $cost } a production. A *machine* costs a pound, whatever the wage is.

    Machinery (b) replaces two of them before the wage rises.
    .kicker = Before it comes
    .title = Machines, before wages rise
    .todo =
        Machinery on £{ $space }, clothes rows two and three, end turn.

        You need not take a special marker.
    .why = Fewer workers are hit by a higher wage. The replaced ones stand with the fired; a few of them come back with each economy marker and take some demand away.

lesson-events-after =
    .title = What the event changed

lesson-events-after-prepared =
    { $year }: the wage rose from £{ $was } to *£{ $wage }* (a), demand for food by { $more } to { $food } (b), for you and for Strutt.

    Your factory for clothes (c) costs £{ $cost }, £{ $dearer } more than before. With workers alone each of them would now cost more. The same event hits whoever hired much, and serves whoever sells.
    .kicker = The World's Fair is over
    .title = Dearer workers, more buyers

lesson-events-after-plain =
    { $year }: the wage is *£{ $wage }* now (a), demand for food rose by { $more } to { $food } (b), for you and for Strutt.

    Your factory for clothes (c) costs £{ $cost }, £{ $dearer } more than before the event. A machine costs a pound whatever the wage is: it would have been worth more from now on.
    .kicker = The World's Fair is over
    .title = Dearer workers, more buyers

lesson-events-buyers =
    Food is next: demand { $demand } (a), and you make { $output }. You would sell { $sold }: your appeal is { $appeal } (b), Strutt's { $rival }.

    New buyers *buy from whoever stands high*. Raise your appeal, or leave them to Strutt; then end your turn.
    .kicker = After it came
    .title = Take your share of the buyers
    .why = One demand more is one good more for somebody. It goes to whoever is called next. An event changes the table for all; the gain is with the company that is ready for it.

lesson-events-brought =
    You sold { $sold } (a) and paid £{ $wages } in wages: £{ $profit } are left. Clothes are next (b).

    Look at *the next event before each decade ends*: does it close a space, cost money, raise wages or prices? Then your last turn before it is worth more than it seems.
    .kicker = What it brought
    .title = One turn ahead

lesson-war-pays = War pays
    .about = War on the Continent raises prices, but not everywhere.

lesson-war-pays-task =
    After this cycle comes *War on the Continent*: in each factory distribution and price rise by one, and so appeal stays. Where distribution is at its highest already, nothing happens.

    Yours is { $food } for food (a), { $clothes } for clothes (b). Let the war raise both prices, food's of £{ $price }, too, and give clothes more appeal.
    .kicker = Your last turn before it
    .title = Be ready for the war
    .why = Distribution that you buy just before it reaches the highest level gives away the rise. Quality does not count for this event.

lesson-war-pays-paid =
    .title = What the war brought

lesson-war-pays-paid-both =
    Both prices rose: £{ $food } for food (a), £{ $clothes } for clothes (b). Appeal stayed as you left it, { $appeal } for clothes: *the same sales, for a pound more each*.
    .kicker = Ready
    .title = A pound more on each good

lesson-war-pays-paid-same =
    Both prices rose: £{ $food } for food (a), £{ $clothes } for clothes (b). Appeal stays as it was, { $appeal } for clothes: you have gained money a sale, *but the turn could have added appeal*, too.
    .kicker = Almost
    .title = Dearer, but not higher

lesson-war-pays-paid-missed =
    Food is at £{ $food } (a), with distribution { $level }; clothes are at £{ $clothes }, appeal { $appeal } (b). *Where distribution is at its highest before the war, nothing rises*: the level you bought took the pound away.
    .kicker = Missed
    .title = No rise for food

lesson-war-pays-goal-1 = The price of food has risen.
lesson-war-pays-goal-2 = The price of clothes has risen.
lesson-war-pays-goal-3 = Clothes have more appeal than before.
