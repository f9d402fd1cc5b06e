# Leçons du jeu de plateau sur les plans : navires, niveaux, fin, tuiles, événements. Aucun chiffre ici, le jeu les apporte.

## Contrats et navires

lesson-shipping = Contrats et navires
    .about = Ce que nul n’achète ici part outre-mer : un contrat, un navire, un voyage.

lesson-shipping-left-over =
    Votre usine fait { $output ->
        [one] { $output } pain
       *[other] { $output } pains
    }. Votre attrait est { $appeal } : { $sold } seul serait vendu (a). Le reste est perdu, et pourtant *tous les salaires sont dus* : £{ $wages }.

    Outre-mer, on prend ce qui reste. Il y faut un contrat pour la marchandise et un navire. Votre port (b) n’a ni l’un ni l’autre.
    .kicker = Ce qui reste
    .title = Vendre ailleurs ce qui reste

lesson-shipping-contract =
    Un contrat ne coûte rien : sa case (b) dit combien d’unités doivent partir *à la fois*. La Bourse l’y pose, même sur la case la moins chère (a).

    Son action supplémentaire prend pour rien un marqueur spécial, un navire de capacité { $capacity } par exemple (c). Un petit navire se passe d’équipage.
    .kicker = Un tour pour les deux
    .title = Un contrat et son navire
    .todo =
        Bourse £{ $space }, contrat de vivres { $contracted }, navire { $capacity }.

        Puis terminez votre tour : on produit les vivres.
    .why = Un contrat peut monter, jamais descendre. Il doit être servi en entier. Si la marchandise a produit et que rien n’est parti, il monte à la case suivante.

lesson-shipping-sail =
    { $sold } vendu à £{ $price } ; votre contrat en prend { $food } de plus. Outre-mer, chacun rapporte la *qualité de base* de l’usine, £{ $base_quality }. Qualité, distribution et prix ne comptent pas.

    Le navire (a) vous coûte une case de la piste (b). Servez le contrat ou laissez-le attendre : à vous de décider.
    .kicker = La vente est finie
    .title = De l’argent contre une case
    .why = À la production de la marchandise, chaque navire utilisé coûte une case. Un navire peut aussi partir à votre tour, comme marqueur d’action, avec des unités de l’entrepôt : le voyage coûte alors une case.

lesson-shipping-brought =
    .title = Ce que le voyage a rapporté

lesson-shipping-brought-sailed =
    { $count ->
        [one] { $count } pain
       *[other] { $count } pains
    } sont partis : *£{ $gained } sont entrées* (a), dont £{ $office } de votre Comptoir, qui paie pour chaque voyage.

    Vous avez reculé { $lost ->
        [one] d’une case
       *[other] de { $lost } cases
    } (b). Le contrat vous revient. Une vente donne des pas, un voyage de l’argent : voyez ce qui vous manque.
    .kicker = Servi
    .title = Des pas contre de l’argent

lesson-shipping-brought-waited =
    Les pains sont perdus, et votre contrat monte : *{ $food ->
        [one] { $food } unité
       *[other] { $food } unités
    } doivent partir maintenant* (b), à la fois. Il manque à votre caisse (a) ce qu’elles auraient rapporté.

    À la fin, chaque contrat ouvert coûte autant de cases que dit la sienne. N’en prenez un que si vous pouvez le servir.
    .kicker = Pas servi
    .title = Un contrat qui attend monte

lesson-shipping-brought-plain =
    Vous avez pris une autre voie. Vous avez £{ $cash } (a), et votre valeur est là où la vente l’a menée (b).

    Ce que votre attrait ne vend pas est perdu sans entrepôt. Avec *un contrat et un navire*, cela partirait, chaque unité pour la qualité de base de l’usine et le tout pour une case.
    .kicker = Votre propre voie
    .title = Sans navire

lesson-sold-and-shipped = Un vendu, deux exportés
    .about = Servez le contrat, et prenez plus pour ce qui reste au pays.

