# The editions of the board game side by side, and its switches in the component browser.

edition-heading = Die Ausgaben im Vergleich
edition-note =
    Nur was sich unterscheidet. = heißt wie in der Spalte links daneben, – dass es das nicht gibt; wo
    Zahlen wie 4 / 8 / 4 stehen, sagt die Zeile, wonach sie gehen. Was der englische Entwurf von 2025
    Marketing nennt, ist der Vertrieb.
edition-topic = Was sich unterscheidet

edition-chapter-game = Das Spiel
edition-chapter-set-up = Aufbau
edition-chapter-turn = Zug
edition-chapter-production = Produktion
edition-chapter-end = Ende des Jahrzehnts, Kredite
edition-chapter-markers = Graue Marker und Schiffe, zu 2 / 3 / 4
edition-chapter-tiles = Entwicklungsplättchen in der Schachtel
edition-chapter-predetermined = Der vorgegebene Aufbau
edition-chapter-asymmetric = Asymmetrische Fabriken, ein Modul
edition-chapter-east-india = Ostindien-Kompanie, ein Modul
edition-chapter-other = Andere Zahlen

## Set-up

switch-event-layout = Auslegen der Ereignisse
switch-event-layout-hidden =
    Alle verdeckt und ungesehen, die Bürokratie unter denen der ersten drei Jahrzehnte.
switch-event-layout-open-pool =
    Alle sehen, welche Ereignisse kommen können; dann scheidet eines ungesehen aus, und die anderen
    liegen mit der Bürokratie verdeckt aus, eines davon in Reserve. Bürokratie und Reserve kommen
    zusammen.
switch-start-payment = Bezahlen der ersten beiden Fabriken
switch-start-payment-after-all = Wenn alle ihre Aktien verkauft haben.
switch-start-payment-at-once = Gleich nach dem eigenen Aktienverkauf, vor dem Nehmen eines Markers.
switch-start-marker = Der erste Sondermarker
switch-start-marker-may = Einer darf genommen werden.
switch-start-marker-must = Einer wird genommen; niemand geht leer aus.

## Turn

switch-marker-reuse = Erneute Nutzung eines Markers
switch-marker-reuse-stays = Er bleibt liegen; sein Feld wird noch einmal bezahlt, dazu die Gebühr.
switch-marker-reuse-moves =
    Er wird gegen die Gebühr aufgenommen und auf ein beliebiges freies Feld gelegt, auch auf das alte.
switch-factory-order = Reihenfolge in einer Fabrikaktion
switch-factory-order-free = Bauen, modernisieren und schließen nach Belieben, auch im Wechsel.
switch-factory-order-fixed = Erst schließen, dann bauen, dann modernisieren.
switch-closed-factory = Plättchen einer geschlossenen Fabrik
switch-closed-factory-supply = Es kommt zurück in den eigenen Vorrat; nur nicht in derselben Aktion nutzbar.
switch-closed-factory-box = Es scheidet aus: Diese Ware ist auf dieser Stufe nie wieder zu bauen.
switch-developer = Entwickler mit dem Erfinder
switch-developer-current-level = Keine Ersparnis bei einem Schritt über die aktuelle Stufe hinaus.
switch-developer-any-level = Er spart auch bei einem solchen Schritt.
switch-hiring = Wo eingestellte Arbeiter stehen
switch-hiring-any-row = In jeder Reihe einer Fabrik.
switch-hiring-low-rows-first = Zuerst in der niedrigsten Reihe mit einer Lücke.
switch-firing = Vor dem Entlassen
switch-firing-as-they-stand = Entlassen wird aus den letzten Reihen, wie sie stehen.
switch-firing-after-moving = Arbeiter und Maschinen der Fabrik dürfen zuvor die Reihe wechseln.
switch-refill-ban = Einstellen, wo gerade entlassen wurde
switch-refill-ban-rows = Nicht in dieselbe Reihe; aus einer gerade besetzten wird nicht entlassen.
switch-refill-ban-spaces = Nicht auf dieselben Plätze; gerade Eingestellte werden nicht entlassen.
switch-last-decade = Einstellen im letzten Jahrzehnt für eine Ware, die schon produziert hat
switch-last-decade-marked =
    Erlaubt, doch die Fabrik wird markiert und kostet am Ende Aktienkurs und Aktien, wenn keine
    Produktionsaktion folgt.
