# L’accueil de qui arrive : ce que c’est, les chemins, une vente en quatre images, et ce qu’on demande avant.

client-time-minutes = { $count } min
client-time-hours = { $count } h
client-range = { $least } à { $most }

client-hero = Ce que c’est
client-hero-theme = Dirigez une filature dans la première révolution industrielle.
client-hero-what = Embauchez des ouvriers, achetez des machines, fixez des prix, et vendez face à des rivaux qui veulent les mêmes acheteurs.
client-hero-goal = La compagnie qui vaut le plus à la fin gagne : vos actions × la valeur d’une action.
client-hero-players = joueurs
client-hero-length = durée
client-hero-hours = { $least } à { $most } h
client-hero-weight = exigence
client-hero-heavy = élevée
client-hero-chance = hasard
client-hero-little = très peu
client-hero-learn = Apprendre en jouant : une décennie guidée
client-hero-alone = Jouer seul au jeu de cartes
client-hero-alone-note = le chemin le plus court
client-hero-table = Préparer une table
client-hero-table-note = tous les jeux, robots ou amis

client-plate = Comment un pain devient une fortune : une vente en quatre images
client-plate-spoken = Chaque ouvrier embauché a laissé un vide au marché du travail, et { $demand } pains sont demandés. Votre usine en fait { $made }, et son attrait est { $base } pour la qualité et { $distribution } pour la distribution, moins le prix de { $price } : { $appeal }. Les marchandises sont appelées rangée par rangée, l’attrait le plus haut d’abord, et vous en vendez { $sold }. Votre action monte de £{ $before } à £{ $after }, et avec { $shares } actions votre compagnie vaut £{ $company }.
client-plate-appeal = attrait
client-plate-wanted = { $demand } pains sont demandés
client-plate-share = une action
client-plate-shares = { $shares } actions ×
client-plate-company = la compagnie
client-plate-market = Qui travaille achète
    .text = Chaque embauche laisse un vide : un acheteur de plus pour tous.
client-plate-mill = Votre usine produit
    .text = L’attrait, c’est qualité et distribution, moins le prix.
client-plate-ladder = Le plus attrayant se vend d’abord
    .text = Rangée par rangée, tant qu’on en veut.
client-plate-track = Les ventes montent l’action
    .text = Rachetez vos actions avant qu’elles soient chères.

client-which = Quel jeu ?
client-which-lesson = la décennie guidée est ici

client-now = On joue en ce moment
client-now-note = regardez, rien ne peut mal tourner
client-now-try = { $kind-id ->
        [drill] un exercice
       *[other] une leçon
    }, { $title }{ $time-id ->
        [none] { "" }
       *[other] , { $time }
    }
client-now-learn = Leçons et exercices
client-now-learn-note = chaque leçon est une vraie table
client-now-components = Ce qu’il y a sur la table
client-now-components-note = tuiles, pistes et nombres de chaque édition

client-before = Avant de commencer
client-before-rules = Faut-il d’abord lire les règles ?
    .answer = Non. La table refuse ce qui n’est pas permis, et dit pourquoi.
client-before-to-rules = Les règles, avec recherche
client-before-back = Peut-on reprendre un coup ?
    .answer = Jusqu’à la fin de votre tour, toujours.
client-before-cost = Combien ça coûte ?
    .answer = Rien. Aucun compte n’est nécessaire ; un nom garde vos parties.
client-before-phone = Sur le téléphone ?
    .answer = Oui, tout le jeu, aussi tour à tour sur des jours.
