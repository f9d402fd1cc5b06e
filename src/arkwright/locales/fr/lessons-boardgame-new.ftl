# Leçons de la nouvelle édition, de sa partie courte et de ses modules : ce qui est nouveau. Aucun chiffre ici.

## Spinning Mule

lesson-mule = La Mule : navires fatigués
    .about = La partie courte n’a pas de contrats. Un navire qui a voyagé attend la Bourse.

lesson-mule-differs =
    La partie courte a { $decades ->
        [one] { $decades } décennie
       *[other] { $decades } décennies
    }. Vous commencez avec un navire de capacité { $capacity } (a) et un petit dépôt : { $room ->
        [one] { $room } unité
       *[other] { $room } unités
    } de toute sorte.

    Il n’y a *pas de contrats* : partent autant d’unités que vous voulez et que le navire en porte.
    .kicker = Ce qui change
    .title = Plus court, et sans contrats

lesson-mule-sail =
    Vous avez fait { $made ->
        [one] { $made } pain
       *[other] { $made } pains
    }, vendus : { $sold }. Outre-mer, chacun rapporte la qualité de base, £{ $base_quality }. Nul n’exige un contrat entier : *envoyez-en autant que vous voulez* (a).

    Le voyage vous coûte une case de la piste (b).
    .kicker = La vente est finie
    .title = Envoyez ce qui reste
    .todo = Exportez { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } de vivres.
    .why = Ce qui ne part pas reste au petit dépôt, s’il y a de la place, et peut être vendu ou exporté plus tard.

lesson-mule-turned =
    .title = Un navire après le voyage

lesson-mule-turned-inactive =
    Le voyage a rapporté £{ $gained }, avec la part de votre Bureau. Mais votre navire (a) est maintenant *inactif*.

    Voici le textile : vous en faites { $output } et en vendez { $sold } (b). Seule une action de Bourse (c) rend, en finissant, tous vos navires actifs. *Cela vaut-il votre tour ?*
    .kicker = Votre tour
    .title = Un navire fatigué
    .why = À la Bourse, vous n’avez rien à négocier : il suffit de finir l’action. Son action supplémentaire prend quand même un marqueur spécial, un second navire par exemple.

lesson-mule-turned-active =
    Vous avez gardé vos pains, et votre navire (a) est encore *actif* : il peut partir avec du textile.

    Vous en faites { $output } et en vendez { $sold } (b). Après un voyage, seule une action de Bourse (c) le rend actif. *Que faites-vous de votre tour ?*
    .kicker = Votre tour
    .title = Un navire reposé
    .why = À la Bourse, vous n’avez rien à négocier : il suffit de finir l’action. Son action supplémentaire prend quand même un marqueur spécial, un second navire par exemple.

lesson-mule-brought =
    .title = Ce que cela a donné

lesson-mule-brought-sailed =
    Textile vendu ici : { $sold }, à £{ $price }. Exporté : { $count }. Vous avez £{ $cash } (a), et un navire qui a voyagé est de nouveau inactif (b).

    Donc *un voyage, un passage à la Bourse* : un navire part un tour sur deux, s’il ne saute aucun voyage.
    .kicker = Parti
    .title = Un voyage, une Bourse

lesson-mule-brought-stayed =
    Textile vendu ici : { $sold }, à £{ $price }. En stock : { $clothes }. Vous avez £{ $cash } (a).

    Le stock attend que votre navire (b) soit *actif*. Une action de Bourse à temps l’aurait fait partir aussitôt.
    .kicker = Rien n’est parti
    .title = Le stock attend un navire

lesson-mule-overseas = Cher ici, le reste outre-mer
    .about = Votre navire prend ce qui reste ici. Trouvez le prix qui rapporte le plus des deux côtés.

lesson-mule-overseas-goal-1 = Assez d’argent quand vient le textile

lesson-mule-overseas-task =
    Vous faites { $output ->
        [one] { $output } pain
       *[other] { $output } pains
    } et en vendez { $sold } à £{ $price } (a). Votre navire en prend { $capacity } (b), à £{ $base_quality } chacun, sans contrat.

    Vous avez £{ $cash } (c). *Ayez £{ $aim } ou plus quand revient votre tour.*
    .kicker = Exercice
    .title = Vendez peu, et cher
    .why = Les unités neuves doivent être vendues tant qu’attrait et demande suffisent. Un prix plus haut en vend moins : le reste est libre pour le navire.

lesson-mule-overseas-left =
    .title = Ce qui est resté

