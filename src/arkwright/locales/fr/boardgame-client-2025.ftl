# Ce que la table de l'édition 2025 et de sa partie courte dit de plus : événements, bourse, déclarations.

client-time-pool = Événements possibles
client-time-pool-come = { $count ->
        [one] un d'eux viendra
       *[other] { $count } d'eux viendront
    }
client-time-pool-name = Événements encore possibles : { $count } d'entre eux viendront
client-step-investor = Bourse et action copiée
client-step-influence = Influence
client-step-bonus = Bonus
client-offering-note = { $stored } en stock, attrait { $appeal }
client-exchange-order = La bourse suit cet ordre
client-exchange-part = { $part-id ->
        [goods] Marchandises
        [loans] Emprunts
        [shares] Actions
       *[contracts] Contrats
    }
client-exchange-past = (terminé)
client-limit-none = retiré

# Moves in few words, as buttons and cards name them.
client-name-invest = { $marker-id ->
        [exchange] aller à la bourse
       *[other] copier { $marker }
    }
client-name-offer = offrir { $count } du stock
