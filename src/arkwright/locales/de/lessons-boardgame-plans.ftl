# Lektionen des Brettspiels über Pläne: Schiffe, Stufen, das Ende, Plättchen, Ereignisse. Hier steht keine Ziffer, die Zahlen bringt das Spiel.

## Kontrakte und Schiffe

lesson-shipping = Kontrakte und Schiffe
    .about = Was zu Hause niemand kauft, fährt nach Übersee: Kontrakt, Schiff, Reise.

lesson-shipping-left-over =
    Deine Fabrik backt { $output ->
        [one] { $output } Brot
       *[other] { $output } Brote
    }. Dein Kaufreiz ist { $appeal }: Nur { $sold } würde verkauft (a). Der Rest geht verloren, und doch *sind alle Löhne fällig*: £{ $wages }.

    In Übersee nimmt man, was übrig ist. Dazu braucht es einen Kontrakt für die Ware und ein Schiff. Dein Hafen (b) hat beides nicht.
    .kicker = Was übrig bleibt
    .title = Übersee nimmt, was übrig bleibt

lesson-shipping-contract =
    Ein Kontrakt kostet nichts: Sein Feld (b) sagt, wie viele Waren *auf einmal* fahren müssen. Die Börse legt ihn dorthin, auch auf dem billigsten Feld (a).

    Ihre Zusatzaktion nimmt umsonst einen Sondermarker, etwa ein Schiff mit Kapazität { $capacity } (c). Ein kleines Schiff braucht keine Besatzung.
    .kicker = Ein Zug für beides
    .title = Ein Kontrakt und sein Schiff
    .todo =
        Börse auf £{ $space }, Kontrakt Nahrung { $contracted }, Schiff { $capacity }.

        Dann beende den Zug: Nahrung wird produziert.
    .why = Ein Kontrakt lässt sich nur nach oben verschieben, nie nach unten. Er muss ganz bedient werden. Hat die Ware produziert und nichts ist gefahren, so steigt er auf das nächste Feld.

lesson-shipping-sail =
    { $sold } verkauft zu £{ $price }; dein Kontrakt nimmt { $food } weitere. In Übersee bringt jede Ware die *Grundqualität* der Fabrik, £{ $base_quality }. Qualität, Vertrieb und Preis zählen nicht.

    Das Schiff (a) kostet dich ein Feld auf der Kursleiste (b). Bediene den Kontrakt oder lass ihn warten: Du entscheidest.
    .kicker = Der Verkauf ist vorbei
    .title = Geld gegen ein Kursfeld
    .why = In der Produktion der Ware kostet jedes genutzte Schiff ein Feld. Ein Schiff kann auch in deinem Zug fahren, als Aktionsmarker, mit Waren aus dem Lagerhaus: Dann kostet die Reise ein Feld.

lesson-shipping-brought =
    .title = Was die Reise brachte

lesson-shipping-brought-sailed =
    { $count ->
        [one] { $count } Brot
       *[other] { $count } Brote
    } sind gefahren: *£{ $gained } kamen herein* (a), davon £{ $office } durch dein Kontor, das für jede Reise zahlt.

    Du bist { $lost ->
        [one] ein Feld
       *[other] { $lost } Felder
    } gefallen (b). Der Kontrakt gehört wieder dir. Ein Verkauf bringt Schritte, eine Reise bringt Geld: Entscheide, was dir fehlt.
    .kicker = Bedient
    .title = Schritte gegen Geld

lesson-shipping-brought-waited =
    Die Brote sind verloren, und dein Kontrakt steigt: *{ $food ->
        [one] { $food } Ware
       *[other] { $food } Waren
    } müssen jetzt fahren* (b), auf einmal. Deiner Kasse (a) fehlt, was sie gebracht hätten.

    Am Spielende kostet jeder offene Kontrakt so viele Kursfelder, wie sein Feld sagt. Nimm nur einen, den du bedienen kannst.
    .kicker = Nicht bedient
    .title = Ein Kontrakt, der wartet, steigt

