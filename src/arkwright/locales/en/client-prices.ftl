# Prices compared: one row for each price, with all that it would lead to.

client-prices-appeal = appeal
client-prices-appeal-short = app.
client-prices-sells = sells
client-prices-income = income
client-prices-steps = steps
client-prices-sells-short = sells
client-prices-profit-short = profit
client-prices-steps-short = steps
client-prices-other = { $name } sells
client-prices-other-sells = { $name } sells { $sold }.
client-prices-leads = Price £{ $price }, appeal { $appeal }, sells { $sold } of { $output }, income { $income } pounds, profit { $profit } pounds.
client-prices-steps-for = { $kind-id ->
        [sales] { $count } for sales
        [appeal] { $count } highest appeal
       *[most] { $count } most sold
    }
client-prices-no-steps = none
client-prices-step-kind = { $kind-id ->
        [sales] for sales
        [appeal] highest appeal
       *[most] most sold
    }
client-prices-best = underlined: best
client-prices-tinted = grey: now
client-prices-more = more
client-prices-more-before = more prices of { $good }, below these
client-prices-more-after = more prices of { $good }, above these
client-prices-keep-row = Keep £{ $pounds } for { $good }
client-prices-appeal-of = Appeal { $appeal }
client-prices-at = Price £{ $price }
client-prices-income-of = income £{ $income }
