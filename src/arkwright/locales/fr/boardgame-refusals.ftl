# Why a move of the board game is refused, and what would be right.

## Turn and administration (II, II.1, II.2.7)

refusal-marker-not-there =
    le marqueur { $marker } ne se trouve pas sur votre case à £{ $space }, et ne peut donc pas y être
    réutilisé
refusal-marker-not-owned =
    vous n’avez pas le marqueur { $marker } ; prenez-le d’abord comme marqueur spécial
refusal-marker-placed-already =
    votre marqueur { $marker } est déjà sur le tableau d’administration ; il ne peut qu’être réutilisé
refusal-space-taken =
    votre marqueur { $marker } est sur la case à £{ $space } ; choisissez une case libre ou
    réutilisez ce marqueur
refusal-space-closed-by-bureaucracy =
    la Bureaucratie a fermé la case à £{ $pounds } à tous ceux qui n’ont pas l’Intendant
refusal-space-closed-by-hamburg =
    la crise de Hambourg a fermé la case à £{ $pounds } pour cette décennie ; ouvrez-la d’abord
refusal-nothing-to-unlock = aucune de vos cases d’administration n’attend d’être ouverte
refusal-ship-needs-more =
    porter { $capacity } unités demande au moins £{ $capacity } de frais d’administration, plus que
    n’en prend la case à £{ $space }
refusal-amount-out-of-range =
    ici vous pouvez payer de £{ $least } à £{ $most } de frais d’administration
refusal-pay-first = choisissez d’abord combien vous payez de frais d’administration

## Factories (4.1, II.2.1)

refusal-factory-owned =
    vos deux usines doivent être de marchandises différentes, et vous en avez déjà une de { $good }
refusal-level-not-reached =
    le niveau { $level } est le plus haut que vous puissiez atteindre maintenant
refusal-highest-level = votre usine de { $good } a le plus haut niveau qui soit
refusal-just-built =
    vous venez de construire l’usine de { $good } ; vous ne pouvez pas encore la fermer
refusal-just-closed =
    vous venez de fermer une usine de { $good } de niveau { $level } ; elle ne peut pas encore être
    reconstruite
refusal-factories-not-covered =
    vous devez vendre au moins { $count ->
        [one] une action
       *[other] { $count } actions
    } pour payer les deux usines
refusal-too-few-workers = le marché du travail { $count ->
        [0] n’a plus d’ouvrier à embaucher
        [one] n’a plus qu’un ouvrier à embaucher
       *[other] n’a plus que { $count } ouvriers à embaucher
    }

## Prices (II.2.1, II.3.1)

refusal-opening-price-first = fixez d’abord le prix { $good-id ->
        [clothes] du textile
       *[other] des { $good }
    }, dont l’usine vient d’ouvrir
refusal-price-below-lowest = le prix le plus bas dans cette édition est £{ $pounds }
refusal-price-above-highest = le prix le plus haut dans cette édition est £{ $pounds }
refusal-price-space-holds-goods =
    un stock de { $good } occupe cette case de l’échelle des prix ; choisissez un prix sous les
    marchandises
refusal-appeal-below-zero =
    l’attrait { $good-id ->
        [clothes] de votre textile
       *[other] de vos { $good }
    } tomberait sous 0 ; choisissez un prix plus bas
refusal-price-as-it-is = le prix { $good-id ->
        [clothes] de votre textile
       *[other] de vos { $good }
    } est déjà £{ $pounds }
refusal-price-changed-already =
    vous avez déjà changé le prix { $good-id ->
        [clothes] du textile
       *[other] des { $good }
    } dans cette action ; pas plus d’une fois
refusal-price-not-touched =
    cette action n’a pas touché votre usine de { $good }, et il ne reste rien des frais
    d’administration pour payer son prix

## Workers and warehouse (II.2.2, III.5)

refusal-fewer-spaces = la rangée { $row } de votre usine de { $good } { $count ->
        [0] n’a pas de case vide
        [one] n’a qu’une case vide
       *[other] n’a que { $count } cases vides
    }
refusal-fired-there =
    dans cette action vous avez renvoyé des ouvriers de la rangée { $row } de votre usine de
    { $good } ; personne ne peut donc être embauché à leur place
refusal-fewer-workers-to-fire = { $count ->
        [0] aucun ouvrier de votre usine de { $good } ne peut être renvoyé
        [one] un seul ouvrier de votre usine de { $good } peut être renvoyé
       *[other] seuls { $count } ouvriers de votre usine de { $good } peuvent être renvoyés
    } : la rangée 1 reste, de même que les ouvriers embauchés dans cette action et les rangées qui les
    précèdent
refusal-post-staffed = un ouvrier se tient déjà à { $post } de votre entrepôt
refusal-post-not-staffed = aucun ouvrier ne se tient à { $post } de votre entrepôt
refusal-post-settled =
    l’ouvrier à { $post } de votre entrepôt y est arrivé dans cette action et doit rester
