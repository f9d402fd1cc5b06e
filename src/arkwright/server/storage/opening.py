"""Opening a database for an operator: made if it is new, upgraded if it is old."""

import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

from asyncpg.exceptions import InterfaceError, PostgresError
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from arkwright import files
from arkwright.play import BadSetup
from arkwright.server.storage.database import Database, file_of
from arkwright.server.storage.upgrade import upgrade

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700
UNUSABLE = (SQLAlchemyError, PostgresError, InterfaceError, sqlite3.Error, OSError, TypeError)
"""How drivers say that a database is not there, not ours to change, or not addressed rightly."""


@contextlib.asynccontextmanager
async def opened(address: str, *, make: bool = True) -> AsyncIterator[Database]:
    """A database that has the shape this program knows; without `make`, it must be there."""
    database = Database(address)
    try:
        if database.is_sqlite:
            file = file_of(database.url)
            if not make and not file.exists():
                raise BadSetup(f"there is no database {file}")
            make_private(file)
        try:
            await upgrade(database)
        except UNUSABLE as error:
            raise BadSetup(
                f"the database {without_password(database.url)} can't be used: {reason(error)}"
            ) from error
        yield database
    finally:
        await database.close()


def without_password(url: URL) -> str:
    """The address of a database as an operator wrote it, without the password."""
    plain = url.set(drivername=url.get_backend_name()).difference_update_query(["password"])
    return plain.render_as_string(hide_password=True)


def make_private(file: Path) -> None:
    """A file for nobody else to read, if there is none yet; the folder, too, if it is new."""
    if not file.parent.exists():
        files.make_folder(file.parent)
        file.parent.chmod(PRIVATE_FOLDER)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE_FILE))
    except OSError as error:
        raise files.BadFile(f"{file} can't be written: {files.reason(error)}") from None


def reason(error: Exception) -> str:
    """Why a database refused, in a line; never what was asked of it, nor how."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig if isinstance(error.orig, Exception) else error
    if isinstance(error, OSError):
        return files.reason(error)
    return str(error).partition("\n")[0].rpartition(">: ")[2]
