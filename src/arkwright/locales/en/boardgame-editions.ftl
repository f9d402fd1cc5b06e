# The editions of the board game side by side, and its switches in the component browser.
#
# switch-<name>          what a switch is about
# switch-<name>-<way>    what happens if it goes this way: a sentence
# edition-<topic>        what a row of numbers is about
# edition-chapter-<name> what heads a chapter of rows

edition-heading = The editions compared
edition-note =
    Only what differs. = is the same as in the column to its left, – that there is no such thing; where
    numbers stand like 4 / 8 / 4, the row says what they go by. What 2025 calls marketing is distribution
    here.
edition-topic = What differs

edition-chapter-game = The game
edition-chapter-set-up = Set-up
edition-chapter-turn = Turn
edition-chapter-production = Production
edition-chapter-end = End of the decade, loans
edition-chapter-markers = Grey markers and ships, with 2 / 3 / 4 players
edition-chapter-tiles = Development tiles in the box
edition-chapter-predetermined = The predetermined set-up
edition-chapter-asymmetric = Asymmetrical factories, a module
edition-chapter-east-india = East India Trading Company, a module
edition-chapter-other = Other numbers

## Set-up

switch-event-layout = Events laid out
switch-event-layout-hidden = All face down and unseen, Bureaucracy among those of the first three decades.
switch-event-layout-open-pool =
    All see the events that may come; then one is dropped unseen, the others are laid face down with
    Bureaucracy, one of them in reserve. Bureaucracy and the reserve come together.
switch-start-payment = Paying the first two factories
switch-start-payment-after-all = After everybody has sold shares.
switch-start-payment-at-once = Right after your own sale of shares, before you take a marker.
switch-start-marker = The first special marker
switch-start-marker-may = You may take one.
switch-start-marker-must = You take one; nobody goes without.

## Turn

switch-marker-reuse = Using a marker again
switch-marker-reuse-stays = It stays where it lies; you pay its space again and the fee.
switch-marker-reuse-moves = You lift it and pay the fee, then put it on any free space, its old one included.
switch-factory-order = Order in a Factory action
switch-factory-order-free = Build, modernise and close as you like, also in turns.
switch-factory-order-fixed = First close, then build, then modernise.
switch-closed-factory = The tile of a closed factory
switch-closed-factory-supply = It comes back to you; only not in the same action.
switch-closed-factory-box = It leaves the game: you can't build this good at this level again.
switch-developer = Developer with the Inventor
switch-developer-current-level = No saving on a step beyond the current level.
switch-developer-any-level = It saves on such a step too.
switch-hiring = Where hired workers stand
switch-hiring-any-row = In any row of a factory.
switch-hiring-low-rows-first = In the lowest row with a gap first.
switch-firing = Before you fire
switch-firing-as-they-stand = Everybody is fired from the last rows as they stand.
switch-firing-after-moving = Workers and machines of the factory may first change their rows.
switch-refill-ban = Hiring where somebody was just fired
switch-refill-ban-rows = Not into the same row, nor firing from a row just hired into.
switch-refill-ban-spaces = Not onto the same spaces, nor firing those just hired.
switch-last-decade = Hiring in the last decade for a good that has already produced
switch-last-decade-marked =
    Allowed, but the factory is marked, and costs share value and shares at the end unless a Production
    action follows.
switch-last-decade-banned = Forbidden, and so is building such a factory.
switch-machine-tile = Whose machines pay the owner of the machine tile
switch-machine-tile-everybody = Those of all others.
switch-machine-tile-neighbours = Those of the neighbours to the left and right.
switch-repricing = Prices that may change after an action
switch-repricing-touched =
    Those of the factories it touched; after Quality and Distribution others for £1 of administration
    each.
switch-repricing-all = Those of all your goods.
switch-price-scale = Top of the price scale
switch-price-scale-printed = The scale ends.
switch-price-scale-open = No end, as long as appeal is 0 or more.
switch-exchange-order = Order in a Stock Exchange action
switch-exchange-order-free = As you like.
switch-exchange-order-fixed =
    Goods, loans, shares, and last contracts; where there are none, your ships become active again.
switch-contracts = Contracts
switch-contracts-open = Needed to ship; an unserved one rises to the end of the track.
switch-contracts-limited =
    Needed to ship; your contract limit stops them from rising, and you from placing higher ones.
switch-contracts-none =
    None: goods are shipped as you like, but a ship that sailed is inactive until your next Stock
    Exchange action.
switch-ship-action = Ship action
switch-ship-action-one-ship = One ship, which lies on an administration space to the end of the decade.
switch-ship-action-both-ships =
    One ship or both for the sum of their capacities; it needs a free space, and leaves it free.
switch-ship-swap = Swapping a ship for a larger one
switch-ship-swap-full-piers = Only when both piers are taken.
switch-ship-swap-any-pier = Also when a pier is free.
switch-agent = Agent
switch-agent-one-contract = One contract of a shipment with one good more or less.
switch-agent-every-contract = Every contract of a shipment with one good more or less.

## Production

