# What every table shows of its companies: at a glance, in the timetable, in the head of a phone.

## Companies

client-companies = Unternehmen
client-companies-closer = anklicken zeigt mehr
client-companies-cash = Kasse
client-companies-shares = Aktien
client-companies-portfolio = Portfolio
client-companies-loans = Kredit
client-companies-you = du
client-companies-bot = { $client-style-id ->
        [none] { $client-bot }
       *[other] { $client-bot }, { $client-style }
    }
client-companies-away = { $client-style-id ->
        [none] { $client-bot } spielt
       *[other] { $client-bot } spielt, { $client-style }
    }
client-companies-own-shares = Deine Aktien: { $count }
client-companies-own-loans = Deine Kredite: { $count }
client-companies-start = { $who } als Startspieler
client-companies-stored = { $good }: { $count } im Lager

## Timetable

client-time = Zeittafel
client-time-order-start = { $who }, Startspieler
client-time-order-now = { $who } entscheidet jetzt

## The head of a phone

client-purse = Jahrzehnt und Geld
client-purse-after = nach { $good }
