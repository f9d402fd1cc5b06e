# What others did, turn by turn, and what a move of the past was.

client-turn-you = you
client-turn-acts = { $name } acts
client-turn-others-act = The opponents act
client-turn-place = { $place ->
        [1] first of { $count }
        [2] second of { $count }
        [3] third of { $count }
       *[other] fourth of { $count }
    }
client-turn-your-place = { $last ->
        [1] you are last
       *[other] { $place ->
            [1] you were first
            [2] you are second
           *[other] you are third
        }
    }
client-turn-head = { $who }: { $what }
client-turn-line = { $line }.
client-turn-nothing = Nothing changed.
client-turn-figure = { $good-id ->
        [none] { $what } { $before } → { $after }
       *[other] { $good } { $what } { $before } → { $after }
    }
client-turn-figure-first = { $good-id ->
        [none] { $what } { $after }
       *[other] { $good } { $what } { $after }
    }
client-turn-to = to
client-turn-effects = What it did to sales
client-turn-your-steps = your steps
client-turn-your-sales = you sell
client-turn-your-profit = your profit
client-turn-thinks = { $name } thinks
client-turn-then-sale = then { $good } { $good-id ->
        [clothes] are
        [lamps] are
       *[other] is
    } sold
client-turn-sold = { $good } sold
client-turn-demand = demand { $demand }
client-turn-sold-by = { $who } { $count }
client-turn-left-out = { $count ->
        [one] 1 other turn
       *[other] { $count } other turns
    }
client-turn-edge = What moved has an ink edge on the board. A turn stays as long as you point at it.
client-turn-hold = Hold
client-turn-run = Run
client-turn-next = Next
client-turn-to-sale = To the sale
client-turn-to-mine = To my turn
client-turn-to-present = To the present
client-turn-pace = pace
client-turn-concerning = only what concerns me

## What no figure shows

client-did-extra-good = extra shift for { $good }
client-did-founded = new { $good } factory
client-did-produced = { $count } { $good } made

## Settings

client-set-pace = Turns of others
client-set-concerning = Of others' turns, tell only what concerns me
client-pace-slow = slow
client-pace-usual = usual
client-pace-at-once = at once

## Looking back

client-look-title = You look back
client-look-nothing = nothing can be played
client-look-this = This move
client-look-beginning = The beginning
client-look-sale = see the sale
client-look-now = Now
client-history-number = move { $place }
client-history-named = { $of }: { $named }
