# The component browser: every edition's numbers, how sure they are, and where they come from.

client-titles = Jeux
client-kinds = Sortes de matériel
client-compare = Comparer avec
client-compare-nothing = rien
client-compare-count = { $count ->
        [one] { $count } écart
       *[other] { $count } écarts
    }
client-compare-beside = Dans { $title }
client-compare-none = Ce nombre n’y existe pas.
client-find = Nombre, tuile ou événement
client-found = Trouvé
client-found-note = { $count ->
        [0] ni nom ni nombre ne contient cela
        [one] une entrée
       *[other] { $count } entrées
    }

## How sure a number is

client-certainty-how = Notre certitude
client-certainty-legend = Ce que disent les traits sous les nombres
client-certainty-whole = tous les nombres de ce jeu
client-certainty-shares = { $stated } attestés, { $public } publics, { $inferred } déduits, { $reconstructed } reconstitués
client-certainty = { $certainty-id ->
        [stated] attesté
        [public] public
        [inferred] déduit
        [reconstructed] reconstitué
       *[other] { $certainty }
    }
client-certainty-short = { $certainty-id ->
        [stated] dans un livret de règles
        [public] dans une autre source publique
        [inferred] découle de nombres attestés
       *[reconstructed] de nous, conforme à ce qu’on sait
    }
client-certainty-long = { $certainty-id ->
        [stated] Un livret de règles le dit.
        [public] Une autre source publique le dit, les livrets de règles non.
        [inferred] Aucune source ne le dit tel quel, mais cela découle de nombres attestés.
       *[reconstructed] Aucune source connue ne le dit. Le nombre est de nous, et s’accorde à tout ce qu’on sait.
    }

## The leaf of a number

client-number-named = { $name }, { $number } : { $shown }, { $certainty-id ->
        [stated] attesté
        [public] public
        [inferred] déduit
        [reconstructed] reconstitué
       *[other] { $certainty }
    }
client-number-differs = { $name }, { $number } : { $shown }, { $certainty-id ->
        [stated] attesté
        [public] public
        [inferred] déduit
        [reconstructed] reconstitué
       *[other] { $certainty }
    } ; { $other } dans l’autre jeu
client-number-leaf = Le nombre choisi
client-number-hint = Choisissez un nombre pour lire s’il est sûr, et pourquoi.
client-number-source = D’où il vient
client-number-file = Dans le fichier de l’édition
client-number-place = nombre { $place } sur { $count }
client-number-same-entry = Dans la même entrée

## Kinds of components

client-kind-shares = Actions
client-kind-shares-note = la piste, et ce qu’une compagnie a au départ
client-kind-factories = Usines
client-kind-factories-note = leur prix, et ce que font leurs rangées
client-kind-appeal = Prix et qualité
client-kind-appeal-note = les bouts des échelles, et les prix fixes
client-kind-market = Marché et salaires
client-kind-market-note = demande et salaires par rangée
client-kind-economy = Importateurs
client-kind-economy-note = ce qui renforce les rivaux étrangers
client-kind-neutral = Vendeur neutre
client-kind-neutral-note = le troisième vendeur à deux
client-kind-markers = Administration
client-kind-markers-note = cases et marqueurs d’action
client-kind-developments = Développements
client-kind-developments-note = ce que permet chaque étape, et dès quand
client-kind-harbour = Port
client-kind-harbour-note = navires, contrats, entrepôt
client-kind-tiles = Tuiles
client-kind-tiles-note = ce que fait chacune, et combien il y en a
client-kind-cards = Cartes
client-kind-cards-note = ce que fait chacune
client-kind-timetable = Calendrier
client-kind-timetable-note = décennies, niveaux, obsolescence
client-kind-events = Événements
client-kind-events-note = ce que fait chacun, et quand il vient
client-kind-loans = Emprunts
client-kind-loans-note = ce que la banque donne, et reprend
client-kind-setups = Mises en place
client-kind-setups-note = ce qu’a chaque compagnie au départ
client-kind-solo = Jeu en solo
client-kind-solo-note = les adversaires, et les distinctions
client-kind-rules = Règles qui diffèrent
client-kind-rules-note = ce que fait chacune dans cette édition
client-kind-asymmetric = Usines asymétriques
client-kind-asymmetric-note = un module : série et luxe
client-kind-east-india = Compagnie des Indes
client-kind-east-india-note = un module : pistes, prix, primes
client-kind-rest = Autres nombres
client-kind-rest-note = tout ce qui n’a pas sa page

