# What each marker does, and what it costs later, before one is chosen.

client-matrix-any = any space does the same
client-explain-hire = { $good }, row { $row }
client-explain-from = { $workers ->
        [0] {""}
        [one] 1 worker,{" "}
       *[other] { $workers } workers,{" "}
    }from £{ $space }{ $count ->
        [one] {""}
       *[other] , { $count } times
    }
client-explain-special = special marker: { $what }
client-explain-marker = { $does }, { $pounds }
client-explain-cheaper = £{ $space } does the same and saves £{ $pounds }.
client-explain-none-extra = Nothing better than now, except for the extra action.
client-explain-too-little = £{ $space } gives nothing here: £{ $least } is the least that does.
client-explain-nothing-now = No space gives anything with this marker now.

client-marker-factory = Build factories, modernise or close them, each for its cost.
    .effect = build, close
    .later = A new factory comes with a row of workers: their wages fall due whenever its good is produced.
client-marker-workers = Hire any number for nothing, or fire them; only full rows make goods.
    .effect = hire, fire
    .later = Each worker earns £{ $wage } whenever that good is produced.
client-marker-machinery = Replace workers by machines, as many as the amount paid allows{ $shade-id ->
        [none] {""}
       *[other] , and more for it than with your own marker
    }.
    .effect = replace workers
    .later = A machine costs little when its good is produced, but its worker leaves, and in time demand falls.
client-marker-quality = Raise the quality of your goods: appeal that lasts{ $shade-id ->
        [none] {""}
       *[other] , for less than with your own marker
    }.
    .effect = lasting appeal
    .later = Nothing more is to be paid for it; only closing the factory loses it.
client-marker-distribution = Raise the { -distribution } of your goods: appeal for the next sales{ $shade-id ->
        [none] {""}
       *[other] , and more of it than with your own marker
    }.
    .effect = fading appeal
    .later = It fades again, level by level.
client-marker-exchange = { $contracts ->
        [0] Buy or sell your own shares, repay loans, sell stored goods; your ships are ready again.
       *[other] Buy or sell your own shares, repay loans, sell stored goods, agree contracts.
    }
    .effect = shares
    .later = { $contracts ->
        [0] The cash for shares is missing when the next costs fall due.
       *[other] A contract that you do not serve costs you, and the cash for shares is missing when the next costs fall due.
    }
client-marker-production = Let a factory produce once more; the goods go to your warehouse.
    .effect = more goods
    .later = The costs of these rows are paid at once; what finds no place is lost.
client-marker-investor = Trade at the stock exchange, and use Workers, Machinery or a ship of yours as well.
    .effect = two actions
    .later = It brings no extra action.
client-marker-ship = Ship stored goods abroad, at most as many as the ship carries.
    .effect = ship goods
    .later = { $contracts ->
        [0] The ship is used then, and waits for the stock exchange; its crew earns wages every decade.
       *[other] The voyage costs a share space, and its crew earns wages every decade.
    }
client-marker-both-ships = Ship stored goods abroad with both ships together.
    .effect = ship goods
    .later = { $contracts ->
        [0] Both are used then, and wait for the stock exchange; their crews earn wages every decade.
       *[other] Each ship that is needed costs a share space, and the crews earn wages every decade.
    }
