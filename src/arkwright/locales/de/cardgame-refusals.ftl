# Why a move of the card game is refused, and what would be right.

## Turn (1a)

refusal-nothing-to-do = für die Aktion „{ $action }“ gibt es gerade nichts zu tun
refusal-expert-rule-off = diese Expertenregel gilt an diesem Tisch nicht: { $option }
refusal-no-round-left =
    in diesem Jahrzehnt kommt keine Produktion von { $good } mehr, und es ist das letzte
refusal-nothing-to-upgrade = an der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } lässt sich in diesem Jahrzehnt nichts ausbauen
refusal-upgrade-without-inventor = an der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } bringt der Erfinder nichts dazu; sie lässt sich ohne ihn modernisieren
refusal-inventor-used = { $count ->
        [one] der Erfinder baut nur eine Fabrik aus
       *[other] der Erfinder baut bis zu { $count } verschiedene Fabriken aus
    }
refusal-worker-cards-in-place = die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } hat schon beide Arbeiterkarten
refusal-no-worker-card =
    die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } hat keine Arbeiterkarte { $position }; zuerst Arbeiter einstellen
refusal-card-rotated =
    Arbeiterkarte { $position } der { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } hat schon alle Maschinen, die sie haben kann
refusal-finish-token-first =
    eine der Arbeiterkarten trägt einen Maschinenmarker; sie ist zuerst fertigzustellen
refusal-settled-already =
    die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } wurde in dieser Aktion schon festgelegt; das geht nur einmal
refusal-as-it-is = die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } hat genau das schon
refusal-no-such-quality-cards = für { $values } sind keine Qualitätskarten frei
refusal-no-distribution-card =
    alle Vertriebskarten sind in Gebrauch; zuerst eine andere Fabrik auf 0 setzen
refusal-adds-too-much = { $count ->
        [0] diese Aktion kann nichts mehr hinzufügen
       *[other] diese Aktion kann nur noch { $count } hinzufügen; entwickelt erlaubt sie mehr
    }

## Stock exchange (1a.5, expert setup 11, card 6)

refusal-buying-is-over = Aktien werden an der Börse zuerst gekauft, vor Krediten und Schiffen
refusal-borrowing-is-over =
    Kredite werden vor dem Bereitmachen der Schiffe aufgenommen, alle auf einmal
refusal-share-track-full = niemand hat mehr als { $count } Aktien
refusal-shares-cost-more = diese Aktien kosten £{ $pounds }, und in der Kasse sind £{ $cash }
refusal-loan-spots-full = { $count ->
        [0] alle möglichen Kredite sind schon aufgenommen
        [one] in diesem Spiel ist nur noch ein Kredit möglich
       *[other] in diesem Spiel sind nur noch { $count } Kredite möglich
    }
refusal-ships-are-ready = alle eigenen Schiffe sind bereit

## Extra production and shipping (1a.6, 1a.7, 2b)

refusal-produced-already = die { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } hat in dieser Aktion schon produziert; das geht nur einmal
refusal-loaded-already = schon an Bord: { $good }
refusal-nothing-loaded = zuerst wählen, was verschifft wird
refusal-ships-carry-fewer = { $count ->
        [0] kein Schiff ist bereit, oder alle Frachtmarker sind verbraucht
        [one] die bereiten Schiffe tragen nur eine Ware
       *[other] die bereiten Schiffe tragen nur { $count } Waren
    }
refusal-ship-after-sale = was im Inland nicht verkauft wird, lässt sich nach dem Verkauf verschiffen

## Price and appeal (1b)

refusal-set-appeal-first = zuerst den Kaufreiz der aktiven Ware festlegen
refusal-engineer-lies-so =
    bei Kaufreiz { $appeal } liegt der Ingenieur ohnehin so oder lässt sich nicht so drehen; die Seite weglassen
refusal-appeal-not-reachable =
    Marker, Büro und Qualitätskarten ergeben diesen Kaufreiz nicht; möglich sind { $appeals }

## Developments and cards (1c)

refusal-development-complete = „{ $development }“ ist schon vollständig entwickelt
refusal-decade-restriction = dieser Schritt ist erst ab Jahrzehnt { $decade ->
        [1] I
        [2] II
       *[other] III
    } möglich, oder mit der Karte „{ $card }“
refusal-card-owned = die Karte „{ $card }“ ist schon vorhanden, und zwei gleiche sind nicht erlaubt
refusal-card-not-owned = die Karte „{ $card }“ ist nicht im eigenen Besitz
refusal-card-not-on-offer = die Karte „{ $card }“ liegt nicht im Angebot
refusal-card-just-discarded =
    die Karte „{ $card }“ wurde in diesem Zug abgeworfen; erst in einem späteren wieder nehmen
refusal-make-room-first = zuerst eine Karte abwerfen; danach wird „{ $card }“ genommen
refusal-no-such-copy = ein Exemplar der Karte „{ $card }“ wählen: es liegt auf den Plätzen { $values }
refusal-all-developed = alle Entwicklungen sind abgeschlossen; der Erfinder brächte nichts
refusal-card-just-taken = die Karte „{ $card }“ wurde gerade erst genommen; eine andere abwerfen
refusal-card-not-ready =
    die Karte „{ $card }“ ist gedreht oder nicht im eigenen Besitz; gedrehte Karten sind im nächsten
    Jahrzehnt wieder bereit
refusal-card-not-turned = unter den gedrehten Karten ist „{ $card }“ nicht
refusal-card-not-now = die Karte „{ $card }“ nützt hier nichts
refusal-must-discard-card = es sind mehr Entwicklungskarten als erlaubt; zuerst eine abwerfen
refusal-must-lose-distribution =
    das Patent ist weg, und mit ihm eine der Vertriebskarten; eine Fabrik auf 0 setzen
refusal-engineer-replaced-up-to =
    den Ingenieur dürfen Karten aus der Reserve ersetzen, bis zusammen { $value }

## Production (2)

refusal-appeal-not-above-demand =
    Kaufreiz { $appeal } liegt nicht über dem Nachfragemarker bei { $demand }, also lässt sich
    nichts verkaufen
refusal-sale-limit = von { $good } { $allowed ->
        [one] darf eine Ware
       *[other] dürfen { $allowed } Waren
    } verkauft werden, und zuerst kommen die neuen: { $new }
refusal-patron-of-other-goods = diese Karte kauft { $good-id ->
        [cutlery] kein Besteck
       *[other] keine { $good }
    }: { $card }
refusal-no-good-for-patron = von { $good } { $allowed ->
        [one] darf eine Ware
       *[other] dürfen { $allowed } Waren
    } verkauft werden, und mehr sind nicht da, also hat ein Mäzen nichts zu kaufen
refusal-clearing-makes-no-room = { $good } wegzuräumen schafft keinen Platz
refusal-must-drop = die Lager sind zu voll; zuerst eine Ware wählen, die verfällt

## Start player (3, Solo A)

refusal-seat-bankrupt = dieses Unternehmen ist bankrott und aus dem Spiel
refusal-solo-no-start-player =
    einen Startspieler gibt es hier nicht; den Unternehmer nutzen oder weitergehen
