# Sentences that every game shares.
#
# refusal-<id>   why a move is refused: lower case, no full stop; it follows the move's notation
#                and a colon, and the rulebook's section comes after it in brackets
# journal-<id>   what happened: a sentence; $who is the company it happened to
# question-<id>  what a decision asks; its attribute .rule explains the rule in our own words
# move-<id>      what a move does, said to the one who chooses; its attribute .group heads a list
# when-<id>      when such a move is made, and by which section: a clause; it says what was tried at
#                the wrong time
# <fact>-<word>  how a word reads that is a fact of a sentence: good-food, tile-patent; its attribute
#                .effect says what the thing does; an empty word reads as none
#
# A fact that is a word, say $good, brings $good-id, the word as it was, to select on, and
# $good-effect, if the thing has an effect.
#
# All games share one bundle, so that an id is said once; only a title whose rules are others says it
# anew, in TITLE-words.ftl. Here is what two games say alike; no rulebook's section is named, and no
# word is of one game alone. { section-II-1 } is a section that another book numbers otherwise.

# The board game of 2025 has another word for it; it begins a sentence with a capital letter.
-distribution = distribution
-Distribution = Distribution

good-food = food
good-clothes = clothes
good-cutlery = cutlery
good-lamps = lamps

reason-sale = goods sold at home
reason-shipping = goods shipped

## What happened

journal-set-up = { $title } with { $players ->
        [one] 1 company
       *[other] { $players } companies
    }, { $setup } set-up.
journal-start-player = { $who } is start player.
journal-founded = { $who } founds a { $good } factory with { $workers } workers.
journal-poorest-chooses =
    { $who } has the least valuable portfolio and names the next start player.
journal-paid = { $who } pays £{ $pounds } for { $reason }.
journal-received = { $who } receives £{ $pounds } for { $reason }.
journal-produced = { $who } produces { $count ->
        [0] no { $good }
        [one] 1 unit of { $good }
       *[other] { $count } units of { $good }
    }.
journal-extra-good = { $who } works an extra shift for one more unit of { $good }.
journal-stored = { $who } stores { $count ->
        [0] none of the { $good }
        [one] 1 unit of { $good }
       *[other] { $count } units of { $good }
    }.
journal-distribution-faded = { $who }'s { -distribution } of { $good } falls to { $level }.
journal-final-value = { $who } ends with { $shares ->
        [one] a share
       *[other] { $shares } shares
    } worth £{ $value } each, £{ $total } in all, and £{ $cash } in cash.
journal-final-place = { $who } finishes { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }.

## Why a move is refused

refusal-unknown-move = there is no such move in this game
refusal-unknown-move-near = there is no such move; nearest to it are { $near }
refusal-not-asked = { $when }; now the game asks: “{ $question }”
refusal-answer-first = first answer what the game asks now: “{ $question }”
refusal-game-over = the game is over
refusal-turn-is-done = your turn is done; end it, or take moves back
refusal-no-such-seat = there are only { $seats } seats at this table
refusal-no-factory = you have no { $good } factory
refusal-factory-exists = you have a { $good } factory already, and nobody has two of a good
refusal-no-machine-left = you have placed all the machines that this action allows
refusal-quality-cap = the quality of your factories goes no higher than { $level }
refusal-nothing-stored = you have no { $good } in store
refusal-fewer-goods-stored = you have { $count ->
        [0] no { $good } in store
        [one] only 1 unit of { $good } in store
       *[other] only { $count } units of { $good } in store
    }
refusal-fewer-goods-left = you have { $count ->
        [0] no { $good } left to ship
        [one] only 1 unit of { $good } left to ship
       *[other] only { $count } units of { $good } left to ship
    }
refusal-ship-active-good-only = only { $good }, the active good, is shipped now

## What is asked, and what can be done

question-end-of-turn = End your turn?
    .rule =
        All of your turn is done. Until you end it you can take back your moves; afterwards it is
        the turn of the next company, or the factories of the active good produce.

move-done = go on, nothing more here
    .group = Go on
move-end-turn = end your turn; from then on it can't be taken back
    .group = End the turn
move-found = begin with a { $good } factory
    .group = Choose a factory
move-buy = buy { $count ->
        [one] one of your shares
       *[other] { $count } of your shares
    } from the bank
    .group = Buy own shares
move-broker = give the Broker up and buy { $count ->
        [one] a share
       *[other] { $count } shares
    } at half price
    .group = Use the Broker
move-start = name { $player } as start player
    .group = Name the start player

when-start = the start player is named when a decade ends
