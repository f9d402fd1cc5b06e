# The component browser: every edition's numbers, how sure they are, and where they come from.

client-titles = Ausgaben
client-kinds = Arten von Spielmaterial
client-compare = Vergleichen mit
client-compare-nothing = nichts
client-compare-count = { $count ->
        [one] 1 weicht ab
       *[other] { $count } weichen ab
    }
client-compare-beside = In { $title }
client-compare-none = Dort gibt es keine solche Zahl.
client-find = Zahl, Plättchen oder Ereignis suchen
client-found = Gefunden
client-found-note = { $count ->
        [0] nichts hat das im Namen oder in den Zahlen
        [one] ein Eintrag
       *[other] { $count } Einträge
    }

## How sure a number is

client-certainty-how = Wie sicher wir sind
client-certainty-legend = Was die Linien unter den Zahlen bedeuten
client-certainty-whole = alle Zahlen dieser Ausgabe
client-certainty-shares = { $stated } genannt, { $public } öffentlich, { $inferred } abgeleitet, { $reconstructed } rekonstruiert
client-certainty = { $certainty-id ->
        [stated] genannt
        [public] öffentlich
        [inferred] abgeleitet
        [reconstructed] rekonstruiert
       *[other] { $certainty }
    }
client-certainty-short = { $certainty-id ->
        [stated] in einer Regel
        [public] in anderer Quelle
        [inferred] folgt aus genannten
       *[reconstructed] von uns, passt zum Bekannten
    }
client-certainty-long = { $certainty-id ->
        [stated] So steht es in einer Spielregel.
        [public] So steht es in einer anderen öffentlichen Quelle, in den Spielregeln nicht.
        [inferred] Keine Quelle sagt es geradeheraus, aber es folgt aus Zahlen, die genannt sind.
       *[reconstructed] Keine unserer Quellen sagt es. Es stammt von uns und passt zu allem, was bekannt ist.
    }

## The leaf of a number

client-number-named = { $name }, { $number }: { $shown }, { $certainty-id ->
        [stated] genannt
        [public] öffentlich
        [inferred] abgeleitet
        [reconstructed] rekonstruiert
       *[other] { $certainty }
    }
client-number-differs = { $name }, { $number }: { $shown }, { $certainty-id ->
        [stated] genannt
        [public] öffentlich
        [inferred] abgeleitet
        [reconstructed] rekonstruiert
       *[other] { $certainty }
    }; { $other } in der anderen Ausgabe
client-number-leaf = Die gewählte Zahl
client-number-hint = Eine Zahl wählen, um zu lesen, wie sicher sie ist und warum.
client-number-source = Woher sie kommt
client-number-file = In der Datei der Ausgabe
client-number-place = Zahl { $place } von { $count }
client-number-same-entry = Im selben Eintrag

## Kinds of components

client-kind-shares = Aktien
client-kind-shares-note = die Leiste, und was ein Unternehmen am Anfang hat
client-kind-factories = Fabriken
client-kind-factories-note = was sie kosten, was ihre Reihen herstellen
client-kind-appeal = Preis und Qualität
client-kind-appeal-note = die Enden der Skalen, und feste Preise
client-kind-market = Markt und Löhne
client-kind-market-note = Nachfrage und Löhne nach Reihen
client-kind-economy = Importeure
client-kind-economy-note = was Konkurrenz aus dem Ausland stärkt
client-kind-neutral = Neutraler Anbieter
client-kind-neutral-note = der dritte Anbieter zu zweit
client-kind-markers = Verwaltung
client-kind-markers-note = Felder und Aktionsmarker
client-kind-developments = Entwicklungen
client-kind-developments-note = was jeder Schritt erlaubt, und ab wann
client-kind-harbour = Hafen
client-kind-harbour-note = Schiffe, Kontrakte, Lagerhaus
client-kind-tiles = Plättchen
client-kind-tiles-note = was jedes bewirkt, und wie viele es gibt
client-kind-cards = Entwicklungskarten
client-kind-cards-note = was jede bewirkt
client-kind-timetable = Zeittafel
client-kind-timetable-note = Jahrzehnte, Stufen, Veralten
client-kind-events = Ereignisse
client-kind-events-note = was jedes bewirkt, und wann es kommt
client-kind-loans = Kredite
client-kind-loans-note = was die Bank gibt und zurücknimmt
client-kind-setups = Aufbau
client-kind-setups-note = womit jedes Unternehmen beginnt
client-kind-solo = Solospiel
client-kind-solo-note = die Gegner, und die Auszeichnungen
client-kind-rules = Regelunterschiede
client-kind-rules-note = wie jede Regel in dieser Ausgabe geht
client-kind-asymmetric = Asymmetrische Fabriken
client-kind-asymmetric-note = ein Modul: Masse und Luxus
client-kind-east-india = Ostindien-Kompanie
client-kind-east-india-note = ein Modul: Leisten, Preise, Boni
client-kind-rest = Andere Zahlen
client-kind-rest-note = was keine eigene Seite hat

