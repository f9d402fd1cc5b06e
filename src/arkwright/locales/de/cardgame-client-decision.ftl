# The decisions of the card game: parts of a turn, options, and moves in a few words.

client-card-step-value = Aktien­kurs
client-card-step-factories = Fabriken
client-card-step-shares = Aktien

## Actions, and what each allows now

client-card-allows-build = beliebig viele
client-card-allows-employ = je eine Karte
client-card-allows-automate = { $count ->
        [one] 1 Maschine
       *[other] { $count } Maschinen
    }
client-card-allows-quality = { $count } Qualität
client-card-allows-distribution = { $count } Vertrieb
client-card-allows-exchange = { $count ->
        [0] Aktien, Kredite, Schiffe
        [one] 1 Aktie, halber Kurs
       *[other] { $count } Aktien, halber Kurs
    }
client-card-allows-production = für die Lager
client-card-allows-shipping = { $count ->
        [one] bis zu 1 Ware
       *[other] bis zu { $count } Waren
    }

## Price and appeal

client-card-appeal-dial = Preis und Kaufreiz zusammen: die Grenze zwischen beiden ziehen
client-card-appeal-share = Preis £{ $price }, Kaufreiz { $appeal }
client-card-appeal-value = Kurs
client-card-appeal-table = Kaufreize: { $good }

## Quality and distribution

client-card-value-allowed = { $count } dazu
client-card-value-now = £{ $price }, Reiz { $appeal }
client-card-value-of = { $what-id ->
        [quality] Qualität { $value } für { $good }
       *[distribution] Vertrieb { $value } für { $good }
    }
client-card-value-lost = { $good } verliert { $by }.
client-card-value-key = Dunkel: so ist es jetzt. Minus: was eine andere Fabrik verlöre.

## Factories

client-card-do-found = damit beginnen
client-card-do-build = bauen
client-card-do-upgrade = ausbauen
client-card-do-invent = früher ausbauen
client-card-do-employ = Arbeiterkarte { $position }
client-card-do-automate = Karte { $position }
client-card-do-produce = { $cards ->
        [0] allein
        [one] 1 Karte
       *[other] { $cards } Karten
    }
client-card-do-at = { $good }: { $name }
client-card-factory-makes = { $output } für £{ $cost }
client-card-wage-rises = Lohn

## Trade, ships and developments

client-card-loan-costs = Jeder Kredit kostet am Ende eine Aktie.
client-card-ships-ready = { $ships ->
        [one] 1 Schiff für { $each } Waren
       *[other] { $ships } Schiffe für je { $each } Waren
    }
client-card-in-store = { $count } im Lager
client-card-ship-price = je £{ $pounds }
client-card-develop-step = von { $now } auf { $then }
client-card-develop-complete = voll entwickelt: { $now }

## What a preview changes

client-change-side = Seite
client-change-marker = Kaufreizmarker
client-change-cost = Kosten
client-change-left = übrig
client-change-ships-ready = bereite Schiffe
client-change-tokens = Frachtmarker
client-change-cards = eigene Karten
client-change-development = { $development }
client-change-opponent-sold = { $colour } verkauft
client-change-neutral-sold = Neutraler verkauft
client-card-warn-short = Bei der Produktion von { $good } fehlen £{ $pounds }: Der Notfonds leiht, und jeder Kredit kostet eine Aktie.

## Moves in a few words, for the button that plays them

client-name-pass = keine Aktion
client-name-act = { $action-id ->
        [automate] Automatisieren
       *[other] { $action }
    }
client-name-build-factory = { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } bauen
client-name-upgrade = { $good } ausbauen
client-name-invent = { $good } früher
client-name-employ = Arbeiter: { $good }
client-name-automate = Maschinen: { $good }
client-name-set-quality = { $good }: Qualität { $values }
client-name-set-distribution = { $good }: Vertrieb { $value }
client-name-borrow = { $count ->
        [one] 1 Kredit
       *[other] { $count } Kredite
    } aufnehmen
client-name-ready-ships = Schiffe bereit machen
client-name-produce-extra = { $good } herstellen
client-name-ship-goods = { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } verschiffen
client-name-appeal = Kaufreiz { $value }
client-card-name-appeal = £{ $price }, Kaufreiz { $appeal }
client-name-develop = { $development-id ->
        [cards] Karten entwickeln
       *[other] { $development } entwickeln
    }
client-name-take-card = { $card-id ->
        [patron-food-clothes] Mäzen nehmen
        [patron-food-cutlery] Mäzen nehmen
        [patron-food-lamps] Mäzen nehmen
        [patron-clothes-cutlery] Mäzen nehmen
        [patron-clothes-lamps] Mäzen nehmen
        [patron-cutlery-lamps] Mäzen nehmen
       *[other] { $card } nehmen
    }
client-name-discard-card = { $card-id ->
        [patron-food-clothes] Mäzen abwerfen
        [patron-food-cutlery] Mäzen abwerfen
        [patron-food-lamps] Mäzen abwerfen
        [patron-clothes-cutlery] Mäzen abwerfen
        [patron-clothes-lamps] Mäzen abwerfen
        [patron-cutlery-lamps] Mäzen abwerfen
       *[other] { $card } abwerfen
    }
client-name-use-card = { $card-id ->
        [patron-food-clothes] an Mäzen verkaufen
        [patron-food-cutlery] an Mäzen verkaufen
        [patron-food-lamps] an Mäzen verkaufen
        [patron-clothes-cutlery] an Mäzen verkaufen
        [patron-clothes-lamps] an Mäzen verkaufen
        [patron-cutlery-lamps] an Mäzen verkaufen
       *[other] { $card } nutzen
    }
client-name-reactivate = { $card-id ->
        [patron-food-clothes] bereit: Mäzen
        [patron-food-cutlery] bereit: Mäzen
        [patron-food-lamps] bereit: Mäzen
        [patron-clothes-cutlery] bereit: Mäzen
        [patron-clothes-lamps] bereit: Mäzen
        [patron-cutlery-lamps] bereit: Mäzen
       *[other] bereit: { $card }
    }
client-name-sell-from-store = { $count } gelagerte verkaufen
client-name-clear-goods = Lager räumen: { $good }
client-name-drop = { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } verfällt

## What is given up where these are left undone

client-unused-build-factory = Bauen oder Ausbauen
client-unused-upgrade = Bauen oder Ausbauen
client-unused-invent = Bauen oder Ausbauen
client-unused-employ = Arbeiterkarten
client-unused-automate = Maschinen
client-unused-set-quality = Qualität
client-unused-set-distribution = Vertrieb
client-unused-borrow = Kredite
client-unused-ready-ships = Schiffe bereit machen
client-unused-produce-extra = Produzieren
client-unused-ship-goods = Verschiffen
client-unused-develop = eine Entwicklung oder Karte
client-unused-take-card = eine Entwicklung oder Karte
client-unused-use-card = die Nutzung einer Karte
client-unused-reactivate = der Entwickler
