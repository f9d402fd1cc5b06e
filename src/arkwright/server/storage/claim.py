"""One server on one SQLite file: a second would not hear what the first writes."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from arkwright import files
from arkwright.play import BadSetup
from arkwright.server.storage.database import checked_address, file_of

try:
    import fcntl
except ImportError:  # where there are no such locks, nothing is claimed
    fcntl = None  # type: ignore[assignment]

LONGEST = 300
"""No address of a server of ours has more characters."""


class InUse(BadSetup):
    """Another server uses a file already, at this address if it said so."""

    def __init__(self, file: Path, address: str) -> None:
        super().__init__(f"another server uses {file} already; several need PostgreSQL")
        self.address = address


@contextlib.contextmanager
def claimed(database: str, address: str = "") -> Iterator[None]:
    """The file of a database for this process alone, until it ends, however it ends.

    Who comes later is told the address where this one serves.
    """
    url = checked_address(database)
    if url.get_backend_name() != "sqlite" or fcntl is None:
        yield
        return
    file = file_of(url)
    # A file of its own: SQLite loses its locks when somebody closes the database file itself.
    beside = file.with_name(f"{file.name}.lock")
    try:
        handle = os.open(beside, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise files.BadFile(f"{beside} can't be written: {files.reason(error)}") from None
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InUse(file, os.read(handle, LONGEST).decode()) from None
        os.truncate(handle, 0)
        os.write(handle, address.encode())
        yield
    finally:
        os.close(handle)
