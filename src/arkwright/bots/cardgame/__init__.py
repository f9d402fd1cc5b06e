"""The bots of the house at the card game."""