lesson-sold-and-shipped-task =
    Voici le textile. Votre usine en fait { $output } ; { $sold } serait vendu à £{ $price } (a), et votre contrat en veut { $clothes } (b) : tout ou rien.

    Les unités neuves *doivent* être vendues tant qu’il y a demande. Encaissez plus qu’à présent, et laissez partir juste le reste.
    .kicker = Votre textile
    .title = En garder pour le navire
    .why = Plus d’attrait vend davantage, et il reste moins. Faites-en donc un prix plus haut : pour chaque niveau acheté, une livre de plus laisse l’attrait tel quel.

lesson-sold-and-shipped-left =
    .title = Ce qui est parti

lesson-sold-and-shipped-left-sailed =
    Vendus ici : { $sold }, à £{ $price }. Exportés : { $count }. Il reste *£{ $profit }* (a), salaires payés. Plus le prix que porte votre attrait est haut, plus il reste.
    .kicker = Le contrat est servi
    .title = Vendu et exporté

lesson-sold-and-shipped-left-waited =
    Vendus ici : { $sold }, à £{ $price }. Il reste £{ $profit } (a), et rien n’est parti : *le contrat est maintenant à { $clothes }*. Un niveau d’attrait en vend un de plus, si le prix ne monte pas avec lui.
    .kicker = Le contrat attend
    .title = Rien n’est parti

lesson-sold-and-shipped-goal-1 = Le contrat de textile est servi.
lesson-sold-and-shipped-goal-2 = La vente rapporte plus qu’avant.

## Moderniser, et l’obsolescence

lesson-modernising = Moderniser à temps
    .about = Un nouveau niveau fait plus et mieux ; un vieux coûte bientôt davantage.

lesson-modernising-levels =
    Nous sommes en { $year } : il y a des usines de niveau { $next }. Les vôtres, vivres (a) et textile (b), sont de niveau { $level }. Celle de vivres fait { $output ->
        [one] { $output } pain
       *[other] { $output } pains
    }, qualité de base { $base_quality }.

    Un nouveau niveau apporte *plus de qualité de base* et, dans certaines rangées, plus de marchandises. Ouvriers, machines et prix restent. Une vieille usine devient un poids.
    .kicker = Un nouveau niveau
    .title = De meilleurs biens, et plus

lesson-modernising-modernise =
    Vous avez £{ $cash }. Moderniser coûte le prix d’une usine du nouveau niveau, qui est aussi sa qualité de base. Le marqueur *Usine* le fait sur toute case (a) : rien ne dépend de ce qu’elle coûte.

    Prenez l’usine de vivres (b) : sa troisième rangée est pleine et rend plus au niveau suivant.
    .kicker = Un tour
    .title = Modernisez les vivres
    .todo =
        Usine sur £{ $space }, moderniser les vivres, finir l’action.

        Ensuite vous pourrez changer le prix des vivres.
    .why = On ne dépasse pas le niveau de la décennie, sauf avec l’Inventeur. Plusieurs niveaux en un tour se paient tous. Qualité et distribution restent ; fermer et rebâtir les ferait perdre.

lesson-modernising-price =
    L’attrait est passé de { $old_appeal } à { $appeal } (a), et vous faites { $output ->
        [one] { $output } pain
       *[other] { $output } pains
    } au lieu de { $old_output }. Mêmes ouvriers, mêmes salaires.

    Vous pouvez *le garder en attrait* et vendre plus, ou en faire de l’argent : une livre de plus au prix (b) de £{ $price } coûte un attrait. Vous pouvez le changer maintenant.
    .kicker = Qu’en faire
    .title = L’attrait, ou un prix plus haut

lesson-modernising-obsolete =
    .title = Ce qui est vieux coûte plus

lesson-modernising-obsolete-one =
    { $year } : ce qui n’est pas modernisé devient obsolète. Votre usine de textile (a) a pris *{ $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } qui ne sont sur aucune rangée* et ne font rien. Elle coûte £{ $cost } par production, £{ $more } de plus qu’avant.

    Ils partent quand l’usine atteint le niveau de la décennie. Les vivres viennent ensuite ; à vous de jouer.
    .kicker = Obsolète
    .title = Ce qui est vieux coûte plus
    .why = Ils viennent des renvoyés, sinon du marché. S’il en manque, on paie une fois à leur place. Cela arrive à la fin d’une décennie : modernisez avant, ou au moins avant la prochaine vente de la marchandise.