lesson-mule-overseas-left-full =
    Vendu : { $sold }, à £{ $price }. Exporté : { $count }. *£{ $cash }* (a).

    Avec la distribution, même un prix au-dessus de la qualité de base trouve preneur, et le navire (b) est plein. Cela coûte des pas : l’argent tout de suite, ou la valeur.
    .kicker = Le navire est plein
    .title = Cher ici, le reste outre-mer

lesson-mule-overseas-left-sailed =
    Vendu : { $sold }, à £{ $price }. Exporté : { $count }, à £{ $base_quality }. £{ $cash } (a).

    On pouvait plus : *des niveaux de distribution bon marché*, un prix au-dessus de la qualité de base, et un navire plein (b).
    .kicker = Assez
    .title = Assez, et on pouvait plus

lesson-mule-overseas-left-little =
    Vendu : { $sold }, à £{ $price }. Exporté : { $count }, à £{ $base_quality }. £{ $cash } (a).

    Trop peu. Remplissez le navire (b), et *prenez plus que la qualité de base* pour ce qui reste ici.
    .kicker = Trop peu
    .title = Pas encore assez

lesson-mule-overseas-left-home =
    Vendu : { $sold }, à £{ $price }, et aucun pain n’est parti : £{ $cash } (a).

    Votre navire (b) paie £{ $base_quality } par pain, quel que soit l’attrait. *Vendez moins ici, à un prix plus haut.*
    .kicker = Trop peu
    .title = Le navire est resté au port

## Déclarer

lesson-declaring = Déclaré avant la vente
    .about = Le stock ne se vend que s’il est déclaré avant, dans l’ordre du tour.

lesson-declaring-order =
    Avant la vente des vivres, chacun dit dans l’ordre du tour combien d’unités de son *stock* vont au marché. Les neuves y vont de toute façon.

    Strutt (a) passe avant vous : { $theirs ->
        [one] { $theirs } pain
       *[other] { $theirs } pains
    } en stock, aucun déclaré. Seuls { $new ->
        [one] { $new } neuf
       *[other] { $new } neufs
    } seront vendus. Vous (b) en faites { $output } et en avez { $stored } en stock.
    .kicker = Avant la vente
    .title = Vous savez ce que Strutt déclare

lesson-declaring-offer =
    Avec les pains neufs seuls, vous en vendez { $sold }, autant que Strutt : nul ne vend le plus.

    Votre attrait est { $appeal } (b) : avec le stock, vous en vendriez { $more } (a), à £{ $price } chacun. *Déclarez votre stock de vivres, ou gardez-le.*
    .kicker = Votre déclaration
    .title = Au marché, ou en stock ?
    .why = Ce que vous déclarez sans le vendre reste en stock. Ce que vous ne déclarez pas y reste aussi : pour un contrat ou un meilleur marché.

lesson-declaring-brought =
    .title = Ce que cela a donné

lesson-declaring-brought-offered =
    Vendus : { $sold } par vous, { $strutt } par Strutt (b). £{ $income }, et en pas : { $steps } (a), dont { $most } pour avoir vendu *le plus*.

    Qui déclare plus tard sait ce qui suffit. Qui déclare plus tôt doit deviner.
    .kicker = Déclaré
    .title = Un de plus que Strutt

lesson-declaring-brought-kept =
    Vendus : { $sold } par vous, { $strutt } par Strutt (b). £{ $income }, et en pas : { $steps } (a). *Nul n’a vendu le plus*, et il reste { $stored } en stock.

    Déclaré, il aurait trouvé preneur à £{ $price }, car Strutt a retenu son stock. Gardez des unités si un navire ou un meilleur marché est proche.
    .kicker = Gardé
    .title = Autant que Strutt

lesson-declaring-food = Videz le stock
    .about = Vendez ensemble vivres neufs et stockés, à un prix où tout part encore.

lesson-declaring-food-goal-1 = Plus de vivres en stock
lesson-declaring-food-goal-2 = Assez d’argent après les salaires

lesson-declaring-food-task =
    Vous faites { $output ->
        [one] { $output } pain
       *[other] { $output } pains
    } et en avez { $stored } en stock. Votre attrait est { $appeal } (a) à £{ $price } (b) : plus qu’il n’en faut pour tous.

    Vous avez £{ $cash } (c). *Ne laissez rien en stock, et ayez £{ $aim } ou plus, salaires payés.*
    .kicker = Exercice
    .title = Vendez aussi le stock
    .why = Vous ne vendez jamais plus que votre attrait, neuf et stock ensemble. Fixez d’abord le prix, puis déclarez : à la vente, rien ne change plus.

lesson-declaring-food-sold =
    .title = Ce qui s’est vendu

