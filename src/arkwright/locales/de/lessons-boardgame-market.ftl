# Kurze Lektionen des Brettspiels: Preise, Arbeiter, Arbeitsmarkt, Aktien, Geld. Hier steht keine Ziffer.

## Preise und Kaufreiz

lesson-prices = Preise und Kaufreiz
    .about = Ein Pfund mehr im Preis ist ein Kaufreiz weniger. Finde den Preis, der alles verkauft und einen Schritt bringt.

lesson-prices-sum =
    Deine Nahrung (a): Grundqualität { $base_quality } − Preis { $price } = Kaufreiz { $appeal }. *Qualität und Vertrieb erhöhen ihn, der Preis senkt ihn.*

    Strutt zahlte für Vertrieb und hat { $strutt }, Wedgwood für Qualität und hat { $wedgwood } (b). So steht niemand allein an der Spitze. Du würdest { $sold } verkaufen, für { lesson-count-steps }.
    .kicker = Woraus Kaufreiz besteht
    .title = Drei an der Spitze, keiner allein

lesson-prices-quality =
    Preise ändern sich nur nach einer Aktion, die die Ware betrifft: Qualität, Vertrieb, Fabrik, Produktion.

    Eine Stufe Qualität hebt den Kaufreiz der Nahrung auf Dauer. Nimm den teureren Platz (a): *Was die Stufe nicht verbraucht, ändert andere Preise* (b). Deine Lampen haben Kaufreiz { $lamps }.
    .kicker = Der Marker
    .title = Eine Stufe und etwas Rest
    .todo = Qualität auf £{ $space }, eine Stufe für Nahrung.
    .why = Nach Qualität und Vertrieb ändert jedes Pfund, das du nicht verbraucht hast, den Preis einer Ware, die du nicht berührt hast. Die berührten sind frei.

lesson-prices-left-over =
    Von { $output ->
        [one] { $output } Lampe
       *[other] { $output } Lampen
    } (a) verkaufst du nur { $sold }, für £{ $income }: Mehr als deinen Kaufreiz verkaufst du nicht, und der Preis von £{ $price } (b) hält ihn niedrig.

    Hier verkauft *ein Pfund weniger eine Lampe mehr*. Die Änderung kostet ein Pfund vom Rest.
    .kicker = Eine unberührte Ware
    .title = Billiger, und es kommt mehr ein
    .todo = Setze Lampen auf £{ $pounds }.
    .why = Vergleiche Preis × verkaufte Waren davor und danach. Solange etwas übrig bleibt, kann ein kleinerer Preis mehr bringen. Ist alles verkauft, bringt er nur weniger.

lesson-prices-price =
    Die Lampen bringen nun £{ $income }. Jetzt Nahrung: Kaufreiz { $appeal } bei £{ $price } (a); der nächste hat { $top } (b). Du würdest { $sold } verkaufen, für { lesson-count-steps }.

    Ein Pfund mehr je Brot, oder allein an der Spitze? *Ändere den Preis oder lass ihn*, dann beende den Zug. Du bist der Letzte: Niemand antwortet.
    .kicker = Deine Wahl
    .title = Ein Pfund mehr oder ein Schritt
    .why = Der höchste Kaufreiz bringt einen Schritt nur dem, der dort allein steht, auch über dem Importeur. Ein Preis, der weniger verkauft, kostet beides.

lesson-prices-brought =
    .title = Was der Preis gebracht hat

lesson-prices-brought-alone =
    (a) { lesson-count-steps }: { $sales } für den Verkauf, { $top }, weil du allein an der Spitze stehst.

    (b) { $sold } verkauft für £{ $income }, nach den Löhnen bleiben £{ $profit }. Ein Pfund mehr hätte £{ $more } mehr gebracht, und du hättest die Spitze geteilt: kein Schritt dafür.
    .kicker = Du hast entschieden: £{ $value }
    .title = Allein an der Spitze
    .why = Ein Schritt hebt den Wert jeder Aktie, die du hast. Je mehr Aktien, desto mehr wiegt er gegen ein paar Pfund.

lesson-prices-brought-tied =
    (a) { lesson-count-steps }: { $sales } für den Verkauf, { $top } für den Kaufreiz: Andere stehen gleich hoch.

    (b) { $sold } verkauft für £{ $income }, bei £{ $wages } Lohn. Ein Pfund weniger hätte £{ $less } weniger gebracht und einen Schritt mehr.
    .kicker = Du hast entschieden: £{ $value }
    .title = Gleich hoch an der Spitze
    .why = Ein Schritt hebt den Wert jeder Aktie, die du hast. Je mehr Aktien, desto mehr wiegt er gegen ein paar Pfund.

lesson-prices-brought-dear =
    (a) { lesson-count-steps }: { $sales } für den Verkauf, { $top } für den Kaufreiz.

    (b) { $sold } verkauft für £{ $income }, bei £{ $wages } Lohn. Ein Pfund weniger hätte { $other } verkauft und £{ $more } mehr gebracht: Du verkaufst nicht mehr als deinen Kaufreiz.
    .kicker = Du hast entschieden: £{ $value }
    .title = Zu teuer, um alles zu verkaufen
    .why = Was nicht verkauft wird, ist ohne Lager verloren, und die Löhne sind trotzdem bezahlt.

