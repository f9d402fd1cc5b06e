# What happened in the board game. $who is the company it happened to.

## Decade and cycle (5.0, I, IV, 6.0)

journal-decade = La décennie { $year } commence, niveau technologique { $level }.
journal-economy = Économie : l’importateur de { $good } { $importer ->
        [0] reste en place
       *[other] gagne { $importer } en attrait
    }, et { $workers ->
        [0] aucun ouvrier renvoyé ne revient
        [one] un ouvrier renvoyé revient
       *[other] { $workers } ouvriers renvoyés reviennent
    } sur le marché du travail.
journal-end-of-decade = La décennie { $year } s’achève, et tous les marqueurs d’action reviennent.
journal-dismissed-post = { $who } congédie l’ouvrier à { $post } de l’entrepôt.
journal-dismissed-ship = { $who } congédie un navire de capacité { $capacity }{ $crew ->
        [0] {""}
       *[other] {" "}avec son équipage de { $crew }
    }.
journal-obsolete = { $who } voit son usine de { $good } de niveau { $level } devenir obsolète ; elle { $workers ->
        [0] ne trouve pas d’ouvrier de plus
        [one] prend un ouvrier de plus
       *[other] prend { $workers } ouvriers de plus
    }.

## Turn and money (II.1, 7.0)

journal-placed = { $who } pose le marqueur { $marker } sur la case à £{ $space }.
journal-reused = { $who } réutilise le marqueur { $marker } sur la case à £{ $space }.
journal-emergency-sale = { $who } doit vendre en urgence { $count ->
        [one] une action
       *[other] { $count } actions
    } pour £{ $pounds }, et la valeur de son action recule { $lost ->
        [one] d’une case
       *[other] de { $lost } cases
    }.
journal-loan = { $who } doit faire { $count ->
        [one] un emprunt de £{ $pounds }
       *[other] { $count } emprunts pour £{ $pounds } en tout
    }, et la valeur de son action recule { $lost ->
        [one] d’une case
       *[other] de { $lost } cases
    }.

## Factory (II.2.1)

journal-built = { $who } construit une usine de { $good } de niveau { $level }.
journal-modernised = { $who } modernise son usine de { $good } au niveau { $level }.
journal-closed = { $who } ferme son usine de { $good } de niveau { $level }.
journal-priced = { $who } fixe le prix { $good-id ->
        [clothes] du textile
       *[other] des { $good }
    } à £{ $pounds }.

## Workers and warehouse (II.2.2, III.5)

journal-hired = { $who } embauche { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    } dans la rangée { $row } de l’usine de { $good }.
journal-fired = { $who } renvoie { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    } de l’usine de { $good }.
journal-marked =
    { $who } voit son usine de { $good } marquée, car elle embauche après sa dernière production de la
    partie.
journal-rearranged =
    { $who } déplace { $piece } de l’usine de { $good } de la rangée { $row } à la rangée { $to }.
journal-posted = { $who } embauche un ouvrier pour { $post } de l’entrepôt.
journal-shifted = { $who } déplace, à l’entrepôt, un ouvrier de { $post } à { $new_post }.
journal-goods-lost = { $who } manque de place : { $count ->
        [one] 1 unité de { $good } est perdue
       *[other] { $count } unités de { $good } sont perdues
    }.

## Machinery, quality, distribution (II.2.3 to II.2.5)

journal-mechanised =
    { $who } remplace par une machine un ouvrier de la rangée { $row } de l’usine de { $good }.
journal-reseated =
    { $who } donne à un ouvrier remplacé une place dans la rangée { $row } de l’usine de { $good }.
journal-improved = { $who } porte la qualité { $good-id ->
        [clothes] du textile
       *[other] des { $good }
    } à { $level }.
journal-distributed = { $who } porte la distribution { $good-id ->
        [clothes] du textile
       *[other] des { $good }
    } à { $level }.

## Stock exchange (II.2.6)

journal-bought-shares = { $who } achète { $count ->
        [one] une action à £{ $price }
       *[other] { $count } actions à £{ $price } chacune
    }.
journal-sold-shares = { $who } vend { $count ->
        [one] une action à £{ $price }
       *[other] { $count } actions à £{ $price } chacune
    }.
journal-repaid = { $who } rembourse { $count ->
        [one] un emprunt à £{ $pounds }
       *[other] { $count } emprunts à £{ $pounds } chacun
    }.
