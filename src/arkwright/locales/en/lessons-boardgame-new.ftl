# Lessons of the new edition, its short game and its modules: what is new. No figure stands here.

## Spinning Mule

lesson-mule = The Mule: ships that tire
    .about = The short game has no contracts. A ship that has sailed waits for the Stock exchange.

lesson-mule-differs =
    The short game has { $decades ->
        [one] { $decades } decade
       *[other] { $decades } decades
    }. You begin with a ship of capacity { $capacity } (a) and a small warehouse: { $room ->
        [one] { $room } good
       *[other] { $room } goods
    } of any kind.

    There are *no contracts*: any number of goods may sail, as many as the ship holds.
    .kicker = What differs
    .title = Fewer decades, no contracts

lesson-mule-sail =
    You made { $made ->
        [one] { $made } loaf
       *[other] { $made } loaves
    } and sold { $sold }. Overseas each brings the base quality, £{ $base_quality }. Nobody asks for a whole contract: *send as many as you like* (a).

    The voyage costs you one space on the share track (b).
    .kicker = The sale is over
    .title = Send what is left over
    .todo = Ship { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } of food.
    .why = What is not sent stays in the small warehouse, if it has room, and can be sold or sent later.

lesson-mule-turned =
    .title = A ship that has sailed

lesson-mule-turned-inactive =
    The voyage brought £{ $gained }, your Office's share included. But your ship (a) is *inactive* now.

    Clothes come next: you make { $output } and sell { $sold } (b). Only a Stock exchange action (c) makes all your ships active again, when it ends. *Is that worth your turn?*
    .kicker = Your turn
    .title = A tired ship
    .why = The exchange need not trade anything: ending the action is enough. Its additional action still takes a special marker, a second ship for instance.

lesson-mule-turned-active =
    You kept your loaves, and your ship (a) is still *active*: it can sail with clothes.

    You make { $output } and sell { $sold } (b). Once it has sailed, only a Stock exchange action (c) makes it active again. *What do you do with your turn?*
    .kicker = Your turn
    .title = A ship that has rested
    .why = The exchange need not trade anything: ending the action is enough. Its additional action still takes a special marker, a second ship for instance.

lesson-mule-brought =
    .title = What came of it

lesson-mule-brought-sailed =
    Clothes sold at home: { $sold }, at £{ $price }. Shipped: { $count }. You have £{ $cash } (a), and a ship that sailed is inactive again (b).

    So it is *one voyage, one visit to the exchange*: a ship sails every other turn, unless a voyage is skipped.
    .kicker = It sailed
    .title = One voyage, one exchange

lesson-mule-brought-stayed =
    Clothes sold at home: { $sold }, at £{ $price }. In store: { $clothes }. You have £{ $cash } (a).

    The store waits until your ship (b) is *active*. With a Stock exchange action in time it could have sailed at once.
    .kicker = Nothing sailed
    .title = The store waits for a ship

lesson-mule-overseas = Dear at home, the rest abroad
    .about = Your ship takes what home leaves over. Set the price that earns most from both.

lesson-mule-overseas-goal-1 = Enough cash when clothes come

lesson-mule-overseas-task =
    You make { $output ->
        [one] { $output } loaf
       *[other] { $output } loaves
    } and sell { $sold } at £{ $price } (a). Your ship takes { $capacity } (b), for £{ $base_quality } each, and needs no contract.

    You have £{ $cash } (c). *Have £{ $aim } or more when your next turn comes.*
    .kicker = Exercise
    .title = Sell few, and dear
    .why = New goods must be sold as long as appeal and demand last. A higher price sells fewer of them: the rest is free for the ship.

lesson-mule-overseas-left =
    .title = What was left

lesson-mule-overseas-left-full =
    { $sold } sold at £{ $price }, { $count } shipped: *£{ $cash }* (a).

    Marketing lets a price above the base quality find a buyer, and the ship (b) is full. It costs a share step or two: money now, or value.
    .kicker = The ship is full
    .title = Dear at home, the rest abroad

lesson-mule-overseas-left-sailed =
    { $sold } sold at £{ $price }, { $count } shipped at £{ $base_quality }: £{ $cash } (a).

    More was possible: *cheap levels of marketing*, a price above the base quality, and a full ship (b).
    .kicker = Enough
    .title = Enough, and more was possible

