# Leçons du jeu de plateau : ce que dit la note en marge. Aucun chiffre ici, le jeu les apporte.

## Tant de choses, comme une phrase les dit : { lesson-count-shares } dans elle, et $shares parmi ses chiffres

lesson-count-shares = { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    }
lesson-count-loaves = { $loaves ->
        [one] { $loaves } pain
       *[other] { $loaves } pains
    }
lesson-count-lamps = { $lamps ->
        [one] { $lamps } lampe
       *[other] { $lamps } lampes
    }
lesson-count-steps = { $steps } pas
lesson-count-spaces = { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }
lesson-count-levels = { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    }

## La décennie guidée : une note par idée, et chacune sert aussitôt

lesson-guided-decade = La décennie guidée
    .about = Une décennie avec une note en marge : le premier tour est montré, puis vous décidez.

lesson-guided-decade-goal =
    Angleterre, { $year }. Vous avez une usine de vivres et une de textile ; Strutt et Wedgwood en ont d’autres. À la fin, un seul chiffre compte : *vos actions × la valeur d’une action*.

    (a) Vous avez { lesson-count-shares } à £{ $share_value } : votre compagnie vaut £{ $portfolio }. L’argent qui reste ne vaut rien.

    (b) Chaque vente vous mène vers la droite sur la piste des actions, et une action vaut davantage.
    .kicker = Le but
    .title = La compagnie qui vaut le plus

lesson-guided-decade-cycle =
    Une décennie a un cycle par marchandise ; voici celui des vivres (a). Chaque compagnie, à son tour, pose un marqueur sur son plateau et agit. Puis les usines de cette marchandise produisent et vendent.

    Vous jouez en premier : les autres peuvent donc vous répondre.
    .kicker = Le cours du temps
    .title = Tous agissent, puis on vend

lesson-guided-decade-marker =
    Votre usine fait { lesson-count-loaves }, mais *{ $sold } seul serait vendu* (a) : nul ne vend plus que son attrait. Le vôtre (b) est qualité de base { $base_quality } − prix { $price } = { $appeal }.

    La distribution ajoute à l’attrait. Un niveau coûte autant de livres que son numéro : chacun est plus cher que le précédent.
    .kicker = Votre premier marqueur
    .title = On vend autant que son attrait
    .todo =
        Distribution sur £{ $space }, vivres au plus haut, finir l’action.

        La case (c) de votre décision, ou marqueur et case sur votre plateau.
    .why = Ce que vous payez pour la case paie les niveaux. La moins chère n’en paierait qu’un. La distribution baisse d’un niveau après chaque production de sa marchandise : achetez-la juste avant la vente.

lesson-guided-decade-price =
    Votre attrait est { $appeal } (a). Une livre de moins au prix en ajoute un, une livre de plus en ôte un. Ainsi vous vendez { $sold } pour { lesson-count-loaves } ; *seul en tête*, vous montez d’un pas de plus.

    Strutt a { $strutt }, Wedgwood { $wedgwood } (b), et ils jouent après vous. Fixez le prix ou laissez-le, puis terminez votre tour.
    .kicker = À vous de décider
    .title = Le prix contre l’attrait
    .why = Une vente vaut un pas sur la piste des actions, plusieurs en valent un de plus. Le plus fort attrait, seul, en vaut un de plus, et le plus de ventes, seul, aussi. Une égalité ne vaut rien.

lesson-guided-decade-rivals =
    Strutt a payé de la qualité : son attrait est { $appeal } (a), et la qualité reste quand la distribution baisse. Wedgwood a embauché : son usine fait { lesson-count-loaves }.

    Chaque ouvrier embauché laisse une case vide au marché du travail, et *les cases vides sont des acheteurs* (b). La demande de couverts est de { $cutlery }, pour qui en vend.
    .kicker = Les autres agissent
    .title = Embaucher crée des acheteurs

lesson-guided-decade-sale =
    La demande de vivres est de { $demand }. Les rangées sont appelées du haut vers le bas (a) : à chacune vend une marchandise qui a autant d’attrait, jusqu’à ce que la demande soit épuisée.

    Donc *attrait, demande et production limitent une vente*. Vous aviez un attrait de { $appeal } et { lesson-count-loaves }. Vendu : { $sold }.
    .kicker = La vente
    .title = Par attrait, rangée par rangée

