"""The planner of the board game: what it thinks things are worth, and how it answers."""
