"""What the API says as TypeScript, for the browser client: `make client-types`."""

import sys
from pathlib import Path

import msgspec
from msgspec import inspect

from arkwright.server import messages
from arkwright.server.reference import moves, shapes

HEAD = """\
// The messages of the API. Made from src/arkwright/server/messages.py by `make client-types`.

""" + "".join(f'import type * as {game} from "./{game}";\n' for game in shapes.GAMES)
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.DateTimeType: "string",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}
UNSHAPED = "Record<string, unknown>"


def files() -> dict[str, str]:
    """The files of the client that are made, by their names."""
    games = {f"{game}.ts": shapes.typescript(game) for game in shapes.GAMES}
    return {"messages.ts": typescript(), "moves.ts": moves.typescript(), **games}


def typescript() -> str:
    """An interface for each message and form, in the order of messages.py."""
    structs = [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
        if value.__module__ == messages.__name__
    ]
    return HEAD + "".join(f"\n{interface(struct)}" for struct in dict.fromkeys(structs))


def interface(struct: type[msgspec.Struct]) -> str:
    if struct.__name__ in shapes.OF_A_GAME:
        shape = shapes.of_any_game(shapes.OF_A_GAME[struct.__name__])
        return f"export type {struct.__name__} = {shape};\n"
    described = inspect.type_info(struct)
    assert isinstance(described, inspect.StructType)
    known, extends = base_of(struct)
    lines = [f"export interface {struct.__name__}{extends} {{"]
    if described.tag_field is not None:
        lines.append(f'  {described.tag_field}: "{described.tag}";')
    for field in described.fields:
        if field.name in known:
            continue
        # A form may leave out what has a default; a message says everything, unless it omits it.
        optional = not field.required and (
            issubclass(struct, messages.Form) or struct.__struct_config__.omit_defaults
        )
        kind = written(field.type)
        if own := shapes.OF_A_GAME.get(f"{struct.__name__}.{field.name}"):
            kind = kind.replace(UNSHAPED, shapes.of_any_game(own))
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {kind};")
    return "\n".join([*lines, "}", ""])


def base_of(struct: type[msgspec.Struct]) -> tuple[tuple[str, ...], str]:
    """The fields of the message that another one widens, and how TypeScript says so."""
    for base in struct.__bases__:
        if issubclass(base, msgspec.Struct) and base not in (msgspec.Struct, messages.Form):
            return base.__struct_fields__, f" extends {base.__name__}"
    return (), ""


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.Metadata(type=inner):
            return written(inner)
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(written(one) for one in types))
        case inspect.ListType(item_type=item):
            one = written(item)
            return f"({one})[]" if " " in one else f"{one}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {written(value)}>"
        case _:
            return PLAIN[type(kind)]


if __name__ == "__main__":
    for name, text in files().items():
        (Path(sys.argv[1]) / name).write_text(text, "utf-8")