lesson-guided-decade-brought =
    .title = Ce que cela a rapporté

lesson-guided-decade-brought-gave-up =
    (a) Pains vendus : { $sold }. £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*.

    (b) { lesson-count-steps } : { $sales } pour la vente, { $top } pour le plus fort attrait, { $most } pour le plus de ventes.

    (c) Une livre de plus aurait rapporté £{ $given } de plus, et une compagnie de £{ $other }. La vôtre vaut £{ $portfolio }.
    .kicker = Vous avez choisi £{ $value }
    .title =
        £{ $given } de moins, { $gained ->
            [one] un pas de plus
           *[other] { $gained } pas de plus
        }
    .why = Le pas pour l’attrait va à qui est seul en tête, au-dessus aussi de l’importateur. À égalité d’attrait, il ne va à personne.

lesson-guided-decade-brought-took =
    (a) Pains vendus : { $sold }. £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*.

    (b) { lesson-count-steps } : { $sales } pour la vente, { $top } pour le plus fort attrait, { $most } pour le plus de ventes.

    (c) Une livre de moins aurait rapporté £{ $taken } de moins, et une compagnie de £{ $other }. La vôtre vaut £{ $portfolio }.
    .kicker = Vous avez choisi £{ $value }
    .title =
        £{ $taken } de plus, { $missed ->
            [one] un pas de moins
           *[other] { $missed } pas de moins
        }
    .why = Le pas pour l’attrait va à qui est seul en tête, au-dessus aussi de l’importateur. À égalité d’attrait, il ne va à personne.

lesson-guided-decade-brought-too-low =
    (a) Pains vendus : { $sold }. £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*.

    (b) { lesson-count-steps } : { $sales } pour la vente, { $top } pour le plus fort attrait, { $most } pour le plus de ventes.

    (c) Une livre de plus aurait rapporté £{ $given } de plus et autant de pas. Votre compagnie vaut £{ $portfolio }.
    .kicker = Vous avez choisi £{ $value }
    .title = £{ $given } abandonnées pour rien
    .why = Plus d’attrait qu’il n’en faut pour être seul en tête et tout vendre ne rapporte aucun pas.

lesson-guided-decade-brought-too-high =
    (a) Pains vendus : { $sold }. £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*.

    (b) { lesson-count-steps } : { $sales } pour la vente, { $top } pour le plus fort attrait, { $most } pour le plus de ventes.

    (c) Une livre de moins en aurait vendu { $other } et rapporté £{ $given } de plus. Votre compagnie vaut £{ $portfolio }.
    .kicker = Vous avez choisi £{ $value }
    .title = Trop cher pour tout vendre
    .why = Vous ne vendez pas plus que votre attrait. Le reste est perdu : vous n’avez pas d’entrepôt, et les salaires sont payés quand même.

lesson-guided-decade-brought-loss =
    (a) Vendus : { $sold }. £{ $income } de recette, £{ $wages } de salaires. *Une perte* : au début c’est normal, votre usine ne vend pas encore tout ce qu’elle fait.

    (b) Pas : { $sales } pour la vente, { $top } pour le plus fort attrait, { $most } pour le plus de ventes.

    (c) Votre compagnie vaut £{ $portfolio }.
    .kicker = Plus de dépense que d’argent
    .title = Une perte au début
    .why = Vous ne vendez pas plus que votre attrait : qualité de base, qualité et distribution ensemble, moins le prix. Le reste est perdu sans entrepôt.

lesson-guided-decade-brought-plain =
    (a) Pains vendus : { $sold }. £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*.

    (b) Pas : { $sales } pour la vente, { $top } pour le plus fort attrait, { $most } pour le plus de ventes.

    (c) Votre compagnie vaut £{ $portfolio }.
    .kicker = Votre propre voie
    .title = Ce que la vente a rapporté
    .why = Vous ne vendez pas plus que votre attrait : qualité de base, qualité et distribution ensemble, moins le prix. Le reste est perdu sans entrepôt.

lesson-guided-decade-clothes =
    .title = Textile : à vous de jouer

