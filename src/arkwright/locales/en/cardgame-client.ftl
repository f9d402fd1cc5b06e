# The table of the card game in the browser.

client-card-step-action = Action
client-card-step-appeal = Price and appeal
client-card-step-develop = Develop
