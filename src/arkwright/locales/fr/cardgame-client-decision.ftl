# The decisions of the card game: parts of a turn, options, and moves in a few words.

client-card-step-value = Valeur de l’action
client-card-step-factories = Usines
client-card-step-shares = Achat d’actions

## Actions, and what each allows now

client-card-allows-build = sans limite
client-card-allows-employ = 1 carte par usine
client-card-allows-automate = { $count ->
        [one] { $count } machine
       *[other] { $count } machines
    }
client-card-allows-quality = qualité +{ $count }
client-card-allows-distribution = distribution +{ $count }
client-card-allows-exchange = { $count ->
        [0] actions, emprunts, navires
        [one] 1 action à moitié prix
       *[other] { $count } actions à moitié prix
    }
client-card-allows-production = pour les entrepôts
client-card-allows-shipping = { $count ->
        [one] { $count } unité au plus
       *[other] { $count } unités au plus
    }

## Price and appeal

client-card-appeal-dial = Prix et attrait ensemble : tirez là où l’un finit et où l’autre commence
client-card-appeal-share = prix £{ $price }, attrait { $appeal }
client-card-appeal-value = valeur
client-card-appeal-table = Attraits : { $good }

## Quality and distribution

client-card-value-allowed = { $count } à ajouter
client-card-value-now = £{ $price }, attrait { $appeal }
client-card-value-of = { $what-id ->
        [quality] { $good } : qualité { $value }
       *[distribution] { $good } : distribution { $value }
    }
client-card-value-lost = { $good } : perte de { $by }.
client-card-value-key = Foncé : l’état actuel. Un moins : ce qu’une autre usine perdrait.

## Factories

client-card-do-found = pour commencer
client-card-do-build = construire
client-card-do-upgrade = moderniser
client-card-do-invent = moderniser tôt
client-card-do-employ = carte Ouvriers { $position }
client-card-do-automate = carte { $position }
client-card-do-produce = { $cards ->
        [0] seule
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
client-card-do-at = { $good } : { $name }
client-card-factory-makes = produit { $output }, £{ $cost }
client-card-wage-rises = salaire

## Trade, ships and developments

client-card-loan-costs = Chaque emprunt coûte une action à la fin.
client-card-ships-ready = { $ships ->
        [one] { $ships } navire pour { $each } unités
       *[other] { $ships } navires pour { $each } unités chacun
    }
client-card-in-store = { $count } en stock
client-card-ship-price = £{ $pounds } pièce
client-card-develop-step = de { $now } à { $then }
client-card-develop-complete = complet : { $now }

## What a preview changes

client-change-side = face
client-change-marker = marqueur Attrait
client-change-cost = frais
client-change-left = invendus
client-change-ships-ready = navires disponibles
client-change-tokens = jetons Exportation
client-change-cards = mes cartes
client-change-development = { $development }
client-change-opponent-sold = { $colour } vend
client-change-neutral-sold = le neutre vend
client-card-warn-short = Il manque £{ $pounds } à la production { $good-id ->
        [clothes] du textile
       *[other] des { $good }
    } : le fonds d’urgence prête, et chaque emprunt coûte une action.

## Moves in a few words, for the button that plays them

client-name-pass = aucune action
client-name-act = { $action-id ->
        [build] construire
        [quality] qualité
        [distribution] distribution
        [production] produire en plus
       *[other] { $action }
    }
client-name-build-factory = construire : { $good }
client-name-upgrade = moderniser : { $good }
client-name-invent = { $good } plus tôt
client-name-employ = embaucher : { $good }
client-name-automate = machines : { $good }
client-name-set-quality = { $good }, qualité { $values }
client-name-set-distribution = { $good }, distrib. { $value }
client-name-borrow = { $count ->
        [one] { $count } emprunt
       *[other] { $count } emprunts
    }
client-name-ready-ships = récupérer les navires
client-name-produce-extra = produire : { $good }
client-name-ship-goods = export { $good } : { $count }
client-name-appeal = attrait { $value }
client-card-name-appeal = £{ $price }, attrait { $appeal }
client-name-develop = { $development }, un pas
client-name-take-card = { $card-id ->
        [patron-food-clothes] prendre le Client
        [patron-food-cutlery] prendre le Client
        [patron-food-lamps] prendre le Client
        [patron-clothes-cutlery] prendre le Client
        [patron-clothes-lamps] prendre le Client
        [patron-cutlery-lamps] prendre le Client
        [engineer] prendre l’Ingénieur
        [entrepreneur] prendre l’Entrepreneur
        [extra-shift] prendre Heures sup
        [inventor] prendre l’Inventeur
        [large-warehouse] prendre l’entrepôt
        [trade-office] prendre Bureau comm.
        [workshop] prendre l’Atelier
       *[other] prendre le { $card }
    }
client-name-discard-card = { $card-id ->
        [patron-food-clothes] défausser le Client
        [patron-food-cutlery] défausser le Client
        [patron-food-lamps] défausser le Client
        [patron-clothes-cutlery] défausser le Client
        [patron-clothes-lamps] défausser le Client
        [patron-cutlery-lamps] défausser le Client
        [engineer] défausser l’Ingénieur
        [entrepreneur] défausser Entrepreneur
        [extra-shift] défausser Heures sup
        [foreman] défausser Contremaître
        [inventor] défausser l’Inventeur
        [large-warehouse] défausser l’entrepôt
        [trade-office] défausser Bureau comm.
        [workshop] défausser l’Atelier
       *[other] défausser le { $card }
    }
client-name-use-card = { $card-id ->
        [patron-food-clothes] vendre au Client
        [patron-food-cutlery] vendre au Client
        [patron-food-lamps] vendre au Client
        [patron-clothes-cutlery] vendre au Client
        [patron-clothes-lamps] vendre au Client
        [patron-cutlery-lamps] vendre au Client
        [entrepreneur] utiliser l’Entrepreneur
        [extra-shift] utiliser Heures sup
        [inventor] utiliser l’Inventeur
        [trade-office] utiliser Bureau comm.
       *[other] utiliser le { $card }
    }
client-name-reactivate = { $card-id ->
        [patron-food-clothes] réactiver le Client
        [patron-food-cutlery] réactiver le Client
        [patron-food-lamps] réactiver le Client
        [patron-clothes-cutlery] réactiver le Client
        [patron-clothes-lamps] réactiver le Client
        [patron-cutlery-lamps] réactiver le Client
        [trade-office] réactiver Bureau comm.
       *[other] réactiver { $card }
    }
client-name-sell-from-store = vendre { $count } du stock
client-name-clear-goods = vider : { $good }
client-name-drop = { $good } : perdre 1

## What is given up where these are left undone

client-unused-build-factory = construire ou moderniser
client-unused-upgrade = construire ou moderniser
client-unused-invent = construire ou moderniser
client-unused-employ = des cartes Ouvriers
client-unused-automate = des machines
client-unused-set-quality = de la qualité
client-unused-set-distribution = de la distribution
client-unused-borrow = des emprunts
client-unused-ready-ships = récupérer les navires
client-unused-produce-extra = produire
client-unused-ship-goods = exporter
client-unused-develop = un développement ou une carte
client-unused-take-card = un développement ou une carte
client-unused-use-card = utiliser une carte
client-unused-reactivate = le Promoteur
