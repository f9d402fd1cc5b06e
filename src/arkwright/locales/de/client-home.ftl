# The pages around the games: home, watching, my profile, and a table before its start.
#
# client-option-<name>        how an option of a title is called; its attribute .effect explains it
# client-value-<name>-<value> how a value of an option reads, if the games do not say it already
# client-company-<colour>, client-bot-<grade>, client-colour-<colour>, client-symbol-<symbol>

client-house = Jede Ausgabe nach ihren genauen Regeln. Ein inoffizielles Fanprojekt.
client-ways = Seiten
client-watch = Zusehen
client-learn = Lernen
client-browse = Material
client-me-page = { $name }: mein Profil

client-company-blue = Blau
client-company-red = Rot
client-company-green = Grün
client-company-yellow = Gelb

## Tables in a list

client-my-tables = Meine Tische
client-my-tables-wait = { $count ->
        [0] keiner wartet auf dich
        [one] einer wartet auf dich
        [2] zwei warten auf dich
        [3] drei warten auf dich
       *[other] { $count } warten auf dich
    }
client-my-tables-sorted = zuerst, wo du am Zug bist
client-my-tables-none = Kein Spiel ist im Gange. Hier eines beginnen oder bei anderen mitspielen.
client-row-my-turn = Du bist am Zug
client-row-turn-here = { $name } ist am Zug, hier
client-row-their-turn = { $name } ist am Zug
client-row-bot-plays = Ein Bot spielt für dich
client-row-open = { $count ->
        [0] Alle sind da
        [one] Ein Platz ist offen
       *[other] { $count } Plätze sind offen
    }
client-row-over = { $name } hat gewonnen
client-row-play = Zum Zug
client-row-go = Zum Tisch
client-row-look = Ansehen
client-row-join = Mitspielen
client-row-watch = Zusehen
client-row-action = { $action }: { $title }, { $people }
client-row-pace = { $pace-id ->
        [turns] Fernpartie
       *[live] live
    }
client-row-analysis = Analyse
client-row-stage = { $good-id ->
        [none] { $year }
       *[other] { $year }, { $good }
    }
client-row-decade = { $decade ->
        [0] Vorbereitung
        [1] Jahrzehnt I, { $good }
        [2] Jahrzehnt II, { $good }
       *[3] Jahrzehnt III, { $good }
    }
client-row-order = { $last-id ->
        [yes] du bist Letzter von { $count }
       *[other] du bist { $place ->
            [1] Erster
            [2] Zweiter
           *[other] Dritter
        } von { $count }
    }
client-row-with = mit { $people }
client-row-people = { $people }
client-row-progress = { $percent } % gespielt

client-join = Mit Link oder Code
client-join-go = Mitspielen
client-join-watch = { $count ->
        [0] oder Tische zum Zusehen suchen
        [one] oder einem Tisch zusehen
       *[other] oder { $count } Tischen zusehen
    }
client-join-unreadable = Hier den Link eines Tischs einfügen, oder seinen Code aus zehn Buchstaben und Ziffern.

## A new game

client-new-game = Neues Spiel
client-new-game-note = ein Klick, und alles ist änderbar
client-new-title = Spiel
client-title-in-terminal = bisher im Terminal
client-title-terminal = Dieses Spiel hat noch keinen Tisch im Browser. Gespielt wird es im Terminal:
client-new-seats = Plätze
client-new-seats-note = Einen Platz einem Bot geben, ein zweites Mal sich selbst, oder offen lassen: Wer den Link hat, nimmt ihn.
client-new-shared-note = Mehrere Plätze sind deine: Der Bildschirm geht herum und wird zwischen den Zügen verdeckt.
client-seat-me = ich
client-seat-my-name = { $name }, ich
client-seat-open = jemand anderes, per Link
client-seat-name = Name für { $company }
client-new-pace = Tempo
client-new-pace-note = In einer Fernpartie muss niemand gleichzeitig da sein: Wer am Zug ist, antwortet innerhalb von Tagen.
client-pace-live = Live
client-pace-turns = Fernpartie
client-new-table = Tisch
client-new-table-note = Einen privaten Tisch sieht nur, wer seinen Link hat.
client-table-private = Privat
client-table-listed = Öffentlich
client-new-shuffle = Reihenfolge
client-shuffle-no = Wie oben
client-shuffle-yes = Per Los
client-all-options = Alle Optionen
client-fewer-options = Weniger Optionen
client-start-against = { $grade-id ->
        [clerk] { $count ->
            [one] { $title } gegen einen Schreiber beginnen
            [2] { $title } gegen zwei Schreiber beginnen
            [3] { $title } gegen drei Schreiber beginnen
           *[other] { $title } gegen { $count } Schreiber beginnen
        }
       *[other] { $count ->
            [one] { $title } gegen einen Bot beginnen
            [2] { $title } gegen zwei Bots beginnen
            [3] { $title } gegen drei Bots beginnen
           *[other] { $title } gegen { $count } Bots beginnen
        }
    }
