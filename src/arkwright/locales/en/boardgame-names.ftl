# What things of the board game are called; .effect says in a sentence what a thing does.

setup-predetermined = predetermined
setup-free = free

## Action markers (II.1)

marker-factory = factory
marker-workers = workers
marker-machinery = machinery
marker-quality = quality
marker-distribution = { -distribution }
marker-exchange = stock exchange
marker-light-machinery = light machinery
marker-light-quality = light quality
marker-light-distribution = light { -distribution }
marker-light-production = light production
marker-light-investor = investor
marker-dark-machinery = dark machinery
marker-dark-quality = dark quality
marker-dark-distribution = dark { -distribution }
marker-dark-production = dark production
marker-ship-2 = ship 2
marker-ship-4 = ship 4
marker-ship-6 = ship 6
marker-ship-8 = ship 8
marker-ship-10 = ship 10
marker-both-ships = both ships

## Posts of the warehouse (II.2.2), and what can be dismissed in the harbour (6.II)

post-food = the food column
post-clothes = the clothes column
post-cutlery = the cutlery column
post-lamps = the lamps column
post-row-2 = row 2
post-row-3 = row 3

what-food = the worker at the food column of your warehouse
what-clothes = the worker at the clothes column of your warehouse
what-cutlery = the worker at the cutlery column of your warehouse
what-lamps = the worker at the lamps column of your warehouse
what-row-2 = the worker at row 2 of your warehouse
what-row-3 = the worker at row 3 of your warehouse
what-ship-2 = your ship of capacity 2
what-ship-4 = your ship of capacity 4 with its crew
what-ship-6 = your ship of capacity 6 with its crew
what-ship-8 = your ship of capacity 8 with its crew
what-ship-10 = your ship of capacity 10 with its crew

## What the recession takes (10.2)

loss-spaces = two spaces of share value
loss-share = one share

## Parts of the actions that have an order (2025 5.2.II.1, 5.2.II.6), and what moves in a factory

part-closing = closing
part-building = building
part-modernising = modernising
part-goods = stored goods
part-loans = loans
part-shares = shares
part-contracts = contracts

piece-machine = a machine
piece-worker = a worker

## The bonuses of a sale (2025 5.3.II) and of the East India Company (2025 9.3), its tracks

bonus-appeal = the highest appeal
bonus-most = selling the most
bonus-marketing = a level of { -distribution }
bonus-machine = a machine
bonus-quality = a level of quality
bonus-share = a space of share value

track-sugar = sugar
track-cotton = cotton
track-silver = silver
track-porcelain = porcelain

## Kinds of factories (2025 9.4)

category-usual = usual
    .effect = It is the factory of the main game, between the other two.
category-bulk = bulk
    .effect =
        It makes more goods than a usual one, of lower base quality and for less money, and opens
        with a level of marketing.
category-luxury = luxury
    .effect =
        It makes fewer goods than a usual one, of higher base quality and for more money, and none
        before its first two rows are full.

## What money is paid or received for

reason-administration = administration
reason-building = building
reason-engineering-works = another company's machine (Engineering Works)
reason-harbour-wages = wages in the harbour
reason-inventor = the Inventor
reason-luddites = peace with the Luddites
reason-machine-works = another company's machine (Machine Works)
reason-obsolescence = workers missing in obsolete factories
reason-office = the voyage (Office)
reason-royal-society = tiles and complete rows (Royal Society)
reason-social-unrest = factory workers (Social Unrest)
reason-tinkerer = the Tinkerer
reason-unlock = opening the last administration space
reason-wages = wages and machines
reason-warehouse-sale = stored goods

## Development tiles (10.1)

tile-accountant = Accountant
    .effect = You may pay up to £2 more or less in administrative costs than the space says.
tile-administrator = Administrator
    .effect = Using a marker again costs no fee, and Bureaucracy leaves your £2 space open.
tile-agent = Agent
    .effect = When you ship, one contract may be served with one good more or fewer than it asks for.
tile-broker = Broker
    .effect =
        You may trade shares and sell stored goods in every event phase; or return it in place of
        taking a special marker, and buy one or two shares at half price.
tile-charisma = Charisma
    .effect =
        Ties for the share bonuses go to you; or return it at the end of a cycle or decade and name
        the start player.
