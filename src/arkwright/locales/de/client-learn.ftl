# Lektionen: die Notiz am Rand eines Tisches und die Seite, auf der man lernt.

client-learn-note = Notiz der Lektion: { $name }
client-learn-step = Schritt { $number } von { $count }
client-learn-progress = Schritt { $number } von { $count }
client-learn-leave = Beenden, Spiel behalten
client-learn-leave-short = Beenden
client-learn-back-to = Zurück zu Schritt { $number }
client-learn-back = Den Tisch bis dorthin zurücknehmen?
client-learn-back-yes = Zurücknehmen
client-learn-back-no = Nein
client-learn-own-way = Du gehst deinen eigenen Weg. Ich kommentiere.
client-learn-waits = Erst wird erzählt, was geschieht; dann geht die Notiz weiter.
client-learn-next = Als Nächstes: { $move }
client-learn-begun = Weiter in deiner Entscheidung; du hast schon begonnen.
client-learn-rule = die Regel, { $section }
client-learn-otherwise = Alle { $count } Regeln, die anders gehen
client-learn-show = Zeig es mir
client-learn-why = Warum?
client-learn-another-way = Anders
client-learn-on = Weiter
client-learn-try = £{ $pounds } probieren
client-learn-try-again = Noch einmal
client-learn-sale-again = Verkauf ansehen
client-learn-keep = Weiterspielen
client-learn-others = Lektionen
client-learn-decide = Zur Entscheidung
client-learn-to-note = Zurück zur Notiz
client-learn-first = Lies zuerst die Notiz, dann geht es weiter.
client-learn-compared = bei einem Preis von
client-learn-compared-own = deine Wahl
client-learn-compared-sold = verkauft
client-learn-compared-income = Erlös
client-learn-compared-profit = Gewinn
client-learn-compared-steps = Schritte
client-learn-goal = { $holds ->
        [1] erreicht
       *[other] nicht erreicht
    }

client-learn-keys = In einer Lektion
client-learn-keys-note = zur Notiz und zurück
client-learn-keys-letters = von der Notiz zu dem, was den Buchstaben trägt
client-learn-keys-why = warum, in der Notiz

## Orte, an denen ein Buchstabe stehen kann

client-learn-letter = { $letter }: { $place }. Zurück zur Notiz.
client-learn-place-good = { $room-id ->
        [market] Markt für { $good }
        [office] Büro für { $good }
       *[other] Fabrik für { $good }
    }{ $part-id ->
        [head] , Kopf
        [ladder] , Leiter
        [demand] , Nachfrage
        [price] , Preis
        [sales] , verkaufte Waren
        [income] , Erlös
        [costs] , Löhne
        [profit] , Gewinn
        [steps] , Kursschritte
        [appeal] , Kaufreiz
        [row] , Reihe { $row }
        [quality] , Qualität
        [distribution] , Vertrieb
        [workers] , Arbeiter
        [output] , Ausstoß
        [dial] , Preis und Kaufreiz
       *[other] { "" }
    }
client-learn-place-company = { $mine ->
        [1] dein Unternehmen
       *[other] Unternehmen von { $seat }
    }{ $part-id ->
        [cash] , Kasse
        [shares] , Aktien
        [portfolio] , Portfolio
        [loans] , Kredite
       *[other] { "" }
    }
client-learn-place-marker = { $room-id ->
        [hand] { $name } auf deiner Hand
       *[other] { $name } in der Auswahl
    }{ $space ->
        [0] { "" }
       *[other] , £{ $space }
    }
client-learn-place-space = { $space ->
        [0] Verwaltung
       *[other] Verwaltungsfeld £{ $space }
    }
client-learn-place = { $room-id ->
        [share-track] Aktienkurs
        [jobs] { $part-id ->
            [wage] Lohn
            [demand] Nachfrage
           *[other] Arbeitsmarkt
        }
        [offer] Angebot
        [harbour] Hafen
        [india] Ostindien-Kompanie
        [contracts] Kontrakte
        [tiles] deine Plättchen
        [street] deine Straße
        [developments] Entwicklungen
        [tokens] Schiffsmarken
        [ships] Schiffe
        [loans] Kredite
        [wages] Löhne
        [cards] Karten zum Nehmen
        [own-cards] deine Karten
        [opponents] der Beutel der Gegner
       *[other] { $room }
    }

## Die Seite

client-learn-titles = Titel
client-learn-solved = { $solved } von { $count } geschafft
client-learn-minutes = { $minutes } Min.
client-learn-steps-done = { $done ->
        [0] { $count } Schritte
       *[other] { $done } von { $count } Schritten
    }
client-learn-stands = { $done } von { $count } Schritten. Dein Tisch steht, wie du ihn verlassen hast.
client-learn-begin = Beginnen
client-learn-begin-lesson = Beginnen: { $name }
client-learn-go-on = Weiter
client-learn-go-on-at = Weiter: { $name }
client-learn-again = Von vorn
client-learn-lessons = Lektionen und Übungen
client-learn-lessons-note = je ein Gedanke, an einer eigenen Stellung
client-learn-exercise = { $name }: { $standing-id ->
        [solved] gelöst
        [tried] versucht
       *[other] noch nicht versucht
    }
client-learn-exercises = { $count ->
        [1] eine Übung
       *[other] { $count } Übungen
    }
client-learn-used = Was du schon genutzt hast
client-learn-used-note = abgehakt durch Spielen, nicht durch Lesen
client-learn-used-yes = genutzt
client-learn-subject = { $subject-id ->
        [workers] Arbeiter und Löhne
        [machines] Maschinen
        [shares] Aktien kaufen
        [prices] Einen Preis setzen
        [tiles] Entwicklungsplättchen
        [sale] Kaufreiz und Verkauf
        [share-steps] Kursschritte
        [fading] Vertrieb lässt nach
        [ships] Schiffe
        [loans] Kredite
        [quality] Qualität und Vertrieb
        [developments] Entwicklungen
       *[other] { $subject }
    }
client-learn-day = Übung des Tages
client-learn-none = Für diesen Titel gibt es noch keine Lektionen.