client-start-open = { $count ->
        [one] { $title } aufbauen und eine Person einladen
       *[other] { $title } aufbauen und { $count } Personen einladen
    }
client-start-watch = Bots bei { $title } zusehen
client-start-together = { $title } gemeinsam beginnen
client-start-here = { $title } zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
    } an diesem Bildschirm beginnen
client-start-alone = { $title } allein beginnen

client-again = Noch einmal: { $title }
client-again-with = mit { $people }, alle einen Platz weiter
client-again-day = wie am { $day }
client-again-start = Beginnen
client-call-me = Ruf mich, wenn ich am Zug bin
client-call-browser = Dieser Browser
client-call-hook = { $on-id ->
        [on] Webhook
       *[other] Webhook …
    }
client-call-hook-note = Webhook und andere Geräte werden auf der Seite deines Profils eingestellt.

client-option-setup = Aufbau
    .effect = Vorgegeben beginnt 1770 mit Fabriken wie gedruckt; frei beginnt damit, dass alle ihre wählen.
client-option-events = Ereignisse
    .effect = Wie gedruckt, oder auf ihren Feldern gemischt.
client-value-events-printed = wie gedruckt
client-value-events-shuffled = gemischt
client-option-patrons = Mäzene
    .effect = Ob alle vier Mäzene unter den Plättchen sind; nur beim freien Aufbau.
client-value-patrons-no = wie gezogen
client-value-patrons-yes = alle vier
client-option-close-ban = Schließen und Neubau
    .effect = Wie lange Gebautes nicht geschlossen und Geschlossenes nicht neu gebaut werden darf.
client-value-close-ban-action = nicht in einer Aktion
client-value-close-ban-decade = nicht in einem Jahrzehnt
client-option-east-india = Ostindien-Kompanie
    .effect = Nach jedem Zyklus gewinnen alle Einfluss auf einer von vier Leisten: Das bringt einen Bonus und zählt am Ende.
client-option-asymmetric = Ungleiche Fabriken
    .effect = Neben den üblichen Fabriken gibt es solche für mehr Waren von geringerer und für weniger von höherer Qualität.
client-option-draft = Erste Fabriken
    .effect = Wie im Aufbau, oder alle wählen zwei und dazu eine erste Entwicklung oder Karte; ab zwei Personen.
client-value-draft-no = wie im Aufbau
client-value-draft-yes = gewählt
client-option-cards = Entwicklungskarten
    .effect = Der einfache Vorrat, oder ein neu gezogener mit Karten, die es nur dort gibt.
client-value-cards-basic = einfach
client-value-cards-random = gezogen
client-option-restrictions = Jahrzehntsperren
    .effect = Ob manche Entwicklungen auf ihr Jahrzehnt warten, solange keine Karte die Sperre aufhebt.
client-option-start-ships = Erste Schiffe
    .effect = Ob zwei Schiffe bereitliegen, oder keines, bis die Börse sie bereit macht.
client-value-start-ships-yes = zwei
client-value-start-ships-no = keine
client-option-start-shares = Aktien vor dem Spiel
    .effect = Ob alle mit ihrem ersten Geld schon Aktien kaufen dürfen.
client-option-extra-production = Extraproduktion
    .effect = Eine weitere Aktion: Fabriken produzieren für die Lager.
client-option-early-shipping = Frühe Verschiffung
    .effect = Eine weitere Aktion: gelagerte Waren aller Sorten gehen nach Übersee.
client-option-random-factories = Fabriken gezogen
    .effect = Zwei zufällige Fabriken statt gewählter; nur allein.
