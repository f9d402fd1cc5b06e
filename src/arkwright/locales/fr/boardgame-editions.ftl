# The editions of the board game side by side, and its switches in the component browser.

edition-heading = Les éditions comparées
edition-note =
    Seulement ce qui diffère. = veut dire comme dans la colonne de gauche, – que cela n’existe pas ; là où
    des nombres se suivent comme 4 / 8 / 4, la ligne dit selon quoi. Ce que 2025 appelle marketing est ici
    la distribution.
edition-topic = Ce qui diffère

edition-chapter-game = Le jeu
edition-chapter-set-up = Mise en place
edition-chapter-turn = Tour
edition-chapter-production = Production
edition-chapter-end = Fin de la décennie, emprunts
edition-chapter-markers = Marqueurs gris et navires, à 2 / 3 / 4 joueurs
edition-chapter-tiles = Tuiles Développement dans la boîte
edition-chapter-predetermined = La mise en place prédéterminée
edition-chapter-asymmetric = Usines asymétriques, un module
edition-chapter-east-india = Compagnie des Indes orientales, un module
edition-chapter-other = Autres nombres

## Set-up

switch-event-layout = Pose des événements
switch-event-layout-hidden =
    Tous face cachée et inconnus, la Bureaucratie parmi ceux des trois premières décennies.
switch-event-layout-open-pool =
    Tous voient les événements possibles ; puis l’un est écarté sans être vu, les autres sont posés face
    cachée avec la Bureaucratie, l’un d’eux en réserve. La Bureaucratie et la réserve viennent ensemble.
switch-start-payment = Paiement des deux premières usines
switch-start-payment-after-all = Quand tous ont vendu des actions.
switch-start-payment-at-once = Juste après votre propre vente d’actions, avant de prendre un marqueur.
switch-start-marker = Le premier marqueur spécial
switch-start-marker-may = Vous pouvez en prendre un.
switch-start-marker-must = Vous en prenez un ; personne ne s’en passe.

## Turn

switch-marker-reuse = Réemploi d’un marqueur
switch-marker-reuse-stays = Il reste en place ; vous payez de nouveau sa case, et le supplément.
switch-marker-reuse-moves =
    Vous le levez en payant le supplément, puis le posez sur n’importe quelle case libre, même l’ancienne.
switch-factory-order = Ordre dans une action Usine
switch-factory-order-free = Construire, moderniser et fermer à volonté, même en alternant.
switch-factory-order-fixed = D’abord fermer, puis construire, puis moderniser.
switch-closed-factory = Tuile d’une usine fermée
switch-closed-factory-supply = Elle vous revient ; seulement pas dans la même action.
switch-closed-factory-box = Elle quitte la partie : vous ne construirez plus ce bien à ce niveau.
switch-developer = Promoteur avec l’Inventeur
switch-developer-current-level = Aucune économie sur une étape au-delà du niveau actuel.
switch-developer-any-level = Il économise aussi sur une telle étape.
switch-hiring = Où vont les ouvriers embauchés
switch-hiring-any-row = Dans n’importe quelle rangée d’une usine.
switch-hiring-low-rows-first = D’abord dans la plus basse rangée incomplète.
switch-firing = Avant de renvoyer
switch-firing-as-they-stand = On renvoie des dernières rangées, telles qu’elles sont.
switch-firing-after-moving = Ouvriers et machines de l’usine peuvent d’abord changer de rangée.
switch-refill-ban = Embaucher là où l’on vient de renvoyer
switch-refill-ban-rows = Pas dans la même rangée ; on ne renvoie pas d’une rangée qu’on vient de garnir.
switch-refill-ban-spaces = Pas sur les mêmes places ; on ne renvoie pas ceux qu’on vient d’embaucher.
switch-last-decade = Embaucher dans la dernière décennie pour un bien déjà produit
switch-last-decade-marked =
    Permis, mais l’usine est marquée et coûte à la fin de la valeur et des actions, sauf si une action
    Production suit.
switch-last-decade-banned = Interdit, comme de construire une telle usine.
switch-machine-tile = De qui les machines paient le propriétaire de la tuile des machines
switch-machine-tile-everybody = De tous les autres.
switch-machine-tile-neighbours = Des voisins de gauche et de droite.
switch-repricing = Prix qui peuvent changer après une action
switch-repricing-touched =
    Ceux des usines concernées ; après Qualité et Distribution, d’autres pour £1 d’administration chacun.
