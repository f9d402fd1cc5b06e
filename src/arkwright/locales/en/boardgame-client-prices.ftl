# Prices compared in the board game: one row for each price, with all that it would lead to.

client-prices-of = Prices of { $good }
client-prices-title = Prices
client-prices-under = each good under its market
client-prices-mine = what I would sell
client-prices-company = My company
client-prices-rivals = rivals sell
client-prices-none = No factory, no price. Building one sets it.
client-prices-fixed = £{ $pounds }: no more to change.
client-prices-free = touched by this action: free
client-prices-left-over = { $pounds ->
        [one] for the £{ $pounds } left over
       *[other] for one of the £{ $pounds } left over
    }
client-prices-sheet = The sheet on your company lists every price under its market. Choose one for each good; nothing is played before the button.
client-prices-each = Choose one price for each good; nothing is played before the button.
client-prices-keep = Keep £{ $pounds }
client-prices-keep-all = Keep all
client-prices-set = { $count ->
        [one] Set { $count } price
       *[other] Set { $count } prices
    }
client-prices-together = { $count ->
        [one] { $count } price
       *[other] { $count } prices together
    }
client-prices-profit-now = profit now
client-prices-steps-now = share steps now
client-prices-profit-all = profit, all goods
client-prices-steps-all = share steps, all goods
client-prices-later = Only { $good } is sold in this cycle. Other goods come later, when others may have answered.
