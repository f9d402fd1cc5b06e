# What the decisions of the board game ask; .rule explains each in our own words.

## Preparation (4.1)

question-foundation = Choisissez l’une de vos deux premières usines.
    .rule =
        Chacun commence avec deux usines de niveau 1 de marchandises différentes, la première choisie
        dans l’ordre du tour et la seconde en ordre inverse. Des ouvriers du marché du travail
        remplissent aussitôt les deux premières rangées. Vous payez les deux usines après la vente des
        actions. (4.1.IV)
question-start-capital = Vendez de vos actions pour réunir un capital.
    .rule =
        La banque achète vos actions à leur valeur, et c’est tout l’argent avec lequel vous commencez.
        Vous devez en vendre assez pour payer les deux usines. Ce que vous gardez compte à la fin ; ce
        que vous vendez peut être racheté plus tard, mais rarement à si bon compte. (4.1.V)
question-start-marker = Prenez un premier marqueur spécial, ou aucun.
    .rule =
        Vous pouvez prendre gratuitement une tuile Développement, ou un marqueur avancé ou un navire
        de la première rangée. Un navire de cette rangée n’a pas besoin d’équipage. (4.1.V)

## Turn (II.1)

question-turn = Choisissez un marqueur et une case d’administration.
    .rule =
        Le marqueur décide de l’action, la case de ce que vous payez ; une case plus chère donne
        plus de moyens à certaines actions. Les marqueurs restent sur le tableau jusqu’à la fin de
        la décennie. Un marqueur qui s’y trouve peut être réutilisé pour le prix de sa case et un
        supplément de £2. Personne ne peut passer : sans argent, vous vendez des actions en urgence.
        ({ section-II-1 })
question-administration = Combien payez-vous de frais d’administration ?
    .rule =
        Une tuile vous permet de payer un autre montant que celui de votre case. Payez plus, et
        certaines actions ont plus de moyens ; payez moins, et vous épargnez. Pour un navire vous ne
        payez jamais moins que sa capacité. ({ section-II-1 }, { section-II-2-4 })

## Actions (II.2)

question-factory-action = Construire, moderniser ou fermer des usines ?
    .rule =
        Vous pouvez avoir une usine de chaque marchandise. Une nouvelle usine peut avoir tout niveau
        jusqu’au niveau actuel et coûte ce que coûte ce niveau ; sa première rangée se remplit
        aussitôt depuis le marché du travail. On modernise niveau par niveau, chacun à son plein
        prix. Fermer renvoie tous les ouvriers, et qualité, distribution et machines sont perdues.
        ({ section-II-2-1 })
question-opening-price = Fixez le premier prix { $good-id ->
        [clothes] de votre textile
       *[other] de vos { $good }
    }.
    .rule =
        L’attrait est la somme de la qualité et de la distribution, moins le prix. Plus il est élevé,
        plus tôt vos marchandises se vendent, et vous n’en vendez jamais plus que votre attrait ; il
        ne doit pas être inférieur à 0. Vous pourrez changer le prix après d’autres actions qui
        touchent cette usine. ({ section-II-2-1 }, { section-II-3-1 })
question-workers-action = Embaucher ou renvoyer des ouvriers ?
    .rule =
        Embaucher est gratuit, mais les ouvriers touchent leur salaire à chaque production, et seules
        les rangées pleines produisent. Chaque ouvrier embauché laisse un vide sur le marché du
        travail, et ce vide est de la demande pour tous. On renvoie en commençant par les dernières
        rangées et en épargnant la rangée 1 ; dans une même action, personne n’est embauché là où
        quelqu’un a été renvoyé. Des ouvriers à l’entrepôt font de la place aux marchandises.
        ({ section-II-2-2 })
question-machinery-action = { $left ->
        [one] Où placez-vous votre machine ?
       *[other] Où placez-vous vos machines ? Il vous en reste { $left }.
    }
    .rule =
        Les frais d’administration décident du nombre de machines que vous pouvez placer. Chacune
        prend la place d’un ouvrier sur une case qui admet les machines, et l’ouvrier est renvoyé.
        Une machine coûte £1 par production, là où un ouvrier coûte un salaire. ({ section-II-2-3 })
question-reseating = { $left ->
        [one] Où va l’ouvrier remplacé ?
       *[other] Où vont les { $left } ouvriers remplacés ?
    }
    .rule =
        Votre École peut donner aux ouvriers remplacés par des machines une case vide de vos usines.
        Ceux qui restent sans place sont renvoyés quand vous continuez. ({ section-II-2-3 })
