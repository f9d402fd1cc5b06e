"""What a position, a turn, a use of an action is worth, in figures that can be compared."""
