"""What is stored. A game is its table's set-up and its log: all else follows from them.

Times are UTC. JSON that no query looks into is text.
"""

import datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Text,
    TypeDecorator,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = String(16)
SEAT_NAME = String(60)
"""A person's name, and perhaps a number that tells it from another's."""


class Moment(TypeDecorator[datetime.datetime]):
    """A time with its zone, also where the database keeps none."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(
        self, value: datetime.datetime | None, dialect: Dialect
    ) -> datetime.datetime | None:
        return value if value is None or value.tzinfo else value.replace(tzinfo=datetime.UTC)


class Stored(DeclarativeBase):
    """A table of the database."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Secret(Stored):
    """What all processes of a server share and nobody else may know."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Profile(Stored):
    """A person, known by a cookie and perhaps by a password."""

    __tablename__ = "profiles"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    colour: Mapped[str] = mapped_column(String(16))
    symbol: Mapped[str] = mapped_column(String(16))
    language: Mapped[str] = mapped_column(String(8))
    login: Mapped[str | None] = mapped_column(String(80), unique=True)
    """The name as it is typed to sign in; only with a password."""
    password: Mapped[str | None] = mapped_column(Text)
    """Its argon2 hash."""
    generation: Mapped[int] = mapped_column(Integer, default=0)
    """Cookies of an earlier generation are void: the person signed out everywhere."""
    webhook: Mapped[str | None] = mapped_column(Text)
    created: Mapped[datetime.datetime] = mapped_column(Moment)
    seen: Mapped[datetime.datetime] = mapped_column(Moment)


class Table(Stored):
    """A table: how its game was laid out, and a summary of where it stands."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    title: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int] = mapped_column(Integer)
    options: Mapped[str] = mapped_column(Text)
    components: Mapped[str | None] = mapped_column(Text)
    seed: Mapped[int | None] = mapped_column(BigInteger)
    origin: Mapped[str | None] = mapped_column(Text)
    """The position the game began from, if not from its set-up."""
    host: Mapped[str | None] = mapped_column(ForeignKey("profiles.id", ondelete="SET NULL"))
    pace: Mapped[str] = mapped_column(String(8))
    listed: Mapped[bool] = mapped_column(Boolean)
    analysis: Mapped[bool] = mapped_column(Boolean)
    """A fork of a running game, for one person alone."""
    parent: Mapped[str | None] = mapped_column(ID)
    """The table it was forked from, and the position there."""
    parent_position: Mapped[int | None] = mapped_column(Integer)
    state: Mapped[str] = mapped_column(String(8), index=True)
    number: Mapped[int] = mapped_column(Integer)
    """The number of the last entry of the log; an entry is written only if it is the next."""
    deciding: Mapped[int | None] = mapped_column(Integer)
    """The seat that must decide."""
    since: Mapped[datetime.datetime] = mapped_column(Moment)
    """When that seat's turn came."""
    asked: Mapped[str | None] = mapped_column(Text)
    """A take-back that waits for the others' agreement."""
    standings: Mapped[str | None] = mapped_column(Text)
    awards: Mapped[str | None] = mapped_column(Text)
    """What a solo game that was played from its start earned; only when it is over."""
    created: Mapped[datetime.datetime] = mapped_column(Moment)
    started: Mapped[datetime.datetime | None] = mapped_column(Moment)
    ended: Mapped[datetime.datetime | None] = mapped_column(Moment)


class Seat(Stored):
    """A seat of a table: the person it belongs to, the bot that plays it, or neither yet."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str] = mapped_column(SEAT_NAME)
    profile: Mapped[str | None] = mapped_column(
        ForeignKey("profiles.id", ondelete="SET NULL"), index=True
    )
    bot: Mapped[str | None] = mapped_column(String(64))
    """The bot that plays now; with a profile, it stands in for that person."""
    left: Mapped[bool] = mapped_column(Boolean)
    """Whether the person said good-bye: the host may call a bot."""


class Entry(Stored):
    """One line of a game's log, never changed: a move, or how far it was taken back."""

    __tablename__ = "entries"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    move: Mapped[str | None] = mapped_column(String(120))
    back: Mapped[int | None] = mapped_column(Integer)
    """The position that the game was taken back to."""
    at: Mapped[datetime.datetime] = mapped_column(Moment)


class Chat(Stored):
    """Something said at a table."""

    __tablename__ = "chat"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    profile: Mapped[str | None] = mapped_column(ForeignKey("profiles.id", ondelete="SET NULL"))
    name: Mapped[str] = mapped_column(SEAT_NAME)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime.datetime] = mapped_column(Moment)


class Note(Stored):
    """What a person wrote down at a seat, for nobody else."""

    __tablename__ = "notes"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    profile: Mapped[str] = mapped_column(
        ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True
    )
    text: Mapped[str] = mapped_column(Text)


class Announcement(Stored):
    """A turn that a person is still to be told of by web hook."""

    __tablename__ = "announcements"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    profile: Mapped[str] = mapped_column(
        ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(Integer)
    """The entry of the log that made it this person's turn."""
    attempts: Mapped[int] = mapped_column(Integer)
    due: Mapped[datetime.datetime] = mapped_column(Moment, index=True)
