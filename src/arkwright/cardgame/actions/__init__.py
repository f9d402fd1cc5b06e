"""The actions of step a, a file each (1a)."""
