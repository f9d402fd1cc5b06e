# Factories of the 2025 edition: bulk and luxury, appeal below 0, and an order that is fixed.

client-factory-kind = { $category-id ->
        [bulk] produit en série
       *[luxury] produit de luxe
    }
client-factory-kind-letter = { $category-id ->
        [bulk] S
       *[luxury] L
    }
client-factory-kind-name = { $category-id ->
        [bulk] Usine de { $good } en série
       *[luxury] Usine de { $good } de luxe
    }, { $output ->
        [one] { $output } unité
       *[other] { $output } unités
    } par production
client-factory-joined = { $good }, rangées { $first } et { $row } ensemble : { $goods ->
        [one] { $goods } unité
       *[other] { $goods } unités
    }, { $complete ->
        [0] incomplètes
       *[other] complètes
    }
client-factory-below =
    L’attrait est au-dessous de 0 ({ $good }), car la distribution a baissé après la dernière
    production. Rien ne se vend jusqu’au prochain changement de prix ; il doit alors remonter à 0 au moins.
client-factory-below-short = invendable à ce prix

## The kinds that a plot may get, and the display of all of them

client-kinds-kind = { $category-id ->
        [bulk] Série
        [luxury] Luxe
       *[usual] Ordinaire
    }
client-kinds-levels = Niveau à regarder
client-kinds-cost = prix
client-kinds-first = r. 1
client-kinds-both = 1+2
client-kinds-left = reste
client-kinds-any = tout
# What is seen comes first, in the order in which it is seen.
client-kinds-usual = Ordinaire, £{ $pounds } : { $yields } unités dans les rangées d’une usine de { $good } de niveau { $level } ; sans limite
client-kinds-limited = { $category-id ->
        [bulk] Série
       *[luxury] Luxe
    }, £{ $pounds } : { $yields } unités dans les rangées d’une usine de { $good } de niveau { $level } ; il en reste { $left } sur { $limit }
client-kinds-note =
    La série débute avec 1 distribution. Le luxe ne produit rien tant que les rangées 1 et 2 ne sont pas pleines.
client-display = Usines de toutes sortes
client-display-row = rang { $row }
client-display-open = ouvertes
client-display-free = à ouvrir
client-display-markers = pions restants
client-display-owner = { $name }, niveau { $level }
client-display-note =
    Par marchandise, au plus { $limit } usines en série et { $limit } de luxe sont ouvertes à la fois.

## Options

client-factory-order = L’action d’usine suit cet ordre
client-factory-part = { $part-id ->
        [closing] Fermer
        [building] Bâtir
       *[modernising] Moderniser
    }
client-factory-kind-of = { $category-id ->
        [bulk] usine de { $good } en série
        [luxury] usine de { $good } de luxe
       *[usual] usine ordinaire de { $good }
    }, niveau { $level }
client-factory-level-kind = { $category-id ->
        [bulk] { client-factory-level }, série
       *[luxury] { client-factory-level }, luxe
    }
client-hire-joined = 1+{ $rows } pleins : { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
client-move-label = dépl.
client-price-mend = { $good } : l’attrait est au-dessous de 0. Si vous changez un prix, il faut fixer celui-ci aussi.
client-name-move-piece = { $piece-id ->
        [machine] machine au rang { $to }
       *[worker] ouvrier au rang { $to }
    }
client-unused-move-piece = déplacements dans les usines
