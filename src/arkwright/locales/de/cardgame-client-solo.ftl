# What the opponents of the solo game did and why, productions, awards, and how a game ended.

## The opponents' turn

client-card-story = Zug der Gegner
client-card-story-note = Schritt für Schritt
client-card-story-drawn = { $colour } wird gezogen: { $same } von { $markers } Markern im Beutel.
client-card-story-advanced =
    { $colour } hat eine { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    }: Der Kaufreiz steigt von { $before } auf { $appeal }. Die Pfeile auf dem Weg bringen die Nachfrage
    von { $demand_before } auf { $demand }.
client-card-story-opened =
    { $colour } hatte keine { $good-id ->
        [food] Nahrungsfabrik
        [clothes] Kleiderfabrik
        [cutlery] Besteckfabrik
       *[lamps] Lampenfabrik
    } und eröffnet eine: Jede Nachfrage sinkt um eins, der Lohn ist £{ $wage }. Der Kaufreiz ist
    { $appeal }: { $printed } und { $decade } für das Jahrzehnt. Die Pfeile auf dem Weg bringen die
    Nachfrage von { $demand_before } auf { $demand }.
client-card-story-neutral = Gelb gehört niemandem: Kein Kaufreiz steigt.
client-card-story-share = { $gained ->
        [0] { $colour } wurde nicht gezogen, hat aber schon alle { $shares } Aktien.
       *[other] { $colour } wurde nicht gezogen und bekommt eine Aktie: von { $before } auf { $shares }.
    }
client-card-story-disc = { $steps ->
        [0] Niemand verkauft { $good }: Die Scheibe von { $colour } bleibt auf „{ $card }“.
        [one] Ein Unternehmen verkauft { $good }: Die Scheibe von { $colour } geht 1 Karte weiter auf „{ $card }“.
       *[other] { $steps } Unternehmen verkaufen { $good }: Die Scheibe von { $colour } geht { $steps } Karten weiter auf „{ $card }“.
    }
client-card-story-out = Der Marker bleibt bis zum Ende des Jahrzehnts draußen.
client-card-story-value =
    { $colour } verkauft { $sold } mit Kaufreiz { $appeal } bei Nachfrage { $demand }. Zwei oder mehr
    heben den Kurs: von £{ $before } auf £{ $after }.
client-card-story-few =
    { $colour } verkauft { $sold } mit Kaufreiz { $appeal } bei Nachfrage { $demand }. Weniger als zwei
    bringen eine Aktie: von { $before } auf { $after }.

## What a production brought

client-card-sheet-head = Nachfrage { $demand }, Lohn £{ $wage }
client-card-sheet-costs = Kosten
client-card-sheet-gain = bekommt
client-card-sheet-value = Kurs +{ $count }
client-card-sheet-share = Aktie +{ $count }

## Awards

client-card-awards = Auszeichnungen
client-card-award-so-far = bisher
client-card-award-of = { $figure } von { $needed }
client-card-award-open = offen
client-card-award-held = bisher erfüllt
client-card-award-lost = verfehlt
client-card-award-earned = erhalten
client-card-award-spoken = { $stand ->
        [none] { $award }, { $state }.
       *[other] { $award }, { $state }: { $stand }.
    }
client-card-awards-rule = Wer beide Gegner schlägt, bekommt die Auszeichnungen, die am Ende erfüllt sind.
client-card-awards-mine = Alle meine Auszeichnungen
client-card-earned = { $count ->
        [0] diesmal keine
        [one] 1 erhalten
       *[other] { $count } erhalten
    }
client-card-earned-none = Das Spiel ist gewonnen, aber keine Bedingung war erfüllt.
client-card-earned-lost = Auszeichnungen bekommt, wer beide Gegner schlägt.

## How the result came about

client-card-end-shares-before = Aktien vor dem Ende
client-card-end-loans = Aktien für Kredite
client-card-end-ships = Kurs für Schifffahrt
client-card-end-tokens = { $count ->
        [one] 1 Marker
       *[other] { $count } Marker
    }
client-card-end-bankrupt = bankrott
