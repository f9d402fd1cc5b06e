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
client-board-scene-store = en stock
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
# What happens to you, where it has no figure.

client-noted-contract-at-limit =
    Vous n’avez pas servi votre contrat de { $space ->
        [one] { $space } unité
       *[other] { $space } unités
    } de { $good }, qui ne peut plus monter : la valeur de votre action recule { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    }.
client-noted-contract-rose =
    Vous n’avez pas servi votre contrat de { $good }, qui monte à { $space ->
        [one] { $space } unité
       *[other] { $space } unités
    }.
client-noted-emergency-sale = Vous devez vendre en urgence { $count ->
        [one] une action
       *[other] { $count } actions
    } pour £{ $pounds }, et la valeur de votre action recule { $lost ->
        [one] d’une case
       *[other] de { $lost } cases
    }.
client-noted-goods-lost = Vous manquez de place : { $count ->
        [one] 1 unité de { $good } est perdue
       *[other] { $count } unités de { $good } sont perdues
    }.
client-noted-loan = Vous devez faire { $count ->
        [one] un emprunt de £{ $pounds }
       *[other] { $count } emprunts pour £{ $pounds } en tout
    }, et la valeur de votre action recule { $lost ->
        [one] d’une case
       *[other] de { $lost } cases
    }.
client-noted-offered = Vous proposez { $count ->
        [one] 1 unité
       *[other] { $count } unités
    } de { $good } en stock.
client-noted-price-fell =
    L’attrait serait inférieur à 0 : vous baissez le prix { $good-id ->
        [clothes] du textile
       *[other] des { $good }
    } à £{ $price }, et la valeur de votre action recule { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    }.
client-noted-returned-tile = Vous rendez la tuile { $tile }.
client-noted-row-shut = Vous arrêtez la rangée { $row } de l’usine de { $good }, qui produirait { $goods ->
        [one] { $goods } unité
       *[other] { $goods } unités
    }.
client-noted-ships-turned = { $count ->
        [one] Vous avez maintenant un navire inactif de capacité { $capacity }.
       *[other] Vous avez maintenant vos navires inactifs.
    }
client-noted-sold-at-jubilee = Vous vendez pour le Jubilé { $stored ->
        [0] une unité de { $good }
       *[other] une unité de { $good } en stock
    }.
client-noted-sold-offered = Vous vendez { $count ->
        [one] 1 unité
       *[other] { $count } unités
    } de { $good } de votre stock.
client-noted-sold-stored = Vous vendez une unité de { $good } en stock.
client-noted-sold-to-patron = Vous vendez au client { $stored ->
        [0] une unité de { $good }
       *[other] une unité de { $good } en stock
    }.
client-noted-stopped-selling = Vous ne vendez plus de { $good }.
client-noted-tie-won = Vous gagnez avec l’Attaché de presse l’égalité pour { $bonus } : { $good }.
