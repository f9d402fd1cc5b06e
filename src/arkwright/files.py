"""Reading and writing files for people: whole or not at all, and errors in one sentence."""

import contextlib
import os
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from arkwright.play import ArkwrightError


class BadFile(ArkwrightError):
    """A file or folder that can't be read or written."""


def data_folder() -> Path:
    """Where a person's games are kept."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "arkwright"


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadFile(f"{path} can't be read: {reason(error)}") from None
    except UnicodeDecodeError:
        raise BadFile(f"{path} can't be read: it is not text") from None


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of an edition file."""
    try:
        return tomllib.loads(read(path))
    except tomllib.TOMLDecodeError as error:
        raise BadFile(f"{path} is not an edition file: it is not TOML ({error})") from None


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"the folder {path} can't be made: {reason(error)}") from None


@contextlib.contextmanager
def whole(path: Path, mode: int = 0o600) -> Iterator[IO[bytes]]:
    """A file to write that is there when it is whole: beside its place first, then in it."""
    try:
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            Path(beside).chmod(mode)
            Path(beside).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(beside).unlink()
            raise
    except OSError as error:
        raise BadFile(f"{path} can't be written: {reason(error)}") from None


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    make_folder(path.parent)
    with whole(path, 0o644) as file:
        file.write(text.encode())
