# What the tables of the 2025 edition and its short game say in other words: their rules differ.
# Marketing stays distribution here: there is no French edition that says otherwise.

title-arkwright-2025 = Arkwright (2025)
    .note = nouvelle édition, cinq décennies

## Tiles (10.1)

tile-agent = Agent
    .effect = Quand vous exportez, chaque contrat peut être servi avec une marchandise de plus ou de moins que demandé.
tile-charisma = Charisme
    .effect =
        Rendez-le à la fin d’un cycle ou d’une décennie, désignez le premier joueur et prenez un
        marqueur spécial en échange.
tile-school = École
    .effect =
        Les ouvriers remplacés par des machines peuvent occuper des places libres de vos usines, et
        avant une vente vous pouvez arrêter votre dernière rangée occupée par un ouvrier.
tile-small-warehouse = Petit dépôt
    .effect = Il garde cinq marchandises de toute sorte sans ouvrier.

## Moves and what happened

move-place = { $marker-id ->
        [both-ships] utiliser les deux navires sur la case à £{ $space } et payer £{ $space }
       *[other] utiliser le marqueur { $marker } sur la case à £{ $space } et payer £{ $space }
    }
    .group = Utiliser un marqueur ou des navires sur une case d’administration
move-found = commencer avec une usine de { $good }{ $category-id ->
        [usual] {""}
       *[other] {" "}{ $category }
    }
    .group = Choisir une usine
move-build = construire une usine de { $good }{ $category-id ->
        [usual] {""}
       *[other] {" "}{ $category }
    } de niveau { $level }
    .group = Construire une usine : marchandise, niveau, sorte

journal-placed = { $marker-id ->
        [both-ships] { $who } utilise ses deux navires sur la case à £{ $space }.
       *[other] { $who } utilise le marqueur { $marker } sur la case à £{ $space }.
    }
journal-founded = { $who } fonde une usine de { $good }{ $category-id ->
        [usual] {""}
       *[other] {" "}{ $category }
    } avec { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }.
journal-built = { $who } construit une usine de { $good }{ $category-id ->
        [usual] {""}
       *[other] {" "}{ $category }
    } de niveau { $level }.
journal-end-of-decade = La décennie { $year } s’achève.

## Why a move is refused

refusal-marker-not-there =
    votre marqueur { $marker } n’est pas sur le tableau d’administration ; posez-le
refusal-price-below-lowest = le prix le plus bas de cette marchandise est £{ $pounds }
refusal-contract-whole =
    votre contrat de { $good } est de { $space ->
        [one] { $space } unité
       *[other] { $space } unités
    } et doit être servi en entier ; l’Agent peut changer chaque contrat d’une unité

## What is asked

question-start-marker = Prenez votre premier marqueur spécial.
    .rule =
        Vous prenez une tuile Développement, ou un marqueur avancé ou un navire de la première rangée.
        Seuls l’Inventeur et le Bricoleur se paient. Un navire de cette rangée n’a pas besoin
        d’équipage. (4.1.V)
question-turn = Choisissez un marqueur et une case d’administration.
    .rule =
        Le marqueur décide de l’action, la case de ce que vous payez ; une case plus chère donne
        plus de moyens à certaines actions. Les marqueurs restent sur le tableau jusqu’à la fin de
        la décennie, les navires jamais. Un marqueur qui s’y trouve peut être repris contre un
        supplément de £2 et réutilisé aussitôt, sur sa case ou sur une case libre. Personne ne peut
        passer : sans argent, vous vendez des actions en urgence. (5.2.I)
question-factory-action = { $part ->
        [0] Fermer, construire ou moderniser des usines ?
        [1] Construire ou moderniser des usines ?
       *[other] Moderniser des usines ?
    }
    .rule =
        D’abord on ferme, puis on construit, puis on modernise. Vous pouvez avoir une usine de chaque
        marchandise. Une nouvelle usine peut avoir tout niveau jusqu’au niveau actuel, et sa première
        rangée se remplit aussitôt ; on modernise niveau par niveau, chacun à son plein prix. Ce qui
        est fermé va dans la boîte avec sa qualité et sa distribution, et ses ouvriers sont
        renvoyés. (5.2.II.1)
