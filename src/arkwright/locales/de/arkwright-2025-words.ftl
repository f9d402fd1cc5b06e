# What the tables of the 2025 edition and its short game say in other words: their rules differ.
# Marketing is Vertrieb here too: that is what stands behind the word of the English draft.

title-arkwright-2025 = Arkwright (2025)
    .note = neue Ausgabe, fünf Jahrzehnte

## Tiles (10.1)

tile-agent = Agent
    .effect =
        Beim Verschiffen darf jeder Kontrakt mit einer Ware mehr oder weniger bedient werden als
        vereinbart.
tile-charisma = Charisma
    .effect =
        Am Ende eines Zyklus oder Jahrzehnts abgegeben, bestimmt es den Startspieler und bringt
        einen Sondermarker.
tile-school = Schule
    .effect =
        Durch Maschinen ersetzte Arbeiter dürfen freie Plätze der eigenen Fabriken einnehmen, und
        vor einem Verkauf darf die letzte Reihe mit einem Arbeiter stillgelegt werden.
tile-small-warehouse = Kleines Lager
    .effect = Es fasst ohne Arbeiter fünf beliebige Waren.

## Moves and what happened

move-place = { $marker-id ->
        [both-ships] beide Schiffe auf dem £{ $space }-Feld nutzen und £{ $space } zahlen
       *[other] den Marker „{ $marker }“ auf dem £{ $space }-Feld nutzen und £{ $space } zahlen
    }
    .group = Marker oder Schiffe auf einem Verwaltungsfeld nutzen
move-found = mit einer { $category-id ->
        [usual] Fabrik
        [bulk] Massenfabrik
       *[luxury] Luxusfabrik
    } für { $good } beginnen
    .group = Fabrik wählen
move-build = eine { $category-id ->
        [usual] Fabrik
        [bulk] Massenfabrik
       *[luxury] Luxusfabrik
    } für { $good } der Stufe { $level } bauen
    .group = Fabrik bauen: Ware, Stufe und Art

journal-placed = { $marker-id ->
        [both-ships] { $who } nutzt beide Schiffe auf dem £{ $space }-Feld.
       *[other] { $who } nutzt den Marker „{ $marker }“ auf dem £{ $space }-Feld.
    }
journal-founded = { $who } gründet eine { $category-id ->
        [usual] Fabrik
        [bulk] Massenfabrik
       *[luxury] Luxusfabrik
    } für { $good } mit { $workers } Arbeitern.
journal-built = { $who } baut eine { $category-id ->
        [usual] Fabrik
        [bulk] Massenfabrik
       *[luxury] Luxusfabrik
    } für { $good } der Stufe { $level }.
journal-end-of-decade = Das Jahrzehnt { $year } endet.

## Why a move is refused

refusal-marker-not-there =
    der Marker „{ $marker }“ liegt nicht auf der Verwaltungstafel und ist erst zu legen
refusal-price-below-lowest = der niedrigste Preis dieser Ware ist £{ $pounds }
refusal-contract-whole =
    der Kontrakt lautet auf { $space } { $good } und ist ganz zu bedienen; der Agent darf jeden
    Kontrakt um eine Ware ändern

## What is asked

question-start-marker = Ersten Sondermarker nehmen.
    .rule =
        Zu nehmen ist ein Entwicklungsplättchen oder ein verbesserter Marker oder ein Schiff der
        ersten Reihe. Nur Erfinder und Tüftler kosten etwas. Ein Schiff dieser Reihe braucht keine
        Besatzung. (4.1.V)
question-turn = Marker und Verwaltungsfeld wählen.
    .rule =
        Der Marker bestimmt die Aktion, das Feld die Kosten; ein teureres Feld gibt manchen Aktionen
        mehr Spielraum. Marker bleiben bis zum Ende des Jahrzehnts auf der Tafel, Schiffe nie. Ein
        Marker, der dort liegt, lässt sich für £2 Gebühr aufnehmen und sofort erneut nutzen, auf
        seinem alten Feld oder einem freien. Niemand darf passen: Wer nicht genug Geld hat, muss
        Aktien in Not verkaufen. (5.2.I)
question-factory-action = { $part ->
        [0] Fabriken schließen, bauen, modernisieren?
        [1] Fabriken bauen oder modernisieren?
       *[other] Fabriken modernisieren?
    }
    .rule =
        Zuerst wird geschlossen, dann gebaut, dann modernisiert. Je Ware ist eine Fabrik erlaubt.
        Eine neue darf jede Stufe bis zur aktuellen haben, und ihre erste Reihe wird sofort besetzt;
        modernisiert wird Stufe um Stufe, jede zu vollen Kosten. Was geschlossen wird, kommt samt
        Qualität und Vertrieb in die Schachtel, und alle Arbeiter werden entlassen. (5.2.II.1)
