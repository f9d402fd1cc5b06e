# What every table shows of its companies: at a glance, in the timetable, in the head of a phone.

## Companies

client-companies = Compagnies
client-companies-closer = clic : de plus près
client-companies-cash = caisse
client-companies-shares = actions
client-companies-portfolio = capital
client-companies-loans = prêts
client-companies-you = vous
client-companies-bot = { $bot-id ->
        [clerk] commis, robot
        [random] hasard, robot
       *[other] { $bot }, robot
    }
client-companies-away = { $bot-id ->
        [clerk] un commis joue
        [random] un robot joue
       *[other] { $bot } joue
    }
client-companies-own-shares = Vos actions : { $count }
client-companies-own-loans = Vos emprunts : { $count }
client-companies-start = { $who }, premier joueur
client-companies-stored = { $good } : { $count } en stock

## Timetable

client-time = Calendrier
client-time-order-start = { $who }, premier joueur
client-time-order-now = { $who } décide maintenant

## The head of a phone

client-purse = Décennie et argent
client-purse-after = après { $good }