lesson-prices-brought-plain =
    (a) { lesson-count-steps }: { $sales } für den Verkauf, { $top } für den Kaufreiz.

    (b) { $sold } verkauft für £{ $income }, nach den Löhnen bleiben £{ $profit }. Mit einem Kaufreiz mehr als die anderen hättest du allein an der Spitze gestanden.
    .kicker = Dein eigener Weg
    .title = Was der Verkauf gebracht hat
    .why = Der höchste Kaufreiz bringt einen Schritt nur dem, der dort allein steht, auch über dem Importeur.

## Übung: alle Lampen verkauft, und Geld übrig

lesson-prices-lamps = Alle Lampen verkauft
    .about = Verkaufe in diesem Zyklus jede Lampe und habe am Ende genug Geld.

lesson-prices-lamps-goal-1 = Alle Lampen verkauft
lesson-prices-lamps-goal-2 = Am Ende genug Geld

lesson-prices-lamps-task =
    Du machst { $output ->
        [one] { $output } Lampe
       *[other] { $output } Lampen
    } und würdest { $sold } verkaufen (a): Dein Kaufreiz ist { $appeal } bei £{ $price } (b). Die anderen waren schon am Zug.

    Du hast £{ $cash } (c). *Verkaufe alle { $output ->
        [one] { $output } Lampe
       *[other] { $output } Lampen
    } und habe £{ $aim } oder mehr, wenn die Löhne bezahlt sind.*
    .kicker = Übung
    .title = Verkaufe jede Lampe
    .why = Ein kleinerer Preis hebt den Kaufreiz, jede Stufe Qualität oder Vertrieb auch. Vergleiche, was eine Stufe jetzt kostet und was ein Pfund auf jeder Lampe bringt.

lesson-prices-lamps-sold =
    .title = Was es gebracht hat

lesson-prices-lamps-sold-patent =
    { $sold } von { $made ->
        [one] { $made } Lampe
       *[other] { $made } Lampen
    } verkauft (a), zu je £{ $price }: £{ $cash } in der Hand (b).

    Das Patent, zurückgegeben, brachte Stufen umsonst. Man kann es wieder nehmen: Es liegt von neuem im Angebot.
    .kicker = Ausverkauft
    .title = Mit dem Patent noch teurer
    .why = Vertrieb fällt nach jeder Produktion der Ware um eins. Viele Stufen auf einmal sind für einen großen Verkauf.

lesson-prices-lamps-sold-reached =
    { $sold } von { $made ->
        [one] { $made } Lampe
       *[other] { $made } Lampen
    } verkauft (a), zu je £{ $price }: £{ $cash } in der Hand (b).

    Es geht noch besser: Bezahle auf einem billigen Platz Vertrieb und gib das Patent für weitere Stufen zurück. Dann *darf jede Lampe mehr kosten*.
    .kicker = Ausverkauft
    .title = Alle Lampen verkauft
    .why = Vertrieb ist für einen Verkauf billig, denn er fällt wieder. Qualität kostet mehr und bleibt, solange die Fabrik steht.

lesson-prices-lamps-sold-all =
    { $sold } von { $made ->
        [one] { $made } Lampe
       *[other] { $made } Lampen
    } verkauft (a), aber zu je £{ $price }: £{ $cash } in der Hand (b).

    Alle sind verkauft, aber es kam zu wenig ein. *Billige Stufen Vertrieb* hätten sie zu einem höheren Preis verkauft.
    .kicker = Ausverkauft, zu billig
    .title = Alles verkauft, zu wenig übrig
    .why = Ein Pfund weniger im Preis ist ein Pfund weniger auf jeder Lampe. Die erste Stufe Vertrieb kostet weniger als das.

lesson-prices-lamps-sold-left =
    { $sold } von { $made ->
        [one] { $made } Lampe
       *[other] { $made } Lampen
    } verkauft (a), zu je £{ $price }: £{ $cash } in der Hand (b).

    Der Rest ist verloren: *Niemand verkauft mehr als den eigenen Kaufreiz*. Er muss so hoch sein, wie du Waren machst.
    .kicker = Lampen übrig
    .title = Der Kaufreiz war zu niedrig
    .why = Kaufreiz ist Grundqualität, Qualität und Vertrieb, weniger den Preis. Jedes Pfund im Preis ist eine Lampe.

## Reihen, Maschinen und Löhne

lesson-workforce = Reihen, Maschinen und Löhne
    .about = Was eine Reihe macht, was sie kostet, und wann sich eine Maschine lohnt.

lesson-workforce-rows =
    Eine Reihe macht ihre Waren nur, wenn *alle ihre Felder besetzt sind*. In deiner Besteckfabrik hat diese (a) { $workers } Arbeiter für { $made } Ware; die zweite (c) macht { $second }.

    Der Lohn ist £{ $wage } (b). Die Arbeiter von (a) kosten also mehr als die £{ $price }, die ihre Ware bringt. Die ganze Fabrik: £{ $income } herein, £{ $cost } hinaus.
    .kicker = Was eine Reihe kostet
    .title = Eine Reihe frisst ihren Preis

