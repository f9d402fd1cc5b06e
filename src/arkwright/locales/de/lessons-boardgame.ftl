# Lektionen des Brettspiels: was die Notiz am Rand sagt. Hier steht keine Ziffer, die Zahlen bringt das Spiel.

## Das geführte Jahrzehnt: zu jedem Gedanken eine Notiz, und jeder wird sofort gebraucht

lesson-guided-decade = Das geführte Jahrzehnt
    .about = Vier Züge mit einer Notiz am Rand: Der erste wird gezeigt, dann entscheidest du.

lesson-guided-decade-goal =
    England, { $year }. Dir gehören zwei Fabriken, für Nahrung und für Kleidung; Strutt und Wedgwood haben die anderen. Am Ende zählt nur eines: *deine Aktien × der Kurs einer Aktie*.

    (a) Du hast { $shares } Aktien zu £{ $share_value }: Dein Unternehmen ist £{ $portfolio } wert. Geld, das übrig bleibt, zählt nicht.

    (b) Jeder Verkauf bringt dich hier nach rechts, und eine Aktie ist mehr wert.
    .kicker = Das Ziel
    .title = Das wertvollste Unternehmen

lesson-guided-decade-cycle =
    Ein Jahrzehnt hat für jede Ware einen Zyklus; jetzt ist es Nahrung (a). Darin legt jedes Unternehmen der Reihe nach einen Marker auf sein Brett und handelt. Dann produzieren und verkaufen die Fabriken dieser Ware.

    Du bist zuerst am Zug, die anderen können dir also antworten.
    .kicker = Wie die Zeit vergeht
    .title = Alle handeln, eine Ware verkauft

lesson-guided-decade-marker =
    Deine Fabrik backt { $output } Brote, aber *nur { $sold } würde verkauft* (a): Niemand verkauft mehr als seinen Kaufreiz. Deiner (b) ist Grundqualität { $base_quality } − Preis { $price } = { $appeal }.

    Vertrieb erhöht den Kaufreiz. Eine Stufe kostet so viele Pfund wie ihre Nummer: Jede ist teurer als die davor.
    .kicker = Dein erster Marker
    .title = Kaufreiz begrenzt den Verkauf
    .todo =
        Vertrieb auf £{ $space }, Nahrung zweimal erhöhen, dann fertig.

        Das Feld (c) in deiner Entscheidung, oder Marker und Platz auf deinem Brett.
    .why = Was du für den Platz zahlst, bezahlt die Stufen. Der billigste Platz reicht nur für eine. Der Vertrieb fällt nach jeder Produktion seiner Ware um eins; kaufe ihn also kurz vor dem Verkauf.

lesson-guided-decade-price =
    Dein Kaufreiz ist { $appeal } (a). Ein Pfund weniger beim Preis bringt einen mehr, ein Pfund mehr nimmt einen weg. So verkaufst du { $sold } von { $output } Broten; *allein an der Spitze* steigst du einen Schritt mehr.

    Strutt hat { $strutt }, Wedgwood { $wedgwood } (b), und beide sind nach dir am Zug. Setze den Preis oder lass ihn, dann beende den Zug.
    .kicker = Ab hier entscheidest du
    .title = Preis gegen Kaufreiz
    .why = Eine verkaufte Ware ist ein Schritt auf der Kursleiste, zwei oder mehr sind zwei. Wer allein den höchsten Kaufreiz hat, steigt einen mehr, ebenso, wer allein am meisten verkauft. Gleichstand bringt nichts.

lesson-guided-decade-rivals =
    Strutt hat Qualität bezahlt: Sein Kaufreiz ist { $appeal } (a), und Qualität bleibt, Vertrieb schwindet. Wedgwood hat eingestellt: Seine Fabrik macht { $output } Brote.

    Jeder eingestellte Arbeiter hinterlässt einen Platz im Arbeitsmarkt, und *leere Plätze sind Käufer* (b). Die Nachfrage nach Besteck ist jetzt { $cutlery }, für alle, die es verkaufen.
    .kicker = Die anderen handeln
    .title = Einstellen schafft Käufer für alle

