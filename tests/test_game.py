"""The core contract: a game from its making to its record, and every error a caller can cause.

An error is one sentence that says what is wrong, and after it everything stands as before.
"""

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

import arkwright
from arkwright import (
    ArkwrightError,
    BadRecord,
    BadSetup,
    Game,
    IllegalMove,
    Record,
    Refusal,
)
from arkwright.play.step import NOBODY, Json
from tests.titles import CASES, TITLES, Case, ahead, one_of_each, seats_in

TITLE = "water-frame-2016"
RULES = arkwright.find_title(TITLE).rules
FOREIGN = 'this is not a record: it does not say "format": "arkwright-record"'


@pytest.fixture
def game() -> Game:
    """A game in its first turns."""
    game = arkwright.new(TITLE, seats=["Ann", "Bob", "Cid"], seed=7)
    ahead(game, 40, random.Random(7))
    return game


@pytest.fixture(scope="module")
def ended() -> Game:
    game = arkwright.new(TITLE, seats=2, seed=7)
    ahead(game, 10_000, random.Random(7))
    return game


def told(kind: type[ArkwrightError], call: Callable[[], object]) -> str:
    """The one sentence of the error that a call gives."""
    with pytest.raises(kind) as caught:
        call()
    said = str(caught.value)
    assert isinstance(caught.value, ValueError)
    assert said
    assert "\n" not in said
    return said


# Making a game


@pytest.mark.parametrize("title", TITLES)
def test_new_needs_nothing_but_a_title(title: str) -> None:
    game = arkwright.new(title)
    assert game.table.seats == max(game.title.seats)
    assert game.table.names == [f"Seat {n + 1}" for n in range(game.table.seats)]
    assert isinstance(game.seed, int)
    assert game.options == {name: o.values[0] for name, o in game.title.options.items()}
    assert game.played == []
    assert not game.over
    assert repr(game) == f"<Game {title}, 0 moves, seat {game.seat} to move>"


def test_a_seed_is_drawn_anew_each_time() -> None:
    assert arkwright.new(TITLE).seed != arkwright.new(TITLE).seed


def test_seats_can_have_names(game: Game) -> None:
    assert game.table.names == ["Ann", "Bob", "Cid"]
    assert {standing.name for standing in game.standings} == {"Ann", "Bob", "Cid"}


def test_options_are_given_as_words_or_as_yes_and_no() -> None:
    game = arkwright.new(TITLE, setup="free", patrons=True, close_ban="decade")
    assert game.options == {
        "setup": "free",
        "events": "printed",
        "patrons": "yes",
        "close-ban": "decade",
    }
    assert arkwright.new(TITLE, patrons=False).options["patrons"] == "no"


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (
            lambda: arkwright.new("water-frame"),
            "there is no title 'water-frame'; there are: " + ", ".join(arkwright.titles()),
        ),
        (lambda: arkwright.new(TITLE, seats=5), f"{TITLE} has 2, 3, 4 seats, not 5"),
        (lambda: arkwright.new(TITLE, seats=0), f"{TITLE} has 2, 3, 4 seats, not 0"),
        (lambda: arkwright.new(TITLE, seats=-2), f"{TITLE} has 2, 3, 4 seats, not 0"),
        (lambda: arkwright.new(TITLE, seats=["Ann"]), f"{TITLE} has 2, 3, 4 seats, not 1"),
        (lambda: arkwright.new(TITLE, seats=["Ann", "Ann"]), "every seat needs a name of its own"),
        (lambda: arkwright.new(TITLE, seats=["Ann", " "]), "every seat needs a name of its own"),
        (
            lambda: arkwright.new(TITLE, speed="high"),
            f"{TITLE} has no option 'speed'; its options are: setup, events, patrons, close-ban",
        ),
        (
            lambda: arkwright.new(TITLE, setup="fast"),
            "option setup can't be 'fast'; it can be: predetermined, free",
        ),
        (
            lambda: arkwright.new(TITLE, setup=True),
            "option setup can't be 'yes'; it can be: predetermined, free",
        ),
        (
            lambda: arkwright.new(TITLE, patrons=True),
            "option patrons=yes goes with setup=free: the book prints the other tiles",
        ),
        (
            lambda: arkwright.new(TITLE, setup="free", events="shuffled"),
            "option events=shuffled goes with setup=predetermined: free ones always are",
        ),
    ],
)
def test_a_game_that_does_not_exist_is_refused(call: Callable[[], Game], sentence: str) -> None:
    assert told(BadSetup, call) == sentence