lesson-modernising-obsolete-old =
    { $year } : chaque vieille usine a pris *{ $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } qui ne sont sur aucune rangée* et ne font rien. Votre usine de textile (a) coûte £{ $cost } à chacune de ses productions.

    Ils partent quand une usine atteint le niveau de la décennie. Les vivres viennent ensuite ; à vous de jouer.
    .kicker = Obsolète
    .title = Ce qui est vieux coûte plus
    .why = Ils viennent des renvoyés, sinon du marché. S’il en manque, on paie une fois à leur place. Cela arrive à la fin d’une décennie : modernisez avant, ou au moins avant la prochaine vente de la marchandise.

lesson-modernising-obsolete-none =
    { $year } : les vieilles usines ont pris des ouvriers qui ne sont sur aucune rangée et ne font rien. *Les vôtres sont toutes du nouveau niveau* : rien n’a changé, votre usine de textile (a) coûte £{ $cost } par production.

    Les vivres viennent ensuite ; à vous de jouer.
    .kicker = Obsolètes, pas chez vous
    .title = Rien de vieux chez vous
    .why = L’obsolescence vient à la fin d’une décennie. Les ouvriers viennent des renvoyés, sinon du marché. S’il en manque, on paie une fois à leur place.

lesson-modernising-brought =
    .title = Ce que cela a rapporté

lesson-modernising-brought-left =
    Votre usine de vivres (a) en a vendu { $sold } et fait £{ $profit } de bénéfice. Celle de textile (b) est moderne aussi, ses ouvriers en trop sont partis : elle coûte £{ $cost } par production, *£{ $saved } de moins à chaque fois*.

    Moderniser paie deux fois : par ce que l’on vend et par ce que l’on ne paie plus.
    .kicker = Toutes deux modernes
    .title = Les ouvriers en trop sont partis

lesson-modernising-brought-stayed =
    Votre usine de vivres (a) en a vendu { $sold } ; il reste £{ $profit } tout payé. Celle de textile (b) coûte £{ $cost } par production.

    Tant qu’une usine est plus vieille que la décennie, *chacune de ses productions paie des ouvriers qui ne font rien*. Plus tôt elle est moderne, moins ils coûtent.
    .kicker = Jusqu’ici
    .title = Plus tôt, c’est moins cher

lesson-ahead-of-the-sale = Avant la vente
    .about = Une usine obsolète, et sa marchandise vient ensuite.

lesson-ahead-of-the-sale-task =
    Votre usine de textile (a) est obsolète : £{ $cost } par production. Elle en fait { $output }, a un attrait de { $appeal } et en vendrait { $sold } ; l’attrait de Strutt est { $rival } (b).

    Amenez-la *au niveau de la décennie* et faites un bénéfice aussitôt. Veillez au prix : il faut vendre avant lui.
    .kicker = Le textile vient
    .title = Moderne, et assez cher
    .why = L’attrait monte de la différence des qualités de base. Qui est plus haut sur l’échelle est appelé plus tôt ; la demande ne suffit pas pour tous.

lesson-ahead-of-the-sale-sold =
    .title = Ce que cela a rapporté

lesson-ahead-of-the-sale-sold-new =
    { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } à £{ $price } : il reste £{ $profit }. L’usine (a) coûte maintenant £{ $cost }, ses ouvriers en trop sont partis. La nouvelle qualité de base peut être attrait ou prix : *ce qui dépasse l’attrait du rival vend d’abord*.
    .kicker = Modernisée
    .title = Une usine moderne

lesson-ahead-of-the-sale-sold-old =
    { $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    } à £{ $price } : il reste £{ $profit }. L’usine (a) coûte toujours £{ $cost } par production, *aussi pour des ouvriers qui ne font rien*. Un nouveau niveau aurait élevé la qualité de base et les aurait renvoyés.
    .kicker = Encore obsolète
    .title = Une vieille usine

lesson-ahead-of-the-sale-goal-1 = L’usine de textile est moderne.
lesson-ahead-of-the-sale-goal-2 = Le textile fait un bon bénéfice.

## La dernière décennie

lesson-last-decade = La dernière décennie
    .about = Dernier tour, dernier voyage, dernier commerce : tout en actions.

