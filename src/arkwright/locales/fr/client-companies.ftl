# What every table shows of its companies: at a glance, in the timetable, in the head of a phone.

## Companies

client-companies = Compagnies
client-companies-closer = clic : de plus près
client-companies-cash = caisse
client-companies-shares = actions
client-companies-portfolio = capital
client-companies-loans = prêts
client-companies-you = vous
client-companies-bot = { $client-style-id ->
        [none] { $client-bot }
       *[other] { $client-bot }, { $client-style }
    }
client-companies-away = { $client-style-id ->
        [none] { $client-bot } joue
       *[other] { $client-bot } joue, { $client-style }
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
