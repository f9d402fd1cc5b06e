# What the moves of the board game do, said to the one who chooses.

move-place = den Marker „{ $marker }“ auf das £{ $space }-Feld legen und £{ $space } zahlen
    .group = Marker auf ein Verwaltungsfeld legen
move-reuse =
    den Marker „{ $marker }“ auf dem £{ $space }-Feld erneut nutzen, für £{ $space } und die Gebühr
    .group = Marker erneut nutzen
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
move-use = { $tile-id ->
        [developer] den Entwickler nutzen: £5 weniger je Fabrik dieser Aktion, dann abgeben
        [extra-shifts] die Sonderschicht für eine Ware mehr abgeben
        [inventor] als Nutzung des Erfinders zählen
        [jubilee] zum Jubiläum eine Ware mehr verkaufen
        [patent] das Patent für zwei kostenlose Stufen Vertrieb abgeben
        [patron] dem Mäzen eine Ware mehr verkaufen
        [press-attache] den Gleichstand mit dem Presseattaché gewinnen
        [school] mit der Schule die letzte Reihe stilllegen, sodass ihre Waren nicht entstehen
        [tinkerer] als Nutzung des Tüftlers zählen
       *[other] { $tile } nutzen
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
move-move-piece = { $piece } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } aus Reihe { $row } in Reihe { $to } versetzen
    .group = In einer Fabrik versetzen, vor dem Entlassen: Ware, aus Reihe, in Reihe
move-post = einen Lagerarbeiter einstellen: { $post }
    .group = Lagerarbeiter für einen Posten einstellen
move-shift = einen Lagerarbeiter versetzen: von { $post } nach { $new_post }
    .group = Lagerarbeiter versetzen
move-machine = einen Arbeiter in Reihe { $row } der { $good-id ->
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
move-quality = die Qualität von { $good } um eine Stufe erhöhen
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
move-limit = { $space ->
        [0] die Kontraktgrenze von der Leiste nehmen
       *[other] die eigenen Kontrakte auf { $space } Waren begrenzen
    }
    .group = Kontraktgrenze versetzen
move-invest = { $marker-id ->
        [exchange] jetzt die Börsenaktion ausführen
        [both-ships] eine Fahrt beider Schiffe nachahmen
       *[other] die Aktion des Markers „{ $marker }“ nachahmen
    }
    .group = Eine Hälfte des Investors ausführen
move-ship = { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } in die Kolonien verschiffen
    .group = Waren verschiffen
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
        [none] das Plättchen „{ $tile }“ nehmen
        [food] das Plättchen „{ $tile }“ für die Nahrungsfabrik nehmen
        [clothes] das Plättchen „{ $tile }“ für die Kleiderfabrik nehmen
        [cutlery] das Plättchen „{ $tile }“ für die Besteckfabrik nehmen
       *[lamps] das Plättchen „{ $tile }“ für die Lampenfabrik nehmen
    }
    .group = Entwicklungsplättchen nehmen
move-assign = das Plättchen „{ $tile }“ der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } zuordnen
    .group = Plättchen neu zuordnen
move-return-tile = das Plättchen „{ $tile }“ abgeben
    .group = Plättchen abgeben
move-keep-tile = für die nächste Nutzung des Plättchens „{ $tile }“ zahlen und es behalten
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
move-offer = dem Markt { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    } aus dem Lager anbieten
    .group = Waren aus dem Lager anbieten
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
move-influence = { $bought ->
        [0] den freien Schritt auf der Leiste { $track } gehen
        [one] den freien Schritt auf der Leiste { $track } gehen und einen weiteren kaufen
       *[other] den freien Schritt auf der Leiste { $track } gehen und { $bought } weitere kaufen
    }
    .group = Einfluss gewinnen: Leiste, gekaufte Schritte
move-rise = den Aktienkurs um ein Feld erhöhen
    .group = Aktienkurs erhöhen

## When such moves are made

when-place = ein Marker wird zu Beginn des Zugs gelegt ({ section-II-1 })
when-reuse = ein Marker wird zu Beginn des Zugs erneut genutzt ({ section-II-1 })
when-unlock = das geschlossene Feld wird zu Beginn des Zugs geöffnet (10.2)
when-pay =
    die Verwaltungskosten werden nach dem Marker gewählt, wenn ein Plättchen es erlaubt
    ({ section-II-1 })
when-found = die ersten beiden Fabriken werden vor Spielbeginn gewählt (4.1.IV)
when-build = Fabriken werden mit dem Marker „Fabrik“ gebaut ({ section-II-2-1 })
when-modernise = Fabriken werden mit dem Marker „Fabrik“ modernisiert ({ section-II-2-1 })
when-close = Fabriken werden mit dem Marker „Fabrik“ geschlossen ({ section-II-2-1 })
when-use-developer =
    der Entwickler wird in einer Aktion mit dem Marker „Fabrik“ genutzt ({ section-II-2-1 })
when-use-extra-shifts =
    die Sonderschicht wird genutzt, wenn eine Fabrik produziert ({ section-II-2-8 },
    { section-III-1 })
when-use-inventor = der Erfinder wird gleich nach dem Griff über die Stufe hinaus gewählt (10.1)
when-use-jubilee = das Jubiläum wird nach einem Verkauf genutzt (10.2)
when-use-patent = das Patent wird in einer Vertriebsaktion genutzt ({ section-II-2-5 })
when-use-patron = ein Mäzen kauft nach dem Verkauf seiner Ware ({ section-III-1 })
when-use-press-attache =
    der Presseattaché wird bei einem Gleichstand um einen Kursbonus genutzt (5.3.II)
