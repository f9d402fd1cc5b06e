# The board game's productions as scenes.

client-board-scene-for-sales = two or more: two steps
client-board-scene-most = most sold
client-board-scene-space = share space
client-board-scene-money-note = income, wages, machines
client-board-scene-each = £{ $pounds } each
client-board-scene-workers = { $count ->
        [one] one worker
       *[other] { $count } workers
    }
client-board-scene-machines = { $count ->
        [one] one machine
       *[other] { $count } machines
    }
client-board-scene-contract = contract
client-board-scene-served = served
client-board-scene-patron = { $count ->
        [one] one for a patron
       *[other] { $count } for patrons
    }
client-board-scene-jubilee = { $count ->
        [one] one for the jubilee
       *[other] { $count } for the jubilee
    }
client-board-scene-leaf-rose = { $rose ->
        [0] stays on space { $space }
       *[other] { $steps }, to space { $space }
    }
client-board-scene-rise = { $steps ->
        [0] { $you ->
            [yes] You stay
           *[other] { $who } stays
        } on space { $space }. One share is worth £{ $value }.
       *[other] { $you ->
            [yes] You rise
           *[other] { $who } rises
        } by { $steps }, to space { $space }. One share is worth £{ $value }.
    }

# Why a company has a step for leading, or has none: a closed list.
client-board-scene-why = { $why ->
        [alone] { $figure }, alone on top
        [tie-won] { $figure }, equal: wins ties
        [tie-lost] { $figure }, equal: { $you ->
            [yes] you win
           *[other] { $who } wins
        } ties
        [lower] { $figure }: { $you ->
            [yes] you have
           *[other] { $who } has
        } more
        [equal] { $figure }, equal with { $you ->
            [yes] you
           *[other] { $who }
        }
        [below-importer] { $figure }: below the importer
        [equal-importer] { $figure }, equal with the importer
       *[other] nothing sold
    }
client-board-scene-missed = { $which ->
        [appeal] No step for the highest appeal:
       *[other] No step for the most sold:
    } { $why ->
        [tie-lost] equal, and { $who } wins ties.
        [lower] { $who } has more than { $figure }.
        [equal] equal with { $who }.
        [below-importer] the importer has more than { $figure }.
        [equal-importer] equal with the importer.
       *[other] nothing was sold.
    }
