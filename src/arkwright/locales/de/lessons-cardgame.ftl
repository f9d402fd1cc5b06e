# Lektionen des Kartenspiels: was die Notiz am Rand sagt. Hier steht keine Ziffer, die Zahlen bringt das Spiel.

## Das geführte Jahrzehnt: zu jedem Gedanken eine Notiz, und jeder wird sofort gebraucht

lesson-card-guided-decade = Das geführte Jahrzehnt
    .about = Vier Runden mit einer Notiz am Rand: Der erste Zug wird gezeigt, dann entscheidest du.

lesson-card-guided-decade-goal =
    Dir gehört eine Fabrik für Nahrung und eine für Kleidung. Auch Strutt und Wedgwood machen Nahrung. Am Ende zählt nur eines: *deine Aktien × dein Aktienkurs*.

    (a) Du hast { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    } zu £{ $share_value }: Dein Unternehmen ist £{ $portfolio } wert. Aktien kaufst du; der Kurs steigt, wenn du im Inland verkaufst.

    (b) Das ist deine Straße: eine Reihe Karten für jede Fabrik.
    .kicker = Das Ziel
    .title = Das wertvollste Unternehmen

lesson-card-guided-decade-action =
    In jeder Runde ist *eine Ware aktiv*, jetzt Nahrung (a). Alle haben einen Zug, dann produzieren und verkaufen nur die Fabriken dieser Ware. Danach kommt Kleidung.

    Ein Zug beginnt mit einer Aktion. Du machst { $output } Nahrung, aber dein Kaufreiz ist { $appeal } (b): Niemand würde kaufen. Vertrieb erhöht den Kaufreiz.
    .kicker = Deine erste Aktion
    .title = Jede Runde eine Ware
    .todo = Vertrieb erhöhen (c): Nahrung auf { $value }.
    .why = Aktionen kosten kein Geld, nur deine eine Aktion der Runde. Der Vertrieb sinkt nach jeder Produktion seiner Ware um eins; erhöhe ihn also kurz vor dem Verkauf.

lesson-card-guided-decade-dial =
    Der Preis ist £{ $price }, der Kaufreiz { $appeal }. Beide kommen von denselben Karten (a): *Jeder Kaufreiz mehr kostet ein Pfund vom Preis*.

    Strutt und Wedgwood verkaufen Nahrung nach dir (b). Wer allein den höchsten Kaufreiz hat, steigt im Kurs einen Schritt mehr; setze ihn also höher, als sie ihn brauchen.
    .kicker = Preis und Kaufreiz
    .title = Kaufreiz geht vom Preis ab
    .todo = Setze den Kaufreiz auf { $value }.
    .why = Der Marker zeigt einen Teil der Summe als Kaufreiz, den Rest als Preis; Büro und Qualitätskarten sind zum einen oder zum anderen gedreht. Nur Vertrieb ist immer Kaufreiz.

lesson-card-guided-decade-develop =
    Jeder Zug endet mit *einer Entwicklung umsonst*: einem Schritt auf deiner Tafel (a) oder einer Karte aus dem Vorrat (b). Sie wirkt das ganze Spiel.

    Jetzt bringt eine Aktion höchstens { $allowed } Qualität. Nach einem Schritt bringt sie mehr, und Qualität schwindet nicht.
    .kicker = Eine Entwicklung
    .title = Schritt oder Karte, umsonst
    .todo = Ein Schritt bei Qualität, dann beende den Zug.

lesson-card-guided-decade-sale =
    .title = Kaufreiz über Nachfrage

lesson-card-guided-decade-sale-some =
    Du darfst so viele Waren verkaufen, wie dein Kaufreiz *über dem Nachfragemarker* liegt: Deiner ist { $appeal }, der Marker steht auf { $demand } (a). Verkauft: { $count }, zu £{ $price }.

    Jeder Kaufreizmarker, der Pfeile passiert (b), schiebt die Nachfrage nach oben, für alle. Neue Arbeiter ziehen sie nach unten.
    .kicker = Der Markt
    .title = Kaufreiz über Nachfrage

lesson-card-guided-decade-sale-none =
    Du darfst so viele Waren verkaufen, wie dein Kaufreiz *über dem Nachfragemarker* liegt, und nie mehr als deinen Kaufreiz: Er ist { $appeal }, der Marker steht auf { $demand } (a). Du hast keine verkauft.

    Jeder Kaufreizmarker, der Pfeile passiert (b), schiebt die Nachfrage nach oben, für alle. Neue Arbeiter ziehen sie nach unten.
    .kicker = Der Markt
    .title = Kaufreiz über Nachfrage

lesson-card-guided-decade-left =
    Übrige Nahrung: { $left }. Ein Schiff (a) bringt sie für je £{ $ship_price } nach Übersee, aber jedes genutzte Schiff legt einen Frachtmarker (b), und *die senken am Ende deinen Aktienkurs*.

    Oder du lagerst sie: Deine Lager haben Platz für { $room } Nahrung. Gelagertes verkaufst du, wenn mehr gefragt ist, als du machst.
    .kicker = Was nicht verkauft ist
    .title = Verschiffen oder lagern
    .why = Ein Weg ist das Lager: Ein Frachtmarker kostet jede deiner Aktien ein Pfund oder mehr, und wenige Waren bringen wenig. Ein genutztes Schiff ist fort, bis die Börse die Schiffe bereit macht.

lesson-card-guided-decade-brought =
    .title = Was die Runde gebracht hat

