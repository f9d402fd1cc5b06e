"""Before the game and beside it: tables are made, people take seats, bots stand in for them."""

import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import arkwright
from arkwright import bots
from arkwright.server.games.new_tables import check_printed, lay_out, new_table, started
from arkwright.server.games.seats import (
    at_seat,
    bot_seat,
    check_not_resigned,
    check_owner,
    is_away,
    may_call_bots,
    named,
    seat_at,
    unused_name,
)
from arkwright.server.games.visibility import find_visible
from arkwright.server.messages.common import encode
from arkwright.server.messages.tables import SeatForm, TableForm
from arkwright.server.people.wording import clean_name
from arkwright.server.problems import Conflict, Forbidden, NotFound, Problem
from arkwright.server.storage import profiles, tables
from arkwright.server.storage.database import Database, Hint, Writing
from arkwright.server.storage.profiles import Profile
from arkwright.server.storage.tables import OPEN, PLAYING, Seat, StoredTable

Begin = Callable[[Writing, StoredTable, str], Awaitable[None]]


class Lobby:
    """Makes tables and changes who sits there."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.companions: list[Begin] = []
        """Who writes something in the transaction in which somebody begins a game."""

    async def create(self, host: Profile, form: TableForm) -> StoredTable:
        """A new table; it starts at once if nobody else is to come."""
        title = arkwright.find_title(form.title)
        title.seat_names(len(form.seats))
        options = title.settle(dict(form.options))
        table = new_table(host, form, title.name, title.rules, encode(options).decode())
        if form.components:
            title.sheet(form.components)
            check_printed(form.components)
            table = replace(table, components=encode(form.components).decode())
        return await self.add(table, host, form.seats, shuffle=form.shuffle)

    async def add(
        self, table: StoredTable, host: Profile, forms: Sequence[SeatForm], *, shuffle: bool = False
    ) -> StoredTable:
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
            return await tables.changed(writing, table.id)

    async def _filled(
        self, writing: Writing, host: Profile, number: int, form: SeatForm, others: Sequence[Seat]
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

    async def join(
        self, profile: Profile, id: str, seat: int | None, name: str | None
    ) -> StoredTable:
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
            return await tables.changed(writing, id)

    async def change_seat(self, host: Profile, id: str, seat: int, form: SeatForm) -> StoredTable:
        """Decide who shall have a seat, before the start."""
        async with self.database.writing() as writing:
            table = await self._hosted(writing, id, host, OPEN)
            seat_at(table, seat)
            others = [s for s in table.seats if s.seat != seat]
            filled = await self._filled(writing, host, seat, form, others)
            await tables.change_seat(writing, id, **tables.of_seat(filled))
            return await tables.changed(writing, id)

    async def leave(self, profile: Profile, id: str) -> StoredTable | None:
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
            return await tables.changed(writing, id)

    async def start(self, host: Profile, id: str, fill: str | None) -> StoredTable:
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
                await tables.change_seat(writing, id, **tables.of_seat(seat))
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
            return await tables.changed(writing, id)

    async def remove(self, host: Profile, id: str) -> None:
        """Take a table away that has not begun, or that was only for oneself."""
        async with self.database.writing() as writing:
            table = await self._hosted(writing, id, host)
            alone = all(s.profile in (None, host.id) for s in table.seats)
            if table.state != OPEN and not alone:
                raise Conflict("others-play-here")
            await self._take_away(writing, id)

    async def call_bot(self, profile: Profile, id: str, seat: int, bot: str) -> StoredTable:
        """Let a bot play a seat: one's own, or as the host that of somebody who is away."""
        wanted = at_seat(bots.check(bot), id, seat)
        async with self.database.writing() as writing:
            table = await self._locked(writing, id, profile, PLAYING)
            there = seat_at(table, seat)
            if there.profile != profile.id or there.resigned:
                if not may_call_bots(table, profile.id):
                    raise Forbidden("not-the-host")
                if there.bot is None and not is_away(table, there):
                    raise Conflict("still-here", name=there.name)
            await tables.change_seat(writing, id, seat, bot=wanted)
            return await tables.changed(writing, id)

    async def return_to(self, profile: Profile, id: str, seat: int) -> StoredTable:
        """Take one's seat back from the bot."""
        async with self.database.writing() as writing:
            table = await self._locked(writing, id, profile, PLAYING)
            check_owner(table, seat, profile.id)
            check_not_resigned(table, seat)
            await tables.change_seat(writing, id, seat, bot=None, left=False)
            return await tables.changed(writing, id)

    async def resign(self, profile: Profile, id: str, seat: int, bot: str) -> StoredTable:
        """Give one's seat to a bot for good; whoever asked for anything asks no longer."""
        wanted = at_seat(bots.check(bot), id, seat)
        async with self.database.writing() as writing:
            table = await self._locked(writing, id, profile, PLAYING)
            check_owner(table, seat, profile.id)
            check_not_resigned(table, seat)
            await tables.change_seat(writing, id, seat, bot=wanted, resigned=True)
            rest = [s for s in table.seats if s.profile == profile.id and s.seat != seat]
            others = [person for person in table.people() if person != profile.id]
            host = table.host
            if host == profile.id and others and all(s.resigned for s in rest):
                host = others[0]
            await tables.change(writing, id, host=host, asked=None, giving_up=None)
            return await tables.changed(writing, id)

    async def _accompany(self, writing: Writing, table: StoredTable, host: Profile) -> None:
        if table.state == PLAYING:
            for accompany in self.companions:
                await accompany(writing, table, host.id)

    async def _locked(
        self, writing: Writing, id: str, profile: Profile, state: str | None = None
    ) -> StoredTable:
        table = await find_visible(writing.connection, id, profile.id, lock=True)
        if state is not None and table.state != state:
            raise Conflict(f"table-is-{table.state}")
        return table

    async def _hosted(
        self, writing: Writing, id: str, host: Profile, state: str | None = None
    ) -> StoredTable:
        table = await self._locked(writing, id, host, state)
        if table.host != host.id:
            raise Forbidden("not-the-host")
        return table

    async def _take_away(self, writing: Writing, id: str) -> None:
        await tables.remove(writing, id)
        writing.tell(Hint(id, "table"))
