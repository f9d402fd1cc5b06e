# Companies at a glance, timetable and purse of the card game.

## Companies

client-card-companies-ended = if ended
client-card-companies-card =
    { $who }: cash £{ $cash }, { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } at £{ $value }, portfolio £{ $portfolio }, { $ended ->
        [none] {""}
       *[other] £{ $ended } if the game ended now,{" "}
    }{ $loans ->
        [0] no loans
        [one] 1 loan
       *[other] { $loans } loans
    }. Look closer
client-card-companies-value = Your share value: £{ $value }
client-card-companies-bankrupt = bankrupt
client-card-companies-bankrupt-card = { $who }: bankrupt. Look closer
client-card-companies-factory = { $good }: output { $output }
client-card-companies-ships =
    { $ships ->
        [0] No ship ready
        [one] 1 ship ready
       *[other] { $ships } ships ready
    }; { $tokens ->
        [0] no shipping tokens
        [one] 1 shipping token, share value −{ $penalty } at the end
       *[other] { $tokens } shipping tokens, share value −{ $penalty } at the end
    }
client-card-companies-development = Development { $development }: { $steps ->
        [0] no step
        [one] 1 step
       *[other] { $steps } steps
    }, allows { $allowed }
client-card-companies-card-name = { $good-id ->
        [none] { $card }
       *[other] { $card }, at { $good }
    }
client-card-companies-card-turned = { $card }, turned until the next decade

## The opponents of the solo game, and the bag

client-card-opponent-note = automated
client-card-opponent-card = { $colour }, automated opponent: { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } at £{ $value }, portfolio £{ $portfolio }
client-card-opponent-good = { $good }: appeal { $appeal }, would sell { $sales }
client-card-bag = Neutral
client-card-bag-note = and the bag
client-card-bag-inside = in the bag, { $count }
client-card-bag-drawn = drawn in { $decade ->
        [1] I
        [2] II
       *[other] III
    }
client-card-bag-next = next draw
client-card-bag-odds = { $count } of { $all }
client-card-bag-card = The neutral marker and the bag with { $all ->
        [one] 1 marker
       *[other] { $all } markers
    }: { $red } of Red, { $green } of Green, { $yellow } neutral
client-card-bag-card-drawn = Drawn in this decade, round { $round }: { $colour }

## Timetable

client-card-time-decade = Decade { $decade ->
        [1] I
        [2] II
       *[other] III
    }
client-card-time-before = preparation
client-card-time-start = Start
client-card-time-round = { $good }, round { $round }
client-card-time-drawn = { $good }, round { $round }: { $colour } was drawn
client-card-time-order = Order this round

## The head of a phone

client-card-purse-now = { $decade ->
        [1] Decade I
        [2] Decade II
       *[other] Decade III
    } · { $good }
client-card-purse-line = round { $round } of 4 · wage £{ $wage }
client-card-purse-before = Preparation
client-card-purse-over = End of the game
client-card-purse-wage = wage £{ $wage }
