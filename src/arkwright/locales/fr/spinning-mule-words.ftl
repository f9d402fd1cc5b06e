# What the tables of the short game say in other words than those of the 2025 edition: it has no
# contracts, and ships are active or inactive.

title-spinning-mule = Spinning Mule (2025)
    .note = sa partie courte, trois décennies

question-exchange-action = { $part ->
        [0] Stock, emprunts, actions : que négociez-vous ?
        [1] Emprunts, puis actions : que négociez-vous ?
       *[other] Acheter ou vendre des actions ?
    }
    .rule =
        L’ordre est fixe : vous vendez votre stock à prix fixe ; remboursez des emprunts à £13
        chacun ; achetez ou vendez vos actions, l’un ou l’autre, et n’en achetez pas tant que vous
        avez un emprunt. À la fin, tous vos navires sont de nouveau actifs. (5.2.II.6, 9.2.II.3)
question-ship-action = Que portent vos navires ?
    .rule =
        Vos navires portent votre stock aux colonies, autant qu’ils ont de place ; aucun contrat n’est
        nécessaire. Chaque marchandise rapporte en livres la qualité de base de son usine, et la
        valeur de votre action recule d’une case par navire nécessaire. Ensuite ces navires sont
        inactifs, jusqu’à votre passage à la Bourse. (5.2.II.7, 9.2.II.2)
question-shipping = Exporter ce qui reste ou ce qui est en stock ?
    .rule =
        Vous pouvez exporter ensemble unités nouvelles et en stock de la marchandise active, avec un
        ou deux navires actifs. Chacune rapporte en livres la qualité de base de son usine, et la
        valeur de l’action recule d’une case par navire utilisé. Ensuite ces navires sont inactifs,
        jusqu’à votre passage à la Bourse. (5.3.IV, 9.2.II.2)
question-final-exchange = Négocier une dernière fois ?
    .rule =
        Vous pouvez vendre votre stock à prix fixe, rembourser des emprunts et acheter des actions.
        L’argent ne fait que départager les égalités, les actions comptent pour leur valeur, et qui
        garde un emprunt a perdu. L’influence dans la Compagnie des Indes s’ajoute, là où elle est
        en jeu. (6.1, 8.0)
