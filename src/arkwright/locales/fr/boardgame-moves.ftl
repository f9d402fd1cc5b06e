# What the moves of the board game do, said to the one who chooses.

move-place = poser le marqueur { $marker } sur la case à £{ $space } et payer £{ $space }
    .group = Poser un marqueur sur une case d’administration
move-reuse =
    réutiliser le marqueur { $marker } sur la case à £{ $space }, pour £{ $space } et le supplément
    .group = Réutiliser un marqueur
move-unlock = payer pour ouvrir la case fermée par la crise de Hambourg
    .group = Ouvrir la case fermée
move-pay = payer £{ $pounds } de frais d’administration
    .group = Combien payer
move-build = construire une usine de { $good } de niveau { $level }
    .group = Construire une usine : marchandise et niveau
move-modernise = porter votre usine de { $good } au niveau suivant
    .group = Moderniser une usine d’un niveau
move-close = fermer votre usine de { $good } ; ses ouvriers sont renvoyés
    .group = Fermer une usine
move-use = { $tile-id ->
        [developer] utiliser le Promoteur : £5 de moins pour chaque usine de cette action, puis il est rendu
        [extra-shifts] rendre Heures sup pour une marchandise de plus
        [inventor] compter un usage de l’Inventeur
        [jubilee] vendre une marchandise de plus pour le Jubilé
        [patent] rendre le Brevet pour deux niveaux de distribution gratuits
        [patron] vendre une marchandise de plus à votre client
        [press-attache] laisser l’Attaché de presse gagner l’égalité
        [school] laisser l’École arrêter votre dernière rangée, qui ne produit donc rien
        [tinkerer] compter un usage du Bricoleur
       *[other] utiliser la tuile { $tile }
    }
    .group = Utiliser ce que vous possédez
move-hire = embaucher { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    } dans la rangée { $row } de votre usine de { $good }
    .group = Embaucher des ouvriers : usine, rangée, combien
move-fire = renvoyer { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    } de votre usine de { $good }, à partir des dernières rangées
    .group = Renvoyer des ouvriers : usine, combien
move-move-piece =
    déplacer { $piece } de votre usine de { $good } de la rangée { $row } à la rangée { $to }
    .group = Déplacer dans une usine, avant de renvoyer : usine, de rangée, à rangée
move-post = embaucher un ouvrier pour { $post } de votre entrepôt
    .group = Embaucher un ouvrier à un poste de l’entrepôt
move-shift = déplacer, à l’entrepôt, un ouvrier de { $post } à { $new_post }
    .group = Déplacer un ouvrier de l’entrepôt
move-machine =
    remplacer par une machine un ouvrier de la rangée { $row } de votre usine de { $good }
    .group = Acheter une machine : usine, rangée
move-reseat = placer l’ouvrier remplacé dans la rangée { $row } de votre usine de { $good }
    .group = Placer l’ouvrier remplacé
move-quality = augmenter d’un niveau la qualité { $good-id ->
        [clothes] de votre textile
       *[other] de vos { $good }
    }
    .group = Augmenter la qualité
move-distribute = augmenter d’un niveau la distribution { $good-id ->
        [clothes] de votre textile
       *[other] de vos { $good }
    }
    .group = Augmenter la distribution
move-sell = vendre { $count ->
        [one] une de vos actions
       *[other] { $count } de vos actions
    } à la banque
    .group = Vente d’actions
move-repay = rembourser { $count ->
        [one] un emprunt
       *[other] { $count } emprunts
    }
    .group = Rembourser des emprunts
move-clear = vendre au prix fixe { $count ->
        [one] 1 unité de { $good } en stock
       *[other] { $count } unités de { $good } en stock
    }
    .group = Vendre le stock au prix fixe
move-contract = signer un contrat de { $space ->
        [one] { $space } unité
       *[other] { $space } unités
    } de { $good }, ou y porter le vôtre
    .group = Signer ou relever un contrat : marchandise, taille
move-limit = { $space ->
        [0] retirer la limite des contrats de la piste
       *[other] limiter vos contrats à { $space } unités
    }
    .group = Déplacer la limite des contrats
move-invest = { $marker-id ->
        [exchange] passer maintenant à la Bourse
        [both-ships] copier un voyage des deux navires
       *[other] copier l’action du marqueur { $marker }
    }
    .group = Faire une moitié de l’Investisseur
