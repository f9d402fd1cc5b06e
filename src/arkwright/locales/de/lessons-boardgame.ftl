# Lektionen des Brettspiels: was die Notiz am Rand sagt. Hier steht keine Ziffer, die Zahlen bringt das Spiel.

## So viele davon, wie ein Satz es sagt: { lesson-count-shares } darin, und $shares unter seinen Zahlen

lesson-count-shares = { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    }
lesson-count-loaves = { $loaves ->
        [one] { $loaves } Brot
       *[other] { $loaves } Brote
    }
lesson-count-lamps = { $lamps ->
        [one] { $lamps } Lampe
       *[other] { $lamps } Lampen
    }
lesson-count-steps = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
lesson-count-spaces = { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }
lesson-count-levels = { $levels ->
        [one] { $levels } Stufe
       *[other] { $levels } Stufen
    }

## Das geführte Jahrzehnt: zu jedem Gedanken eine Notiz, und jeder wird sofort gebraucht

lesson-guided-decade = Das geführte Jahrzehnt
    .about = Ein Jahrzehnt mit einer Notiz am Rand: Der erste Zug wird gezeigt, dann entscheidest du.

lesson-guided-decade-goal =
    England, { $year }. Dir gehören eine Fabrik für Nahrung und eine für Kleidung; Strutt und Wedgwood haben andere. Am Ende zählt nur eines: *deine Aktien × der Wert einer Aktie*.

    (a) Du hast { lesson-count-shares } zu £{ $share_value }: Dein Unternehmen ist £{ $portfolio } wert. Geld, das übrig bleibt, zählt nicht.

    (b) Jeder Verkauf bringt dich auf der Kursleiste nach rechts, und eine Aktie ist mehr wert.
    .kicker = Das Ziel
    .title = Das wertvollste Unternehmen

lesson-guided-decade-cycle =
    Ein Jahrzehnt hat für jede Ware einen Zyklus; jetzt ist es Nahrung (a). Darin legt jedes Unternehmen der Reihe nach einen Marker auf sein Brett und handelt. Dann produzieren und verkaufen die Fabriken dieser Ware.

    Du bist zuerst am Zug, die anderen können dir also antworten.
    .kicker = Wie die Zeit vergeht
    .title = Alle handeln, eine Ware verkauft

lesson-guided-decade-marker =
    Deine Fabrik backt { lesson-count-loaves }, aber *verkauft würde nur { $sold }* (a): Niemand verkauft mehr als seinen Kaufreiz. Deiner (b) ist Grundqualität { $base_quality } − Preis { $price } = { $appeal }.

    Vertrieb erhöht den Kaufreiz. Eine Stufe kostet so viele Pfund wie ihre Nummer: Jede ist teurer als die davor.
    .kicker = Dein erster Marker
    .title = Kaufreiz begrenzt den Verkauf
    .todo =
        Vertrieb auf £{ $space }, Nahrung so hoch es reicht, Aktion beenden.

        Das Feld (c) in deiner Entscheidung, oder Marker und Feld auf deinem Brett.
    .why = Was du für das Feld zahlst, bezahlt die Stufen. Das billigste Feld reicht nur für eine. Der Vertrieb fällt nach jeder Produktion seiner Ware um eins; kaufe ihn also kurz vor dem Verkauf.

lesson-guided-decade-price =
    Dein Kaufreiz ist { $appeal } (a). Ein Pfund weniger beim Preis bringt einen mehr, ein Pfund mehr nimmt einen weg. So verkaufst du { $sold } von { lesson-count-loaves }; *allein an der Spitze* steigst du einen Schritt mehr.

    Strutt hat { $strutt }, Wedgwood { $wedgwood } (b), und sie sind nach dir am Zug. Setze den Preis oder lass ihn, dann beende den Zug.
    .kicker = Ab hier entscheidest du
    .title = Preis gegen Kaufreiz
    .why = Eine verkaufte Ware ist ein Schritt auf der Kursleiste, mehr als eine sind einer mehr. Wer allein den höchsten Kaufreiz hat, steigt einen mehr, ebenso, wer allein am meisten verkauft. Gleichstand bringt nichts.

