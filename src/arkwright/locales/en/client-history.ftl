# What was, and how it came about: the log and its neighbours beside the board, the history bar, the end and its
# charts.

## The log, chat, notes

client-log-panel = Log, chat, notes
client-log = Log
client-log-to = Look at the table after move { $position }
client-log-earlier = Earlier
client-log-take-back = Ask to take back to move { $position }
client-since-turn = Since my turn
client-since-moves = { $count ->
        [0] Nothing new
        [one] 1 new move
       *[other] { $count } new moves
    }
client-since-changed = What has changed
client-since-change = { $before } to { $after }
client-chat = Chat
client-chat-empty = Nobody has said anything yet.
client-chat-say = Say something
client-chat-send = Send
client-notes = Notes
client-notes-of-mine = Notes that only you see
client-notes-kept = Kept.
client-notes-lost = Not kept: the server did not take it. It is tried again when you write on.

## What a production brought

client-sheet-company = Company
client-sheet-sales = sold / made
client-sheet-income = income
client-sheet-profit = profit
client-sheet-sold = { $sold } / { $made }
client-sheet-shipped = shipped: { $shipped }
client-sheet-stored = stored: { $stored }
client-sheet-nobody = No company had a factory.

## The history bar

client-history = History
client-history-playback = Play back
client-history-first = First position
client-history-back = One move back
client-history-play = Play back
client-history-forward = One move forward
client-history-last = Last position
client-history-position = Position
client-history-of = move { $place } of { $last }
client-history-production = production of { $good }
client-history-call = production of { $good }, call { $call } of { $calls }
client-history-part = production of { $good }, { $part-id ->
        [shares] shares
        [money] money
       *[rest] ship, store
    }
client-history-link = Link
client-history-link-copied = Copied
client-history-link-not-copied = Not copied

## A new table from a position

client-fork-here = Fork from here
client-fork-from = Fork from move { $position }
client-fork-analysis =
    A table of your own goes on from here, and this game stays as it is. What is still hidden is dealt
    anew.
client-fork-new = A new table goes on from here with what was hidden in this game.
client-fork-me = me
client-fork-begin = Begin
client-fork-cancel = Cancel

## The end

client-end-so-far = So far
client-end-nobody = Nobody wins
client-end-wins = { $by ->
        [0] { $who } wins by the cash in hand
       *[other] { $who } wins by £{ $by }
    }
client-end-shared = { $who } share the first place
client-end-standings = Standings
client-end-automated = automated
client-end-to-table = To the table
client-end-how = How it came about
client-end-how-note = from the last sale to the result
client-end-cash-before = cash before the end
client-end-goods = goods sold at the fixed price
client-end-goods-sold = { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
client-end-loans = loans repaid
client-end-loans-repaid = { $count ->
        [one] 1 loan
       *[other] { $count } loans
    }
client-end-last-shares = last shares bought
client-end-marks = marked factories
client-end-contracts = open contracts
client-end-spaces = { $count ->
        [one] −1 space
       *[other] −{ $count } spaces
    }
client-end-result = result
client-end-excluded = { $count ->
        [one] lost: 1 loan
       *[other] lost: { $count } loans
    }
client-end-cash-left = cash left, breaks ties
client-end-after = What now
client-end-rematch = Rematch
client-end-fork = Fork
client-end-record = Record
client-end-record-note = The record holds the seed, the options and every move; it can be played again.
client-end-record-so-far = The record holds the options and every move so far, but nothing that is hidden.

## Charts

client-chart-all = All companies
client-chart-companies = Companies
client-chart-time = Time
client-chart-earlier = Earlier
client-chart-later = Later
client-look = Look
client-chart-begin = at the beginning
client-chart-now = now
client-chart-end = at the end
client-chart-chapter = { $good ->
        [none] { $decade ->
            [none] the set-up
           *[other] { $decade }
        }
       *[other] { $decade }, { $good }
    }
client-chart-after = { $good ->
        [none] { $decade ->
            [none] after the set-up
           *[other] after { $decade }
        }
       *[other] after { $good } { $decade }
    }
client-chart-portfolio = Portfolio £
client-chart-portfolio-note = shares × value
client-chart-worth-note = shares × value, and influence
client-chart-value = Share value £
client-chart-value-note = after each production
client-chart-cash = Cash £
client-chart-cash-note = after each production
client-chart-shares = Own shares
client-chart-shares-note = after each production
client-chart-figure = { $who } { $value }
client-chart-figures = { $chart } { $when }: { $figures }
client-chart-income = Income, costs £
client-chart-in = income
client-chart-out = costs
client-chart-money = { $decade }: income £{ $income }, costs £{ $costs }
client-chart-money-of = { $who }: { $figures }
client-chart-markets = Market share
client-chart-markets-note = goods sold at home, by decade
client-chart-sold-in = { $decade }: { $figures }
client-chart-importer = Importer

## Turning points and totals

client-turning = Turning points
client-turning-note = where the order changed
client-turning-overtook = { $ahead } passed { $behind }: £{ $before } behind before, £{ $after } ahead after.
client-turning-fell = { $ahead } fell behind { $behind }: £{ $before } ahead before, £{ $after } behind after.
client-turning-gap = The gap from { $ahead } to { $behind } went from £{ $before } to £{ $after }.
client-total = In figures
client-total-note = the whole game
client-total-sold = sold at home
client-total-shipped = shipped
client-total-bought = shares bought
client-total-in-need = shares sold in need
client-total-income = income £
client-total-costs = costs £