question-opening-price = Fixez le premier prix { $good-id ->
        [clothes] de votre textile
       *[other] de vos { $good }
    }.
    .rule =
        L’attrait est la somme de la qualité et de la distribution, moins le prix. Plus il est élevé,
        plus tôt vos marchandises se vendent, et vous n’en vendez jamais plus que votre attrait. Le
        premier prix ne dépasse pas la qualité de base. Vous pourrez changer tous vos prix après
        d’autres actions Usine, Qualité, Distribution ou Production. (5.2.II.1, 5.2.III.1)
question-workers-action = Embaucher ou renvoyer des ouvriers ?
    .rule =
        Embaucher est gratuit, mais les ouvriers touchent leur salaire à chaque production, et chaque
        vide qu’ils laissent sur le marché du travail est de la demande pour tous. Les rangées se
        remplissent dans l’ordre, et seules les pleines produisent. On renvoie en commençant par les
        dernières rangées et en épargnant la rangée 1 ; avant cela, machines et ouvriers peuvent
        passer dans des rangées inférieures. Dans la dernière décennie, personne n’est embauché pour
        une marchandise déjà produite. Des ouvriers à l’entrepôt font de la place. (5.2.II.2)
question-exchange-action = { $part ->
        [0] Stock, emprunts, actions, contrats : que négociez-vous ?
        [1] Emprunts, actions, contrats : que négociez-vous ?
        [2] Actions, puis contrats : que négociez-vous ?
       *[other] Signer ou relever des contrats ?
    }
    .rule =
        L’ordre est fixe : vous vendez votre stock à prix fixe ; remboursez des emprunts à £13
        chacun ; achetez ou vendez vos actions, l’un ou l’autre, et n’en achetez pas tant que vous
        avez un emprunt ; signez ou relevez des contrats. La limite des contrats se déplace en même
        temps qu’eux : un contrat non servi ne la dépasse pas, mais coûte de la valeur de l’action.
        (5.2.II.6)
question-ship-action = Quels contrats servez-vous ?
    .rule =
        Vos navires portent votre stock aux colonies, autant qu’ils ont de place. Un contrat est
        servi en entier, et chaque marchandise rapporte en livres la qualité de base de son usine.
        La valeur de votre action recule d’une case par navire nécessaire. La case d’administration
        reste libre. (5.2.II.7)
question-production-action = Quelle usine produit pour le stock ?
    .rule =
        Une usine fait tourner ses rangées à partir de la première, { $rows ->
            [one] une rangée
           *[other] { $rows } rangées
        } au plus, et vous payez tout de suite les salaires et les machines de ces rangées. Les
        marchandises vont à votre entrepôt ; celles qui n’y tiennent pas sont perdues. (5.2.II.8)
question-price-adjustment = Changer vos prix ?
    .rule =
        Après une action Usine, Qualité, Distribution ou Production, vous pouvez changer une fois le
        prix de chacune de vos marchandises. Chacune a un prix le plus bas, mais aucun prix le plus
        haut. Si vous en changez un, aucune de vos marchandises ne peut garder un attrait inférieur
        à 0. (5.2.III.1)
question-after-sale = Le marché a acheté. Qu’utilisez-vous encore ?
    .rule =
        Un client de cette marchandise et le Jubilé en prennent chacun une de plus à votre prix,
        nouvelle ou en stock, même si le marché n’a rien pris. Heures sup produit une marchandise de
        plus, si un navire peut la prendre. (5.3.I)
question-charisma = Rendre Charisme et désigner le premier joueur ?
    .rule =
        Après un cycle, le marqueur du premier joueur passe à gauche ; pour une nouvelle décennie, la
        compagnie à la capitalisation la plus faible désigne le premier joueur. Si vous rendez
        Charisme, vous le désignez avant cela, même celui qui l’aurait été, et prenez un marqueur
        spécial en échange. (5.4, 6.2)
question-final-exchange = Négocier une dernière fois ?
    .rule =
        Vous pouvez vendre votre stock à prix fixe, rembourser des emprunts et acheter des actions.
        L’argent ne fait que départager les égalités, les actions comptent pour leur valeur, et qui
        garde un emprunt a perdu. Ensuite, les contrats ouverts font baisser la valeur de votre
        action ; l’influence dans la Compagnie des Indes s’ajoute, là où elle est en jeu. (6.1, 8.0)
