# The table of the card game in the browser.

client-card-step-action = Aktion
client-card-step-appeal = Preis und Kauf­reiz
client-card-step-develop = Ent­wick­lung
