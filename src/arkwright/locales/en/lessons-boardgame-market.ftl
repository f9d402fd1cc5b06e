# Short lessons of the board game: prices, workers, the job market, shares, money. No figure stands here.

## Prices and appeal

lesson-prices = Prices and appeal
    .about = A pound more on the price is a pound less appeal. Find the price that sells all and brings a step.

lesson-prices-sum =
    Your food (a): base { $base_quality } − price { $price } = appeal { $appeal }. *Quality and distribution add to it, the price takes away.*

    Strutt paid for distribution and has { $strutt }, Wedgwood for quality and has { $wedgwood } (b). So nobody stands alone at the top. You would sell { $sold } for { lesson-count-steps }.
    .kicker = What appeal is made of
    .title = Three at the top, none alone

lesson-prices-quality =
    Prices can only be changed after an action that touches what you sell: Quality, { -Distribution }, Factory, Production.

    A level of quality raises the food's appeal for good. Take the dearer space (a): *what the level does not use up, changes other prices* (b). Your lamps have appeal { $lamps }.
    .kicker = The marker
    .title = One level, and change to spare
    .todo = Quality on £{ $space }, one level for food.
    .why = After Quality and { -Distribution } each pound that you have not used up lets you change the price of one good that you did not touch. The goods you touched are free.

lesson-prices-left-over =
    Your lamps (a) sell only { $sold } of { $output }, for £{ $income }: appeal is the most that you can sell, and the price of £{ $price } (b) keeps it low.

    Here *a pound less sells one lamp more*. You pay for the change with a pound left over.
    .kicker = An untouched good
    .title = Cheaper, and more comes in
    .todo = Set lamps to £{ $pounds }.
    .why = Compare price × sold before and after. While goods are left over, a lower price can bring in more. When all are sold, it only brings in less.

lesson-prices-price =
    All lamps together now bring £{ $income }. Now food: appeal { $appeal } at £{ $price } (a); the next best has { $top } (b). You would sell { $sold } and rise { lesson-count-steps }.

    A pound more on each loaf, or alone at the top? *Set the price or leave it*, then end your turn. You act last: nobody answers.
    .kicker = Your choice
    .title = A pound more, or a step more
    .why = The highest appeal brings a step only to who stands there alone, above the importer, too. A price so high that less is sold costs both.

lesson-prices-brought =
    .title = What the price brought

lesson-prices-brought-alone =
    (a) { lesson-count-steps }: { $sales } for what you sold, { $top } because you stand alone at the top.

    (b) { $sold } sold for £{ $income }, £{ $profit } left after wages. A pound more would have brought £{ $more } more, and you would have shared the top: no step.
    .kicker = You decided: £{ $value }
    .title = Alone at the top
    .why = A step raises the value of every share that you hold. So the more shares you have, the more a step is worth beside a few pounds.

lesson-prices-brought-tied =
    (a) { lesson-count-steps }: { $sales } for what you sold, { $top } for appeal: others stand as high.

    (b) { $sold } sold for £{ $income }, with £{ $wages } in wages. A pound less would have brought £{ $less } less, and one step more.
    .kicker = You decided: £{ $value }
    .title = Equal at the top
    .why = A step raises the value of every share that you hold. So the more shares you have, the more a step is worth beside a few pounds.

lesson-prices-brought-dear =
    (a) { lesson-count-steps }: { $sales } for what you sold, { $top } for appeal.

    (b) { $sold } sold for £{ $income }, with £{ $wages } in wages. A pound less would have sold { $other } and brought £{ $more } more: you sell no more than your appeal.
    .kicker = You decided: £{ $value }
    .title = Too dear to sell all
    .why = What is not sold is lost without a warehouse, and its wages are paid all the same.

lesson-prices-brought-plain =
    (a) { lesson-count-steps }: { $sales } for what you sold, { $top } for appeal.

    (b) { $sold } sold for £{ $income }, £{ $profit } left after wages. With one more appeal than the others you would have stood alone at the top.
    .kicker = Your own way
    .title = What the sale brought
    .why = The highest appeal brings a step only to who stands there alone, above the importer, too.

## Drill: all lamps sold, and cash left

