# What each action does, and what it costs later, before one is chosen.

client-action-build = Build factories that you do not have, and upgrade others, for no money.
    .effect = new factories
    .later = Building lowers every demand marker and may raise the wage; a factory that produces has its fixed cost.
client-action-employ = Add worker cards to your factories: they make more goods.
    .effect = more goods
    .later = Each worker earns £{ $wage } at each production, and worker cards never leave.
client-action-automate = Put machines on worker cards, as many as your machinery allows.
    .effect = fewer wages
    .later = A machine costs less than the workers in whose place it stands.
client-action-quality = Lay quality cards at your factories: appeal that lasts.
    .effect = lasting appeal
    .later = Nothing more is to be paid; the appeal marker moves when you set price and appeal.
client-action-distribution = Lay distribution at your factories: appeal for the next sales.
    .effect = fading appeal
    .later = It falls by one whenever the factory has produced.
client-action-exchange = Buy shares, take loans, and make your ships ready.
    .effect = shares, ships
    .later = Shares are never sold again, and each loan costs a share in the end.
client-action-production = Let factories produce once more, for your warehouses.
    .effect = fill warehouses
    .later = Their costs are paid at once; what finds no room is wasted.
client-action-shipping = Ship stored goods of any kinds together.
    .effect = ship goods
    .later = Each ship that sails is gone until a stock exchange readies it.
