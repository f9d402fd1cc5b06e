# The decision: what I am asked, what I may do, what it would change, and waiting for the others.

client-decision = Entscheidung
client-your-turn = Du bist am Zug
client-place-in-order = { $name }, { $place ->
        [1] 1. von { $count }
       *[other] { $place }. von { $count }
    }
client-decides = { $name } entscheidet
client-since = So lange wird schon gewartet
client-game-over = Das Spiel ist zu Ende
client-game-is-over = Das Spiel ist zu Ende. Die letzte Seite zeigt, wer gewonnen hat und wie es dazu kam.
client-see-result = Zum Ergebnis
client-dismiss = Hinweis schließen

## What is asked

client-rule = Regel
client-steps = Teile des Zugs
client-back-to-step = Zurück zu { $step }: { $count ->
        [one] nimmt einen Schritt zurück
       *[other] nimmt { $count } Schritte zurück
    }
client-choices = Möglichkeiten
client-all-choices = Alles zeigen
client-narrowed = { $count } Möglichkeiten beim Angeklickten
client-not-possible = { $thing }, jetzt nicht möglich
client-point-to-see = Auf etwas zeigen, um die Folgen zu sehen; was auf dem Brett leuchtet, ist auch anklickbar.

## What it would change

client-nothing-played = noch nichts gespielt
client-nothing-changes = Keine Zahl am Tisch ändert sich.
client-preview-stopped = Das lässt sich nicht zurücknehmen: Es deckt etwas auf oder beendet den Zug. Der Knopf unten spielt es.
client-change-what = Was
client-change-now = jetzt
client-change-then = dann
client-change-by = Unterschied
client-not-now = Jetzt nicht möglich
client-rule-section = Regel { $section }

## Buttons

client-take-back = { $count ->
        [0] Zurücknehmen: In diesem Zug lässt sich nichts zurücknehmen
        [one] Einen Schritt zurücknehmen, den einzigen dieses Zugs
       *[other] Einen von { $count } Schritten zurücknehmen; mit Umschalt den ganzen Zug
    }
client-take-back-hint = Einen Schritt zurücknehmen; mit Umschalt oder gehalten den ganzen Zug
client-nothing-to-take-back = In diesem Zug lässt sich nichts zurücknehmen: Noch ist nichts gespielt, oder etwas wurde aufgedeckt.
client-nothing-chosen = noch nichts gewählt
client-end-turn = Zug beenden
client-end-turn-unused = Zug beenden? Ungenutzt bleibt:
client-end-turn-all-used = Der Zug ist fertig. Beenden?
client-end-turn-final = Danach lässt sich nichts mehr zurücknehmen.
client-end-turn-not-yet = Hier lässt sich der Zug nicht beenden: Erst ist etwas zu entscheiden.
client-end-turn-not-yet-button = Noch nicht

## Taking back with the others' leave

client-take-back-asked = { $seat } möchte zurück zu Stellung { $position }.
client-take-back-own = Anfrage: zurück zu Stellung { $position }; { $count ->
        [one] eine Antwort fehlt
       *[other] { $count } Antworten fehlen
    }.
client-take-back-look = Ansehen
client-take-back-agree = Zustimmen
client-take-back-no = Nein
client-take-back-withdraw = Doch nicht

## Waiting

client-order = Reihenfolge
client-wait-thinking = überlegt
client-wait-you = du
client-wait-away = nicht da

## The parts of a turn, and of a sale

client-step-sale = Verkauf
client-step-ship = Schiff
client-step-store = Lager
client-step-end-turn = Zug beenden

## Options

client-trade-count = { $count } Stück
client-level-now = jetzt
client-factory-none = noch keine

## What a preview changes

client-change-price = Preis
client-change-appeal = Kaufreiz
client-change-quality = Qualität
client-change-distribution = Vertrieb
client-change-workers = Arbeiter
client-change-machines = Maschinen
client-change-output = Ausstoß
client-change-sold = verkauft
client-change-profit = Gewinn
client-change-cash = Kasse
client-change-cash-after = Kasse nach Produktion
client-change-steps = Kursschritte
client-change-share-space = Kursfeld
client-change-share-value = Aktienkurs
client-change-shares = Aktien
client-change-portfolio = Portfolio
client-change-loans = Kredite
client-change-stock = im Lager
client-change-ships = Schiffe
client-change-wage = Lohn
client-change-demand = Nachfrage
client-change-rival-sold = { $player } verkauft
client-change-rival-steps = Kursschritte von { $player } beim nächsten Verkauf

## Moves in a few words, for the button that plays them

client-name-found = { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }
client-name-buy = { $count ->
        [one] 1 Aktie
       *[other] { $count } Aktien
    } kaufen
client-name-broker = Makler: { $count ->
        [one] 1 Aktie
       *[other] { $count } Aktien
    }
client-name-start = Start: { $player }
client-name-done = weiter
client-name-end-turn = Zug beenden

## What is given up where these are left undone

client-unused-buy = Handel
client-unused-broker = der Makler

# The name of an option for those who hear the page: what it is, and what it does or allows.
client-option-says = { $what }. { $adds }.