lesson-guided-decade-sale =
    Die Nachfrage nach Nahrung ist { $demand }. Die Zeilen werden von oben nach unten aufgerufen (a): In jeder verkauft eine Ware, wer so viel Kaufreiz hat, bis die Nachfrage verbraucht ist.

    Du hattest Kaufreiz { $appeal } und { $made } Brote. Verkauft hast du { $sold }.
    .kicker = Der Verkauf
    .title = Nach Kaufreiz, Zeile für Zeile

lesson-guided-decade-brought =
    .title = Was es gebracht hat

lesson-guided-decade-brought-gave-up =
    (a) { $sold } Brote verkauft, £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*.

    (b) { $spaces } Schritte: { $sales } für den Verkauf, { $top } für den höchsten Kaufreiz, { $most } für die meisten Waren.

    (c) Ein Pfund mehr hätte £{ $given } mehr gebracht und ein Unternehmen von £{ $other }. Deines ist £{ $portfolio } wert.
    .kicker = Du hast entschieden: £{ $value }
    .title =
        £{ $given } weniger, { $gained ->
            [one] ein Schritt mehr
           *[other] { $gained } Schritte mehr
        }
    .why = Den Schritt für Kaufreiz erhält, wer allein an der Spitze steht, auch über dem Importeur. Bei gleichem Kaufreiz erhält ihn niemand.

lesson-guided-decade-brought-took =
    (a) { $sold } Brote verkauft, £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*.

    (b) { $spaces } Schritte: { $sales } für den Verkauf, { $top } für den höchsten Kaufreiz, { $most } für die meisten Waren.

    (c) Ein Pfund weniger hätte £{ $taken } weniger gebracht und ein Unternehmen von £{ $other }. Deines ist £{ $portfolio } wert.
    .kicker = Du hast entschieden: £{ $value }
    .title =
        £{ $taken } mehr, { $missed ->
            [one] ein Schritt weniger
           *[other] { $missed } Schritte weniger
        }
    .why = Den Schritt für Kaufreiz erhält, wer allein an der Spitze steht, auch über dem Importeur. Bei gleichem Kaufreiz erhält ihn niemand.

lesson-guided-decade-brought-too-low =
    (a) { $sold } Brote verkauft, £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*.

    (b) { $spaces } Schritte: { $sales } für den Verkauf, { $top } für den höchsten Kaufreiz, { $most } für die meisten Waren.

    (c) Ein Pfund mehr hätte £{ $given } mehr gebracht und gleich viele Schritte. Dein Unternehmen ist £{ $portfolio } wert.
    .kicker = Du hast entschieden: £{ $value }
    .title = £{ $given } für nichts aufgegeben
    .why = Mehr Kaufreiz, als du brauchst, um allein an der Spitze zu stehen und alles zu verkaufen, bringt keinen Schritt.

lesson-guided-decade-brought-too-high =
    (a) { $sold } Brote verkauft, £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*.

    (b) { $spaces } Schritte: { $sales } für den Verkauf, { $top } für den höchsten Kaufreiz, { $most } für die meisten Waren.

    (c) Ein Pfund weniger hätte { $other } verkauft und £{ $given } mehr gebracht. Dein Unternehmen ist £{ $portfolio } wert.
    .kicker = Du hast entschieden: £{ $value }
    .title = Zu teuer, um alle zu verkaufen
    .why = Du verkaufst nicht mehr als deinen Kaufreiz. Was übrig bleibt, ist verloren: Du hast kein Lager, und die Löhne sind trotzdem bezahlt.

