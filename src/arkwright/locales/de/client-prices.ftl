# Prices compared: one row for each price, with all that it would lead to.

client-prices-appeal = Reiz
client-prices-appeal-short = Reiz
client-prices-sells = Verkauf
client-prices-income = Erlös
client-prices-steps = Schritte
client-prices-sells-short = verk.
client-prices-profit-short = Gew.
client-prices-steps-short = Schr.
client-prices-other = { $name } verkauft
client-prices-other-sells = { $name } verkauft { $sold }.
client-prices-leads = Preis £{ $price }, Kaufreiz { $appeal }, verkauft { $sold } von { $output }, Erlös { $income } Pfund, Gewinn { $profit } Pfund.
client-prices-steps-for = { $kind-id ->
        [sales] { $count } für Verkäufe
        [appeal] { $count } für den höchsten Kaufreiz
       *[most] { $count } für die meisten Verkäufe
    }
client-prices-no-steps = keine
client-prices-step-kind = { $kind-id ->
        [sales] Verkäufe
        [appeal] höchster Reiz
       *[most] meiste Verkäufe
    }
client-prices-best = unterstrichen: am besten
client-prices-tinted = grau: jetzt
client-prices-more = mehr
client-prices-more-before = { $good }: niedrigere Preise
client-prices-more-after = { $good }: höhere Preise
client-prices-keep-row = { $good }: £{ $pounds } behalten
client-prices-appeal-of = Kaufreiz { $appeal }
client-prices-at = Preis £{ $price }
client-prices-income-of = Erlös £{ $income }