lesson-declaring-food-sold-best =
    { $sold ->
        [one] { $sold } pain
       *[other] { $sold } pains
    } vendus à £{ $price } (a), neufs et stockés : *£{ $cash }* en caisse (b).

    Attrait et unités sont égaux : aucune livre du prix n’est donnée.
    .kicker = Tout vendu
    .title = Stock vide, caisse pleine
    .why = Les prix ne changent qu’après Usine, Qualité, Distribution et Production. Une case bon marché y suffit.

lesson-declaring-food-sold-reached =
    { $sold ->
        [one] { $sold } pain
       *[other] { $sold } pains
    } vendus à £{ $price } (a), neufs et stockés : £{ $cash } en caisse (b).

    Il y a mieux : *la case la moins chère* permet tout autant de fixer les prix, ou un niveau de qualité porte une livre de plus.
    .kicker = Tout vendu
    .title = Stock vide, assez d’argent
    .why = Les prix ne changent qu’après Usine, Qualité, Distribution et Production. Une case bon marché y suffit.

lesson-declaring-food-sold-cheap =
    { $sold ->
        [one] { $sold } pain
       *[other] { $sold } pains
    } vendus à £{ $price } (a), neufs et stockés : £{ $cash } en caisse (b).

    Trop bon marché : votre attrait dépassait ce que vous aviez à vendre. *Seules certaines actions laissent fixer les prix* ; prenez-en une.
    .kicker = Tout vendu, trop peu cher
    .title = Une livre donnée
    .why = Les prix ne changent qu’après Usine, Qualité, Distribution et Production. Une case bon marché y suffit.

lesson-declaring-food-sold-kept =
    { $sold ->
        [one] { $sold } pain
       *[other] { $sold } pains
    } vendus à £{ $price } (a), £{ $cash } en caisse (b). *Encore en stock : { $stored }.*

    Le stock ne se vend que si vous l’avez déclaré, et si votre attrait vaut tout ce que vous vendez.
    .kicker = Il en reste
    .title = Le stock n’est pas vide
    .why = Les prix ne changent qu’après Usine, Qualité, Distribution et Production. Une case bon marché y suffit.

## Ce qui est nouveau

lesson-new-edition = La nouvelle édition
    .about = Vous connaissez l’ancien jeu : trois différences sur le plateau, et où toutes sont dites.

lesson-new-edition-differs =
    Vous connaissez l’ancien jeu. Ceci change :

    (a) { $marker_switch } : { $moves_switch }

    (b) { $prices_switch } : { $all_switch }

    (c) { $fading_switch } : { $late_switch }

    Vous voyez les trois dans ce tour.
    .kicker = Pour qui connaît l’ancien
    .title = Trois différences

lesson-new-edition-lift =
    Votre textile : { $output } fait, { $sold } vendu (c). L’attrait manque. Votre marqueur Distribution est sur une case (a) qui paie trop peu.

    Alors *levez-le* : payez le supplément, et posez-le sur une case libre plus chère (b). Il n’a pas à rester où il est.
    .kicker = La première différence
    .title = Levez votre marqueur
    .todo = Distribution sur £{ $space }, textile deux fois.
    .why = Le supplément ne compte jamais pour l’action : seul le prix de la case achète des niveaux. Toute case libre s’offre au marqueur, l’ancienne aussi.

lesson-new-edition-prices =
    Le textile est à £{ $clothes } avec un attrait de { $appeal } (a), et { $sold } seraient vendus.

    Vous n’avez touché qu’au textile, et pouvez changer les prix de *tous* vos biens, aussi les vivres à £{ $food } (b). Cela ne coûte rien. Fixez ce qui vous plaît, puis terminez le tour.
    .kicker = La deuxième différence
    .title = Tous vos prix
    .why = Il n’y a pas de prix maximal. Mais si vous en changez un, aucun de vos biens ne peut garder un attrait sous zéro.

lesson-new-edition-brought =
    .title = Ce que cela a donné

lesson-new-edition-brought-sold =
    Vendu : { $sold } à £{ $price }. Pas : { $steps } (a). *Ensuite*, la distribution a baissé d’un niveau, et l’attrait est { $appeal } (b).

    { $late_switch } Le prix ne suit pas, et un attrait tombé sous zéro y reste jusqu’à ce que vous fixiez de nouveau des prix.
    .kicker = La troisième différence
    .title = La distribution baisse en dernier

lesson-new-edition-brought-nothing =
    Rien de vendu à £{ $price }. Pas : { $steps } (a). Le prix ne laissait pas d’attrait. *Ensuite*, la distribution a baissé d’un niveau, et l’attrait est { $appeal } (b).

    { $late_switch } Le prix ne suit pas : l’attrait reste là jusqu’à ce que vous fixiez de nouveau des prix.
    .kicker = La troisième différence
    .title = La distribution baisse en dernier

