"""Who has a seat: names, bots, and people who are away."""

import datetime
from collections.abc import Sequence
from dataclasses import replace

from arkwright import bots
from arkwright.server.problems import Conflict, Forbidden, NotFound
from arkwright.server.storage.database import now
from arkwright.server.storage.tables import LIVE, TURNS, Seat, StoredTable

AWAY_AFTER = {LIVE: datetime.timedelta(minutes=5), TURNS: datetime.timedelta(days=3)}
"""Who was not seen for so long is away, and the host may call a bot."""
BOT_NAMES = ("Strutt", "Wedgwood", "Boulton", "Crompton", "Hargreaves", "Peel", "Watt", "Lombe")
"""What bots are called: people of the time."""


def seat_at(table: StoredTable, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise NotFound("no-seat", number=seat + 1)
    return table.seats[seat]


def check_owner(table: StoredTable, seat: int, profile: str) -> None:
    """Whether a seat belongs to this person."""
    if seat_at(table, seat).profile != profile:
        raise Forbidden("not-your-seat", number=seat + 1)


def check_not_resigned(table: StoredTable, seat: int) -> None:
    """Whether its person may still have this seat."""
    if seat_at(table, seat).resigned:
        raise Conflict("resigned", number=seat + 1)


def is_away(table: StoredTable, seat: Seat) -> bool:
    """Whether the person of a seat left the table, or was not seen for long."""
    if seat.profile is None:
        return False
    return seat.left or (seat.seen is not None and now() - seat.seen > AWAY_AFTER[table.pace])


def may_call_bots(table: StoredTable, profile: str) -> bool:
    """The host decides; if the host does not play or is away, everybody at the table does."""
    host = [seat for seat in table.seats if seat.profile == table.host]
    return table.host == profile or (
        all(is_away(table, seat) for seat in host) and bool(table.seats_of(profile))
    )


def unused_name(wanted: str, taken: Sequence[str]) -> str:
    """The wanted name, or with a number if somebody at the table has it."""
    name, number = wanted, 2
    while name in taken:
        name = f"{wanted} {number}"
        number += 1
    return name


def named(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Seats with a name each, as the title wants them."""
    taken: list[str] = []
    for seat in seats:
        taken.append(unused_name(seat.name.strip() or BOT_NAMES[seat.seat], taken))
    return tuple(replace(seat, name=name) for seat, name in zip(seats, taken))


def bot_seat(number: int, bot: str, taken: Sequence[str], name: str | None = None) -> Seat:
    """A seat for a bot, with a name that is still free."""
    wanted = name or next((n for n in BOT_NAMES if n not in taken), BOT_NAMES[0])
    return Seat(number, unused_name(wanted, taken), bot=bots.check(bot))


def at_seat(bot: str, table: str, seat: int) -> str:
    """The bot as it plays a seat: without a style it has one there by chance, always the same."""
    return bots.settled(bot, f"{table}/{seat}")


def styled(table: StoredTable) -> list[Seat]:
    """The seats, where every bot has its style for the whole game."""
    return [
        replace(seat, bot=seat.bot and at_seat(seat.bot, table.id, seat.seat))
        for seat in table.seats
    ]
