# What things of the board game are called; .effect says in a sentence what a thing does.
#
# The words of all German files:
#   administration space     Verwaltungsfeld, das £2-Feld    marker          Marker „Vertrieb“
#   administrative costs     Verwaltungskosten               special marker  Sondermarker
#   administration chart     Verwaltungstafel                tile            Plättchen
#   appeal                   Kaufreiz (shorter than          quality         Qualität
#                            Attraktivität)                  distribution    Vertrieb
#   share value, space of it Aktienkurs, Kursfeld            machinery       Maschinen
#   share, stock exchange    Aktie, Börse                    level           Stufe
#   loan, cash, portfolio    Kredit, Kasse, Portfolio        row             Reihe
#   demand, importer         Nachfrage, Importeur            modernise       modernisieren
#   job market, wage         Arbeitsmarkt, Lohn              hire, fire      einstellen, entlassen
#   warehouse, store, post   Lagerhaus, Lager, Posten        shut a row      eine Reihe stilllegen
#   harbour, pier, crew      Hafen, Liegeplatz, Besatzung    decade, cycle   Jahrzehnt, Zyklus
#   ship, contract, voyage   Schiff, Kontrakt, Seereise      turn, action    Zug, Aktion
#   patron                   Mäzen                           company         Unternehmen
#   influence, track         Einfluss, Leiste                contract limit  Kontraktgrenze
#   bulk, luxury factory     Massenfabrik, Luxusfabrik       offer goods     Waren anbieten
# And in the card game:
#   upgrade, employ          ausbauen, einstellen            office          Büro
#   worker card              Arbeiterkarte                   turn a card     eine Karte drehen
#   development              Entwicklung                     ready           bereit
#   shipping token           Frachtmarker                    waste           verfallen lassen
#   demand marker            Nachfragemarker                 supply, reserve Vorrat, Reserve
# Nobody is addressed: moves and requests are infinitives (Fabrik bauen). Goods are counted as at
# the table: 3 Nahrung, 1 Besteck, 1 Lampe. A name stands after von, never in the genitive.

setup-predetermined = vorgegeben
setup-free = frei

## Action markers (II.1)

marker-factory = Fabrik
marker-workers = Arbeiter
marker-machinery = Maschinen
marker-quality = Qualität
marker-distribution = Vertrieb
marker-exchange = Börse
marker-light-machinery = Maschinen hell
marker-light-quality = Qualität hell
marker-light-distribution = Vertrieb hell
marker-light-production = Produktion hell
marker-light-investor = Investor
marker-dark-machinery = Maschinen dunkel
marker-dark-quality = Qualität dunkel
marker-dark-distribution = Vertrieb dunkel
marker-dark-production = Produktion dunkel
marker-ship-2 = Schiff 2
marker-ship-4 = Schiff 4
marker-ship-6 = Schiff 6
marker-ship-8 = Schiff 8
marker-ship-10 = Schiff 10
marker-both-ships = beide Schiffe

## Posts of the warehouse (II.2.2), and what can be dismissed in the harbour (6.II)

post-food = Spalte Nahrung
post-clothes = Spalte Kleidung
post-cutlery = Spalte Besteck
post-lamps = Spalte Lampen
post-row-2 = Reihe 2
post-row-3 = Reihe 3

what-food = den Lagerarbeiter der Spalte Nahrung
what-clothes = den Lagerarbeiter der Spalte Kleidung
what-cutlery = den Lagerarbeiter der Spalte Besteck
what-lamps = den Lagerarbeiter der Spalte Lampen
what-row-2 = den Lagerarbeiter der Reihe 2
what-row-3 = den Lagerarbeiter der Reihe 3
what-ship-2 = das Schiff mit Kapazität 2
what-ship-4 = das Schiff mit Kapazität 4 samt Besatzung
what-ship-6 = das Schiff mit Kapazität 6 samt Besatzung
what-ship-8 = das Schiff mit Kapazität 8 samt Besatzung
what-ship-10 = das Schiff mit Kapazität 10 samt Besatzung

## What the recession takes (10.2)

loss-spaces = zwei Kursfelder
loss-share = eine Aktie

## Parts of the actions that have an order (2025 5.2.II.1, 5.2.II.6), and what moves in a factory

part-closing = Schließen
part-building = Bauen
part-modernising = Modernisieren
part-goods = Waren aus dem Lager
part-loans = Kredite
part-shares = Aktien
part-contracts = Kontrakte

piece-machine = eine Maschine
piece-worker = einen Arbeiter

## The bonuses of a sale (2025 5.3.II) and of the East India Company (2025 9.3), its tracks

