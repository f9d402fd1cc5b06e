"""Turns announced elsewhere."""
