# What the opponents of the solo game did and why, productions, awards, and how a game ended.

## The opponents' turn

client-card-story = Tour des adversaires
client-card-story-note = pas à pas
client-card-story-drawn = { $colour-id ->
        [yellow] Le marqueur jaune est tiré
        [red] Un marqueur rouge est tiré
       *[green] Un marqueur vert est tiré
    } : il y en avait { $same } sur { $markers } dans le sac.
client-card-story-advanced =
    { $colour } a une usine de { $good } : son attrait monte de { $before } à { $appeal }. Les flèches en
    chemin portent la demande de { $demand_before } à { $demand }.
client-card-story-opened =
    { $colour } n’avait pas d’usine de { $good } et en ouvre une : chaque demande baisse de un, le salaire
    est de £{ $wage }. Son attrait est de { $appeal } : { $printed }, et { $decade } pour la décennie. Les
    flèches en chemin portent la demande de { $demand_before } à { $demand }.
client-card-story-neutral = Le jaune n’est à personne : aucun attrait ne monte.
client-card-story-share = { $gained ->
        [0] { $colour } n’a pas été tiré, mais a déjà ses { $shares } actions.
       *[other] { $colour } n’a pas été tiré et gagne une action : de { $before } à { $shares }.
    }
client-card-story-disc = { $steps ->
        [0] Personne ne vend de { $good }
        [one] Une compagnie vend { $good-id ->
            [clothes] du textile
           *[other] des { $good }
        }
       *[other] { $steps } compagnies vendent { $good-id ->
            [clothes] du textile
           *[other] des { $good }
        }
    } : { $colour-id ->
        [yellow] le disque neutre
        [red] le disque rouge
       *[green] le disque vert
    } { $steps ->
        [0] reste sur la carte { $card }
        [one] avance de 1 carte, sur { $card }
       *[other] avance de { $steps } cartes, sur { $card }
    }.
client-card-story-out = Le marqueur reste hors du sac jusqu’à la fin de la décennie.
client-card-story-value =
    { $colour } vend { $sold } avec un attrait de { $appeal } pour une demande de { $demand }. Deux ou plus
    font monter la valeur de son action : de £{ $before } à £{ $after }.
client-card-story-few =
    { $colour } vend { $sold } avec un attrait de { $appeal } pour une demande de { $demand }. Moins de deux
    rapportent une action : de { $before } à { $after }.

## What a production brought

client-card-sheet-head = demande { $demand }, salaire £{ $wage }
client-card-sheet-costs = frais
client-card-sheet-gain = gagne
client-card-sheet-value = valeur +{ $count }
client-card-sheet-share = action +{ $count }

## Awards

client-card-awards = Distinctions
client-card-award-so-far = jusqu’ici
client-card-award-of = { $figure } sur { $needed }
client-card-award-open = ouverte
client-card-award-held = remplie jusqu’ici
client-card-award-lost = perdue
client-card-award-earned = obtenue
client-card-award-spoken = { $stand ->
        [none] { $award }, { $state }.
       *[other] { $award }, { $state } : { $stand }.
    }
client-card-awards-rule = Qui bat les deux adversaires obtient ce qui est rempli à la fin.
client-card-awards-mine = Toutes mes distinctions
client-card-earned = { $count ->
        [0] aucune cette fois
        [one] 1 obtenue
       *[other] { $count } obtenues
    }
client-card-earned-none = La partie est gagnée, mais aucune condition n’était remplie.
client-card-earned-lost = Les distinctions vont à qui bat les deux adversaires.

## How the result came about

client-card-end-shares-before = actions avant la fin
client-card-end-loans = actions pour emprunts
client-card-end-ships = valeur pour l’export
client-card-end-tokens = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
client-card-end-bankrupt = faillite