lesson-shipping-brought-plain =
    Du bist einen anderen Weg gegangen. Du hast £{ $cash } (a), und dein Kurs steht, wohin der Verkauf ihn brachte (b).

    Was dein Kaufreiz nicht verkauft, ist ohne Lagerhaus verloren. Mit *Kontrakt und Schiff* führe es nach Übersee, jedes für die Grundqualität seiner Fabrik und alle für ein Kursfeld.
    .kicker = Dein eigener Weg
    .title = Ohne Schiff

lesson-sold-and-shipped = Eines verkauft, zwei verschifft
    .about = Bediene den Kontrakt, und nimm mehr für das, was zu Hause bleibt.

lesson-sold-and-shipped-task =
    Jetzt kommt Kleidung. Deine Fabrik macht { $output }; { $sold } würde zu £{ $price } verkauft (a), und dein Kontrakt will { $clothes } (b): ganz oder gar nicht.

    Neue Waren *müssen* verkauft werden, solange Nachfrage da ist. Nimm zu Hause mehr Geld ein als jetzt, und lass genau den Rest fahren.
    .kicker = Deine Kleidung
    .title = Genug fürs Schiff behalten
    .why = Mehr Kaufreiz verkauft mehr, und weniger bleibt übrig. Mach ihn also zu einem höheren Preis: Für jede Stufe, die du kaufst, lässt ein Pfund mehr den Kaufreiz, wie er ist.

lesson-sold-and-shipped-left =
    .title = Was gefahren ist

lesson-sold-and-shipped-left-sailed =
    Zu Hause verkauft: { $sold }, zu £{ $price }. Verschifft: { $count }. *£{ $profit }* bleiben (a), wenn die Löhne bezahlt sind. Je höher der Preis, den dein Kaufreiz trägt, desto mehr bleibt.
    .kicker = Der Kontrakt ist bedient
    .title = Verkauft und verschifft

lesson-sold-and-shipped-left-waited =
    Zu Hause verkauft: { $sold }, zu £{ $price }. £{ $profit } bleiben (a), und nichts ist gefahren: *Der Kontrakt steht jetzt auf { $clothes }*. Eine Stufe Kaufreiz verkauft eines mehr, wenn der Preis nicht mitsteigt.
    .kicker = Der Kontrakt wartet
    .title = Nichts ist gefahren

lesson-sold-and-shipped-goal-1 = Der Kontrakt für Kleidung ist bedient.
lesson-sold-and-shipped-goal-2 = Der Verkauf bringt mehr als zuvor.

## Modernisieren und Veralten

lesson-modernising = Rechtzeitig modernisieren
    .about = Eine neue Stufe macht mehr und Besseres; eine alte kostet bald mehr.

lesson-modernising-levels =
    Es ist { $year }: Es gibt Fabriken der Stufe { $next }. Deine für Nahrung (a) und Kleidung (b) haben Stufe { $level }. Die für Nahrung macht { $output ->
        [one] { $output } Brot
       *[other] { $output } Brote
    } mit Grundqualität { $base_quality }.

    Eine neue Stufe bringt *mehr Grundqualität* und in manchen Reihen mehr Waren. Arbeiter, Maschinen und Preis bleiben. Alte Fabriken werden mit der Zeit zur Last.
    .kicker = Eine neue Stufe
    .title = Bessere Waren, und mehr davon

lesson-modernising-modernise =
    Du hast £{ $cash }. Modernisieren kostet, was eine Fabrik der neuen Stufe kostet; das ist auch ihre Grundqualität. Der Marker *Fabrik* kann es auf jedem Platz (a): Von dem, was du dafür zahlst, hängt nichts ab.

    Nimm die Fabrik für Nahrung (b): Ihre dritte Reihe ist voll und bringt auf der nächsten Stufe mehr.
    .kicker = Ein Zug
    .title = Modernisiere die Nahrung
    .todo =
        Fabrik auf £{ $space }, Nahrung modernisieren, Aktion beenden.

        Danach darfst du den Preis für Nahrung ändern.
    .why = Weiter als bis zur Stufe des Jahrzehnts geht es nicht, außer mit dem Erfinder. Mehr als eine Stufe in einem Zug kostet sie alle. Qualität und Vertrieb bleiben; wer schließt und neu baut, verliert sie.

