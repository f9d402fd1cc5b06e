# What the decisions of the card game ask; .rule explains each in our own words.

## Preparation (Setup, Solo A to C)

question-choose-factory = Choisissez l’une de vos deux premières usines.
    .rule =
        Chacun commence avec deux usines de marchandises différentes, chacune avec son Bureau et sa
        première carte Ouvriers. À plusieurs, la première se choisit dans l’ordre du tour et la seconde
        en ordre inverse. En solo, vous choisissez l’une avant et l’autre après le placement des
        marqueurs adverses. (mise en place expert 6, Solo A, Solo C)
question-start-development = Prenez un premier développement, une carte, ou rien.
    .rule =
        Avant la première manche vous pouvez avancer d’une case un développement de votre plateau, ou
        prendre une carte Développement. Les développements renforcent les actions pour toute la partie.
        Les cartes ont leurs propres effets, et vous pouvez d’abord en avoir deux. (mise en place
        expert 6)
question-start-shares = Acheter des actions avant la partie ?
    .rule =
        Vous pouvez acheter des actions à leur valeur avec votre argent de départ. Elles comptent à la fin,
        multipliées par leur valeur, et ne seront plus jamais si peu chères. L’argent doit aussi suffire
        jusqu’à ce que vos usines en gagnent. (mise en place expert 11)

## Turn (1)

question-choose-action = Choisissez votre action.
    .rule =
        Un tour comprend une action, puis le prix et l’attrait de la marchandise active si vous la
        produisez, puis un développement. Les actions ne coûtent rien par elles-mêmes. Vous pouvez aussi
        passer et poursuivre votre tour. (1a)
question-build-action = Construire ou moderniser des usines ?
    .rule =
        Vous pouvez construire et moderniser autant d’usines que vous voulez. Une nouvelle usine a un
        Bureau, mais pas de carte Ouvriers, et un attrait de 0 ; la première construite dans une action
        fait descendre tous les marqueurs Demande et monter le salaire. Les usines modernisées produisent
        plus, offrent plus de prix et d’attrait, et coûtent plus cher. (1a.1)
question-employ-action = Quelles usines reçoivent plus d’ouvriers ?
    .rule =
        Les cartes Ouvriers augmentent chaque production et ne peuvent jamais être retirées. Quel que soit
        le nombre ajouté en une action, tous les marqueurs Demande descendent d’une case et le marqueur
        Salaires avance d’une case. Chaque usine a de la place pour deux. (1a.2)
question-automate-action = { $left ->
        [one] Où placez-vous votre dernière machine ?
       *[other] Où placez-vous vos machines ? Il vous en reste { $left }.
    }
    .rule =
        Une machine prend la place d’un ouvrier et coûte £1 par production au lieu du salaire. Votre
        développement Automatisation dit combien vous pouvez en placer en une action. Une carte qui ne
        reçoit qu’une de ses deux machines garde un jeton et devra être achevée la première la fois
        suivante. (1a.3)
question-add-quality = Quelles cartes Qualité auront vos usines ?
    .rule =
        La qualité s’ajoute au prix ou à l’attrait, selon le sens que vous donnez aux cartes en fixant le
        prix. Une action n’ajoute que ce que permet votre développement Qualité, et aucune usine n’a plus
        de 4, avec l’Ingénieur 6. Vous pouvez déplacer des cartes entre usines et réserve, mais ce qu’une
        usine perd est perdu. (1a.4)
question-add-distribution = Quelle distribution auront vos usines ?
    .rule =
        La distribution s’ajoute à l’attrait et perd un point à chaque production de la marchandise. Une
        action n’ajoute que ce que permet votre développement Distribution, jusqu’à 4 par usine. Vous avez
        deux cartes Distribution, trois avec le Brevet : une autre usine devra peut-être perdre la sienne.
        (1a.4)
