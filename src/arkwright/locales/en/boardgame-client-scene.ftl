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
client-board-scene-store = in store
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
# What happens to you, where it has no figure.

client-noted-contract-at-limit =
    You have not served your contract for { $space } units of { $good }, which can't rise: your
    share value falls { $spaces ->
        [one] a space
       *[other] { $spaces } spaces
    }.
client-noted-contract-rose =
    You have not served your contract for { $good }, which rises to { $space } units.
client-noted-emergency-sale = You have to sell { $count ->
        [one] a share
       *[other] { $count } shares
    } for £{ $pounds } in an emergency, and your share value falls { $lost ->
        [one] a space
       *[other] { $lost } spaces
    }.
client-noted-goods-lost = You have no room for { $count ->
        [one] 1 unit of { $good }, which is lost
       *[other] { $count } units of { $good }, which are lost
    }.
client-noted-loan = You have to take { $count ->
        [one] a loan of £{ $pounds }
       *[other] { $count } loans of £{ $pounds } together
    }, and your share value falls { $lost ->
        [one] a space
       *[other] { $lost } spaces
    }.
client-noted-offered = You offer { $count ->
        [one] 1 stored unit
       *[other] { $count } stored units
    } of { $good }.
client-noted-price-fell =
    Appeal would be below 0, so your price of { $good } falls to £{ $price } and your share value
    by { $spaces ->
        [one] a space
       *[other] { $spaces } spaces
    }.
client-noted-returned-tile = You return the tile { $tile }.
client-noted-row-shut = You shut row { $row } of the { $good } factory, which would make { $goods ->
        [one] 1 unit
       *[other] { $goods } units
    }.
client-noted-ships-turned = { $count ->
        [one] Your ship of capacity { $capacity } is inactive now.
       *[other] Your ships are inactive now.
    }
client-noted-sold-at-jubilee = You sell { $stored ->
        [0] a unit
       *[other] a stored unit
    } of { $good } for the Crown Jubilee.
client-noted-sold-offered = You sell { $count ->
        [one] 1 of the units
       *[other] { $count } of the units
    } of { $good } from store.
client-noted-sold-stored = You sell a stored unit of { $good }.
client-noted-sold-to-patron = You sell { $stored ->
        [0] a unit
       *[other] a stored unit
    } of { $good } to the patron.
client-noted-stopped-selling = You sell no more { $good }.
client-noted-tie-won = Your Press Attaché wins the tie for { $bonus } with { $good }.
