# What others did, turn by turn, and what a move of the past was.

client-turn-you = du
client-turn-acts = { $name } ist am Zug
client-turn-others-act = Die Gegner sind am Zug
client-turn-place = { $place }. von { $count }
client-turn-your-place = { $last ->
        [1] du bist zuletzt dran
       *[other] { $place ->
            [1] du warst zuerst dran
            [2] du bist als Zweites dran
           *[other] du bist als Drittes dran
        }
    }
client-turn-head = { $who }: { $what }
client-turn-line = { $line }.
client-turn-nothing = Nichts hat sich geändert.
client-turn-figure = { $good-id ->
        [none] { $what } { $before } → { $after }
       *[other] { $what } ({ $good }) { $before } → { $after }
    }
client-turn-figure-first = { $good-id ->
        [none] { $what } { $after }
       *[other] { $what } ({ $good }) { $after }
    }
client-turn-to = auf
client-turn-effects = Was das am Verkauf änderte
client-turn-your-steps = deine Schritte
client-turn-your-sales = du verkaufst
client-turn-your-profit = dein Gewinn
client-turn-thinks = { $name } überlegt
client-turn-then-sale = dann Verkauf: { $good }
client-turn-sold = { $good }: Verkauf
client-turn-demand = Nachfrage { $demand }
client-turn-sold-by = { $who } { $count }
client-turn-left-out = { $count ->
        [one] 1 weiterer Zug
       *[other] { $count } weitere Züge
    }
client-turn-edge = Was sich bewegt hat, ist auf dem Plan umrandet. Ein Zug bleibt stehen, solange du auf ihn zeigst.
client-turn-hold = Anhalten
client-turn-run = Weiterlaufen
client-turn-next = Weiter
client-turn-to-sale = Zum Verkauf
client-turn-to-mine = Zu meinem Zug
client-turn-to-present = Ins Jetzt
client-turn-pace = Tempo
client-turn-concerning = nur was mich angeht

## What no figure shows

client-did-extra-good = Sonderschicht: { $good }
client-did-founded = neue Fabrik: { $good }
client-did-produced = { $good }: { $count } hergestellt

## Settings

client-set-pace = Züge der anderen
client-set-concerning = Von den Zügen der anderen nur erzählen, was mich angeht
client-pace-slow = langsam
client-pace-usual = üblich
client-pace-at-once = sofort

## Looking back

client-look-title = Rückblick
client-look-nothing = nichts spielbar
client-look-this = Dieser Zug
client-look-beginning = Der Anfang
client-look-sale = Verkauf ansehen
client-look-now = Jetzt
client-history-number = Stellung { $place }
client-history-named = { $of }: { $named }