lesson-modernising-price =
    Aus Kaufreiz { $old_appeal } ist { $appeal } geworden (a), und du machst { $output ->
        [one] { $output } Brot
       *[other] { $output } Brote
    } statt { $old_output }. Dieselben Arbeiter, dieselben Löhne.

    Du kannst es *als Kaufreiz behalten* und mehr verkaufen, oder Geld daraus machen: Ein Pfund mehr auf den Preis (b) von £{ $price } kostet einen Kaufreiz. Jetzt darfst du ihn ändern.
    .kicker = Was du daraus machst
    .title = Kaufreiz oder höherer Preis

lesson-modernising-obsolete =
    .title = Was alt ist, kostet mehr

lesson-modernising-obsolete-one =
    { $year }: Was nicht modernisiert ist, veraltet. Deine Fabrik für Kleidung (a) nahm *{ $workers } Arbeiter, die auf keiner Reihe stehen* und nichts machen. Sie kostet £{ $cost } in jeder ihrer Produktionen, £{ $more } mehr als zuvor.

    Sie gehen, wenn die Fabrik die Stufe des Jahrzehnts erreicht. Nahrung kommt als nächste; du bist am Zug.
    .kicker = Veraltet
    .title = Was alt ist, kostet mehr
    .why = Sie kommen von den Entlassenen, sonst vom Markt. Wo Arbeiter fehlen, zahlst du einmal Geld dafür. Es geschieht am Ende eines Jahrzehnts: Modernisiere also davor, oder doch vor dem nächsten Verkauf der Ware.

lesson-modernising-obsolete-old =
    { $year }: Jede alte Fabrik nahm *{ $workers } Arbeiter, die auf keiner Reihe stehen* und nichts machen. Deine Fabrik für Kleidung (a) kostet £{ $cost } in jeder ihrer Produktionen.

    Sie gehen, wenn eine Fabrik die Stufe des Jahrzehnts erreicht. Nahrung kommt als nächste; du bist am Zug.
    .kicker = Veraltet
    .title = Was alt ist, kostet mehr
    .why = Sie kommen von den Entlassenen, sonst vom Markt. Wo Arbeiter fehlen, zahlst du einmal Geld dafür. Es geschieht am Ende eines Jahrzehnts: Modernisiere also davor, oder doch vor dem nächsten Verkauf der Ware.

lesson-modernising-obsolete-none =
    { $year }: Alte Fabriken nahmen Arbeiter, die auf keiner Reihe stehen und nichts machen. *Deine haben alle die neue Stufe*, also hat sich nichts geändert: Deine Fabrik für Kleidung (a) kostet £{ $cost } in jeder ihrer Produktionen.

    Nahrung kommt als nächste; du bist am Zug.
    .kicker = Veraltet, aber nicht bei dir
    .title = Bei dir ist nichts veraltet
    .why = Fabriken veralten am Ende eines Jahrzehnts. Die Arbeiter kommen von den Entlassenen, sonst vom Markt. Wo Arbeiter fehlen, wird einmal Geld dafür gezahlt.

lesson-modernising-brought =
    .title = Was es brachte

lesson-modernising-brought-left =
    Deine Fabrik für Nahrung (a) hat { $sold } verkauft und £{ $profit } Gewinn gemacht. Auch die für Kleidung (b) ist modern, und ihre Zusatzarbeiter sind fort: Sie kostet £{ $cost } je Produktion, *jedes Mal £{ $saved } weniger*.

    Modernisieren lohnt doppelt: durch das, was du verkaufst, und das, was du nicht mehr zahlst.
    .kicker = Beide sind modern
    .title = Die Zusatzarbeiter sind fort

lesson-modernising-brought-stayed =
    Deine Fabrik für Nahrung (a) hat { $sold } verkauft; £{ $profit } bleiben, wenn alles bezahlt ist. Die für Kleidung (b) kostet £{ $cost } in jeder Produktion.

    Solange eine Fabrik älter als das Jahrzehnt ist, *zahlt jede ihrer Produktionen Arbeiter, die nichts machen*. Je eher sie modern ist, desto weniger kosten sie.
    .kicker = So weit
    .title = Früher ist billiger

lesson-ahead-of-the-sale = Vor dem Verkauf
    .about = Eine veraltete Fabrik, und ihre Ware kommt als nächste.