lesson-guided-decade-rivals =
    Strutt hat Qualität bezahlt: Sein Kaufreiz ist { $appeal } (a), und Qualität bleibt, Vertrieb schwindet. Wedgwood hat eingestellt: Seine Fabrik macht { lesson-count-loaves }.

    Jeder eingestellte Arbeiter hinterlässt ein Feld im Arbeitsmarkt, und *leere Felder sind Käufer* (b). Die Nachfrage nach Besteck ist jetzt { $cutlery }, für alle, die es verkaufen.
    .kicker = Die anderen handeln
    .title = Einstellen schafft Käufer für alle

lesson-guided-decade-sale =
    Die Nachfrage nach Nahrung ist { $demand }. Die Reihen werden von oben nach unten aufgerufen (a): In jeder verkauft eine Ware, wer so viel Kaufreiz hat, bis die Nachfrage verbraucht ist.

    Also *begrenzen Kaufreiz, Nachfrage und deine Waren den Verkauf*. Du hattest Kaufreiz { $appeal } und { lesson-count-loaves }. Verkauft hast du { $sold }.
    .kicker = Der Verkauf
    .title = Nach Kaufreiz, Reihe für Reihe

lesson-guided-decade-brought =
    .title = Was es gebracht hat

lesson-guided-decade-brought-gave-up =
    (a) Verkaufte Brote: { $sold }. £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*.

    (b) { lesson-count-steps }: { $sales } für den Verkauf, { $top } für den höchsten Kaufreiz, { $most } für die meisten Waren.

    (c) Ein Pfund mehr hätte £{ $given } mehr gebracht und ein Unternehmen von £{ $other }. Deines ist £{ $portfolio } wert.
    .kicker = Du hast entschieden: £{ $value }
    .title =
        £{ $given } weniger, { $gained ->
            [one] ein Schritt mehr
           *[other] { $gained } Schritte mehr
        }
    .why = Den Schritt für Kaufreiz erhält, wer allein an der Spitze steht, auch über dem Importeur. Bei gleichem Kaufreiz erhält ihn niemand.

lesson-guided-decade-brought-took =
    (a) Verkaufte Brote: { $sold }. £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*.

    (b) { lesson-count-steps }: { $sales } für den Verkauf, { $top } für den höchsten Kaufreiz, { $most } für die meisten Waren.

    (c) Ein Pfund weniger hätte £{ $taken } weniger gebracht und ein Unternehmen von £{ $other }. Deines ist £{ $portfolio } wert.
    .kicker = Du hast entschieden: £{ $value }
    .title =
        £{ $taken } mehr, { $missed ->
            [one] ein Schritt weniger
           *[other] { $missed } Schritte weniger
        }
    .why = Den Schritt für Kaufreiz erhält, wer allein an der Spitze steht, auch über dem Importeur. Bei gleichem Kaufreiz erhält ihn niemand.

lesson-guided-decade-brought-too-low =
    (a) Verkaufte Brote: { $sold }. £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*.

    (b) { lesson-count-steps }: { $sales } für den Verkauf, { $top } für den höchsten Kaufreiz, { $most } für die meisten Waren.

    (c) Ein Pfund mehr hätte £{ $given } mehr gebracht und gleich viele Schritte. Dein Unternehmen ist £{ $portfolio } wert.
    .kicker = Du hast entschieden: £{ $value }
    .title = £{ $given } für nichts aufgegeben
    .why = Mehr Kaufreiz, als du brauchst, um allein an der Spitze zu stehen und alles zu verkaufen, bringt keinen Schritt.

lesson-guided-decade-brought-too-high =
    (a) Verkaufte Brote: { $sold }. £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*.

    (b) { lesson-count-steps }: { $sales } für den Verkauf, { $top } für den höchsten Kaufreiz, { $most } für die meisten Waren.

    (c) Ein Pfund weniger hätte { $other } verkauft und £{ $given } mehr gebracht. Dein Unternehmen ist £{ $portfolio } wert.
    .kicker = Du hast entschieden: £{ $value }
    .title = Zu teuer, um alle zu verkaufen
    .why = Du verkaufst nicht mehr als deinen Kaufreiz. Was übrig bleibt, ist verloren: Du hast kein Lagerhaus, und die Löhne sind trotzdem bezahlt.

