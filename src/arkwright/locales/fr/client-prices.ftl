# Prices compared: one row for each price, with all that it would lead to.

client-prices-appeal = attrait
client-prices-appeal-short = attr.
client-prices-sells = ventes
client-prices-income = recette
client-prices-steps = pas
client-prices-sells-short = vend
client-prices-profit-short = bénéf.
client-prices-steps-short = pas
client-prices-other = Ventes de { $name }
client-prices-other-sells = { $name } en vend { $sold }.
client-prices-leads = Prix £{ $price }, attrait { $appeal }, ventes { $sold } sur { $output }, recette de { $income } livres, bénéfice de { $profit } livres.
client-prices-steps-for = { $kind-id ->
        [sales] { $count } pour les ventes
        [appeal] { $count } pour le plus grand attrait
       *[most] { $count } pour les ventes les plus fortes
    }
client-prices-no-steps = aucun
client-prices-step-kind = { $kind-id ->
        [sales] ventes
        [appeal] plus grand attrait
       *[most] plus de ventes
    }
client-prices-best = souligné : le meilleur
client-prices-tinted = gris : actuel
client-prices-more = plus
client-prices-more-before = { $good } : prix plus bas
client-prices-more-after = { $good } : prix plus hauts
client-prices-keep-row = { $good } : garder £{ $pounds }
client-prices-appeal-of = Attrait { $appeal }
client-prices-at = Prix £{ $price }
client-prices-income-of = recette £{ $income }
