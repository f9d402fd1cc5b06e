# What a turn was, in a few words beside whose it was: "Strutt: Quality on £4".

client-turn-placed = { $marker } à £{ $space }
client-turn-reused = { $marker } encore à £{ $space }
client-turn-event = { $event }
client-turn-end-of-decade = fin de la décennie
client-began-placed = { $marker } £{ $space }
client-began-reused = { $marker } encore £{ $space }

## What no figure shows

client-did-assigned = { $tile } pour { $good }
client-did-built = nouvelle usine de { $good }
client-did-closed = usine de { $good } fermée
client-did-enlisted = navire { $capacity } envoyé à la guerre
client-did-goods-lost = { $good } : perte de { $count }
client-did-influenced = influence, piste { $track }, case { $space }
client-did-invested = copie du marqueur { $marker }
client-did-marked = usine de { $good } marquée
client-did-marker-exchanged = échange d’un marqueur Usine de { $good } avec { $player }
client-did-offered = { $good } en stock : offre de { $count }
client-did-rearranged = { $good } : { $piece }, rangée { $to }
client-did-recession-shares = { $count ->
        [one] perte d’une action
       *[other] perte de { $count } actions
    }
client-did-recession-spaces = recul de l’action : { $spaces }
client-did-returned-tile = { $tile } : tuile rendue
client-did-row-shut = { $good } : rangée { $row } arrêtée
client-did-shifted = entrepôt : ouvrier à { $new_post }
client-did-shipped = { $good } : exportation de { $count }
client-did-sold-at-jubilee = { $good } : une vente de plus
client-did-sold-offered = { $good } en stock : vente de { $count }
client-did-sold-stored = { $good } en stock : une vente
client-did-sold-to-patron = { $good } : une vente au Mécène
client-did-stopped-selling = { $good } : fin des ventes
client-did-took-marker = nouveau marqueur { $marker }
client-did-took-ship = nouveau navire { $capacity }
client-did-took-tile = nouvelle tuile { $tile }{ $good ->
        [none] {""}
       *[other] {" "}pour { $good }
    }
client-did-used-inventor = recours à { $tile }
client-did-war-profit = profit de guerre £{ $pounds }
