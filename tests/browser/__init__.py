"""The client in a real browser: whole games and every part of the table, by clicking."""
