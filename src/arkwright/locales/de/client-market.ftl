# The markets of every table: what would be sold, who might still change it, what it brings.

client-market = Märkte
client-market-appeal = Kaufreiz
client-market-demand = Nachfrage
client-market-sold = verkauft
client-market-unsold = übrig
client-market-goods = Waren und Nachfrage
client-market-good = { $good }, Nachfrage { $demand }

# How sure the forecast of the good in production is.
client-market-final-you = nach dir niemand mehr: { $good } endgültig
client-market-final = nach { $who } niemand mehr: { $good } endgültig
client-market-last = { $who } handelt noch
client-market-after-you = { $count ->
        [one] nach dir handelt noch 1 Unternehmen
       *[other] nach dir handeln noch { $count } Unternehmen
    }
client-market-after = { $count ->
        [one] nach { $who } handelt noch 1 Unternehmen
       *[other] nach { $who } handeln noch { $count } Unternehmen
    }
client-market-selling = { $good }: Der Verkauf hat begonnen; noch steht hier die Vorschau

client-market-never = nie mehr

client-market-line-price = Preis £
client-market-line-sales = verkauft / hat
client-market-line-income = Erlös £
client-market-line-profit = Gewinn £

client-market-spoken-would = Mit diesem Schritt: { $text }

# While and after a sale the column of its good tells what was sold.
client-see-sale = Verkauf ansehen
client-market-as-sold = { $good }: wie verkauft. Andere Waren: wenn sie jetzt produzierten
client-market-note-sold = der Verkauf von { $good }
client-market-is-sold = Verkauf läuft
client-market-spoken-sold = { $who } hat { $sold } von { $output } für £{ $income } verkauft.
client-market-spoken-paid = { $who } hat einen Gewinn von { $profit } gemacht.