lesson-last-decade-counts =
    Les lampes sont la dernière vente de la partie, et Strutt (c) a joué. Seul compte *actions × valeur* : vous en avez { $shares } à £{ $share_value }, soit £{ $portfolio } (a). Les siennes valent £{ $strutt }.

    La banque a { $bank_shares } de vos actions. Vos £{ $cash } (b) ne valent rien, sauf en actions : un dernier commerce suit cette vente.
    .kicker = Le dernier tour
    .title = Seules comptent les actions

lesson-last-decade-value =
    Vous pourriez acheter maintenant. Mais vous le pourrez aussi après la vente, et le prix ne bouge guère. *Soignez donc la valeur* : une livre de plus, et chaque action la vaut (a).

    L’attrait de Strutt pour les lampes est { $strutt }, le vôtre { $appeal } (b) : { lesson-count-steps }. Seul en tête, et avec le plus de ventes, c’est davantage.
    .kicker = D’abord la valeur
    .title = Les pas, puis les actions
    .todo =
        Qualité sur £{ $space } : lampes, prix £{ $pounds }, finir l’action.

        La qualité donne un attrait, le prix plus bas l’autre.
    .why = Un achat ne change pas la valeur. S’il vous manque au dernier commerce de quoi acheter toutes vos actions, ou si vous montez de plusieurs livres, acheter d’abord peut être juste.

lesson-last-decade-sail =
    Votre contrat de lampes est à { $lamps } (a). Non servi, il monte maintenant, et *à la fin il coûte autant de cases que dit la sienne* (b). Le voyage en coûte une et rapporte £{ $base_quality } par lampe. Vous en avez assez.
    .kicker = Le dernier voyage
    .title = Un contrat ouvert coûte
    .why = Les contrats ouverts comptent après le dernier commerce : vous payez vos actions au prix fort et reculez ensuite. Dans la dernière décennie, ne posez aucun contrat que vous ne puissiez servir.

lesson-last-decade-trade =
    Le dernier commerce : une action coûte £{ $buying_price }, la banque en a { $bank_shares } des vôtres, vous avez £{ $cash } (a). Les stocks partent au prix fixe, quoi que dise le marché ; lampes en stock : { $lamps } (b).

    Ce que vous ne dépensez pas ne vaut rien. Un emprunt serait à rembourser maintenant : qui finit avec un a perdu.
    .kicker = La fin de la partie
    .title = Tout vendre, acheter

lesson-last-decade-result =
    .title = Le résultat

lesson-last-decade-result-all =
    Vous avez toutes vos { lesson-count-shares }, à £{ $share_value } : *£{ $portfolio }* (a). La compagnie de Strutt vaut £{ $strutt } (b). Il reste £{ $cash }.

    Les pas ont élevé chaque action, le voyage a épargné des cases, le dernier stock a payé la dernière action. Avec toutes vos actions, seule la valeur vous enrichit.
    .kicker = Le compte est fait
    .title = Toutes vos actions sont à vous

lesson-last-decade-result-open =
    { lesson-count-shares } à £{ $share_value } : *£{ $portfolio }* (a). La compagnie de Strutt vaut £{ $strutt } (b). Il reste £{ $cash }.

    Votre contrat était à { $lamps } à la fin, et vous avez reculé d’autant de cases : *chacune de vos actions en vaut moins*. L’argent du voyage aussi aurait acheté des actions.
    .kicker = Le compte est fait
    .title = Le contrat était ouvert

lesson-last-decade-result-some =
    { lesson-count-shares } à £{ $share_value } : *£{ $portfolio }* (a). La compagnie de Strutt vaut £{ $strutt } (b).

    La banque en a encore { $bank_shares }, et £{ $cash } ne valent plus rien. Avant le dernier commerce, voyez le prix d’une action et *ce qui peut encore devenir de l’argent* : un stock, un voyage, un marqueur moins cher.
    .kicker = Le compte est fait
    .title = Quelques livres de moins

lesson-marked-mill = L’usine marquée
    .about = Embauché trop tard : que cela ne vous coûte pas d’actions.

