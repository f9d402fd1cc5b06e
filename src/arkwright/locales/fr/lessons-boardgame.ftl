# Leçons du jeu de plateau : ce que dit la note en marge. Aucun chiffre ici, le jeu les apporte.

## La décennie guidée : une note par idée, et chacune sert aussitôt

lesson-guided-decade = La décennie guidée
    .about = Quatre tours avec une note en marge : le premier est montré, puis vous décidez.

lesson-guided-decade-goal =
    Angleterre, { $year }. Vous avez deux usines, de vivres et de textile ; Strutt et Wedgwood ont les autres. À la fin, un seul chiffre compte : *vos actions × la valeur d’une action*.

    (a) Vous avez { $shares } actions de £{ $share_value } : votre entreprise vaut £{ $portfolio }. L’argent qui reste ne vaut rien.

    (b) Chaque vente vous mène ici vers la droite, et une action vaut davantage.
    .kicker = Le but
    .title = L’entreprise qui vaut le plus

lesson-guided-decade-cycle =
    Une décennie a un cycle par marchandise ; voici celui des vivres (a). Chaque entreprise, à son tour, pose un marqueur sur son plateau et agit. Puis les usines de cette marchandise produisent et vendent.

    Vous jouez en premier : les autres peuvent donc vous répondre.
    .kicker = Le cours du temps
    .title = Tous agissent, puis on vend

lesson-guided-decade-marker =
    Votre usine fait { $output } pains, mais *{ $sold } seul serait vendu* (a) : nul ne vend plus que son attrait. Le vôtre (b) est qualité de base { $base_quality } − prix { $price } = { $appeal }.

    La distribution ajoute à l’attrait. Un niveau coûte autant de livres que son numéro : chacun est plus cher que le précédent.
    .kicker = Votre premier marqueur
    .title = On vend autant que son attrait
    .todo =
        Distribution sur £{ $space }, vivres deux fois, puis terminer.

        La case (c) de votre décision, ou marqueur et case sur votre plateau.
    .why = Ce que vous payez pour la case paie les niveaux. La moins chère n’en paierait qu’un. La distribution baisse d’un niveau après chaque production de sa marchandise : achetez-la juste avant la vente.

lesson-guided-decade-price =
    Votre attrait est { $appeal } (a). Une livre de moins au prix en ajoute un, une livre de plus en ôte un. Ainsi vous en vendez { $sold } sur { $output } ; *seul en tête*, vous montez d’un pas de plus.

    Strutt a { $strutt }, Wedgwood { $wedgwood } (b), et tous deux jouent après vous. Fixez le prix ou laissez-le, puis terminez votre tour.
    .kicker = À vous de décider
    .title = Le prix contre l’attrait
    .why = Une vente vaut un pas sur la piste des actions, deux ou plus en valent deux. Le plus fort attrait, seul, en vaut un de plus, et le plus de ventes, seul, aussi. Une égalité ne vaut rien.

lesson-guided-decade-rivals =
    Strutt a payé de la qualité : son attrait est { $appeal } (a), et la qualité reste quand la distribution baisse. Wedgwood a embauché : son usine fait { $output } pains.

    Chaque ouvrier embauché laisse une case vide au marché du travail, et *les cases vides sont des acheteurs* (b). La demande de couverts est de { $cutlery }, pour qui en vend.
    .kicker = Les autres agissent
    .title = Embaucher crée des acheteurs

lesson-guided-decade-sale =
    La demande de vivres est de { $demand }. Les rangées sont appelées du haut vers le bas (a) : à chacune vend une marchandise qui a autant d’attrait, jusqu’à ce que la demande soit épuisée.

    Vous aviez un attrait de { $appeal } et { $made } pains. Vous en avez vendu { $sold }.
    .kicker = La vente
    .title = Par attrait, rangée par rangée

lesson-guided-decade-brought =
    .title = Ce que cela a rapporté