move-ship = exporter { $count ->
        [one] 1 unité
       *[other] { $count } unités
    } de { $good } aux colonies
    .group = Exporter
move-produce = faire tourner { $rows ->
        [one] la première rangée
       *[other] les { $rows } premières rangées
    } de votre usine de { $good } pour le stock
    .group = Produire : usine, rangées
move-price = fixer le prix { $good-id ->
        [clothes] de votre textile
       *[other] de vos { $good }
    } à £{ $pounds }
    .group = Fixer un prix
move-take-tile = prendre la tuile { $tile }{ $good ->
        [none] {""}
       *[other] {" "}pour votre usine de { $good }
    }
    .group = Prendre une tuile Développement
move-assign = affecter la tuile { $tile } à votre usine de { $good }
    .group = Réaffecter une tuile
move-return-tile = rendre la tuile { $tile }
    .group = Rendre une tuile
move-keep-tile = payer le prochain usage de la tuile { $tile } et la garder
    .group = Garder une tuile
move-take-marker = prendre le marqueur { $marker }
    .group = Prendre un marqueur avancé
move-take-ship = prendre un navire de capacité { $capacity }{ $instead ->
        [0] {""}
       *[other] {" "}à la place de celui de capacité { $instead }
    }
    .group = Prendre un navire
move-swap = le nouveau navire remplace celui { $space ->
        [0] du quai
       *[other] de la case à £{ $space }
    }
    .group = Choisir le navire qui part
move-sell-stored = vendre une marchandise en stock à votre prix
    .group = Vendre du stock
move-offer = proposer { $count ->
        [one] 1 marchandise
       *[other] { $count } marchandises
    } de votre stock au marché
    .group = Proposer du stock
move-stop = ne plus rien vendre dans cette phase
    .group = Arrêter de vendre
move-discard = abandonner une unité de { $good } faute de place
    .group = Abandonner une marchandise
move-dismiss = congédier { $what }
    .group = Congédier un ouvrier ou un navire et son équipage
move-lose-machine = laisser aux luddites une machine de la rangée { $row } de votre usine de { $good }
    .group = Perdre une machine
move-pay-off = payer les luddites pour qu’ils épargnent votre usine de { $good }
    .group = Payer les luddites
move-advance = déplacer un ouvrier de la rangée { $row } de votre usine de { $good } vers la case vide
    .group = Déplacer un ouvrier
move-enlist = envoyer à la guerre votre navire de capacité { $capacity }
    .group = Envoyer un navire à la guerre
move-suffer = perdre { $loss }
    .group = Choisir la perte
move-influence = { $bought ->
        [0] faire le pas gratuit sur la piste { $track }
        [one] faire le pas gratuit sur la piste { $track } et en acheter un de plus
       *[other] faire le pas gratuit sur la piste { $track } et en acheter { $bought } de plus
    }
    .group = Gagner de l’influence : piste, pas achetés
move-rise = faire avancer la valeur de votre action d’une case
    .group = Faire avancer la valeur de l’action

## When such moves are made

when-place = un marqueur se pose au début de votre tour ({ section-II-1 })
when-reuse = un marqueur se réutilise au début de votre tour ({ section-II-1 })
when-unlock = la case fermée s’ouvre au début de votre tour (10.2)
when-pay =
    les frais d’administration se choisissent après le marqueur, si une tuile le permet
    ({ section-II-1 })
when-found = les deux premières usines se choisissent avant le début de la partie (4.1.IV)
when-build = les usines se construisent avec le marqueur Usine ({ section-II-2-1 })
when-modernise = les usines se modernisent avec le marqueur Usine ({ section-II-2-1 })
when-close = les usines se ferment avec le marqueur Usine ({ section-II-2-1 })
when-use-developer =
    le Promoteur s’utilise dans une action avec le marqueur Usine ({ section-II-2-1 })
when-use-extra-shifts =
    Heures sup s’utilise quand une usine produit ({ section-II-2-8 }, { section-III-1 })
when-use-inventor = l’Inventeur se choisit juste après ce qui dépasse le niveau (10.1)
when-use-jubilee = le Jubilé s’utilise après une vente (10.2)
when-use-patent =
    le Brevet s’utilise dans une action avec un marqueur Distribution ({ section-II-2-5 })
when-use-patron = un client achète après la vente de sa marchandise ({ section-III-1 })
when-use-press-attache = l’Attaché de presse s’utilise à égalité pour une prime en Bourse (5.3.II)
when-use-school =
    l’École arrête une rangée quand les marchandises de l’usine se vendent ({ section-III-1 })
