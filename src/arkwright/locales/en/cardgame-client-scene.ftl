# The card game's productions as scenes.

client-card-scene-row = Appeal { $row }
client-card-scene-call-outsider = { $who } sells { $number }.
client-card-scene-summary-all = { $good }: { $sold } sold.
client-card-scene-money-note = income, wages and costs
client-card-scene-shipping = overseas
client-card-scene-fixed = fixed costs
client-card-scene-shares = shares
client-card-scene-leaf-rose = { $rose ->
        [0] stays at { $is }
       *[other] { $steps }, to { $is }
    }
client-card-scene-leaf-shares = { $count ->
        [one] one share
       *[other] { $count } shares
    }
client-card-scene-rise = { $steps ->
        [0] { $you ->
            [yes] Your
           *[other] { $who }:
        } share value stays at £{ $value }.
       *[other] { $you ->
            [yes] Your
           *[other] { $who }:
        } share value rises by { $steps }, to £{ $value }.
    }

# Why a company has a step for the highest appeal, or has none: a closed list.
client-card-scene-why = { $why ->
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
        [below-outsider] { $figure }: { $who } has more
        [equal-outsider] { $figure }, equal with { $who }
        [bankrupt] bankrupt
       *[other] too few sold
    }
client-card-scene-missed = No step for the highest appeal: { $why ->
        [tie-lost] equal, and { $who } wins ties.
        [lower] { $who } has more than { $figure }.
        [equal] equal with { $who }.
        [below-outsider] { $who } has more than { $figure }.
        [equal-outsider] equal with { $who }.
        [bankrupt] the company is bankrupt.
       *[other] too few were sold.
    }
# What happens to you, where it has no figure.

client-noted-bankrupt = You can't pay, are bankrupt and out of the game.
client-noted-discarded-card = You discard the card { $card }.
client-noted-emergency-fund = You have to take { $count ->
        [one] a loan
       *[other] { $count } loans
    } of half the share value from the emergency fund.
client-noted-patron-used = You turn the { $card } to sell one more unit of { $good }.
client-noted-ships-used = You use { $count ->
        [one] a ship
       *[other] { $count } ships
    } and add { $tokens ->
        [0] no shipping token
        [one] a shipping token
       *[other] { $tokens } shipping tokens
    }.
client-noted-tie-broken =
    You turn the Entrepreneur and win the tie for the highest appeal of { $good }.
client-noted-wasted = You waste { $count ->
        [one] 1 unit
       *[other] { $count } units
    } of { $good }.
