# Factories of the 2025 edition: bulk and luxury, appeal below 0, and an order that is fixed.

client-factory-kind = { $category-id ->
        [bulk] for bulk goods
       *[luxury] for luxury goods
    }
client-factory-kind-letter = { $category-id ->
        [bulk] B
       *[luxury] L
    }
client-factory-kind-name = { $category-id ->
        [bulk] Factory for bulk { $good }
       *[luxury] Factory for luxury { $good }
    }, { $output ->
        [one] 1 good
       *[other] { $output } goods
    } in a production
client-factory-joined = { $good }, rows { $first } and { $row } together: { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }, { $complete ->
        [0] not complete
       *[other] complete
    }
client-factory-below =
    The appeal of { $good } is below 0 because { -distribution } went down after its last production.
    It sells nothing until you next change prices; then it must reach 0 again.
client-factory-below-short = sells nothing till repriced

## The kinds that a plot may get, and the display of all of them

client-kinds-kind = { $category-id ->
        [bulk] Bulk
        [luxury] Luxury
       *[usual] Usual
    }
client-kinds-levels = Level to look at
client-kinds-cost = cost
client-kinds-first = row 1
client-kinds-both = 1+2
client-kinds-left = left
client-kinds-any = any
# What is seen comes first, in the order in which it is seen.
client-kinds-usual = Usual, £{ $pounds }: { $yields } goods in the rows of a { $good } factory of level { $level }; any number
client-kinds-limited = { $category-id ->
        [bulk] Bulk
       *[luxury] Luxury
    }, £{ $pounds }: { $yields } goods in the rows of a { $good } factory of level { $level }; { $left } of { $limit } left
client-kinds-note =
    Bulk starts with 1 { -distribution }. Luxury makes nothing until rows 1 and 2 are both full.
client-display = Factories of all kinds
client-display-row = row { $row }
client-display-open = open
client-display-free = to be had
client-display-markers = markers left
client-display-owner = { $name }, level { $level }
client-display-note =
    Of bulk and of luxury no more than { $limit } factories of a good are open at a time.

## Options

client-factory-order = The factory action goes in this order
client-factory-part = { $part-id ->
        [closing] Close
        [building] Build
       *[modernising] Modernise
    }
client-factory-kind-of = { $category-id ->
        [bulk] { $good } factory of level { $level } for bulk goods
        [luxury] { $good } factory of level { $level } for luxury goods
       *[usual] usual { $good } factory of level { $level }
    }
client-factory-level-kind = { $category-id ->
        [bulk] { client-factory-level }, bulk
       *[luxury] { client-factory-level }, luxury
    }
client-hire-joined = 1+{ $rows } full: { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
client-move-label = move
client-price-mend = { $good } has an appeal below 0: once you change a price, it must be priced too.
client-name-move-piece = { $piece-id ->
        [machine] machine to row { $to }
       *[worker] worker to row { $to }
    }
client-unused-move-piece = moving within factories
