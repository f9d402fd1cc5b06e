# Courtes leçons du jeu de plateau : prix, ouvriers, marché du travail, actions, argent. Aucun chiffre ici.

## Prix et attrait

lesson-prices = Prix et attrait
    .about = Une livre de plus au prix, c’est un attrait de moins. Trouvez le prix qui vend tout et gagne un pas.

lesson-prices-sum =
    Vos vivres (a) : qualité de base { $base_quality } − prix { $price } = attrait { $appeal }. *Qualité et distribution l’augmentent, le prix le baisse.*

    Strutt a payé de la distribution et a { $strutt }, Wedgwood de la qualité et a { $wedgwood } (b). Nul n’est donc seul en tête. Vous en vendriez { $sold }, pour { lesson-count-steps }.
    .kicker = De quoi l’attrait est fait
    .title = Trois en tête, aucun seul

lesson-prices-quality =
    Un prix ne change qu’après une action qui touche la marchandise : Qualité, Distribution, Usine, Production.

    Un niveau de qualité élève pour toujours l’attrait des vivres. Prenez la case plus chère (a) : *ce que le niveau ne dépense pas change d’autres prix* (b). Vos lampes ont un attrait de { $lamps }.
    .kicker = Le marqueur
    .title = Un niveau, et un reste
    .todo = Qualité sur £{ $space }, un niveau pour les vivres.
    .why = Après Qualité et Distribution, chaque livre non dépensée permet de changer le prix d’une marchandise non touchée. Celles que vous avez touchées sont libres.

lesson-prices-left-over =
    De { $output ->
        [one] { $output } lampe
       *[other] { $output } lampes
    } (a) vous n’en vendez que { $sold }, pour £{ $income } : vous ne vendez pas plus que votre attrait, et le prix de £{ $price } (b) le tient bas.

    Ici, *une livre de moins vend une lampe de plus*. Vous payez le changement d’une livre du reste.
    .kicker = Une autre marchandise
    .title = Moins cher, et plus de recette
    .todo = Mettez les lampes à £{ $pounds }.
    .why = Comparez prix × ventes avant et après. Tant qu’il reste des invendus, un prix plus bas peut rapporter plus. Quand tout est vendu, il rapporte moins.

lesson-prices-price =
    Les lampes rapportent maintenant £{ $income }. Les vivres : attrait { $appeal } à £{ $price } (a) ; le suivant a { $top } (b). Vous en vendriez { $sold }, pour { lesson-count-steps }.

    Une livre de plus par pain, ou seul en tête ? *Changez le prix ou laissez-le*, puis terminez. Vous jouez en dernier : nul ne répond.
    .kicker = À vous de choisir
    .title = Une livre ou un pas de plus
    .why = Le plus fort attrait ne donne un pas qu’à qui est seul en tête, au-dessus aussi de l’importateur. Un prix qui vend moins coûte les deux.

lesson-prices-brought =
    .title = Ce que le prix a rapporté

lesson-prices-brought-alone =
    (a) { lesson-count-steps } : { $sales } pour la vente, { $top } parce que vous êtes seul en tête.

    (b) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } pour £{ $income }, il reste £{ $profit } après les salaires. Une livre de plus aurait rapporté £{ $more } de plus, et une tête partagée : aucun pas.
    .kicker = Vous avez choisi £{ $value }
    .title = Seul en tête
    .why = Un pas élève la valeur de chaque action que vous avez. Plus vous en avez, plus il pèse face à quelques livres.

lesson-prices-brought-tied =
    (a) { lesson-count-steps } : { $sales } pour la vente, { $top } pour l’attrait : d’autres sont aussi haut.

    (b) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } pour £{ $income }, salaires : £{ $wages }. Une livre de moins aurait rapporté £{ $less } de moins, et un pas de plus.
    .kicker = Vous avez choisi £{ $value }
    .title = À égalité en tête
    .why = Un pas élève la valeur de chaque action que vous avez. Plus vous en avez, plus il pèse face à quelques livres.

lesson-prices-brought-dear =
    (a) { lesson-count-steps } : { $sales } pour la vente, { $top } pour l’attrait.

    (b) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } pour £{ $income }, salaires : £{ $wages }. Une livre de moins en aurait vendu { $other } et rapporté £{ $more } de plus : on ne vend pas plus que son attrait.
    .kicker = Vous avez choisi £{ $value }
    .title = Trop cher pour tout vendre
    .why = Ce qui n’est pas vendu est perdu sans entrepôt, et les salaires sont payés quand même.