lesson-ahead-of-the-sale-task =
    Deine Fabrik für Kleidung (a) ist veraltet: £{ $cost } je Produktion. Sie macht { $output }, hat Kaufreiz { $appeal } und würde { $sold } verkaufen; Strutts Kaufreiz ist { $rival } (b).

    Bring sie *auf die Stufe des Jahrzehnts* und mache sofort Gewinn. Achte auf den Preis: Du musst vor ihm verkaufen.
    .kicker = Kleidung ist die nächste
    .title = Modern, und teuer genug
    .why = Der Kaufreiz steigt um den Unterschied der Grundqualität. Wer auf der Leiter höher steht, wird früher aufgerufen; die Nachfrage reicht nicht für alle.

lesson-ahead-of-the-sale-sold =
    .title = Was es brachte

lesson-ahead-of-the-sale-sold-new =
    { $sold } verkauft zu £{ $price }: £{ $profit } bleiben. Die Fabrik (a) kostet jetzt £{ $cost }, ihre Zusatzarbeiter sind fort. Die neue Grundqualität kann Kaufreiz sein oder Preis: *Was über dem Kaufreiz des anderen steht, verkauft zuerst*.
    .kicker = Modernisiert
    .title = Eine moderne Fabrik

lesson-ahead-of-the-sale-sold-old =
    { $sold } verkauft zu £{ $price }: £{ $profit } bleiben. Die Fabrik (a) kostet immer noch £{ $cost } je Produktion, *auch für Arbeiter, die nichts machen*. Eine neue Stufe hätte die Grundqualität gehoben und sie weggeschickt.
    .kicker = Noch veraltet
    .title = Eine alte Fabrik

lesson-ahead-of-the-sale-goal-1 = Die Fabrik für Kleidung ist modern.
lesson-ahead-of-the-sale-goal-2 = Kleidung macht guten Gewinn.

## Das letzte Jahrzehnt

lesson-last-decade = Das letzte Jahrzehnt
    .about = Letzter Zug, letzte Reise, letzter Handel: Mach alles zu Aktien.

lesson-last-decade-counts =
    Lampen sind der letzte Verkauf des Spiels, und Strutt (c) hat gehandelt. Es zählen *Aktien × Kurs*: Du hast { $shares } zu £{ $share_value }, das sind £{ $portfolio } (a). Seine sind £{ $strutt } wert.

    Die Bank hat { $bank_shares } deiner Aktien. Deine £{ $cash } (b) zählen nicht, wenn sie nicht zu Aktien werden: Nach diesem Verkauf kommt ein letzter Handel.
    .kicker = Der letzte Zug
    .title = Nur Aktien und Kurs zählen

lesson-last-decade-value =
    Du könntest jetzt kaufen. Aber das kannst du auch nach dem Verkauf, und der Preis ändert sich kaum. *Sorge also für den Kurs*: Zeigt er ein Pfund mehr, ist jede Aktie so viel mehr wert (a).

    Strutts Kaufreiz bei Lampen ist { $strutt }, deiner { $appeal } (b): { lesson-count-steps }. Allein an der Spitze und mit den meisten Verkäufen sind es mehr.
    .kicker = Erst der Kurs
    .title = Erst Schritte, dann Aktien
    .todo =
        Qualität auf £{ $space }: Lampen, Preis £{ $pounds }, Zug beenden.

        Qualität bringt einen Kaufreiz, der Preis den anderen.
    .why = Ein Kauf ändert den Kurs nicht. Fehlt dir im letzten Handel das Geld für alle deine Aktien, oder steigst du um mehrere Pfund, so kann es richtig sein, zuerst zu kaufen.

lesson-last-decade-sail =
    Dein Kontrakt für Lampen steht auf { $lamps } (a). Unbedient steigt er jetzt, und *am Ende kostet er so viele Felder, wie sein Feld sagt* (b). Die Reise kostet eines und bringt £{ $base_quality } für jede Lampe. Du hast genug davon.
    .kicker = Die letzte Reise
    .title = Offene Kontrakte kosten Felder
    .why = Offene Kontrakte zählen nach dem letzten Handel: Du zahlst also den höheren Preis für deine Aktien und fällst danach. Lege im letzten Jahrzehnt keinen Kontrakt, den du nicht bedienen kannst.

