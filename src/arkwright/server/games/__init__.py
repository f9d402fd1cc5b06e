"""The games at the tables: made, played, seen, taken back, looked back at."""
