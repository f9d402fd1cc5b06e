# What the opponents of the solo game did and why, productions, awards, and how a game ended.

## The opponents' turn

client-card-story = Opponents' turn
client-card-story-note = step by step
client-card-story-drawn = { $colour } is drawn: { $same } of { $markers } markers in the bag.
client-card-story-advanced =
    { $colour } has a { $good } factory: its appeal rises from { $before } to { $appeal }. The
    arrows on the way take demand from { $demand_before } to { $demand }.
client-card-story-opened =
    { $colour } had no { $good } factory and opens one: all demand falls by one, the wage is £{ $wage }.
    Its appeal is { $appeal }: { $printed }, and { $decade } for the decade. The arrows on the way take
    demand from { $demand_before } to { $demand }.
client-card-story-neutral = Yellow is nobody's colour: no appeal rises.
client-card-story-share = { $gained ->
        [0] { $colour } was not drawn, but has all { $shares } shares already.
       *[other] { $colour } was not drawn and gets a share: { $before } to { $shares }.
    }
client-card-story-disc = { $steps ->
        [0] Nobody sells { $good }: the disc of { $colour } stays on { $card }.
        [one] One company sells { $good }: the disc of { $colour } goes 1 card on to { $card }.
       *[other] { $steps } companies sell { $good }: the disc of { $colour } goes { $steps } cards on to { $card }.
    }
client-card-story-out = The marker stays out of the bag until the decade ends.
client-card-story-value =
    { $colour } sells { $sold } with appeal { $appeal } over demand { $demand }. Two or more raise its
    share value: £{ $before } to £{ $after }.
client-card-story-few =
    { $colour } sells { $sold } with appeal { $appeal } over demand { $demand }. Fewer than two bring a
    share: { $before } to { $after }.

## What a production brought

client-card-sheet-head = demand { $demand }, wage £{ $wage }
client-card-sheet-costs = costs
client-card-sheet-gain = gets
client-card-sheet-value = value +{ $count }
client-card-sheet-share = share +{ $count }

## Awards

client-card-awards = Awards
client-card-award-so-far = so far
client-card-award-of = { $figure } of { $needed }
client-card-award-open = open
client-card-award-held = held so far
client-card-award-lost = lost
client-card-award-earned = earned
client-card-award-spoken = { $stand ->
        [none] { $award }, { $state }.
       *[other] { $award }, { $state }: { $stand }.
    }
client-card-awards-rule = Whoever beats both opponents earns what is held at the end.
client-card-awards-mine = All my awards
client-card-earned = { $count ->
        [0] none this time
        [one] 1 earned
       *[other] { $count } earned
    }
client-card-earned-none = The game is won, but no award was met.
client-card-earned-lost = Awards are for those who beat both opponents.

## How the result came about

client-card-end-shares-before = shares before the end
client-card-end-loans = shares for loans
client-card-end-ships = value for shipping
client-card-end-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
client-card-end-bankrupt = bankrupt