switch-sale-choices = Stored goods, Extra Shifts and School in a sale
switch-sale-choices-when-called = Decided good by good, when you are called to sell.
switch-sale-choices-declared = Declared before the sale, in turn order.
switch-bonus-ties = Ties for a share bonus
switch-bonus-ties-charisma = Charisma wins every one.
switch-bonus-ties-press-attache =
    The Press Attaché wins one a decade and is turned; for a second one it is returned.
switch-fading = When distribution falls
switch-fading-with-wages = With the wages, before shipping.
switch-fading-clean-up = At the end of the cycle, after storing.
switch-negative-appeal = Appeal that would fall below 0
switch-negative-appeal-price-falls = The price falls by £1 and your share value by a space.
switch-negative-appeal-stays = It stays below 0 until you next set prices.
switch-small-warehouse = Small Warehouse
switch-small-warehouse-on-price-scale = Its goods lie on your price scales and shut high prices.
switch-small-warehouse-apart = Its goods shut no price.
switch-small-warehouse-everybody = Everybody has one from the start, without a tile.

## End of the decade

switch-ship-dismissal = What may leave the harbour at the end of a decade
switch-ship-dismissal-with-crew = Warehouse workers, and ships with their whole crew.
switch-ship-dismissal-any-ship = Warehouse workers, and any ship, also one without a crew.
switch-charisma = Charisma returned
switch-charisma-start-player = You name the start player.
switch-charisma-with-marker = You name the start player and take a special marker.
switch-broker = When the Broker trades in the event phase
switch-broker-before-paying = First, before an event that costs money, and after the event.
switch-broker-any-moment = At any moment: also when the event is known and not yet resolved.
switch-markers-return = When action markers come back
switch-markers-return-before-event = First, before harbour wages and event.
switch-markers-return-at-the-end = Last, after event and start player.
switch-obsolescence = Obsolete factories
switch-obsolescence-yes = Old levels take more workers, or money for those that are missing.
switch-obsolescence-no = None.
switch-loan = What a loan costs in share value
switch-loan-one-space = One space.
switch-loan-first-digit = The first digit of the space you stand on, one below space 10.

## Rows of numbers

edition-options = Options
edition-option-patrons = all four patrons
edition-option-close-ban = ban on closing for a decade
edition-option-east-india = East India Trading Company
edition-option-asymmetric = asymmetrical factories
edition-decades = Decades
edition-levels = Technology level of each decade
edition-fired = Fired workers at the start, with 2 / 3 / 4 players
edition-boxed = Workers left in the box, with 2 / 3 / 4 players
edition-importers = Importers begin at, with 2 / 3 / 4 players
edition-events-shown = Events shown to all
edition-events-missing = Events that never come
edition-events-two = Events left out with two players
edition-tiles-fixed = Tiles that are always on offer, with 2 / 3 / 4 players
edition-markers-each = Grey markers that lie there for each player
edition-ships-at-start = Ships everybody begins with, by capacity
edition-lowest-price = Lowest price of food / clothes / cutlery / lamps
edition-highest-price = Highest price
edition-contract-two = Highest contract with two players
edition-marker-rows = Level that opens rows I, II, III, IV of grey markers
edition-inventor = Inventor: price of each use, the first when taken
edition-tinkerer = Tinkerer: price of each use
edition-machine-tile = Machine tile: for each machine, with 2 / 3 / 4 players
edition-fours-each = Ships of capacity 4 for each of two players
edition-output-1 = Goods of rows 1, 2, 3, 4 at level I
edition-output-2 = Goods of rows 1, 2, 3, 4 at level II
edition-output-3 = Goods of rows 1, 2, 3, 4 at level III
edition-output-4 = Goods of rows 1, 2, 3, 4 at level IV
edition-wage-rows = Last row of the job market with each wage
edition-obsolete = Levels obsolete from 1790 / 1800 / 1810
edition-obsolete-workers = Workers an obsolete factory takes
edition-obsolete-fee = For each of them that is missing
edition-events-printed = Events in order
edition-reserve-printed = Event in reserve
edition-markers-1 = Grey markers of row I, one more for each player
edition-markers-2 = Grey markers of row II
edition-markers-3 = Grey markers of row III
edition-markers-4 = Grey markers of row IV
edition-tiles-2 = Tiles with two players
edition-tiles-3 = More with three
edition-tiles-4 = More with four
edition-kind-limit = Bulk, and luxury factories of a good
edition-bulk-cheaper = Bulk: cheaper, and of lower quality, by
edition-bulk-marketing = Bulk: distribution on opening
edition-bulk-output = Bulk: goods of rows 1, 2, 3, 4 at level I / II / III / IV
edition-luxury-dearer = Luxury: dearer, and of higher quality, by
edition-luxury-output = Luxury: goods of rows 1, 2, 3, 4 at level I / II / III / IV
edition-track-price = First price of sugar / cotton / silver / porcelain
edition-track-tiers = How often the price rises before its last space
edition-track-tier = Spaces of each price
edition-track-locked = Locked among them, with 2 / 3 / 4 players
edition-track-last = Last space of a track
edition-track-orange = Orange spaces, for one marker each
edition-track-multiplier = Influence counts the price
edition-track-from = From space
edition-track-bonus = First space with the bonus distribution / machine / quality / share space