lesson-workforce-machines =
    Eine Maschine nimmt das Feld eines Arbeiters ein und kostet in jeder Produktion ein Pfund, *wie hoch der Lohn auch ist*. Je mehr er steigt, desto mehr spart sie.

    Das erste Feld jeder Reihe ist nur für Arbeiter. Die anderen von (a) nehmen Maschinen auf. Der Marker: (b).
    .kicker = Ersetze sie
    .title = Maschinen für die teure Reihe
    .todo = Maschinen auf £{ $space }, Reihe { $row }: so viele, wie es zahlt.
    .why = Eine Maschine bezahlst du einmal, und du sparst in jeder Produktion danach. Früh im Spiel sind das viele, gegen Ende wenige. Zähle also, wie oft die Fabrik noch verkauft.

lesson-workforce-saved =
    (a) Deine Fabrik macht { $output ->
        [one] { $output } Ware
       *[other] { $output } Waren
    } wie zuvor. Sie kostete in jeder Produktion £{ $then }; *jetzt kostet sie £{ $cost }*.

    Die ersetzten Arbeiter warten bei den Entlassenen, jetzt { $fired }. Wirtschaftsmarker bringen sie auf den Markt zurück, und jeder füllt dort ein Feld: ein Käufer weniger (b).
    .kicker = Was es spart
    .title = Gleich viele Waren, für weniger

lesson-workforce-help =
    Dein Marker lässt dich etwas aus dem Angebot (a) nehmen, umsonst. Manche Plättchen machen eine Fabrik (b) billiger: der *Vorarbeiter* bis zu { $workers } Arbeiter, die *Werkstatt* ihre Maschinen.

    Die Löhne sind £{ $wages }, die Maschinen £{ $upkeep }. Wähle, oder nimm etwas anderes, und beende den Zug.
    .kicker = Deine Wahl
    .title = Wer macht die Fabrik billiger?
    .why = Der Vorarbeiter senkt den Lohn von bis zu { $workers } Arbeitern einer Fabrik. Mit der Werkstatt kosten alle Maschinen einer Fabrik so viel wie eine. Beide können später die Fabrik wechseln.

lesson-workforce-brought =
    .title = Was die Fabrik gebracht hat

lesson-workforce-brought-foreman =
    (a) { $sold } verkauft für £{ $income }; £{ $wages } Lohn, £{ $upkeep } für Maschinen: *£{ $profit } bleiben*.

    Der Vorarbeiter spart am meisten, wo viele Arbeiter sind und der Lohn hoch ist. Mit Maschinen an ihrer Stelle hätte er weniger zu tun.
    .kicker = Mit dem Vorarbeiter
    .title = Arbeiter und Maschinen billig
    .why = Ein Arbeiter kostet immer mindestens ein Pfund, auch mit dem Vorarbeiter.

lesson-workforce-brought-workshop =
    (a) { $sold } verkauft für £{ $income }; £{ $wages } Lohn, £{ $upkeep } für Maschinen: *£{ $profit } bleiben*.

    Die Werkstatt spart am meisten, wo viele Maschinen sind. Hier haben die meisten Reihen noch Arbeiter: Der Vorarbeiter hätte mehr gespart.
    .kicker = Mit der Werkstatt
    .title = Maschinen billig, Arbeiter teuer
    .why = Die Werkstatt erhöht auch, was eine Aktion Maschinen ausgeben darf. Mit ihr zahlt dein eigener Marker für eine mehr.

lesson-workforce-brought-plain =
    (a) { $sold } verkauft für £{ $income }; £{ $wages } Lohn, £{ $upkeep } für Maschinen: *£{ $profit } bleiben*.

    Eine Fabrik zahlt für jeden Arbeiter, auch in Reihen, die nichts machen, ob ihre Waren verkauft werden oder nicht.
    .kicker = Die Rechnung
    .title = Was einkommt, was ausgeht
    .why = Der Vorarbeiter hätte bis zu { $workers } dieser Arbeiter billiger gemacht, die Werkstatt die Maschinen.

## Übung: alle Waren, für weniger Lohn

lesson-workforce-wages = Die Lohnrechnung
    .about = Der Lohn ist gestiegen. Mache und verkaufe so viel wie zuvor, für weniger Lohn.

lesson-workforce-wages-goal-1 = Alle Brote verkauft
lesson-workforce-wages-goal-2 = Löhne so niedrig wie verlangt