switch-last-decade-banned = Verboten, ebenso der Bau einer solchen Fabrik.
switch-machine-tile = Wessen Maschinen dem Besitzer des Maschinenplättchens Geld bringen
switch-machine-tile-everybody = Die aller anderen.
switch-machine-tile-neighbours = Die der Nachbarn links und rechts.
switch-repricing = Preise, die nach einer Aktion geändert werden dürfen
switch-repricing-touched =
    Die der betroffenen Fabriken; nach Qualität und Vertrieb weitere für je £1 der Verwaltungskosten.
switch-repricing-all = Die aller eigenen Waren.
switch-price-scale = Oberes Ende der Preisskala
switch-price-scale-printed = Die Skala endet.
switch-price-scale-open = Kein Ende, solange der Kaufreiz mindestens 0 ist.
switch-exchange-order = Reihenfolge in einer Börsenaktion
switch-exchange-order-free = Beliebig.
switch-exchange-order-fixed =
    Waren, Kredite, Aktien und zuletzt Kontrakte; wo es keine gibt, werden die Schiffe wieder aktiv.
switch-contracts = Kontrakte
switch-contracts-open = Nötig zum Verschiffen; ein unbedienter steigt bis ans Ende der Leiste.
switch-contracts-limited =
    Nötig zum Verschiffen; die Kontraktgrenze begrenzt ihr Steigen und verbietet höhere.
switch-contracts-none =
    Keine: Verschifft wird nach Belieben, doch ein Schiff ist nach der Fahrt bis zur nächsten eigenen
    Börsenaktion inaktiv.
switch-ship-action = Schiffsaktion
switch-ship-action-one-ship = Ein Schiff, das bis zum Ende des Jahrzehnts auf einem Verwaltungsfeld liegt.
switch-ship-action-both-ships =
    Ein Schiff oder beide für die Summe ihrer Kapazität; nötig ist ein freies Feld, das frei bleibt.
switch-ship-swap = Tausch eines Schiffs gegen ein größeres
switch-ship-swap-full-piers = Nur wenn beide Liegeplätze belegt sind.
switch-ship-swap-any-pier = Auch wenn ein Liegeplatz frei ist.
switch-agent = Agent
switch-agent-one-contract = Ein Kontrakt einer Fahrt mit einer Ware mehr oder weniger.
switch-agent-every-contract = Jeder Kontrakt einer Fahrt mit einer Ware mehr oder weniger.

## Production

switch-sale-choices = Lagerwaren, Sonderschicht und Schule beim Verkauf
switch-sale-choices-when-called = Ware für Ware entschieden, wenn die Reihe am Verkäufer ist.
switch-sale-choices-declared = Vor dem Verkauf angesagt, in Zugreihenfolge.
switch-bonus-ties = Gleichstand um einen Kursbonus
switch-bonus-ties-charisma = Charisma gewinnt jeden.
switch-bonus-ties-press-attache =
    Der Presseattaché gewinnt einen im Jahrzehnt und wird gedreht; für einen zweiten wird er abgegeben.
switch-fading = Wann der Vertrieb sinkt
switch-fading-with-wages = Mit den Löhnen, vor dem Verschiffen.
switch-fading-clean-up = Am Ende des Zyklus, nach dem Lagern.
switch-negative-appeal = Kaufreiz, der unter 0 fiele
switch-negative-appeal-price-falls = Der Preis fällt um £1 und der Aktienkurs um ein Feld.
switch-negative-appeal-stays = Er bleibt unter 0, bis das nächste Mal Preise gesetzt werden.
switch-small-warehouse = Kleines Lager
switch-small-warehouse-on-price-scale = Seine Waren liegen auf den Preisskalen und sperren hohe Preise.
switch-small-warehouse-apart = Seine Waren sperren keinen Preis.
switch-small-warehouse-everybody = Alle haben von Anfang an eines, ohne Plättchen.

## End of the decade

switch-ship-dismissal = Was am Ende des Jahrzehnts den Hafen verlassen darf
switch-ship-dismissal-with-crew = Lagerarbeiter, und Schiffe mit ihrer ganzen Mannschaft.
switch-ship-dismissal-any-ship = Lagerarbeiter, und jedes Schiff, auch eines ohne Mannschaft.
switch-charisma = Abgabe des Charismas
switch-charisma-start-player = Sie bestimmt den Startspieler.
switch-charisma-with-marker = Sie bestimmt den Startspieler und bringt einen Sondermarker.
switch-broker = Wann der Makler in der Ereignisphase handelt
switch-broker-before-paying = Zu Beginn, vor einem Ereignis, das Geld kostet, und nach dem Ereignis.
switch-broker-any-moment = Jederzeit: auch wenn das Ereignis bekannt und noch nicht ausgeführt ist.
switch-markers-return = Wann die Aktionsmarker zurückkommen
switch-markers-return-before-event = Zuerst, vor Hafenlöhnen und Ereignis.
switch-markers-return-at-the-end = Zuletzt, nach Ereignis und Startspieler.
switch-obsolescence = Veraltete Fabriken
switch-obsolescence-yes = Alte Stufen brauchen mehr Arbeiter oder Geld für die fehlenden.
switch-obsolescence-no = Keine.
switch-loan = Was ein Kredit an Aktienkurs kostet
switch-loan-one-space = Ein Kursfeld.
switch-loan-first-digit = Die erste Ziffer des eigenen Kursfelds, eins unterhalb von Feld 10.

