# The pages around the games: home, watching, my profile, and a table before its start; how the ids
# work is said in the English file. A title never follows "de", which would have to be elided.

client-house = Toutes les éditions, selon leurs règles exactes. Un projet d’amateurs, non officiel.
client-ways = Pages
client-watch = Regarder
client-learn = Apprendre
client-browse = Matériel
client-me-page = { $name } : mon profil

client-company-blue = Bleu
client-company-red = Rouge
client-company-green = Vert
client-company-yellow = Jaune

## Tables in a list

client-my-tables = Mes tables
client-my-tables-wait = { $count ->
        [0] aucune ne vous attend
        [one] une vous attend
        [2] deux vous attendent
        [3] trois vous attendent
       *[other] { $count } vous attendent
    }
client-my-tables-sorted = votre tour d’abord
client-my-tables-none = Aucune partie en cours. Lancez-en une ici, ou rejoignez celle d’amis.
client-row-my-turn = À vous de jouer
client-row-turn-here = À { $name } de jouer, ici
client-row-their-turn = À { $name } de jouer
client-row-bot-plays = Un robot joue pour vous
client-row-open = { $count ->
        [0] Tout le monde est là
        [one] Une place libre
       *[other] { $count } places libres
    }
client-row-over = { $name } a gagné
client-row-play = Jouer
client-row-go = Y aller
client-row-look = Revoir
client-row-join = Rejoindre
client-row-watch = Regarder
client-row-action = { $action } : { $title }, { $people }
client-row-pace = { $pace-id ->
        [turns] tour à tour
       *[live] en direct
    }
client-row-analysis = analyse
client-row-stage = { $good-id ->
        [none] { $year }
       *[other] { $year }, { $good }
    }
client-row-decade = { $decade ->
        [0] préparatifs
        [1] décennie I, { $good }
        [2] décennie II, { $good }
       *[3] décennie III, { $good }
    }
client-row-order = { $last-id ->
        [yes] vous jouez en dernier sur { $count }
       *[other] vous jouez en { $place ->
            [1] premier
            [2] deuxième
           *[other] troisième
        } sur { $count }
    }
client-row-with = avec { $people }
client-row-people = { $people }
client-row-progress = { $percent } % joués

client-join = Rejoindre par lien ou code
client-join-go = Rejoindre
client-join-watch = { $count ->
        [0] ou chercher des tables à regarder
        [one] ou voir la table publique
       *[other] ou voir les { $count } tables publiques
    }
client-join-unreadable = Collez le lien d’une table, ou son code de dix lettres et chiffres.

## A new game

client-new-game = Nouvelle partie
client-new-game-note = un clic, et tout peut être changé
client-new-title = Jeu
client-title-in-terminal = au terminal pour l’instant
client-title-terminal = Ce jeu n’a pas encore de table dans le navigateur. Il se joue au terminal :
client-new-seats = Places
client-new-seats-note = Donnez une place à un robot, à vous une deuxième fois, ou laissez-la libre : qui a le lien la prend.
client-new-shared-note = Plusieurs places sont à vous : l’écran passe de main en main, couvert entre les tours.
client-seat-me = moi
client-seat-my-name = { $name }, moi
client-seat-open = quelqu’un d’autre, par lien
client-seat-name = Nom de qui joue { $company }
client-new-pace = Rythme
client-new-pace-note = Tour à tour, nul besoin d’être là en même temps : qui doit jouer a des jours pour répondre.
client-pace-live = En direct
client-pace-turns = Tour à tour
client-new-table = Table
client-new-table-note = Une table privée n’est vue que par qui en a le lien.
client-table-private = Privée
client-table-listed = Publique
client-new-shuffle = Ordre des places
client-shuffle-no = Comme ci-dessus
client-shuffle-yes = Tiré au sort
client-all-options = Toutes les options
client-fewer-options = Moins d’options
client-start-against = { $grade-id ->
        [clerk] { $count ->
            [one] Lancer { $title } contre un commis
            [2] Lancer { $title } contre deux commis
            [3] Lancer { $title } contre trois commis
           *[other] Lancer { $title } contre { $count } commis
        }
       *[other] { $count ->
            [one] Lancer { $title } contre un robot
            [2] Lancer { $title } contre deux robots
            [3] Lancer { $title } contre trois robots
           *[other] Lancer { $title } contre { $count } robots
        }
    }
