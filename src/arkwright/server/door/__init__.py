"""Who comes in: people and their cookies, what every request passes, and what is refused."""