lesson-prices-brought-plain =
    (a) { lesson-count-steps } : { $sales } pour la vente, { $top } pour l’attrait.

    (b) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } pour £{ $income }, il reste £{ $profit } après les salaires. Avec un attrait de plus que les autres, vous auriez été seul en tête.
    .kicker = Votre propre voie
    .title = Ce que la vente a rapporté
    .why = Le plus fort attrait ne donne un pas qu’à qui est seul en tête, au-dessus aussi de l’importateur.

## Exercice : toutes les lampes vendues, et de l’argent

lesson-prices-lamps = Toutes les lampes vendues
    .about = Vendez chaque lampe dans ce cycle, et ayez assez d’argent à la fin.

lesson-prices-lamps-goal-1 = Toutes les lampes vendues
lesson-prices-lamps-goal-2 = Assez d’argent à la fin

lesson-prices-lamps-task =
    Vous faites { $output ->
        [one] { $output } lampe
       *[other] { $output } lampes
    } et en vendriez { $sold } (a) : votre attrait est { $appeal } à £{ $price } (b). Les autres ont joué.

    Vous avez £{ $cash } (c). *Vendez les { $output ->
        [one] { $output } lampe
       *[other] { $output } lampes
    }, et ayez £{ $aim } ou plus une fois les salaires payés.*
    .kicker = Exercice
    .title = Vendez chaque lampe
    .why = Un prix plus bas élève l’attrait, chaque niveau de qualité ou de distribution aussi. Comparez ce que coûte un niveau et ce que rapporte une livre sur chaque lampe.

lesson-prices-lamps-sold =
    .title = Ce que cela a rapporté

lesson-prices-lamps-sold-patent =
    { $sold ->
        [one] { $sold } lampe
       *[other] { $sold } lampes
    } vendues sur { $made } (a), à £{ $price } chacune : £{ $cash } en main (b).

    Le Brevet, rendu, a donné des niveaux pour rien. On peut le reprendre : il est de nouveau dans l’offre.
    .kicker = Tout est vendu
    .title = Avec le Brevet, plus cher encore
    .why = La distribution baisse d’un après chaque production. Beaucoup de niveaux d’un coup servent une grande vente.

lesson-prices-lamps-sold-reached =
    { $sold ->
        [one] { $sold } lampe
       *[other] { $sold } lampes
    } vendues sur { $made } (a), à £{ $price } chacune : £{ $cash } en main (b).

    Il y a mieux : payez de la distribution sur une case peu chère, et rendez le Brevet pour plus encore. Alors *chaque lampe peut coûter plus*.
    .kicker = Tout est vendu
    .title = Toutes les lampes vendues
    .why = La distribution est bon marché pour une vente, car elle baisse. La qualité coûte plus et reste tant que l’usine est là.

lesson-prices-lamps-sold-all =
    { $sold ->
        [one] { $sold } lampe
       *[other] { $sold } lampes
    } vendues sur { $made } (a), mais à £{ $price } chacune : £{ $cash } en main (b).

    Tout est vendu, mais la recette est trop faible. *Des niveaux de distribution, peu chers,* les auraient vendues à un meilleur prix.
    .kicker = Vendues, trop peu cher
    .title = Tout vendu, trop peu d’argent
    .why = Une livre de moins au prix, c’est une livre de moins sur chaque lampe. Le premier niveau de distribution coûte moins.

lesson-prices-lamps-sold-left =
    { $sold ->
        [one] { $sold } lampe
       *[other] { $sold } lampes
    } vendues sur { $made } (a), à £{ $price } chacune : £{ $cash } en main (b).

    Le reste est perdu : *nul ne vend plus que son attrait*. Il doit être aussi grand que ce que vous faites.
    .kicker = Des lampes en trop
    .title = L’attrait était trop faible
    .why = L’attrait est qualité de base, qualité et distribution, moins le prix. Chaque livre du prix est une lampe.

## Rangées, machines et salaires

lesson-workforce = Rangées, machines, salaires
    .about = Ce que fait une rangée, ce qu’elle coûte, et quand une machine se rembourse.

lesson-workforce-rows =
    Une rangée ne produit que si *toutes ses cases sont occupées*. Dans votre usine de couverts, celle-ci (a) a { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } pour { $made } marchandise ; la deuxième (c) en fait { $second }.

    Le salaire est de £{ $wage } (b). Les ouvriers de (a) coûtent donc plus que les £{ $price } que leur marchandise rapporte. L’usine entière : £{ $income } de recette, £{ $cost } de frais.
    .kicker = Ce que coûte une rangée
    .title = Une rangée qui mange son prix

