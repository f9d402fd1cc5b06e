"""Before and around the game: tables are made, people take seats, bots stand in for them."""

import datetime
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import msgspec

import arkwright
from arkwright import bots
from arkwright.play import BadSetup, Game
from arkwright.server.door.wording import clean_name
from arkwright.server.games.open_games import record_of
from arkwright.server.games.seeing import find_visible
from arkwright.server.messages import ForkForm, SeatForm, TableForm
from arkwright.server.problems import Conflict, Forbidden, NotFound, Problem
from arkwright.server.storage import profiles, tables
from arkwright.server.storage.database import Database, Hint, Writing, now
from arkwright.server.storage.profiles import Profile
from arkwright.server.storage.tables import LIVE, OPEN, PLAYING, TURNS, Seat, Table

Begin = Callable[[Writing, Table, str], Awaitable[None]]

AWAY_AFTER = {LIVE: datetime.timedelta(minutes=5), TURNS: datetime.timedelta(days=3)}
"""Who was not seen for so long is away, and the host may call a bot."""
HIGHEST_NUMBER = 2000
LONGEST_LIST = 50
LONGEST_TEXT = 200
"""More than any component has on it."""
BOT_NAMES = ("Strutt", "Wedgwood", "Boulton", "Crompton", "Hargreaves", "Peel", "Watt", "Lombe")
"""What bots are called: people of the time."""


def at_seat(bot: str, table: str, seat: int) -> str:
    """The bot as it plays a seat: without a style it has one there by chance, always the same."""
    return bots.settled(bot, f"{table}/{seat}")


def is_away(table: Table, seat: Seat) -> bool:
    """Whether the person of a seat left the table, or was not seen for long."""
    if seat.profile is None:
        return False
    return seat.left or (seat.seen is not None and now() - seat.seen > AWAY_AFTER[table.pace])


def unused_name(wanted: str, taken: Sequence[str]) -> str:
    """The wanted name, or with a number if somebody at the table has it."""
    name, number = wanted, 2
    while name in taken:
        name = f"{wanted} {number}"
        number += 1
    return name


