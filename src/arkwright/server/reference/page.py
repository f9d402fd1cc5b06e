"""The page /docs: the OpenAPI description as a person reads it, without any script."""

import json
import shlex
from collections.abc import Iterator
from importlib import resources
from urllib.parse import urlencode

from litestar import Response, Router, get
from litestar.enums import MediaType
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from arkwright.locales import capitalised
from arkwright.server.reference.html import Markup, join, prose, tag
from arkwright.server.reference.openapi import JSON, PATH, REFERENCE, TAGS, Json, completed
from arkwright.server.reference.types_in_words import anchor, field, fields, kind, table
from arkwright.server.security.dependencies import HttpRequest

STYLE = "style.css"
LOCAL = "http://127.0.0.1:8000"
"""Where `arkwright serve` listens if nobody says otherwise."""
SCREEN = 80
"""The lines of an example that are shown at once."""


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
            yield tag("h2", tag("a", capitalised(name), href=f"#{section_id(name)}"))
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
                tag("h2", capitalised(name)),
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
                said.append(example_block(content["example"]))
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
            example_block(schema["examples"][0], longest=0),
            id=anchor(name),
        )


def example_block(value: object, longest: int = SCREEN) -> Markup:
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


def section_id(name: str) -> str:
    return "about-" + name.replace(" ", "-")


# What is served


class Description(JsonRenderPlugin):
    """/docs/openapi.json: the description for programs."""

    def __init__(self) -> None:
        super().__init__(media_type=MediaType.JSON)
        self._complete: Json | None = None

    def of(self, request: HttpRequest, openapi_schema: Json) -> Json:
        if self._complete is None:
            self._complete = completed(request.app, openapi_schema)
        return self._complete

    def render(self, request: HttpRequest, openapi_schema: Json) -> bytes:
        return self.render_json(request, self.of(request, openapi_schema))


class Reference(OpenAPIRenderPlugin):
    """/docs: the same for people, and its stylesheet."""

    def __init__(self, description: Description, address: str) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)
        self._description = description
        self._address = address
        self._page = b""

    def render(self, request: HttpRequest, openapi_schema: Json) -> bytes:
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
