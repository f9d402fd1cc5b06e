# What things of the board game are called; .effect says in a sentence what a thing does.

setup-predetermined = prédéterminée
setup-free = libre

## Action markers (II.1)

marker-factory = Usine
marker-workers = Ouvriers
marker-machinery = Machines
marker-quality = Qualité
marker-distribution = Distribution
marker-exchange = Bourse
marker-light-machinery = Machines claires
marker-light-quality = Qualité claire
marker-light-distribution = Distribution claire
marker-light-production = Production claire
marker-light-investor = Investisseur
marker-dark-machinery = Machines foncées
marker-dark-quality = Qualité foncée
marker-dark-distribution = Distribution foncée
marker-dark-production = Production foncée
marker-ship-2 = Navire 2
marker-ship-4 = Navire 4
marker-ship-6 = Navire 6
marker-ship-8 = Navire 8
marker-ship-10 = Navire 10
marker-both-ships = les deux navires

## Posts of the warehouse (II.2.2), and what can be dismissed in the harbour (6.II)

post-food = la colonne des vivres
post-clothes = la colonne du textile
post-cutlery = la colonne des couverts
post-lamps = la colonne des lampes
post-row-2 = la rangée 2
post-row-3 = la rangée 3

what-food = l’ouvrier à la colonne des vivres de votre entrepôt
what-clothes = l’ouvrier à la colonne du textile de votre entrepôt
what-cutlery = l’ouvrier à la colonne des couverts de votre entrepôt
what-lamps = l’ouvrier à la colonne des lampes de votre entrepôt
what-row-2 = l’ouvrier à la rangée 2 de votre entrepôt
what-row-3 = l’ouvrier à la rangée 3 de votre entrepôt
what-ship-2 = votre navire de capacité 2
what-ship-4 = votre navire de capacité 4 avec son équipage
what-ship-6 = votre navire de capacité 6 avec son équipage
what-ship-8 = votre navire de capacité 8 avec son équipage
what-ship-10 = votre navire de capacité 10 avec son équipage

## What the recession takes (10.2)

loss-spaces = deux cases de valeur de l’action
loss-share = une action

## Parts of the actions that have an order (2025 5.2.II.1, 5.2.II.6), and what moves in a factory

part-closing = la fermeture
part-building = la construction
part-modernising = la modernisation
part-goods = le stock
part-loans = les emprunts
part-shares = les actions
part-contracts = les contrats

piece-machine = une machine
piece-worker = un ouvrier

## The bonuses of a sale (2025 5.3.II) and of the East India Company (2025 9.3), its tracks

bonus-appeal = l’attrait le plus élevé
bonus-most = les ventes les plus fortes
bonus-marketing = un niveau de distribution
bonus-machine = une machine
bonus-quality = un niveau de qualité
bonus-share = une case de valeur de l’action

track-sugar = sucre
track-cotton = coton
track-silver = argent
track-porcelain = porcelaine

## Kinds of factories (2025 9.4)

category-usual = ordinaire
    .effect = C’est l’usine du jeu principal, entre les deux autres.
category-bulk = en série
    .effect =
        Elle produit plus de marchandises qu’une usine ordinaire, de moindre qualité de base et pour
        moins d’argent, et ouvre avec un niveau de distribution.
category-luxury = de luxe
    .effect =
        Elle produit moins de marchandises qu’une usine ordinaire, de meilleure qualité de base et
        pour plus d’argent, et aucune avant que ses deux premières rangées soient pleines.

## What money is paid or received for

reason-administration = l’administration
reason-building = la construction
reason-engineering-works = la machine d’une autre compagnie (Fonderie)
reason-harbour-wages = les salaires du port
reason-inventor = l’Inventeur
reason-luddites = la paix avec les luddites
reason-machine-works = la machine d’une compagnie voisine (Ateliers mécaniques)
reason-obsolescence = les ouvriers manquants des usines obsolètes
reason-office = le voyage (Comptoir)
reason-royal-society = les tuiles et les rangées complètes (Royal Society)
reason-social-unrest = les ouvriers des usines (Troubles)
reason-tinkerer = le Bricoleur
reason-unlock = l’ouverture de la dernière case d’administration
reason-wages = les salaires et les machines
reason-warehouse-sale = les marchandises en stock

## Development tiles (10.1)

tile-accountant = Comptable
    .effect = Vous pouvez payer jusqu’à £2 de plus ou de moins que ce qu’indique la case d’administration.
tile-administrator = Intendant
    .effect = Réutiliser un marqueur ne coûte pas de supplément, et la Bureaucratie laisse votre case à £2 ouverte.
tile-agent = Agent
    .effect = Quand vous exportez, un contrat peut être servi avec une marchandise de plus ou de moins que demandé.
tile-broker = Courtier
    .effect =
        Vous pouvez acheter ou vendre des actions et vendre votre stock à chaque phase d’événement ;
        ou bien rendez-le au lieu de prendre un marqueur spécial, et achetez une ou deux actions à
        moitié prix.
tile-charisma = Charisme
    .effect =
        Les égalités pour les primes en Bourse sont pour vous ; ou bien rendez-le à la fin d’un cycle
        ou d’une décennie et désignez le premier joueur.
tile-developer = Promoteur
    .effect =
        Rendez-le après une action Usine pour économiser £5 sur chaque usine que vous y construisez
        ou modernisez.