lesson-workforce-wages-task =
    Strutt und Wedgwood haben eingestellt, und der Lohn ist £{ $wage } (b). Für { $output ->
        [one] { $output } Brot
       *[other] { $output } Brote
    } zahlt deine Fabrik (a) jetzt £{ $wages } Lohn.

    Du bist der Letzte vor dem Verkauf. *Mache und verkaufe alle { $output ->
        [one] { $output } Brot
       *[other] { $output } Brote
    } und zahle £{ $aim } oder weniger Lohn.*
    .kicker = Übung
    .title = Senke die Lohnrechnung
    .why = Weniger Arbeiter ist ein Weg, wenn Maschinen ihre Felder einnehmen. Ein kleinerer Lohn für die, die du hast, ist ein anderer: Sieh dir an, was die Zusatzaktion bietet.

lesson-workforce-wages-paid =
    .title = Die Lohnrechnung

lesson-workforce-wages-paid-machines =
    (a) { $sold } verkauft; £{ $wages } Lohn, £{ $upkeep } für Maschinen. £{ $cash } in der Hand (b).

    Ein Weg lässt mehr Geld übrig: Arbeiter auf dem billigsten Feld, niemand eingestellt, und *der Vorarbeiter für Nahrung* als Zusatzaktion.
    .kicker = Ziel erreicht
    .title = Maschinen haben keinen Lohn
    .why = Dafür gehören dir Maschinen auf Dauer, und der Vorarbeiter dient nur einer Fabrik.

lesson-workforce-wages-paid-foreman =
    (a) { $sold } verkauft; £{ $wages } Lohn, £{ $upkeep } für Maschinen. £{ $cash } in der Hand (b).

    Der Vorarbeiter kostet nur den Marker, mit dem er kam. Für eine kleine Fabrik ist er billiger als Maschinen.
    .kicker = Ziel erreicht
    .title = Der Vorarbeiter lohnt sich gleich
    .why = Arbeiter, Maschinen, Börse und Schiff bringen als Zusatzaktion einen Sondermarker, auch wenn ihre eigene Aktion entfällt.

lesson-workforce-wages-paid-less =
    (a) Nur { $sold } verkauft, bei { $made } gemachten: Eine Reihe ohne ihre Arbeiter macht nichts. £{ $wages } Lohn, £{ $upkeep } für Maschinen. £{ $cash } in der Hand (b).

    Halte die Reihen voll: *Maschinen füllen ein Feld so gut wie Arbeiter*.
    .kicker = Zu wenig Brote
    .title = Weniger Lohn, weniger Waren
    .why = Wer entlässt, spart Lohn und verliert die Waren der Reihe.

lesson-workforce-wages-paid-dear =
    (a) { $sold } verkauft; £{ $wages } Lohn, £{ $upkeep } für Maschinen. £{ $cash } in der Hand (b).

    Zu viel ging als Lohn hinaus. Maschinen oder *der Vorarbeiter* machen ihn viel kleiner.
    .kicker = Zu teuer
    .title = Die Löhne sind noch hoch
    .why = Dein eigener Marker zahlt in einer Aktion für mehr als eine Maschine. Der Vorarbeiter kommt als Sondermarker.

## Der Arbeitsmarkt

lesson-demand = Der Arbeitsmarkt
    .about = Wer einstellt, schafft Käufer für alle, bis der Lohn für alle springt.

lesson-demand-buyers =
    Strutt und Wedgwood haben eingestellt. Jeder Arbeiter, der den Arbeitsmarkt verlässt, hinterlässt ein leeres Feld; jetzt sind es { $empty }. *Leere Felder mit Zahl sind Käufer* (a): { $food } für Nahrung, { $lamps } für Lampen.

    Niemand außer dir macht Lampen (b). Die anderen zahlen für Arbeiter, und du hast mehr Käufer.
    .kicker = Woher Käufer kommen
    .title = Einstellen bringt allen Käufer

lesson-demand-hire =
    Der Lohn (a) steht neben der Reihe des untersten leeren Felds: £{ $wage }, für alle und jeden Arbeiter. Die Reihe ist bis zum Ende leer. *Wer jetzt einstellt, öffnet eine Reihe mit höherem Lohn.*

    Fülle die dritte Reihe für Lampen (b), mit dem Marker auf (c), und sieh, was es kostet.
    .kicker = Die nächste Reihe
    .title = Wann der Lohn springt
    .todo = Arbeiter auf £{ $space }, { $count } in Reihe { $row } von Lampen, fertig.
    .why = Der Lohn steigt nicht mit jedem Arbeiter, sondern mit bestimmten Reihen des Markts. Zähle die Felder bis zur nächsten: Manchmal ist ein Arbeiter weniger viel billiger.

lesson-demand-jumped =
    Der Lohn (a) war £{ $then } und ist jetzt £{ $wage }, auch für längst Eingestellte. Deine Nahrungsfabrik (b) kostet £{ $cost } statt £{ $before }, *Strutts £{ $strutt } statt £{ $strutt_before }*: Er hat mehr Arbeiter.

    Kleidung hat jetzt { $clothes } Käufer, vorher { $clothes_before } (c): gut für Strutt, der sie verkauft.
    .kicker = Was es bewirkt hat
    .title = Teurer für alle, vor allem Große