lesson-card-guided-decade-brought-gave-up =
    (a) Verkauft: { $sold }, für £{ $income }. Die Fabrik kostete £{ $fixed } fix und £{ $wages } Lohn: Sie *muss produzieren und zahlen, egal was sie verkauft*.

    (b) Dein Kurs stieg um { $sales } für mehr als eine verkaufte Ware und um { $top } für den höchsten Kaufreiz allein. Er ist jetzt £{ $share_value }.

    Zum Preis von £{ $dearer } hättest du £{ $given } mehr, aber { $gained ->
        [one] einen Schritt
       *[other] { $gained } Schritte
    } weniger.
    .kicker = Die erste Runde
    .title = Geld gegen einen Schritt
    .why = Um den höchsten Kaufreiz geht es nur unter denen, die im Inland mehr als eine Ware verkauft haben. Bei Gleichstand hat niemand den Schritt. Verschiffte Waren erhöhen nichts.

lesson-card-guided-decade-brought-plain =
    (a) Verkauft: { $sold }, für £{ $income }. Die Fabrik kostete £{ $fixed } fix und £{ $wages } Lohn: Sie *muss produzieren und zahlen, egal was sie verkauft*.

    (b) Dein Kurs stieg um { $sales } für mehr als eine verkaufte Ware und um { $top } für den höchsten Kaufreiz allein. Er ist jetzt £{ $share_value }.
    .kicker = Die erste Runde
    .title = Was die Runde gebracht hat
    .why = Um den höchsten Kaufreiz geht es nur unter denen, die im Inland mehr als eine Ware verkauft haben. Bei Gleichstand hat niemand den Schritt. Verschiffte Waren erhöhen nichts.

lesson-card-guided-decade-clothes =
    .title = Kleidung: dein eigener Zug

lesson-card-guided-decade-clothes-alone =
    Nur du machst Kleidung. Der Nachfragemarker steht auf { $demand } (a); du machst { $output }, jetzt zu £{ $price } (b).

    Wähle Aktion, Preis und Entwicklung: *Wie viel Kaufreiz ist genug?* Du verkaufst so viel, wie er über der Nachfrage liegt, nie mehr als den Kaufreiz; ab seinem ersten Pfeil schiebt auch dein Marker die Nachfrage.
    .kicker = Ab hier entscheidest du
    .title = Kleidung: niemand außer dir
    .why = Ein Weg: Vertrieb erhöhen, Kleidung auf { $added }, dann Kaufreiz { $set }. Auch Arbeiter einstellen senkt die Nachfrage, aber dann gibt es mehr zu verkaufen.

lesson-card-guided-decade-clothes-plain =
    Der Nachfragemarker der Kleidung steht auf { $demand } (a); du machst { $output }, jetzt zu £{ $price } (b).

    Wähle Aktion, Preis und Entwicklung: *Wie viel Kaufreiz ist genug?* Du verkaufst so viel, wie er über der Nachfrage liegt, nie mehr als den Kaufreiz; ab seinem ersten Pfeil schiebt auch dein Marker die Nachfrage.
    .kicker = Ab hier entscheidest du
    .title = Als Nächstes Kleidung
    .why = Ein Weg: Vertrieb erhöhen, Kleidung auf { $added }, dann Kaufreiz { $set }. Auch Arbeiter einstellen senkt die Nachfrage, aber dann gibt es mehr zu verkaufen.

lesson-card-guided-decade-clothes-brought =
    .title = Was dein Preis gebracht hat

lesson-card-guided-decade-clothes-brought-too-low =
    (a) Kleidung verkauft: { $sold } von { $made }, für £{ $income }. Fixkosten £{ $fixed }, Löhne £{ $wages }, Maschinen £{ $upkeep }.

    (b) Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein.

    Zu £{ $other } hättest du £{ $missed } mehr eingenommen, bei ebenso vielen Schritten.
    .kicker = Du hast entschieden: £{ $price }
    .title = £{ $missed } umsonst hergegeben

lesson-card-guided-decade-clothes-brought-too-high =
    (a) Kleidung verkauft: { $sold } von { $made }, für £{ $income }. Fixkosten £{ $fixed }, Löhne £{ $wages }, Maschinen £{ $upkeep }.

    (b) Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein.

    Zu £{ $other } hättest du { $more } verkauft und £{ $missed } mehr eingenommen.
    .kicker = Du hast entschieden: £{ $price }
    .title = Zu teuer, um mehr zu verkaufen

lesson-card-guided-decade-clothes-brought-fitting =
    (a) Kleidung verkauft: { $sold } von { $made }, für £{ $income }. Fixkosten £{ $fixed }, Löhne £{ $wages }, Maschinen £{ $upkeep }.

    (b) Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein.

    Zu £{ $dearer } hättest du { $fewer } verkauft, zu £{ $cheaper } £{ $less } weniger eingenommen.
    .kicker = Du hast entschieden: £{ $price }
    .title = Weder teurer noch billiger

lesson-card-guided-decade-clothes-brought-plain =
    (a) Kleidung verkauft: { $sold } von { $made }, für £{ $income }. Fixkosten £{ $fixed }, Löhne £{ $wages }, Maschinen £{ $upkeep }.

    (b) Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein.
    .kicker = Du hast entschieden: £{ $price }
    .title = Was dein Preis gebracht hat

lesson-card-guided-decade-workers =
    .title = Arbeiter oder Maschinen

