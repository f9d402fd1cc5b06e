# What a turn was, in a few words beside whose it was: "Strutt: Add Quality".

client-turn-acted = { $action }
client-turn-passed = keine Aktion
client-began-acted = { $action }
client-began-passed = keine Aktion

## What no figure shows

client-did-bankrupt = bankrott
client-did-developed = { $development } bis { $allowed }
client-did-discarded-card = { $card } abgeworfen
client-did-emergency-fund = { $count ->
        [one] ein Notkredit
       *[other] { $count } Notkredite
    }
client-did-factory-built = neue Fabrik: { $good }
client-did-opponents-first = Gegner spielen zuerst
client-did-patron-used = { $card }: ein Verkauf mehr ({ $good })
client-did-reactivated = { $card } wieder bereit
client-did-sent-overseas = { $good }: { $count } verschifft
client-did-sold-at-home = { $good }: { $count } verkauft
client-did-took-card = neue Karte: { $card }{ $good ->
        [none] {""}
       *[other] {" "}für { $good }
    }
client-did-upgraded = Fabrik ausgebaut: { $good }
client-did-wasted = { $good }: { $count } verschwendet