lesson-prices-lamps = All lamps sold
    .about = Sell every lamp in this cycle, and have enough cash in the end.

lesson-prices-lamps-goal-1 = All lamps sold
lesson-prices-lamps-goal-2 = Enough cash in the end

lesson-prices-lamps-task =
    You make { $output ->
        [one] { $output } lamp
       *[other] { $output } lamps
    }, and would sell { $sold } of them (a): your appeal is { $appeal } at £{ $price } (b). The others have acted.

    You have £{ $cash } (c). *Sell all { $output ->
        [one] { $output } lamp
       *[other] { $output } lamps
    }, and have £{ $aim } or more when the wages are paid.*
    .kicker = Exercise
    .title = Sell every lamp
    .why = A lower price raises appeal, and so does each level of quality or distribution. Set beside each other what a level costs now, and what a pound on every lamp brings.

lesson-prices-lamps-sold =
    .title = What it brought

lesson-prices-lamps-sold-patent =
    { $sold } of { $made ->
        [one] { $made } lamp
       *[other] { $made } lamps
    } sold (a), at £{ $price } each: £{ $cash } in hand (b).

    The Patent, given back, brought levels for nothing. It can be taken again: it lies on offer once more.
    .kicker = Sold out
    .title = With the Patent, still dearer
    .why = Distribution fades by one after each production of its good. Many levels at once are for one great sale.

lesson-prices-lamps-sold-reached =
    { $sold } of { $made ->
        [one] { $made } lamp
       *[other] { $made } lamps
    } sold (a), at £{ $price } each: £{ $cash } in hand (b).

    There is a better way: pay for { -distribution } on a cheap space, and give back the Patent for more. Then *each lamp sells for more*.
    .kicker = Sold out
    .title = All lamps sold
    .why = Distribution is cheap for one sale, for it fades. Quality costs more and stays as long as the factory.

lesson-prices-lamps-sold-all =
    { $sold } of { $made ->
        [one] { $made } lamp
       *[other] { $made } lamps
    } sold (a), but at £{ $price } each: £{ $cash } in hand (b).

    All were sold, and too little came in. *Cheap levels of distribution* would have sold them at a higher price.
    .kicker = Sold out, too cheap
    .title = All sold, too little left
    .why = A pound off the price is a pound less on every lamp. The first level of distribution costs less than that.

lesson-prices-lamps-sold-left =
    { $sold } of { $made ->
        [one] { $made } lamp
       *[other] { $made } lamps
    } sold (a), at £{ $price } each: £{ $cash } in hand (b).

    The rest is lost: *nobody sells more goods than the own appeal*. It must be as high as what you make.
    .kicker = Lamps left over
    .title = Appeal was too low
    .why = Appeal is base quality, quality and distribution, less the price. Each pound of the price is one lamp.

## Rows, machines and wages

lesson-workforce = Rows, machines and wages
    .about = What a row makes, what it costs, and when a machine pays for itself.

lesson-workforce-rows =
    A row makes its goods only when *all its spaces are filled*. In your cutlery factory this row (a) holds { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } for { $made } good; the second (c) makes { $second }.

    The wage is £{ $wage } (b). So the workers of (a) cost more than the £{ $price } that their good brings. The whole factory: £{ $income } in, £{ $cost } out.
    .kicker = What a row costs
    .title = A row that eats its own price

lesson-workforce-machines =
    A machine takes the space of a worker and costs a pound in each production, *whatever the wage is*. The more the wage rises, the more it saves.

    The first space of every row is for a worker only. The others of (a) take machines. The marker: (b).
    .kicker = Replace them
    .title = Machines for the dear row
    .todo = Machinery on £{ $space }, row { $row }: as many as it pays for.
    .why = You pay for a machine once and save in every production after that. Early in the game there are many; near the end few. So count how often the factory will still sell.

lesson-workforce-saved =
    (a) Your factory makes { $output ->
        [one] { $output } good
       *[other] { $output } goods
    } as before. It cost £{ $then } in each production; *now it costs £{ $cost }*.

    The replaced workers wait with the fired, now { $fired }. Economy markers bring them back to the market, and each that returns fills a space: a buyer less (b).
    .kicker = What it saves
    .title = As many goods, for less

