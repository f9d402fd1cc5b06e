# A company's factories as a street of cards.

client-card-street-own = { $name }, deine Straße
client-card-street-of = Straße von { $name }
client-card-street-back = eigene Straße
client-card-street-hint = klicken oder ziehen: Preis wird Kaufreiz
client-card-street-factories = Fabriken
client-card-street-cards = Entwicklungskarten: { $count } von { $limit }
client-card-street-cards-head = Karten

## What stands above the cards of the street, in narrow columns; at most 13 characters

client-card-head-warehouse = Lager
client-card-head-workers = Arbeiter { $position }
client-card-head-factory = Fabrik
client-card-head-office = Büro
client-card-head-quality = Qualität
client-card-head-distribution = Vertrieb
client-card-head-sums = Ergibt

## Warehouses (2b)

client-card-warehouses-free = Freie Lager, jedes für Waren einer Sorte: { $rooms }
client-card-warehouses-free-head = Frei
client-card-stored = { $good } im Lager: { $count } von höchstens { $room }{ $left ->
        [0] {""}
       *[other] ; { $left } produziert und nicht verkauft
    }
client-card-stored-short = { $room ->
        [0] kein Platz
       *[other] { $count } von { $room }
    }
client-card-left = +{ $count } übrig

## Worker cards (1a.2, 1a.3)

client-card-workers = { $good }, Arbeiterkarte { $position }: { $workers ->
        [0] kein Arbeiter
       *[other] { $workers } Arbeiter
    }, { $machines ->
        [0] keine Maschine
        [one] 1 Maschine
       *[other] { $machines } Maschinen
    }, { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    }{ $may ->
        [0] {""}
       *[other] , { $may } automatisierbar
    }
client-card-no-workers = { $good }, Platz für Arbeiterkarte { $position }

## The factory (1b)

client-card-segment = { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }, Seite { $side ->
        [1] I
       *[other] II
    }, { $output ->
        [one] 1 Ware
       *[other] { $output } Waren
    } je Produktion
client-card-factory = { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }, Seite { $side ->
        [1] I
       *[other] II
    }: selbst { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    } und { $workers } Arbeiter, Fixkosten £{ $fixed }, Übersee £{ $overseas }
client-card-fixed = fix
client-card-spots = { $good }: Felder des Markers
client-card-spot = { $good }, Feld mit Preis £{ $price } und Kaufreiz { $appeal }{ $token ->
        [0] {""}
       *[other] , hier liegt der Marker
    }
client-card-office = { $good }, Büro { $value }, liegt auf { $appeal ->
        [0] Preis
       *[other] Kaufreiz
    }
client-card-quality = { $good }, Qualitätskarte { $value }, { $change-id ->
        [comes] käme hinzu
        [goes] ginge verloren
       *[none] liegt auf { $appeal ->
            [0] Preis
           *[other] Kaufreiz
        }
    }
client-card-no-quality = { $good }, Platz für Qualitätskarten
client-card-distribution = { $good }, { $value ->
        [0] Platz für eine Vertriebskarte
       *[other] Vertrieb { $value }, sinkt nach einer Produktion
    }
client-card-fades = dann { $value }

## What the cards come to

client-card-sum-word = { $kind-id ->
        [price] Preis
        [appeal] Kaufreiz
        [output] Ausstoß
       *[costs] Kosten
    }
client-card-sum-price = Preis für { $good }: £{ $value }
client-card-sum-appeal = Kaufreiz von { $good }: { $value }, Marker auf { $marker }
client-card-sum-output = { $good }: { $value ->
        [one] 1 Ware
       *[other] { $value } Waren
    } je Produktion
client-card-sum-costs = { $good }: eine Produktion kostet £{ $value }: fix £{ $fixed }, Löhne £{ $wages }, Maschinen £{ $upkeep }

## A plot without a factory (1a.1)

client-card-plot = Bauplatz für eine { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }
client-card-plot-empty = leer
client-card-plot-side = Seite { $side ->
        [1] I
       *[other] II
    }: Preis und Kaufreiz { $sum }, { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    }, { $workers } Arbeiter, Fixkosten £{ $fixed }, Übersee £{ $overseas }