lesson-guided-decade-clothes-alone =
    Nul autre ne fait de textile. La demande est de { $demand }, l’attrait de l’importateur de { $importer } (a). Le vôtre est { $appeal } (b) : il en vend { $sold } sur { $output }.

    Qualité, distribution, prix plus bas : *ce qui élève l’attrait vend davantage*. Choisissez un marqueur, agissez et terminez votre tour.
    .kicker = À vous de jouer
    .title = Textile : vous seul
    .why = Une voie est la qualité : son marqueur sur £{ $space }, un niveau pour le textile, et un prix de £{ $pounds }. La qualité reste tant que l’usine est là. Un marqueur déjà posé coûte des frais à sa nouvelle utilisation.

lesson-guided-decade-clothes-plain =
    La demande de textile est de { $demand }, l’attrait de l’importateur de { $importer } (a). Le vôtre est { $appeal } (b) : il en vend { $sold } sur { $output }.

    Qualité, distribution, prix plus bas : *ce qui élève l’attrait vend davantage*. Choisissez un marqueur, agissez et terminez votre tour.
    .kicker = À vous de jouer
    .title = Bientôt la vente du textile
    .why = Une voie est la qualité : son marqueur sur £{ $space }, un niveau pour le textile, et un prix de £{ $pounds }. La qualité reste tant que l’usine est là. Un marqueur déjà posé coûte des frais à sa nouvelle utilisation.

lesson-guided-decade-clothes-brought =
    .title = Ce que votre tour a rapporté

lesson-guided-decade-clothes-brought-quality =
    (a) Textile vendu : { $sold } sur { $made } ; sans votre tour, { $before }. £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*, et { lesson-count-steps }.

    (b) Votre attrait est encore de { $appeal } : *la qualité reste*, et en vendra autant la prochaine fois, pour rien.
    .kicker = Plus de qualité
    .title = Plus d’attrait, plus de ventes

lesson-guided-decade-clothes-brought-distributed =
    (a) Textile vendu : { $sold } sur { $made } ; sans votre tour, { $before }. £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*, et { lesson-count-steps }.

    (b) Avec cette vente, la distribution baisse d’un niveau, de { $distribution }. *Il faudra la racheter* ; la qualité resterait.
    .kicker = Plus de distribution
    .title = De l’attrait pour une vente

lesson-guided-decade-clothes-brought-more =
    (a) Textile vendu : { $sold } sur { $made } ; sans votre tour, { $before }. £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*, et { lesson-count-steps }.

    (b) Un prix de £{ $price } laisse plus d’attrait : *ce que chacun rapporte de moins, le nombre le regagne*.
    .kicker = Un autre prix
    .title = Moins cher, et plus de ventes

lesson-guided-decade-clothes-brought-same =
    (a) Textile vendu : { $sold } sur { $made } ; sans votre tour, { $before }. £{ $income } de recette, £{ $wages } de salaires, et { lesson-count-steps } de gagnés.

    (b) La demande était de { $demand }, mais votre attrait de { $appeal } : *vous ne vendez pas plus que lui*. Le reste est perdu, ses salaires payés.
    .kicker = Il en reste
    .title = L’attrait était la limite

lesson-guided-decade-clothes-brought-loss =
    (a) Textile vendu : { $sold } sur { $made }, pour £{ $income }. £{ $wages } de salaires : *une perte*, pour { lesson-count-steps } sur la piste.

    (b) Tout est vendu ; seul un prix au-dessus de £{ $price } rapporte plus. L’attrait doit le porter : par la qualité ou la distribution.
    .kicker = Plus de dépense que d’argent
    .title = Tout vendu, et trop bon marché

lesson-guided-decade-clothes-brought-plain =
    (a) Textile vendu : { $sold } sur { $made } ; sans votre tour, { $before }. £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*, et { lesson-count-steps }.

    (b) Tout est vendu à £{ $price }. Plus d’attrait ne vend plus rien ici, mais *il porte un prix plus haut*.
    .kicker = Votre propre voie
    .title = Tout est vendu

lesson-guided-decade-wages =
    .title = Ouvriers ou machines