question-quality-action = Quelles marchandises améliorez-vous ?
    .rule =
        Les frais d’administration et votre marqueur décident du nombre de niveaux à gagner, répartis
        comme vous voulez entre vos usines. La qualité s’ajoute à l’attrait et demeure. Elle monte
        jusqu’à 4, avec l’Ingénieur jusqu’à 6. ({ section-II-2-4 })
question-distribution-action = Quelles marchandises distribuez-vous mieux ?
    .rule =
        Augmenter la distribution coûte le numéro du nouveau niveau, pris sur les frais
        d’administration, et votre marqueur limite ce que vous pouvez en utiliser. La distribution
        s’ajoute à l’attrait, jusqu’à 4, et perd un niveau à chaque production de sa marchandise. Le
        Brevet peut être rendu pour deux niveaux gratuits. ({ section-II-2-5 })
question-give-distribution = { $left ->
        [one] Où va le niveau de distribution gratuit ?
       *[other] Où vont les { $left } niveaux de distribution gratuits ?
    }
    .rule =
        Made in England vous donne des niveaux de distribution qui ne coûtent rien. Ils peuvent
        aller à une usine ou à plusieurs, et aucune n’en a plus de 4 en tout. (10.2)
question-exchange-action = Que négociez-vous à la Bourse ?
    .rule =
        Vous pouvez acheter ou vendre vos actions à leur valeur, mais personne n’en achète à moins de
        £10 ; rembourser des emprunts à £13 chacun ; vendre votre stock à prix fixe ; signer ou
        relever des contrats. Tout cela dans l’ordre de votre choix, mais les actions dans un seul
        sens. On n’achète pas d’action tant qu’on a un emprunt. ({ section-II-2-6 })
question-ship-action = Quels contrats le navire sert-il ?
    .rule =
        Le navire porte votre stock aux colonies, autant qu’il a de place. Un contrat est servi en
        entier, et chaque marchandise rapporte en livres la qualité de base de son usine. La valeur
        de votre action recule d’une case pour le voyage, quel que soit le nombre de contrats
        servis. ({ section-II-2-7 })
question-investor-action = Quelle moitié de l’Investisseur maintenant ?
    .rule =
        L’Investisseur est un passage à la Bourse et la copie d’un autre de vos marqueurs : Ouvriers,
        Machines ou navires, où qu’il se trouve. Vous choisissez l’ordre, et finissez la première
        moitié avant la seconde. La copie dispose des £{ $pounds } payées et ne coûte rien de plus.
        Aucune action supplémentaire ne suit. (5.2.II.6)
question-production-action = Quelle usine produit pour le stock ?
    .rule =
        Une usine fait tourner ses rangées à partir de la première, { $rows ->
            [one] une rangée
           *[other] { $rows } rangées
        } au plus, et vous payez tout de suite les salaires et les machines de ces rangées. Les
        marchandises vont à votre entrepôt ; celles qui n’y tiennent pas sont perdues. Dans la
        dernière décennie, cela retire aussi la marque d’embauche tardive. ({ section-II-2-8 })
question-extra-shift = Rendre Heures sup pour une unité de { $good } de plus ?
    .rule =
        Cette action produit { $count ->
            [one] { $count } unité
           *[other] { $count } unités
        }, et avec la tuile une de plus, sans frais. La tuile retourne à l’offre ; gardée, elle peut
        servir à toute production ultérieure. ({ section-II-2-8 })

## Additional actions (II.3)

question-price-adjustment = Changer vos prix ?
    .rule =
        Après cette action vous pouvez changer une fois le prix de chaque marchandise dont l’usine a
        été
        touchée. { $pounds ->
            [0] Les autres prix ne peuvent pas changer maintenant.
           *[other] Les autres prix coûtent £1 chacun, pris sur les £{ $pounds } de frais d’administration restants.
        } Aucun prix ne peut faire descendre l’attrait sous 0. ({ section-II-3-1 })
question-special-marker = Prendre un marqueur spécial ?
    .rule =
        Vous pouvez prendre une chose gratuitement : une tuile Développement, ou un marqueur avancé
        ou un navire du niveau actuel ou d’un niveau inférieur. Personne n’a deux tuiles ou deux
        marqueurs pareils. Au lieu de cela vous pouvez réaffecter votre Contremaître ou votre
        Atelier, ou rendre le Courtier pour acheter des actions à moitié prix. ({ section-II-3-2 })
