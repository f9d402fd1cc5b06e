# Zeichen, dass ich am Zug bin: der Reiter, ein Klopfen, Meldungen des Browsers.

client-signs = Sag mir, wenn ich am Zug bin
client-signs-note = auf diesem Gerät und auf anderen
client-signs-turn = ● Du bist am Zug: { $name }
client-signs-turns = ● Du bist an { $count } Tischen am Zug
client-signs-notice = Du bist am Zug: { $name }
client-signs-sound = Ein Klopfen, wenn mein Zug beginnt
client-signs-sound-is = { $on-id ->
        [on] Klopfen bei meinem Zug: an
       *[other] Klopfen bei meinem Zug: aus
    }
client-signs-ask = Soll der Browser dir deine Züge melden?
client-signs-yes = Ja
client-signs-no = Nein
client-signs-on = Dieser Browser sagt dir, wenn du am Zug bist und woanders hinsiehst.
client-signs-off = Dieser Browser sagt dir nichts von deinen Zügen.
client-signs-refused = Dieser Browser darf dir nichts sagen: Du hast es dort verboten, oder er braucht dazu https.
client-signs-start = Hier Bescheid sagen
client-signs-stop = Hier nicht mehr
client-signs-no-push = Der Push-Dienst des Browsers ist nicht zu erreichen: Hier wird dir Bescheid gesagt, solange eine Seite offen ist.
client-signs-devices = Auch ohne offene Seite
client-signs-this-device = dieses Gerät
client-signs-remove = Entfernen
client-signs-remove-device = { $name } entfernen
client-signs-no-devices = Noch kein Gerät.
