# What the browser client says everywhere. The rooms of the client have files of their own beside
# this one: client-home.ftl, client-table.ftl, boardgame-client.ftl and so on.

client-language = Français
client-word-length = long

client-loading = Un instant…
client-try-again = Réessayer
client-home = Accueil
client-rules = Règles
client-unreachable = Le serveur ne répond pas. Une nouvelle tentative suivra.
client-unreachable-now = Le serveur ne répond pas : rien n’a été fait. Veuillez réessayer.
client-no-table-for-title = Ce jeu n’a pas encore de table dans le navigateur ; jouez-y avec arkwright play --terminal.
client-can-be-chosen = { $thing }, choix possible