lesson-demand-answer =
    Als nächstes wird Nahrung verkauft. Du würdest { $sold } für £{ $income } verkaufen und £{ $wages } Lohn zahlen (b). Ein hoher Lohn trifft, *wer viele Arbeiter und keine Maschinen hat*.

    Nimm aus dem Angebot (a), was dagegen hilft oder dir lieber ist, und beende den Zug.
    .kicker = Deine Wahl
    .title = Eine Antwort auf den Lohn
    .why = Der Vorarbeiter senkt den Lohn von bis zu { $workers } Arbeitern einer Fabrik. Ein heller Marker für Maschinen macht sie ab dem nächsten Zug billiger. Wähle für die Fabrik, die als nächste verkauft.

lesson-demand-paid =
    .title = Was der Lohn genommen hat

lesson-demand-paid-foreman =
    (a) £{ $income } herein, nur £{ $wages } Lohn hinaus: *£{ $profit } bleiben*, dank dem Vorarbeiter.

    (b) Strutt nahm £{ $strutt_income } ein und zahlte £{ $strutt_wages } Lohn. Er hat Käufer für alle geschaffen und verkauft selbst zu wenig.
    .kicker = Nach dem Verkauf
    .title = Andere zahlen für deine Käufer
    .why = Kehren Entlassene auf den Markt zurück, füllen sie wieder Felder: Die Nachfrage fällt, und irgendwann auch der Lohn.

lesson-demand-paid-plain =
    (a) £{ $income } herein, £{ $wages } Lohn hinaus: *£{ $profit } bleiben*. Mit dem Vorarbeiter für Nahrung wäre es mehr gewesen.

    (b) Strutt nahm £{ $strutt_income } ein und zahlte £{ $strutt_wages } Lohn. Er hat Käufer für alle geschaffen und verkauft selbst zu wenig.
    .kicker = Nach dem Verkauf
    .title = Was einkommt, was ausgeht
    .why = Kehren Entlassene auf den Markt zurück, füllen sie wieder Felder: Die Nachfrage fällt, und irgendwann auch der Lohn.

## Übung: ein Käufer fehlt

lesson-one-buyer-short = Ein Käufer fehlt
    .about = Für dein letztes Brot gibt es keinen Käufer mehr. Schaffe einen, und so, dass es nützt.

lesson-one-buyer-short-goal-1 = Genug Brote verkauft
lesson-one-buyer-short-goal-2 = Mehr Lampen für später

lesson-one-buyer-short-task =
    Die Nachfrage nach Nahrung ist { $demand }. Die anderen werden vor dir aufgerufen, und du würdest { $sold } von { $output } Broten verkaufen (a).

    Käufer kommen vom Arbeitsmarkt (b). *Verkaufe alle { $output ->
        [one] { $output } Brot
       *[other] { $output } Brote
    } und mache deine Lampenfabrik (c) für { lesson-count-lamps } bereit*, in einem Zug.
    .kicker = Übung
    .title = Ein Käufer fehlt
    .why = Arbeiter verlassen den Markt von der obersten Reihe an, von links nach rechts. Die erste Spalte gehört der Nahrung, die nächsten den anderen Waren. Ein Arbeiter reicht also vielleicht nicht für einen Käufer von Nahrung.

lesson-one-buyer-short-sold =
    .title = Was es gebracht hat

lesson-one-buyer-short-sold-both =
    (a) Die Nachfrage war { $demand }, und du hast { $sold } von { $made } Broten verkauft. (b) Die Fabrik ist für { lesson-count-lamps } bereit.

    Die Arbeiter für die Lampen haben Felder hinterlassen: *Von dort kam der Käufer für dein Brot*.
    .kicker = Ziel erreicht
    .title = Einmal einstellen, zwei Vorteile
    .why = Auch die anderen hätten diesen Käufer nehmen können. Wer zuerst aufgerufen wird, entscheiden Kaufreiz und Qualität.

lesson-one-buyer-short-sold-no-lamps =
    (a) Die Nachfrage war { $demand }, und du hast { $sold } von { $made } Broten verkauft: Mit mehr Kaufreiz kamst du früher dran. (b) Aber die Fabrik macht noch { lesson-count-lamps }.

    Eine volle Reihe mehr für Lampen hätte beides gebracht: *Ihre Arbeiter hinterlassen Felder, und Felder sind Käufer*.
    .kicker = Das halbe Ziel
    .title = Verkauft, aber nicht mehr Lampen
    .why = Der Vertrieb fällt mit diesem Verkauf. Die Reihe bleibt, und die Felder auch, bis Arbeiter zurückkehren.

lesson-one-buyer-short-sold-no-buyer =
    (a) Die Nachfrage war { $demand }, und du hast { $sold } von { $made } Broten verkauft. (b) Die Fabrik ist für { lesson-count-lamps } bereit.

    Zu wenige Arbeiter haben den Markt für einen Käufer mehr verlassen. *Eine ganze Reihe für Lampen* hätte gereicht.
    .kicker = Zu wenige eingestellt
    .title = Noch immer fehlt ein Käufer
    .why = Jede Reihe des Markts hat ein Feld für jede Ware. Das der Nahrung wird in seiner Reihe als erstes leer.

