# The decisions of the board game: parts of a turn, options, and moves in a few words.

client-step-marker = Marker
client-step-action = Aktion
client-step-extra = Zusatz­aktion

## Options

client-matrix-marker = Marker
client-matrix-pair = Marker „{ $marker }“ auf das £{ $space }-Feld
client-matrix-allows = { $unit-id ->
        [pounds] erlaubt £{ $amount }
       *[count] erlaubt { $amount }
    }
client-matrix-allows-between = { $unit-id ->
        [pounds] erlaubt £{ $least } bis £{ $amount }, je nach gewähltem Betrag
       *[count] erlaubt { $least } bis { $amount }, je nach gewähltem Betrag
    }
client-matrix-key = Zahlen: so viele Maschinen, Stufen, Reihen oder Pfund. Strich: nichts.
client-matrix-choose = Zahlen: Maschinen, Stufen, Reihen oder Pfund; zwei: für den kleinsten und den größten Betrag.
client-level-of = Stufe { $level } für { $good }
client-levels-pounds = { $patent ->
        [0] £{ $pounds } verfügbar
       *[other] £{ $pounds } verfügbar, mit dem Patent
    }
client-levels-left = { $count ->
        [one] eine Stufe zu erhöhen
       *[other] { $count } Stufen zu erhöhen
    }
client-appeal-now = Kaufreiz { $appeal }
client-hire-note = Ausstoß { $output }
client-hire-row = Reihe { $row }
client-hire-name = { $count ->
        [one] ein Arbeiter
       *[other] { $count } Arbeiter
    } in Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }
client-hire-yields = voll: { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
client-hire-full = alle Reihen sind voll
client-fire = Abbau
client-produce-rows = { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    }
client-row-of = Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }
client-factory-of = { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } der Stufe { $level }
client-factory-close = schlie­ßen
client-factory-close-name = die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } schließen
client-trade-stored = { $count } zu £{ $pounds }
client-contract-now = jetzt { $space }
client-contract-of = ein Kontrakt über { $space ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $space } { $good }
    }
client-ship-instead = statt { $instead }
client-ship-crew = { $crew ->
        [0] keine Besatzung
        [one] 1 Mann Besatzung
       *[other] { $crew } Mann Besatzung
    }
client-marker-pounds = bis £{ $most }
client-marker-rows = Reihen 1 bis { $most }

## What a preview changes

client-change-level = Stufe
client-change-contract = Kontrakt
client-change-crew = Besatzung
client-change-posts = Lagerarbeiter
client-change-tiles = Plättchen
client-change-markers = verbesserte Marker
client-warn-short = Bei der Produktion von { $good } fehlen £{ $pounds }: Aktien werden in Not verkauft.

## Moves in a few words, for the button that plays them

client-name-place = { $marker }, £{ $space }
client-name-reuse = £{ $space } erneut: { $marker }
client-name-unlock = Feld öffnen
client-name-pay = £{ $pounds } zahlen
client-name-build = { $category-id ->
        [bulk] { $good } (Masse)
        [luxury] { $good } (Luxus)
       *[usual] { $good }
    } { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } bauen
client-name-modernise = { $good } modernisieren
client-name-close = { $good } schließen
client-name-use = { $tile-id ->
        [jubilee] zum Jubiläum verkaufen
        [patron] an den Mäzen verkaufen
       *[other] { $tile } nutzen
    }
client-name-hire = { $good }: { $count } einstellen
client-name-fire = { $good }: { $count } entlassen
client-name-post = fürs Lager einstellen
client-name-shift = Arbeiter versetzen
client-name-machine = Maschine für { $good }
client-name-reseat = nach { $good }, Reihe { $row }
client-name-quality = Qualität für { $good }
client-name-distribute = Vertrieb für { $good }
client-name-sell = { $count ->
        [one] 1 Aktie
       *[other] { $count } Aktien
    } verkaufen
client-name-repay = { $count ->
        [one] 1 Kredit
       *[other] { $count } Kredite
    } tilgen
client-name-clear = { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } verkaufen
client-name-contract = Kontrakt: { $space ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $space } { $good }
    }
client-name-ship = { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } verschiffen
client-name-produce = { $good }, { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    }
client-name-price = { $good } zu £{ $pounds }
client-name-take-tile = { $tile } nehmen
client-name-assign = { $tile }: { $good }
client-name-return-tile = { $tile } abgeben
client-name-keep-tile = { $tile } behalten
client-name-take-marker = Neu: { $marker }
client-name-take-ship = Schiff { $capacity } nehmen
client-name-swap = { $space ->
        [0] das am Liegeplatz
       *[other] das auf £{ $space }
    }
client-name-sell-stored = Lagerware verkaufen
client-name-stop = nichts mehr verkaufen
client-name-discard = { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } aufgeben
client-name-dismiss = { $what-id ->
        [food] Nahrung: Arbeiter weg
        [clothes] Kleidung: Arbeiter weg
        [cutlery] Besteck: Arbeiter weg
        [lamps] Lampen: Arbeiter weg
        [row-2] Reihe 2: Arbeiter weg
        [row-3] Reihe 3: Arbeiter weg
        [ship-2] Schiff 2 abgeben
        [ship-4] Schiff 4 entlassen
        [ship-6] Schiff 6 entlassen
        [ship-8] Schiff 8 entlassen
       *[ship-10] Schiff 10 entlassen
    }
client-name-lose-machine = Maschine weg, Reihe { $row }
client-name-pay-off = Ludditen bezahlen
client-name-advance = aus Reihe { $row } aufrücken
client-name-enlist = Schiff { $capacity } in den Krieg
client-name-suffer = { $loss-id ->
        [spaces] 2 Kursfelder verlieren
        [share] 1 Aktie verlieren
       *[other] { $loss } verlieren
    }

## What is given up where these are left undone

client-unused-build = Bauen oder Modernisieren
client-unused-modernise = Bauen oder Modernisieren
client-unused-close = Bauen oder Modernisieren
client-unused-hire = Einstellen oder Entlassen
client-unused-fire = Einstellen oder Entlassen
client-unused-post = Arbeiter im Lagerhaus
client-unused-shift = Arbeiter im Lagerhaus
client-unused-machine = Maschinen
client-unused-reseat = ein Platz für den ersetzten Arbeiter
client-unused-quality = Qualität
client-unused-distribute = Vertrieb
client-unused-use = die Nutzung eines Plättchens
client-unused-sell = Handel
client-unused-repay = Handel
client-unused-clear = Handel
client-unused-contract = Kontrakte
client-unused-ship = Verschiffen
client-unused-produce = Produzieren
client-unused-price = eine Preisänderung
client-unused-discard = eine Preisänderung
client-unused-take-tile = ein Sondermarker
client-unused-take-marker = ein Sondermarker
client-unused-take-ship = ein Sondermarker
client-unused-assign = ein Sondermarker
