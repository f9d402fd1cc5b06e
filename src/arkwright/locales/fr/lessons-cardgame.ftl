# Leçons du jeu de cartes : ce que dit la note en marge. Aucun chiffre ici, le jeu les apporte.

## La décennie guidée : une note par idée, et chacune sert aussitôt

lesson-card-guided-decade = La décennie guidée
    .about = Quatre manches avec une note en marge : le premier tour est montré, puis vous décidez.

lesson-card-guided-decade-goal =
    Vous avez une usine de vivres et une de textile. Strutt et Wedgwood font aussi des vivres. À la fin, un seul chiffre compte : *vos actions × la valeur d’une action*.

    (a) Vous avez { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } de £{ $share_value } : votre compagnie vaut £{ $portfolio }. Les actions s’achètent ; leur valeur monte quand vous vendez sur le marché intérieur.

    (b) Voici votre rue : une rangée de cartes par usine.
    .kicker = Le but
    .title = La compagnie qui vaut le plus

lesson-card-guided-decade-action =
    À chaque manche *une marchandise est active*, ici les vivres (a). Chacun joue son tour, puis seules ses usines produisent et vendent. Suivra le textile.

    Un tour commence par une action. De vivres, vous en faites { $output }, mais votre attrait est de { $appeal } (b) : nul n’achèterait. La distribution ajoute à l’attrait.
    .kicker = Votre première action
    .title = Une marchandise par manche
    .todo = Améliorez la distribution (c) : vivres à { $value }.
    .why = Les actions ne coûtent pas d’argent, seulement votre unique action de la manche. La distribution baisse d’un niveau après chaque production de sa marchandise : ajoutez-la juste avant la vente.

lesson-card-guided-decade-dial =
    Le prix est de £{ $price }, l’attrait de { $appeal }. Tous deux viennent des mêmes cartes (a) : *un attrait de plus ôte une livre au prix*.

    Strutt et Wedgwood vendent des vivres après vous (b). Le plus fort attrait, seul, fait monter votre valeur d’un pas de plus : visez au-dessus de ce qu’il leur faut.
    .kicker = Prix et attrait
    .title = L’attrait se prend sur le prix
    .todo = Mettez l’attrait à { $value }.
    .why = Le jeton montre une part de la somme en attrait, le reste en prix ; le bureau et les cartes Qualité sont tournés vers l’un ou l’autre. Seule la distribution est toujours de l’attrait.

lesson-card-guided-decade-develop =
    Chaque tour finit par *un développement gratuit* : un pas sur votre plateau (a) ou une carte de la Réserve (b). Il sert toute la partie.

    Une action ajoute à présent { $allowed } qualité au plus. Un pas plus loin, elle en ajoute davantage, et la qualité ne baisse pas.
    .kicker = Un développement
    .title = Un pas ou une carte, gratuits
    .todo = Un pas de Qualité, puis terminez votre tour.

lesson-card-guided-decade-sale =
    .title = L’attrait dépasse la demande

lesson-card-guided-decade-sale-some =
    Vous vendez autant de marchandises que votre attrait *dépasse le marqueur Demande* : le vôtre est de { $appeal }, le marqueur est à { $demand } (a). Vendu : { $count }, à £{ $price }.

    Tout marqueur Attrait qui passe des flèches (b) pousse la demande vers le haut, pour tous. De nouveaux ouvriers la font descendre.
    .kicker = Le marché
    .title = L’attrait dépasse la demande

lesson-card-guided-decade-sale-none =
    Vous vendez autant de marchandises que votre attrait *dépasse le marqueur Demande*, et jamais plus que votre attrait : il est de { $appeal }, le marqueur est à { $demand } (a). Vous n’avez rien vendu.

    Tout marqueur Attrait qui passe des flèches (b) pousse la demande vers le haut, pour tous. De nouveaux ouvriers la font descendre.
    .kicker = Le marché
    .title = L’attrait dépasse la demande

lesson-card-guided-decade-left =
    Vivres qui restent : { $left }. Un navire (a) les exporte pour £{ $ship_price } chacun, mais chaque navire utilisé pose un jeton (b), et *les jetons baissent votre valeur à la fin*.

    Ou stockez : vos entrepôts ont de la place pour les vivres : { $room }. On vend son stock quand il est permis de vendre plus qu’on ne fait.
    .kicker = Ce qui n’est pas vendu
    .title = Exporter ou stocker
    .why = Une voie est de stocker : un jeton coûte une livre ou plus à chacune de vos actions, et peu de marchandises rapportent peu. Un navire utilisé n’est plus prêt tant que la Bourse ne l’a pas remis en état.

lesson-card-guided-decade-brought =
    .title = Ce que la manche a rapporté

