# Lektionen der neuen Ausgabe, ihres kurzen Spiels und ihrer Module: was neu ist. Hier steht keine Ziffer.

## Spinning Mule

lesson-mule = Die Mule: Schiffe ermüden
    .about = Das kurze Spiel hat keine Kontrakte. Ein Schiff, das gefahren ist, wartet auf die Börse.

lesson-mule-differs =
    Das kurze Spiel hat { $decades ->
        [one] { $decades } Jahrzehnt
       *[other] { $decades } Jahrzehnte
    }. Du beginnst mit einem Schiff der Kapazität { $capacity } (a) und einem kleinen Lager: { $room } beliebige Waren.

    Es gibt *keine Kontrakte*: Beliebig viele Waren dürfen fahren, so viele das Schiff fasst.
    .kicker = Was anders ist
    .title = Kürzer, und ohne Kontrakte

lesson-mule-sail =
    Du hast { $made ->
        [one] { $made } Brot
       *[other] { $made } Brote
    } gemacht, verkauft: { $sold }. In Übersee bringt jedes die Grundqualität, £{ $base_quality }. Niemand verlangt einen ganzen Kontrakt: *Schicke, so viele du willst* (a).

    Die Reise kostet dich ein Feld auf der Kursleiste (b).
    .kicker = Der Verkauf ist vorbei
    .title = Schicke, was übrig ist
    .todo = Verschiffe { $count } Stück Nahrung.
    .why = Was nicht fährt, bleibt im kleinen Lager, wenn dort Platz ist, und kann später verkauft oder verschifft werden.

lesson-mule-turned =
    .title = Ein Schiff nach der Reise

lesson-mule-turned-inactive =
    Die Reise brachte £{ $gained }, der Anteil deines Kontors ist dabei. Aber dein Schiff (a) ist jetzt *inaktiv*.

    Nun kommt Kleidung: Du machst { $output } und verkaufst { $sold } (b). Erst eine Börsenaktion (c) macht, wenn sie endet, alle deine Schiffe wieder aktiv. *Ist dir das den Zug wert?*
    .kicker = Dein Zug
    .title = Ein müdes Schiff
    .why = An der Börse musst du nichts handeln: Es genügt, die Aktion zu beenden. Ihre Zusatzaktion nimmt trotzdem einen Sondermarker, etwa ein zweites Schiff.

lesson-mule-turned-active =
    Du hast deine Brote behalten, und dein Schiff (a) ist noch *aktiv*: Es kann mit Kleidung fahren.

    Du machst { $output } und verkaufst { $sold } (b). Ist es gefahren, so macht es erst eine Börsenaktion (c) wieder aktiv. *Was tust du in diesem Zug?*
    .kicker = Dein Zug
    .title = Ein ausgeruhtes Schiff
    .why = An der Börse musst du nichts handeln: Es genügt, die Aktion zu beenden. Ihre Zusatzaktion nimmt trotzdem einen Sondermarker, etwa ein zweites Schiff.

lesson-mule-brought =
    .title = Was es brachte

lesson-mule-brought-sailed =
    Kleidung zu Hause verkauft: { $sold }, zu £{ $price }. Verschifft: { $count }. Du hast £{ $cash } (a), und ein Schiff, das fuhr, ist wieder inaktiv (b).

    Also *eine Reise, ein Gang zur Börse*: Ein Schiff fährt jeden zweiten Zug, wenn es keine Reise auslässt.
    .kicker = Es fuhr
    .title = Eine Reise, einmal Börse

lesson-mule-brought-stayed =
    Kleidung zu Hause verkauft: { $sold }, zu £{ $price }. Im Lager: { $clothes }. Du hast £{ $cash } (a).

    Das Lager wartet, bis dein Schiff (b) *aktiv* ist. Mit einer Börsenaktion zur rechten Zeit hätte es gleich fahren können.
    .kicker = Nichts fuhr
    .title = Das Lager wartet aufs Schiff

lesson-mule-overseas = Teuer daheim, der Rest hinaus
    .about = Dein Schiff nimmt, was daheim übrig bleibt. Finde den Preis, der mit beidem am meisten bringt.

lesson-mule-overseas-goal-1 = Genug Geld, wenn Kleidung kommt

lesson-mule-overseas-task =
    Du machst { $output ->
        [one] { $output } Brot
       *[other] { $output } Brote
    } und verkaufst { $sold } zu £{ $price } (a). Dein Schiff nimmt { $capacity } (b), für je £{ $base_quality }, und braucht keinen Kontrakt.

    Du hast £{ $cash } (c). *Habe £{ $aim } oder mehr, wenn du wieder am Zug bist.*
    .kicker = Übung
    .title = Verkaufe wenig, und teuer
    .why = Neue Waren müssen verkauft werden, solange Kaufreiz und Nachfrage reichen. Ein höherer Preis verkauft weniger: Der Rest ist frei für das Schiff.

lesson-mule-overseas-left =
    .title = Was übrig blieb

