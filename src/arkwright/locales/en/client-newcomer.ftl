# Home for somebody new: what this is, the ways in, one sale in four pictures, and what people ask before.

client-time-minutes = { $count } min
client-time-hours = { $count } h
client-range = { $least } to { $most }

client-hero = What this is
client-hero-theme = Run a mill in the first industrial revolution.
client-hero-what = Hire workers, buy machines, set prices, and sell against rivals who want the same buyers.
client-hero-goal = The company worth most in the end wins: your shares × the value of one share.
client-hero-players = players
client-hero-length = length
client-hero-hours = { $least } to { $most } h
client-hero-weight = weight
client-hero-heavy = heavy
client-hero-chance = chance
client-hero-little = very little
client-hero-learn = Learn by playing: a guided decade
client-hero-alone = Play the card game alone
client-hero-alone-note = the shorter way in
client-hero-table = Set up a table
client-hero-table-note = any title, bots or friends

client-plate = How a loaf becomes a fortune: one sale, in four pictures
client-plate-spoken = Every worker who was hired has left a gap in the job market, and { $demand } loaves are wanted. Your mill makes { $made }, and its appeal is { $base } for quality and { $distribution } for distribution, less the price of { $price }: { $appeal }. Goods are called row by row, the highest appeal first, and you sell { $sold }. Your share rises from £{ $before } to £{ $after }, and with { $shares } shares your company is worth £{ $company }.
client-plate-appeal = appeal
client-plate-wanted = { $demand } loaves are wanted
client-plate-share = one share
client-plate-shares = { $shares } shares ×
client-plate-company = your company
client-plate-market = Who works, buys
    .text = Every worker hired leaves a gap: one more buyer for all.
client-plate-mill = Your mill makes goods
    .text = Appeal is quality and distribution, less the price.
client-plate-ladder = Higher appeal sells first
    .text = Row by row, until nobody wants more.
client-plate-track = Sales lift your share
    .text = Buy your shares back before they are dear.

client-which = Which title?
client-which-lesson = the guided decade is here

client-now = Being played now
client-now-note = watch, nothing can go wrong
client-now-try = { $kind-id ->
        [drill] an exercise
       *[other] a lesson
    }, { $title }{ $time-id ->
        [none] { "" }
       *[other] , { $time }
    }
client-now-learn = Lessons and exercises
client-now-learn-note = every lesson is a real table
client-now-components = What lies on the table
client-now-components-note = every tile, track and number of each edition

client-before = Before you begin
client-before-rules = Must I read the rules first?
    .answer = No. The table refuses what is not allowed, and says why.
client-before-to-rules = Rules, searchable
client-before-back = Can I take a move back?
    .answer = Until you end your turn, always.
client-before-cost = What does it cost?
    .answer = Nothing. No account is needed; a name keeps your games.
client-before-phone = On the phone?
    .answer = Yes, the whole game, also by turns over days.
