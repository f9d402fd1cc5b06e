# What the server says: problems by their ids, and names it makes up.

announcement-over =
    { $title }: Das Spiel ist zu Ende. { $count ->
        [0] Niemand hat gewonnen.
       *[other] Auf Platz 1: { $who }.
    }
announcement-trial = Hier meldet Arkwright künftig, wer am Zug ist.
announcement-turn = { $title }: { $who } ist am Zug.

guest-name = Gast { $number }

problem-analysis-alone = Ein laufendes Spiel lässt sich nur zur Analyse abzweigen: mit eigenen Plätzen und Bots, nicht öffentlich und neu gemischt.
problem-bad-name = Ein Name hat 1 bis 40 Zeichen in einer Zeile, und keine unsichtbaren.
problem-bad-request = Das ist nicht zu verstehen: { $what }.
problem-bad-text = Der Text enthält Zeichen, die niemand lesen kann.
problem-bot-plays-your-seat = Auf Platz { $number } spielt zurzeit ein Bot: zuerst den Platz wieder übernehmen.
problem-broken-table = Das Spiel an Tisch { $table } lässt sich nicht öffnen: Seine Züge passen nicht zu den Regeln, wie wir sie kennen. Der Fehler liegt bei uns, und verloren ist nichts.
problem-cross-site = Das kam von einer fremden Seite unter falschem Namen, deshalb ist nichts geschehen.
problem-fault = Hier ist etwas schiefgegangen, und der Fehler liegt bei uns; verloren ist nichts. Bitte noch einmal versuchen.
problem-fork-seats = Dieser Tisch hat { $count } Plätze, also hat auch die Abzweigung so viele.
problem-game-over = Das Spiel ist zu Ende.
problem-give-up-asked = { $name } möchte das Spiel schon abbrechen: bitte erst antworten.
problem-lesson-begins = Die Lektion beginnt bei Stellung { $position }: Weiter zurück geht es am Tisch nicht.
problem-name-taken = Unter diesem Namen meldet sich schon jemand an: bitte einen anderen wählen.
problem-no-bot-named = Ein Platz für einen Bot braucht dessen Spielstärke.
problem-no-database = Die Datenbank antwortet nicht.
problem-no-free-seat = An diesem Tisch ist kein Platz frei.
problem-no-give-up-asked = Niemand möchte das Spiel mehr abbrechen.
problem-no-language = Die Sprachen hier sind: { $languages }.
problem-no-example = Es gibt kein Beispiel { $example }.
problem-no-lesson = Von { $title } gibt es keine Lektion { $lesson }.
problem-no-lesson-here = An diesem Tisch spielst du keine Lektion.
problem-no-method = Diese Adresse nimmt keine solchen Anfragen an.
problem-no-page = Unter dieser Adresse gibt es nichts.
problem-no-position = Eine Stellung { $position } gibt es nicht: Die letzte ist { $last }.
problem-no-profile = Hier gibt es noch kein Profil: zuerst /api/me abrufen und das Cookie behalten.
problem-no-profile-of-that-id = Unter dieser Kennung gibt es niemanden.
problem-no-push-here = Dieser Server benachrichtigt keine Geräte: Sein Betreiber hat das nicht eingeschaltet.
problem-no-seat = An diesem Tisch gibt es keinen Platz { $number }.
problem-no-site = Der Client ist noch nicht gebaut: make client aufrufen und den Server neu starten; die API ist unter /docs beschrieben.
problem-no-table = Es gibt keinen Tisch { $table }.
problem-no-step = Die Lektion hat keinen Schritt { $step }.
problem-no-take-back-asked = Niemand bittet mehr darum, das zurückzunehmen.
problem-no-vote = Gefragt sind nur die anderen, die an diesem Tisch spielen.
problem-no-webhook = Es ist noch kein Webhook eingerichtet: zuerst seine Adresse angeben.
problem-no-webhooks-here = Dieser Server meldet keine Züge: Sein Betreiber hat das nicht eingeschaltet.
problem-not-at-the-table = Das geht nur mit einem Platz an diesem Tisch.
problem-not-earlier = Das Spiel steht bei Stellung { $position }: Zurück geht es nur zu einer früheren.
problem-not-json = Der Server liest JSON: bitte mit Content-Type: application/json.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-not-the-host = Das darf nur, wer diesen Tisch eröffnet hat.
problem-not-your-seat = Platz { $number } gehört jemand anderem.
problem-not-your-turn = Gerade ist jemand anderes am Zug.
problem-nothing-said = In dieser Nachricht steht nichts.
problem-nothing-to-take-back =
    { $possible ->
        [0] Nichts lässt sich zurücknehmen: Ein beendeter Zug bleibt, und ebenso, was aufgedeckt wurde.
       *[other] { $count } Züge lassen sich nicht zurücknehmen, nur { $possible }.
    }
problem-only-players-talk = Hier schreiben kann nur, wer an diesem Tisch spielt.
problem-others-play-here = An diesem Tisch spielen noch andere, deshalb bleibt er.
problem-push-bad-keys = Die Schlüssel dieses Geräts sind nicht zu lesen: aus- und wieder einschalten hilft.
problem-refused = Das wurde abgelehnt.
problem-resigned = Platz { $number } wurde aufgegeben: Ein Bot spielt ihn zu Ende.
problem-seat-taken = Dieser Platz ist nicht frei.
problem-seats-open =
    { $count ->
        [one] Ein Platz ist noch offen: warten oder mit einem Bot besetzen.
       *[other] { $count } Plätze sind noch offen: warten oder mit Bots besetzen.
    }
problem-still-here = { $name } ist noch da: Ein Bot kann einspringen, wenn jemand gegangen ist oder lange nicht gesehen wurde.
problem-table-is-open = Das Spiel hat noch nicht begonnen.
problem-table-is-over = Das Spiel ist zu Ende.
problem-table-is-playing = Das Spiel hat schon begonnen.
problem-take-back-asked = { $name } bittet bereits um eine Rücknahme: zuerst darauf antworten.
problem-text-too-long = Der Text ist zu lang: höchstens { $most } Zeichen.
problem-too-late = Jemand war schneller: Am Tisch sieht es inzwischen anders aus.
problem-too-long = Das ist zu lang.
problem-too-many = Zu viele Anfragen: bitte einen Moment warten.
problem-too-many-sockets = Das sind zu viele Tische auf einmal: Zusehen geht bei höchstens { $most }.
problem-webhook-not-found = Der Rechner { $host } ist nicht zu finden.
problem-webhook-not-https = Die Adresse eines Webhooks beginnt mit https://, hat höchstens 500 Zeichen und enthält weder Benutzernamen noch Passwort.
problem-webhook-private = Der Rechner { $host } steht nicht im offenen Internet: Nur dorthin gehen Meldungen.
problem-webhook-refused = Die Gegenseite hat die Nachricht mit dem Status { $status } abgelehnt.
problem-webhook-silent = Die Gegenseite antwortet nicht.
problem-wrong-name-or-password = Der Name oder das Passwort stimmt nicht.
problem-wrong-password = Das Passwort stimmt nicht.

push-over = { $title }: Die Partie ist zu Ende
push-turn = Du bist am Zug: { $title }