lesson-guided-decade-brought-loss =
    (a) Verkaufte Brote: { $sold }. £{ $income } eingenommen, £{ $wages } Lohn bezahlt. *Ein Verlust*: Am Anfang ist das üblich, deine Fabrik verkauft noch nicht alles, was sie macht.

    (b) Schritte: { $sales } für den Verkauf, { $top } für den höchsten Kaufreiz, { $most } für die meisten Waren.

    (c) Dein Unternehmen ist £{ $portfolio } wert.
    .kicker = Weniger ein als aus
    .title = Ein früher Verlust
    .why = Du verkaufst nicht mehr als deinen Kaufreiz: Grundqualität, Qualität und Vertrieb zusammen, weniger den Preis. Was übrig bleibt, ist ohne Lagerhaus verloren.

lesson-guided-decade-brought-plain =
    (a) Verkaufte Brote: { $sold }. £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*.

    (b) Schritte: { $sales } für den Verkauf, { $top } für den höchsten Kaufreiz, { $most } für die meisten Waren.

    (c) Dein Unternehmen ist £{ $portfolio } wert.
    .kicker = Dein eigener Weg
    .title = Was der Verkauf gebracht hat
    .why = Du verkaufst nicht mehr als deinen Kaufreiz: Grundqualität, Qualität und Vertrieb zusammen, weniger den Preis. Was übrig bleibt, ist ohne Lagerhaus verloren.

lesson-guided-decade-clothes =
    .title = Kleidung: dein eigener Zug

lesson-guided-decade-clothes-alone =
    Niemand sonst macht Kleidung. Die Nachfrage ist { $demand }, der Importeur hat Kaufreiz { $importer } (a). Deiner ist { $appeal } (b): Er verkauft { $sold } von { $output }.

    Qualität, Vertrieb, ein kleinerer Preis: *Was den Kaufreiz hebt, verkauft mehr*. Wähle einen Marker, handle und beende den Zug.
    .kicker = Dein eigener Zug
    .title = Kleidung: nur du
    .why = Ein Weg ist Qualität: der Marker auf £{ $space }, eine Stufe für Kleidung, und Preis £{ $pounds }. Qualität bleibt, solange die Fabrik steht. Ein Marker, der schon auf deinem Brett liegt, kostet beim nächsten Mal eine Gebühr.

lesson-guided-decade-clothes-plain =
    Die Nachfrage nach Kleidung ist { $demand }, der Importeur hat Kaufreiz { $importer } (a). Deiner ist { $appeal } (b): Er verkauft { $sold } von { $output }.

    Qualität, Vertrieb, ein kleinerer Preis: *Was den Kaufreiz hebt, verkauft mehr*. Wähle einen Marker, handle und beende den Zug.
    .kicker = Dein eigener Zug
    .title = Als nächstes: Kleidung
    .why = Ein Weg ist Qualität: der Marker auf £{ $space }, eine Stufe für Kleidung, und Preis £{ $pounds }. Qualität bleibt, solange die Fabrik steht. Ein Marker, der schon auf deinem Brett liegt, kostet beim nächsten Mal eine Gebühr.

lesson-guided-decade-clothes-brought =
    .title = Was dein Zug gebracht hat

lesson-guided-decade-clothes-brought-quality =
    (a) Verkaufte Kleidung: { $sold } von { $made }, ohne deinen Zug wären es { $before } gewesen. £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*, und { lesson-count-steps }.

    (b) Dein Kaufreiz ist noch { $appeal }: *Qualität bleibt*, und verkauft beim nächsten Mal umsonst ebenso viel.
    .kicker = Mehr Qualität
    .title = Mehr Kaufreiz, mehr verkauft

lesson-guided-decade-clothes-brought-distributed =
    (a) Verkaufte Kleidung: { $sold } von { $made }, ohne deinen Zug wären es { $before } gewesen. £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*, und { lesson-count-steps }.

    (b) Mit diesem Verkauf sinkt der Vertrieb um eins, von { $distribution }. *Er muss neu gekauft werden*; Qualität bliebe.
    .kicker = Mehr Vertrieb
    .title = Mehr Kaufreiz, für einen Verkauf