## Aktien

lesson-shares = Aktien zurückkaufen
    .about = Was eine Aktie kostet, was sie bringt, und warum der Zeitpunkt zählt.

lesson-shares-cost =
    (a) Du hast { lesson-count-shares } zu £{ $share_value }: ein Portfolio von £{ $portfolio }. Eine mehr kostet £{ $buying_price }.

    (b) Strutt ist auf £{ $value } gefallen. So viel brächte ihm der Verkauf einer Aktie; kaufen muss er sie trotzdem für £{ $price }. *Du kaufst zum Kurs, aber nie unter einem festen Mindestpreis.*
    .kicker = Was eine Aktie kostet
    .title = Der Kurs, aber nie weniger

lesson-shares-buy =
    Du hast £{ $cash } (a), und eine Aktie kostet £{ $buying_price }. Der Verkauf bringt dir gleich { lesson-count-steps } (b): Dann *ist jede Aktie mehr wert und kostet auch mehr*.

    Kaufe also, bevor du steigst, mit dem Marker auf (c).
    .kicker = Der Zeitpunkt
    .title = Kaufe, bevor du steigst
    .todo = Börse auf £{ $space }, { $count } kaufen, fertig.
    .why = Ein Kauf ändert den Kurs nicht, und der Betrag des Platzes ist gleich: Der billigste genügt. Bezahlt wird nur mit deinem Geld.

lesson-shares-left =
    Du hast jetzt { lesson-count-shares }, ein Portfolio von £{ $portfolio }. £{ $cash } bleiben (a), und der Verkauf von Nahrung lässt £{ $profit } übrig (b).

    Noch eine kaufen? *Auch der nächste Marker will bezahlt sein.* Nimm etwas aus dem Angebot oder nicht, dann beende den Zug.
    .kicker = Was bleibt
    .title = Behalte, was du brauchst
    .why = Wer nicht zahlen kann, verkauft Aktien in Not und fällt für jede. Eine Aktie, gekauft mit dem Geld für die nächsten Löhne, kostet mehr, als sie bringt.

lesson-shares-grew =
    .title = Was die Aktien gebracht haben

lesson-shares-grew-bought =
    (b) { lesson-count-steps }: Eine Aktie ist £{ $share_value } wert. Du hast { $count } zu je £{ $paid } gekauft. (a) Deine { lesson-count-shares } sind ein Portfolio von *£{ $portfolio }*.

    Jetzt würde eine £{ $buying_price } kosten. Du hast £{ $cash } für das, was kommt.
    .kicker = Nach dem Verkauf
    .title = Billig gekauft, mehr wert
    .why = Jeder spätere Schritt zählt für jede Aktie, die du hast. Darum bringen früh gekaufte am meisten. Am Ende zählt jede zum Kurs dieses Moments, und Geld zählt nichts.

lesson-shares-grew-plain =
    (b) { lesson-count-steps }: Eine Aktie ist £{ $share_value } wert, eine mehr kostet £{ $buying_price }. (a) Deine { lesson-count-shares } sind ein Portfolio von *£{ $portfolio }*.

    Du hast £{ $cash }. Was du vor dem Verkauf nicht gekauft hast, ist jetzt teurer, wenn du gestiegen bist.
    .kicker = Nach dem Verkauf
    .title = Höher, und teurer zu kaufen
    .why = Geld in der Hand ist am Ende nichts wert. Solange es aber in einer Fabrik mehr bringt als in einer Aktie, kann Warten richtig sein.

## Übung: eine Aktie mehr, und sie behalten

lesson-shares-kept = Eine Aktie behalten
    .about = Kaufe eine Aktie und habe sie noch, wenn die Löhne bezahlt sind.

lesson-shares-kept-goal-1 = Eine Aktie mehr, wenn alles bezahlt ist

lesson-shares-kept-task =
    Du hast { lesson-count-shares }; eine mehr kostet £{ $buying_price } (a). Du hast £{ $cash }, und der Verkauf von Kleidung (b) bringt £{ $income } und kostet £{ $wages } Lohn.

    Wer nicht zahlen kann, verkauft Aktien in Not. *Habe { $aim ->
        [one] { $aim } Aktie
       *[other] { $aim } Aktien
    }, wenn die Löhne bezahlt sind*: Vielleicht hilft das Angebot (c).
    .kicker = Übung
    .title = Kaufe und behalte eine Aktie
    .why = Die Zusatzaktion der Börse nimmt einen Sondermarker. Manche machen Arbeiter billiger, manche kaufen dir Waren ab.

lesson-shares-kept-kept =
    .title = Was bleibt

lesson-shares-kept-kept-foreman =
    (a) { lesson-count-shares } zu £{ $share_value } und £{ $cash } in der Hand (b).

    Der Vorarbeiter machte die Arbeiter billig genug. Aber *mit so wenig Geld bezahlt den nächsten Marker eine Aktie*. Ein Pfund zu viel ausgegeben ist später eine Aktie weniger.
    .kicker = Ziel erreicht
    .title = Behalten, und nichts übrig
    .why = Wer einen Marker wählt, muss ihn bezahlen; niemand kann passen.

