# What the browser client says everywhere. The rooms of the client have files of their own beside
# this one: client-home.ftl, client-table.ftl, boardgame-client.ftl and so on.
# client-language is how the language calls itself; client-word-length, long or short, how narrow its
# words must be set beside others.

client-language = English
client-word-length = short

client-loading = One moment …
client-try-again = Try again
client-home = Home
client-rules = Rules
client-unreachable = The server does not answer. It will be asked again.
client-unreachable-now = The server does not answer: nothing was done. Please try again.
client-no-table-for-title = This game has no table in the browser yet; play it with arkwright play --terminal.
client-can-be-chosen = { $thing }, can be chosen
