# What the decisions of the card game ask; .rule explains each in our own words.

## Preparation (Setup, Solo A to C)

question-choose-factory = Eine der ersten beiden Fabriken wählen.
    .rule =
        Alle beginnen mit zwei Fabriken für verschiedene Waren, jede mit ihrem Büro und ihrer ersten
        Arbeiterkarte. Zu mehreren wird die erste in Spielreihenfolge gewählt und die zweite in
        umgekehrter. Allein wird eine vor und eine nach dem Legen der gegnerischen Marker gewählt.
        (Expertenaufbau 6, Solo A, Solo C)
question-start-development = Erste Entwicklung oder Karte, oder keine.
    .rule =
        Vor der ersten Runde darf eine Entwicklung auf der eigenen Tafel einen Schritt vorrücken
        oder eine Entwicklungskarte genommen werden. Entwicklungen stärken Aktionen für das ganze
        Spiel. Karten haben eigene Wirkungen, und anfangs sind zwei erlaubt. (Expertenaufbau 6)
question-start-shares = Vor dem Spiel Aktien kaufen?
    .rule =
        Mit dem Startgeld dürfen Aktien zum Aktienkurs gekauft werden. Aktien zählen am Ende mal
        ihren Kurs und werden nie wieder so günstig. Das Geld muss aber auch reichen, bis die
        Fabriken etwas einbringen. (Expertenaufbau 11)

## Turn (1)

question-choose-action = Eine Aktion wählen.
    .rule =
        Ein Zug besteht aus einer Aktion, dann Preis und Kaufreiz der aktiven Ware, falls sie
        hergestellt wird, dann einer Entwicklung. Aktionen selbst kosten nichts. Die Aktion darf
        auch entfallen, und der Rest des Zugs folgt. (1a)
question-build-action = Fabriken bauen oder ausbauen?
    .rule =
        Beliebig viele Fabriken dürfen gebaut und ausgebaut werden. Eine neue hat ein Büro, aber
        keine Arbeiterkarte und Kaufreiz 0; die erste, die in einer Aktion gebaut wird, senkt alle
        Nachfragemarker und erhöht den Lohn. Ausgebaute Fabriken stellen mehr Waren her, geben mehr
        Preis und Kaufreiz und kosten mehr im Betrieb. (1a.1)
question-employ-action = Welche Fabriken erhalten mehr Arbeiter?
    .rule =
        Arbeiterkarten bringen in jeder Produktion mehr Waren und lassen sich nie wieder entfernen.
        Egal wie viele in einer Aktion dazukommen, alle Nachfragemarker rücken einen Schritt
        hinunter und der Lohnmarker einen Schritt weiter. Jede Fabrik hat Platz für zwei. (1a.2)
question-automate-action = { $left ->
        [one] Wohin kommt die letzte Maschine?
       *[other] Wohin kommen die Maschinen? Noch { $left }.
    }
    .rule =
        Eine Maschine ersetzt einen Arbeiter und kostet in einer Produktion £1 statt des Lohns. Die
        Entwicklung der Maschinen bestimmt, wie viele in einer Aktion möglich sind. Eine Karte, die
        nur eine ihrer zwei Maschinen erhält, behält einen Marker und ist beim nächsten Mal zuerst
        fertigzustellen. (1a.3)
question-add-quality = Qualitätskarten der Fabriken festlegen.
    .rule =
        Qualität erhöht Preis oder Kaufreiz, je nachdem, wie die Karten beim Festlegen des Preises
        gedreht werden. Eine Aktion fügt nur so viel hinzu, wie die Entwicklung der Qualität
        erlaubt, und keine Fabrik hat mehr als 4, mit dem Ingenieur 6. Karten dürfen zwischen
        Fabriken und Reserve wechseln, aber was eine Fabrik verliert, ist verloren. (1a.4)
question-add-distribution = Vertrieb der Fabriken festlegen.
    .rule =
        Vertrieb erhöht den Kaufreiz und sinkt mit jeder Produktion der Ware um 1. Eine Aktion fügt
        nur so viel hinzu, wie die Entwicklung des Vertriebs erlaubt, bis 4 je Fabrik. Es gibt zwei
        Vertriebskarten, mit dem Patent drei, sodass eine andere Fabrik vielleicht ihre verliert.
        (1a.4)