lesson-card-guided-decade-brought-gave-up =
    (a) Vendu : { $sold }, pour £{ $income }. L’usine a coûté £{ $fixed } fixes et £{ $wages } de salaires : elle *doit produire et payer, quoi qu’elle vende*.

    (b) Votre valeur monte de { $sales } pour plus d’une vente, et de { $top } pour le plus fort attrait, seul. Elle est de £{ $share_value }.

    Au prix de £{ $dearer } vous auriez £{ $given } de plus, mais { $gained ->
        [one] un pas
       *[other] { $gained } pas
    } de moins.
    .kicker = La première manche
    .title = De l’argent contre un pas
    .why = Le plus fort attrait se compare entre ceux qui ont vendu plus d’une marchandise sur le marché intérieur. À égalité, nul n’a le pas. Ce qui est exporté ne fait rien monter.

lesson-card-guided-decade-brought-plain =
    (a) Vendu : { $sold }, pour £{ $income }. L’usine a coûté £{ $fixed } fixes et £{ $wages } de salaires : elle *doit produire et payer, quoi qu’elle vende*.

    (b) Votre valeur monte de { $sales } pour plus d’une vente, et de { $top } pour le plus fort attrait, seul. Elle est de £{ $share_value }.
    .kicker = La première manche
    .title = Ce que la manche a rapporté
    .why = Le plus fort attrait se compare entre ceux qui ont vendu plus d’une marchandise sur le marché intérieur. À égalité, nul n’a le pas. Ce qui est exporté ne fait rien monter.

lesson-card-guided-decade-clothes =
    .title = Textile : votre propre tour

lesson-card-guided-decade-clothes-alone =
    Vous seul faites du textile. Le marqueur Demande est à { $demand } (a) ; vous en faites { $output }, à £{ $price } pour l’instant (b).

    Choisissez action, prix et développement : *quel attrait suffit ?* Vous vendez autant qu’il dépasse la demande, jamais plus que l’attrait ; dès sa première flèche votre marqueur la pousse aussi.
    .kicker = À vous de décider
    .title = Textile : vous êtes seul
    .why = Une voie : améliorer la distribution, textile à { $added }, puis un attrait de { $set }. Embaucher fait aussi descendre la demande, mais il y a alors plus à vendre.

lesson-card-guided-decade-clothes-plain =
    Le marqueur Demande du textile est à { $demand } (a) ; vous en faites { $output }, à £{ $price } pour l’instant (b).

    Choisissez action, prix et développement : *quel attrait suffit ?* Vous vendez autant qu’il dépasse la demande, jamais plus que l’attrait ; dès sa première flèche votre marqueur la pousse aussi.
    .kicker = À vous de décider
    .title = On vend ensuite du textile
    .why = Une voie : améliorer la distribution, textile à { $added }, puis un attrait de { $set }. Embaucher fait aussi descendre la demande, mais il y a alors plus à vendre.

lesson-card-guided-decade-clothes-brought =
    .title = Ce que votre prix a rapporté

lesson-card-guided-decade-clothes-brought-too-low =
    (a) Textile vendu : { $sold } sur { $made }, pour £{ $income }. Coût fixe £{ $fixed }, salaires £{ $wages }, machines £{ $upkeep }.

    (b) Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul.

    À £{ $other } vous auriez reçu £{ $missed } de plus, pour autant de pas.
    .kicker = Vous avez choisi £{ $price }
    .title = £{ $missed } abandonnées pour rien

lesson-card-guided-decade-clothes-brought-too-high =
    (a) Textile vendu : { $sold } sur { $made }, pour £{ $income }. Coût fixe £{ $fixed }, salaires £{ $wages }, machines £{ $upkeep }.

    (b) Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul.

    À £{ $other } vous en auriez vendu { $more } et reçu £{ $missed } de plus.
    .kicker = Vous avez choisi £{ $price }
    .title = Trop cher pour vendre plus

lesson-card-guided-decade-clothes-brought-fitting =
    (a) Textile vendu : { $sold } sur { $made }, pour £{ $income }. Coût fixe £{ $fixed }, salaires £{ $wages }, machines £{ $upkeep }.

    (b) Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul.

    À £{ $dearer } vous en auriez vendu { $fewer } ; à £{ $cheaper } vous auriez reçu £{ $less } de moins.
    .kicker = Vous avez choisi £{ $price }
    .title = Ni plus cher, ni moins cher

lesson-card-guided-decade-clothes-brought-plain =
    (a) Textile vendu : { $sold } sur { $made }, pour £{ $income }. Coût fixe £{ $fixed }, salaires £{ $wages }, machines £{ $upkeep }.

    (b) Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul.
    .kicker = Vous avez choisi £{ $price }
    .title = Ce que votre prix a rapporté

lesson-card-guided-decade-workers =
    .title = Ouvriers ou machines

lesson-card-guided-decade-workers-employed =
    Chaque production de vivres vous coûte £{ $fixed_cost } fixes et £{ $wages } de salaires (a). Un ouvrier coûte le salaire, à présent £{ $wage } (b), *une machine toujours moins*.

    Wedgwood vient d’embaucher : tous les marqueurs Demande sont descendus, pour tous. Mais le marqueur Salaires a avancé, et il ne recule jamais.
    .kicker = Une manche sans vente
    .title = Ouvriers ou machines
    .why = Trois voies. Automatiser : { $machines ->
        [one] { $machines } machine
       *[other] { $machines } machines
    } à la place d’ouvriers. Embaucher : plus de marchandises et des marqueurs Demande plus bas, mais plus de salaires. Ou construire une troisième usine : sans cartes Ouvriers elle fait peu, mais la demande descend aussi.