lesson-mule-overseas-left-little =
    { $sold } sold at £{ $price }, { $count } shipped at £{ $base_quality }: £{ $cash } (a).

    Too little. Fill the ship (b), and *take more than the base quality* for what stays at home.
    .kicker = Too little
    .title = Not enough yet

lesson-mule-overseas-left-home =
    { $sold } sold at £{ $price }, and no loaf sailed: £{ $cash } (a).

    Your ship (b) pays £{ $base_quality } a loaf, whatever appeal is. *Sell fewer at home, at a higher price.*
    .kicker = Too little
    .title = The ship stayed in port

## Declaring

lesson-declaring = Declared before the sale
    .about = Stored goods are sold only if they are declared beforehand, and in turn order.

lesson-declaring-order =
    Before food is sold, everybody says in turn order how many *stored* goods go to market. New goods go there anyway.

    Strutt (a) comes before you. There are { $theirs ->
        [one] { $theirs } loaf
       *[other] { $theirs } loaves
    } in Strutt's store, and none was declared: only { $new ->
        [one] { $new } new one
       *[other] { $new } new ones
    } will be sold. You (b) make { $output } and have { $stored } in store.
    .kicker = Before the sale
    .title = You know what Strutt declared

lesson-declaring-offer =
    With new loaves alone you sell { $sold }, as many as Strutt: nobody sells most.

    Your appeal is { $appeal } (b): with the store you would sell { $more } (a), at £{ $price } each. *Declare your stored food, or keep it.*
    .kicker = Your declaration
    .title = To market, or keep it?
    .why = What you declare and do not sell stays in store. What you do not declare stays there, too: it can serve a contract later, or a better market.

lesson-declaring-brought =
    .title = What came of it

lesson-declaring-brought-offered =
    You sold { $sold }, Strutt { $strutt } (b): £{ $income }, and { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } (a), { $most } of them for selling *most*.

    Who declares later knows what suffices. Who declares earlier must guess.
    .kicker = Declared
    .title = One more than Strutt

lesson-declaring-brought-kept =
    You sold { $sold }, Strutt { $strutt } (b): £{ $income }, and { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } (a). *Nobody sold most*, and { $stored } stays in store.

    Declared, it would have found a buyer at £{ $price }, for Strutt had kept his store back. Keep goods if a ship or a better market is near.
    .kicker = Kept
    .title = As many as Strutt

lesson-declaring-food = Clear the store
    .about = Sell new and stored food together, at a price that still lets all of it go.

lesson-declaring-food-goal-1 = No food left in store
lesson-declaring-food-goal-2 = Enough cash after the wages

lesson-declaring-food-task =
    You make { $output ->
        [one] { $output } loaf
       *[other] { $output } loaves
    } and have { $stored } in store. Your appeal is { $appeal } (a) at £{ $price } (b): more than all of them need.

    You have £{ $cash } (c). *Leave nothing in store, and have £{ $aim } or more when the wages are paid.*
    .kicker = Exercise
    .title = Sell the store as well
    .why = You never sell more than your appeal, new and stored goods together. Set the price first, then declare: at the sale nothing can be changed.

lesson-declaring-food-sold =
    .title = What was sold

lesson-declaring-food-sold-best =
    { $sold ->
        [one] { $sold } loaf
       *[other] { $sold } loaves
    } sold at £{ $price } (a), new and stored: *£{ $cash }* in hand (b).

    Appeal and goods are equal: not a pound of the price is given away.
    .kicker = Sold out
    .title = Store empty, cash in hand
    .why = Prices change after Factory, Quality, Marketing and Production only. A cheap space is enough for that.

lesson-declaring-food-sold-reached =
    { $sold ->
        [one] { $sold } loaf
       *[other] { $sold } loaves
    } sold at £{ $price } (a), new and stored: £{ $cash } in hand (b).

    There is a better way: *the cheapest space* lets you set prices just as well, or a level of quality bears a pound more.
    .kicker = Sold out
    .title = Store empty, enough cash
    .why = Prices change after Factory, Quality, Marketing and Production only. A cheap space is enough for that.