# Deciding and playing


def test_a_decision_is_a_seat_a_question_and_its_moves(game: Game) -> None:
    decision = game.decision
    assert decision is not None
    assert decision.seat == game.seat
    assert decision.moves == game.moves
    assert decision.question == decision.question.lower()
    assert repr(decision) == (
        f"<Decision: seat {game.seat}, {decision.question}, {len(game.moves)} moves>"
    )


def test_moves_are_a_container() -> None:
    game = arkwright.new(TITLE, seed=1)
    vocabulary = game.title.vocabulary
    assert vocabulary.parse("place workers 4") in game.moves
    assert vocabulary.parse("reuse workers 4") not in game.moves
    assert len(game.moves) == len(list(game.moves))


def test_a_move_is_played_as_a_value_or_as_its_notation() -> None:
    one, other = arkwright.new(TITLE, seed=1), arkwright.new(TITLE, seed=1)
    one.play(one.title.vocabulary.parse("place workers 4"))
    other.play("  Place  WORKERS 4 ")
    assert one.position() == other.position()
    assert one.played == other.played
    assert one.events == other.events


@pytest.mark.parametrize("case", one_of_each(), ids=repr)
def test_a_game_ends_with_standings(case: Case) -> None:
    game = case.new()
    assert sorted(seats_in(game.standings)) == list(range(case.seats))
    ahead(game, 10_000, random.Random(1))
    assert game.over
    assert game.decision is None
    assert game.moves == []
    assert game.seat == NOBODY
    assert repr(game).endswith("over>")
    assert sorted(seats_in(game.standings)) == list(range(case.seats))
    assert game.record.standings == [
        {"place": s.place, "seat": s.seat, "name": s.name, "score": s.score} for s in game.standings
    ]


def test_an_illegal_move_says_which_rule_refuses_it() -> None:
    game = arkwright.new(TITLE, seed=1)
    before = game.position()
    with pytest.raises(IllegalMove) as caught:
        game.play("reuse workers 4")
    error = caught.value
    assert error.move == "reuse workers 4"
    assert error.refusal == Refusal("marker-not-there", "II.1", marker="workers", space=4)
    assert str(error).startswith("reuse workers 4: ")
    assert str(error).endswith("(II.1)")
    assert game.position() == before
    assert game.played == []


def test_a_move_that_does_not_exist_says_what_is_near(game: Game) -> None:
    before = game.position()
    assert told(IllegalMove, lambda: game.play("plase workers 4")).startswith("plase workers 4: ")
    refusal = game.why_not("plase workers 4")
    assert refusal is not None
    assert refusal.id == "unknown-move-near"
    assert "place workers 4" in str(refusal.facts["near"])
    assert game.why_not("qqqqqqqqqq zz") == Refusal("unknown-move")
    assert told(IllegalMove, lambda: game.play(" ")).startswith("(nothing): ")
    assert game.position() == before


def test_after_the_end_nothing_can_be_played(ended: Game) -> None:
    before = ended.position()
    with pytest.raises(IllegalMove) as caught:
        ended.play("end turn")
    assert caught.value.refusal == Refusal("game-over")
    assert ended.why_not("end turn") == Refusal("game-over")
    assert ended.undoable == 0
    assert ended.position() == before


def test_why_not_is_nothing_for_a_legal_move(game: Game) -> None:
    for move in game.moves:
        assert game.why_not(move) is None
        assert game.why_not(move.text) is None


def test_an_error_travels_between_processes() -> None:
    error = IllegalMove("price food 4", Refusal("price-below-lowest", "II.3.1", pounds=5))
    other = pickle.loads(pickle.dumps(error))
    assert str(other) == str(error)
    assert other.refusal == error.refusal


