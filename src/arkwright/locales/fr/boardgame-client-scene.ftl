# The board game's productions as scenes.

client-board-scene-for-sales = deux ou plus : deux pas
client-board-scene-most = le plus de ventes
client-board-scene-space = case
client-board-scene-money-note = recette, salaires, machines
client-board-scene-each = £{ $pounds } chacun
client-board-scene-workers = { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
client-board-scene-machines = { $count ->
        [one] { $count } machine
       *[other] { $count } machines
    }
client-board-scene-contract = contrat
client-board-scene-served = honoré
client-board-scene-patron = { $count } au Mécène
client-board-scene-jubilee = { $count } au Jubilé
client-board-scene-leaf-rose = { $rose ->
        [0] reste case { $space }
       *[other] { $steps }, case { $space }
    }
client-board-scene-rise = { $steps ->
        [0] { $you ->
            [yes] Vous restez
           *[other] { $who } reste
        } sur la case { $space }. Une action vaut £{ $value }.
       *[other] { $you ->
            [yes] Vous avancez
           *[other] { $who } avance
        } de { $steps }, case { $space }. Une action vaut £{ $value }.
    }

# Why a company has a step for leading, or has none: a closed list.
client-board-scene-why = { $why ->
        [alone] { $figure }, seul en tête
        [tie-won] { $figure }, égalité gagnée
        [tie-lost] { $figure }, égalité : { $you ->
            [yes] vous l’emportez
           *[other] { $who } l’emporte
        }
        [lower] { $figure } : { $you ->
            [yes] vous avez
           *[other] { $who } a
        } plus
        [equal] { $figure }, à égalité : { $you ->
            [yes] vous
           *[other] { $who }
        }
        [below-importer] { $figure } : sous l’importateur
        [equal-importer] { $figure }, égal à l’importateur
       *[other] rien de vendu
    }
client-board-scene-missed = { $which ->
        [appeal] Pas de pas pour le plus fort attrait :
       *[other] Pas de pas pour le plus de ventes :
    } { $why ->
        [tie-lost] égalité, et { $who } l’emporte.
        [lower] { $who } a plus que { $figure }.
        [equal] égalité avec { $who }.
        [below-importer] l’importateur a plus que { $figure }.
        [equal-importer] égalité avec l’importateur.
       *[other] rien n’a été vendu.
    }