lesson-declaring-food-sold-cheap =
    { $sold ->
        [one] { $sold } loaf
       *[other] { $sold } loaves
    } sold at £{ $price } (a), new and stored: £{ $cash } in hand (b).

    Too cheap: your appeal was higher than what you had to sell. *Only some actions let you set prices*; choose one of them.
    .kicker = Sold out, too cheap
    .title = A pound given away
    .why = Prices change after Factory, Quality, Marketing and Production only. A cheap space is enough for that.

lesson-declaring-food-sold-kept =
    { $sold ->
        [one] { $sold } loaf
       *[other] { $sold } loaves
    } sold at £{ $price } (a), £{ $cash } in hand (b). *Still in store: { $stored }.*

    Stored goods are sold only if you declared them, and if your appeal is as high as all that you sell.
    .kicker = Something left
    .title = The store is not empty
    .why = Prices change after Factory, Quality, Marketing and Production only. A cheap space is enough for that.

## What is new

lesson-new-edition = The new edition, for old hands
    .about = You know the older game: three differences on the board, and where all of them are told.

lesson-new-edition-differs =
    You know the older game. This differs:

    (a) { $marker_switch }: { $moves_switch }

    (b) { $prices_switch }: { $all_switch }

    (c) { $fading_switch }: { $late_switch }

    And what you called distribution is *marketing* here. You see all three in this turn.
    .kicker = For who knows the older game
    .title = Three differences

lesson-new-edition-lift =
    Your clothes make { $output } and sell { $sold } (c): they lack appeal. Your marketing marker lies on a space (a) that pays for too little.

    So *lift it*: pay the fee, and put it on a dearer free space (b). It need not stay where it lies.
    .kicker = The first difference
    .title = Lift your marker
    .todo = Move Marketing to £{ $space }, clothes up twice.
    .why = The fee never counts for the action: only what the space costs buys levels. Every free space is open to the marker, the old one included.

lesson-new-edition-prices =
    Clothes stand at £{ $clothes } with appeal { $appeal } (a), and { $sold } would be sold.

    You touched only clothes, but you may change the prices of *all* your goods, food at £{ $food } (b), too. It costs nothing. Set what you like, then end your turn.
    .kicker = The second difference
    .title = All your prices
    .why = There is no highest price. But if you change any, none of your goods may be left with appeal below zero.

lesson-new-edition-brought =
    .title = What came of it

lesson-new-edition-brought-sold =
    { $sold } sold at £{ $price }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } (a). *Then* marketing fell by one, and appeal is { $appeal } now (b).

    { $late_switch } The price does not follow, and where appeal falls below zero it stays there until you set prices again.
    .kicker = The third difference
    .title = Marketing fades last

lesson-new-edition-brought-nothing =
    Nothing sold at £{ $price }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } (a): the price left no appeal. *Then* marketing fell by one, and appeal is { $appeal } now (b).

    { $late_switch } The price does not follow: appeal stays where it is until you set prices again.
    .kicker = The third difference
    .title = Marketing fades last

lesson-new-edition-further =
    Two more that you will meet soon:

    (a) { $contracts_switch }: { $limited_switch }

    (b) { $sale_switch }: { $declared_switch }

    Rules that go otherwise: { $rules }. In the rules (the link above) *each of them is marked*.
    .kicker = And further
    .title = All the differences

lesson-every-price = One marker, every price
    .about = Sell all your clothes, and ready the food that your marker never touched.

lesson-every-price-goal-1 = All clothes sold
lesson-every-price-goal-2 = All food ready to be sold

lesson-every-price-task =
    Your clothes make { $output } and sell { $sold } (a). Food makes { $loaves } at £{ $pounds } (b); if it were sold now, { $food } would go.

    Your task: *sell all clothes in this cycle, and leave food at a price at which all of it would be sold, too.*
    .kicker = Exercise
    .title = Both goods in one turn
    .why = A marker that lies too cheaply may be lifted to a dearer space. After an action that touches prices you may change those of all your goods, also of goods you have not raised.

lesson-every-price-sold =
    .title = What it brought

lesson-every-price-sold-both =
    Clothes sold: { $sold } at £{ $price } (a). At £{ $pounds } all your food would be sold, too: { $food } (b).

    In the older game your marker would have let you change the prices only of what it raised.
    .kicker = Both goods
    .title = All prices in one turn

lesson-every-price-sold-clothes =
    Clothes sold: { $sold } at £{ $price } (a). Food stands at £{ $pounds }; if it were sold now, { $food } would go (b).

    Your marker did not raise food, and still *you could have changed its price*: each pound less is one more appeal.
    .kicker = Only the clothes
    .title = Food costs too much

