# Prices compared in the board game: one row for each price, with all that it would lead to.

client-prices-of = Prix : { $good }
client-prices-title = Prix
client-prices-under = chaque produit sous son marché
client-prices-mine = ce que je vendrais
client-prices-company = Ma compagnie
client-prices-rivals = ventes rivales :
client-prices-none = Pas d’usine, pas de prix. En construire une le fixe.
client-prices-fixed = £{ $pounds } : plus rien à changer.
client-prices-free = touché par cette action : gratuit
client-prices-left-over = { $pounds ->
        [one] pour la £{ $pounds } qui reste
       *[other] pour l’une des £{ $pounds } qui restent
    }
client-prices-sheet = La feuille sur votre compagnie montre chaque prix sous son marché. Choisissez-en un par produit ; rien n’est joué avant le bouton.
client-prices-each = Choisissez un prix par produit ; rien n’est joué avant le bouton.
client-prices-keep = Garder £{ $pounds }
client-prices-keep-all = Tout garder
client-prices-set = { $count ->
        [one] Fixer { $count } prix
       *[other] Fixer { $count } prix
    }
client-prices-together = { $count ->
        [one] { $count } prix
       *[other] { $count } prix ensemble
    }
client-prices-profit-now = bénéfice maintenant
client-prices-steps-now = pas en Bourse maintenant
client-prices-profit-all = bénéfice, tous les produits
client-prices-steps-all = pas en Bourse, tous les produits
client-prices-later = { $good } : seule vente de ce cycle. Le reste viendra plus tard, quand d’autres auront pu répondre.