lesson-guided-decade-wages-machines =
    Votre usine de vivres (a) coûte £{ $cost } par production, tout en salaires. Wedgwood a autant de machines que d’ouvriers : *les ouvriers lui coûtent £{ $wages }, les machines £{ $upkeep }*. Une machine se paie une fois, puis chaque production coûte moins.

    Embaucher donne marchandises et acheteurs (b), jusqu’à ce que le salaire (c), £{ $wage }, monte. Ensuite vous pouvez prendre quelque chose à l’offre.
    .kicker = Un cycle sans vos biens
    .title = Ouvriers ou machines
    .why = Une voie : Machines sur £{ $space }, pour vos vivres. Les ouvriers remplacés attendent parmi les renvoyés, reviennent peu à peu au marché et ôtent des acheteurs. Ou Ouvriers sur la case la moins chère, pour la rangée suivante : plus de marchandises, de demande et de salaires. L’offre ne coûte rien : tuiles, marqueurs gris, navires.

lesson-guided-decade-wages-plain =
    Votre usine de vivres (a) coûte £{ $cost } par production : un ouvrier coûte le salaire (c), £{ $wage }, *une machine toujours moins*. Elle se paie une fois, puis chaque production coûte moins.

    Embaucher donne marchandises et acheteurs (b), jusqu’à ce que le salaire monte. Ensuite vous pouvez prendre quelque chose à l’offre.
    .kicker = Un cycle sans vos biens
    .title = Ouvriers ou machines
    .why = Une voie : Machines sur £{ $space }, pour vos vivres. Les ouvriers remplacés attendent parmi les renvoyés, reviennent peu à peu au marché et ôtent des acheteurs. Ou Ouvriers sur la case la moins chère, pour la rangée suivante : plus de marchandises, de demande et de salaires. L’offre ne coûte rien : tuiles, marqueurs gris, navires.

lesson-guided-decade-need =
    .title = Sans argent, on vend ses actions

lesson-guided-decade-need-bought =
    (a) Strutt avait racheté { $bought } de ses actions à £{ $paid } chacune, et n’a pu payer £{ $space } pour son marqueur. *Le moins d’actions qui suffise est vendu en urgence* : { $shares }, pour £{ $pounds }.

    (b) Pour cela son indicateur recule : { lesson-count-spaces }. Il en garde { $left }, de £{ $value } chacune.
    .kicker = Quand l’argent manque
    .title = Sans argent, on vend ses actions

lesson-guided-decade-need-plain =
    (a) Strutt n’a pu payer. *Le moins d’actions qui suffise est vendu en urgence* : { $shares }, pour £{ $pounds }.

    (b) Pour cela son indicateur recule : { lesson-count-spaces }. Il en garde { $left }, de £{ $value } chacune.
    .kicker = Quand l’argent manque
    .title = Sans argent, on vend ses actions

lesson-guided-decade-loans =
    Il vous reste { lesson-count-shares } (a). Qui n’en a plus à vendre doit faire des *emprunts* : chacun apporte £{ $amount } et coûte un pas sur la piste ; le rembourser coûte £{ $repayment }.

    Avec un emprunt, nul n’achète d’actions, et qui en a encore un à la fin a perdu.
    .kicker = Quand il ne reste rien
    .title = Alors viennent les emprunts

lesson-guided-decade-wages-brought =
    .title = Ce que votre tour a changé

lesson-guided-decade-wages-brought-machines =
    (a) Les vivres vous coûtaient £{ $cost } par production. Voici £{ $wages } de salaires et £{ $upkeep } de machines : *£{ $saved } de moins à chaque fois*, pour £{ $paid } payées une fois.

    (b) Les ouvriers remplacés attendent parmi les renvoyés. Dans ce cycle, { $returned } de ceux-ci sont revenus au marché, { $fired } attendent encore : *chacun qui revient ôte un acheteur*. La demande de vivres était de { $buyers_before }, elle est de { $buyers } ; le salaire, de £{ $wage }.
    .kicker = Vous avez des machines
    .title = £{ $saved } d’épargne à chaque fois

lesson-guided-decade-wages-brought-machines-clothes =
    (a) À côté des vivres, le textile vous coûtait £{ $cost } par production. Voici £{ $wages } de salaires et £{ $upkeep } de machines : *£{ $saved } de moins à chaque fois*, pour £{ $paid } payées une fois.

    (b) Les ouvriers remplacés attendent parmi les renvoyés. Dans ce cycle, { $returned } de ceux-ci sont revenus au marché, { $fired } attendent encore : *chacun qui revient ôte un acheteur*. La demande de vivres était de { $buyers_before }, elle est de { $buyers } ; le salaire, de £{ $wage }.
    .kicker = Vous avez des machines
    .title = £{ $saved } d’épargne à chaque fois