lesson-every-price-sold-rest =
    Clothes sold: { $sold } at £{ $price } (a). Food stands at £{ $pounds }; if it were sold now, { $food } would go (b).

    Clothes are sold first: *lift the marker* to a dearer space for their appeal, and let prices do the rest.
    .kicker = Clothes left over
    .title = Too little appeal

## East India Company

lesson-east-india = The East India Company
    .about = After each cycle you choose a track: influence is worth money at the end, and brings a bonus now.

lesson-east-india-tracks =
    Each good has a track (a). After each cycle everybody chooses *one*: one step is free, more cost the track's price.

    Strutt (b) paid £{ $pounds } and has risen on { $track }. At the end each marker is worth its price times the multiplier of its space: £{ $influence } so far, added to the portfolio.
    .kicker = After the cycle
    .title = Influence overseas

lesson-east-india-choose =
    Sugar costs £{ $sugar } a step, porcelain £{ $porcelain } (a): cheap steps go far, dear ones count for more.

    From space { $from } a marker counts ×{ $multiplier } and may bring a *machine* to the track's own factory. You have £{ $cash } (b). Choose a track, and how many steps you buy.
    .kicker = Your influence
    .title = Which track, how far?
    .why = Whoever buys steps moves the track's price on for all who come later, and with it what all markers there are worth at the end. The last spaces hold one marker each.

lesson-east-india-bonus =
    .title = The bonus

lesson-east-india-bonus-machine =
    Your marker stands on space { $space } of { $track } (a), for £{ $pounds }. Now you may take *one bonus* of its space or an earlier one: a level of marketing in any factory (b), or a machine in the track's own.
    .kicker = The bonus
    .title = Marketing, or a machine

lesson-east-india-bonus-marketing =
    Your marker stands on space { $space } of { $track } (a), for £{ $pounds }. The bonus here is a level of *marketing* in any factory, that of food (b) for instance. A machine comes further on.
    .kicker = The bonus
    .title = A level of marketing

lesson-east-india-brought =
    You are on space { $space } of { $track } (b). Your influence is worth £{ $influence }, Strutt's £{ $strutt }; it is in your portfolio already (a), but it *can't be spent*. £{ $cash } are left in hand.

    Who steps a little on a dear track needs no money; who goes far on a cheap one gains better bonuses, again with each choice.
    .kicker = What it is worth
    .title = A bonus now, money at the end

## Asymmetrical factories

lesson-asymmetric = Bulk, usual, luxury
    .about = Three kinds of a factory: cheap and many, or dear and fine. Build the one that fits.

lesson-asymmetric-kinds =
    Whoever opens a factory chooses its *kind*. For lamps: usual £{ $usual }, bulk £{ $bulk }, luxury £{ $luxury }. The base quality is as high as the cost.

    Of each good there are at most { $limit } bulk and { $limit } luxury factories. Nobody makes lamps yet, and demand is { $demand } (a).
    .kicker = Three kinds
    .title = Cost is base quality

lesson-asymmetric-marker =
    You build with the *Factory* marker; the cheapest space will do (a). You have £{ $cash } (b).
    .kicker = Your turn
    .title = A factory for lamps
    .todo = Use Factory on £{ $space }.

lesson-asymmetric-build =
    Row one alone makes { $usual ->
        [one] { $usual } lamp
       *[other] { $usual } lamps
    } in a usual factory, { $bulk } in bulk, { $luxury } in luxury: there rows one and two must *both* be complete, and then make { $both } together.

    The new factory staffs row one only, from the job market (b). *Choose the kind and the price* (a), then end the action.
    .kicker = Your choice
    .title = Which kind of factory?
    .why = Bulk brings a level of marketing when it is opened. Luxury needs more workers before it makes anything, but each lamp can be sold at a far higher price.

lesson-asymmetric-brought =
    .title = Your new factory

lesson-asymmetric-brought-bulk =
    Your bulk factory makes { $output ->
        [one] { $output } lamp
       *[other] { $output } lamps
    } (a). Base quality { $base_quality }, marketing { $distribution }: appeal { $appeal } (b).

    Many goods at a low base quality: it lacks *appeal*, not goods. Marketing and quality pay here, and a ship earns little.
    .kicker = Bulk
    .title = Many and cheap

