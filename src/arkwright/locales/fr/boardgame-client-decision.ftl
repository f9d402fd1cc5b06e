# The decisions of the board game: parts of a turn, options, and moves in a few words.

client-step-marker = Marqueur
client-step-action = Son action
client-step-extra = Action en plus

## Options

client-matrix-marker = marqueur
client-matrix-pair = Marqueur { $marker } sur la case à £{ $space }
client-matrix-allows = { $unit-id ->
        [pounds] permet £{ $amount }
       *[count] permet { $amount }
    }
client-matrix-allows-between = { $unit-id ->
        [pounds] permet de £{ $least } à £{ $amount }, selon le montant choisi
       *[count] permet de { $least } à { $amount }, selon le montant choisi
    }
client-matrix-key = Chiffres : machines, niveaux, rangées ou livres permis. Tiret : rien.
client-matrix-choose = Chiffres : machines, niveaux, rangées ou livres ; deux : pour le plus petit et le plus grand montant.
client-level-of = niveau { $level } pour { $good-id ->
        [clothes] le textile
       *[other] les { $good }
    }
client-levels-pounds = { $patent ->
        [0] £{ $pounds } à utiliser
       *[other] £{ $pounds } à utiliser, avec le Brevet
    }
client-levels-left = { $count ->
        [one] { $count } niveau à gagner
       *[other] { $count } niveaux à gagner
    }
client-appeal-now = attrait { $appeal }
client-hire-note = produit { $output }
client-hire-row = rang { $row }
client-hire-name = { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    } dans la rangée { $row }, { $good }
client-hire-yields = plein : { $count }
client-hire-full = toutes les rangées sont pleines
client-fire = renvoi
client-produce-rows = { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    }
client-row-of = rangée { $row }, { $good }
client-factory-of = usine de { $good } de niveau { $level }
client-factory-close = fermer
client-factory-close-name = fermer l’usine de { $good }
client-trade-stored = { $count } à £{ $pounds }
client-contract-now = actuel : { $space }
client-contract-of = un contrat de { $space ->
        [one] { $space } unité
       *[other] { $space } unités
    } de { $good }
client-ship-instead = contre le { $instead }
client-ship-crew = { $crew ->
        [0] sans équipage
        [one] 1 ouvrier d’équipage
       *[other] { $crew } ouvriers d’équipage
    }
client-marker-pounds = jusqu’à £{ $most }
client-marker-rows = rangées 1 à { $most }

## What a preview changes

client-change-level = niveau
client-change-contract = contrat
client-change-crew = équipage
client-change-posts = ouvriers de l’entrepôt
client-change-tiles = tuiles
client-change-markers = marqueurs avancés
client-warn-short = Il manque £{ $pounds } à la production { $good-id ->
        [clothes] du textile
       *[other] des { $good }
    } : vente d’actions en urgence.

## Moves in a few words, for the button that plays them

client-name-place = { $marker }, £{ $space }
client-name-reuse = encore { $marker }, £{ $space }
client-name-unlock = ouvrir la case
client-name-pay = payer £{ $pounds }
client-name-build = bâtir : { $category-id ->
        [bulk] { $good } (série)
        [luxury] { $good } (luxe)
       *[usual] { $good }
    }, { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-name-modernise = { $good }, niveau +1
client-name-close = fermer : { $good }
client-name-use = { $tile-id ->
        [jubilee] vendre au Jubilé
        [patron] vendre au client
        [developer] rendre Promoteur
        [extra-shifts] rendre Heures sup
        [patent] rendre le Brevet
        [school] utiliser l’École
       *[other] utiliser { $tile }
    }
client-name-hire = { $good } : { $count } de plus
client-name-fire = { $good } : { $count ->
        [one] { $count } renvoi
       *[other] { $count } renvois
    }
client-name-post = ouvrier d’entrepôt
client-name-shift = déplacer l’ouvrier
client-name-machine = machine : { $good }
client-name-reseat = { $good }, rangée { $row }
client-name-quality = { $good }, qualité +1
client-name-distribute = { $good }, distrib. +1
client-name-sell = vendre { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
client-name-repay = solder { $count ->
        [one] { $count } emprunt
       *[other] { $count } emprunts
    }
client-name-clear = { $good } : vendre { $count }
client-name-contract = contrat { $good } { $space }
client-name-ship = export { $good } : { $count }
client-name-produce = { $good }, { $rows ->
        [one] { $rows } rang
       *[other] { $rows } rangs
    }
client-name-price = { $good } à £{ $pounds }
client-name-take-tile = tuile { $tile }
client-name-assign = { $tile } : { $good }
client-name-return-tile = rendre { $tile }
client-name-keep-tile = garder { $tile }
client-name-take-marker = { $marker }
client-name-take-ship = navire { $capacity }
client-name-swap = { $space ->
        [0] celui du quai
       *[other] celui sur £{ $space }
    }
client-name-sell-stored = vendre du stock
client-name-stop = ne plus vendre
client-name-discard = { $good } : perdre 1
client-name-dismiss = congé : { $what-id ->
        [food] vivres
        [clothes] textile
        [cutlery] couverts
        [lamps] lampes
        [row-2] rangée 2
        [row-3] rangée 3
        [ship-2] navire 2
        [ship-4] navire 4
        [ship-6] navire 6
        [ship-8] navire 8
       *[ship-10] navire 10
    }
client-name-lose-machine = perdre en rangée { $row }
client-name-pay-off = payer les luddites
client-name-advance = avancer du rang { $row }
client-name-enlist = navire { $capacity } à la guerre
client-name-suffer = { $loss-id ->
        [spaces] perdre deux cases
        [share] perdre une action
       *[other] perdre { $loss }
    }

## What is given up where these are left undone

client-unused-build = construire ou moderniser
client-unused-modernise = construire ou moderniser
client-unused-close = construire ou moderniser
client-unused-hire = embaucher ou renvoyer
client-unused-fire = embaucher ou renvoyer
client-unused-post = des ouvriers à l’entrepôt
client-unused-shift = des ouvriers à l’entrepôt
client-unused-machine = des machines
client-unused-reseat = une place pour l’ouvrier remplacé
client-unused-quality = de la qualité
client-unused-distribute = de la distribution
client-unused-use = utiliser une tuile
client-unused-sell = négocier
client-unused-repay = négocier
client-unused-clear = négocier
client-unused-contract = des contrats
client-unused-ship = exporter
client-unused-produce = produire
client-unused-price = changer un prix
client-unused-discard = changer un prix
client-unused-take-tile = un marqueur spécial
client-unused-take-marker = un marqueur spécial
client-unused-take-ship = un marqueur spécial
client-unused-assign = un marqueur spécial
