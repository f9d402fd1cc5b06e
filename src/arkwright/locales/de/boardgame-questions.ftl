# What the decisions of the board game ask; .rule explains each in our own words.

## Preparation (4.1)

question-foundation = Eine der ersten beiden Fabriken wählen.
    .rule =
        Alle beginnen mit zwei Fabriken der Stufe 1 für verschiedene Waren; die erste wird in
        Spielreihenfolge gewählt, die zweite in umgekehrter. Arbeiter vom Arbeitsmarkt besetzen
        sofort die ersten beiden Reihen. Bezahlt werden beide Fabriken erst, wenn die Aktien
        verkauft sind. (4.1.IV)
question-start-capital = Aktien für das Startkapital verkaufen.
    .rule =
        Die Bank kauft die Aktien zum Aktienkurs, und mehr Geld gibt es zu Beginn nicht. Der Erlös
        muss für beide Fabriken reichen. Was behalten wird, zählt am Ende; was verkauft wird, lässt
        sich später zurückkaufen, aber selten so günstig. (4.1.V)
question-start-marker = Ersten Sondermarker nehmen, oder keinen.
    .rule =
        Ein Entwicklungsplättchen oder ein verbesserter Marker oder ein Schiff der ersten Reihe darf
        kostenlos genommen werden. Ein Schiff dieser Reihe braucht keine Besatzung. (4.1.V)

## Turn (II.1)

question-turn = Marker und Verwaltungsfeld wählen.
    .rule =
        Der Marker bestimmt die Aktion, das Feld die Kosten; ein teureres Feld gibt manchen Aktionen
        mehr Spielraum. Marker bleiben bis zum Ende des Jahrzehnts auf der Tafel. Ein Marker, der
        dort liegt, lässt sich für die Kosten seines Felds und £2 Gebühr erneut nutzen. Niemand darf
        passen: Wer nicht genug Geld hat, muss Aktien in Not verkaufen. ({ section-II-1 })
question-administration = Wie hoch sind die Verwaltungskosten?
    .rule =
        Ein Plättchen erlaubt einen anderen Betrag, als das Feld angibt. Mehr zu zahlen gibt manchen
        Aktionen mehr Spielraum, weniger zu zahlen spart Geld. Für ein Schiff ist nie weniger zu
        zahlen als seine Kapazität. ({ section-II-1 }, { section-II-2-4 })

## Actions (II.2)

question-factory-action = Fabriken bauen, modernisieren, schließen?
    .rule =
        Je Ware ist eine Fabrik erlaubt. Eine neue darf jede Stufe bis zur aktuellen haben und
        kostet, was diese Stufe kostet; ihre erste Reihe wird sofort vom Arbeitsmarkt besetzt.
        Modernisiert wird Stufe um Stufe, jede zu vollen Kosten. Beim Schließen werden alle Arbeiter
        entlassen, und Qualität, Vertrieb und Maschinen gehen verloren. ({ section-II-2-1 })
question-opening-price = Den ersten Preis für { $good } festlegen.
    .rule =
        Kaufreiz ist Qualität plus Vertrieb minus Preis. Je höher er ist, desto früher werden die
        Waren verkauft, und nie werden mehr verkauft, als der Kaufreiz beträgt; unter 0 darf er
        nicht liegen. Nach späteren Aktionen, die diese Fabrik betreffen, darf der Preis wieder
        geändert werden. ({ section-II-2-1 }, { section-II-3-1 })
question-workers-action = Arbeiter einstellen oder entlassen?
    .rule =
        Einstellen kostet nichts, aber Arbeiter erhalten in jeder Produktion Lohn, und nur volle
        Reihen stellen Waren her. Jeder eingestellte Arbeiter hinterlässt auf dem Arbeitsmarkt eine
        Lücke, und Lücken sind Nachfrage für alle. Entlassen wird von den letzten Reihen her, Reihe
        1 bleibt; wo in einer Aktion entlassen wurde, wird niemand eingestellt. Arbeiter im
        Lagerhaus schaffen Platz für Waren. ({ section-II-2-2 })