lesson-marked-mill-task =
    Vous avez embauché pour les vivres (a) après leur dernière vente. L’usine en est marquée : *si la marque reste, elle coûte à la fin des cases et des actions*. Votre compagnie vaut £{ $portfolio }, celle de Strutt £{ $strutt } (b).

    C’est votre dernier tour. Dépassez-le.
    .kicker = Le dernier tour
    .title = Défaites-vous de la marque
    .why = Une action Production dans l’usine ôte la marque, mais il y faut un marqueur gris, et vous n’en avez pas. Les vivres ont eu leur dernière vente : qui a encore besoin de l’usine ?

lesson-marked-mill-trade =
    Le dernier commerce : vous avez £{ $cash } (a), et une action coûte £{ $buying_price }. Faites des actions de tout ce que vous pouvez.
    .kicker = La fin de la partie
    .title = Tout vendre, acheter

lesson-marked-mill-counted =
    .title = Le compte est fait

lesson-marked-mill-counted-marked =
    La marque a coûté { lesson-count-spaces } et { $lost ->
        [one] { $lost } action
       *[other] { $lost } actions
    } : { lesson-count-shares } à £{ $share_value } font *£{ $portfolio }* (a), la compagnie de Strutt vaut £{ $strutt }. Une usine qui a produit pour la dernière fois peut être fermée : nul ne la regrette.
    .kicker = Encore marquée
    .title = La marque a coûté cher

lesson-marked-mill-counted-closed =
    Pas d’usine, pas de marque : { lesson-count-shares } à £{ $share_value } font *£{ $portfolio }* (a), la compagnie de Strutt vaut £{ $strutt }. Fermer ne coûte que la case du marqueur, et les vivres ne se vendraient plus.
    .kicker = Fermée
    .title = Fermée, et rien de perdu

lesson-marked-mill-goal-1 = Aucune action n’est perdue, et ce qui peut l’être est acheté.
lesson-marked-mill-goal-2 = Votre compagnie vaut plus que celle de Strutt.

## Des tuiles qui changent un plan

lesson-tiles = Des tuiles qui changent un plan
    .about = Ce que vous avez décide quel marqueur, quelle case, quelle usine paient.

lesson-tiles-patent =
    Vos vivres se vendent : { $sold } sur { $output }, mais à £{ $price }. Avec plus d’attrait, vous pourriez demander davantage.

    Sur la case la moins chère, Distribution ne paie qu’un niveau. Mais vous avez le *Brevet* (a) : ce que la case paie en niveaux (b), c’est £{ $patent } de plus. La petite case fait pour vous ce que la suivante fait pour d’autres.
    .kicker = Ce que vous avez
    .title = Une tuile valorise une case

lesson-tiles-distribute =
    Distribution sur la case la moins chère (a). Un niveau coûte autant de livres que son rang : avec le Brevet, vous en payez un de plus (b), *et la tuile reste à vous*.

    Rendue, elle vaudrait une fois { lesson-count-levels } pour rien, où vous voulez. Gardée, elle aide chaque fois.
    .kicker = Gardée, elle aide encore
    .title = Plus de niveaux, petite case
    .todo =
        Distribution sur £{ $space }, vivres deux fois, finir l’action.

        L’argent du Brevet est compté de lui-même.
    .why = La rendre paie où les niveaux sont chers : un haut coûte autant de livres que son rang, un gratuit rien. Une tuile rendue retourne à l’offre, où d’autres peuvent la prendre.

lesson-tiles-price =
    L’attrait est passé de { $before } à { $appeal } (a), et vous avez { $output ->
        [one] { $output } pain
       *[other] { $output } pains
    }. Ce qu’il ne faut pas pour les vendre, *vous pouvez le prendre en argent* : le prix (b) est de £{ $price }.

    Seul en tête, vous montez d’un pas de plus. Fixez-le, puis terminez votre tour.
    .kicker = À quoi cela sert
    .title = De l’attrait en argent

lesson-tiles-take =
    Les vivres ont rapporté £{ $income }, à £{ $price } pièce. Cherchez la prochaine tuile (a) : quel plan changerait-elle ? Votre usine de couverts (b) coûte £{ $cost } par production, tout en salaires.

    Le *Contremaître* rend moins chers les ouvriers d’une usine. L’*Atelier* donne plus de machines pour votre argent, et toutes celles d’une usine pour une livre.
    .kicker = Une tuile à prendre
    .title = Quel est votre plan ?
    .why = On prend un marqueur spécial après Ouvriers, Machines, Bourse et Navire. La Bourse sur £{ $space } le fait sans rien d’autre. Jamais deux pareilles, ni plus de { $held }.

