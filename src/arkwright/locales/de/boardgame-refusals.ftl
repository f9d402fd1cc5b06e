# Why a move of the board game is refused, and what would be right.

## Turn and administration (II, II.1, II.2.7)

refusal-marker-not-there =
    der Marker „{ $marker }“ liegt nicht auf dem eigenen £{ $space }-Feld und lässt sich dort nicht
    erneut nutzen
refusal-marker-not-owned =
    der Marker „{ $marker }“ fehlt noch; er ist zuerst als Sondermarker zu nehmen
refusal-marker-placed-already =
    der Marker „{ $marker }“ liegt schon auf der Verwaltungstafel; er lässt sich nur erneut
    nutzen
refusal-space-taken =
    auf dem £{ $space }-Feld liegt schon der Marker „{ $marker }“; ein freies Feld wählen oder
    diesen Marker erneut nutzen
refusal-space-closed-by-bureaucracy =
    die Bürokratie hat das £{ $pounds }-Feld für alle ohne den Administrator geschlossen
refusal-space-closed-by-hamburg =
    die Hamburgkrise hat das £{ $pounds }-Feld für dieses Jahrzehnt geschlossen; zuerst öffnen
refusal-nothing-to-unlock = keines der eigenen Verwaltungsfelder wartet darauf, geöffnet zu werden
refusal-ship-needs-more =
    wer { $capacity } Waren tragen kann, braucht mindestens £{ $capacity } Verwaltungskosten, mehr
    als das £{ $space }-Feld kostet
refusal-amount-out-of-range =
    hier sind £{ $least } bis £{ $most } Verwaltungskosten möglich
refusal-pay-first = zuerst die Höhe der Verwaltungskosten wählen

## Factories (4.1, II.2.1)

refusal-factory-owned =
    die beiden Fabriken müssen verschiedene Waren herstellen, und eine { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } ist schon gewählt
refusal-level-not-reached = Stufe { $level } ist zurzeit die höchste erreichbare
refusal-highest-level = die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } hat schon die höchste Stufe
refusal-just-built = die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } ist gerade erst gebaut und lässt sich noch nicht schließen
refusal-just-closed =
    eine { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } der Stufe { $level } wurde gerade erst geschlossen; noch lässt sie sich nicht wieder bauen
refusal-factories-not-covered =
    um beide Fabriken zu bezahlen, { $count ->
        [one] muss mindestens eine Aktie
       *[other] müssen mindestens { $count } Aktien
    } verkauft werden
refusal-too-few-workers = auf dem Arbeitsmarkt { $count ->
        [0] ist kein Arbeiter mehr zu finden
        [one] ist nur noch ein Arbeiter zu finden
       *[other] sind nur noch { $count } Arbeiter zu finden
    }

## Prices (II.2.1, II.3.1)

refusal-opening-price-first =
    zuerst den Preis für { $good } festlegen, denn diese Fabrik wurde gerade eröffnet
refusal-price-below-lowest = der niedrigste Preis in dieser Ausgabe ist £{ $pounds }
refusal-price-above-highest = der höchste Preis in dieser Ausgabe ist £{ $pounds }
refusal-price-space-holds-goods =
    auf diesem Feld der Preisskala für { $good } liegen Waren; einen Preis darunter wählen
refusal-appeal-below-zero =
    der Kaufreiz von { $good } würde unter 0 fallen; einen niedrigeren Preis wählen
refusal-price-as-it-is = der Preis für { $good } ist schon £{ $pounds }
refusal-price-changed-already =
    der Preis für { $good } wurde in dieser Aktion schon geändert; das geht nur einmal
refusal-price-not-touched =
    diese Aktion betraf die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } nicht, und von den Verwaltungskosten ist nichts übrig, um die
    Preisänderung zu bezahlen

## Workers and warehouse (II.2.2, III.5)

refusal-fewer-spaces = Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } hat { $count ->
        [0] keinen freien Platz
        [one] nur einen freien Platz
       *[other] nur { $count } freie Plätze
    }
refusal-fired-there =
    in dieser Aktion wurden Arbeiter aus Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } entlassen; auf ihre Plätze darf niemand
    eingestellt werden
refusal-fewer-workers-to-fire = in der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } { $count ->
        [0] lässt sich kein Arbeiter
        [one] lässt sich nur ein Arbeiter
       *[other] lassen sich nur { $count } Arbeiter
    } entlassen: Reihe 1 bleibt, ebenso wer in dieser Aktion eingestellt wurde, und die Reihen davor