lesson-card-guided-decade-workers-employed =
    Jede Produktion von Nahrung kostet dich £{ $fixed_cost } fix und £{ $wages } Lohn (a). Ein Arbeiter kostet den Lohn, jetzt £{ $wage } (b), *eine Maschine immer weniger*.

    Wedgwood hat gerade Arbeiter eingestellt: Alle vier Nachfragemarker sanken, für alle. Aber der Lohnmarker rückte weiter, und er geht nie zurück.
    .kicker = Runde ohne deine Waren
    .title = Arbeiter oder Maschinen
    .why = Drei Wege. Produktion automatisieren: { $machines ->
        [one] { $machines } Maschine
       *[other] { $machines } Maschinen
    } statt Arbeitern. Arbeiter einstellen: mehr Waren und tiefere Nachfragemarker, aber mehr Lohn. Oder eine dritte Fabrik bauen: Ohne Arbeiterkarten macht sie wenig, aber auch sie senkt die Nachfrage.

lesson-card-guided-decade-workers-plain =
    Jede Produktion von Nahrung kostet dich £{ $fixed_cost } fix und £{ $wages } Lohn (a). Ein Arbeiter kostet den Lohn, jetzt £{ $wage } (b), *eine Maschine immer weniger*.

    Neue Arbeiter machen mehr Waren und ziehen alle Nachfragemarker nach unten, für alle. Aber der Lohnmarker rückt weiter, und er geht nie zurück.
    .kicker = Runde ohne deine Waren
    .title = Arbeiter oder Maschinen
    .why = Drei Wege. Produktion automatisieren: { $machines ->
        [one] { $machines } Maschine
       *[other] { $machines } Maschinen
    } statt Arbeitern. Arbeiter einstellen: mehr Waren und tiefere Nachfragemarker, aber mehr Lohn. Oder eine dritte Fabrik bauen: Ohne Arbeiterkarten macht sie wenig, aber auch sie senkt die Nachfrage.

lesson-card-guided-decade-workers-brought =
    .title = Was es brachte

lesson-card-guided-decade-workers-brought-machines =
    (a) Nahrung kostete dich £{ $cost_before } je Produktion und kostet jetzt £{ $cost }: *jedes Mal £{ $saved } weniger*, ob verkauft oder nicht.

    Ein Arbeiter kostet den Lohn, jetzt £{ $wage } (b), und der steigt mit jedem, der einstellt oder baut. Eine Maschine kostet immer dasselbe.
    .kicker = Du hast automatisiert
    .title = Jedes Mal £{ $saved } gespart

lesson-card-guided-decade-workers-brought-dearer =
    (a) Nahrung kostete dich £{ $cost_before } je Produktion und kostet jetzt £{ $cost }. Der Lohn ist nun £{ $wage } (b): *Arbeiter folgen ihm, Maschinen nicht*.

    Ohne deine Maschinen wäre die Produktion noch teurer.
    .kicker = Du hast automatisiert
    .title = Maschinen kosten stets gleich

lesson-card-guided-decade-workers-brought-employed =
    (a) Nahrung kostete dich £{ $cost_before } je Produktion und kostet jetzt £{ $cost }, bei einem Lohn von £{ $wage } (b).

    Neue Arbeiter machen mehr Waren und senken die Nachfragemarker. *Aber sie werden in jeder Produktion ihrer Ware bezahlt*, ob verkauft oder nicht; Maschinen an ihrer Stelle kosten weniger.
    .kicker = Du hast eingestellt
    .title = Mehr Waren, mehr Lohn

lesson-card-guided-decade-workers-brought-plain =
    (a) Nahrung kostete dich £{ $cost_before } je Produktion und kostet jetzt £{ $cost }, bei einem Lohn von £{ $wage } (b).

    Was sie auch verkauft, das wird bezahlt. *Maschinen statt Arbeitern machen jede Produktion billiger*, erst recht, wenn der Lohn steigt.
    .kicker = Dein eigener Weg
    .title = Was deine Fabrik kostet

lesson-card-guided-decade-shares =
    Eine Aktie kostet dich, was sie wert ist, £{ $share_value } (a), und *mehr mit jedem Schritt, den du steigst*. Am Ende zählt jede gleich viel, auch die früh gekauften.

    Du hast £{ $cash }. Die nächste Produktion von Nahrung kostet £{ $cost } (b). Kaufst du, solange Aktien billig sind, oder behältst du dein Geld?
    .kicker = Die Börse
    .title = Aktien kaufen oder warten
    .why = Die Aktion Börse, { $count } kaufen. Sie gibt auch Kredite: Einer bringt deinen Aktienkurs in Geld und kostet am Ende eine Aktie. Und sie macht deine Schiffe wieder bereit.

lesson-card-guided-decade-fund =
    .title = Wenn das Geld ausgeht

lesson-card-guided-decade-fund-yours =
    Dein Geld reichte nicht für die Kosten. Der *Notfonds* lieh dir £{ $pounds } und belegte Kreditfelder: { $count } (a). Jeder Kredit bringt nur den halben Aktienkurs.

    Zurückgezahlt wird er nie; am Ende nimmt jeder dir eine Aktie. Wer kein Feld mehr hat und nicht zahlen kann, ist bankrott.
    .kicker = Der Notfonds
    .title = Wenn das Geld ausgeht

lesson-card-guided-decade-fund-wedgwood =
    Wedgwood kaufte Aktien und verkaufte dann { $sold ->
        [one] { $sold } Lampe
       *[other] { $sold } Lampen
    } im Inland. Er schuldete £{ $fixed } Fixkosten und £{ $wages } Lohn: *Sein Geld reichte nicht*.

    Der Notfonds lieh ihm £{ $pounds }. Kredite: { $count }, jeder zum halben Aktienkurs. Sie liegen für immer auf Feldern wie diesen (a), und jeder kostet ihn am Ende eine Aktie.
    .kicker = Der Notfonds
    .title = Wenn das Geld ausgeht

