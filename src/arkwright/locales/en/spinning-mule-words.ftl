# What the tables of the short game say in other words than those of the 2025 edition: it has no
# contracts, and ships are active or inactive.

title-spinning-mule = Spinning Mule (2025)
    .note = its short game, three decades

question-exchange-action = { $part ->
        [0] Goods, loans, shares: what do you trade?
        [1] Loans, then shares: what do you trade?
       *[other] Buy or sell shares?
    }
    .rule =
        There is an order: you sell stored goods at their fixed price; repay loans for £13 each; buy
        or sell your shares, not both, and buy none while you have a loan. When you are done all of
        your ships are active again. (5.2.II.6, 9.2.II.3)
question-ship-action = What do your ships carry?
    .rule =
        Your ships carry stored goods to the colonies, as many as they have room for; no contract is
        needed. Each good brings the base quality of its factory in pounds, and your share value
        falls a space for every ship that is needed. Then these ships are inactive, until you act at
        the stock exchange. (5.2.II.7, 9.2.II.2)
question-shipping = Ship goods that are left or in store?
    .rule =
        You may ship new and stored units of the active good together, with one ship or two that are
        active. Each brings the base quality of its factory in pounds, and the share value falls a
        space for every ship used. Then these ships are inactive, until you act at the stock
        exchange. (5.3.IV, 9.2.II.2)
question-final-exchange = Trade for the last time?
    .rule =
        You may sell stored goods at their fixed price, repay loans and buy shares. Cash only breaks
        ties, shares count with their value, and whoever keeps a loan has lost. Influence in the East
        India Company is added, where it is in play. (6.1, 8.0)