refusal-must-discard =
    vos entrepôts sont trop pleins ; choisissez d’abord une marchandise à abandonner
refusal-discard-makes-no-room =
    abandonner une unité de { $good } ne fait pas de place ; choisissez une des marchandises proposées

## Machinery (II.2.3)

refusal-no-worker-to-replace =
    la rangée { $row } de votre usine de { $good } n’a pas d’ouvrier sur une case qui admet une
    machine
refusal-all-reseated = tous les ouvriers remplacés ont une place

## Quality and distribution (II.2.4, II.2.5)

refusal-quality-paid-for = les £{ $pounds } payées { $count ->
        [0] ne suffisent pas pour un niveau de qualité
        [one] suffisent pour un niveau de qualité, que vous avez
       *[other] suffisent pour { $count } niveaux de qualité, que vous avez
    }
refusal-distribution-cap = la distribution ne dépasse pas { $level }
refusal-distribution-too-dear =
    le prochain niveau de distribution coûte £{ $pounds }, et il reste £{ $left } à cette action
refusal-patent-levels-done = vous avez utilisé les deux niveaux gratuits du Brevet
refusal-patent-pounds-used =
    vous avez dépensé les livres supplémentaires du Brevet ; il ne peut donc pas être rendu pour des
    niveaux gratuits

## Stock exchange (4.1.V, 6.II, II.2.6)

refusal-loans-bar-buying = vous ne pouvez pas acheter d’actions avant d’avoir remboursé { $loans ->
        [one] votre emprunt
       *[other] vos { $loans } emprunts
    }
refusal-bank-has-fewer-shares = la banque { $count ->
        [0] n’a plus de vos actions
        [one] n’a plus qu’une de vos actions
       *[other] n’a plus que { $count } de vos actions
    }
refusal-shares-too-dear = votre caisse de £{ $cash } ne suffit pas à un prix de £{ $price }
refusal-fewer-shares-owned = vous { $count ->
        [0] n’avez pas d’action
        [one] n’avez qu’une action
       *[other] n’avez que { $count } actions
    }
refusal-shares-bought-already = vous venez d’acheter des actions ; vous ne pouvez donc pas en vendre
refusal-shares-sold-already = vous venez de vendre des actions ; vous ne pouvez donc pas en acheter
refusal-fewer-loans = vous { $loans ->
        [0] n’avez pas d’emprunt
        [one] n’avez qu’un emprunt
       *[other] n’avez que { $loans } emprunts
    } à rembourser
refusal-repayment-too-dear = rembourser un emprunt coûte £{ $pounds }, et vous avez £{ $cash }
refusal-no-repaying-now =
    le Courtier ne peut pas rembourser d’emprunts ; il faut pour cela passer à la Bourse
refusal-no-contracts-now = les contrats ne se signent qu’à la Bourse
refusal-no-selling-at-the-end = les actions ne peuvent plus être vendues, seulement achetées
refusal-contract-beyond-track = à cette table, les contrats vont jusqu’à { $space ->
        [one] { $space } unité
       *[other] { $space } unités
    }
refusal-contract-settled =
    vous venez de fixer le contrat de { $good } ; pas plus d’une fois par passage à la Bourse
refusal-contract-only-upward =
    votre contrat de { $good } est à { $space ->
        [one] { $space } unité
       *[other] { $space } unités
    } et ne peut qu’être relevé

## Shipping (II.2.7, III.4)

refusal-no-contract = vous n’avez pas de contrat de { $good }
refusal-contract-whole =
    votre contrat de { $good } est de { $space ->
        [one] { $space } unité
       *[other] { $space } unités
    } et doit être servi en entier ; l’Agent peut changer d’une unité un contrat par exportation
refusal-ship-too-small = le navire { $capacity ->
        [0] n’a plus de place
        [one] n’a plus de place que pour une unité
       *[other] n’a plus de place que pour { $capacity } unités
    }
refusal-ships-too-small = { $capacity ->
        [0] vous n’avez pas de navire
        [one] vos navires ne portent que 1 unité
       *[other] vos navires ne portent que { $capacity } unités
    }
refusal-ship-not-owned = vous n’avez pas de navire de capacité { $capacity }
refusal-ship-without-crew =
    votre navire de capacité { $capacity } n’a pas d’équipage à congédier

## Production (II.2.8)

refusal-fewer-rows-allowed = ce marqueur ne fait tourner que { $count ->
        [one] la première rangée
       *[other] les { $count } premières rangées
    } d’une usine
refusal-row-not-in-use =
    la rangée { $row } de votre usine de { $good } est vide ; faites tourner moins de rangées

## Special markers (II.3.2)

