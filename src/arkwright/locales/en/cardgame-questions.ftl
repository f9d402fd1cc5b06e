# What the decisions of the card game ask; .rule explains each in our own words.

## Preparation (Setup, Solo A to C)

question-choose-factory = Choose one of your first two factories.
    .rule =
        Everybody begins with two factories of different goods, each with its office and its first
        worker card. At a larger table the first is chosen in turn order and the second in reverse
        order. Alone you choose one before and one after the opponents' markers are placed.
        (expert setup 6, Solo A, Solo C)
question-start-development = Take a first development or card, or none.
    .rule =
        Before the first round you may move one development on your board a step, or take one
        development card. Developments make actions stronger for the whole game. Cards have effects
        of their own, and you may have two of them at first. (expert setup 6)
question-start-shares = Buy shares before the game?
    .rule =
        You may buy shares at their value with the money you begin with. Shares count at the end,
        times their value, and are never this cheap again. The money must also last until your
        factories earn some. (expert setup 11)

## Turn (1)

question-choose-action = Choose your action.
    .rule =
        A turn has one action, then the price and appeal of the active good if you produce it, then
        one development. Actions cost nothing themselves. You may also pass and go on with the rest
        of your turn. (1a)
question-build-action = Build or upgrade factories?
    .rule =
        You may build and upgrade any number of factories. A new one has an office, but no worker
        card, and an appeal of 0; the first one built in an action moves all demand markers down and
        the wage up. Upgraded factories make more goods and give more price and appeal, and cost
        more to run. (1a.1)
question-employ-action = Which factories get more workers?
    .rule =
        Worker cards make more goods in every production and can never be removed. However many you
        add in one action, all demand markers move one step down and the wages marker one step on.
        Each factory has room for two. (1a.2)
question-automate-action = { $left ->
        [one] Where does your last machine go?
       *[other] Where do your machines go? You may place { $left } more.
    }
    .rule =
        A machine takes the place of a worker and costs £1 in a production in place of the wage.
        Your machinery development says how many you may place in an action. A card that gets only
        one of its two machines keeps a token and must be finished first the next time. (1a.3)
question-add-quality = Which quality cards do your factories end with?
    .rule =
        Quality adds to price or to appeal, as you turn the cards when you set the price. An action
        adds only as much as your quality development allows, and no factory has more than 4, with
        the Engineer 6. You may move cards between factories and the reserve, but what a factory
        loses is lost. (1a.4)
question-add-distribution = Which distribution do your factories end with?
    .rule =
        Distribution adds to appeal and fades by one in every production of the good. An action adds
        only as much as your distribution development allows, up to 4 in a factory. You have two
        distribution cards, with the Patent three, so that another factory may have to lose its
        own. (1a.4)
question-stock-exchange = { $phase ->
        [0] Buy shares, take loans or make ships ready?
        [1] Take loans or make ships ready?
       *[other] Make your ships ready?
    }
    .rule =
        First you may buy shares at their value, some at half of it if you have developed the stock
        exchange. Then you may take loans, each of one share's value; each costs a share at the end.
        Last you may make all ships ready again. (1a.5)
question-extra-production = Which factories make goods for the warehouses?
    .rule =
        Each factory may produce once, alone, with its first or with both worker cards, and you pay
        only for what works. The goods go to your warehouses. What finds no room is wasted. (1a.6)
question-one-more-good = Discard the Extra Shift for one more unit of { $good }?
    .rule =
        This factory makes { $count ->
            [one] 1 unit
           *[other] { $count } units
        }, with the Extra Shift one more at no cost. The card goes back to the supply. Kept, it can
        be used in any later production. (card 3)
question-early-shipping = Which stored goods sail overseas?
    .rule =
        Goods of several kinds may sail together, each for the price printed on its factory. Every
        ship used adds a shipping token, and tokens lower your share value at the end. They sail
        when you go on. (1a.7)
question-price-and-appeal = Which appeal do you give the active good? The rest is its price.
    .rule =
        Token, office and quality cards are worth the same in price or in appeal, distribution is
        always appeal. You may sell as many goods as your appeal is above the demand marker. But
        arrows that your marker passes move the demand marker along. (1b)

## Developments and cards (1c)

