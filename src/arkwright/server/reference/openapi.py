"""The OpenAPI description: texts, exact types, and an example of everything."""

from typing import Any

import msgspec
from litestar import Litestar, Response, Router
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme, Tag
from litestar.routes import HTTPRoute
from litestar.types import Method
from litestar.types.internal_types import PathParameterDefinition

import arkwright
from arkwright.server.messages.live import Beat, ChatNews, TableNews, Update, Watch
from arkwright.server.people import cookies
from arkwright.server.reference import shapes
from arkwright.server.reference.declared import MESSAGES, text_of
from arkwright.server.reference.examples import EVENING, EXAMPLES, PARAMETERS, REFUSALS
from arkwright.server.reference.fields import FIELDS

Json = dict[str, Any]
"""A part of the description, as OpenAPI has it."""

PATH = "/docs"
COOKIE = "cookie"
REFERENCE = "#/components/schemas/"
LIVE = (Watch, TableNews, Update, ChatNews, Beat)
"""What goes over the socket, of which OpenAPI knows nothing."""
JSON = "application/json"
NOT_FOUND = 404

SUMMARY = "The Arkwright family of board games: tables, moves, bots, history."
TEXT = """\
Everything that the browser client does, it does through this API; bots and tools may do the same.

**Who you are.** Ask for `GET /api/me` first and keep the cookie it sets: it makes a guest profile
and is all that you are known by. With a password, the profile works on other devices, too.

**A game is a log.** Each table has a log that only grows: an entry is a move, a take-back, or the
end by agreement. You send `number`, the number of the last entry that you have seen. Whoever writes
the next entry first wins; others get 409 with the current position. Positions count moves that
stand; numbers count entries.

**Moves** are short texts like `place factory 2`. The position lists every legal one for the seat
that must decide, so nobody has to know the rules: choose one and send its text back.

**Refusals** have a status, the id of the reason, and a sentence in your language (your profile's,
or what `Accept-Language` asks for). Bodies are JSON and nothing else. What you may not see, such as
face-down markers or the seed, is in no answer before its time.
"""
TAGS = {
    "people": "Profiles: a name, a colour and a symbol; perhaps a password; perhaps a web hook.",
    "titles": "What can be played here.",
    "tables": "Tables and their seats: making, finding, joining and leaving them; bots in seats.",
    "play": "Where the game stands, moves, take-backs, and what moves would lead to.",
    "watching": """\
`/api/tables/{id}/live` is a WebSocket. The query may say from where on to tell, as in `Watch`:
`?since=12&chat=3`, and by which of your seats to look: `&seat=0`. After a break, connect again with
the last `number` that you have seen, and nothing is missing.

The server sends JSON texts, told apart by `type`: first `table` (`TableNews`), then `update`
(`Update`: forget all moves after the position `since`, then add these; `now` is where the game
stands) and `chat` (`ChatNews`), as things happen. With `&beats=true` a `beat` (`Beat`) comes every
three seconds, so that you notice a network that was cut. What you send is ignored.

The socket is closed with 4000 plus the status if something is refused: 4404 if there is no such
table (any more), 4400 if the query can't be understood, 4401 if you have signed out everywhere,
4429 for too many sockets; with 1012 if the server stops: connect again.""",
    "history": "Earlier positions, what happened since, records, and forks.",
    "lessons": """\
Lessons are played at tables of their own: one person, bots that follow the lesson, and a note
beside the table. Ask for the note again whenever the table's `number` has grown.""",
    "chat": "What is said at a table, and notes that only their writer reads.",
    "server": "Whether the server is well.",
}
DONE = {"200": "Done.", "201": "Made.", "204": "Done; there is nothing to say."}


def configuration(*pages: OpenAPIRenderPlugin) -> OpenAPIConfig:
    """How the framework describes the API, before we complete it."""
    scheme = SecurityScheme(
        type="apiKey",
        name=cookies.NAME,
        security_scheme_in="cookie",
        description="Set by `GET /api/me` and by signing in.",
    )
    return OpenAPIConfig(
        title="Arkwright",
        version=arkwright.__version__,
        summary=SUMMARY,
        description=TEXT,
        license=License(name="MIT", identifier="MIT"),
        tags=[Tag(name=name, description=text) for name, text in TAGS.items()],
        components=Components(security_schemes={COOKIE: scheme}),
        operation_id_creator=operation_id,
        use_handler_docstrings=True,
        path=PATH,
        openapi_router=Router(
            PATH, route_handlers=[], include_in_schema=False, after_request=refused_as_elsewhere
        ),
        render_plugins=pages,
    )


def refused_as_elsewhere(response: Response[Any]) -> Response[Any]:
    """What is not found under /docs is told by our own sentence, not by the framework's page."""
    if response.status_code == NOT_FOUND:
        raise NotFoundException
    return response