lesson-workforce-machines =
    Une machine prend la case d’un ouvrier et coûte une livre par production, *quel que soit le salaire*. Plus il monte, plus elle économise.

    La première case de chaque rangée est pour un ouvrier seulement. Les autres de (a) prennent des machines. Le marqueur : (b).
    .kicker = Remplacez-les
    .title = Des machines pour cette rangée
    .todo = Machines sur £{ $space }, rangée { $row } : le plus possible.
    .why = Vous payez une machine une fois et économisez à chaque production ensuite. Tôt dans la partie il y en a beaucoup, vers la fin peu. Comptez donc combien de fois l’usine vendra encore.

lesson-workforce-saved =
    (a) Votre usine fait { $output ->
        [one] { $output } marchandise
       *[other] { $output } marchandises
    } comme avant. Elle coûtait £{ $then } par production ; *elle coûte maintenant £{ $cost }*.

    Les ouvriers remplacés attendent parmi les renvoyés, { $fired } à présent. Les marqueurs d’économie les ramènent au marché, et chacun y remplit une case : un acheteur de moins (b).
    .kicker = L’économie
    .title = Autant de biens, pour moins cher

lesson-workforce-help =
    Votre marqueur vous laisse prendre quelque chose dans l’offre (a), pour rien. Des tuiles rendent une usine (b) moins chère : le *Contremaître* jusqu’à { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }, l’*Atelier* ses machines.

    Salaires : £{ $wages } ; machines : £{ $upkeep }. Choisissez, ou prenez autre chose, et terminez.
    .kicker = À vous de choisir
    .title = Qui rend l’usine moins chère ?
    .why = Le Contremaître baisse le salaire de { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } au plus d’une usine. Avec l’Atelier, toutes les machines d’une usine coûtent comme une seule. Les deux peuvent changer d’usine plus tard.

lesson-workforce-brought =
    .title = Ce que l’usine a rapporté

lesson-workforce-brought-foreman =
    (a) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } pour £{ $income } ; £{ $wages } de salaires, £{ $upkeep } de machines : *il reste £{ $profit }*.

    Le Contremaître économise le plus là où les ouvriers sont nombreux et le salaire haut. Avec des machines à leur place, il aurait moins à faire.
    .kicker = Avec le Contremaître
    .title = Ouvriers et machines peu chers
    .why = Un ouvrier coûte toujours une livre au moins, même avec le Contremaître.

lesson-workforce-brought-workshop =
    (a) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } pour £{ $income } ; £{ $wages } de salaires, £{ $upkeep } de machines : *il reste £{ $profit }*.

    L’Atelier économise le plus là où les machines sont nombreuses. Ici, la plupart des rangées ont encore des ouvriers : le Contremaître aurait économisé plus.
    .kicker = Avec l’Atelier
    .title = Ouvriers encore chers
    .why = L’Atelier ajoute aussi à ce qu’une action Machines peut dépenser. Avec lui, votre propre marqueur en paie une de plus.

lesson-workforce-brought-plain =
    (a) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } pour £{ $income } ; £{ $wages } de salaires, £{ $upkeep } de machines : *il reste £{ $profit }*.

    Une usine paie chaque ouvrier, même dans les rangées qui ne font rien, que ses marchandises soient vendues ou non.
    .kicker = Le compte
    .title = Ce qui entre, ce qui sort
    .why = Le Contremaître aurait rendu moins chers jusqu’à { $workers } de ces ouvriers, l’Atelier les machines.

## Exercice : tous les biens, pour moins de salaires

lesson-workforce-wages = Le compte des salaires
    .about = Le salaire a monté. Faites et vendez autant qu’avant, pour moins de salaires.

lesson-workforce-wages-goal-1 = Tous les pains vendus
lesson-workforce-wages-goal-2 = Salaires aussi bas que demandé

lesson-workforce-wages-task =
    Strutt et Wedgwood ont embauché, et le salaire est de £{ $wage } (b). Pour { $output ->
        [one] { $output } pain
       *[other] { $output } pains
    }, votre usine (a) paie maintenant £{ $wages } de salaires.

    Vous êtes le dernier avant la vente. *Faites et vendez les { $output ->
        [one] { $output } pain
       *[other] { $output } pains
    }, et payez £{ $aim } de salaires ou moins.*
    .kicker = Exercice
    .title = Baissez le compte des salaires
    .why = Moins d’ouvriers est une voie, si des machines prennent leurs cases. Un salaire plus bas pour ceux que vous avez en est une autre : voyez ce que l’action supplémentaire offre.

