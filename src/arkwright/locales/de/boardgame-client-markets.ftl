# The table of the board game: markets and sale forecast, share track, timetable, companies, and
# the figures that a phone keeps in its head.

client-market-note = wer jetzt verkaufen würde

# When the good is produced next, and how much of its demand is unmet.
client-market-now = { $left ->
        [0] nun · gedeckt
       *[other] nun · { $left } offen
    }
client-market-in = { $cycles ->
        [one] { $left ->
            [0] danach
           *[other] dann · { $left } offen
        }
       *[other] { $left ->
            [0] Zyklus { $cycle }
           *[other] Z. { $cycle } · { $left } offen
        }
    }
client-market-year = { $left ->
        [0] erst { $year }
       *[other] { $year } · { $left } offen
    }
client-market-nobody = niemand
# What was sold: demand was met, or not, or equals sold beyond it.
client-market-was-sold = { $how ->
        [unmet] verkauft · { $left } offen
        [beyond] verkauft: { $sold } für { $demand }
       *[other] verkauft · alle { $demand }
    }
client-market-spoken-sale = { $good }: verkauft, bei Nachfrage { $demand }. Der Importeur hat { $imported } verkauft.
client-market-spoken-rose = { $who } ist um { $steps ->
        [one] einen Kursschritt
       *[other] { $steps } Kursschritte
    } gestiegen.

client-market-line-costs = Löhne £
client-market-line-steps = Kursschritte

# The ladder and the ledger for those who hear the page.
client-market-spoken = { $good }: Nachfrage { $demand }, davon { $left } offen. Der Importeur hat Kaufreiz { $appeal } und verkauft { $imported }.
client-market-spoken-seller =
    { $who }: Kaufreiz { $appeal }, Preis £{ $price }, verkauft { $sold } von { $output }, Erlös £{ $income },
    Löhne und Maschinen £{ $costs }, Gewinn { $profit }, { $steps ->
        [one] 1 Kursschritt
       *[other] { $steps } Kursschritte
    }.
client-market-spoken-stored = { $who } hat { $stored } mehr im Lager und würde { $sold } verkaufen, wenn alle alles anböten.

## Share track

client-track = Aktienkurs
client-track-after = nach { $good }
client-track-spoken = { $who } auf Kursfeld { $space }, Aktienkurs £{ $value }.
client-track-spoken-forecast = { $who } auf Kursfeld { $space }, Aktienkurs £{ $value }; { $good } führt auf Kursfeld { $target }, Aktienkurs £{ $then }.
client-track-marker = Dein Marker auf der Kursleiste, Kursfeld { $space }

## Timetable

client-time-decade = { $year }, Stufe { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-time-level = Stufe { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-time-before = erste Fabriken
client-time-marker = { $good }: Importeur +{ $appeal }, { $workers } Arbeiter zurück
client-time-hidden = { $good }: verdeckt
client-time-event = Ereignis: { $event }. { $event-effect }
client-time-event-lasting = Ereignis, gilt noch: { $event }. { $event-effect }
client-time-event-hidden = Ereignis, verdeckt
client-time-event-short = { $event-id ->
        [crown-jubilee] Jubiläum
        [economic-crisis] Krise
        [end-of-game] Ende
        [hamburg-crisis] Hamburg
        [made-in-england] Made in E.
        [navigation-acts] Seegesetze
        [royal-society] R. Society
        [social-unrest] Unruhen
        [threat-of-strike] Streik
        [war-on-the-continent] Krieg
       *[other] { $event }
    }
client-time-order = Reihenfolge

## Companies

client-companies-card =
    { $who }: Kasse £{ $cash }, { $shares ->
        [one] 1 Aktie
       *[other] { $shares } Aktien
    } zu £{ $value }, Portfolio £{ $portfolio }, { $loans ->
        [0] keine Kredite
        [one] 1 Kredit
       *[other] { $loans } Kredite
    }. Näher ansehen
client-companies-bank-shares = Aktienkurs £{ $value }; die Bank hat { $count } deiner Aktien, zu je £{ $price }
client-companies-factory = { $good }: Stufe { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, Ausstoß { $output }
client-companies-marker = £{ $pounds }: { $marker }
client-companies-free = £{ $pounds }: frei
client-companies-ship = Schiff mit Kapazität { $capacity }
client-companies-tile = { $good-id ->
        [none] { $tile }
       *[other] { $tile }, zugeordnet: { $good }
    }

## The head of a phone

client-purse-now = { $year } · { $good }
client-purse-cycle = Zyklus { $cycle } von 4 · Stufe { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } · Lohn £{ $wage }
client-purse-before = Stufe { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } · Lohn £{ $wage }

## What a production brought

client-sheet-head = Nachfrage { $demand }, Lohn £{ $wage }, importiert { $imported }
client-sheet-costs = Löhne
client-sheet-steps = Schritte