client-value-yes = ja
client-value-no = nein

## What happened at my tables, and what to learn next

client-since-last = Seit deinem letzten Zug
client-since-note = { $count ->
        [one] eine Änderung, die dich betrifft
       *[other] { $count } Änderungen, die dich betreffen
    }
client-since-did = { $did-id ->
        [sale] Verkauf von { $good }: du hast { $count } verkauft, { $steps ->
            [0] kein Kursfeld
            [one] ein Kursfeld
           *[other] { $steps } Kursfelder
        }.
        [price] { $name } verkauft { $good } jetzt für £{ $to }.
        [quality] { $name } hat die Qualität auf { $to } gehoben ({ $good }).
        [distribution] { $name } hat den Vertrieb auf { $to } gehoben ({ $good }).
       *[appeal] { $name } hat jetzt Kaufreiz { $to } ({ $good }).
    }
client-since-sale = Zum Verkauf
client-next = Als Nächstes lernen
client-next-note = beim Spielen
client-next-all = Alle Lektionen
client-next-step = { $title }, { $done } von { $count } Schritten.
client-next-go = { $begun-id ->
        [yes] Weiter, { $minutes } Min.
       *[other] Beginnen, { $minutes } Min.
    }
client-next-try = Versuchen, { $minutes } Min.
client-next-look = Sieh dich um
client-next-last = Dein letztes Ergebnis: { $title }

## What ended last, and the component browser

client-finished = Zuletzt beendet
client-finished-none = Hier werden die beendeten Spiele mit ihren Ergebnissen stehen.
client-finished-place = Platz
client-finished-player = Spieler
client-finished-result = Ergebnis
client-finished-you = { $name }, du
client-finished-look = Wie es dazu kam
client-finished-earlier = Davor
client-finished-won = { $title }: { $name } hat gewonnen
client-browse-title = Spielmaterial
client-browse-what = Plättchen, Leisten, Marker und Zahlen jeder Ausgabe, wie sicher jede Zahl ist und woher sie kommt.

## Watching

client-watch-open = Offene Tische
client-watch-open-note = ein Platz ist frei
client-watch-open-none = Kein öffentlicher Tisch hat gerade einen freien Platz. Einen beginnen und öffentlich machen.
client-watch-running = Laufende Spiele
client-watch-running-note = zusehen ohne Platz
client-watch-running-none = Kein öffentliches Spiel ist gerade im Gange.
client-watch-over = Beendete Spiele
client-watch-over-note = zum Durchsehen
client-watch-over-none = Noch ist kein öffentliches Spiel beendet.

## A table before its start

client-lobby = Tisch: { $title }
client-lobby-note = { $count ->
        [0] alle sind da
        [one] ein Platz ist offen
       *[other] { $count } Plätze sind offen
    }
client-lobby-name = Mein Name an diesem Tisch
client-lobby-name-more = Name einer weiteren Person an diesem Bildschirm
client-lobby-sit = Hier sitzen
client-lobby-sit-there = Hier sitzen, als { $company }
client-lobby-free = offen
client-lobby-bot = { $client-style-id ->
        [none] { $name }, Bot: { $client-bot }
       *[other] { $name }, Bot: { $client-bot }, { $client-style }
    }
client-lobby-you = { $name }, du
client-lobby-host = Gastgeber
client-lobby-change = Ändern, wer { $company } spielt
client-lobby-open-seat = offen lassen
client-lobby-invite = Einladen
client-lobby-invite-note = wer diesen Link öffnet, darf einen Platz nehmen
client-lobby-link = Link zu diesem Tisch
client-lobby-code = oder der Code: { $code }
client-lobby-copy = Link kopieren
client-lobby-copied = Kopiert
client-lobby-copy-failed = Der Browser lässt uns nicht kopieren: Der Link ist markiert, bitte selbst kopieren.
client-lobby-terms = Was gespielt wird
client-lobby-fill = Bots auf die offenen Plätze
client-lobby-start = Spiel beginnen
client-lobby-start-filled = { $count ->
        [one] Beginnen, mit einem Bot auf dem offenen Platz
       *[other] Beginnen, mit Bots auf den { $count } offenen Plätzen
    }
