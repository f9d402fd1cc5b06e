# What the server says: problems by their ids, and names it makes up.

announcement-over =
    { $title } : la partie est terminée. { $count ->
        [0] Personne n’a gagné.
       *[other] À la première place : { $who }.
    }
announcement-trial = Arkwright vous préviendra ici quand ce sera à vous de jouer.
announcement-turn = { $title } : à { $who } de jouer.

guest-name = Invité { $number }

problem-analysis-alone = Une partie en cours ne peut bifurquer que pour l’analyse : vos propres places et des robots, hors de la liste, et une nouvelle donne.
problem-bad-name = Un nom a de 1 à 40 caractères sur une seule ligne, tous visibles.
problem-bad-request = Impossible à comprendre : { $what }.
problem-bad-text = Le texte contient des caractères que personne ne peut lire.
problem-bot-plays-your-seat = Un robot joue pour vous à la place { $number } : reprenez d’abord votre place.
problem-broken-table = La partie de la table { $table } ne peut être ouverte : ses coups ne s’accordent pas aux règles telles que nous les connaissons. C’est notre faute, et rien n’est perdu.
problem-cross-site = Un autre site a envoyé ceci en votre nom ; rien n’a donc été fait.
problem-fault = Quelque chose a mal tourné ici, et c’est notre faute ; rien n’est perdu. Veuillez réessayer.
problem-fork-seats = Cette table a { $count ->
        [one] { $count } place
       *[other] { $count } places
    }, et sa bifurcation en a autant.
problem-game-over = La partie est terminée.
problem-give-up-asked = { $name } demande déjà d’arrêter la partie : répondez d’abord.
problem-lesson-begins = La leçon commence à la position { $position } : la table ne peut pas revenir plus loin.
problem-name-taken = Quelqu’un d’autre se connecte sous ce nom : choisissez-en un autre.
problem-no-bot-named = Une place de robot demande le niveau du robot.
problem-no-database = La base de données ne répond pas.
problem-no-free-seat = Aucune place n’est libre à cette table.
problem-no-give-up-asked = Plus personne ne demande d’arrêter la partie.
problem-no-language = Les langues disponibles sont : { $languages }.
problem-no-example = Il n’y a pas d’exemple { $example }.
problem-no-lesson = Il n’y a pas de leçon { $lesson } de { $title }.
problem-no-lesson-here = Vous ne suivez aucune leçon à cette table.
problem-no-method = Cette adresse n’accepte pas ce genre de requête.
problem-no-page = Il n’y a rien à cette adresse.
problem-no-position = La position { $position } n’existe pas : la dernière est { $last }.
problem-no-profile = Vous n’avez pas encore de profil ici : demandez d’abord /api/me et gardez son cookie.
problem-no-profile-of-that-id = Personne ne porte cet identifiant.
problem-no-push-here = Ce serveur ne prévient aucun appareil : son exploitant ne l’a pas activé.
problem-no-seat = Il n’y a pas de place { $number } à cette table.
problem-no-site = Le client n’a pas été construit : lancez make client et redémarrez le serveur ; l’API est décrite à l’adresse /docs.
problem-no-table = Il n’y a pas de table { $table }.
problem-no-step = La leçon n’a pas d’étape { $step }.
problem-no-take-back-asked = Plus personne ne demande à reprendre ce coup.
problem-no-vote = Ce n’est pas à vous de répondre : seuls les autres joueurs de cette table le peuvent.
problem-no-webhook = Vous n’avez pas encore de webhook : indiquez d’abord son adresse.
problem-no-webhooks-here = Ce serveur n’annonce pas les tours : son exploitant ne l’a pas activé.
problem-not-at-the-table = Vous n’êtes pas à cette table.
problem-not-earlier = La partie en est à la position { $position } : on ne peut reprendre que jusqu’à une position antérieure.
problem-not-json = Le serveur lit du JSON : indiquez Content-Type: application/json.
problem-not-started = La partie n’a pas encore commencé.
problem-not-the-host = Seul l’hôte de la table peut faire cela.
problem-not-your-seat = La place { $number } n’est pas la vôtre.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-nothing-said = Ce message est vide.
problem-nothing-to-take-back =
    { $possible ->
        [0] Rien ne peut être repris : un tour terminé reste joué, et ce qui a été révélé le reste.
       *[other] Impossible de reprendre { $count } coups : le maximum est { $possible }.
    }
problem-only-players-talk = Seuls ceux qui jouent à cette table peuvent parler ici.
problem-others-play-here = D’autres jouent à cette table : elle reste donc.
problem-push-bad-keys = Les clés de cet appareil sont illisibles : désactivez-le, puis réactivez-le.
problem-refused = Cela a été refusé.
problem-resigned = La place { $number } a été abandonnée : un robot la joue jusqu’à la fin.
problem-seat-taken = Cette place n’est pas libre.
problem-seats-open =
    { $count ->
        [one] Une place est encore libre : attendez, ou laissez-la à un robot.
       *[other] { $count } places sont encore libres : attendez, ou laissez-les à des robots.
    }
problem-still-here = { $name } est encore là : on peut appeler un robot quand quelqu’un est parti ou ne s’est pas montré depuis longtemps.
problem-table-is-open = La partie n’a pas encore commencé.
problem-table-is-over = La partie est terminée.
problem-table-is-playing = La partie a déjà commencé.
problem-take-back-asked = { $name } demande déjà à reprendre des coups : répondez d’abord.
problem-text-too-long = Le texte est trop long : { $most } caractères au plus.
problem-too-late = Quelqu’un a été plus rapide : la table n’en est plus là.
problem-too-long = C’est trop long.
problem-too-many = Trop de requêtes : veuillez patienter un instant.
problem-too-many-sockets = Vous suivez trop de tables à la fois : le maximum est { $most }.
problem-webhook-not-found = L’hôte { $host } est introuvable.
problem-webhook-not-https = L’adresse d’un webhook commence par https://, a 500 caractères au plus et ne contient ni nom d’utilisateur ni mot de passe.
problem-webhook-private = L’hôte { $host } n’est pas sur l’internet public : les annonces ne sont envoyées nulle part ailleurs.
problem-webhook-refused = L’autre côté a refusé le message avec le statut { $status }.
problem-webhook-silent = L’autre côté ne répond pas.
problem-wrong-name-or-password = Le nom ou le mot de passe est faux.
problem-wrong-password = Ce n’est pas votre mot de passe.

push-over = { $title } : la partie est terminée
push-turn = À vous de jouer : { $title }