lesson-guided-decade-brought-gave-up =
    (a) { $sold } pains vendus, £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*.

    (b) { $spaces } pas : { $sales } pour la vente, { $top } pour le plus fort attrait, { $most } pour le plus de ventes.

    (c) Une livre de plus aurait rapporté £{ $given } de plus, et une entreprise de £{ $other }. La vôtre vaut £{ $portfolio }.
    .kicker = Vous avez choisi £{ $value }
    .title =
        £{ $given } de moins, { $gained ->
            [one] un pas de plus
           *[other] { $gained } pas de plus
        }
    .why = Le pas pour l’attrait va à qui est seul en tête, au-dessus aussi de l’importateur. À égalité d’attrait, il ne va à personne.

lesson-guided-decade-brought-took =
    (a) { $sold } pains vendus, £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*.

    (b) { $spaces } pas : { $sales } pour la vente, { $top } pour le plus fort attrait, { $most } pour le plus de ventes.

    (c) Une livre de moins aurait rapporté £{ $taken } de moins, et une entreprise de £{ $other }. La vôtre vaut £{ $portfolio }.
    .kicker = Vous avez choisi £{ $value }
    .title =
        £{ $taken } de plus, { $missed ->
            [one] un pas de moins
           *[other] { $missed } pas de moins
        }
    .why = Le pas pour l’attrait va à qui est seul en tête, au-dessus aussi de l’importateur. À égalité d’attrait, il ne va à personne.

lesson-guided-decade-brought-too-low =
    (a) { $sold } pains vendus, £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*.

    (b) { $spaces } pas : { $sales } pour la vente, { $top } pour le plus fort attrait, { $most } pour le plus de ventes.

    (c) Une livre de plus aurait rapporté £{ $given } de plus et autant de pas. Votre entreprise vaut £{ $portfolio }.
    .kicker = Vous avez choisi £{ $value }
    .title = £{ $given } abandonnées pour rien
    .why = Plus d’attrait qu’il n’en faut pour être seul en tête et tout vendre ne rapporte aucun pas.

lesson-guided-decade-brought-too-high =
    (a) { $sold } pains vendus, £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*.

    (b) { $spaces } pas : { $sales } pour la vente, { $top } pour le plus fort attrait, { $most } pour le plus de ventes.

    (c) Une livre de moins en aurait vendu { $other } et rapporté £{ $given } de plus. Votre entreprise vaut £{ $portfolio }.
    .kicker = Vous avez choisi £{ $value }
    .title = Trop cher pour tout vendre
    .why = Vous ne vendez pas plus que votre attrait. Le reste est perdu : vous n’avez pas d’entrepôt, et les salaires sont payés quand même.

lesson-guided-decade-brought-loss =
    (a) Vendus : { $sold }. £{ $income } de recette, £{ $wages } de salaires. *Une perte* : au début c’est normal, votre usine ne vend pas encore tout ce qu’elle fait.

    (b) Pas : { $sales } pour la vente, { $top } pour le plus fort attrait, { $most } pour le plus de ventes.

    (c) Votre entreprise vaut £{ $portfolio }.
    .kicker = Plus de dépense que d’argent
    .title = Une perte au début
    .why = Vous ne vendez pas plus que votre attrait : qualité de base, qualité et distribution ensemble, moins le prix. Le reste est perdu sans entrepôt.

lesson-guided-decade-brought-plain =
    (a) { $sold } pains vendus, £{ $income } de recette, £{ $wages } de salaires : *£{ $profit } de bénéfice*.

    (b) Pas : { $sales } pour la vente, { $top } pour le plus fort attrait, { $most } pour le plus de ventes.

    (c) Votre entreprise vaut £{ $portfolio }.
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

lesson-guided-decade-wages =
    .title = Ouvriers ou machines

lesson-guided-decade-wages-machines =
    Wedgwood a pour les vivres autant de machines que d’ouvriers. À chaque production, *les ouvriers lui coûtent £{ $wages }, les machines £{ $upkeep }*. Votre usine (a) coûte £{ $cost }, tout en salaires.

    Mais les ouvriers remplacés reviennent peu à peu au marché et ôtent des acheteurs (b). Embaucher donne marchandises et acheteurs, jusqu’à ce que le salaire (c), £{ $wage }, monte.
    .kicker = Un cycle sans vos biens
    .title = Ouvriers ou machines
    .why = Deux voies. Machines sur £{ $space } : deux pour vos vivres, et chaque production coûte moins. Ou Ouvriers sur la case la moins chère, pour la troisième rangée : plus de marchandises et de demande, mais aussi plus de salaires.