client-start-open = { $count ->
        [one] Préparer { $title } et inviter un joueur
       *[other] Préparer { $title } et inviter { $count } joueurs
    }
client-start-watch = Regarder des robots jouer à { $title }
client-start-together = Lancer { $title } ensemble
client-start-here = Lancer { $title } à { $count } sur cet écran
client-start-alone = Lancer { $title } en solo

client-again = Encore : { $title }
client-again-with = avec { $people }, chacun une place plus loin
client-again-day = comme le { $day }
client-again-start = Lancer
client-call-me = M’appeler quand c’est mon tour
client-call-browser = Ce navigateur
client-call-hook = { $on-id ->
        [on] Webhook
       *[other] Webhook…
    }
client-call-hook-note = Webhook et autres appareils se règlent sur la page de votre profil.

client-option-setup = Mise en place
    .effect = Prédéterminée, elle commence en 1770 avec les usines imprimées ; libre, elle laisse chacun choisir les siennes.
client-option-events = Événements
    .effect = Comme imprimés, ou mélangés entre leurs places.
client-value-events-printed = comme imprimés
client-value-events-shuffled = mélangés
client-option-patrons = Clients
    .effect = Si les quatre clients sont parmi les tuiles ; seulement avec la mise en place libre.
client-value-patrons-no = comme tirés
client-value-patrons-yes = les quatre
client-option-close-ban = Fermer et rebâtir
    .effect = Combien de temps ce qui est bâti ne peut être fermé, ni ce qui est fermé rebâti.
client-value-close-ban-action = pas dans une même action
client-value-close-ban-decade = pas dans une même décennie
client-option-east-india = Compagnie des Indes
    .effect = Après chaque cycle, chacun gagne de l’influence sur l’une de quatre pistes : elle rapporte un bonus et compte à la fin.
client-option-asymmetric = Usines asymétriques
    .effect = Outre les usines ordinaires, certaines font plus de marchandises de moindre qualité, d’autres moins et de meilleures.
client-option-draft = Premières usines
    .effect = Celles de la mise en place, ou chacun en choisit deux, et un premier développement ou une carte ; à deux et plus.
client-value-draft-no = comme indiqué
client-value-draft-yes = choisies
client-option-cards = Cartes Développement
    .effect = La réserve de base, ou une réserve tirée au sort, avec des cartes qu’on ne voit que là.
client-value-cards-basic = de base
client-value-cards-random = tirées
client-option-restrictions = Restrictions de décennie
    .effect = Si certains développements attendent leur décennie, sauf carte qui lève la restriction.
client-option-start-ships = Premiers navires
    .effect = Si deux navires sont disponibles, ou aucun tant que la Bourse ne les a pas récupérés.
client-value-start-ships-yes = deux
client-value-start-ships-no = aucun
client-option-start-shares = Actions avant la partie
    .effect = Si chacun peut déjà acheter des actions avec son premier argent.
client-option-extra-production = Production supplémentaire
    .effect = Une action de plus : les usines produisent pour les entrepôts.
client-option-early-shipping = Exportation anticipée
    .effect = Une action de plus : les marchandises en stock, de toute sorte, partent outre-mer.
client-option-random-factories = Usines tirées
    .effect = Deux usines au hasard au lieu de celles que vous choisissez ; en solo seulement.
client-value-yes = oui
client-value-no = non

## What happened at my tables, and what to learn next