question-swapped-ship =
    Lequel de vos deux navires pareils le nouveau remplace-t-il ?
    .rule =
        Un navire posé sur le tableau d’administration cède sa case à celui qui le remplace. Celui-ci
        peut y agir encore dans cette décennie si les frais payés atteignent sa capacité.
        ({ section-II-3-2-3 })

question-fifth-tile = Laquelle de vos anciennes tuiles rendez-vous ?
    .rule =
        Personne ne peut avoir plus de quatre tuiles. Comme vous avez pris la tuile { $tile }, vous
        rendez l’une des autres à l’offre, et son effet cesse aussitôt. ({ section-II-3-2-1 })
question-choose-inventor = Est-ce l’Inventeur ou le Bricoleur ?
    .rule =
        Vous avez les deux, et chacun permet de dépasser le niveau technologique actuel. Celui que
        vous nommez perd un usage ; puis vous payez pour le garder, ou vous le rendez. (10.1)
question-keep-inventor = Garder la tuile { $tile } pour un autre usage ?
    .rule =
        La tuile vient de servir. Pour la réutiliser plus tard vous payez maintenant, ou vous la
        rendez à
        l’offre. { $tile-id ->
            [tinkerer] Après le deuxième usage elle part de toute façon.
           *[inventor] Elle coûte chaque fois plus cher : £10, £15, £20 ; après le quatrième usage elle part de toute façon.
        } ({ section-II-2-1 })

## Production phase (III)

question-school-call =
    Arrêter votre dernière rangée avant qu’elle ne vende, ou continuer ?
    .rule =
        L’École vous permet d’arrêter la dernière rangée occupée tant qu’aucune de ses marchandises
        n’est vendue. Ses marchandises ne sont pas produites, et ses ouvriers et machines ne sont
        pas payés. Si vous continuez, ses marchandises doivent être vendues tant qu’il y a de la
        demande. ({ section-III-1 })

question-call = Le marché en veut encore. Vendre de votre stock ?
    .rule =
        Vos nouvelles marchandises sont vendues, et l’on vous appelle encore. Vous pouvez vendre une
        marchandise en stock à votre prix, ou vous arrêter et ne plus rien vendre dans cette phase. Au
        premier de ces appels, Heures sup peut être rendue pour une marchandise de plus.
        ({ section-III-1 })
question-after-sale = Le marché a acheté. Qu’utilisez-vous encore ?
    .rule =
        Un client de cette marchandise et le Jubilé en prennent chacun une de plus à votre prix,
        nouvelle ou en stock. L’École peut arrêter votre dernière rangée occupée par un ouvrier si
        toutes ses marchandises sont invendues : elles ne sont pas produites, et la rangée n’est pas
        payée. Heures sup produit une marchandise de plus si quelqu’un peut la prendre.
        ({ section-III-1 })
question-shipping = Servir votre contrat de la marchandise active ?
    .rule =
        Vous pouvez exporter ensemble marchandises nouvelles et en stock, au besoin avec les deux
        navires, mais seulement le contrat entier. Chaque marchandise rapporte en livres la qualité de
        base de son usine, et la valeur de l’action recule d’une case par navire utilisé. Un contrat
        non servi monte ; là où il ne peut pas, il coûte de la valeur de l’action.
        ({ section-III-4 })
question-overflow = Quelle marchandise abandonnez-vous ?
    .rule =
        Vos entrepôts contiennent moins de marchandises que vous n’en avez. Le grand en garde autant
        que ses ouvriers font de place, le Petit dépôt garde les autres, cinq au plus. Vous
        choisissez ce qui est perdu. ({ section-III-5 })

question-declaration = Que proposez-vous, outre le neuf ?
    .rule =
        Avant la vente, dans l’ordre du tour, chacun peut proposer du stock à son prix ; le marché le
        prend comme du neuf, et le reste demeure en stock. Heures sup produit une marchandise de plus.
        L’École arrête votre dernière rangée occupée par un ouvrier : elle ne produit rien et n’est
        pas payée. Une fois que le marché achète, rien de cela ne change plus. (5.3.I)
question-press-attache = Gagner l’égalité pour { $bonus } ?
    .rule =
        D’autres en ont autant que vous, et personne n’aurait cette case de valeur de l’action.
        L’Attaché de presse la gagne pour vous. La tuile est tournée, et revient à la fin de la
        décennie ; si elle l’est déjà, vous la rendez. (5.3.II)