lesson-new-edition-further =
    Deux autres que vous verrez bientôt :

    (a) { $contracts_switch } : { $limited_switch }

    (b) { $sale_switch } : { $declared_switch }

    Règles qui diffèrent : { $rules }. Dans les règles (le lien ci-dessus), *chacune est marquée*.
    .kicker = Et encore
    .title = Toutes les différences

lesson-every-price = Un marqueur, tous les prix
    .about = Vendez tous vos vêtements, et préparez la nourriture que votre marqueur ne touche pas.

lesson-every-price-goal-1 = Tous les vêtements vendus
lesson-every-price-goal-2 = Toute la nourriture prête à être vendue

lesson-every-price-task =
    Production de vêtements : { $output }, ventes : { $sold } (a). Nourriture : { $loaves } à £{ $pounds } (b) ; si elle était vendue maintenant, il en partirait { $food }.

    À vous : *vendez tous les vêtements ce cycle-ci, et laissez la nourriture à un prix auquel elle serait toute vendue aussi.*
    .kicker = Exercice
    .title = Tout vendre en un tour
    .why = Un marqueur posé trop bas peut être relevé vers une case plus chère. Après une action qui touche aux prix, vous pouvez changer ceux de toutes vos marchandises, même de celles que vous n’avez pas montées.

lesson-every-price-sold =
    .title = Ce que cela a rapporté

lesson-every-price-sold-both =
    Vêtements vendus : { $sold } à £{ $price } (a). À £{ $pounds }, toute votre nourriture serait vendue aussi : { $food } (b).

    Dans l’ancien jeu, vous n’auriez pu changer que les prix de ce que votre marqueur a monté.
    .kicker = Les deux
    .title = Tous les prix en un tour

lesson-every-price-sold-clothes =
    Vêtements vendus : { $sold } à £{ $price } (a). La nourriture est à £{ $pounds } ; vendue maintenant, il en partirait { $food } (b).

    Votre marqueur ne l’a pas montée, et pourtant *vous pouviez changer son prix* : chaque livre de moins donne un attrait de plus.
    .kicker = Les vêtements seuls
    .title = La nourriture est trop chère

lesson-every-price-sold-rest =
    Vêtements vendus : { $sold } à £{ $price } (a). La nourriture est à £{ $pounds } ; vendue maintenant, il en partirait { $food } (b).

    Les vêtements passent d’abord : *relevez le marqueur* vers une case plus chère pour leur attrait ; les prix font le reste.
    .kicker = Des vêtements restent
    .title = Trop peu d’attrait

## Compagnie des Indes

lesson-east-india = La Compagnie des Indes
    .about = Après chaque cycle, vous choisissez une piste : l’influence vaut de l’argent à la fin, et un bonus tout de suite.

lesson-east-india-tracks =
    Chaque marchandise a une piste (a). Après chaque cycle, chacun en choisit *une* : un pas est gratuit, d’autres coûtent le prix de la piste.

    Strutt (b) a payé £{ $pounds } et monté : { $track }. À la fin, chaque marqueur vaut ce prix fois le facteur de sa case : £{ $influence } jusqu’ici, ajoutées au portefeuille.
    .kicker = Après le cycle
    .title = De l’influence outre-mer

lesson-east-india-choose =
    Le sucre coûte £{ $sugar } le pas, la porcelaine £{ $porcelain } (a) : les pas bon marché mènent loin, les chers comptent plus.

    Dès la case { $from }, un marqueur compte ×{ $multiplier } et peut donner une *machine* à l’usine de la piste. Vous avez £{ $cash } (b). Choisissez une piste, et combien de pas vous achetez.
    .kicker = Votre influence
    .title = Quelle piste, jusqu’où ?
    .why = Qui achète des pas avance le prix de la piste pour tous ceux qui suivent, et ce que tous les marqueurs y vaudront à la fin. Les dernières cases ne portent qu’un marqueur.

lesson-east-india-bonus =
    .title = Le bonus

lesson-east-india-bonus-machine =
    Votre marqueur est sur la case { $space } (a), piste : { $track }, pour £{ $pounds }. Vous pouvez prendre *un bonus* de sa case ou d’une précédente : un niveau de distribution dans une usine (b), ou une machine dans celle de la piste.
    .kicker = Le bonus
    .title = Distribution ou machine

lesson-east-india-bonus-marketing =
    Votre marqueur est sur la case { $space } (a), piste : { $track }, pour £{ $pounds }. Le bonus est ici un niveau de *distribution* dans une usine, celle de vivres (b) par exemple. Une machine vient plus loin.
    .kicker = Le bonus
    .title = Un niveau de distribution