class Lobby:
    """Makes tables and changes who sits there."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.companions: list[Begin] = []
        """Who writes something in the transaction in which somebody begins a game."""

    async def create(self, host: Profile, form: TableForm) -> Table:
        """A new table; it starts at once if nobody else is to come."""
        title = arkwright.find_title(form.title)
        title.seat_names(len(form.seats))
        options = title.settle(dict(form.options))
        if form.components:
            title.sheet(form.components)
            check_printed(form.components)
        table = unseated(
            host,
            form,
            title=title.name,
            rules=title.rules,
            options=msgspec.json.encode(options).decode(),
            components=msgspec.json.encode(form.components).decode() if form.components else None,
        )
        return await self.add(table, host, form.seats, shuffle=form.shuffle)

    async def add(
        self, table: Table, host: Profile, forms: Sequence[SeatForm], *, shuffle: bool = False
    ) -> Table:
        """Store a new table with these seats, started if none of them is open."""
        async with self.database.writing() as writing:
            seats: list[Seat] = []
            for number, form in enumerate(forms):
                seats.append(await self._filled(writing, host, number, form, seats))
            if shuffle:
                random.shuffle(seats)
                seats = [replace(seat, seat=number) for number, seat in enumerate(seats)]
            table = replace(table, seats=tuple(seats))
            if not any(seat.is_free for seat in seats):
                table = started(table)
            else:
                lay_out(replace(table, seed=0, seats=named(table.seats)))
            await tables.add(writing, table)
            await self._accompany(writing, table, host)
            return await self._told(writing, table.id)

    async def _filled(
        self,
        writing: Writing,
        host: Profile,
        number: int,
        form: SeatForm,
        others: Sequence[Seat],
    ) -> Seat:
        """A seat as the host wants it."""
        taken = [seat.name for seat in others]
        name = None if form.name is None else clean_name(form.name)
        match form.kind:
            case "me":
                return Seat(number, unused_name(name or host.name, taken), host.id)
            case "person":
                guest = await profiles.find(writing.connection, form.profile or "")
                if guest is None:
                    raise NotFound("no-profile-of-that-id")
                return Seat(number, unused_name(name or guest.name, taken), guest.id)
            case "bot":
                if form.bot is None:
                    raise Problem("no-bot-named")
                return bot_seat(number, form.bot, taken, name)
            case "open":
                return Seat(number, "")

    async def join(self, profile: Profile, id: str, seat: int | None, name: str | None) -> Table:
        """Take an open seat."""
        name = None if name is None else clean_name(name)
        async with self.database.writing() as writing:
            table = await self._locked(writing, id, profile, OPEN)
            free = [s.seat for s in table.seats if s.is_free and seat in (None, s.seat)]
            if not free:
                raise Conflict("no-free-seat" if seat is None else "seat-taken")
            taken = [s.name for s in table.seats]
            await tables.change_seat(
                writing,
                id,
                free[0],
                profile=profile.id,
                name=unused_name(name or profile.name, taken),
            )
            return await self._told(writing, id)

    async def change_seat(self, host: Profile, id: str, seat: int, form: SeatForm) -> Table:
        """Decide who shall have a seat, before the start."""
        async with self.database.writing() as writing:
            table = await self._hosted(writing, id, host, OPEN)
            check_seat(table, seat)
            others = [s for s in table.seats if s.seat != seat]
            filled = await self._filled(writing, host, seat, form, others)
            await tables.change_seat(writing, id, **tables.of_seat(filled))  # type: ignore[arg-type]
            return await self._told(writing, id)

    async def leave(self, profile: Profile, id: str) -> Table | None:
        """Give up one's seats before the start; later, say that one has left.

        A table that nobody is left at before its start vanishes.
        """
        async with self.database.writing() as writing:
            table = await self._locked(writing, id, profile)
            mine = table.seats_of(profile.id)
            if not mine and table.host != profile.id:
                raise Conflict("not-at-the-table")
            gone = {"profile": None, "name": ""} if table.state == OPEN else {"left": True}
            for seat in mine:
                await tables.change_seat(writing, id, seat, **gone)
            if table.host == profile.id:
                others = [s.person for s in table.seats if s.person and not s.left]
                heir = next((person for person in others if person != profile.id), None)
                if heir is None and table.state == OPEN:
                    await self._take_away(writing, id)
                    return None
                await tables.change(writing, id, host=heir or profile.id)
            return await self._told(writing, id)

    async def start(self, host: Profile, id: str, fill: str | None) -> Table:
        """Begin the game."""
        async with self.database.writing() as writing:
            table = await self._hosted(writing, id, host, OPEN)
            seats = list(table.seats)
            for number, seat in enumerate(seats):
                if seat.is_free and fill is not None:
                    seats[number] = bot_seat(number, fill, [s.name for s in seats])
            if any(seat.is_free for seat in seats):
                raise Conflict("seats-open", count=sum(seat.is_free for seat in seats))
            begun = started(replace(table, seats=tuple(seats)))
            for seat in begun.seats:
                await tables.change_seat(writing, id, **tables.of_seat(seat))  # type: ignore[arg-type]
            await tables.change(
                writing,
                id,
                seed=begun.seed,
                state=begun.state,
                deciding=begun.deciding,
                since=begun.since,
                started=begun.started,
            )
            await self._accompany(writing, begun, host)
            return await self._told(writing, id)

    async def remove(self, host: Profile, id: str) -> None:
        """Take a table away that has not begun, or that was only for oneself."""
        async with self.database.writing() as writing:
            table = await self._hosted(writing, id, host)
            alone = all(s.profile in (None, host.id) for s in table.seats)
            if table.state != OPEN and not alone:
                raise Conflict("others-play-here")
            await self._take_away(writing, id)

    async def call_bot(self, profile: Profile, id: str, seat: int, bot: str) -> Table:
        """Let a bot play a seat: one's own, or as the host that of somebody who is away."""
        wanted = at_seat(bots.check(bot), id, seat)
        async with self.database.writing() as writing:
            table = await self._locked(writing, id, profile, PLAYING)
            there = check_seat(table, seat)
            if there.profile != profile.id:
                if not may_call_bots(table, profile.id):
                    raise Forbidden("not-the-host")
                if there.bot is None and not is_away(table, there):
                    raise Conflict("still-here", name=there.name)
            await tables.change_seat(writing, id, seat, bot=wanted)
            return await self._told(writing, id)

    async def return_to(self, profile: Profile, id: str, seat: int) -> Table:
        """Take one's seat back from the bot."""
        async with self.database.writing() as writing:
            table = await self._locked(writing, id, profile, PLAYING)
            if check_seat(table, seat).profile != profile.id:
                raise Forbidden("not-your-seat", number=seat + 1)
            await tables.change_seat(writing, id, seat, bot=None, left=False)
            return await self._told(writing, id)

    async def _accompany(self, writing: Writing, table: Table, host: Profile) -> None:
        if table.state == PLAYING:
            for accompany in self.companions:
                await accompany(writing, table, host.id)

    async def _locked(
        self, writing: Writing, id: str, profile: Profile, state: str | None = None
    ) -> Table:
        table = await find_visible(writing.connection, id, profile.id, lock=True)
        if state is not None and table.state != state:
            raise Conflict(f"table-is-{table.state}")
        return table

    async def _hosted(
        self, writing: Writing, id: str, host: Profile, state: str | None = None
    ) -> Table:
        table = await self._locked(writing, id, host, state)
        if table.host != host.id:
            raise Forbidden("not-the-host")
        return table

    async def _told(self, writing: Writing, id: str) -> Table:
        """The table after a change, which everybody is told of."""
        writing.tell(Hint(id, "table"))
        table = await tables.find(writing.connection, id)
        assert table is not None
        return table

    async def _take_away(self, writing: Writing, id: str) -> None:
        await tables.remove(writing, id)
        writing.tell(Hint(id, "table"))