## Drawn as they look

client-factories-cost = Kosten nach Stufe, zugleich Grundqualität
client-factories-output = Waren einer vollen Reihe, nach Stufe
client-factories-all = alle Reihen
client-factories-level = { $name }, Stufe { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-factories-row = { $good }, Reihe { $row }
client-factories-spaces = Plätze der Reihen
client-factories-spaces-note = die Ecke bezeichnet einen Platz, der eine Maschine zulässt
client-jobs-map = Der Arbeitsmarkt, Reihe für Reihe
client-jobs-map-note = die Zahl am untersten leeren Platz ist die Nachfrage
client-jobs-row = Reihe
client-jobs-wage = Lohn
client-jobs-band = Lohn in den Reihen { $first } bis { $last }
client-jobs-to-row = bis Reihe
client-influence-map = Die Leiste jedes Rohstoffs
client-influence-map-note = ab einem Feld zählt der Marker das so Vielfache des Preises und darf den Bonus nehmen
client-influence-prices = Die Preisskalen
client-influence-prices-note = 3+ und 4 gelten nur zu so vielen
client-track-map = Die Kursleiste
client-track-map-note = Kursfeld und Aktienkurs
client-track-space = Kursfeld { $space }: £{ $value }, { $certainty-id ->
        [stated] genannt
        [public] öffentlich
        [inferred] abgeleitet
        [reconstructed] rekonstruiert
       *[other] { $certainty }
    }

## Names of components

client-component = { $component-id ->
        [shares] Aktien eines Unternehmens
        [shares-minimum-price] niedrigster Preis einer Aktie
        [share-track] Kursleiste in Abschnitten
        [share-track-units] ein Feld je Pfund
        [share-track-twos] zwei Felder je Pfund
        [share-track-threes] drei Felder je Pfund
        [share-track-fours] vier Felder je Pfund
        [loan] Kredit
        [factory] Fabriken
        [factory-spots] Felder einer Fabrik
        [output] Waren jeder Reihe
        [spaces] Plätze der Reihen
        [worker-card] Arbeiterkarten
        [office] Büro
        [price] Preisskala
        [fixed-price] fester Preis aus dem Lager
        [end-price] Preis aus dem Lager am Ende
        [quality] Qualität
        [distribution] Vertrieb
        [market] Markt
        [market-blank-top-rows] Reihen ohne Zahl oben
        [market-wage] Lohnabschnitte
        [market-arrows] Pfeile für Kaufreiz
        [market-up-to-3] Markt für bis zu drei
        [market-for-4] Markt für vier
        [economy] Konjunkturmarker
        [economy-dropped] ausgelassene Konjunkturmarker
        [neutral] neutrales Unternehmen
        [administration] Verwaltung
        [marker] Aktionsmarker
        [marker-supply] Vorrat verbesserter Marker
        [marker-printed] Marker des gedruckten Aufbaus
        [development] Entwicklungen je Schritt
        [development-restriction] Jahrzehntsperren
        [machine] Maschinen
        [ship] Schiffe nach Kapazität
        [piers] Liegeplätze
        [contract] Kontrakte
        [warehouse] Lagerhaus
        [shipping] Frachtmarker
        [tile] Entwicklungsplättchen
        [tile-count] Zahl der Plättchen
        [tile-offer] Plättchen im Angebot
        [tile-printed] Plättchen des gedruckten Aufbaus
        [card] Entwicklungskarten
        [card-faces] Vorder- und Rückseiten
        [card-supply] ausliegende Karten
        [timetable] Zeittafel
        [timetable-obsolete] veraltete Fabriken
        [event] Ereignismarker
        [event-printed] Ereignisse des gedruckten Aufbaus
        [event-effect] Wirkung der Ereignisse
        [start] Anfang eines Unternehmens
        [track] Leisten
        [solo] Solospiel
        [solo-start] Anfang der Gegner
        [solo-new-factory] neue Fabriken der Gegner
        [solo-award] Schwellen der Auszeichnungen
        [switch] Regelunterschiede
        [price-lowest] niedrigster Preis je Ware
        [importer] Importeure
        [importer-start] Anfang der Importeure
        [marker-production] Reihen einer Produktionsaktion
        [marker-supply-light] helle Marker in der Schachtel
        [marker-supply-dark] dunkle Marker in der Schachtel
        [marker-removed] entfernte Marker
        [marker-rows] Reihen der Auslage
        [event-pool] gezeigte Ereignisse
        [asymmetric] asymmetrische Fabriken
        [asymmetric-limit] Fabriken einer Art
        [asymmetric-bulk] Massenfabriken
        [asymmetric-luxury] Luxusfabriken
        [east-india] Ostindien-Kompanie
        [east-india-price] Preisskalen
        [east-india-locked] gesperrte Felder jedes Preises
        [east-india-track] Einflussleisten
        [east-india-bonus] erstes Feld jedes Bonus
       *[other] { $component }
    }

## Names of numbers

client-number-with = zu { $count ->
        [1] eins
        [2] zweit
        [3] dritt
       *[other] viert
    }
client-number-removed-with = entfernt zu { $count ->
        [1] eins
        [2] zweit
        [3] dritt
       *[other] viert
    }
client-number-fixed-with = immer im Angebot zu { $count ->
        [2] zweit
        [3] dritt
       *[other] viert
    }
client-number-row = Reihe { $count }
client-number-before = veraltete Stufen vor { NUMBER($count, useGrouping: 0) }
client-number-level = Stufe { $count ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-number-setup = Aufbau für { $count }
client-number = { $number-id ->
        [blue] Blau
        [red] Rot
        [green] Grün
        [yellow] Gelb
        [first] erster Spieler
        [second] zweiter Spieler
        [third] dritter Spieler
        [fourth] vierter Spieler
        [per-company] je Unternehmen
        [at-start] am Anfang
        [start-space] erstes Kursfeld
        [buying] beim Kauf
        [from] ab Feld
        [to] bis Feld
        [spaces-per-pound] Felder je Pfund
        [amount] ausgezahlt
        [repayment] zu tilgen
        [cost] Kosten
        [rows] Reihen
        [columns] Spalten
        [column] Spalte
        [lowest] niedrigste
        [highest] höchste
        [highest-with-engineer] höchste mit Ingenieur
        [highest-with-2] höchste zu zweit
        [largest-with-2] größte zu zweit
        [pounds] Pfund
        [last-row] letzte Reihe
        [fired] entlassen
        [boxed] in der Schachtel
        [importer] Importeur gewinnt
        [workers] Arbeiter
        [spaces] Felder
        [reuse-fee] Gebühr für erneute Nutzung
        [own] eigene
        [light] hell
        [dark] dunkel
        [copies] von jedem
        [crew] Besatzung
        [level] Stufe
        [levels] Stufen
        [count] Anzahl
        [per-player] je Spieler
        [held] höchstens
        [saving] Ersparnis
        [lowest-wage] niedrigster Lohn
        [price] Preis
        [prices] Preise
        [goods] Waren
        [upkeep] Unterhalt
        [decades] Jahrzehnte
        [fee] Gebühr je fehlendem Arbeiter
        [random] gemischt
        [order] Reihenfolge
        [capacity-per-space] Kapazität je Feld
        [shares] Aktien
        [pounds-per-row] je Reihe
        [pounds-per-tile] je Plättchen
        [pounds-per-worker] je Arbeiter
        [tile] Plättchen
        [money] Geld
        [value] Aktienkurs
        [ships] Schiffe
        [spots] Felder
        [penalty] Strafe
        [appeal] Kaufreiz
        [sum] Summe
        [fixed-cost] Fixkosten
        [shipping-price] Frachtpreis
        [machines] Maschinen
        [first-goods] Waren, erster Platz
        [second-goods] Waren, zweiter Platz
        [small-cards] kleine Karten
        [cards] Karten
        [small] kleine
        [small-goods] Waren in einem kleinen
        [large-goods] Waren in einem großen
        [highest-appeal] höchster Kaufreiz
        [lowest-demand] niedrigste Nachfrage
        [highest-demand] höchste Nachfrage
        [demand-below] Nachfrage beginnt unter
        [wages] Löhne
        [step] Schritt
        [steps] Schritte
        [front] Vorderseiten
        [back] Rückseiten
        [expert-per-player] je Spieler, Expertenregeln
        [bonus] Bonus
        [factories] Fabriken
        [production] Produktion
        [developments] Entwicklungen
        [start] beginnt mit
        [drawn-each] gezogen für jeden
        [drawn-neutral] gezogen für den neutralen
        [tycoon-points] Magnat
        [many-shares] Generaldirektor
        [all-shares] Meistermakler
        [high-value] Börsenliebling
        [top-value] Börsenmogul
        [parvenu-shares] Emporkömmling
        [riches] Neureich
        [way] hier
        [investor] Investor
        [for-each-player] für jeden ausliegend
        [fours-each-with-2] mit Kapazität 4 zu zweit
        [pounds-with-2] zu zweit
        [shown] allen gezeigt
        [reserve] in Reserve
        [each] je Ware
        [cheaper] billiger um
        [dearer] teurer um
        [marketing] Vertrieb
        [machine] Maschine
        [share] Kursfeld
        [sugar] Zucker
        [cotton] Baumwolle
        [silver] Silber
        [porcelain] Porzellan
        [tiers] so oft steigt er
        [spaces-per-tier] Felder je Preis
        [last] letztes Feld
        [orange] orange Felder
        [from-space] ab Feld
        [multiplier] mal den Preis
        [voyages] Seefahrer
       *[other] { $number }
    }
client-number-word = { $value-id ->
        [production] Produktion
        [investor] Investor
       *[other] { $value }
    }
client-number-yes = ja
client-number-no = nein
