"""What the server says and understands: every message of the API, checked by its types."""