lesson-last-decade-trade =
    Der letzte Handel: Eine Aktie kostet £{ $buying_price }, die Bank hat { $bank_shares } von deinen, du hast £{ $cash } (a). Gelagerte Waren gehen zum Festpreis weg, was der Markt auch sagt; Lampen im Lager: { $lamps } (b).

    Was du nicht ausgibst, ist nichts wert. Kredite müsstest du jetzt tilgen: Wer mit einem endet, hat verloren.
    .kicker = Das Spielende
    .title = Ausverkaufen, Aktien kaufen

lesson-last-decade-result =
    .title = Das Ergebnis

lesson-last-decade-result-all =
    Du hast alle { lesson-count-shares }, zu £{ $share_value }: *£{ $portfolio }* (a). Strutts Unternehmen ist £{ $strutt } wert (b). £{ $cash } bleiben übrig.

    Schritte hoben jede deiner Aktien, die Reise sparte Felder, die letzten Waren zahlten die letzte Aktie. Mit allen Aktien in der Hand macht dich nur noch der Kurs reicher.
    .kicker = Es ist gezählt
    .title = Alle Aktien gehören dir

lesson-last-decade-result-open =
    { lesson-count-shares } zu £{ $share_value }: *£{ $portfolio }* (a). Strutts Unternehmen ist £{ $strutt } wert (b). £{ $cash } bleiben übrig.

    Dein Kontrakt stand am Ende auf { $lamps }, und so viele Felder bist du gefallen: *Jede deiner Aktien ist deshalb weniger wert*. Auch das Geld der Reise hätte Aktien gekauft.
    .kicker = Es ist gezählt
    .title = Der Kontrakt war offen

lesson-last-decade-result-some =
    { lesson-count-shares } zu £{ $share_value }: *£{ $portfolio }* (a). Strutts Unternehmen ist £{ $strutt } wert (b).

    Die Bank hat noch { $bank_shares }, und £{ $cash } sind jetzt nichts wert. Sieh vor dem letzten Handel, was eine Aktie kostet und *was du noch zu Geld machen kannst*: Waren im Lager, eine Reise, ein billigerer Marker.
    .kicker = Es ist gezählt
    .title = Ein paar Pfund zu wenig

lesson-marked-mill = Die markierte Fabrik
    .about = Zu spät eingestellt: Sieh zu, dass es dich keine Aktien kostet.

lesson-marked-mill-task =
    Du hast für Nahrung (a) eingestellt, als sie im letzten Jahrzehnt schon verkauft war. Das hat die Fabrik markiert: *Bleibt die Markierung, kostet sie am Ende Felder und Aktien*. Dein Unternehmen ist £{ $portfolio } wert, Strutts £{ $strutt } (b).

    Es ist dein letzter Zug. Überhole ihn.
    .kicker = Der letzte Zug
    .title = Werde die Markierung los
    .why = Eine Produktionsaktion in ihr nimmt die Markierung weg, braucht aber einen grauen Marker, und du hast keinen. Nahrung hat ihren letzten Verkauf gehabt: Wer braucht die Fabrik noch?

lesson-marked-mill-trade =
    Der letzte Handel: Du hast £{ $cash } (a), und eine Aktie kostet £{ $buying_price }. Mach zu Aktien, was du kannst.
    .kicker = Das Spielende
    .title = Ausverkaufen, Aktien kaufen

lesson-marked-mill-counted =
    .title = Es ist gezählt

lesson-marked-mill-counted-marked =
    Die Markierung kostete { lesson-count-spaces } und { $lost ->
        [one] { $lost } Aktie
       *[other] { $lost } Aktien
    }: { lesson-count-shares } zu £{ $share_value } sind *£{ $portfolio }* (a), Strutts Unternehmen ist £{ $strutt } wert. Eine Fabrik, die zum letzten Mal produziert hat, lässt sich schließen: Niemand vermisst sie.
    .kicker = Noch markiert
    .title = Die Markierung war teuer

lesson-marked-mill-counted-closed =
    Keine Fabrik, keine Markierung: { lesson-count-shares } zu £{ $share_value } sind *£{ $portfolio }* (a), Strutts Unternehmen ist £{ $strutt } wert. Schließen kostet nur den Platz des Markers, und Nahrung wird nie mehr verkauft.
    .kicker = Geschlossen
    .title = Geschlossen, nichts verloren

