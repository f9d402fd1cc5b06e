# What was, and how it came about: the log and its neighbours beside the board, the history bar, the end and its
# charts.

## The log, chat, notes

client-log-panel = Protokoll, Chat, Notizen
client-log = Protokoll
client-log-to = Tisch bei Stellung { $position } ansehen
client-log-earlier = Früheres
client-log-take-back = Um Rücknahme bis Stellung { $position } bitten
client-since-turn = Seit meinem Zug
client-since-moves = { $count ->
        [0] Nichts Neues
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
client-since-changed = Was sich geändert hat
client-since-change = { $before } auf { $after }
client-chat = Chat
client-chat-empty = Noch hat niemand etwas gesagt.
client-chat-say = Etwas sagen
client-chat-send = Senden
client-notes = Notizen
client-notes-of-mine = Notizen, die sonst niemand sieht
client-notes-kept = Gespeichert.
client-notes-lost = Nicht gespeichert: Der Server hat es nicht angenommen. Beim Weiterschreiben wird es wieder versucht.

## What a production brought

client-sheet-company = Unternehmen
client-sheet-sales = verk. / prod.
client-sheet-income = Erlös
client-sheet-profit = Gewinn
client-sheet-sold = { $sold } / { $made }
client-sheet-shipped = verschifft: { $shipped }
client-sheet-stored = eingelagert: { $stored }
client-sheet-nobody = Kein Unternehmen hatte eine Fabrik.

## The history bar

client-history = Verlauf
client-history-playback = Abspielen
client-history-first = Erste Stellung
client-history-back = Einen Schritt zurück
client-history-play = Abspielen
client-history-forward = Einen Schritt vor
client-history-last = Letzte Stellung
client-history-position = Stellung
client-history-of = Stellung { $place } von { $last }
client-history-production = Produktion: { $good }
client-history-call = Produktion: { $good }, Aufruf { $call } von { $calls }
client-history-part = Produktion: { $good }, { $part-id ->
        [shares] Aktien
        [money] Geld
       *[rest] Schiff, Lager
    }
client-history-link = Link
client-history-link-copied = Kopiert
client-history-link-not-copied = Nicht kopiert

## A new table from a position

client-fork-here = Hier abzweigen
client-fork-from = Abzweigen ab Stellung { $position }
client-fork-analysis =
    Ein eigener Tisch spielt von hier weiter, und dieses Spiel bleibt, wie es ist. Was noch verdeckt
    ist, wird neu gemischt.
client-fork-new = Ein neuer Tisch spielt von hier weiter, mit dem, was in diesem Spiel verdeckt war.
client-fork-me = ich
client-fork-begin = Beginnen
client-fork-cancel = Abbrechen

## The end

client-end-so-far = Bisher
client-end-nobody = Niemand gewinnt
client-end-wins = { $by ->
        [0] { $who } gewinnt durch mehr Geld
       *[other] { $who } gewinnt mit £{ $by } Vorsprung
    }
client-end-shared = { $who } teilen sich Platz 1
client-end-standings = Rangliste
client-end-automated = automatisch
client-end-to-table = Zum Tisch
client-end-how = Wie es dazu kam
client-end-how-note = vom letzten Verkauf zum Ergebnis
client-end-cash-before = Kasse vor dem Ende
client-end-goods = Waren zum festen Preis
client-end-goods-sold = { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
client-end-loans = Kredite getilgt
client-end-loans-repaid = { $count ->
        [one] 1 Kredit
       *[other] { $count } Kredite
    }
client-end-last-shares = letzte Aktienkäufe
client-end-marks = markierte Fabriken
client-end-contracts = offene Kontrakte
client-end-spaces = { $count ->
        [one] −1 Feld
       *[other] −{ $count } Felder
    }
client-end-result = Ergebnis
client-end-excluded = { $count ->
        [one] verloren: 1 Kredit
       *[other] verloren: { $count } Kredite
    }
client-end-cash-left = Geld, bei Gleichstand
client-end-after = Was nun
client-end-rematch = Revanche
client-end-fork = Abzweigen
client-end-record = Aufzeichnung
client-end-record-note = Die Aufzeichnung enthält den Startwert, die Optionen und jeden Schritt; sie lässt sich nachspielen.
client-end-record-so-far = Die Aufzeichnung enthält die Optionen und jeden Schritt bis jetzt, aber nichts Verdecktes.

## Charts

client-chart-all = Alle
client-chart-companies = Unternehmen
client-chart-time = Zeit
client-chart-earlier = Früher
client-chart-later = Später
client-look = Ansehen
client-chart-begin = am Anfang
client-chart-now = jetzt
client-chart-end = am Ende
client-chart-chapter = { $good ->
        [none] { $decade ->
            [none] der Aufbau
           *[other] { $decade }
        }
       *[other] { $decade }, { $good }
    }
client-chart-after = { $good ->
        [none] { $decade ->
            [none] nach dem Aufbau
           *[other] nach { $decade }
        }
       *[other] nach { $good } { $decade }
    }
client-chart-portfolio = Portfolio £
client-chart-portfolio-note = Aktien × Kurs
client-chart-worth-note = Aktien × Kurs, und Einfluss
client-chart-value = Aktienkurs £
client-chart-value-note = nach jeder Produktion
client-chart-cash = Kasse £
client-chart-cash-note = nach jeder Produktion
client-chart-shares = Eigene Aktien
client-chart-shares-note = nach jeder Produktion
client-chart-figure = { $who } { $value }
client-chart-figures = { $chart } { $when }: { $figures }
client-chart-income = Erlös, Kosten £
client-chart-in = Erlös
client-chart-out = Kosten
client-chart-money = { $decade }: Erlös £{ $income }, Kosten £{ $costs }
client-chart-money-of = { $who }: { $figures }
client-chart-markets = Marktanteil
client-chart-markets-note = im Inland verkauft, je Jahrzehnt
client-chart-sold-in = { $decade }: { $figures }
client-chart-importer = Importeur

## Turning points and totals

client-turning = Wendepunkte
client-turning-note = wo die Reihenfolge wechselte
client-turning-overtook = { $ahead } überholt { $behind }: vorher £{ $before } zurück, danach £{ $after } voraus.
client-turning-fell = { $ahead } fällt hinter { $behind } zurück: vorher £{ $before } voraus, danach £{ $after } zurück.
client-turning-gap = Der Abstand von { $ahead } zu { $behind } ging von £{ $before } auf £{ $after }.
client-total = In Zahlen
client-total-note = das ganze Spiel
client-total-sold = im Inland verkauft
client-total-shipped = verschifft
client-total-bought = Aktien gekauft
client-total-in-need = in Not verkauft
client-total-income = Erlös £
client-total-costs = Kosten £