lesson-shares-kept-kept-reached =
    (a) { lesson-count-shares } zu £{ $share_value } und £{ $cash } in der Hand (b): Du konntest zahlen, ohne eine zu verkaufen.

    Aber *mit so wenig Geld bezahlt den nächsten Marker eine Aktie*. Ein Pfund zu viel ausgegeben ist später eine Aktie weniger.
    .kicker = Ziel erreicht
    .title = Behalten, und nichts übrig
    .why = Der Mäzen kauft nach dem Markt eine Ware zu deinem Preis: ein Verkauf mehr, und vielleicht ein Schritt.

lesson-shares-kept-kept-need =
    (a) { lesson-count-shares } zu £{ $share_value } und £{ $cash } in der Hand (b). Die Löhne waren mehr, als du übrig hattest: *Die neue Aktie ging im Notverkauf wieder weg*, und der Anzeiger fiel.

    Nimm den billigsten Platz und etwas, das zahlen hilft.
    .kicker = In Not verkauft
    .title = Gekauft und wieder verloren
    .why = Ein Notverkauf bringt den Kurs der Aktie und kostet dazu Schritte.

lesson-shares-kept-kept-none =
    (a) { lesson-count-shares } zu £{ $share_value } und £{ $cash } in der Hand (b). Du hast keine gekauft.

    Ein besserer Verkauf kann das Portfolio so sehr heben wie eine Aktie. Aber die Übung verlangt die Aktie: *Die gibt es jetzt nur an der Börse*.
    .kicker = Nichts gekauft
    .title = Keine Aktie mehr
    .why = Das Portfolio ist Aktien × Kurs. Beides lässt es wachsen.

## Geld

lesson-money = Wenn das Geld ausgeht
    .about = Niemand kann passen, und alles wird bezahlt: mit Geld, mit Aktien oder mit einem Kredit.

lesson-money-short =
    Deine Kleidungsfabrik nimmt £{ $income } ein und zahlt £{ $wages } Lohn (a): ein Verlust. Du hast £{ $cash } (b) und { lesson-count-shares }.

    Alles muss bezahlt werden: Marker, Löhne, Ereignis. *Geld, das übrig bleibt, ist am Ende nichts wert, aber Geld, das fehlt, kostet Aktien.*
    .kicker = Was zu zahlen ist
    .title = Ein Verlust, und wenig Geld

lesson-money-spend =
    Sieh, was dem geschieht, der ausgibt, was die Löhne brauchen. Du hast £{ $cash } (a). Kaufe eine Aktie zu £{ $buying_price }, mit dem Marker auf (b), und lass den Verkauf, wie er ist.

    Danach kannst du es zurücknehmen, wenn du magst.
    .kicker = Ein Fehler, mit Absicht
    .title = Gib das Geld der Löhne aus
    .todo = Börse auf £{ $space }, { $count } kaufen, den Zug beenden.
    .why = Mit einem Notverkauf kannst du keine Aktien kaufen: Dazu braucht es Geld. Alles andere steht dir auch ohne Geld offen, und dann werden Aktien verkauft.

lesson-money-need =
    £{ $wages } Lohn waren mehr, als du hattest. *So wenig Aktien wie nötig wurden verkauft, zum Kurs davor: { $count } für £{ $pounds }* (a). Was zu viel war, gehört dir: £{ $cash }.

    Dafür fiel der Anzeiger um { $lost } (b), und jede Aktie, die du noch hast, ist £{ $share_value } wert.
    .kicker = Der Notverkauf
    .title = In Not verkauft
    .why = Für jede in Not verkaufte Aktie fällt der Anzeiger um die erste Ziffer des Felds, auf dem er stand: Je höher du stehst, desto tiefer fällst du.

lesson-money-next =
    .title = Niemand kann passen

lesson-money-next-bare =
    Du bist wieder am Zug, mit £{ $cash } (a). *Niemand kann passen*: Ein Marker muss gewählt und bezahlt werden. Dein billigster Platz ist belegt; seinen Marker neu zu verwenden (b) kostet dazu eine Gebühr.

    Alles ist teurer als dein Geld. Eine Aktie geht also, was du auch wählst. Wähle, was Geld bringt, und beende den Zug.
    .kicker = Der nächste Marker
    .title = Niemand kann passen
    .why = Verkaufst du Aktien selbst an der Börse, fällt der Anzeiger nicht. In Not fällt er. Verkaufe also rechtzeitig, wenn du eine Lücke kommen siehst.

lesson-money-next-plain =
    Du bist wieder am Zug, mit £{ $cash } (a). *Niemand kann passen*: Ein Marker muss gewählt und bezahlt werden. Einen neu zu verwenden, der dort liegt (b), kostet dazu eine Gebühr.

    Zähle, was kommt: dieser Marker, die Löhne deiner Waren, der nächste Marker. Wähle und beende den Zug.
    .kicker = Der nächste Marker
    .title = Niemand kann passen
    .why = Verkaufst du Aktien selbst an der Börse, fällt der Anzeiger nicht. In Not fällt er. Verkaufe also rechtzeitig, wenn du eine Lücke kommen siehst.

