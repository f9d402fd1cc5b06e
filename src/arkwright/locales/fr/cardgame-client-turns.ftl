# What a turn was, in a few words beside whose it was: "Strutt: Add Quality".

client-turn-acted = { $action }
client-turn-passed = aucune action
client-began-acted = { $action }
client-began-passed = aucune action

## What no figure shows

client-did-bankrupt = faillite
client-did-developed = { $development } jusqu’à { $allowed }
client-did-discarded-card = { $card } : défausse
client-did-emergency-fund = { $count ->
        [one] un emprunt d’urgence
       *[other] { $count } emprunts d’urgence
    }
client-did-factory-built = nouvelle usine de { $good }
client-did-opponents-first = les adversaires jouent d’abord
client-did-patron-used = { $card } : une vente de plus ({ $good })
client-did-reactivated = { $card } de nouveau active
client-did-sent-overseas = { $good } : exportation de { $count }
client-did-sold-at-home = { $good } : vente de { $count }
client-did-took-card = nouvelle carte { $card }{ $good ->
        [none] {""}
       *[other] {" "}pour { $good }
    }
client-did-upgraded = usine de { $good } modernisée
client-did-wasted = { $good } : perte de { $count }
