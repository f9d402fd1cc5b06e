"""What an operator decides: where the tables are kept, and what is allowed."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

ENVIRONMENT = "ARKWRIGHT_SERVER"
"""Where `arkwright serve` leaves its settings for the processes it starts."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One server's settings."""

    database: str
    """`sqlite:///…` or `postgresql://…`."""
    bots: int = 1
    """How many processes think for the bots."""
    think: float = 10.0
    """Seconds a bot may take for a turn before the clerk plays on, more than any grade takes."""
    own_bots: dict[str, str] = field(default_factory=dict)
    """Bots that the operator brings, by name, as `package.module:Class`."""
    open_games: int = 512
    """How many games are kept in memory; the truth is the database."""
    idle: float = 60.0
    """Seconds after which a game that nobody asks for leaves the memory."""
    sweep: float = 5.0
    """Seconds between two looks for bots that should have played, by whichever process."""
    requests: float = 20.0
    """Requests a second that one visitor may make for long; three times as many in a burst."""
    webhooks: bool = False
    """Whether people may have their turns announced to an address of theirs."""
    push: bool = False
    """Whether people may have their turns told to their devices by a push service."""
    metrics: bool = False
    """Whether /metrics answers."""
    address: str = ""
    """The address people reach the server at, for links in announcements and for push services."""
    site: str = str(Path(__file__).parent / "site")
    """The folder that the client was built into."""

    def to_environment(self) -> None:
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> "Settings":
        return msgspec.json.decode(os.environ[ENVIRONMENT], type=cls)