lesson-workforce-wages-paid =
    .title = Le compte des salaires

lesson-workforce-wages-paid-machines =
    (a) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } ; £{ $wages } de salaires, £{ $upkeep } de machines. £{ $cash } en main (b).

    Une voie laisse plus d’argent : Ouvriers sur la case la moins chère, sans embaucher, et *le Contremaître pour les vivres* en action supplémentaire.
    .kicker = But atteint
    .title = Une machine n’a pas de salaire
    .why = Mais les machines sont à vous pour toujours, et le Contremaître ne sert qu’une usine.

lesson-workforce-wages-paid-foreman =
    (a) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } ; £{ $wages } de salaires, £{ $upkeep } de machines. £{ $cash } en main (b).

    Le Contremaître ne coûte que le marqueur avec lequel il est venu. Pour une petite usine, il est moins cher que des machines.
    .kicker = But atteint
    .title = Le Contremaître paie aussitôt
    .why = Ouvriers, Machines, Bourse et Navire donnent un marqueur spécial en action supplémentaire, même si leur propre action n’a pas lieu.

lesson-workforce-wages-paid-less =
    (a) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } seulement, sur { $made ->
        [one] { $made } fait
       *[other] { $made } faits
    } : une rangée sans ses ouvriers ne fait rien. £{ $wages } de salaires, £{ $upkeep } de machines. £{ $cash } en main (b).

    Gardez les rangées pleines : *une machine remplit une case aussi bien qu’un ouvrier*.
    .kicker = Trop peu de pains
    .title = Moins payé, moins vendu
    .why = Qui renvoie épargne des salaires, et perd les marchandises de la rangée.

lesson-workforce-wages-paid-dear =
    (a) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } ; £{ $wages } de salaires, £{ $upkeep } de machines. £{ $cash } en main (b).

    Trop est parti en salaires. Des machines, ou *le Contremaître*, les baissent beaucoup.
    .kicker = Trop cher
    .title = Les salaires sont encore hauts
    .why = Votre marqueur paie plus d’une machine par action. Le Contremaître vient avec un marqueur spécial.

## Le marché du travail

lesson-demand = Le marché du travail
    .about = Qui embauche crée des acheteurs pour tous, jusqu’à ce que le salaire saute pour tous.

lesson-demand-buyers =
    Strutt et Wedgwood ont embauché. Chaque ouvrier qui quitte le marché laisse une case vide ; il y en a { $empty }. *Les cases vides numérotées sont des acheteurs* (a) : { $food } pour les vivres, { $lamps } pour les lampes.

    Vous seul faites des lampes (b). Les autres paient des ouvriers, et vous avez plus d’acheteurs.
    .kicker = D’où viennent les acheteurs
    .title = Embaucher crée des acheteurs

lesson-demand-hire =
    Le salaire (a) est inscrit à côté de la rangée de la case vide la plus basse : £{ $wage }, pour tous et pour chaque ouvrier. La rangée est vide jusqu’au bout. *Qui embauche ouvre une rangée plus chère.*

    Remplissez la troisième rangée des lampes (b), avec le marqueur en (c), et voyez ce qu’il en coûte.
    .kicker = La rangée suivante
    .title = Quand le salaire saute
    .todo = Ouvriers sur £{ $space }, { $count } aux lampes, rangée { $row }, terminer.
    .why = Le salaire ne monte pas à chaque ouvrier, mais à certaines rangées du marché. Comptez les cases jusqu’à la prochaine : parfois un ouvrier de moins est bien moins cher.

lesson-demand-jumped =
    Le salaire (a) était de £{ $then } et passe à £{ $wage }, aussi pour les anciens. Votre usine de vivres (b) coûte £{ $cost } au lieu de £{ $before }, *celle de Strutt £{ $strutt } au lieu de £{ $strutt_before }* : il a plus d’ouvriers.

    Le textile a { $clothes ->
        [one] { $clothes } acheteur
       *[other] { $clothes } acheteurs
    }, contre { $clothes_before } (c) : Strutt en profite, il en vend.
    .kicker = Ce qui a changé
    .title = Plus cher pour tous