lesson-workforce-help =
    Your marker lets you take something from the offer (a), for nothing. Some tiles make a factory (b) cheaper: the *Foreman* up to { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, the *Workshop* its machines.

    Wages are £{ $wages }, machines £{ $upkeep }. Choose, or take something else, and end your turn.
    .kicker = Your choice
    .title = Who makes the factory cheaper?
    .why = The Foreman lowers the wage of up to { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } of one factory. With the Workshop all machines of one factory cost as much as one. Both may move to another factory later.

lesson-workforce-brought =
    .title = What the factory brought

lesson-workforce-brought-foreman =
    (a) { $sold } sold for £{ $income }; £{ $wages } in wages, £{ $upkeep } for machines: *£{ $profit } are left*.

    The Foreman saves most where workers are many and the wage is high. With machines in their place he would have less to do.
    .kicker = With the Foreman
    .title = Cheap workers, cheap machines
    .why = A worker always costs at least a pound, with the Foreman, too.

lesson-workforce-brought-workshop =
    (a) { $sold } sold for £{ $income }; £{ $wages } in wages, £{ $upkeep } for machines: *£{ $profit } are left*.

    The Workshop saves most where machines are many. Here most rows still hold workers: the Foreman would have saved more.
    .kicker = With the Workshop
    .title = Cheap machines, dear workers
    .why = The Workshop adds to what a Machinery action may spend, too. With it your own marker can pay for one machine more.

lesson-workforce-brought-plain =
    (a) { $sold } sold for £{ $income }; £{ $wages } in wages, £{ $upkeep } for machines: *£{ $profit } are left*.

    A factory pays for every worker, also in rows that make nothing, whether its goods are sold or not.
    .kicker = The bill
    .title = What comes in, what goes out
    .why = The Foreman would have made up to { $workers } of these workers cheaper, the Workshop the machines.

## Drill: all goods, for lower wages

lesson-workforce-wages = The wage bill
    .about = The wage has risen. Make and sell as much as before, for less in wages.

lesson-workforce-wages-goal-1 = All loaves sold
lesson-workforce-wages-goal-2 = Wages as low as asked for

lesson-workforce-wages-task =
    Strutt and Wedgwood have hired, and the wage is £{ $wage } (b). For { $output ->
        [one] { $output } loaf
       *[other] { $output } loaves
    } your factory (a) now pays £{ $wages } in wages.

    You are the last to act before the sale. *Make and sell all { $output ->
        [one] { $output } loaf
       *[other] { $output } loaves
    }, and pay £{ $aim } or less in wages.*
    .kicker = Exercise
    .title = Lower the wage bill
    .why = Fewer workers is one way, if machines take their spaces. A lower wage for those you have is another: look at what the additional action offers.

lesson-workforce-wages-paid =
    .title = The wage bill

lesson-workforce-wages-paid-machines =
    (a) { $sold } sold; £{ $wages } in wages, £{ $upkeep } for machines. £{ $cash } in hand (b).

    There is a way with more cash: Workers on the cheapest space, nobody hired, and *the Foreman for food* as additional action.
    .kicker = Goal reached
    .title = Machines have no wage
    .why = But machines are yours for good, and the Foreman serves one factory only.

lesson-workforce-wages-paid-foreman =
    (a) { $sold } sold; £{ $wages } in wages, £{ $upkeep } for machines. £{ $cash } in hand (b).

    The Foreman costs only the marker with which he came. For one small factory he is cheaper than machines.
    .kicker = Goal reached
    .title = The Foreman pays off at once
    .why = Workers, Machinery, Stock Exchange and Ship bring a special marker as additional action, even if their own action is left out.

lesson-workforce-wages-paid-less =
    (a) Only { $sold } sold, for { $made } made: a row without its workers makes nothing. £{ $wages } in wages, £{ $upkeep } for machines. £{ $cash } in hand (b).

    Keep the rows full: *machines fill a space as well as a worker*.
    .kicker = Too few loaves
    .title = Less paid, less sold
    .why = Whoever fires saves wages, and loses the goods of the row.

lesson-workforce-wages-paid-dear =
    (a) { $sold } sold; £{ $wages } in wages, £{ $upkeep } for machines. £{ $cash } in hand (b).

    Too much went out in wages. Machines, or *the Foreman*, make them much lower.
    .kicker = Too dear
    .title = The wages are still high
    .why = Own markers pay for more than one machine in an action. The Foreman comes with a special marker.

## The job market

lesson-demand = The job market
    .about = Who hires makes buyers for all, until the wage jumps for all.

lesson-demand-buyers =
    Strutt and Wedgwood have hired. Each worker who leaves the job market leaves an empty space; there are { $empty } now. *Empty spaces with a number are buyers* (a): { $food } for food, { $lamps } for lamps.

    Nobody but you makes lamps (b). The others paid for workers, and you have more buyers.
    .kicker = Where buyers come from
    .title = Who hires makes buyers for all

lesson-demand-hire =
    The wage (a) stands beside the row of the lowest empty space: £{ $wage }, for everybody and every worker. The row is empty to its end. *Whoever hires next opens a row with a higher wage.*

    Fill the third row for lamps (b), with the marker at (c), and see what it costs.
    .kicker = The next row
    .title = When the wage jumps
    .todo = Workers on £{ $space }, { $count } into row { $row } of lamps, done.
    .why = The wage does not rise with every worker, but with certain rows of the market. Count the spaces up to the next: sometimes one worker less is much cheaper for you.

lesson-demand-jumped =
    The wage (a) was £{ $then } and is £{ $wage } now, for workers long hired, too. Your food factory (b) costs £{ $cost } instead of £{ $before }, *Strutt's £{ $strutt } instead of £{ $strutt_before }*: he has more workers.

    Clothes have { $clothes ->
        [one] { $clothes } buyer
       *[other] { $clothes } buyers
    } now, { $clothes_before } before (c): good for Strutt, who sells them.
    .kicker = What it did
    .title = Dearer for all, worst for many

lesson-demand-answer =
    Food is sold next. You would sell { $sold } for £{ $income } and pay £{ $wages } in wages (b). A high wage hurts *whoever has many workers and no machines*.

    Take something from the offer (a) that helps against it, or what you like better, and end your turn.
    .kicker = Your choice
    .title = An answer to the wage
    .why = The Foreman lowers the wage of up to { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } of one factory. A light machinery marker makes machines cheaper from the next turn on. Choose for the factory that sells next.

lesson-demand-paid =
    .title = What the wage took

lesson-demand-paid-foreman =
    (a) £{ $income } in, only £{ $wages } in wages: *£{ $profit } are left*, thanks to the Foreman.

    (b) Strutt took in £{ $strutt_income } and paid £{ $strutt_wages } in wages. He made buyers for all, and sells too little himself.
    .kicker = After the sale
    .title = The others pay for your buyers
    .why = When fired workers return to the market they fill spaces again: demand falls, and one day the wage, too.

lesson-demand-paid-plain =
    (a) £{ $income } in, £{ $wages } in wages: *£{ $profit } are left*. The Foreman for food would have left more.

    (b) Strutt took in £{ $strutt_income } and paid £{ $strutt_wages } in wages. He made buyers for all, and sells too little himself.
    .kicker = After the sale
    .title = What comes in, what goes out
    .why = When fired workers return to the market they fill spaces again: demand falls, and one day the wage, too.

## Drill: a buyer is missing

lesson-one-buyer-short = One buyer short
    .about = There are too few buyers for your last loaf. Make one, and make it useful.

lesson-one-buyer-short-goal-1 = Enough loaves sold
lesson-one-buyer-short-goal-2 = More lamps for later

lesson-one-buyer-short-task =
    Demand for food is { $demand }. The others are called before you, and you would sell { $sold } of { $output ->
        [one] { $output } loaf
       *[other] { $output } loaves
    } (a).

    Buyers come from the job market (b). *Sell all { $output ->
        [one] { $output } loaf
       *[other] { $output } loaves
    }, and make your lamp factory (c) ready for { lesson-count-lamps }*, in one turn.
    .kicker = Exercise
    .title = A buyer is missing
    .why = Workers leave the market from the top row, left to right. The first column is food's, the next ones are of the other goods. So one worker may not be enough for a buyer of food.

lesson-one-buyer-short-sold =
    .title = What it brought

lesson-one-buyer-short-sold-both =
    (a) Demand was { $demand } and you sold { $sold } of { $made ->
        [one] { $made } loaf
       *[other] { $made } loaves
    }. (b) The factory is ready for { lesson-count-lamps }.

    The workers whom you hired for lamps left spaces: *that is where the buyer for your bread came from*.
    .kicker = Goal reached
    .title = One hiring, two uses
    .why = The others could have used this buyer, too. Who is called first is decided by appeal, then by quality.

lesson-one-buyer-short-sold-no-lamps =
    (a) Demand was { $demand } and you sold { $sold } of { $made ->
        [one] { $made } loaf
       *[other] { $made } loaves
    }: with higher appeal you were called earlier. (b) But the factory still makes { lesson-count-lamps }.

    A full row more for lamps would have done both: *its workers leave spaces, and spaces are buyers*.
    .kicker = Half the goal
    .title = Sold, but no lamps more
    .why = Distribution fades with this sale. The row stays, and so do the spaces, until workers return.

lesson-one-buyer-short-sold-no-buyer =
    (a) Demand was { $demand }, and you sold { $sold } of { $made ->
        [one] { $made } loaf
       *[other] { $made } loaves
    }. (b) The factory is ready for { lesson-count-lamps }.

    Too few workers left the market for one more buyer of food. *A whole row for lamps* would have been enough.
    .kicker = Too few hired
    .title = Still one buyer short
    .why = Each row of the market has one space for each good. Food's space is the first of its row to become empty.

## Shares

lesson-shares = Buying shares back
    .about = What a share costs, what it brings, and why the moment counts.

lesson-shares-cost =
    (a) You hold { lesson-count-shares } of £{ $share_value }: a portfolio of £{ $portfolio }. One more costs £{ $buying_price }.

    (b) Strutt has fallen to £{ $value }. Selling a share would bring him that much; buying one costs him £{ $price } all the same. *You buy at the value, but never below a fixed least price.*
    .kicker = What a share costs
    .title = The value, but never less

lesson-shares-buy =
    You have £{ $cash } (a), and a share costs £{ $buying_price }. The sale is about to bring you { lesson-count-steps } (b): then *each share is worth more, and costs more to buy*.

    So buy before you rise, with the marker at (c).
    .kicker = The moment
    .title = Buy before you rise
    .todo = Stock exchange on £{ $space }, buy { $count }, done.
    .why = Buying does not change the value, and the amount of the space does not matter: the cheapest will do. What you buy with is only your cash.

lesson-shares-left =
    You hold { lesson-count-shares } now, a portfolio of £{ $portfolio }. £{ $cash } are left (a), and the sale of food will leave £{ $profit } (b).

    Could you have bought one more? *The next marker must be paid, too.* Take something from the offer or leave it, then end your turn.
    .kicker = What is left
    .title = Keep what you need
    .why = Who can't pay must sell shares in need, and falls on the track for each. A share bought with the money for the next wages costs more than it brings.

lesson-shares-grew =
    .title = What the shares brought

lesson-shares-grew-bought =
    (b) { lesson-count-steps }: a share is worth £{ $share_value }. You bought { $count } at £{ $paid } each. (a) Your { lesson-count-shares } make a portfolio of *£{ $portfolio }*.

    Now one would cost £{ $buying_price }. You have £{ $cash } for what comes.
    .kicker = After the sale
    .title = Bought cheap, worth more
    .why = Every later step counts for every share that you hold. That is why shares bought early bring most. At the end each one counts at the value of that moment, and cash counts for nothing.

lesson-shares-grew-plain =
    (b) { lesson-count-steps }: a share is worth £{ $share_value }, and one more costs £{ $buying_price }. (a) Your { lesson-count-shares } make a portfolio of *£{ $portfolio }*.

    You have £{ $cash }. What you did not buy before the sale is dearer now, if you have risen.
    .kicker = After the sale
    .title = Higher, and dearer to buy
    .why = Money in hand is worth nothing at the end. But as long as it earns more in a factory than in a share, waiting can be right.

## Drill: a share more, and keep it

lesson-shares-kept = A share to keep
    .about = Buy a share, and still have it when the wages are paid.

lesson-shares-kept-goal-1 = One share more when all is paid

lesson-shares-kept-task =
    You hold { lesson-count-shares }; one more costs £{ $buying_price } (a). You have £{ $cash }, and the sale of clothes (b) will bring £{ $income } and cost £{ $wages } in wages.

    Who can't pay must sell shares in need. *Hold { $aim ->
        [one] { $aim } share
       *[other] { $aim } shares
    } when the wages are paid*: perhaps the offer (c) helps.
    .kicker = Exercise
    .title = Buy a share, and keep it
    .why = The additional action of the Stock Exchange takes a special marker. Some make workers cheaper, some buy goods from you.