## End of cycle and decade (IV, 6.0)

question-charisma = Rendre Charisme et désigner le premier joueur ?
    .rule =
        Après un cycle, le marqueur du premier joueur passe à gauche ; pour une nouvelle décennie, la
        compagnie à la capitalisation la plus faible désigne le premier joueur. Si vous rendez
        Charisme, vous le désignez avant cela, et la tuile retourne à l’offre. Gardée, elle continue
        de vous donner les égalités. ({ section-IV }, { section-6-III })
question-marker-for-charisma = Prendre un marqueur spécial pour Charisme ?
    .rule =
        Qui rend Charisme prend aussitôt autre chose : une tuile, ou un marqueur avancé ou un navire
        du niveau de cette décennie, même si la suivante commence. Charisme lui-même ne peut pas
        être repris. (10.1)
question-start-player = Qui sera premier joueur de la décennie ?
    .rule =
        Votre capitalisation est la plus faible : vous désignez donc le premier joueur, vous-même
        compris. En cas d’égalité, c’est la compagnie qui a le moins d’argent, puis la plus éloignée
        du premier joueur. ({ section-6-III })
question-broker-trade = Négocier avec votre Courtier ?
    .rule =
        Avant et après les salaires et l’événement, le Courtier vous permet de vendre votre stock à
        prix fixe, et d’acheter ou de vendre des actions à leur valeur. Tout le reste se fait à la
        Bourse. ({ section-6-II })
question-dismiss-harbour = Congédier des ouvriers de votre port ?
    .rule =
        Les équipages et les ouvriers de l’entrepôt viennent de toucher leur salaire. Vous pouvez en
        congédier autant que vous voulez ; un équipage ne part qu’en entier, et le navire avec lui.
        Les marchandises sans place à l’entrepôt sont perdues. ({ section-6-II })

## Events (10.2)

question-luddites = Que deviennent les machines de votre usine de { $good } ?
    .rule =
        Les luddites brisent une machine dans chaque usine qui en a. Vous choisissez laquelle, ou vous
        payez £5 pour les garder toutes. Une case laissée vide arrête sa rangée jusqu’à ce qu’on la
        remplisse. (10.2)
question-advance-workers = Déplacer un ouvrier de votre usine de { $good } vers la case vide ?
    .rule =
        Un ouvrier d’une rangée supérieure peut remplir la case que la machine brisée a laissée,
        pour que la rangée inférieure continue de produire ; le nouveau vide peut être rempli de
        même. Le dernier ouvrier à côté de machines doit rester. (10.2)
question-opium-war = Envoyer un navire à la guerre ?
    .rule =
        Vous pouvez céder un navire. La valeur de votre action avance de la moitié de sa capacité en
        cases, le navire retourne à l’offre, et son équipage est renvoyé. (10.2)
question-recession = Que perdez-vous dans la récession ?
    .rule =
        Ou bien la valeur de votre action recule de deux cases, ou bien vous cédez une de vos
        actions à la banque. L’action n’est pas payée, mais peut être rachetée plus tard. (10.2)

## The end (6.II, 8.0)

question-final-exchange = Négocier une dernière fois ?
    .rule =
        Vous pouvez vendre votre stock à prix fixe, rembourser des emprunts et acheter des actions.
        L’argent ne fait que départager les égalités, les actions comptent pour leur valeur, et qui
        garde un emprunt a perdu. Ensuite, les usines marquées et les contrats ouverts font baisser
        la valeur de votre action. ({ section-6-II }, 8.0)

## East India Company (2025 9.3)

question-take-influence = Sur quelle piste gagnez-vous de l’influence ?
    .rule =
        Choisissez l’une des quatre pistes : un pas est gratuit, et chacun des suivants coûte le
        prix de la piste, en argent. Si vous en achetez, le prix monte ensuite. Une case orange ne
        reçoit qu’un marqueur ; vous pouvez la dépasser, non y rester. À la fin, chaque piste compte
        son prix fois le nombre que votre marqueur a atteint. (9.3.II)
question-influence-bonus = Quel bonus de la piste { $track } prenez-vous ?
    .rule =
        Vous prenez un des bonus jusqu’à la case de votre marqueur, même s’il n’a pas bougé. La
        distribution va à toute usine, machine et qualité seulement à celle dont la marchandise
        répond à la piste. Ce n’est pas une action : les tuiles pour les actions n’y aident pas.
        (9.3.II)
