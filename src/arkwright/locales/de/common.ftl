# Sentences that every game shares. What the ids mean is said in en/common.ftl; the words that all
# German files keep to are listed at the top of boardgame-names.ftl.

good-food = Nahrung
good-clothes = Kleidung
good-cutlery = Besteck
good-lamps = Lampen

reason-sale = Verkäufe im Inland
reason-shipping = verschiffte Waren

## What happened

journal-set-up = { $title } mit { $players } Unternehmen; Aufbau: { $setup }.
journal-start-player = { $who } ist Startspieler.
journal-founded = { $who } gründet eine { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } mit { $workers } Arbeitern.
journal-poorest-chooses =
    { $who } hat das Portfolio mit dem geringsten Wert und bestimmt den nächsten Startspieler.
journal-paid = { $who } zahlt £{ $pounds } für { $reason }.
journal-received = { $who } erhält £{ $pounds } für { $reason }.
journal-produced = { $who } produziert { $count ->
        [0] { $good-id ->
            [cutlery] kein Besteck
           *[other] keine { $good }
        }
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    }.
journal-extra-good = { $who } legt eine Sonderschicht ein und produziert { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } mehr.
journal-stored = { $who } lagert { $count ->
        [0] { $good-id ->
            [cutlery] kein Besteck
           *[other] keine { $good }
        } ein
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        } ein
       *[other] { $count } { $good } ein
    }.
journal-distribution-faded = Der Vertrieb von { $who } für { $good } sinkt auf { $level }.
journal-final-value = { $who } beendet das Spiel mit { $shares ->
        [one] 1 Aktie
       *[other] { $shares } Aktien
    } zu je £{ $value }, zusammen £{ $total }, und £{ $cash } in der Kasse.
journal-final-place = { $who } belegt Platz { $place }.

## Why a move is refused

refusal-unknown-move = diesen Zug gibt es in diesem Spiel nicht
refusal-unknown-move-near = diesen Zug gibt es nicht; am ähnlichsten sind { $near }
refusal-not-asked = { $when }; jetzt fragt das Spiel: „{ $question }“
refusal-answer-first = zuerst ist zu beantworten, was das Spiel jetzt fragt: „{ $question }“
refusal-game-over = das Spiel ist zu Ende
refusal-turn-is-done = der Zug ist fertig gespielt; jetzt beenden oder etwas zurücknehmen
refusal-no-such-seat = an diesem Tisch gibt es nur { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }
refusal-no-factory = dazu fehlt eine eigene { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }
refusal-factory-exists = eine eigene { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } gibt es schon, und von jeder Ware ist nur eine erlaubt
refusal-no-machine-left = alle Maschinen, die diese Aktion erlaubt, sind schon eingesetzt
refusal-quality-cap = die Qualität der eigenen Fabriken steigt nicht über { $level }
refusal-nothing-stored = im eigenen Lager gibt es { $good-id ->
        [cutlery] kein Besteck
       *[other] keine { $good }
    }
refusal-fewer-goods-stored = im eigenen Lager { $count ->
        [0] gibt es { $good-id ->
            [cutlery] kein Besteck
           *[other] keine { $good }
        }
        [one] liegt nur { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] liegen nur { $count } { $good }
    }
refusal-fewer-goods-left = zum Verschiffen { $count ->
        [0] gibt es { $good-id ->
            [cutlery] kein Besteck
           *[other] keine { $good }
        } mehr
        [one] ist nur noch { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        } übrig
       *[other] sind nur noch { $count } { $good } übrig
    }
refusal-ship-active-good-only =
    verschifft wird jetzt nur die aktive Ware: { $good }

## What is asked, and what can be done

question-end-of-turn = Zug beenden?
    .rule =
        Der Zug ist vollständig gespielt. Bis er beendet wird, lässt sich alles zurücknehmen; danach
        ist das nächste Unternehmen am Zug, oder die Fabriken der aktiven Ware produzieren.

move-done = weiter, hier nichts mehr
    .group = Weiter
move-end-turn = den Zug beenden; danach lässt er sich nicht mehr zurücknehmen
    .group = Zug beenden
move-found = mit einer { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } beginnen
    .group = Fabrik wählen
move-buy = { $count ->
        [one] eine eigene Aktie
       *[other] { $count } eigene Aktien
    } von der Bank kaufen
    .group = Kauf eigener Aktien
move-broker = den Makler abgeben und { $count ->
        [one] eine Aktie
       *[other] { $count } Aktien
    } zum halben Preis kaufen
    .group = Makler nutzen
move-start = { $player } zum Startspieler bestimmen
    .group = Startspieler bestimmen

when-start = der Startspieler wird am Ende eines Jahrzehnts bestimmt