lesson-marked-mill-goal-1 = Keine Aktie geht verloren, und was zu kaufen geht, ist gekauft.
lesson-marked-mill-goal-2 = Dein Unternehmen ist mehr wert als Strutts.

## Plättchen, die einen Plan ändern

lesson-tiles = Plättchen ändern den Plan
    .about = Was du hast, entscheidet, welcher Marker, Platz und Fabrik ihr Geld wert sind.

lesson-tiles-patent =
    Deine Nahrung verkauft sich: { $sold } von { $output }, aber nur zu £{ $price }. Mit mehr Kaufreiz könntest du mehr verlangen.

    Auf dem billigsten Feld zahlt Vertrieb nur eine Stufe. Aber du hast das *Patent* (a): Was das Feld für Stufen (b) zahlt, sind £{ $patent } mehr. Dir leistet das billigste Feld also, wofür andere das nächste brauchen.
    .kicker = Was du hast
    .title = Ein Plättchen wertet Felder auf

lesson-tiles-distribute =
    Vertrieb auf das billigste Feld (a). Eine Stufe kostet so viele Pfund wie ihre Zahl: Mit dem Patent zahlst du eine mehr (b), *und das Plättchen bleibt dir*.

    Abgegeben wären es einmal { lesson-count-levels } umsonst, wo du willst. Behalten hilft es jedes Mal.
    .kicker = Behalten hilft es immer
    .title = Mehr Stufen auf kleinem Feld
    .todo =
        Vertrieb auf £{ $space }, Nahrung zweimal erhöhen, Aktion beenden.

        Das Geld des Patents wird von selbst gezählt.
    .why = Abgeben lohnt, wo Stufen teuer sind: Eine hohe kostet so viele Pfund wie ihre Zahl, eine geschenkte nichts. Abgegebene Plättchen gehen ins Angebot, wo andere sie nehmen können.

lesson-tiles-price =
    Aus Kaufreiz { $before } ist { $appeal } geworden (a), und du hast { $output ->
        [one] { $output } Brot
       *[other] { $output } Brote
    }. Was du nicht brauchst, um sie zu verkaufen, *kannst du als Geld nehmen*: Der Preis (b) ist £{ $price }.

    Allein an der Spitze steigst du einen Schritt mehr. Setze ihn, dann beende den Zug.
    .kicker = Wozu es gut ist
    .title = Mach Kaufreiz zu Geld

lesson-tiles-take =
    Nahrung brachte £{ $income }, £{ $price } das Stück. Jetzt das nächste Plättchen (a): Welchen deiner Pläne würde es ändern? Deine Besteckfabrik (b) kostet £{ $cost } je Produktion, alles Löhne.

    Der *Vorarbeiter* macht die Arbeiter einer Fabrik billiger. Die *Werkstatt* bringt mehr Maschinen für dein Geld, und alle einer Fabrik für ein Pfund.
    .kicker = Ein Plättchen nehmen
    .title = Welchen Plan hast du?
    .why = Einen Sondermarker nimmst du nach Arbeiter, Maschinen, Börse und Schiff. Die Börse auf £{ $space } tut es ohne alles andere. Nie hast du zwei gleiche, und nie mehr als { $held }.

lesson-tiles-plan =
    .title = Ein Plättchen und ein Plan

lesson-tiles-plan-cheaper =
    Deine Besteckfabrik (b) kostet jetzt £{ $cost }, *£{ $saved } weniger in jeder ihrer Produktionen*. Das ist dein neues Plättchen (a), und was du damit gemacht hast.

    Und es ändert den Plan: Mit dem Vorarbeiter kostet Einstellen in seiner Fabrik weniger als anderswo; mit der Werkstatt läuft jede weitere Maschine umsonst.
    .kicker = Auf Dauer billiger
    .title = Die Fabrik kostet jetzt weniger

lesson-tiles-plan-plain =
    Deine Besteckfabrik (b) kostet £{ $cost } wie zuvor. Du hast andere Plättchen in der Hand oder im Angebot (a): *Ein Plättchen ist wert, was dein Plan daraus macht*.

    Wer verschifft, nimmt Kontor oder Agent, wer modernisiert, den Entwickler, wer oft gleichauf führt, Charisma.
    .kicker = Ein anderer Plan
    .title = Welcher Plan ist deiner?

