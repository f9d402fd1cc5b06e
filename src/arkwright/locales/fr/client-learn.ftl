# Les leçons : la note en marge d'une table, et la page où l'on apprend.

client-learn-note = Note de la leçon : { $name }
client-learn-step = étape { $number } sur { $count }
client-learn-progress = Étape { $number } sur { $count }
client-learn-leave = Quitter, garder la partie
client-learn-leave-short = Quitter
client-learn-back-to = Retour à l'étape { $number }
client-learn-back = Ramener la table jusque-là ?
client-learn-back-yes = Ramener
client-learn-back-no = Non
client-learn-own-way = Vous suivez votre propre voie. Je commente.
client-learn-waits = D’abord on raconte ce qui arrive ; puis la note continue.
client-learn-next = Ensuite : { $move }
client-learn-begun = Continuez dans votre décision ; vous avez commencé.
client-learn-rule = la règle, { $section }
client-learn-otherwise = Les { $count } règles qui diffèrent
client-learn-show = Montrez-moi
client-learn-why = Pourquoi ?
client-learn-another-way = Autrement
client-learn-on = Continuer
client-learn-try = Essayer £{ $pounds }
client-learn-try-again = Réessayer
client-learn-sale-again = Revoir la vente
client-learn-keep = Jouer la suite
client-learn-others = Autres leçons
client-learn-decide = À la décision
client-learn-to-note = Retour à la note
client-learn-first = Lisez d'abord la note, puis la partie continue.
client-learn-compared = si le prix avait été
client-learn-compared-own = votre choix
client-learn-compared-sold = vendus
client-learn-compared-income = recette
client-learn-compared-profit = bénéfice
client-learn-compared-steps = pas
client-learn-goal = { $holds ->
        [1] atteint
       *[other] non atteint
    }

client-learn-keys = Dans une leçon
client-learn-keys-note = vers la note, et retour
client-learn-keys-letters = de la note à la chose qui porte la lettre
client-learn-keys-why = pourquoi, dans la note

## Les lieux où peut se trouver une lettre

client-learn-letter = { $letter } : { $place }. Retour à la note.
client-learn-place-good = { $room-id ->
        [market] marché : { $good }
        [office] bureau : { $good }
       *[other] usine : { $good }
    }{ $part-id ->
        [head] , en-tête
        [ladder] , échelle
        [demand] , demande
        [price] , prix
        [sales] , biens vendus
        [income] , recette
        [costs] , salaires
        [profit] , bénéfice
        [steps] , pas en Bourse
        [appeal] , attrait
        [row] , rangée { $row }
        [quality] , qualité
        [distribution] , distribution
        [workers] , ouvriers
        [output] , production
        [dial] , prix et attrait
       *[other] { "" }
    }
client-learn-place-company = { $mine ->
        [1] votre compagnie
       *[other] compagnie de { $seat }
    }{ $part-id ->
        [cash] , caisse
        [shares] , actions
        [portfolio] , capital
        [loans] , prêts
       *[other] { "" }
    }
client-learn-place-marker = { $room-id ->
        [hand] { $name } dans votre main
       *[other] { $name } parmi les choix
    }{ $space ->
        [0] { "" }
       *[other] , £{ $space }
    }
client-learn-place-space = { $space ->
        [0] administration
       *[other] case d'administration £{ $space }
    }
client-learn-place = { $room-id ->
        [share-track] piste des actions
        [jobs] { $part-id ->
            [wage] salaire
            [demand] demande
           *[other] marché du travail
        }
        [offer] offre
        [harbour] port
        [india] Compagnie des Indes
        [contracts] contrats
        [tiles] vos tuiles
        [street] votre rue
        [developments] développements
        [tokens] jetons d'expédition
        [ships] navires
        [loans] prêts
        [wages] salaires
        [cards] cartes à prendre
        [own-cards] vos cartes
        [opponents] le sac des adversaires
       *[other] { $room }
    }

## La page

client-learn-titles = Titres
client-learn-solved = { $solved } sur { $count } faits
client-learn-minutes = { $minutes } min
client-learn-steps-done = { $done ->
        [0] { $count } étapes
       *[other] { $done } étapes sur { $count }
    }
client-learn-stands = { $done } étapes sur { $count }. Votre table est restée comme vous l'avez laissée.
client-learn-begin = Commencer
client-learn-begin-lesson = Commencer : { $name }
client-learn-go-on = Continuer
client-learn-go-on-at = Continuer : { $name }
client-learn-again = Depuis le début
client-learn-lessons = Leçons et exercices
client-learn-lessons-note = une idée chacun, sur une position à soi
client-learn-exercise = { $name } : { $standing-id ->
        [solved] résolu
        [tried] essayé
       *[other] pas encore essayé
    }
client-learn-exercises = { $count ->
        [1] un exercice
       *[other] { $count } exercices
    }
client-learn-used = Ce que vous avez utilisé
client-learn-used-note = coché en jouant, pas en lisant
client-learn-used-yes = utilisé
client-learn-subject = { $subject-id ->
        [workers] Ouvriers et salaires
        [machines] Machines
        [shares] Acheter des actions
        [prices] Fixer un prix
        [tiles] Tuiles Développement
        [sale] L'attrait et la vente
        [share-steps] Les pas en Bourse
        [fading] La distribution s'affaiblit
        [ships] Navires
        [loans] Prêts
        [quality] Qualité et distribution
        [developments] Développements
       *[other] { $subject }
    }
client-learn-day = Exercice du jour
client-learn-none = Il n'y a pas encore de leçons pour ce titre.
