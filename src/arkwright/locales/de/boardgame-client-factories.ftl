# Factories of the 2025 edition: bulk and luxury, appeal below 0, and an order that is fixed.

client-factory-kind = { $category-id ->
        [bulk] für Massenware
       *[luxury] für Luxusware
    }
client-factory-kind-letter = { $category-id ->
        [bulk] M
       *[luxury] L
    }
client-factory-kind-name = { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } { $category-id ->
        [bulk] für Massenware
       *[luxury] für Luxusware
    }, { $output ->
        [one] 1 Ware
       *[other] { $output } Waren
    } je Produktion
client-factory-joined = { $good }, Reihen { $first } und { $row } zusammen: { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    }, { $complete ->
        [0] nicht voll
       *[other] voll
    }
client-factory-below =
    Der Kaufreiz von { $good } liegt unter 0, weil der Vertrieb nach der letzten Produktion gesunken
    ist. So wird nichts verkauft, bis du das nächste Mal Preise änderst; dann muss er wieder
    mindestens 0 sein.
client-factory-below-short = verkauft so nichts

## The kinds that a plot may get, and the display of all of them

client-kinds-kind = { $category-id ->
        [bulk] Masse
        [luxury] Luxus
       *[usual] Üblich
    }
client-kinds-levels = Stufe, die man ansieht
client-kinds-cost = Preis
client-kinds-first = R. 1
client-kinds-both = 1+2
client-kinds-left = frei
client-kinds-any = alle
# What is seen comes first, in the order in which it is seen.
client-kinds-usual = Üblich, £{ $pounds }: { $yields } Waren in den Reihen einer { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } der Stufe { $level }; beliebig viele
client-kinds-limited = { $category-id ->
        [bulk] Masse
       *[luxury] Luxus
    }, £{ $pounds }: { $yields } Waren in den Reihen einer { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } der Stufe { $level }; noch { $left } von { $limit } frei
client-kinds-note =
    Masse beginnt mit 1 Vertrieb. Luxus stellt nichts her, bis die Reihen 1 und 2 beide voll sind.
client-display = Fabriken aller Arten
client-display-row = Reihe { $row }
client-display-open = offen
client-display-free = noch frei
client-display-markers = Marker übrig
client-display-owner = { $name }, Stufe { $level }
client-display-note =
    Von Masse und von Luxus sind je Ware höchstens { $limit } Fabriken gleichzeitig offen.

## Options

client-factory-order = Die Fabrikaktion geht in dieser Reihenfolge
client-factory-part = { $part-id ->
        [closing] Schließen
        [building] Bauen
       *[modernising] Modernisieren
    }
client-factory-kind-of = { $category-id ->
        [bulk] Fabrik für Massenware
        [luxury] Fabrik für Luxusware
       *[usual] übliche Fabrik
    } der Stufe { $level }: { $good }
client-factory-level-kind = { $category-id ->
        [bulk] { client-factory-level }, Masse
       *[luxury] { client-factory-level }, Luxus
    }
client-hire-joined = 1+{ $rows } voll: { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
client-move-label = rücken
client-price-mend = { $good }: Der Kaufreiz liegt unter 0. Wenn du einen Preis änderst, musst du auch diesen setzen.
client-name-move-piece = { $piece-id ->
        [machine] Maschine in Reihe { $to }
       *[worker] Arbeiter in Reihe { $to }
    }
client-unused-move-piece = Umstellen in Fabriken