question-machinery-action = { $left ->
        [one] Wohin mit der Maschine?
       *[other] Wohin mit den Maschinen? Noch { $left }.
    }
    .rule =
        Die Verwaltungskosten bestimmen, wie viele Maschinen eingesetzt werden dürfen. Jede ersetzt
        einen Arbeiter auf einem Platz, der Maschinen zulässt, und der Arbeiter wird entlassen. Eine
        Maschine kostet in einer Produktion £1, ein Arbeiter einen Lohn. ({ section-II-2-3 })
question-reseating = { $left ->
        [one] Wohin kommt der ersetzte Arbeiter?
       *[other] Wohin kommen die { $left } ersetzten Arbeiter?
    }
    .rule =
        Die Schule darf Arbeitern, die durch Maschinen ersetzt wurden, einen freien Platz in den
        eigenen Fabriken geben. Wer beim Weitergehen keinen neuen Platz hat, wird entlassen.
        ({ section-II-2-3 })
question-quality-action = Welche Waren erhalten mehr Qualität?
    .rule =
        Die Verwaltungskosten und der Marker bestimmen, um wie viele Stufen die Qualität steigen
        darf, beliebig auf die Fabriken verteilt. Qualität erhöht den Kaufreiz und bleibt erhalten.
        Sie steigt bis 4, mit dem Ingenieur bis 6. ({ section-II-2-4 })
question-distribution-action = Welche Waren erhalten mehr Vertrieb?
    .rule =
        Eine neue Stufe des Vertriebs kostet so viel, wie ihre Zahl angibt; bezahlt wird aus den
        Verwaltungskosten, und der Marker begrenzt, wie viel davon nutzbar ist. Vertrieb erhöht den
        Kaufreiz, höchstens um 4, und sinkt mit jeder Produktion der Ware um 1. Das Patent darf für
        zwei kostenlose Stufen abgegeben werden. ({ section-II-2-5 })
question-give-distribution = { $left ->
        [one] Welche Ware erhält eine Stufe Vertrieb?
       *[other] Welche Waren erhalten { $left } Stufen Vertrieb?
    }
    .rule =
        Made in England bringt Stufen des Vertriebs, die nichts kosten. Sie dürfen an eine Fabrik
        oder an mehrere gehen, und keine Fabrik hat danach mehr als 4. (10.2)
question-exchange-action = Was wird an der Börse gehandelt?
    .rule =
        Eigene Aktien dürfen zum Aktienkurs gekauft oder verkauft werden, gekauft aber nie unter
        £10; Kredite lassen sich für je £13 tilgen, Waren aus dem Lager zum festen Preis verkaufen
        und Kontrakte schließen oder erhöhen. All das geht in beliebiger Reihenfolge, aber Aktien
        nur in einer Richtung. Wer einen Kredit hat, kauft keine Aktien. ({ section-II-2-6 })
question-ship-action = Welche Kontrakte bedient das Schiff?
    .rule =
        Das Schiff bringt Waren aus dem Lager in die Kolonien, soweit es Platz hat. Ein
        Kontrakt wird ganz bedient, und jede Ware bringt die Grundqualität ihrer Fabrik in Pfund.
        Für die Seereise fällt der Aktienkurs um ein Feld, egal wie viele Kontrakte sie bedient.
        ({ section-II-2-7 })
question-investor-action = Welche Hälfte des Investors jetzt?
    .rule =
        Der Investor ist eine Börsenaktion und das Nachahmen eines eigenen Markers: Arbeiter,
        Maschinen oder Schiffe, wo immer er liegt. Die Reihenfolge ist frei, und die erste Hälfte
        endet vor der zweiten. Nachgeahmt wird mit den gezahlten £{ $pounds }, ohne weitere Kosten.
        Eine Zusatzaktion folgt nicht. (5.2.II.6)
