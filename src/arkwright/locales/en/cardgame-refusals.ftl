# Why a move of the card game is refused, and what would be right.

## Turn (1a)

refusal-nothing-to-do = the action { $action } has nothing to do for you now
refusal-expert-rule-off = the expert rule of { $option } is not in play at this table
refusal-no-round-left = in this decade { $good } is not produced again, and it is the last decade
refusal-nothing-to-upgrade = nothing of your { $good } factory can be upgraded in this decade
refusal-upgrade-without-inventor =
    the Inventor would add nothing at your { $good } factory; upgrade it without him
refusal-inventor-used = { $count ->
        [one] the Inventor upgrades one factory only
       *[other] the Inventor upgrades up to { $count } different factories
    }
refusal-worker-cards-in-place = your { $good } factory has both of its worker cards
refusal-no-worker-card = your { $good } factory has no worker card { $position }; employ workers first
refusal-card-rotated =
    worker card { $position } of your { $good } factory has all the machines that it can have
refusal-finish-token-first =
    one of your worker cards has a machine token; it must be finished before any other
refusal-settled-already = you have settled your { $good } factory in this action; once is all
refusal-as-it-is = your { $good } factory has just that already
refusal-no-such-quality-cards = you have no quality cards for { $values } free
refusal-no-distribution-card =
    all of your distribution cards are in use; first set another factory to 0
refusal-adds-too-much = { $count ->
        [0] this action can't add any more
       *[other] this action can add only { $count } more; develop it to add more at a time
    }

## Stock exchange (1a.5, expert setup 11, card 6)

refusal-buying-is-over = shares are bought first at the stock exchange, before loans and ships
refusal-borrowing-is-over = loans are taken before ships are made ready, all of them at once
refusal-share-track-full = nobody has more than { $count } shares
refusal-shares-cost-more = these shares cost £{ $pounds }, and you have £{ $cash }
refusal-loan-spots-full = { $count ->
        [0] you have taken all the loans there are
        [one] you can take only one more loan in this game
       *[other] you can take only { $count } more loans in this game
    }
refusal-ships-are-ready = all of your ships are ready

## Extra production and shipping (1a.6, 1a.7, 2b)

refusal-produced-already = your { $good } factory has produced in this action; once is all
refusal-loaded-already = { $good } is on board already
refusal-nothing-loaded = first choose what to ship
refusal-ships-carry-fewer = { $count ->
        [0] no ship is ready, or all shipping tokens are used
        [one] your ready ships carry only one unit
       *[other] your ready ships carry only { $count } units
    }
refusal-ship-after-sale = what is not sold at home can be shipped after the sale

## Price and appeal (1b)

refusal-set-appeal-first = first set the appeal of the active good
refusal-engineer-lies-so =
    with an appeal of { $appeal } the Engineer lies so anyway or can't be turned that way; leave the side out
refusal-appeal-not-reachable =
    token, office and quality cards can't make this appeal; they can make { $appeals }

## Developments and cards (1c)

refusal-development-complete = your { $development } is developed as far as it goes
refusal-decade-restriction = this step can be taken from decade { $decade ->
        [1] I
        [2] II
       *[other] III
    } on, or with the card { $card }
refusal-card-owned = you have the card { $card } already, and nobody has two of a kind
refusal-card-not-owned = you do not have the card { $card }
refusal-card-not-on-offer = the card { $card } is not on offer
refusal-card-just-discarded = you discarded the card { $card } in this turn; take it in a later one
refusal-make-room-first = first discard a card; then you take the { $card }
refusal-no-such-copy = choose a copy of the card { $card }: it lies in the spots { $values }
refusal-all-developed = every development is complete; the Inventor would bring nothing
refusal-card-just-taken = you have just taken the card { $card }; discard another one
refusal-card-not-ready =
    the card { $card } is turned or not yours; turned cards are ready again in the next decade
refusal-card-not-turned = you have no turned card { $card }
refusal-card-not-now = the card { $card } has no use here
refusal-must-discard-card = you have more development cards than allowed; first discard one
refusal-must-lose-distribution =
    the Patent has gone, and with it one of your distribution cards; set a factory to 0
refusal-engineer-replaced-up-to =
    the Engineer can be replaced by cards of your reserve, up to { $value } in all

## Production (2)

refusal-appeal-not-above-demand =
    your appeal of { $appeal } is not above the demand marker at { $demand }, so nothing can be sold
refusal-sale-limit =
    you may sell { $allowed } units of { $good }, and { $new } of them are new goods, which come first
refusal-patron-of-other-goods = the { $card } does not buy { $good }
refusal-no-good-for-patron =
    you may sell { $allowed } units of { $good } and have no more, so a Patron has nothing to buy
refusal-clearing-makes-no-room = clearing { $good } makes no room
refusal-must-drop = your warehouses are too full; first choose a good to waste

## Start player (3, Solo A)

refusal-seat-bankrupt = this company is bankrupt and out of the game
refusal-solo-no-start-player = there is no start player here; use the Entrepreneur or go on