question-develop-step = Take a development or a card?
    .rule =
        You may move one development on your board a step, or take one card from the supply, but none
        of a kind that you have or have just discarded. The Broker or the Inventor can be discarded
        in place of this. The Developer may make a turned card ready besides. (1c)
question-free-developments = { $left ->
        [one] Which development do you take as the last one?
       *[other] Which developments do you take? You may take { $left }.
    }
    .rule =
        The Inventor was discarded for developments on your board. They may be the same or different
        ones, whatever the decade. (card 8)
question-card-limit = Which card do you discard for the { $card }?
    .rule =
        You have more development cards than your development allows. One of the older ones goes
        back to the supply, and its effect ends at once. You can't take it again in this turn. (1c)
question-make-room = Which card do you discard to take the { $card }?
    .rule =
        You have as many development cards as your development allows. First one of them goes back
        to the supply, in the solo game to the first empty spot of the display; its effect ends at
        once, and you can't take it again in this turn. Then you take the new one. (1c)
question-choose-copy = Which copy of the { $card } do you take?
    .rule =
        The card lies in several spots of the display. The discs skip the gap that you leave. (Solo B)
question-use-developer = Do you use the Developer at once?
    .rule =
        You may turn it during your turn to make another turned card ready again, once a decade.
        The turn in which you take it counts. (card 9)
question-lost-distribution = Which factory loses its distribution?
    .rule =
        The Patent was one of your distribution cards, and all of them are in use. One factory loses
        its card with all of its value. (card 11)
question-lost-engineer = Which quality cards replace the Engineer at your { $good } factory?
    .rule =
        The Engineer gave this factory a quality of { $value }. Cards of your reserve may take its
        place at once, up to the same value. The limit of 6 stays for the rest of the game.
        (card 12)

## Production (2)

question-selling = { $more ->
        [0] Sell stored goods beside the new ones, or use a card?
       *[other] Sell the additional goods, or use another card?
    }
    .rule =
        You may sell as many goods at home as your appeal is above the demand marker, but not more
        than your appeal. New goods come first and without a choice; where they leave room you may
        add stored ones. A Patron lets you sell one more, an Extra Shift makes one more. (2a)
question-left-overs = Ship goods that were not sold at home?
    .rule =
        Ready ships carry unsold and stored goods of the active kind overseas, for the price printed
        on the factory. Every ship used adds a shipping token, and tokens lower your share value at
        the end. What is not shipped is stored, as far as there is room. (2b)
question-spare-token = Turn the Trade Office for one shipping token fewer?
    .rule =
        Your ships sail with { $count ->
            [one] 1 unit
           *[other] { $count } units
        } on board. Turned, the Trade Office spares you one token of this voyage. It is ready again
        in the next decade. (card 2)
question-store-overflow = { $left ->
        [one] 1 unit of { $good } has no room. Clear other goods away, or waste it?
       *[other] { $left } units of { $good } have no room. Clear other goods away, or waste them?
    }
    .rule =
        A small warehouse holds two goods, the large one four, and each goods of one kind only. You
        may clear a warehouse for the new goods; what lay there is wasted. Otherwise the new goods
        are. (2b)
question-lost-warehouse = Which good do you waste?
    .rule =
        The Large Warehouse has gone, and the others hold fewer goods than you have. You choose what
        is wasted, one by one. (card 13)
question-break-tie = Turn the Entrepreneur to win the tie for the highest appeal?
    .rule =
        Of all who sold two goods at home, the one with the highest appeal gains one more in share
        value, but nobody does in a tie. Turned, the Entrepreneur breaks the tie for you. It is ready
        again in the next decade. (2d, card 1)

## Start player (3)

question-entrepreneur = Discard the Entrepreneur and name the next start player?
    .rule =
        After a round the start player's card goes to the left; after a decade the company with the
        least valuable portfolio names the next one. If you discard the Entrepreneur you name one
        before that. Kept, it can break a tie for you once a decade. (card 1)
question-starting-player = Who is start player in the coming decade?
    .rule =
        Your portfolio is worth least, so you name the start player, yourself included. Ties go to
        the company with less money, then to the one closest to the last start player. (3d)
question-opponents-first = Discard the Entrepreneur and let the opponents play first?
    .rule =
        You play first in every round. If you discard the Entrepreneur, the opponents play before
        you in the coming one, so that you know their appeal when you set yours. Kept, it can break a
        tie for you once a decade. (card 1, Solo A)
