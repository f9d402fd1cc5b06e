# What happened in the card game. $who is the company it happened to.

## Decades and rounds (Gameplay, 3)

journal-decade-begins = { $decade ->
        [1] Jahrzehnt I, 1770, beginnt.
        [2] Jahrzehnt II, 1780, beginnt.
       *[other] Jahrzehnt III, 1790, beginnt.
    }
journal-decade-ends = { $decade ->
        [1] Jahrzehnt I endet.
        [2] Jahrzehnt II endet.
       *[other] Jahrzehnt III endet.
    }
journal-round = Die Runde für { $good } beginnt.
journal-cards-ready = Die gedrehten Karten von { $who } sind wieder bereit.
journal-neutral-rose =
    Der neutrale Anbieter von { $good } steigt auf Kaufreiz { $appeal }, der Nachfragemarker steht
    bei
    { $demand }.

## Turn (1a)

journal-acted = { $who } führt die Aktion „{ $action }“ aus.
journal-passed = { $who } führt keine Aktion aus.
journal-factory-built = { $who } baut eine { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }.
journal-upgraded = { $who } baut die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } aus.
journal-employed = { $who } fügt der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } Arbeiterkarte { $position } hinzu.
journal-more-workers =
    Mehr Menschen haben Arbeit: Alle Nachfragemarker rücken einen Schritt hinunter, und der Lohn ist
    £{ $wage }.
journal-automated = { $who } setzt { $count ->
        [one] eine Maschine
       *[other] { $count } Maschinen
    } in die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }.
journal-quality-set = Die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } von { $who } hat jetzt Qualität { $value }.
journal-distribution-set = Die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } von { $who } hat jetzt Vertrieb { $value }.
journal-shares-bought = { $who } kauft { $count ->
        [one] eine Aktie für £{ $pounds }
       *[other] { $count } Aktien für zusammen £{ $pounds }
    }.
journal-borrowed = { $who } nimmt { $count ->
        [one] einen Kredit
       *[other] { $count } Kredite
    } auf und erhält £{ $pounds }.
journal-ships-ready = Die Schiffe von { $who } sind wieder bereit.

## Price, appeal and developments (1b, 1c)

journal-appeal-set =
    { $who } verkauft { $good } für £{ $price } mit Kaufreiz { $appeal }; der Nachfragemarker steht
    bei
    { $demand }.
journal-developed = { $who } entwickelt „{ $development }“: { $development-id ->
        [quality] bis zu { $allowed } Qualität mehr je Aktion
        [distribution] bis zu { $allowed } Vertrieb mehr je Aktion
        [cards] { $allowed ->
            [one] eine Entwicklungskarte
           *[other] bis zu { $allowed } Entwicklungskarten
        }
        [machinery] { $allowed ->
            [one] eine Maschine je Aktion
           *[other] bis zu { $allowed } Maschinen je Aktion
        }
        [shipping] { $allowed ->
            [one] eine Ware je Schiff
           *[other] { $allowed } Waren je Schiff
        }
       *[other] { $allowed ->
            [one] eine Aktie zum halben Preis je Aktion
           *[other] { $allowed } Aktien zum halben Preis je Aktion
        }
    }.
journal-took-card = { $who } nimmt die Karte „{ $card }“{ $good-id ->
        [none] .
        [food] {" "}für die Nahrungsfabrik.
        [clothes] {" "}für die Kleiderfabrik.
        [cutlery] {" "}für die Besteckfabrik.
       *[lamps] {" "}für die Lampenfabrik.
    }
journal-discarded-card = { $who } wirft die Karte „{ $card }“ ab.
journal-reactivated = { $who } dreht den Entwickler, und die Karte „{ $card }“ ist wieder bereit.

## Production (2)

journal-home-market =
    Produktion von { $good }: Der Nachfragemarker steht bei { $demand }, der Lohn ist £{ $wage }.
