# What happened in the board game. $who is the company it happened to.

## Decade and cycle (5.0, I, IV, 6.0)

journal-decade = Das Jahrzehnt { $year } beginnt, Technologiestufe { $level }.
journal-economy = Konjunktur: Der Importeur für { $good } { $importer ->
        [0] bleibt, wo er ist
       *[other] gewinnt { $importer } Kaufreiz
    }, und { $workers ->
        [0] kein entlassener Arbeiter kehrt
        [one] ein entlassener Arbeiter kehrt
       *[other] { $workers } entlassene Arbeiter kehren
    } auf den Arbeitsmarkt zurück.
journal-end-of-decade = Das Jahrzehnt { $year } endet, und alle Aktionsmarker kommen zurück.
journal-dismissed-post = { $who } entlässt einen Lagerarbeiter: { $post }.
journal-dismissed-ship = { $crew ->
        [0] { $who } gibt ein Schiff mit Kapazität { $capacity } ab.
       *[other] { $who } entlässt ein Schiff mit Kapazität { $capacity } samt { $crew } Mann
            Besatzung.
    }
journal-obsolete = Die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } der Stufe { $level } von { $who } veraltet und { $workers ->
        [0] findet keinen weiteren Arbeiter
        [one] erhält einen weiteren Arbeiter
       *[other] erhält { $workers } weitere Arbeiter
    }.

## Turn and money (II.1, 7.0)

journal-placed = { $who } legt den Marker „{ $marker }“ auf das £{ $space }-Feld.
journal-reused = { $who } nutzt den Marker „{ $marker }“ erneut auf dem £{ $space }-Feld.
journal-emergency-sale = { $who } muss in Not { $count ->
        [one] eine Aktie
       *[other] { $count } Aktien
    } für £{ $pounds } verkaufen, und der Aktienkurs fällt um { $lost ->
        [one] ein Feld
       *[other] { $lost } Felder
    }.
journal-loan = { $who } muss { $count ->
        [one] einen Kredit über £{ $pounds } aufnehmen
       *[other] { $count } Kredite über zusammen £{ $pounds } aufnehmen
    }, und der Aktienkurs fällt um { $lost ->
        [one] ein Feld
       *[other] { $lost } Felder
    }.

## Factory (II.2.1)

journal-built = { $who } baut eine { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } der Stufe { $level }.
journal-modernised = { $who } modernisiert die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } auf Stufe { $level }.
journal-closed = { $who } schließt die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } der Stufe { $level }.
journal-priced = { $who } setzt den Preis für { $good } auf £{ $pounds }.

## Workers and warehouse (II.2.2, III.5)

journal-hired = { $who } stellt { $count ->
        [one] einen Arbeiter
       *[other] { $count } Arbeiter
    } in Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } ein.
journal-fired = { $who } entlässt { $count ->
        [one] einen Arbeiter
       *[other] { $count } Arbeiter
    } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }.
journal-marked =
    Die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } von { $who } wird markiert, weil sie nach ihrer letzten Produktion noch einstellt.
journal-rearranged = { $who } versetzt { $piece } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } aus Reihe { $row } in Reihe { $to }.
journal-posted = { $who } stellt einen Lagerarbeiter ein: { $post }.
journal-shifted = { $who } versetzt einen Lagerarbeiter von { $post } nach { $new_post }.
journal-goods-lost = Aus Platzmangel verliert { $who } { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    }.

## Machinery, quality, distribution (II.2.3 to II.2.5)

journal-mechanised =
    { $who } ersetzt in Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } einen Arbeiter durch eine Maschine.
journal-reseated =
    { $who } gibt einem ersetzten Arbeiter einen Platz in Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }.
journal-improved = { $who } erhöht die Qualität von { $good } auf { $level }.
journal-distributed = { $who } erhöht den Vertrieb für { $good } auf { $level }.

## Stock exchange (II.2.6)

journal-bought-shares = { $who } kauft { $count ->
        [one] eine Aktie für £{ $price }
       *[other] { $count } Aktien für je £{ $price }
    }.
journal-sold-shares = { $who } verkauft { $count ->
        [one] eine Aktie für £{ $price }
       *[other] { $count } Aktien für je £{ $price }
    }.
journal-repaid = { $who } tilgt { $count ->
        [one] einen Kredit für £{ $pounds }
       *[other] { $count } Kredite für je £{ $pounds }
    }.
