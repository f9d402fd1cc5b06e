# Sentences that every game shares.
#
# refusal-<id>   why a move is refused: lower case, no full stop; it follows the move's notation
#                and a colon, and the rulebook's section comes after it in brackets
# journal-<id>   what happened: a sentence; $who is the company it happened to
# question-<id>  what a decision asks; its attribute .rule explains the rule in our own words
# move-<id>      what a move does, said to the one who chooses; its attribute .group heads a list
# <fact>-<word>  how a word reads that is a fact of a sentence: good-food, tile-patent; its attribute
#                .effect says what the thing does; an empty word reads as none
#
# A fact that is a word, say $good, brings $good-id, the word as it was, to select on, and
# $good-effect, if the thing has an effect.

refusal-unknown-move = there is no such move in this game
refusal-unknown-move-near = there is no such move; did you mean { $near }?
refusal-not-asked = this is not what the game asks for now
refusal-game-over = the game is over

good-food = food
good-clothes = clothes
good-cutlery = cutlery
good-lamps = lamps
