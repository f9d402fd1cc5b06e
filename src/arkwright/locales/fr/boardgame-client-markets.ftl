# The table of the board game: markets and sale forecast, share track, timetable, companies, and
# the figures that a phone keeps in its head.

client-market-note = qui vendrait si l’on produisait maintenant

# When the good is produced next, and how much of its demand is unmet.
client-market-now = { $left ->
        [0] vente · comblée
       *[other] vente · reste { $left }
    }
client-market-in = { $cycles ->
        [one] { $left ->
            [0] cycle suivant
           *[other] ensuite · reste { $left }
        }
       *[other] { $left ->
            [0] cycle { $cycle }
           *[other] cycle { $cycle } · reste { $left }
        }
    }
client-market-year = { $left ->
        [0] { $year }
       *[other] { $year } · reste { $left }
    }
client-market-nobody = aucun vendeur
# What was sold: demand was met, or not, or equals sold beyond it.
client-market-was-sold = { $how ->
        [unmet] vendu · reste { $left }
        [beyond] vendu : { $sold } pour { $demand }
       *[other] vendu · tous ({ $demand })
    }
client-market-spoken-sale = { $good } : vendu, pour une demande de { $demand }. L’importateur en a vendu { $imported }.
client-market-spoken-rose = { $who } a avancé de { $steps } pas en Bourse.

client-market-line-costs = salaires £
client-market-line-steps = pas en Bourse

# The ladder and the ledger for those who hear the page.
client-market-spoken = { $good } : demande { $demand }, dont { $left } non servie. L’importateur a un attrait de { $appeal } et vend { $imported }.
client-market-spoken-seller =
    { $who } : attrait { $appeal }, prix £{ $price }, vend { $sold } sur { $output }, recette £{ $income },
    salaires et machines £{ $costs }, bénéfice { $profit }, { $steps } pas en Bourse.
client-market-spoken-stored = { $who } en a { $stored } de plus en stock et en vendrait { $sold } si tous offraient tout.

## Share track

client-track = Piste des actions
client-track-after = après { $good }
client-track-spoken = { $who } sur la case { $space }, valeur de l’action £{ $value }.
client-track-spoken-forecast = { $who } sur la case { $space }, valeur de l’action £{ $value } ; { $good } : case { $target }, valeur de l’action £{ $then }.
client-track-marker = Votre marqueur sur la piste des actions, case { $space }

## Timetable

client-time-decade = { $year }, niveau { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-time-level = niveau { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-time-before = premières usines
client-time-marker = { $good } : importateur +{ $appeal }, { $workers ->
        [one] { $workers } ouvrier revient
       *[other] { $workers } ouvriers reviennent
    }
client-time-hidden = { $good } : face cachée
client-time-event = Événement : { $event }. { $event-effect }
client-time-event-lasting = Événement encore en vigueur : { $event }. { $event-effect }
client-time-event-hidden = Événement, face cachée
client-time-event-short = { $event-id ->
        [bureaucracy] Bureaucr.
        [end-of-game] Fin
        [worlds-fair] Expo
        [made-in-england] Made in E.
        [royal-society] R. Society
       *[other] { $event }
    }
client-time-order = Ordre du cycle

## Companies

client-companies-card =
    { $who } : caisse £{ $cash }, { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } à £{ $value }, capitalisation £{ $portfolio }, { $loans ->
        [0] pas d’emprunt
        [one] { $loans } emprunt
       *[other] { $loans } emprunts
    }. Voir de plus près
client-companies-bank-shares = Valeur de l’action £{ $value } ; la banque a { $count } de vos actions, à £{ $price } chacune
client-companies-factory = { $good } : niveau { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, production { $output }
client-companies-marker = £{ $pounds } : { $marker }
client-companies-free = £{ $pounds } : libre
client-companies-ship = Navire de capacité { $capacity }
client-companies-tile = { $good-id ->
        [none] { $tile }
       *[other] { $tile }, usine de { $good }
    }

## The head of a phone

client-purse-now = { $year } · { $good }
client-purse-cycle = cycle { $cycle } sur 4 · niveau { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } · salaire £{ $wage }
client-purse-before = niveau { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } · salaire £{ $wage }

## What a production brought

client-sheet-head = demande { $demand }, salaire £{ $wage }, importés { $imported }
client-sheet-costs = salaires
client-sheet-steps = pas