journal-cleared = { $who } verkauft { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } aus dem Lager zum festen Preis.
journal-contracted = { $who } schließt einen Kontrakt über { $space } { $good }.
journal-limited = { $space ->
        [0] { $who } nimmt die Kontraktgrenze von der Leiste.
       *[other] { $who } begrenzt die eigenen Kontrakte auf { $space } Waren.
    }
journal-invested = { $marker-id ->
        [exchange] { $who } handelt mit dem Investor an der Börse.
        [both-ships] { $who } ahmt mit dem Investor eine Fahrt beider Schiffe nach.
       *[other] { $who } ahmt mit dem Investor den Marker „{ $marker }“ nach.
    }

## Shipping (II.2.7, III.4)

journal-shipped = { $who } verschifft { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } { $ships ->
        [0] auf derselben Seereise
        [one] mit einem Schiff, und der Aktienkurs fällt um ein Feld
       *[other] mit { $ships } Schiffen, und der Aktienkurs fällt um { $ships } Felder
    }.
journal-ships-turned = { $count ->
        [one] Das Schiff von { $who } mit Kapazität { $capacity } ist jetzt inaktiv.
       *[other] Die Schiffe von { $who } sind jetzt inaktiv.
    }
journal-ships-readied = { $count ->
        [one] Das Schiff von { $who } ist wieder aktiv.
       *[other] Die Schiffe von { $who } sind wieder aktiv.
    }
journal-contract-rose =
    { $who } hat den Kontrakt für { $good } nicht bedient; er steigt auf { $space }.
journal-contract-at-limit =
    { $who } hat den Kontrakt über { $space } { $good } nicht bedient, und er kann nicht mehr
    steigen:
    Der Aktienkurs fällt um { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    }.

## Special markers (II.3.2)

journal-took-tile = { $who } nimmt das Plättchen „{ $tile }“{ $good-id ->
        [none] .
        [food] {" "}für die Nahrungsfabrik.
        [clothes] {" "}für die Kleiderfabrik.
        [cutlery] {" "}für die Besteckfabrik.
       *[lamps] {" "}für die Lampenfabrik.
    }
journal-returned-tile = { $who } gibt das Plättchen „{ $tile }“ ab.
journal-assigned = { $who } ordnet das Plättchen „{ $tile }“ der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } zu.
journal-took-marker = { $who } nimmt den Marker „{ $marker }“.
journal-took-ship = { $who } nimmt ein Schiff mit Kapazität { $capacity }{ $instead ->
        [0] {""}
       *[other] {" "}statt des Schiffs mit { $instead }
    }{ $crew ->
        [0] {""}
        [one] {" "}und stellt einen Arbeiter als Besatzung ein
       *[other] {" "}und stellt { $crew } Arbeiter als Besatzung ein
    }.
journal-brokered = { $who } kauft { $count ->
        [one] eine Aktie
       *[other] { $count } Aktien
    } zum halben Preis, zusammen für £{ $pounds }.
journal-used-inventor = { $who } nutzt den { $tile } { $count ->
        [1] zum ersten Mal
        [2] zum zweiten Mal
        [3] zum dritten Mal
        [4] zum vierten Mal
       *[other] insgesamt { $count } Mal
    }.

## Production and sale (III.1)

journal-production =
    Produktion von { $good }: Nachfrage { $demand }, Lohn £{ $wage }, Kaufreiz des Importeurs
    { $importer }.
journal-sold-stored = { $who } verkauft { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } aus dem Lager.
journal-offered = { $who } bietet { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } aus dem Lager an.
journal-sold-offered = { $who } verkauft davon { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } aus dem Lager.
journal-stopped-selling = { $who } verkauft { $good-id ->
        [cutlery] kein Besteck
       *[other] keine { $good }
    } mehr.
journal-sale =
    Der Markt für { $good } schließt: Nachfrage { $demand }, importiert { $imported }{ $left ->
        [0] {""}
       *[other] , übrig { $left }
    }.
journal-sold = { $who } verkauft { $count ->
        [0] { $good-id ->
            [cutlery] kein Besteck
           *[other] keine { $good }
        }
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    }{ $unsold ->
        [0] {""}
       *[other] {" "}und behält { $unsold } übrig
    }.
journal-sold-to-patron = { $who } verkauft dem Mäzen { $stored ->
        [0] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        } aus dem Lager
    }.
journal-sold-at-jubilee = { $who } verkauft zum Jubiläum { $stored ->
        [0] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        } aus dem Lager
    }.
journal-row-shut = { $who } legt Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } still, die { $goods ->
        [0] keine Ware
        [one] 1 Ware
       *[other] { $goods } Waren
    } produzieren würde.