client-lobby-waits = { $name } beginnt das Spiel, wenn alle da sind.
client-lobby-waits-alone = Wer den Tisch eröffnet hat, beginnt das Spiel, wenn alle da sind.
client-lobby-leave = Tisch verlassen
client-lobby-leave-sure = Ja, den Tisch verlassen
client-lobby-remove = Tisch abräumen
client-lobby-remove-sure = Ja, abräumen

## My profile

client-profile = Mein Profil
client-profile-note = wie andere dich sehen
client-profile-name = Name
client-profile-nameless = Ein Name hat 1 bis 40 Zeichen.
client-profile-colour = Farbe
client-profile-symbol = Zeichen
client-profile-language = Sprache
client-profile-save = Speichern
client-profile-saved = Gespeichert.
client-colour-blue = blau
client-colour-red = rot
client-colour-green = grün
client-colour-yellow = gelb
client-colour-purple = lila
client-colour-orange = orange
client-colour-teal = petrol
client-colour-brown = braun
client-symbol-circle = Kreis
client-symbol-square = Quadrat
client-symbol-triangle = Dreieck
client-symbol-diamond = Raute
client-symbol-star = Stern
client-symbol-hexagon = Sechseck
client-symbol-cross = Kreuz
client-symbol-drop = Tropfen

client-devices = Andere Geräte
client-devices-note = mit Passwort überall dieselbe Person
client-devices-without = Nur dieser Browser kennt dich. Mit einem Passwort sind die Tische auch von jedem anderen aus zu finden.
client-devices-with = Anderswo ist die Anmeldung als { $name } möglich, mit dem Passwort.
client-password-new = Neues Passwort
client-password-now = Jetziges Passwort
client-password-set = Passwort setzen
client-password-change = Passwort ändern
client-password-remove = Entfernen
client-password-short = Ein Passwort hat mindestens acht Zeichen.
client-password-kept = Das Passwort ist gesetzt; andere Anmeldungen sind beendet.
client-password-gone = Es gibt kein Passwort mehr.
client-sign-in = Anmelden
client-sign-in-note = mit einem Profil, das ein Passwort hat
client-sign-in-name = Name
client-sign-in-password = Passwort
client-sign-in-replaces = Es tritt an die Stelle des Profils, das dieser Browser jetzt hat.
client-leaving = Abmelden
client-sign-out = Hier abmelden
client-sign-out-sure = Von diesem Browser abmelden?
client-sign-out-for-good = Ohne Passwort gibt es kein Zurück. Abmelden?
client-sign-out-elsewhere = Überall sonst abmelden
client-signed-out-elsewhere = Alle anderen Geräte sind abgemeldet.
client-forget = Profil löschen
client-forget-sure = Das Profil entfernen? Bots spielen weiter.

client-hook = Meine Züge melden
client-hook-note = an einen Webhook, etwa eines Chats
client-hook-address = Adresse
client-hook-save = Dort melden
client-hook-try = Probe senden
client-hook-tried = Eine Probe ist gesendet.
client-hook-remove = Nicht mehr
client-hook-saved = Deine Züge werden dort gemeldet.
client-hook-gone = Deine Züge werden nicht mehr gemeldet.

client-results = Meine Spiele
client-results-none = Noch ist kein Spiel beendet.
client-results-title = Spiel
client-results-games = Spiele
client-results-wins = Siege
client-results-average = Schnitt
client-results-best = bestes
client-results-last = Die letzten
client-results-line = Platz { $place } mit { $score }

## Awards of the solo challenge

client-awards = Auszeichnungen
client-awards-note = der Solo-Herausforderung
client-awards-had = { $count } von { $all }
client-awards-often = { $count }-mal
client-awards-not-yet = noch nicht
client-awards-go = Auszeichnungen und beste Solopartien
client-awards-rule =
    Wer beide Gegner des Solo-Kartenspiels schlägt, bekommt jede Auszeichnung, deren Bedingung erfüllt ist. Es zählen Partien vom Aufbau an, keine Abzweigungen.
client-solo-best = Beste Solopartien
client-solo-games = { $won } von { $played } gewonnen
client-solo-none = Noch keine deiner Solopartien ist zu Ende.
client-solo-day = Tag
client-solo-place = Platz
client-solo-opponents = Gegner
client-solo-score = Ergebnis
