"""Every sentence of the board game: none is missing, none is too many, none has a gap.

The rules are read as source: which ids they give, with which facts. Then whole games are told.
"""

import ast
import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple, get_type_hints

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

import arkwright
from arkwright import Game, locales
from arkwright.play import Event, Move, Refusal, Step
from arkwright.play.errors import Fact
from arkwright.play.step import Json, steps_of
from arkwright.waterframe import OPTIONS, TITLES, moves
from arkwright.waterframe.edition import GOODS
from arkwright.waterframe.events import EVENTS

SOURCE = Path(arkwright.__file__).parent
ROOMS = ("play", "waterframe")
FILES = re.compile(r"(common|water-frame.*)\.ftl")
UNTOLD = {"calls", "near"}
"""Facts with words that are never translated."""
COUNTS = (0, 1, 2, 3)


# What the rules give


class Given(NamedTuple):
    """One place in the source that gives an id, with its facts."""

    id: str
    facts: frozenset[str]


@cache
def trees() -> list[ast.Module]:
    files = [file for room in ROOMS for file in sorted((SOURCE / room).rglob("*.py"))]
    return [ast.parse(file.read_text("utf-8")) for file in files]


def functions() -> Iterator[ast.FunctionDef]:
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                yield node


def calls(node: ast.AST, *names: str) -> Iterator[ast.Call]:
    """The calls of functions with these names."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call):
            called = call.func
            name = called.attr if isinstance(called, ast.Attribute) else ast.unparse(called)
            if name in names:
                yield call


def words(value: ast.expr, function: ast.FunctionDef) -> set[str]:
    """What an argument can be: a word, one of two, or what the function's callers give it."""
    match value:
        case ast.Constant(value=str(word)):
            return {word}
        case ast.IfExp():
            return words(value.body, function) | words(value.orelse, function)
        case ast.Name(id=name):
            place = [argument.arg for argument in function.args.args].index(name)
            return {
                word
                for caller in functions()
                for call in calls(caller, function.name)
                for word in words(call.args[place], caller)
            }
    raise AssertionError(f"{function.name}: what is {ast.unparse(value)}?")


def given(call: ast.Call, function: ast.FunctionDef, more: Iterable[str] = ()) -> Iterator[Given]:
    facts = frozenset([*(str(keyword.arg) for keyword in call.keywords), *more])
    for id in words(call.args[0], function):
        yield Given(id, facts)


@cache
def events() -> list[Given]:
    """Every journal entry; `who` is known where a seat is named."""
    return [
        entry
        for function in functions()
        for call in calls(function, "add", "reveal")
        if ast.unparse(call.func.value).endswith("journal")  # type: ignore[attr-defined]
        for entry in given(call, function, ["who"] if len(call.args) > 1 else [])
    ]


@cache
def refusals() -> list[Given]:
    return [
        entry
        for function in functions()
        for call in calls(function, "Refusal")
        for entry in given(call, function)
    ]


def reasons() -> set[str]:
    """What money is paid or received for."""
    found: set[str] = set()
    for function in functions():
        for call in calls(function, "pay", "receive"):
            found |= words(call.args[-1], function)
        for call in calls(function, "add"):
            for keyword in call.keywords:
                if keyword.arg == "reason" and isinstance(keyword.value, ast.Constant):
                    found.add(str(keyword.value.value))
    return found


@cache
def questions() -> dict[str, list[str]]:
    """The steps that ask somebody, with the facts of theirs that a sentence may name."""
    found: dict[str, list[str]] = {}
    for name, step in steps_of("arkwright.waterframe").items():
        if step.moves is not Step.moves:
            types = get_type_hints(step.__init__)
            plain = [fact for fact, kind in types.items() if kind in (int, str, bool)]
            found[locales.kebab(name)] = [fact for fact in plain if fact != "seat"]
    return found


def move_classes() -> dict[str, type[Move]]:
    return {locales.kebab(type(move).__name__): type(move) for move in moves.VOCABULARY}


def expected() -> dict[str, set[str]]:
    """Every id that needs a message, by the first word of the message's id."""
    vocabulary = list(moves.VOCABULARY)
    setups = next(option for option in OPTIONS if option.name == "setup")
    return {
        "event": set(EVENTS),
        "good": set(GOODS),
        "journal": {event.id for event in events()},
        "loss": {move.loss for move in vocabulary if isinstance(move, moves.Suffer)},
        "marker": set(moves.ALL_MARKERS),
        "move": set(move_classes()),
        "post": set(moves.POSTS),
        "question": set(questions()),
        "reason": reasons(),
        "refusal": {refusal.id for refusal in refusals()},
        "setup": set(setups.values),
        "tile": {*moves.TILES, *moves.USE},
        "title": set(TITLES),
        "what": set(moves.DISMISS),
    }


