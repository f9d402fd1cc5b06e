# What every table shows of its companies: at a glance, in the timetable, in the head of a phone.

## Companies

client-companies = Companies
client-companies-closer = click one to look closer
client-companies-cash = cash
client-companies-shares = shares
client-companies-portfolio = portfolio
client-companies-loans = loans
client-companies-you = you
client-companies-bot = { $client-style-id ->
        [none] { $client-bot }
       *[other] { $client-bot }, { $client-style }
    }
client-companies-away = { $client-style-id ->
        [none] { $client-bot } stands in
       *[other] { $client-bot } stands in, { $client-style }
    }
client-companies-own-shares = Your shares: { $count }
client-companies-own-loans = Your loans: { $count }
client-companies-start = { $who } as start player
client-companies-stored = { $good }: { $count } stored

## Timetable

client-time = Timetable
client-time-order-start = { $who }, start player
client-time-order-now = { $who }, decides now

## The head of a phone

client-purse = Decade and money
client-purse-after = after { $good }
