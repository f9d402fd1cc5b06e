# The first decision explained: what an action would do for me, and a plan that is made of it.

client-explain-switch = How much is said here
client-explain-on = explain
client-explain-off = terse
client-set-explain = Explain the first decision of a turn, with examples
client-keys-explain = explain the first decision, or terse
client-explain-of = Explanation: { $what }
client-explain-close = Back to the choices
client-explain-for-you = for you now
client-explain-sells = sells
client-explain-profit = profit
client-explain-steps = steps
client-explain-cash = cash
client-explain-worth = worth
client-explain-becomes = becomes
client-explain-free = free
client-explain-at-once = now
# Demand, the wage and what others sell follow as signs and figures.
client-explain-everybody = { $named ->
        [0] For everybody:
       *[other] { $what }, for everybody:
    }
client-explain-demand = { $goes-id ->
        [up] demand rises
        [down] demand falls
       *[both] demand changes
    }
client-explain-wage = wage
client-explain-rival = sells
client-explain-times = { $count } times
client-explain-none = Nothing better than now.
client-explain-idle = { $what }: { $how-id ->
        [made] you would make { $made } and still sell { $sold }, and no share rises. Profit goes from { $was } to { $is }.
        [profit] no more is sold and no share rises. Profit goes from { $was } to { $is }.
       *[cash] no more is sold and no share rises. £{ $pounds } for nothing.
    }
client-explain-status = { $does } { $count ->
        [0] No example.
        [one] One example.
       *[other] { $count } examples.
    }
client-plan = Your plan, step { $step } of { $count }: put ready, not played.
client-plan-drop = Drop the plan