## Rows of numbers

edition-options = Optionen
edition-option-patrons = alle vier Mäzene
edition-option-close-ban = Schließverbot für ein Jahrzehnt
edition-option-east-india = Ostindien-Kompanie
edition-option-asymmetric = asymmetrische Fabriken
edition-decades = Jahrzehnte
edition-levels = Technologiestufe jedes Jahrzehnts
edition-fired = Entlassene am Anfang, zu 2 / 3 / 4
edition-boxed = Arbeiter in der Schachtel, zu 2 / 3 / 4
edition-importers = Anfang der Importeure, zu 2 / 3 / 4
edition-events-shown = Allen gezeigte Ereignisse
edition-events-missing = Ereignisse, die nie kommen
edition-events-two = Ereignisse, die zu zweit fehlen
edition-tiles-fixed = Plättchen, die immer ausliegen, zu 2 / 3 / 4
edition-markers-each = Graue Marker, die für jeden ausliegen
edition-ships-at-start = Schiffe aller am Anfang, nach Kapazität
edition-lowest-price = Niedrigster Preis für Nahrung / Kleidung / Besteck / Lampen
edition-highest-price = Höchster Preis
edition-contract-two = Höchster Kontrakt zu zweit
edition-marker-rows = Stufe, die die Reihen I, II, III, IV grauer Marker öffnet
edition-inventor = Erfinder: Preis jeder Nutzung, der erste beim Nehmen
edition-tinkerer = Tüftler: Preis jeder Nutzung
edition-machine-tile = Maschinenplättchen: je Maschine, zu 2 / 3 / 4
edition-fours-each = Schiffe mit Kapazität 4 für jeden zu zweit
edition-output-1 = Waren der Reihen 1, 2, 3, 4 auf Stufe I
edition-output-2 = Waren der Reihen 1, 2, 3, 4 auf Stufe II
edition-output-3 = Waren der Reihen 1, 2, 3, 4 auf Stufe III
edition-output-4 = Waren der Reihen 1, 2, 3, 4 auf Stufe IV
edition-wage-rows = Letzte Reihe des Arbeitsmarkts mit jedem Lohn
edition-obsolete = Veraltete Stufen ab 1790 / 1800 / 1810
edition-obsolete-workers = Arbeiter, die eine veraltete Fabrik braucht
edition-obsolete-fee = Für jeden, der davon fehlt
edition-events-printed = Ereignisse der Reihe nach
edition-reserve-printed = Ereignis in Reserve
edition-markers-1 = Graue Marker der Reihe I, für jeden Spieler einer mehr
edition-markers-2 = Graue Marker der Reihe II
edition-markers-3 = Graue Marker der Reihe III
edition-markers-4 = Graue Marker der Reihe IV
edition-tiles-2 = Plättchen zu zweit
edition-tiles-3 = Dazu zu dritt
edition-tiles-4 = Dazu zu viert
edition-kind-limit = Massen- und Luxusfabriken einer Ware, je
edition-bulk-cheaper = Masse: billiger und von geringerer Qualität um
edition-bulk-marketing = Masse: Vertrieb bei der Eröffnung
edition-bulk-output = Masse: Waren der Reihen 1, 2, 3, 4 auf Stufe I / II / III / IV
edition-luxury-dearer = Luxus: teurer und von höherer Qualität um
edition-luxury-output = Luxus: Waren der Reihen 1, 2, 3, 4 auf Stufe I / II / III / IV
edition-track-price = Erster Preis von Zucker / Baumwolle / Silber / Porzellan
edition-track-tiers = Wie oft der Preis bis zu seinem letzten Feld steigt
edition-track-tier = Felder je Preis
edition-track-locked = Davon gesperrt, zu 2 / 3 / 4
edition-track-last = Letztes Feld einer Leiste
edition-track-orange = Orange Felder, für je einen Marker
edition-track-multiplier = Einfluss zählt den Preis
edition-track-from = Ab Feld
edition-track-bonus = Erstes Feld mit dem Bonus Vertrieb / Maschine / Qualität / Kursfeld