client-since-last = Depuis votre dernier tour
client-since-note = { $count ->
        [one] un changement qui vous touche
       *[other] { $count } changements qui vous touchent
    }
client-since-did = { $did-id ->
        [sale] Vente, { $good } : vous en avez vendu { $count }, { $steps ->
            [0] aucun pas en Bourse
            [one] un pas en Bourse
           *[other] { $steps } pas en Bourse
        }.
        [price] { $name } : le prix est maintenant £{ $to } ({ $good }).
        [quality] { $name } a porté la qualité à { $to } ({ $good }).
        [distribution] { $name } a porté la distribution à { $to } ({ $good }).
       *[appeal] { $name } a maintenant un attrait de { $to } ({ $good }).
    }
client-since-sale = Voir la vente
client-next = À apprendre ensuite
client-next-note = en jouant
client-next-all = Toutes les leçons
client-next-step = { $title }, { $done } étapes sur { $count }.
client-next-go = { $begun-id ->
        [yes] Continuer, { $minutes } min
       *[other] Commencer, { $minutes } min
    }
client-next-try = Essayer, { $minutes } min
client-next-look = Faire un tour
client-next-last = Votre dernier résultat : { $title }

## What ended last, and the component browser

client-finished = Dernière partie
client-finished-none = Vos parties terminées seront ici, avec leurs résultats.
client-finished-place = Place
client-finished-player = Joueur
client-finished-result = Résultat
client-finished-you = { $name }, vous
client-finished-look = Voir le décompte
client-finished-earlier = Avant cela
client-finished-won = { $title } : { $name } a gagné
client-browse-title = Tout le matériel
client-browse-what = Tuiles, pistes, marqueurs et nombres de chaque édition, avec notre certitude et la source de chaque nombre.

## Watching

client-watch-open = Tables ouvertes
client-watch-open-note = une place est libre
client-watch-open-none = Aucune table publique n’a de place libre. Ouvrez-en une.
client-watch-running = Parties en cours
client-watch-running-note = regarder sans place
client-watch-running-none = Aucune partie publique n’est en cours.
client-watch-over = Parties terminées
client-watch-over-note = à parcourir
client-watch-over-none = Aucune partie publique n’est encore terminée.

## A table before its start

client-lobby = Table : { $title }
client-lobby-note = { $count ->
        [0] tout le monde est là
        [one] une place est libre
       *[other] { $count } places sont libres
    }
client-lobby-name = Mon nom à cette table
client-lobby-name-more = Nom d’un autre joueur à cet écran
client-lobby-sit = S’asseoir ici
client-lobby-sit-there = S’asseoir ici, comme { $company }
client-lobby-free = libre
client-lobby-bot = { $client-style-id ->
        [none] { $name }, robot : { $client-bot }
       *[other] { $name }, robot : { $client-bot }, { $client-style }
    }
client-lobby-you = { $name }, vous
client-lobby-host = hôte
client-lobby-change = Changer qui joue { $company }
client-lobby-open-seat = laisser libre
client-lobby-invite = Inviter
client-lobby-invite-note = qui ouvre ce lien peut prendre une place
client-lobby-link = Lien de cette table
client-lobby-code = ou son code : { $code }
client-lobby-copy = Copier le lien
client-lobby-copied = Copié
client-lobby-copy-failed = Votre navigateur ne nous laisse pas copier : le lien est marqué, copiez-le vous-même.
client-lobby-terms = Ce qui se joue
client-lobby-fill = Robots aux places libres
client-lobby-start = Lancer la partie
client-lobby-start-filled = { $count ->
        [one] Lancer, avec un robot à la place libre
       *[other] Lancer, avec des robots aux { $count } places libres
    }
client-lobby-waits = { $name } lance la partie quand tout le monde est là.
client-lobby-waits-alone = L’hôte lance la partie quand tout le monde est là.
client-lobby-leave = Partir
client-lobby-leave-sure = Oui, quitter la table
client-lobby-remove = Retirer la table
client-lobby-remove-sure = Oui, la retirer

