# The harbour of the 2025 edition and its short game: influence, contract limit, inactive ships.

## East India Trading Company

client-india = East India Trading Company
client-india-yours = yours
# $times is 0 on the first space.
client-india-track = { $track }: a step costs £{ $price }; { $who } is on space { $space }, { $times ->
        [0] which counts nothing
        [1] which counts the price
       *[other] which counts { $times } times the price
    }
client-india-prices = Price of a step, now and later: { $prices }
client-india-space = { $track }, space { $space }, ×{ $times }{ $bonus-id ->
        [none] {""}
       *[other] , from here on { $bonus }
    }{ $single ->
        [0] {""}
       *[other] , for one marker only
    }{ $who-id ->
        [none] {""}
       *[other] : { $who }
    }
client-india-bonus = From space { $space } on, the bonus can be { $bonus }
client-india-landing = to space { $space }, ×{ $times }
client-influence-note = £{ $price }, from { $space }
client-influence-free = free
client-influence-stays = stays
client-influence-key = Space, what it multiplies the price by, and what it costs.
client-name-influence = { $track }: { $bought ->
        [0] free step
       *[other] free step + { $bought }
    }
client-name-rise = rise a share space

## Contract limit

client-contract-limit = { $space ->
        [0] no limit
       *[other] limit { $space }
    }
client-contract-limit-name = { $space ->
        [0] No limit: the contract limit marker lies beside the track
       *[other] Limit { $space }: no contract goes beyond; at the limit, one that is not served costs share spaces
    }
client-name-limit = { $space ->
        [0] no contract limit
       *[other] contract limit { $space }
    }

## Ships

client-ship-inactive = inactive
client-ship-readied = ready
client-ship-name-inactive = Ship { $capacity }, inactive until your next stock exchange, { $crew } in its crew

## Companies

client-companies-influence = India
client-companies-card-influence =
    { $who }: cash £{ $cash }, { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } at £{ $value }, portfolio £{ $portfolio }, influence £{ $influence }, { $loans ->
        [0] no loans
        [one] 1 loan
       *[other] { $loans } loans
    }. Look closer
client-companies-factory-category = { $good }: { $category }, level { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, output { $output }
client-companies-ship-inactive = Ship of capacity { $capacity }, inactive
client-purse-influence = influence

## What a preview changes, and the end

client-change-influence = influence
client-change-rival-influence = influence of { $player }
client-change-score = with East India
client-change-limit = highest contract
client-change-inactive = inactive ships
client-end-influence = East India