refusal-tile-owned = vous avez déjà la tuile { $tile }, et personne ne peut en avoir deux pareilles
refusal-tile-not-owned = vous n’avez pas la tuile { $tile }
refusal-tile-not-on-offer = la tuile { $tile } n’est pas dans l’offre
refusal-tile-in-use = vous utilisez déjà la tuile { $tile } dans cette action
refusal-tile-just-taken = vous venez de prendre la tuile { $tile } ; rendez une des anciennes
refusal-must-return-tile = personne ne peut avoir plus de { $count } tuiles ; rendez-en d’abord une
refusal-assigned-already = la tuile { $tile } est déjà affectée à votre usine de { $good }
refusal-inventor-first = payez d’abord le prochain usage de la tuile { $tile }, ou rendez-la
refusal-marker-owned =
    vous avez déjà le marqueur { $marker }, et personne ne peut en avoir deux pareils
refusal-marker-not-on-offer = le marqueur { $marker } n’est pas dans l’offre
refusal-marker-of-later-level =
    le marqueur { $marker } vient plus tard ; vous pouvez prendre dans les rangées jusqu’au niveau
    { $level }
refusal-ship-not-on-offer = aucun navire de capacité { $capacity } n’est dans l’offre
refusal-ship-of-later-level =
    les navires de capacité { $capacity } viennent plus tard ; vous pouvez prendre dans les rangées
    jusqu’au niveau { $level }
refusal-pier-still-free =
    vous avez un quai libre, il n’y a donc pas de navire à échanger ; prenez le navire tel quel
refusal-no-free-pier =
    vos deux quais sont occupés ; échangez un petit navire contre un plus grand
refusal-no-crew =
    le marché du travail a trop peu d’ouvriers pour l’équipage d’un navire de capacité { $capacity }

## Sale (III.1)

refusal-only-after-sale = { $tile-id ->
        [jubilee] le Jubilé ne s’utilise qu’après les achats du marché
        [patron] votre client n’achète qu’après le marché
        [school] l’École ne s’utilise qu’après les achats du marché
       *[other] la tuile { $tile } ne s’utilise qu’après les achats du marché
    }
refusal-extra-shifts-at-first-call =
    Heures sup s’utilise quand on vous appelle pour la première fois sans marchandises nouvelles, pas
    plus tard
refusal-row-already-shut = vous avez déjà arrêté la rangée { $row }, et une seule est permise
refusal-no-row-to-shut = votre usine de { $good } n’a pas de rangée avec un ouvrier à arrêter
refusal-row-goods-sold = la rangée { $row } de votre usine de { $good } a produit { $goods ->
        [one] { $goods } unité
       *[other] { $goods } unités
    }, et l’École n’arrête qu’une rangée dont toutes les marchandises sont invendues
refusal-no-use-for-extra-good =
    personne ne prendrait une autre unité de { $good } : ni client ni Jubilé, ni navire ni entrepôt
refusal-patron-has-bought = votre client de { $good } a déjà acheté
refusal-no-jubilee-sale = vous n’avez plus de vente pour le Jubilé
refusal-no-good-left = vous n’avez plus de { $good } à vendre, ni nouvelles unités ni stock

## Decade and events (IV, 6.II, 6.III, 10.2)

refusal-other-factory-now = c’est au tour de votre usine de { $good }
refusal-no-machine-in-row = la rangée { $row } de votre usine de { $good } n’a pas de machine
refusal-no-worker-in-row = la rangée { $row } de votre usine de { $good } n’a pas d’ouvrier
refusal-only-from-higher-rows =
    la case vide est dans la rangée { $row } ; seuls des ouvriers de rangées supérieures peuvent y
    aller
refusal-last-worker-beside-machines =
    le dernier ouvrier de la rangée { $row } de votre usine de { $good } doit rester avec les machines

## Choices that come first

refusal-school-first =
    décidez d’abord si l’École arrête la dernière rangée de votre usine de { $good }
refusal-choose-swapped-ship =
    dites d’abord lequel de vos deux navires de capacité { $capacity } le nouveau remplace
refusal-factories-come-first =
    l’Inventeur coûte £{ $pounds }, et votre capital doit encore payer les deux usines

## The 2025 edition: set-up, turn and factories (4.1, 5.2.I, 5.2.II)

refusal-must-take-marker =
    le premier marqueur spécial est obligatoire ; vous choisissez seulement lequel
refusal-ships-inactive = votre navire est inactif ; la Bourse le rend de nouveau actif
refusal-no-two-ships = vous n’avez pas deux navires à envoyer ensemble
refusal-no-goods-to-ship = une action de navire demande des marchandises en entrepôt, et il n’y en a pas
refusal-no-contract-to-serve =
    une action de navire demande un contrat que le stock remplisse et qui tienne dans une capacité de { $capacity }
