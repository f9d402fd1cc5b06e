# What the server says: problems by their ids, and names it makes up.

guest-name = Guest { $number }

problem-bad-request = This can't be understood: { $what }.
problem-bot-plays-your-seat = A bot plays seat { $number } for you: take the seat back first.
problem-fault = Something went wrong here, and it is our fault; nothing was lost. Please try again.
problem-game-over = The game is over.
problem-no-bot-named = A seat for a bot needs the bot's grade.
problem-no-database = The database does not answer.
problem-no-free-seat = No seat is free at this table.
problem-no-method = This address does not take that kind of request.
problem-no-page = There is nothing at this address.
problem-no-profile = You have no profile here yet: ask for /api/me first, and keep its cookie.
problem-no-profile-of-that-id = There is nobody with that id.
problem-no-seat = There is no seat { $number } at this table.
problem-no-table = There is no table { $table }.
problem-not-at-the-table = You are not at this table.
problem-not-json = The server reads JSON: say Content-Type: application/json.
problem-not-started = The game has not begun yet.
problem-not-the-host = Only the host of the table may do that.
problem-not-your-seat = Seat { $number } is not yours.
problem-not-your-turn = It is not your turn.
problem-nothing-to-take-back =
    { $possible ->
        [0] Nothing can be taken back: a turn that has ended stays, and so does what was revealed.
       *[other] { $count } moves can't be taken back, only { $possible }.
    }
problem-others-play-here = Others play at this table, so it stays.
problem-refused = This was refused.
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
problem-too-late = Somebody was quicker: the table stands elsewhere now.
problem-too-long = That is too long.
problem-too-many = Too many requests: please wait a moment.