## Share value, wages, distribution (III.2, III.3)

journal-share-rose = Der Aktienkurs von { $who } steigt um { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    } auf Feld { $space }: { $sales } für den Verkauf von { $good }{ $appeal ->
        [0] {""}
       *[other] , { $appeal } für den höchsten Kaufreiz
    }{ $most ->
        [0] {""}
       *[other] , { $most } für die meisten Verkäufe
    }.
journal-tie-won =
    Der Presseattaché von { $who } gewinnt bei { $good } den Gleichstand um { $bonus }.
journal-running-cost = Die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } von { $who } kostet £{ $wages } für { $workers ->
        [one] einen Arbeiter
       *[other] { $workers } Arbeiter
    }{ $machines ->
        [0] {""}
        [one] {" "}und £{ $upkeep } für eine Maschine
       *[other] {" "}und £{ $upkeep } für { $machines } Maschinen
    }.
journal-price-fell =
    Der Kaufreiz läge unter 0, deshalb sinkt bei { $who } der Preis für { $good } auf £{ $price },
    und der
    Aktienkurs fällt um { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    }.

## Events (10.2)

journal-event = Das Ereignis von { $year }: { $event }. { $event-effect }
journal-event-lifted = Das Ereignis „{ $event }“ ist vorbei.
journal-economic-crisis = Die Krise bringt { $returned ->
        [0] keinen entlassenen Arbeiter
        [one] einen entlassenen Arbeiter
       *[other] { $returned } entlassene Arbeiter
    } auf den Arbeitsmarkt zurück und lässt { $moved ->
        [0] keinen Arbeiter seiner letzten Reihe aufrücken
        [one] einen Arbeiter seiner letzten Reihe aufrücken
       *[other] { $moved } Arbeiter seiner letzten Reihe aufrücken
    }.
journal-importers-moved = Der Kaufreiz aller Importeure { $spaces ->
        [-2] sinkt um 2, aber nicht unter 0
        [2] steigt um 2
       *[other] ändert sich um { $spaces }
    }.
journal-war-profit =
    Durch den Krieg steigt bei { $who } der Vertrieb für { $good } auf { $distribution } und der
    Preis auf £{ $pounds }.
journal-workers-boxed = Die Weltmesse nimmt { $count ->
        [0] keinen Arbeiter
        [one] einen Arbeiter
       *[other] { $count } Arbeiter
    } aus dem Spiel.
journal-machine-lost =
    Die Ludditen zerstören eine Maschine in Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } von { $who }.
journal-worker-advanced =
    { $who } versetzt einen Arbeiter der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } von Reihe { $row } nach Reihe { $to }.
journal-enlisted = { $who } schickt ein Schiff mit Kapazität { $capacity } in den Krieg{ $crew ->
        [0] {""}
       *[other] {" "}und entlässt die { $crew } Mann Besatzung
    }; der Aktienkurs steigt um { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    }.
journal-recession-spaces = Der Aktienkurs von { $who } fällt in der Rezession um { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    }.
journal-recession-shares = { $who } verliert in der Rezession { $count ->
        [one] eine Aktie
       *[other] { $count } Aktien
    }.

## The end (8.0)

journal-excluded = { $who } hat noch { $loans ->
        [one] einen Kredit
       *[other] { $loans } Kredite
    } und damit verloren.
journal-final-mark =
    Die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } von { $who } ist noch markiert: Das kostet { $spaces ->
        [one] ein Kursfeld
       *[other] { $spaces } Kursfelder
    } und { $shares ->
        [0] keine Aktie
        [one] eine Aktie
       *[other] { $shares } Aktien
    }.
journal-final-contract =
    Der offene Kontrakt von { $who } für { $good } kostet { $spaces ->
        [one] ein Kursfeld
       *[other] { $spaces } Kursfelder
    }.
journal-final-influence =
    Der Einfluss von { $who } in der Ostindien-Kompanie ist £{ $pounds } wert.

## East India Company and asymmetrical factories (2025 9.3, 9.4)

journal-influenced =
    { $who } gewinnt Einfluss auf der Leiste { $track } und steht auf Feld { $space }{ $bought ->
        [0] {""}
        [one] , mit einem Schritt für £{ $pounds }
       *[other] , mit { $bought } Schritten für £{ $pounds }
    }.
journal-influence-rise =
    Als Bonus der Ostindien-Kompanie steigt der Aktienkurs von { $who } um ein Feld auf Feld
    { $space }.
journal-marker-exchanged =
    { $who } tauscht mit { $player } einen Fabrikmarker für { $good }.
