"""The page /docs: the OpenAPI description as a person reads it, without any script."""

import json
import shlex
from collections.abc import Callable, Iterable, Iterator
from html import escape
from importlib import resources
from typing import Any
from urllib.parse import urlencode

from litestar import Request, Response, Router, get
from litestar.enums import MediaType
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from arkwright.server.reference.description import JSON, PATH, REFERENCE, TAGS, completed, meaning
from arkwright.server.reference.examples import Json

STYLE = "style.css"
LOCAL = "http://127.0.0.1:8000"
SCREEN = 80
"""The lines of an example that are shown at once."""
"""Where `arkwright serve` listens if nobody says otherwise."""
Asked = Request[Any, Any, Any]


class Markup(str):
    """Text that is HTML already; all other text is escaped when it meets this."""


Child = str | Markup | Iterable["Child"]


def tag(name: str, *children: Child, **attributes: str) -> Markup:
    """An element."""
    said = "".join(f' {attribute(key)}="{escape(value)}"' for key, value in attributes.items())
    return Markup(f"<{name}{said}>{join(children)}</{name}>")


def attribute(name: str) -> str:
    """The name of an attribute that Python could not write: `class_`, `aria_label`."""
    return name.rstrip("_").replace("_", "-")


def join(children: Iterable[Child]) -> Markup:
    return Markup("".join(written(child) for child in children))


def written(child: Child) -> str:
    if isinstance(child, Markup):
        return child
    return escape(child) if isinstance(child, str) else join(child)


def prose(text: str) -> Markup:
    """Paragraphs, with `code` and **stress**."""
    return join(tag("p", marked(paragraph)) for paragraph in text.split("\n\n") if paragraph)


def marked(text: str) -> Markup:
    parts = alternating(text, "`", lambda code: tag("code", code))
    return join(
        part if isinstance(part, Markup) else list(alternating(part, "**", stressed))
        for part in parts
    )


def stressed(text: str) -> Markup:
    return tag("strong", text)


def alternating(text: str, mark: str, inside: Callable[[str], Markup]) -> Iterator[str]:
    for number, part in enumerate(text.split(mark)):
        yield inside(part) if number % 2 else part


# Types


