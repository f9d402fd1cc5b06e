"""A table in the terminal: one person against bots."""

from arkwright.terminal.session import play

__all__ = ["play"]
