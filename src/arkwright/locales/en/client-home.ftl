# The pages around the games: home, watching, my profile, and a table before its start.
#
# client-option-<name>        how an option of a title is called; its attribute .effect explains it
# client-value-<name>-<value> how a value of an option reads, if the games do not say it already
# client-company-<colour>, client-bot-<grade>, client-colour-<colour>, client-symbol-<symbol>

client-house = Every edition, by its exact rules. An unofficial fan project.
client-ways = Pages
client-watch = Watch
client-learn = Learn
client-browse = Components
client-me-page = { $name }: my profile

client-company-blue = Blue
client-company-red = Red
client-company-green = Green
client-company-yellow = Yellow

## Tables in a list

client-my-tables = My tables
client-my-tables-wait = { $count ->
        [0] none waits for you
        [one] one waits for you
        [2] two wait for you
        [3] three wait for you
       *[other] { $count } wait for you
    }
client-my-tables-sorted = your turn first
client-my-tables-none = No game is going on. Start one here, or join a friend's.
client-row-my-turn = Your turn
client-row-turn-here = { $name }’s turn, here
client-row-their-turn = { $name }’s turn
client-row-bot-plays = A bot plays your seat
client-row-open = { $count ->
        [0] Everybody is here
        [one] One seat is open
       *[other] { $count } seats are open
    }
client-row-over = { $name } won
client-row-play = Your move
client-row-go = Go there
client-row-look = Look back
client-row-join = Join
client-row-watch = Watch
client-row-action = { $action }: { $title }, { $people }
client-row-pace = { $pace-id ->
        [turns] by turns
       *[live] live
    }
client-row-analysis = analysis
client-row-stage = { $good-id ->
        [none] { $year }
       *[other] { $year }, { $good }
    }
client-row-decade = { $decade ->
        [0] preparation
        [1] decade I, { $good }
        [2] decade II, { $good }
       *[3] decade III, { $good }
    }
client-row-order = { $last-id ->
        [yes] you are last of { $count }
       *[other] you are { $place ->
            [1] first
            [2] second
           *[other] third
        } of { $count }
    }
client-row-with = with { $people }
client-row-people = { $people }
client-row-progress = { $percent } % played

client-join = Join by link or code
client-join-go = Join
client-join-watch = { $count ->
        [0] or look for tables to watch
        [one] or look at the listed table
       *[other] or look at { $count } listed tables
    }
client-join-unreadable = Paste the link of a table, or its code of ten letters and figures.

## A new game

client-new-game = New game
client-new-game-note = one click, and everything can be changed
client-new-title = Game
client-title-in-terminal = in the terminal so far
client-title-terminal = This game has no table in the browser yet. It is played in the terminal:
client-new-seats = Seats
client-new-seats-note = Give a seat to a bot, to yourself a second time, or leave it open: who has the link takes it.
client-new-shared-note = Several seats are yours: you pass this screen around, and it is covered between turns.
client-seat-me = me
client-seat-my-name = { $name }, me
client-seat-open = somebody else, by link
client-seat-name = Name of the player of { $company }
client-new-pace = Pace
client-new-pace-note = By turns, nobody need be here at the same time: whoever is asked answers within days.
client-pace-live = Live
client-pace-turns = By turns
client-new-table = Table
client-new-table-note = A private table is seen only by those who have its link.
client-table-private = Private
client-table-listed = Listed
client-new-shuffle = Order of the seats
client-shuffle-no = As above
client-shuffle-yes = By lot
client-all-options = All options
client-fewer-options = Fewer options
client-start-against = { $grade-id ->
        [clerk] { $count ->
            [one] Start { $title } against a clerk
            [2] Start { $title } against two clerks
            [3] Start { $title } against three clerks
           *[other] Start { $title } against { $count } clerks
        }
       *[other] { $count ->
            [one] Start { $title } against a bot
            [2] Start { $title } against two bots
            [3] Start { $title } against three bots
           *[other] Start { $title } against { $count } bots
        }
    }
client-start-open = { $count ->
        [one] Lay out { $title } and invite one player
       *[other] Lay out { $title } and invite { $count } players
    }
client-start-watch = Watch bots play { $title }
client-start-together = Start { $title } together
client-start-here = Start { $title } for { $count } at this screen
client-start-alone = Start { $title } alone

client-again = Again: { $title }
client-again-with = with { $people }, everybody one seat on
client-again-day = as on { $day }
client-again-start = Start
client-call-me = Call me when it is my turn
client-call-browser = This browser
client-call-hook = { $on-id ->
        [on] Web hook
       *[other] Web hook …
    }