question-production-action = Welche Fabrik produziert für das Lager?
    .rule =
        Eine Fabrik lässt von der ersten an { $rows ->
            [one] höchstens eine Reihe
           *[other] höchstens { $rows } Reihen
        } arbeiten, und deren Löhne und Maschinen sind sofort zu bezahlen. Die Waren kommen ins
        Lagerhaus; was keinen Platz hat, geht verloren. Im letzten Jahrzehnt verschwindet dadurch
        auch die Markierung für spätes Einstellen. ({ section-II-2-8 })
question-extra-shift = Die Sonderschicht für { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } abgeben?
    .rule =
        Diese Aktion bringt { $count ->
            [one] 1 Ware
           *[other] { $count } Waren
        }, mit dem Plättchen eine mehr, ohne Kosten. Das Plättchen geht zurück ins Angebot; wer es
        behält, kann es in jeder späteren Produktion nutzen. ({ section-II-2-8 })

## Additional actions (II.3)

question-price-adjustment = Preise ändern?
    .rule =
        Nach dieser Aktion darf der Preis jeder Ware, deren Fabrik sie betraf, einmal geändert
        werden.
        { $pounds ->
            [0] Andere Preise lassen sich jetzt nicht ändern.
           *[other] Andere Preise kosten je £1 der £{ $pounds } Verwaltungskosten, die noch übrig
                sind.
        } Kein Preis darf den Kaufreiz unter 0 drücken. ({ section-II-3-1 })
question-special-marker = Einen Sondermarker nehmen?
    .rule =
        Eines ist kostenlos: ein Entwicklungsplättchen oder ein verbesserter Marker oder ein Schiff
        bis zur aktuellen Stufe. Niemand besitzt zwei gleiche Plättchen oder Marker. Stattdessen
        dürfen Vorarbeiter oder Werkstatt neu zugeordnet werden, oder der Makler wird abgegeben, um
        Aktien zum halben Preis zu kaufen. ({ section-II-3-2 })
question-swapped-ship =
    Welches der beiden Schiffe wird ersetzt?
    .rule =
        Ein Schiff, das auf der Verwaltungstafel liegt, gibt sein Feld an das neue weiter. Dort kann
        es in diesem Jahrzehnt noch einmal fahren, wenn die gezahlten Kosten seine Kapazität
        erreichen. ({ section-II-3-2-3 })

question-fifth-tile = Welches ältere Plättchen wird abgegeben?
    .rule =
        Niemand darf mehr als vier Plättchen besitzen. Für das neue Plättchen „{ $tile }“ geht
        eines der anderen zurück ins Angebot, und seine Wirkung endet sofort. ({ section-II-3-2-1 })
question-choose-inventor = Erfinder oder Tüftler?
    .rule =
        Beide sind im eigenen Besitz, und jeder reicht über die aktuelle Technologiestufe hinaus.
        Der gewählte verliert eine Nutzung; dann kostet das Behalten Geld, oder er wird abgegeben.
        (10.1)
question-keep-inventor = Den { $tile } für weitere Nutzung behalten?
    .rule =
        Das Plättchen wurde gerade genutzt. Soll es später wieder helfen, so kostet das jetzt; sonst
        geht es zurück ins Angebot. { $tile-id ->
            [tinkerer] Nach der zweiten Nutzung geht es auf jeden Fall.
           *[inventor] Das kostet jedes Mal mehr: £10, £15, £20; nach der vierten Nutzung geht es
                auf jeden Fall.
        } ({ section-II-2-1 })

## Production phase (III)

question-school-call =
    Letzte Reihe stilllegen oder verkaufen?
    .rule =
        Mit der Schule darf die letzte besetzte Reihe stillgelegt werden, solange keine ihrer Waren
        verkauft ist. Ihre Waren entstehen dann nicht, und ihre Arbeiter und Maschinen werden nicht
        bezahlt. Wer weitermacht, muss ihre Waren verkaufen, solange es Nachfrage gibt.
        ({ section-III-1 })

