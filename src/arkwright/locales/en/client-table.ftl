# The frame of every table: head, menu, settings, the tabs of a phone.

client-to-home = Leave for home
client-head-moves = { $pace-id ->
        [turns] by turns, move { $position }
       *[live] move { $position }
    }
client-connection = { $connection-id ->
        [live] live
        [opening] connecting
        [away] connection lost
       *[refused] closed
    }
client-charts = Charts
client-components = Components and numbers
client-light-or-dark = Light or dark
client-settings = Settings
client-menu = Table and players
client-keys = Keys
client-close = Close
client-tabs = Parts of the table
client-tab-markets = Markets
client-tab-jobs = Jobs
client-tab-company = Company
client-tab-developments = Board
client-tab-rivals = Rivals
client-tab-offer = Offer
client-tab-log = Log
client-sheet = { $height-id ->
        [line] Open the decision
        [half] Show all of the decision
       *[full] Make the decision small
    }

## The menu

client-you = you
client-bot-random = random moves
client-bot-clerk = clerk
client-bot-manager = manager
client-bot-director = director
client-bot-tycoon = tycoon
client-bot-lesson = clerk, follows the lesson
client-style-two-factories = two factories
client-style-four-factories = four factories
client-style-shipper = shipper
client-plays-bot = { $client-style-id ->
        [none] bot: { $client-bot }
       *[other] bot: { $client-bot }, { $client-style }
    }
client-plays-instead = { $client-style-id ->
        [none] a bot stands in: { $client-bot }
       *[other] a bot stands in: { $client-bot }, { $client-style }
    }
client-person-away = away
client-take-seat-back = Take my seat back
client-resign = Hand my seat to a bot
client-resign-sure = Yes, a bot shall play on
client-call-bot = Let a bot play

## Who plays

client-any-style = any style
client-bots = Bots of the house
client-bots-own = Own bots
client-seat-style = How the bot of { $company } plays
client-seat-whose = Who plays { $company }

## Settings

client-set-language = Language
client-set-theme = Paper
client-theme-system = as the device
client-theme-light = light
client-theme-dark = dark
client-set-scene = Sales
client-set-scene-show = as a scene
client-set-scene-skip = only the result
client-set-click-plays = A click plays at once what can be taken back; otherwise it chooses, and a button plays
client-set-hand-over = Cover the table between two players at this screen
client-set-letters = Letters in place of the companies' shapes
client-set-larger = Larger figures
client-set-motion = Pieces move
client-set-keys = Letters are keys (see Keys)
client-set-dim = In lessons, what is not spoken of steps back
