# What a turn was, in a few words beside whose it was: "Strutt: Quality on £4".

client-turn-placed = { $marker } auf £{ $space }
client-turn-reused = { $marker } erneut auf £{ $space }
client-turn-event = { $event }
client-turn-end-of-decade = Ende des Jahrzehnts
client-began-placed = { $marker } £{ $space }
client-began-reused = { $marker } erneut £{ $space }

## What no figure shows

client-did-assigned = { $tile } für { $good }
client-did-built = neue Fabrik: { $good }
client-did-closed = Fabrik geschlossen: { $good }
client-did-enlisted = Schiff { $capacity } im Krieg
client-did-goods-lost = { $good }: { $count } verloren
client-did-influenced = Einfluss: { $track }, Feld { $space }
client-did-invested = { $marker } nachgeahmt
client-did-marked = Fabrik markiert: { $good }
client-did-marker-exchanged = Fabrikmarker ({ $good }) mit { $player } getauscht
client-did-offered = { $good }: { $count } aus dem Lager angeboten
client-did-rearranged = { $good }: { $piece } in Reihe { $to } versetzt
client-did-recession-shares = { $count ->
        [one] eine Aktie verloren
       *[other] { $count } Aktien verloren
    }
client-did-recession-spaces = Aktienkurs fällt um { $spaces }
client-did-returned-tile = { $tile } abgegeben
client-did-row-shut = { $good }: Reihe { $row } stillgelegt
client-did-shifted = Lagerarbeiter versetzt: { $new_post }
client-did-shipped = { $good }: { $count } verschifft
client-did-sold-at-jubilee = { $good }: ein Stück mehr verkauft
client-did-sold-offered = { $good }: { $count } aus dem Lager verkauft
client-did-sold-stored = { $good }: ein Stück aus dem Lager verkauft
client-did-sold-to-patron = { $good }: ein Stück an den Mäzen
client-did-stopped-selling = { $good }: kein weiterer Verkauf
client-did-took-marker = neuer Marker: { $marker }
client-did-took-ship = neues Schiff: { $capacity }
client-did-took-tile = neues Plättchen: { $tile }{ $good ->
        [none] {""}
       *[other] {" "}für { $good }
    }
client-did-used-inventor = { $tile } genutzt
client-did-war-profit = Kriegsgewinn £{ $pounds }
