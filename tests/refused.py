"""Writes handbook/refused.json, what is refused by which section of each family: `make refused`.

Read from the source: wherever a refusal is made, with the words that its id and its section can be.
"""

import ast
import json
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import arkwright
from arkwright.cardgame.turn import EXPERT_RULES
from arkwright.play.step import steps_of
from arkwright.server.reference.shapes import GAMES
from tests.test_sentences import calls

SOURCE = Path(arkwright.__file__).parent
FILE = SOURCE / "handbook" / "refused.json"
KNOWN_ELSEWHERE = {"EXPERT_RULES[move.action]": {section for _, section in EXPERT_RULES.values()}}
"""Arguments that no caller spells out, with what they can be."""


class Place(NamedTuple):
    """A function of the rules, and the class that it is a method of, if it is one."""

    function: ast.FunctionDef
    owner: str


@cache
def places(room: str) -> list[Place]:
    """Every function of a room, file by file."""
    found: list[Place] = []
    for file in sorted((SOURCE / room).rglob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            owner = node.name if isinstance(node, ast.ClassDef) else ""
            functions = node.body if isinstance(node, ast.ClassDef) else [node]
            found += [Place(f, owner) for f in functions if isinstance(f, ast.FunctionDef)]
    return found


def words(value: ast.expr, place: Place, family: str) -> set[str]:
    """What an argument can be."""
    if ast.unparse(value) in KNOWN_ELSEWHERE:
        return KNOWN_ELSEWHERE[ast.unparse(value)]
    match value:
        case ast.Constant(value=str(word)):
            return {word} - {""}
        case ast.IfExp():
            return words(value.body, place, family) | words(value.orelse, place, family)
        case ast.Attribute(value=ast.Name(id="self"), attr="section"):
            return {
                step.section
                for step in steps_of(f"arkwright.{family}").values()
                if place.owner in [kind.__name__ for kind in step.__mro__]
            }
        case ast.Name(id=name) if name in (given := [a.arg for a in place.function.args.args]):
            argument = given.index(name) - (given[0] == "self")
            return {
                word
                for caller in (*places("play"), *places(family))
                for call in calls(caller.function, place.function.name)
                for word in words(call.args[argument], caller, family)
            }
        case ast.Name(id=name):
            return {
                word
                for assigned in ast.walk(place.function)
                if isinstance(assigned, ast.Assign)
                if name in [ast.unparse(target) for target in ast.walk(assigned.targets[0])]
                for word in words(assigned.value, place, family)
            }
    raise AssertionError(f"{place.function.name}: what is {ast.unparse(value)}?")


def ids(room: str) -> Iterator[tuple[Place, ast.Call, str]]:
    """Every refusal of a room by its id, in the order of its source."""
    for place in places(room):
        for call in calls(place.function, "Refusal"):
            for id in sorted(words(call.args[0], place, room)):
                yield place, call, id


def refused(family: str) -> dict[str, list[str]]:
    """What a family refuses by section; what all games refuse is no rule of one of them."""
    import_module(f"arkwright.{family}")  # so that its steps are known
    everywhere = {id for _, _, id in ids("play")}
    found: dict[str, dict[str, None]] = {}
    for place, call, id in ids(family):
        sections = words(call.args[1], place, family)
        assert sections, f"{place.function.name}: {id} has no section"
        for section in sorted(sections) if id not in everywhere else ():
            found.setdefault(section, {})[id] = None
    return {section: list(told) for section, told in found.items()}


def written() -> str:
    """The whole file."""
    return json.dumps({family: refused(family) for family in GAMES}, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