lesson-east-india-brought =
    Vous êtes sur la case { $space } (b), piste : { $track }. Votre influence vaut £{ $influence }, celle de Strutt £{ $strutt } ; elle compte déjà au portefeuille (a), mais *ne se dépense pas*. Il reste £{ $cash } en caisse.

    Peu de pas sur une piste chère ne demandent pas d’argent ; beaucoup sur une piste bon marché donnent de meilleurs bonus, à chaque choix.
    .kicker = Ce que cela vaut
    .title = Un bonus, puis de l’argent

## Usines asymétriques

lesson-asymmetric = Série, ordinaire, luxe
    .about = Trois sortes d’usine : bon marché et beaucoup, ou chère et fine. Construisez celle qui convient.

lesson-asymmetric-kinds =
    Qui ouvre une usine en choisit la *sorte*. Pour les lampes : ordinaire £{ $usual }, en série £{ $bulk }, de luxe £{ $luxury }. La qualité de base vaut le coût.

    De chaque marchandise, il y a au plus { $limit ->
        [one] { $limit } usine
       *[other] { $limit } usines
    } en série et { $limit } de luxe. Nul ne fait encore de lampes, et la demande est de { $demand } (a).
    .kicker = Trois sortes
    .title = Le coût est qualité de base

lesson-asymmetric-marker =
    Vous construisez avec le marqueur *Usine* ; la case la moins chère suffit (a). Vous avez £{ $cash } (b).
    .kicker = Votre tour
    .title = Une usine de lampes
    .todo = Utilisez Usine sur £{ $space }.

lesson-asymmetric-build =
    La première rangée seule fait { $usual ->
        [one] { $usual } lampe
       *[other] { $usual } lampes
    } en usine ordinaire, { $bulk } en série, { $luxury } en luxe : là, les *deux* premières doivent être complètes, et font alors { $both } ensemble.

    La nouvelle usine n’occupe que la première rangée, depuis le marché du travail (b). *Choisissez sorte et prix* (a), puis finissez l’action.
    .kicker = Votre choix
    .title = Quelle sorte d’usine ?
    .why = En série, l’ouverture donne un niveau de distribution. De luxe, il faut plus d’ouvriers avant de rien faire, mais chaque lampe se vend bien plus cher.

lesson-asymmetric-brought =
    .title = Votre nouvelle usine

lesson-asymmetric-brought-bulk =
    Votre usine en série fait { $output ->
        [one] { $output } lampe
       *[other] { $output } lampes
    } (a). Qualité de base { $base_quality }, distribution { $distribution } : attrait { $appeal } (b).

    Beaucoup d’unités, peu de qualité de base : il manque l’*attrait*, pas la marchandise. Distribution et qualité paient ici, un navire rapporte peu.
    .kicker = En série
    .title = Beaucoup et bon marché

lesson-asymmetric-brought-luxury =
    Votre usine de luxe fait { $output ->
        [one] { $output } lampe
       *[other] { $output } lampes
    } (a) : la deuxième rangée est vide. Qualité de base { $base_quality }, attrait { $appeal } (b).

    Il manque des *ouvriers*, pas l’attrait. Remplissez la deuxième rangée avant la vente des lampes : peu d’unités partent alors cher, ici et outre-mer.
    .kicker = De luxe
    .title = Peu et cher

lesson-asymmetric-brought-usual =
    Votre usine ordinaire fait { $output ->
        [one] { $output } lampe
       *[other] { $output } lampes
    } (a). Qualité de base { $base_quality }, attrait { $appeal } (b).

    Rien de spécial, et pas de limite : les ordinaires sont toujours là, *les autres sortes seulement tant qu’il en reste*.
    .kicker = Ordinaire
    .title = Entre les deux

lesson-asymmetric-brought-none =
    Vous n’avez pas construit de lampes (a). Nul n’en fait encore, seuls des importateurs en vendent (b).

    Si vous attendez trop, les usines *en série et de luxe* seront peut-être prises.
    .kicker = Votre propre voie
    .title = Pas encore de lampes

## Distribution

lesson-marketing = Distribution, attrait sous zéro
    .about = La distribution baisse en fin de cycle, le prix reste. Réparez ce qu’elle laisse.

lesson-marketing-below =
    Vous avez demandé £{ $price } pour les vivres (b), le plus que portait la distribution. En fin de cycle, elle est tombée à { $distribution }, et l’attrait à { $appeal } (a).

    Il *y reste* : le prix ne baisse pas de lui-même, vous ne perdez aucune case, et nuls vivres ne sont vendus tant qu’il est sous zéro.
    .kicker = La fin du dernier cycle
    .title = Attrait sous zéro

