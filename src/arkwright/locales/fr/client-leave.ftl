# Quitter : abandonner, arrêter ensemble, supprimer une table.

client-leave = Quitter
client-leave-resign = Abandonner
client-leave-resign-as = Abandonner la place de { $name }
client-leave-resign-note = Un robot joue votre place jusqu’à la fin, sans retour possible. La partie compte pour les autres, pas pour vous.
client-leave-resign-sure = Oui, abandonner
client-leave-give-up = Arrêter la partie
client-leave-give-up-ask = Demander à tous d’arrêter, sans résultat ?
client-leave-give-up-sure = Arrêter maintenant, sans résultat ?
client-leave-remove = Supprimer la table
client-remove-sure = Supprimer pour de bon ?
client-plays-resigned = { $client-style-id ->
        [none] a abandonné ; continue : { $client-bot }
       *[other] a abandonné ; continue : { $client-bot }, { $client-style }
    }
client-give-up-asked = { $seat } demande d’arrêter la partie : elle serait terminée, sans résultat pour personne.
client-give-up-own = Vous demandez d’arrêter la partie ; il manque { $count ->
        [one] une réponse
       *[other] { $count } réponses
    }.
client-give-up-agree = Arrêter
client-give-up-no = Continuer
client-game-given-up = La partie a été arrêtée d’un commun accord. Personne n’a de résultat ; la dernière page montre où elle en était.
client-end-given-up = Arrêtée : sans résultat
client-row-resigned = Vous avez abandonné ; un robot continue
client-row-given-up = Arrêtée d’un commun accord
client-row-remove = Supprimer
client-results-resigned = abandonnée
client-results-given-up = arrêtée, sans résultat

client-move-waits = Le serveur ne répond pas. Votre coup partira dès son retour, si rien d’autre ne se passe avant.
client-move-overtaken = Autre chose s’est passé avant : votre coup n’a pas été joué. À vous de choisir à nouveau.
client-move-not-sent = Le serveur ne répond toujours pas : votre coup n’a pas été joué. Veuillez réessayer.