lesson-guided-decade-brought-loss =
    (a) Verkauft: { $sold }. £{ $income } eingenommen, £{ $wages } Lohn bezahlt. *Ein Verlust*: Am Anfang ist das üblich, deine Fabrik verkauft noch nicht alles, was sie macht.

    (b) Schritte: { $sales } für den Verkauf, { $top } für den höchsten Kaufreiz, { $most } für die meisten Waren.

    (c) Dein Unternehmen ist £{ $portfolio } wert.
    .kicker = Weniger ein als aus
    .title = Ein früher Verlust
    .why = Du verkaufst nicht mehr als deinen Kaufreiz: Grundqualität, Qualität und Vertrieb zusammen, weniger den Preis. Was übrig bleibt, ist ohne Lager verloren.

lesson-guided-decade-brought-plain =
    (a) { $sold } Brote verkauft, £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*.

    (b) Schritte: { $sales } für den Verkauf, { $top } für den höchsten Kaufreiz, { $most } für die meisten Waren.

    (c) Dein Unternehmen ist £{ $portfolio } wert.
    .kicker = Dein eigener Weg
    .title = Was der Verkauf gebracht hat
    .why = Du verkaufst nicht mehr als deinen Kaufreiz: Grundqualität, Qualität und Vertrieb zusammen, weniger den Preis. Was übrig bleibt, ist ohne Lager verloren.

lesson-guided-decade-clothes =
    .title = Kleidung: dein eigener Zug

lesson-guided-decade-clothes-alone =
    Niemand sonst macht Kleidung. Die Nachfrage ist { $demand }, der Importeur hat Kaufreiz { $importer } (a). Deiner ist { $appeal } (b): Er verkauft { $sold } von { $output }.

    Qualität, Vertrieb, ein kleinerer Preis: *Was den Kaufreiz hebt, verkauft mehr*. Wähle einen Marker, handle und beende den Zug.
    .kicker = Dein eigener Zug
    .title = Kleidung: nur du
    .why = Ein Weg ist Qualität: der Marker auf £{ $space }, eine Stufe für Kleidung, und Preis £{ $pounds }. Qualität bleibt, solange die Fabrik steht. Ein Marker, der schon auf deinem Brett liegt, kostet beim zweiten Mal eine Gebühr.

lesson-guided-decade-clothes-plain =
    Die Nachfrage nach Kleidung ist { $demand }, der Importeur hat Kaufreiz { $importer } (a). Deiner ist { $appeal } (b): Er verkauft { $sold } von { $output }.

    Qualität, Vertrieb, ein kleinerer Preis: *Was den Kaufreiz hebt, verkauft mehr*. Wähle einen Marker, handle und beende den Zug.
    .kicker = Dein eigener Zug
    .title = Als nächstes: Kleidung
    .why = Ein Weg ist Qualität: der Marker auf £{ $space }, eine Stufe für Kleidung, und Preis £{ $pounds }. Qualität bleibt, solange die Fabrik steht. Ein Marker, der schon auf deinem Brett liegt, kostet beim zweiten Mal eine Gebühr.

lesson-guided-decade-wages =
    .title = Arbeiter oder Maschinen

lesson-guided-decade-wages-machines =
    Wedgwood hat für Nahrung so viele Maschinen wie Arbeiter. In einer Produktion *kosten ihn die Arbeiter £{ $wages }, die Maschinen £{ $upkeep }*. Deine Fabrik (a) kostet £{ $cost }, alles Lohn.

    Ersetzte Arbeiter kehren aber mit der Zeit auf den Markt zurück und nehmen Käufer weg (b). Einstellen bringt Waren und Käufer, bis der Lohn (c), jetzt £{ $wage }, steigt.
    .kicker = Nicht deine Ware
    .title = Arbeiter oder Maschinen
    .why = Zwei Wege. Maschinen auf £{ $space }: zwei für deine Nahrung, und jede Produktion kostet weniger. Oder Arbeiter auf dem billigsten Platz, für die dritte Reihe: mehr Waren und mehr Nachfrage, aber auch mehr Lohn.

