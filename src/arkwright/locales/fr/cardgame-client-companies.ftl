# Companies at a glance, timetable and purse of the card game.

## Companies

client-card-companies-ended = si fini
client-card-companies-card =
    { $who } : caisse £{ $cash }, { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } à £{ $value }, capitalisation £{ $portfolio }, { $ended ->
        [none] {""}
       *[other] £{ $ended } si la partie finissait maintenant,{" "}
    }{ $loans ->
        [0] pas d’emprunt
        [one] { $loans } emprunt
       *[other] { $loans } emprunts
    }. Voir de plus près
client-card-companies-value = Valeur de votre action : £{ $value }
client-card-companies-bankrupt = en faillite
client-card-companies-bankrupt-card = { $who } : en faillite. Voir de plus près
client-card-companies-factory = { $good } : production { $output }
client-card-companies-ships =
    { $ships ->
        [0] Aucun navire disponible
        [one] { $ships } navire disponible
       *[other] { $ships } navires disponibles
    } ; { $tokens ->
        [0] pas de jeton Exportation
        [one] { $tokens } jeton Exportation, valeur de l’action −{ $penalty } à la fin
       *[other] { $tokens } jetons Exportation, valeur de l’action −{ $penalty } à la fin
    }
client-card-companies-development = Développement { $development } : { $steps ->
        [0] aucun pas
       *[other] { $steps } pas
    }, permet { $allowed }
client-card-companies-card-name = { $good-id ->
        [none] { $card }
       *[other] { $card }, usine de { $good }
    }
client-card-companies-card-turned = { $card }, pivotée jusqu’à la prochaine décennie

## The opponents of the solo game, and the bag

client-card-opponent-note = automate
client-card-opponent-card = { $colour }, adversaire automatique : { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } à £{ $value }, capitalisation £{ $portfolio }
client-card-opponent-good = { $good } : attrait { $appeal }, vendrait { $sales }
client-card-bag = Neutre
client-card-bag-note = et le sac
client-card-bag-inside = dans le sac : { $count }
client-card-bag-drawn = tirés en { $decade ->
        [1] I
        [2] II
       *[other] III
    }
client-card-bag-next = au tirage
client-card-bag-odds = { $count } sur { $all }
client-card-bag-card = Le marqueur neutre et le sac de { $all ->
        [one] { $all } marqueur
       *[other] { $all } marqueurs
    } : { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }, { $green ->
        [one] { $green } vert
       *[other] { $green } verts
    }, { $yellow ->
        [one] { $yellow } neutre
       *[other] { $yellow } neutres
    }
client-card-bag-card-drawn = Tiré pendant cette décennie, manche { $round } : { $colour }

## Timetable

client-card-time-decade = Décennie { $decade ->
        [1] I
        [2] II
       *[other] III
    }
client-card-time-before = préparation
client-card-time-start = Début
client-card-time-round = { $good }, manche { $round }
client-card-time-drawn = { $good }, manche { $round } : { $colour } a été tiré
client-card-time-order = Ordre de la manche

## The head of a phone

client-card-purse-now = { $decade ->
        [1] Décennie I
        [2] Décennie II
       *[other] Décennie III
    } · { $good }
client-card-purse-line = manche { $round } sur 4 · salaire £{ $wage }
client-card-purse-before = Préparation
client-card-purse-over = Fin de la partie
client-card-purse-wage = salaire £{ $wage }