lesson-card-guided-decade-workers-plain =
    Chaque production de vivres vous coûte £{ $fixed_cost } fixes et £{ $wages } de salaires (a). Un ouvrier coûte le salaire, à présent £{ $wage } (b), *une machine toujours moins*.

    De nouveaux ouvriers font plus de marchandises et descendre tous les marqueurs Demande, pour tous. Mais le marqueur Salaires avance, et il ne recule jamais.
    .kicker = Une manche sans vente
    .title = Ouvriers ou machines
    .why = Trois voies. Automatiser : { $machines ->
        [one] { $machines } machine
       *[other] { $machines } machines
    } à la place d’ouvriers. Embaucher : plus de marchandises et des marqueurs Demande plus bas, mais plus de salaires. Ou construire une troisième usine : sans cartes Ouvriers elle fait peu, mais la demande descend aussi.

lesson-card-guided-decade-workers-brought =
    .title = Ce que cela a donné

lesson-card-guided-decade-workers-brought-machines =
    (a) Les vivres vous coûtaient £{ $cost_before } par production et coûtent maintenant £{ $cost } : *£{ $saved } de moins chaque fois*, vendus ou non.

    Un ouvrier coûte le salaire, à présent £{ $wage } (b), et il monte quand on embauche ou bâtit. Une machine coûte toujours autant.
    .kicker = Vous avez automatisé
    .title = £{ $saved } de moins chaque fois

lesson-card-guided-decade-workers-brought-dearer =
    (a) Les vivres vous coûtaient £{ $cost_before } par production et coûtent maintenant £{ $cost }. Le salaire est passé à £{ $wage } (b) : *les ouvriers le suivent, les machines non*.

    Sans vos machines, la production coûterait plus encore.
    .kicker = Vous avez automatisé
    .title = Une machine coûte autant

lesson-card-guided-decade-workers-brought-employed =
    (a) Les vivres vous coûtaient £{ $cost_before } par production et coûtent maintenant £{ $cost }, pour un salaire de £{ $wage } (b).

    De nouveaux ouvriers font plus de marchandises et baissent la demande. *Mais on les paie à chaque production de leur marchandise*, vendue ou non ; des machines à leur place coûteraient moins.
    .kicker = Vous avez embauché
    .title = Plus de biens, plus de salaires

lesson-card-guided-decade-workers-brought-plain =
    (a) Les vivres vous coûtaient £{ $cost_before } par production et coûtent maintenant £{ $cost }, pour un salaire de £{ $wage } (b).

    Quoi qu’elle vende, cela se paie. *Des machines à la place d’ouvriers rendent chaque production moins chère*, surtout quand le salaire monte.
    .kicker = Votre propre voie
    .title = Ce que coûte votre usine

lesson-card-guided-decade-shares =
    Une action vous coûte ce qu’elle vaut, £{ $share_value } (a), et *davantage à chaque pas que vous montez*. À la fin toutes comptent autant, celles achetées tôt aussi.

    Vous avez £{ $cash }. La prochaine production de vivres coûte £{ $cost } (b). Acheter tant que c’est bon marché, ou garder votre argent ?
    .kicker = La Bourse
    .title = Acheter ou attendre
    .why = L’action Bourse, en acheter { $count }. Elle prête aussi : un emprunt rapporte votre valeur en argent et coûte une action à la fin. Et elle remet vos navires en état.

lesson-card-guided-decade-fund =
    .title = Quand l’argent manque

lesson-card-guided-decade-fund-yours =
    Votre argent n’a pas suffi. Le *fonds d’urgence* vous prête £{ $pounds } et occupe des cases d’emprunt : { $count } (a). Chacun ne rapporte que la moitié de votre valeur.

    On ne le rembourse jamais ; à la fin chacun vous ôte une action. Qui n’a plus de case et ne peut payer fait faillite.
    .kicker = Le fonds d’urgence
    .title = Quand l’argent manque

lesson-card-guided-decade-fund-wedgwood =
    Wedgwood a acheté des actions, puis vendu { $sold ->
        [one] { $sold } lampe
       *[other] { $sold } lampes
    } sur le marché intérieur. Il devait £{ $fixed } de coût fixe et £{ $wages } de salaires : *son argent n’a pas suffi*.

    Le fonds d’urgence lui prête £{ $pounds }. Emprunts : { $count }, chacun pour la moitié de sa valeur. Ils restent sur des cases comme celles-ci (a), et chacun lui coûte une action à la fin.
    .kicker = Le fonds d’urgence
    .title = Quand l’argent manque

