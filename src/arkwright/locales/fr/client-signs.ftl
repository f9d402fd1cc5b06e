# Ce qui dit que c’est à moi : l’onglet, un coup frappé, les notifications du navigateur.

client-signs = Me prévenir quand c’est à moi
client-signs-note = sur cet appareil et d’autres
client-signs-turn = ● À vous de jouer : { $name }
client-signs-turns = ● À vous de jouer à { $count } tables
client-signs-notice = À vous de jouer : { $name }
client-signs-sound = Un coup frappé quand mon tour commence
client-signs-sound-is = { $on-id ->
        [on] Coup frappé à mon tour : oui
       *[other] Coup frappé à mon tour : non
    }
client-signs-ask = Le navigateur doit-il annoncer vos tours ?
client-signs-yes = Oui
client-signs-no = Non
client-signs-on = Ce navigateur vous prévient quand c’est à vous et que vous regardez ailleurs.
client-signs-off = Ce navigateur ne vous prévient pas de vos tours.
client-signs-refused = Ce navigateur n’a pas le droit de vous prévenir : vous l’y avez interdit, ou il lui faut https.
client-signs-start = Me prévenir ici
client-signs-stop = Ne plus me prévenir ici
client-signs-no-push = Le service de notifications du navigateur est injoignable : vous êtes prévenu ici tant qu’une page est ouverte.
client-signs-devices = Prévenus aussi sans page ouverte
client-signs-this-device = cet appareil
client-signs-remove = Retirer
client-signs-remove-device = Retirer { $name }
client-signs-no-devices = Aucun appareil pour l’instant.
