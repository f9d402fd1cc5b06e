"""A record: what it takes to play a game again. JSON that a person can read, kept for ever."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from arkwright.play.errors import BadRecord
from arkwright.play.plain import Json

FORMAT = "arkwright-record"


@dataclass
class Record:
    """Title, options, seats, seed, rules version and the moves as notation.

    `position` is where the game began if not from its set-up; `components` are the corrections
    to printed numbers it was played with, if any; `standings` is how it ended, or empty.
    """

    title: str
    rules: int
    seats: list[str]
    seed: int | None
    options: dict[str, str]
    moves: list[str]
    standings: Sequence[dict[str, Any]] = ()
    position: Json = None
    components: Json = None

    def as_json(self) -> dict[str, Any]:
        """The record as plain values, in the order a reader wants them."""
        value: dict[str, Any] = {
            "format": FORMAT,
            "title": self.title,
            "rules": self.rules,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
        }
        if self.components:
            value["components"] = self.components
        if self.position:
            value["position"] = self.position
        value["standings"] = list(self.standings)
        value["moves"] = self.moves
        return value

    def dumps(self) -> str:
        """The record as text, one move a line."""
        return json.dumps(self.as_json(), indent=1, ensure_ascii=False) + "\n"

    @classmethod
    def loads(cls, text: str) -> "Record":
        """Read what `dumps` wrote."""
        try:
            value = json.loads(text)
        except ValueError as error:
            raise BadRecord(f"this is not a record: it is not JSON ({error})") from None
        return cls.from_json(value)

    @classmethod
    def from_json(cls, value: Json) -> "Record":
        if not isinstance(value, dict) or value.get("format") != FORMAT:
            raise BadRecord(f'this is not a record: it does not say "format": "{FORMAT}"')
        kinds: dict[str, Any] = {
            "title": str,
            "rules": int,
            "seats": list,
            "seed": (int, type(None)),
            "options": dict,
            "moves": list,
        }
        for name, kind in kinds.items():
            if name not in value:
                raise BadRecord(f"the record has no {name!r}")
            if not isinstance(value[name], kind):
                raise BadRecord(f"the record's {name!r} is of the wrong kind")
        for name in ("seats", "moves"):
            if not all(isinstance(item, str) for item in value[name]):
                raise BadRecord(f"the record's {name!r} must all be text")
        standings = value.get("standings") or []
        if not isinstance(standings, list) or not all(is_standing(s) for s in standings):
            raise BadRecord("the record's 'standings' must each have place, seat, name and score")
        if value["seed"] is None and not value.get("position"):
            raise BadRecord("the record has neither a seed nor a position to begin from")
        needed = {name: value[name] for name in kinds}
        position, components = value.get("position"), value.get("components")
        return cls(**needed, standings=standings, position=position, components=components)


def is_standing(value: Json) -> bool:
    """Whether a value is a seat's place as `as_json` writes it."""
    kinds = {"place": int, "seat": int, "name": str, "score": int}
    return isinstance(value, dict) and all(
        isinstance(value.get(name), kind) for name, kind in kinds.items()
    )
