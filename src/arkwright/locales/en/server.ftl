# What the server says: problems by their ids, and names it makes up.

announcement-over =
    { $title }: the game is over. { $count ->
        [0] Nobody has won.
       *[other] In first place: { $who }.
    }
announcement-trial = Arkwright will tell you here when it is your turn.
announcement-turn = { $title }: it is the turn of { $who }.

guest-name = Guest { $number }

problem-analysis-alone = A game that goes on can be forked for analysis alone: your own seats and bots, not listed, and dealt anew.
problem-bad-name = A name has 1 to 40 characters on one line, and none that can't be seen.
problem-bad-request = This can't be understood: { $what }.
problem-bad-text = The text has characters in it that nobody can read.
problem-bot-plays-your-seat = A bot plays seat { $number } for you: take the seat back first.
problem-broken-table = The game of table { $table } can't be opened: its moves do not fit the rules as we know them. It is our fault, and nothing was lost.
problem-cross-site = Another site sent this in your name, so nothing was done.
problem-fault = Something went wrong here, and it is our fault; nothing was lost. Please try again.
problem-fork-seats = This table has { $count } seats, and so has a fork of it.
problem-game-over = The game is over.
problem-give-up-asked = { $name } already asks to give the game up: answer first.
problem-lesson-begins = The lesson begins at position { $position }: the table can't be taken back further.
problem-name-taken = Somebody else signs in by that name: please choose another.
problem-no-bot-named = A seat for a bot needs the bot's grade.
problem-no-database = The database does not answer.
problem-no-free-seat = No seat is free at this table.
problem-no-give-up-asked = Nobody asks to give the game up any more.
problem-no-language = The languages here are: { $languages }.
problem-no-example = There is no example { $example }.
problem-no-lesson = There is no lesson { $lesson } of { $title }.
problem-no-lesson-here = You play no lesson at this table.
problem-no-method = This address does not take that kind of request.
problem-no-page = There is nothing at this address.
problem-no-position = There is no position { $position }: the last one is { $last }.
problem-no-profile = You have no profile here yet: ask for /api/me first, and keep its cookie.
problem-no-profile-of-that-id = There is nobody with that id.
problem-no-push-here = This server tells no devices: its operator has not switched that on.
problem-no-seat = There is no seat { $number } at this table.
problem-no-site = The client has not been built: say make client and start the server again; the API is described at /docs.
problem-no-table = There is no table { $table }.
problem-no-step = The lesson has no step { $step }.
problem-no-take-back-asked = Nobody asks to take that back any more.
problem-no-vote = You are not asked: only the others who play at this table are.
problem-no-webhook = You have no web hook yet: set its address first.
problem-no-webhooks-here = This server does not announce turns: its operator has not switched that on.
problem-not-at-the-table = You are not at this table.
problem-not-earlier = The game stands at position { $position }: it can only be taken back to an earlier one.
problem-not-json = The server reads JSON: say Content-Type: application/json.
problem-not-started = The game has not begun yet.
problem-not-the-host = Only the host of the table may do that.
problem-not-your-seat = Seat { $number } is not yours.
problem-not-your-turn = It is not your turn.
problem-nothing-said = There is nothing in that message.
problem-nothing-to-take-back =
    { $possible ->
        [0] Nothing can be taken back: a turn that has ended stays, and so does what was revealed.
       *[other] { $count } moves can't be taken back, only { $possible }.
    }
problem-only-players-talk = Only who plays at this table can say something here.
problem-others-play-here = Others play at this table, so it stays.
problem-push-bad-keys = The keys of this device can't be read: switch it off, and on again.
problem-refused = This was refused.
problem-resigned = Seat { $number } was resigned: a bot plays it to the end.
problem-seat-taken = That seat is not free.
problem-seats-open =
    { $count ->
        [one] One seat is still open: wait, or let a bot take it.
       *[other] { $count } seats are still open: wait, or let bots take them.
    }
problem-still-here = { $name } is still here: a bot can be called when somebody has left or was not seen for long.
problem-table-is-open = The game has not begun yet.
problem-table-is-over = The game is over.
problem-table-is-playing = The game has begun already.
problem-take-back-asked = { $name } already asks to take moves back: answer first.
problem-text-too-long = The text is too long: at most { $most } characters.
problem-too-late = Somebody was quicker: the table stands elsewhere now.
problem-too-long = That is too long.
problem-too-many = Too many requests: please wait a moment.
problem-too-many-sockets = You watch too many tables at once: { $most } are possible.
problem-webhook-not-found = The host { $host } can't be found.
problem-webhook-not-https = The address of a web hook begins with https://, has at most 500 characters and no user name or password in it.
problem-webhook-private = The host { $host } is not on the open internet: announcements are sent nowhere else.
problem-webhook-refused = The other side refused the message with status { $status }.
problem-webhook-silent = The other side does not answer.
problem-wrong-name-or-password = The name or the password is wrong.
problem-wrong-password = That is not your password.

push-over = { $title }: the game is over
push-turn = Your turn: { $title }
