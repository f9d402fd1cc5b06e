"""What is stored. A game is its table's set-up and its log: all else follows from them.

Times are UTC. JSON that no query looks into is text.
"""

import datetime
from typing import Annotated, Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    DateTime,
    ForeignKey,
    MetaData,
    String,
    Text,
    TypeDecorator,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = String(16)


class Moment(TypeDecorator[datetime.datetime]):
    """A time with its zone, also where the database keeps none."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(
        self, value: datetime.datetime | None, dialect: Dialect
    ) -> datetime.datetime | None:
        return value if value is None or value.tzinfo else value.replace(tzinfo=datetime.UTC)


class Stored(DeclarativeBase):
    """A table of the database. A text without a length is as long as it is."""

    type_annotation_map = {datetime.datetime: Moment, str: Text}
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


TableKey = Annotated[
    str, mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
]
NumberKey = Annotated[int, mapped_column(primary_key=True)]
SeatName = Annotated[str, mapped_column(String(60))]
"""A person's name, and perhaps a number that tells it from another's."""


class SecretRow(Stored):
    """What all processes of a server share and nobody else may know."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str]


class ProfileRow(Stored):
    """A person, known by a cookie and perhaps by a password."""

    __tablename__ = "profiles"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    colour: Mapped[str] = mapped_column(String(16))
    symbol: Mapped[str] = mapped_column(String(16))
    language: Mapped[str] = mapped_column(String(8))
    login: Mapped[str | None] = mapped_column(String(80), unique=True)
    """The name as it is typed to sign in; only with a password."""
    password: Mapped[str | None]
    """Its argon2 hash."""
    generation: Mapped[int] = mapped_column(default=0)
    """Cookies of an earlier generation are void: the person signed out everywhere."""
    webhook: Mapped[str | None]
    created: Mapped[datetime.datetime]
    seen: Mapped[datetime.datetime]


class TableRow(Stored):
    """A table: how its game was laid out, and a summary of where it stands."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    title: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    options: Mapped[str]
    components: Mapped[str | None]
    seed: Mapped[int | None] = mapped_column(BigInteger)
    origin: Mapped[str | None]
    """The position the game began from, if not from its set-up."""
    host: Mapped[str | None] = mapped_column(ForeignKey("profiles.id", ondelete="SET NULL"))
    pace: Mapped[str] = mapped_column(String(8))
    listed: Mapped[bool]
    analysis: Mapped[bool]
    """A fork of a running game, for one person alone."""
    lesson: Mapped[str | None] = mapped_column(String(40))
    """The lesson of its title that one person plays there; empty if it was left."""
    parent: Mapped[str | None] = mapped_column(ID)
    """The table it was forked from, and the position there."""
    parent_position: Mapped[int | None]
    state: Mapped[str] = mapped_column(String(8), index=True)
    number: Mapped[int]
    """The number of the last entry of the log; an entry is written only if it is the next."""
    deciding: Mapped[int | None]
    """The seat that must decide."""
    since: Mapped[datetime.datetime]
    """When that seat's turn came."""
    asked: Mapped[str | None]
    """A take-back that waits for the others' agreement."""
    giving_up: Mapped[str | None]
    """That somebody asks to give the game up, until the others have answered."""
    standings: Mapped[str | None]
    """How the game ended; nothing if it goes on, or was given up."""
    awards: Mapped[str | None]
    """What a solo game that was played from its start earned; only when it is over."""
    created: Mapped[datetime.datetime]
    started: Mapped[datetime.datetime | None]
    ended: Mapped[datetime.datetime | None]


class SeatRow(Stored):
    """A seat of a table: the person it belongs to, the bot that plays it, or neither yet."""

    __tablename__ = "seats"

    table: Mapped[TableKey]
    seat: Mapped[NumberKey]
    name: Mapped[SeatName]
    profile: Mapped[str | None] = mapped_column(
        ForeignKey("profiles.id", ondelete="SET NULL"), index=True
    )
    bot: Mapped[str | None] = mapped_column(String(64))
    """The bot that plays now; with a profile, it stands in for that person."""
    left: Mapped[bool]
    """Whether the person said good-bye: the host may call a bot."""
    resigned: Mapped[bool]
    """Whether the person gave the seat to its bot for good."""


