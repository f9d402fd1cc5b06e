"""The command `arkwright`: one file for each command, put together in `app.py`."""