lesson-shares-kept-kept =
    .title = What is left

lesson-shares-kept-kept-foreman =
    (a) { lesson-count-shares } of £{ $share_value }, and £{ $cash } in hand (b).

    The Foreman made the workers cheap enough. But *with so little cash, the next marker has to be paid with a share*. A pound too much spent now is a share less later.
    .kicker = Goal reached
    .title = Kept, with nothing to spare
    .why = Whoever chooses a marker must pay for it; nobody can pass.

lesson-shares-kept-kept-reached =
    (a) { lesson-count-shares } of £{ $share_value }, and £{ $cash } in hand (b): you could pay without selling one.

    But *with so little cash, the next marker has to be paid with a share*. A pound too much spent now is a share less later.
    .kicker = Goal reached
    .title = Kept, with nothing to spare
    .why = The Patron buys one good at your price, after the market: one more sale, and perhaps a step.

lesson-shares-kept-kept-need =
    (a) { lesson-count-shares } of £{ $share_value }, and £{ $cash } in hand (b). The wages took more than you had left: *the new share was sold again, in need*, and the indicator fell.

    Use the cheapest space, and take something that helps to pay.
    .kicker = Sold in need
    .title = Bought, and lost again
    .why = An emergency sale brings the value of the share, and costs steps besides.

