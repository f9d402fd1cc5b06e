"""What every request passes, and what is refused."""