question-stock-exchange = { $phase ->
        [0] Aktien kaufen, Kredite oder Schiffe?
        [1] Kredite aufnehmen, Schiffe bereit machen?
       *[other] Schiffe bereit machen?
    }
    .rule =
        Zuerst dürfen Aktien zum Aktienkurs gekauft werden, einige zum halben, falls die Börse
        entwickelt ist. Dann dürfen Kredite aufgenommen werden, jeder in Höhe eines Aktienkurses;
        jeder kostet am Ende eine Aktie. Zuletzt dürfen alle Schiffe wieder bereit gemacht werden.
        (1a.5)
question-extra-production = Welche Fabriken produzieren für die Lager?
    .rule =
        Jede Fabrik darf einmal produzieren, allein, mit der ersten oder mit beiden Arbeiterkarten,
        und bezahlt wird nur, was arbeitet. Die Waren kommen in die Lager. Was keinen Platz findet,
        verfällt. (1a.6)
question-one-more-good = Die Sonderschicht für { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } abwerfen?
    .rule =
        Diese Fabrik bringt { $count ->
            [one] 1 Ware
           *[other] { $count } Waren
        }, mit der Sonderschicht ohne Kosten eine mehr. Die Karte geht zurück in den Vorrat. Wer sie
        behält, kann sie in jeder späteren Produktion nutzen. (Karte 3)
question-early-shipping = Welche Waren gehen nach Übersee?
    .rule =
        Waren mehrerer Sorten dürfen zusammen fahren, jede zum Preis, der auf ihrer Fabrik steht.
        Jedes genutzte Schiff bringt einen Frachtmarker, und Frachtmarker senken am Ende den
        Aktienkurs. Die Abfahrt ist beim Weitergehen. (1a.7)
question-price-and-appeal = Wie viel Kaufreiz? Der Rest ist der Preis.
    .rule =
        Marker, Büro und Qualitätskarten zählen im Preis so viel wie im Kaufreiz, Vertrieb ist immer
        Kaufreiz. Verkauft werden dürfen so viele Waren, wie der Kaufreiz über dem Nachfragemarker
        liegt. Pfeile, die der eigene Marker überschreitet, schieben aber den Nachfragemarker mit.
        (1b)

## Developments and cards (1c)

question-develop-step = Eine Entwicklung oder Karte nehmen?
    .rule =
        Eine Entwicklung auf der eigenen Tafel darf einen Schritt vorrücken, oder eine Karte darf
        aus dem Vorrat genommen werden, aber keine, die schon vorhanden ist oder gerade abgeworfen
        wurde. Stattdessen lassen sich der Makler oder der Erfinder abwerfen. Der Entwickler darf
        außerdem eine gedrehte Karte bereit machen. (1c)
question-free-developments = { $left ->
        [one] Welche Entwicklung wird die letzte?
       *[other] Welche { $left } Entwicklungen?
    }
    .rule =
        Der Erfinder wurde für Entwicklungen auf der eigenen Tafel abgeworfen. Es dürfen gleiche
        oder verschiedene sein, egal in welchem Jahrzehnt. (Karte 8)
question-card-limit = Welche Karte weicht für „{ $card }“?
    .rule =
        Es sind mehr Entwicklungskarten, als die Entwicklung erlaubt. Eine der älteren geht zurück
        in den Vorrat, und ihre Wirkung endet sofort. In diesem Zug lässt sie sich nicht wieder
        nehmen. (1c)
question-make-room = Welche Karte wird abgeworfen, um „{ $card }“ zu nehmen?
    .rule =
        Es sind schon so viele Entwicklungskarten, wie die Entwicklung erlaubt. Zuerst geht eine davon
        zurück in den Vorrat, im Solospiel auf den ersten leeren Platz der Auslage; ihre Wirkung endet
        sofort, und in diesem Zug lässt sie sich nicht wieder nehmen. Danach wird die neue genommen. (1c)
question-choose-copy = Welches Exemplar der Karte „{ $card }“ wird genommen?
    .rule =
        Die Karte liegt auf mehreren Plätzen der Auslage. Die Scheiben überspringen die Lücke, die
        entsteht. (Solo B)
question-use-developer = Wird der Entwickler gleich eingesetzt?
    .rule =
        Im eigenen Zug darf er gedreht werden, um eine andere gedrehte Karte wieder bereit zu machen,
        einmal im Jahrzehnt. Der Zug, in dem er genommen wird, zählt dazu. (Karte 9)
