"""What a game shows and tells as TypeScript, from the declarations in its package."""

import ast
import inspect
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from importlib import import_module
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from arkwright.play import scenes
from arkwright.play.declared import EVERY, OneOf
from arkwright.play.editions import edition_files

HEAD = "// What a table shows and tells. Made from src/arkwright/{}.\n"
DECLARES = "TypedDict"
"""What a class is based on that declares a shape."""
PLAIN: dict[object, str] = {
    Any: "unknown",
    NoneType: "null",
    bool: "boolean",
    datetime: "string",
    float: "number",
    int: "number",
    str: "string",
}
GAMES = sorted({family for family, _ in edition_files("").values()})
"""The packages of rules with declarations."""
OF_A_GAME = {
    "EventMessage": "GameEvent",
    "Consequence.company": "CompanyView",
    "Consequence.forecast": "Forecasts",
    "Position.forecast": "Forecasts",
    "Position.view": "View",
    "Update.scenes": "Scene",
}
"""Messages, and fields of messages, that have the shape which their game declares."""


def typescript(game: str) -> str:
    """The shapes in the order of their module, then the union of all events."""
    return "\n".join([HEAD.format(game), *Shapes(game).written()])


def of_any_game(shape: str) -> str:
    """A shape of which each game has its own."""
    return " | ".join(f"{game}.{shape}" for game in GAMES)


class Shapes:
    """The declarations of a game."""

    def __init__(self, game: str) -> None:
        self.game = game
        module = import_module(f"arkwright.{game}.shapes")
        journal = import_module(f"arkwright.{game}.journal")
        self.events: dict[str, dict[str, object]] = journal.EVENTS
        # What all games tell alike comes first: the others may extend it.
        self.source = [
            *(node for node in body_of(scenes) if is_declaration(node)),
            *body_of(module),
        ]
        self.declared = vars(scenes) | vars(module)
        self.words = {note: name for name, kind in vars(module).items() if (note := one_of(kind))}
        """What those texts are called that can be certain words."""

    def written(self) -> Iterator[str]:
        for node, text in documented(self.source):
            if isinstance(node, ast.ClassDef):
                base = ast.unparse(node.bases[0])
                extends = "" if base == DECLARES else f" extends {base}"
                yield comment(ast.get_docstring(node)) + self.interface(node.name, extends)
            elif isinstance(node, ast.Assign):
                alias = self.alias(ast.unparse(node.targets[0]))
                if alias:
                    yield comment(text) + alias
        yield comment("Something that happened, with its facts.") + "export type GameEvent ="
        events = [f"  | {self.event(id)}" for id in self.events]
        yield "\n".join(events) + ";\n"

    def interface(self, shape: str, extends: str) -> str:
        hints = get_type_hints(self.declared[shape], include_extras=True)
        lines = [
            comment(text, "  ") + f"  {name}: {self.kind(hints[name])};\n"
            for name, text in self.fields(shape)
        ]
        return "".join([f"export interface {shape}{extends} {{\n", *lines, "}\n"])

    def fields(self, shape: str) -> Iterator[tuple[str, str | None]]:
        """The fields of a shape with the texts below them."""
        for node in self.source:
            if isinstance(node, ast.ClassDef) and node.name == shape:
                for field, text in documented(node.body):
                    if isinstance(field, ast.AnnAssign):
                        yield ast.unparse(field.target), text

    def alias(self, name: str) -> str:
        """A number, the words that a text can be, or another name of a type."""
        value = self.declared[name]
        if isinstance(value, int):
            return f"export const {name} = {value};\n"
        if note := one_of(value):
            words = ", ".join(f'"{word}"' for word in note.words)
            return (
                f"export const {plural(name)} = [{words}] as const;\n"
                f"export type {name} = (typeof {plural(name)})[number];\n"
            )
        if get_origin(value) is None or value.__parameters__:
            return ""
        return f"export type {name} = {self.kind(value)};\n"

    def event(self, id: str) -> str:
        told = dict(self.events[id])
        seat = self.kind(told.pop("seat", NoneType))
        facts = "; ".join(f"{name}: {self.kind(kind)}" for name, kind in told.items())
        return f'{{ id: "{id}"; seat: {seat}; facts: {f"{{ {facts} }}" if facts else "{}"} }}'

    def kind(self, kind: object) -> str:
        return written(kind, self.words)


def written(kind: Any, words: Mapping[OneOf, str]) -> str:
    """A type as TypeScript writes it; `words` says what a text is called that can be some only."""

    def parts(kind: object) -> list[str]:
        return [written(one, words) for one in get_args(kind)]

    match get_origin(kind):
        case origin if origin is Annotated:
            inner, note = get_args(kind)
            if isinstance(note, int):
                return f"[{', '.join(parts(inner) * note)}]"
            if isinstance(note, OneOf):
                return words[note]
            return f"Record<{', '.join(parts(inner))}>" if note == EVERY else written(inner, words)
        case origin if origin is Literal:
            return " | ".join(f'"{word}"' for word in get_args(kind))
        case origin if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(parts(kind)))
        case origin if origin in (list, Sequence):
            (one,) = parts(kind)
            return f"({one})[]" if " | " in one else f"{one}[]"
        case origin if origin in (dict, Mapping):
            key, value = parts(kind)
            record = f"Record<{key}, {value}>"
            return record if key == PLAIN[str] else f"Partial<{record}>"
    return PLAIN.get(kind) or str(kind.__name__)


def body_of(module: ModuleType) -> list[ast.stmt]:
    return ast.parse(inspect.getsource(module)).body


def is_declaration(node: ast.stmt) -> bool:
    """Whether it is a class that declares a shape."""
    return isinstance(node, ast.ClassDef) and DECLARES in map(ast.unparse, node.bases)


def one_of(kind: object) -> OneOf | None:
    """The note on a text that can be certain words."""
    notes = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    return next((note for note in notes if isinstance(note, OneOf)), None)


def documented(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str | None]]:
    """Each statement with the text that stands below it."""
    for node, below in zip(body, [*body[1:], None]):
        match below:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node, text
            case _:
                yield node, None


def comment(text: str | None, indent: str = "") -> str:
    return f"{indent}/** {text} */\n" if text else ""


def plural(name: str) -> str:
    """How the words of a type are called: those of FactoryKind are FACTORY_KINDS."""
    one = "".join(f"_{c}" if c.isupper() else c.upper() for c in name).lstrip("_")
    return one + ("ES" if one.endswith("S") else "S")