lesson-asymmetric-brought-luxury =
    Your luxury factory makes { $output ->
        [one] { $output } lamp
       *[other] { $output } lamps
    } (a): row two is empty. Base quality { $base_quality }, appeal { $appeal } (b).

    It lacks *workers*, not appeal. Fill row two before lamps are sold: then few goods sell dearly, at home and overseas.
    .kicker = Luxury
    .title = Few and dear

lesson-asymmetric-brought-usual =
    Your usual factory makes { $output ->
        [one] { $output } lamp
       *[other] { $output } lamps
    } (a). Base quality { $base_quality }, appeal { $appeal } (b).

    Nothing special, and no limit: usual factories are always there, *the other kinds only while some are left*.
    .kicker = Usual
    .title = Between the two

lesson-asymmetric-brought-none =
    You have built no lamps (a). Nobody else makes them yet, and only importers sell any (b).

    Wait too long, and the *bulk and luxury* factories may be taken.
    .kicker = Your own way
    .title = No lamps yet

## Marketing

lesson-marketing = Marketing, and appeal below zero
    .about = Marketing falls at the end of the cycle, the price stays. Mend what that leaves behind.

lesson-marketing-below =
    You asked £{ $price } for food (b), the most that your marketing could bear. At the end of the cycle marketing fell to { $distribution }, and appeal to { $appeal } (a).

    It *stays there*: the price does not fall by itself, you lose no share space, and no food is sold as long as it is below zero.
    .kicker = The end of the last cycle
    .title = Appeal below zero

lesson-marketing-levels =
    Clothes come now: you make { $output } and sell { $sold } (b), for their appeal is { $appeal } (a).

    Marketing is cheap for one sale. And it is one of the actions after which you may *change all prices*, those of food, too.
    .kicker = Your turn
    .title = Marketing for the clothes
    .todo = Move Marketing to £{ $space }, clothes up twice.
    .why = Prices change after Factory, Quality, Marketing and Production only. What is below zero waits for one of them.

lesson-marketing-prices =
    Clothes have appeal { $appeal } at £{ $clothes } (a) and sell { $sold }. Food stands at £{ $food } (b).

    If you change *any* price, none of your goods may stay below zero: then food must become cheaper. Or change nothing. Then end your turn.
    .kicker = Your choice
    .title = Change one, mend all
    .why = Marketing of clothes will fall by one after the sale. Leave so much appeal that they are not below zero then.

lesson-marketing-faded =
    .title = What marketing left behind