lesson-card-guided-decade-fund-plain =
    Ein Unternehmen konnte seine Kosten nicht zahlen. Der *Notfonds* lieh ihm £{ $pounds }. Kredite: { $count }, jeder zum halben Aktienkurs.

    Sie liegen für immer auf Feldern wie diesen (a), und jeder kostet am Ende eine Aktie. Wer kein Feld mehr hat und nicht zahlen kann, ist bankrott.
    .kicker = Der Notfonds
    .title = Wenn das Geld ausgeht

lesson-card-guided-decade-shares-brought =
    .title = Was es brachte

lesson-card-guided-decade-shares-brought-bought =
    (a) Gekaufte Aktien: { $bought }. Dein Unternehmen war £{ $then } wert; *jetzt sind es £{ $portfolio }*. Bar bleiben £{ $cash }, die am Ende nichts zählen.

    Eine Aktie kostet, was sie wert ist: Kaufen macht aus Geld Unternehmen. Jeder Schritt, den du noch steigst, macht sie alle mehr wert.
    .kicker = Du hast gekauft
    .title = Aus Geld wird Unternehmen

lesson-card-guided-decade-shares-brought-waited =
    (a) Du hast keine gekauft: Dein Unternehmen war £{ $then } wert und ist *£{ $portfolio }* wert. Du hast £{ $cash }, die am Ende nichts zählen.

    Eine Aktie kostet jetzt £{ $share_value }, und mehr mit jedem Schritt, den du steigst. Warten lohnt, wenn das Geld in einer Fabrik mehr bringt.
    .kicker = Du hast gewartet
    .title = Was Warten kostet

lesson-card-guided-decade-result =
    Du hast { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    } zu £{ $share_value }: Dein Unternehmen ist *£{ $portfolio }* wert (a), das von Strutt £{ $strutt }, das von Wedgwood £{ $wedgwood }.

    Das zweite Jahrzehnt beginnt mit Nahrung (b), und Fabriken lassen sich ausbauen. Die Notizen enden hier. Das Spiel geht mit diesen Gegnern weiter, solange du willst.
    .kicker = Das Ergebnis
    .title = Ein Jahrzehnt ist gespielt

## Die Straße und die aktive Ware: eine Lektion und eine Übung

lesson-card-street = Die Straße und ihre Runde
    .about = Jede Runde ist eine Ware aktiv: Bereite dich davor vor, verkaufe darin.

lesson-card-street-rows =
    Deine Straße (a) hat für jede Fabrik eine Reihe Karten: Fabrik, Arbeiterkarten, Büro. Nahrung macht in einer Produktion { $food ->
        [one] { $food } Ware
       *[other] { $food } Waren
    }, Besteck { $cutlery }.

    Jetzt ist Kleidung aktiv (b), und du machst keine: *Deine Fabriken stehen in dieser Runde still*. Sie verkaufen nichts und kosten nichts.
    .kicker = Eine Runde ohne dich
    .title = Für jede Fabrik eine Reihe

lesson-card-street-prepare =
    Als Nächstes kommt Besteck. Fabrik und erste Arbeiterkarte (a) machen { $output ->
        [one] { $output } Ware
       *[other] { $output } Waren
    } mit { $workers } Arbeitern; eine zweite Karte macht mehr.

    Neue Arbeiter ziehen auch *alle Nachfragemarker* um eins nach unten: Der von Besteck steht auf { $demand } (b). Er zählt in der Produktion; jetzt ist also Zeit, dich vorzubereiten.
    .kicker = Die Runde davor
    .title = Vor der Runde vorbereiten
    .todo = Arbeiter einstellen (c): Besteck. Schritt Qualität, Zugende.
    .why = Eine Arbeiterkarte geht nie wieder, und ihr Lohn wird in jeder Produktion ihrer Ware bezahlt. Der Lohnmarker rückt in einer Aktion einmal weiter, egal wie viele Karten du hinzufügst.

lesson-card-street-turned =
    Die Startspielerkarte ging nach links weiter, also bist du zuerst am Zug. *Jetzt ist Besteck aktiv* (a); danach kommen Lampen, dann im nächsten Jahrzehnt wieder Nahrung.

    Du machst { $output } (b), und der Nachfragemarker steht auf { $demand }.
    .kicker = Die nächste Runde
    .title = Ware und Startspieler wechseln

lesson-card-street-own =
    Nur du und der neutrale Anbieter haben Besteck. Sein Kaufreiz ist { $neutral }, deiner { $appeal } zu £{ $price } (a); die Nachfrage steht auf { $demand } (b). Du machst { $output }.

    Du verkaufst *nie mehr als deinen Kaufreiz*. Wähle eine Aktion, dann Preis und Kaufreiz, und beende deinen Zug.
    .kicker = Deine Runde
    .title = Jetzt wird verkauft
    .why = Der erste Pfeil, den dein Marker passiert, schiebt die Nachfrage um eins nach oben; steht sie tief genug, so schadet das nicht. Gleich hoher Kaufreiz bringt niemandem den Schritt für den höchsten.

lesson-card-street-brought =
    .title = Was deine Runde gebracht hat

lesson-card-street-brought-all =
    (a) Besteck verkauft: { $sold } von { $made }, zu je £{ $price }, für £{ $income }. Kosten: £{ $fixed } fix, £{ $wages } Lohn, £{ $upkeep } für Maschinen.

    Jetzt sind Lampen aktiv, und deine Straße (b) steht noch einmal still: *Zeit, Nahrung vorzubereiten*.
    .kicker = Du hast entschieden: £{ $price }
    .title = Alles in seiner Runde verkauft

