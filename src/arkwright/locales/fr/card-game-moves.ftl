# What the moves of the card game do, said to the one who chooses.

move-pass = ne faire aucune action dans ce tour
    .group = Aucune action
move-act = choisir l’action { $action }
    .group = Choisir une action
move-build-factory = construire une usine de { $good }
    .group = Construire une usine
move-upgrade = moderniser votre usine de { $good } et ses cartes Ouvriers
    .group = Moderniser une usine
move-invent = défausser l’Inventeur, ou poursuivre avec lui, pour moderniser votre usine de { $good } une décennie plus tôt
    .group = Moderniser plus tôt avec l’Inventeur
move-employ = ajouter une carte Ouvriers à votre usine de { $good }
    .group = Ajouter une carte Ouvriers
move-automate = placer des machines sur la carte Ouvriers { $position } de votre usine de { $good }
    .group = Placer des machines sur une carte Ouvriers : usine, carte
move-set-quality = { $values-id ->
        [0] retirer toutes les cartes Qualité de votre usine de { $good }
       *[other] donner à votre usine de { $good } des cartes Qualité de { $values }
    }
    .group = Cartes Qualité qu’aura une usine
move-set-distribution = { $value ->
        [0] retirer la carte Distribution de votre usine de { $good }
       *[other] donner à votre usine de { $good } une distribution de { $value }
    }
    .group = Distribution qu’aura une usine
move-borrow = { $count ->
        [one] faire un emprunt de la valeur de votre action ; il coûte une action à la fin
       *[other] faire { $count } emprunts de la valeur de votre action ; chacun coûte une action à la fin
    }
    .group = Emprunter
move-ready-ships = récupérer tous vos navires
    .group = Récupérer des navires
move-produce-extra = produire dans votre usine de { $good } { $cards ->
        [0] sans carte Ouvriers
        [one] avec sa première carte Ouvriers
       *[other] avec ses deux cartes Ouvriers
    }
    .group = Produire : usine, cartes Ouvriers
move-ship-goods = exporter { $count ->
        [one] 1 unité
       *[other] { $count } unités
    } de { $good }
    .group = Exporter des marchandises
move-appeal = fixer l’attrait de la marchandise active à { $value } ; le reste est son prix
    .group = Fixer l’attrait
move-develop = avancer d’une case le développement { $development }
    .group = Développer
move-take-card = prendre la carte { $card }{ $good ->
        [none] {""}
       *[other] {" "}pour votre usine de { $good }
    }
    .group = Prendre une carte Développement
move-discard-card = défausser la carte { $card }
    .group = Défausser une carte
move-use-card = { $card-id ->
        [extra-shift] défausser Heures supplémentaires pour une marchandise de plus
        [inventor] défausser l’Inventeur pour deux développements
        [trade-office] pivoter le Bureau commercial pour épargner un jeton Exportation
        [entrepreneur] utiliser l’Entrepreneur
        [developer] utiliser le Promoteur
       *[other] pivoter la carte { $card } pour vendre une marchandise de plus
    }
    .group = Utiliser une carte
move-reactivate = pivoter le Promoteur pour réactiver la carte { $card }
    .group = Réactiver une carte
move-sell-from-store = vendre { $count ->
        [one] 1 unité en stock
       *[other] { $count } unités en stock
    } avec les nouvelles
    .group = Vendre des entrepôts
move-clear-goods = vider un entrepôt de { $good } pour le libérer ; son contenu est perdu
    .group = Vider un entrepôt
move-drop = perdre une unité de { $good } en stock
    .group = Perdre une marchandise
