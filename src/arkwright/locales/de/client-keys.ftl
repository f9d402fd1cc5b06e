# The map of keys, the line under the head, and the cover between two players at one screen.

## Keys

client-key-tab = Tab
client-key-arrows = Pfeile
client-key-space = Leertaste
client-key-enter = Eingabe
client-key-escape = Esc

client-keys-go = Gehen
client-keys-tab = zum nächsten Bereich, dann zu dem, was wählbar ist
client-keys-arrows = zwischen den Möglichkeiten einer Gruppe
client-keys-goods = zu Nahrung, Kleidung, Besteck, Lampen: Fabrik, dann Markt
client-keys-companies = dieses Unternehmen ansehen; 0 das eigene
client-keys-regions = zu Entscheidung, Arbeitsmarkt, Märkten, Angebot, Hafen, Protokoll
client-keys-decide = Entscheiden
client-keys-choose = wählen und sehen, wohin es führt
client-keys-play = Gewähltes spielen
client-keys-clear = nichts wählen
client-keys-why = warum nicht: lesen, warum etwas nicht geht
client-keys-take-back = einen Schritt zurücknehmen; mit Umschalt den ganzen Zug
client-keys-end-turn = Zug beenden
client-keys-time = Zeit
client-keys-positions = einen Schritt zurück, einen vor
client-keys-turns = einen Zug zurück, einen vor
client-keys-scene = weiter, anhalten und überspringen, während ein Verkauf gezeigt wird
client-keys-playback = abspielen, was seit dem letzten eigenen Zug geschah
client-keys-hold = anhalten, was die anderen taten, oder weiterlaufen lassen
client-keys-skip = überspringen, was die anderen taten
client-keys-fork = von dieser Stellung abzweigen
client-keys-map = diese Übersicht öffnen und schließen
client-keys-rules = Regeln, neben dem Tisch
client-keys-off = Buchstaben sind als Tasten ausgeschaltet; Tab, Leertaste, Eingabe und Esc gehen. In den Einstellungen lassen sie sich einschalten.

## The line under the head

client-banner-away = Keine Verbindung seit { $since }. Sie wird von selbst wieder versucht.
client-banner-try = Jetzt versuchen
client-banner-back = { $count ->
        [0] Wieder verbunden; inzwischen ist nichts geschehen.
        [one] Wieder verbunden; inzwischen gab es einen Schritt.
       *[other] Wieder verbunden; inzwischen gab es { $count } Schritte.
    }
client-banner-fork = Eine Abzweigung ab Stellung { $position }. Ihr Tisch bleibt davon unberührt.
client-banner-to-table = Zum Tisch

## Between two players at one screen

client-cover = der Tisch ist verdeckt
client-cover-to = Weitergeben an { $name }
client-cover-since = seit dem letzten Schritt von { $name }
client-cover-moves = { $count ->
        [0] nichts geschehen
        [one] ein Schritt
       *[other] { $count } Schritte
    }
client-cover-last = zuletzt gespielt
client-cover-open = Ich bin { $name }: Tisch zeigen
client-cover-note = Verdeckt sind Notizen, Pläne und Vorschauen; alles andere an diesem Tisch ist ohnehin offen.
client-cover-never = Auf diesem Gerät nie verdecken
