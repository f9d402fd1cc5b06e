# The harbour of the 2025 edition and its short game: influence, contract limit, inactive ships.

## East India Trading Company

client-india = Ostindien-Kompanie
client-india-yours = deins
# $times is 0 on the first space.
client-india-track = { $track }: ein Schritt kostet £{ $price }; { $who } steht auf Feld { $space }, { $times ->
        [0] das nichts zählt
        [1] das den Preis zählt
       *[other] das { $times } mal den Preis zählt
    }
client-india-prices = Preis eines Schritts, jetzt und später: { $prices }
client-india-space = { $track }, Feld { $space }, ×{ $times }{ $bonus-id ->
        [none] {""}
       *[other] , ab hier { $bonus }
    }{ $single ->
        [0] {""}
       *[other] , nur für einen Marker
    }{ $who-id ->
        [none] {""}
       *[other] : { $who }
    }
client-india-bonus = Ab Feld { $space } gibt es als Bonus { $bonus }
client-india-landing = auf Feld { $space }, ×{ $times }
client-influence-note = £{ $price }, ab { $space }
client-influence-free = gratis
client-influence-stays = bleibt
client-influence-key = Feld, womit es den Preis malnimmt, und was es kostet.
client-name-influence = { $track }: { $bought ->
        [0] Gratisschritt
       *[other] gratis + { $bought }
    }
client-name-rise = ein Kursfeld steigen

## Contract limit

client-contract-limit = { $space ->
        [0] keine Grenze
       *[other] Grenze { $space }
    }
client-contract-limit-name = { $space ->
        [0] Keine Grenze: der Kontraktgrenzmarker liegt neben der Leiste
       *[other] Grenze { $space }: kein Kontrakt steigt darüber; wer dort einen nicht bedient, verliert Kursfelder
    }
client-name-limit = { $space ->
        [0] keine Kontraktgrenze
       *[other] Kontraktgrenze { $space }
    }

## Ships

client-ship-inactive = inaktiv
client-ship-readied = bereit
client-ship-name-inactive = Schiff { $capacity }, inaktiv bis zu deiner nächsten Börse, Besatzung { $crew }

## Companies

client-companies-influence = Indien
client-companies-card-influence =
    { $who }: Kasse £{ $cash }, { $shares ->
        [one] 1 Aktie
       *[other] { $shares } Aktien
    } zu £{ $value }, Portfolio £{ $portfolio }, Einfluss £{ $influence }, { $loans ->
        [0] keine Kredite
        [one] 1 Kredit
       *[other] { $loans } Kredite
    }. Näher ansehen
client-companies-factory-category = { $good }: { $category }, Stufe { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, Ausstoß { $output }
client-companies-ship-inactive = Schiff mit Kapazität { $capacity }, inaktiv
client-purse-influence = Einfluss

## What a preview changes, and the end

client-change-influence = Einfluss
client-change-rival-influence = Einfluss von { $player }
client-change-score = mit Ostindien
client-change-limit = höchster Kontrakt
client-change-inactive = inaktive Schiffe
client-end-influence = Ostindien
