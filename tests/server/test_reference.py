"""The description of the API: complete, with examples that fit, and a page without scripts."""

import copy
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import arkwright
from arkwright.server.app import create_app
from arkwright.server.games import showing
from arkwright.server.games.open_games import OpenGame
from arkwright.server.games.previewing import outlook, preview, why_not
from arkwright.server.messages import play, previews, tables
from arkwright.server.reference.examples import EXAMPLES, PARAMETERS, TITLE
from arkwright.server.reference.html import prose
from arkwright.server.reference.openapi import TAGS, meaning
from arkwright.server.reference.page import Page
from arkwright.server.reference.types_in_words import limits
from arkwright.server.settings import Settings
from tests.server.conftest import running
from tests.server.given import Server

Json = dict[str, Any]
REFUSED = "#/components/schemas/Refused"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests here: none of them changes anything."""
    file = tmp_path_factory.mktemp("reference") / "arkwright.db"
    with running(f"sqlite:///{file}", address="https://play.example") as server:
        yield server


@pytest.fixture(scope="module")
def description(served: Server) -> Json:
    found: Json = served.stranger().get("/docs/openapi.json")
    return found


def operations(description: Json) -> list[tuple[str, Json]]:
    return [
        (f"{method.upper()} {path}", operation)
        for path, item in description["paths"].items()
        for method, operation in item.items()
    ]


def contents(operation: Json) -> Iterator[Json]:
    """Every body of an operation, asked and answered."""
    for holder in (operation.get("requestBody", {}), *operation["responses"].values()):
        yield from holder.get("content", {}).values()


def fits(value: object, schema: Json, description: Json) -> bool:
    whole = {**schema, "components": description["components"]}
    return jsonschema_rs.validator_for(whole).is_valid(value)


def test_every_route_is_described(description: Json) -> None:
    described = operations(description)
    assert len(described) > 30
    for call, operation in described:
        assert operation["summary"], call
        assert operation["tags"], call
        assert set(operation["tags"]) <= set(TAGS), call
        good = [status for status in operation["responses"] if int(status) < 300]
        # Who has a socket may move and be told by that alone.
        assert len(good) == 1 or good == ["200", "204"], call
        answer = operation["responses"][good[0]]
        content = answer.get("content", {})
        plain = "text/plain" in content
        assert good == ["204"] or plain or "example" in content["application/json"], call
        for parameter in operation.get("parameters", ()):
            assert parameter["description"], (call, parameter)
            assert parameter["example"] is not None, (call, parameter)


def test_operations_have_their_own_ids(description: Json) -> None:
    ids = [operation["operationId"] for _, operation in operations(description)]
    assert len(ids) == len(set(ids))
    assert "post-tables-id-moves" in ids


def test_everything_of_the_application_is_in_it(description: Json) -> None:
    app = create_app(Settings("sqlite:///nowhere.db"))
    routes = {route.path_format for route in app.routes if route.path_format.startswith("/api")}
    sockets = {path for path in routes if path.endswith("/live")}
    assert routes - sockets <= set(description["paths"])
    assert all(path in description["tags"][4]["description"] for path in sockets)


def test_refusals_are_described(description: Json) -> None:
    for call, operation in operations(description):
        refusals = {s: a for s, a in operation["responses"].items() if int(s) >= 400}
        assert {"400", "429"} <= set(refusals), call
        assert ("requestBody" in operation) == ("415" in refusals), call
        for answer in refusals.values():
            content = answer["content"]["application/json"]
            assert content["schema"] == {"$ref": REFUSED}, call
            assert content["example"]["message"].endswith("."), call


def test_who_needs_a_profile_is_told(description: Json, served: Server) -> None:
    for call, operation in operations(description):
        method, _, path = call.partition(" ")
        if operation.get("security") == [{"cookie": []}] and "requestBody" not in operation:
            given = {p["name"]: p["example"] for p in operation.get("parameters", ())}
            query = {p["name"]: p["example"] for p in required_queries(operation)}
            answer = served.stranger().http.request(method, path.format(**given), params=query)
            assert answer.status_code == 401, call
    assert description["components"]["securitySchemes"]["cookie"]["in"] == "cookie"


def required_queries(operation: Json) -> list[Json]:
    return [p for p in operation.get("parameters", ()) if p["in"] == "query" and p["required"]]


def test_examples_fit_their_types(description: Json) -> None:
    for call, operation in operations(description):
        for content in contents(operation):
            assert fits(content["example"], content["schema"], description), call
        for parameter in operation.get("parameters", ()):
            assert fits(parameter["example"], parameter["schema"], description), call
    for name, schema in description["components"]["schemas"].items():
        for value in schema["examples"]:
            assert fits(value, schema, description), name


def test_a_wrong_example_would_be_found(description: Json) -> None:
    schema = {"$ref": "#/components/schemas/MoveForm"}
    assert not fits({"seat": 0, "move": "x" * 121, "number": 0}, schema, description)
    assert not fits({"seat": 0, "move": "x", "number": 0, "more": 1}, schema, description)


def test_examples_are_read_as_messages() -> None:
    for kind, example in EXAMPLES.items():
        read: object = msgspec.convert(example, kind)
        assert set(example) <= set(msgspec.to_builtins(read)), kind


def test_examples_are_of_a_game_that_can_be_played(description: Json) -> None:
    game = arkwright.new(TITLE.name, ["Richard", "Jedediah", "Strutt"], seed=1)
    opened, legal = OpenGame(game), msgspec.to_builtins(showing.move(game.moves[0]))
    assert EXAMPLES[play.MoveMessage] == legal
    assert game.decision is not None
    assert EXAMPLES[play.DecisionMessage]["question"] == game.decision.question
    ahead = preview("table", opened, 0, EXAMPLES[previews.PreviewForm]["moves"])
    assert EXAMPLES[previews.Preview]["played"] == ahead.played
    assert EXAMPLES[play.EventMessage] == msgspec.to_builtins(ahead.events[0])
    refused = why_not(game, EXAMPLES[previews.WhyNot]["move"], "en")
    assert EXAMPLES[previews.WhyNot] == msgspec.to_builtins(refused)
    (after,) = outlook(opened, 0, [EXAMPLES[previews.Consequence]["move"]])
    assert EXAMPLES[previews.Consequence] == msgspec.to_builtins(after)


def test_every_notation_of_an_example_exists(description: Json) -> None:
    known = arkwright.find_title(TITLE.name).vocabulary.by_text
    told = [*description["components"]["schemas"].values(), PARAMETERS["move"], EXAMPLES]
    found = [text for thing in told for text in notations(thing)]
    assert {"place factory 2", "build cutlery 1", "place workers 4"} <= set(found) <= set(known)


def notations(thing: Any, key: str = "") -> Iterator[str]:
    """The moves that are named anywhere in a description or in examples."""
    match thing:
        case {"kind": str(), "text": str(text)}:
            yield text
        case {"description": "A move in its notation.", "examples": [*texts]}:
            yield from texts
        case dict():
            for name, value in thing.items():
                yield from notations(value, name if isinstance(name, str) else "")
        case ["A move in its notation.", str(text)]:
            yield text
        case [*things]:
            for value in things:
                yield from notations(value, key)
        case str() if key in ("move", "moves", "played", "stopped"):
            yield thing


def test_each_id_says_of_what_it_is(description: Json) -> None:
    schemas = description["components"]["schemas"]
    ids = {
        name: meaning(schema["properties"]["id"])
        for name, schema in schemas.items()
        if "id" in schema.get("properties", {})
    }
    for game in ("boardgame", "cardgame"):
        assert ids.pop(f"{game}.FrameReached") == "The name of the part."
        assert ids.pop(f"{game}.SceneNote") == ids["EventMessage"]
    assert ids == {
        "DeviceMessage": "The id of the device.",
        "LessonOffer": "The id of a lesson.",
        "LessonStep": "The id of a step.",
        "Me": "The id of my profile.",
        "RuleDecision": "What comments in the code call it; empty if they don't.",
        "RuleExample": "The id of an example.",
        "RuleTerm": "The id of a term.",
        "TableMessage": "The id of a table.",
        "TableNews": "The id of a table.",
        "EventMessage": "What happened: the id of its sentence.",
    }


def test_types_are_exact(description: Json) -> None:
    schemas = description["components"]["schemas"]
    name = schemas["JoinForm"]["properties"]["name"]["anyOf"][0]
    assert (name["minLength"], name["maxLength"]) == (1, 40)
    assert schemas["JoinForm"]["additionalProperties"] is False
    assert schemas["JoinForm"]["description"] == tables.JoinForm.__doc__
    assert {"Update", "TableNews", "ChatNews", "Watch"} <= set(schemas)


def test_every_field_has_its_meaning(description: Json) -> None:
    for name, schema in description["components"]["schemas"].items():
        assert schema["description"], name
        for field, inner in schema["properties"].items():
            # What a game shows has a text where the name of the field is not enough.
            assert meaning(inner) or "." in name, (
                f"{name}.{field} has no description; see fields.py"
            )


def test_what_a_game_shows_is_described(description: Json) -> None:
    schemas = description["components"]["schemas"]
    views = [{"$ref": f"#/components/schemas/{game}.View"} for game in ("boardgame", "cardgame")]
    assert schemas["Position"]["properties"]["view"]["anyOf"] == views
    assert schemas["Consequence"]["properties"]["company"]["anyOf"][0] == {"type": "null"}
    assert meaning(schemas["cardgame.CompanyView"]["properties"]["shippable"])
    for title in arkwright.titles():
        game = arkwright.new(title, seats=2, seed=1)
        position = {"view": game.view(0), "forecast": game.forecast()}
        assert fits({**EXAMPLES[play.Position], **position}, schemas["Position"], description)
        del position["view"]["companies"]
        assert not fits({**EXAMPLES[play.Position], **position}, schemas["Position"], description)


# The page


class Read(HTMLParser):
    """What a browser finds in a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.others: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "link"):
            self.open.append(tag)
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            elif name == "href" and value:
                self.links.append(value)
            else:
                self.others.append(name)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_nothing_from_elsewhere(served: Server) -> None:
    stranger = served.stranger()
    answer = stranger.http.get("/docs")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    page = Read(answer.text)
    assert page.open == []
    assert not {"script", "style", "img", "iframe"} & set(page.tags)
    assert not [name for name in page.others if name.startswith("on") or name in ("style", "src")]
    assert {link for link in page.links if not link.startswith("#")} == {
        "/docs/style.css",
        "/docs/openapi.json",
    }
    style = stranger.http.get("/docs/style.css")
    assert style.headers["content-type"] == "text/css; charset=utf-8"
    assert "prefers-color-scheme: dark" in style.text
    assert "url(" not in style.text
    assert "@import" not in style.text