lesson-tiles-plan =
    .title = Une tuile et un plan

lesson-tiles-plan-cheaper =
    Votre usine de couverts (b) coûte maintenant £{ $cost }, *£{ $saved } de moins à chacune de ses productions*. C’est votre nouvelle tuile (a), et ce que vous en avez fait.

    Et le plan change : avec le Contremaître, embaucher dans son usine coûte moins qu’ailleurs ; avec l’Atelier, chaque machine de plus tourne pour rien.
    .kicker = Moins cher pour de bon
    .title = L’usine coûte moins

lesson-tiles-plan-plain =
    Votre usine de couverts (b) coûte £{ $cost } comme avant. Vous avez d’autres tuiles en main ou à l’offre (a) : *une tuile vaut ce que votre plan en fait*.

    Qui exporte prend Comptoir ou Agent, qui modernise le Promoteur, qui est souvent à égalité en tête Charisme.
    .kicker = Un autre plan
    .title = Quel plan est le vôtre ?

lesson-half-the-wages = La moitié des coûts
    .about = Un tour, une usine : qu’est-ce qui la rend moins chère, et de combien ?

lesson-half-the-wages-task =
    Votre usine de couverts (a) coûte £{ $cost } par production ; un ouvrier reçoit £{ $wage }. Ramenez cela *à la moitié* en un tour. Marqueurs et offre (b) sont à vous.
    .kicker = Un tour
    .title = Moitié des coûts pour couverts
    .why = Une machine coûte une livre par production au lieu d’un salaire. Le Contremaître ramène jusqu’à { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } à une livre, tant que les salaires sont bas.

lesson-half-the-wages-cost =
    .title = Ce qu’elle coûte

lesson-half-the-wages-cost-half =
    L’usine (a) coûte £{ $cost }, *£{ $saved } de moins* qu’avant. Des machines remplacent des ouvriers, et le Contremaître rend les autres moins chers : marqueur et tuile servent la même usine.
    .kicker = La moitié
    .title = La moitié des coûts

lesson-half-the-wages-cost-more =
    L’usine (a) coûte £{ $cost }, £{ $saved } de moins qu’avant. *Marqueur et tuile doivent servir la même usine* : des machines pour des ouvriers, et un Contremaître pour ceux qui restent.
    .kicker = Pas encore la moitié
    .title = On peut épargner plus

lesson-half-the-wages-goal-1 = L’usine de couverts coûte la moitié d’avant.

## Événements

lesson-events = Voir venir les événements
    .about = Un événement est visible : ce qu’il changera, on peut s’y préparer.

lesson-events-open =
    Les événements sont tous visibles. { $year } finit par l’*Exposition* : des ouvriers du marché du travail quittent la partie. Leurs cases restent vides, et les cases vides sont des acheteurs : la demande de vivres est de { $food } (a).

    Mais plus le marché est vide, plus un ouvrier est cher (b) : £{ $wage } à présent. Vous avez ce tour pour vous préparer.
    .kicker = Ce qui vient
    .title = Qui sait se prépare

lesson-events-prepare =
    Le salaire est de £{ $wage }, près du palier suivant. Votre usine de textile (a) n’a que des ouvriers : £{ $cost } par production. Une *machine* coûte une livre, quel que soit le salaire.

    Machines (b) en remplace deux avant que le salaire monte.
    .kicker = Avant qu’il vienne
    .title = Des machines avant la hausse
    .todo =
        Machines sur £{ $space } : textile, rangées deux et trois.

        Puis terminez votre tour ; un marqueur spécial n’est pas nécessaire.
    .why = Moins d’ouvriers, moins touchés par un salaire plus haut. Les remplacés rejoignent les renvoyés ; chaque marqueur d’économie en ramène quelques-uns, qui ôtent de la demande.

lesson-events-after =
    .title = Ce que l’événement a changé

