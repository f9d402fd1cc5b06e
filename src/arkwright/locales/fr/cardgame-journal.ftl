# What happened in the card game. $who is the company it happened to.

## Decades and rounds (Gameplay, 3)

journal-decade-begins = La décennie { $decade ->
        [1] I, 1770,
        [2] II, 1780,
       *[other] III, 1790,
    } commence.
journal-decade-ends = La décennie { $decade ->
        [1] I
        [2] II
       *[other] III
    } s’achève.
journal-round = La manche { $good-id ->
        [clothes] du textile
       *[other] des { $good }
    } commence.
journal-cards-ready = { $who } réactive ses cartes pivotées.
journal-neutral-rose =
    Le vendeur neutre de { $good } monte à un attrait de { $appeal }, le marqueur Demande est à { $demand }.

## Turn (1a)

journal-acted = { $who } choisit l’action { $action }.
journal-passed = { $who } ne fait aucune action.
journal-factory-built = { $who } construit une usine de { $good }.
journal-upgraded = { $who } modernise son usine de { $good }.
journal-employed = { $who } ajoute la carte Ouvriers { $position } à son usine de { $good }.
journal-more-workers =
    Plus de gens ont du travail : tous les marqueurs Demande descendent d’une case, et le salaire est de
    £{ $wage }.
journal-automated = { $who } place { $count ->
        [one] une machine
       *[other] { $count } machines
    } dans son usine de { $good }.
journal-quality-set = { $who } a maintenant une qualité de { $value } dans son usine de { $good }.
journal-distribution-set =
    { $who } a maintenant une distribution de { $value } dans son usine de { $good }.
journal-shares-bought = { $who } achète { $count ->
        [one] une action pour £{ $pounds }
       *[other] { $count } actions pour £{ $pounds } en tout
    }.
journal-borrowed = { $who } fait { $count ->
        [one] un emprunt
       *[other] { $count } emprunts
    } et reçoit £{ $pounds }.
journal-ships-ready = { $who } récupère ses navires.

## Price, appeal and developments (1b, 1c)

journal-appeal-set =
    { $who } propose { $good-id ->
        [clothes] son textile
       *[other] ses { $good }
    } à £{ $price } avec un attrait de { $appeal } ; le marqueur Demande est à { $demand }.
journal-developed = { $who } avance le développement { $development } : { $development-id ->
        [quality] jusqu’à { $allowed } de qualité en plus par action
        [distribution] jusqu’à { $allowed } de distribution en plus par action
        [cards] jusqu’à { $allowed } cartes Développement
        [machinery] { $allowed ->
            [one] jusqu’à { $allowed } machine par action
           *[other] jusqu’à { $allowed } machines par action
        }
        [shipping] { $allowed ->
            [one] { $allowed } marchandise par navire
           *[other] { $allowed } marchandises par navire
        }
       *[other] { $allowed ->
            [one] une action à moitié prix par passage à la Bourse
           *[other] { $allowed } actions à moitié prix par passage à la Bourse
        }
    }.
journal-took-card = { $who } prend la carte { $card }{ $good ->
        [none] {""}
       *[other] {" "}pour son usine de { $good }
    }.
journal-discarded-card = { $who } défausse la carte { $card }.
journal-reactivated = { $who } pivote le Promoteur et réactive la carte { $card }.

## Production (2)

journal-home-market =
    Production de { $good } : le marqueur Demande est à { $demand }, le salaire est de £{ $wage }.
journal-patron-used =
    { $who } pivote la carte { $card } pour vendre une unité de { $good } de plus.
journal-sold-at-home = { $who } { $count ->
        [0] ne vend pas de { $good } sur le marché intérieur
        [one] vend 1 unité de { $good } à £{ $price }
       *[other] vend { $count } unités de { $good } à £{ $price }
    } avec un attrait de { $appeal }{ $stored ->
        [0] {""}
       *[other] , dont { $stored } du stock
    }{ $left ->
        [0] {""}
       *[other] ; il en reste { $left }
    }.
journal-sent-overseas = { $who } exporte { $count ->
        [one] 1 unité
       *[other] { $count } unités
    } de { $good }.
journal-ships-used = { $who } utilise { $count ->
        [one] un navire
       *[other] { $count } navires
    } et { $tokens ->
        [0] n’ajoute pas de jeton Exportation
        [one] ajoute un jeton Exportation
       *[other] ajoute { $tokens } jetons Exportation
    }.
journal-wasted = { $who } perd { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } de { $good }.
journal-production-cost =
    { $who }, usine de { $good } : £{ $fixed } de coût fixe, £{ $wages } de salaires et £{ $upkeep }
    de maintenance.
journal-emergency-fund = { $who } doit recourir au fonds d’urgence : { $count ->
        [one] un emprunt de la moitié de la valeur de l’action
       *[other] { $count } emprunts de la moitié de la valeur de l’action
    }.
journal-bankrupt = { $who } ne peut pas payer, fait faillite et quitte la partie.
journal-value-rose =
    { $who } voit la valeur de son action gagner £{ $steps } et passer à £{ $value } pour { $cause }
    ({ $good }).
journal-tie-broken =
    { $who } pivote l’Entrepreneur et l’emporte à égalité pour l’attrait le plus élevé, avec { $good-id ->
        [clothes] le textile
       *[other] les { $good }
    }.

## Solo (Solo B, 2)

journal-rival-placed = { $colour } a une usine de { $good } avec un attrait de { $appeal }.
journal-marker-drawn = { $colour-id ->
        [yellow] Le marqueur jaune, neutre, est tiré.
        [red] Un marqueur rouge est tiré.
        [green] Un marqueur vert est tiré.
       *[other] Un marqueur { $colour } est tiré.
    }
journal-rival-advanced = { $colour } monte à un attrait de { $appeal } pour { $good-id ->
        [clothes] le textile
       *[other] les { $good }
    }.
journal-rival-opened = { $colour } ouvre une usine de { $good } avec un attrait de { $appeal }.
journal-rival-share = { $colour } gagne une action et en a { $shares }.
journal-rival-sold = { $colour } { $count ->
        [0] ne vend pas de { $good }
        [one] vend 1 unité de { $good }
       *[other] vend { $count } unités de { $good }
    }.
journal-rival-value = { $colour } voit la valeur de son action monter à £{ $value }.
journal-disc-moved = { $colour } avance son disque sur la carte { $card }.
journal-opponents-first = { $who } laisse les adversaires commencer la prochaine manche.

## The end (Final scoring)

journal-final-scoring = La partie est terminée ; ce qui reste est vendu et soldé.
journal-before-scoring = { $who } a { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } à £{ $value } et £{ $cash } en caisse avant le décompte final.
journal-final-stock = { $who } vend { $count ->
        [one] la dernière unité de { $good } en stock
       *[other] les { $count } dernières unités de { $good } en stock
    } pour £{ $pounds }.
journal-final-shares = { $who } achète { $count ->
        [one] une action
       *[other] { $count } actions
    } avec l’argent restant, pour £{ $pounds } en tout.
journal-final-loans = { $who } cède { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } pour { $loans ->
        [one] { $loans } emprunt
       *[other] { $loans } emprunts
    }.
journal-final-ships = { $who } voit la valeur de son action baisser de £{ $steps } pour { $tokens ->
        [one] { $tokens } jeton Exportation
       *[other] { $tokens } jetons Exportation
    }.
journal-rival-final-value =
    { $colour } finit avec { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } à £{ $value }, soit £{ $total } en tout.
journal-rival-final-place = { $colour } termine à la { $place ->
        [1] première
        [2] deuxième
       *[other] troisième
    } place.
