# Companies at a glance, timetable and purse of the card game.

## Companies

client-card-companies-ended = am Ende
client-card-companies-card =
    { $who }: Kasse £{ $cash }, { $shares ->
        [one] 1 Aktie
       *[other] { $shares } Aktien
    } zu £{ $value }, Portfolio £{ $portfolio }, { $ended ->
        [none] {""}
       *[other] £{ $ended }, wenn das Spiel jetzt endete,{" "}
    }{ $loans ->
        [0] keine Kredite
        [one] 1 Kredit
       *[other] { $loans } Kredite
    }. Näher ansehen
client-card-companies-value = Dein Aktienkurs: £{ $value }
client-card-companies-bankrupt = bankrott
client-card-companies-bankrupt-card = { $who }: bankrott. Näher ansehen
client-card-companies-factory = { $good }: Ausstoß { $output }
client-card-companies-ships =
    { $ships ->
        [0] Kein Schiff bereit
        [one] 1 Schiff bereit
       *[other] { $ships } Schiffe bereit
    }; { $tokens ->
        [0] keine Frachtmarker
        [one] 1 Frachtmarker, Aktienkurs am Ende −{ $penalty }
       *[other] { $tokens } Frachtmarker, Aktienkurs am Ende −{ $penalty }
    }
client-card-companies-development = Entwicklung „{ $development }“: { $steps ->
        [0] kein Schritt
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, erlaubt { $allowed }
client-card-companies-card-name = { $good-id ->
        [none] { $card }
        [food] { $card }, bei der Nahrungsfabrik
        [clothes] { $card }, bei der Kleiderfabrik
        [cutlery] { $card }, bei der Besteckfabrik
       *[lamps] { $card }, bei der Lampenfabrik
    }
client-card-companies-card-turned = { $card }, gedreht bis zum nächsten Jahrzehnt

## The opponents of the solo game, and the bag

client-card-opponent-note = automatisch
client-card-opponent-card = { $colour }, automatischer Gegner: { $shares ->
        [one] 1 Aktie
       *[other] { $shares } Aktien
    } zu £{ $value }, Portfolio £{ $portfolio }
client-card-opponent-good = { $good }: Kaufreiz { $appeal }, würde { $sales } verkaufen
client-card-bag = Neutral
client-card-bag-note = und der Beutel
client-card-bag-inside = im Beutel: { $count }
client-card-bag-drawn = gezogen in { $decade ->
        [1] I
        [2] II
       *[other] III
    }
client-card-bag-next = als Nächstes
client-card-bag-odds = { $count } von { $all }
client-card-bag-card = Der neutrale Marker und der Beutel mit { $all ->
        [one] 1 Marker
       *[other] { $all } Markern
    }: { $red } von Rot, { $green } von Grün, { $yellow } neutral
client-card-bag-card-drawn = In diesem Jahrzehnt gezogen, Runde { $round }: { $colour }

## Timetable

client-card-time-decade = Jahrzehnt { $decade ->
        [1] I
        [2] II
       *[other] III
    }
client-card-time-before = Vorbereitung
client-card-time-start = Start
client-card-time-round = { $good }, Runde { $round }
client-card-time-drawn = { $good }, Runde { $round }: { $colour } wurde gezogen
client-card-time-order = Reihenfolge

## The head of a phone

client-card-purse-now = { $decade ->
        [1] Jahrzehnt I
        [2] Jahrzehnt II
       *[other] Jahrzehnt III
    } · { $good }
client-card-purse-line = Runde { $round } von 4 · Lohn £{ $wage }
client-card-purse-before = Vorbereitung
client-card-purse-over = Ende des Spiels
client-card-purse-wage = Lohn £{ $wage }