lesson-marketing-levels =
    Voici le textile : vous en faites { $output } et en vendez { $sold } (b), car son attrait est { $appeal } (a).

    La distribution est bon marché pour une vente. Et après cette action, vous pouvez *changer tous les prix*, aussi celui des vivres.
    .kicker = Votre tour
    .title = Distribuer le textile
    .todo = Distribution sur £{ $space }, textile deux fois.
    .why = Les prix ne changent qu’après Usine, Qualité, Distribution et Production. Ce qui est sous zéro attend l’une d’elles.

lesson-marketing-prices =
    Le textile a un attrait de { $appeal } à £{ $clothes } (a) et en vend { $sold }. Les vivres sont à £{ $food } (b).

    Si vous changez *un seul* prix, aucun de vos biens ne peut rester sous zéro : les vivres doivent alors baisser. Ou ne changez rien. Puis terminez le tour.
    .kicker = Votre choix
    .title = En changer un, tout réparer
    .why = Après la vente, la distribution du textile baissera d’un niveau. Laissez assez d’attrait pour qu’il ne soit pas alors sous zéro.

lesson-marketing-faded =
    .title = Ce qu’a laissé la distribution

lesson-marketing-faded-left =
    Textile vendu : { $sold }, pas : { $steps }. Puis sa distribution a baissé : attrait { $clothes } (a).

    Les vivres sont encore à { $food } (b) : ils *ne vendent rien* tant que vous ne fixez pas de prix. Il reste du temps avant leur retour, mais tout changement de prix porte la même obligation.
    .kicker = Vivres non réparés
    .title = Les vivres attendent

lesson-marketing-faded-mended =
    Textile vendu : { $sold }, pas : { $steps }. Puis sa distribution a baissé : attrait { $clothes } (a). Les vivres sont à { $food } (b).

    Seul le bien vendu *perd un niveau*. Un prix qui laisse un point d’attrait ne tombe pas sous zéro.
    .kicker = Vivres réparés
    .title = Rien sous zéro

## Investisseur

lesson-investor = L’Investisseur : deux actions
    .about = Un marqueur, deux actions : la Bourse, et la copie d’un autre de vos marqueurs.

lesson-investor-two =
    Vous avez l’*Investisseur* en main (a). C’est une action de Bourse et la copie d’une action Ouvriers, Machines ou Navire à vous, dans l’ordre voulu.

    Ce que vous payez vaut pour les deux. Il n’y a pas d’action supplémentaire. Vous avez £{ $cash } (b), et une action coûte £{ $price }.
    .kicker = Un marqueur clair
    .title = Deux actions en une

