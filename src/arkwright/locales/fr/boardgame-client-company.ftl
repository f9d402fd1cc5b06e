# The large company leaf and the harbour of the board game's table.

client-company-own = { $name }, votre compagnie
client-company-of = { $name }
client-company-back = ma compagnie
client-company-factories = Usines
client-company-hand = Marqueurs en main
client-company-marker = Marqueur en main : { $marker }

## Administration

client-company-administration = Administration
# Stands in a narrow column: a soft hyphen says where it may break.
client-company-administration-short = Adminis­tration
client-company-free = libre
client-company-space = Case d’administration à £{ $pounds }, { $marker-id ->
        [none] { $event-id ->
            [none] libre
           *[other] { $event } s’y trouve
        }
       *[other] { $marker } s’y trouve
    }

## What stands left of the factories, in a narrow column

client-company-key-appeal = attrait
client-company-key-price = prix £
client-company-key-rows = rangées et unités
client-company-key-costs = frais par production

## A factory

client-factory-name = Usine de { $good }, { $output ->
        [one] { $output } unité
       *[other] { $output } unités
    } par production
client-factory-level = niveau { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-factory-base = base
client-factory-appeal = attrait
client-factory-sum = { $good-id ->
        [clothes] Attrait du textile
       *[other] Attrait des { $good }
    }
client-factory-term = { $term-id ->
        [base] Qualité de base, { $good } : { $value }
        [quality] Qualité, { $good } : { $value }
        [distribution] Distribution, { $good } : { $value }
        [price] Prix, { $good } : £{ $value }
       *[appeal] Attrait, { $good } : { $value }
    }
client-factory-scale = { $good-id ->
        [clothes] Échelle de prix du textile
       *[other] Échelle de prix des { $good }
    }
client-factory-price = { $good } à £{ $pounds }
client-place = { $good }, rangée { $row }, case { $place }, { $standing-id ->
        [worker] ouvrier
        [machine] machine
       *[none] vide
    }, { $machine ->
        [0] pour un ouvrier seulement
       *[other] pour un ouvrier ou une machine
    }
client-factory-row = { $good }, rangée { $row } : { $goods ->
        [one] { $goods } unité
       *[other] { $goods } unités
    }, { $complete ->
        [0] incomplète
       *[other] complète
    }
client-factory-cost = Une production coûte £{ $pounds } : { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }, { $machines ->
        [one] { $machines } machine
       *[other] { $machines } machines
    }
client-factory-obsolete = { $count ->
        [0] obsolète
        [one] obsolète : { $count } salaire en plus
       *[other] obsolète : { $count } salaires en plus
    }
client-factory-marked = embauche tardive
client-factory-unsold = { $count ->
        [one] { $count } invendu
       *[other] { $count } invendus
    }

## A plot without a factory

client-plot-name = Terrain pour une usine de { $good }
client-plot-empty = sans usine
# What is seen comes first, in the order in which it is seen: II, £10, 1 2 2 1.
client-plot-level = Niveau { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, £{ $pounds } : { $yields } unités par rangée d’une usine de { $good }
client-plot-note = prix de chaque niveau, et unités de ses rangées

## Harbour

client-harbour = Port
client-harbour-workers = { $count ->
        [one] { $count } ouvrier à payer
       *[other] { $count } ouvriers à payer
    }
client-warehouse = Entrepôt
client-post = Poste de l’entrepôt, { $post } : { $staffed ->
        [0] sans ouvrier
       *[other] un ouvrier s’y trouve
    }
client-bay = { $good } à l’entrepôt, { $bay ->
        [1] dans sa colonne
       *[other] dans la rangée { $bay }
    } : { $count }
client-stock = { $good } en stock : { $count }, place pour { $room }
client-small-stock = { $good } au Petit dépôt : { $count }
client-piers = Quais
client-pier-free = quai libre
# What is seen comes first: the capacity, then the crew or the space.
client-ship = { $space ->
        [0] Navire { $capacity }, équipage de { $crew }
       *[other] Navire { $capacity }, sur £{ $space }, équipage de { $crew }
    }
client-ship-on = sur £{ $space }
client-contracts = Contrats
client-contract-space = Case de contrat { $space }
client-contract = Contrat de { $space ->
        [one] { $space } unité
       *[other] { $space } unités
    } de { $good }

## Development tiles

client-tiles = Tuiles Développement
client-tile-free = libre
# $said is what the tile shows below its name.
client-tile-name = { $tile }, { $said }{ $good-id ->
        [none] {""}
       *[other] , pour { $good }
    }. { $effect-id ->
        [none] {""}
       *[other] { $effect }
    }
# A few words for each tile, at most 24 characters; the whole sentence is its effect.
client-tile-short = { $tile-id ->
        [accountant] frais ±£2
        [administrator] réemploi sans supplément
        [agent] contrat ±1
        [broker] négoce aux événements
        [charisma] égalités ; 1er joueur
        [charisma-and-marker] 1er joueur, et un marqueur
        [developer] £5 de moins, puis rendu
        [engineer] qualité à 6, frais libres
        [engineering-works] £1 par machine rivale
        [extra-shifts] +1 unité, puis rendues
        [foreman] 4 ouvriers £2 de moins
        [inventor] un niveau d’avance
        [machine-works] £ par machine voisine
        [office] £5 par voyage
        [patent] +£2, ou rendu : +2
        [press-attache] 1 égalité par décennie
        [press-attache-turned] tourné : encore 1, puis rendu
        [school] replace, arrête rangée
        [small-warehouse] 5 unités sans ouvrier
        [tinkerer] deux fois un niveau d’avance
        [workshop] +£3 ; machines à £1
        [jubilee] vend une unité de plus
       *[other] achète 1 unité de plus
    }