# What the messages say


@cache
def messages() -> dict[str, Message]:
    found: dict[str, Message] = {}
    for file in (resources.files(locales) / locales.ENGLISH).iterdir():
        if FILES.fullmatch(file.name):
            for entry in FluentResource(file.read_text("utf-8")).body:
                if isinstance(entry, Message):
                    found[entry.id.name] = entry
    return found


class Variables(Visitor):
    """The facts that a pattern names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(re.sub("-(id|effect)$", "", node.id.name))


def named(pattern: Pattern | None) -> set[str]:
    found = Variables()
    if pattern is not None:
        found.visit(pattern)
    return found.names


def attributes(id: str) -> dict[str, Pattern]:
    return {attribute.id.name: attribute.value for attribute in messages()[id].attributes}


def facts_for(id: str) -> set[str]:
    """The facts that are there wherever this message is said."""
    kind, _, rest = id.partition("-")
    if kind in ("journal", "refusal"):
        places = events() if kind == "journal" else refusals()
        return set(frozenset.intersection(*[one.facts for one in places if one.id == rest]))
    if kind == "question":
        return {"who", *questions()[rest]}
    if kind == "move":
        return set(move_classes()[rest].__slots__)
    return set()


@pytest.mark.parametrize("kind", sorted(expected()))
def test_every_id_has_its_message_and_every_message_its_id(kind: str) -> None:
    said = {id.removeprefix(f"{kind}-") for id in messages() if id.startswith(f"{kind}-")}
    assert sorted(expected()[kind] - said) == [], "these have no message"
    assert sorted(said - expected()[kind]) == [], "these are said by nobody"


def test_there_are_no_other_messages() -> None:
    assert {id.partition("-")[0] for id in messages()} == set(expected())


def test_messages_name_only_facts_that_are_given() -> None:
    for id, message in messages().items():
        assert named(message.value) <= facts_for(id), id
        for attribute, pattern in attributes(id).items():
            there = facts_for(id) - {"who"} if attribute == "rule" else set()
            assert named(pattern) <= there, f"{id}.{attribute}"


def test_what_needs_an_explanation_has_one() -> None:
    for id in messages():
        kind, _, rest = id.partition("-")
        needed = {"question": {"rule"}, "move": {"group"}, "event": {"effect"}}.get(kind, set())
        if kind == "tile" and rest in moves.TILES:
            needed = {"effect"}
        assert set(attributes(id)) == needed, id


def samples(id: str) -> Iterator[dict[str, Fact]]:
    """Facts for a message, with numbers of every kind."""
    words = {
        "good": "lamps",
        "tile": "patent",
        "kind": "school",
        "taken": "patent",
        "use": "school",
    }
    words |= {"marker": "exchange", "post": "row-2", "target": "food", "what": "ship-4"}
    words |= {"event": "lobby", "reason": "wages", "title": "water-frame-2014", "setup": "free"}
    words |= {"loss": "share", "who": "Ada", "near": "done"}
    for count in COUNTS:
        yield {fact: words.get(fact, count) for fact in facts_for(id)}


def test_every_sentence_can_be_said_with_every_number() -> None:
    for id in messages():
        for facts in samples(id):
            assert locales.mistakes(id, facts) == []
            for attribute in ("", *attributes(id)):
                text = locales.sentence(id, facts, attribute=attribute)
                assert text is not None
                assert is_clean(text), text


def test_sentences_have_the_form_that_their_place_asks_for() -> None:
    for id in messages():
        for facts in samples(id):
            kind = id.partition("-")[0]
            text = locales.sentence(id, facts) or ""
            if kind in ("journal", "question"):
                assert locales.capitalised(text) == text or kind == "journal", text
                assert text[-1] in (".?" if kind == "question" else "."), text
            elif kind in ("refusal", "move"):
                assert text[-1] not in ".,;:", text
            rule = locales.sentence(id, facts, attribute="rule")
            if rule is not None:
                assert re.search(r"[.] \(([IV]+|[0-9]+)[.0-9IV, ]*\)$", rule), rule
                assert 2 <= rule.count(". ") <= 5, rule
            effect = locales.sentence(id, facts, attribute="effect")
            if effect is not None:
                assert re.fullmatch(r"[A-Z£][^.]*[.]", effect), effect


def is_clean(text: str) -> bool:
    """Whether a text has no gap, no leftover of a message's syntax and no id in it."""
    return text == text.strip() and not re.search(r"[{}$\n]|  | [.,;:?]|[a-z]+-[0-9]", text)