lesson-mule-overseas-left-full =
    Verkauft: { $sold }, zu £{ $price }. Verschifft: { $count }. *£{ $cash }* (a).

    Mit Vertrieb findet auch ein Preis über der Grundqualität Käufer, und das Schiff (b) ist voll. Das kostet Kursschritte: Geld jetzt, oder Wert.
    .kicker = Das Schiff ist voll
    .title = Teuer daheim, der Rest hinaus

lesson-mule-overseas-left-sailed =
    Verkauft: { $sold }, zu £{ $price }. Verschifft: { $count }, zu £{ $base_quality }. £{ $cash } (a).

    Mehr ging: *billige Stufen Vertrieb*, ein Preis über der Grundqualität, und ein volles Schiff (b).
    .kicker = Genug
    .title = Genug, und mehr war möglich

lesson-mule-overseas-left-little =
    Verkauft: { $sold }, zu £{ $price }. Verschifft: { $count }, zu £{ $base_quality }. £{ $cash } (a).

    Zu wenig. Fülle das Schiff (b), und *nimm mehr als die Grundqualität* für das, was daheim bleibt.
    .kicker = Zu wenig
    .title = Noch nicht genug

lesson-mule-overseas-left-home =
    Verkauft: { $sold }, zu £{ $price }, und kein Brot fuhr: £{ $cash } (a).

    Dein Schiff (b) zahlt £{ $base_quality } je Brot, gleich wie hoch der Kaufreiz ist. *Verkaufe daheim weniger, zu einem höheren Preis.*
    .kicker = Zu wenig
    .title = Das Schiff blieb im Hafen

## Ansagen

lesson-declaring = Angesagt vor dem Verkauf
    .about = Waren aus dem Lager werden nur verkauft, wenn sie vorher angesagt sind, in Zugreihenfolge.

lesson-declaring-order =
    Vor dem Verkauf von Nahrung sagt jeder in Zugreihenfolge, wie viele Waren aus dem *Lager* auf den Markt kommen. Neue kommen ohnehin.

    Strutt (a) ist vor dir dran: { $theirs ->
        [one] { $theirs } Brot
       *[other] { $theirs } Brote
    } im Lager, keines angesagt. Nur { $new } neue werden verkauft. Du (b) machst { $output } und hast { $stored } im Lager.
    .kicker = Vor dem Verkauf
    .title = Du weißt, was Strutt ansagte

lesson-declaring-offer =
    Mit neuen Broten allein verkaufst du { $sold }, so viele wie Strutt: Niemand verkauft am meisten.

    Dein Kaufreiz ist { $appeal } (b): Mit dem Lager wären es { $more } (a), zu je £{ $price }. *Sage deine gelagerte Nahrung an, oder behalte sie.*
    .kicker = Deine Ansage
    .title = Auf den Markt oder behalten?
    .why = Was du ansagst und nicht verkaufst, bleibt im Lager. Was du nicht ansagst, bleibt auch dort: für einen Kontrakt oder einen besseren Markt.

lesson-declaring-brought =
    .title = Was es brachte

lesson-declaring-brought-offered =
    Verkauft: du { $sold }, Strutt { $strutt } (b). £{ $income }, und Schritte: { $steps } (a), davon { $most }, weil du *am meisten* verkauft hast.

    Wer später ansagt, weiß, was genügt. Wer früher ansagt, muss raten.
    .kicker = Angesagt
    .title = Eines mehr als Strutt

lesson-declaring-brought-kept =
    Verkauft: du { $sold }, Strutt { $strutt } (b). £{ $income }, und Schritte: { $steps } (a). *Niemand verkaufte am meisten*, im Lager bleibt { $stored }.

    Angesagt hätte es zu £{ $price } einen Käufer gefunden, denn Strutt hielt sein Lager zurück. Behalte Waren, wenn ein Schiff oder ein besserer Markt nah ist.
    .kicker = Behalten
    .title = So viele wie Strutt

lesson-declaring-food = Räume das Lager
    .about = Verkaufe neue und gelagerte Nahrung zu einem Preis, bei dem noch alles weggeht.

lesson-declaring-food-goal-1 = Keine Nahrung mehr im Lager
lesson-declaring-food-goal-2 = Genug Geld nach den Löhnen

lesson-declaring-food-task =
    Du machst { $output ->
        [one] { $output } Brot
       *[other] { $output } Brote
    } und hast { $stored } im Lager. Dein Kaufreiz ist { $appeal } (a) bei £{ $price } (b): mehr, als sie alle brauchen.

    Du hast £{ $cash } (c). *Lass nichts im Lager, und habe £{ $aim } oder mehr, wenn die Löhne bezahlt sind.*
    .kicker = Übung
    .title = Verkaufe auch das Lager
    .why = Du verkaufst nie mehr als deinen Kaufreiz, neue und gelagerte Waren zusammen. Setze erst den Preis, dann sage an: Beim Verkauf lässt sich nichts mehr ändern.

lesson-declaring-food-sold =
    .title = Was verkauft wurde

lesson-declaring-food-sold-best =
    { $sold ->
        [one] { $sold } Brot
       *[other] { $sold } Brote
    } verkauft zu £{ $price } (a), neue und gelagerte: *£{ $cash }* in der Kasse (b).

    Kaufreiz und Waren sind gleich: Kein Pfund vom Preis ist verschenkt.
    .kicker = Ausverkauft
    .title = Lager leer, Kasse voll
    .why = Preise ändern sich nur nach Fabrik, Qualität, Vertrieb und Produktion. Ein billiges Feld genügt dafür.