lesson-card-guided-decade-fund-plain =
    Une compagnie n’a pas pu payer. Le *fonds d’urgence* lui prête £{ $pounds }. Emprunts : { $count }, chacun pour la moitié de sa valeur.

    Ils restent sur des cases comme celles-ci (a), et chacun coûte une action à la fin. Qui n’a plus de case et ne peut payer fait faillite.
    .kicker = Le fonds d’urgence
    .title = Quand l’argent manque

lesson-card-guided-decade-shares-brought =
    .title = Ce que cela a donné

lesson-card-guided-decade-shares-brought-bought =
    (a) Actions achetées : { $bought }. Votre compagnie valait £{ $then } ; *elle vaut £{ $portfolio }*. Il reste £{ $cash }, qui ne comptent pas à la fin.

    Une action coûte ce qu’elle vaut : acheter change l’argent en compagnie. Chaque pas que vous montez encore les fait toutes valoir plus.
    .kicker = Vous avez acheté
    .title = De l’argent à la compagnie

lesson-card-guided-decade-shares-brought-waited =
    (a) Vous n’en avez pas acheté : votre compagnie valait £{ $then } et vaut *£{ $portfolio }*. Vous avez £{ $cash }, qui ne comptent pas à la fin.

    Une action coûte maintenant £{ $share_value }, et plus à chaque pas que vous montez. Attendre paie si l’argent rapporte plus dans une usine.
    .kicker = Vous avez attendu
    .title = Ce que coûte l’attente

lesson-card-guided-decade-result =
    Vous avez { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } de £{ $share_value } : votre compagnie vaut *£{ $portfolio }* (a), celle de Strutt £{ $strutt }, celle de Wedgwood £{ $wedgwood }.

    La deuxième décennie commence par les vivres (b), et les usines peuvent être modernisées. Les notes s’arrêtent ici. La partie continue avec ces rivaux aussi longtemps que vous voulez.
    .kicker = Le résultat
    .title = Une décennie est jouée

## La rue et la marchandise active : une leçon et un exercice

lesson-card-street = La rue et sa manche
    .about = À chaque manche une marchandise est active : préparez-vous avant, vendez pendant.

lesson-card-street-rows =
    Votre rue (a) a une rangée de cartes par usine : usine, cartes Ouvriers, bureau. Les vivres font { $food ->
        [one] { $food } marchandise
       *[other] { $food } marchandises
    } en une production, les couverts { $cutlery }.

    Le textile est actif (b), et vous n’en faites pas : *vos usines ne tournent pas à cette manche*. Elles ne vendent rien et ne coûtent rien.
    .kicker = Une manche sans vous
    .title = Une rangée par usine

lesson-card-street-prepare =
    Viendront les couverts. Usine et première carte Ouvriers (a) en font { $output } avec { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } ; une seconde carte en fait plus.

    De nouveaux ouvriers font aussi descendre d’un pas *tous les marqueurs Demande* : celui des couverts est à { $demand } (b). Il compte à la production : c’est la manche pour se préparer.
    .kicker = La manche d’avant
    .title = Se préparer avant sa manche
    .todo = Embauchez (c) : couverts. Un pas de Qualité, fin du tour.
    .why = Une carte Ouvriers ne part jamais, et ses salaires se paient à chaque production de sa marchandise. Le marqueur Salaires avance une fois par action, quel que soit le nombre de cartes.

lesson-card-street-turned =
    La carte du premier joueur est passée à gauche : vous jouez en premier. *Les couverts sont actifs* (a) ; viendront les lampes, puis de nouveau les vivres à la décennie suivante.

    Vous en faites { $output } (b), et le marqueur Demande est à { $demand }.
    .kicker = La manche suivante
    .title = Tout passe au suivant

lesson-card-street-own =
    Seuls vous et le vendeur neutre avez des couverts. Son attrait est de { $neutral }, le vôtre de { $appeal } à £{ $price } (a) ; la demande est à { $demand } (b). Vous en faites { $output }.

    Vous ne vendez *jamais plus que votre attrait*. Choisissez une action, puis prix et attrait, et terminez votre tour.
    .kicker = Votre manche
    .title = C’est l’heure de vendre
    .why = La première flèche que passe votre marqueur pousse la demande d’un pas ; si elle est assez basse, cela ne gêne pas. Un attrait égal ne donne à personne le pas du plus fort.

lesson-card-street-brought =
    .title = Ce que votre manche a rapporté

lesson-card-street-brought-all =
    (a) Couverts vendus : { $sold } sur { $made }, à £{ $price } pièce, pour £{ $income }. Coûts : £{ $fixed } fixes, £{ $wages } de salaires, £{ $upkeep } de machines.

    Les lampes sont actives, et votre rue (b) ne tourne pas cette fois encore : *c’est le moment de préparer les vivres*.
    .kicker = Vous avez choisi £{ $price }
    .title = Tout vendu à sa manche

