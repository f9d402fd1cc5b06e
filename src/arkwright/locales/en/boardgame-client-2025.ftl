# What the table of the 2025 edition and its short game says more: events, exchange, declaring.

client-time-pool = Event pool
client-time-pool-come = { $count ->
        [one] one of these comes
       *[other] { $count } of these come
    }
client-time-pool-name = Events that may still turn up: { $count } of them will
client-step-investor = Exchange and copied action
client-step-influence = Influence
client-step-bonus = Bonus
client-offering-note = { $stored } in store, appeal { $appeal }
client-exchange-order = The exchange goes in this order
client-exchange-part = { $part-id ->
        [goods] Goods
        [loans] Loans
        [shares] Shares
       *[contracts] Contracts
    }
client-exchange-past = (over)
client-limit-none = off

# Moves in few words, as buttons and cards name them.
client-name-invest = { $marker-id ->
        [exchange] go to the exchange
       *[other] copy { $marker }
    }
client-name-offer = offer { $count } from store