when-use-tinkerer = le Bricoleur se choisit juste après ce qui dépasse le niveau (10.1)
when-hire = les ouvriers s’embauchent avec le marqueur Ouvriers ({ section-II-2-2 })
when-fire = les ouvriers se renvoient avec le marqueur Ouvriers ({ section-II-2-2 })
when-move-piece =
    ouvriers et machines se déplacent dans une usine avec le marqueur Ouvriers, avant les renvois
    (5.2.II.2)
when-post = les ouvriers de l’entrepôt s’embauchent avec le marqueur Ouvriers ({ section-II-2-2 })
when-shift = les ouvriers de l’entrepôt se déplacent avec le marqueur Ouvriers ({ section-II-2-2 })
when-machine = les machines s’achètent avec un marqueur Machines ({ section-II-2-3 })
when-reseat =
    les ouvriers remplacés se replacent après l’achat de machines, avec l’École ({ section-II-2-3 })
when-quality = la qualité s’augmente avec un marqueur Qualité ({ section-II-2-4 })
when-distribute = la distribution s’augmente avec un marqueur Distribution ({ section-II-2-5 })
when-buy = les actions s’achètent avec le marqueur Bourse ({ section-II-2-6 })
when-sell = les actions se vendent avec le marqueur Bourse ({ section-II-2-6 })
when-repay = les emprunts se remboursent avec le marqueur Bourse ({ section-II-2-6 })
when-clear = le stock se vend au prix fixe avec le marqueur Bourse ({ section-II-2-6 })
when-contract = les contrats se signent et se relèvent avec le marqueur Bourse ({ section-II-2-6 })
when-limit = la limite des contrats se déplace à la Bourse (5.2.II.6)
when-invest = les moitiés de l’Investisseur se choisissent dans son action (5.2.II.6)
when-ship =
    les marchandises s’exportent avec un navire comme marqueur, ou après leur vente
    ({ section-II-2-7 }, { section-III-4 })
when-produce = une usine produit pour le stock avec un marqueur Production ({ section-II-2-8 })
when-price =
    les prix se fixent après une action Usine, Qualité, Distribution ou Production
    ({ section-II-3-1 })
when-take-tile =
    les tuiles se prennent après une action avec Ouvriers, Machines, Bourse ou un navire
    ({ section-II-3-2 })
when-take-marker =
    les marqueurs avancés se prennent après une action avec Ouvriers, Machines, Bourse ou un navire
    ({ section-II-3-2 })
when-take-ship =
    les navires se prennent après une action avec Ouvriers, Machines, Bourse ou un navire
    ({ section-II-3-2 })
when-assign = les tuiles se réaffectent au lieu de prendre un marqueur spécial ({ section-II-3-2-1 })
when-return-tile =
    les tuiles se rendent quand il y en a trop, ou pour leur usage ({ section-II-3-2-1 })
when-keep-tile = une tuile qui se paie de nouveau se garde juste après son usage ({ section-II-2-1 })
when-swap = le navire qui part se choisit quand un autre le remplace ({ section-II-3-2-3 })
when-broker = le Courtier se rend au lieu de prendre un marqueur spécial ({ section-II-3-2 })
when-sell-stored =
    le stock se vend quand le marché demande plus que les nouvelles marchandises ({ section-III-1 })
when-stop =
    la vente s’arrête quand le marché demande plus que les nouvelles marchandises
    ({ section-III-1 })
when-offer = le stock se propose avant la vente, dans l’ordre du tour (5.3.I)
when-discard = les marchandises s’abandonnent quand les entrepôts sont trop pleins ({ section-III-5 })
when-dismiss =
    les ouvriers du port et les navires se congédient à la fin d’une décennie ({ section-6-II })
when-lose-machine = les machines se perdent quand vient l’événement des luddites (10.2)
when-pay-off = les luddites se paient quand vient leur événement (10.2)
when-advance = les ouvriers avancent quand les luddites ont brisé une machine (10.2)
when-enlist = les navires partent à la guerre quand vient l’événement Opium (10.2)
when-suffer = la perte se choisit quand vient l’événement Récession (10.2)
when-influence = l’influence se gagne après chaque cycle (9.3.II)
when-rise = la valeur de l’action avance comme bonus de la Compagnie des Indes (9.3.II)