lesson-guided-decade-clothes-brought-more =
    (a) Verkaufte Kleidung: { $sold } von { $made }, ohne deinen Zug wären es { $before } gewesen. £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*, und { lesson-count-steps }.

    (b) Ein Preis von £{ $price } lässt mehr Kaufreiz: *Was jede weniger bringt, macht die Menge gut*.
    .kicker = Ein anderer Preis
    .title = Billiger, und mehr verkauft

lesson-guided-decade-clothes-brought-same =
    (a) Verkaufte Kleidung: { $sold } von { $made }, ohne deinen Zug wären es { $before } gewesen. £{ $income } eingenommen, £{ $wages } Lohn bezahlt, gestiegen um { lesson-count-steps }.

    (b) Die Nachfrage war { $demand }, dein Kaufreiz aber { $appeal }: *Mehr als ihn verkaufst du nicht*. Was übrig bleibt, ist verloren, sein Lohn bezahlt.
    .kicker = Etwas blieb übrig
    .title = Der Kaufreiz war die Grenze

lesson-guided-decade-clothes-brought-loss =
    (a) Verkaufte Kleidung: { $sold } von { $made }, für £{ $income }. £{ $wages } Lohn bezahlt: *ein Verlust*, für { lesson-count-steps } auf der Leiste.

    (b) Alles ist verkauft; nur ein Preis über £{ $price } bringt mehr ein. Der Kaufreiz muss ihn tragen: mit Qualität oder Vertrieb.
    .kicker = Weniger ein als aus
    .title = Ausverkauft, und zu billig

lesson-guided-decade-clothes-brought-plain =
    (a) Verkaufte Kleidung: { $sold } von { $made }, ohne deinen Zug wären es { $before } gewesen. £{ $income } eingenommen, £{ $wages } Lohn bezahlt: *£{ $profit } Gewinn*, und { lesson-count-steps }.

    (b) Alles ist zu £{ $price } verkauft. Mehr Kaufreiz verkauft jetzt nicht mehr, aber *er trägt einen höheren Preis*.
    .kicker = Dein eigener Weg
    .title = Alles ist verkauft

lesson-guided-decade-wages =
    .title = Arbeiter oder Maschinen

lesson-guided-decade-wages-machines =
    Deine Nahrungsfabrik (a) kostet in jeder Produktion £{ $cost }, alles Lohn. Wedgwood hat so viele Maschinen wie Arbeiter: *Die Arbeiter kosten ihn £{ $wages }, die Maschinen £{ $upkeep }*. Eine Maschine bezahlst du einmal und dann jedes Mal weniger.

    Einstellen bringt Waren und Käufer (b), bis der Lohn (c), £{ $wage }, steigt. Danach darfst du etwas aus dem Angebot nehmen.
    .kicker = Nicht deine Ware
    .title = Arbeiter oder Maschinen
    .why = Ein Weg sind Maschinen auf £{ $space }, für deine Nahrung. Ersetzte Arbeiter warten bei den Entlassenen, kehren mit der Zeit auf den Markt zurück und nehmen Käufer weg. Oder Arbeiter auf dem billigsten Feld, für die nächste Reihe: mehr Waren, mehr Nachfrage, mehr Lohn. Das Angebot kostet nichts: Plättchen, graue Marker, Schiffe.

lesson-guided-decade-wages-plain =
    Deine Nahrungsfabrik (a) kostet in jeder Produktion £{ $cost }: Ein Arbeiter kostet den Lohn (c), jetzt £{ $wage }, *eine Maschine immer weniger*. Sie bezahlst du einmal und dann jedes Mal weniger.

    Einstellen bringt Waren und Käufer (b), bis der Lohn steigt. Danach darfst du etwas aus dem Angebot nehmen.
    .kicker = Nicht deine Ware
    .title = Arbeiter oder Maschinen
    .why = Ein Weg sind Maschinen auf £{ $space }, für deine Nahrung. Ersetzte Arbeiter warten bei den Entlassenen, kehren mit der Zeit auf den Markt zurück und nehmen Käufer weg. Oder Arbeiter auf dem billigsten Feld, für die nächste Reihe: mehr Waren, mehr Nachfrage, mehr Lohn. Das Angebot kostet nichts: Plättchen, graue Marker, Schiffe.

