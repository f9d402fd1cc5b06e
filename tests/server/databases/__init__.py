"""Databases of servers of other days, and how they were made."""
