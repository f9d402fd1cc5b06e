"""The two tables of a data set: what their columns are, and the rows of a game."""

import json
from array import array
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, NamedTuple

import arkwright
from arkwright.arena.match import KINDS, Result
from arkwright.arena.playing import deal
from arkwright.arena.tournament import Tournament
from arkwright.environments import Observation
from arkwright.extras import extra

if TYPE_CHECKING:
    import pyarrow as pa


class Column(NamedTuple):
    """A column of a table: its name, its type as Arrow writes it, what it holds."""

    name: str
    type: str
    meaning: str


GAMES = (
    Column("game", "int32", "number of the game, from 0"),
    Column("deal", "int32", "games of a deal have the same seed, and the bots in other seats"),
    Column("seed", "int64", "the seed it was dealt from"),
    Column("title", "string", "which game it is"),
    Column("rules", "int16", "version of the title's rules"),
    Column("options", "string", "the title's options, as JSON"),
    Column("seats", "int8", "how many companies"),
    Column("bots", "list<string>", "who plays, by seat"),
    Column("scores", "list<int32>", "final scores by seat; empty if the game was broken off"),
    Column("places", "list<int8>", "places by seat, from 1; tied seats share a place"),
    Column("share_values", "list<int16>", "value of a share in the end, by seat"),
    Column("shares", "list<int16>", "own shares in the end, by seat"),
    Column("loans", "list<int16>", "loans not repaid, by seat"),
    Column("loans_taken", "list<int16>", "loans taken in all, by seat"),
    Column("moves", "list<string>", "the moves in order, as notation"),
    Column("failure", "string", "which bot broke it off, and how; null if none did"),
)
"""The table of games."""

POSITIONS = (
    Column("game", "int32", "number of the game"),
    Column("move", "int16", "how many moves had been played"),
    Column("seat", "int8", "who decides, from 0"),
    Column("bot", "string", "the bot in that seat"),
    Column("question", "string", "id of the question, such as hire-workers"),
    Column("legal", "list<int16>", "ids of the legal moves; dataset.json has their notations"),
    Column("chosen", "int16", "id of the move that was chosen"),
    Column("score", "int32", "what the seat scores in the end"),
    Column("place", "int8", "its place in the end, from 1"),
    Column("win", "float32", "its part of the win: 1 alone, 0.5 if two share it, 0"),
)
"""The table of positions, before the numbers that the seat observes."""


def position_columns(observation: Observation) -> tuple[Column, ...]:
    """All columns of the table of positions."""
    numbers = zip(observation.names, observation.scales)
    observed = (Column(name, "int16", f"observed; comes near {scale}") for name, scale in numbers)
    return (*POSITIONS, *observed)


def arrow() -> Any:
    """The library that writes Parquet files."""
    with extra("dataset", "a data set"):
        import pyarrow
        import pyarrow.parquet

    return pyarrow


def arrow_schema(columns: tuple[Column, ...]) -> "pa.Schema":
    pa = arrow()

    def arrow_type(name: str) -> Any:
        if name.startswith("list<"):
            return pa.list_(arrow_type(name.removeprefix("list<").removesuffix(">")))
        return pa.type_for_alias(name)

    return pa.schema([(column.name, arrow_type(column.type)) for column in columns])


class Rows:
    """The rows of some games, for both tables."""

    def __init__(self, tournament: Tournament, observation: Observation) -> None:
        self.tournament = tournament
        self.observation = observation
        self.games: list[tuple[Any, ...]] = []
        self.positions: list[tuple[Any, ...]] = []
        self.observed = array("h")
        """What was observed, one position after the other."""

    def add(self, result: Result) -> None:
        """Add a game with its positions; a game that was broken off has none."""
        kind = arkwright.find_title(self.tournament.title)
        moves: list[str] = []
        if result.failure is None:
            moves = arkwright.Record.loads(result.record).moves
            self.positions += self.replayed(moves, result)
        values = {
            **asdict(result),
            "title": kind.name,
            "rules": kind.rules,
            "options": json.dumps(kind.settle(self.tournament.options)),
            "seats": self.tournament.seats,
            "moves": moves,
            "failure": failure_line(result),
        }
        self.games.append(tuple(values[column.name] for column in GAMES))

    def replayed(self, moves: list[str], result: Result) -> Iterator[tuple[Any, ...]]:
        """The positions of a game; what its seats observe goes to the end of all that was."""
        observation = self.observation
        game = deal(self.tournament.plan, self.tournament.match(result.game))
        for number, move in enumerate(moves):
            decision = game.decision
            assert decision is not None
            seat = decision.seat
            self.observed.extend(observation.read(game, seat))
            yield (
                result.game,
                number,
                seat,
                result.bots[seat],
                decision.question,
                observation.legal(game),
                observation.actions[move],
                result.scores[seat],
                result.places[seat],
                result.won(seat),
            )
            game.play(move)

    def game_table(self) -> "pa.Table":
        return table(GAMES, self.games)

    def position_table(self) -> "pa.Table":
        """Column by column, since there are a thousand columns of small numbers."""
        pa = arrow()
        found = table(POSITIONS, self.positions)
        width, rows = len(self.observation.names), len(self.positions)
        for place, name in enumerate(self.observation.names):
            numbers = pa.py_buffer(self.observed[place::width])
            column = pa.Array.from_buffers(pa.int16(), rows, [None, numbers])
            found = found.append_column(name, column)
        return found


def failure_line(result: Result) -> str | None:
    """How a game was broken off, in a sentence; None if it was not."""
    failure = result.failure
    if failure is None:
        return None
    return f"{result.culprit} {KINDS[failure.kind]}: {failure.reason}"


def table(columns: tuple[Column, ...], rows: list[tuple[Any, ...]]) -> "pa.Table":
    pa = arrow()
    schema = arrow_schema(columns)
    values = zip(*rows) if rows else [()] * len(columns)
    arrays = [pa.array(list(each), field.type) for each, field in zip(values, schema)]
    return pa.Table.from_arrays(arrays, schema=schema)