lesson-guided-decade-need =
    .title = Wer nicht zahlt, verkauft Aktien

lesson-guided-decade-need-bought =
    (a) Strutt hatte { $bought } seiner Aktien zu je £{ $paid } zurückgekauft und konnte £{ $space } für seinen Marker nicht zahlen. *So wenige Aktien, wie reichen, wurden in Not verkauft*: { $shares }, für £{ $pounds }.

    (b) Dafür fiel sein Anzeiger um { lesson-count-spaces }. Ihm bleiben { $left }, jede £{ $value } wert.
    .kicker = Wenn das Geld ausgeht
    .title = Wer nicht zahlt, verkauft Aktien

lesson-guided-decade-need-plain =
    (a) Strutt konnte nicht zahlen. *So wenige Aktien, wie reichen, wurden in Not verkauft*: { $shares }, für £{ $pounds }.

    (b) Dafür fiel sein Anzeiger um { lesson-count-spaces }. Ihm bleiben { $left }, jede £{ $value } wert.
    .kicker = Wenn das Geld ausgeht
    .title = Wer nicht zahlt, verkauft Aktien

lesson-guided-decade-loans =
    Du hast noch { lesson-count-shares } (a). Wer keine mehr zu verkaufen hat, muss *Kredite* nehmen: Jeder bringt £{ $amount } und kostet einen Schritt auf der Leiste; ihn zu tilgen kostet £{ $repayment }.

    Mit einem Kredit kauft niemand Aktien, und wer am Ende noch einen hat, hat verloren.
    .kicker = Wenn keine Aktie bleibt
    .title = Dann kommen Kredite

lesson-guided-decade-wages-brought =
    .title = Was dein Zug geändert hat

lesson-guided-decade-wages-brought-machines =
    (a) Nahrung kostete dich in jeder Produktion £{ $cost }. Jetzt sind es £{ $wages } Lohn und £{ $upkeep } für Maschinen: *jedes Mal £{ $saved } weniger*, für einmal £{ $paid }.

    (b) Die ersetzten Arbeiter warten bei den Entlassenen. In diesem Zyklus kehrten von diesen { $returned } auf den Markt zurück, { $fired } warten noch: *Jeder, der zurückkehrt, nimmt einen Käufer weg*. Die Nachfrage nach Nahrung war { $buyers_before } und ist { $buyers }, der Lohn £{ $wage }.
    .kicker = Du hast Maschinen gekauft
    .title = Jedes Mal £{ $saved } gespart

lesson-guided-decade-wages-brought-machines-clothes =
    (a) Neben der Nahrung: Kleidung kostete dich in jeder Produktion £{ $cost }. Jetzt sind es £{ $wages } Lohn und £{ $upkeep } für Maschinen: *jedes Mal £{ $saved } weniger*, für einmal £{ $paid }.

    (b) Die ersetzten Arbeiter warten bei den Entlassenen. In diesem Zyklus kehrten von diesen { $returned } auf den Markt zurück, { $fired } warten noch: *Jeder, der zurückkehrt, nimmt einen Käufer weg*. Die Nachfrage nach Nahrung war { $buyers_before } und ist { $buyers }, der Lohn £{ $wage }.
    .kicker = Du hast Maschinen gekauft
    .title = Jedes Mal £{ $saved } gespart

lesson-guided-decade-wages-brought-hired =
    (a) Deine Nahrungsfabrik machte { $output_before } und macht jetzt { $output }. *Sie kostet in jeder Produktion £{ $cost } statt £{ $cost_before }*, verkauft oder nicht.

    (b) Die Nachfrage nach Nahrung war { $buyers_before } und ist { $buyers }: Auch was andere einstellen und was auf den Markt zurückkehrt, zählt. Der Lohn war £{ $wage_before } und ist £{ $wage }, für alle.
    .kicker = Du hast eingestellt
    .title = Mehr Waren, mehr Lohn