lesson-declaring-food-sold-reached =
    { $sold ->
        [one] { $sold } Brot
       *[other] { $sold } Brote
    } verkauft zu £{ $price } (a), neue und gelagerte: £{ $cash } in der Kasse (b).

    Es geht besser: *Auf dem billigsten Feld* kannst du Preise genauso setzen, oder eine Stufe Qualität trägt ein Pfund mehr.
    .kicker = Ausverkauft
    .title = Lager leer, genug Geld
    .why = Preise ändern sich nur nach Fabrik, Qualität, Vertrieb und Produktion. Ein billiges Feld genügt dafür.

lesson-declaring-food-sold-cheap =
    { $sold ->
        [one] { $sold } Brot
       *[other] { $sold } Brote
    } verkauft zu £{ $price } (a), neue und gelagerte: £{ $cash } in der Kasse (b).

    Zu billig: Dein Kaufreiz war höher als das, was du zu verkaufen hattest. *Nur manche Aktionen lassen dich Preise setzen*; wähle eine davon.
    .kicker = Ausverkauft, zu billig
    .title = Ein Pfund verschenkt
    .why = Preise ändern sich nur nach Fabrik, Qualität, Vertrieb und Produktion. Ein billiges Feld genügt dafür.

lesson-declaring-food-sold-kept =
    { $sold ->
        [one] { $sold } Brot
       *[other] { $sold } Brote
    } verkauft zu £{ $price } (a), £{ $cash } in der Kasse (b). *Noch im Lager: { $stored }.*

    Gelagerte Waren werden nur verkauft, wenn du sie angesagt hast und dein Kaufreiz so hoch ist wie alles, was du verkaufst.
    .kicker = Etwas blieb übrig
    .title = Das Lager ist nicht leer
    .why = Preise ändern sich nur nach Fabrik, Qualität, Vertrieb und Produktion. Ein billiges Feld genügt dafür.

## Was neu ist

lesson-new-edition = Die neue Ausgabe für Kenner
    .about = Du kennst das ältere Spiel: drei Unterschiede auf dem Brett, und wo alle stehen.

lesson-new-edition-differs =
    Du kennst das ältere Spiel. Anders ist:

    (a) { $marker_switch }: { $moves_switch }

    (b) { $prices_switch }: { $all_switch }

    (c) { $fading_switch }: { $late_switch }

    Alle drei siehst du in diesem Zug.
    .kicker = Für Kenner des älteren
    .title = Drei Unterschiede

lesson-new-edition-lift =
    Deine Kleidung: { $output } gemacht, { $sold } verkauft (c). Ihr fehlt Kaufreiz. Dein Marker Vertrieb liegt auf einem Feld (a), das zu wenig bezahlt.

    Also *nimm ihn auf*: Zahle die Gebühr und lege ihn auf ein teureres freies Feld (b). Er muss nicht bleiben, wo er liegt.
    .kicker = Der erste Unterschied
    .title = Nimm deinen Marker auf
    .todo = Vertrieb auf £{ $space } legen, Kleidung zweimal.
    .why = Die Gebühr zählt nie für die Aktion: Nur was das Feld kostet, kauft Stufen. Jedes freie Feld steht dem Marker offen, auch sein altes.

lesson-new-edition-prices =
    Kleidung steht auf £{ $clothes } mit Kaufreiz { $appeal } (a), und { $sold } würden verkauft.

    Du hast nur Kleidung berührt und darfst doch die Preise *aller* deiner Waren ändern, auch Nahrung zu £{ $food } (b). Das kostet nichts. Setze, was du magst, dann beende den Zug.
    .kicker = Der zweite Unterschied
    .title = Alle deine Preise
    .why = Einen höchsten Preis gibt es nicht. Änderst du aber einen, so darf keine deiner Waren einen Kaufreiz unter null behalten.

lesson-new-edition-brought =
    .title = Was es brachte

lesson-new-edition-brought-sold =
    Verkauft: { $sold } zu £{ $price }. Schritte: { $steps } (a). *Danach* sank der Vertrieb um eins, der Kaufreiz ist jetzt { $appeal } (b).

    { $late_switch } Der Preis folgt nicht, und fällt ein Kaufreiz unter null, so bleibt er dort, bis du wieder Preise setzt.
    .kicker = Der dritte Unterschied
    .title = Der Vertrieb sinkt zuletzt

lesson-new-edition-brought-nothing =
    Nichts verkauft zu £{ $price }. Schritte: { $steps } (a). Der Preis ließ keinen Kaufreiz übrig. *Danach* sank der Vertrieb um eins, der Kaufreiz ist jetzt { $appeal } (b).

    { $late_switch } Der Preis folgt nicht: Der Kaufreiz bleibt, wo er ist, bis du wieder Preise setzt.
    .kicker = Der dritte Unterschied
    .title = Der Vertrieb sinkt zuletzt

