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
    .group = Emprunt
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
move-appeal-with-engineer = { $side-id ->
        [price] fixer l’attrait de la marchandise active à { $value }, l’Ingénieur tourné côté prix
       *[appeal] fixer l’attrait de la marchandise active à { $value }, l’Ingénieur tourné côté attrait
    }
    .group = Fixer l’attrait avec l’Ingénieur tourné dans l’autre sens
move-develop = avancer d’une case le développement { $development }
    .group = Développer
move-take-card = prendre la carte { $card }{ $good ->
        [none] {""}
       *[other] {" "}pour votre usine de { $good }
    }
    .group = Prendre une carte Développement
move-take-copy = prendre l’exemplaire de la place { $position } du tableau
    .group = Choisir un exemplaire : les places se comptent ligne par ligne
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

## When such moves are made

when-pass = renoncer à une action se décide au début de votre tour (1a)
when-act = l’action se choisit au début de votre tour (1a)
when-choose-factory =
    les deux premières usines se choisissent avant le début de la partie (mise en place expert 6)
when-build-factory = les usines se construisent avec l’action Construction et modernisation (1a.1)
when-upgrade = les usines se modernisent avec l’action Construction et modernisation (1a.1)
when-invent = l’Inventeur modernise des usines dans l’action Construction et modernisation (carte 8)
when-employ = les cartes Ouvriers s’ajoutent avec l’action Embauche (1a.2)
when-automate = les machines se placent avec l’action Automatisation (1a.3)
when-set-quality = les cartes Qualité se placent avec l’action Amélioration de la qualité (1a.4)
when-set-distribution =
    les cartes Distribution se placent avec l’action Amélioration de la distribution (1a.4)
when-buy-shares = les actions s’achètent avec l’action Bourse (1a.5)
when-borrow = les emprunts se font avec l’action Bourse (1a.5)
when-ready-ships = les navires se récupèrent avec l’action Bourse (1a.5)
when-produce-extra =
    les usines produisent pour les entrepôts avec l’action Production supplémentaire (1a.6)
when-ship-goods =
    les marchandises s’exportent après leur vente, ou avec l’action Exportation anticipée (2b, 1a.7)
when-appeal = l’attrait de la marchandise active se fixe après l’action (1b)
when-appeal-with-engineer = l’Ingénieur se tourne quand l’attrait se fixe, après l’action (1b)
when-develop = les développements se prennent à la fin de votre tour (1c)
when-take-card = les cartes se prennent à la fin de votre tour (1c)
when-take-copy = un exemplaire se choisit quand on prend une carte qui se trouve à plusieurs places (Solo B)
when-discard-card = les cartes se défaussent quand il y en a trop, ou pour leur usage (1c)
when-use-broker =
    le Courtier s’utilise à la fin de votre tour, au lieu de prendre une carte (carte 6)
when-use-card-developer = le Promoteur réactive une autre carte, là où elle sert (carte 9)
when-use-card-entrepreneur =
    l’Entrepreneur s’utilise à égalité d’attrait, ou après une manche (carte 1)
when-use-card-extra-shift = Heures supplémentaires s’utilise quand une usine produit (carte 3)
when-use-card-inventor =
    l’Inventeur s’utilise à la fin de votre tour, au lieu de prendre une carte (carte 8)
when-use-card-patron = les clients achètent quand leurs marchandises se vendent (2a)
when-use-card-trade-office =
    le Bureau commercial s’utilise quand des marchandises s’exportent (carte 2)
when-reactivate = le Promoteur s’utilise là où l’autre carte sert (carte 9)
when-sell-from-store = le stock se vend avec les nouvelles marchandises, à leur production (2a)
when-clear-goods = un entrepôt se vide quand de nouvelles marchandises sont sans place (2b)
when-drop = le stock se perd quand un entrepôt disparaît (carte 13)
