# Signs that it is my turn: the tab, a knock, notices of the browser.

client-signs = Tell me when it is my turn
client-signs-note = on this device and others
client-signs-turn = ● Your turn: { $name }
client-signs-turns = ● Your turn at { $count } tables
client-signs-notice = Your turn: { $name }
client-signs-sound = A knock when my turn begins
client-signs-sound-is = { $on-id ->
        [on] Knock at my turn: on
       *[other] Knock at my turn: off
    }
client-signs-ask = Shall the browser tell you of your turns?
client-signs-yes = Yes
client-signs-no = No
client-signs-on = This browser tells you when it is your turn and you look elsewhere.
client-signs-off = This browser does not tell you of your turns.
client-signs-refused = This browser may not tell you anything: you have forbidden it there, or it needs https.
client-signs-start = Tell me here
client-signs-stop = Tell me no more here
client-signs-no-push = The browser's push service can't be reached: you are told here as long as a page is open.
client-signs-devices = Told also while no page is open
client-signs-this-device = this device
client-signs-remove = Remove
client-signs-remove-device = Remove { $name }
client-signs-no-devices = No device yet.