tile-developer = Developer
    .effect =
        Return it after a factory action to save £5 on each factory you build or modernise in that
        action.
tile-engineer = Engineer
    .effect = You choose freely what to pay for a quality action, and quality may rise to level 6.
tile-engineering-works = Engineering Works
    .effect = The bank pays you £1 for every machine that another company buys.
tile-extra-shifts = Extra Shifts
    .effect = Return it to make one more good in a production, without paying for it.
tile-foreman = Foreman
    .effect =
        In the factory it is assigned to, up to four workers earn £2 less, but at least £1 each.
tile-inventor = Inventor
    .effect =
        You may modernise a factory to the next technology level, or take a marker or ship of it;
        after each use you pay more to keep the tile, or return it.
tile-machine-works = Machine Works
    .effect =
        The bank pays you £1 for every machine that a company beside yours buys, with two companies
        £2.
tile-office = Office
    .effect = You receive £5 whenever you ship goods.
tile-patent = Patent
    .effect =
        A { -distribution } action has £2 more to spend; or return it in one for two free levels.
tile-patron-food = Patron of food
    .effect = After every sale of food your patron buys one more unit from you at your price.
tile-patron-clothes = Patron of clothes
    .effect = After every sale of clothes your patron buys one more unit from you at your price.
tile-patron-cutlery = Patron of cutlery
    .effect = After every sale of cutlery your patron buys one more unit from you at your price.
tile-patron-lamps = Patron of lamps
    .effect = After every sale of lamps your patron buys one more unit from you at your price.
tile-press-attache = Press Attaché
    .effect =
        A tie for a share bonus goes to you, once a decade; if you use it a second time you return
        it.
tile-school = School
    .effect =
        Workers replaced by machines may take free places in your factories, and after a sale you
        may shut your last row if all of its goods are unsold.
tile-small-warehouse = Small Warehouse
    .effect = It stores five goods of any kind without a worker, on the upper end of your price scales.
tile-tinkerer = Tinkerer
    .effect =
        As the Inventor it reaches the next technology level, but only twice; after the first use
        you pay to keep it, or return it.
tile-workshop = Workshop
    .effect =
        A machinery action has £3 more to spend, and in the factory it is assigned to all machines
        together cost £1 to run.

# Not tiles, but used like them.
tile-patron = Patron
tile-jubilee = Crown Jubilee

## Events (10.2)

event-bureaucracy = Bureaucracy
    .effect = The £2 administration space is closed until the end of the game.
event-crown-jubilee = Crown Jubilee
    .effect =
        In the coming decade everybody may once sell one good more than the market takes, as if to
        a patron.
event-economic-crisis = Economic Crisis
    .effect =
        Five fired workers return to the job market; if there are fewer, workers of its last row
        move up to make up the number.
event-end-of-game = End of Game
    .effect =
        Everybody may sell stored goods, repay loans and buy shares for a last time; then the
        portfolios are compared.
event-hamburg-crisis = Hamburg Crisis
    .effect =
        The £10 administration space is closed for a decade, except to those who pay £10 to open
        it.
event-lobby = Lobby
    .effect = Everybody may take a special marker of the technology level of this decade.
event-luddites = Luddites
    .effect = Every factory with machines loses one of them, or its owner pays £5.
event-made-in-england = Made in England
    .effect = Everybody may raise { -distribution } by two levels for nothing.
event-navigation-acts = Navigation Acts
    .effect = All importers lose two in appeal for a decade, but do not fall below 0.
event-opium-war = Opium War
    .effect =
        Everybody may give up one ship for half its capacity in spaces of share value; its crew is
        fired.
event-recession = Recession
    .effect = Everybody loses two spaces of share value, or one share.
event-royal-society = Royal Society
    .effect =
        Everybody receives £2 for each tile, and £4 for each complete row of one factory, the one
        with the most of them.
event-social-unrest = Social Unrest
    .effect = Everybody pays £1 for each worker in their factories, at most £12.
event-threat-of-strike = Threat of Strike
    .effect = All wages are £1 higher for a decade.
event-war-on-the-continent = War on the Continent
    .effect =
        In every factory { -distribution } rises by a level and the price by £1, where both can rise.
event-worlds-fair = World's Fair
    .effect = Four workers leave the job market, or for lack of them the fired, and the game.