## My profile

client-profile = Mon profil
client-profile-note = comment les autres vous voient
client-profile-name = Nom
client-profile-nameless = Un nom a de 1 à 40 caractères.
client-profile-colour = Couleur
client-profile-symbol = Symbole
client-profile-language = Langue
client-profile-save = Enregistrer
client-profile-saved = Enregistré.
client-colour-blue = bleu
client-colour-red = rouge
client-colour-green = vert
client-colour-yellow = jaune
client-colour-purple = violet
client-colour-orange = orange
client-colour-teal = bleu canard
client-colour-brown = brun
client-symbol-circle = cercle
client-symbol-square = carré
client-symbol-triangle = triangle
client-symbol-diamond = losange
client-symbol-star = étoile
client-symbol-hexagon = hexagone
client-symbol-cross = croix
client-symbol-drop = goutte

client-devices = Autres appareils
client-devices-note = avec un mot de passe, le même profil partout
client-devices-without = Ce navigateur seul vous connaît. Avec un mot de passe, vous retrouvez vos tables depuis tout autre.
client-devices-with = Ailleurs, vous vous connectez sous le nom { $name }, avec votre mot de passe.
client-password-new = Nouveau mot de passe
client-password-now = Mot de passe actuel
client-password-set = Fixer le mot de passe
client-password-change = Changer le mot de passe
client-password-remove = Le retirer
client-password-short = Un mot de passe a au moins huit caractères.
client-password-kept = Le mot de passe est fixé ; les autres connexions ont pris fin.
client-password-gone = Il n’y a plus de mot de passe.
client-sign-in = Se connecter
client-sign-in-note = si vous avez un profil avec mot de passe
client-sign-in-name = Nom
client-sign-in-password = Mot de passe
client-sign-in-replaces = Il prend la place du profil actuel de ce navigateur.
client-leaving = Partir
client-sign-out = Se déconnecter ici
client-sign-out-sure = Se déconnecter de ce navigateur ?
client-sign-out-for-good = Sans mot de passe, pas de retour. Se déconnecter ?
client-sign-out-elsewhere = Se déconnecter partout ailleurs
client-signed-out-elsewhere = Tous les autres appareils sont déconnectés.
client-forget = M’oublier
client-forget-sure = Supprimer le profil ? Des robots joueront pour vous.

client-hook = Annoncer mes tours
client-hook-note = à un webhook, par exemple d’une messagerie
client-hook-address = Adresse
client-hook-save = Annoncer là
client-hook-try = Envoyer un essai
client-hook-tried = Un message d’essai a été envoyé.
client-hook-remove = Ne plus annoncer
client-hook-saved = Vos tours y sont annoncés.
client-hook-gone = Vos tours ne sont plus annoncés.

client-results = Mes parties
client-results-none = Aucune de vos parties n’est encore terminée.
client-results-title = Jeu
client-results-games = parties
client-results-wins = gagnées
client-results-average = moyenne
client-results-best = meilleur
client-results-last = Les dernières
client-results-line = { $place ->
        [1] 1re place avec { $score }
       *[other] { $place }e place avec { $score }
    }

## Awards of the solo challenge

client-awards = Distinctions
client-awards-note = du défi solo
client-awards-had = { $count } sur { $all }
client-awards-often = { $count } fois
client-awards-not-yet = pas encore
client-awards-go = Distinctions et meilleures parties solo
client-awards-rule =
    Qui bat les deux adversaires du jeu de cartes en solo obtient chaque distinction dont la condition est remplie. Les parties jouées depuis la mise en place comptent, pas les bifurcations.
client-solo-best = Meilleures parties solo
client-solo-games = { $won } gagnées sur { $played }
client-solo-none = Aucune de vos parties solo n’est encore terminée.
client-solo-day = Jour
client-solo-place = place
client-solo-opponents = adversaires
client-solo-score = résultat