# Copies, views, imagined games


def test_a_copy_goes_its_own_way(game: Game) -> None:
    before, events, played = game.position(), list(game.events), list(game.played)
    other = game.copy()
    assert other.position() == before
    assert other.moves == game.moves
    ahead(other, 100, random.Random(2))
    assert other.position() != before
    assert (game.position(), game.events, game.played) == (before, events, played)
    assert other.record.moves[: len(played)] == game.record.moves


def test_a_position_that_was_given_out_is_not_the_game(game: Game) -> None:
    before = json.dumps(game.position())
    spoil(game.position())
    spoil(game.view(0))
    spoil(game.record.as_json())
    assert json.dumps(game.position()) == before
    assert arkwright.replay(game.record).position() == game.position()


def spoil(value: Json) -> None:
    """Empty all lists and tables in a value."""
    inner = list(value.values()) if isinstance(value, dict) else list(value)
    for item in inner:
        if isinstance(item, dict | list):
            spoil(item)
    value.clear()


def test_a_view_is_plain_values_for_a_seat_and_for_a_watcher(game: Game) -> None:
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["seat"] == seat
    assert game.view() == game.view(None)


def test_an_imagined_game_has_no_past(game: Game) -> None:
    imagined = game.imagine(game.seat, random.Random(1))
    assert imagined.seed is None
    assert imagined.played == game.played
    ahead(imagined, 10, random.Random(1))
    before = imagined.position()
    assert told(ArkwrightError, lambda: imagined.at(0)) == (
        "an imagined game can't go back: its deal is not kept"
    )
    assert told(ArkwrightError, imagined.undo)
    assert imagined.position() == before


# Taking back and looking back


def test_undo_takes_back_the_own_turn_and_no_more() -> None:
    game = arkwright.new(TITLE, seats=2, seed=1)
    start = game.position()
    seat = game.seat
    game.play("place workers 4")
    placed = game.position()
    game.play("done")
    assert game.undoable == 2
    game.undo()
    assert game.position() == placed
    game.undo()
    assert game.position() == start
    assert game.undoable == 0
    for move in ("place workers 4", "done", "done", "end turn"):
        game.play(move)
    assert game.seat != seat
    assert game.undoable == 0
    before = game.position()
    assert told(ArkwrightError, game.undo) == (
        "1 moves can't be taken back, only 0: "
        "a turn that has ended or something that was revealed stays"
    )
    assert game.position() == before


def test_undo_never_passes_the_end_of_a_turn() -> None:
    """Also when the same seat decides next and nothing was revealed in between."""
    for seed in range(30):
        game = arkwright.new(TITLE, seats=2, seed=seed, setup="free")
        rng = random.Random(seed)
        while not game.over:
            move = rng.choice(game.moves)
            game.play(move)
            if move.text == "end turn":
                assert game.undoable == 0


@pytest.mark.parametrize("position", [-1, 41, 999])
def test_there_is_no_position_before_the_first_or_after_the_last(game: Game, position: int) -> None:
    assert told(ArkwrightError, lambda: game.at(position)) == (
        f"there is no position {position}: the game has 40 moves so far"
    )


def test_at_is_the_game_as_it_stood(game: Game) -> None:
    assert game.at(0).position() == arkwright.new(TITLE, seats=3, seed=7).at(0).position() | {
        "table": game.at(0).position()["table"]
    }
    for number in (0, 13, 40):
        earlier = game.at(number)
        assert earlier.played == game.played[:number]
    assert game.at(40).position() == game.position()


# Records


def test_a_record_is_text_that_a_person_can_read(game: Game) -> None:
    text = game.record.dumps()
    lines = text.splitlines()
    assert lines[0] == "{"
    assert lines[1].strip() == '"format": "arkwright-record",'
    assert f' "title": "{TITLE}",' in lines
    for move in game.played:
        assert f'  "{move.text}"' in [line.rstrip(",") for line in lines]
    again = Record.loads(text)
    assert again.as_json() == game.record.as_json()
    assert arkwright.replay(again).position() == game.position()
    assert again.as_json() == game.record.as_json()


