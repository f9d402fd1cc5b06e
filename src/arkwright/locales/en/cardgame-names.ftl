# What things of the card game are called; .effect says in a sentence what a thing does.

setup-default = default
setup-draft = chosen
setup-solo = solo

## Actions (1a)

action-build = Build and Upgrade
action-employ = Employ Workers
action-automate = Automate Production
action-quality = Add Quality
action-distribution = Add Distribution
action-exchange = Stock Exchange
action-production = Extra Production
action-shipping = Early Shipping

## Expert rules that can be chosen

option-extra-production = extra production
option-early-shipping = early shipping
option-restrictions = decade restrictions

## Developments on the player board (1c)

development-quality = quality
development-distribution = distribution
development-cards = development cards
development-machinery = machinery
development-shipping = shipping
development-exchange = stock exchange

## Colours of the solo game (Solo setup)

colour-red = Red
colour-green = Green
colour-yellow = Yellow

## What money is paid or received for, and what raises the share value (2)

reason-contract = the Contract
reason-final-stock = goods in the warehouses
reason-production = production

cause-appeal = the highest appeal
cause-sales = selling two goods at home

## Development cards (1c)

card-entrepreneur = Entrepreneur
    .effect =
        Once a decade it wins a tie for the highest appeal; discarded after a round, it names the
        start player.
card-trade-office = Trade Office
    .effect =
        Once a decade one ship costs no shipping token, and the shipping development has no decade
        restriction.
card-extra-shift = Extra Shift
    .effect = Discard it in a production to make one more good.
card-workshop = Workshop
    .effect =
        Two machines of every factory cost no maintenance, and the machinery development has no
        decade restriction.
card-foreman = Foreman
    .effect = In the factory it lies at, up to four workers cost £2 less each.
card-broker = Broker
    .effect = Discard it in place of a development to buy one or two shares at half their value.
card-patron-food-clothes = Patron of food and clothes
    .effect = Once a decade you may sell one more unit of food or clothes at home than allowed.
card-patron-food-cutlery = Patron of food and cutlery
    .effect = Once a decade you may sell one more unit of food or cutlery at home than allowed.
card-patron-food-lamps = Patron of food and lamps
    .effect = Once a decade you may sell one more unit of food or lamps at home than allowed.
card-patron-clothes-cutlery = Patron of clothes and cutlery
    .effect = Once a decade you may sell one more unit of clothes or cutlery at home than allowed.
card-patron-clothes-lamps = Patron of clothes and lamps
    .effect = Once a decade you may sell one more unit of clothes or lamps at home than allowed.
card-patron-cutlery-lamps = Patron of cutlery and lamps
    .effect = Once a decade you may sell one more unit of cutlery or lamps at home than allowed.
card-inventor = Inventor
    .effect =
        Discard it to upgrade up to two factories a decade early; as an expert rule also in place of
        a development to take two developments of any decade.
card-developer = Developer
    .effect =
        The fixed cost of each of your factories is £2 less, and once a decade it makes another
        turned card ready.
card-contract = Contract
    .effect = Whenever you ship goods you receive a bonus that grows with their number.
card-patent = Patent
    .effect =
        It is one more distribution card, and the distribution development has no decade
        restriction.
card-engineer = Engineer
    .effect =
        It is a quality card of 5 or 6 and raises the limit of quality to 6 for the rest of the
        game; the quality development has no decade restriction.
card-large-warehouse = Large Warehouse
    .effect = It is one more warehouse, which holds four goods of one kind.

## Awards of the solo challenge (Solo 4)

award-tycoon = Tycoon
    .effect = Your shares times their value come to 500 or more.
award-patriot = Patriot
    .effect = You never used a ship.
award-true-worker = True Worker
    .effect = You never used the Patent or the Engineer.
award-worker-hero = Worker Hero
    .effect = You never automated production.
award-gentleman = Gentleman or Lady
    .effect = You never developed the stock exchange and never used the Broker.
award-specialist = Specialist
    .effect = You played with two factories only.
award-generalist = Generalist
    .effect = You played with all four factories.
award-full-production-line = Full Production Line
    .effect = You had four factories with two worker cards each.
award-general-manager = General Manager
    .effect = You had 25 to 29 shares before the final scoring.
award-expert-broker = Expert Broker
    .effect = You had 30 shares before the final scoring.
award-stock-exchange-darling = Stock Exchange Darling
    .effect = Your share value was 25 to 29 before the final scoring.
award-stock-exchange-mogul = Stock Exchange Mogul
    .effect = Your share value was 30 before the final scoring.
award-parvenu = Parvenu
    .effect = You began with 15 shares and no money.
award-nouveau-riche = Nouveau Riche
    .effect = You had £200 or more before the final scoring.
award-sailor = Sailor
    .effect = You shipped goods five times or more.

## How a quality card is turned

side-price = price
side-appeal = appeal