refusal-post-staffed = an diesem Posten des Lagerhauses steht schon ein Arbeiter: { $post }
refusal-post-not-staffed = an diesem Posten des Lagerhauses steht kein Arbeiter: { $post }
refusal-post-settled =
    der Lagerarbeiter an diesem Posten kam erst in dieser Aktion und muss bleiben: { $post }
refusal-must-discard = die Lager sind zu voll; zuerst eine Ware wählen, die verloren geht
refusal-discard-makes-no-room =
    { $good } aufzugeben schafft keinen Platz; eine der genannten Waren wählen

## Machinery (II.2.3)

refusal-no-worker-to-replace =
    in Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } steht kein Arbeiter auf einem Platz für Maschinen
refusal-all-reseated = alle ersetzten Arbeiter haben einen Platz

## Quality and distribution (II.2.4, II.2.5)

refusal-quality-paid-for = die gezahlten £{ $pounds } reichen { $count ->
        [0] nicht für eine Stufe Qualität
        [one] nur für eine Stufe Qualität, und die ist vergeben
       *[other] nur für { $count } Stufen Qualität, und die sind vergeben
    }
refusal-distribution-cap = der Vertrieb steigt nicht über { $level }
refusal-distribution-too-dear =
    die nächste Stufe Vertrieb kostet £{ $pounds }, und in dieser Aktion sind noch £{ $left } übrig
refusal-patent-levels-done = beide kostenlosen Stufen des Patents sind genutzt
refusal-patent-pounds-used =
    die zusätzlichen Pfund des Patents sind ausgegeben; für kostenlose Stufen ist es zu spät

## Stock exchange (4.1.V, 6.II, II.2.6)

refusal-loans-bar-buying = Aktien lassen sich erst kaufen, wenn { $loans ->
        [one] der Kredit getilgt ist
       *[other] alle { $loans } Kredite getilgt sind
    }
refusal-bank-has-fewer-shares = die Bank hat { $count ->
        [0] keine der eigenen Aktien mehr
        [one] nur noch eine der eigenen Aktien
       *[other] nur noch { $count } der eigenen Aktien
    }
refusal-shares-too-dear = £{ $cash } in der Kasse sind bei einem Preis von £{ $price } zu wenig
refusal-fewer-shares-owned = vorhanden { $count ->
        [0] ist keine Aktie
        [one] ist nur eine Aktie
       *[other] sind nur { $count } Aktien
    }
refusal-shares-bought-already =
    in dieser Aktion wurden schon Aktien gekauft, also lassen sich keine verkaufen
refusal-shares-sold-already =
    in dieser Aktion wurden schon Aktien verkauft, also lassen sich keine kaufen
refusal-fewer-loans = zu tilgen { $loans ->
        [0] ist kein Kredit
        [one] ist nur ein Kredit
       *[other] sind nur { $loans } Kredite
    }
refusal-repayment-too-dear =
    jeden Kredit zu tilgen kostet £{ $pounds }, und in der Kasse sind £{ $cash }
refusal-no-repaying-now = der Makler kann keine Kredite tilgen; das geht nur mit einer Börsenaktion
refusal-no-contracts-now = Kontrakte werden nur in einer Börsenaktion geschlossen
refusal-no-selling-at-the-end = Aktien lassen sich jetzt nur noch kaufen, nicht mehr verkaufen
refusal-contract-beyond-track = an diesem Tisch gehen Kontrakte bis { $space } Waren
refusal-contract-settled =
    der Kontrakt für { $good } wurde in dieser Aktion schon festgelegt; das geht nur einmal
refusal-contract-only-upward =
    der Kontrakt für { $good } steht bei { $space } und lässt sich nur erhöhen

## Shipping (II.2.7, III.4)

refusal-no-contract = für { $good } gibt es keinen eigenen Kontrakt
refusal-contract-whole =
    der Kontrakt lautet auf { $space } { $good } und ist ganz zu bedienen; der Agent darf einen
    Kontrakt je Verschiffung um eine Ware ändern
refusal-ship-too-small = das Schiff hat { $capacity ->
        [0] keinen Platz mehr
        [one] nur noch Platz für eine Ware
       *[other] nur noch Platz für { $capacity } Waren
    }
refusal-ships-too-small = { $capacity ->
        [0] es gibt kein eigenes Schiff
       *[other] die eigenen Schiffe tragen nur { $capacity } Waren
    }
refusal-ship-not-owned = ein eigenes Schiff mit Kapazität { $capacity } gibt es nicht
refusal-ship-without-crew =
    das Schiff mit Kapazität { $capacity } hat keine Besatzung, die zu entlassen wäre

## Production (II.2.8)

refusal-fewer-rows-allowed = mit diesem Marker { $count ->
        [one] arbeitet nur die erste Reihe
       *[other] arbeiten nur die ersten { $count } Reihen
    } einer Fabrik
