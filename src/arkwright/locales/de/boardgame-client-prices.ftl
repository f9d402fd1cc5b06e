# Prices compared in the board game: one row for each price, with all that it would lead to.

client-prices-of = Preise: { $good }
client-prices-title = Preise
client-prices-under = jede Ware unter ihrem Markt
client-prices-mine = was ich verkaufen würde
client-prices-company = Mein Unternehmen
client-prices-rivals = Rivalen:
client-prices-none = Keine Fabrik, kein Preis. Ein Bau setzt ihn.
client-prices-fixed = £{ $pounds }: nicht mehr zu ändern.
client-prices-free = von der Aktion berührt: frei
client-prices-left-over = { $pounds ->
        [one] für das übrige £{ $pounds }
       *[other] für eines der übrigen £{ $pounds }
    }
client-prices-sheet = Das Blatt auf deinem Unternehmen zeigt jeden Preis unter seinem Markt. Wähle einen für jede Ware; vor dem Knopf wird nichts gespielt.
client-prices-each = Wähle einen Preis für jede Ware; vor dem Knopf wird nichts gespielt.
client-prices-keep = £{ $pounds } behalten
client-prices-keep-all = Alle behalten
client-prices-set = { $count ->
        [one] { $count } Preis setzen
       *[other] { $count } Preise setzen
    }
client-prices-together = { $count ->
        [one] { $count } Preis
       *[other] { $count } Preise zusammen
    }
client-prices-profit-now = Gewinn jetzt
client-prices-steps-now = Kursschritte jetzt
client-prices-profit-all = Gewinn, alle Waren
client-prices-steps-all = Kursschritte, alle Waren
client-prices-later = In diesem Zyklus wird nur { $good } verkauft. Anderes kommt später, wenn andere geantwortet haben können.