lesson-demand-answer =
    On vend bientôt les vivres. Vous en vendriez { $sold } pour £{ $income } et paieriez £{ $wages } de salaires (b). Un salaire élevé frappe *qui a beaucoup d’ouvriers et pas de machines*.

    Prenez dans l’offre (a) ce qui aide, ou ce que vous préférez, et terminez votre tour.
    .kicker = À vous de choisir
    .title = Une réponse au salaire
    .why = Le Contremaître baisse le salaire de { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } au plus d’une usine. Un marqueur clair de machines les rend moins chères dès le prochain tour. Choisissez pour l’usine qui vend bientôt.

lesson-demand-paid =
    .title = Ce que le salaire a pris

lesson-demand-paid-foreman =
    (a) £{ $income } de recette, seulement £{ $wages } de salaires : *il reste £{ $profit }*, grâce au Contremaître.

    (b) Strutt a reçu £{ $strutt_income } et payé £{ $strutt_wages } de salaires. Il a créé des acheteurs pour tous, et vend trop peu lui-même.
    .kicker = Après la vente
    .title = D’autres paient vos acheteurs
    .why = Quand des renvoyés reviennent au marché, ils remplissent des cases : la demande baisse, et un jour aussi le salaire.

lesson-demand-paid-plain =
    (a) £{ $income } de recette, £{ $wages } de salaires : *il reste £{ $profit }*. Le Contremaître pour les vivres aurait laissé plus.

    (b) Strutt a reçu £{ $strutt_income } et payé £{ $strutt_wages } de salaires. Il a créé des acheteurs pour tous, et vend trop peu lui-même.
    .kicker = Après la vente
    .title = Ce qui entre, ce qui sort
    .why = Quand des renvoyés reviennent au marché, ils remplissent des cases : la demande baisse, et un jour aussi le salaire.

## Exercice : il manque un acheteur

lesson-one-buyer-short = Il manque un acheteur
    .about = Il n’y a pas d’acheteur pour votre dernier pain. Créez-en un, et que cela serve.

lesson-one-buyer-short-goal-1 = Assez de pains vendus
lesson-one-buyer-short-goal-2 = Plus de lampes pour plus tard

lesson-one-buyer-short-task =
    La demande de vivres est de { $demand }. Les autres sont appelés avant vous, et vous vendriez { $sold ->
        [one] { $sold } pain
       *[other] { $sold } pains
    } sur { $output } (a).

    Les acheteurs viennent du marché du travail (b). *Vendez les { $output ->
        [one] { $output } pain
       *[other] { $output } pains
    }, et préparez l’usine de lampes (c) pour { lesson-count-lamps }*, en un tour.
    .kicker = Exercice
    .title = Il manque un acheteur
    .why = Les ouvriers quittent le marché depuis la rangée du haut, de gauche à droite. La première colonne est celle des vivres, puis viennent les autres. Un seul ouvrier ne suffit donc pas toujours.

lesson-one-buyer-short-sold =
    .title = Ce que cela a rapporté

lesson-one-buyer-short-sold-both =
    (a) La demande était de { $demand } et vous avez vendu { $sold ->
        [one] { $sold } pain
       *[other] { $sold } pains
    } sur { $made }. (b) L’usine est prête pour { lesson-count-lamps }.

    Les ouvriers embauchés pour les lampes ont laissé des cases : *de là vient l’acheteur de votre pain*.
    .kicker = But atteint
    .title = Une embauche, deux effets
    .why = Les autres auraient pu prendre cet acheteur. Qui est appelé d’abord, l’attrait et la qualité en décident.

lesson-one-buyer-short-sold-no-lamps =
    (a) La demande était de { $demand } et vous avez vendu { $sold ->
        [one] { $sold } pain
       *[other] { $sold } pains
    } sur { $made } : avec plus d’attrait, vous êtes appelé plus tôt. (b) Mais l’usine fait toujours { lesson-count-lamps }.

    Une rangée pleine de plus aux lampes aurait fait les deux : *ses ouvriers laissent des cases, et les cases sont des acheteurs*.
    .kicker = La moitié du but
    .title = Vendu, mais pas plus de lampes
    .why = La distribution baisse avec cette vente. La rangée reste, et les cases aussi, jusqu’au retour d’ouvriers.

lesson-one-buyer-short-sold-no-buyer =
    (a) La demande était de { $demand } et vous avez vendu { $sold ->
        [one] { $sold } pain
       *[other] { $sold } pains
    } sur { $made }. (b) L’usine est prête pour { lesson-count-lamps }.

    Trop peu d’ouvriers ont quitté le marché pour un acheteur de plus. *Une rangée entière aux lampes* aurait suffi.
    .kicker = Trop peu d’embauches
    .title = Il manque encore un acheteur
    .why = Chaque rangée du marché a une case par marchandise. Celle des vivres se vide la première de sa rangée.

