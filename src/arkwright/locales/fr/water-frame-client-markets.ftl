# The table of the board game: markets and sale forecast, share track, timetable, companies, and
# the figures that a phone keeps in its head.

client-market = Marchés
client-market-note = qui vendrait si l’on produisait maintenant
client-market-appeal = attrait
client-market-demand = demande
client-market-sold = vendu
client-market-unsold = invendu
client-market-goods = Marchandises et leur demande
client-market-good = { $good }, demande { $demand }

# How sure the forecast of the good in production is.
client-market-final-you = personne ne joue après vous : définitif
client-market-final = personne ne joue après { $who } : définitif
client-market-after-you = { $count ->
        [one] { $count } compagnie joue après vous
       *[other] { $count } compagnies jouent après vous
    }
client-market-after = { $count ->
        [one] { $count } compagnie joue après { $who }
       *[other] { $count } compagnies jouent après { $who }
    }
client-market-selling = { $good } : la vente est en cours
client-market-over = { $good } : vente et salaires réglés

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
client-market-done = vendu ce cycle
client-market-never = c’est fini

client-market-line-price = prix £
client-market-line-sales = vend / a
client-market-line-income = recette £
client-market-line-costs = salaires £
client-market-line-profit = bénéfice £
client-market-line-steps = pas en Bourse

# The ladder and the ledger for those who hear the page.
client-market-spoken = { $good } : demande { $demand }, dont { $left } non servie. L’importateur a un attrait de { $appeal } et vend { $imported }.
client-market-spoken-seller =
    { $who } : attrait { $appeal }, prix £{ $price }, vend { $sold } sur { $output }, recette £{ $income },
    salaires et machines £{ $costs }, bénéfice { $profit }, { $steps } pas en Bourse.
client-market-spoken-stored = { $who } en a { $stored } de plus en stock et en vendrait { $sold } si tous offraient tout.
client-market-spoken-would = Avec ce coup : { $text }

## Share track

client-track = Piste des actions
client-track-after = après { $good }
client-track-spoken = { $who } sur la case { $space }, valeur de l’action £{ $value }.
client-track-spoken-forecast = { $who } sur la case { $space }, valeur de l’action £{ $value } ; { $good } : case { $target }, valeur de l’action £{ $then }.
client-track-marker = Votre marqueur sur la piste des actions, case { $space }

## Timetable

client-time = Calendrier
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
client-time-order-start = { $who }, premier joueur
client-time-order-now = { $who } décide maintenant

## Companies

client-companies = Compagnies
client-companies-closer = clic : de plus près
client-companies-cash = caisse
client-companies-shares = actions
client-companies-portfolio = capital
client-companies-loans = prêts
client-companies-you = vous
client-companies-bot = { $bot-id ->
        [clerk] commis, robot
        [random] hasard, robot
       *[other] { $bot }, robot
    }
client-companies-away = { $bot-id ->
        [clerk] un commis joue
        [random] un robot joue
       *[other] { $bot } joue
    }
client-companies-card =
    { $who } : caisse £{ $cash }, { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } à £{ $value }, capitalisation £{ $portfolio }, { $loans ->
        [0] pas d’emprunt
        [one] { $loans } emprunt
       *[other] { $loans } emprunts
    }. Voir de plus près
client-companies-own-shares = Vos actions : { $count }
client-companies-bank-shares = Valeur de l’action £{ $value } ; la banque a { $count } de vos actions, à £{ $price } chacune
client-companies-own-loans = Vos emprunts : { $count }
client-companies-start = { $who }, premier joueur
client-companies-factory = { $good } : niveau { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, production { $output }
client-companies-no-factory = { $good } : pas d’usine
client-companies-stored = { $good } : { $count } en stock
client-companies-marker = £{ $pounds } : { $marker }
client-companies-free = £{ $pounds } : libre
client-companies-ship = Navire de capacité { $capacity }
client-companies-tile = { $good-id ->
        [none] { $tile }
       *[other] { $tile }, usine de { $good }
    }

## The head of a phone

client-purse = Décennie et argent
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
client-purse-after = après { $good }

## What a production brought

client-sheet-head = demande { $demand }, salaire £{ $wage }, importés { $imported }
client-sheet-company = Compagnie
client-sheet-sales = vend. / prod.
client-sheet-income = recette
client-sheet-costs = salaires
client-sheet-profit = bénéfice
client-sheet-steps = pas
client-sheet-sold = { $sold } / { $made }
client-sheet-shipped = expédiés : { $shipped }
client-sheet-nobody = Aucune compagnie n’avait d’usine.