lesson-guided-decade-wages-plain =
    Deine Nahrungsfabrik (a) kostet in jeder Produktion £{ $cost }: Ein Arbeiter kostet den Lohn (c), jetzt £{ $wage }, *eine Maschine immer weniger*.

    Ersetzte Arbeiter kehren aber mit der Zeit auf den Markt zurück und nehmen Käufer weg (b). Einstellen bringt Waren und Käufer, bis der Lohn steigt. Bereite mit dem einen oder dem anderen deine nächsten Verkäufe vor.
    .kicker = Nicht deine Ware
    .title = Arbeiter oder Maschinen
    .why = Zwei Wege. Maschinen auf £{ $space }: zwei für deine Nahrung, und jede Produktion kostet weniger. Oder Arbeiter auf dem billigsten Platz, für die dritte Reihe: mehr Waren und mehr Nachfrage, aber auch mehr Lohn.

lesson-guided-decade-shares =
    .title = Aktien kaufen oder warten

lesson-guided-decade-shares-need =
    Eine Aktie kostet dich £{ $buying_price } (a), und mit jedem Schritt mehr; am Ende ist jede so viel wert.

    (b) Strutt kaufte mit dem letzten Geld { $bought } zu £{ $paid }; jede ist jetzt £{ $value } wert. Aber *er konnte seinen Marker nicht zahlen*: { $sold } in Not verkauft, { $lost } zurück auf der Leiste (c). Du hast £{ $cash }: kaufen, oder aufheben?
    .kicker = Die Börse
    .title = Aktien kaufen oder warten
    .why = Börse auf £{ $space }, { $count } kaufen, und aufheben, was der nächste Marker kostet. Wer nicht zahlen kann, verkauft Aktien in Not und fällt für jede. Ist keine mehr da, kommen Kredite: Jeder kostet einen Schritt und beim Tilgen mehr, als er bringt. Wer einen hat, kauft keine Aktien; wer mit einem endet, hat verloren.

lesson-guided-decade-shares-plain =
    Eine Aktie kostet dich £{ $buying_price } (a), und *mit jedem Schritt mehr* (c); am Ende ist jede so viel wert. Auch die anderen (b) denken daran.

    Du hast £{ $cash }. Kaufe, solange Aktien billig sind, oder hebe Geld für Marker und Löhne auf: Wer nicht zahlen kann, verkauft Aktien in Not und fällt auf der Leiste.
    .kicker = Die Börse
    .title = Aktien kaufen oder warten
    .why = Börse auf £{ $space }, { $count } kaufen, und aufheben, was der nächste Marker kostet. Wer nicht zahlen kann, verkauft Aktien in Not und fällt für jede. Ist keine mehr da, kommen Kredite: Jeder kostet einen Schritt und beim Tilgen mehr, als er bringt. Wer einen hat, kauft keine Aktien; wer mit einem endet, hat verloren.

lesson-guided-decade-event =
    { $year } ist vorbei. Jedes Jahrzehnt endet mit einem Ereignis, und die nächsten liegen offen. *Lobby*: Der Reihe nach nimmt jedes Unternehmen umsonst einen Sondermarker aus der Auslage (a): ein Plättchen, einen besseren Marker oder ein Schiff.

    Was du liegen lässt, können die anderen nehmen.
    .kicker = Das Ende des Jahrzehnts
    .title = Das Ereignis: nimm etwas
    .why = Der Vorarbeiter macht die Arbeiter einer Fabrik billiger. Ein besserer Marker leistet mehr für dasselbe Geld. Ein Schiff bringt Waren nach Übersee, auf Vertrag.

lesson-guided-decade-result =
    Du hast { $shares } Aktien zu £{ $share_value }: Dein Unternehmen ist *£{ $portfolio }* wert (a). Strutts ist £{ $strutt } wert, Wedgwoods £{ $wedgwood }.

    Es ist { $year }, Nahrung ist die nächste Ware (b), und Fabriken einer neuen Stufe können gebaut werden. Hier enden die Notizen. Das Spiel geht mit diesen Gegnern weiter, solange du magst.
    .kicker = Das Ergebnis
    .title = Ein Jahrzehnt ist gespielt
