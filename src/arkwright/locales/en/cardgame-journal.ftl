# What happened in the card game. $who is the company it happened to.

## Decades and rounds (Gameplay, 3)

journal-decade-begins = Decade { $decade ->
        [1] I, 1770,
        [2] II, 1780,
       *[other] III, 1790,
    } begins.
journal-decade-ends = Decade { $decade ->
        [1] I
        [2] II
       *[other] III
    } ends.
journal-round = The round of { $good } begins.
journal-cards-ready = { $who }'s turned cards are ready again.
journal-neutral-rose =
    The neutral seller of { $good } rises to appeal { $appeal }, the demand marker stands at { $demand }.

## Turn (1a)

journal-acted = { $who } takes the action { $action }.
journal-passed = { $who } takes no action.
journal-factory-built = { $who } builds a { $good } factory.
journal-upgraded = { $who } upgrades the { $good } factory.
journal-employed = { $who } adds worker card { $position } to the { $good } factory.
journal-more-workers =
    More people have work: all demand markers move a step down, and the wage is £{ $wage }.
journal-automated = { $who } puts { $count ->
        [one] a machine
       *[other] { $count } machines
    } into the { $good } factory.
journal-quality-set = { $who }'s { $good } factory has quality { $value } now.
journal-distribution-set = { $who }'s { $good } factory has distribution { $value } now.
journal-shares-bought = { $who } buys { $count ->
        [one] a share for £{ $pounds }
       *[other] { $count } shares for £{ $pounds } in all
    }.
journal-borrowed = { $who } takes { $count ->
        [one] a loan
       *[other] { $count } loans
    } and receives £{ $pounds }.
journal-ships-ready = { $who }'s ships are ready again.

## Price, appeal and developments (1b, 1c)

journal-appeal-set =
    { $who } sells { $good } at £{ $price } with an appeal of { $appeal }; the demand marker stands at
    { $demand }.
journal-developed = { $who } develops { $development }: { $development-id ->
        [quality] up to { $allowed } more quality in an action
        [distribution] up to { $allowed } more distribution in an action
        [cards] up to { $allowed } development cards
        [machinery] up to { $allowed } machines in an action
        [shipping] { $allowed } goods on a ship
       *[other] { $allowed ->
            [one] one share at half price
           *[other] { $allowed } shares at half price
        } in an action
    }.
journal-took-card = { $who } takes the card { $card }{ $good ->
        [none] {""}
       *[other] {" "}for the { $good } factory
    }.
journal-discarded-card = { $who } discards the card { $card }.
journal-reactivated = { $who } turns the Developer, and the card { $card } is ready again.

## Production (2)

journal-home-market =
    Production of { $good }: the demand marker stands at { $demand }, the wage is £{ $wage }.
journal-patron-used = { $who } turns the { $card } to sell one more unit of { $good }.
journal-sold-at-home = { $who } sells { $count ->
        [0] no { $good } at home
        [one] 1 unit of { $good } at £{ $price }
       *[other] { $count } units of { $good } at £{ $price }
    } with appeal { $appeal }{ $stored ->
        [0] {""}
       *[other] , { $stored } of them from store
    }{ $left ->
        [0] {""}
        [one] ; 1 is left
       *[other] ; { $left } are left
    }.
journal-sent-overseas = { $who } ships { $count ->
        [one] 1 unit
       *[other] { $count } units
    } of { $good } overseas.
journal-ships-used = { $who } uses { $count ->
        [one] a ship
       *[other] { $count } ships
    } and adds { $tokens ->
        [0] no shipping token
        [one] a shipping token
       *[other] { $tokens } shipping tokens
    }.
journal-wasted = { $who } wastes { $count ->
        [one] 1 unit
       *[other] { $count } units
    } of { $good }.
journal-production-cost =
    { $who }'s { $good } factory costs £{ $fixed } fixed, £{ $wages } for workers and £{ $upkeep } for
    machines.
journal-emergency-fund = { $who } has to take { $count ->
        [one] a loan
       *[other] { $count } loans
    } of half the share value from the emergency fund.
journal-bankrupt = { $who } can't pay, is bankrupt and out of the game.
journal-value-rose = { $who }'s share value rises by { $steps } to £{ $value } for { $cause }, with { $good }.
journal-tie-broken =
    { $who } turns the Entrepreneur and wins the tie for the highest appeal of { $good }.

## Solo (Solo B, 2)

journal-rival-placed = { $colour } has a { $good } factory with appeal { $appeal }.
journal-marker-drawn = { $colour-id ->
        [yellow] Yellow, the neutral marker, is drawn.
       *[other] A marker of { $colour } is drawn.
    }
journal-rival-advanced = { $colour }'s appeal of { $good } rises to { $appeal }.
journal-rival-opened = { $colour } opens a { $good } factory with appeal { $appeal }.
journal-rival-share = { $colour } gains a share and has { $shares }.
journal-rival-sold = { $colour } sells { $count ->
        [0] no { $good }
        [one] 1 unit of { $good }
       *[other] { $count } units of { $good }
    }.
journal-rival-value = { $colour }'s share value rises to £{ $value }.
journal-disc-moved = { $colour }'s disc moves on to the card { $card }.
journal-opponents-first = { $who } lets the opponents play first in the coming round.

## The end (Final scoring)

journal-final-scoring = The game is over; what is left is sold and settled.
journal-before-scoring = { $who } has { $shares ->
        [one] a share
       *[other] { $shares } shares
    } worth £{ $value } each and £{ $cash } in cash before the final scoring.
journal-final-stock = { $who } sells { $count ->
        [one] the last stored unit
       *[other] the last { $count } stored units
    } of { $good } for £{ $pounds }.
journal-final-shares = { $who } buys { $count ->
        [one] a share
       *[other] { $count } shares
    } with the money left, for £{ $pounds } in all.
journal-final-loans = { $who } gives { $shares ->
        [one] a share
       *[other] { $shares } shares
    } for { $loans ->
        [one] a loan
       *[other] { $loans } loans
    }.
journal-final-ships = { $who }'s share value falls by £{ $steps } for { $tokens ->
        [one] a shipping token
       *[other] { $tokens } shipping tokens
    }.
journal-rival-final-value =
    { $colour } ends with { $shares } shares worth £{ $value } each, £{ $total } in all.
journal-rival-final-place = { $colour } finishes { $place ->
        [1] first
        [2] second
       *[other] third
    }.