class EntryRow(Stored):
    """One line of a game's log, never changed: a move, or how far it was taken back.

    With neither, the game was given up there.
    """

    __tablename__ = "entries"

    table: Mapped[TableKey]
    number: Mapped[NumberKey]
    seat: Mapped[int]
    move: Mapped[str | None] = mapped_column(String(120))
    back: Mapped[int | None]
    """The position that the game was taken back to."""
    at: Mapped[datetime.datetime]


class ChatRow(Stored):
    """Something said at a table."""

    __tablename__ = "chat"

    table: Mapped[TableKey]
    number: Mapped[NumberKey]
    profile: Mapped[str | None] = mapped_column(ForeignKey("profiles.id", ondelete="SET NULL"))
    name: Mapped[SeatName]
    text: Mapped[str]
    at: Mapped[datetime.datetime]


class NoteRow(Stored):
    """What a person wrote down at a seat, for nobody else."""

    __tablename__ = "notes"

    table: Mapped[TableKey]
    seat: Mapped[NumberKey]
    profile: Mapped[str] = mapped_column(
        ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True
    )
    text: Mapped[str]


class DeviceRow(Stored):
    """A browser of a person that is told of turns by a push service."""

    __tablename__ = "devices"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    profile: Mapped[str] = mapped_column(ForeignKey("profiles.id", ondelete="CASCADE"), index=True)
    endpoint: Mapped[str] = mapped_column(unique=True)
    """Where the push service takes messages for it: who knows this can write there."""
    p256dh: Mapped[str] = mapped_column(String(90))
    """The key that messages are encrypted for, which only the browser can open."""
    auth: Mapped[str] = mapped_column(String(24))
    """A secret that the browser shares with us alone."""
    name: Mapped[str] = mapped_column(String(60))
    renewed: Mapped[datetime.datetime]
    """When the browser last said that it wants to be told."""


class ProgressRow(Stored):
    """How far a person is in a lesson of a title."""

    __tablename__ = "progress"

    profile: Mapped[str] = mapped_column(
        ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True
    )
    title: Mapped[str] = mapped_column(String(40), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(40), primary_key=True)
    table: Mapped[str | None] = mapped_column(
        ForeignKey("tables.id", ondelete="SET NULL"), index=True
    )
    """Where it goes on."""
    done: Mapped[str]
    """The ids of the steps that the person has confirmed there, as JSON."""
    reached: Mapped[str] = mapped_column(String(40))
    """The step that the person has come to."""
    solved: Mapped[bool]
    """Whether the person has gone through it, or reached its goal, at least once."""
    answer: Mapped[str]
    """What the person played in a drill when it was last judged."""
    at: Mapped[datetime.datetime]


class UsedRow(Stored):
    """A subject of the rules that a person has used in some game of a family."""

    __tablename__ = "used"

    profile: Mapped[str] = mapped_column(
        ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True
    )
    family: Mapped[str] = mapped_column(String(16), primary_key=True)
    subject: Mapped[str] = mapped_column(String(40), primary_key=True)


class AnnouncementRow(Stored):
    """A turn that a person is still to be told of: by web hook, or on a device."""

    __tablename__ = "announcements"

    table: Mapped[TableKey]
    profile: Mapped[str] = mapped_column(
        ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True
    )
    device: Mapped[str] = mapped_column(ID, primary_key=True)
    """The device that is told; empty for the person's web hook."""
    number: Mapped[int]
    """The entry of the log that made it this person's turn."""
    attempts: Mapped[int]
    due: Mapped[datetime.datetime] = mapped_column(index=True)


def columns_of(stored: type[Stored], kind: Any) -> list[ColumnElement[Any]]:
    """The columns of a row that a class is made with, in the order in which it takes them."""
    columns = stored.__table__.columns
    return [columns[name] for name in kind.__match_args__ if name in columns]