switch-repricing-all = Ceux de tous vos biens.
switch-price-scale = Haut de l’échelle de prix
switch-price-scale-printed = L’échelle s’arrête.
switch-price-scale-open = Sans fin, tant que l’attrait est d’au moins 0.
switch-exchange-order = Ordre dans une action Bourse
switch-exchange-order-free = Libre.
switch-exchange-order-fixed =
    Stock, emprunts, actions, et enfin contrats ; là où il n’y en a pas, vos navires redeviennent actifs.
switch-contracts = Contrats
switch-contracts-open = Nécessaires pour exporter ; non servi, un contrat monte jusqu’au bout de la piste.
switch-contracts-limited =
    Nécessaires pour exporter ; votre limite des contrats les arrête dans leur montée, et vous interdit
    d’en poser de plus hauts.
switch-contracts-none =
    Aucun : on exporte à volonté, mais un navire qui a navigué est inactif jusqu’à votre prochaine action
    Bourse.
switch-ship-action = Action Navire
switch-ship-action-one-ship = Un navire, posé sur une case d’administration jusqu’à la fin de la décennie.
switch-ship-action-both-ships =
    Un navire ou les deux, pour la somme de leurs capacités ; il faut une case libre, qui le reste.
switch-ship-swap = Échange d’un navire contre un plus grand
switch-ship-swap-full-piers = Seulement si les deux quais sont pris.
switch-ship-swap-any-pier = Même si un quai est libre.
switch-agent = Agent
switch-agent-one-contract = Un contrat par voyage avec une unité de plus ou de moins.
switch-agent-every-contract = Chaque contrat du voyage avec une unité de plus ou de moins.

## Production

switch-sale-choices = Stock, Heures sup et École pendant la vente
switch-sale-choices-when-called = Décidés unité par unité, quand vient votre tour de vendre.
switch-sale-choices-declared = Annoncés avant la vente, dans l’ordre du tour.
switch-bonus-ties = Égalités pour une prime en Bourse
switch-bonus-ties-charisma = Le Charisme les gagne toutes.
switch-bonus-ties-press-attache =
    L’Attaché de presse en gagne une par décennie et pivote ; pour une seconde, il est rendu.
switch-fading = Quand la distribution baisse
switch-fading-with-wages = Avec les salaires, avant l’exportation.
switch-fading-clean-up = À la fin du cycle, après le stockage.
switch-negative-appeal = Attrait qui tomberait sous 0
switch-negative-appeal-price-falls = Le prix baisse de £1 et la valeur de l’action d’une case.
switch-negative-appeal-stays = Il reste sous 0 jusqu’à ce que vous fixiez de nouveau vos prix.
switch-small-warehouse = Petit dépôt
switch-small-warehouse-on-price-scale = Son stock est posé sur vos échelles et ferme les prix élevés.
switch-small-warehouse-apart = Son stock ne ferme aucun prix.
switch-small-warehouse-everybody = Chacun en a un dès le départ, sans tuile.

## End of the decade

switch-ship-dismissal = Ce qui peut quitter le port à la fin d’une décennie
switch-ship-dismissal-with-crew = Les ouvriers de l’entrepôt, et les navires avec tout leur équipage.
switch-ship-dismissal-any-ship = Les ouvriers de l’entrepôt, et n’importe quel navire, même sans équipage.
switch-charisma = Le Charisme rendu
switch-charisma-start-player = Vous désignez le premier joueur.
switch-charisma-with-marker = Vous désignez le premier joueur et prenez un marqueur spécial.
switch-broker = Quand le Courtier négocie pendant la phase d’événement
switch-broker-before-paying = Au début, avant un événement qui coûte de l’argent, et après l’événement.
switch-broker-any-moment = À tout moment : aussi quand l’événement est connu et pas encore résolu.
switch-markers-return = Quand reviennent les marqueurs d’action
switch-markers-return-before-event = D’abord, avant les salaires du port et l’événement.
switch-markers-return-at-the-end = En dernier, après l’événement et le premier joueur.
switch-obsolescence = Usines obsolètes
switch-obsolescence-yes = Les vieux niveaux prennent plus d’ouvriers, ou de l’argent pour ceux qui manquent.
switch-obsolescence-no = Aucune.
switch-loan = Ce qu’un emprunt coûte en valeur de l’action
switch-loan-one-space = Une case.
switch-loan-first-digit = Le premier chiffre de votre case, une seule sous la case 10.

