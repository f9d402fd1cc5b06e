"""A tournament: which bots play which game, and who sits where in each match."""

import hashlib
import json
import random
from dataclasses import asdict, dataclass, field
from typing import Any

import arkwright
from arkwright import bots
from arkwright.arena.fingerprint import fingerprint
from arkwright.arena.match import Match
from arkwright.arena.schedule import a_round, round_size
from arkwright.arena.simulation import Plan, game_seed
from arkwright.play import BadSetup
from arkwright.play.step import Json


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played: a title with its options, the bots, the seats, the seed.

    A bot that is named twice sits twice as often.
    """

    title: str
    bots: tuple[str, ...]
    seats: int
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)
    components: Json = None

    def check(self) -> "Tournament":
        """The tournament if it can be played; what is wrong with it is told in one sentence."""
        if not self.bots:
            raise BadSetup("name the bots that play, by commas")
        for name in self.bots:
            bots.check(name)
        arkwright.new(
            self.title, self.seats, seed=self.seed, components=self.components, **self.options
        )
        return self

    @property
    def plan(self) -> Plan:
        return Plan(self.title, self.bots, dict(self.options), self.components)

    @property
    def names(self) -> list[str]:
        """Every bot once, as they were named."""
        return list(dict.fromkeys(self.bots))

    @property
    def round_size(self) -> int:
        """The games that have one deal, in which every bot is in every seat equally often."""
        return round_size(len(self.bots), self.seats)

    def match(self, number: int) -> Match:
        """The match of a number, counted from 0: the same whoever plays it, and when."""
        deal, place = divmod(number, self.round_size)
        seed = game_seed(self.seed, deal)
        seating = a_round(len(self.bots), self.seats, random.Random(f"seating/{seed}"))[place]
        return Match(number, deal, seed, tuple(self.bots[bot] for bot in seating))

    def identity(self) -> dict[str, Any]:
        """What decides the results, the code of the bots included: who is other, plays other."""
        return {
            **asdict(self),
            "bots": list(self.bots),
            "rules": arkwright.find_title(self.title).rules,
            "fingerprints": {name: fingerprint(name, self.title) for name in self.names},
        }

    def key(self) -> str:
        """The identity in a word that can name a file."""
        text = json.dumps(self.identity(), sort_keys=True, default=str)
        return f"{self.title}-{hashlib.sha256(text.encode()).hexdigest()[:12]}"
