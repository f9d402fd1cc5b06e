# The decision: what I am asked, what I may do, what it would change, and waiting for the others.

client-decision = Décision
client-your-turn = À vous de jouer
client-place-in-order = { $name }, { $place }/{ $count }
client-decides = { $name } décide
client-since = Temps d’attente
client-game-over = Partie terminée
client-game-is-over = La partie est terminée. La dernière page montre qui a gagné, et comment.
client-see-result = Voir le résultat
client-dismiss = Fermer cette note

## What is asked

client-rule = la règle
client-steps = Étapes de votre tour
client-back-to-step = Revenir à l’étape { $step } : { $count ->
        [one] reprend un coup
       *[other] reprend { $count } coups
    }
client-choices = Choix
client-all-choices = Tous les choix
client-narrowed = { $count } choix pour ce clic
client-not-possible = { $thing }, impossible maintenant
client-point-to-see = Pointez un choix pour voir ce qu’il changerait ; ce qui brille sur le plateau se clique aussi.

## What it would change

client-nothing-played = rien n’est encore joué
client-nothing-changes = Aucun chiffre de la table ne change.
client-preview-stopped = Cela ne peut être repris : quelque chose se révèle, ou votre tour finit. Le bouton ci-dessous joue le coup.
client-change-what = Quoi
client-change-now = maintenant
client-change-then = ensuite
client-change-by = écart
client-not-now = Impossible maintenant
client-rule-section = Règle { $section }

## Buttons

client-take-back = { $count ->
        [0] Reprendre : rien de votre tour ne peut être repris
        [one] Reprendre un coup, le seul de votre tour
       *[other] Reprendre un coup sur { $count } ; avec Maj, tout le tour
    }
client-take-back-hint = Reprendre un coup ; avec Maj, ou en tenant, tout le tour
client-nothing-to-take-back = Rien de ce tour ne peut être repris : rien n’est encore joué, ou quelque chose a été révélé.
client-nothing-chosen = rien de choisi
client-end-turn = Fin du tour
client-end-turn-unused = Terminer votre tour ? Il restait à faire :
client-end-turn-all-used = Votre tour est joué. Le terminer ?
client-end-turn-final = Ensuite, plus rien ne pourra en être repris.
client-end-turn-not-yet = Le tour ne peut pas finir ici : il faut d’abord décider.
client-end-turn-not-yet-button = Pas encore

## Taking back with the others' leave

client-take-back-asked = { $seat } demande à revenir au coup { $position }.
client-take-back-own = Vous demandez à revenir au coup { $position } ; il manque { $count ->
        [one] une réponse
       *[other] { $count } réponses
    }.
client-take-back-look = Voir
client-take-back-agree = D’accord
client-take-back-no = Non
client-take-back-withdraw = Renoncer

## Waiting

client-order = Dans cet ordre
client-wait-thinking = réfléchit
client-wait-you = vous
client-wait-away = pas là

## The parts of a turn, and of a sale

client-step-sale = Vente
client-step-ship = Export
client-step-store = Stock
client-step-end-turn = Fin du tour

## Options

client-trade-count = { $count }
client-level-now = actuel
client-factory-none = pas encore

## What a preview changes

client-change-price = prix
client-change-appeal = attrait
client-change-quality = qualité
client-change-distribution = distribution
client-change-workers = ouvriers
client-change-machines = machines
client-change-output = production
client-change-sold = ventes
client-change-profit = bénéfice
client-change-cash = caisse
client-change-cash-after = caisse après production
client-change-steps = pas en Bourse
client-change-share-space = case de l’action
client-change-share-value = valeur de l’action
client-change-shares = actions
client-change-portfolio = capitalisation
client-change-loans = emprunts
client-change-stock = en stock
client-change-ships = navires
client-change-wage = salaire
client-change-demand = demande
client-change-rival-sold = { $player } vend
client-change-rival-steps = pas en Bourse de { $player } à la prochaine vente

## Moves in a few words, for the button that plays them

client-name-found = usine de { $good }
client-name-buy = acheter { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
client-name-broker = Courtier : { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
client-name-start = premier : { $player }
client-name-done = continuer
client-name-end-turn = fin du tour

## What is given up where these are left undone

client-unused-buy = négocier
client-unused-broker = le Courtier

# The name of an option for those who hear the page: what it is, and what it does or allows.
client-option-says = { $what }. { $adds }.