## Drawn as they look

client-factories-cost = Prix par niveau, et qualité de base
client-factories-output = Unités d’une rangée pleine, par niveau
client-factories-all = toutes
client-factories-level = { $name }, niveau { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-factories-row = { $good }, rangée { $row }
client-factories-spaces = Cases des rangées
client-factories-spaces-note = le coin marque une case qui admet une machine
client-jobs-map = Le marché du travail, rangée par rangée
client-jobs-map-note = le nombre à côté de la plus basse case vide est la demande
client-jobs-row = Rangée
client-jobs-wage = Salaire
client-jobs-band = Salaire des rangées { $first } à { $last }
client-jobs-to-row = jusqu’à
client-influence-map = La piste de chaque denrée
client-influence-map-note = dès une case, son marqueur compte autant de fois le prix et peut prendre la prime
client-influence-prices = Les échelles de prix
client-influence-prices-note = 3+ et 4 ne servent qu’à autant de joueurs
client-track-map = La piste des actions
client-track-map-note = case et valeur d’une action
client-track-space = Case { $space } : £{ $value }, { $certainty-id ->
        [stated] attesté
        [public] public
        [inferred] déduit
        [reconstructed] reconstitué
       *[other] { $certainty }
    }

## Names of components

client-component = { $component-id ->
        [shares] actions d’une compagnie
        [shares-minimum-price] prix minimal d’une action
        [share-track] piste des actions par bandes
        [share-track-units] une case par livre
        [share-track-twos] deux cases par livre
        [share-track-threes] trois cases par livre
        [share-track-fours] quatre cases par livre
        [loan] emprunt
        [factory] usines
        [factory-spots] emplacements d’une usine
        [output] unités de chaque rangée
        [spaces] cases des rangées
        [worker-card] cartes Ouvriers
        [office] Bureau
        [price] échelle de prix
        [fixed-price] prix fixe du stock
        [end-price] prix du stock à la fin
        [quality] qualité
        [distribution] distribution
        [market] marché
        [market-blank-top-rows] rangées sans nombre en haut
        [market-wage] bandes de salaire
        [market-arrows] flèches d’attrait
        [market-up-to-3] marché jusqu’à trois joueurs
        [market-for-4] marché à quatre joueurs
        [economy] marqueurs Économie
        [economy-dropped] marqueurs Économie laissés de côté
        [neutral] compagnie neutre
        [administration] administration
        [marker] marqueurs d’action
        [marker-supply] réserve de marqueurs avancés
        [marker-printed] marqueurs de la mise en place imprimée
        [development] développements par étape
        [development-restriction] restriction des développements
        [machine] machines
        [ship] navires par capacité
        [piers] quais
        [contract] contrats
        [warehouse] entrepôt
        [shipping] jetons Exportation
        [tile] tuiles Développement
        [tile-count] nombre de tuiles
        [tile-offer] tuiles dans l’offre
        [tile-printed] tuiles de la mise en place imprimée
        [card] cartes Développement
        [card-faces] rectos et versos
        [card-supply] cartes exposées
        [timetable] calendrier
        [timetable-obsolete] usines obsolètes
        [event] marqueurs Événement
        [event-printed] événements de la mise en place imprimée
        [event-effect] effets des événements
        [start] départ d’une compagnie
        [track] pistes
        [solo] jeu en solo
        [solo-start] départ des adversaires
        [solo-new-factory] usines nouvelles
        [solo-award] seuils des distinctions
        [switch] règles qui diffèrent
        [price-lowest] prix minimal par bien
        [importer] importateurs
        [importer-start] départ des importateurs
        [marker-production] rangées d’une action Production
        [marker-supply-light] marqueurs clairs dans la boîte
        [marker-supply-dark] marqueurs foncés dans la boîte
        [marker-removed] marqueurs retirés
        [marker-rows] rangées du plateau
        [event-pool] événements montrés
        [asymmetric] usines asymétriques
        [asymmetric-limit] usines d’un genre
        [asymmetric-bulk] usines de série
        [asymmetric-luxury] usines de luxe
        [east-india] Compagnie des Indes orientales
        [east-india-price] échelles de prix
        [east-india-locked] cases fermées de chaque prix
        [east-india-track] pistes d’influence
        [east-india-bonus] première case de chaque prime
       *[other] { $component }
    }

## Names of numbers

client-number-with = à { $count } joueurs
client-number-removed-with = retirés à { $count } joueurs
client-number-fixed-with = toujours offertes à { $count } joueurs
client-number-row = rangée { $count }
client-number-before = niveaux obsolètes avant { NUMBER($count, useGrouping: 0) }
client-number-level = niveau { $count ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-number-setup = mise en place à { $count } joueurs
client-number = { $number-id ->
        [blue] Bleu
        [red] Rouge
        [green] Vert
        [yellow] Jaune
        [first] premier joueur
        [second] deuxième joueur
        [third] troisième joueur
        [fourth] quatrième joueur
        [per-company] par compagnie
        [at-start] au départ
        [start-space] première case
        [buying] à l’achat
        [from] de la case
        [to] à la case
        [spaces-per-pound] cases par livre
        [amount] versé
        [repayment] remboursé
        [cost] prix
        [rows] rangées
        [columns] colonnes
        [column] colonne
        [lowest] minimum
        [highest] maximum
        [highest-with-engineer] maximum avec l’Ingénieur
        [highest-with-2] maximum à 2 joueurs
        [largest-with-2] le plus grand à 2 joueurs
        [pounds] livres
        [last-row] dernière rangée
        [fired] renvoyés
        [boxed] dans la boîte
        [importer] gain de l’importateur
        [workers] ouvriers
        [spaces] cases
        [reuse-fee] supplément de réemploi
        [own] propres
        [light] clairs
        [dark] foncés
        [copies] de chaque
        [crew] équipage
        [level] niveau
        [levels] niveaux
        [count] combien
        [per-player] par joueur
        [held] au plus par joueur
        [saving] économie
        [lowest-wage] salaire minimal
        [price] prix
        [prices] prix
        [goods] unités
        [upkeep] entretien
        [decades] décennies
        [fee] prix d’un ouvrier manquant
        [random] mélangé
        [order] ordre
        [capacity-per-space] capacité par case
        [shares] actions
        [pounds-per-row] par rangée
        [pounds-per-tile] par tuile
        [pounds-per-worker] par ouvrier
        [tile] tuile
        [money] argent
        [value] valeur de l’action
        [ships] navires
        [spots] emplacements
        [penalty] pénalité
        [appeal] attrait
        [sum] somme
        [fixed-cost] coût fixe
        [shipping-price] prix à l’exportation
        [machines] machines
        [first-goods] unités, première place
        [second-goods] unités, deuxième place
        [small-cards] petites cartes
        [cards] cartes
        [small] petits
        [small-goods] unités dans un petit
        [large-goods] unités dans un grand
        [highest-appeal] attrait maximal
        [lowest-demand] demande minimale
        [highest-demand] demande maximale
        [demand-below] demande de départ sous
        [wages] salaires
        [step] pas
        [steps] pas
        [front] rectos
        [back] versos
        [expert-per-player] par joueur, règles expert
        [bonus] prime
        [factories] usines
        [developments] développements
        [start] au départ
        [drawn-each] tirés pour chacun
        [drawn-neutral] tirés pour la neutre
        [tycoon-points] Magnat
        [many-shares] DG
        [all-shares] PDG
        [high-value] Coqueluche de la Bourse
        [top-value] Géant de la Bourse
        [parvenu-shares] Parvenu
        [riches] Nouveau riche
        [way] ici
        [production] production
        [investor] Investisseur
        [for-each-player] pour chaque joueur
        [fours-each-with-2] de capacité 4, à 2 joueurs
        [pounds-with-2] à 2 joueurs
        [shown] montrés à tous
        [reserve] en réserve
        [each] par bien
        [cheaper] moins chère de
        [dearer] plus chère de
        [marketing] distribution
        [machine] machine
        [share] case de valeur
        [sugar] sucre
        [cotton] coton
        [silver] argent
        [porcelain] porcelaine
        [tiers] fois qu’il monte
        [spaces-per-tier] cases de chaque prix
        [last] dernière case
        [orange] cases orange
        [from-space] à partir de la case
        [multiplier] fois le prix
        [voyages] Capitaine
       *[other] { $number }
    }
client-number-word = { $value-id ->
        [production] Production
        [investor] Investisseur
       *[other] { $value }
    }
client-number-yes = oui
client-number-no = non