when-use-school =
    die Schule legt eine Reihe still, wenn die Waren der Fabrik verkauft werden ({ section-III-1 })
when-use-tinkerer = der Tüftler wird gleich nach dem Griff über die Stufe hinaus gewählt (10.1)
when-hire = Arbeiter werden mit dem Marker „Arbeiter“ eingestellt ({ section-II-2-2 })
when-fire = Arbeiter werden mit dem Marker „Arbeiter“ entlassen ({ section-II-2-2 })
when-move-piece =
    Arbeiter und Maschinen werden mit dem Marker „Arbeiter“ versetzt, vor dem Entlassen (5.2.II.2)
when-post = Lagerarbeiter werden mit dem Marker „Arbeiter“ eingestellt ({ section-II-2-2 })
when-shift = Lagerarbeiter werden mit dem Marker „Arbeiter“ versetzt ({ section-II-2-2 })
when-machine = Maschinen werden mit einem Marker „Maschinen“ gekauft ({ section-II-2-3 })
when-reseat =
    ersetzte Arbeiter bekommen mit der Schule nach einer Maschinenaktion neue Plätze
    ({ section-II-2-3 })
when-quality = die Qualität wird mit einem Marker „Qualität“ erhöht ({ section-II-2-4 })
when-distribute = der Vertrieb wird mit einem Marker „Vertrieb“ erhöht ({ section-II-2-5 })
when-buy = Aktien werden mit dem Marker „Börse“ gekauft ({ section-II-2-6 })
when-sell = Aktien werden mit dem Marker „Börse“ verkauft ({ section-II-2-6 })
when-repay = Kredite werden mit dem Marker „Börse“ getilgt ({ section-II-2-6 })
when-clear = Lagerwaren werden mit dem Marker „Börse“ zum festen Preis verkauft ({ section-II-2-6 })
when-contract = Kontrakte werden mit dem Marker „Börse“ geschlossen und erhöht ({ section-II-2-6 })
when-limit = die Kontraktgrenze wird mit dem Marker „Börse“ versetzt (5.2.II.6)
when-invest = die Hälften des Investors werden in seiner Aktion gewählt (5.2.II.6)
when-ship =
    Waren werden mit einem Schiff als Marker verschifft oder nach ihrem Verkauf ({ section-II-2-7 },
    { section-III-4 })
when-produce = eine Fabrik produziert mit einem Marker „Produktion“ für das Lager ({ section-II-2-8 })
when-price =
    Preise werden nach einer Aktion mit Fabrik, Qualität, Vertrieb oder Produktion gesetzt
    ({ section-II-3-1 })
when-take-tile =
    Plättchen werden nach einer Aktion mit Arbeitern, Maschinen, Börse oder Schiff genommen
    ({ section-II-3-2 })
when-take-marker =
    verbesserte Marker werden nach einer Aktion mit Arbeitern, Maschinen, Börse oder Schiff genommen
    ({ section-II-3-2 })
when-take-ship =
    Schiffe werden nach einer Aktion mit Arbeitern, Maschinen, Börse oder Schiff genommen
    ({ section-II-3-2 })
when-assign =
    Plättchen werden anstelle der Wahl eines Sondermarkers neu zugeordnet ({ section-II-3-2-1 })
when-return-tile =
    Plättchen werden abgegeben, wenn es zu viele sind, oder für ihre Nutzung ({ section-II-3-2-1 })
when-keep-tile =
    ein Plättchen, das neu bezahlt wird, wird gleich nach seiner Nutzung behalten
    ({ section-II-2-1 })
when-swap = das Schiff, das geht, wird gewählt, wenn ein anderes dafür kommt ({ section-II-3-2-3 })
when-broker = der Makler wird anstelle der Wahl eines Sondermarkers abgegeben ({ section-II-3-2 })
when-sell-stored =
    Lagerwaren werden verkauft, wenn der Markt mehr als die neuen will ({ section-III-1 })
when-stop = der Verkauf wird beendet, wenn der Markt mehr als die neuen Waren will ({ section-III-1 })
when-offer = Waren aus dem Lager werden vor dem Verkauf angeboten, in Spielreihenfolge (5.3.I)
when-discard = Waren werden aufgegeben, wenn die Lagerhäuser zu voll sind ({ section-III-5 })
when-dismiss =
    Arbeiter und Schiffe im Hafen werden am Ende eines Jahrzehnts entlassen ({ section-6-II })
when-lose-machine = Maschinen gehen an die Ludditen verloren, wenn ihr Ereignis kommt (10.2)
when-pay-off = die Ludditen werden bezahlt, wenn ihr Ereignis kommt (10.2)
when-advance = Arbeiter rücken auf, wenn die Ludditen eine Maschine zerstört haben (10.2)
when-enlist = Schiffe ziehen in den Krieg, wenn das Ereignis „Opiumkrieg“ kommt (10.2)
when-suffer = der Verlust wird gewählt, wenn das Ereignis „Rezession“ kommt (10.2)
when-influence = Einfluss wird nach jedem Zyklus gewonnen (9.3.II)
when-rise = der Aktienkurs steigt als Bonus der Ostindien-Kompanie (9.3.II)
