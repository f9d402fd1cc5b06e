# What things of the card game are called; .effect says in a sentence what a thing does.

setup-default = par défaut
setup-draft = choisie
setup-solo = solo

## Actions (1a)

action-build = Construction et modernisation
action-employ = Embauche
action-automate = Automatisation
action-quality = Amélioration de la qualité
action-distribution = Amélioration de la distribution
action-exchange = Bourse
action-production = Production supplémentaire
action-shipping = Exportation anticipée

## Expert rules that can be chosen

option-extra-production = production supplémentaire
option-early-shipping = exportation anticipée
option-restrictions = restrictions de décennie

## Developments on the player board (1c)

development-quality = Qualité
development-distribution = Distribution
development-cards = Cartes
development-machinery = Automatisation
development-shipping = Exportation
development-exchange = Bourse

## Colours of the solo game (Solo setup)

colour-red = Rouge
colour-green = Vert
colour-yellow = Jaune

## What money is paid or received for, and what raises the share value (2)

reason-contract = le Contrat
reason-final-stock = les marchandises des entrepôts
reason-production = la production

cause-appeal = l’attrait le plus élevé
cause-sales = deux marchandises vendues sur le marché intérieur

## Development cards (1c)

card-entrepreneur = Entrepreneur
    .effect =
        Une fois par décennie il l’emporte en cas d’égalité pour l’attrait le plus élevé ; défaussé
        après une manche, il désigne le premier joueur.
card-trade-office = Bureau commercial
    .effect =
        Une fois par décennie un navire ne coûte pas de jeton Exportation, et le développement
        Exportation n’a pas de restriction de décennie.
card-extra-shift = Heures supplémentaires
    .effect = Défaussez cette carte pendant une production pour fabriquer une marchandise de plus.
card-workshop = Atelier
    .effect =
        Deux machines de chaque usine ne coûtent pas de maintenance, et le développement
        Automatisation n’a pas de restriction de décennie.
card-foreman = Contremaître
    .effect = Dans l’usine où il se trouve, jusqu’à quatre ouvriers coûtent £2 de moins chacun.
card-broker = Courtier
    .effect = Défaussez-le au lieu de développer pour acheter une ou deux actions à la moitié de leur valeur.
card-patron-food-clothes = Client vivres et textile
    .effect = Une fois par décennie vous pouvez vendre sur le marché intérieur une unité de vivres ou de textile de plus que permis.
card-patron-food-cutlery = Client vivres et couverts
    .effect = Une fois par décennie vous pouvez vendre sur le marché intérieur une unité de vivres ou de couverts de plus que permis.
card-patron-food-lamps = Client vivres et lampes
    .effect = Une fois par décennie vous pouvez vendre sur le marché intérieur une unité de vivres ou de lampes de plus que permis.
card-patron-clothes-cutlery = Client textile et couverts
    .effect = Une fois par décennie vous pouvez vendre sur le marché intérieur une unité de textile ou de couverts de plus que permis.
card-patron-clothes-lamps = Client textile et lampes
    .effect = Une fois par décennie vous pouvez vendre sur le marché intérieur une unité de textile ou de lampes de plus que permis.
card-patron-cutlery-lamps = Client couverts et lampes
    .effect = Une fois par décennie vous pouvez vendre sur le marché intérieur une unité de couverts ou de lampes de plus que permis.
card-inventor = Inventeur
    .effect =
        Défaussez-le pour moderniser jusqu’à deux usines avec une décennie d’avance ; en règle expert
        aussi, au lieu de développer, pour deux développements de n’importe quelle décennie.
card-developer = Promoteur
    .effect =
        Le coût fixe de chacune de vos usines baisse de £2, et une fois par décennie il réactive une
        autre carte pivotée.
card-contract = Contrat
    .effect = Chaque fois que vous exportez, vous recevez une prime qui croît avec le nombre de marchandises.
card-patent = Brevet
    .effect =
        Cette carte Distribution s’ajoute aux vôtres, et le développement Distribution n’a pas de
        restriction de décennie.
card-engineer = Ingénieur
    .effect =
        Cette carte Qualité vaut 5 ou 6 et porte la limite de la qualité à 6 pour le reste de la
        partie ; le développement Qualité n’a pas de restriction de décennie.
card-large-warehouse = Grand entrepôt
    .effect = Cet entrepôt s’ajoute aux vôtres et contient quatre marchandises d’une seule sorte.

## Awards of the solo challenge (Solo 4)

award-tycoon = Magnat
    .effect = Vos actions multipliées par leur valeur donnent 500 ou plus.
award-patriot = Patriote
    .effect = Vous n’avez jamais utilisé de navire.
award-true-worker = Bourreau de travail
    .effect = Vous n’avez jamais utilisé ni le Brevet ni l’Ingénieur.
award-worker-hero = Cœur de prolétaire
    .effect = Vous n’avez jamais automatisé la production.
award-gentleman = Gentleman ou Lady
    .effect = Vous n’avez jamais développé la Bourse ni utilisé le Courtier.
award-specialist = Spécialiste
    .effect = Vous avez joué avec deux usines seulement.
award-generalist = Généraliste
    .effect = Vous avez joué avec les quatre usines.
award-full-production-line = Plein emploi
    .effect = Vous avez eu quatre usines avec deux cartes Ouvriers chacune.
award-general-manager = DG
    .effect = Vous aviez de 25 à 29 actions avant le décompte final.
award-expert-broker = PDG
    .effect = Vous aviez 30 actions avant le décompte final.
award-stock-exchange-darling = Coqueluche de la Bourse
    .effect = La valeur de votre action était de 25 à 29 avant le décompte final.
award-stock-exchange-mogul = Géant de la Bourse
    .effect = La valeur de votre action était de 30 avant le décompte final.
award-parvenu = Parvenu
    .effect = Vous avez commencé avec 15 actions et sans argent.
award-nouveau-riche = Nouveau riche
    .effect = Vous aviez £200 ou plus avant le décompte final.
award-sailor = Capitaine
    .effect = Vous avez exporté des marchandises cinq fois ou plus.

## How a quality card is turned

side-price = prix
side-appeal = attrait
