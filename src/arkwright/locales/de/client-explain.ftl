# The first decision explained: what an action would do for me, and a plan that is made of it.

client-explain-switch = Wie viel hier gesagt wird
client-explain-on = erklärt
client-explain-off = knapp
client-set-explain = Die erste Entscheidung des Zuges mit Beispielen erklären
client-keys-explain = die erste Entscheidung erklären, oder knapp
client-explain-of = Erklärung: { $what }
client-explain-close = Zurück zur Auswahl
client-explain-for-you = für dich jetzt
client-explain-sells = Verkauf
client-explain-profit = Gewinn
client-explain-steps = Schritte
client-explain-cash = Geld
client-explain-worth = Wert
client-explain-becomes = wird
client-explain-free = kostenlos
client-explain-at-once = sofort
# Demand, the wage and what others sell follow as signs and figures.
client-explain-everybody = { $named ->
        [0] Für alle:
       *[other] { $what }, für alle:
    }
client-explain-demand = { $goes-id ->
        [up] Nachfrage steigt
        [down] Nachfrage sinkt
       *[both] Nachfrage wechselt
    }
client-explain-wage = Lohn
client-explain-rival = verkauft
client-explain-times = { $count }-mal
client-explain-none = Nichts ist besser als jetzt.
client-explain-idle = { $what } – { $how-id ->
        [made] du stellst { $made } her und verkaufst weiter { $sold }, und keine Aktie steigt. Der Gewinn geht von { $was } auf { $is }.
        [profit] du verkaufst nicht mehr, und keine Aktie steigt. Der Gewinn geht von { $was } auf { $is }.
       *[cash] du verkaufst nicht mehr, und keine Aktie steigt. £{ $pounds } für nichts.
    }
client-explain-status = { $does } { $count ->
        [0] Kein Beispiel.
        [one] Ein Beispiel.
       *[other] { $count } Beispiele.
    }
client-plan = Dein Plan, Schritt { $step } von { $count }: bereit, nicht gespielt.
client-plan-drop = Plan verwerfen
