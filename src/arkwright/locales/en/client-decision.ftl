# The decision: what I am asked, what I may do, what it would change, and waiting for the others.

client-decision = Decision
client-your-turn = Your turn
client-place-in-order = { $name }, { $place ->
        [1] first of { $count }
        [2] second of { $count }
        [3] third of { $count }
       *[other] { $place }th of { $count }
    }
client-decides = { $name } decides
client-since = How long this has been waited for
client-game-over = The game is over
client-game-is-over = The game is over. The last page shows who won, and how it came about.
client-see-result = See the result
client-dismiss = Close this note

## What is asked

client-rule = the rule
client-steps = Parts of your turn
client-back-to-step = Go back to { $step }: { $count ->
        [one] takes back one move
       *[other] takes back { $count } moves
    }
client-choices = Choices
client-all-choices = All choices
client-narrowed = { $count } choices for what you clicked
client-not-possible = { $thing }, not possible now
client-point-to-see = Point at a choice to see what it would change; what glows on the board can be clicked as well.

## What it would change

client-nothing-played = nothing is played yet
client-nothing-changes = No number on the table changes.
client-preview-stopped = This can't be taken back: it reveals something, or it ends your turn. Press the button below to play it.
client-change-what = What
client-change-now = now
client-change-then = then
client-change-by = difference
client-not-now = Not possible now
client-rule-section = Rule { $section }

## Buttons

client-take-back = { $count ->
        [0] Take back: nothing of your turn can be taken back
        [one] Take back one move; it is the only one of your turn
       *[other] Take back one move of { $count }; with Shift the whole turn
    }
client-take-back-hint = Take back a move; with Shift, or held, the whole turn
client-nothing-to-take-back = Nothing of this turn can be taken back: nothing is played yet, or something was revealed.
client-nothing-chosen = nothing chosen yet
client-end-turn = End turn
client-end-turn-unused = End your turn? Left undone:
client-end-turn-all-used = Your turn is done. End it?
client-end-turn-final = From then on nothing of it can be taken back.
client-end-turn-not-yet = The turn can't be ended here: something must be decided first.
client-end-turn-not-yet-button = Not yet

## Taking back with the others' leave

client-take-back-asked = { $seat } asks to go back to move { $position }.
client-take-back-own = You asked to go back to move { $position }; { $count ->
        [one] one answer is missing
       *[other] { $count } answers are missing
    }.
client-take-back-look = Look at it
client-take-back-agree = Agree
client-take-back-no = No
client-take-back-withdraw = Never mind

## Waiting

client-order = In this order
client-wait-thinking = thinking
client-wait-you = you
client-wait-away = away

## The parts of a turn, and of a sale

client-step-sale = Sale
client-step-ship = Ship
client-step-store = Store
client-step-end-turn = End turn

## Options

client-trade-count = { $count ->
        [one] one
       *[other] { $count } of them
    }
client-level-now = now
client-factory-none = none yet

## What a preview changes

client-change-price = price
client-change-appeal = appeal
client-change-quality = quality
client-change-distribution = { -distribution }
client-change-workers = workers
client-change-machines = machines
client-change-output = output
client-change-sold = sold
client-change-profit = profit
client-change-cash = cash
client-change-cash-after = cash after production
client-change-steps = share steps
client-change-share-space = share space
client-change-share-value = share value
client-change-shares = shares
client-change-portfolio = portfolio
client-change-loans = loans
client-change-stock = in store
client-change-ships = ships
client-change-wage = wage
client-change-demand = demand
client-change-rival-sold = { $player } sells
client-change-rival-steps = share steps of { $player } at the next sale

## Moves in a few words, for the button that plays them

client-name-found = { $good } factory
client-name-buy = buy { $count ->
        [one] 1 share
       *[other] { $count } shares
    }
client-name-broker = broker: { $count ->
        [one] 1 share
       *[other] { $count } shares
    }
client-name-start = start: { $player }
client-name-done = go on
client-name-end-turn = end turn

## What is given up where these are left undone

client-unused-buy = trading
client-unused-broker = using the Broker

# The name of an option for those who hear the page: what it is, and what it does or allows.
client-option-says = { $what }. { $adds }.
