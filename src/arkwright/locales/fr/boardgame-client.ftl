# The table of the board game: job market, offer.

client-jobs = Marché du travail
client-jobs-note = demande
client-demand-for = Demande, { $good } :
client-wage-now = Salaire :
client-jobs-spoken = { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } sur le marché, { $empty } cases vides.
client-jobs-fired = renvoyés, reviendront
client-jobs-up = { $count ->
        [one] embauche et le salaire monte à £{ $pounds }
       *[other] embauches et le salaire monte à £{ $pounds }
    }
client-jobs-down = { $count ->
        [one] retour et le salaire tombe à £{ $pounds }
       *[other] retours et le salaire tombe à £{ $pounds }
    }

client-offer = Offre
client-offer-next = { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } dès { $year }
client-offer-markers = Marqueurs avancés
client-offer-ships = Navires
client-offer-tile = { $tile }, { $count } dans l’offre. { $tile-effect }
client-patron = Client
client-offer-marker = Marqueur avancé { $marker }, niveau { $level }
client-offer-ship = Navire de capacité { $capacity }, { $count ->
        [0] aucun
       *[other] { $count }
    } dans l’offre, dès le niveau { $level }