lesson-shares-kept-kept-none =
    (a) { lesson-count-shares } of £{ $share_value }, and £{ $cash } in hand (b). You did not buy.

    A better sale can raise the portfolio as much as a share. But the exercise asks for the share: *only the Stock Exchange sells one now*.
    .kicker = Nothing bought
    .title = No share more
    .why = Portfolio is shares × value. Either of them makes it grow.

## Money

lesson-money = When money runs out
    .about = Nobody can pass, and every bill is paid: with cash, with shares, or with a loan.

lesson-money-short =
    Your clothes factory will take in £{ $income } and pay £{ $wages } in wages (a): a loss. You have £{ $cash } (b) and { lesson-count-shares }.

    Every bill must be paid: the marker, the wages, the event. *Cash left over is worth nothing in the end, but cash that is missing costs shares.*
    .kicker = What is to be paid
    .title = A loss, and little cash

lesson-money-spend =
    See what happens to those who spend what their wages need. You have £{ $cash } (a). Buy a share at £{ $buying_price }, with the marker at (b), and leave the sale as it is.

    Afterwards you may take it back, if you like.
    .kicker = A mistake, on purpose
    .title = Spend what the wages need
    .todo = Stock exchange on £{ $space }, buy { $count }, end your turn.
    .why = You can't buy shares with an emergency sale: buying takes cash. But everything else is open to you without the money for it, and then shares are sold.

