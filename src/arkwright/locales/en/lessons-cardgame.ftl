# Lessons of the card game: what the note in the margin says. No figure stands here, facts bring them.

## The guided decade: one decade with a note for each idea, each used at once

lesson-card-guided-decade = The guided decade
    .about = Four rounds with a note in the margin: the first turn is shown, then you decide.

lesson-card-guided-decade-goal =
    You own a factory for food and one for clothes. Strutt and Wedgwood make food, too. At the end only one figure counts: *your shares × the value of one share*.

    (a) You hold { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of £{ $share_value }: your company is worth £{ $portfolio }. You buy shares; their value rises when you sell at home.

    (b) This is your street: a row of cards for each factory.
    .kicker = The goal
    .title = Make your company worth most

lesson-card-guided-decade-action =
    In each round *one good is active*, now food (a). Everybody has a turn; then only the factories of that good produce and sell. The next round is for clothes.

    A turn begins with one action. Yours makes { $output } food, but its appeal is { $appeal } (b): nobody would buy. Distribution adds appeal.
    .kicker = Your first action
    .title = One good each round
    .todo =
        Add Distribution (c): food up to { $value }.
    .why = Actions cost no money, only your one action of the round. Distribution falls by one after each production of its good, so add it just before the sale.

lesson-card-guided-decade-dial =
    The price is £{ $price }, the appeal { $appeal }. Both come from the same cards (a): *each appeal more takes a pound off the price*.

    Strutt and Wedgwood sell food after you (b). The highest appeal alone brings one step of share value more, so go above what they can expect to need.
    .kicker = Price and appeal
    .title = What pulls buyers, costs price
    .todo = Set the appeal to { $value }.
    .why = The token shows part of the sum as appeal and the rest as price; the office and quality cards are turned to one or the other. Only distribution is always appeal.

lesson-card-guided-decade-develop =
    Each turn ends with *one development for nothing*: a step on your board (a), or a card from the supply (b). It works for the rest of the game.

    Now one action adds { $allowed } quality at most. A step on, it adds more, and quality does not fade.
    .kicker = One development
    .title = A step or a card, for nothing
    .todo = One step of quality, then end your turn.

lesson-card-guided-decade-sale =
    .title = Appeal above demand

lesson-card-guided-decade-sale-some =
    You may sell as many goods as your appeal is *above the demand marker*: yours is { $appeal }, the marker stands at { $demand } (a). Sold: { $count }, at £{ $price }.

    Every appeal marker that climbs past arrows (b) pushes demand up, for everybody. New workers pull it down.
    .kicker = The market
    .title = Appeal above demand

lesson-card-guided-decade-sale-none =
    You may sell as many goods as your appeal is *above the demand marker*, and never more than your appeal: yours is { $appeal }, the marker stands at { $demand } (a). You sold none.

    Every appeal marker that climbs past arrows (b) pushes demand up, for everybody. New workers pull it down.
    .kicker = The market
    .title = Appeal above demand

lesson-card-guided-decade-left =
    Food left over: { $left }. A ship (a) carries it overseas for £{ $ship_price } each, but each ship used lays a token (b), and *tokens lower your share value at the end*.

    Or store it: your warehouses have room for { $room } food. Stored goods are sold when buyers want more than you make.
    .kicker = What was not sold
    .title = Ship it or store it
    .why = One way is to store it: a token costs all your shares a pound or more, and a few goods bring little. A ship that was used is gone until the Stock Exchange makes ships ready.

lesson-card-guided-decade-brought =
    .title = What the round brought

lesson-card-guided-decade-brought-gave-up =
    (a) Goods sold: { $sold }, for £{ $income }. The factory cost £{ $fixed } fixed and £{ $wages } in wages: it *must produce and pay, whatever it sells*.

    (b) Your share value rose by { $sales } for selling more than one, and by { $top } for the highest appeal alone. It is £{ $share_value } now.

    At a price of £{ $dearer } you would have £{ $given } more, but { $gained ->
        [one] one step
       *[other] { $gained } steps
    } less.
    .kicker = The first round
    .title = Money given up for a step
    .why = Only companies that sold more than one at home count for the highest appeal. With equal appeal nobody has the step. Goods shipped raise nothing.

lesson-card-guided-decade-brought-plain =
    (a) Goods sold: { $sold }, for £{ $income }. The factory cost £{ $fixed } fixed and £{ $wages } in wages: it *must produce and pay, whatever it sells*.

    (b) Your share value rose by { $sales } for selling more than one, and by { $top } for the highest appeal alone. It is £{ $share_value } now.
    .kicker = The first round
    .title = What the round brought
    .why = Only companies that sold more than one at home count for the highest appeal. With equal appeal nobody has the step. Goods shipped raise nothing.

lesson-card-guided-decade-clothes =
    .title = Clothes: your own turn

lesson-card-guided-decade-clothes-alone =
    Only you make clothes. The demand marker stands at { $demand } (a); you make { $output }, now at £{ $price } (b).

    Choose action, price and development: *how much appeal is enough?* You sell as many as it is above demand, never more than your appeal; your own marker pushes demand, too, from its first arrow on.
    .kicker = From here on you decide
    .title = Clothes: nobody but you
    .why = One way: Add Distribution, clothes up to { $added }, then appeal { $set }. Employing workers lowers demand as well, but then there is more to sell.

lesson-card-guided-decade-clothes-plain =
    The demand marker of clothes stands at { $demand } (a); you make { $output }, now at £{ $price } (b).

    Choose action, price and development: *how much appeal is enough?* You sell as many as it is above demand, never more than your appeal; your own marker pushes demand, too, from its first arrow on.
    .kicker = From here on you decide
    .title = Clothes are sold next
    .why = One way: Add Distribution, clothes up to { $added }, then appeal { $set }. Employing workers lowers demand as well, but then there is more to sell.

lesson-card-guided-decade-clothes-brought =
    .title = What your price brought

lesson-card-guided-decade-clothes-brought-too-low =
    (a) Clothes sold: { $sold } of { $made }, for £{ $income }. Fixed cost £{ $fixed }, wages £{ $wages }, machines £{ $upkeep }.

    (b) Steps: { $sales } for selling more than one, { $top } for the highest appeal alone.

    At £{ $other } you would have taken £{ $missed } more, and as many steps.
    .kicker = You decided: £{ $price }
    .title = £{ $missed } given up for nothing

lesson-card-guided-decade-clothes-brought-too-high =
    (a) Clothes sold: { $sold } of { $made }, for £{ $income }. Fixed cost £{ $fixed }, wages £{ $wages }, machines £{ $upkeep }.

    (b) Steps: { $sales } for selling more than one, { $top } for the highest appeal alone.

    At £{ $other } you would have sold { $more } and taken £{ $missed } more.
    .kicker = You decided: £{ $price }
    .title = Too dear to sell more

lesson-card-guided-decade-clothes-brought-fitting =
    (a) Clothes sold: { $sold } of { $made }, for £{ $income }. Fixed cost £{ $fixed }, wages £{ $wages }, machines £{ $upkeep }.

    (b) Steps: { $sales } for selling more than one, { $top } for the highest appeal alone.

    At £{ $dearer } you would have sold { $fewer }; at £{ $cheaper } you would have taken £{ $less } less.
    .kicker = You decided: £{ $price }
    .title = Neither dearer nor cheaper

lesson-card-guided-decade-clothes-brought-plain =
    (a) Clothes sold: { $sold } of { $made }, for £{ $income }. Fixed cost £{ $fixed }, wages £{ $wages }, machines £{ $upkeep }.

    (b) Steps: { $sales } for selling more than one, { $top } for the highest appeal alone.
    .kicker = You decided: £{ $price }
    .title = What your price brought

lesson-card-guided-decade-workers =
    .title = Workers or machines

lesson-card-guided-decade-workers-employed =
    Each production of food costs you £{ $fixed_cost } fixed and £{ $wages } in wages (a). A worker costs the wage, now £{ $wage } (b), *a machine always less*.

    Wedgwood has just employed workers: all demand markers went down, for everybody. But the wages marker moved on, and it never goes back.
    .kicker = A round without your goods
    .title = Workers or machines
    .why = Three ways now. Automate Production: { $machines ->
        [one] { $machines } machine
       *[other] { $machines } machines
    } in the place of workers. Employ Workers: more goods and lower demand markers, but more wages. Or build a third factory: without workers' cards it makes little, but it lowers demand as well.

lesson-card-guided-decade-workers-plain =
    Each production of food costs you £{ $fixed_cost } fixed and £{ $wages } in wages (a). A worker costs the wage, now £{ $wage } (b), *a machine always less*.

    New workers make more goods and pull all demand markers down, for everybody. But the wages marker moves on, and it never goes back.
    .kicker = A round without your goods
    .title = Workers or machines
    .why = Three ways now. Automate Production: { $machines ->
        [one] { $machines } machine
       *[other] { $machines } machines
    } in the place of workers. Employ Workers: more goods and lower demand markers, but more wages. Or build a third factory: without workers' cards it makes little, but it lowers demand as well.

lesson-card-guided-decade-workers-brought =
    .title = What it brought

lesson-card-guided-decade-workers-brought-machines =
    (a) Food cost you £{ $cost_before } in a production and costs £{ $cost } now: *£{ $saved } less each time*, sold or not.

    A worker costs the wage, now £{ $wage } (b), and it rises with everybody who employs or builds. A machine costs the same for ever.
    .kicker = You automated
    .title = £{ $saved } saved each time

lesson-card-guided-decade-workers-brought-dearer =
    (a) Food cost you £{ $cost_before } in a production and costs £{ $cost } now. The wage has become £{ $wage } (b): *workers follow it, machines do not*.

    Without your machines the production would cost more still.
    .kicker = You automated
    .title = Machines cost what they cost

lesson-card-guided-decade-workers-brought-employed =
    (a) Food cost you £{ $cost_before } in a production and costs £{ $cost } now, at a wage of £{ $wage } (b).

    New workers make more goods and pull demand down. *But they are paid in each production of their good*, sold or not; machines in their place would cost less.
    .kicker = You employed workers
    .title = More goods, more wages

lesson-card-guided-decade-workers-brought-plain =
    (a) Food cost you £{ $cost_before } in a production and costs £{ $cost } now, at a wage of £{ $wage } (b).

    Whatever it sells, this is paid. *Machines in the place of workers make each production cheaper*, all the more when the wage rises.
    .kicker = Your own way
    .title = What your factory costs

lesson-card-guided-decade-shares =
    A share costs you what it is worth, £{ $share_value } (a), and *more with each step you rise*. At the end every share counts as much as the last, those bought early too.

    You have £{ $cash }. The next production of food costs £{ $cost } (b). Buy while shares are cheap, or keep your money?
    .kicker = The stock exchange
    .title = Buy shares, or wait
    .why = The action Stock Exchange, buy { $count }. It also lends: a loan brings your share value in cash and costs a share at the end. And it makes your ships ready again.

lesson-card-guided-decade-fund =
    .title = When money runs out

lesson-card-guided-decade-fund-yours =
    Your money did not suffice for the costs. The *emergency fund* lent you £{ $pounds } and took spots for loans: { $count } (a). Each brings only half your share value.

    A loan is never paid back; at the end each takes a share from you. Who has no spot left and cannot pay is bankrupt.
    .kicker = The emergency fund
    .title = When money runs out

lesson-card-guided-decade-fund-wedgwood =
    Wedgwood bought shares, then sold { $sold ->
        [one] { $sold } lamp
       *[other] { $sold } lamps
    } at home. He owed £{ $fixed } fixed cost and £{ $wages } in wages: *his money did not suffice*.

    The emergency fund lent him £{ $pounds }. Loans taken: { $count }, each for half his share value. They lie on spots like these (a) for good, and each costs him a share at the end.
    .kicker = The emergency fund
    .title = When money runs out

lesson-card-guided-decade-fund-plain =
    A company could not pay its costs. The *emergency fund* lent it £{ $pounds }. Loans taken: { $count }, each for half its share value.

    They lie on spots like these (a) for good, and each costs a share at the end. Who has no spot left and cannot pay is bankrupt.
    .kicker = The emergency fund
    .title = When money runs out

lesson-card-guided-decade-shares-brought =
    .title = What it brought

lesson-card-guided-decade-shares-brought-bought =
    (a) Shares bought: { $bought }. Your company was worth £{ $then }; *now it is £{ $portfolio }*. £{ $cash } are left, which count nothing at the end.

    A share costs what it is worth, so buying turns cash into company. Each step you still rise makes all of them worth more.
    .kicker = You bought
    .title = From cash to company

lesson-card-guided-decade-shares-brought-waited =
    (a) You bought none: your company was worth £{ $then } and is worth *£{ $portfolio }*. You have £{ $cash }, which count nothing at the end.

    A share costs £{ $share_value } now, and more with each step you rise. Waiting pays if the money earns more in a factory.
    .kicker = You waited
    .title = What waiting costs

lesson-card-guided-decade-result =
    You hold { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of £{ $share_value }: your company is worth *£{ $portfolio }* (a). Strutt's is worth £{ $strutt }, Wedgwood's £{ $wedgwood }.

    The second decade begins with food (b), and factories can be upgraded. The notes end here. The game goes on with these rivals as long as you like.
    .kicker = The result
    .title = One decade is played

## The street, and the good that is active: a lesson and an exercise

lesson-card-street = The street and its round
    .about = Each round one good is active: prepare before it, sell in it.

lesson-card-street-rows =
    Your street (a) has a row of cards for each factory: tile, worker cards, office. Food makes { $food ->
        [one] { $food } good
       *[other] { $food } goods
    } in a production, cutlery { $cutlery }.

    Clothes are active now (b), and you make none: *your factories stand still in this round*. They sell nothing and cost nothing.
    .kicker = A round without you
    .title = A row for each factory

lesson-card-street-prepare =
    Cutlery comes next. Its tile and first worker card (a) make { $output ->
        [one] { $output } good
       *[other] { $output } goods
    } with { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }; a second card makes more.

    New workers also pull *all demand markers* down by one: the one of cutlery stands at { $demand } now (b). It counts in the production, so this is the round to prepare.
    .kicker = The round before
    .title = Prepare before its round
    .todo =
        Employ Workers (c): cutlery. A step of quality, end turn.
    .why = A worker card never leaves, and its wages are paid in each production of its good. The wages marker moves on once in an action, however many cards you add.

lesson-card-street-turned =
    The starting player's card went on to the left, so you act first. *Cutlery is active now* (a); lamps come after it, then food again in the next decade.

    You make { $output } (b), and the demand marker stands at { $demand }.
    .kicker = The next round
    .title = Good and first player move on

lesson-card-street-own =
    Only you and the neutral seller have cutlery. Its appeal is { $neutral }, yours { $appeal } at £{ $price } (a); demand stands at { $demand } (b). You make { $output }.

    You sell *no more than your appeal*. Choose an action, then price and appeal, and end your turn.
    .kicker = Your round
    .title = Now it is sold
    .why = The first arrow that your marker passes pushes demand up by one, which a marker that stands low enough does not mind. An equal appeal brings nobody the step for the highest.

lesson-card-street-brought =
    .title = What your round brought

lesson-card-street-brought-all =
    (a) Cutlery sold: { $sold } of { $made }, at £{ $price } each, for £{ $income }. Costs: £{ $fixed } fixed, £{ $wages } in wages, £{ $upkeep } for machines.

    Now lamps are active, and your street (b) stands still once more: *the time to prepare food*.
    .kicker = You decided: £{ $price }
    .title = All sold in its round

lesson-card-street-brought-plain =
    (a) Cutlery sold: { $sold } of { $made }, at £{ $price } each, for £{ $income }. Costs: £{ $fixed } fixed, £{ $wages } in wages, £{ $upkeep } for machines. *The next chance is a decade away.*

    Now lamps are active, and your street (b) stands still once more.
    .kicker = You decided: £{ $price }
    .title = What was not sold waits long

lesson-card-street-build = Built today, sold today
    .about = Clothes are active, and you make none. Sell one in this very round.

lesson-card-street-build-goal-1 = You sell clothes in this round.

lesson-card-street-build-goal-2 = They cost you no more than they bring.

lesson-card-street-build-task =
    Clothes are active, and your street (a) has no row for them. The demand marker stands at { $demand }, Strutt's appeal is { $strutt } (b), the wage is £{ $wage }.

    A factory that is built in an action (c) *produces in this very round*. Sell clothes before it ends, and do not lose money on them.
    .kicker = Exercise
    .title = Sell clothes in this round
    .why = A new factory has its office, but no worker card: it makes few goods. Building lowers all demand markers by one. It begins with appeal zero, which sells nothing; each appeal more takes a pound off the price.

lesson-card-street-build-result =
    .title = Judged after the production

lesson-card-street-build-result-sold =
    (a) Clothes sold: { $sold }, at £{ $price }. The new factory cost £{ $fixed } fixed and £{ $wages } in wages, and no loss was made. The building itself cost no money, and there are all its rounds to come.
    .kicker = Exercise
    .title = Built and sold in one round

lesson-card-street-build-result-dear =
    (a) Clothes sold: { $sold }, for £{ $income }. The new factory cost £{ $fixed } fixed and £{ $wages } in wages: more than came in. *As much appeal as it has goods is enough*; less sells nothing, more takes pounds off the price.
    .kicker = Exercise
    .title = Built, but at a loss

lesson-card-street-build-result-plain =
    You made no clothes, so the round passed you by (a). *Only factories of the active good produce.* Any other waits for its own round.
    .kicker = Exercise
    .title = The round passed you by

## Price and appeal: a lesson and an exercise

lesson-card-prices = Price against appeal
    .about = Both come from the same cards. How much appeal is worth its price?

lesson-card-prices-sum =
    Token, office and quality cards of a factory (a) show price or appeal: *what one gains, the other loses*. Now food costs £{ $price } (b) and has appeal { $appeal } (c): dear, and nobody buys.
    .kicker = One sum
    .title = The same cards show both

lesson-card-prices-distribution =
    A distribution card (a) is always appeal: *it takes nothing off the price of £{ $price }*. But it falls by one in each production of its good, so it belongs just before a sale.
    .kicker = Appeal without a price
    .title = Distribution costs no price
    .todo = Add Distribution (b): food up to { $value }.
    .why = Quality cards make the sum higher for good, by one in an action at first. Distribution adds more at once, but fades.

lesson-card-prices-dial =
    Strutt's marker for food stands at { $strutt }, Wedgwood's at { $wedgwood } (a), the demand marker at { $demand }. You make { $output } and act last.

    You sell as many as your appeal (b) is above demand, never more than your appeal. *The highest appeal alone* brings a second step. Set your price and appeal, then end your turn.
    .kicker = You decide
    .title = How much is appeal worth?
    .why = One way is appeal { $value }: above all others, and not a pound further down than that takes. Your own marker pushes demand with each arrow it passes, so more appeal does not sell more.

lesson-card-prices-brought =
    .title = What your price brought

lesson-card-prices-brought-alone =
    (a) Sold: { $sold } of { $made }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal alone.

    At £{ $dearer } you would have taken £{ $given } more, and *not been alone at the top*: a step less.
    .kicker = You decided: £{ $price }
    .title = £{ $given } for a step

lesson-card-prices-brought-too-low =
    (a) Sold: { $sold } of { $made }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal alone.

    At £{ $dearer } you would have taken £{ $given } more, and as many steps: *to be above the others by one is enough*.
    .kicker = You decided: £{ $price }
    .title = £{ $given } given up for nothing

lesson-card-prices-brought-tied =
    (a) Sold: { $sold } of { $made }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal: another company has as much.

    At £{ $cheaper } you would have taken £{ $given } less, and *had a step more*.
    .kicker = You decided: £{ $price }
    .title = Equal at the top

lesson-card-prices-brought-plain =
    (a) Sold: { $sold } of { $made }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal alone.
    .kicker = You decided: £{ $price }
    .title = What your price brought

lesson-card-prices-neutral = The third at the market
    .about = Two players and a neutral seller: both steps, and no pound given away.

lesson-card-prices-neutral-goal-1 = Both steps: for selling more than one, and for the highest appeal alone.

lesson-card-prices-neutral-goal-2 = No dearer price would have brought both steps.

lesson-card-prices-neutral-task =
    With two players a neutral seller stands at every market: for food its appeal is { $neutral }, Strutt's { $strutt } (a). The demand marker stands at { $demand }; you make { $output }.

    It gains nothing, but *it counts for the highest appeal*. Play your turn: both steps of share value, and *no pound given away* (b).
    .kicker = Exercise
    .title = Both steps, not too cheap
    .why = Be above the neutral seller by one, not more. An action that adds distribution or quality first makes the sum of price and appeal larger, so that the price stays up.

lesson-card-prices-neutral-result =
    .title = Judged after the sale

lesson-card-prices-neutral-result-both =
    (a) Sold: { $sold }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal alone, above the neutral seller, too. At £{ $dearer } you would not have had both.
    .kicker = Exercise
    .title = Both steps, no pound too cheap

lesson-card-prices-neutral-result-tied =
    (a) Sold: { $sold }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal: *the neutral seller has as much*, and nobody gains.

    At £{ $cheaper } you would have taken £{ $given } less, and both steps.
    .kicker = Exercise
    .title = Equal to the neutral seller

lesson-card-prices-neutral-result-cheap =
    (a) Sold: { $sold }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal alone.

    A better way: at £{ $dearer } the steps are as many, and £{ $given } more come in. *Above the others by one is enough.*
    .kicker = Exercise
    .title = Both steps, but too cheap

lesson-card-prices-neutral-result-plain =
    (a) Sold: { $sold }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal alone. The goal is both.
    .kicker = Exercise
    .title = A step is missing

## Developments: a lesson and an exercise

lesson-card-developments = A development each turn
    .about = A step on your board or a card from the supply: what works when?

lesson-card-developments-board =
    Each turn ends with one development for nothing: a step on your board (a) or a card from the supply (b). A step makes *one action stronger for the whole game*: now an action adds { $quality } quality at most, and a ship carries { $shipping ->
        [one] { $shipping } good
       *[other] { $shipping } goods
    }.

    You may own { $held ->
        [one] { $held } card
       *[other] { $held } cards
    }, never two of a kind.
    .kicker = For nothing, each turn
    .title = A step or a card

lesson-card-developments-foreman =
    You have set price and appeal; food is about to be produced. Its { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } will cost £{ $wages } in wages (a).

    But *a card that you take now works in this very production*, and a Foreman (b) makes the workers of the factory where he lies cheaper.
    .kicker = In time for the sale
    .title = A card works at once
    .todo = Take the Foreman for food, then end your turn.
    .why = He lies at one factory and stays there. The higher the wage, the more he is worth; machines have no use of him.

lesson-card-developments-worked =
    .title = What the card brought

lesson-card-developments-worked-saved =
    (a) Sold: { $sold }, for £{ $income }. Fixed cost £{ $fixed }, wages *£{ $wages } instead of £{ $before }*: a profit of £{ $profit }.

    The card (b) stays and saves as much in each production of food that is to come, as long as wage and workers stay as they are.
    .kicker = After the production
    .title = What the card brought

lesson-card-developments-worked-plain =
    (a) Sold: { $sold }, for £{ $income }. Fixed cost £{ $fixed }, wages £{ $wages }.

    Cards that you own (b) and steps work in every round to come; only some are good for the present production.
    .kicker = After the production
    .title = What the round brought

lesson-card-developments-second =
    Clothes are active, and their demand marker stands at { $demand }. An action adds { $allowed } distribution at most (a); each step of it adds one more, *in every such action to come*.

    Of the cards (b) you may own { $held }. Play the turn, and choose: a step, or a second card?
    .kicker = You decide
    .title = What will you need often?
    .why = One way: Add Distribution for clothes, and a step of distribution. Steps taken early work longest. At your limit of cards, a new one costs you one of the old, until you take a step of cards.

lesson-card-developments-after =
    .title = What you have now

lesson-card-developments-after-step =
    A step on your board (a): *{ $development }, now { $allowed }*. It stays, and no card (b) had to go for it.
    .kicker = You took a step
    .title = Stronger for the whole game

lesson-card-developments-after-card =
    A card (b): *{ $card }*. You may own { $held ->
        [one] { $held } card
       *[other] { $held } cards
    }; at the limit one of them must go for the next. A step of cards on your board (a) makes room.
    .kicker = You took a card
    .title = A card is a place taken

lesson-card-developments-after-plain =
    You took nothing, neither step (a) nor card (b). *It would have cost nothing*: a development left out is lost, for the next turn brings one, not two.
    .kicker = You took nothing
    .title = A development left out

lesson-card-developments-wages = Workers and their wage
    .about = New workers made the wage rise. Come through the production without a loss.

lesson-card-developments-wages-goal-1 = The production of food brings no loss.

lesson-card-developments-wages-task =
    You have employed: food makes { $output ->
        [one] { $output } good
       *[other] { $output } goods
    } now, but its { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } cost £{ $wages } (a), and £{ $fixed_cost } fixed cost come on top.

    Price and appeal (c) and a development (b) are left to you. *Come through the production without a loss.*
    .kicker = Exercise
    .title = No loss in spite of the wages
    .why = Everybody's new workers pulled demand down: a low appeal is enough. Then look for what makes workers cheaper at once, and lay it where the goods are produced.

lesson-card-developments-wages-result =
    .title = Judged after the production

lesson-card-developments-wages-result-paid =
    (a) Sold: { $sold }, for £{ $income }. Fixed cost £{ $fixed }, wages *£{ $wages } instead of £{ $before }*: what is left is £{ $profit }.
    .kicker = Exercise
    .title = No loss

lesson-card-developments-wages-result-price =
    (a) Wages were only £{ $wages }. But { $sold ->
        [one] { $sold } good
       *[other] { $sold } goods
    } brought no more than £{ $income }, and £{ $fixed } fixed cost came on top: £{ $loss } lost. *More appeal than you have goods to sell takes pounds off the price for nothing.*
    .kicker = Exercise
    .title = Cheap workers, cheap goods

lesson-card-developments-wages-result-plain =
    (a) Sold: { $sold }, for £{ $income }. Fixed cost £{ $fixed }, wages £{ $wages }: £{ $loss } lost. *The wages made the loss*, and a card that lies at another factory does not help this one. A Foreman for food would have.
    .kicker = Exercise
    .title = The wages made the loss

## Alone: a lesson and an exercise

lesson-card-solo = The two opponents
    .about = Alone you play against red and green: what moves them, and what slows them.

lesson-card-solo-opponents =
    You play alone against red and green. Each holds { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of £{ $value } and is judged as you are: shares × value.

    After your turn a marker comes out of the bag (a): { $red } are red, { $green } green, { $yellow } yellow. *The one drawn grows at home*: its appeal rises on the market of the active good (b), or it opens a factory there. Each opponent that is not drawn gains a share.
    .kicker = Alone
    .title = One grows, the others buy

lesson-card-solo-turn =
    The opponents' appeal has pushed demand up: for clothes, your good of the next round, the marker stands at { $demand } (a). *New workers pull it down again* (b), and you need goods anyway.

    Of the cards you can take those that lie free: a card under a disc (c) is out of reach.
    .kicker = Your turn
    .title = Pull demand down again
    .todo = Employ for clothes; Foreman for clothes; end your turn.
    .why = A Foreman makes workers cheaper at the factory where he lies. One of the two lies under a disc now. Discs move in each round, and so other cards come free.

lesson-card-solo-drawn =
    .title = A marker was drawn

lesson-card-solo-drawn-nobody =
    Drawn: { $colour }. It belongs to nobody, so no appeal rose, and *both opponents gained a share*: each holds { $shares }.

    In the bag (a): { $red } red, { $green } green, { $yellow } yellow. It stays out until the decade ends. The disc of its colour moved on: other cards lie free now (b).
    .kicker = The opponents' turn
    .title = A marker was drawn

lesson-card-solo-drawn-opponent =
    Drawn: { $colour }. It grew on this market; *the other opponent gained a share* and holds { $shares }.

    In the bag (a): { $red } red, { $green } green, { $yellow } yellow. It stays out until the decade ends. The disc of its colour moved on: other cards lie free now (b).
    .kicker = The opponents' turn
    .title = A marker was drawn

lesson-card-solo-own =
    Green has clothes, with appeal { $green } (a); demand stands at { $demand }, you make { $output }. An opponent that sells more than one *raises its value; one that sells fewer gains a share*.

    Your own marker pushes demand, and so it sells less. Play your turn: action, then price and appeal (b).
    .kicker = You decide
    .title = Your appeal slows theirs
    .why = One way: employ workers for lamps, which pulls demand down once more, then appeal { $value }. Above green you alone have the highest appeal, if you sell more than one yourself.

lesson-card-solo-brought =
    .title = What the round brought

lesson-card-solo-brought-share =
    (a) You sold { $sold } at £{ $price }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal alone.

    Green sold { $green }, *too few to raise its value*: it gained a share instead and holds { $after }.
    .kicker = You decided: £{ $price }
    .title = Green gains only a share

lesson-card-solo-brought-value =
    (a) You sold { $sold } at £{ $price }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal alone.

    Green sold { $green }, at no cost: *its value rose* to £{ $after }, for all its shares.
    .kicker = You decided: £{ $price }
    .title = Green rises as well

lesson-card-solo-share = Only a share for red
    .about = Alone against red: sell, be the highest, and keep its value where it is.

lesson-card-solo-share-goal-1 = You have both steps: for selling more than one, and for the highest appeal alone.

lesson-card-solo-share-goal-2 = Red sells too few to raise its value.

lesson-card-solo-share-task =
    Red has clothes, with appeal { $theirs } (a). Demand stands at { $demand }, and you make { $output }. Whom the bag (b) names is known only after your turn.

    Play your turn so that you *have both steps and red has none*: it must sell one at most.
    .kicker = Exercise
    .title = Both steps, and red none
    .why = You need demand one lower before your marker pushes it up: new workers or a new factory do that. Then go above red's appeal.

lesson-card-solo-share-result =
    .title = Judged after the sale

lesson-card-solo-share-result-both =
    (a) You sold { $sold }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal alone. Red sold { $theirs } and gained only a share.
    .kicker = Exercise
    .title = Both steps, and red none

lesson-card-solo-share-result-cheap =
    (a) You sold { $sold }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal alone. Red sold { $theirs }.

    Solved. A better way: at £{ $dearer } the steps are as many, and £{ $given } more come in.
    .kicker = Exercise
    .title = Solved, but £{ $given } too cheap

lesson-card-solo-share-result-few =
    (a) You sold { $sold }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal alone. Red sold { $theirs }. *First demand must come down*: with new workers or a new factory.
    .kicker = Exercise
    .title = Demand was too high

lesson-card-solo-share-result-plain =
    (a) You sold { $sold }, for £{ $income }. Steps: { $sales } for selling more than one, { $top } for the highest appeal alone. Red sold { $theirs }. *An equal appeal is not enough*: be above red, which pushes demand as well.
    .kicker = Exercise
    .title = Not above red
