# The card game's market: what may be sold as the appeal and demand markers stand.

client-card-market-note = ventes : attrait moins demande, au plus l’attrait
client-card-market-opponents = les adversaires jouent après vous

# What is drawn; an arrow moves the demand, which stands before it.
client-card-market-none = manquant
client-card-market-stored = en stock
client-card-market-arrow = la déplace
client-card-market-share = une action
client-card-market-neutral = neutre

# When the good is produced next.
client-card-market-now = { $phase ->
        [turns] cette manche
        [sale] production
       *[other] aucun vendeur
    }
client-card-market-in = { $rounds ->
        [one] ensuite
       *[other] manche { $round }
    }
client-card-market-decade = décennie { $decade ->
        [1] I
        [2] II
       *[other] III
    }

client-card-market-line-costs = frais £
client-card-market-line-value = valeur

# The track and the ledger for those who hear the page.
client-card-market-spoken = { $good } : le marqueur Demande est à { $demand }.
client-card-market-spoken-seller =
    { $who } : attrait { $appeal }, peut en vendre { $allowed }, prix £{ $price }, vend { $sold } sur { $output },
    recette £{ $income }, frais £{ $cost }, bénéfice { $profit }, { $steps ->
        [0] valeur de l’action inchangée
       *[other] valeur de l’action +{ $steps }
    }.
client-card-market-spoken-stored = { $who } en a { $stored } de plus en stock et pourrait en vendre { $sold }.
client-card-market-spoken-tie = { $who } partage l’attrait le plus élevé : personne n’y gagne.
client-card-market-spoken-neutral = Le vendeur neutre a un attrait de { $appeal } et peut en vendre { $sold }.
client-card-market-spoken-rival =
    { $colour }, automatique : attrait { $appeal }, vend { $sold }, { $gain ->
        [value] valeur de l’action +1
       *[other] 1 action de plus
    }.

# What was sold.
client-card-market-was-sold = vendu : { $sold }
client-card-market-spoken-rose = { $who } : valeur de l’action { $steps ->
        [0] inchangée
       *[other] +{ $steps }
    }.
client-card-market-spoken-neutral-sold = Le vendeur neutre en a vendu { $sold }.
client-card-market-spoken-rival-sold = { $colour }, automatique, en a vendu { $sold }.