lesson-card-street-brought-plain =
    (a) Couverts vendus : { $sold } sur { $made }, à £{ $price } pièce, pour £{ $income }. Coûts : £{ $fixed } fixes, £{ $wages } de salaires, £{ $upkeep } de machines. *La prochaine occasion est dans une décennie.*

    Les lampes sont actives, et votre rue (b) ne tourne pas cette fois encore.
    .kicker = Vous avez choisi £{ $price }
    .title = L’invendu attend longtemps

lesson-card-street-build = Construit et vendu le jour même
    .about = Le textile est actif, et vous n’en faites pas. Vendez-en à cette manche même.

lesson-card-street-build-goal-1 = Vous vendez du textile à cette manche.

lesson-card-street-build-goal-2 = Il ne vous coûte pas plus qu’il ne rapporte.

lesson-card-street-build-task =
    Le textile est actif, et votre rue (a) n’a pas de rangée pour lui. Le marqueur Demande est à { $demand }, l’attrait de Strutt est de { $strutt } (b), le salaire de £{ $wage }.

    Une usine construite par une action (c) *produit à cette manche même*. Vendez du textile avant la fin, sans y perdre d’argent.
    .kicker = Exercice
    .title = Du textile à cette manche
    .why = Une usine neuve a son bureau, mais pas de carte Ouvriers : elle fait peu. Construire fait descendre d’un pas tous les marqueurs Demande. Elle commence à un attrait nul, qui ne vend rien ; un attrait de plus ôte une livre au prix.

lesson-card-street-build-result =
    .title = Après la production

lesson-card-street-build-result-sold =
    (a) Textile vendu : { $sold }, à £{ $price }. L’usine neuve a coûté £{ $fixed } fixes et £{ $wages } de salaires, sans perte. La construction elle-même était gratuite, et toutes ses manches sont à venir.
    .kicker = Exercice
    .title = Construit et vendu aussitôt

lesson-card-street-build-result-dear =
    (a) Textile vendu : { $sold }, pour £{ $income }. L’usine neuve a coûté £{ $fixed } fixes et £{ $wages } de salaires : plus que la recette. *Autant d’attrait que de marchandises suffit* ; moins ne vend rien, plus ôte des livres au prix.
    .kicker = Exercice
    .title = Construit, mais à perte

lesson-card-street-build-result-plain =
    Vous n’avez pas fait de textile : la manche est passée sans vous (a). *Seules les usines de la marchandise active produisent.* Toute autre attend sa propre manche.
    .kicker = Exercice
    .title = La manche est passée

## Prix et attrait : une leçon et un exercice

lesson-card-prices = Le prix contre l’attrait
    .about = Tous deux viennent des mêmes cartes. Quel attrait vaut son prix ?

lesson-card-prices-sum =
    Jeton, bureau et cartes Qualité d’une usine (a) montrent du prix ou de l’attrait : *ce que l’un gagne, l’autre le perd*. Les vivres coûtent £{ $price } (b) et ont un attrait de { $appeal } (c) : c’est cher, et nul n’achète.
    .kicker = Une somme
    .title = Les mêmes cartes font les deux

lesson-card-prices-distribution =
    Une carte Distribution (a) est toujours de l’attrait : *elle n’ôte rien au prix de £{ $price }*. Mais elle baisse d’un niveau à chaque production de sa marchandise : sa place est juste avant une vente.
    .kicker = De l’attrait sans prix
    .title = La distribution n’ôte rien
    .todo = Améliorez la distribution (b) : vivres à { $value }.
    .why = Les cartes Qualité augmentent la somme pour de bon, d’un par action au début. La distribution ajoute davantage d’un coup, mais elle baisse.

lesson-card-prices-dial =
    Pour les vivres, le marqueur de Strutt est à { $strutt }, celui de Wedgwood à { $wedgwood } (a), la demande à { $demand }. Vous en faites { $output } et jouez en dernier.

    Vous vendez autant que votre attrait (b) dépasse la demande, jamais plus que lui. *Le plus fort, seul*, vaut un second pas. Fixez les deux, puis terminez votre tour.
    .kicker = À vous de décider
    .title = Que vaut l’attrait ?
    .why = Une voie est l’attrait { $value } : au-dessus de tous, sans une livre de trop. Votre propre marqueur pousse la demande à chaque flèche : plus d’attrait ne vend donc pas plus.

lesson-card-prices-brought =
    .title = Ce que votre prix a rapporté

lesson-card-prices-brought-alone =
    (a) Vendu : { $sold } sur { $made }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul.

    À £{ $dearer } vous auriez reçu £{ $given } de plus, *sans être seul en tête* : un pas de moins.
    .kicker = Vous avez choisi £{ $price }
    .title = £{ $given } pour un pas

lesson-card-prices-brought-too-low =
    (a) Vendu : { $sold } sur { $made }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul.

    À £{ $dearer } vous auriez reçu £{ $given } de plus, pour autant de pas : *un de plus que les autres suffit*.
    .kicker = Vous avez choisi £{ $price }
    .title = £{ $given } abandonnées pour rien

