# The card game's market: what may be sold as the appeal and demand markers stand.

client-card-market-note = Verkauf: Kaufreiz − Nachfrage, höchstens Kaufreiz
client-card-market-opponents = nach dir handeln noch die Gegner

# What is drawn; an arrow moves the demand, which stands before it.
client-card-market-none = keine Ware
client-card-market-stored = im Lager
client-card-market-arrow = bewegt sie
client-card-market-share = 1 Aktie
client-card-market-neutral = neutral

# When the good is produced next.
client-card-market-now = { $phase ->
        [turns] diese Runde
        [sale] Produktion
       *[other] niemand
    }
client-card-market-in = { $rounds ->
        [one] nächste Runde
       *[other] Runde { $round }
    }
client-card-market-decade = Jahrzehnt { $decade ->
        [1] I
        [2] II
       *[other] III
    }

client-card-market-line-costs = Kosten £
client-card-market-line-value = Kurs

# The track and the ledger for those who hear the page.
client-card-market-spoken = { $good }: Der Nachfragemarker steht auf { $demand }.
client-card-market-spoken-seller =
    { $who }: Kaufreiz { $appeal }, darf { $allowed } verkaufen, Preis £{ $price }, verkauft { $sold } von { $output },
    Erlös £{ $income }, Kosten £{ $cost }, Gewinn { $profit }, { $steps ->
        [0] Aktienkurs bleibt
       *[other] Aktienkurs +{ $steps }
    }.
client-card-market-spoken-stored = { $who } hat noch { $stored } im Lager und könnte { $sold } verkaufen.
client-card-market-spoken-tie = { $who } teilt den höchsten Kaufreiz mit anderen, sodass er niemandem etwas bringt.
client-card-market-spoken-neutral = Der neutrale Anbieter hat Kaufreiz { $appeal } und darf { $sold } verkaufen.
client-card-market-spoken-rival =
    { $colour }, automatisch: Kaufreiz { $appeal }, verkauft { $sold }, { $gain ->
        [value] Aktienkurs +1
       *[other] 1 Aktie mehr
    }.

# What was sold.
client-card-market-was-sold = verkauft: { $sold }
client-card-market-spoken-rose = { $who }: Aktienkurs { $steps ->
        [0] unverändert
       *[other] +{ $steps }
    }.
client-card-market-spoken-neutral-sold = Der neutrale Anbieter hat { $sold } verkauft.
client-card-market-spoken-rival-sold = { $colour }, automatisch, hat { $sold } verkauft.
