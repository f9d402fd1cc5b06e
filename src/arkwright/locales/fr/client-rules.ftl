# Les pages des règles, et leur feuille à côté de la table.

client-rules-search = Chercher dans les règles
client-rules-keys = / pour chercher, Entrée suivant
client-rules-found = { $places ->
        [0] rien trouvé
        [one] un passage
       *[other] { $places } passages dans { $chapters ->
            [one] un chapitre
           *[other] { $chapters } chapitres
        }
    }
client-rules-nothing = Ce n’est dit nulle part. Peut-être :
client-rules-chapters = Chapitres
client-rules-with-hits = avec résultats
client-rules-hits = Trouvé
client-rules-best-first = le meilleur d’abord
client-rules-glossary = glossaire
client-rules-words = Mots expliqués
client-rules-words-note = pointez un mot pointillé
client-rules-term = Expliqué : { $name }
client-rules-see = Voir aussi :
client-rules-explained = Expliqué en
client-rules-drawing = Dessin : { $name }
client-rules-part = { $part-id ->
        [base_quality] base
        [price] prix
        [appeal] attrait
        [token] jeton
        [demand] demande
        [shares] actions
        [share_value] valeur
        [portfolio] capital
        [loans] emprunts
        [output] biens
        [extra] obsolètes
        [cost] coûts
       *[cash] caisse
    }
client-rules-steps = Ventes { $sales }, meilleur attrait { $appeal }, plus de ventes { $most }.
client-rules-mark = Différences avec …
client-rules-marked = Différences avec { $title }
client-rules-only = elles seules
client-rules-here = ici
client-rules-otherwise = Ce que d’autres éditions ont ici autrement : { $count }
client-rules-based = { $title }, { $section }, sauf indication contraire ci-dessus
client-rules-decided = Comment les doutes sont tranchés
client-rules-refused = { $count ->
        [one] Ce que cette section refuse
       *[other] Ce que cette section refuse : { $count }
    }
client-rules-differences = Autres différences
client-rules-decisions = Autres décisions
client-rules-whole = page entière
client-rules-refusal = Refusé :
client-rules-example = Exemple
client-rules-example-drawn = Dessin de l’exemple
client-rules-open = Ouvrir cette position
client-rules-what-if = Et si :

# Ce que les mots perdent avant qu’une recherche les compare, du plus long au plus court.
client-rules-endings = issements issement ements ement ations ation aux ées ée és er ez ent es al é e s x