journal-cleared = { $who } vend au prix fixe { $count ->
        [one] 1 unité de { $good } en stock
       *[other] { $count } unités de { $good } en stock
    }.
journal-contracted = { $who } signe un contrat de { $space ->
        [one] { $space } unité
       *[other] { $space } unités
    } de { $good }.
journal-limited = { $space ->
        [0] { $who } retire la limite des contrats de la piste.
       *[other] { $who } limite ses contrats à { $space } unités.
    }
journal-invested = { $marker-id ->
        [exchange] { $who } passe à la Bourse avec l’Investisseur.
        [both-ships] { $who } copie un voyage de ses deux navires avec l’Investisseur.
       *[other] { $who } copie le marqueur { $marker } avec l’Investisseur.
    }

## Shipping (II.2.7, III.4)

journal-shipped = { $who } exporte { $count ->
        [one] 1 unité
       *[other] { $count } unités
    } de { $good }{ $ships ->
        [0] {" "}par le même voyage
        [one] {" "}avec un navire, et la valeur de son action recule d’une case
       *[other] {" "}avec { $ships } navires, et la valeur de son action recule de { $ships } cases
    }.
journal-ships-turned = { $count ->
        [one] { $who } a maintenant un navire inactif de capacité { $capacity }.
       *[other] { $who } a maintenant ses navires inactifs.
    }
journal-ships-readied = { $count ->
        [one] { $who } a de nouveau son navire actif.
       *[other] { $who } a de nouveau ses navires actifs.
    }
journal-contract-rose =
    { $who } n’a pas servi son contrat de { $good }, qui monte à { $space ->
        [one] { $space } unité
       *[other] { $space } unités
    }.
journal-contract-at-limit =
    { $who } n’a pas servi son contrat de { $space ->
        [one] { $space } unité
       *[other] { $space } unités
    } de { $good }, qui ne peut plus monter : la valeur de son action recule { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    }.

## Special markers (II.3.2)

journal-took-tile = { $who } prend la tuile { $tile }{ $good ->
        [none] {""}
       *[other] {" "}pour l’usine de { $good }
    }.
journal-returned-tile = { $who } rend la tuile { $tile }.
journal-assigned = { $who } affecte la tuile { $tile } à l’usine de { $good }.
journal-took-marker = { $who } prend le marqueur { $marker }.
journal-took-ship = { $who } prend un navire de capacité { $capacity }{ $instead ->
        [0] {""}
       *[other] {" "}à la place de celui de capacité { $instead }
    }{ $crew ->
        [0] {""}
        [one] {" "}et embauche un ouvrier pour son équipage
       *[other] {" "}et embauche { $crew } ouvriers pour son équipage
    }.
journal-brokered = { $who } achète { $count ->
        [one] une action
       *[other] { $count } actions
    } à moitié prix, pour £{ $pounds } en tout.
journal-used-inventor = { $who } utilise la tuile { $tile } pour la { $count ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] { $count }e
    } fois.

## Production and sale (III.1)

journal-production =
    Production de { $good } : demande { $demand }, salaire £{ $wage }, attrait de l’importateur
    { $importer }.
journal-sold-stored = { $who } vend une unité de { $good } en stock.
journal-offered = { $who } propose { $count ->
        [one] 1 unité
       *[other] { $count } unités
    } de { $good } en stock.
journal-sold-offered = { $who } vend { $count ->
        [one] 1 unité
       *[other] { $count } unités
    } de { $good } de son stock.
journal-stopped-selling = { $who } ne vend plus de { $good }.
journal-sale = Le marché { $good-id ->
        [clothes] du textile
       *[other] des { $good }
    } ferme : demande { $demand }, importations { $imported }{ $left ->
        [0] {""}
       *[other] , reste { $left }
    }.
journal-sold = { $who } { $count ->
        [0] ne vend pas de { $good }
        [one] vend 1 unité de { $good }
       *[other] vend { $count } unités de { $good }
    }{ $unsold ->
        [0] {""}
       *[other] {" "}et en garde { $unsold }
    }.
journal-sold-to-patron = { $who } vend au client { $stored ->
        [0] une unité de { $good }
       *[other] une unité de { $good } en stock
    }.
journal-sold-at-jubilee = { $who } vend pour le Jubilé { $stored ->
        [0] une unité de { $good }
       *[other] une unité de { $good } en stock
    }.