def test_a_record_may_begin_from_a_position(game: Game) -> None:
    later = arkwright.from_position(game.position())
    ahead(later, 30, random.Random(3))
    record = later.record
    assert record.seed is None
    assert record.position == game.position()["table"]
    assert arkwright.replay(record.dumps()).position() == later.position()
    assert later.at(0).position() == game.position()


def changed(game: Game, **values: Any) -> str:
    """The text of a game's record with some values replaced; None takes one away."""
    value = game.record.as_json()
    for name, new in values.items():
        value[name] = new
        if new is None:
            del value[name]
    return json.dumps(value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is not a record: it is not JSON (Expecting value: line 1 column 1 (char 0))"),
        ("{", "this is not a record: it is not JSON ("),
        ("place workers 4", "this is not a record: it is not JSON ("),
        ("[]", 'this is not a record: it does not say "format": "arkwright-record"'),
        ("null", 'this is not a record: it does not say "format": "arkwright-record"'),
        (
            '{"title": "chess"}',
            'this is not a record: it does not say "format": "arkwright-record"',
        ),
        ('{"format": "pgn"}', 'this is not a record: it does not say "format": "arkwright-record"'),
        ('{"format": "arkwright-record"}', "the record has no 'title'"),
    ],
)
def test_what_is_not_a_record_is_told(text: str, sentence: str) -> None:
    assert told(BadRecord, lambda: arkwright.replay(text)).startswith(sentence)
    assert told(BadRecord, lambda: Record.loads(text)).startswith(sentence)


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"title": 3}, "the record's 'title' is of the wrong kind"),
        ({"rules": "1"}, "the record's 'rules' is of the wrong kind"),
        ({"seats": 3}, "the record's 'seats' is of the wrong kind"),
        ({"seats": [1, 2, 3]}, "the record's 'seats' must all be text"),
        ({"seed": "seven"}, "the record's 'seed' is of the wrong kind"),
        ({"options": []}, "the record's 'options' is of the wrong kind"),
        ({"moves": "done"}, "the record's 'moves' is of the wrong kind"),
        ({"moves": ["done", 3]}, "the record's 'moves' must all be text"),
        ({"moves": None}, "the record has no 'moves'"),
        ({"seed": None}, "the record has no 'seed'"),
        (
            {"rules": 99},
            f"the record was made with rules version 99 of {TITLE}, and this is version {RULES}: ",
        ),
        ({"rules": 0}, "the record's rules version must be 1 or more, not 0"),
        ({"title": "chess"}, "there is no title 'chess'; there are: "),
        ({"seats": ["Ann"]}, f"{TITLE} has 2, 3, 4 seats, not 1"),
        ({"options": {"setup": "fast"}}, "option setup can't be 'fast'; it can be: "),
        ({"options": {"setup": 5}}, "option setup can't be 5; it can be: "),
        ({"options": {"hats": "no"}}, f"{TITLE} has no option 'hats'; its options are: "),
        ({"components": {"price": 5}}, f"price in the edition file of {TITLE} must be a table"),
        ({"components": 5}, "an edition file is a set of tables"),
        ({"position": {"names": 3}}, "the position can't be read: "),
        ({"position": [1]}, "the position can't be read: "),
    ],
)
def test_a_record_that_is_wrong_is_told(game: Game, values: Json, sentence: str) -> None:
    text = changed(game, **values)
    assert told(ArkwrightError, lambda: arkwright.replay(text)).startswith(sentence)


def test_a_record_with_neither_seed_nor_position_is_told(game: Game) -> None:
    value = game.record.as_json() | {"seed": None}
    assert told(BadRecord, lambda: Record.from_json(value)) == (
        "the record has neither a seed nor a position to begin from"
    )


@pytest.mark.parametrize("move", ["enlist 10", "plase workers 4", "unlock"])
def test_a_record_that_breaks_says_at_which_move(game: Game, move: str) -> None:
    moves = [*game.record.moves[:24], move, *game.record.moves[25:]]
    text = changed(game, moves=moves)
    said = told(BadRecord, lambda: arkwright.replay(text))
    assert said.startswith(f"the record breaks at move 25: {move}: ")
    # What came before the break can still be had.
    assert arkwright.replay(changed(game, moves=moves[:24])).played == game.played[:24]