## Rows of numbers

edition-options = Options
edition-option-patrons = les quatre clients
edition-option-close-ban = interdit de fermer une décennie durant
edition-option-east-india = Compagnie des Indes orientales
edition-option-asymmetric = usines asymétriques
edition-decades = Décennies
edition-levels = Niveau technologique de chaque décennie
edition-fired = Ouvriers renvoyés au départ, à 2 / 3 / 4 joueurs
edition-boxed = Ouvriers laissés dans la boîte, à 2 / 3 / 4 joueurs
edition-importers = Départ des importateurs, à 2 / 3 / 4 joueurs
edition-events-shown = Événements montrés à tous
edition-events-missing = Événements qui ne viennent jamais
edition-events-two = Événements retirés à deux joueurs
edition-tiles-fixed = Tuiles toujours offertes, à 2 / 3 / 4 joueurs
edition-markers-each = Marqueurs gris posés pour chaque joueur
edition-ships-at-start = Navires de départ de chacun, par capacité
edition-lowest-price = Prix minimal des vivres / textile / couverts / lampes
edition-highest-price = Prix maximal
edition-contract-two = Contrat le plus haut à deux joueurs
edition-marker-rows = Niveau qui ouvre les rangées I, II, III, IV de marqueurs gris
edition-inventor = Inventeur : prix de chaque usage, le premier à la prise
edition-tinkerer = Bricoleur : prix de chaque usage
edition-machine-tile = Tuile des machines : par machine, à 2 / 3 / 4 joueurs
edition-fours-each = Navires de capacité 4 pour chacun à deux joueurs
edition-output-1 = Unités des rangées 1, 2, 3, 4 au niveau I
edition-output-2 = Unités des rangées 1, 2, 3, 4 au niveau II
edition-output-3 = Unités des rangées 1, 2, 3, 4 au niveau III
edition-output-4 = Unités des rangées 1, 2, 3, 4 au niveau IV
edition-wage-rows = Dernière rangée du marché du travail à chaque salaire
edition-obsolete = Niveaux obsolètes dès 1790 / 1800 / 1810
edition-obsolete-workers = Ouvriers que prend une usine obsolète
edition-obsolete-fee = Pour chacun d’eux qui manque
edition-events-printed = Événements dans l’ordre
edition-reserve-printed = Événement en réserve
edition-markers-1 = Marqueurs gris de la rangée I, un de plus par joueur
edition-markers-2 = Marqueurs gris de la rangée II
edition-markers-3 = Marqueurs gris de la rangée III
edition-markers-4 = Marqueurs gris de la rangée IV
edition-tiles-2 = Tuiles à deux joueurs
edition-tiles-3 = De plus à trois
edition-tiles-4 = De plus à quatre
edition-kind-limit = Usines de série, et de luxe, par bien
edition-bulk-cheaper = Série : moins chère, et de moindre qualité, de
edition-bulk-marketing = Série : distribution à l’ouverture
edition-bulk-output = Série : unités des rangées 1, 2, 3, 4 au niveau I / II / III / IV
edition-luxury-dearer = Luxe : plus chère, et de meilleure qualité, de
edition-luxury-output = Luxe : unités des rangées 1, 2, 3, 4 au niveau I / II / III / IV
edition-track-price = Premier prix du sucre / coton / argent / porcelaine
edition-track-tiers = Combien de fois le prix monte avant sa dernière case
edition-track-tier = Cases de chaque prix
edition-track-locked = Fermées parmi elles, à 2 / 3 / 4 joueurs
edition-track-last = Dernière case d’une piste
edition-track-orange = Cases orange, d’un seul marqueur chacune
edition-track-multiplier = L’influence compte le prix
edition-track-from = À partir de la case
edition-track-bonus = Première case de la prime distribution / machine / qualité / case de valeur