question-call = Der Markt will mehr: Lagerware verkaufen?
    .rule =
        Die neuen Waren sind verkauft, und der Markt ruft noch einmal. Jetzt darf eine Ware aus dem
        Lager zum eigenen Preis verkauft werden, oder der Verkauf endet für diese Phase. Beim ersten
        solchen Ruf darf die Sonderschicht für eine Ware mehr abgegeben werden. ({ section-III-1 })
question-after-sale = Nach dem Verkauf: Was wird noch genutzt?
    .rule =
        Ein Mäzen dieser Ware und das Jubiläum nehmen je eine Ware mehr zum eigenen Preis ab, neu
        oder aus dem Lager. Die Schule darf die letzte Reihe mit einem Arbeiter stilllegen, wenn
        alle ihre Waren unverkauft sind: Sie entstehen nicht, und die Reihe wird nicht bezahlt. Die
        Sonderschicht bringt eine Ware mehr, wenn jemand sie abnehmen kann. ({ section-III-1 })
question-shipping = Den Kontrakt der aktiven Ware bedienen?
    .rule =
        Neue und gelagerte Waren dürfen zusammen verschifft werden, notfalls mit beiden Schiffen,
        aber nur der ganze Kontrakt. Jede Ware bringt die Grundqualität ihrer Fabrik in Pfund, und
        der Aktienkurs fällt für jedes genutzte Schiff um ein Feld. Ein nicht bedienter Kontrakt
        steigt; wo er das nicht kann, kostet er Aktienkurs. ({ section-III-4 })
question-overflow = Welche Ware geht verloren?
    .rule =
        Es gibt mehr Waren, als die Lager fassen. Im großen liegen sie, soweit dessen Arbeiter Platz
        schaffen, die übrigen im kleinen, das fünf fasst. Welche Ware verloren geht, ist frei
        wählbar. ({ section-III-5 })

question-declaration = Was kommt außer neuen Waren auf den Markt?
    .rule =
        Vor dem Verkauf dürfen alle der Reihe nach Waren aus dem Lager zum eigenen Preis anbieten;
        der Markt nimmt sie wie neue, der Rest bleibt im Lager. Die Sonderschicht bringt eine Ware
        mehr. Die Schule legt die letzte Reihe mit einem Arbeiter still: Sie bringt nichts und wird
        nicht bezahlt. Wenn der Markt kauft, ist nichts davon mehr zu ändern. (5.3.I)
question-press-attache = Den Gleichstand um { $bonus } gewinnen?
    .rule =
        Andere haben ebenso viel, also ginge das Kursfeld an niemanden. Der Presseattaché gewinnt
        es. Er wird gedreht und dreht sich am Ende des Jahrzehnts zurück; ist er schon gedreht, so
        wird er abgegeben. (5.3.II)

## End of cycle and decade (IV, 6.0)

question-charisma = Mit Charisma den Startspieler bestimmen?
    .rule =
        Nach einem Zyklus wandert der Startspielermarker nach links; für ein neues Jahrzehnt
        bestimmt das Unternehmen mit dem geringsten Portfolio den Startspieler. Wer Charisma abgibt,
        bestimmt ihn vorher, und das Plättchen geht zurück ins Angebot. Behalten gewinnt es
        weiterhin Gleichstände. ({ section-IV }, { section-6-III })
question-marker-for-charisma = Für Charisma einen Sondermarker nehmen?
    .rule =
        Wer Charisma abgibt, nimmt sofort etwas anderes: ein Plättchen oder einen verbesserten
        Marker oder ein Schiff der Stufe dieses Jahrzehnts, auch wenn jetzt das nächste beginnt.
        Charisma selbst lässt sich nicht zurücknehmen. (10.1)
