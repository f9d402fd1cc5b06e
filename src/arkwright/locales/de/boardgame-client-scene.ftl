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