lesson-guided-decade-wages-brought-hired =
    (a) Votre usine de vivres en faisait { $output_before }, elle en fait { $output }. *Elle coûte £{ $cost } par production au lieu de £{ $cost_before }*, que tout se vende ou non.

    (b) La demande de vivres était de { $buyers_before }, elle est de { $buyers } : ce que d’autres embauchent et ce qui revient au marché compte aussi. Le salaire était de £{ $wage_before }, il est de £{ $wage }, pour tous.
    .kicker = Vous avez embauché
    .title = Plus de biens et de salaires

lesson-guided-decade-wages-brought-hired-clothes =
    (a) À côté des vivres, votre usine de textile en faisait { $output_before }, elle en fait { $output }. *Elle coûte £{ $cost } par production au lieu de £{ $cost_before }*, que tout se vende ou non.

    (b) La demande de vivres était de { $buyers_before }, elle est de { $buyers } : ce que d’autres embauchent et ce qui revient au marché compte aussi. Le salaire était de £{ $wage_before }, il est de £{ $wage }, pour tous.
    .kicker = Vous avez embauché
    .title = Plus de biens et de salaires

lesson-guided-decade-wages-brought-tile =
    (a) { $tile } : les vivres vous coûtent £{ $cost } par production au lieu de £{ $cost_before }, *pour rien d’autre que le marqueur* qui l’a apporté.

    (b) Dans ce cycle, { $returned } des renvoyés sont revenus au marché, { $fired } attendent encore. La demande de vivres était de { $buyers_before }, elle est de { $buyers } ; le salaire, de £{ $wage }.
    .kicker = Vous avez une tuile
    .title = Une tuile épargne des salaires

lesson-guided-decade-wages-brought-plain =
    (a) Les vivres vous coûtent £{ $cost } par production ; avant votre tour, £{ $cost_before }. *Des machines rendraient chacune moins chère*, des ouvriers en feraient plus à vendre.

    (b) Dans ce cycle, { $returned } des renvoyés sont revenus au marché, { $fired } attendent encore. La demande de vivres était de { $buyers_before }, elle est de { $buyers } ; le salaire, de £{ $wage }.
    .kicker = Votre propre voie
    .title = Ce que coûte votre usine

lesson-guided-decade-shares =
    Une de vos actions vaut £{ $share_value } et vous coûte £{ $buying_price } (a). *À la fin, votre compagnie vaut ses actions × leur valeur d’alors* : chaque pas (b) élève la valeur de toutes, et le prix de la suivante.

    Vous avez £{ $cash }. Acheter, ou garder de quoi payer marqueurs et salaires ?
    .kicker = La bourse
    .title = Racheter ou attendre
    .why = Une voie : Bourse sur £{ $space }, achetez-en { $shares }, et gardez le prix du prochain marqueur. Un achat ne change pas la valeur, et le montant de la case n’importe pas. Qui ne peut payer vend des actions en urgence.

lesson-guided-decade-shares-brought =
    .title = Ce que cela a rapporté

lesson-guided-decade-shares-brought-bought =
    (a) Vous en avez racheté { $bought } à £{ $price } chacune. Votre compagnie valait £{ $then } ; *elle vaut £{ $portfolio }*, avec { lesson-count-shares }. Il vous reste £{ $cash } en caisse.

    (b) Une action vaut £{ $share_value }. À la fin chacune compte pour sa valeur d’alors, quel qu’ait été son prix : chaque pas les élève toutes.
    .kicker = Vous avez acheté
    .title = De l’argent à la compagnie

lesson-guided-decade-shares-brought-sold =
    (a) Vous en avez vendu { $sold } à £{ $share_value }. Votre compagnie valait £{ $then } ; *elle vaut £{ $portfolio }*, avec { lesson-count-shares }. Vous avez £{ $cash } en caisse.

    (b) Une vente ne fait pas reculer votre indicateur, comme le ferait une vente forcée. En racheter une coûte £{ $buying_price }, et plus à chaque pas.
    .kicker = Vous avez vendu
    .title = De la compagnie à l’argent