client-call-hook-note = A web hook and other devices are set on the page of your profile.

client-option-setup = Set-up
    .effect = Predetermined begins in 1770 with factories as printed; free begins with everybody choosing theirs.
client-option-events = Events
    .effect = As printed, or shuffled among their places.
client-value-events-printed = as printed
client-value-events-shuffled = shuffled
client-option-patrons = Patrons
    .effect = Whether all four patrons are among the tiles; only with the free set-up.
client-value-patrons-no = as drawn
client-value-patrons-yes = all four
client-option-close-ban = Closing and rebuilding
    .effect = How long what was built can’t be closed, and what was closed can’t be built again.
client-value-close-ban-action = not in one action
client-value-close-ban-decade = not in one decade
client-option-east-india = East India Company
    .effect = After every cycle everybody gains influence on one of four tracks: it brings a bonus, and counts in the end.
client-option-asymmetric = Asymmetrical factories
    .effect = Beside the usual factories some make more goods of less quality, and some fewer and better ones.
client-option-draft = Factories to begin with
    .effect = Those of the set-up, or everybody chooses two, and a first development or card; for two players and more.
client-value-draft-no = as set up
client-value-draft-yes = chosen
client-option-cards = Development cards
    .effect = The basic supply, or one that is drawn anew, with cards that are seen nowhere else.
client-value-cards-basic = basic
client-value-cards-random = drawn
client-option-restrictions = Decade restrictions
    .effect = Whether some developments wait for their decade, unless a card lifts that.
client-option-start-ships = Ships to begin with
    .effect = Whether two ships lie ready, or none until a Stock Exchange makes them ready.
client-value-start-ships-yes = two
client-value-start-ships-no = none
client-option-start-shares = Shares before the game
    .effect = Whether everybody may buy shares with the money they begin with.
client-option-extra-production = Extra Production
    .effect = One more action: factories make goods for the warehouses.
client-option-early-shipping = Early Shipping
    .effect = One more action: stored goods of all kinds go overseas.
client-option-random-factories = Factories drawn
    .effect = Two factories at random in place of those you choose; alone only.
client-value-yes = yes
client-value-no = no

## What happened at my tables, and what to learn next

client-since-last = Since your last turn
client-since-note = { $count ->
        [one] one change that touches you
       *[other] { $count } changes that touch you
    }
client-since-did = { $did-id ->
        [sale] Sale of { $good }: you sold { $count }, { $steps ->
            [0] no share step
            [one] one share step
           *[other] { $steps } share steps
        }.
        [price] { $name } sells { $good } for £{ $to } now.
        [quality] { $name } raised the quality of { $good } to { $to }.
        [distribution] { $name } raised the distribution of { $good } to { $to }.
       *[appeal] { $name } has an appeal of { $to } with { $good } now.
    }
client-since-sale = See the sale
client-next = Next to learn
client-next-note = by playing
client-next-all = All lessons
client-next-step = { $title }, { $done } of { $count } steps.
client-next-go = { $begun-id ->
        [yes] Go on, { $minutes } min
       *[other] Begin, { $minutes } min
    }
client-next-try = Try it, { $minutes } min
client-next-look = Look around
client-next-last = Your last result: { $title }

## What ended last, and the component browser

client-finished = Last finished
client-finished-none = Your finished games will stand here, with their results.
client-finished-place = Place
client-finished-player = Player
client-finished-result = Result
client-finished-you = { $name }, you
client-finished-look = How it came about
client-finished-earlier = Before that
client-finished-won = { $title }: { $name } won
client-browse-title = Component browser
client-browse-what = Tiles, tracks, markers and numbers of each edition, how sure we are of every number, and where it comes from.

## Watching

client-watch-open = Open tables
client-watch-open-note = a seat is free
client-watch-open-none = No listed table has a free seat now. Start one, and list it.
client-watch-running = Running games
client-watch-running-note = watch without a seat
client-watch-running-none = No listed game is going on now.
client-watch-over = Finished games
client-watch-over-note = look through them
client-watch-over-none = No listed game has ended yet.

## A table before its start

client-lobby = Table of { $title }
client-lobby-note = { $count ->
        [0] everybody is here
        [one] one seat is open
       *[other] { $count } seats are open
    }