journal-patron-used = { $who } dreht die Karte „{ $card }“, um { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } mehr zu verkaufen.
journal-sold-at-home = { $who } verkauft { $count ->
        [0] im Inland { $good-id ->
            [cutlery] kein Besteck
           *[other] keine { $good }
        }
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        } für £{ $price }
       *[other] { $count } { $good } für je £{ $price }
    } mit Kaufreiz { $appeal }{ $stored ->
        [0] {""}
       *[other] , davon { $stored } aus dem Lager
    }{ $left ->
        [0] {""}
       *[other] ; übrig: { $left }
    }.
journal-sent-overseas = { $who } verschifft { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } nach Übersee.
journal-ships-used = { $who } nutzt { $count ->
        [one] ein Schiff
       *[other] { $count } Schiffe
    } und erhält { $tokens ->
        [0] keinen Frachtmarker
        [one] einen Frachtmarker
       *[other] { $tokens } Frachtmarker
    }.
journal-wasted = { $who } lässt { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } verfallen.
journal-production-cost =
    Die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } von { $who } kostet £{ $fixed } fix, £{ $wages } für Arbeiter und £{ $upkeep } für Maschinen.
journal-emergency-fund = { $who } muss { $count ->
        [one] einen Kredit
       *[other] { $count } Kredite
    } zum halben Aktienkurs aus dem Notfonds aufnehmen.
journal-bankrupt = { $who } kann nicht zahlen, ist bankrott und scheidet aus dem Spiel aus.
journal-value-rose =
    Der Aktienkurs von { $who } steigt um { $steps } auf £{ $value } ({ $good }: { $cause }).
journal-tie-broken =
    { $who } dreht den Unternehmer und gewinnt den Gleichstand um den höchsten Kaufreiz von
    { $good }.

## Solo (Solo B, 2)

journal-rival-placed = { $colour } hat eine { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } mit Kaufreiz { $appeal }.
journal-marker-drawn = { $colour-id ->
        [yellow] Gelb wird gezogen, der neutrale Marker.
       *[other] Ein Marker von { $colour } wird gezogen.
    }
journal-rival-advanced = Der Kaufreiz von { $colour } für { $good } steigt auf { $appeal }.
journal-rival-opened = { $colour } eröffnet eine { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } mit Kaufreiz { $appeal }.
journal-rival-share = { $colour } gewinnt eine Aktie und hat { $shares }.
journal-rival-sold = { $colour } verkauft { $count ->
        [0] { $good-id ->
            [cutlery] kein Besteck
           *[other] keine { $good }
        }
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    }.
journal-rival-value = Der Aktienkurs von { $colour } steigt auf £{ $value }.
journal-disc-moved = Die Scheibe von { $colour } rückt auf die Karte „{ $card }“ vor.
journal-opponents-first = { $who } lässt den Gegnern in der kommenden Runde den Vortritt.

## The end (Final scoring)

journal-final-scoring = Das Spiel ist zu Ende; was übrig ist, wird verkauft und abgerechnet.
journal-before-scoring = Vor der Schlusswertung hat { $who } { $shares ->
        [one] eine Aktie
       *[other] { $shares } Aktien
    } zu je £{ $value } und £{ $cash } in der Kasse.
journal-final-stock = { $who } verkauft { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } aus den Lagern für £{ $pounds }.
journal-final-shares = { $who } kauft mit dem restlichen Geld { $count ->
        [one] eine Aktie für £{ $pounds }
       *[other] { $count } Aktien für zusammen £{ $pounds }
    }.
journal-final-loans = { $who } gibt { $shares ->
        [one] eine Aktie
       *[other] { $shares } Aktien
    } für { $loans ->
        [one] einen Kredit
       *[other] { $loans } Kredite
    } ab.
journal-final-ships = Der Aktienkurs von { $who } fällt um £{ $steps } für { $tokens ->
        [one] einen Frachtmarker
       *[other] { $tokens } Frachtmarker
    }.
journal-rival-final-value =
    { $colour } beendet das Spiel mit { $shares ->
        [one] 1 Aktie
       *[other] { $shares } Aktien
    } zu je £{ $value }, zusammen £{ $total }.
journal-rival-final-place = { $colour } belegt Platz { $place }.
