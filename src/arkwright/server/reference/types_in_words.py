"""Types of the OpenAPI description in words, as tables of fields and links to messages."""

import json
from collections.abc import Iterable

from arkwright.server.reference.html import Child, Markup, join, marked, tag
from arkwright.server.reference.openapi import REFERENCE, Json, meaning


def kind(schema: Json) -> Markup:
    """A type in words, with links to the messages it names."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REFERENCE)
        return tag("a", name, href=f"#{anchor(name)}")
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return either(kind(part) for part in schema[word])
    if "enum" in schema:
        return either(tag("code", json.dumps(value)) for value in schema["enum"])
    match schema.get("type"):
        case "array":
            return join(["list of ", kind(schema["items"]), limits(schema, "Items", "entries")])
        case "object":
            values = schema.get("additionalProperties")
            return join(["object of ", kind(values)]) if values else Markup("object")
        case "string":
            what = "time" if schema.get("format") == "date-time" else "text"
            return join([what, limits(schema, "Length", "characters")])
        case "integer" | "number":
            return join(["number", limits(schema, "imum", "")])
        case "null":
            return Markup("none")
        case str(other):
            return join([other])
        case _:
            return Markup("anything")


def either(parts: Iterable[Markup]) -> Markup:
    return Markup(" or ".join(parts))


def limits(schema: Json, suffix: str, unit: str) -> str:
    """` (1 to 40 characters)`, as far as there are limits."""
    least, most = schema.get(f"min{suffix}"), schema.get(f"max{suffix}")
    if least is None and most is None:
        return ""
    said = f"at least {least}" if most is None else f"{least} to {most}"
    said = f"at most {most}" if least is None else said
    return f" ({said} {unit})" if unit else f" ({said})"


def anchor(name: str) -> str:
    return f"message-{name}"


def field(name: str, schema: Json, text: str, *, needed: bool) -> Markup:
    said: list[Child] = [marked(text)] if text else []
    if schema.get("default") not in (None, "", {}, []):
        said.append(marked(f" By default `{json.dumps(schema['default'])}`."))
    return tag(
        "tr",
        tag("th", tag("code", name), "" if needed else tag("small", " optional"), scope="row"),
        tag("td", kind(schema), class_="kind"),
        tag("td", said),
    )


def table(rows: Iterable[Markup]) -> Markup:
    return tag("table", tag("tbody", rows))


def fields(schema: Json) -> Markup:
    """The fields of a message."""
    needed = schema.get("required", ())
    return table(
        field(name, inner, meaning(inner), needed=name in needed)
        for name, inner in schema.get("properties", {}).items()
    )