def bot_seat(number: int, bot: str, taken: Sequence[str], name: str | None = None) -> Seat:
    """A seat for a bot, with a name that is still free."""
    wanted = name or next((n for n in BOT_NAMES if n not in taken), BOT_NAMES[0])
    return Seat(number, unused_name(wanted, taken), bot=bots.check(bot))


def may_call_bots(table: Table, profile: str) -> bool:
    """The host decides; if the host does not play or is away, everybody at the table does."""
    host = [seat for seat in table.seats if seat.profile == table.host]
    return table.host == profile or (
        all(is_away(table, seat) for seat in host) and bool(table.seats_of(profile))
    )


def check_printed(value: object) -> None:
    """Refuse what no component could have on it, so that no game takes for ever to lay out."""
    if isinstance(value, dict):
        for item in value.values():
            check_printed(item)
    elif isinstance(value, list):
        if len(value) > LONGEST_LIST or any(isinstance(item, list | dict) for item in value):
            raise BadSetup(f"a list on a component has at most {LONGEST_LIST} numbers or names")
        for item in value:
            check_printed(item)
    elif isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise BadSetup(f"a text on a component has at most {LONGEST_TEXT} letters")
    elif isinstance(value, int) and value > HIGHEST_NUMBER:
        raise BadSetup(f"a number on a component is at most {HIGHEST_NUMBER}")


def unseated(
    host: Profile,
    form: TableForm | ForkForm,
    *,
    title: str,
    rules: int,
    options: str,
    components: str | None,
    origin: str | None = None,
    analysis: bool = False,
    parent: str | None = None,
    parent_position: int | None = None,
) -> Table:
    """A new table, before anybody sits there."""
    at = now()
    return Table(
        id=profiles.new_id(),
        title=title,
        rules=rules,
        options=options,
        components=components,
        seed=None,
        origin=origin,
        host=host.id,
        pace=form.pace,
        listed=form.listed,
        analysis=analysis,
        parent=parent,
        parent_position=parent_position,
        state=OPEN,
        number=0,
        deciding=None,
        since=at,
        asked=None,
        standings=None,
        awards=None,
        created=at,
        started=None,
        ended=None,
        seats=(),
    )


def check_seat(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise NotFound("no-seat", number=seat + 1)
    return table.seats[seat]


def started(table: Table) -> Table:
    """A table as its game begins."""
    at = now()
    seed = None if table.origin else secrets.randbits(arkwright.SEED_BITS)
    table = replace(table, seed=seed, seats=named(styled(table)))
    game = lay_out(table)
    return replace(
        table,
        state=PLAYING,
        deciding=None if game.over else game.seat,
        since=at,
        started=at,
    )


def styled(table: Table) -> list[Seat]:
    """The seats, where every bot has its style for the whole game."""
    return [
        replace(seat, bot=seat.bot and at_seat(seat.bot, table.id, seat.seat))
        for seat in table.seats
    ]


def named(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Seats with a name each, as the title wants them."""
    taken: list[str] = []
    for seat in seats:
        taken.append(unused_name(seat.name.strip() or BOT_NAMES[seat.seat], taken))
    return tuple(replace(seat, name=name) for seat, name in zip(seats, taken))


def lay_out(table: Table) -> Game:
    """The game of a table before its first move."""
    return arkwright.replay(record_of(table, []))
