"""The page at /docs, and the description behind it."""
