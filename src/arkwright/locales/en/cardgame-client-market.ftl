# The card game's market: what may be sold as the appeal and demand markers stand.

client-card-market-note = sales: appeal less demand, at most appeal
client-card-market-opponents = the opponents act after you

# What is drawn; an arrow moves the demand, which stands before it.
client-card-market-none = no goods
client-card-market-stored = in store
client-card-market-arrow = moves it
client-card-market-share = a share
client-card-market-neutral = neutral

# When the good is produced next.
client-card-market-now = { $phase ->
        [turns] this round
        [sale] producing now
       *[other] nobody produced
    }
client-card-market-in = { $rounds ->
        [one] next round
       *[other] round { $round }
    }
client-card-market-decade = decade { $decade ->
        [1] I
        [2] II
       *[other] III
    }

client-card-market-line-costs = costs £
client-card-market-line-value = value

# The track and the ledger for those who hear the page.
client-card-market-spoken = { $good }: the demand marker stands on { $demand }.
client-card-market-spoken-seller =
    { $who }: appeal { $appeal }, may sell { $allowed }, price £{ $price }, sells { $sold } of { $output },
    income £{ $income }, costs £{ $cost }, profit { $profit }, { $steps ->
        [0] share value stays
       *[other] share value +{ $steps }
    }.
client-card-market-spoken-stored = { $who } has { $stored } more in store and could sell { $sold }.
client-card-market-spoken-tie = { $who } shares the highest appeal with others, so nobody gains by it.
client-card-market-spoken-neutral = The neutral seller has appeal { $appeal } and may sell { $sold }.
client-card-market-spoken-rival =
    { $colour }, automated: appeal { $appeal }, sells { $sold }, { $gain ->
        [value] share value +1
       *[other] 1 share more
    }.

# What was sold.
client-card-market-was-sold = sold: { $sold }
client-card-market-spoken-rose = { $who }: share value { $steps ->
        [0] unchanged
       *[other] +{ $steps }
    }.
client-card-market-spoken-neutral-sold = The neutral seller sold { $sold }.
client-card-market-spoken-rival-sold = { $colour }, automated, sold { $sold }.
