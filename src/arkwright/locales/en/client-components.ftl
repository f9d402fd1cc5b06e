# The component browser: every edition's numbers, how sure they are, and where they come from.

client-titles = Titles
client-kinds = Kinds of components
client-compare = Compare with
client-compare-nothing = nothing
client-compare-count = { $count ->
        [one] 1 differs
       *[other] { $count } differ
    }
client-compare-beside = In { $title }
client-compare-none = It has no such number.
client-find = Find a number, tile or event
client-found = Found
client-found-note = { $count ->
        [0] nothing has this in its name or its numbers
        [one] one entry
       *[other] { $count } entries
    }

## How sure a number is

client-certainty-how = How sure we are
client-certainty-legend = What the lines under the numbers mean
client-certainty-whole = all numbers of this title
client-certainty-shares = { $stated } stated, { $public } public, { $inferred } inferred, { $reconstructed } reconstructed
client-certainty = { $certainty-id ->
        [stated] stated
        [public] public
        [inferred] inferred
        [reconstructed] reconstructed
       *[other] { $certainty }
    }
client-certainty-short = { $certainty-id ->
        [stated] in a rulebook
        [public] in another public source
        [inferred] follows from stated numbers
       *[reconstructed] ours, fits all that is known
    }
client-certainty-long = { $certainty-id ->
        [stated] A rulebook says so.
        [public] Another public source says so, the rulebooks do not.
        [inferred] No source says it outright, but it follows from numbers that are stated.
       *[reconstructed] No source we have says it. It is our own, and it fits everything that is known.
    }

## The leaf of a number

client-number-named = { $name }, { $number }: { $shown }, { $certainty-id ->
        [stated] stated
        [public] public
        [inferred] inferred
        [reconstructed] reconstructed
       *[other] { $certainty }
    }
client-number-differs = { $name }, { $number }: { $shown }, { $certainty-id ->
        [stated] stated
        [public] public
        [inferred] inferred
        [reconstructed] reconstructed
       *[other] { $certainty }
    }; { $other } in the other title
client-number-leaf = The chosen number
client-number-hint = Choose a number to read how sure it is, and why.
client-number-source = Where it comes from
client-number-file = In the edition file
client-number-place = number { $place } of { $count }
client-number-same-entry = In the same entry

## Kinds of components

client-kind-shares = Shares
client-kind-shares-note = the track, and what a company has at the start
client-kind-factories = Factories
client-kind-factories-note = what they cost, what their rows make
client-kind-appeal = Price and quality
client-kind-appeal-note = the ends of the scales, and fixed prices
client-kind-market = Market and wages
client-kind-market-note = demand and wages by rows
client-kind-economy = Importers
client-kind-economy-note = what makes rivals from abroad stronger
client-kind-neutral = Neutral seller
client-kind-neutral-note = the third seller in a game of two
client-kind-markers = Administration
client-kind-markers-note = spaces and action markers
client-kind-developments = Developments
client-kind-developments-note = what each step allows, and when it may be taken
client-kind-harbour = Harbour
client-kind-harbour-note = ships, contracts, warehouse
client-kind-tiles = Development tiles
client-kind-tiles-note = what each does, and how many there are
client-kind-cards = Development cards
client-kind-cards-note = what each does
client-kind-timetable = Timetable
client-kind-timetable-note = decades, levels, obsolescence
client-kind-events = Events
client-kind-events-note = what each does, and when it comes
client-kind-loans = Loans
client-kind-loans-note = what the bank gives, and takes back
client-kind-setups = Set-ups
client-kind-setups-note = what each company begins with
client-kind-solo = Solo game
client-kind-solo-note = the opponents, and the awards
client-kind-rules = Rules that differ
client-kind-rules-note = which way each goes in this edition
client-kind-asymmetric = Asymmetrical factories
client-kind-asymmetric-note = a module: bulk and luxury
client-kind-east-india = East India Company
client-kind-east-india-note = a module: tracks, prices, bonuses
client-kind-rest = Other numbers
client-kind-rest-note = whatever has no page of its own

