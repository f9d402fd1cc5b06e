"""What is stored, and how: SQLite and PostgreSQL behind the same calls."""
