"""Looking before one plays: previews that show nothing hidden, and reasons."""

import random
from typing import Any

import pytest

from arkwright.play import Game, Pattern
from arkwright.server.games.open_games import OpenGame
from arkwright.server.games.previewing import outlook, preview
from arkwright.server.messages.common import encode
from arkwright.server.messages.previews import Consequence
from tests.boardgame.given import a_company, a_factory, a_table, turn
from tests.server.conftest import running
from tests.server.given import Person, Server
from tests.server.logs import play_on
from tests.titles import CASES, Case, Curious, one_of_each

LOOK_EVERY = 11
"""Decisions between two looks at every kind of legal move."""
FREE = [case for case in CASES if case.options.get("setup") == "free" and case.seats == 3]
LOOKED_AT = [*one_of_each(), *FREE]


@pytest.fixture
def server(sqlite_database: str) -> Any:
    """What is here is the same on both databases."""
    with running(sqlite_database) as server:
        yield server


@pytest.mark.parametrize("case", LOOKED_AT, ids=repr)
def test_preview_never_shows_what_the_game_reveals(case: Case) -> None:
    game = case.new()
    player = Curious(case.seed)
    reveals = 0
    while not game.over:
        if len(game.played) % LOOK_EVERY == 0:
            reveals += sum(looked(game, move) for move in of_each_kind(game))
        game.play(player.choose(game))
    assert reveals > 0, "nothing was ever revealed or settled"


def of_each_kind(game: Game) -> list[str]:
    """The first and the last of the legal moves that begin with the same word."""
    texts = [move.text for move in game.moves]
    firsts = {text.partition(" ")[0]: text for text in reversed(texts)}
    lasts = {text.partition(" ")[0]: text for text in texts}
    return list(dict.fromkeys([*firsts.values(), *lasts.values()]))


def looked(game: Game, move: str) -> bool:
    """Whether a move reveals something: then the preview has stopped, else it is exact."""
    seat = game.seat
    played = game.copy()
    played.play(move)
    opened = OpenGame(game)
    seen = preview("table", opened, seat, [move])
    # Each time something else is imagined: what is the same all the time depends on none of it.
    assert encode(seen) == encode(preview("table", opened, seat, [move]))
    (ahead,) = outlook(opened, seat, [move])
    assert ahead == expected_outlook(game, played, move)
    if played.table.journal.reveals != game.table.journal.reveals:
        assert (seen.stopped, seen.played, seen.events) == (move, [], [])
        assert seen.now.view == game.view(seat)
        assert seen.now.undoable == game.undoable
        return True
    assert (seen.stopped, seen.played) == (None, [move])
    assert seen.now.view == played.view(seat)
    assert seen.now.forecast == played.forecast()
    assert seen.now.undoable == played.undoable
    assert len(seen.events) == len(played.events) - len(game.events)
    return False


def expected_outlook(game: Game, played: Game, move: str) -> Consequence:
    if played.table.journal.reveals != game.table.journal.reveals:
        return Consequence(move, legal=True, stopped=True)
    asked = played.decision
    if asked is None:
        assert played.over
        return Consequence(move, legal=True)
    facts = asked.step.plain_facts()
    return Consequence(move, legal=True, question=asked.question, facts=facts)


@pytest.mark.parametrize("case", LOOKED_AT, ids=repr)
def test_reasons_depend_on_nothing_hidden(case: Case) -> None:
    game = case.new()
    player = Curious(case.seed)
    moves = list(game.title.vocabulary)
    asked = 0
    while not game.over:
        if len(game.played) % 41 == 0:
            imagined = game.imagine(game.seat, player.rng)
            for move in moves[asked % 5 :: 5]:
                assert game.why_not(move) == imagined.why_not(move)
                asked += 1
        game.play(player.choose(game))
    assert asked