lesson-marketing-faded-left =
    Clothes sold: { $sold }, for { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. Then marketing of clothes fell: appeal { $clothes } (a).

    Food still has { $food } (b): it *sells nothing* until you set prices. There is time until food comes again, but every chance to change prices comes with the same duty.
    .kicker = Food not mended
    .title = Food waits

lesson-marketing-faded-mended =
    Clothes sold: { $sold }, for { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. Then marketing of clothes fell: appeal { $clothes } (a). Food is at { $food } (b).

    Only the good that was sold *loses a level*. A price that leaves one appeal to spare does not fall below zero.
    .kicker = Food mended
    .title = Nothing below zero

## Investor

lesson-investor = The Investor: two actions
    .about = One marker, two actions: the Stock exchange, and a copy of another of your markers.

lesson-investor-two =
    You have the *Investor* in hand (a). It is a Stock exchange action and a copy of a Workers, Machinery or Ship action of yours, in either order.

    What you pay counts for both. There is no additional action. You have £{ $cash } (b), and a share costs £{ $price }.
    .kicker = A light marker
    .title = Two actions in one

lesson-investor-exchange =
    You have { lesson-count-shares } (b). First the exchange: there you sell stored goods, then repay loans, then trade shares, then contracts, *in this order*.

    The cheapest space is enough (a): shares cost no administration.
    .kicker = The first half
    .title = Buy back, cheaply
    .todo = Investor £{ $space }, exchange half, buy { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }.
    .why = Hiring needs no administration either. Copying Machinery does: then a dearer space decides what you can do with it.

lesson-investor-copy =
    Now the other half. The marker that you copy stays where it is, *even if it was used already*.

    Your lamps make { $output } (b), their demand is { $demand }. Workers hired now come from the job market (a). Take the second half or let it be, then end your turn.
    .kicker = The second half
    .title = Copy a marker

lesson-investor-brought =
    .title = Two actions

lesson-investor-brought-both =
    You have { lesson-count-shares } (a) and £{ $cash }, and your lamps make { $output } (b): *two actions for one space*.

    For that you gave up the additional action of this turn: no price was set, no special marker taken.
    .kicker = What it brought
    .title = Shares and workers

lesson-investor-brought-plain =
    You have { lesson-count-shares } (a) and £{ $cash }. Your lamps make { $output } (b).

    The Investor could have *done more in one turn*: shares and workers, at the price of the additional action.
    .kicker = What it brought
    .title = One half used

## Drill: a marketing level, and what it leaves behind

lesson-marketing-lasting = What is left afterwards
    .about = Sell clothes dearly, and leave no good below appeal zero.

lesson-marketing-lasting-goal-1 = No appeal below zero is left for food
lesson-marketing-lasting-goal-2 = Enough cash after the sale

lesson-marketing-lasting-task =
    Clothes come next: your factory makes { $output }, and with appeal { $clothes } (a) sells { $sold }. Food was left at appeal { $food } (b).

    One turn for both: *have £{ $aim } or more after the sale, and food not below zero*; you have £{ $cash } (c).
    .kicker = Exercise
    .title = One turn, both goods
    .why = Marketing is cheap and falls at the end of the cycle. After it you may change every price, also that of a good you did not touch.

lesson-marketing-lasting-after =
    .title = What is left

lesson-marketing-lasting-after-best =
    Clothes sold: { $sold }, all that you made. £{ $cash } in hand (c). Marketing has fallen: appeal of clothes { $clothes } (a).

    Food is at { $food } (b) for £{ $price }: *the price did it, and cost no level*.
    .kicker = Both mended
    .title = Levels here, a price there

lesson-marketing-lasting-after-reached =
    Clothes sold: { $sold }, and £{ $cash } in hand (c). Their appeal is { $clothes } now (a), that of food { $food } (b).

    There is a better way: *spend all levels on clothes*, which keep their price, and mend food (£{ $price }) by its price alone.
    .kicker = Reached
    .title = A level at the wrong good

lesson-marketing-lasting-after-below =
    £{ $cash } in hand (c), appeal of clothes { $clothes } (a). But food is at { $food } (b), and so *it can sell nothing*.

    Its price, £{ $price }, could have been changed after the same action.
    .kicker = Food forgotten
    .title = Still below zero

lesson-marketing-lasting-after-few =
    Food is at { $food } (b) for £{ $price }. But only £{ $cash } are in hand (c): with too few levels clothes sold too few.

    A *dearer space pays for more marketing*; appeal of clothes is { $clothes } now (a).
    .kicker = Too little came in
    .title = A level too few

## Drill: the Investor for shares and workers

lesson-investor-both = One marker, both halves
    .about = Shares and workers in one turn, with money left.

lesson-investor-both-goal-1 = Enough shares
lesson-investor-both-goal-2 = Enough lamps in a production
lesson-investor-both-goal-3 = Enough cash left

lesson-investor-both-task =
    You have the Investor (a), { lesson-count-shares } and £{ $cash } (b). A share costs £{ $price }. Your lamps make { $output } (c).

    In one turn: *shares: { $more }, lamps in a production: { $aim }, and £{ $left } or more in hand*.
    .kicker = Exercise
    .title = Shares and workers at once
    .why = The Investor is a Stock exchange action and a copy of a Workers, Machinery or Ship action. Hiring and shares cost no administration, so the space need not be dear.

lesson-investor-both-done =
    .title = What one marker did

lesson-investor-both-done-best =
    { lesson-count-shares } and £{ $cash } in hand (a), and your lamps make { $output } (b). *No pound more was needed.*

    Another marker would have done one half, and its additional action.
    .kicker = Both halves
    .title = All for the cheapest space

lesson-investor-both-done-reached =
    { lesson-count-shares } and £{ $cash } in hand (a), and your lamps make { $output } (b).

    There is a better way: *the cheapest space does the same*, as neither half spends administration.
    .kicker = Both halves
    .title = A dear space for nothing

lesson-investor-both-done-half =
    { lesson-count-shares } and £{ $cash } in hand (a), and your lamps make { $output } (b). Not all that was asked for.

    Only *the Investor does both in a turn*, and each share more is money less.
    .kicker = Not yet
    .title = One of them is missing

## Drill: influence that reaches the machine

lesson-east-india-machine = Influence and a machine
    .about = Choose the track that brings influence and a bonus for little money.

lesson-east-india-machine-goal-1 = More influence than Strutt
lesson-east-india-machine-goal-2 = A machine as the bonus
lesson-east-india-machine-goal-3 = Enough cash left

lesson-east-india-machine-task =
    Strutt's influence is worth £{ $strutt } (a). From space { $from } on the bonus may be a machine in a factory of the good whose track it is.

    Have *more influence than Strutt, take a machine, and keep £{ $aim } or more* of your £{ $cash } (b).
    .kicker = Exercise
    .title = Which track, how far?
    .why = A marker is worth the price of its track times the number at its space. A dear track brings more for each space, and each space costs more. You get a machine only for a good that you make.

lesson-east-india-machine-brought =
    .title = What it brought

lesson-east-india-machine-brought-best =
    Track: { $track }, space { $space } (a). Influence worth £{ $influence }, Strutt's £{ $strutt }. £{ $cash } in hand (b).

    Just *far enough for the machine*: the next spaces cost money and bring nothing more yet.
    .kicker = Both, and cheaply
    .title = Influence and a machine

lesson-east-india-machine-brought-reached =
    Track: { $track }, space { $space } (a). Influence worth £{ $influence }, Strutt's £{ $strutt }. £{ $cash } in hand (b).

    There is a better way: *a space less brings the same* influence and the same bonus.
    .kicker = Reached
    .title = Further than needed

lesson-east-india-machine-brought-equal =
    Track: { $track }, space { $space } (a). Influence worth £{ $influence }, Strutt's £{ $strutt }: *not more than his*. £{ $cash } in hand (b).

    A track with a higher price brings more at the same space.
    .kicker = The cheap track
    .title = A machine, too little weight

lesson-east-india-machine-brought-bare =
    Track: { $track }, space { $space } (a). Influence worth £{ $influence }, Strutt's £{ $strutt }. £{ $cash } in hand (b).

    No *machine*: the space must be far enough, you must make the track's good, and take it as the bonus.
    .kicker = No machine
    .title = Influence alone

## Drill: the kind of factory that fits

lesson-asymmetric-fitting = The kind that fits
    .about = Build the lamps factory that earns at its very first sale.

lesson-asymmetric-fitting-goal-1 = Enough lamps would be sold
lesson-asymmetric-fitting-goal-2 = Enough profit

lesson-asymmetric-fitting-task =
    A lamps factory costs £{ $usual }, in bulk £{ $bulk }, in luxury £{ $luxury }; you have £{ $cash } left (b), and workers for one row.

    Build one, with a price, so that *{ $aim } or more would be sold for £{ $left } or more profit* (a).
    .kicker = Exercise
    .title = Which kind, which price?
    .why = You sell no more than your appeal, and no more than you make. Bulk makes more from its first row, usual has more appeal, luxury makes nothing until both first rows are full.

lesson-asymmetric-fitting-built =
    .title = What you built

lesson-asymmetric-fitting-built-best =
    { $sold } of { $output } would be sold (a), for £{ $profit } profit. (b) At £{ $price } *appeal and goods are equal*: nothing is given away.
    .kicker = It fits
    .title = As much appeal as goods

lesson-asymmetric-fitting-built-reached =
    { $sold } of { $output } would be sold (a), for £{ $profit } profit. (b) At £{ $price } there is more appeal than goods.

    There is a better way: *a pound more*, and all would still be sold.
    .kicker = It fits, too cheap
    .title = A pound given away

lesson-asymmetric-fitting-built-few =
    { $sold } of { $output } would be sold (a), at £{ $price } each. (b) Appeal is { $appeal }.

    Of *appeal and goods the smaller one counts.* Another kind makes more, another price lets more go.
    .kicker = Too few
    .title = Goods or appeal are missing

lesson-asymmetric-fitting-built-empty =
    (b) No lamps yet: luxury makes goods only when *both* its first rows are full, and you had workers for one. So nothing would be sold (a).
    .kicker = Nothing to sell
    .title = The dear kind needs workers