lesson-half-the-wages = Halbe Kosten
    .about = Ein Zug, eine Fabrik: Was macht sie billiger, und um wie viel?

lesson-half-the-wages-task =
    Deine Besteckfabrik (a) kostet £{ $cost } je Produktion; ein Arbeiter bekommt £{ $wage }. Bring das in einem Zug *auf die Hälfte*. Marker und Angebot (b) stehen dir offen.
    .kicker = Ein Zug
    .title = Halbe Kosten für Besteck
    .why = Eine Maschine kostet je Produktion ein Pfund statt eines Lohns. Der Vorarbeiter senkt den Lohn von bis zu { $workers } Arbeitern auf ein Pfund, solange die Löhne niedrig sind.

lesson-half-the-wages-cost =
    .title = Was sie jetzt kostet

lesson-half-the-wages-cost-half =
    Die Fabrik (a) kostet £{ $cost }, *£{ $saved } weniger* als zuvor. Maschinen ersetzen einige Arbeiter, und der Vorarbeiter macht die anderen billiger: Marker und Plättchen wirken auf dieselbe Fabrik.
    .kicker = Halb
    .title = Halbe Kosten

lesson-half-the-wages-cost-more =
    Die Fabrik (a) kostet £{ $cost }, £{ $saved } weniger als zuvor. *Marker und Plättchen müssen auf dieselbe Fabrik wirken*: Maschinen für einige Arbeiter, und ein Vorarbeiter für die, die bleiben.
    .kicker = Noch nicht halb
    .title = Es lässt sich mehr sparen

lesson-half-the-wages-goal-1 = Die Besteckfabrik kostet die Hälfte von vorher.

## Ereignisse

lesson-events = Ereignisse, die man kommen sieht
    .about = Ein Ereignis liegt offen: Auf das, was es ändert, bist du vorbereitet.

lesson-events-open =
    Die Ereignisse aller Jahrzehnte liegen offen. { $year } endet mit der *Weltmesse*: Einige Arbeiter des Arbeitsmarkts verlassen das Spiel. Ihre Plätze bleiben leer, und leere Plätze sind Käufer: Die Nachfrage nach Nahrung ist jetzt { $food } (a).

    Doch je leerer der Markt, desto teurer jeder Arbeiter (b): jetzt £{ $wage }. Diesen Zug hast du, um dich vorzubereiten.
    .kicker = Was kommt
    .title = Wer es weiß, bereitet sich vor

lesson-events-prepare =
    Der Lohn ist £{ $wage } und nahe an der nächsten Stufe. Deine Fabrik für Kleidung (a) läuft nur mit Arbeitern: £{ $cost } je Produktion. Eine *Maschine* kostet ein Pfund, wie hoch der Lohn auch ist.

    Maschinen (b) ersetzen zwei von ihnen, bevor der Lohn steigt.
    .kicker = Bevor es kommt
    .title = Maschinen, ehe der Lohn steigt
    .todo =
        Maschinen auf £{ $space }: Kleidung, Reihe zwei und drei.

        Dann beende den Zug; einen Sondermarker brauchst du nicht.
    .why = Weniger Arbeiter trifft ein höherer Lohn weniger. Die ersetzten stehen bei den Entlassenen; mit jedem Konjunkturmarker kehren einige zurück und nehmen Nachfrage weg.

lesson-events-after =
    .title = Was das Ereignis änderte

lesson-events-after-prepared =
    { $year }: Der Lohn stieg von £{ $was } auf *£{ $wage }* (a), die Nachfrage nach Nahrung um { $more } auf { $food } (b), für dich und für Strutt.

    Deine Fabrik für Kleidung (c) kostet £{ $cost }, £{ $dearer } mehr als zuvor. Nur mit Arbeitern wäre jetzt jeder teurer. Dasselbe Ereignis trifft, wer viel eingestellt hat, und nützt, wer verkauft.
    .kicker = Die Weltmesse ist vorbei
    .title = Teurere Arbeiter, mehr Käufer