def operation_id(
    handler: HTTPRouteHandler,
    method: Method | HttpMethod,
    path: list[str | PathParameterDefinition],
) -> str:
    """`post-tables-id-moves`: also the place on the page."""
    words = [part if isinstance(part, str) else part.name for part in path]
    return "-".join([HttpMethod(method).value.lower(), *(word for word in words if word != "api")])


def completed(app: Litestar, described: Json) -> Json:
    """The description with exact types, examples, and who may ask."""
    schemas = described["components"]["schemas"]
    add_exact_types(schemas)
    handlers = {
        (route.path_format, method.lower()): handler
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
    }
    for path, item in described["paths"].items():
        for method, operation in item.items():
            complete_operation(operation, handlers[path, method], schemas)
    return described


def add_exact_types(schemas: Json) -> None:
    """Messages as msgspec knows them, with all their limits, each with an example."""
    described = [kind for name, kind in MESSAGES.items() if name in schemas or kind in LIVE]
    _, exact = msgspec.json.schema_components(described, ref_template=REFERENCE + "{name}")
    schemas |= exact
    for name, schema in schemas.items():
        kind = MESSAGES[name]
        if kind in EXAMPLES:
            schema["examples"] = [EXAMPLES[kind]]
        for field, inner in schema.get("properties", {}).items():
            text = text_of(kind, field) or ("" if meaning(inner) else FIELDS.get(field))
            if text:
                inner["description"] = text
    for game in shapes.GAMES:
        add_shapes(schemas, shapes.Shapes(game))
    for schema in schemas.values():
        schema.setdefault("examples", [example(schema, schemas)])


def add_shapes(schemas: Json, declared: shapes.Shapes) -> None:
    """What a game shows, as `boardgame.View`, and the fields of messages that hold it."""
    own = f"{declared.game}." + "{name}"
    fields = [name.split(".") for name in shapes.OF_A_GAME if "." in name]
    kinds = [declared.declared[shapes.OF_A_GAME[".".join(field)]] for field in fields]
    shown, exact = msgspec.json.schema_components(kinds, ref_template=REFERENCE + own)
    for name, schema in exact.items():
        schemas[own.format(name=name)] = schema
        for field, text in declared.fields(name):
            if text:
                schema["properties"][field]["description"] = text
    for (message, field), shape in zip(fields, shown):
        holds = schemas[message]["properties"][field]
        holds = holds.get("items", holds)
        known = [{"type": holds.pop("type")}] if "type" in holds else holds["anyOf"]
        holds["anyOf"] = [*(one for one in known if one != {"type": "object"}), shape]


def meaning(schema: Json) -> str:
    """What a field's type says of itself, or what a part of it does."""
    parts = [schema, *schema.get("anyOf", ())]
    return next((str(part["description"]) for part in parts if "description" in part), "")


def complete_operation(operation: Json, handler: HTTPRouteHandler, schemas: Json) -> None:
    asks = handler.parsed_fn_signature.parameters
    if "me" in asks:
        operation["security"] = [{COOKIE: []}]
    elif "visitor" in asks:
        operation["security"] = [{}, {COOKIE: []}]
    for parameter in operation.get("parameters", ()):
        text, value = PARAMETERS.get(parameter["name"], ("", None))
        parameter.setdefault("description", text)
        parameter.setdefault("example", value)
    body = operation.get("requestBody", {}).get("content", {}).get(JSON)
    if body is not None:
        body["example"] = example(body["schema"], schemas)
    for status, answer in operation["responses"].items():
        answer["description"] = DONE.get(status, answer["description"])
        if status == "204":
            answer.pop("content", None)
        for kind in answer.get("content", {}).values():
            if status in REFUSALS:
                kind["example"] = msgspec.to_builtins(REFUSALS[status].message("en"))
            else:
                kind.setdefault("example", example(kind["schema"], schemas))


def example(schema: Json, schemas: Json) -> Any:
    """A value that fits: its own example, or one made of the examples of its parts."""
    if "$ref" in schema:
        return example(schemas[schema["$ref"].removeprefix(REFERENCE)], schemas)
    for word in ("examples", "enum"):
        if word in schema:
            return schema[word][0]
    if "default" in schema:
        return schema["default"]
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return example(schema[word][0], schemas)
    match schema.get("type"):
        case "object":
            fields = schema.get("properties", {})
            return {name: example(fields[name], schemas) for name in schema.get("required", ())}
        case "array":
            return [example(schema["items"], schemas)]
        case "integer" | "number":
            return int(schema.get("minimum", 0))
        case "boolean":
            return False
        case "string":
            is_time = schema.get("format") == "date-time"
            return msgspec.to_builtins(EVENING) if is_time else "?" * schema.get("minLength", 1)
        case _:
            return None
