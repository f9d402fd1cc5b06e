# Why a move of the card game is refused, and what would be right.

## Turn (1a)

refusal-nothing-to-do = l’action { $action } ne peut rien faire pour vous maintenant
refusal-expert-rule-off = la règle expert « { $option } » n’est pas en jeu à cette table
refusal-no-round-left =
    cette décennie ne produit plus de { $good }, et c’est la dernière
refusal-nothing-to-upgrade =
    rien de votre usine de { $good } ne peut être modernisé dans cette décennie
refusal-upgrade-without-inventor =
    l’Inventeur n’apporterait rien à votre usine de { $good } ; modernisez-la sans lui
refusal-inventor-used = { $count ->
        [one] l’Inventeur ne modernise qu’une usine
       *[other] l’Inventeur modernise jusqu’à { $count } usines différentes
    }
refusal-worker-cards-in-place = votre usine de { $good } a ses deux cartes Ouvriers
refusal-no-worker-card =
    votre usine de { $good } n’a pas de carte Ouvriers { $position } ; embauchez d’abord
refusal-card-rotated =
    la carte Ouvriers { $position } de votre usine de { $good } a toutes les machines qu’elle peut avoir
refusal-finish-token-first =
    l’une de vos cartes Ouvriers a un jeton Machine ; elle doit être achevée avant toute autre
refusal-settled-already =
    vous avez déjà réglé votre usine de { $good } dans cette action ; pas plus d’une fois
refusal-as-it-is = votre usine de { $good } a déjà exactement cela
refusal-no-such-quality-cards = vous n’avez pas de cartes Qualité libres pour { $values }
refusal-no-distribution-card =
    toutes vos cartes Distribution sont utilisées ; mettez d’abord une autre usine à 0
refusal-adds-too-much = { $count ->
        [0] cette action ne peut plus rien ajouter
       *[other] cette action ne peut plus ajouter que { $count } ; développez-la pour ajouter plus à la fois
    }

## Stock exchange (1a.5, expert setup 11, card 6)

refusal-buying-is-over =
    à la Bourse, les actions s’achètent d’abord, avant les emprunts et les navires
refusal-borrowing-is-over =
    on emprunte avant de récupérer les navires, et tout en une fois
refusal-share-track-full = personne n’a plus de { $count } actions
refusal-shares-cost-more = ces actions coûtent £{ $pounds }, et vous avez £{ $cash }
refusal-loan-spots-full = { $count ->
        [0] vous avez fait tous les emprunts possibles
        [one] vous ne pouvez plus faire qu’un emprunt dans cette partie
       *[other] vous ne pouvez plus faire que { $count } emprunts dans cette partie
    }
refusal-ships-are-ready = tous vos navires sont disponibles

## Extra production and shipping (1a.6, 1a.7, 2b)

refusal-produced-already =
    votre usine de { $good } a déjà produit dans cette action ; pas plus d’une fois
refusal-loaded-already = { $good-id ->
        [clothes] le textile est déjà à bord
       *[other] les { $good } sont déjà à bord
    }
refusal-nothing-loaded = choisissez d’abord quoi exporter
refusal-ships-carry-fewer = { $count ->
        [0] aucun navire n’est disponible, ou tous les jetons Exportation sont utilisés
        [one] vos navires disponibles ne portent que 1 unité
       *[other] vos navires disponibles ne portent que { $count } unités
    }
refusal-ship-after-sale =
    ce qui ne se vend pas sur le marché intérieur peut être exporté après la vente

## Price and appeal (1b)

refusal-set-appeal-first = fixez d’abord l’attrait de la marchandise active
refusal-engineer-lies-so =
    avec un attrait de { $appeal }, l’Ingénieur est déjà ainsi ou ne peut pas l’être ; ne précisez pas le côté
refusal-appeal-not-reachable =
    le jeton, le Bureau et les cartes Qualité ne peuvent pas donner cet attrait ; ils peuvent donner { $appeals }

## Developments and cards (1c)

refusal-development-complete = votre développement { $development } est déjà au maximum
refusal-decade-restriction = ce pas est possible à partir de la décennie { $decade ->
        [1] I
        [2] II
       *[other] III
    }, ou avec la carte { $card }
refusal-card-owned = vous avez déjà la carte { $card }, et personne n’en a deux d’une sorte
refusal-card-not-owned = vous n’avez pas la carte { $card }
refusal-card-not-on-offer = la carte { $card } n’est pas dans la Réserve
refusal-card-just-discarded =
    vous avez défaussé la carte { $card } dans ce tour ; prenez-la dans un tour suivant
refusal-make-room-first = défaussez d’abord une carte ; vous prenez ensuite la carte { $card }
refusal-no-such-copy = choisissez un exemplaire de la carte { $card } : elle se trouve aux places { $values }
refusal-all-developed = tous les développements sont achevés ; l’Inventeur n’apporterait rien
refusal-card-just-taken = vous venez de prendre la carte { $card } ; défaussez-en une autre
refusal-card-not-ready =
    la carte { $card } est pivotée ou n’est pas à vous ; les cartes pivotées redeviennent actives à la
    décennie suivante
refusal-card-not-turned = vous n’avez pas de carte { $card } pivotée
refusal-card-not-now = la carte { $card } ne sert à rien ici
refusal-must-discard-card =
    vous avez plus de cartes Développement que permis ; défaussez-en d’abord une
refusal-must-lose-distribution =
    le Brevet n’est plus là, et avec lui l’une de vos cartes Distribution ; mettez une usine à 0
refusal-engineer-replaced-up-to =
    l’Ingénieur peut être remplacé par des cartes de votre réserve, jusqu’à { $value } en tout

## Production (2)

refusal-appeal-not-above-demand =
    votre attrait de { $appeal } ne dépasse pas le marqueur Demande à { $demand } ; rien ne peut donc être
    vendu
refusal-sale-limit =
    vous pouvez vendre { $allowed ->
        [one] { $allowed } unité
       *[other] { $allowed } unités
    } de { $good }, dont { $new ->
        [one] { $new } nouvelle, qui passe
       *[other] { $new } nouvelles, qui passent
    } d’abord
refusal-patron-of-other-goods = la carte { $card } n’achète pas de { $good }
refusal-no-good-for-patron =
    vous pouvez vendre { $allowed ->
        [one] { $allowed } unité
       *[other] { $allowed } unités
    } de { $good } et n’en avez pas plus ; un Client n’a donc rien à acheter
refusal-clearing-makes-no-room = vider l’entrepôt de { $good } ne fait pas de place
refusal-must-drop = vos entrepôts sont trop pleins ; choisissez d’abord une marchandise à perdre

## Start player (3, Solo A)

refusal-seat-bankrupt = cette compagnie a fait faillite et quitté la partie
refusal-solo-no-start-player =
    il n’y a pas de premier joueur ici ; utilisez l’Entrepreneur ou continuez
