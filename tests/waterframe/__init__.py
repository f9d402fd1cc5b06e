"""Tests of the board game, mirroring src/arkwright/waterframe."""