lesson-guided-decade-wages-brought-hired-clothes =
    (a) Neben der Nahrung: Deine Kleiderfabrik machte { $output_before } und macht jetzt { $output }. *Sie kostet in jeder Produktion £{ $cost } statt £{ $cost_before }*, verkauft oder nicht.

    (b) Die Nachfrage nach Nahrung war { $buyers_before } und ist { $buyers }: Auch was andere einstellen und was auf den Markt zurückkehrt, zählt. Der Lohn war £{ $wage_before } und ist £{ $wage }, für alle.
    .kicker = Du hast eingestellt
    .title = Mehr Waren, mehr Lohn

lesson-guided-decade-wages-brought-tile =
    (a) { $tile }: Nahrung kostet dich in jeder Produktion £{ $cost } statt £{ $cost_before }, *für nichts als den Marker*, der es gebracht hat.

    (b) In diesem Zyklus kehrten { $returned } der Entlassenen auf den Markt zurück, { $fired } warten noch. Die Nachfrage nach Nahrung war { $buyers_before } und ist { $buyers }, der Lohn £{ $wage }.
    .kicker = Du hast ein Plättchen
    .title = Ein Plättchen spart Lohn

lesson-guided-decade-wages-brought-plain =
    (a) Nahrung kostet dich in jeder Produktion £{ $cost }; vor deinem Zug waren es £{ $cost_before }. *Maschinen würden jede billiger machen*, Einstellen brächte mehr zu verkaufen.

    (b) In diesem Zyklus kehrten { $returned } der Entlassenen auf den Markt zurück, { $fired } warten noch. Die Nachfrage nach Nahrung war { $buyers_before } und ist { $buyers }, der Lohn £{ $wage }.
    .kicker = Dein eigener Weg
    .title = Was deine Fabrik kostet

lesson-guided-decade-shares =
    Eine deiner Aktien ist £{ $share_value } wert und kostet dich £{ $buying_price } (a). *Am Ende ist dein Unternehmen seine Aktien × ihren Wert dann wert*: Jeder Schritt (b) macht alle mehr wert und die nächste teurer.

    Du hast £{ $cash }. Kaufen, oder für Marker und Löhne aufheben?
    .kicker = Die Börse
    .title = Aktien kaufen oder warten
    .why = Ein Weg: Börse auf £{ $space }, { $shares } kaufen, und aufheben, was der nächste Marker kostet. Ein Kauf ändert den Wert nicht, und auf den Betrag des Feldes kommt es nicht an. Wer nicht zahlen kann, verkauft Aktien in Not.

lesson-guided-decade-shares-brought =
    .title = Was es gebracht hat

lesson-guided-decade-shares-brought-bought =
    (a) Du hast { $bought } zu je £{ $price } zurückgekauft. Dein Unternehmen war £{ $then } wert; *jetzt sind es £{ $portfolio }*, mit { lesson-count-shares }. Bar bleiben £{ $cash }.

    (b) Eine Aktie ist jetzt £{ $share_value } wert. Am Ende zählt jede, was sie dann wert ist, gleich was du bezahlt hast: Jeder Schritt hebt alle.
    .kicker = Du hast gekauft
    .title = Aus Geld wird Unternehmen

lesson-guided-decade-shares-brought-sold =
    (a) Du hast { $sold } zu £{ $share_value } verkauft. Dein Unternehmen war £{ $then } wert; *jetzt sind es £{ $portfolio }*, mit { lesson-count-shares }. Bar hast du £{ $cash }.

    (b) Ein Verkauf bewegt deinen Anzeiger nicht, anders als einer in Not. Eine zurückzukaufen kostet £{ $buying_price }, und mit jedem Schritt mehr.
    .kicker = Du hast verkauft
    .title = Aus Unternehmen wird Geld

lesson-guided-decade-shares-brought-waited =
    (a) Du hast keine gekauft: Dein Unternehmen war £{ $then } wert und ist *£{ $portfolio }* wert. Du hast £{ $cash }, und die zählen am Ende nichts.

    (b) Eine Aktie hätte £{ $price } gekostet; jetzt kostet sie £{ $buying_price }, und mit jedem Schritt mehr. Warten lohnt, wenn das Geld in einer Fabrik mehr bringt.
    .kicker = Du hast gewartet
    .title = Was Warten kostet

