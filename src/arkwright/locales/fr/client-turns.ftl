# What others did, turn by turn, and what a move of the past was.

client-turn-you = vous
client-turn-acts = { $name } joue
client-turn-others-act = Les adversaires jouent
client-turn-place = { $place } sur { $count }
client-turn-your-place = { $last ->
        [1] vous êtes en dernier
       *[other] { $place ->
            [1] vous étiez en premier
            [2] vous êtes en deuxième
           *[other] vous êtes en troisième
        }
    }
client-turn-head = { $who } : { $what }
client-turn-line = { $line }.
client-turn-nothing = Rien n’a changé.
client-turn-figure = { $good-id ->
        [none] { $what } { $before } → { $after }
       *[other] { $what } ({ $good }) { $before } → { $after }
    }
client-turn-figure-first = { $good-id ->
        [none] { $what } { $after }
       *[other] { $what } ({ $good }) { $after }
    }
client-turn-to = à
client-turn-effects = Effet sur les ventes
client-turn-your-steps = vos cases
client-turn-your-sales = vos ventes
client-turn-your-profit = votre bénéfice
client-turn-thinks = { $name } réfléchit
client-turn-then-sale = puis vente : { $good }
client-turn-sold = { $good } : vente
client-turn-demand = demande { $demand }
client-turn-sold-by = { $who } { $count }
client-turn-left-out = { $count ->
        [one] 1 autre tour
       *[other] { $count } autres tours
    }
client-turn-edge = Ce qui a bougé est cerné d’encre. Un tour reste affiché tant que vous le pointez.
client-turn-hold = Pause
client-turn-run = Reprendre
client-turn-next = Suivant
client-turn-to-sale = À la vente
client-turn-to-mine = À mon tour
client-turn-to-present = Au présent
client-turn-pace = rythme
client-turn-concerning = seulement ce qui me concerne

## What no figure shows

client-did-extra-good = heures supplémentaires, { $good }
client-did-founded = nouvelle usine de { $good }
client-did-produced = { $good } : production de { $count }

## Settings

client-set-pace = Tours des autres
client-set-concerning = Des tours des autres, ne raconter que ce qui me concerne
client-pace-slow = lent
client-pace-usual = normal
client-pace-at-once = d’un coup

## Looking back

client-look-title = Retour en arrière
client-look-nothing = rien à jouer
client-look-this = Ce coup
client-look-beginning = Le début
client-look-sale = voir la vente
client-look-now = Présent
client-history-number = coup { $place }
client-history-named = { $of } : { $named }
