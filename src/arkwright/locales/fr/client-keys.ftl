# The map of keys, the line under the head, and the cover between two players at one screen.
#
# Names of people never follow "de" or "que", which would have to be elided.

## Keys

client-key-tab = Tab
client-key-arrows = flèches
client-key-space = Espace
client-key-enter = Entrée
client-key-escape = Échap

client-keys-go = Aller
client-keys-tab = région suivante, puis ce qui s’y choisit
client-keys-arrows = entre les choix d’un groupe
client-keys-goods = vers vivres, textile, couverts, lampes : usine, puis marché
client-keys-companies = voir cette compagnie ; 0, la vôtre
client-keys-regions = vers décision, travail, marchés, offre, port, journal
client-keys-decide = Décider
client-keys-choose = choisir, et voir ce qui s’ensuivrait
client-keys-play = jouer ce qui est choisi
client-keys-clear = ne rien choisir
client-keys-why = lire pourquoi une chose est impossible
client-keys-take-back = reprendre un coup ; avec Maj, tout le tour
client-keys-end-turn = terminer le tour
client-keys-time = Temps
client-keys-positions = un coup en arrière, un en avant
client-keys-turns = un tour en arrière, un en avant
client-keys-scene = continuer, arrêter ou passer pendant une vente
client-keys-playback = revoir ce qui s’est passé depuis votre tour
client-keys-hold = arrêter le récit des autres tours, ou le reprendre
client-keys-skip = sauter le récit des autres tours
client-keys-fork = bifurquer de cette position
client-keys-map = ouvrir et fermer cette page
client-keys-rules = règles, à côté de la table
client-keys-off = Les lettres ne servent pas de touches ; Tab, Espace, Entrée et Échap marchent. Les réglages les activent.

## The line under the head

client-banner-away = Pas de connexion depuis { $since }. Nouvel essai automatique.
client-banner-try = Essayer
client-banner-back = { $count ->
        [0] De nouveau en ligne ; rien ne s’est passé entre-temps.
        [one] De nouveau en ligne ; un coup a été joué entre-temps.
       *[other] De nouveau en ligne ; { $count } coups ont été joués entre-temps.
    }
client-banner-fork = Une bifurcation au coup { $position }. Sa table n’en est pas touchée.
client-banner-to-table = À la table

## Between two players at one screen

client-cover = la table est couverte
client-cover-to = Passez l’écran à { $name }
client-cover-since = { $name }, depuis son dernier coup
client-cover-moves = { $count ->
        [0] rien ne s’est passé
        [one] un coup
       *[other] { $count } coups
    }
client-cover-last = dernier coup joué par
client-cover-open = Je suis { $name } : voir la table
client-cover-note = Sont couverts les notes, les plans et les aperçus ; tout le reste est public de toute façon.
client-cover-never = Ne jamais couvrir sur cet appareil