## Actions

lesson-shares = Racheter des actions
    .about = Ce qu’une action coûte, ce qu’elle rapporte, et pourquoi le moment compte.

lesson-shares-cost =
    (a) Vous avez { lesson-count-shares } de £{ $share_value } : un capital de £{ $portfolio }. Une de plus coûte £{ $buying_price }.

    (b) Strutt est tombé à £{ $value }. Vendre une action lui rapporterait autant ; en acheter une lui coûte pourtant £{ $price }. *On achète à la valeur, mais jamais sous un prix minimum fixe.*
    .kicker = Ce que coûte une action
    .title = La valeur, mais jamais moins

lesson-shares-buy =
    Vous avez £{ $cash } (a), et une action coûte £{ $buying_price }. La vente vous donnera { lesson-count-steps } (b) : alors *chaque action vaudra plus, et coûtera plus*.

    Achetez donc avant de monter, avec le marqueur en (c).
    .kicker = Le moment
    .title = Achetez avant de monter
    .todo = Bourse sur £{ $space }, achetez-en { $count }, terminer.
    .why = Un achat ne change pas la valeur, et le montant de la case n’importe pas : la moins chère suffit. On ne paie qu’avec son argent.

lesson-shares-left =
    Vous avez maintenant { lesson-count-shares }, un capital de £{ $portfolio }. Il reste £{ $cash } (a), et la vente des vivres laissera £{ $profit } (b).

    Une de plus ? *Le prochain marqueur aussi doit être payé.* Prenez quelque chose dans l’offre ou non, puis terminez.
    .kicker = Ce qui reste
    .title = Gardez ce qu’il vous faut
    .why = Qui ne peut payer vend des actions en urgence et recule pour chacune. Une action achetée avec l’argent des salaires coûte plus qu’elle ne rapporte.

lesson-shares-grew =
    .title = Ce que les actions ont rapporté

lesson-shares-grew-bought =
    (b) { lesson-count-steps } : une action vaut £{ $share_value }. Vous en avez acheté { $count } à £{ $paid }. (a) Vos { lesson-count-shares } font un capital de *£{ $portfolio }*.

    Une action coûterait maintenant £{ $buying_price }. Vous avez £{ $cash } pour la suite.
    .kicker = Après la vente
    .title = Achetées peu, valant plus
    .why = Chaque pas suivant compte pour chaque action que vous avez. Celles achetées tôt rapportent donc le plus. À la fin, chacune compte à la valeur du moment, et l’argent ne compte pas.

lesson-shares-grew-plain =
    (b) { lesson-count-steps } : une action vaut £{ $share_value }, une de plus coûte £{ $buying_price }. (a) Vos { lesson-count-shares } font un capital de *£{ $portfolio }*.

    Vous avez £{ $cash }. Ce que vous n’avez pas acheté avant la vente est plus cher, si vous êtes monté.
    .kicker = Après la vente
    .title = Plus haut, et plus cher
    .why = L’argent en main ne vaut rien à la fin. Mais tant qu’il rapporte plus dans une usine que dans une action, attendre peut être juste.

## Exercice : une action de plus, et la garder

lesson-shares-kept = Une action à garder
    .about = Achetez une action, et ayez-la encore une fois les salaires payés.

lesson-shares-kept-goal-1 = Une action de plus, tout étant payé

lesson-shares-kept-task =
    Vous avez { lesson-count-shares } ; une de plus coûte £{ $buying_price } (a). Vous avez £{ $cash }, et la vente du textile (b) rapportera £{ $income } et coûtera £{ $wages } de salaires.

    Qui ne peut payer vend des actions. *Ayez { $aim ->
        [one] { $aim } action
       *[other] { $aim } actions
    } une fois les salaires payés* : l’offre (c) aide peut-être.
    .kicker = Exercice
    .title = Achetez et gardez une action
    .why = L’action supplémentaire de la Bourse prend un marqueur spécial. Certains rendent les ouvriers moins chers, d’autres vous achètent des marchandises.

lesson-shares-kept-kept =
    .title = Ce qui reste

lesson-shares-kept-kept-foreman =
    (a) { lesson-count-shares } de £{ $share_value }, et £{ $cash } en main (b).

    Le Contremaître a rendu les ouvriers assez peu chers. Mais *avec si peu d’argent, une action paiera le prochain marqueur*. Une livre de trop aujourd’hui est une action de moins demain.
    .kicker = But atteint
    .title = Gardée, sans rien de trop
    .why = Qui choisit un marqueur doit le payer ; nul ne peut passer.

