# Die Seiten der Regeln, und ihr Blatt neben dem Tisch.

client-rules-search = Regeln durchsuchen
client-rules-keys = / zum Suchen, Enter weiter
client-rules-found = { $places ->
        [0] nichts gefunden
        [one] eine Stelle
       *[other] { $places } Stellen in { $chapters ->
            [one] einem Kapitel
           *[other] { $chapters } Kapiteln
        }
    }
client-rules-nothing = Steht nirgends. Vielleicht ist gemeint:
client-rules-chapters = Kapitel
client-rules-with-hits = mit Treffern
client-rules-hits = Gefunden
client-rules-best-first = Bestes zuerst
client-rules-glossary = Glossar
client-rules-words = Wörter erklärt
client-rules-words-note = auf ein gepunktetes Wort zeigen
client-rules-term = Erklärt: { $name }
client-rules-see = Siehe auch:
client-rules-explained = Erklärt in
client-rules-drawing = Zeichnung: { $name }
client-rules-part = { $part-id ->
        [base_quality] Basis
        [price] Preis
        [appeal] Kaufreiz
        [token] Scheibe
        [demand] Nachfrage
        [shares] Aktien
        [share_value] Aktienwert
        [portfolio] Portfolio
        [loans] Kredite
        [output] Waren
        [extra] veraltet
        [cost] Kosten
       *[cash] Kasse
    }
client-rules-steps = Verkäufe { $sales }, höchster Kaufreiz { $appeal }, meiste Waren { $most }.
client-rules-mark = Unterschiede zu …
client-rules-marked = Unterschiede zu { $title }
client-rules-only = nur diese
client-rules-here = hier
client-rules-otherwise = Was andere Ausgaben hier anders haben: { $count }
client-rules-based = { $title }, { $section }, soweit oben nichts anderes steht
client-rules-decided = Wie Zweifel entschieden sind
client-rules-refused = { $count ->
        [one] Was dieser Abschnitt ablehnt
       *[other] Was dieser Abschnitt ablehnt: { $count }
    }
client-rules-differences = Weitere Unterschiede
client-rules-decisions = Weitere Entscheidungen
client-rules-whole = ganze Seite
client-rules-refusal = Abgelehnt:
client-rules-example = Beispiel
client-rules-example-drawn = Zeichnung des Beispiels
client-rules-open = Diese Stellung öffnen
client-rules-what-if = Was wäre, wenn:

# Was Wörter verlieren, bevor eine Suche sie vergleicht, das Längste zuerst.
client-rules-endings = ungen ung ernd ern end en er es em e n s
