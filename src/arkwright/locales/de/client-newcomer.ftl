# Die Startseite für Neue: was das ist, die Wege hinein, ein Verkauf in vier Bildern, und was man vorher fragt.

client-time-minutes = { $count } Min.
client-time-hours = { $count } Std.
client-range = { $least } bis { $most }

client-hero = Was das ist
client-hero-theme = Führe eine Fabrik in der industriellen Revolution.
client-hero-what = Stelle Arbeiter ein, kaufe Maschinen, setze Preise, und verkaufe gegen Rivalen, die dieselben Käufer wollen.
client-hero-goal = Am Ende gewinnt die wertvollste Gesellschaft: deine Aktien × der Wert einer Aktie.
client-hero-players = Spieler
client-hero-length = Dauer
client-hero-hours = { $least } bis { $most } Std.
client-hero-weight = Anspruch
client-hero-heavy = hoch
client-hero-chance = Zufall
client-hero-little = sehr wenig
client-hero-learn = Spielend lernen: ein geführtes Jahrzehnt
client-hero-alone = Das Kartenspiel allein spielen
client-hero-alone-note = der kürzere Weg
client-hero-table = Einen Tisch aufbauen
client-hero-table-note = jeder Titel, Bots oder Freunde

client-plate = Wie aus einem Laib ein Vermögen wird: ein Verkauf in vier Bildern
client-plate-spoken = Jeder Arbeiter, der eingestellt wurde, hat eine Lücke im Arbeitsmarkt gelassen, und { $demand } Laibe sind gefragt. Deine Fabrik macht { $made }, und ihr Kaufreiz ist { $base } für Qualität und { $distribution } für Vertrieb, weniger der Preis von { $price }: { $appeal }. Waren werden Reihe um Reihe aufgerufen, der höchste Kaufreiz zuerst, und du verkaufst { $sold }. Deine Aktie steigt von £{ $before } auf £{ $after }, und mit { $shares } Aktien ist deine Gesellschaft £{ $company } wert.
client-plate-appeal = Kaufreiz
client-plate-wanted = { $demand } Laibe sind gefragt
client-plate-share = eine Aktie
client-plate-shares = { $shares } Aktien ×
client-plate-company = Gesellschaft
client-plate-market = Wer arbeitet, kauft
    .text = Jeder Eingestellte lässt eine Lücke: ein Käufer mehr für alle.
client-plate-mill = Deine Fabrik macht Waren
    .text = Kaufreiz ist Qualität und Vertrieb, weniger der Preis.
client-plate-ladder = Mehr Kaufreiz verkauft zuerst
    .text = Reihe um Reihe, bis niemand mehr kauft.
client-plate-track = Verkäufe heben deine Aktie
    .text = Kaufe deine Aktien zurück, bevor sie teuer sind.

client-which = Welcher Titel?
client-which-lesson = mit geführtem Jahrzehnt

client-now = Gerade gespielt
client-now-note = zusehen, nichts geht schief
client-now-try = { $kind-id ->
        [drill] eine Übung
       *[other] eine Lektion
    }, { $title }{ $time-id ->
        [none] { "" }
       *[other] , { $time }
    }
client-now-learn = Lektionen und Übungen
client-now-learn-note = jede Lektion ist ein echter Tisch
client-now-components = Was auf dem Tisch liegt
client-now-components-note = alle Plättchen, Leisten und Zahlen jeder Ausgabe

client-before = Bevor du beginnst
client-before-rules = Muss ich erst die Regeln lesen?
    .answer = Nein. Der Tisch lehnt ab, was nicht erlaubt ist, und sagt, warum.
client-before-to-rules = Zu den Regeln
client-before-back = Kann ich einen Zug zurücknehmen?
    .answer = Bis du deinen Zug beendest, immer.
client-before-cost = Was kostet es?
    .answer = Nichts. Ein Konto ist nicht nötig; ein Name bewahrt deine Spiele.
client-before-phone = Auf dem Telefon?
    .answer = Ja, das ganze Spiel, auch als Fernpartie über Tage.
