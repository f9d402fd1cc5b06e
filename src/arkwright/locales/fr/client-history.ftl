# What was, and how it came about: the log and its neighbours beside the board, the history bar, the end and its
# charts.

## The log, chat, notes

client-log-panel = Journal, messages, notes
client-log = Journal
client-log-to = Voir la table après le coup { $position }
client-log-earlier = Plus tôt
client-log-take-back = Demander à revenir au coup { $position }
client-since-turn = Depuis mon tour
client-since-moves = { $count ->
        [0] Rien de neuf
        [one] { $count } nouveau coup
       *[other] { $count } nouveaux coups
    }
client-since-changed = Ce qui a changé
client-since-change = de { $before } à { $after }
client-chat = Messages
client-chat-empty = Personne n’a encore rien dit.
client-chat-say = Dire quelque chose
client-chat-send = Envoyer
client-notes = Notes
client-notes-of-mine = Notes que personne d’autre ne voit
client-notes-kept = Gardé.
client-notes-lost = Pas gardé : le serveur ne l’a pas pris. Nouvel essai quand vous continuez d’écrire.

## What a production brought

client-sheet-company = Compagnie
client-sheet-sales = vend. / prod.
client-sheet-income = recette
client-sheet-profit = bénéfice
client-sheet-sold = { $sold } / { $made }
client-sheet-shipped = exportés : { $shipped }
client-sheet-stored = stockés : { $stored }
client-sheet-nobody = Aucune compagnie n’avait d’usine.

## The history bar

client-history = Historique
client-history-playback = Revoir
client-history-first = Première position
client-history-back = Un coup en arrière
client-history-play = Revoir
client-history-forward = Un coup en avant
client-history-last = Dernière position
client-history-position = Position
client-history-of = coup { $place } sur { $last }
client-history-production = production : { $good }
client-history-call = production : { $good }, appel { $call } sur { $calls }
client-history-part = production : { $good }, { $part-id ->
        [shares] actions
        [money] argent
       *[rest] export, stock
    }
client-history-link = Lien
client-history-link-copied = Copié
client-history-link-not-copied = Pas copié

## A new table from a position

client-fork-here = Bifurquer ici
client-fork-from = Bifurquer au coup { $position }
client-fork-analysis =
    Une table à vous continue d’ici, et cette partie reste telle quelle. Ce qui est encore caché est
    redistribué.
client-fork-new = Une nouvelle table continue d’ici, avec ce qui était caché dans cette partie.
client-fork-me = moi
client-fork-begin = Commencer
client-fork-cancel = Annuler

## The end

client-end-so-far = Jusqu’ici
client-end-nobody = Personne ne gagne
client-end-wins = { $by ->
        [0] { $who } gagne par l’argent en caisse
       *[other] { $who } gagne de £{ $by }
    }
client-end-shared = { $who } se partagent la première place
client-end-standings = Classement
client-end-automated = automatique
client-end-to-table = À la table
client-end-how = Le décompte
client-end-how-note = de la dernière vente au résultat
client-end-cash-before = caisse avant la fin
client-end-goods = stock vendu au prix fixe
client-end-goods-sold = { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
client-end-loans = emprunts remboursés
client-end-loans-repaid = { $count ->
        [one] { $count } emprunt
       *[other] { $count } emprunts
    }
client-end-last-shares = dernières actions achetées
client-end-marks = usines marquées
client-end-contracts = contrats ouverts
client-end-spaces = { $count ->
        [one] −{ $count } case
       *[other] −{ $count } cases
    }
client-end-result = résultat
client-end-excluded = { $count ->
        [one] perdu : { $count } emprunt
       *[other] perdu : { $count } emprunts
    }
client-end-cash-left = caisse restante, départage
client-end-after = Et maintenant
client-end-rematch = Revanche
client-end-fork = Bifurquer
client-end-record = Relevé
client-end-record-note = Le relevé contient la graine, les options et chaque coup ; la partie peut être rejouée.
client-end-record-so-far = Le relevé contient les options et chaque coup joué, mais rien de ce qui est caché.

## Charts

client-chart-all = Toutes les compagnies
client-chart-companies = Compagnies
client-chart-time = Temps
client-chart-earlier = Plus tôt
client-chart-later = Plus tard
client-look = Voir
client-chart-begin = au début
client-chart-now = maintenant
client-chart-end = à la fin
client-chart-chapter = { $good ->
        [none] { $decade ->
            [none] la mise en place
           *[other] { $decade }
        }
       *[other] { $decade }, { $good }
    }
client-chart-after = { $good ->
        [none] { $decade ->
            [none] après la mise en place
           *[other] après { $decade }
        }
       *[other] après { $good } { $decade }
    }
client-chart-portfolio = Capitalisation £
client-chart-portfolio-note = actions × valeur
client-chart-worth-note = actions × valeur, et influence
client-chart-value = Valeur de l’action £
client-chart-value-note = par production
client-chart-cash = Caisse £
client-chart-cash-note = par production
client-chart-shares = Actions propres
client-chart-shares-note = par production
client-chart-figure = { $who } { $value }
client-chart-figures = { $chart } { $when } : { $figures }
client-chart-income = Recettes, frais £
client-chart-in = recettes
client-chart-out = frais
client-chart-money = { $decade } : recettes £{ $income }, frais £{ $costs }
client-chart-money-of = { $who } : { $figures }
client-chart-markets = Parts de marché
client-chart-markets-note = ventes intérieures, par décennie
client-chart-sold-in = { $decade } : { $figures }
client-chart-importer = Importateur

## Turning points and totals

client-turning = Tournants
client-turning-note = quand l’ordre a changé
client-turning-overtook = { $ahead } dépasse { $behind } : £{ $before } de retard avant, £{ $after } d’avance après.
client-turning-fell = { $ahead } passe derrière { $behind } : £{ $before } d’avance avant, £{ $after } de retard après.
client-turning-gap = Entre { $ahead } et { $behind }, l’écart passe de £{ $before } à £{ $after }.
client-total = En chiffres
client-total-note = toute la partie
client-total-sold = ventes intérieures
client-total-shipped = exportations
client-total-bought = actions achetées
client-total-in-need = actions vendues en urgence
client-total-income = recettes £
client-total-costs = frais £
