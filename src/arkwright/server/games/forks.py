"""New tables that go on from a position of another: to try it otherwise, or to think ahead."""

import random
from dataclasses import replace

import msgspec

from arkwright.play import Game
from arkwright.server.games import history, showing
from arkwright.server.games.lobby import Lobby
from arkwright.server.games.new_tables import new_table
from arkwright.server.games.open_games import OpenGame
from arkwright.server.games.playing import Playing
from arkwright.server.messages.history import ForkForm
from arkwright.server.problems import Conflict, Problem
from arkwright.server.storage.profiles import Profile
from arkwright.server.storage.tables import StoredTable

DICE = random.SystemRandom()


class Forks:
    """Makes tables from positions of others."""

    def __init__(self, playing: Playing, lobby: Lobby) -> None:
        self.playing = playing
        self.lobby = lobby

    async def fork(self, profile: Profile, id: str, form: ForkForm) -> StoredTable:
        """A new table that goes on from a position."""
        parent, opened = await self.playing.opened(id, profile.id)
        history.check_position(opened, form.position)
        if len(form.seats) != len(parent.seats):
            raise Problem("fork-seats", count=len(parent.seats))
        analysis = not opened.over
        if analysis:
            check_alone(form)
        game = begun(parent, opened, profile, form)
        if game.over:
            raise Conflict("game-over")
        table = replace(
            new_table(profile, form, parent.title, parent.rules, parent.options),
            components=parent.components,
            origin=msgspec.json.encode(game.position()["table"]).decode(),
            analysis=analysis,
            parent=parent.id,
            parent_position=form.position,
        )
        return await self.lobby.add(table, profile, form.seats)


def check_alone(form: ForkForm) -> None:
    """A running game is analysed by oneself, and what is hidden stays so."""
    alone = all(seat.kind in ("me", "bot") for seat in form.seats)
    if not alone or form.listed or form.deal == "same":
        raise Problem("analysis-alone")


def begun(parent: StoredTable, opened: OpenGame, profile: Profile, form: ForkForm) -> Game:
    """The game that a fork begins with, dealt anew if anything in it is still to be revealed."""
    then = opened.game.at(form.position)
    if opened.over and form.deal != "new":
        return then
    return then.imagine(showing.eyes(then, parent.seats_of(profile.id)), DICE)