question-lost-distribution = Welche Fabrik verliert ihren Vertrieb?
    .rule =
        Das Patent war eine der Vertriebskarten, und alle sind in Gebrauch. Eine Fabrik verliert
        ihre Karte mit dem ganzen Wert. (Karte 11)
question-lost-engineer = { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }: Karten statt Ingenieur?
    .rule =
        Der Ingenieur gab dieser Fabrik Qualität { $value }. Karten aus der Reserve dürfen sofort an
        seine Stelle treten, bis zum selben Wert. Die Grenze von 6 bleibt für den Rest des Spiels.
        (Karte 12)

## Production (2)

question-selling = { $more ->
        [0] Aus dem Lager verkaufen oder Karte nutzen?
       *[other] Mehr verkaufen oder weitere Karte nutzen?
    }
    .rule =
        Im Inland dürfen so viele Waren verkauft werden, wie der Kaufreiz über dem Nachfragemarker
        liegt, aber nicht mehr als der Kaufreiz. Neue Waren kommen zuerst und ohne Wahl; wo sie Raum
        lassen, dürfen gelagerte dazukommen. Ein Mäzen erlaubt eine mehr, eine Sonderschicht stellt
        eine mehr her. (2a)
question-left-overs = Unverkaufte Waren verschiffen?
    .rule =
        Bereite Schiffe bringen unverkaufte und gelagerte Waren der aktiven Sorte nach Übersee, zum
        Preis, der auf der Fabrik steht. Jedes genutzte Schiff bringt einen Frachtmarker, und
        Frachtmarker senken am Ende den Aktienkurs. Was nicht verschifft wird, kommt ins Lager,
        soweit Platz ist. (2b)
question-spare-token = Frachtmarker mit dem Handelskontor sparen?
    .rule =
        Die Schiffe fahren mit { $count ->
            [one] 1 Ware
           *[other] { $count } Waren
        } an Bord. Gedreht erspart das Handelskontor einen Frachtmarker dieser Reise. Im nächsten
        Jahrzehnt ist es wieder bereit. (Karte 2)
question-store-overflow = { $left ->
        [one] Kein Platz für { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }. Lager räumen?
       *[other] Kein Platz für { $left } { $good }. Lager räumen?
    }
    .rule =
        Ein kleines Lager fasst zwei Waren, das große vier, und jedes nur Waren einer Sorte. Für die
        neuen Waren darf ein Lager geräumt werden; was dort lag, verfällt. Sonst verfallen die
        neuen. (2b)
question-lost-warehouse = Welche Ware verfällt?
    .rule =
        Das Große Lager ist weg, und die anderen fassen weniger Waren, als da sind. Was verfällt,
        ist frei wählbar, eine Ware nach der anderen. (Karte 13)
question-break-tie = Gleichstand mit dem Unternehmer gewinnen?
    .rule =
        Von allen, die zwei Waren im Inland verkauft haben, gewinnt das Unternehmen mit dem höchsten
        Kaufreiz einen Schritt Aktienkurs mehr, bei Gleichstand aber niemand. Gedreht entscheidet
        der Unternehmer den Gleichstand. Im nächsten Jahrzehnt ist er wieder bereit. (2d, Karte 1)

## Start player (3)

question-entrepreneur = Unternehmer für den Startspieler abwerfen?
    .rule =
        Nach einer Runde wandert die Startspielerkarte nach links; nach einem Jahrzehnt bestimmt das
        Unternehmen mit dem geringsten Portfolio den nächsten Startspieler. Wer den Unternehmer
        abwirft, bestimmt ihn vorher. Behalten kann er einmal je Jahrzehnt einen Gleichstand
        entscheiden. (Karte 1)
question-starting-player = Wer wird Startspieler im neuen Jahrzehnt?
    .rule =
        Wessen Portfolio am wenigsten wert ist, bestimmt den Startspieler und darf sich auch selbst
        wählen. Bei Gleichstand ist es das Unternehmen mit weniger Geld, danach das dem letzten
        Startspieler nächste. (3d)
question-opponents-first = Unternehmer abwerfen, Gegner zuerst?
    .rule =
        Die Gegner spielen in jeder Runde zuletzt. Wird der Unternehmer abgeworfen, so spielen sie
        in der kommenden Runde zuerst, und ihr Kaufreiz ist bekannt, bevor der eigene festgelegt
        wird. Behalten kann er einmal je Jahrzehnt einen Gleichstand entscheiden. (Karte 1, Solo A)