refusal-row-not-in-use =
    Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } ist leer; weniger Reihen wählen

## Special markers (II.3.2)

refusal-tile-owned =
    das Plättchen „{ $tile }“ ist schon im eigenen Besitz, und zwei gleiche sind nicht erlaubt
refusal-tile-not-owned = das Plättchen „{ $tile }“ ist nicht im eigenen Besitz
refusal-tile-not-on-offer = das Plättchen „{ $tile }“ liegt nicht im Angebot
refusal-tile-in-use = das Plättchen „{ $tile }“ wird in dieser Aktion schon genutzt
refusal-tile-just-taken =
    das Plättchen „{ $tile }“ wurde gerade erst genommen; eines der älteren abgeben
refusal-must-return-tile = mehr als { $count } Plättchen sind nicht erlaubt; zuerst eines abgeben
refusal-assigned-already = das Plättchen „{ $tile }“ ist schon der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } zugeordnet
refusal-inventor-first =
    zuerst für die nächste Nutzung des Plättchens „{ $tile }“ zahlen oder es abgeben
refusal-marker-owned =
    der Marker „{ $marker }“ ist schon im eigenen Besitz, und zwei gleiche sind nicht erlaubt
refusal-marker-not-on-offer = der Marker „{ $marker }“ liegt nicht im Angebot
refusal-marker-of-later-level =
    der Marker „{ $marker }“ kommt später; erlaubt sind Reihen bis Stufe { $level }
refusal-ship-not-on-offer = im Angebot liegt kein Schiff mit Kapazität { $capacity }
refusal-ship-of-later-level =
    Schiffe mit Kapazität { $capacity } kommen später; erlaubt sind Reihen bis Stufe { $level }
refusal-pier-still-free =
    ein Liegeplatz ist noch frei, also ist kein Schiff zu ersetzen; das Schiff einfach nehmen
refusal-no-free-pier =
    beide Liegeplätze sind belegt; ein kleineres Schiff durch ein größeres ersetzen
refusal-no-crew =
    der Arbeitsmarkt hat zu wenige Arbeiter für die Besatzung eines Schiffs mit Kapazität
    { $capacity }

## Sale (III.1)

refusal-only-after-sale = erst nutzbar, wenn der Markt gekauft hat: { $tile }
refusal-extra-shifts-at-first-call =
    die Sonderschicht ist nur beim ersten Ruf ohne neue Waren nutzbar, nicht später
refusal-row-already-shut = Reihe { $row } ist schon stillgelegt, und mehr als eine ist nicht erlaubt
refusal-no-row-to-shut = die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } hat keine Reihe mit einem Arbeiter, die stillzulegen wäre
refusal-row-goods-sold = Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } brachte { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    }, und die Schule legt nur eine Reihe still, deren Waren alle unverkauft sind
refusal-no-use-for-extra-good =
    niemand würde noch { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } abnehmen: weder Mäzen noch Jubiläum, weder Schiff noch Lager
refusal-patron-has-bought = der Mäzen für { $good } hat schon gekauft
refusal-no-jubilee-sale = zum Jubiläum ist kein Verkauf mehr übrig
refusal-no-good-left = zum Verkauf gibt es { $good-id ->
        [cutlery] kein Besteck
       *[other] keine { $good }
    } mehr, weder neu noch im Lager

## Decade and events (IV, 6.II, 6.III, 10.2)

refusal-other-factory-now = jetzt ist die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } an der Reihe
refusal-no-machine-in-row = in Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } steht keine Maschine
refusal-no-worker-in-row = in Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } steht kein Arbeiter
refusal-only-from-higher-rows =
    die Lücke ist in Reihe { $row }; nur Arbeiter höherer Reihen dürfen dorthin
refusal-last-worker-beside-machines =
    der letzte Arbeiter in Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } muss bei den Maschinen bleiben

## Choices that come first

refusal-school-first =
    zuerst entscheiden, ob die Schule die letzte Reihe der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } stilllegt
refusal-choose-swapped-ship =
    zuerst wählen, welches der beiden Schiffe mit Kapazität { $capacity } durch das neue ersetzt
    wird
refusal-factories-come-first =
    der Erfinder kostet £{ $pounds }, und das Kapital muss noch für beide Fabriken reichen

## The 2025 edition: set-up, turn and factories (4.1, 5.2.I, 5.2.II)