lesson-new-edition-further =
    Zwei weitere triffst du bald:

    (a) { $contracts_switch }: { $limited_switch }

    (b) { $sale_switch }: { $declared_switch }

    Regeln, die anders gehen: { $rules }. In den Regeln (der Verweis oben) *ist jede markiert*.
    .kicker = Und weiter
    .title = Alle Unterschiede

lesson-every-price = Ein Marker, alle Preise
    .about = Verkaufe alle Kleider, und mache die Nahrung bereit, die dein Marker nicht berührt.

lesson-every-price-goal-1 = Alle Kleider verkauft
lesson-every-price-goal-2 = Alle Nahrung bereit zum Verkauf

lesson-every-price-task =
    Du machst Kleider: { $output }, und verkaufst { $sold } (a). Nahrung machst du { $loaves } zu £{ $pounds } (b); würde jetzt verkauft, gingen { $food } weg.

    Deine Aufgabe: *Verkaufe in diesem Zyklus alle Kleider, und lass Nahrung bei einem Preis, zu dem auch sie ganz verkauft würde.*
    .kicker = Übung
    .title = Beide Waren in einem Zug
    .why = Ein Marker, der zu billig liegt, lässt sich auf ein teureres Feld heben. Nach einer Aktion, die Preise berührt, darfst du die aller deiner Waren ändern, auch der nicht gehobenen.

lesson-every-price-sold =
    .title = Was es gebracht hat

lesson-every-price-sold-both =
    Kleider verkauft: { $sold } zu £{ $price } (a). Zu £{ $pounds } würde auch deine Nahrung ganz verkauft: { $food } (b).

    Im älteren Spiel hättest du nur die Preise dessen ändern dürfen, was dein Marker gehoben hat.
    .kicker = Beide Waren
    .title = Alle Preise in einem Zug

lesson-every-price-sold-clothes =
    Kleider verkauft: { $sold } zu £{ $price } (a). Nahrung steht bei £{ $pounds }; würde jetzt verkauft, gingen { $food } weg (b).

    Dein Marker hat Nahrung nicht gehoben, und doch *durftest du ihren Preis ändern*: Jedes Pfund weniger ist ein Kaufreiz mehr.
    .kicker = Nur die Kleider
    .title = Nahrung ist zu teuer

lesson-every-price-sold-rest =
    Kleider verkauft: { $sold } zu £{ $price } (a). Nahrung steht bei £{ $pounds }; würde jetzt verkauft, gingen { $food } weg (b).

    Kleider werden zuerst verkauft: *Heb den Marker* für ihren Kaufreiz auf ein teureres Feld; den Rest machen die Preise.
    .kicker = Kleider übrig
    .title = Zu wenig Kaufreiz

## Ostindien-Kompanie

lesson-east-india = Die Ostindien-Kompanie
    .about = Nach jedem Zyklus wählst du eine Leiste: Einfluss zählt am Ende Geld und bringt jetzt einen Bonus.

lesson-east-india-tracks =
    Jede Ware hat eine Leiste (a). Nach jedem Zyklus wählt jeder *eine*: Ein Schritt ist frei, weitere kosten den Preis der Leiste.

    Strutt (b) zahlte £{ $pounds } und stieg bei { $track }. Am Ende zählt jeder Marker den Preis mal den Faktor seines Feldes: bisher £{ $influence }, zum Firmenwert dazu.
    .kicker = Nach dem Zyklus
    .title = Einfluss in Übersee

lesson-east-india-choose =
    Zucker kostet £{ $sugar } je Schritt, Porzellan £{ $porcelain } (a): Billige Schritte führen weit, teure zählen mehr.

    Ab Feld { $from } zählt ein Marker ×{ $multiplier } und kann der Fabrik dieser Leiste eine *Maschine* bringen. Du hast £{ $cash } (b). Wähle eine Leiste, und wie viele Schritte du kaufst.
    .kicker = Dein Einfluss
    .title = Welche Leiste, wie weit?
    .why = Wer Schritte kauft, rückt den Preis der Leiste weiter, für alle, die später kommen, und damit, was alle Marker dort am Ende wert sind. Die letzten Felder fassen je einen Marker.

lesson-east-india-bonus =
    .title = Der Bonus

lesson-east-india-bonus-machine =
    Dein Marker steht auf Feld { $space } bei { $track } (a), für £{ $pounds }. Nun darfst du *einen Bonus* seines Feldes oder eines früheren nehmen: eine Stufe Vertrieb in irgendeiner Fabrik (b), oder eine Maschine in der Fabrik dieser Leiste.
    .kicker = Der Bonus
    .title = Vertrieb oder eine Maschine

lesson-east-india-bonus-marketing =
    Dein Marker steht auf Feld { $space } bei { $track } (a), für £{ $pounds }. Der Bonus ist hier eine Stufe *Vertrieb* in irgendeiner Fabrik, etwa der für Nahrung (b). Eine Maschine kommt weiter oben.
    .kicker = Der Bonus
    .title = Eine Stufe Vertrieb

