# The card game's productions as scenes.

client-card-scene-row = Attrait { $row }
client-card-scene-call-outsider = { $who } en vend { $number }.
client-card-scene-summary-all = { $good } : { $sold } vendus.
client-card-scene-money-note = recette, salaires et frais
client-card-scene-shipping = outre-mer
client-card-scene-fixed = frais fixes
client-card-scene-shares = actions
client-card-scene-leaf-rose = { $rose ->
        [0] reste à { $is }
       *[other] { $steps }, soit { $is }
    }
client-card-scene-leaf-shares = { $count ->
        [one] une action
       *[other] { $count } actions
    }
client-card-scene-rise = { $steps ->
        [0] { $you ->
            [yes] Votre action
           *[other] { $who } : l’action
        } reste à £{ $value }.
       *[other] { $you ->
            [yes] Votre action
           *[other] { $who } : l’action
        } monte de { $steps } et vaut £{ $value }.
    }

# Why a company has a step for the highest appeal, or has none: a closed list.
client-card-scene-why = { $why ->
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
        [below-outsider] { $figure } : { $who } a plus
        [equal-outsider] { $figure }, à égalité : { $who }
        [bankrupt] en faillite
       *[other] trop peu de ventes
    }
client-card-scene-missed = Pas de pas pour le plus fort attrait : { $why ->
        [tie-lost] égalité, et { $who } l’emporte.
        [lower] { $who } a plus que { $figure }.
        [equal] égalité avec { $who }.
        [below-outsider] { $who } a plus que { $figure }.
        [equal-outsider] égalité avec { $who }.
        [bankrupt] la compagnie est en faillite.
       *[other] trop peu de ventes.
    }
# What happens to you, where it has no figure.

client-noted-bankrupt = Vous ne pouvez pas payer, faites faillite et quittez la partie.
client-noted-discarded-card = Vous défaussez la carte { $card }.
client-noted-emergency-fund = Vous devez recourir au fonds d’urgence : { $count ->
        [one] un emprunt de la moitié de la valeur de l’action
       *[other] { $count } emprunts de la moitié de la valeur de l’action
    }.
client-noted-patron-used =
    Vous pivotez la carte { $card } pour vendre une unité de { $good } de plus.
client-noted-ships-used = Vous utilisez { $count ->
        [one] un navire
       *[other] { $count } navires
    } et { $tokens ->
        [0] n’ajoutez pas de jeton Exportation
        [one] ajoutez un jeton Exportation
       *[other] ajoutez { $tokens } jetons Exportation
    }.
client-noted-tie-broken =
    Vous pivotez l’Entrepreneur et l’emportez à égalité pour l’attrait le plus élevé, avec { $good-id ->
        [clothes] le textile
       *[other] les { $good }
    }.
client-noted-wasted = Vous perdez { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } de { $good }.