question-opening-price = Den ersten Preis für { $good } festlegen.
    .rule =
        Kaufreiz ist Qualität plus Vertrieb minus Preis. Je höher er ist, desto früher werden die
        Waren verkauft, und nie werden mehr verkauft, als der Kaufreiz beträgt. Der erste Preis darf
        nicht über der Grundqualität liegen. Nach späteren Aktionen mit Fabrik, Qualität, Vertrieb
        oder Produktion dürfen alle eigenen Preise geändert werden. (5.2.II.1, 5.2.III.1)
question-workers-action = Arbeiter einstellen oder entlassen?
    .rule =
        Einstellen kostet nichts, aber Arbeiter erhalten in jeder Produktion Lohn, und jede Lücke
        auf dem Arbeitsmarkt ist Nachfrage für alle. Reihen werden der Reihe nach besetzt, und nur
        volle stellen Waren her. Entlassen wird von den letzten Reihen her, Reihe 1 bleibt; vorher
        dürfen Maschinen und Arbeiter in tiefere Reihen rücken. Im letzten Jahrzehnt wird niemand
        für eine Ware eingestellt, die schon produziert ist. Arbeiter im Lagerhaus schaffen Platz
        für Waren. (5.2.II.2)
question-exchange-action = { $part ->
        [0] Lager, Kredite, Aktien, Kontrakte: Was handeln?
        [1] Kredite, Aktien, Kontrakte: Was handeln?
        [2] Aktien, dann Kontrakte: Was handeln?
       *[other] Kontrakte schließen oder erhöhen?
    }
    .rule =
        Die Reihenfolge steht fest: Waren aus dem Lager zum festen Preis verkaufen, Kredite für je
        £13 tilgen, eigene Aktien entweder kaufen oder verkaufen, Kontrakte schließen oder erhöhen.
        Wer einen Kredit hat, kauft keine Aktien. Zusammen mit den Kontrakten darf auch die
        Kontraktgrenze wandern: Ein nicht bedienter Kontrakt steigt nicht über sie, kostet dann aber
        Aktienkurs. (5.2.II.6)
question-ship-action = Welche Kontrakte werden bedient?
    .rule =
        Die Schiffe bringen Waren aus dem Lager in die Kolonien, soweit sie Platz haben. Ein
        Kontrakt wird ganz bedient, und jede Ware bringt die Grundqualität ihrer Fabrik in Pfund.
        Der Aktienkurs fällt für jedes Schiff, das gebraucht wird, um ein Feld. Das Verwaltungsfeld
        bleibt frei. (5.2.II.7)
question-production-action = Welche Fabrik produziert für das Lager?
    .rule =
        Eine Fabrik lässt von der ersten an { $rows ->
            [one] höchstens eine Reihe
           *[other] höchstens { $rows } Reihen
        } arbeiten, und deren Löhne und Maschinen sind sofort zu bezahlen. Die Waren kommen ins
        Lagerhaus; was keinen Platz hat, geht verloren. (5.2.II.8)
question-price-adjustment = Preise ändern?
    .rule =
        Nach Aktionen mit Fabrik, Qualität, Vertrieb oder Produktion darf der Preis jeder eigenen
        Ware einmal geändert werden. Für jede Ware gibt es einen niedrigsten Preis, aber keinen
        höchsten. Wird einer geändert, so darf danach keine eigene Ware einen Kaufreiz unter 0
        haben. (5.2.III.1)
question-after-sale = Nach dem Verkauf: Was wird noch genutzt?
    .rule =
        Ein Mäzen dieser Ware und das Jubiläum nehmen je eine Ware mehr zum eigenen Preis ab, neu
        oder aus dem Lager, auch wenn der Markt nichts gekauft hat. Die Sonderschicht bringt eine
        Ware mehr, wenn ein Schiff sie aufnehmen kann. (5.3.I)
question-charisma = Mit Charisma den Startspieler bestimmen?
    .rule =
        Nach einem Zyklus wandert der Startspielermarker nach links; für ein neues Jahrzehnt
        bestimmt das Unternehmen mit dem geringsten Portfolio den Startspieler. Wer Charisma abgibt,
        bestimmt ihn vorher, auch wenn er es ohnehin geworden wäre, und nimmt dafür einen
        Sondermarker. (5.4, 6.2)
question-final-exchange = Ein letztes Mal handeln?
    .rule =
        Waren aus dem Lager dürfen zum festen Preis verkauft, Kredite getilgt und Aktien gekauft
        werden. Geld entscheidet nur Gleichstände, Aktien zählen mit ihrem Kurs, und wer einen
        Kredit behält, hat verloren. Danach senken offene Kontrakte den Aktienkurs; Einfluss in der
        Ostindien-Kompanie kommt hinzu, wo sie mitspielt. (6.1, 8.0)
