"""The commands that need more room than the command line has."""
