# The harbour of the 2025 edition and its short game: influence, contract limit, inactive ships.

## East India Trading Company

client-india = Compagnie des Indes
client-india-yours = la vôtre
# $times is 0 on the first space.
client-india-track = { $track } : un pas coûte £{ $price } ; { $who } est sur la case { $space }, { $times ->
        [0] qui ne compte rien
        [1] qui compte le prix
       *[other] qui compte { $times } fois le prix
    }
client-india-prices = Prix d’un pas, maintenant et plus tard : { $prices }
client-india-space = { $track }, case { $space }, ×{ $times }{ $bonus-id ->
        [none] {""}
       *[other] , dès ici { $bonus }
    }{ $single ->
        [0] {""}
       *[other] , pour un seul marqueur
    }{ $who-id ->
        [none] {""}
       *[other] {" "}: { $who }
    }
client-india-bonus = Dès la case { $space }, la prime peut être { $bonus }
client-india-landing = jusqu’à la case { $space }, ×{ $times }
client-influence-note = £{ $price }, depuis { $space }
client-influence-free = gratuit
client-influence-stays = reste
client-influence-key = La case, ce par quoi elle multiplie le prix, et ce qu’elle coûte.
client-name-influence = { $track } : { $bought ->
        [0] pas gratuit
       *[other] gratuit + { $bought }
    }
client-name-rise = monter d’une case

## Contract limit

client-contract-limit = { $space ->
        [0] sans limite
       *[other] limite { $space }
    }
client-contract-limit-name = { $space ->
        [0] Sans limite : le marqueur de limite est à côté de la piste
       *[other] Limite { $space } : aucun contrat ne la dépasse ; là, un contrat non servi coûte des cases de valeur
    }
client-name-limit = { $space ->
        [0] sans limite de contrats
       *[other] limite de contrats { $space }
    }

## Ships

client-ship-inactive = inactif
client-ship-readied = prêt
client-ship-name-inactive = Navire { $capacity }, inactif jusqu’à votre prochaine Bourse, équipage de { $crew }

## Companies

client-companies-influence = Indes
client-companies-card-influence =
    { $who } : caisse £{ $cash }, { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } à £{ $value }, capitalisation £{ $portfolio }, influence £{ $influence }, { $loans ->
        [0] pas d’emprunt
        [one] { $loans } emprunt
       *[other] { $loans } emprunts
    }. Voir de plus près
client-companies-factory-category = { $good } : { $category }, niveau { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, production { $output }
client-companies-ship-inactive = Navire de capacité { $capacity }, inactif
client-purse-influence = influence

## What a preview changes, and the end

client-change-influence = influence
client-change-rival-influence = influence de { $player }
client-change-score = avec les Indes
client-change-limit = contrat le plus haut
client-change-inactive = navires inactifs
client-end-influence = Indes orientales