lesson-card-prices-brought-tied =
    (a) Vendu : { $sold } sur { $made }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait : une autre compagnie en a autant.

    À £{ $cheaper } vous auriez reçu £{ $given } de moins, et *un pas de plus*.
    .kicker = Vous avez choisi £{ $price }
    .title = Égalité en tête

lesson-card-prices-brought-plain =
    (a) Vendu : { $sold } sur { $made }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul.
    .kicker = Vous avez choisi £{ $price }
    .title = Ce que votre prix a rapporté

lesson-card-prices-neutral = Le troisième au marché
    .about = Deux joueurs et un vendeur neutre : les deux pas, sans une livre de perdue.

lesson-card-prices-neutral-goal-1 = Les deux pas : pour plus d’une vente, et pour le plus fort attrait, seul.

lesson-card-prices-neutral-goal-2 = Aucun prix plus élevé n’aurait donné les deux pas.

lesson-card-prices-neutral-task =
    À deux joueurs, un vendeur neutre est à chaque marché : son attrait pour les vivres est de { $neutral }, celui de Strutt de { $strutt } (a). Le marqueur Demande est à { $demand } ; vous en faites { $output }.

    Il ne gagne rien, mais *il compte pour le plus fort attrait*. Jouez votre tour : les deux pas de valeur, *sans abandonner une livre* (b).
    .kicker = Exercice
    .title = Les deux pas, sans brader
    .why = Soyez d’un au-dessus du vendeur neutre, pas plus. Une action qui ajoute d’abord distribution ou qualité augmente la somme du prix et de l’attrait : le prix reste haut.

lesson-card-prices-neutral-result =
    .title = Après la vente

lesson-card-prices-neutral-result-both =
    (a) Vendu : { $sold }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul, au-dessus aussi du vendeur neutre. À £{ $dearer } vous n’auriez pas eu les deux.
    .kicker = Exercice
    .title = Les deux pas, sans rien perdre

lesson-card-prices-neutral-result-tied =
    (a) Vendu : { $sold }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait : *le vendeur neutre en a autant*, et nul ne gagne.

    À £{ $cheaper } vous auriez reçu £{ $given } de moins, et les deux pas.
    .kicker = Exercice
    .title = À égalité avec le neutre

lesson-card-prices-neutral-result-cheap =
    (a) Vendu : { $sold }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul.

    Une meilleure voie : à £{ $dearer } il y a autant de pas, et £{ $given } de plus. *Un de plus que les autres suffit.*
    .kicker = Exercice
    .title = Les deux pas, mais bradés

lesson-card-prices-neutral-result-plain =
    (a) Vendu : { $sold }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul. Le but est d’avoir les deux.
    .kicker = Exercice
    .title = Il manque un pas

## Développements : une leçon et un exercice

lesson-card-developments = Un développement par tour
    .about = Un pas sur votre plateau ou une carte de la Réserve : qu’est-ce qui sert, et quand ?

lesson-card-developments-board =
    Chaque tour finit par un développement gratuit : un pas sur votre plateau (a) ou une carte de la Réserve (b). Un pas rend *une action plus forte pour toute la partie* : une action ajoute à présent { $quality } qualité au plus, et un navire porte { $shipping ->
        [one] { $shipping } marchandise
       *[other] { $shipping } marchandises
    }.

    Vous pouvez avoir { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    }, jamais deux d’une sorte.
    .kicker = Gratuit, à chaque tour
    .title = Un pas ou une carte

lesson-card-developments-foreman =
    Prix et attrait sont fixés ; les vivres vont être produits. Leurs { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } vont coûter £{ $wages } de salaires (a).

    Mais *une carte prise maintenant sert dès cette production*, et un Contremaître (b) rend moins chers les ouvriers de l’usine où il se trouve.
    .kicker = À temps pour la vente
    .title = Une carte sert aussitôt
    .todo = Prenez le Contremaître pour les vivres, terminez le tour.
    .why = Il est à une usine et y reste. Plus le salaire est haut, plus il vaut ; il ne sert pas aux machines.

lesson-card-developments-worked =
    .title = Ce que la carte a rapporté

lesson-card-developments-worked-saved =
    (a) Vendu : { $sold }, pour £{ $income }. Coût fixe £{ $fixed }, salaires *£{ $wages } au lieu de £{ $before }* : £{ $profit } de bénéfice.

    La carte (b) reste et économise autant à chaque production de vivres à venir, tant que salaire et ouvriers restent les mêmes.
    .kicker = Après la production
    .title = Ce que la carte a rapporté

lesson-card-developments-worked-plain =
    (a) Vendu : { $sold }, pour £{ $income }. Coût fixe £{ $fixed }, salaires £{ $wages }.

    Vos cartes (b) et vos pas servent à toutes les manches à venir ; certains seulement servent à la production présente.
    .kicker = Après la production
    .title = Ce que la manche a rapporté

