"""A data set: games of bots with all their positions, as Parquet files in a folder.

The games come in shards of so many games, each two files that are there whole or not at all; what
is in them follows from the seed alone. So a data set that was broken off goes on.
"""

import json
import tempfile
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from arkwright import files
from arkwright.arena.dataset_tables import Rows, arrow
from arkwright.arena.ledger import difference
from arkwright.arena.match import FAULT, KINDS, NOBODY_TO_BLAME, Failure, Result, failed
from arkwright.arena.pool import Watch, Work, play_here
from arkwright.arena.tournament import Tournament
from arkwright.environments import Observation
from arkwright.play import ArkwrightError

FORMAT = 1
SHARD = 50
"""Games in a shard: some megabytes in two files, and at most so much to make again."""
ABOUT = "dataset.json"
TABLES = ("games", "positions")
COMPRESSION = {"compression": "zstd", "compression_level": 3}


@cache
def observation_of(title: str, seats: int) -> Observation:
    return Observation(title, seats)


@dataclass(frozen=True, slots=True)
class DataSet:
    """A folder, and the games that it holds or will hold."""

    folder: Path
    tournament: Tournament
    shard: int = SHARD

    @property
    def observation(self) -> Observation:
        return observation_of(self.tournament.title, self.tournament.seats)

    def identity(self) -> dict[str, Any]:
        """What decides the rows, as `dataset.json` tells it."""
        rows = {
            "format": FORMAT,
            **self.tournament.identity(),
            "shard": self.shard,
            "moves": [move.text for move in self.observation.moves],
            "numbers": list(self.observation.names),
            "scales": list(self.observation.scales),
        }
        plain: dict[str, Any] = json.loads(json.dumps(rows, default=str))
        return plain

    def claim(self) -> None:
        """Make the folder, or go on with it; one that holds anything else is refused."""
        arrow()
        about = self.folder / ABOUT
        files.make_folder(self.folder)
        if not about.exists():
            if any(self.folder.iterdir()):
                raise files.BadFile(f"{self.folder} holds other files: name a new folder")
            files.write(about, json.dumps(self.identity(), indent=1, ensure_ascii=False) + "\n")
            return
        here, there = self.identity(), read_identity(about)
        if there != here:
            settings = [name for name in here if name not in ("moves", "numbers", "scales")]
            differ = "written by another version"
            if any(there.get(name) != here[name] for name in settings):
                differ = difference(there, here)
            raise files.BadFile(
                f"{self.folder} holds another data set ({differ}): name another folder"
            )

    # Its shards

    def games_of(self, shard: int, games: int) -> range:
        """The games of a shard, if there are so many in all."""
        return range(shard * self.shard, min(games, (shard + 1) * self.shard))

    def shards(self, games: int) -> range:
        return range(-(-games // self.shard))

    def path(self, table: str, shard: int) -> Path:
        return self.folder / table / f"{shard:05}.parquet"

    def is_made(self, shard: int, games: int) -> bool:
        """Whether a shard is there with all its games; one that has fewer is made again."""
        wanted = len(self.games_of(shard, games))
        return self.path("positions", shard).exists() and self.rows("games", shard) >= wanted

    def rows(self, table: str, shard: int) -> int:
        """How many rows a file has; none if it is not there or is no Parquet file."""
        pa = arrow()
        try:
            return int(pa.parquet.read_metadata(self.path(table, shard)).num_rows)
        except (OSError, pa.ArrowInvalid):
            return 0

    def left(self, games: int) -> list[int]:
        """The shards that are still to be made."""
        return [shard for shard in self.shards(games) if not self.is_made(shard, games)]

    def make(self, games: int, workers: int | None = None) -> Generator[int, None, None]:
        """Make what is left, and tell of each shard how many games it has."""
        left = self.left(games)
        for table in TABLES:
            files.make_folder(self.folder / table)
        with scratch_in(self.folder) as scratch:
            making = Making(self.tournament, True, data_set=self, games=games, scratch=scratch)
            with closing(play_here(making, left, workers)) as results:
                for result in results:
                    numbers = self.games_of(result.game, games)
                    if result.failure and not self.is_made(result.game, games):
                        raise ArkwrightError(
                            f"games {numbers[0]} to {numbers[-1]} can't be made: "
                            f"{why(result.failure)}"
                        )
                    yield len(numbers)


def scratch_in(folder: Path) -> "tempfile.TemporaryDirectory[str]":
    """Where files are written before they take their places; it is gone afterwards."""
    try:
        return tempfile.TemporaryDirectory(dir=folder, prefix=".making-")
    except OSError as error:
        raise files.BadFile(f"{folder} can't be written: {files.reason(error)}") from None


def read_identity(about: Path) -> dict[str, Any]:
    try:
        there: dict[str, Any] = json.loads(files.read(about))
        return dict(there)
    except (ValueError, TypeError):
        raise files.BadFile(f"{about} tells of no data set: name another folder") from None


@dataclass(frozen=True, slots=True)
class Making(Work):
    """What a process must know to make any shard of a data set."""

    data_set: DataSet = None  # type: ignore[assignment]  # always given; the fields before have defaults
    games: int = 0
    scratch: str = ""

    def play(self, number: int, watch: Watch) -> Result:
        """Play the games of a shard and write its files; the result has the shard's number."""
        data_set = self.data_set
        rows = Rows(self.tournament, data_set.observation)
        for game in data_set.games_of(number, self.games):
            result = Work.play(self, game, watch)
            rows.add(result)
        try:
            # The games come last: where they are, the positions are theirs.
            data_set.path("games", number).unlink(missing_ok=True)
            for table, found in (
                ("positions", rows.position_table()),
                ("games", rows.game_table()),
            ):
                beside = Path(self.scratch) / f"{table}-{number}"
                arrow().parquet.write_table(found, beside, **COMPRESSION)
                beside.replace(data_set.path(table, number))
        except OSError as error:
            reason = f"{data_set.folder} can't be written: {files.reason(error)}"
            match = self.tournament.match(number)
            return failed(match, Failure(FAULT, NOBODY_TO_BLAME, 0, reason))
        return replace(result, game=number, record="")


def why(failure: Failure) -> str:
    """Why a shard was not made, in words; it is not known in which of its games."""
    blame = "" if failure.kind == FAULT else f"a bot {KINDS[failure.kind]}, "
    return f"{blame}{failure.reason}"


@dataclass(frozen=True, slots=True)
class Stock:
    """What a folder holds."""

    games: int
    positions: int
    bytes: int
    failures: list[str]
    """How games were broken off that have no positions for it, one after the other."""


def take_stock(data_set: DataSet, games: int) -> Stock:
    """Count what is there of so many games."""
    pa = arrow()
    shards = data_set.shards(games)
    paths = [data_set.path(table, shard) for table in TABLES for shard in shards]
    failures: list[str] = []
    for shard in shards:
        found = pa.parquet.read_table(data_set.path("games", shard), columns=["failure"])
        failures += [failure for failure in found["failure"].to_pylist() if failure]
    return Stock(
        sum(data_set.rows("games", shard) for shard in shards),
        sum(data_set.rows("positions", shard) for shard in shards),
        sum(path.stat().st_size for path in paths),
        failures,
    )