question-start-player = Wer wird Startspieler im neuen Jahrzehnt?
    .rule =
        Wessen Portfolio am wenigsten wert ist, bestimmt den Startspieler und darf sich auch selbst
        wählen. Bei Gleichstand ist es das Unternehmen mit weniger Geld, danach das vom Startspieler
        am weitesten entfernte. ({ section-6-III })
question-broker-trade = Mit dem Makler handeln?
    .rule =
        Vor und nach Löhnen und Ereignis erlaubt der Makler, Waren aus dem Lager zum festen Preis zu
        verkaufen und Aktien zum Aktienkurs zu kaufen oder zu verkaufen. Alles andere bleibt der
        Börse vorbehalten. ({ section-6-II })
question-dismiss-harbour = Arbeiter im Hafen entlassen?
    .rule =
        Besatzungen und Lagerarbeiter haben gerade ihren Lohn erhalten. Jeder von ihnen darf
        entlassen werden; eine Besatzung geht nur als Ganzes, und ihr Schiff mit ihr. Waren, die im
        Lagerhaus keinen Platz mehr haben, gehen verloren. ({ section-6-II })

## Events (10.2)

question-luddites = Ludditen in der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }: Was tun?
    .rule =
        Die Ludditen zerstören in jeder Fabrik mit Maschinen eine davon. Welche es trifft, ist frei
        wählbar, oder £5 retten alle. Ein leerer Platz legt seine Reihe still, bis er wieder besetzt
        ist. (10.2)
question-advance-workers = Lücke in der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } füllen?
    .rule =
        Ein Arbeiter einer höheren Reihe darf den Platz der zerstörten Maschine einnehmen, damit die
        tiefere Reihe weiter produziert; die neue Lücke darf ebenso gefüllt werden. Der letzte
        Arbeiter neben Maschinen muss bleiben. (10.2)
question-opium-war = Ein Schiff in den Krieg schicken?
    .rule =
        Ein Schiff darf abgegeben werden. Der Aktienkurs steigt um halb so viele Felder, wie es
        Kapazität hat, das Schiff geht zurück ins Angebot, und seine Besatzung wird entlassen.
        (10.2)
question-recession = Was geht in der Rezession verloren?
    .rule =
        Entweder fällt der Aktienkurs um zwei Felder, oder eine eigene Aktie geht an die Bank. Die
        Aktie wird nicht bezahlt, lässt sich aber später zurückkaufen. (10.2)

## The end (6.II, 8.0)

question-final-exchange = Ein letztes Mal handeln?
    .rule =
        Waren aus dem Lager dürfen zum festen Preis verkauft, Kredite getilgt und Aktien gekauft
        werden. Geld entscheidet nur Gleichstände, Aktien zählen mit ihrem Kurs, und wer einen
        Kredit behält, hat verloren. Danach senken markierte Fabriken und offene Kontrakte den
        Aktienkurs. ({ section-6-II }, 8.0)

## East India Company (2025 9.3)

question-take-influence = Auf welcher Leiste Einfluss gewinnen?
    .rule =
        Eine der vier Leisten ist zu wählen: Ein Schritt ist frei, weitere kosten je den Preis der
        Leiste, in bar. Wird einer gekauft, so steigt danach der Preis. Auf einem orangen Feld steht
        nur ein Marker; es lässt sich überspringen. Am Ende zählt jede Leiste ihren Preis mal die
        Zahl, die der eigene Marker erreicht hat. (9.3.II)
question-influence-bonus = Welcher Bonus der Leiste { $track }?
    .rule =
        Zu wählen ist ein Bonus bis zum Feld des eigenen Markers, auch wenn er stehen blieb. Der
        Vertrieb geht an jede Fabrik, Maschine und Qualität nur an die, deren Ware zur Leiste
        gehört. Das ist keine Aktion, also helfen Plättchen für Aktionen nicht. (9.3.II)