lesson-events-after-plain =
    { $year }: Der Lohn ist jetzt *£{ $wage }* (a), die Nachfrage nach Nahrung stieg um { $more } auf { $food } (b), für dich und für Strutt.

    Deine Fabrik für Kleidung (c) kostet £{ $cost }, £{ $dearer } mehr als vor dem Ereignis. Eine Maschine kostet ein Pfund, wie hoch der Lohn auch ist: Von jetzt an wäre sie mehr wert gewesen.
    .kicker = Die Weltmesse ist vorbei
    .title = Teurere Arbeiter, mehr Käufer

lesson-events-buyers =
    Nahrung kommt als nächste: Nachfrage { $demand } (a), und du machst { $output }. Du würdest { $sold } verkaufen: Dein Kaufreiz ist { $appeal } (b), Strutts { $rival }.

    Neue Käufer *kaufen bei dem, der hoch steht*. Erhöhe deinen Kaufreiz oder überlass sie Strutt; dann beende den Zug.
    .kicker = Nachdem es kam
    .title = Hol dir deinen Teil der Käufer
    .why = Eine Nachfrage mehr ist eine Ware mehr für jemanden. Sie geht an den, der als nächster aufgerufen wird. Ein Ereignis ändert den Tisch für alle; den Gewinn hat, wer dafür bereit ist.

lesson-events-brought =
    Du hast { $sold } verkauft (a) und £{ $wages } Löhne gezahlt: £{ $profit } bleiben. Kleidung kommt als nächste (b).

    Sieh *vor dem Ende jedes Jahrzehnts das nächste Ereignis an*: Schließt es ein Feld, kostet es Geld, hebt es Löhne oder Preise? Dann ist dein letzter Zug davor mehr wert, als er scheint.
    .kicker = Was es brachte
    .title = Einen Zug voraus

lesson-war-pays = Der Krieg zahlt
    .about = Der Krieg hebt die Preise, aber nicht überall.

lesson-war-pays-task =
    Nach diesem Zyklus kommt der *Krieg auf dem Kontinent*: In jeder Fabrik steigen Vertrieb und Preis um eins, der Kaufreiz bleibt also. Wo der Vertrieb schon am höchsten ist, geschieht nichts.

    Deiner ist { $food } bei Nahrung (a), { $clothes } bei Kleidung (b). Lass den Krieg beide Preise heben, auch den der Nahrung von £{ $price }, und gib der Kleidung mehr Kaufreiz.
    .kicker = Dein letzter Zug davor
    .title = Sei bereit für den Krieg
    .why = Vertrieb, den du kurz davor auf die höchste Stufe kaufst, verschenkt den Anstieg. Qualität zählt für dieses Ereignis nicht.

lesson-war-pays-paid =
    .title = Was der Krieg brachte

lesson-war-pays-paid-both =
    Beide Preise stiegen: £{ $food } für Nahrung (a), £{ $clothes } für Kleidung (b). Der Kaufreiz blieb, wie du ihn gelassen hast, { $appeal } bei Kleidung: *dieselben Verkäufe, für je ein Pfund mehr*.
    .kicker = Bereit
    .title = Ein Pfund mehr für jede Ware

lesson-war-pays-paid-same =
    Beide Preise stiegen: £{ $food } für Nahrung (a), £{ $clothes } für Kleidung (b). Der Kaufreiz ist, wie er war, { $appeal } bei Kleidung: Jeder Verkauf bringt mehr, *aber der Zug hätte auch Kaufreiz bringen können*.
    .kicker = Beinahe
    .title = Teurer, aber nicht höher

lesson-war-pays-paid-missed =
    Nahrung steht auf £{ $food } (a), Vertrieb { $level }; Kleidung auf £{ $clothes }, Kaufreiz { $appeal } (b). Wo der Vertrieb *vor dem Krieg am höchsten ist, steigt nichts*: Die gekaufte Stufe hat das Pfund gekostet.
    .kicker = Verpasst
    .title = Kein Anstieg für Nahrung

lesson-war-pays-goal-1 = Der Preis der Nahrung ist gestiegen.
lesson-war-pays-goal-2 = Der Preis der Kleidung ist gestiegen.
lesson-war-pays-goal-3 = Kleidung hat mehr Kaufreiz als zuvor.