def kind(schema: Json) -> Markup:
    """A type in words, with links to the messages it names."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REFERENCE)
        return tag("a", name, href=f"#{anchor(name)}")
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return joined((kind(part) for part in schema[word]), " or ")
    if "enum" in schema:
        return joined((tag("code", json.dumps(value)) for value in schema["enum"]), " or ")
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


def joined(parts: Iterable[Markup], between: str) -> Markup:
    return Markup(between.join(parts))


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


# Operations


class Page:
    """The whole page, made once of a completed description."""

    def __init__(self, description: Json, address: str) -> None:
        self.description = description
        self.schemas: Json = description["components"]["schemas"]
        self.address = address.rstrip("/") or LOCAL
        self.operations: dict[str, list[tuple[str, str, Json]]] = {name: [] for name in TAGS}
        for path, item in description["paths"].items():
            for method, operation in item.items():
                section = operation.get("tags", ["server"])[0]
                self.operations.setdefault(section, []).append((method, path, operation))

    def html(self) -> str:
        described = self.description["info"]
        head = tag(
            "head",
            Markup('<meta charset="utf-8">'),
            Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
            Markup('<meta name="color-scheme" content="light dark">'),
            tag("title", f"{described['title']}: the API"),
            Markup(f'<link rel="stylesheet" href="{PATH}/{STYLE}">'),
        )
        top = tag(
            "header",
            tag("h1", described["title"], tag("small", f" API, version {described['version']}")),
            tag("p", described["summary"], class_="summary"),
            prose(described["description"]),
            tag(
                "p",
                "The same as ",
                tag("a", "OpenAPI 3.1", href=f"{PATH}/openapi.json"),
                ", for programs.",
            ),
        )
        body = tag(
            "body",
            tag("a", "To the text", href="#top", class_="skip"),
            top,
            tag("nav", self.contents(), aria_label="Contents"),
            tag("main", self.sections(), self.messages(), id="top"),
        )
        return f"<!doctype html>\n{tag('html', head, body, lang='en')}\n"

    def contents(self) -> Iterator[Markup]:
        for name, operations in self.operations.items():
            yield tag("h2", tag("a", capital(name), href=f"#{section_id(name)}"))
            yield tag(
                "ul",
                (
                    tag("li", tag("a", o["summary"], href=f"#{o['operationId']}"))
                    for _, _, o in operations
                ),
            )
        yield tag("h2", tag("a", "Messages", href="#messages"))

    def sections(self) -> Iterator[Markup]:
        for name, operations in self.operations.items():
            yield tag(
                "section",
                tag("h2", capital(name)),
                prose(TAGS.get(name, "")),
                (self.operation(*operation) for operation in operations),
                id=section_id(name),
            )

    def operation(self, method: str, path: str, operation: Json) -> Markup:
        id = operation["operationId"]
        return tag(
            "article",
            tag("h3", tag("a", operation["summary"], href=f"#{id}")),
            tag("p", tag("b", method.upper()), " ", tag("code", path), class_="call"),
            prose(operation.get("description") or ""),
            tag("p", who(operation), class_="who"),
            self.parameters(operation),
            self.body(operation),
            tag("pre", tag("code", self.curl(method, path, operation)), tabindex="0"),
            self.answers(operation),
            id=id,
        )

    def parameters(self, operation: Json) -> Markup:
        rows = [
            field(p["name"], p["schema"], p["description"], needed=bool(p["required"]))
            for p in operation.get("parameters", ())
        ]
        return join([tag("h4", "In the address"), table(rows)] if rows else [])

    def body(self, operation: Json) -> Markup:
        content = operation.get("requestBody", {}).get("content", {}).get(JSON)
        if content is None:
            return Markup()
        schema = content["schema"]
        shown = self.schemas.get(schema.get("$ref", "").removeprefix(REFERENCE), schema)
        return join([tag("h4", "Body: ", kind(schema)), fields(shown)])

    def curl(self, method: str, path: str, operation: Json) -> str:
        """A line to try it with."""
        asked: dict[str, str] = {}
        for parameter in operation.get("parameters", ()):
            name, value = parameter["name"], str(parameter["example"])
            path = path.replace(f"{{{name}}}", value)
            if parameter["in"] == "query" and parameter["required"]:
                asked[name] = value
        if asked:
            path += "?" + urlencode(asked)
        parts = ["curl -b cookies -c cookies"]
        if method != "get":
            parts.append(f"-X {method.upper()}")
        content = operation.get("requestBody", {}).get("content", {}).get(JSON)
        if content is not None:
            parts.append(f"-H 'Content-Type: {JSON}'")
            parts.append(f"-d {shlex.quote(json.dumps(content['example'], ensure_ascii=False))}")
        parts.append(shlex.quote(self.address + path))
        return " \\\n  ".join(parts)

    def answers(self, operation: Json) -> Markup:
        said: list[Markup] = [tag("h4", "Answers")]
        refusals: list[Markup] = []
        for status, answer in operation["responses"].items():
            content = next(iter(answer.get("content", {}).values()), None)
            if int(status) >= 400:
                refusals.append(tag("li", tag("b", status), " ", answer["description"]))
                continue
            what = [" ", kind(content["schema"])] if content else []
            said.append(tag("p", tag("b", status), " ", answer["description"], *what))
            if content:
                said.append(shown(content["example"]))
        refused = tag("a", "Refused", href=f"#{anchor('Refused')}")
        said.append(
            tag("details", tag("summary", "Or ", refused), tag("ul", refusals), class_="refusals")
        )
        return join(said)

    def messages(self) -> Markup:
        return tag(
            "section",
            tag("h2", "Messages"),
            (self.message(name, schema) for name, schema in sorted(self.schemas.items())),
            id="messages",
        )

    def message(self, name: str, schema: Json) -> Markup:
        return tag(
            "article",
            tag("h3", tag("a", name, href=f"#{anchor(name)}")),
            prose(schema.get("description", "")),
            fields(schema),
            shown(schema["examples"][0], longest=0),
            id=anchor(name),
        )


def shown(value: object, longest: int = SCREEN) -> Markup:
    """An example; one with more lines than this is opened by a click."""
    text = json.dumps(value, indent=2, ensure_ascii=False)
    told = tag("pre", tag("code", text), tabindex="0")
    folded = text.count("\n") >= longest
    return tag("details", tag("summary", "Example"), told) if folded else told


def who(operation: Json) -> str:
    """Who may ask."""
    match operation.get("security"):
        case None:
            return "For everybody."
        case [{}, _]:
            return "For everybody; with your cookie, as you see it."
        case _:
            return "Only with a profile."


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def section_id(name: str) -> str:
    return "about-" + name.replace(" ", "-")


# What is served


class Description(JsonRenderPlugin):
    """/docs/openapi.json: the description for programs."""

    def __init__(self) -> None:
        super().__init__(media_type=MediaType.JSON)
        self._complete: Json | None = None

    def of(self, request: Asked, openapi_schema: Json) -> Json:
        if self._complete is None:
            self._complete = completed(request.app, openapi_schema)
        return self._complete

    def render(self, request: Asked, openapi_schema: Json) -> bytes:
        return self.render_json(request, self.of(request, openapi_schema))


class Reference(OpenAPIRenderPlugin):
    """/docs: the same for people, and its stylesheet."""

    def __init__(self, description: Description, address: str) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)
        self._description = description
        self._address = address
        self._page = b""

    def render(self, request: Asked, openapi_schema: Json) -> bytes:
        if not self._page:
            described = self._description.of(request, openapi_schema)
            self._page = Page(described, self._address).html().encode()
        return self._page

    def receive_router(self, router: Router) -> None:
        router.register(style)


@get(f"/{STYLE}", sync_to_thread=False)
def style() -> Response[bytes]:
    sheet = resources.files("arkwright.server.reference") / "page.css"
    headers = {"Cache-Control": "max-age=3600"}
    return Response(sheet.read_bytes(), media_type=MediaType.CSS, headers=headers)


def pages(address: str) -> tuple[OpenAPIRenderPlugin, ...]:
    """What is served under /docs; commands are shown for this address."""
    description = Description()
    return Reference(description, address), description