## Drawn as they look

client-factories-cost = Cost by level, also base quality
client-factories-output = Goods that a full row makes, by level
client-factories-all = all rows
client-factories-level = { $name }, level { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-factories-row = { $good }, row { $row }
client-factories-spaces = Spaces of the rows
client-factories-spaces-note = the corner marks a space that may take a machine
client-jobs-map = The job market, row by row
client-jobs-map-note = the number beside the lowest empty space is the demand
client-jobs-row = Row
client-jobs-wage = Wage
client-jobs-band = Wage in rows { $first } to { $last }
client-jobs-to-row = to row
client-influence-map = The track of each commodity
client-influence-map-note = from a space on, its marker counts so many times the price and may take the bonus
client-influence-prices = The price scales
client-influence-prices-note = 3+ and 4 are used only with so many players
client-track-map = The share track
client-track-map-note = space and value of a share
client-track-space = Space { $space }: £{ $value }, { $certainty-id ->
        [stated] stated
        [public] public
        [inferred] inferred
        [reconstructed] reconstructed
       *[other] { $certainty }
    }

## Names of components

client-component = { $component-id ->
        [shares] shares of a company
        [shares-minimum-price] lowest price of a share
        [share-track] share track in bands
        [share-track-units] one space a pound
        [share-track-twos] two spaces a pound
        [share-track-threes] three spaces a pound
        [share-track-fours] four spaces a pound
        [loan] loan
        [factory] factories
        [factory-spots] spots of a factory
        [output] goods made by each row
        [spaces] spaces of the rows
        [worker-card] worker cards
        [office] office
        [price] price scale
        [fixed-price] fixed price of stored goods
        [end-price] price of stored goods at the end
        [quality] quality
        [distribution] distribution
        [market] market
        [market-blank-top-rows] rows without a number at the top
        [market-wage] wage bands
        [market-arrows] appeal arrows
        [market-up-to-3] market for up to three players
        [market-for-4] market for four players
        [economy] economy markers
        [economy-dropped] economy markers left out
        [neutral] neutral company
        [administration] administration
        [marker] action markers
        [marker-supply] supply of advanced markers
        [marker-printed] markers of the printed set-up
        [development] developments by step
        [development-restriction] restriction of developments
        [machine] machines
        [ship] ships by capacity
        [piers] piers
        [contract] contracts
        [warehouse] warehouse
        [shipping] shipping tokens
        [tile] development tiles
        [tile-count] number of tiles
        [tile-offer] tiles on offer
        [tile-printed] tiles of the printed set-up
        [card] development cards
        [card-faces] fronts and backs
        [card-supply] cards on display
        [timetable] timetable
        [timetable-obsolete] obsolete factories
        [event] event markers
        [event-printed] events of the printed set-up
        [event-effect] effects of events
        [start] start of a company
        [track] tracks
        [solo] solo game
        [solo-start] start of the opponents
        [solo-new-factory] new factories of the opponents
        [solo-award] thresholds of the awards
        [switch] rules that differ
        [price-lowest] lowest price by good
        [importer] importers
        [importer-start] where importers begin
        [marker-production] rows of a Production action
        [marker-supply-light] light markers in the box
        [marker-supply-dark] dark markers in the box
        [marker-removed] markers taken out
        [marker-rows] rows of the mat
        [event-pool] events shown
        [asymmetric] asymmetrical factories
        [asymmetric-limit] factories of a kind
        [asymmetric-bulk] bulk factories
        [asymmetric-luxury] luxury factories
        [east-india] East India Trading Company
        [east-india-price] price scales
        [east-india-locked] locked spaces of each price
        [east-india-track] influence tracks
        [east-india-bonus] first space of each bonus
       *[other] { $component }
    }

## Names of numbers

client-number-with = with { $count } players
client-number-removed-with = taken out with { $count } players
client-number-fixed-with = always on offer with { $count } players
client-number-row = row { $count }
client-number-before = obsolete levels before { NUMBER($count, useGrouping: 0) }
client-number-level = level { $count ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
client-number-setup = set-up with { $count } players
client-number = { $number-id ->
        [blue] Blue
        [red] Red
        [green] Green
        [yellow] Yellow
        [first] first player
        [second] second player
        [third] third player
        [fourth] fourth player
        [per-company] of a company
        [at-start] at the start
        [start-space] first space
        [buying] when buying
        [from] from space
        [to] to space
        [spaces-per-pound] spaces to a pound
        [amount] paid out
        [repayment] paid back
        [cost] cost
        [rows] rows
        [columns] columns
        [column] column
        [lowest] lowest
        [highest] highest
        [highest-with-engineer] highest with the Engineer
        [highest-with-2] highest with 2 players
        [largest-with-2] largest with 2 players
        [pounds] pounds
        [last-row] last row
        [fired] fired
        [boxed] in the box
        [importer] importer gains
        [workers] workers
        [spaces] spaces
        [reuse-fee] fee for using again
        [own] own
        [light] light
        [dark] dark
        [copies] of each
        [crew] crew
        [level] level
        [levels] levels
        [count] how many
        [per-player] for each player
        [held] held at most
        [saving] saving
        [lowest-wage] lowest wage
        [price] price
        [prices] prices
        [goods] goods
        [upkeep] upkeep
        [decades] decades
        [fee] fee for a missing worker
        [random] shuffled
        [order] order
        [capacity-per-space] capacity for a space
        [shares] shares
        [pounds-per-row] for a row
        [pounds-per-tile] for a tile
        [pounds-per-worker] for a worker
        [tile] tile
        [money] money
        [value] share value
        [ships] ships
        [spots] spots
        [penalty] penalty
        [appeal] appeal
        [sum] sum
        [fixed-cost] fixed cost
        [shipping-price] shipping price
        [machines] machines
        [first-goods] goods, first place
        [second-goods] goods, second place
        [small-cards] small cards
        [cards] cards
        [small] small ones
        [small-goods] goods in a small one
        [large-goods] goods in a large one
        [highest-appeal] highest appeal
        [lowest-demand] lowest demand
        [highest-demand] highest demand
        [demand-below] demand starts below
        [wages] wages
        [step] step
        [steps] steps
        [front] fronts
        [back] backs
        [expert-per-player] for each player, expert rules
        [bonus] bonus
        [factories] factories
        [developments] developments
        [start] begins with
        [drawn-each] drawn for each
        [drawn-neutral] drawn for the neutral one
        [tycoon-points] Tycoon
        [many-shares] General Manager
        [all-shares] Expert Broker
        [high-value] Stock Exchange Darling
        [top-value] Stock Exchange Mogul
        [parvenu-shares] Parvenu
        [riches] Nouveau Riche
        [way] here
        [production] production
        [investor] investor
        [for-each-player] there for each player
        [fours-each-with-2] of capacity 4, with 2 players
        [pounds-with-2] with 2 players
        [shown] shown to all
        [reserve] in reserve
        [each] for each good
        [cheaper] cheaper by
        [dearer] dearer by
        [marketing] marketing
        [machine] machine
        [share] share space
        [sugar] sugar
        [cotton] cotton
        [silver] silver
        [porcelain] porcelain
        [tiers] times it rises
        [spaces-per-tier] spaces of each price
        [last] last space
        [orange] orange spaces
        [from-space] from space
        [multiplier] times the price
        [voyages] Sailor
       *[other] { $number }
    }
client-number-word = { $value-id ->
        [production] production
        [investor] investor
       *[other] { $value }
    }
client-number-yes = yes
client-number-no = no
