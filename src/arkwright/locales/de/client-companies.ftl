# What every table shows of its companies: at a glance, in the timetable, in the head of a phone.

## Companies

client-companies = Unternehmen
client-companies-closer = anklicken zeigt mehr
client-companies-cash = Kasse
client-companies-shares = Aktien
client-companies-portfolio = Portfolio
client-companies-loans = Kredit
client-companies-you = du
client-companies-bot = { $bot-id ->
        [clerk] Bot
        [random] Zufalls-Bot
       *[other] { $bot }, Bot
    }
client-companies-away = { $bot-id ->
        [clerk] Bot spielt
        [random] Zufalls-Bot spielt
       *[other] { $bot } spielt
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
