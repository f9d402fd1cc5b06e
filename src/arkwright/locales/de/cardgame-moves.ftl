# What the moves of the card game do, said to the one who chooses.

move-pass = in diesem Zug keine Aktion ausführen
    .group = Keine Aktion
move-act = die Aktion „{ $action }“ ausführen
    .group = Aktion wählen
move-build-factory = eine { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } bauen
    .group = Fabrik bauen
move-upgrade = die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } und ihre Arbeiterkarten ausbauen
    .group = Fabrik ausbauen
move-invent =
    den Erfinder abwerfen oder weiter nutzen, um die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } ein Jahrzehnt früher auszubauen
    .group = Mit dem Erfinder früher ausbauen
move-employ = der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } eine Arbeiterkarte hinzufügen
    .group = Arbeiterkarte hinzufügen
move-automate = Maschinen auf Arbeiterkarte { $position } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } setzen
    .group = Maschinen auf eine Arbeiterkarte setzen: Fabrik, Karte
move-set-quality = { $values-id ->
        [0] alle Qualitätskarten von der { $good-id ->
            [food] Nahrungsfabrik
            [clothes] Kleiderfabrik
            [cutlery] Besteckfabrik
           *[lamps] Lampenfabrik
        } nehmen
       *[other] der { $good-id ->
            [food] Nahrungsfabrik
            [clothes] Kleiderfabrik
            [cutlery] Besteckfabrik
           *[lamps] Lampenfabrik
        } Qualitätskarten von { $values } geben
    }
    .group = Qualitätskarten, die eine Fabrik danach hat
move-set-distribution = { $value ->
        [0] die Vertriebskarte von der { $good-id ->
            [food] Nahrungsfabrik
            [clothes] Kleiderfabrik
            [cutlery] Besteckfabrik
           *[lamps] Lampenfabrik
        } nehmen
       *[other] der { $good-id ->
            [food] Nahrungsfabrik
            [clothes] Kleiderfabrik
            [cutlery] Besteckfabrik
           *[lamps] Lampenfabrik
        } Vertrieb { $value } geben
    }
    .group = Vertrieb, den eine Fabrik danach hat
move-borrow = { $count ->
        [one] einen Kredit in Höhe des Aktienkurses aufnehmen; er kostet am Ende eine Aktie
       *[other] { $count } Kredite in Höhe des Aktienkurses aufnehmen; jeder kostet am Ende eine
            Aktie
    }
    .group = Kredite aufnehmen
move-ready-ships = alle eigenen Schiffe bereit machen
    .group = Schiffe bereit machen
move-produce-extra = in der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } produzieren, { $cards ->
        [0] ohne Arbeiterkarte
        [one] mit der ersten Arbeiterkarte
       *[other] mit beiden Arbeiterkarten
    }
    .group = Produzieren: Fabrik, Arbeiterkarten
move-ship-goods = { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } nach Übersee verschiffen
    .group = Waren nach Übersee verschiffen
move-appeal = den Kaufreiz der aktiven Ware auf { $value } setzen; der Rest ist ihr Preis
    .group = Kaufreiz festlegen
move-appeal-with-engineer = { $side-id ->
        [price] den Kaufreiz der aktiven Ware auf { $value } setzen, den Ingenieur dabei zum Preis drehen
       *[appeal] den Kaufreiz der aktiven Ware auf { $value } setzen, den Ingenieur dabei zum Kaufreiz drehen
    }
    .group = Kaufreiz mit anders gedrehtem Ingenieur festlegen
move-develop = „{ $development }“ einen Schritt entwickeln
    .group = Entwickeln
move-take-card = { $good-id ->
        [none] die Karte „{ $card }“ nehmen
        [food] die Karte „{ $card }“ für die Nahrungsfabrik nehmen
        [clothes] die Karte „{ $card }“ für die Kleiderfabrik nehmen
        [cutlery] die Karte „{ $card }“ für die Besteckfabrik nehmen
       *[lamps] die Karte „{ $card }“ für die Lampenfabrik nehmen
    }
    .group = Entwicklungskarte nehmen
move-take-copy = das Exemplar auf Platz { $position } der Auslage nehmen
    .group = Exemplar wählen: die Plätze zählen zeilenweise
move-discard-card = die Karte „{ $card }“ abwerfen
    .group = Karte abwerfen
