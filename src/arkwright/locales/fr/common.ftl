# Sentences that every game shares; how the ids work is said in the English file.
#
# Names of people and companies never follow "de" or "que", which would have to be elided. Three
# goods are plural and textile is not: where an article is needed, select on $good-id. In French
# [one] is also 0, so a message that can be told with 0 has a variant of its own for it.

good-food = vivres
good-clothes = textile
good-cutlery = couverts
good-lamps = lampes

reason-sale = les marchandises vendues sur le marché intérieur
reason-shipping = les marchandises exportées

## What happened

journal-set-up = { $title }, { $players ->
        [one] { $players } compagnie
       *[other] { $players } compagnies
    }, mise en place { $setup }.
journal-start-player = { $who } est premier joueur.
journal-founded = { $who } fonde une usine de { $good } avec { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }.
journal-poorest-chooses =
    { $who } a la capitalisation la plus faible et désigne le prochain premier joueur.
journal-paid = { $who } paie £{ $pounds } pour { $reason }.
journal-received = { $who } reçoit £{ $pounds } pour { $reason }.
journal-produced = { $who } { $count ->
        [0] ne produit pas de { $good }
        [one] produit 1 unité de { $good }
       *[other] produit { $count } unités de { $good }
    }.
journal-extra-good = { $who } fait des heures supplémentaires pour une unité de { $good } de plus.
journal-stored = { $who } { $count ->
        [0] n’entrepose pas de { $good }
        [one] entrepose 1 unité de { $good }
       *[other] entrepose { $count } unités de { $good }
    }.
journal-distribution-faded = { $who } voit sa distribution de { $good } tomber à { $level }.
journal-final-value = { $who } finit avec { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } à £{ $value }, soit £{ $total } en tout, et £{ $cash } en caisse.
journal-final-place = { $who } termine à la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] quatrième
    } place.

## Why a move is refused

refusal-unknown-move = ce coup n’existe pas dans ce jeu
refusal-unknown-move-near = ce coup n’existe pas ; les plus proches sont { $near }
refusal-not-asked = { $when } ; le jeu demande maintenant : « { $question } »
refusal-answer-first = répondez d’abord à ce que le jeu demande maintenant : « { $question } »
refusal-game-over = la partie est terminée
refusal-turn-is-done = votre tour est joué ; terminez-le, ou reprenez des coups
refusal-no-such-seat = cette table n’a que { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
refusal-no-factory = vous n’avez pas d’usine de { $good }
refusal-factory-exists =
    vous avez déjà une usine de { $good }, et personne n’en a deux de la même marchandise
refusal-no-machine-left = vous avez placé toutes les machines que permet cette action
refusal-quality-cap = la qualité de vos usines ne dépasse pas { $level }
refusal-nothing-stored = vous n’avez pas de { $good } en stock
refusal-fewer-goods-stored = vous { $count ->
        [0] n’avez pas de { $good } en stock
        [one] n’avez que 1 unité de { $good } en stock
       *[other] n’avez que { $count } unités de { $good } en stock
    }
refusal-fewer-goods-left = vous { $count ->
        [0] n’avez plus de { $good } à exporter
        [one] n’avez plus que 1 unité de { $good } à exporter
       *[other] n’avez plus que { $count } unités de { $good } à exporter
    }
refusal-ship-active-good-only = seule la marchandise active s’exporte maintenant : { $good }

## What is asked, and what can be done

question-end-of-turn = Terminer votre tour ?
    .rule =
        Tout votre tour est joué. Tant que vous ne l’avez pas terminé, vous pouvez reprendre vos
        coups ; ensuite vient le tour de la compagnie suivante, ou la production des usines de la
        marchandise active.

move-done = continuer, rien de plus ici
    .group = Continuer
move-end-turn = terminer votre tour ; il ne pourra plus être repris
    .group = Terminer le tour
move-found = commencer avec une usine de { $good }
    .group = Choisir une usine
move-buy = acheter { $count ->
        [one] une de vos actions
       *[other] { $count } de vos actions
    } à la banque
    .group = Achat d’actions
move-broker = rendre le Courtier et acheter { $count ->
        [one] une action
       *[other] { $count } actions
    } à moitié prix
    .group = Utiliser le Courtier
move-start = désigner { $player } comme premier joueur
    .group = Désigner le premier joueur

when-start = le premier joueur se désigne à la fin d’une décennie
