# The card game's productions as scenes.

client-card-scene-row = Kaufreiz { $row }
client-card-scene-call-outsider = { $who } verkauft { $number }.
client-card-scene-summary-all = { $good }: { $sold } verkauft.
client-card-scene-money-note = Erlös, Löhne und Kosten
client-card-scene-shipping = Übersee
client-card-scene-fixed = Fixkosten
client-card-scene-shares = Aktien
client-card-scene-leaf-rose = { $rose ->
        [0] bleibt auf { $is }
       *[other] { $steps }, auf { $is }
    }
client-card-scene-leaf-shares = { $count ->
        [one] eine Aktie
       *[other] { $count } Aktien
    }
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
        [tie-lost] { $figure }, gleich: Gleichstand an { $you ->
            [yes] dich
           *[other] { $who }
        }
        [lower] { $figure }: { $you ->
            [yes] du hast
           *[other] { $who } hat
        } mehr
        [equal] { $figure }, gleich mit { $you ->
            [yes] dir
           *[other] { $who }
        }
        [below-outsider] { $figure }: { $who } hat mehr
        [equal-outsider] { $figure }, gleich mit { $who }
        [bankrupt] bankrott
       *[other] zu wenig verkauft
    }
client-card-scene-missed = Kein Schritt für den höchsten Kaufreiz: { $why ->
        [tie-lost] gleich, und { $who } gewinnt den Gleichstand.
        [lower] { $who } hat mehr als { $figure }.
        [equal] gleich mit { $who }.
        [below-outsider] { $who } hat mehr als { $figure }.
        [equal-outsider] gleich mit { $who }.
        [bankrupt] das Unternehmen ist bankrott.
       *[other] zu wenig wurde verkauft.
    }
# What happens to you, where it has no figure.

client-noted-bankrupt = Du kannst nicht zahlen, bist bankrott und scheidest aus dem Spiel aus.
client-noted-discarded-card = Du wirfst die Karte „{ $card }“ ab.
client-noted-emergency-fund = Du musst { $count ->
        [one] einen Kredit
       *[other] { $count } Kredite
    } zum halben Aktienkurs aus dem Notfonds aufnehmen.
client-noted-patron-used = Du drehst die Karte „{ $card }“, um { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } mehr zu verkaufen.
client-noted-ships-used = Du nutzt { $count ->
        [one] ein Schiff
       *[other] { $count } Schiffe
    } und erhältst { $tokens ->
        [0] keinen Frachtmarker
        [one] einen Frachtmarker
       *[other] { $tokens } Frachtmarker
    }.
client-noted-tie-broken =
    Du drehst den Unternehmer und gewinnst den Gleichstand um den höchsten Kaufreiz von
    { $good }.
client-noted-wasted = Du lässt { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } verfallen.