lesson-card-developments-second =
    Le textile est actif, son marqueur Demande est à { $demand }. Une action ajoute { $allowed } distribution au plus (a) ; chaque pas en ajoute une de plus, *à toutes ces actions à venir*.

    Des cartes (b), vous pouvez en avoir { $held }. Jouez le tour et choisissez : un pas, ou une seconde carte ?
    .kicker = À vous de décider
    .title = De quoi aurez-vous besoin ?
    .why = Une voie : améliorer la distribution du textile, et un pas de Distribution. Les pas faits tôt servent le plus longtemps. À la limite de vos cartes, une nouvelle vous en coûte une, jusqu’à un pas de Cartes.

lesson-card-developments-after =
    .title = Ce que vous avez maintenant

lesson-card-developments-after-step =
    Un pas sur votre plateau (a) : *{ $development }, à présent { $allowed }*. Il reste, et aucune carte (b) n’a dû partir.
    .kicker = Vous avez pris un pas
    .title = Plus fort pour toute la partie

lesson-card-developments-after-card =
    Une carte (b) : *{ $card }*. Vous pouvez avoir { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } ; à la limite l’une doit partir pour la suivante. Un pas de Cartes sur votre plateau (a) fait de la place.
    .kicker = Vous avez pris une carte
    .title = Une carte prend une place

lesson-card-developments-after-plain =
    Vous n’avez rien pris, ni pas (a) ni carte (b). *Cela n’aurait rien coûté* : un développement laissé est perdu, car le tour suivant en apporte un, pas deux.
    .kicker = Vous n’avez rien pris
    .title = Un développement laissé

lesson-card-developments-wages = Les ouvriers et leur salaire
    .about = De nouveaux ouvriers ont fait monter le salaire. Passez la production sans perte.

lesson-card-developments-wages-goal-1 = La production de vivres se fait sans perte.

lesson-card-developments-wages-task =
    Vous avez embauché : les vivres font à présent { $output ->
        [one] { $output } marchandise
       *[other] { $output } marchandises
    }, mais leurs { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } coûtent £{ $wages } (a), plus £{ $fixed_cost } de coût fixe.

    Il vous reste le prix et l’attrait (c), et un développement (b). *Passez la production sans perte.*
    .kicker = Exercice
    .title = Sans perte malgré les salaires
    .why = Les nouveaux ouvriers de tous ont fait descendre la demande : un faible attrait suffit. Cherchez ensuite ce qui rend les ouvriers moins chers aussitôt, et mettez-le là où l’on produit.

lesson-card-developments-wages-result =
    .title = Après la production

lesson-card-developments-wages-result-paid =
    (a) Vendu : { $sold }, pour £{ $income }. Coût fixe £{ $fixed }, salaires *£{ $wages } au lieu de £{ $before }* : il reste £{ $profit }.
    .kicker = Exercice
    .title = Sans perte

lesson-card-developments-wages-result-price =
    (a) Les salaires n’étaient que de £{ $wages }. Mais { $sold ->
        [one] { $sold } marchandise
       *[other] { $sold } marchandises
    } n’ont rapporté que £{ $income }, et il y avait £{ $fixed } de coût fixe : £{ $loss } de perte. *Plus d’attrait que de marchandises à vendre ôte des livres au prix pour rien.*
    .kicker = Exercice
    .title = Ouvriers bradés, vivres aussi

lesson-card-developments-wages-result-plain =
    (a) Vendu : { $sold }, pour £{ $income }. Coût fixe £{ $fixed }, salaires £{ $wages } : £{ $loss } de perte. *Ce sont les salaires qui font la perte*, et une carte à une autre usine n’aide pas celle-ci. Un Contremaître pour les vivres aurait aidé.
    .kicker = Exercice
    .title = Les salaires font la perte

## Seul : une leçon et un exercice

lesson-card-solo = Les deux adversaires
    .about = Seul, vous jouez contre rouge et vert : ce qui les fait avancer, ce qui les freine.

lesson-card-solo-opponents =
    Vous jouez seul contre rouge et vert. Chacun a { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } de £{ $value } et se compte comme vous : actions × valeur.

    Après votre tour, un marqueur sort du sac (a) : { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }, { $green ->
        [one] { $green } vert
       *[other] { $green } verts
    }, { $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    }. *Celui qui est tiré grandit* : son attrait monte au marché de la marchandise active (b), ou il y ouvre une usine. Chaque adversaire non tiré gagne une action.
    .kicker = Seul
    .title = L’un grandit, les autres achètent

lesson-card-solo-turn =
    L’attrait des adversaires a poussé la demande : pour le textile, votre marchandise de la manche suivante, le marqueur est à { $demand } (a). *De nouveaux ouvriers le font redescendre* (b), et il vous faut des marchandises.

    Des cartes, vous pouvez prendre celles qui sont libres : une carte sous un disque (c) est hors de portée.
    .kicker = Votre tour
    .title = Faire redescendre la demande
    .todo = Ouvriers et Contremaître pour le textile, puis terminez.
    .why = Un Contremaître rend moins chers les ouvriers de l’usine où il se trouve. L’un des deux est sous un disque. Les disques avancent à chaque manche, et d’autres cartes se libèrent.