journal-row-shut = { $who } arrête la rangée { $row } de l’usine de { $good }, qui produirait { $goods ->
        [one] { $goods } unité
       *[other] { $goods } unités
    }.

## Share value, wages, distribution (III.2, III.3)

journal-share-rose = { $who } voit la valeur de son action avancer { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    } jusqu’à la case { $space } : { $sales } pour les ventes de { $good }{ $appeal ->
        [0] {""}
       *[other] , { $appeal } pour l’attrait le plus élevé
    }{ $most ->
        [0] {""}
       *[other] , { $most } pour les ventes les plus fortes
    }.
journal-tie-won = { $who } gagne avec l’Attaché de presse l’égalité pour { $bonus } : { $good }.
journal-running-cost = { $who }, usine de { $good } : £{ $wages } pour { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }{ $machines ->
        [0] {""}
        [one] {" "}et £{ $upkeep } pour une machine
       *[other] {" "}et £{ $upkeep } pour { $machines } machines
    }.
journal-price-fell =
    L’attrait serait inférieur à 0 : { $who } baisse le prix { $good-id ->
        [clothes] du textile
       *[other] des { $good }
    } à £{ $price }, et la valeur de son action recule { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    }.

## Events (10.2)

journal-event = L’événement de { $year } : { $event }. { $event-effect }
journal-event-lifted = L’événement { $event } prend fin.
journal-economic-crisis = La crise { $returned ->
        [0] ne ramène aucun ouvrier renvoyé
        [one] ramène un ouvrier renvoyé
       *[other] ramène { $returned } ouvriers renvoyés
    } sur le marché du travail et { $moved ->
        [0] n’en fait monter aucun de sa dernière rangée
        [one] fait monter un ouvrier de sa dernière rangée
       *[other] fait monter { $moved } ouvriers de sa dernière rangée
    }.
journal-importers-moved = L’attrait de tous les importateurs { $spaces ->
        [-2] baisse de 2, mais pas sous 0
        [2] monte de 2
       *[other] change de { $spaces }
    }.
journal-war-profit =
    La guerre porte chez { $who } la distribution { $good-id ->
        [clothes] du textile
       *[other] des { $good }
    } à { $distribution } et le prix à £{ $pounds }.
journal-workers-boxed = L’exposition universelle { $count ->
        [0] ne retire aucun ouvrier
        [one] retire un ouvrier
       *[other] retire { $count } ouvriers
    } de la partie.
journal-machine-lost =
    Les luddites brisent chez { $who } une machine de la rangée { $row } de l’usine de { $good }.
journal-worker-advanced =
    { $who } déplace un ouvrier de l’usine de { $good } de la rangée { $row } à la rangée { $to }.
journal-enlisted = { $who } envoie à la guerre un navire de capacité { $capacity }{ $crew ->
        [0] {""}
       *[other] {" "}et renvoie son équipage de { $crew }
    } ; la valeur de son action avance { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    }.
journal-recession-spaces = { $who } voit la valeur de son action reculer { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    } dans la récession.
journal-recession-shares = { $who } perd { $count ->
        [one] une action
       *[other] { $count } actions
    } dans la récession.

## The end (8.0)

journal-excluded = { $who } a encore { $loans ->
        [one] un emprunt
       *[other] { $loans } emprunts
    } et a perdu.
journal-final-mark =
    { $who } a toujours une usine de { $good } marquée, ce qui coûte { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } de valeur de l’action{ $shares ->
        [0] , mais pas d’action
        [one] {" "}et une action
       *[other] {" "}et { $shares } actions
    }.
journal-final-contract =
    { $who } a un contrat ouvert de { $good }, ce qui coûte { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } de valeur de l’action.
journal-final-influence = { $who } a pour £{ $pounds } d’influence dans la Compagnie des Indes.

## East India Company and asymmetrical factories (2025 9.3, 9.4)

journal-influenced = { $who } gagne de l’influence sur la piste { $track }, à la case { $space }{ $bought ->
        [0] {""}
        [one] , avec un pas acheté pour £{ $pounds }
       *[other] , avec { $bought } pas achetés pour £{ $pounds }
    }.
journal-influence-rise =
    { $who } voit la valeur de son action avancer d’une case jusqu’à la case { $space }, bonus de la
    Compagnie des Indes.
journal-marker-exchanged = { $who } échange avec { $player } un marqueur d’usine de { $good }.
