# The frame of every table: head, menu, settings, the tabs of a phone.

client-to-home = Retour à l’accueil
client-head-moves = { $pace-id ->
        [turns] tour à tour, coup { $position }
       *[live] coup { $position }
    }
client-connection = { $connection-id ->
        [live] en direct
        [opening] connexion
        [away] hors ligne
       *[refused] fermé
    }
client-charts = Graphiques
client-components = Matériel et nombres
client-light-or-dark = Clair ou sombre
client-settings = Réglages
client-menu = Table et joueurs
client-keys = Touches
client-close = Fermer
client-tabs = Volets de la table
client-tab-markets = Marchés
client-tab-jobs = Travail
client-tab-company = Compagnie
client-tab-developments = Plateau
client-tab-rivals = Rivaux
client-tab-offer = Offre
client-tab-log = Journal
client-sheet = { $height-id ->
        [line] Ouvrir la décision
        [half] Voir toute la décision
       *[full] Réduire la décision
    }

## The menu

client-you = vous
client-bot-random = coups au hasard
client-bot-clerk = commis
client-bot-manager = gérant
client-bot-director = directeur
client-bot-tycoon = magnat
client-bot-lesson = commis, suit la leçon
client-style-two-factories = deux usines
client-style-four-factories = quatre usines
client-style-shipper = armateur
client-plays-bot = { $client-style-id ->
        [none] robot : { $client-bot }
       *[other] robot : { $client-bot }, { $client-style }
    }
client-plays-instead = { $client-style-id ->
        [none] un robot joue à sa place : { $client-bot }
       *[other] un robot joue à sa place : { $client-bot }, { $client-style }
    }
client-person-away = pas là
client-take-seat-back = Reprendre ma place
client-resign = Laisser ma place à un robot
client-resign-sure = Oui, un robot continue
client-call-bot = Laisser jouer un robot

## Who plays

client-any-style = tout style
client-bots = Robots de la maison
client-bots-own = Robots d’ici
client-seat-style = Le style du robot pour { $company }
client-seat-whose = Qui joue { $company }

## Settings

client-set-language = Langue
client-set-theme = Papier
client-theme-system = comme l’appareil
client-theme-light = clair
client-theme-dark = sombre
client-set-scene = Ventes
client-set-scene-show = en scène
client-set-scene-skip = le résultat seul
client-set-click-plays = Un clic joue aussitôt ce qui peut être repris ; sinon il choisit, et un bouton joue
client-set-hand-over = Couvrir la table entre deux joueurs à cet écran
client-set-letters = Des lettres à la place des formes des compagnies
client-set-larger = Chiffres plus grands
client-set-motion = Les pièces bougent
client-set-keys = Les lettres sont des touches (voir Touches)
client-set-dim = Dans les leçons, ce dont on ne parle pas s'efface
