"""How statements reach the database: the same calls for SQLite and for PostgreSQL."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy import Executable
from sqlalchemy.engine import Connection, CursorResult

T = TypeVar("T")
Heard = Callable[[str], None]
Result = CursorResult[*tuple[Any, ...]]
Parameters = Mapping[str, object] | Sequence[Mapping[str, object]] | None

HIDDEN = True
"""Errors don't repeat what was to be stored: they are logged, and it may be a secret."""


class Reading(Protocol):
    """A way to ask the database; inside a transaction, also to write."""

    is_sqlite: bool

    async def execute(self, statement: Executable, parameters: Parameters = None) -> Result:
        """The result of a statement, with all its rows."""

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        """What a function does with the connection itself."""
