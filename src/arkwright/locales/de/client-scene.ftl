# A production as a scene: who is called, who rises and why, what is paid, what is left over.

client-scene = Verkauf von { $good }
client-scene-head = Nachfrage { $demand } · Lohn £{ $wage }
client-scene-at-call = Aufruf { $call } von { $calls }, Reihe { $row }
client-scene-parts = Teile des Verkaufs
client-scene-part-call = Aufruf
client-scene-part-shares = Aktien
client-scene-part-money = Geld
client-scene-part-rest = Schiff, Lager
client-scene-told = Was vom Verkauf erzählt wird
client-scene-you = Du
client-scene-importer = Importeur
client-scene-no-factory = keine Fabrik
client-scene-none = keine

## The controls

client-scene-again = Noch einmal von vorn
client-scene-back = Eins zurück
client-scene-hold = Anhalten oder weiterlaufen
client-scene-go-on = Weiter
client-scene-answer = Deine Antwort
client-scene-waits = { $who } entscheidet
client-scene-waiting = { $count ->
        [one] jemand wartet auf dich
       *[other] { $count } warten auf dich
    }
client-scene-skip = ans Ende springen
client-scene-always-skip = Szene immer überspringen

## The leaf beside it: what a part comes to, and a line for each company

client-scene-leaf-offers = { $made } gemacht, Kaufreiz { $appeal }, £{ $price }
client-scene-leaf-sold = { $sold } von { $made } verkauft, Kaufreiz { $appeal }, £{ $price }
client-scene-leaf-most = { $steps ->
        [one] Ein Schritt geht an
       *[other] { $steps } Schritte gehen an
    } { $you ->
        [yes] dich
       *[other] { $who }
    }.
client-scene-leaf-each = Je { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }: { $who }.
client-scene-leaf-nobody = Niemand steigt.
client-scene-leaf-paid = Gewinn { $profit }, Geld { $cash }
client-scene-leaf-left = { $left ->
        [0] nichts übrig
       *[other] { $left } übrig
    }{ $shipped ->
        [0] {""}
       *[other] , { $shipped } verschifft
    }{ $stored ->
        [0] {""}
       *[other] , { $stored } eingelagert
    }{ $lost ->
        [0] {""}
       *[other] , { $lost } verloren
    }
client-scene-leaf-next = Dann wirst du gefragt: { $question }
client-scene-leaf-nothing = Du wirst erst gefragt, wenn andere gespielt haben.

## The call

client-scene-before-call = vor dem Aufruf
client-scene-before-sale = { $you ->
        [yes] Du entscheidest
       *[other] { $who } entscheidet
    }, bevor verkauft wird.
client-scene-row-wanted = { $wanted ->
        [one] Reihe { $row }: eine Ware gesucht
       *[other] Reihe { $row }: { $wanted } Waren gesucht
    }
client-scene-wanted = { $count } gesucht
client-scene-call-importer = Der Importeur verkauft eine.
client-scene-call = { $you ->
        [yes] Du verkaufst
       *[other] { $who } verkauft
    } { $number } von { $made }, £{ $price }{ $why ->
        [equal] : gleich, zusammen aufgerufen
        [alone] : allein in dieser Reihe
        [appeal] : der höhere Kaufreiz zuerst
        [quality] : gleicher Kaufreiz, bessere Qualität
       *[other] {""}
    }.
client-scene-so-far = bisher verkauft
client-scene-sold-at = verkauft × Preis
client-scene-times = { $count } × £{ $price }
client-scene-income = Erlös
client-scene-summary = Du hast { $sold } von { $made } für £{ $income } verkauft.
client-scene-summary-all = { $good }: { $sold } verkauft, { $demand } gesucht.

## Shares

client-scene-shares-note = wer steigt, und warum
client-scene-for-sales = für Verkäufe
client-scene-count-sold = { $count } verkauft
client-scene-highest = höchster Kaufreiz
client-scene-alone = allein: ein Schritt
client-scene-never-rises = steigt nie
client-scene-value = Wert einer Aktie
client-scene-steps = { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
client-scene-better = Zu £{ $price }, alles andere gleich, wäre dein Kaufreiz { $appeal } gewesen: { $sold } von { $made } für £{ $income } verkauft{ $more ->
        [profit] {""}
       *[other] { $steps ->
            [one] , ein Schritt
           *[other] , { $steps } Schritte
        } statt { $had ->
            [0] keinem
           *[other] { $had }
        }
    }{ $more ->
        [steps] {""}
       *[other] , { $profit } Gewinn statt { $earned }
    }.

## Money

client-scene-wages = Löhne
client-scene-machines = Maschinen
client-scene-profit = Gewinn
client-scene-cash = Geld
client-scene-came = £{ $income } kamen ein, £{ $costs } gingen hinaus: { $profit } Gewinn.
client-scene-paid-all = Jedes Pfund, Unternehmen für Unternehmen.
client-scene-loses = { $you ->
        [yes] Du verlierst in dieser Produktion £{ $pounds }.
       *[other] { $who } verliert in dieser Produktion £{ $pounds }.
    }

## What is left

client-scene-rest-note = was übrig bleibt
client-scene-left = übrig
client-scene-shipped = verschifft
client-scene-stored = eingelagert
client-scene-lost = verloren
client-scene-for = { $count } für £{ $pounds }
client-scene-decides = { $you ->
        [yes] du entscheidest
       *[other] { $who } entscheidet
    }
client-scene-left-over = { $mine ->
        [yes] { $good }: { $count ->
            [0] Von dir bleibt nichts übrig.
            [one] Von dir bleibt eine Ware übrig.
           *[other] Von dir bleiben { $count } Waren übrig.
        }
       *[other] { $good }: { $count ->
            [0] Nichts bleibt übrig.
            [one] Eine Ware bleibt übrig.
           *[other] { $count } Waren bleiben übrig.
        }
    }
# What happens to you, where it has no figure.

client-noted-distribution-faded = Dein Vertrieb für { $good } sinkt auf { $level }.
client-noted-extra-good = Du legst eine Sonderschicht ein und produzierst { $good-id ->
        [lamps] 1 Lampe
       *[other] 1 { $good }
    } mehr.
