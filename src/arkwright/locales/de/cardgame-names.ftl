# What things of the card game are called; .effect says in a sentence what a thing does.

setup-default = Standard
setup-draft = gewählt
setup-solo = Solo

## Actions (1a)

action-build = Bauen und Ausbauen
action-employ = Arbeiter einstellen
action-automate = Produktion automatisieren
action-quality = Qualität erhöhen
action-distribution = Vertrieb erhöhen
action-exchange = Börse
action-production = Extraproduktion
action-shipping = Frühe Verschiffung

## Expert rules that can be chosen

option-extra-production = Extraproduktion
option-early-shipping = Frühe Verschiffung
option-restrictions = Jahrzehntsperren

## Developments on the player board (1c)

development-quality = Qualität
development-distribution = Vertrieb
development-cards = Entwicklungskarten
development-machinery = Maschinen
development-shipping = Schifffahrt
development-exchange = Börse

## Colours of the solo game (Solo setup)

colour-red = Rot
colour-green = Grün
colour-yellow = Gelb

## What money is paid or received for, and what raises the share value (2)

reason-contract = Lieferungen (Kontrakt)
reason-final-stock = Waren in den Lagern
reason-production = Produktion

cause-appeal = höchster Kaufreiz
cause-sales = zwei Waren im Inland verkauft

## Development cards (1c)

card-entrepreneur = Unternehmer
    .effect =
        Einmal je Jahrzehnt gewinnt er einen Gleichstand um den höchsten Kaufreiz; nach einer Runde
        abgeworfen, bestimmt er den Startspieler.
card-trade-office = Handelskontor
    .effect =
        Einmal je Jahrzehnt kostet ein Schiff keinen Frachtmarker, und für die Schifffahrt gilt
        keine Jahrzehntsperre.
card-extra-shift = Sonderschicht
    .effect = In einer Produktion abgeworfen, bringt sie eine Ware mehr.
card-workshop = Werkstatt
    .effect =
        Zwei Maschinen jeder Fabrik kosten keinen Unterhalt, und für die Maschinen gilt keine
        Jahrzehntsperre.
card-foreman = Vorarbeiter
    .effect = In der Fabrik, bei der er liegt, kosten bis zu vier Arbeiter je £2 weniger.
card-broker = Makler
    .effect =
        Statt einer Entwicklung abgeworfen, erlaubt er den Kauf von ein oder zwei Aktien zum halben
        Aktienkurs.
card-patron-food-clothes = Mäzen für Nahrung und Kleidung
    .effect =
        Einmal je Jahrzehnt darf im Inland 1 Nahrung oder 1 Kleidung mehr verkauft werden als
        erlaubt.
card-patron-food-cutlery = Mäzen für Nahrung und Besteck
    .effect =
        Einmal je Jahrzehnt darf im Inland 1 Nahrung oder 1 Besteck mehr verkauft werden als
        erlaubt.
card-patron-food-lamps = Mäzen für Nahrung und Lampen
    .effect =
        Einmal je Jahrzehnt darf im Inland 1 Nahrung oder 1 Lampe mehr verkauft werden als erlaubt.
card-patron-clothes-cutlery = Mäzen für Kleidung und Besteck
    .effect =
        Einmal je Jahrzehnt darf im Inland 1 Kleidung oder 1 Besteck mehr verkauft werden als
        erlaubt.
card-patron-clothes-lamps = Mäzen für Kleidung und Lampen
    .effect =
        Einmal je Jahrzehnt darf im Inland 1 Kleidung oder 1 Lampe mehr verkauft werden als erlaubt.
card-patron-cutlery-lamps = Mäzen für Besteck und Lampen
    .effect =
        Einmal je Jahrzehnt darf im Inland 1 Besteck oder 1 Lampe mehr verkauft werden als erlaubt.
card-inventor = Erfinder
    .effect =
        Abgeworfen, erlaubt er den Ausbau von bis zu zwei Fabriken ein Jahrzehnt früher; als
        Expertenregel auch statt einer Entwicklung zwei Entwicklungen jedes Jahrzehnts.
card-developer = Entwickler
    .effect =
        Die Fixkosten jeder eigenen Fabrik sind £2 niedriger, und einmal je Jahrzehnt macht er eine
        andere gedrehte Karte bereit.
card-contract = Kontrakt
    .effect = Jedes Verschiffen von Waren bringt einen Bonus, der mit ihrer Zahl wächst.
card-patent = Patent
    .effect =
        Es ist eine weitere Vertriebskarte, und für den Vertrieb gilt keine Jahrzehntsperre.
card-engineer = Ingenieur
    .effect =
        Er ist eine Qualitätskarte von 5 oder 6 und hebt die Grenze der Qualität für den Rest des
        Spiels auf 6; für die Qualität gilt keine Jahrzehntsperre.
card-large-warehouse = Großes Lager
    .effect = Es ist ein weiteres Lager und fasst vier Waren einer Sorte.

## Awards of the solo challenge (Solo 4)

award-tycoon = Magnat
    .effect = Aktien mal Aktienkurs ergeben 500 oder mehr.
award-patriot = Patriot
    .effect = Kein Schiff wurde je genutzt.
award-true-worker = Wahrer Arbeiter
    .effect = Weder Patent noch Ingenieur wurden je genutzt.
award-worker-hero = Held der Arbeit
    .effect = Die Produktion wurde nie automatisiert.
award-gentleman = Gentleman oder Lady
    .effect = Die Börse wurde nie entwickelt und der Makler nie genutzt.
award-specialist = Spezialist
    .effect = Das Spiel kam mit nur zwei Fabriken aus.
award-generalist = Generalist
    .effect = Alle vier Fabriken waren im Spiel.
award-full-production-line = Volle Fertigungslinie
    .effect = Vier Fabriken hatten je zwei Arbeiterkarten.
award-general-manager = Generaldirektor
    .effect = Vor der Schlusswertung waren es 25 bis 29 Aktien.
award-expert-broker = Meistermakler
    .effect = Vor der Schlusswertung waren es 30 Aktien.
award-stock-exchange-darling = Börsenliebling
    .effect = Der Aktienkurs lag vor der Schlusswertung bei 25 bis 29.
award-stock-exchange-mogul = Börsenmogul
    .effect = Der Aktienkurs lag vor der Schlusswertung bei 30.
award-parvenu = Emporkömmling
    .effect = Am Anfang waren es 15 Aktien und kein Geld.
award-nouveau-riche = Neureich
    .effect = Vor der Schlusswertung waren es £200 oder mehr.
award-sailor = Seefahrer
    .effect = Waren wurden fünfmal oder öfter verschifft.

## How a quality card is turned

side-price = Preis
side-appeal = Kaufreiz
