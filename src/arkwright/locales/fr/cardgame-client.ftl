# The table of the card game in the browser.

client-card-step-action = Action
client-card-step-appeal = Prix et attrait
client-card-step-develop = Dévelop­per
