# The markets of every table: what would be sold, who might still change it, what it brings.

client-market = Markets
client-market-appeal = appeal
client-market-demand = demand
client-market-sold = sold
client-market-unsold = unsold
client-market-goods = Goods and their demand
client-market-good = { $good }, demand { $demand }

# How sure the forecast of the good in production is.
client-market-final-you = nobody acts after you: final for { $good }
client-market-final = nobody acts after { $who }: final for { $good }
client-market-last = { $who } is still to act
client-market-after-you = { $count ->
        [one] 1 company acts after you
       *[other] { $count } companies act after you
    }
client-market-after = { $count ->
        [one] 1 company acts after { $who }
       *[other] { $count } companies act after { $who }
    }
client-market-selling = { $good }: the sale has begun; the columns still show the forecast

client-market-never = no more

client-market-line-price = price £
client-market-line-sales = sells / has
client-market-line-income = income £
client-market-line-profit = profit £

client-market-spoken-would = With this move: { $text }

# While and after a sale the column of its good tells what was sold.
client-see-sale = see the sale
client-market-as-sold = { $good }: as it was sold. Other goods: if they produced now
client-market-note-sold = the sale of { $good }
client-market-is-sold = selling now
client-market-spoken-sold = { $who } sold { $sold } of { $output } for £{ $income }.
client-market-spoken-paid = { $who } made a profit of { $profit }.