@pytest.mark.parametrize("case", LOOKED_AT, ids=repr)
def test_preview_of_a_whole_turn_stops_where_it_ends(case: Case) -> None:
    game = case.new()
    rng = random.Random(case.seed)
    turns = 0
    while not game.over and turns < 12:
        before, seat = game.copy(), game.seat
        moves: list[str] = []
        while game.seat == seat and game.table.journal.reveals == before.table.journal.reveals:
            move = rng.choice(game.moves)
            game.play(move)
            moves.append(move.text)
        turns += 1
        seen = preview("table", OpenGame(before), seat, moves)
        settled = game.table.journal.reveals != before.table.journal.reveals
        shown = moves[:-1] if settled else moves
        assert (seen.played, seen.stopped) == (shown, moves[-1] if settled else None)
        for text in shown:
            before.play(text)
        assert seen.now.view == before.view(seat)
    assert turns


def ask(
    person: Person,
    table: str,
    *moves: str,
    expect: int = 200,
    what: str = "preview",
    **changed: Any,
) -> Any:
    now = person.position(table)
    form = {"seat": now["decision"]["seat"], "moves": moves, "number": now["number"]}
    return person.post(f"/api/tables/{table}/{what}", form | changed, expect)


def first(position: Any) -> str:
    text: str = position["decision"]["moves"][0]["text"]
    return text