lesson-east-india-brought =
    Du stehst auf Feld { $space } bei { $track } (b). Dein Einfluss ist £{ $influence } wert, Strutts £{ $strutt }; er zählt schon im Firmenwert (a), lässt sich aber *nicht ausgeben*. In der Kasse bleiben £{ $cash }.

    Wer auf einer teuren Leiste wenig geht, braucht kein Geld; wer auf einer billigen weit geht, bekommt bei jeder Wahl bessere Boni.
    .kicker = Was es wert ist
    .title = Jetzt ein Bonus, am Ende Geld

## Asymmetrische Fabriken

lesson-asymmetric = Masse, üblich, Luxus
    .about = Drei Arten einer Fabrik: billig und viel, oder teuer und fein. Baue die passende.

lesson-asymmetric-kinds =
    Wer eine Fabrik eröffnet, wählt ihre *Art*. Für Lampen: üblich £{ $usual }, Masse £{ $bulk }, Luxus £{ $luxury }. Die Grundqualität ist so hoch wie die Kosten.

    Von jeder Ware gibt es höchstens { $limit } Massen- und { $limit } Luxusfabriken. Noch macht niemand Lampen, die Nachfrage ist { $demand } (a).
    .kicker = Drei Arten
    .title = Kosten sind Grundqualität

lesson-asymmetric-marker =
    Du baust mit dem Marker *Fabrik*; das billigste Feld genügt (a). Du hast £{ $cash } (b).
    .kicker = Dein Zug
    .title = Eine Fabrik für Lampen
    .todo = Nutze Fabrik auf £{ $space }.

lesson-asymmetric-build =
    Die erste Reihe allein macht üblich { $usual ->
        [one] { $usual } Lampe
       *[other] { $usual } Lampen
    }, in einer Massenfabrik { $bulk }, in einer Luxusfabrik { $luxury }: Dort müssen die ersten *beiden* Reihen voll sein und machen dann zusammen { $both }.

    Die neue Fabrik besetzt nur die erste Reihe, vom Arbeitsmarkt (b). *Wähle Art und Preis* (a), dann beende die Aktion.
    .kicker = Deine Wahl
    .title = Welche Art von Fabrik?
    .why = Masse bringt beim Eröffnen eine Stufe Vertrieb. Luxus braucht mehr Arbeiter, bevor etwas entsteht, doch jede Lampe lässt sich viel teurer verkaufen.

lesson-asymmetric-brought =
    .title = Deine neue Fabrik

lesson-asymmetric-brought-bulk =
    Deine Massenfabrik macht { $output ->
        [one] { $output } Lampe
       *[other] { $output } Lampen
    } (a). Grundqualität { $base_quality }, Vertrieb { $distribution }: Kaufreiz { $appeal } (b).

    Viele Waren bei niedriger Grundqualität: Ihr fehlt *Kaufreiz*, nicht Ware. Vertrieb und Qualität lohnen sich hier, ein Schiff bringt wenig.
    .kicker = Masse
    .title = Viel und billig

lesson-asymmetric-brought-luxury =
    Deine Luxusfabrik macht { $output ->
        [one] { $output } Lampe
       *[other] { $output } Lampen
    } (a): Die zweite Reihe ist leer. Grundqualität { $base_quality }, Kaufreiz { $appeal } (b).

    Ihr fehlen *Arbeiter*, nicht Kaufreiz. Fülle die zweite Reihe, bevor Lampen verkauft werden: Dann gehen wenige teuer weg, daheim und in Übersee.
    .kicker = Luxus
    .title = Wenig und teuer

lesson-asymmetric-brought-usual =
    Deine übliche Fabrik macht { $output ->
        [one] { $output } Lampe
       *[other] { $output } Lampen
    } (a). Grundqualität { $base_quality }, Kaufreiz { $appeal } (b).

    Nichts Besonderes, und keine Grenze: Übliche Fabriken gibt es immer, *die anderen Arten nur, solange welche da sind*.
    .kicker = Üblich
    .title = Zwischen beiden

lesson-asymmetric-brought-none =
    Du hast keine Lampen gebaut (a). Noch macht sie niemand, nur Importeure verkaufen welche (b).

    Wartest du zu lange, so sind die *Massen- und Luxusfabriken* vielleicht vergeben.
    .kicker = Dein eigener Weg
    .title = Noch keine Lampen

## Vertrieb

lesson-marketing = Vertrieb, und Kaufreiz unter null
    .about = Der Vertrieb sinkt am Ende des Zyklus, der Preis bleibt. Richte, was davon übrig ist.

lesson-marketing-below =
    Du hast für Nahrung £{ $price } verlangt (b), das Höchste, was dein Vertrieb trug. Am Ende des Zyklus fiel der Vertrieb auf { $distribution }, der Kaufreiz auf { $appeal } (a).

    Dort *bleibt er*: Der Preis sinkt nicht von selbst, du verlierst kein Kursfeld, und keine Nahrung wird verkauft, solange er unter null ist.
    .kicker = Das Ende des letzten Zyklus
    .title = Kaufreiz unter null