def test_a_record_that_goes_on_after_the_end_is_told(ended: Game) -> None:
    text = changed(ended, moves=[*ended.record.moves, "end turn"])
    number = len(ended.played) + 1
    said = told(BadRecord, lambda: arkwright.replay(text))
    assert said.startswith(f"the record breaks at move {number}: end turn: ")


# Positions


def test_a_position_is_read_as_text_or_as_values_and_left_alone(game: Game) -> None:
    position = game.position()
    before = copy.deepcopy(position)
    one = arkwright.from_position(position)
    other = arkwright.from_position(json.dumps(position))
    assert one.position() == other.position() == before
    ahead(one, 200, random.Random(1))
    assert position == before
    assert other.undoable == 0


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("", "this is not a position: it is not JSON ("),
        ("{", "this is not a position: it is not JSON ("),
        ("[1, 2]", "this is not a position: it has no 'table'"),
        ([1, 2], "this is not a position: it has no 'table'"),
        (None, "this is not a position: it has no 'table'"),
        ({"title": TITLE}, "this is not a position: it has no 'table'"),
        ({"table": {}}, "the position's 'title' is missing or of the wrong kind"),
        (
            {"table": {}, "title": TITLE, "options": {}},
            "the position's 'rules' is missing or of the wrong kind",
        ),
        (
            {"table": {}, "title": TITLE, "rules": 1},
            "the position's 'options' is missing or of the wrong kind",
        ),
        (
            {"table": {}, "title": "chess", "rules": 1, "options": {}},
            "there is no title 'chess'; there are: ",
        ),
        (
            {"table": {}, "title": TITLE, "rules": RULES + 1, "options": {}},
            f"the position was made with rules version {RULES + 1} of {TITLE}, and this is version",
        ),
        (
            {"table": {}, "title": TITLE, "rules": 1, "options": {"hats": "no"}},
            f"{TITLE} has no option 'hats'; ",
        ),
        ({"table": {}, "title": TITLE, "rules": 1, "options": {}}, "the position can't be read: "),
        ({"table": [], "title": TITLE, "rules": 1, "options": {}}, "the position can't be read: "),
        ({"table": 5, "title": TITLE, "rules": 1, "options": {}}, "the position can't be read: "),
    ],
)
def test_what_is_not_a_position_is_told(position: Json, sentence: str) -> None:
    assert told(ArkwrightError, lambda: arkwright.from_position(position)).startswith(sentence)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_position_that_lacks_anything_is_told(case: Case) -> None:
    game = case.new()
    ahead(game, 60, random.Random(case.seed))
    whole = game.position()
    for name in whole["table"]:
        table = {key: value for key, value in whole["table"].items() if key != name}
        said = told(BadRecord, partial(arkwright.from_position, whole | {"table": table}))
        assert said.startswith("the position can't be read: ")


@pytest.mark.parametrize(
    "agenda",
    [[["Fly", 0]], [["Turn", 0, 1, 2]], [["Turn"]], [[]], ["Turn"], [5], 5, [["Turn", 99]]],
)
def test_a_position_with_an_unknown_step_is_told(game: Game, agenda: Json) -> None:
    position = game.position()
    position["table"]["agenda"] = agenda
    assert told(BadRecord, lambda: arkwright.from_position(position)).startswith(
        "the position can't be read: "
    )