bonus-appeal = den höchsten Kaufreiz
bonus-most = die meisten Verkäufe
bonus-marketing = eine Stufe Vertrieb
bonus-machine = eine Maschine
bonus-quality = eine Stufe Qualität
bonus-share = ein Kursfeld

track-sugar = Zucker
track-cotton = Baumwolle
track-silver = Silber
track-porcelain = Porzellan

## Kinds of factories (2025 9.4)

category-usual = übliche Ware
    .effect = Das ist die Fabrik des Hauptspiels, zwischen den beiden anderen.
category-bulk = Massenware
    .effect =
        Sie stellt mehr Waren her als eine übliche, von geringerer Grundqualität und für weniger
        Geld, und eröffnet mit einer Stufe Vertrieb.
category-luxury = Luxusware
    .effect =
        Sie stellt weniger Waren her als eine übliche, von höherer Grundqualität und für mehr Geld,
        und keine, bevor die ersten beiden Reihen voll sind.

## What money is paid or received for

reason-administration = Verwaltung
reason-building = Fabrikbau
reason-engineering-works = eine Maschine der Konkurrenz (Maschinenbau)
reason-harbour-wages = Löhne im Hafen
reason-inventor = die Dienste des Erfinders
reason-luddites = Frieden mit den Ludditen
reason-machine-works = eine Maschine der Nachbarn (Maschinenfabrik)
reason-obsolescence = fehlende Arbeiter in veralteten Fabriken
reason-office = die Seereise (Kontor)
reason-royal-society = Plättchen und volle Reihen (Royal Society)
reason-social-unrest = Fabrikarbeiter (Unruhen)
reason-tinkerer = die Dienste des Tüftlers
reason-unlock = das Öffnen des letzten Verwaltungsfelds
reason-wages = Löhne und Maschinen
reason-warehouse-sale = Waren aus dem Lager

## Development tiles (10.1)

tile-accountant = Buchhalter
    .effect = Die Verwaltungskosten dürfen bis zu £2 höher oder niedriger sein, als das Feld angibt.
tile-administrator = Administrator
    .effect =
        Ein Marker wird ohne Gebühr erneut genutzt, und die Bürokratie lässt das eigene £2-Feld
        offen.
tile-agent = Agent
    .effect =
        Beim Verschiffen darf ein Kontrakt mit einer Ware mehr oder weniger bedient werden als
        vereinbart.
tile-broker = Makler
    .effect =
        In jeder Ereignisphase dürfen Aktien gehandelt und Waren aus dem Lager verkauft werden; oder
        das Plättchen wird statt der Wahl eines Sondermarkers abgegeben, um ein oder zwei Aktien zum
        halben Preis zu kaufen.
tile-charisma = Charisma
    .effect =
        Gleichstände um die Kursboni gehen an den Besitzer; oder das Plättchen wird am Ende eines
        Zyklus oder Jahrzehnts abgegeben, um den Startspieler zu bestimmen.
tile-developer = Entwickler
    .effect =
        Nach einer Fabrikaktion abgegeben, spart er £5 für jede Fabrik, die in dieser Aktion gebaut
        oder modernisiert wird.
tile-engineer = Ingenieur
    .effect =
        Der Betrag für eine Qualitätsaktion ist frei wählbar, und die Qualität darf bis Stufe 6
        steigen.
tile-engineering-works = Maschinenbau
    .effect = Die Bank zahlt £1 für jede Maschine, die ein anderes Unternehmen kauft.
tile-extra-shifts = Sonderschicht
    .effect = In einer Produktion abgegeben, bringt sie eine Ware mehr, ohne dass sie etwas kostet.
tile-foreman = Vorarbeiter
    .effect =
        In der zugeordneten Fabrik verdienen bis zu vier Arbeiter £2 weniger, jedoch je mindestens
        £1.
tile-inventor = Erfinder
    .effect =
        Eine Fabrik darf auf die nächste Technologiestufe modernisiert oder ein Marker oder Schiff
        dieser Stufe genommen werden; nach jeder Nutzung kostet das Behalten mehr, oder das
        Plättchen wird abgegeben.
tile-machine-works = Maschinenfabrik
    .effect =
        Die Bank zahlt £1 für jede Maschine, die ein benachbartes Unternehmen kauft, bei zwei
        Unternehmen £2.
tile-office = Kontor
    .effect = Jedes Verschiffen von Waren bringt £5.
tile-patent = Patent
    .effect =
        Eine Vertriebsaktion hat £2 mehr zur Verfügung; oder das Plättchen wird in ihr für zwei
        kostenlose Stufen abgegeben.
tile-patron-food = Nahrungsmäzen
    .effect = Nach jedem Verkauf von Nahrung kauft der Mäzen 1 Nahrung mehr zum eigenen Preis.
