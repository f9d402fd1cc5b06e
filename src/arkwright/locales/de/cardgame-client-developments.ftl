# The left column of the card game's table: wages, developments, ships and loans, cards on offer.

## Wages (1a.1, 1a.2)

client-card-wages = Löhne
client-card-wages-machine = Maschine £{ $pounds }
# $stuck is how far below 0 demand stands that can't fall any more, 0 if there is none.
client-card-wages-next = Nächstes Bauen oder Einstellen: Lohn { $change-id ->
        [rises] £{ $pounds }
       *[stays] bleibt £{ $pounds }
    }, jede Nachfrage{ $stuck ->
        [0] {""}
       *[other] {" "}über −{ $stuck }
    } um 1 tiefer.
client-card-wages-spoken = Der Lohn ist £{ $pounds }, Schritt { $step } von { $steps }.

## Developments (1c)

client-card-developments = Entwicklungen
client-card-developments-of = Entwicklungen von { $name }
# Under the restrictions: which step waits for which decade.
client-card-developments-locked = { $level ->
        [2] 2. ab
       *[other] 3. ab
    } { $decade ->
        [2] II
       *[other] III
    }
# At most 13 characters.
client-card-development-short = { $development-id ->
        [quality] Qualität
        [distribution] Vertrieb
        [cards] Karten
        [machinery] Maschinen
        [shipping] Schifffahrt
       *[exchange] Börse
    }
# What the numbers of a development count; at most 16 characters.
client-card-development-counts = { $development-id ->
        [quality] mehr je Aktion
        [distribution] mehr je Aktion
        [cards] höchstens
        [machinery] je Aktion
        [shipping] Waren je Schiff
       *[exchange] zum halben Kurs
    }
# $next is what the next step allows, -1 after the last; $decade is from when, 0 if it is not locked.
client-card-development-name = { $development-id ->
        [quality] Qualität: bis zu { $allowed } mehr in einer Aktion
        [distribution] Vertrieb: bis zu { $allowed } mehr in einer Aktion
        [cards] Karten: bis zu { $allowed } Entwicklungskarten
        [machinery] Maschinen: bis zu { $allowed } in einer Aktion
        [shipping] Schifffahrt: { $allowed } Waren auf einem Schiff
       *[exchange] Börse: { $allowed ->
            [0] keine Aktie
            [one] 1 Aktie
           *[other] { $allowed } Aktien
        } zum halben Aktienkurs
    }{ $next ->
        [-1] , der letzte Schritt
       *[other] , als Nächstes { $next }
    }{ $decade ->
        [0] {""}
        [1] {""}
        [2] , ab Jahrzehnt II
       *[other] , ab Jahrzehnt III
    }

## Ships and loans (1a.5, 2b, final scoring)

client-card-ships-value = Kurs
client-card-ships-name = { $ready } von { $all } Schiffen bereit; { $tokens } von { $spots } Frachtmarkern gelegt, am Ende fällt der Aktienkurs um { $penalty }
client-card-loans-shares = Aktien
client-card-loans-name = { $count ->
        [0] Kein Kredit
        [one] 1 Kredit
       *[other] { $count } Kredite
    } von { $spots }; jeder kostet am Ende eine Aktie

## Development cards (1c)

client-card-offer = Karten im Angebot
client-card-display = Kartenauslage
client-card-offer-left = noch { $count }
client-card-display-free = { $count } frei
client-card-on-offer = { $card }, { $count ->
        [0] keine im Angebot
       *[other] { $count } im Angebot
    }{ $mine ->
        [0] {""}
       *[other] , hast du schon
    }. { $card-effect }
# A card of the display; $colour is the disc on it.
client-card-on-display = { $card }, Reihe { $row }, Platz { $column }{ $colour-id ->
        [none] {""}
        [yellow] , unter der neutralen Scheibe
       *[other] , unter der Scheibe von { $colour }
    }. { $card-effect }
client-card-on-display-empty = Reihe { $row }, Platz { $column }: keine Karte
client-card-disc-from = von
client-card-disc-note = Scheiben sperren Karten. { $colour-id ->
        [yellow] Die neutrale
       *[other] Die von { $colour }
    } { $steps ->
        [0] blieb: Niemand verkauft { $good }.
        [one] rückte um 1 vor: 1 verkauft { $good }.
       *[other] rückte um { $steps } vor: { $steps } verkaufen { $good }.
    }
client-card-disc-rule = Was unter einer Scheibe liegt, bleibt liegen.
client-card-own = { $card }{ $good-id ->
        [none] {""}
        [food] , bei der Nahrungsfabrik
        [clothes] , bei der Kleiderfabrik
        [cutlery] , bei der Besteckfabrik
       *[lamps] , bei der Lampenfabrik
    }{ $turned ->
        [0] {""}
       *[other] , in diesem Jahrzehnt genutzt
    }. { $card-effect }
# A patron without its goods, which are drawn beside it; at most 8 characters.
client-card-patron = Mäzen
client-card-patron-short = 1 mehr
# A few words for each card, at most 22 characters; the whole sentence is its effect.
client-card-short = { $card-id ->
        [engineer] Qualität bis 6
        [patent] Vertriebskarte
        [large-warehouse] 4 Waren
        [entrepreneur] gewinnt Gleichstände
        [extra-shift] +1 Ware
        [workshop] 2 Maschinen gratis
        [foreman] 4 Arbeiter −£2
        [inventor] ein Jahrzehnt voraus
        [developer] Fixkosten −£2
        [broker] 2 Aktien halber Kurs
        [trade-office] spart Frachtmarker
        [contract] Bonus beim Verschiffen
       *[patron] je Jahrzehnt +1 Ware
    }
# The names for a narrow card, with soft hyphens: at most 9 characters between them.
client-card-narrow = { $card-id ->
        [engineer] Inge­nieur
        [patent] Patent
        [large-warehouse] Großes Lager
        [entrepreneur] Unter­nehmer
        [extra-shift] Sonder­schicht
        [workshop] Werk­statt
        [foreman] Vor­arbeiter
        [inventor] Erfinder
        [developer] Ent­wickler
        [broker] Makler
        [trade-office] Handels­kontor
        [contract] Kontrakt
       *[patron] Mäzen
    }