refusal-ship-cannot-sail = { $marker-id ->
        [both-ships] les deux navires ne peuvent pas partir : il faut en avoir deux, et qu’ils soient actifs
       *[other] le { $marker } ne peut pas partir : il doit être à vous, et actif
    }
refusal-factory-in-order =
    on ferme d’abord, puis on construit, puis on modernise, et vous en êtes à { $part }
refusal-marker-in-box =
    votre usine de { $good } de niveau { $level } a été fermée et se trouve dans la boîte ; ce
    niveau ne peut plus être atteint
refusal-produced-in-last-decade =
    c’est la dernière décennie et { $good-id ->
        [clothes] le textile est produit
        [cutlery] les couverts sont produits
        [food] les vivres sont produits
       *[lamps] les lampes sont produites
    } : personne ne peut plus y commencer à travailler
refusal-opening-above-base =
    le premier prix ne peut pas dépasser la qualité de base de l’usine, £{ $pounds }
refusal-price-it-first = l’attrait { $good-id ->
        [clothes] de votre textile
       *[other] de vos { $good }
    } est sous 0 ; puisque vous changez vos prix, fixez aussi celui-ci
refusal-lower-rows-first =
    les rangées se remplissent dans l’ordre : votre usine de { $good } a un vide dans une rangée
    inférieure
refusal-moving-comes-first =
    vous avez embauché ou renvoyé dans votre usine de { $good } ; déplacez avant cela
refusal-no-place-in-row = la rangée { $row } n’a pas de place pour { $piece } d’une autre rangée
refusal-one-four-each = à deux compagnies, personne ne peut avoir deux navires de capacité 4

## Stock exchange and investor (5.2.II.6)

refusal-exchange-in-order =
    l’ordre est stock, emprunts, actions, contrats, et ce n’est plus le moment pour { $part }
refusal-no-contracts-in-game =
    il n’y a pas de contrats dans cette partie ; les navires portent autant qu’ils ont de place
refusal-contract-beyond-limit =
    votre limite des contrats est à { $space } ; déplacez-la d’abord, ou signez pour moins
refusal-limit-is-set = la limite des contrats est là où vous l’avez mise
refusal-limit-stays-on-track =
    à deux compagnies, la limite des contrats reste sur une case jusqu’à { $space }
refusal-limit-left-of-contract =
    vous avez un contrat à { $space }, et la limite ne peut pas être sous un contrat
refusal-half-done = { $marker-id ->
        [exchange] vous avez déjà fait la moitié Bourse de l’Investisseur
       *[other] vous avez déjà copié un marqueur avec l’Investisseur, et un seul est permis
    }
refusal-copy-needs-more = { $marker-id ->
        [both-ships] les £{ $pounds } payées pour l’Investisseur ne suffisent pas pour les deux navires
       *[other] les £{ $pounds } payées pour l’Investisseur ne suffisent pas pour le marqueur { $marker }
    }

## Sale and tiles (5.3, 5.4, 10.1)

refusal-only-before-sale = { $tile-id ->
        [school] l’École ne s’utilise qu’avant les achats du marché
       *[other] la tuile { $tile } ne s’utilise qu’avant les achats du marché
    }
refusal-offered-already = vous avez déjà proposé du stock pour cette vente ; pas plus d’une fois
refusal-nobody-wants-it = l’attrait { $good-id ->
        [clothes] de votre textile
       *[other] de vos { $good }
    } est sous 0 ; personne n’en prend plus
refusal-no-ship-for-extra-good = aucun navire ne prendrait maintenant une autre unité de { $good }
refusal-tie-first = dites d’abord si l’Attaché de presse gagne l’égalité pour { $bonus }
refusal-broker-not-for-charisma =
    le demi-prix du Courtier remplace l’action supplémentaire, ainsi que le marqueur du Lobby, qui en suit les règles ; pour le Charisme, on prend un marqueur
refusal-tile-just-returned = vous venez de rendre la tuile { $tile } ; prenez autre chose
refusal-choose-inventor = dites d’abord si c’est l’Inventeur ou le Bricoleur qui a servi

## East India Company and asymmetrical factories (9.3, 9.4)

refusal-track-space-barred =
    votre marqueur ne peut pas rester là sur la piste { $track } : la case a un marqueur, ou
    n’existe pas
refusal-influence-too-dear = un pas coûte £{ $price }, et vous avez £{ $cash }
refusal-bonus-not-reached = il faut la case { $space } de la piste pour { $bonus }
refusal-bonus-for-other-good = sur cette piste, le bonus ne va qu’à une usine de { $good }
refusal-usual-factories-only =
    les usines en série et de luxe ne sont pas en jeu à cette table
refusal-kind-all-open =
    il y a déjà { $count ->
        [one] { $count } usine
       *[other] { $count } usines
    } de { $good } { $category }, et pas une de plus
