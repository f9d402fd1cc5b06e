"""The file that tables leave a server in: JSON, one object a line.

First comes the header, then secrets and people, then tables, each whole in its line, then how far
people are in lessons. People come without what is theirs alone (password, web hook, devices, notes,
lessons) unless the whole server moves.
"""

import contextlib
import gzip
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Annotated

from msgspec import Meta, Struct

from arkwright import files
from arkwright.server.games.voting import Vote
from arkwright.server.messages.common import Declared, Printed
from arkwright.server.messages.tables import StandingMessage
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.values import Id, Moment, Name, Number, Word

FORMAT = "arkwright-export"
VERSION = 1
STREAM = Path("-")
JSON_COLUMNS = ("options", "components", "origin", "asked", "giving_up", "standings", "awards")
"""What is stored as text and written as what it says."""
LessonName = Annotated[str, Meta(max_length=40)]


class Header(Struct):
    """What the file is."""

    format: str
    version: int


class Line(Struct, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    """One thing that is moved."""


class SecretLine(Line, tag="secret"):
    """What cookies are signed with, or what push services know the server by."""

    name: Annotated[str, Meta(max_length=32)]
    value: str


class ProfileLine(Line, tag="profile"):
    """A person; what is theirs alone is there only if the whole server moves."""

    id: Id
    name: Annotated[str, Meta(max_length=40)]
    colour: Word
    symbol: Word
    language: Annotated[str, Meta(max_length=8)]
    login: Annotated[str, Meta(max_length=80)] | None = None
    password: str | None = None
    generation: Number = 0
    webhook: str | None = None
    created: Moment | None = None
    seen: Moment | None = None


class DeviceLine(Line, tag="device"):
    """A device of a person that is told by push; only if the whole server moves."""

    id: Id
    profile: Id
    endpoint: str
    p256dh: Annotated[str, Meta(max_length=90)]
    auth: Annotated[str, Meta(max_length=24)]
    name: Name
    renewed: Moment


class ProgressLine(Line, tag="progress"):
    """How far a person is in a lesson; only if the whole server moves."""

    profile: Id
    title: LessonName
    lesson: LessonName
    done: list[str]
    reached: LessonName
    solved: bool
    answer: str
    at: Moment
    table: Id | None = None


class UsedLine(Line, tag="used"):
    """What a person has used of the rules; only if the whole server moves."""

    profile: Id
    family: Word
    subject: LessonName


class SeatLine(Struct, omit_defaults=True):
    seat: Number
    name: Name
    profile: Id | None = None
    bot: Annotated[str, Meta(max_length=64)] | None = None
    left: bool = False
    resigned: bool = False


class ChatLine(Struct, omit_defaults=True):
    number: Number
    name: Name
    text: str
    at: Moment
    profile: Id | None = None


class NoteLine(Struct):
    seat: Number
    profile: Id
    text: str


class AnnouncementLine(Struct):
    """A turn that a person is still to be told of."""

    profile: Id
    number: Number
    attempts: Number
    due: Moment
    device: Annotated[str, Meta(max_length=16)] = ""


class TableLine(Line, tag="table"):
    """A table, whole: how its game was laid out, its log, and what was said there."""

    id: Id
    title: Annotated[str, Meta(max_length=40)]
    rules: Number
    options: dict[str, str]
    pace: Annotated[str, Meta(max_length=8)]
    listed: bool
    state: Annotated[str, Meta(max_length=8)]
    number: Number
    since: Moment
    created: Moment
    seats: Annotated[list[SeatLine], Meta(min_length=1, max_length=8)]
    components: Printed | None = None
    seed: Annotated[int, Meta(ge=-(2**63) + 1, le=2**63 - 1)] | None = None
    origin: Declared | None = None
    host: Id | None = None
    analysis: bool = False
    lesson: LessonName | None = None
    parent: Id | None = None
    parent_position: Number | None = None
    deciding: Number | None = None
    asked: Vote | None = None
    giving_up: Vote | None = None
    standings: list[StandingMessage] | None = None
    awards: list[str] | None = None
    started: Moment | None = None
    ended: Moment | None = None
    log: list[Entry] = []
    chat: list[ChatLine] = []
    notes: list[NoteLine] = []
    announcements: list[AnnouncementLine] = []

    def people(self) -> dict[str, str]:
        """Everybody who has to do with the table, with a name they have there."""
        found = [
            (self.host, ""),
            *((note.profile, "") for note in self.notes),
            *((announcement.profile, "") for announcement in self.announcements),
            *((said.profile, said.name) for said in self.chat),
            *((seat.profile, seat.name) for seat in self.seats),
        ]
        return {profile: name for profile, name in found if profile is not None}


File = IO[bytes] | gzip.GzipFile
Lines = SecretLine | ProfileLine | DeviceLine | TableLine | ProgressLine | UsedLine


@contextlib.contextmanager
def reading(path: Path) -> Iterator[File]:
    """The lines of a file, unpacked if its name ends in .gz; `-` is what comes in."""
    try:
        if path == STREAM:
            yield sys.stdin.buffer
        elif path.suffix == ".gz":
            with gzip.open(path, "rb") as file:
                yield file
        else:
            with path.open("rb") as file:
                yield file
    except (OSError, EOFError) as error:
        why = files.reason(error) if isinstance(error, OSError) else "it is not whole"
        raise files.BadFile(f"{path} can't be read: {why}") from None


@contextlib.contextmanager
def writing(path: Path) -> Iterator[File]:
    """A file for nobody else to read, there when it is whole; `-` is what goes out."""
    if path == STREAM:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    with files.whole(path) as file:
        if path.suffix == ".gz":
            with gzip.GzipFile(filename="", fileobj=file, mode="wb") as packed:
                yield packed
        else:
            yield file