WRONG_VALUES: dict[tuple[str, int], list[tuple[tuple[str | int, ...], Json]]] = {
    (TITLE, 3): [
        (("companies", 0, "cash"), "twelve"),
        (("companies", 0, "share_space"), 10**6),
        (("companies", 0, "stock", "food"), None),
        (("companies", 0, "spaces", 0), "magic"),
        (("markers", 0, 0), "magic"),
        (("economy", "lamps", 4, 1), "x"),
        (("market", "fired"), -7),
        (("start",), 99),
    ],
    ("card-game", 2): [
        (("companies", 0, "cash"), "twelve"),
        (("companies", 0, "value"), 31),
        (("companies", 0, "tokens"), 10),
        (("companies", 0, "ships"), 3),
        (("companies", 0, "stock", "food"), -1),
        (("companies", 0, "developments", "quality"), 3),
        (("companies", 0, "cards", "magician"), ""),
        (("companies", 0, "cards", "patent"), "hats"),
        (("companies", 0, "deeds"), ["miracle"]),
        (("companies", 0, "turned"), ["patent"]),
        (("companies", 0, "factories", "hats"), {}),
        (("companies", 0, "factories", "food", "good"), "hats"),
        (("companies", 0, "factories", "food", "spot"), 4),
        (("companies", 0, "factories", "food", "cards"), 3),
        (("companies", 0, "factories", "food", "machines"), [2, 0]),
        (("companies", 0, "factories", "food", "sides"), [0]),
        (("companies", 0, "factories", "food", "price_quality"), [7]),
        (("companies", 0, "factories", "food", "price_quality"), [4, 2, 2]),
        (("companies", 0, "factories", "food", "distribution"), 5),
        (("companies", 0, "factories", "food", "marker"), 19),
        (("companies", 1, "seat"), 0),
        (("demand", "lamps"), 17),
        (("supply", "patent"), -1),
        (("supply", "magician"), 1),
        (("neutral", "food"), 19),
        (("wage_step",), 99),
        (("decade",), 3),
        (("round",), -1),
        (("start",), 2),
        (("rivals",), {}),
    ],
    ("card-game", 1): [
        (("rivals",), None),
        (("rivals", "shares", "red"), 31),
        (("rivals", "markers", "red", "hats"), 3),
        (("rivals", "markers", "red", "food"), 19),
        (("rivals", "display", 0), "magician"),
        (("rivals", "display"), []),
        (("rivals", "discs", "yellow"), 15),
        (("rivals", "bag", 0), "white"),
        (("rivals", "later_bags", 0), ["white"]),
        (("rivals", "first"), 1),
    ],
}


@pytest.mark.parametrize(("title", "seats"), WRONG_VALUES)
def test_a_position_with_a_wrong_value_is_told(title: str, seats: int) -> None:
    game = arkwright.new(title, seats=seats, seed=7)
    for path, value in WRONG_VALUES[title, seats]:
        position = changed_at(game.position(), path, value)
        assert told(BadRecord, partial(arkwright.from_position, position)), path


OTHER_KINDS: dict[type, list[Json]] = {
    int: ["x", None, []],
    bool: ["x", 7],
    str: [5, None],
    dict: [5, []],
    list: [5, {}],
}
ALIKE = 7
"""One in so many values that are like another before is tried, too."""


@pytest.mark.parametrize("case", one_of_each(), ids=repr)
def test_a_position_with_a_value_of_another_kind_is_told(case: Case) -> None:
    game = case.new()
    ahead(game, 60, random.Random(case.seed))
    whole = json.dumps(game.position())
    seen: set[tuple[Any, ...]] = set()
    for number, (path, value) in enumerate(inside(json.loads(whole)["table"])):
        if value is None or path[0] == "agenda":
            continue
        # Entries of a list are alike: the first is tried with every kind, some others with one.
        alike = tuple("" if isinstance(name, int) else name for name in path)
        kinds = OTHER_KINDS[type(value)]
        if alike in seen:
            kinds = kinds[number % len(kinds) :][:1] if number % ALIKE == 0 else []
        seen.add(alike)
        for other in kinds:
            position = changed_at(json.loads(whole), path, other)
            assert told(ArkwrightError, partial(arkwright.from_position, position)), path


def inside(value: Json, path: tuple[str | int, ...] = ()) -> Iterator[tuple[Any, Json]]:
    """Every value in a position with its path."""
    for name, item in value.items() if isinstance(value, dict) else enumerate(value):
        yield (*path, name), item
        if isinstance(item, dict | list):
            yield from inside(item, (*path, name))


def changed_at(position: Json, path: tuple[str | int, ...], value: Json) -> Json:
    """The position with one value of its table replaced."""
    inner = position["table"]
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    return position
