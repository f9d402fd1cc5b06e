# A company's factories as a street of cards.

client-card-street-own = { $name }, votre rue
client-card-street-of = { $name }, sa rue
client-card-street-back = ma rue
client-card-street-hint = cliquez ou glissez : le prix devient attrait
client-card-street-factories = Usines
client-card-street-cards = Cartes Développement : { $count } sur { $limit }
client-card-street-cards-head = Cartes

## What stands above the cards of the street, in narrow columns; at most 13 characters

client-card-head-warehouse = Entrepôt
client-card-head-workers = Ouvriers { $position }
client-card-head-factory = Usine
client-card-head-office = Bureau
client-card-head-quality = Qualité
client-card-head-distribution = Distrib.
client-card-head-sums = Total

## Warehouses (2b)

client-card-warehouses-free = Entrepôts libres, chacun pour une seule marchandise : { $rooms }
client-card-warehouses-free-head = Libres
client-card-stored = { $good } en stock : { $count } sur { $room } au plus{ $left ->
        [0] {""}
        [one] {""} ; { $left } unité produite et non vendue
       *[other] {""} ; { $left } unités produites et non vendues
    }
client-card-stored-short = { $room ->
        [0] sans place
       *[other] { $count } sur { $room }
    }
client-card-left = +{ $count } à placer

## Worker cards (1a.2, 1a.3)

client-card-workers = { $good }, carte Ouvriers { $position } : { $workers ->
        [0] aucun ouvrier
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }, { $machines ->
        [0] aucune machine
        [one] { $machines } machine
       *[other] { $machines } machines
    }, { $goods ->
        [one] { $goods } unité
       *[other] { $goods } unités
    }{ $may ->
        [0] {""}
       *[other] , { $may } à automatiser
    }
client-card-no-workers = { $good }, place de la carte Ouvriers { $position }

## The factory (1b)

client-card-segment = Usine de { $good }, face { $side ->
        [1] I
       *[other] II
    }, { $output ->
        [one] { $output } unité
       *[other] { $output } unités
    } par production
client-card-factory = Usine de { $good }, face { $side ->
        [1] I
       *[other] II
    } : { $goods ->
        [one] { $goods } unité
       *[other] { $goods } unités
    } et { $workers } ouvriers à elle seule, coût fixe £{ $fixed }, exportation £{ $overseas }
client-card-fixed = fixe
client-card-spots = { $good } : cases du jeton
client-card-spot = { $good }, case au prix de £{ $price } et à l’attrait de { $appeal }{ $token ->
        [0] {""}
       *[other] , le jeton est ici
    }
client-card-office = { $good }, Bureau { $value }, côté { $appeal ->
        [0] prix
       *[other] attrait
    }
client-card-quality = { $good }, carte Qualité { $value }, { $change-id ->
        [comes] s’ajouterait
        [goes] serait perdue
       *[none] côté { $appeal ->
            [0] prix
           *[other] attrait
        }
    }
client-card-no-quality = { $good }, place des cartes Qualité
client-card-distribution = { $good }, { $value ->
        [0] place d’une carte Distribution
       *[other] distribution { $value }, qui baisse après une production
    }
client-card-fades = puis { $value }

## What the cards come to

client-card-sum-word = { $kind-id ->
        [price] prix
        [appeal] attrait
        [output] production
       *[costs] frais
    }
client-card-sum-price = Prix, { $good } : £{ $value }
client-card-sum-appeal = Attrait, { $good } : { $value }, marqueur sur { $marker }
client-card-sum-output = { $good } : { $value ->
        [one] { $value } unité
       *[other] { $value } unités
    } par production
client-card-sum-costs = { $good } : une production coûte £{ $value } : fixe £{ $fixed }, salaires £{ $wages }, machines £{ $upkeep }

## A plot without a factory (1a.1)

client-card-plot = Terrain pour une usine de { $good }
client-card-plot-empty = sans usine
client-card-plot-side = Face { $side ->
        [1] I
       *[other] II
    } : prix et attrait { $sum }, { $goods ->
        [one] { $goods } unité
       *[other] { $goods } unités
    }, { $workers } ouvriers, coût fixe £{ $fixed }, exportation £{ $overseas }