lesson-marketing-levels =
    Nun kommt Kleidung: Du machst { $output } und verkaufst { $sold } (b), denn ihr Kaufreiz ist { $appeal } (a).

    Vertrieb ist billig für einen Verkauf. Und nach dieser Aktion darfst du *alle Preise ändern*, auch den der Nahrung.
    .kicker = Dein Zug
    .title = Vertrieb für die Kleidung
    .todo = Vertrieb auf £{ $space } legen, Kleidung zweimal.
    .why = Preise ändern sich nur nach Fabrik, Qualität, Vertrieb und Produktion. Was unter null ist, wartet auf eine davon.

lesson-marketing-prices =
    Kleidung hat Kaufreiz { $appeal } bei £{ $clothes } (a) und verkauft { $sold }. Nahrung steht auf £{ $food } (b).

    Änderst du *irgendeinen* Preis, so darf keine deiner Waren unter null bleiben: Dann muss Nahrung billiger werden. Oder ändere nichts. Dann beende den Zug.
    .kicker = Deine Wahl
    .title = Ändere einen, richte alle
    .why = Nach dem Verkauf sinkt der Vertrieb der Kleidung um eins. Lass so viel Kaufreiz, dass sie dann nicht unter null ist.

lesson-marketing-faded =
    .title = Was der Vertrieb zurückließ

lesson-marketing-faded-left =
    Kleidung verkauft: { $sold }, Schritte: { $steps }. Danach sank ihr Vertrieb: Kaufreiz { $clothes } (a).

    Nahrung hat noch { $food } (b): Sie *verkauft nichts*, bis du Preise setzt. Bis Nahrung wiederkommt, ist Zeit, doch wer Preise ändert, hat jedes Mal dieselbe Pflicht.
    .kicker = Nahrung nicht gerichtet
    .title = Nahrung wartet

lesson-marketing-faded-mended =
    Kleidung verkauft: { $sold }, Schritte: { $steps }. Danach sank ihr Vertrieb: Kaufreiz { $clothes } (a). Nahrung ist bei { $food } (b).

    Nur die verkaufte Ware *verliert eine Stufe*. Ein Preis, der einen Kaufreiz übrig lässt, fällt nicht unter null.
    .kicker = Nahrung gerichtet
    .title = Nichts unter null

## Investor

lesson-investor = Der Investor: zwei Aktionen
    .about = Ein Marker, zwei Aktionen: die Börse und die Kopie eines anderen deiner Marker.

lesson-investor-two =
    Du hast den *Investor* auf der Hand (a). Er ist eine Börsenaktion und die Kopie einer deiner Aktionen Arbeiter, Maschinen oder Schiff, in beliebiger Folge.

    Was du zahlst, gilt für beide. Eine Zusatzaktion gibt es nicht. Du hast £{ $cash } (b), eine Aktie kostet £{ $price }.
    .kicker = Ein heller Marker
    .title = Zwei Aktionen in einer

lesson-investor-exchange =
    Du hast { lesson-count-shares } (b). Erst die Börse: Dort verkaufst du Lagerwaren, dann tilgst du Kredite, dann kommen Aktien, dann Kontrakte, *in dieser Reihenfolge*.

    Das billigste Feld genügt (a): Aktien brauchen keine Verwaltungskosten.
    .kicker = Die erste Hälfte
    .title = Billig zurückkaufen
    .todo = Investor auf £{ $space }, Börse, { $count ->
        [one] { $count } Aktie
       *[other] { $count } Aktien
    } kaufen.
    .why = Auch Einstellen braucht keine Verwaltungskosten. Maschinen zu kopieren schon: Dann entscheidet ein teureres Feld, was du damit tun kannst.

lesson-investor-copy =
    Nun die andere Hälfte. Der Marker, den du kopierst, bleibt, wo er ist, *auch wenn er schon genutzt wurde*.

    Deine Lampen: { $output } (b), ihre Nachfrage ist { $demand }. Arbeiter kommen vom Arbeitsmarkt (a). Nimm die zweite Hälfte oder lass sie, dann beende den Zug.
    .kicker = Die zweite Hälfte
    .title = Kopiere einen Marker

lesson-investor-brought =
    .title = Zwei Aktionen

lesson-investor-brought-both =
    Du hast { lesson-count-shares } (a) und £{ $cash }, und deine Fabrik macht { $output ->
        [one] { $output } Lampe
       *[other] { $output } Lampen
    } (b): *zwei Aktionen für ein Feld*.

    Dafür gabst du die Zusatzaktion dieses Zuges auf: kein Preis gesetzt, kein Sondermarker genommen.
    .kicker = Was es brachte
    .title = Aktien und Arbeiter

lesson-investor-brought-plain =
    Du hast { lesson-count-shares } (a) und £{ $cash }. Deine Fabrik macht { $output ->
        [one] { $output } Lampe
       *[other] { $output } Lampen
    } (b).

    Der Investor hätte *mehr in einem Zug* gekonnt: Aktien und Arbeiter, zum Preis der Zusatzaktion.
    .kicker = Was es brachte
    .title = Eine Hälfte genutzt

## Übung: eine Stufe Vertrieb, und was sie zurücklässt

lesson-marketing-lasting = Was danach bleibt
    .about = Verkaufe Kleidung teuer, und lass keine Ware unter Kaufreiz null.

