# The table of the board game: job market, offer.

client-jobs = Job market
client-jobs-note = demand and wage
client-demand-for = Demand for { $good }:
client-wage-now = Wage:
client-jobs-spoken = { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } in the market, { $empty } spaces empty.
client-jobs-fired = fired, waiting to return
client-jobs-up = { $count ->
        [one] worker hired and the wage rises to £{ $pounds }
       *[other] workers hired and the wage rises to £{ $pounds }
    }
client-jobs-down = { $count ->
        [one] worker back and the wage falls to £{ $pounds }
       *[other] workers back and the wage falls to £{ $pounds }
    }

client-offer = Offer
client-offer-next = { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } from { $year }
client-offer-markers = Advanced markers
client-offer-ships = Ships
client-offer-tile = { $tile }, { $count } on offer. { $tile-effect }
client-patron = Patron
client-offer-marker = Advanced marker { $marker }, level { $level }
client-offer-ship = Ship of capacity { $capacity }, { $count ->
        [0] none
       *[other] { $count }
    } on offer, from level { $level } on
