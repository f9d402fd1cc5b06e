# The board game's productions as scenes.

client-board-scene-for-sales = ab zwei: zwei Schritte
client-board-scene-most = meiste Verkäufe
client-board-scene-space = Kursfeld
client-board-scene-money-note = Erlös, Löhne, Maschinen
client-board-scene-each = je £{ $pounds }
client-board-scene-workers = { $count ->
        [one] ein Arbeiter
       *[other] { $count } Arbeiter
    }
client-board-scene-machines = { $count ->
        [one] eine Maschine
       *[other] { $count } Maschinen
    }
client-board-scene-contract = Kontrakt
client-board-scene-store = im Lager
client-board-scene-served = erfüllt
client-board-scene-patron = { $count ->
        [one] eine an einen Mäzen
       *[other] { $count } an Mäzene
    }
client-board-scene-jubilee = { $count ->
        [one] eine zum Jubiläum
       *[other] { $count } zum Jubiläum
    }
client-board-scene-leaf-rose = { $rose ->
        [0] bleibt auf Kursfeld { $space }
       *[other] { $steps }, auf Kursfeld { $space }
    }
client-board-scene-rise = { $steps ->
        [0] { $you ->
            [yes] Du bleibst
           *[other] { $who } bleibt
        } auf Kursfeld { $space }. Eine Aktie ist £{ $value } wert.
       *[other] { $you ->
            [yes] Du steigst
           *[other] { $who } steigt
        } um { $steps } auf Kursfeld { $space }. Eine Aktie ist £{ $value } wert.
    }

# Why a company has a step for leading, or has none: a closed list.
client-board-scene-why = { $why ->
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
        [below-importer] { $figure }: unter dem Importeur
        [equal-importer] { $figure }, gleich mit dem Importeur
       *[other] nichts verkauft
    }
client-board-scene-missed = { $which ->
        [appeal] Kein Schritt für den höchsten Kaufreiz:
       *[other] Kein Schritt für die meisten Verkäufe:
    } { $why ->
        [tie-lost] gleich, und { $who } gewinnt den Gleichstand.
        [lower] { $who } hat mehr als { $figure }.
        [equal] gleich mit { $who }.
        [below-importer] der Importeur hat mehr als { $figure }.
        [equal-importer] gleich mit dem Importeur.
       *[other] nichts wurde verkauft.
    }
# What happens to you, where it has no figure.

client-noted-contract-at-limit =
    Du hast den Kontrakt über { $space } { $good } nicht bedient, und er kann nicht mehr
    steigen:
    Dein Aktienkurs fällt um { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    }.
client-noted-contract-rose =
    Du hast den Kontrakt für { $good } nicht bedient; er steigt auf { $space }.
client-noted-emergency-sale = Du musst in Not { $count ->
        [one] eine Aktie
       *[other] { $count } Aktien
    } für £{ $pounds } verkaufen, und dein Aktienkurs fällt um { $lost ->
        [one] ein Feld
       *[other] { $lost } Felder
    }.
client-noted-goods-lost = Aus Platzmangel verlierst du { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    }.
client-noted-loan = Du musst { $count ->
        [one] einen Kredit über £{ $pounds } aufnehmen
       *[other] { $count } Kredite über zusammen £{ $pounds } aufnehmen
    }, und dein Aktienkurs fällt um { $lost ->
        [one] ein Feld
       *[other] { $lost } Felder
    }.
client-noted-offered = Du bietest { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } aus dem Lager an.
client-noted-price-fell =
    Der Kaufreiz läge unter 0, deshalb sinkt bei dir der Preis für { $good } auf £{ $price },
    und dein
    Aktienkurs fällt um { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    }.
client-noted-returned-tile = Du gibst das Plättchen „{ $tile }“ ab.
client-noted-row-shut = Du legst Reihe { $row } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } still, die { $goods ->
        [0] keine Ware
        [one] 1 Ware
       *[other] { $goods } Waren
    } produzieren würde.
client-noted-ships-turned = { $count ->
        [one] Dein Schiff mit Kapazität { $capacity } ist jetzt inaktiv.
       *[other] Deine Schiffe sind jetzt inaktiv.
    }
client-noted-sold-at-jubilee = Du verkaufst zum Jubiläum { $stored ->
        [0] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        } aus dem Lager
    }.
client-noted-sold-offered = Du verkaufst davon { $count ->
        [one] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $count } { $good }
    } aus dem Lager.
client-noted-sold-stored = Du verkaufst { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } aus dem Lager.
client-noted-sold-to-patron = Du verkaufst dem Mäzen { $stored ->
        [0] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        }
       *[other] { $good-id ->
            [lamps] 1 Lampe
           *[other] 1 { $good }
        } aus dem Lager
    }.
client-noted-stopped-selling = Du verkaufst { $good-id ->
        [cutlery] kein Besteck
       *[other] keine { $good }
    } mehr.
client-noted-tie-won =
    Dein Presseattaché gewinnt bei { $good } den Gleichstand um { $bonus }.