lesson-guided-decade-shares-brought-need =
    (a) Du konntest nicht zahlen, und { $count } deiner Aktien gingen in Not weg. Dein Unternehmen war £{ $then } wert; *jetzt sind es £{ $portfolio }*, mit { lesson-count-shares }. Bar hast du £{ $cash }.

    (b) Auch dein Anzeiger fiel: Eine Aktie ist jetzt £{ $share_value } wert. Hebe auf, was der nächste Marker und die nächsten Löhne kosten.
    .kicker = In Not verkauft
    .title = Das Geld ging aus

lesson-guided-decade-event =
    { $year } ist vorbei. Jedes Jahrzehnt endet mit einem Ereignis; die künftigen liegen aufgedeckt da, damit du siehst, was sie bringen. *Lobby*: Der Reihe nach nimmt jedes Unternehmen umsonst etwas aus dem Angebot (a): ein Plättchen, einen grauen Marker oder ein Schiff.

    Was du liegen lässt, können die anderen nehmen.
    .kicker = Das Ende des Jahrzehnts
    .title = Das Ereignis: nimm etwas
    .why = Der Vorarbeiter macht die Arbeiter einer Fabrik billiger. Ein grauer Marker leistet mehr für dasselbe Geld. Ein Schiff bringt Waren nach Übersee, auf Kontrakt.

lesson-guided-decade-event-brought =
    .title = Was du genommen hast

lesson-guided-decade-event-brought-foreman =
    (a) Der Vorarbeiter liegt bei deiner Nahrungsfabrik. *Sie kostet in jeder Produktion £{ $cost } statt £{ $cost_before }*, von jetzt an und umsonst.

    Er senkt den Lohn von höchstens { $most } Arbeitern, und den keiner Maschine. Mehr wert ist er, wo viele Arbeiter sind und der Lohn hoch ist.
    .kicker = Genommen: der Vorarbeiter
    .title = Nahrung kostet jetzt weniger

lesson-guided-decade-event-brought-tile =
    (a) Du hast ein Plättchen genommen: *{ $tile }*. { $tile-effect }

    Du behältst es, bis du es abgibst. Was es wert ist, hängt an dem, was du als nächstes tust.
    .kicker = Genommen: ein Plättchen
    .title = Ein Plättchen für später

lesson-guided-decade-event-brought-marker =
    (a) Du hast einen grauen Marker genommen: *{ $marker }*. Er ist neben deinen eigenen auf der Hand und leistet mehr für dasselbe Geld, einmal im Jahrzehnt.

    Er lohnt sich, wenn du ihn nutzt: Jeder Zug hat nach wie vor nur einen Marker.
    .kicker = Genommen: ein Marker
    .title = Ein besserer Marker

lesson-guided-decade-event-brought-ship =
    (a) Du hast ein Schiff mit Kapazität { $capacity } genommen. *Von sich aus verkauft es nichts*: Es bringt Waren fort, die der Markt übrig lässt, auf einen Kontrakt, und Kontrakte setzt die Börse.
    .kicker = Genommen: ein Schiff
    .title = Ein Schiff ohne Kontrakt

lesson-guided-decade-event-brought-nothing =
    (a) Du hast nichts genommen. *Es hätte nichts gekostet*: Was im Angebot lag, haben jetzt vielleicht deine Gegner.
    .kicker = Nichts genommen
    .title = Das Angebot war umsonst

lesson-guided-decade-result =
    Du hast { lesson-count-shares } zu £{ $share_value }: Dein Unternehmen ist *£{ $portfolio }* wert (a). Das von Strutt ist £{ $strutt } wert, das von Wedgwood £{ $wedgwood }.

    Es ist { $year }, Nahrung ist die nächste Ware (b), und Fabriken einer neuen Stufe können gebaut werden. Hier enden die Notizen. Das Spiel geht mit diesen Gegnern weiter, solange du magst.
    .kicker = Das Ergebnis
    .title = Ein Jahrzehnt ist gespielt
