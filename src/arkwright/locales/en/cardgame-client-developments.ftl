# The left column of the card game's table: wages, developments, ships and loans, cards on offer.

## Wages (1a.1, 1a.2)

client-card-wages = Wages
client-card-wages-machine = machine £{ $pounds }
# $stuck is how far below 0 demand stands that can't fall any more, 0 if there is none.
client-card-wages-next = The next building or employing { $change-id ->
        [rises] raises wages to
       *[stays] leaves wages at
    } £{ $pounds } and lowers every demand{ $stuck ->
        [0] {""}
       *[other] {" "}above −{ $stuck }
    } by 1.
client-card-wages-spoken = The wage is £{ $pounds }, step { $step } of { $steps }.

## Developments (1c)

client-card-developments = Developments
client-card-developments-of = Developments of { $name }
# Under the restrictions: which step waits for which decade.
client-card-developments-locked = { $level ->
        [2] 2nd
       *[other] 3rd
    } from { $decade ->
        [2] II
       *[other] III
    }
# At most 13 characters.
client-card-development-short = { $development-id ->
        [quality] Quality
        [distribution] Distribution
        [cards] Cards
        [machinery] Machinery
        [shipping] Shipping
       *[exchange] Exchange
    }
# What the numbers of a development count; at most 16 characters.
client-card-development-counts = { $development-id ->
        [quality] added per action
        [distribution] added per action
        [cards] at most
        [machinery] per action
        [shipping] goods a ship
       *[exchange] shares half price
    }
# $next is what the next step allows, -1 after the last; $decade is from when, 0 if it is not locked.
client-card-development-name = { $development-id ->
        [quality] Quality: up to { $allowed } more in an action
        [distribution] Distribution: up to { $allowed } more in an action
        [cards] Cards: up to { $allowed } development cards
        [machinery] Machinery: up to { $allowed } machines in an action
        [shipping] Shipping: { $allowed } goods on a ship
       *[exchange] Exchange: { $allowed ->
            [0] no share
            [one] 1 share
           *[other] { $allowed } shares
        } at half price
    }{ $next ->
        [-1] , the last step
       *[other] , next { $next }
    }{ $decade ->
        [0] {""}
        [1] {""}
        [2] , from decade II on
       *[other] , from decade III on
    }

## Ships and loans (1a.5, 2b, final scoring)

client-card-ships-value = value
client-card-ships-name = { $ready } of { $all } ships ready; { $tokens } of { $spots } shipping tokens used, at the end { $penalty } off the share value
client-card-loans-shares = shares
client-card-loans-name = { $count ->
        [0] No loan
        [one] 1 loan
       *[other] { $count } loans
    } of { $spots }; each costs a share at the end

## Development cards (1c)

client-card-offer = Cards on offer
client-card-display = Cards on display
client-card-offer-left = { $count } left
client-card-display-free = { $count } free
client-card-on-offer = { $card }, { $count ->
        [0] none on offer
       *[other] { $count } on offer
    }{ $mine ->
        [0] {""}
       *[other] , you have it
    }. { $card-effect }
# A card of the display; $colour is the disc on it.
client-card-on-display = { $card }, row { $row }, place { $column }{ $colour-id ->
        [none] {""}
        [yellow] , under the neutral disc
       *[other] , under the disc of { $colour }
    }. { $card-effect }
client-card-on-display-empty = Row { $row }, place { $column }: no card
client-card-disc-from = from
client-card-disc-note = A disc keeps its card. { $colour-id ->
        [yellow] The neutral one
       *[other] { $colour }'s
    } went on by { $steps }, one for each company in { $good }.
client-card-disc-rule = What lies under a disc can't be taken.
client-card-own = { $card }{ $good-id ->
        [none] {""}
       *[other] , at the { $good } factory
    }{ $turned ->
        [0] {""}
       *[other] , used in this decade
    }. { $card-effect }
# A patron without its goods, which are drawn beside it; at most 8 characters.
client-card-patron = Patron
client-card-patron-short = +1 sale
# A few words for each card, at most 22 characters; the whole sentence is its effect.
client-card-short = { $card-id ->
        [engineer] quality to 6
        [patent] distribution card
        [large-warehouse] 4 goods
        [entrepreneur] wins ties
        [extra-shift] +1 good
        [workshop] 2 machines free
        [foreman] 4 workers −£2
        [inventor] a decade ahead
        [developer] fixed cost −£2
        [broker] 2 shares half price
        [trade-office] spares a ship token
        [contract] bonus for shipping
       *[patron] +1 sale a decade
    }
# The names for a narrow card, with soft hyphens: at most 9 characters between them.
client-card-narrow = { $card-id ->
        [engineer] Engineer
        [patent] Patent
        [large-warehouse] Large Ware­house
        [entrepreneur] Entre­preneur
        [extra-shift] Extra Shift
        [workshop] Work­shop
        [foreman] Foreman
        [inventor] Inventor
        [developer] Developer
        [broker] Broker
        [trade-office] Trade Office
        [contract] Contract
       *[patron] Patron
    }
