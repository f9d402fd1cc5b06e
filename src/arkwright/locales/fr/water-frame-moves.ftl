# What the moves of the board game do, said to the one who chooses.

move-place = poser le marqueur { $marker } sur la case à £{ $space } et payer £{ $space }
    .group = Poser un marqueur sur une case d’administration
move-reuse = réutiliser le marqueur { $marker } sur la case à £{ $space }, pour £{ $space } et le supplément
    .group = Réutiliser un marqueur là où il se trouve
move-unlock = payer pour ouvrir la case fermée par la crise de Hambourg
    .group = Ouvrir la case fermée
move-pay = payer £{ $pounds } de frais d’administration
    .group = Combien payer
move-build = construire une usine de { $good } de niveau { $level }
    .group = Construire une usine : marchandise et niveau
move-modernise = porter votre usine de { $good } au niveau suivant
    .group = Moderniser une usine d’un niveau
move-close = fermer votre usine de { $good } ; ses ouvriers sont renvoyés
    .group = Fermer une usine
move-use = { $kind-id ->
        [developer] utiliser le Promoteur : £5 de moins pour chaque usine de cette action, puis il est rendu
        [extra-shifts] rendre Heures sup pour une marchandise de plus
        [jubilee] vendre une marchandise de plus pour le Jubilé
        [patent] rendre le Brevet pour deux niveaux de distribution gratuits
        [patron] vendre une marchandise de plus à votre client
        [school] laisser l’École arrêter votre dernière rangée, dont les marchandises sont invendues
       *[other] utiliser la tuile { $kind }
    }
    .group = Utiliser ce que vous possédez
move-hire = embaucher { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    } dans la rangée { $row } de votre usine de { $good }
    .group = Embaucher des ouvriers : usine, rangée, combien
move-fire = renvoyer { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    } de votre usine de { $good }, à partir des dernières rangées
    .group = Renvoyer des ouvriers : usine, combien
move-post = embaucher un ouvrier pour { $post } de votre entrepôt
    .group = Embaucher un ouvrier à un poste de l’entrepôt
move-shift = déplacer, à l’entrepôt, un ouvrier de { $post } à { $target }
    .group = Déplacer un ouvrier de l’entrepôt
move-mechanise = remplacer par une machine un ouvrier de la rangée { $row } de votre usine de { $good }
    .group = Acheter une machine : usine, rangée
move-reseat = placer l’ouvrier remplacé dans la rangée { $row } de votre usine de { $good }
    .group = Placer l’ouvrier remplacé
move-improve = augmenter d’un niveau la qualité { $good-id ->
        [clothes] de votre textile
       *[other] de vos { $good }
    }
    .group = Augmenter la qualité
move-distribute = augmenter d’un niveau la distribution { $good-id ->
        [clothes] de votre textile
       *[other] de vos { $good }
    }
    .group = Augmenter la distribution
move-sell = vendre { $count ->
        [one] une de vos actions
       *[other] { $count } de vos actions
    } à la banque
    .group = Vendre ses propres actions
move-repay = rembourser { $count ->
        [one] un emprunt
       *[other] { $count } emprunts
    }
    .group = Rembourser des emprunts
move-clear = vendre au prix fixe { $count ->
        [one] 1 unité de { $good } en stock
       *[other] { $count } unités de { $good } en stock
    }
    .group = Vendre le stock au prix fixe
move-contract = signer un contrat de { $space ->
        [one] { $space } unité
       *[other] { $space } unités
    } de { $good }, ou y porter le vôtre
    .group = Signer ou relever un contrat : marchandise, taille
move-ship = exporter { $count ->
        [one] 1 unité
       *[other] { $count } unités
    } de { $good } pour votre contrat
    .group = Exporter pour un contrat
move-produce = faire tourner { $rows ->
        [one] la première rangée
       *[other] les { $rows } premières rangées
    } de votre usine de { $good } pour le stock
    .group = Produire : usine, rangées
move-price = fixer le prix { $good-id ->
        [clothes] de votre textile
       *[other] de vos { $good }
    } à £{ $pounds }
    .group = Fixer un prix
move-take-tile = prendre la tuile { $kind }{ $good ->
        [none] {""}
       *[other] {" "}pour votre usine de { $good }
    }
    .group = Prendre une tuile Développement
move-assign = affecter la tuile { $kind } à votre usine de { $good }
    .group = Réaffecter une tuile
move-return-tile = rendre la tuile { $kind }
    .group = Rendre une tuile
move-keep-tile = payer le prochain usage de la tuile { $kind } et la garder
    .group = Garder une tuile
move-take-marker = prendre le marqueur { $marker }
    .group = Prendre un marqueur avancé
move-take-ship = prendre un navire de capacité { $capacity }{ $instead ->
        [0] {""}
       *[other] {" "}à la place de celui de capacité { $instead }
    }
    .group = Prendre un navire
move-swap = le nouveau navire remplace celui { $space ->
        [0] du quai
       *[other] de la case à £{ $space }
    }
    .group = Choisir le navire qui part
move-sell-stored = vendre une marchandise en stock à votre prix
    .group = Vendre du stock
move-stop = ne plus rien vendre dans cette phase
    .group = Arrêter de vendre
move-discard = abandonner une unité de { $good } faute de place
    .group = Abandonner une marchandise
move-dismiss = congédier { $what }
    .group = Congédier un ouvrier ou un navire et son équipage
move-lose-machine = laisser aux luddites une machine de la rangée { $row } de votre usine de { $good }
    .group = Perdre une machine
move-pay-off = payer les luddites pour qu’ils épargnent votre usine de { $good }
    .group = Payer les luddites
move-advance = déplacer un ouvrier de la rangée { $row } de votre usine de { $good } vers la case vide
    .group = Déplacer un ouvrier
move-enlist = envoyer à la guerre votre navire de capacité { $capacity }
    .group = Envoyer un navire à la guerre
move-suffer = perdre { $loss }
    .group = Choisir la perte
