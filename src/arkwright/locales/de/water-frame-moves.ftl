# What the moves of the board game do, said to the one who chooses.

move-place = den Marker „{ $marker }“ auf das £{ $space }-Feld legen und £{ $space } zahlen
    .group = Marker auf ein Verwaltungsfeld legen
move-reuse =
    den Marker „{ $marker }“ auf dem £{ $space }-Feld erneut nutzen, für £{ $space } und die Gebühr
    .group = Marker an seinem Platz erneut nutzen
move-unlock = das Feld, das die Hamburgkrise geschlossen hat, gegen Geld öffnen
    .group = Geschlossenes Feld öffnen
move-pay = £{ $pounds } Verwaltungskosten zahlen
    .group = Wie viel zahlen
move-build = eine { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } der Stufe { $level } bauen
    .group = Fabrik bauen: Ware und Stufe
move-modernise = die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } auf die nächste Stufe modernisieren
    .group = Fabrik um eine Stufe modernisieren
move-close = die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } schließen; ihre Arbeiter werden entlassen
    .group = Fabrik schließen
move-use = { $kind-id ->
        [developer] den Entwickler nutzen: £5 weniger je Fabrik dieser Aktion, dann abgeben
        [extra-shifts] die Sonderschicht für eine Ware mehr abgeben
        [jubilee] zum Jubiläum eine Ware mehr verkaufen
        [patent] das Patent für zwei kostenlose Stufen Vertrieb abgeben
        [patron] dem Mäzen eine Ware mehr verkaufen
        [school] mit der Schule die letzte Reihe stilllegen, deren Waren unverkauft sind
       *[other] { $kind } nutzen
    }
    .group = Eigenes nutzen
move-hire = { $count ->
        [one] einen Arbeiter
       *[other] { $count } Arbeiter
    } in Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } einstellen
    .group = Arbeiter einstellen: Fabrik, Reihe, Zahl
move-fire = { $count ->
        [one] einen Arbeiter
       *[other] { $count } Arbeiter
    } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } entlassen, aus den letzten Reihen
    .group = Arbeiter entlassen: Fabrik, Zahl
move-post = einen Lagerarbeiter einstellen: { $post }
    .group = Lagerarbeiter für einen Posten einstellen
move-shift = einen Lagerarbeiter versetzen: von { $post } nach { $target }
    .group = Lagerarbeiter versetzen
move-mechanise = einen Arbeiter in Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } durch eine Maschine ersetzen
    .group = Maschine kaufen: Fabrik, Reihe
move-reseat = dem ersetzten Arbeiter einen Platz in Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } geben
    .group = Ersetzten Arbeiter unterbringen
move-improve = die Qualität von { $good } um eine Stufe erhöhen
    .group = Qualität erhöhen
move-distribute = den Vertrieb für { $good } um eine Stufe erhöhen
    .group = Vertrieb erhöhen
move-sell = { $count ->
        [one] eine eigene Aktie
       *[other] { $count } eigene Aktien
    } an die Bank verkaufen
    .group = Verkauf eigener Aktien
move-repay = { $count ->
        [one] einen Kredit
       *[other] { $count } Kredite
    } tilgen
    .group = Kredite tilgen
move-clear = { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } aus dem Lager zum festen Preis verkaufen
    .group = Waren aus dem Lager zum festen Preis verkaufen
move-contract = einen Kontrakt über { $space } { $good } schließen oder den eigenen darauf erhöhen
    .group = Kontrakt schließen oder erhöhen: Ware, Größe
move-ship = { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } für den Kontrakt verschiffen
    .group = Waren für einen Kontrakt verschiffen
move-produce = { $rows ->
        [one] die erste Reihe
       *[other] die ersten { $rows } Reihen
    } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } für das Lager arbeiten lassen
    .group = Produzieren: Fabrik, Reihen
move-price = den Preis für { $good } auf £{ $pounds } setzen
    .group = Preis festlegen
move-take-tile = { $good-id ->
        [none] das Plättchen „{ $kind }“ nehmen
        [food] das Plättchen „{ $kind }“ für die Nahrungsfabrik nehmen
        [clothes] das Plättchen „{ $kind }“ für die Kleiderfabrik nehmen
        [cutlery] das Plättchen „{ $kind }“ für die Besteckfabrik nehmen
       *[lamps] das Plättchen „{ $kind }“ für die Lampenfabrik nehmen
    }
    .group = Entwicklungsplättchen nehmen
move-assign = das Plättchen „{ $kind }“ der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } zuordnen
    .group = Plättchen neu zuordnen
move-return-tile = das Plättchen „{ $kind }“ abgeben
    .group = Plättchen abgeben
move-keep-tile = für die nächste Nutzung des Plättchens „{ $kind }“ zahlen und es behalten
    .group = Plättchen behalten
move-take-marker = den Marker „{ $marker }“ nehmen
    .group = Verbesserten Marker nehmen
move-take-ship = { $instead ->
        [0] ein Schiff mit Kapazität { $capacity } nehmen
       *[other] ein Schiff mit Kapazität { $capacity } statt des Schiffs mit { $instead } nehmen
    }
    .group = Schiff nehmen
move-swap = { $space ->
        [0] das Schiff am Liegeplatz durch das neue ersetzen
       *[other] das Schiff auf dem £{ $space }-Feld durch das neue ersetzen
    }
    .group = Das Schiff wählen, das geht
move-sell-stored = eine Ware aus dem Lager zum eigenen Preis verkaufen
    .group = Aus dem Lager verkaufen
move-stop = in dieser Phase nichts mehr verkaufen
    .group = Verkauf beenden
move-discard = { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } aus Platzmangel aufgeben
    .group = Ware aufgeben
move-dismiss = { $what-id ->
        [ship-2] { $what } abgeben
       *[other] { $what } entlassen
    }
    .group = Arbeiter oder Schiff samt Besatzung entlassen
move-lose-machine = den Ludditen eine Maschine in Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } überlassen
    .group = Maschine verlieren
move-pay-off = die Ludditen bezahlen, damit sie die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } verschonen
    .group = Ludditen bezahlen
move-advance = einen Arbeiter aus Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } in die Lücke versetzen
    .group = Arbeiter aufrücken lassen
move-enlist = das Schiff mit Kapazität { $capacity } in den Krieg schicken
    .group = Schiff in den Krieg schicken
move-suffer = { $loss } verlieren
    .group = Verlust wählen
