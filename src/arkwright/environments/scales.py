"""Numbers that the observations of all games have, with what brings them near 1."""

from arkwright.environments.parts import Number

FLAG = Number()
SOME = Number(10)
"""Counts that seldom pass ten."""
POUNDS = Number(100)
POINTS = Number(500)