lesson-marketing-lasting-goal-1 = Nahrung bleibt nicht unter null
lesson-marketing-lasting-goal-2 = Genug Geld nach dem Verkauf

lesson-marketing-lasting-task =
    Kleidung kommt als Nächstes: Deine Fabrik macht { $output } und verkauft mit Kaufreiz { $clothes } (a) davon { $sold }. Nahrung blieb bei Kaufreiz { $food } (b).

    Ein Zug für beide: *Hab nach dem Verkauf £{ $aim } oder mehr, und Nahrung nicht unter null*; du hast £{ $cash } (c).
    .kicker = Übung
    .title = Ein Zug, beide Waren
    .why = Vertrieb ist billig und fällt am Ende des Zyklus. Danach darfst du jeden Preis ändern, auch den einer Ware, die du nicht erhöht hast.

lesson-marketing-lasting-after =
    .title = Was bleibt

lesson-marketing-lasting-after-best =
    Verkaufte Kleidung: { $sold }, alles, was du gemacht hast. £{ $cash } in der Hand (c). Der Vertrieb ist gefallen: Kaufreiz von Kleidung { $clothes } (a).

    Nahrung steht für £{ $price } bei { $food } (b): *Das tat der Preis, ohne eine Stufe.*
    .kicker = Beide gerichtet
    .title = Hier Stufen, dort ein Preis

lesson-marketing-lasting-after-reached =
    Verkaufte Kleidung: { $sold }, und £{ $cash } in der Hand (c). Ihr Kaufreiz ist jetzt { $clothes } (a), der von Nahrung { $food } (b).

    Es geht noch besser: *Gib alle Stufen der Kleidung*, die ihren Preis behält, und richte Nahrung (£{ $price }) allein mit dem Preis.
    .kicker = Erreicht
    .title = Eine Stufe am falschen Ort

lesson-marketing-lasting-after-below =
    £{ $cash } in der Hand (c), Kaufreiz von Kleidung { $clothes } (a). Aber Nahrung steht bei { $food } (b), und so *kann sie nichts verkaufen*.

    Ihr Preis, £{ $price }, hätte nach derselben Aktion geändert werden können.
    .kicker = Nahrung vergessen
    .title = Noch immer unter null

lesson-marketing-lasting-after-few =
    Nahrung steht für £{ $price } bei { $food } (b). Aber nur £{ $cash } sind in der Hand (c): Mit zu wenig Stufen ging zu wenig Kleidung.

    Ein *teureres Feld zahlt mehr Vertrieb*; der Kaufreiz von Kleidung ist jetzt { $clothes } (a).
    .kicker = Zu wenig eingenommen
    .title = Eine Stufe zu wenig

## Übung: der Investor für Aktien und Arbeiter

lesson-investor-both = Ein Marker, beide Hälften
    .about = Aktien und Arbeiter in einem Zug, und es bleibt Geld.

lesson-investor-both-goal-1 = Genug Aktien
lesson-investor-both-goal-2 = Genug Lampen in einer Produktion
lesson-investor-both-goal-3 = Genug Geld übrig

lesson-investor-both-task =
    Du hast den Investor (a), { lesson-count-shares } und £{ $cash } (b). Eine Aktie kostet £{ $price }. Deine Lampenfabrik macht { $output } (c).

    In einem Zug: *Aktien: { $more }, Lampen je Produktion: { $aim }, und £{ $left } oder mehr in der Hand*.
    .kicker = Übung
    .title = Aktien und Arbeiter zugleich
    .why = Der Investor ist eine Börsenaktion und die Kopie einer Aktion Arbeiter, Maschinen oder Schiff. Einstellen und Aktien kosten keine Verwaltung, also muss das Feld nicht teuer sein.

lesson-investor-both-done =
    .title = Was ein Marker tat

lesson-investor-both-done-best =
    { lesson-count-shares } und £{ $cash } in der Hand (a), deine Lampenfabrik macht { $output } (b). *Kein Pfund mehr war nötig.*

    Ein anderer Marker hätte nur eine Hälfte getan, und seine Zusatzaktion.
    .kicker = Beide Hälften
    .title = Alles für das billigste Feld

lesson-investor-both-done-reached =
    { lesson-count-shares } und £{ $cash } in der Hand (a), deine Lampenfabrik macht { $output } (b).

    Es geht noch besser: *Das billigste Feld tut dasselbe*, denn keine Hälfte braucht Verwaltung.
    .kicker = Beide Hälften
    .title = Ein teures Feld für nichts

lesson-investor-both-done-half =
    { lesson-count-shares } und £{ $cash } in der Hand (a), deine Lampenfabrik macht { $output } (b). Das ist nicht alles, was verlangt war.

    Nur *der Investor tut beides in einem Zug*, und jede Aktie mehr ist Geld weniger.
    .kicker = Noch nicht
    .title = Eines davon fehlt

## Übung: Einfluss, der bis zur Maschine reicht

lesson-east-india-machine = Einfluss und eine Maschine
    .about = Wähle die Leiste, die für wenig Geld Einfluss und einen Bonus bringt.