lesson-card-street-brought-plain =
    (a) Besteck verkauft: { $sold } von { $made }, zu je £{ $price }, für £{ $income }. Kosten: £{ $fixed } fix, £{ $wages } Lohn, £{ $upkeep } für Maschinen. *Bis zur nächsten Gelegenheit vergeht ein Jahrzehnt.*

    Jetzt sind Lampen aktiv, und deine Straße (b) steht noch einmal still.
    .kicker = Du hast entschieden: £{ $price }
    .title = Unverkauftes wartet lange

lesson-card-street-build = Heute gebaut, heute verkauft
    .about = Kleidung ist aktiv, und du machst keine. Verkaufe noch in dieser Runde welche.

lesson-card-street-build-goal-1 = Du verkaufst in dieser Runde Kleidung.

lesson-card-street-build-goal-2 = Sie kostet dich nicht mehr, als sie bringt.

lesson-card-street-build-task =
    Kleidung ist aktiv, und deine Straße (a) hat keine Reihe dafür. Der Nachfragemarker steht auf { $demand }, Strutts Kaufreiz ist { $strutt } (b), der Lohn £{ $wage }.

    Eine Fabrik, die mit einer Aktion gebaut wird (c), *produziert noch in dieser Runde*. Verkaufe Kleidung, ehe sie endet, und verliere dabei kein Geld.
    .kicker = Übung
    .title = Kleidung in dieser Runde
    .why = Eine neue Fabrik hat ihr Büro, aber keine Arbeiterkarte: Sie macht wenige Waren. Bauen senkt alle Nachfragemarker um eins. Sie beginnt mit Kaufreiz null, der nichts verkauft; jeder Kaufreiz mehr kostet ein Pfund vom Preis.

lesson-card-street-build-result =
    .title = Nach der Produktion

lesson-card-street-build-result-sold =
    (a) Kleidung verkauft: { $sold }, zu £{ $price }. Die neue Fabrik kostete £{ $fixed } fix und £{ $wages } Lohn, und kein Geld ging verloren. Das Bauen selbst war umsonst, und alle ihre Runden kommen noch.
    .kicker = Übung
    .title = In einer Runde gebaut, verkauft

lesson-card-street-build-result-dear =
    (a) Kleidung verkauft: { $sold }, für £{ $income }. Die neue Fabrik kostete £{ $fixed } fix und £{ $wages } Lohn: mehr, als hereinkam. *So viel Kaufreiz, wie sie Waren hat, genügt*; weniger verkauft nichts, mehr kostet Pfunde vom Preis.
    .kicker = Übung
    .title = Gebaut, aber mit Verlust

lesson-card-street-build-result-plain =
    Du hast keine Kleidung gemacht, also ging die Runde an dir vorbei (a). *Nur Fabriken der aktiven Ware produzieren.* Jede andere wartet auf ihre eigene Runde.
    .kicker = Übung
    .title = Die Runde ging vorbei

## Preis und Kaufreiz: eine Lektion und eine Übung

lesson-card-prices = Preis gegen Kaufreiz
    .about = Beide kommen von denselben Karten. Wie viel Kaufreiz ist seinen Preis wert?

lesson-card-prices-sum =
    Marker, Büro und Qualitätskarten einer Fabrik (a) zeigen Preis oder Kaufreiz: *Was der eine gewinnt, verliert der andere*. Jetzt kostet Nahrung £{ $price } (b) und hat Kaufreiz { $appeal } (c): teuer, und niemand kauft.
    .kicker = Eine Summe
    .title = Dieselben Karten für beides

lesson-card-prices-distribution =
    Eine Vertriebskarte (a) ist immer Kaufreiz: *Sie nimmt dem Preis von £{ $price } nichts weg*. Aber sie sinkt in jeder Produktion ihrer Ware um eins, also gehört sie kurz vor einen Verkauf.
    .kicker = Kaufreiz ohne Preis
    .title = Vertrieb kostet keinen Preis
    .todo = Vertrieb erhöhen (b): Nahrung auf { $value }.
    .why = Qualitätskarten erhöhen die Summe auf Dauer, anfangs um eins je Aktion. Vertrieb bringt sofort mehr, schwindet aber.

lesson-card-prices-dial =
    Strutts Marker für Nahrung steht auf { $strutt }, Wedgwoods auf { $wedgwood } (a), der Nachfragemarker auf { $demand }. Du machst { $output } und bist zuletzt am Zug.

    Du verkaufst so viel, wie dein Kaufreiz (b) über der Nachfrage liegt, nie mehr als ihn. *Allein der höchste* bringt einen zweiten Schritt. Lege beide fest, dann beende den Zug.
    .kicker = Du entscheidest
    .title = Was ist Kaufreiz wert?
    .why = Ein Weg ist Kaufreiz { $value }: über allen anderen, und kein Pfund tiefer, als das kostet. Dein eigener Marker schiebt mit jedem Pfeil die Nachfrage, also verkauft mehr Kaufreiz nicht mehr.

lesson-card-prices-brought =
    .title = Was dein Preis gebracht hat

lesson-card-prices-brought-alone =
    (a) Verkauft: { $sold } von { $made }, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein.

    Zu £{ $dearer } hättest du £{ $given } mehr eingenommen und *wärst nicht allein an der Spitze*: ein Schritt weniger.
    .kicker = Du hast entschieden: £{ $price }
    .title = £{ $given } für einen Schritt

lesson-card-prices-brought-too-low =
    (a) Verkauft: { $sold } von { $made }, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein.

    Zu £{ $dearer } hättest du £{ $given } mehr eingenommen, bei ebenso vielen Schritten: *Um eins über den anderen genügt*.
    .kicker = Du hast entschieden: £{ $price }
    .title = £{ $given } umsonst hergegeben

