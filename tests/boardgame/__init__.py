"""Tests of the board game, mirroring src/arkwright/boardgame."""
