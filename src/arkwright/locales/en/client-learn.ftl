# Lessons: the note in the margin of a table, and the page where one learns.

client-learn-note = Note of the lesson: { $name }
client-learn-step = step { $number } of { $count }
client-learn-progress = Step { $number } of { $count }
client-learn-leave = Leave, keep the game
client-learn-leave-short = Leave
client-learn-back-to = Back to step { $number }
client-learn-back = Take the table back to there?
client-learn-back-yes = Take back
client-learn-back-no = No
client-learn-own-way = You go your own way. I comment.
client-learn-waits = First what happens is told; then the note goes on.
client-learn-next = Next: { $move }
client-learn-begun = Go on in your decision; what you have begun is not done yet.
client-learn-rule = the rule, { $section }
client-learn-otherwise = All { $count } rules that go otherwise
client-learn-show = Show me
client-learn-why = Why?
client-learn-another-way = Another way
client-learn-on = Go on
client-learn-try = Try £{ $pounds }
client-learn-try-again = Try again
client-learn-sale-again = The sale again
client-learn-keep = Play on
client-learn-others = Other lessons
client-learn-decide = To the decision
client-learn-to-note = Back to the note
client-learn-first = First read the note, then it goes on.
client-learn-compared = if the price had been
client-learn-compared-own = your choice
client-learn-compared-sold = sold
client-learn-compared-income = income
client-learn-compared-profit = profit
client-learn-compared-steps = steps
client-learn-goal = { $holds ->
        [1] reached
       *[other] not reached
    }

client-learn-keys = In a lesson
client-learn-keys-note = to the note, and back
client-learn-keys-letters = from the note to the lettered thing
client-learn-keys-why = why, in the note

## Places that a letter may stand at

client-learn-letter = { $letter }: { $place }. Back to the note.
client-learn-place-good = { $room-id ->
        [market] market of { $good }
        [office] office of { $good }
       *[other] factory of { $good }
    }{ $part-id ->
        [head] , head
        [ladder] , ladder
        [demand] , demand
        [price] , price
        [sales] , goods sold
        [income] , income
        [costs] , wages
        [profit] , profit
        [steps] , share steps
        [appeal] , appeal
        [row] , row { $row }
        [quality] , quality
        [distribution] , distribution
        [workers] , workers
        [output] , output
        [dial] , price and appeal
       *[other] { "" }
    }
client-learn-place-company = { $mine ->
        [1] your company
       *[other] company of { $seat }
    }{ $part-id ->
        [cash] , cash
        [shares] , shares
        [portfolio] , portfolio
        [loans] , loans
       *[other] { "" }
    }
client-learn-place-marker = { $room-id ->
        [hand] { $name } in your hand
       *[other] { $name } among the choices
    }{ $space ->
        [0] { "" }
       *[other] , £{ $space }
    }
client-learn-place-space = { $space ->
        [0] administration
       *[other] administration space £{ $space }
    }
client-learn-place = { $room-id ->
        [share-track] share track
        [jobs] { $part-id ->
            [wage] wage
            [demand] demand
           *[other] job market
        }
        [offer] offer
        [harbour] harbour
        [india] East India Company
        [contracts] contracts
        [tiles] your tiles
        [street] your street
        [developments] developments
        [tokens] shipping tokens
        [ships] ships
        [loans] loans
        [wages] wages
        [cards] cards to take
        [own-cards] your cards
        [opponents] the bag of the opponents
       *[other] { $room }
    }

## The page

client-learn-titles = Titles
client-learn-solved = { $solved } of { $count } done
client-learn-minutes = { $minutes } min
client-learn-steps-done = { $done ->
        [0] { $count } steps
       *[other] { $done } of { $count } steps
    }
client-learn-stands = { $done } of { $count } steps. Your table stands as you left it.
client-learn-begin = Begin
client-learn-begin-lesson = Begin: { $name }
client-learn-go-on = Go on
client-learn-go-on-at = Go on: { $name }
client-learn-again = From the beginning
client-learn-lessons = Lessons and exercises
client-learn-lessons-note = one idea each, on a position of its own
client-learn-exercise = { $name }: { $standing-id ->
        [solved] solved
        [tried] tried
       *[other] not tried yet
    }
client-learn-exercises = { $count ->
        [1] one exercise
       *[other] { $count } exercises
    }
client-learn-used = What you have used
client-learn-used-note = ticked by playing, not by reading
client-learn-used-yes = used
client-learn-subject = { $subject-id ->
        [workers] Workers and wages
        [machines] Machines
        [shares] Buying shares
        [prices] Setting a price
        [tiles] Development tiles
        [sale] Appeal and the sale
        [share-steps] Share steps
        [fading] Distribution fades
        [ships] Ships
        [loans] Loans
        [quality] Quality and distribution
        [developments] Developments
       *[other] { $subject }
    }
client-learn-day = Exercise of the day
client-learn-none = There are no lessons for this title yet.
