# Gehen: aufgeben, gemeinsam abbrechen, einen Tisch löschen.

client-leave = Gehen
client-leave-resign = Aufgeben
client-leave-resign-as = Als { $name } aufgeben
client-leave-resign-note = Ein Bot spielt den Platz zu Ende, ein Zurück gibt es nicht. Das Spiel zählt für die anderen, nicht für dich.
client-leave-resign-sure = Ja, aufgeben
client-leave-give-up = Spiel abbrechen
client-leave-give-up-ask = Alle anderen fragen, ob ohne Ergebnis abgebrochen wird?
client-leave-give-up-sure = Jetzt ohne Ergebnis beenden?
client-leave-remove = Tisch löschen
client-remove-sure = Endgültig löschen?
client-plays-resigned = { $client-style-id ->
        [none] hat aufgegeben; es spielt weiter: { $client-bot }
       *[other] hat aufgegeben; es spielt weiter: { $client-bot }, { $client-style }
    }
client-give-up-asked = { $seat } möchte das Spiel abbrechen: Es wäre zu Ende, und niemand hätte ein Ergebnis.
client-give-up-own = Anfrage: Spiel abbrechen; { $count ->
        [one] eine Antwort fehlt
       *[other] { $count } Antworten fehlen
    }.
client-give-up-agree = Abbrechen
client-give-up-no = Weiterspielen
client-game-given-up = Das Spiel wurde im Einvernehmen abgebrochen. Niemand hat ein Ergebnis; die letzte Seite zeigt, wie weit es war.
client-end-given-up = Abgebrochen: kein Ergebnis
client-row-resigned = Du hast aufgegeben; ein Bot spielt weiter
client-row-given-up = Im Einvernehmen abgebrochen
client-row-remove = Löschen
client-results-resigned = aufgegeben
client-results-given-up = abgebrochen, kein Ergebnis

client-move-waits = Der Server antwortet nicht. Der Schritt wird gesendet, sobald er wieder da ist und nichts anderes geschehen ist.
client-move-overtaken = Inzwischen ist etwas anderes geschehen; der Schritt wurde nicht gespielt. Bitte neu entscheiden.
client-move-not-sent = Der Server antwortet noch immer nicht: Der Schritt wurde nicht gespielt. Bitte noch einmal versuchen.
