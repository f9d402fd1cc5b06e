# Leaving: resigning, giving up together, taking a table away.

client-leave = Leave
client-leave-resign = Resign
client-leave-resign-as = Resign as { $name }
client-leave-resign-note = A bot plays your seat to the end, and you can’t come back. The game counts for the others, not for you.
client-leave-resign-sure = Yes, resign
client-leave-give-up = Give the game up
client-leave-give-up-ask = Ask all others to give up, without a result?
client-leave-give-up-sure = End it now, without a result?
client-leave-remove = Delete the table
client-remove-sure = Delete it for good?
client-plays-resigned = { $client-style-id ->
        [none] resigned; plays on: { $client-bot }
       *[other] resigned; plays on: { $client-bot }, { $client-style }
    }
client-give-up-asked = { $seat } asks to give the game up: it would be over, and nobody would have a result.
client-give-up-own = You asked to give the game up; { $count ->
        [one] one answer is missing
       *[other] { $count } answers are missing
    }.
client-give-up-agree = Give it up
client-give-up-no = Play on
client-game-given-up = The game was given up by agreement. Nobody has a result; the last page shows how far it had come.
client-end-given-up = Given up: no result
client-row-resigned = You have resigned; a bot plays on
client-row-given-up = Given up by agreement
client-row-remove = Delete
client-results-resigned = resigned
client-results-given-up = given up, no result

client-move-waits = The server does not answer. Your move is sent when it is back, if nothing else happens first.
client-move-overtaken = Something else happened first, so your move was not played. Please decide again.
client-move-not-sent = The server still does not answer: your move was not played. Please try again.
