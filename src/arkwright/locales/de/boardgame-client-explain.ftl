# What each marker does, and what it costs later, before one is chosen.

client-matrix-any = jedes Feld bewirkt dasselbe
client-explain-hire = { $good }, Reihe { $row }
client-explain-from = { $workers ->
        [0] {""}
        [one] 1 Arbeiter,{" "}
       *[other] { $workers } Arbeiter,{" "}
    }ab £{ $space }{ $count ->
        [one] {""}
       *[other] , { $count }-mal
    }
client-explain-special = Sondermarker: { $what }
client-explain-marker = { $does }, { $pounds }
client-explain-cheaper = £{ $space } bewirkt dasselbe und spart £{ $pounds }.
client-explain-none-extra = Nichts ist besser als jetzt, außer der Zusatzaktion.
client-explain-too-little = £{ $space } bringen hier nichts: erst £{ $least } tun es.
client-explain-nothing-now = Kein Feld bringt mit diesem Marker jetzt etwas.

client-marker-factory = Fabriken bauen, modernisieren oder schließen, jede zu ihrem Preis.
    .effect = bauen
    .later = Eine neue Fabrik bringt eine Reihe Arbeiter mit: ihr Lohn wird bei jeder Produktion der Ware fällig.
client-marker-workers = Beliebig viele umsonst einstellen, oder entlassen; nur volle Reihen stellen Waren her.
    .effect = einstellen
    .later = Jeder erhält £{ $wage } Lohn, sooft die Ware produziert wird.
client-marker-machinery = Arbeiter durch Maschinen ersetzen, so viele der Betrag erlaubt{ $shade-id ->
        [none] {""}
       *[other] , und mehr dafür als mit dem eigenen Marker
    }.
    .effect = ersetzt Arbeiter
    .later = Eine Maschine kostet bei der Produktion wenig, aber ihr Arbeiter geht, und mit der Zeit sinkt die Nachfrage.
client-marker-quality = Die Qualität der Waren erhöhen: Kaufreiz, der bleibt{ $shade-id ->
        [none] {""}
       *[other] , für weniger als mit dem eigenen Marker
    }.
    .effect = Reiz, bleibt
    .later = Dafür ist nichts weiter zu zahlen; nur wer die Fabrik schließt, verliert sie.
client-marker-distribution = Den Vertrieb der Waren erhöhen: Kaufreiz für die nächsten Verkäufe{ $shade-id ->
        [none] {""}
       *[other] , und mehr davon als mit dem eigenen Marker
    }.
    .effect = Reiz auf Zeit
    .later = Er sinkt wieder, Stufe um Stufe.
client-marker-exchange = { $contracts ->
        [0] Eigene Aktien kaufen oder verkaufen, Kredite tilgen, Lagerwaren verkaufen; deine Schiffe sind wieder bereit.
       *[other] Eigene Aktien kaufen oder verkaufen, Kredite tilgen, Lagerwaren verkaufen, Kontrakte setzen.
    }
    .effect = Aktien
    .later = { $contracts ->
        [0] Das Geld für Aktien fehlt, wenn die nächsten Kosten fällig sind.
       *[other] Ein Kontrakt, den du nicht erfüllst, kostet dich etwas, und das Geld für Aktien fehlt, wenn die nächsten Kosten fällig sind.
    }
client-marker-production = Eine Fabrik noch einmal produzieren lassen; die Waren kommen ins Lager.
    .effect = mehr Waren
    .later = Die Kosten dieser Reihen sind sofort zu zahlen; was keinen Platz hat, ist verloren.
client-marker-investor = An der Börse handeln, und dazu Arbeiter, Maschinen oder ein Schiff einsetzen.
    .effect = zwei Aktionen
    .later = Eine Zusatzaktion gibt es nicht.
client-marker-ship = Lagerwaren ins Ausland verschiffen, höchstens so viele, wie das Schiff trägt.
    .effect = verschiffen
    .later = { $contracts ->
        [0] Das Schiff ist dann benutzt und wartet auf die Börse; seine Mannschaft erhält jedes Jahrzehnt Lohn.
       *[other] Die Fahrt kostet ein Aktienfeld, und die Mannschaft erhält jedes Jahrzehnt Lohn.
    }
client-marker-both-ships = Lagerwaren mit beiden Schiffen zugleich ins Ausland verschiffen.
    .effect = verschiffen
    .later = { $contracts ->
        [0] Beide sind dann benutzt und warten auf die Börse; ihre Mannschaften erhalten jedes Jahrzehnt Lohn.
       *[other] Jedes benötigte Schiff kostet ein Aktienfeld, und die Mannschaften erhalten jedes Jahrzehnt Lohn.
    }