lesson-money-need =
    £{ $wages } in wages were more than you had. *As few shares as suffice were sold, at the value before: { $count } for £{ $pounds }* (a). What was too much is yours: £{ $cash }.

    For it the indicator fell by { $lost } (b), and every share that you still hold is worth £{ $share_value }.
    .kicker = The emergency sale
    .title = Sold in need
    .why = For each share sold in need the indicator falls by the first digit of the space it stood on: the higher you stand, the deeper you fall.

lesson-money-next =
    .title = Nobody can pass

lesson-money-next-bare =
    Your turn again, with £{ $cash } (a). *Nobody can pass*: a marker must be chosen and paid. Your cheapest space is taken; to use its marker again (b) costs a fee besides.

    All are dearer than what you have. So a share will go, whatever you choose. Choose what brings money, and end your turn.
    .kicker = The next marker
    .title = Nobody can pass
    .why = Sell shares yourself at the stock exchange, and the indicator does not fall. In need it does. So sell in time when you see a gap coming.

lesson-money-next-plain =
    Your turn again, with £{ $cash } (a). *Nobody can pass*: a marker must be chosen and paid. To use one again that lies there (b) costs a fee besides.

    Count what comes: this marker, the wages of your goods, the next marker. Choose, and end your turn.
    .kicker = The next marker
    .title = Nobody can pass
    .why = Sell shares yourself at the stock exchange, and the indicator does not fall. In need it does. So sell in time when you see a gap coming.

