# The table of the board game: job market, offer.

client-jobs = Arbeitsmarkt
client-jobs-note = und Nachfrage
client-demand-for = Nachfrage nach { $good }:
client-wage-now = Lohn:
client-jobs-spoken = { $workers } Arbeiter auf dem Markt, { $empty ->
        [one] 1 Platz leer
       *[other] { $empty } Plätze leer
    }.
client-jobs-fired = entlassen, kehren zurück
client-jobs-up = { $count ->
        [one] Arbeiter weg: Lohn steigt auf £{ $pounds }
       *[other] Arbeiter weg: Lohn steigt auf £{ $pounds }
    }
client-jobs-down = { $count ->
        [one] Arbeiter zurück: Lohn fällt auf £{ $pounds }
       *[other] Arbeiter zurück: Lohn fällt auf £{ $pounds }
    }

client-offer = Angebot
client-offer-next = { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } ab { $year }
client-offer-markers = Verbesserte Marker
client-offer-ships = Schiffe
client-offer-tile = { $tile }, { $count } im Angebot. { $tile-effect }
client-patron = Mäzen
client-offer-marker = Verbesserter Marker „{ $marker }“, Stufe { $level }
client-offer-ship = Schiff mit Kapazität { $capacity }, { $count ->
        [0] keines
       *[other] { $count }
    } im Angebot, ab Stufe { $level }