lesson-shares-kept-kept-reached =
    (a) { lesson-count-shares } de £{ $share_value }, et £{ $cash } en main (b) : vous avez pu payer sans en vendre.

    Mais *avec si peu d’argent, une action paiera le prochain marqueur*. Une livre de trop aujourd’hui est une action de moins demain.
    .kicker = But atteint
    .title = Gardée, sans rien de trop
    .why = Le Client achète une marchandise à votre prix, après le marché : une vente de plus, et peut-être un pas.

lesson-shares-kept-kept-need =
    (a) { lesson-count-shares } de £{ $share_value }, et £{ $cash } en main (b). Les salaires dépassaient ce qui vous restait : *la nouvelle action est repartie en vente forcée*, et l’indicateur a reculé.

    Prenez la case la moins chère, et ce qui aide à payer.
    .kicker = Vendue en urgence
    .title = Achetée, puis perdue
    .why = Une vente forcée rapporte la valeur de l’action, et coûte en plus des pas.

lesson-shares-kept-kept-none =
    (a) { lesson-count-shares } de £{ $share_value }, et £{ $cash } en main (b). Vous n’avez rien acheté.

    Une meilleure vente peut élever le capital autant qu’une action. Mais l’exercice demande l’action : *seule la Bourse en vend maintenant*.
    .kicker = Rien d’acheté
    .title = Pas d’action de plus
    .why = Le capital est actions × valeur. L’un et l’autre le font grandir.

## Argent

lesson-money = Quand l’argent manque
    .about = Nul ne peut passer, et tout est payé : avec de l’argent, des actions ou un emprunt.

lesson-money-short =
    Votre usine de textile recevra £{ $income } et paiera £{ $wages } de salaires (a) : une perte. Vous avez £{ $cash } (b) et { lesson-count-shares }.

    Tout doit être payé : marqueur, salaires, événement. *L’argent qui reste ne vaut rien à la fin, mais l’argent qui manque coûte des actions.*
    .kicker = Ce qu’il faut payer
    .title = Une perte, et peu d’argent

lesson-money-spend =
    Voyez ce qui arrive à qui dépense ce qu’il faut aux salaires. Vous avez £{ $cash } (a). Achetez une action à £{ $buying_price }, avec le marqueur en (b), et laissez la vente ainsi.

    Vous pourrez le reprendre ensuite, si vous voulez.
    .kicker = Une erreur, exprès
    .title = Dépensez l’argent des salaires
    .todo = Bourse sur £{ $space }, achetez-en { $count }, fin du tour.
    .why = Une vente forcée ne peut pas payer des actions : il y faut de l’argent. Tout le reste vous est permis sans l’argent, et des actions sont alors vendues.

lesson-money-need =
    £{ $wages } de salaires, c’était plus que votre argent. *Aussi peu d’actions que possible furent vendues, à la valeur d’avant : { $count } pour £{ $pounds }* (a). Le surplus est à vous : £{ $cash }.

    L’indicateur a reculé de { $lost } (b), et chaque action qui vous reste vaut £{ $share_value }.
    .kicker = La vente forcée
    .title = Vendue en urgence
    .why = Pour chaque action vendue en urgence, l’indicateur recule du premier chiffre de sa case : plus vous êtes haut, plus vous tombez.

lesson-money-next =
    .title = Nul ne peut passer

lesson-money-next-bare =
    À vous, avec £{ $cash } (a). *Nul ne peut passer* : il faut choisir un marqueur et le payer. La case la moins chère est prise ; réutiliser son marqueur (b) coûte des frais en plus.

    Tout est plus cher que votre argent. Une action partira donc, quoi que vous choisissiez. Choisissez ce qui rapporte, et terminez.
    .kicker = Le prochain marqueur
    .title = Nul ne peut passer
    .why = Vendez vous-même des actions à la Bourse, et l’indicateur ne recule pas. En urgence, il recule. Vendez donc à temps quand vous voyez l’argent manquer.

lesson-money-next-plain =
    À vous, avec £{ $cash } (a). *Nul ne peut passer* : il faut choisir un marqueur et le payer. En réutiliser un déjà posé (b) coûte des frais en plus.

    Comptez ce qui vient : ce marqueur, les salaires de vos marchandises, le marqueur suivant. Choisissez, et terminez.
    .kicker = Le prochain marqueur
    .title = Nul ne peut passer
    .why = Vendez vous-même des actions à la Bourse, et l’indicateur ne recule pas. En urgence, il recule. Vendez donc à temps quand vous voyez l’argent manquer.

