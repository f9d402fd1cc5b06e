# The first decision explained: what an action would do for me, and a plan that is made of it.

client-explain-switch = Ce qui est dit ici
client-explain-on = expliqué
client-explain-off = bref
client-set-explain = Expliquer la première décision du tour, avec des exemples
client-keys-explain = expliquer la première décision, ou rester bref
client-explain-of = Explication : { $what }
client-explain-close = Revenir aux choix
client-explain-for-you = pour vous maintenant
client-explain-sells = ventes
client-explain-profit = profit
client-explain-steps = cases
client-explain-cash = argent
client-explain-worth = valeur
client-explain-becomes = devient
client-explain-free = gratuit
client-explain-at-once = aussitôt
# Demand, the wage and what others sell follow as signs and figures.
client-explain-everybody = { $named ->
        [0] Pour tous :
       *[other] { $what }, pour tous :
    }
client-explain-demand = { $goes-id ->
        [up] demande en hausse
        [down] demande en baisse
       *[both] demande changée
    }
client-explain-wage = salaire
client-explain-rival = vend
client-explain-times = { $count } fois
client-explain-none = Rien de mieux que maintenant.
client-explain-idle = { $what } : { $how-id ->
        [made] vous produiriez { $made } et vendriez toujours { $sold }, et aucune action ne monte. Le profit passe de { $was } à { $is }.
        [profit] rien de plus n’est vendu et aucune action ne monte. Le profit passe de { $was } à { $is }.
       *[cash] rien de plus n’est vendu et aucune action ne monte. £{ $pounds } pour rien.
    }
client-explain-status = { $does } { $count ->
        [0] Aucun exemple.
        [one] Un exemple.
       *[other] { $count } exemples.
    }
client-plan = Votre plan, étape { $step } sur { $count } : prête, pas jouée.
client-plan-drop = Abandonner le plan
