# The table of the board game: markets and sale forecast, share track, timetable, companies, and
# the figures that a phone keeps in its head.

client-market-note = who would sell if production came now

# When the good is produced next, and how much of its demand is unmet.
client-market-now = { $left ->
        [0] now · all met
       *[other] now · { $left } unmet
    }
client-market-in = { $cycles ->
        [one] { $left ->
            [0] next cycle
           *[other] next · { $left } unmet
        }
       *[other] { $left ->
            [0] cycle { $cycle }
           *[other] cycle { $cycle } · { $left } unmet
        }
    }
client-market-year = { $left ->
        [0] { $year }
       *[other] { $year } · { $left } unmet
    }
client-market-nobody = nobody produced
# What was sold: demand was met, or not, or equals sold beyond it.
client-market-was-sold = { $how ->
        [unmet] sold · { $left } unmet
        [beyond] sold: { $sold } for { $demand }
       *[other] sold · all { $demand }
    }
client-market-spoken-sale = { $good }: sold, with a demand of { $demand }. The importer sold { $imported }.
client-market-spoken-rose = { $who } rose by { $steps ->
        [one] one share step
       *[other] { $steps } share steps
    }.

client-market-line-costs = wages £
client-market-line-steps = share steps

# The ladder and the ledger for those who hear the page.
client-market-spoken = { $good }: demand { $demand }, { $left } of it unmet. The importer has appeal { $appeal } and sells { $imported }.
client-market-spoken-seller =
    { $who }: appeal { $appeal }, price £{ $price }, sells { $sold } of { $output }, income £{ $income },
    wages and machines £{ $costs }, profit { $profit }, { $steps ->
        [one] 1 share step
       *[other] { $steps } share steps
    }.
client-market-spoken-stored = { $who } has { $stored } more in store and would sell { $sold } if everybody offered all.

## Share track

client-track = Share track
client-track-after = after { $good }
client-track-spoken = { $who } on space { $space }, share value £{ $value }.
client-track-spoken-forecast = { $who } on space { $space }, share value £{ $value }; { $good } takes it to space { $target }, share value £{ $then }.
client-track-marker = Your marker on the share track, space { $space }

## Timetable

client-time-decade = { $year }, level { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-time-level = level { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-time-before = first factories
client-time-marker = { $good }: importer +{ $appeal }, { $workers ->
        [one] 1 worker back
       *[other] { $workers } workers back
    }
client-time-hidden = { $good }: face down
client-time-event = Event: { $event }. { $event-effect }
client-time-event-lasting = Event, still in force: { $event }. { $event-effect }
client-time-event-hidden = Event, face down
client-time-event-short = { $event-id ->
        [crown-jubilee] Jubilee
        [economic-crisis] Crisis
        [end-of-game] End
        [hamburg-crisis] Hamburg
        [made-in-england] Made in E.
        [navigation-acts] Navigation
        [royal-society] R. Society
        [social-unrest] Unrest
        [threat-of-strike] Strike
        [war-on-the-continent] War
       *[other] { $event }
    }
client-time-order = Order this cycle

## Companies

client-companies-card =
    { $who }: cash £{ $cash }, { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } at £{ $value }, portfolio £{ $portfolio }, { $loans ->
        [0] no loans
        [one] 1 loan
       *[other] { $loans } loans
    }. Look closer
client-companies-bank-shares = Share value £{ $value }; the bank has { $count } of your shares, for £{ $price } each
client-companies-factory = { $good }: level { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, output { $output }
client-companies-marker = £{ $pounds }: { $marker }
client-companies-free = £{ $pounds }: free
client-companies-ship = Ship of capacity { $capacity }
client-companies-tile = { $good-id ->
        [none] { $tile }
       *[other] { $tile }, assigned to { $good }
    }

## The head of a phone

client-purse-now = { $year } · { $good }
client-purse-cycle = cycle { $cycle } of 4 · level { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } · wage £{ $wage }
client-purse-before = level { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } · wage £{ $wage }

## What a production brought

client-sheet-head = demand { $demand }, wage £{ $wage }, imported { $imported }
client-sheet-costs = wages
client-sheet-steps = steps