def test_every_link_of_the_page_leads_somewhere(served: Server, description: Json) -> None:
    page = Read(served.stranger().http.get("/docs").text)
    assert len(page.ids) == len(set(page.ids))
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)
    assert {operation["operationId"] for _, operation in operations(description)} <= set(page.ids)
    assert {f"message-{name}" for name in description["components"]["schemas"]} <= set(page.ids)


def test_the_page_tells_what_a_move_needs(served: Server) -> None:
    text = served.stranger().http.get("/docs").text
    told = text.partition('<article id="post-tables-id-moves">')[2].partition("</article>")[0]
    assert "text (at most 120 characters)" in told
    assert "number (0 to 7)" in told
    assert "https://play.example/api/tables/k7m2p9x4qd/moves" in told
    assert "Something else happened first." in told


def test_everything_is_escaped(description: Json) -> None:
    evil = "<script>alert('\"&')</script>"

    def poisoned(value: Any) -> Any:
        if isinstance(value, dict):
            kept = ("$ref", "operationId", "type", "in", "format")
            return {k: v if k in kept else poisoned(v) for k, v in value.items()}
        if isinstance(value, list):
            return [poisoned(part) for part in value]
        return value + evil if isinstance(value, str) else value

    bad = copy.deepcopy(description)
    bad["info"] = poisoned(bad["info"])
    for _, operation in operations(bad):
        operation |= poisoned({**operation, "tags": []}) | {"tags": [evil]}
    bad["components"]["schemas"] = {
        name + (evil if name == "Health" else ""): poisoned(schema)
        for name, schema in bad["components"]["schemas"].items()
    }
    page = Read(Page(bad, evil).html())
    assert "script" not in page.tags
    assert page.open == []
    assert "alert" in Page(bad, evil).html()


def test_prose_and_limits() -> None:
    assert prose("A `<b>` **is**.\n\nB") == (
        "<p>A <code>&lt;b&gt;</code> <strong>is</strong>.</p><p>B</p>"
    )
    assert limits({"minLength": 1}, "Length", "characters") == " (at least 1 characters)"
    assert limits({"maximum": 7, "minimum": 0}, "imum", "") == " (0 to 7)"
    assert limits({}, "imum", "") == ""
