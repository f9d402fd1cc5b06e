"""Examples of the rules as tables: a position of one person alone, to go on from as one likes."""

from dataclasses import replace

from arkwright.handbook.exemplary import Example, examples_of
from arkwright.handbook.positions import SEATS
from arkwright.server.games.lobby import Lobby
from arkwright.server.games.new_tables import new_table
from arkwright.server.games.playing import Playing
from arkwright.server.messages.common import encode
from arkwright.server.messages.history import ForkForm
from arkwright.server.messages.tables import SeatForm
from arkwright.server.problems import NotFound
from arkwright.server.storage.profiles import Profile
from arkwright.server.storage.tables import StoredTable

LONGEST = 40
"""Characters of what may be no example at all that are said again."""


class Examples:
    """Makes tables of the examples of the rules."""

    def __init__(self, playing: Playing, lobby: Lobby) -> None:
        self.playing = playing
        self.lobby = lobby

    async def open(self, profile: Profile, title: str, id: str, way: int | None) -> StoredTable:
        """A new table where an example begins, or where one of its ways has been played."""
        example = found(title, id)
        if way is not None and way >= len(example.ways):
            raise NotFound("no-example", example=id[:LONGEST])
        game = example.begin(title)
        form = ForkForm(0, [SeatForm("me") for _ in range(SEATS)])
        options = encode(dict(game.options)).decode()
        table = replace(
            new_table(profile, form, title, game.rules, options),
            origin=encode(game.position()["table"]).decode(),
            analysis=True,
        )
        table = await self.lobby.add(table, profile, form.seats)
        for move in () if way is None else example.ways[way].moves:
            _, opened = await self.playing.opened(table.id, profile.id)
            await self.playing.play(profile.id, table.id, opened.game.seat, move, opened.number)
        return table


def found(title: str, id: str) -> Example:
    """An example on the page of a title."""
    for example in examples_of(title):
        if example.id == id:
            return example
    raise NotFound("no-example", example=id[:LONGEST])
