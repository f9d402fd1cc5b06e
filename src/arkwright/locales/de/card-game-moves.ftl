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
