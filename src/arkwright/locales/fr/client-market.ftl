# The markets of every table: what would be sold, who might still change it, what it brings.

client-market = Marchés
client-market-appeal = attrait
client-market-demand = demande
client-market-sold = vendu
client-market-unsold = invendu
client-market-goods = Marchandises et leur demande
client-market-good = { $good }, demande { $demand }

# How sure the forecast of the good in production is.
client-market-final-you = personne ne joue après vous : définitif
client-market-final = personne ne joue après { $who } : définitif
client-market-last = { $who } doit encore jouer
client-market-after-you = { $count ->
        [one] { $count } compagnie joue après vous
       *[other] { $count } compagnies jouent après vous
    }
client-market-after = { $count ->
        [one] { $count } compagnie joue après { $who }
       *[other] { $count } compagnies jouent après { $who }
    }
client-market-selling = { $good } : la vente a commencé ; les colonnes montrent encore la prévision

client-market-never = c’est fini

client-market-line-price = prix £
client-market-line-sales = vend / a
client-market-line-income = recette £
client-market-line-profit = bénéfice £

client-market-spoken-would = Avec ce coup : { $text }

# While and after a sale the column of its good tells what was sold.
client-see-sale = voir la vente
client-market-as-sold = { $good } : la vente faite. Les autres : si elles produisaient maintenant
client-market-note-sold = la vente de { $good }
client-market-is-sold = vente en cours
client-market-spoken-sold = { $who } en a vendu { $sold } sur { $output } pour £{ $income }.
client-market-spoken-paid = { $who } a fait un bénéfice de { $profit }.