question-stock-exchange = { $phase ->
        [0] Acheter des actions, emprunter ou récupérer des navires ?
        [1] Emprunter ou récupérer des navires ?
       *[other] Récupérer vos navires ?
    }
    .rule =
        Vous pouvez d’abord acheter des actions à leur valeur, quelques-unes à moitié prix si vous avez
        développé la Bourse. Ensuite vous pouvez emprunter, chaque fois la valeur d’une action ; chaque
        emprunt coûte une action à la fin. Enfin vous pouvez récupérer tous vos navires. (1a.5)
question-extra-production = Quelles usines produisent pour les entrepôts ?
    .rule =
        Chaque usine peut produire une fois, seule, avec sa première ou avec ses deux cartes Ouvriers, et
        vous ne payez que ce qui travaille. Les marchandises vont à vos entrepôts. Ce qui n’y trouve pas de
        place est perdu. (1a.6)
question-one-more-good = Défausser Heures supplémentaires pour une unité de { $good } de plus ?
    .rule =
        Cette usine produit { $count ->
            [one] { $count } unité
           *[other] { $count } unités
        }, et avec Heures supplémentaires une de plus, sans frais. La carte retourne à la Réserve. Gardée,
        elle peut servir à toute production ultérieure. (carte 3)
question-early-shipping = Quelles marchandises en stock exportez-vous ?
    .rule =
        Des marchandises de plusieurs sortes peuvent partir ensemble, chacune au prix imprimé sur son
        usine. Chaque navire utilisé ajoute un jeton Exportation, et les jetons font baisser la valeur de
        votre action à la fin. Elles partent quand vous continuez. (1a.7)
question-price-and-appeal = Quel attrait pour la marchandise active ? Le reste est son prix.
    .rule =
        Le jeton, le Bureau et les cartes Qualité valent autant en prix qu’en attrait, la distribution est
        toujours de l’attrait. Vous pouvez vendre autant de marchandises que votre attrait dépasse le
        marqueur Demande. Mais les flèches que franchit votre marqueur entraînent le marqueur Demande. (1b)

## Developments and cards (1c)

question-develop-step = Prendre un développement ou une carte ?
    .rule =
        Vous pouvez avancer d’une case un développement de votre plateau, ou prendre une carte de la
        Réserve, mais pas d’une sorte que vous avez ou venez de défausser. Le Courtier ou l’Inventeur
        peuvent être défaussés à la place. Le Promoteur peut en outre réactiver une carte pivotée. (1c)
question-free-developments = { $left ->
        [one] Quel est votre dernier développement ?
       *[other] Quels développements prenez-vous ? Il vous en reste { $left }.
    }
    .rule =
        L’Inventeur a été défaussé pour des développements de votre plateau. Ils peuvent être identiques ou
        différents, quelle que soit la décennie. (carte 8)
question-card-limit = Quelle carte défaussez-vous pour la carte { $card } ?
    .rule =
        Vous avez plus de cartes Développement que n’en permet votre développement. L’une des anciennes
        retourne à la Réserve, et son effet cesse aussitôt. Vous ne pouvez pas la reprendre dans ce tour.
        (1c)
question-make-room = Quelle carte défaussez-vous pour prendre la carte { $card } ?
    .rule =
        Vous avez autant de cartes Développement que votre développement en permet. L’une d’elles
        retourne d’abord à la Réserve, en solo à la première place vide du tableau ; son effet cesse
        aussitôt et vous ne pouvez pas la reprendre dans ce tour. Ensuite, vous prenez la nouvelle. (1c)
question-choose-copy = Quel exemplaire de la carte { $card } prenez-vous ?
    .rule =
        La carte se trouve à plusieurs places du tableau. Les disques sautent la place que vous
        videz. (Solo B)
question-use-developer = Utilisez-vous aussitôt le Développeur ?
    .rule =
        Pendant votre tour, vous pouvez le pivoter pour réactiver une autre carte pivotée, une fois
        par décennie. Le tour où vous le prenez compte aussi. (carte 9)
question-lost-distribution = Quelle usine perd sa distribution ?
    .rule =
        Le Brevet était l’une de vos cartes Distribution, et toutes sont utilisées. Une usine perd sa carte
        avec toute sa valeur. (carte 11)