def test_preview_is_what_playing_gives(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    before = person.position(table)
    seen = ask(person, table, first(before))
    assert person.position(table) == before
    then = ask(person, table, first(before), first(seen["now"]))
    assert then["played"] == [first(before), first(seen["now"])]
    assert then["events"]
    person.play(table, first(before))
    after = person.play(table, first(seen["now"]))
    # Only the log is longer.
    assert {**then["now"], "number": 2} == after


def test_preview_says_which_move_is_refused(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    move = first(person.position(table))
    refused = ask(person, table, move, "fly to the moon", expect=400)
    assert (refused["error"], refused["index"]) == ("unknown-move", 1)
    assert refused["message"]
    assert ask(person, table, "done done", move, expect=400)["index"] == 0
    assert ask(person, table, *["done"] * 101, expect=400)["error"] == "bad-request"
    assert ask(person, table)["now"] == person.position(table)


@pytest.mark.parametrize("what", ["preview", "outlook"])
def test_preview_is_for_the_seat_that_decides(server: Server, what: str) -> None:
    one, other = server.person(), server.person()
    table = one.table("me", "open")
    other.post(f"/api/tables/{table}/join", {})
    one.post(f"/api/tables/{table}/start", {})
    seat = one.position(table)["decision"]["seat"]
    turn, waiting = (one, other) if seat == 0 else (other, one)
    move = first(turn.position(table))
    assert ask(waiting, table, move, what=what, expect=403)["error"] == "not-your-seat"
    assert (
        ask(waiting, table, move, what=what, seat=1 - seat, expect=409)["error"] == "not-your-turn"
    )
    assert ask(server.person(), table, move, what=what, expect=403)["error"] == "not-your-seat"
    assert ask(server.stranger(), table, move, what=what, expect=401)["error"] == "no-profile"
    assert ask(turn, table, move, what=what, number=5, expect=409)["error"] == "too-late"


def test_outlook_looks_through_a_question() -> None:
    # given a company whose Accountant leaves open what it pays
    given = a_table("water-frame-2016")
    a_company(given, tiles=["accountant"])
    a_factory(given, "food")
    game = turn(given)
    # when a machinery marker is looked at, through what it pays
    (ahead,) = outlook(OpenGame(game), game.seat, ["place machinery 10"], ["administration"])
    # then every amount is told with what it allows
    assert (ahead.question, [answer.move for answer in ahead.then]) == (
        "administration",
        [f"pay {pounds}" for pounds in range(8, 13)],
    )
    assert {answer.question for answer in ahead.then} == {"machinery-action"}
    (alone,) = outlook(OpenGame(game), game.seat, ["place machinery 10"])
    assert (alone.question, alone.then) == ("administration", [])


def test_outlook_shows_what_each_move_leads_to(server: Server) -> None:
    # given a table at its first turn
    person = server.person()
    table = person.table("me", "me")
    before = person.position(table)
    legal = [move["text"] for move in before["decision"]["moves"]]
    # when every legal move and some others are looked at
    others = ["hire food 1 1", "fly to the moon", "\x00", ""]
    answers = ask(person, table, *legal, *others, what="outlook", show=["company", "forecast"])
    # then each is told by itself, as a preview of it would tell, and nothing was played
    assert [answer["move"] for answer in answers] == [*legal, *others]
    for answer in answers[: len(legal)]:
        seen = ask(person, table, answer["move"])
        decision = seen["now"]["decision"]
        assert answer == {
            "move": answer["move"],
            "legal": True,
            "stopped": seen["stopped"] is not None,
            "question": decision["question"],
            "facts": decision["facts"],
            "then": [],
            "company": seen["now"]["view"]["companies"][0],
            "forecast": seen["now"]["forecast"],
        }
    for answer in answers[len(legal) :]:
        told = (answer["legal"], answer["stopped"], answer["question"], answer["facts"])
        assert told == (False, False, None, {})
    assert person.position(table) == before
    assert ask(person, table, f"  {legal[0].upper()} ", what="outlook")[0]["legal"]
    assert ask(person, table, what="outlook") == []
    ask(person, table, *["done"] * 300, what="outlook")
    assert ask(person, table, *["done"] * 301, what="outlook", expect=400)["error"] == "bad-request"


# Reasons


def test_every_move_is_legal_or_has_a_reason(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    game = play_on(server, table, moves=25)
    path = f"/api/tables/{table}/why-not"
    texts = [*[move.text for move in game.title.vocabulary][::7][:199], game.moves[0].text]
    answers = person.post(path, {"moves": texts}, 200)
    assert [answer["move"] for answer in answers] == texts
    for answer in answers:
        why = game.why_not(answer["move"])
        assert answer["legal"] == (why is None)
        if why is not None:
            told = answer["refusal"]
            assert (told["error"], told.get("section", "")) == (why.id, why.section)
            assert told["message"]
    for answer in answers[::20]:
        assert person.get(path, move=answer["move"]) == answer


def test_moves_about_something_are_legal_or_have_the_most_telling_reason(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    game = play_on(server, table, moves=25)
    path = f"/api/tables/{table}/why-not"
    goods = ["food", "clothes", "cutlery", "lamps"]
    patterns: list[Pattern] = [{"kind": move.kind, **move.facts} for move in game.moves[:2]]
    patterns += [{"kind": ["hire", "fire"], "good": good} for good in goods]
    patterns += [
        {"good": "food", "row": [1, 2]},
        {"kind": "done"},
        {"kind": "price", "good": goods},
    ]
    answers = person.post(path, {"about": patterns}, 200)
    assert [answer["legal"] for answer in answers[:2]] == [True, True]
    assert [answer["about"] for answer in answers] == list(range(len(patterns)))
    for about, answer in zip(patterns, answers, strict=True):
        some = [move for move in game.title.vocabulary if move.fits(about)]
        reasons = {move.text: game.why_not(move) for move in some[:200]}
        assert answer["move"] in reasons
        assert answer["legal"] == (None in reasons.values())
        if not answer["legal"]:
            about_time = all(why and why.id == "not-asked" for why in reasons.values())
            assert (answer["refusal"]["error"] == "not-asked") == about_time
    assert person.post(path, {"about": [{"kind": "fly"}, {"wings": 2}]}, 200) == []
    person.post(path, {"about": [{}] * 21}, 400)
    person.post(path, {"about": [{"kind": None}]}, 400)


def test_any_text_has_a_reason(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    path = f"/api/tables/{table}/why-not"
    odd = ["", " ", "\x00", "fly", "<b>", "é" * 120, "plaec workers 4"]
    answers = person.post(path, {"moves": odd}, 200)
    assert all(not a["legal"] and a["refusal"]["error"] == "unknown-move" for a in answers)
    for text in odd:
        assert not person.get(path, move=text)["legal"]
    assert "place workers" in person.get(path, move="plaec workers 4")["refusal"]["message"]
    legal = first(person.position(table))
    assert person.get(path, move=f"  {legal.upper()} ")["legal"]
    person.get(path, 400, move="x" * 121)
    person.get(path, 400)
    person.post(path, {"moves": ["done"] * 201}, 400)


def test_reasons_are_for_who_must_decide(server: Server) -> None:
    one, other = server.person(), server.person()
    table = one.table("me", "open")
    path = f"/api/tables/{table}/why-not"
    assert one.get(path, 409, move="done")["error"] == "not-started"
    other.post(f"/api/tables/{table}/join", {})
    one.post(f"/api/tables/{table}/start", {})
    waiting = other if one.position(table)["decision"]["seat"] == 0 else one
    assert waiting.get(path, 409, move="done")["error"] == "not-your-turn"
    assert server.person().get(path, 403, move="done")["error"] == "not-at-the-table"
    assert server.stranger().get(path, 401, move="done")["error"] == "no-profile"


def test_the_best_uses_of_an_action_can_be_previewed(server: Server) -> None:
    # given a table that waits for me
    person = server.person()
    table = person.table("me", "me")
    now = person.position(table)
    asked = {"seat": now["decision"]["seat"], "number": now["number"]}
    about = {"kind": ["place", "reuse"], "marker": "distribution"}
    # when I ask what an action would do for me
    told = person.post(f"/api/tables/{table}/uses", {**asked, "about": about})
    # then its best use leads to what it says
    best = told["best"][0]
    preview = person.post(f"/api/tables/{table}/preview", {**asked, "moves": best["moves"]})
    sellers = preview["now"]["forecast"][best["good"]]["sellers"]
    (mine,) = [seller for seller in sellers if seller["seat"] == asked["seat"]]
    figures = {"sold": "sold", "made": "output", "profit": "profit", "steps": "steps"}
    assert best["after"] == {name: mine[figure] for name, figure in figures.items()}
    assert best["after"]["sold"] > best["before"]["sold"]
    assert best["times"] == len([move for move in best["moves"] if move.startswith("distribute")])


def test_what_a_use_changes_for_everybody_is_told_and_what_can_be_taken_besides(
    server: Server,
) -> None:
    person = server.person()
    table = person.table("me", "me")
    now = person.position(table)
    asked = {"seat": now["decision"]["seat"], "number": now["number"]}
    path = f"/api/tables/{table}"
    about: dict[str, Any] = {"kind": ["place", "reuse"], "marker": "factory"}
    told = person.post(f"{path}/uses", {**asked, "about": about})
    best, everybody = told["best"][0], told["everybody"]
    # its demand and wage are those of the position it leads to
    preview = person.post(f"{path}/preview", {**asked, "moves": best["moves"]})
    before, after = (one["view"]["market"] for one in (now, preview["now"]))
    assert everybody["kind"] == best["kind"]
    assert everybody["wage"] == [before["wage"], after["wage"]]
    assert everybody["demand"] == {
        good: [demand, after["demand"][good]]
        for good, demand in before["demand"].items()
        if demand != after["demand"][good]
    }
    assert everybody["demand"]
    assert told["extra"] is None
    # and where a special marker may be taken, it follows the best use
    about["marker"] = "exchange"
    told = person.post(f"{path}/uses", {**asked, "about": about})
    best, extra = told["best"][0], told["extra"]
    assert extra["kind"].startswith("take-")
    assert extra["moves"][: len(best["moves"])] == best["moves"]
    preview = person.post(f"{path}/preview", {**asked, "moves": extra["moves"]})
    assert preview["played"] == extra["moves"]


NO_USES: dict[str, Any] = {"best": [], "idle": None, "extra": None, "everybody": None}


def test_uses_are_for_the_seat_that_decides(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    now = person.position(table)
    form = {"seat": now["decision"]["seat"], "number": now["number"], "about": {"kind": "place"}}
    path = f"/api/tables/{table}/uses"
    assert server.person().post(path, form, 403)["error"] == "not-your-seat"
    assert server.stranger().post(path, form, 401)["error"] == "no-profile"
    assert person.post(path, {**form, "number": 5}, 409)["error"] == "too-late"
    assert person.post(path, {**form, "about": {"kind": "no such"}}) == NO_USES