lesson-card-prices-brought-tied =
    (a) Verkauft: { $sold } von { $made }, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz: Ein anderes Unternehmen hat ebenso viel.

    Zu £{ $cheaper } hättest du £{ $given } weniger und *einen Schritt mehr*.
    .kicker = Du hast entschieden: £{ $price }
    .title = Gleichstand an der Spitze

lesson-card-prices-brought-plain =
    (a) Verkauft: { $sold } von { $made }, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein.
    .kicker = Du hast entschieden: £{ $price }
    .title = Was dein Preis gebracht hat

lesson-card-prices-neutral = Der Dritte am Markt
    .about = Zwei Spieler und ein neutraler Anbieter: beide Schritte, und kein Pfund verschenkt.

lesson-card-prices-neutral-goal-1 = Beide Schritte: für mehr als eine Ware und für den höchsten Kaufreiz allein.

lesson-card-prices-neutral-goal-2 = Kein höherer Preis hätte beide Schritte gebracht.

lesson-card-prices-neutral-task =
    Zu zweit steht an jedem Markt ein neutraler Anbieter: Sein Kaufreiz für Nahrung ist { $neutral }, Strutts { $strutt } (a). Der Nachfragemarker steht auf { $demand }; du machst { $output }.

    Er gewinnt nichts, aber *er zählt beim höchsten Kaufreiz*. Spiele deinen Zug: beide Schritte im Kurs, und *kein Pfund verschenkt* (b).
    .kicker = Übung
    .title = Beide Schritte, nicht zu billig
    .why = Sei um eins über dem neutralen Anbieter, nicht mehr. Eine Aktion, die zuerst Vertrieb oder Qualität hinzufügt, macht die Summe aus Preis und Kaufreiz größer, sodass der Preis oben bleibt.

lesson-card-prices-neutral-result =
    .title = Nach dem Verkauf

lesson-card-prices-neutral-result-both =
    (a) Verkauft: { $sold }, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein, auch über dem neutralen Anbieter. Zu £{ $dearer } wären es nicht beide gewesen.
    .kicker = Übung
    .title = Beide Schritte, nichts verschenkt

lesson-card-prices-neutral-result-tied =
    (a) Verkauft: { $sold }, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz: *Der neutrale Anbieter hat ebenso viel*, und niemand gewinnt.

    Zu £{ $cheaper } hättest du £{ $given } weniger, aber beide Schritte.
    .kicker = Übung
    .title = Gleich mit dem Neutralen

lesson-card-prices-neutral-result-cheap =
    (a) Verkauft: { $sold }, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein.

    Ein besserer Weg: Zu £{ $dearer } sind es ebenso viele Schritte, und £{ $given } mehr kommen herein. *Um eins über den anderen genügt.*
    .kicker = Übung
    .title = Beide Schritte, zu billig

lesson-card-prices-neutral-result-plain =
    (a) Verkauft: { $sold }, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein. Das Ziel sind beide.
    .kicker = Übung
    .title = Ein Schritt fehlt

## Entwicklungen: eine Lektion und eine Übung

lesson-card-developments = Jeder Zug eine Entwicklung
    .about = Ein Schritt auf deiner Tafel oder eine Karte aus dem Vorrat: Was wirkt wann?

lesson-card-developments-board =
    Jeder Zug endet mit einer Entwicklung umsonst: einem Schritt auf deiner Tafel (a) oder einer Karte aus dem Vorrat (b). Ein Schritt macht *eine Aktion für das ganze Spiel stärker*: Jetzt bringt eine Aktion höchstens { $quality } Qualität, und ein Schiff trägt { $shipping ->
        [one] { $shipping } Ware
       *[other] { $shipping } Waren
    }.

    Du darfst { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    } besitzen, nie zwei einer Art.
    .kicker = Umsonst, jeden Zug
    .title = Ein Schritt oder eine Karte

lesson-card-developments-foreman =
    Preis und Kaufreiz sind festgelegt; gleich wird Nahrung produziert. Ihre { $workers } Arbeiter werden £{ $wages } Lohn kosten (a).

    Aber *eine Karte, die du jetzt nimmst, wirkt schon in dieser Produktion*, und ein Vorarbeiter (b) macht die Arbeiter der Fabrik billiger, bei der er liegt.
    .kicker = Rechtzeitig zum Verkauf
    .title = Eine Karte wirkt sofort
    .todo = Nimm den Vorarbeiter für Nahrung, dann beende den Zug.
    .why = Er liegt bei einer Fabrik und bleibt dort. Je höher der Lohn, desto mehr ist er wert; Maschinen nützt er nichts.

lesson-card-developments-worked =
    .title = Was die Karte gebracht hat

lesson-card-developments-worked-saved =
    (a) Verkauft: { $sold }, für £{ $income }. Fixkosten £{ $fixed }, Lohn *£{ $wages } statt £{ $before }*: £{ $profit } Gewinn.

    Die Karte (b) bleibt und spart in jeder weiteren Produktion von Nahrung ebenso viel, solange Lohn und Arbeiter bleiben, wie sie sind.
    .kicker = Nach der Produktion
    .title = Was die Karte gebracht hat

lesson-card-developments-worked-plain =
    (a) Verkauft: { $sold }, für £{ $income }. Fixkosten £{ $fixed }, Lohn £{ $wages }.

    Karten, die du besitzt (b), und Schritte wirken in allen weiteren Runden; nur manche nützen schon dieser Produktion.
    .kicker = Nach der Produktion
    .title = Was die Runde gebracht hat