tile-patron-clothes = Kleidermäzen
    .effect = Nach jedem Verkauf von Kleidung kauft der Mäzen 1 Kleidung mehr zum eigenen Preis.
tile-patron-cutlery = Besteckmäzen
    .effect = Nach jedem Verkauf von Besteck kauft der Mäzen 1 Besteck mehr zum eigenen Preis.
tile-patron-lamps = Lampenmäzen
    .effect = Nach jedem Verkauf von Lampen kauft der Mäzen 1 Lampe mehr zum eigenen Preis.
tile-press-attache = Presseattaché
    .effect =
        Einmal im Jahrzehnt geht ein Gleichstand um einen Kursbonus an den Besitzer; beim zweiten
        Mal wird das Plättchen abgegeben.
tile-school = Schule
    .effect =
        Durch Maschinen ersetzte Arbeiter dürfen freie Plätze der eigenen Fabriken einnehmen, und
        nach einem Verkauf darf die letzte Reihe stillgelegt werden, wenn alle ihre Waren unverkauft
        sind.
tile-small-warehouse = Kleines Lager
    .effect =
        Es fasst ohne Arbeiter fünf beliebige Waren, die am oberen Ende der Preisskalen liegen.
tile-tinkerer = Tüftler
    .effect =
        Er erreicht wie der Erfinder die nächste Technologiestufe, aber nur zweimal; nach der ersten
        Nutzung kostet das Behalten Geld, oder das Plättchen wird abgegeben.
tile-workshop = Werkstatt
    .effect =
        Eine Maschinenaktion hat £3 mehr zur Verfügung, und in der zugeordneten Fabrik kosten alle
        Maschinen zusammen nur £1 Betrieb.

# Not tiles, but used like them.
tile-patron = Mäzen
tile-jubilee = Jubiläum

## Events (10.2)

event-bureaucracy = Bürokratie
    .effect = Das £2-Verwaltungsfeld ist bis zum Ende des Spiels geschlossen.
event-crown-jubilee = Jubiläum
    .effect =
        Im kommenden Jahrzehnt darf jedes Unternehmen einmal eine Ware mehr verkaufen, als der Markt
        abnimmt, wie an einen Mäzen.
event-economic-crisis = Krise
    .effect =
        Fünf entlassene Arbeiter kehren auf den Arbeitsmarkt zurück; sind es weniger, so rücken
        Arbeiter seiner letzten Reihe auf, bis die Zahl erreicht ist.
event-end-of-game = Spielende
    .effect =
        Ein letztes Mal dürfen alle Waren aus dem Lager verkaufen, Kredite tilgen und Aktien kaufen;
        dann werden die Portfolios verglichen.
event-hamburg-crisis = Hamburgkrise
    .effect =
        Das £10-Verwaltungsfeld ist für ein Jahrzehnt geschlossen, außer wenn £10 für das Öffnen
        gezahlt werden.
event-lobby = Lobby
    .effect =
        Jedes Unternehmen darf einen Sondermarker der Technologiestufe dieses Jahrzehnts nehmen.
event-luddites = Ludditen
    .effect = Jede Fabrik mit Maschinen verliert eine davon, oder ihr Besitzer zahlt £5.
event-made-in-england = Made in England
    .effect = Jedes Unternehmen darf den Vertrieb kostenlos um zwei Stufen erhöhen.
event-navigation-acts = Seegesetze
    .effect =
        Alle Importeure verlieren für ein Jahrzehnt zwei Punkte Kaufreiz, fallen aber nicht unter 0.
event-opium-war = Opiumkrieg
    .effect =
        Jedes Unternehmen darf ein Schiff für halb so viele Kursfelder abgeben, wie es Kapazität
        hat; die Besatzung wird entlassen.
event-recession = Rezession
    .effect = Jedes Unternehmen verliert zwei Kursfelder oder eine Aktie.
event-royal-society = Royal Society
    .effect =
        Jedes Unternehmen erhält £2 je Plättchen und £4 je voller Reihe einer Fabrik, und zwar der
        mit den meisten vollen Reihen.
event-social-unrest = Unruhen
    .effect = Jedes Unternehmen zahlt £1 je Arbeiter in seinen Fabriken, höchstens £12.
event-threat-of-strike = Streikgefahr
    .effect = Alle Löhne sind für ein Jahrzehnt um £1 höher.
event-war-on-the-continent = Krieg
    .effect =
        In jeder Fabrik steigen der Vertrieb um eine Stufe und der Preis um £1, sofern beides
        steigen kann.
event-worlds-fair = Weltmesse
    .effect =
        Vier Arbeiter verlassen den Arbeitsmarkt, ersatzweise die Entlassenen, und scheiden aus dem
        Spiel aus.
