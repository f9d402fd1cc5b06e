"""What the API says as TypeScript, made for the browser client whenever it is built."""

import shutil
import sys
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import Struct, structs

from arkwright.server.messages.common import Form
from arkwright.server.reference import moves, shapes
from arkwright.server.reference.declared import MESSAGES

HEAD = """\
// The messages of the API. Made from src/arkwright/server/messages/.

""" + "".join(f'import type * as {game} from "./{game}";\n' for game in shapes.GAMES)
UNSHAPED = "Record<string, unknown>"


def files() -> dict[str, str]:
    """The files of the client that are made, by their names."""
    games = {f"{game}.ts": shapes.typescript(game) for game in shapes.GAMES}
    return {"messages.ts": typescript(), "moves.ts": moves.typescript(), **games}


def typescript() -> str:
    """An interface for each message and form, subject by subject."""
    return HEAD + "".join(f"\n{interface(message)}" for message in MESSAGES.values())


def interface(message: type) -> str:
    name = message.__name__
    if name in shapes.OF_A_GAME:
        return f"export type {name} = {shapes.of_any_game(shapes.OF_A_GAME[name])};\n"
    if not issubclass(message, Struct):
        fields = get_type_hints(message).items()
        lines = [f"  {field}: {shapes.written(kind, {})};" for field, kind in fields]
        return "\n".join([f"export interface {name} {{", *lines, "}", ""])
    settings = message.__struct_config__
    base: Any = message.__base__
    extends = "" if base in (Struct, Form) else f" extends {base.__name__}"
    lines = [f"export interface {name}{extends} {{"]
    if settings.tag_field is not None:
        lines.append(f'  {settings.tag_field}: "{settings.tag}";')
    for field in structs.fields(message):
        if field.name in base.__struct_fields__:
            continue
        # A form may leave out what has a default; a message says everything, unless it omits it.
        optional = not field.required and settings.omit_defaults
        kind = shapes.written(field.type, {})
        if own := shapes.OF_A_GAME.get(f"{name}.{field.name}"):
            shape = shapes.of_any_game(own)
            kind = kind.replace(f"{UNSHAPED}[]", f"({shape})[]").replace(UNSHAPED, shape)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {kind};")
    return "\n".join([*lines, "}", ""])


def write(folder: Path) -> None:
    """Write the files anew if any of them would be another: what is newer is built again."""
    made = files()
    if {path.name: path.read_text("utf-8") for path in folder.glob("*.ts")} != made:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name, text in made.items():
            (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
