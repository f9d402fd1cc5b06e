# The left column of the card game's table: wages, developments, ships and loans, cards on offer.

## Wages (1a.1, 1a.2)

client-card-wages = Salaires
client-card-wages-machine = machine £{ $pounds }
# $stuck is how far below 0 demand stands that can't fall any more, 0 if there is none.
client-card-wages-next = Prochaine construction ou embauche : salaire { $change-id ->
        [rises] £{ $pounds }
       *[stays] toujours £{ $pounds }
    }, et toute demande{ $stuck ->
        [0] {""}
       *[other] {" "}au-dessus de −{ $stuck }
    } baisse de 1.
client-card-wages-spoken = Le salaire est de £{ $pounds }, case { $step } sur { $steps }.

## Developments (1c)

client-card-developments = Développements
client-card-developments-of = Développements : { $name }
# Under the restrictions: which step waits for which decade.
client-card-developments-locked = { $level ->
        [2] 2e dès
       *[other] 3e dès
    } { $decade ->
        [2] II
       *[other] III
    }
# At most 13 characters.
client-card-development-short = { $development-id ->
        [quality] Qualité
        [distribution] Distribution
        [cards] Cartes
        [machinery] Machines
        [shipping] Exportation
       *[exchange] Bourse
    }
# What the numbers of a development count; at most 16 characters.
client-card-development-counts = { $development-id ->
        [quality] ajout par action
        [distribution] ajout par action
        [cards] au plus
        [machinery] par action
        [shipping] par navire
       *[exchange] à moitié prix
    }
# $next is what the next step allows, -1 after the last; $decade is from when, 0 if it is not locked.
client-card-development-name = { $development-id ->
        [quality] Qualité : jusqu’à { $allowed } de plus par action
        [distribution] Distribution : jusqu’à { $allowed } de plus par action
        [cards] Cartes : jusqu’à { $allowed } cartes Développement
        [machinery] Machines : jusqu’à { $allowed } par action
        [shipping] Exportation : { $allowed } marchandises par navire
       *[exchange] Bourse : { $allowed ->
            [0] aucune action
            [1] 1 action
           *[other] { $allowed } actions
        } à moitié prix
    }{ $next ->
        [-1] , dernier pas
       *[other] , ensuite { $next }
    }{ $decade ->
        [0] {""}
        [1] {""}
        [2] , à partir de la décennie II
       *[other] , à partir de la décennie III
    }

## Ships and loans (1a.5, 2b, final scoring)

client-card-ships-value = valeur
client-card-ships-name = Navires disponibles : { $ready } sur { $all } ; jetons Exportation : { $tokens } sur { $spots }, à la fin { $penalty } de moins à la valeur de l’action
client-card-loans-shares = actions
client-card-loans-name = { $count ->
        [0] Aucun emprunt
        [one] 1 emprunt
       *[other] { $count } emprunts
    } sur { $spots } ; chacun coûte une action à la fin

## Development cards (1c)

client-card-offer = Cartes en Réserve
client-card-display = Cartes exposées
client-card-offer-left = reste { $count }
client-card-display-free = libres : { $count }
client-card-on-offer = { $card }, { $count ->
        [0] aucune dans la Réserve
       *[other] { $count } dans la Réserve
    }{ $mine ->
        [0] {""}
       *[other] , vous l’avez déjà
    }. { $card-effect }
# A card of the display; $colour is the disc on it.
client-card-on-display = { $card }, ligne { $row }, place { $column }{ $colour-id ->
        [none] {""}
        [yellow] , sous le disque neutre
        [red] , sous le disque rouge
       *[green] , sous le disque vert
    }. { $card-effect }
client-card-on-display-empty = Ligne { $row }, place { $column } : pas de carte
client-card-disc-from = de
client-card-disc-note = Un disque garde sa carte. { $colour-id ->
        [yellow] Le disque neutre
        [red] Le disque rouge
       *[green] Le disque vert
    } a avancé de { $steps } : un pas par compagnie dans { $good-id ->
        [clothes] le textile
       *[other] les { $good }
    }.
client-card-disc-rule = La carte sous un disque ne peut pas être prise.
client-card-own = { $card }{ $good-id ->
        [none] {""}
       *[other] , à l’usine de { $good }
    }{ $turned ->
        [0] {""}
       *[other] , utilisée dans cette décennie
    }. { $card-effect }
# A patron without its goods, which are drawn beside it; at most 8 characters.
client-card-patron = Client
client-card-patron-short = +1
# A few words for each card, at most 22 characters; the whole sentence is its effect.
client-card-short = { $card-id ->
        [engineer] qualité jusqu’à 6
        [patent] carte Distribution
        [large-warehouse] 4 unités
        [entrepreneur] gagne les égalités
        [extra-shift] +1 unité
        [workshop] 2 machines gratuites
        [foreman] 4 ouvriers −£2
        [inventor] une décennie d’avance
        [developer] coût fixe −£2
        [broker] 2 actions à moitié
        [trade-office] un jeton épargné
        [contract] prime à l’exportation
       *[patron] +1 vente par décennie
    }
# The names for a narrow card, with soft hyphens: at most 9 characters between them.
client-card-narrow = { $card-id ->
        [engineer] Ingé­nieur
        [patent] Brevet
        [large-warehouse] Grand entrepôt
        [entrepreneur] Entre­preneur
        [extra-shift] Heures suppl.
        [workshop] Atelier
        [foreman] Contre­maître
        [inventor] Inven­teur
        [developer] Promo­teur
        [broker] Courtier
        [trade-office] Bureau comm.
        [contract] Contrat
       *[patron] Client
    }
