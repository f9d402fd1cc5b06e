# Was der Tisch der Ausgabe von 2025 und ihres kurzen Spiels mehr sagt: Ereignisse, Börse, Anbieten.

client-time-pool = Ereignisvorrat
client-time-pool-come = { $count ->
        [one] eines davon kommt
       *[other] { $count } davon kommen
    }
client-time-pool-name = Ereignisse, die noch kommen können: { $count } davon kommen
client-step-investor = Börse und kopierte Aktion
client-step-influence = Einfluss
client-step-bonus = Bonus
client-offering-note = { $stored } auf Lager, Kaufreiz { $appeal }
client-exchange-order = An der Börse geht es in dieser Reihenfolge
client-exchange-part = { $part-id ->
        [goods] Waren
        [loans] Kredite
        [shares] Aktien
       *[contracts] Kontrakte
    }
client-exchange-past = (vorbei)
client-limit-none = weg

# Moves in few words, as buttons and cards name them.
client-name-invest = { $marker-id ->
        [exchange] zur Börse
       *[other] { $marker } kopieren
    }
client-name-offer = { $count } vom Lager anbieten