client-lobby-name = My name at this table
client-lobby-name-more = Name of another player at this screen
client-lobby-sit = Sit here
client-lobby-sit-there = Sit here, as { $company }
client-lobby-free = open
client-lobby-bot = { $client-style-id ->
        [none] { $name }, bot: { $client-bot }
       *[other] { $name }, bot: { $client-bot }, { $client-style }
    }
client-lobby-you = { $name }, you
client-lobby-host = host
client-lobby-change = Change who plays { $company }
client-lobby-open-seat = leave it open
client-lobby-invite = Invite
client-lobby-invite-note = whoever opens this link may take a seat
client-lobby-link = Link to this table
client-lobby-code = or its code: { $code }
client-lobby-copy = Copy the link
client-lobby-copied = Copied
client-lobby-copy-failed = Your browser does not let us copy: the link is marked, copy it yourself.
client-lobby-terms = What is played
client-lobby-fill = Bots on the open seats
client-lobby-start = Start the game
client-lobby-start-filled = { $count ->
        [one] Start, with a bot on the open seat
       *[other] Start, with bots on the { $count } open seats
    }
client-lobby-waits = { $name } starts the game when everybody is here.
client-lobby-waits-alone = The host starts the game when everybody is here.
client-lobby-leave = Leave
client-lobby-leave-sure = Yes, leave the table
client-lobby-remove = Take the table away
client-lobby-remove-sure = Yes, take it away

## My profile

client-profile = My profile
client-profile-note = how others see you
client-profile-name = Name
client-profile-nameless = A name has 1 to 40 characters.
client-profile-colour = Colour
client-profile-symbol = Symbol
client-profile-language = Language
client-profile-save = Save
client-profile-saved = Saved.
client-colour-blue = blue
client-colour-red = red
client-colour-green = green
client-colour-yellow = yellow
client-colour-purple = purple
client-colour-orange = orange
client-colour-teal = teal
client-colour-brown = brown
client-symbol-circle = circle
client-symbol-square = square
client-symbol-triangle = triangle
client-symbol-diamond = lozenge
client-symbol-star = star
client-symbol-hexagon = hexagon
client-symbol-cross = cross
client-symbol-drop = drop

client-devices = Other devices
client-devices-note = with a password you are the same everywhere
client-devices-without = This browser alone knows you. With a password you find your tables again from any other.
client-devices-with = You sign in elsewhere as { $name }, with your password.
client-password-new = New password
client-password-now = Present password
client-password-set = Set the password
client-password-change = Change the password
client-password-remove = Take it away
client-password-short = A password has at least eight characters.
client-password-kept = The password is set; other sign-ins have ended.
client-password-gone = There is no password any more.
client-sign-in = Sign in
client-sign-in-note = if you have a profile with a password
client-sign-in-name = Name
client-sign-in-password = Password
client-sign-in-replaces = It takes the place of the profile that this browser has now.
client-leaving = Leaving
client-sign-out = Sign out here
client-sign-out-sure = Sign out of this browser?
client-sign-out-for-good = Without a password there is no way back. Sign out?
client-sign-out-elsewhere = Sign out everywhere else
client-signed-out-elsewhere = Every other device is signed out.
client-forget = Forget me
client-forget-sure = Remove the profile? Bots play on for you.

client-hook = Announce my turns
client-hook-note = to a web hook, say of a chat
client-hook-address = Address
client-hook-save = Announce there
client-hook-try = Send a trial message
client-hook-tried = A trial message was sent.
client-hook-remove = No longer
client-hook-saved = Your turns are announced there.
client-hook-gone = Your turns are no longer announced.

client-results = My games
client-results-none = No game of yours has ended yet.
client-results-title = Game
client-results-games = games
client-results-wins = won
client-results-average = average
client-results-best = best
client-results-last = The last ones
client-results-line = { $place ->
        [1] first with { $score }
        [2] second with { $score }
        [3] third with { $score }
       *[other] place { $place } with { $score }
    }

## Awards of the solo challenge

client-awards = Awards
client-awards-note = of the solo challenge
client-awards-had = { $count } of { $all }
client-awards-often = { $count } times
client-awards-not-yet = not yet
client-awards-go = Awards and best solo games
client-awards-rule =
    Whoever beats both opponents of the solo card game earns every award whose condition is met. Games from their set-up count, forks do not.
client-solo-best = Best solo games
client-solo-games = { $won } of { $played } won
client-solo-none = No solo game of yours has ended yet.
client-solo-day = Day
client-solo-place = place
client-solo-opponents = opponents
client-solo-score = result
