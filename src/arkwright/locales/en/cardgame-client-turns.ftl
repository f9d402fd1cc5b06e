# What a turn was, in a few words beside whose it was: "Strutt: Add Quality".

client-turn-acted = { $action }
client-turn-passed = no action
client-began-acted = { $action }
client-began-passed = no action

## What no figure shows

client-did-bankrupt = bankrupt
client-did-developed = { $development } up to { $allowed }
client-did-discarded-card = { $card } discarded
client-did-emergency-fund = { $count ->
        [one] one loan in need
       *[other] { $count } loans in need
    }
client-did-factory-built = new { $good } factory
client-did-opponents-first = opponents play first
client-did-patron-used = one more { $good } by the { $card }
client-did-reactivated = { $card } ready again
client-did-sent-overseas = { $count } { $good } shipped
client-did-sold-at-home = { $count } { $good } sold
client-did-took-card = { $card } taken{ $good ->
        [none] {""}
       *[other] {" "}for { $good }
    }
client-did-upgraded = { $good } factory upgraded
client-did-wasted = { $count } { $good } wasted