lesson-events-after-prepared =
    { $year } : le salaire est passé de £{ $was } à *£{ $wage }* (a), la demande de vivres monte de { $more } à { $food } (b), pour vous et pour Strutt.

    Votre usine de textile (c) coûte £{ $cost }, £{ $dearer } de plus qu’avant. Avec des ouvriers seuls, chacun coûterait plus. Le même événement frappe qui a beaucoup embauché et sert qui vend.
    .kicker = L’Exposition est finie
    .title = Ouvriers chers, acheteurs en plus

lesson-events-after-plain =
    { $year } : le salaire est maintenant de *£{ $wage }* (a), la demande de vivres monte de { $more } à { $food } (b), pour vous et pour Strutt.

    Votre usine de textile (c) coûte £{ $cost }, £{ $dearer } de plus qu’avant l’événement. Une machine coûte une livre quel que soit le salaire : elle aurait valu davantage dès maintenant.
    .kicker = L’Exposition est finie
    .title = Ouvriers chers, acheteurs en plus

lesson-events-buyers =
    Les vivres viennent : demande { $demand } (a), et vous en faites { $output }. Vous en vendriez { $sold } : votre attrait est { $appeal } (b), celui de Strutt { $rival }.

    De nouveaux acheteurs *achètent à qui est haut*. Élevez votre attrait ou laissez-les à Strutt ; puis terminez votre tour.
    .kicker = Après sa venue
    .title = Votre part des acheteurs
    .why = Une demande de plus est une vente de plus pour quelqu’un. Elle va à qui est appelé ensuite. Un événement change la table pour tous ; le gain va à qui est prêt.

lesson-events-brought =
    Vous en avez vendu { $sold } (a) et payé £{ $wages } de salaires : il reste £{ $profit }. Le textile vient ensuite (b).

    Regardez *l’événement suivant avant la fin de chaque décennie* : ferme-t-il une case, coûte-t-il, monte-t-il salaires ou prix ? Alors votre dernier tour avant lui vaut plus qu’il n’y paraît.
    .kicker = Ce que cela a rapporté
    .title = Un tour d’avance

lesson-war-pays = La guerre paie
    .about = La guerre sur le continent monte les prix, mais pas partout.

lesson-war-pays-task =
    Après ce cycle vient la *Guerre sur le continent* : dans chaque usine distribution et prix montent d’un, l’attrait reste donc. Où la distribution est déjà au plus haut, rien ne se passe.

    Elle est de { $food } pour les vivres (a), de { $clothes } pour le textile (b). Que la guerre monte les deux prix, celui des vivres de £{ $price } aussi, et donnez plus d’attrait au textile.
    .kicker = Votre dernier tour avant
    .title = Soyez prêt pour la guerre
    .why = La distribution achetée au plus haut juste avant fait perdre la hausse. La qualité ne compte pas pour cet événement.

lesson-war-pays-paid =
    .title = Ce que la guerre a rapporté

lesson-war-pays-paid-both =
    Les deux prix ont monté : £{ $food } pour les vivres (a), £{ $clothes } pour le textile (b). L’attrait est resté comme vous l’aviez mis, { $appeal } pour le textile : *les mêmes ventes, une livre de plus chacune*.
    .kicker = Prêt
    .title = Une livre de plus par vente

lesson-war-pays-paid-same =
    Les deux prix ont monté : £{ $food } pour les vivres (a), £{ $clothes } pour le textile (b). L’attrait est le même, { $appeal } pour le textile : chaque vente rapporte plus, *mais le tour aurait pu ajouter de l’attrait*.
    .kicker = Presque
    .title = Plus cher, mais pas plus haut

lesson-war-pays-paid-missed =
    Les vivres sont à £{ $food } (a), distribution { $level } ; le textile à £{ $clothes }, attrait { $appeal } (b). Où la distribution *est au plus haut avant la guerre, rien ne monte* : le niveau acheté a coûté la livre.
    .kicker = Manqué
    .title = Aucune hausse des vivres

lesson-war-pays-goal-1 = Le prix des vivres a monté.
lesson-war-pays-goal-2 = Le prix du textile a monté.
lesson-war-pays-goal-3 = Le textile a plus d’attrait qu’avant.