lesson-investor-exchange =
    Vous avez { lesson-count-shares } (b). D’abord la Bourse : vous y vendez le stock, puis remboursez, puis négociez des actions, puis des contrats, *dans cet ordre*.

    La case la moins chère suffit (a) : les actions n’exigent pas de frais d’administration.
    .kicker = La première moitié
    .title = Racheter à bon compte
    .todo = Investisseur £{ $space }, Bourse, acheter { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
    .why = Embaucher n’en exige pas non plus. Copier Machines, si : une case plus chère décide alors de ce que vous pouvez faire.

lesson-investor-copy =
    Maintenant l’autre moitié. Le marqueur que vous copiez reste où il est, *même s’il a déjà servi*.

    Vos lampes : { $output } (b), leur demande est de { $demand }. Les ouvriers viennent du marché du travail (a). Prenez la seconde moitié ou laissez-la, puis terminez le tour.
    .kicker = La seconde moitié
    .title = Copiez un marqueur

lesson-investor-brought =
    .title = Deux actions

lesson-investor-brought-both =
    Vous avez { lesson-count-shares } (a) et £{ $cash }, et votre usine fait { $output ->
        [one] { $output } lampe
       *[other] { $output } lampes
    } (b) : *deux actions pour une case*.

    En échange, vous avez renoncé à l’action supplémentaire de ce tour : aucun prix fixé, aucun marqueur spécial pris.
    .kicker = Ce que cela a donné
    .title = Des actions et des ouvriers

lesson-investor-brought-plain =
    Vous avez { lesson-count-shares } (a) et £{ $cash }. Votre usine fait { $output ->
        [one] { $output } lampe
       *[other] { $output } lampes
    } (b).

    L’Investisseur aurait pu *faire plus en un tour* : actions et ouvriers, au prix de l’action supplémentaire.
    .kicker = Ce que cela a donné
    .title = Une moitié utilisée

## Exercice : un niveau de distribution, et ce qu’il laisse

lesson-marketing-lasting = Ce qui reste ensuite
    .about = Vendez le textile cher, et ne laissez aucun attrait sous zéro.

lesson-marketing-lasting-goal-1 = Les vivres ne restent pas sous zéro
lesson-marketing-lasting-goal-2 = Assez d’argent après la vente

lesson-marketing-lasting-task =
    Le textile vient ensuite : votre usine en fait { $output }, et avec un attrait de { $clothes } (a) en vend { $sold }. Les vivres sont restés à { $food } (b).

    Un tour pour les deux : *ayez £{ $aim } ou plus après la vente, et les vivres pas sous zéro* ; vous avez £{ $cash } (c).
    .kicker = Exercice
    .title = Un tour, tous les biens
    .why = La distribution est bon marché et baisse à la fin du cycle. Après elle, on peut changer chaque prix, même d’une marchandise non touchée.

lesson-marketing-lasting-after =
    .title = Ce qui reste

lesson-marketing-lasting-after-best =
    Textile vendu : { $sold }, tout ce que vous avez fait. £{ $cash } en main (c). La distribution a baissé : attrait du textile { $clothes } (a).

    Les vivres sont à { $food } (b) pour £{ $price } : *le prix a suffi, sans un niveau*.
    .kicker = Tout est réparé
    .title = Ici des niveaux, là un prix

lesson-marketing-lasting-after-reached =
    Textile vendu : { $sold }, et £{ $cash } en main (c). Son attrait est de { $clothes } (a), celui des vivres de { $food } (b).

    Il y a mieux : *tous les niveaux au textile*, qui garde son prix, et les vivres (£{ $price }) réparés par leur prix seul.
    .kicker = Atteint
    .title = Un niveau mal placé

lesson-marketing-lasting-after-below =
    £{ $cash } en main (c), attrait du textile { $clothes } (a). Mais les vivres sont à { $food } (b), et *ne peuvent rien vendre*.

    Leur prix, £{ $price }, pouvait changer après la même action.
    .kicker = Vivres oubliés
    .title = Toujours sous zéro

lesson-marketing-lasting-after-few =
    Les vivres sont à { $food } (b) pour £{ $price }. Mais il n’y a que £{ $cash } en main (c) : trop peu de niveaux, trop peu de ventes.

    Une *case plus chère paie plus de distribution* ; l’attrait du textile est de { $clothes } (a).
    .kicker = Trop peu de recettes
    .title = Un niveau de trop peu

## Exercice : l’Investisseur pour actions et ouvriers

lesson-investor-both = Un marqueur, ses moitiés
    .about = Actions et ouvriers en un tour, et il reste de l’argent.

lesson-investor-both-goal-1 = Assez d’actions
lesson-investor-both-goal-2 = Assez de lampes par production
lesson-investor-both-goal-3 = Assez d’argent en main

lesson-investor-both-task =
    Vous avez l’Investisseur (a), { lesson-count-shares } et £{ $cash } (b). Une action coûte £{ $price }. Votre usine fait des lampes : { $output } (c).

    En un tour : *actions : { $more }, lampes par production : { $aim }, et £{ $left } ou plus en main*.
    .kicker = Exercice
    .title = Actions et ouvriers ensemble
    .why = L’Investisseur est une action de Bourse et la copie d’une action Ouvriers, Machines ou Navire. Embaucher et acheter ne coûtent pas d’administration : la case peut être bon marché.

lesson-investor-both-done =
    .title = Ce qu’un marqueur a fait

lesson-investor-both-done-best =
    { lesson-count-shares } et £{ $cash } en main (a), lampes par production : { $output } (b). *Pas une livre de plus n’était nécessaire.*

    Un autre marqueur n’aurait fait qu’une moitié, et son action supplémentaire.
    .kicker = Tout en un tour
    .title = Tout pour la petite case

lesson-investor-both-done-reached =
    { lesson-count-shares } et £{ $cash } en main (a), lampes par production : { $output } (b).

    Il y a mieux : *la case la moins chère fait de même*, car rien ici ne dépense d’administration.
    .kicker = Tout en un tour
    .title = Une case chère pour rien

lesson-investor-both-done-half =
    { lesson-count-shares } et £{ $cash } en main (a), lampes par production : { $output } (b). Ce n’est pas tout ce qu’il fallait.

    Seul *l’Investisseur fait tout en un tour*, et chaque action de plus est de l’argent en moins.
    .kicker = Pas encore
    .title = Il en manque une part

## Exercice : l’influence qui va jusqu’à la machine

lesson-east-india-machine = L’influence et une machine
    .about = Choisissez la piste qui donne, pour peu, influence et bonus.

lesson-east-india-machine-goal-1 = Plus d’influence que Strutt
lesson-east-india-machine-goal-2 = Une machine comme bonus
lesson-east-india-machine-goal-3 = Assez d’argent en main

lesson-east-india-machine-task =
    L’influence de Strutt vaut £{ $strutt } (a). Dès la case { $from }, le bonus peut être une machine dans une usine de la marchandise de la piste.

    Ayez *plus d’influence que Strutt, prenez une machine, et gardez £{ $aim } ou plus* de vos £{ $cash } (b).
    .kicker = Exercice
    .title = Quelle piste, jusqu’où ?
    .why = Un marqueur vaut le prix de sa piste fois le nombre à sa case. Une piste chère donne plus par case, et chaque case y coûte plus. La machine n’est que pour une marchandise que vous faites.

lesson-east-india-machine-brought =
    .title = Ce que cela a donné

lesson-east-india-machine-brought-best =
    Piste : { $track }, case { $space } (a). Influence : £{ $influence }, celle de Strutt : £{ $strutt }. £{ $cash } en main (b).

    Juste *assez loin pour la machine* : les cases suivantes coûtent et ne donnent encore rien.
    .kicker = Tout, et pour peu
    .title = L’influence et une machine

lesson-east-india-machine-brought-reached =
    Piste : { $track }, case { $space } (a). Influence : £{ $influence }, celle de Strutt : £{ $strutt }. £{ $cash } en main (b).

    Il y a mieux : *une case de moins donne la même* influence et le même bonus.
    .kicker = Atteint
    .title = Plus loin qu’il ne faut

lesson-east-india-machine-brought-equal =
    Piste : { $track }, case { $space } (a). Influence : £{ $influence }, celle de Strutt : £{ $strutt } : *pas plus que lui*. £{ $cash } en main (b).

    Une piste au prix plus élevé donne plus à la même case.
    .kicker = La piste bon marché
    .title = Machine, trop peu de poids

lesson-east-india-machine-brought-bare =
    Piste : { $track }, case { $space } (a). Influence : £{ $influence }, celle de Strutt : £{ $strutt }. £{ $cash } en main (b).

    Pas *de machine* : il faut aller assez loin, faire la marchandise de la piste, et la prendre comme bonus.
    .kicker = Pas de machine
    .title = L’influence seule

## Exercice : la sorte d’usine qui convient

lesson-asymmetric-fitting = La sorte qui convient
    .about = Bâtissez l’usine de lampes qui gagne dès sa première vente.

lesson-asymmetric-fitting-goal-1 = Assez de lampes vendues
lesson-asymmetric-fitting-goal-2 = Assez de profit

lesson-asymmetric-fitting-task =
    Une usine de lampes coûte £{ $usual }, en série £{ $bulk }, de luxe £{ $luxury } ; il vous reste £{ $cash } (b) et des ouvriers pour une rangée.

    Bâtissez-en une, avec un prix, pour que *{ $aim } ou plus soient vendues avec £{ $left } ou plus de profit* (a).
    .kicker = Exercice
    .title = Quelle sorte, quel prix ?
    .why = On ne vend pas plus que son attrait, ni plus que ce que l’on fait. La série fait plus dès sa première rangée, l’ordinaire a plus d’attrait, le luxe ne fait rien avant d’avoir ses premières rangées pleines.

lesson-asymmetric-fitting-built =
    .title = Ce que vous avez bâti

lesson-asymmetric-fitting-built-best =
    Lampes qui seraient vendues : { $sold } sur { $output } (a), avec £{ $profit } de profit. (b) À £{ $price }, *attrait et marchandises sont égaux* : rien n’est bradé.
    .kicker = Cela convient
    .title = Autant d’attrait que de biens

lesson-asymmetric-fitting-built-reached =
    Lampes qui seraient vendues : { $sold } sur { $output } (a), avec £{ $profit } de profit. (b) À £{ $price }, il y a plus d’attrait que de marchandises.

    Il y a mieux : *une livre de plus*, et tout serait encore vendu.
    .kicker = Bien, trop bon marché
    .title = Une livre de perdue

lesson-asymmetric-fitting-built-few =
    Lampes qui seraient vendues : { $sold } sur { $output } (a), à £{ $price } chacune. (b) L’attrait est de { $appeal }.

    De *l’attrait et des marchandises, le moindre compte.* Une autre sorte en fait plus, un autre prix en vend plus.
    .kicker = Trop peu
    .title = Il manque biens ou attrait

lesson-asymmetric-fitting-built-empty =
    (b) Pas encore de lampes : le luxe n’en fait que si ses *premières* rangées sont pleines, et vous aviez des ouvriers pour une. Rien ne serait vendu (a).
    .kicker = Rien à vendre
    .title = Le luxe veut des ouvriers
