# A production as a scene: who is called, who rises and why, what is paid, what is left over.

client-scene = vente de { $good }
client-scene-head = demande { $demand } · salaire £{ $wage }
client-scene-at-call = appel { $call } sur { $calls }, ligne { $row }
client-scene-parts = Parties de la vente
client-scene-part-call = L’appel
client-scene-part-shares = Actions
client-scene-part-money = Argent
client-scene-part-rest = Export, stock
client-scene-told = Le récit de la vente
client-scene-you = Vous
client-scene-importer = Importateur
client-scene-no-factory = pas d’usine
client-scene-none = aucun

## The controls

client-scene-again = Revoir depuis le début
client-scene-back = Un pas en arrière
client-scene-hold = Arrêter ou reprendre
client-scene-go-on = Continuer
client-scene-answer = Votre réponse
client-scene-waits = { $who } décide
client-scene-waiting = { $count ->
        [one] une personne vous attend
       *[other] { $count } personnes vous attendent
    }
client-scene-skip = aller à la fin
client-scene-always-skip = toujours passer la scène

## The leaf beside it: what a part comes to, and a line for each company

client-scene-leaf-offers = fabrique { $made }, attrait { $appeal }, £{ $price }
client-scene-leaf-sold = vend { $sold } sur { $made }, attrait { $appeal }, £{ $price }
client-scene-leaf-most = { $steps } pas pour { $you ->
        [yes] vous
       *[other] { $who }
    }.
client-scene-leaf-each = { $steps } pas chacun : { $who }.
client-scene-leaf-nobody = Personne ne monte.
client-scene-leaf-paid = bénéfice { $profit }, argent { $cash }
client-scene-leaf-left = { $left ->
        [0] rien de reste
       *[other] reste { $left }
    }{ $shipped ->
        [0] {""}
       *[other] , exporté { $shipped }
    }{ $stored ->
        [0] {""}
       *[other] , stocké { $stored }
    }{ $lost ->
        [0] {""}
       *[other] , perdu { $lost }
    }
client-scene-leaf-next = Ensuite, on vous demande : { $question }
client-scene-leaf-nothing = On ne vous demande rien avant que d’autres aient joué.

## The call

client-scene-before-call = avant l’appel
client-scene-before-sale = { $you ->
        [yes] Vous décidez
       *[other] { $who } décide
    } avant la vente.
client-scene-row-wanted = { $wanted ->
        [one] Ligne { $row } : { $wanted } demandé
       *[other] Ligne { $row } : { $wanted } demandés
    }
client-scene-wanted = reste { $count }
client-scene-call-importer = L’importateur en vend un.
client-scene-call = { $you ->
        [yes] Vous vendez
       *[other] { $who } vend
    } { $number } sur { $made }, £{ $price }{ $why ->
        [equal] {" "}: à égalité, appelés ensemble
        [alone] {" "}: seul sur cette ligne
        [appeal] {" "}: le plus fort attrait d’abord
        [quality] {" "}: même attrait, meilleure qualité
       *[other] {""}
    }.
client-scene-so-far = déjà vendu
client-scene-sold-at = vendu × prix
client-scene-times = { $count } × £{ $price }
client-scene-income = recette
client-scene-summary = Vous en avez vendu { $sold } sur { $made } pour £{ $income }.
client-scene-summary-all = { $good } : { $sold } vendus, { $demand } demandés.

## Shares

client-scene-shares-note = qui monte, et pourquoi
client-scene-for-sales = pour les ventes
client-scene-count-sold = { $count ->
        [one] { $count } vendu
       *[other] { $count } vendus
    }
client-scene-highest = plus fort attrait
client-scene-alone = seul : un pas
client-scene-never-rises = ne monte jamais
client-scene-value = valeur de l’action
client-scene-steps = { $count } pas
client-scene-better = À £{ $price }, le reste inchangé, votre attrait aurait été de { $appeal } : { $sold } sur { $made } pour £{ $income }{ $more ->
        [profit] {""}
       *[other] , { $steps } pas au lieu de { $had ->
            [0] zéro
           *[other] { $had }
        }
    }{ $more ->
        [steps] {""}
       *[other] , { $profit } de bénéfice au lieu de { $earned }
    }.

## Money

client-scene-wages = salaires
client-scene-machines = machines
client-scene-profit = bénéfice
client-scene-cash = argent
client-scene-came = £{ $income } de recette, £{ $costs } de frais : { $profit } de bénéfice.
client-scene-paid-all = Chaque livre, compagnie par compagnie.
client-scene-loses = { $you ->
        [yes] Vous perdez £{ $pounds } dans cette production.
       *[other] { $who } perd £{ $pounds } dans cette production.
    }

## What is left

client-scene-rest-note = ce qui reste
client-scene-left = reste
client-scene-shipped = exporté
client-scene-stored = stocké
client-scene-lost = perdu
client-scene-for = { $count } pour £{ $pounds }
client-scene-decides = { $you ->
        [yes] à vous de décider
       *[other] { $who } décide
    }
client-scene-left-over = { $mine ->
        [yes] { $good } : { $count ->
            [0] il ne vous reste rien.
           *[other] il vous en reste { $count }.
        }
       *[other] { $good } : { $count ->
            [0] il ne reste rien.
           *[other] il en reste { $count }.
        }
    }
# What happens to you, where it has no figure.

client-noted-distribution-faded = Vous voyez votre distribution de { $good } tomber à { $level }.
client-noted-extra-good = Vous faites des heures supplémentaires pour une unité de { $good } de plus.