lesson-money-loans =
    .title = Wenn keine Aktie mehr da ist

lesson-money-loans-again =
    In Not verkauft: { lesson-count-shares } bleiben (a), jede £{ $share_value } wert (b). Du hast £{ $cash }.

    Ist keine Aktie mehr da, *kommen Kredite*. Jeder kostet einen Schritt und beim Tilgen mehr, als er bringt. Wer einen hat, kann keine Aktien kaufen; wer mit einem endet, hat verloren.
    .kicker = Am Ende des Wegs
    .title = Wenn keine Aktie mehr da ist
    .why = Kredite werden an der Börse getilgt oder im letzten Ereignis des Spiels. Bis dahin kannst du keine Aktie kaufen, und die anderen kaufen.

lesson-money-loans-plain =
    Du hast { lesson-count-shares } behalten (a), jede £{ $share_value } wert (b), und £{ $cash }.

    Wer Aktien in Not verkauft, fällt für jede. Ist keine mehr da, *kommen Kredite*. Jeder kostet einen Schritt und beim Tilgen mehr, als er bringt. Wer einen hat, kann keine Aktien kaufen; wer mit einem endet, hat verloren.
    .kicker = Am Ende des Wegs
    .title = Wenn keine Aktie mehr da ist
    .why = Kredite werden an der Börse getilgt oder im letzten Ereignis des Spiels. Bis dahin kannst du keine Aktie kaufen, und die anderen kaufen.

## Übung: alles bezahlt

lesson-money-bills = Alles bezahlt
    .about = Zahle Marker und Löhne mit Geld, behalte alle Aktien, und habe genug für das, was kommt.

lesson-money-bills-goal-1 = Genug Geld für das, was kommt
lesson-money-bills-goal-2 = Alle Aktien behalten

lesson-money-bills-task =
    Der Verkauf von Kleidung bringt £{ $income } und kostet £{ $wages } Lohn (a). Du hast £{ $cash } (b), und auch der Marker ist zu zahlen.

    Behalte deine { lesson-count-shares } (c) und *habe £{ $aim } oder mehr, wenn alles bezahlt ist*. Du bist der Letzte.
    .kicker = Übung
    .title = Zahle alles
    .why = Verkaufe mehr, oder zahle weniger. Der Kaufreiz begrenzt, was du verkaufst: Was würde einer mehr kosten, und was bringt eine Ware mehr? Und wer macht Arbeiter billiger?

lesson-money-bills-paid =
    .title = Die Rechnung

lesson-money-bills-paid-sold =
    (a) { $sold } verkauft für £{ $income }; £{ $wages } Lohn, £{ $upkeep } für Maschinen. £{ $cash } in der Hand (b), und noch { lesson-count-shares }.

    Hier half *mehr Kaufreiz*: Die Arbeiter werden bezahlt, ob ihre Waren verkauft werden oder nicht.
    .kicker = Ziel erreicht
    .title = Mit mehr Verkauf bezahlt
    .why = Stufen im Vertrieb und ein Pfund weniger im Preis verkaufen alles, was du machst, und lassen am meisten übrig.

lesson-money-bills-paid-saved =
    (a) { $sold } verkauft für £{ $income }; £{ $wages } Lohn, £{ $upkeep } für Maschinen. £{ $cash } in der Hand (b), und noch { lesson-count-shares }.

    Du zahlst weniger, doch Waren gehen verloren wie zuvor. *Stufen im Vertrieb und ein Pfund weniger* hätten alle verkauft und Schritte gebracht.
    .kicker = Ziel erreicht
    .title = Mit Sparen bezahlt
    .why = Was du an Lohn sparst, sparst du in jeder Produktion. Was mehr Kaufreiz bringt, wächst mit den Waren, die du machst.

lesson-money-bills-paid-need =
    (a) { $sold } verkauft für £{ $income }; £{ $wages } Lohn, £{ $upkeep } für Maschinen. £{ $cash } in der Hand (b), und nur noch { lesson-count-shares }.

    Aktien haben die Rechnung bezahlt. *Verkaufe lieber mehr deiner Waren*: Ihr Lohn ist ohnehin fällig.
    .kicker = Aktien sind weg
    .title = Mit Aktien bezahlt
    .why = In Not fällt auch der Anzeiger, und jede Aktie, die bleibt, ist weniger wert.

lesson-money-bills-paid-bare =
    (a) { $sold } verkauft für £{ $income }; £{ $wages } Lohn, £{ $upkeep } für Maschinen. £{ $cash } in der Hand (b), und { lesson-count-shares }.

    Bezahlt, aber für das, was kommt, bleibt zu wenig. *Verkaufe mehr von dem, was du machst*: Der Lohn ist ohnehin fällig.
    .kicker = Zu wenig übrig
    .title = Bezahlt, und fast leer
    .why = Ein Marker kostet in jedem Zyklus Geld, und niemand kann passen.