question-lost-engineer = Quelles cartes Qualité remplacent l’Ingénieur à votre usine de { $good } ?
    .rule =
        L’Ingénieur donnait à cette usine une qualité de { $value }. Des cartes de votre réserve peuvent
        prendre aussitôt sa place, jusqu’à la même valeur. La limite de 6 demeure pour le reste de la
        partie. (carte 12)

## Production (2)

question-selling = { $more ->
        [0] Vendre aussi du stock, ou utiliser une carte ?
       *[other] Vendre les marchandises en plus, ou utiliser une autre carte ?
    }
    .rule =
        Sur le marché intérieur vous pouvez vendre autant de marchandises que votre attrait dépasse le
        marqueur Demande, mais pas plus que votre attrait. Les nouvelles passent d’abord et sans choix ; si
        elles laissent de la place, vous pouvez en ajouter du stock. Un Client permet d’en vendre une de
        plus, Heures supplémentaires d’en produire une de plus. (2a)
question-left-overs = Exporter ce qui n’a pas été vendu ?
    .rule =
        Les navires disponibles exportent les marchandises actives invendues ou en stock, au prix imprimé
        sur l’usine. Chaque navire utilisé ajoute un jeton Exportation, et les jetons font baisser la valeur
        de votre action à la fin. Ce qui n’est pas exporté est entreposé, s’il y a de la place. (2b)
question-spare-token = Pivoter le Bureau commercial pour un jeton de moins ?
    .rule =
        Vos navires partent avec { $count ->
            [one] { $count } unité
           *[other] { $count } unités
        } à bord. Pivoté, le Bureau commercial vous épargne un jeton Exportation de ce voyage. Il redevient
        actif à la décennie suivante. (carte 2)
question-store-overflow = { $left ->
        [one] 1 unité de { $good } est sans place. Vider un entrepôt, ou la perdre ?
       *[other] { $left } unités de { $good } sont sans place. Vider un entrepôt, ou les perdre ?
    }
    .rule =
        Un petit entrepôt contient deux marchandises, le grand quatre, et chacun d’une seule sorte. Vous
        pouvez vider un entrepôt pour les nouvelles ; ce qui s’y trouvait est perdu. Sinon ce sont les
        nouvelles qui le sont. (2b)
question-lost-warehouse = Quelle marchandise perdez-vous ?
    .rule =
        Le Grand entrepôt n’est plus là, et les autres contiennent moins que vous n’avez. Vous choisissez ce
        qui est perdu, une marchandise après l’autre. (carte 13)
question-break-tie = Pivoter l’Entrepreneur pour l’emporter à égalité d’attrait ?
    .rule =
        Parmi ceux qui ont vendu deux marchandises sur le marché intérieur, celui qui a l’attrait le plus
        élevé gagne un point de plus de valeur de l’action, mais personne en cas d’égalité. Pivoté,
        l’Entrepreneur la tranche en votre faveur. Il redevient actif à la décennie suivante. (2d, carte 1)

## Start player (3)

question-entrepreneur = Défausser l’Entrepreneur et désigner le premier joueur ?
    .rule =
        Après une manche, la carte du premier joueur passe à gauche ; après une décennie, la compagnie à la
        capitalisation la plus faible désigne le suivant. Si vous défaussez l’Entrepreneur, vous le désignez
        avant cela. Gardé, il peut trancher une égalité en votre faveur une fois par décennie. (carte 1)
question-starting-player = Qui sera premier joueur de la décennie ?
    .rule =
        Votre capitalisation est la plus faible : vous désignez donc le premier joueur, vous-même compris. En
        cas d’égalité, c’est la compagnie qui a le moins d’argent, puis la plus proche du dernier premier
        joueur. (3d)
question-opponents-first = Défausser l’Entrepreneur et laisser commencer les adversaires ?
    .rule =
        Vous commencez chaque manche. Si vous défaussez l’Entrepreneur, les adversaires jouent avant vous
        dans la prochaine, et vous connaissez leur attrait en fixant le vôtre. Gardé, il peut trancher une
        égalité en votre faveur une fois par décennie. (carte 1, Solo A)
