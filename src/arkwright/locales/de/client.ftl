# What the browser client says everywhere; the words of all German files are listed at the top of
# boardgame-names.ftl. In the client a move is a Schritt, a turn a Zug, and what a number of moves
# leads to a Stellung. A player is called du only where the table means a person, never in requests.

client-language = Deutsch
client-word-length = long

client-loading = Einen Moment …
client-try-again = Noch einmal
client-home = Start
client-rules = Regeln
client-unreachable = Der Server antwortet nicht. Er wird wieder gefragt.
client-unreachable-now = Der Server antwortet nicht: Es ist nichts geschehen. Bitte noch einmal versuchen.
client-no-table-for-title = Dieses Spiel hat noch keinen Tisch im Browser; gespielt wird es mit arkwright play --terminal.
client-can-be-chosen = { $thing }, wählbar
