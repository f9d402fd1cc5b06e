# The large company leaf and the harbour of the board game's table.

client-company-own = { $name }, dein Unternehmen
client-company-of = { $name }
client-company-back = eigenes Unternehmen
client-company-factories = Fabriken
client-company-hand = Marker auf der Hand
client-company-marker = Marker auf der Hand: { $marker }

## Administration

client-company-administration = Verwaltung
# Stands in a narrow column: a soft hyphen says where it may break.
client-company-administration-short = Verwal­tung
client-company-free = frei
client-company-space = £{ $pounds }-Verwaltungsfeld, { $marker-id ->
        [none] { $event-id ->
            [none] frei
           *[other] darauf liegt { $event }
        }
       *[other] darauf liegt „{ $marker }“
    }

## What stands left of the factories, in a narrow column

client-company-key-appeal = Kaufreiz
client-company-key-price = Preis £
client-company-key-rows = Reihen und Waren
client-company-key-costs = Produktions­kosten

## A factory

client-factory-name = { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }, { $output ->
        [one] 1 Ware
       *[other] { $output } Waren
    } je Produktion
client-factory-level = Stufe { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-factory-base = Grund
client-factory-appeal = Reiz
client-factory-sum = Kaufreiz von { $good }
client-factory-term = { $term-id ->
        [base] Grundqualität von { $good }: { $value }
        [quality] Qualität von { $good }: { $value }
        [distribution] Vertrieb für { $good }: { $value }
        [price] Preis für { $good }: £{ $value }
       *[appeal] Kaufreiz von { $good }: { $value }
    }
client-factory-scale = Preisskala für { $good }
client-factory-price = { $good } zu £{ $pounds }
client-place = { $good }, Reihe { $row }, Platz { $place }, { $standing-id ->
        [worker] Arbeiter
        [machine] Maschine
       *[none] leer
    }, { $machine ->
        [0] nur für einen Arbeiter
       *[other] für einen Arbeiter oder eine Maschine
    }
client-factory-row = { $good }, Reihe { $row }: { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    }, { $complete ->
        [0] nicht voll
       *[other] voll
    }
client-factory-cost = Eine Produktion kostet £{ $pounds }: { $workers } Arbeiter, { $machines ->
        [one] 1 Maschine
       *[other] { $machines } Maschinen
    }
client-factory-obsolete = { $count ->
        [0] veraltet
        [one] veraltet: 1 Lohn extra
       *[other] veraltet: { $count } Löhne extra
    }
client-factory-marked = spät eingestellt
client-factory-unsold = { $count ->
        [one] 1 Ware unverkauft
       *[other] { $count } Waren unverkauft
    }

## A plot without a factory

client-plot-name = Bauplatz für eine { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }
client-plot-empty = leer
# What is seen comes first, in the order in which it is seen: II, £10, 1 2 2 1.
client-plot-level = Stufe { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, £{ $pounds }: { $yields } Waren in den Reihen einer { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }
client-plot-note = was jede Stufe kostet, und die Waren ihrer Reihen

## Harbour

client-harbour = Hafen
client-harbour-workers = { $count ->
        [one] 1 Arbeiter zu bezahlen
       *[other] { $count } Arbeiter zu bezahlen
    }
client-warehouse = Lagerhaus
client-post = Posten im Lagerhaus, { $post }: { $staffed ->
        [0] kein Arbeiter
       *[other] besetzt mit einem Arbeiter
    }
client-bay = { $good } im Lagerhaus, { $bay ->
        [1] eigene Spalte
       *[other] Reihe { $bay }
    }: { $count }
client-stock = { $good } im Lager: { $count }, Platz für { $room }
client-small-stock = { $good } im kleinen Lager: { $count }
client-piers = Liegeplätze
client-pier-free = frei
# What is seen comes first: the capacity, then the space.
client-ship = { $space ->
        [0] Schiff { $capacity }, Besatzung { $crew }
       *[other] Schiff { $capacity }, auf £{ $space }, Besatzung { $crew }
    }
client-ship-on = auf £{ $space }
client-contracts = Kontrakte
client-contract-space = Kontraktfeld { $space }
client-contract = Kontrakt über { $space ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $space } { $good }
    }

## Development tiles

client-tiles = Plättchen
client-tile-free = frei
# $said is what the tile shows below its name.
client-tile-name = { $tile }, { $said }{ $good-id ->
        [none] {""}
       *[other] , für { $good }
    }. { $effect-id ->
        [none] {""}
       *[other] { $effect }
    }
# A few words for each tile, at most 24 characters; the whole sentence is its effect.
client-tile-short = { $tile-id ->
        [accountant] Verwaltung ±£2
        [administrator] erneut ohne Gebühr
        [agent] Kontrakt ±1
        [broker] Handel bei Ereignissen
        [charisma] Gleichstände; Startwahl
        [charisma-and-marker] Startwahl und Marker
        [developer] spart £5, einmalig
        [engineer] Qualität 6, Betrag frei
        [engineering-works] £1 je fremde Maschine
        [extra-shifts] +1 Ware, einmalig
        [foreman] 4 Arbeiter £2 billiger
        [inventor] eine Stufe voraus
        [machine-works] £ für Nachbarmaschinen
        [office] £5 je Seereise
        [patent] +£2, einmal +2
        [press-attache] 1 Gleichstand im Jahrzehnt
        [press-attache-turned] gedreht: noch 1, dann weg
        [school] umsetzen, stilllegen
        [small-warehouse] 5 Waren ohne Arbeiter
        [tinkerer] zweimal eine Stufe voraus
        [workshop] +£3; Maschinen nur £1
        [jubilee] 1 Ware mehr verkaufen
       *[other] kauft 1 Ware mehr
    }