lesson-guided-decade-wages-plain =
    Votre usine de vivres (a) coûte £{ $cost } par production : un ouvrier coûte le salaire (c), £{ $wage }, *une machine toujours moins*.

    Mais les ouvriers remplacés reviennent peu à peu au marché et ôtent des acheteurs (b). Embaucher donne marchandises et acheteurs, jusqu’à ce que le salaire monte. Préparez vos ventes par l’une ou l’autre voie.
    .kicker = Un cycle sans vos biens
    .title = Ouvriers ou machines
    .why = Deux voies. Machines sur £{ $space } : deux pour vos vivres, et chaque production coûte moins. Ou Ouvriers sur la case la moins chère, pour la troisième rangée : plus de marchandises et de demande, mais aussi plus de salaires.

lesson-guided-decade-shares =
    .title = Racheter ou attendre

lesson-guided-decade-shares-need =
    Une action vous coûte £{ $buying_price } (a), et plus à chaque pas ; à la fin, chacune vaut autant.

    (b) Strutt en a acheté { $bought } à £{ $paid } avec son dernier argent ; elles valent £{ $value }. Mais *il n’a pu payer son marqueur* : { $sold } vendue par nécessité, { $lost } en arrière sur la piste (c). Vous avez £{ $cash } : acheter, ou garder ?
    .kicker = La bourse
    .title = Racheter ou attendre
    .why = Bourse sur £{ $space }, achetez-en { $count }, et gardez le prix du prochain marqueur. Qui ne peut payer vend des actions par nécessité et recule pour chacune. Sans action viennent les emprunts : un pas chacun, et plus à rembourser qu’ils n’apportent. Qui en a un n’achète pas d’actions ; qui finit avec un a perdu.

lesson-guided-decade-shares-plain =
    Une action vous coûte £{ $buying_price } (a), et *plus à chaque pas* (c) ; à la fin, chacune vaut autant. Les autres (b) y pensent aussi.

    Vous avez £{ $cash }. Achetez tant que les actions sont bon marché, ou gardez de quoi payer marqueurs et salaires : qui ne peut payer vend des actions par nécessité et recule sur la piste.
    .kicker = La bourse
    .title = Racheter ou attendre
    .why = Bourse sur £{ $space }, achetez-en { $count }, et gardez le prix du prochain marqueur. Qui ne peut payer vend des actions par nécessité et recule pour chacune. Sans action viennent les emprunts : un pas chacun, et plus à rembourser qu’ils n’apportent. Qui en a un n’achète pas d’actions ; qui finit avec un a perdu.

lesson-guided-decade-event =
    { $year } est finie. Chaque décennie s’achève par un événement, et les prochains sont visibles. *Lobby* : chaque entreprise, à son tour, prend pour rien un marqueur spécial de l’offre (a) : une tuile, un marqueur avancé ou un navire.

    Ce que vous laissez, les autres peuvent le prendre.
    .kicker = La fin de la décennie
    .title = L’événement : servez-vous
    .why = Le Contremaître rend moins chers les ouvriers d’une usine. Un marqueur avancé fait plus pour le même argent. Un navire porte des marchandises outre-mer, sous contrat.

lesson-guided-decade-result =
    Vous avez { $shares } actions de £{ $share_value } : votre entreprise vaut *£{ $portfolio }* (a). Celle de Strutt vaut £{ $strutt }, celle de Wedgwood £{ $wedgwood }.

    Nous sommes en { $year }, les vivres viennent ensuite (b), et des usines d’un nouveau niveau peuvent être bâties. Les notes finissent ici. La partie continue avec ces rivaux tant que vous voulez.
    .kicker = Le résultat
    .title = Une décennie est jouée