lesson-east-india-machine-goal-1 = Mehr Einfluss als Strutt
lesson-east-india-machine-goal-2 = Eine Maschine als Bonus
lesson-east-india-machine-goal-3 = Genug Geld übrig

lesson-east-india-machine-task =
    Strutts Einfluss ist £{ $strutt } wert (a). Ab Feld { $from } darf der Bonus eine Maschine in einer Fabrik der Ware sein, zu der die Leiste gehört.

    Hab *mehr Einfluss als Strutt, nimm eine Maschine, und behalte £{ $aim } oder mehr* von deinen £{ $cash } (b).
    .kicker = Übung
    .title = Welche Leiste, wie weit?
    .why = Ein Marker ist den Preis seiner Leiste mal die Zahl an seinem Feld wert. Eine teure Leiste bringt je Feld mehr, und jedes Feld kostet mehr. Eine Maschine bekommst du nur für eine Ware, die du machst.

lesson-east-india-machine-brought =
    .title = Was es brachte

lesson-east-india-machine-brought-best =
    Leiste: { $track }, Feld { $space } (a). Einfluss £{ $influence } wert, der von Strutt £{ $strutt }. £{ $cash } in der Hand (b).

    Gerade *weit genug für die Maschine*: Die nächsten Felder kosten Geld und bringen noch nichts.
    .kicker = Beides, und billig
    .title = Einfluss und eine Maschine

lesson-east-india-machine-brought-reached =
    Leiste: { $track }, Feld { $space } (a). Einfluss £{ $influence } wert, der von Strutt £{ $strutt }. £{ $cash } in der Hand (b).

    Es geht noch besser: *Ein Feld weniger bringt denselben* Einfluss und denselben Bonus.
    .kicker = Erreicht
    .title = Weiter als nötig

lesson-east-india-machine-brought-equal =
    Leiste: { $track }, Feld { $space } (a). Einfluss £{ $influence } wert, der von Strutt £{ $strutt }: *nicht mehr als seiner*. £{ $cash } in der Hand (b).

    Eine Leiste mit höherem Preis bringt auf demselben Feld mehr.
    .kicker = Die billige Leiste
    .title = Maschine, zu wenig Gewicht

lesson-east-india-machine-brought-bare =
    Leiste: { $track }, Feld { $space } (a). Einfluss £{ $influence } wert, der von Strutt £{ $strutt }. £{ $cash } in der Hand (b).

    Keine *Maschine*: Das Feld muss weit genug sein, du musst die Ware der Leiste machen und sie als Bonus nehmen.
    .kicker = Keine Maschine
    .title = Einfluss allein

## Übung: die Art der Fabrik, die passt

lesson-asymmetric-fitting = Die Art, die passt
    .about = Baue die Lampenfabrik, die beim ersten Verkauf schon verdient.

lesson-asymmetric-fitting-goal-1 = Genug Lampen würden verkauft
lesson-asymmetric-fitting-goal-2 = Genug Gewinn

lesson-asymmetric-fitting-task =
    Eine Lampenfabrik kostet £{ $usual }, als Massenfabrik £{ $bulk }, als Luxusfabrik £{ $luxury }; du hast noch £{ $cash } (b) und Arbeiter für eine Reihe.

    Baue eine, mit einem Preis, sodass *{ $aim } oder mehr für £{ $left } oder mehr Gewinn verkauft würden* (a).
    .kicker = Übung
    .title = Welche Art, welcher Preis?
    .why = Du verkaufst nicht mehr als deinen Kaufreiz und nicht mehr, als du machst. Masse macht mit der ersten Reihe mehr, gewöhnlich hat mehr Kaufreiz, Luxus macht nichts, bis die ersten beiden Reihen voll sind.

lesson-asymmetric-fitting-built =
    .title = Was du gebaut hast

lesson-asymmetric-fitting-built-best =
    { $sold } von { $output } würden verkauft (a), für £{ $profit } Gewinn. (b) Zu £{ $price } *sind Kaufreiz und Waren gleich*: Nichts ist verschenkt.
    .kicker = Es passt
    .title = So viel Kaufreiz wie Waren

lesson-asymmetric-fitting-built-reached =
    { $sold } von { $output } würden verkauft (a), für £{ $profit } Gewinn. (b) Zu £{ $price } gibt es mehr Kaufreiz als Waren.

    Es geht noch besser: *ein Pfund mehr*, und es würden noch immer alle verkauft.
    .kicker = Es passt, zu billig
    .title = Ein Pfund verschenkt

lesson-asymmetric-fitting-built-few =
    { $sold } von { $output } würden verkauft (a), zu je £{ $price }. (b) Der Kaufreiz ist { $appeal }.

    Von *Kaufreiz und Waren zählt das Kleinere.* Eine andere Art macht mehr, ein anderer Preis lässt mehr gehen.
    .kicker = Zu wenig
    .title = Waren oder Kaufreiz fehlen

lesson-asymmetric-fitting-built-empty =
    (b) Noch keine Lampen: Luxus macht erst Waren, wenn *beide* ersten Reihen voll sind, und du hattest Arbeiter für eine. So würde nichts verkauft (a).
    .kicker = Nichts zu verkaufen
    .title = Die teure Art braucht Leute