refusal-must-take-marker = der erste Sondermarker ist zu nehmen; frei ist nur, welcher
refusal-ships-inactive = das Schiff ist inaktiv; eine Börsenaktion macht es wieder aktiv
refusal-no-two-ships = es gibt keine zwei eigenen Schiffe, die zusammen fahren könnten
refusal-no-goods-to-ship = eine Schiffsaktion braucht Waren im Lager, und dort liegen keine
refusal-no-contract-to-serve =
    eine Schiffsaktion braucht einen Kontrakt, den gelagerte Waren erfüllen und den Laderaum { $capacity } fasst
refusal-ship-cannot-sail = nicht fahrbereit, denn nur eigene aktive Schiffe fahren: { $marker }
refusal-factory-in-order =
    zuerst wird geschlossen, dann gebaut, dann modernisiert; erreicht ist schon: { $part }
refusal-marker-in-box =
    die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } der Stufe { $level } wurde geschlossen und liegt in der Schachtel; diese Stufe ist
    nicht mehr zu erreichen
refusal-produced-in-last-decade =
    die Produktion von { $good } ist im letzten Jahrzehnt vorbei; dafür fängt niemand mehr an
refusal-opening-above-base =
    der erste Preis darf nicht über der Grundqualität der Fabrik liegen, £{ $pounds }
refusal-price-it-first =
    der Kaufreiz von { $good } liegt unter 0; wenn Preise geändert werden, dann auch dieser
refusal-lower-rows-first =
    Reihen werden der Reihe nach besetzt: In der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } hat eine tiefere Reihe eine Lücke
refusal-moving-comes-first =
    in der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } wurde schon eingestellt oder entlassen; versetzt wird vorher
refusal-no-place-in-row = Reihe { $row } hat von dort keinen Platz für { $piece }
refusal-one-four-each = bei zwei Unternehmen hat niemand zwei Schiffe mit Kapazität 4

## Stock exchange and investor (5.2.II.6)

refusal-exchange-in-order =
    die Reihenfolge ist Lagerware, Kredite, Aktien, Kontrakte, und dies ist vorbei: { $part }
refusal-no-contracts-in-game =
    in diesem Spiel gibt es keine Kontrakte; Schiffe tragen, wofür sie Platz haben
refusal-contract-beyond-limit =
    die Kontraktgrenze liegt auf { $space }; zuerst versetzen oder weniger vereinbaren
refusal-limit-is-set = die Kontraktgrenze liegt schon, wo sie liegen soll
refusal-limit-stays-on-track =
    bei zwei Unternehmen bleibt die Kontraktgrenze auf einem Feld bis { $space }
refusal-limit-left-of-contract =
    ein Kontrakt steht bei { $space }, und die Grenze darf nicht unter einem Kontrakt liegen
refusal-half-done = { $marker-id ->
        [exchange] die Börsenhälfte des Investors ist schon ausgeführt
       *[other] mit dem Investor wurde schon ein Marker nachgeahmt, und mehr als einer ist nicht erlaubt
    }
refusal-copy-needs-more =
    die für den Investor gezahlten £{ $pounds } sind dafür zu wenig: { $marker }

## Sale and tiles (5.3, 5.4, 10.1)

refusal-only-before-sale = nur nutzbar, bevor der Markt kauft: { $tile }
refusal-offered-already = für diesen Verkauf wurde schon angeboten; das geht nur einmal
refusal-nobody-wants-it = der Kaufreiz von { $good } liegt unter 0, also nimmt niemand mehr davon
refusal-no-ship-for-extra-good = jetzt könnte kein Schiff noch { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } aufnehmen
refusal-tie-first = zuerst entscheiden, ob der Presseattaché den Gleichstand um { $bonus } gewinnt
refusal-broker-not-for-charisma =
    den halben Preis des Maklers gibt es statt der Zusatzaktion und statt des Markers der Lobby, für den deren Regeln gelten; für Charisma wird ein Marker genommen
refusal-tile-just-returned =
    das Plättchen „{ $tile }“ wurde gerade erst abgegeben; etwas anderes nehmen
refusal-choose-inventor = zuerst sagen, ob Erfinder oder Tüftler genutzt wurde

## East India Company and asymmetrical factories (9.3, 9.4)

refusal-track-space-barred =
    dort kann der Marker auf der Leiste { $track } nicht stehen: Das Feld ist besetzt oder fehlt
refusal-influence-too-dear = ein Schritt kostet £{ $price }, und in der Kasse sind £{ $cash }
refusal-bonus-not-reached = erst ab Feld { $space } der Leiste gibt es { $bonus }
refusal-bonus-for-other-good = auf dieser Leiste geht der Bonus nur an die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }
refusal-usual-factories-only = Massen- und Luxusfabriken spielen an diesem Tisch nicht mit
refusal-kind-all-open =
    für { $good } sind schon { $count } Fabriken dieser Art offen, mehr gibt es nicht: { $category }