# Whole games

GAMES = [
    ("water-frame-2016", 4, {}),
    ("water-frame-2016", 3, {"setup": "free", "patrons": "yes"}),
    ("water-frame-2016", 2, {"events": "shuffled"}),
    ("water-frame-2014", 4, {"setup": "free"}),
]
NAMES = ["Ada", "Bob", "Cid", "Dot"]
REFUSALS_A_DECISION = 5


def told(id: str, facts: dict[str, Fact]) -> None:
    """Check that a message is there and has all its facts, and that words have their names."""
    assert locales.mistakes(id, facts) == []
    for name, value in facts.items():
        if isinstance(value, str) and value and name not in UNTOLD | {"who"}:
            kind = locales.SAME_WORDS.get(name, name)
            assert locales.sentence(f"{kind}-{value}") is not None, f"{id}: {name} {value}"


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("title", "seats", "options"), GAMES)
def test_whole_games_are_told(title: str, seats: int, options: Json, seed: int) -> None:
    rng = random.Random(seed)
    game = arkwright.new(title, NAMES[:seats], seed, **options)
    vocabulary = list(moves.VOCABULARY)
    while not game.over:
        tell_decision(game)
        for move in rng.sample(vocabulary, REFUSALS_A_DECISION):
            refusal = game.why_not(move)
            if refusal is not None:
                told(f"refusal-{refusal.id}", refusal.facts)
                assert is_clean(str(refusal)), refusal
        game.play(rng.choice(game.moves))
    for event in game.events:
        told(f"journal-{event.id}", locales.with_who(event.facts, event.seat, NAMES))
        text = locales.event(event, NAMES)
        assert is_clean(text), text
        assert text[0].isupper()
        assert event.seat is None or NAMES[event.seat] in text


def tell_decision(game: Game) -> None:
    """Check the question, its rule and a label for every legal move."""
    decision = game.decision
    assert decision is not None
    assert locales.sentence(f"question-{decision.question}") is not None
    assert is_clean(locales.question(decision, NAMES)), locales.question(decision, NAMES)
    assert is_clean(locales.rule(decision)), locales.rule(decision)
    for move in game.moves:
        assert is_clean(label(move)), label(move)


@cache
def label(move: Move) -> str:
    told(f"move-{locales.kebab(type(move).__name__)}", locales.move_facts(move))
    return locales.move(move, NAMES)


# How they read


def test_sentences_read_well() -> None:
    def event(id: str, **facts: Fact) -> str:
        return locales.event(Event(id, 0, facts), NAMES)

    assert event("hired", good="food", row=3, count=2) == (
        "Ada hires 2 workers into row 3 of the food factory."
    )
    assert event("paid", pounds=8, reason="administration") == "Ada pays £8 for administration."
    assert event("took-tile", tile="foreman", good="lamps") == (
        "Ada takes the tile Foreman for the lamps factory."
    )
    assert event("took-tile", tile="extra-shifts", good="") == "Ada takes the tile Extra Shifts."
    assert event("share-rose", good="food", spaces=3, space=14, sales=2, appeal=0, most=1) == (
        "Ada's share value rises 3 spaces to space 14: 2 for sales of food, 1 for selling the most."
    )
    assert locales.event(Event("event", None, {"event": "recession", "year": 1780})) == (
        "The event of 1780 is Recession. Everybody loses two spaces of share value, or one share."
    )
    assert str(Refusal("price-below-lowest", "II.3.1", pounds=5)) == (
        "the lowest price in this edition is £5 (II.3.1)"
    )
    assert locales.move(moves.DISMISS["ship-4"]) == (
        "dismiss your ship of capacity 4 with its crew"
    )
    assert locales.move(moves.USE["patron"]) == "sell one more good to your patron"


def test_a_refusal_is_a_sentence_of_the_error() -> None:
    game = arkwright.new("water-frame-2016", NAMES, 1)
    with pytest.raises(arkwright.IllegalMove) as error:
        game.play("place light-quality 6")
    assert str(error.value) == (
        "place light-quality 6: you do not own the light quality marker; "
        "take it as a special marker first (II.1)"
    )