lesson-money-loans =
    .title = Quand il n’y a plus d’action

lesson-money-loans-again =
    Vendu en urgence : il reste { lesson-count-shares } (a), de £{ $share_value } chacune (b). Vous avez £{ $cash }.

    Quand il n’y en a plus, *viennent les emprunts*. Chacun coûte un pas, et plus à rembourser qu’il n’apporte. Qui en a un n’achète pas d’actions ; qui finit avec un a perdu.
    .kicker = Au bout du chemin
    .title = Quand il n’y a plus d’action
    .why = On rembourse les emprunts à la Bourse, ou au dernier événement de la partie. Jusque-là, vous n’achetez aucune action, et les autres achètent.

lesson-money-loans-plain =
    Vous avez gardé { lesson-count-shares } (a), de £{ $share_value } chacune (b), et £{ $cash }.

    Qui vend des actions en urgence recule pour chacune. Quand il n’y en a plus, *viennent les emprunts*. Chacun coûte un pas, et plus à rembourser qu’il n’apporte. Qui en a un n’achète pas d’actions ; qui finit avec un a perdu.
    .kicker = Au bout du chemin
    .title = Quand il n’y a plus d’action
    .why = On rembourse les emprunts à la Bourse, ou au dernier événement de la partie. Jusque-là, vous n’achetez aucune action, et les autres achètent.

## Exercice : tout est payé

lesson-money-bills = Tout est payé
    .about = Payez marqueur et salaires avec de l’argent, gardez vos actions, et de quoi continuer.

lesson-money-bills-goal-1 = Assez d’argent pour la suite
lesson-money-bills-goal-2 = Toutes les actions gardées

lesson-money-bills-task =
    La vente du textile rapportera £{ $income } et coûtera £{ $wages } de salaires (a). Vous avez £{ $cash } (b), et le marqueur aussi est à payer.

    Gardez vos { lesson-count-shares } (c), et *ayez £{ $aim } ou plus quand tout est payé*. Vous jouez en dernier.
    .kicker = Exercice
    .title = Payez tout
    .why = Vendez plus, ou payez moins. L’attrait limite vos ventes : que coûterait un de plus, et que rapporte une marchandise de plus ? Et qui rend les ouvriers moins chers ?

lesson-money-bills-paid =
    .title = Le compte

lesson-money-bills-paid-sold =
    (a) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } pour £{ $income } ; £{ $wages } de salaires, £{ $upkeep } de machines. £{ $cash } en main (b), et toujours { lesson-count-shares }.

    Ici, *plus d’attrait était le remède* : les ouvriers sont payés, que leurs marchandises soient vendues ou non.
    .kicker = But atteint
    .title = Payé en vendant plus
    .why = Des niveaux de distribution et une livre de moins au prix vendent tout ce que vous faites, et laissent le plus.

lesson-money-bills-paid-saved =
    (a) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } pour £{ $income } ; £{ $wages } de salaires, £{ $upkeep } de machines. £{ $cash } en main (b), et toujours { lesson-count-shares }.

    Vous payez moins, mais des marchandises se perdent toujours. *Des niveaux de distribution et une livre de moins* auraient tout vendu, et gagné des pas.
    .kicker = But atteint
    .title = Payé en épargnant
    .why = Ce que vous épargnez sur les salaires l’est à chaque production. Ce qu’apporte l’attrait croît avec ce que vous faites.

lesson-money-bills-paid-need =
    (a) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } pour £{ $income } ; £{ $wages } de salaires, £{ $upkeep } de machines. £{ $cash } en main (b), et { lesson-count-shares } seulement.

    Des actions ont payé le compte. *Vendez plutôt plus de marchandises* : leurs salaires sont dus de toute façon.
    .kicker = Des actions parties
    .title = Payé avec des actions
    .why = En urgence, l’indicateur recule aussi, et chaque action qui reste vaut moins.

lesson-money-bills-paid-bare =
    (a) { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } pour £{ $income } ; £{ $wages } de salaires, £{ $upkeep } de machines. £{ $cash } en main (b), et { lesson-count-shares }.

    C’est payé, mais il reste trop peu pour la suite. *Vendez plus de ce que vous faites* : les salaires sont dus de toute façon.
    .kicker = Trop peu d’argent
    .title = Payé, et presque rien
    .why = Un marqueur coûte de l’argent à chaque cycle, et nul ne peut passer.