lesson-card-developments-second =
    Kleidung ist aktiv, ihr Nachfragemarker steht auf { $demand }. Eine Aktion bringt höchstens { $allowed } Vertrieb (a); jeder Schritt darin bringt einen mehr, *in jeder künftigen Aktion dieser Art*.

    Von den Karten (b) darfst du { $held } besitzen. Spiele den Zug und wähle: ein Schritt oder eine zweite Karte?
    .kicker = Du entscheidest
    .title = Was brauchst du oft?
    .why = Ein Weg: Vertrieb erhöhen, für Kleidung, und ein Schritt beim Vertrieb. Frühe Schritte wirken am längsten. An der Grenze deiner Karten kostet eine neue dich eine alte, bis du einen Schritt bei den Karten machst.

lesson-card-developments-after =
    .title = Was du jetzt hast

lesson-card-developments-after-step =
    Ein Schritt auf deiner Tafel (a): *{ $development }, jetzt { $allowed }*. Er bleibt, und keine Karte (b) musste dafür gehen.
    .kicker = Du nahmst einen Schritt
    .title = Stärker für das ganze Spiel

lesson-card-developments-after-card =
    Eine Karte (b): *{ $card }*. Du darfst { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    } besitzen; an der Grenze muss für die nächste eine gehen. Ein Schritt bei den Karten auf deiner Tafel (a) schafft Platz.
    .kicker = Du nahmst eine Karte
    .title = Eine Karte belegt einen Platz

lesson-card-developments-after-plain =
    Du hast nichts genommen, weder Schritt (a) noch Karte (b). *Es hätte nichts gekostet*: Eine ausgelassene Entwicklung ist verloren, denn der nächste Zug bringt eine, nicht zwei.
    .kicker = Du nahmst nichts
    .title = Eine Entwicklung ausgelassen

lesson-card-developments-wages = Arbeiter und ihr Lohn
    .about = Neue Arbeiter ließen den Lohn steigen. Komm ohne Verlust durch die Produktion.

lesson-card-developments-wages-goal-1 = Die Produktion von Nahrung bringt keinen Verlust.

lesson-card-developments-wages-task =
    Du hast eingestellt: Nahrung macht jetzt { $output ->
        [one] { $output } Ware
       *[other] { $output } Waren
    }, aber ihre { $workers } Arbeiter kosten £{ $wages } (a), und £{ $fixed_cost } Fixkosten kommen dazu.

    Preis und Kaufreiz (c) und eine Entwicklung (b) bleiben dir. *Komm ohne Verlust durch die Produktion.*
    .kicker = Übung
    .title = Kein Verlust trotz der Löhne
    .why = Die neuen Arbeiter aller zogen die Nachfrage nach unten: Ein geringer Kaufreiz genügt. Dann suche, was Arbeiter sofort billiger macht, und lege es dorthin, wo produziert wird.

lesson-card-developments-wages-result =
    .title = Nach der Produktion

lesson-card-developments-wages-result-paid =
    (a) Verkauft: { $sold }, für £{ $income }. Fixkosten £{ $fixed }, Lohn *£{ $wages } statt £{ $before }*: Es bleiben £{ $profit }.
    .kicker = Übung
    .title = Kein Verlust

lesson-card-developments-wages-result-price =
    (a) Der Lohn war nur £{ $wages }. Aber { $sold ->
        [one] { $sold } Ware
       *[other] { $sold } Waren
    } brachten nicht mehr als £{ $income }, und £{ $fixed } Fixkosten kamen dazu: £{ $loss } verloren. *Mehr Kaufreiz, als du Waren zu verkaufen hast, kostet Pfunde vom Preis und bringt nichts.*
    .kicker = Übung
    .title = Arbeiter billig, Ware billig

lesson-card-developments-wages-result-plain =
    (a) Verkauft: { $sold }, für £{ $income }. Fixkosten £{ $fixed }, Lohn £{ $wages }: £{ $loss } verloren. *Der Lohn machte den Verlust*, und eine Karte bei einer anderen Fabrik hilft dieser nicht. Ein Vorarbeiter für Nahrung hätte geholfen.
    .kicker = Übung
    .title = Der Lohn machte den Verlust

## Allein: eine Lektion und eine Übung

lesson-card-solo = Die beiden Gegner
    .about = Allein spielst du gegen Rot und Grün: was sie bewegt, und was sie bremst.

lesson-card-solo-opponents =
    Du spielst allein gegen Rot und Grün. Jeder hat { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    } zu £{ $value } und wird gewertet wie du: Aktien × Aktienkurs.

    Nach deinem Zug kommt ein Marker aus dem Beutel (a): { $red } sind rot, { $green } grün, { $yellow } gelb. *Der Gezogene wächst im Inland*: Sein Kaufreiz steigt am Markt der aktiven Ware (b), oder er eröffnet dort eine Fabrik. Jeder nicht gezogene Gegner erhält eine Aktie.
    .kicker = Allein
    .title = Einer wächst, die anderen kaufen

lesson-card-solo-turn =
    Der Kaufreiz der Gegner hat die Nachfrage hochgeschoben: Bei Kleidung, deiner Ware der nächsten Runde, steht der Marker auf { $demand } (a). *Neue Arbeiter ziehen ihn wieder nach unten* (b), und Waren brauchst du ohnehin.

    Von den Karten kannst du nehmen, was frei liegt: Eine Karte unter einer Scheibe (c) ist außer Reichweite.
    .kicker = Dein Zug
    .title = Die Nachfrage wieder senken
    .todo = Arbeiter und Vorarbeiter für Kleidung, dann Zugende.
    .why = Ein Vorarbeiter macht die Arbeiter der Fabrik billiger, bei der er liegt. Einer der beiden liegt gerade unter einer Scheibe. Scheiben ziehen jede Runde weiter, und andere Karten werden frei.

