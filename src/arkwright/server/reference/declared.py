"""Every message of the API as it is declared: its class, and the texts below its fields."""

import ast
import inspect
import sys
from dataclasses import is_dataclass
from types import ModuleType

from msgspec import Struct

from arkwright.server.messages import (
    chat,
    common,
    history,
    lessons,
    live,
    people,
    play,
    previews,
    refusals,
    rules,
    tables,
    titles,
)
from arkwright.server.reference.shapes import documented

SUBJECTS = (
    common,
    refusals,
    people,
    titles,
    rules,
    tables,
    play,
    previews,
    history,
    lessons,
    live,
    chat,
)


def is_message(kind: object, subject: ModuleType) -> bool:
    """Whether a subject declares it, or takes it as it is from an inner room."""
    if not isinstance(kind, type):
        return False
    return is_dataclass(kind) or (issubclass(kind, Struct) and kind.__module__ == subject.__name__)


MESSAGES: dict[str, type] = {
    name: kind
    for subject in SUBJECTS
    for name, kind in vars(subject).items()
    if is_message(kind, subject)
}
"""By their names, subject by subject."""
TEXTS = {
    f"{declared.name}.{ast.unparse(field.target)}": " ".join(text.split())
    for module in sorted({kind.__module__ for kind in MESSAGES.values()})
    for declared in ast.parse(inspect.getsource(sys.modules[module])).body
    if isinstance(declared, ast.ClassDef)
    for field, text in documented(declared.body)
    if isinstance(field, ast.AnnAssign) and text
}
"""What stands below the field of a message, by `Message.field`."""


def text_of(message: type, field: str) -> str:
    """What is said of a field where it is declared."""
    for kind in message.__mro__:
        if text := TEXTS.get(f"{kind.__name__}.{field}"):
            return text
    return ""
