# What a turn was, in a few words beside whose it was: "Strutt: Quality on £4".

client-turn-placed = { $marker } on £{ $space }
client-turn-reused = { $marker } again on £{ $space }
client-turn-event = { $event }
client-turn-end-of-decade = end of the decade
client-began-placed = { $marker } £{ $space }
client-began-reused = { $marker } again £{ $space }

## What no figure shows

client-did-assigned = { $tile } for { $good }
client-did-built = new { $good } factory
client-did-closed = { $good } factory closed
client-did-enlisted = ship { $capacity } sent to war
client-did-goods-lost = { $count } { $good } lost
client-did-influenced = influence on { $track }, space { $space }
client-did-invested = { $marker } copied
client-did-marked = { $good } factory marked
client-did-marker-exchanged = factory marker of { $good } exchanged with { $player }
client-did-offered = { $count } stored { $good } offered
client-did-rearranged = { $piece } of { $good } moved to row { $to }
client-did-recession-shares = { $count ->
        [one] 1 share lost
       *[other] { $count } shares lost
    }
client-did-recession-spaces = share value falls { $spaces }
client-did-returned-tile = { $tile } returned
client-did-row-shut = row { $row } of { $good } shut
client-did-shifted = warehouse worker moved to { $new_post }
client-did-shipped = { $count } { $good } shipped
client-did-sold-at-jubilee = one more { $good } sold
client-did-sold-offered = { $count } stored { $good } sold
client-did-sold-stored = a stored { $good } sold
client-did-sold-to-patron = one { $good } for the Patron
client-did-stopped-selling = no more { $good } sold
client-did-took-marker = { $marker } taken
client-did-took-ship = ship { $capacity } taken
client-did-took-tile = { $tile } taken{ $good ->
        [none] {""}
       *[other] {" "}for { $good }
    }
client-did-used-inventor = { $tile } used
client-did-war-profit = war profit £{ $pounds }