lesson-money-loans =
    .title = When no share is left

lesson-money-loans-again =
    Sold in need: { lesson-count-shares } are left (a), each worth £{ $share_value } (b). You have £{ $cash }.

    When no share is left, *loans come instead*. Each costs a step, and more to repay than it brings. Who has one can't buy shares; who ends with one has lost.
    .kicker = At the end of the way
    .title = When no share is left
    .why = Loans are repaid at the stock exchange, or in the last event of the game. Until then no share can be bought, and the others buy.

lesson-money-loans-plain =
    You kept { lesson-count-shares } (a), each worth £{ $share_value } (b), and have £{ $cash }.

    Who sells shares in need falls for each. When no share is left, *loans come instead*. Each costs a step, and more to repay than it brings. Who has one can't buy shares; who ends with one has lost.
    .kicker = At the end of the way
    .title = When no share is left
    .why = Loans are repaid at the stock exchange, or in the last event of the game. Until then no share can be bought, and the others buy.

## Drill: every bill paid

lesson-money-bills = Every bill paid
    .about = Pay marker and wages with cash, keep all shares, and have enough for what comes next.

lesson-money-bills-goal-1 = Enough cash for what comes
lesson-money-bills-goal-2 = All shares kept

lesson-money-bills-task =
    The sale of clothes will bring £{ $income } and cost £{ $wages } in wages (a). You have £{ $cash } (b), and the marker is to be paid, too.

    Keep your { lesson-count-shares } (c), and *have £{ $aim } or more when all is paid*. You act last.
    .kicker = Exercise
    .title = Pay every bill
    .why = Sell more, or pay less. Appeal limits what you sell: what would one more cost, and what does one more good bring? And who makes workers cheaper?

lesson-money-bills-paid =
    .title = The bill

lesson-money-bills-paid-sold =
    (a) { $sold } sold for £{ $income }; £{ $wages } in wages, £{ $upkeep } for machines. £{ $cash } in hand (b), and still { lesson-count-shares }.

    Here *more appeal was the cure*: the workers are paid whether their goods are sold or not.
    .kicker = Goal reached
    .title = Paid by selling more
    .why = Levels of distribution and a pound off the price sell all that you make, and leave most.

lesson-money-bills-paid-saved =
    (a) { $sold } sold for £{ $income }; £{ $wages } in wages, £{ $upkeep } for machines. £{ $cash } in hand (b), and still { lesson-count-shares }.

    You pay less, but goods are lost as before. *Levels of distribution and a pound off the price* would have sold them all, and brought steps.
    .kicker = Goal reached
    .title = Paid by saving
    .why = What is saved on wages is saved in every production. What more appeal brings, rises with the goods you make.

lesson-money-bills-paid-need =
    (a) { $sold } sold for £{ $income }; £{ $wages } in wages, £{ $upkeep } for machines. £{ $cash } in hand (b), and only { lesson-count-shares }.

    Shares paid the bill. *Sell more of your goods instead*: their wages are due all the same.
    .kicker = Shares gone
    .title = Paid with shares
    .why = In need the indicator falls, too, and every share that is left is worth less.

lesson-money-bills-paid-bare =
    (a) { $sold } sold for £{ $income }; £{ $wages } in wages, £{ $upkeep } for machines. £{ $cash } in hand (b), and { lesson-count-shares }.

    Paid, but too little is left for what comes. *Sell more of what you make*: its wages are due all the same.
    .kicker = Too little left
    .title = Paid, and bare
    .why = A marker costs money in every cycle, and nobody can pass.
