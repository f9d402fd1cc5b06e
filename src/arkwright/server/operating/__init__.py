"""What operators call: serve, export, import, logs and counts."""