tile-engineer = Ingénieur
    .effect = Vous choisissez librement ce que vous payez pour une action Qualité, et la qualité peut monter au niveau 6.
tile-engineering-works = Fonderie
    .effect = La banque vous paie £1 pour chaque machine qu’achète une autre compagnie.
tile-extra-shifts = Heures sup
    .effect = Rendez-les pour produire une marchandise de plus, sans rien payer pour elle.
tile-foreman = Contremaître
    .effect =
        Dans l’usine à laquelle il est affecté, jusqu’à quatre ouvriers gagnent £2 de moins, mais au
        moins £1 chacun.
tile-inventor = Inventeur
    .effect =
        Vous pouvez moderniser une usine au niveau technologique suivant, ou en prendre un marqueur ou
        un navire ; après chaque usage vous payez plus cher pour garder la tuile, ou vous la rendez.
tile-machine-works = Ateliers mécaniques
    .effect =
        La banque vous paie £1 pour chaque machine qu’achète une compagnie voisine, et £2 à deux
        compagnies.
tile-office = Comptoir
    .effect = Vous recevez £5 chaque fois que vous exportez des marchandises.
tile-patent = Brevet
    .effect =
        Une action Distribution dispose de £2 de plus ; ou bien rendez-le pendant l’une d’elles pour
        deux niveaux gratuits.
tile-patron-food = Client vivres
    .effect = Après chaque vente de vivres, votre client en achète une unité de plus à votre prix.
tile-patron-clothes = Client textile
    .effect = Après chaque vente de textile, votre client en achète une unité de plus à votre prix.
tile-patron-cutlery = Client couverts
    .effect = Après chaque vente de couverts, votre client en achète une unité de plus à votre prix.
tile-patron-lamps = Client lampes
    .effect = Après chaque vente de lampes, votre client en achète une unité de plus à votre prix.
tile-press-attache = Attaché de presse
    .effect =
        Une fois par décennie, une égalité pour une prime en Bourse est pour vous ; au deuxième usage,
        vous le rendez.
tile-school = École
    .effect =
        Les ouvriers remplacés par des machines peuvent occuper des places libres de vos usines, et
        après une vente vous pouvez arrêter votre dernière rangée si toutes ses marchandises sont
        invendues.
tile-small-warehouse = Petit dépôt
    .effect = Il garde cinq marchandises de toute sorte sans ouvrier, en haut de vos échelles de prix.
tile-tinkerer = Bricoleur
    .effect =
        Comme l’Inventeur, il atteint le niveau technologique suivant, mais deux fois seulement ;
        après le premier usage vous payez pour le garder, ou vous le rendez.
tile-workshop = Atelier
    .effect =
        Une action Machines dispose de £3 de plus, et dans l’usine à laquelle il est affecté toutes
        les machines ensemble coûtent £1 d’entretien.

# Not tiles, but used like them.
tile-patron = Client
tile-jubilee = Jubilé

## Events (10.2)

event-bureaucracy = Bureaucratie
    .effect = La case d’administration à £2 est fermée jusqu’à la fin de la partie.
event-crown-jubilee = Jubilé
    .effect =
        Dans la décennie qui vient, chacun peut vendre une fois une marchandise de plus que n’en prend
        le marché, comme à un client.
event-economic-crisis = Crise
    .effect =
        Cinq ouvriers renvoyés retournent sur le marché du travail ; s’ils sont moins nombreux, des
        ouvriers de sa dernière rangée montent pour compléter le nombre.
event-end-of-game = Fin du jeu
    .effect =
        Chacun peut une dernière fois vendre son stock, rembourser des emprunts et acheter des
        actions ; puis on compare les capitalisations.
event-hamburg-crisis = Hambourg
    .effect =
        La crise de Hambourg ferme la case d’administration à £10 pour une décennie, sauf à ceux qui
        paient £10 pour l’ouvrir.
event-lobby = Lobby
    .effect = Chacun peut prendre un marqueur spécial du niveau technologique de cette décennie.
event-luddites = Luddites
    .effect = Toute usine qui a des machines en perd une, ou son propriétaire paie £5.
event-made-in-england = Made in England
    .effect = Chacun peut augmenter gratuitement la distribution de deux niveaux.
event-navigation-acts = Navigation
    .effect = Les Actes de navigation font perdre deux points d’attrait à tous les importateurs pour une décennie, sans descendre sous 0.
event-opium-war = Opium
    .effect =
        La guerre de l’opium permet à chacun de céder un navire contre la moitié de sa capacité en
        cases de valeur de l’action ; son équipage est renvoyé.
event-recession = Récession
    .effect = Chacun perd deux cases de valeur de l’action, ou une action.
event-royal-society = Royal Society
    .effect =
        Chacun reçoit £2 pour chaque tuile, et £4 pour chaque rangée complète d’une seule usine, celle
        qui en a le plus.
event-social-unrest = Troubles
    .effect = Chacun paie £1 pour chaque ouvrier de ses usines, £12 au plus.
event-threat-of-strike = Grève
    .effect = La menace de grève augmente tous les salaires de £1 pour une décennie.
event-war-on-the-continent = Guerre
    .effect =
        La guerre sur le continent augmente dans chaque usine la distribution d’un niveau et le prix
        de £1, là où les deux peuvent monter.
event-worlds-fair = Exposition
    .effect = Quatre ouvriers quittent le marché du travail, ou à défaut les renvoyés, et la partie.
