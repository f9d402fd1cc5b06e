# The frame of every table: head, menu, settings, the tabs of a phone.

client-to-home = Zurück zum Start
client-head-moves = { $pace-id ->
        [turns] Fernpartie, Stellung { $position }
       *[live] Stellung { $position }
    }
client-connection = { $connection-id ->
        [live] live
        [opening] verbindet
        [away] getrennt
       *[refused] geschlossen
    }
client-charts = Diagramme
client-components = Material und Zahlen
client-light-or-dark = Hell oder dunkel
client-settings = Einstellungen
client-menu = Tisch und Spieler
client-keys = Tasten
client-close = Schließen
client-tabs = Teile des Tischs
client-tab-markets = Märkte
client-tab-jobs = Arbeit
client-tab-company = Eigenes
client-tab-developments = Tableau
client-tab-rivals = Rivalen
client-tab-offer = Angebot
client-tab-log = Protokoll
client-sheet = { $height-id ->
        [line] Entscheidung öffnen
        [half] Entscheidung ganz zeigen
       *[full] Entscheidung verkleinern
    }

## The menu

client-you = du
client-bot-random = Zufallszüge
client-bot-clerk = Schreiber
client-bot-manager = Verwalter
client-bot-director = Direktor
client-bot-tycoon = Magnat
client-bot-lesson = Schreiber, folgt der Lektion
client-style-two-factories = zwei Fabriken
client-style-four-factories = vier Fabriken
client-style-shipper = Reeder
client-plays-bot = { $client-style-id ->
        [none] Bot: { $client-bot }
       *[other] Bot: { $client-bot }, { $client-style }
    }
client-plays-instead = { $client-style-id ->
        [none] ein Bot springt ein: { $client-bot }
       *[other] ein Bot springt ein: { $client-bot }, { $client-style }
    }
client-person-away = nicht da
client-take-seat-back = Platz wieder übernehmen
client-resign = Platz einem Bot geben
client-resign-sure = Ja, ein Bot soll weiterspielen
client-call-bot = Einen Bot spielen lassen

## Who plays

client-any-style = jeder Stil
client-bots = Bots des Hauses
client-bots-own = Eigene Bots
client-seat-style = Spielweise des Bots für { $company }
client-seat-whose = Wer { $company } spielt

## Settings

client-set-language = Sprache
client-set-theme = Papier
client-theme-system = wie das Gerät
client-theme-light = hell
client-theme-dark = dunkel
client-set-scene = Verkäufe
client-set-scene-show = als Szene
client-set-scene-skip = nur das Ergebnis
client-set-click-plays = Ein Klick spielt sofort, was sich zurücknehmen lässt; sonst wählt er, und ein Knopf spielt
client-set-hand-over = Tisch verdecken, wenn an diesem Bildschirm gewechselt wird
client-set-letters = Buchstaben statt der Formen der Unternehmen
client-set-larger = Größere Zahlen
client-set-motion = Steine bewegen sich
client-set-keys = Buchstaben sind Tasten (siehe Tasten)
client-set-dim = In Lektionen tritt zurück, wovon nicht die Rede ist
