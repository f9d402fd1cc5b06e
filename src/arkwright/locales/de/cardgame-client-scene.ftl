# The card game's productions as scenes.

client-card-scene-row = Kaufreiz { $row }
client-card-scene-call-outsider = { $who } verkauft { $number }.
client-card-scene-summary-all = { $good }: { $sold } verkauft.
client-card-scene-money-note = Erlös, Löhne und Kosten
client-card-scene-shipping = Übersee
client-card-scene-fixed = Fixkosten
client-card-scene-shares = Aktien
client-card-scene-rise = { $steps ->
        [0] { $you ->
            [yes] Dein
           *[other] { $who }:
        } Aktienkurs bleibt bei £{ $value }.
       *[other] { $you ->
            [yes] Dein
           *[other] { $who }:
        } Aktienkurs steigt um { $steps } auf £{ $value }.
    }

# Why a company has a step for the highest appeal, or has none: a closed list.
client-card-scene-why = { $why ->
        [alone] { $figure }, allein vorn
        [tie-won] { $figure }, gleich: gewinnt den Gleichstand
        [tie-lost] { $figure }, gleich: Gleichstand an { $than }
        [lower] { $figure }: { $than } hat mehr
        [equal] { $figure }, gleich mit { $than }
        [below-outsider] { $figure }: { $than } hat mehr
        [equal-outsider] { $figure }, gleich mit { $than }
        [bankrupt] bankrott
       *[other] zu wenig verkauft
    }
client-card-scene-missed = Kein Schritt für den höchsten Kaufreiz: { $why ->
        [tie-lost] gleich, und { $than } gewinnt den Gleichstand.
        [lower] { $than } hat mehr als { $figure }.
        [equal] gleich mit { $than }.
        [below-outsider] { $than } hat mehr als { $figure }.
        [equal-outsider] gleich mit { $than }.
        [bankrupt] das Unternehmen ist bankrott.
       *[other] zu wenig wurde verkauft.
    }