lesson-card-solo-drawn =
    .title = Ein Marker wurde gezogen

lesson-card-solo-drawn-nobody =
    Gezogen: { $colour }. Das gehört niemandem, also stieg kein Kaufreiz, und *beide Gegner erhielten eine Aktie*: Jeder hat { $shares }.

    Im Beutel (a): { $red } rot, { $green } grün, { $yellow } gelb. Der gezogene bleibt bis zum Ende des Jahrzehnts draußen. Die Scheibe seiner Farbe zog weiter: Jetzt liegen andere Karten frei (b).
    .kicker = Der Zug der Gegner
    .title = Ein Marker wurde gezogen

lesson-card-solo-drawn-opponent =
    Gezogen: { $colour }. Er wuchs an diesem Markt; *der andere Gegner erhielt eine Aktie* und hat { $shares }.

    Im Beutel (a): { $red } rot, { $green } grün, { $yellow } gelb. Der gezogene bleibt bis zum Ende des Jahrzehnts draußen. Die Scheibe seiner Farbe zog weiter: Jetzt liegen andere Karten frei (b).
    .kicker = Der Zug der Gegner
    .title = Ein Marker wurde gezogen

lesson-card-solo-own =
    Grün hat Kleidung, mit Kaufreiz { $green } (a); die Nachfrage steht auf { $demand }, du machst { $output }. Ein Gegner, der mehr als eine Ware verkauft, *erhöht seinen Kurs; wer weniger verkauft, erhält eine Aktie*.

    Dein eigener Marker schiebt die Nachfrage hoch, und er verkauft weniger. Spiele deinen Zug: Aktion, dann Preis und Kaufreiz (b).
    .kicker = Du entscheidest
    .title = Dein Kaufreiz bremst ihren
    .why = Ein Weg: Arbeiter für Lampen einstellen, was die Nachfrage noch einmal senkt, dann Kaufreiz { $value }. Über Grün hast du allein den höchsten Kaufreiz, wenn du selbst mehr als eine Ware verkaufst.

lesson-card-solo-brought =
    .title = Was die Runde gebracht hat

lesson-card-solo-brought-share =
    (a) Du hast { $sold } zu £{ $price } verkauft, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein.

    Grün verkaufte { $green }, *zu wenig für einen höheren Kurs*: Es erhielt stattdessen eine Aktie und hat { $after }.
    .kicker = Du hast entschieden: £{ $price }
    .title = Grün erhält nur eine Aktie

lesson-card-solo-brought-value =
    (a) Du hast { $sold } zu £{ $price } verkauft, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein.

    Grün verkaufte { $green }, ohne Kosten: *Sein Kurs stieg* auf £{ $after }, für alle seine Aktien.
    .kicker = Du hast entschieden: £{ $price }
    .title = Auch Grün steigt

lesson-card-solo-share = Nur eine Aktie für Rot
    .about = Allein gegen Rot: verkaufe, sei der Höchste und halte seinen Kurs, wo er ist.

lesson-card-solo-share-goal-1 = Du hast beide Schritte: für mehr als eine Ware und für den höchsten Kaufreiz allein.

lesson-card-solo-share-goal-2 = Rot verkauft zu wenig für einen höheren Kurs.

lesson-card-solo-share-task =
    Rot hat Kleidung, mit Kaufreiz { $theirs } (a). Die Nachfrage steht auf { $demand }, und du machst { $output }. Wen der Beutel (b) nennt, weißt du erst nach deinem Zug.

    Spiele so, dass du *beide Schritte hast und Rot keinen*: Es darf höchstens eine Ware verkaufen.
    .kicker = Übung
    .title = Beide Schritte, Rot keinen
    .why = Die Nachfrage muss um eins sinken, ehe dein Marker sie hochschiebt: Neue Arbeiter oder eine neue Fabrik tun das. Dann geh über den Kaufreiz von Rot.

lesson-card-solo-share-result =
    .title = Nach dem Verkauf

lesson-card-solo-share-result-both =
    (a) Du hast { $sold } verkauft, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein. Rot verkaufte { $theirs } und erhielt nur eine Aktie.
    .kicker = Übung
    .title = Beide Schritte, Rot keinen

lesson-card-solo-share-result-cheap =
    (a) Du hast { $sold } verkauft, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein. Rot verkaufte { $theirs }.

    Gelöst. Ein besserer Weg: Zu £{ $dearer } sind es ebenso viele Schritte, und £{ $given } mehr kommen herein.
    .kicker = Übung
    .title = Gelöst, um £{ $given } zu billig

lesson-card-solo-share-result-few =
    (a) Du hast { $sold } verkauft, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein. Rot verkaufte { $theirs }. *Erst muss die Nachfrage sinken*: mit neuen Arbeitern oder einer neuen Fabrik.
    .kicker = Übung
    .title = Die Nachfrage stand zu hoch

lesson-card-solo-share-result-plain =
    (a) Du hast { $sold } verkauft, für £{ $income }. Schritte: { $sales } für mehr als eine Ware, { $top } für den höchsten Kaufreiz allein. Rot verkaufte { $theirs }. *Gleich hoher Kaufreiz genügt nicht*: Sei über Rot, das schiebt auch die Nachfrage hoch.
    .kicker = Übung
    .title = Nicht über Rot
