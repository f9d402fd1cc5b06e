# The map of keys, the line under the head, and the cover between two players at one screen.

## Keys

client-key-tab = Tab
client-key-arrows = arrows
client-key-space = Space
client-key-enter = Enter
client-key-escape = Esc

client-keys-go = Go
client-keys-tab = next region, then what can be chosen in it
client-keys-arrows = between the choices of a group
client-keys-goods = to food, clothes, cutlery, lamps: factory, then market
client-keys-companies = look at that company; 0 at your own
client-keys-regions = to decision, jobs, markets, offer, harbour, log
client-keys-decide = Decide
client-keys-choose = choose, and see what it would lead to
client-keys-play = play what is chosen
client-keys-clear = choose nothing
client-keys-why = why not: read why something can't be done
client-keys-take-back = take back one move; with Shift the whole turn
client-keys-end-turn = end the turn
client-keys-time = Time
client-keys-positions = one move back, one forward
client-keys-turns = one turn back, one forward
client-keys-scene = go on, hold and skip while a sale is shown
client-keys-playback = play back what happened since your last turn
client-keys-hold = hold what others did, or let it run
client-keys-skip = skip what others did
client-keys-fork = fork from this position
client-keys-map = open and close this map
client-keys-rules = rules, beside the table
client-keys-off = Letters are switched off as keys; Tab, Space, Enter and Esc work. The settings switch them on.

## The line under the head

client-banner-away = No connection since { $since }. It is tried again by itself.
client-banner-try = Try now
client-banner-back = { $count ->
        [0] Connected again; nothing has happened meanwhile.
        [one] Connected again; one move was made meanwhile.
       *[other] Connected again; { $count } moves were made meanwhile.
    }
client-banner-fork = A fork from move { $position }. Its table is not touched by it.
client-banner-to-table = To the table

## Between two players at one screen

client-cover = the table is covered
client-cover-to = Hand over to { $name }
client-cover-since = since { $name } last moved
client-cover-moves = { $count ->
        [0] nothing happened
        [one] one move
       *[other] { $count } moves
    }
client-cover-last = last to move
client-cover-open = I am { $name }: show the table
client-cover-note = Covered are notes, plans and previews; all else at this table is open anyway.
client-cover-never = Never cover tables on this device