lesson-guided-decade-shares-brought-waited =
    (a) Vous n’en avez acheté aucune : votre compagnie valait £{ $then } et vaut *£{ $portfolio }*. Vous avez £{ $cash }, qui à la fin ne valent rien.

    (b) Une action aurait coûté £{ $price } ; elle en coûte £{ $buying_price }, et plus à chaque pas. Attendre est bon si l’argent rapporte plus dans une usine.
    .kicker = Vous avez attendu
    .title = Ce que coûte l’attente

lesson-guided-decade-shares-brought-need =
    (a) Vous n’avez pu payer : { $count } de vos actions vendues en urgence. Votre compagnie valait £{ $then } ; *elle vaut £{ $portfolio }*, avec { lesson-count-shares }. Vous avez £{ $cash } en caisse.

    (b) Votre indicateur a reculé aussi : une action vaut £{ $share_value }. Gardez le prix du prochain marqueur et des prochains salaires.
    .kicker = Vendu en urgence
    .title = L’argent a manqué

lesson-guided-decade-event =
    { $year } est finie. Chaque décennie s’achève par un événement ; ceux qui viennent sont face visible, pour que vous voyiez ce qu’ils apporteront. *Lobby* : chaque compagnie, à son tour, prend pour rien quelque chose à l’offre (a) : une tuile, un marqueur gris ou un navire.

    Ce que vous laissez, les autres peuvent le prendre.
    .kicker = La fin de la décennie
    .title = L’événement : servez-vous
    .why = Le Contremaître rend moins chers les ouvriers d’une usine. Un marqueur gris fait plus pour le même argent. Un navire porte des marchandises outre-mer, sous contrat.

lesson-guided-decade-event-brought =
    .title = Ce que vous avez pris

lesson-guided-decade-event-brought-foreman =
    (a) Le Contremaître est à votre usine de vivres. *Elle coûte £{ $cost } par production au lieu de £{ $cost_before }*, désormais et pour rien.

    Il baisse le salaire de { $most ->
        [one] { $most } ouvrier
       *[other] { $most } ouvriers
    } au plus, et d’aucune machine. Il vaut plus là où les ouvriers sont nombreux et le salaire haut.
    .kicker = Pris : le Contremaître
    .title = Les vivres coûtent moins

lesson-guided-decade-event-brought-tile =
    (a) Vous avez pris une tuile : *{ $tile }*. { $tile-effect }

    Vous la gardez jusqu’à ce que vous la rendiez. Ce qu’elle vaut dépend de ce que vous ferez.
    .kicker = Pris : une tuile
    .title = Une tuile pour la suite

lesson-guided-decade-event-brought-marker =
    (a) Vous avez pris un marqueur gris : *{ $marker }*. Il est en main à côté des vôtres et fait plus pour le même argent, une fois par décennie.

    Il sert quand vous le jouez : chaque tour n’a toujours qu’un marqueur.
    .kicker = Pris : un marqueur
    .title = Un meilleur marqueur

lesson-guided-decade-event-brought-ship =
    (a) Vous avez pris un navire de capacité { $capacity }. *Seul, il ne vend rien* : il emporte ce que le marché laisse, pour servir un contrat, et c’est la Bourse qui pose les contrats.
    .kicker = Pris : un navire
    .title = Un navire sans contrat

lesson-guided-decade-event-brought-nothing =
    (a) Vous n’avez rien pris. *Cela n’aurait rien coûté* : ce qui était à l’offre est peut-être chez vos rivaux.
    .kicker = Rien de pris
    .title = L’offre était gratuite

lesson-guided-decade-result =
    Vous avez { lesson-count-shares } à £{ $share_value } : votre compagnie vaut *£{ $portfolio }* (a). Celle de Strutt vaut £{ $strutt }, celle de Wedgwood £{ $wedgwood }.

    Nous sommes en { $year }, les vivres viennent ensuite (b), et des usines d’un nouveau niveau peuvent être bâties. Les notes finissent ici. La partie continue avec ces rivaux tant que vous voulez.
    .kicker = Le résultat
    .title = Une décennie est jouée