lesson-card-solo-drawn =
    .title = Un marqueur a été tiré

lesson-card-solo-drawn-nobody =
    Tiré : { $colour }. Il n’est à personne : aucun attrait n’a monté, et *les deux adversaires ont gagné une action* : chacun en a { $shares }.

    Dans le sac (a) : { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }, { $green ->
        [one] { $green } vert
       *[other] { $green } verts
    }, { $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    }. Le marqueur tiré reste dehors jusqu’à la fin de la décennie. Le disque de sa couleur a avancé : d’autres cartes sont libres (b).
    .kicker = Le tour des adversaires
    .title = Un marqueur a été tiré

lesson-card-solo-drawn-opponent =
    Tiré : { $colour }. Il a grandi à ce marché ; *l’autre adversaire a gagné une action* et en a { $shares }.

    Dans le sac (a) : { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }, { $green ->
        [one] { $green } vert
       *[other] { $green } verts
    }, { $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    }. Le marqueur tiré reste dehors jusqu’à la fin de la décennie. Le disque de sa couleur a avancé : d’autres cartes sont libres (b).
    .kicker = Le tour des adversaires
    .title = Un marqueur a été tiré

lesson-card-solo-own =
    Vert a du textile, avec un attrait de { $green } (a) ; la demande est à { $demand }, vous en faites { $output }. Un adversaire qui vend plus d’une fois *monte sa valeur ; s’il vend moins, il gagne une action*.

    Votre propre marqueur pousse la demande, et il vend moins. Jouez votre tour : action, puis prix et attrait (b).
    .kicker = À vous de décider
    .title = Votre attrait freine le leur
    .why = Une voie : embaucher pour les lampes, ce qui fait encore descendre la demande, puis un attrait de { $value }. Au-dessus de vert, vous seul avez le plus fort attrait, si vous vendez vous-même plus d’une fois.

lesson-card-solo-brought =
    .title = Ce que la manche a rapporté

lesson-card-solo-brought-share =
    (a) Vous en avez vendu { $sold } à £{ $price }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul.

    Vert en a vendu { $green }, *trop peu pour monter sa valeur* : il a gagné une action à la place et en a { $after }.
    .kicker = Vous avez choisi £{ $price }
    .title = Vert ne gagne qu’une action

lesson-card-solo-brought-value =
    (a) Vous en avez vendu { $sold } à £{ $price }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul.

    Vert en a vendu { $green }, sans aucun coût : *sa valeur est montée* à £{ $after }, pour toutes ses actions.
    .kicker = Vous avez choisi £{ $price }
    .title = Vert monte aussi

lesson-card-solo-share = Rien qu’une action pour rouge
    .about = Seul contre rouge : vendez, soyez en tête et gardez sa valeur où elle est.

lesson-card-solo-share-goal-1 = Vous avez les deux pas : pour plus d’une vente, et pour le plus fort attrait, seul.

lesson-card-solo-share-goal-2 = Rouge vend trop peu pour monter sa valeur.

lesson-card-solo-share-task =
    Rouge a du textile, avec un attrait de { $theirs } (a). La demande est à { $demand }, et vous en faites { $output }. Qui sort du sac (b) ne se sait qu’après votre tour.

    Jouez de sorte que *vous ayez les deux pas et rouge aucun* : il doit vendre une fois au plus.
    .kicker = Exercice
    .title = Les deux pas, rouge aucun
    .why = La demande doit descendre d’un pas avant que votre marqueur ne la pousse : de nouveaux ouvriers ou une usine neuve le font. Passez ensuite au-dessus de l’attrait de rouge.

lesson-card-solo-share-result =
    .title = Après la vente

lesson-card-solo-share-result-both =
    (a) Vous en avez vendu { $sold }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul. Rouge en a vendu { $theirs } et n’a gagné qu’une action.
    .kicker = Exercice
    .title = Les deux pas, rouge aucun

lesson-card-solo-share-result-cheap =
    (a) Vous en avez vendu { $sold }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul. Rouge en a vendu { $theirs }.

    Résolu. Une meilleure voie : à £{ $dearer } il y a autant de pas, et £{ $given } de plus.
    .kicker = Exercice
    .title = Résolu, mais £{ $given } trop bas

lesson-card-solo-share-result-few =
    (a) Vous en avez vendu { $sold }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul. Rouge en a vendu { $theirs }. *La demande doit d’abord descendre* : par de nouveaux ouvriers ou une usine neuve.
    .kicker = Exercice
    .title = La demande était trop haute

lesson-card-solo-share-result-plain =
    (a) Vous en avez vendu { $sold }, pour £{ $income }. Pas : { $sales } pour plus d’une vente, { $top } pour le plus fort attrait, seul. Rouge en a vendu { $theirs }. *Un attrait égal ne suffit pas* : soyez au-dessus de rouge, cela pousse aussi la demande.
    .kicker = Exercice
    .title = Pas au-dessus de rouge