move-use-card = { $card-id ->
        [extra-shift] die Sonderschicht für eine Ware mehr abwerfen
        [inventor] den Erfinder für zwei Entwicklungen abwerfen
        [trade-office] das Handelskontor drehen, um einen Frachtmarker zu sparen
        [entrepreneur] den Unternehmer nutzen
        [developer] den Entwickler nutzen
       *[other] die Karte „{ $card }“ drehen, um eine Ware mehr zu verkaufen
    }
    .group = Karte nutzen
move-reactivate = den Entwickler drehen, um die Karte „{ $card }“ bereit zu machen
    .group = Karte bereit machen
move-sell-from-store = { $count ->
        [one] eine gelagerte Ware
       *[other] { $count } gelagerte Waren
    } neben den neuen verkaufen
    .group = Aus den Lagern verkaufen
move-clear-goods = ein Lager räumen und { $good } darin verfallen lassen
    .group = Lager räumen
move-drop = { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } aus dem Lager verfallen lassen
    .group = Ware verfallen lassen

## When such moves are made

when-pass = ob eine Aktion ausfällt, entscheidet sich zu Beginn des Zugs (1a)
when-act = die Aktion wird zu Beginn des Zugs gewählt (1a)
when-choose-factory = die ersten beiden Fabriken werden vor Spielbeginn gewählt (Expertenaufbau 6)
when-build-factory = Fabriken werden mit der Aktion „Bauen und Ausbauen“ gebaut (1a.1)
when-upgrade = Fabriken werden mit der Aktion „Bauen und Ausbauen“ ausgebaut (1a.1)
when-invent = der Erfinder baut Fabriken in der Aktion „Bauen und Ausbauen“ aus (Karte 8)
when-employ = Arbeiterkarten werden mit der Aktion „Arbeiter einstellen“ hinzugefügt (1a.2)
when-automate = Maschinen werden mit der Aktion „Produktion automatisieren“ gesetzt (1a.3)
when-set-quality = Qualitätskarten werden mit der Aktion „Qualität erhöhen“ gelegt (1a.4)
when-set-distribution = Vertriebskarten werden mit der Aktion „Vertrieb erhöhen“ gelegt (1a.4)
when-buy-shares = Aktien werden mit der Aktion „Börse“ gekauft (1a.5)
when-borrow = Kredite werden mit der Aktion „Börse“ aufgenommen (1a.5)
when-ready-ships = Schiffe werden mit der Aktion „Börse“ bereit gemacht (1a.5)
when-produce-extra = Fabriken produzieren mit der Aktion „Extraproduktion“ für die Lager (1a.6)
when-ship-goods =
    Waren werden nach ihrem Verkauf verschifft oder mit der Aktion „Frühe Verschiffung“ (2b, 1a.7)
when-appeal = der Kaufreiz der aktiven Ware wird nach der Aktion festgelegt (1b)
when-appeal-with-engineer = der Ingenieur wird gedreht, wenn der Kaufreiz festgelegt wird, nach der Aktion (1b)
when-develop = Entwicklungen werden am Ende des Zugs genommen (1c)
when-take-card = Karten werden am Ende des Zugs genommen (1c)
when-take-copy = ein Exemplar wird gewählt, wenn eine Karte genommen wird, die auf mehreren Plätzen liegt (Solo B)
when-discard-card = Karten werden abgeworfen, wenn es zu viele sind, oder für ihre Nutzung (1c)
when-use-broker = der Makler wird am Ende des Zugs anstelle einer neuen Karte genutzt (Karte 6)
when-use-card-developer =
    der Entwickler macht eine andere Karte bereit, wo sie zu nutzen ist (Karte 9)
when-use-card-entrepreneur =
    der Unternehmer wird bei Gleichstand um den höchsten Kaufreiz genutzt oder nach einer Runde
    (Karte 1)
when-use-card-extra-shift = die Sonderschicht wird genutzt, wenn eine Fabrik produziert (Karte 3)
when-use-card-inventor =
    der Erfinder wird am Ende des Zugs anstelle einer neuen Karte genutzt (Karte 8)
when-use-card-patron = Mäzene kaufen, wenn ihre Waren verkauft werden (2a)
when-use-card-trade-office = das Handelskontor wird genutzt, wenn Waren verschifft werden (Karte 2)
when-reactivate = der Entwickler wird genutzt, wo die andere Karte nützt (Karte 9)
when-sell-from-store =
    gelagerte Waren werden neben den neuen verkauft, wenn ihre Ware produziert wird (2a)
when-clear-goods = ein Lager wird geräumt, wenn neue Waren keinen Platz haben (2b)
when-drop = gelagerte Waren verfallen, wenn ein Lager wegfällt (Karte 13)
