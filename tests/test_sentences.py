"""Every sentence of every game: none is missing, none is too many, none has a gap.

The rules are read as source: which ids they give, with which facts. Then whole games are told.
"""

import ast
import random
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_type_hints

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

import arkwright
from arkwright import Game, boardgame, locales
from arkwright.boardgame import moves, vocabulary
from arkwright.boardgame.actions import exchange, factory
from arkwright.boardgame.edition import BOTH_SHIPS, FACTORY_KINDS, GOODS, POSTS, TRACKS
from arkwright.boardgame.events import EVENTS as EVENT_MARKERS
from arkwright.boardgame.production import shares
from arkwright.cardgame import edition as cards
from arkwright.cardgame import vocabulary as card_vocabulary
from arkwright.cardgame.awards import AWARDS
from arkwright.cardgame.rivals import DISCS
from arkwright.locales.facts import kind_of, spoken
from arkwright.locales.loading import files, messages_of, words_files
from arkwright.play import Event, Move, Refusal, Step, Vocabulary
from arkwright.play.errors import Fact
from arkwright.play.move import kebab
from arkwright.play.step import steps_of
from tests.editions import message_ids
from tests.shapes import EVENTS, expect_told

SOURCE = Path(arkwright.__file__).parent
GAMES: dict[str, Sequence[Vocabulary]] = {
    "boardgame": (vocabulary.VOCABULARY, vocabulary.VOCABULARY_2025),
    "cardgame": (card_vocabulary.VOCABULARY,),
}
"""The packages of rules, with the moves of their titles."""
KNOWN_ELSEWHERE: dict[str, set[str]] = {
    "kind": set(vocabulary.INVENTIVE_TILES),
    "self.tile": set(vocabulary.INVENTIVE_TILES),
    "edition.machine_tile": {"engineering-works", "machine-works"},
}
"""Arguments that no caller spells out, with what they can be."""
SHARED = "common.ftl"
NEW = "arkwright-2025"
OTHERWISE = [
    title for title in arkwright.titles() if arkwright.find_title(title).lineage[1:2] == (NEW,)
]
"""Titles that say in other words what their game says."""
ELSEWHERE = re.compile(r"^(?:glossary|lessons|server|setup|(?:[a-z-]+-)?client)\b")
"""What is said beside the games, by pages, lessons, server and client, is tested there."""
UNTOLD = {"appeals", "calls", "near", "values", "why"}
"""Facts with words that are never translated."""
COUNTS = (0, 1, 2)
"""Numbers of every form that our languages have: French says none as it says one."""


# What the rules give


class Given(NamedTuple):
    """One place in the source that gives an id, with its facts."""

    id: str
    facts: frozenset[str]


@cache
def trees(room: str) -> list[ast.Module]:
    files = sorted((SOURCE / room).rglob("*.py"))
    return [ast.parse(file.read_text("utf-8")) for file in files]


@cache
def functions(room: str) -> list[ast.FunctionDef]:
    nodes = (node for tree in trees(room) for node in ast.walk(tree))
    return [node for node in nodes if isinstance(node, ast.FunctionDef)]


@cache
def called(node: ast.AST) -> list[tuple[str, ast.Call]]:
    """All calls in a piece of source, each with the name of what is called."""
    found = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
    return [
        (call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func), call)
        for call in found
    ]


def calls(node: ast.AST, *names: str) -> Iterator[ast.Call]:
    """The calls of functions with these names."""
    return (call for name, call in called(node) if name in names)


def words(value: ast.expr, function: ast.FunctionDef, room: str) -> set[str]:
    """What an argument can be: a word, one of two, or what the function's callers give it."""
    if ast.unparse(value) in KNOWN_ELSEWHERE:
        return KNOWN_ELSEWHERE[ast.unparse(value)]
    match value:
        case ast.Constant(value=str(word)):
            return {word}
        case ast.IfExp():
            return words(value.body, function, room) | words(value.orelse, function, room)
        case ast.Name(id=name):
            place = [argument.arg for argument in function.args.args].index(name)
            return {
                word
                for caller in functions(room)
                for call in calls(caller, function.name)
                for word in words(call.args[place], caller, room)
            }
    raise AssertionError(f"{function.name}: what is {ast.unparse(value)}?")


def given(
    call: ast.Call, function: ast.FunctionDef, room: str, more: Iterable[str] = ()
) -> Iterator[Given]:
    facts = frozenset([*(str(keyword.arg) for keyword in call.keywords), *more])
    for id in words(call.args[0], function, room):
        yield Given(id, facts)


@cache
def events(room: str) -> list[Given]:
    """Every journal entry of a game, and of what all games have in common.

    `who` is known where a seat is named.
    """
    return [
        entry
        for place in ("play", room)
        for function in functions(place)
        for call in calls(function, "add", "reveal")
        if isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value).endswith("journal")
        for entry in given(call, function, place, ["who"] if len(call.args) > 1 else [])
    ]


@cache
def refusals(room: str) -> list[Given]:
    """Every refusal of a game, and of what all games have in common."""
    return [
        entry
        for place in ("play", room)
        for function in functions(place)
        for call in calls(function, "Refusal")
        for entry in given(call, function, place)
    ]


def reasons(room: str) -> set[str]:
    """What money is paid or received for."""
    found: set[str] = set()
    for function in functions(room):
        for call in calls(function, "pay", "receive"):
            found |= words(call.args[-1], function, room)
        for call in calls(function, "add"):
            for keyword in call.keywords:
                if keyword.arg == "reason" and isinstance(keyword.value, ast.Constant):
                    found.add(str(keyword.value.value))
    return found


def causes() -> set[str]:
    """What raises the share value in the card game."""
    return {
        word
        for function in functions("cardgame")
        for call in calls(function, "rise")
        for word in words(call.args[-1], function, "cardgame")
    }


def setups(room: str) -> set[str]:
    """What the set-up of a game can be."""
    if room == "boardgame":
        return {*next(option for option in boardgame.OPTIONS if option.name == "setup").values}
    return {"default", "draft", "solo"}


@cache
def questions(room: str) -> dict[str, list[str]]:
    """The steps that ask somebody, with the facts of theirs that a sentence may name."""
    found: dict[str, list[str]] = {}
    for name, step in steps_of(f"arkwright.{room}").items():
        if step.moves is not Step.moves:
            types = get_type_hints(step.__init__)
            plain = [fact for fact, kind in types.items() if kind in (int, str, bool)]
            found[kebab(name)] = [fact for fact in plain if fact != "seat"]
    return found


def all_moves(room: str) -> list[Move]:
    """The moves of all titles of a game."""
    return [move for vocabulary in GAMES[room] for move in vocabulary]


@cache
def moves_by_kind(room: str) -> dict[str, Move]:
    return {move.kind: move for move in all_moves(room)}


@cache
def said_by(room: str) -> dict[str, set[str]]:
    """Every id of a game that needs a message, by the first word of the message's id."""
    return {
        "good": set(GOODS),
        "journal": {event.id for event in events(room)},
        "move": set(moves_by_kind(room)),
        "question": set(questions(room)),
        "reason": reasons(room),
        "refusal": {refusal.id for refusal in refusals(room)},
        "setup": setups(room),
        "when": {move.when for move in all_moves(room) if move.when},
        **(of_the_board_game() if room == "boardgame" else of_the_card_game()),
    }


def of_the_board_game() -> dict[str, set[str]]:
    return {
        "bonus": {*shares.BONUSES, "marketing", "machine", "quality", "share"},
        "edition": compared("edition"),
        "event": set(EVENT_MARKERS),
        "loss": {move.loss for move in vocabulary.VOCABULARY if isinstance(move, moves.Suffer)},
        "category": set(FACTORY_KINDS),
        "marker": {*vocabulary.ALL_MARKERS, BOTH_SHIPS},
        "part": {*factory.PARTS, *exchange.PARTS},
        "piece": set(vocabulary.MOVE_PIECE),
        "post": set(POSTS),
        "section": sections(),
        "switch": compared("switch"),
        "tile": {*vocabulary.TILES, *vocabulary.USE, *vocabulary.USE_2025},
        "track": set(TRACKS),
        "what": set(vocabulary.DISMISS),
    }


def compared(kind: str) -> set[str]:
    """What the comparison of the editions says."""
    ids = message_ids()
    return {id.removeprefix(f"{kind}-") for id in ids if id.startswith(f"{kind}-")}


def sections() -> set[str]:
    """The sections that sentences name where the rulebooks number them differently."""
    texts = [file.read_text("utf-8") for file in files(locales.ENGLISH)]
    return {section for text in texts for section in re.findall(r"\{ section-([\w-]+) \}", text)}


def of_the_card_game() -> dict[str, set[str]]:
    return {
        "action": set(card_vocabulary.ACTIONS),
        "award": set(AWARDS),
        "card": set(cards.CARDS),
        "cause": causes(),
        "colour": set(DISCS),
        "development": set(cards.DEVELOPMENTS),
        "option": {"early-shipping", "extra-production", "restrictions"},
        "side": set(card_vocabulary.QUALITY_SIDES),
    }


@cache
def expected() -> dict[str, set[str]]:
    """Every id that needs a message in any game, by the first word of the message's id."""
    found: dict[str, set[str]] = {}
    for room in GAMES:
        for kind, ids in said_by(room).items():
            found.setdefault(kind, set()).update(ids)
    return found


# What the messages say


@cache
def homes() -> dict[str, str]:
    """The file that each message stands in."""
    return {id: file for file, found in by_file().items() for id in found}


@cache
def by_file() -> dict[str, dict[str, Message]]:
    return {
        file.name: {
            entry.id.name: entry
            for entry in FluentResource(file.read_text("utf-8")).body
            if isinstance(entry, Message)
        }
        for file in files(locales.ENGLISH)
        if not ELSEWHERE.search(file.name)
    }


@cache
def own_words(title: str) -> dict[str, Message]:
    """The messages that a title says in words of its own."""
    return {
        entry.id.name: entry
        for file in words_files(locales.ENGLISH, title)
        for entry in FluentResource(file.read_text("utf-8")).body
        if isinstance(entry, Message)
    }


def messages() -> dict[str, Message]:
    return {id: by_file()[file][id] for id, file in homes().items()}


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
    return attributes_of(messages()[id])


def attributes_of(message: Message) -> dict[str, Pattern]:
    return {attribute.id.name: attribute.value for attribute in message.attributes}


@cache
def facts_for(id: str, rooms: tuple[str, ...] = tuple(GAMES)) -> frozenset[str]:
    """The facts that are there wherever these games say this message."""
    kind, _, rest = id.partition("-")
    places: list[Iterable[str]] = []
    for room in rooms:
        if kind in ("journal", "refusal"):
            entries = events(room) if kind == "journal" else refusals(room)
            places += [one.facts for one in entries if one.id == rest]
        elif kind == "question" and rest in questions(room):
            places.append(["who", *questions(room)[rest]])
        elif kind == "move" and rest in moves_by_kind(room):
            places.append(moves_by_kind(room)[rest].facts)
    return frozenset.intersection(*map(frozenset, places)) if places else frozenset()


def test_every_id_has_its_message_and_every_message_its_id() -> None:
    needed = {f"{kind}-{id}" for kind, ids in expected().items() for id in ids}
    assert sorted(needed - set(messages())) == [], "these have no message"
    assert sorted(set(messages()) - needed) == [], "these are said by nobody"


@pytest.mark.parametrize("room", GAMES)
def test_events_are_given_as_they_are_declared(room: str) -> None:
    assert {event.id for event in events(room)} == set(EVENTS[room])
    for id, facts in events(room):
        declared = {"who" if fact == "seat" else fact for fact in EVENTS[room][id]}
        needed = {fact for fact in declared if not fact.endswith("?")}
        assert needed <= facts <= {fact.rstrip("?") for fact in declared}, id


def test_there_are_no_other_messages() -> None:
    assert {id.partition("-")[0] for id in messages()} == set(expected())


def test_a_message_stands_in_the_file_of_the_game_that_says_it() -> None:
    for id, file in homes().items():
        kind, _, rest = id.partition("-")
        rooms = [room for room in GAMES if rest in said_by(room).get(kind, ())]
        if len(rooms) > 1:
            assert file == SHARED, f"{id} is said by {' and '.join(rooms)}"
        else:
            assert file.startswith(rooms[0]), f"{id} is said by {rooms[0]} alone"


def test_messages_name_only_facts_that_are_given() -> None:
    for id, message in messages().items():
        expect_given(id, message, facts_for(id))


@pytest.mark.parametrize("title", OTHERWISE)
def test_own_words_of_a_title_name_only_facts_that_its_game_gives(title: str) -> None:
    for id, message in own_words(title).items():
        if id != f"title-{title}":
            expect_given(id, message, facts_for(id, ("boardgame",)))
            assert set(attributes_of(message)) == set(attributes(id)), id


@pytest.mark.parametrize("title", arkwright.titles())
def test_every_title_has_a_name_and_a_note(title: str) -> None:
    assert set(attributes_of(own_words(title)[f"title-{title}"])) == {"note"}


def expect_given(id: str, message: Message, facts: frozenset[str]) -> None:
    assert named(message.value) <= facts, id
    for attribute, pattern in attributes_of(message).items():
        there = facts - {"who"} if attribute == "rule" else frozenset()
        assert named(pattern) <= there, f"{id}.{attribute}"


def test_what_needs_an_explanation_has_one() -> None:
    for id in messages():
        kind, _, rest = id.partition("-")
        needed = {"question": {"rule"}, "move": {"group"}}.get(kind, set())
        if kind in ("award", "card", "category", "event") or (
            kind == "tile" and rest in vocabulary.TILES
        ):
            needed = {"effect"}
        assert set(attributes(id)) == needed, id


def samples(id: str, rooms: tuple[str, ...] = tuple(GAMES)) -> list[dict[str, Fact]]:
    """Facts for a message, with numbers of every form; one sample where it has no number."""
    words = {"good": "lamps", "tile": "patent"}
    words |= {"marker": "exchange", "post": "row-2", "new_post": "food", "what": "ship-4"}
    words |= {"event": "lobby", "reason": "wages", "title": "water-frame-2014", "setup": "free"}
    words |= {"loss": "share", "who": "Ada", "near": "done", "values": "2+1", "appeals": "1, 4"}
    words |= {"action": "build", "card": "foreman", "cause": "sales", "colour": "red"}
    words |= {"development": "quality", "option": "restrictions", "side": "price"}
    words |= {"when": "start", "question": "end-of-turn"}
    words |= {"bonus": "most", "category": "luxury", "piece": "worker", "track": "silver"}
    if id.startswith("refusal-"):
        # Where a question has it, it is a number.
        words |= {"part": "loans"}
    facts = facts_for(id, rooms)
    counts = COUNTS[: None if facts - set(words) else 1]
    return [{fact: words.get(fact, count) for fact in facts} for count in counts]


Said = tuple[str, str, dict[str, Fact]]


@cache
def everything_said() -> list[Said]:
    """Every message with facts, as the games say it, and as titles do that have own words.

    Those say with every form of a number what they say otherwise, the rest with one.
    """
    said: list[Said] = [(id, "", facts) for id in messages() for facts in samples(id)]
    for title in OTHERWISE:
        lineage = arkwright.find_title(title).lineage
        otherwise = {id for one in lineage for id in own_words(one)}
        for id in (id for id, file in homes().items() if not file.startswith("cardgame")):
            facts = samples(id, ("boardgame",))
            said += [(id, title, one) for one in facts[0 if id in otherwise else -1 :]]
    return said


@cache
def texts(language: str) -> list[tuple[str, str, dict[str, str | None]]]:
    """All that is said in a language: its id and title, and the text of each attribute."""
    return [
        (
            id,
            title,
            {
                attribute: locales.sentence(id, facts, language, attribute=attribute, title=title)
                for attribute in ("", *attributes(id))
            },
        )
        for id, title, facts in everything_said()
    ]


def mistakes(
    id: str, facts: Mapping[str, Fact], language: str = locales.ENGLISH, title: str = ""
) -> list[str]:
    """What a message asks for and its facts do not have."""
    messages = messages_of(language, title)
    patterns = messages.patterns(id)
    if not patterns:
        return [f"there is no message {id}"]
    said = spoken(facts, language, title=title)
    found: list[str] = []
    for pattern in patterns.values():
        _, errors = messages.format(pattern, said)
        found += [f"{id}: {error}" for error in errors]
    return found


@pytest.mark.parametrize("language", locales.languages())
def test_every_sentence_has_all_its_facts(language: str) -> None:
    for id, title, facts in everything_said():
        assert mistakes(id, facts, language, title) == []


@pytest.mark.parametrize("language", locales.languages())
def test_every_sentence_can_be_said_with_every_number(language: str) -> None:
    for id, title, said in texts(language):
        for text in said.values():
            assert text is not None, id
            assert is_clean(text), text
            if title:
                assert not OLDER_SECTION.search(text), text


@pytest.mark.parametrize("language", locales.languages())
def test_sentences_have_the_form_that_their_place_asks_for(language: str) -> None:
    for id, _, said_here in texts(language):
        kind = id.partition("-")[0]
        text = said_here[""] or ""
        if kind in ("journal", "question"):
            assert locales.capitalised(text) == text or kind == "journal", text
            assert text[-1] in (".?" if kind == "question" else "."), text
        elif kind in ("refusal", "move"):
            assert text[-1] not in ".,;:", text
        rule = said_here.get("rule")
        if rule is not None:
            said, _, sections = rule.partition(". (")
            assert bool(sections) == (homes()[id] != SHARED), rule
            assert not sections or re.fullmatch(rf"{SECTION}(, {SECTION})*\)", sections), rule
            assert 1 <= said.count(". ") <= 4, rule
        effect = said_here.get("effect")
        if effect is not None:
            assert re.fullmatch(r"[A-Z£][^.]*[.]", effect), effect


NUMBERED = "card|expert setup|Karte|Expertenaufbau|carte|mise en place expert"
SECTION = rf"([IV]+|[0-9]+[a-e]?|({NUMBERED}) [0-9]+|Solo [A-C])[.0-9IV]*"


OLDER_SECTION = re.compile(r"\([^()]*(?<![.\w])(?:II|III|IV|6\.I+|7\.0)\b[^()]*\)")
"""A section as the books before 2025 number it."""


def is_clean(text: str) -> bool:
    """Whether a text has no gap, no leftover of a message's syntax and no id in it."""
    return text == text.strip() and not re.search(r"[{}$\n]|  | [.,;:?]|[a-z]+-[0-9]", text)


# Whole games

EXPERT = {
    "cards": "random",
    "restrictions": "yes",
    "start_ships": "no",
    "start_shares": "yes",
    "extra_production": "yes",
    "early_shipping": "yes",
}
MODULES = {"east_india": "yes", "asymmetric": "yes"}
WHOLE_GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("water-frame-2016", 4, {}),
    ("water-frame-2016", 3, {"setup": "free", "patrons": "yes"}),
    ("water-frame-2016", 2, {"events": "shuffled"}),
    ("water-frame-2014", 4, {"setup": "free"}),
    ("arkwright-2025", 4, {**MODULES, "setup": "free"}),
    ("arkwright-2025", 3, {}),
    ("arkwright-2025", 2, {**MODULES, "events": "shuffled"}),
    ("spinning-mule", 4, MODULES),
    ("spinning-mule", 2, {"setup": "free"}),
    ("card-game", 1, {}),
    ("card-game", 1, {**EXPERT, "random_factories": "yes"}),
    ("card-game", 2, {**EXPERT, "draft": "yes"}),
    ("card-game", 3, {**EXPERT, "start_ships": "yes"}),
    ("card-game", 4, {}),
    ("card-game", 4, {**EXPERT, "draft": "yes"}),
]
NAMES = ["Ada", "Bob", "Cid", "Dot"]
REFUSALS_A_DECISION = 1


def told(id: str, facts: dict[str, Fact], title: str) -> None:
    """Check that a message is there and has all its facts, and that words have their names."""
    told_once(id, tuple(facts.items()), title)


@cache
def told_once(id: str, given: tuple[tuple[str, Fact], ...], title: str) -> None:
    """The same is told again and again in a game; it is checked once."""
    facts = dict(given)
    assert mistakes(id, facts, title=title) == []
    if "question" in facts:
        # The others are the question's, which tells no more of them than it needs.
        facts = {name: facts[name] for name in ("when", "question") if name in facts}
    for name, value in facts.items():
        if isinstance(value, str) and value and name not in UNTOLD | {"who"}:
            kind = kind_of(name)
            found = locales.sentence(f"{kind}-{value}", title=title)
            assert found is not None, f"{id}: {name} {value}"


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("title", "seats", "options"), WHOLE_GAMES)
def test_whole_games_are_told(title: str, seats: int, options: dict[str, str], seed: int) -> None:
    rng = random.Random(seed)
    game = arkwright.new(title, NAMES[:seats], seed, **options)
    vocabulary = list(game.title.vocabulary)
    while not game.over:
        tell_decision(game)
        for move in rng.sample(vocabulary, REFUSALS_A_DECISION):
            refusal = game.why_not(move)
            if refusal is not None:
                told(f"refusal-{refusal.id}", refusal.facts, title)
                assert is_clean(str(refusal)), refusal
        game.play(rng.choice(game.moves))
    for event in game.events:
        expect_told(game, event)
        told(f"journal-{event.id}", locales.with_who(event.facts, event.seat, NAMES), title)
        text = locales.event(event, NAMES, title=title)
        assert is_clean(text), text
        assert text[0].isupper()
        assert event.seat is None or NAMES[event.seat] in text


def tell_decision(game: Game) -> None:
    """Check the question, its rule and a label for every legal move."""
    decision = game.decision
    assert decision is not None
    assert locales.sentence(f"question-{decision.question}") is not None
    title = game.title.name
    question = locales.question(decision, NAMES, title=title)
    assert is_clean(question), question
    assert is_clean(locales.rule(decision, title=title)), locales.rule(decision, title=title)
    for move in game.moves:
        assert is_clean(label(move, title)), label(move, title)


@cache
def label(move: Move, title: str) -> str:
    told(f"move-{move.kind}", move.facts, title)
    return locales.move(move, NAMES, title=title)


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
    assert locales.move(vocabulary.DISMISS["ship-4"]) == (
        "dismiss your ship of capacity 4 with its crew"
    )
    assert locales.move(vocabulary.USE["patron"]) == "sell one more good to your patron"


def test_sentences_of_the_card_game_read_well() -> None:
    def event(id: str, **facts: Fact) -> str:
        return locales.event(Event(id, 0, facts), NAMES)

    assert locales.event(
        Event("set-up", None, {"title": "card-game", "setup": "solo", "players": 1})
    ) == ("Arkwright: The Card Game with 1 company, solo set-up.")
    assert event("developed", development="exchange", allowed=1) == (
        "Ada develops stock exchange: one share at half price in an action."
    )
    assert event("took-card", card="foreman", good="lamps") == (
        "Ada takes the card Foreman for the lamps factory."
    )
    sale: dict[str, Fact] = {
        "good": "food",
        "count": 3,
        "stored": 1,
        "appeal": 5,
        "price": 6,
        "left": 0,
    }
    assert event("sold-at-home", **sale) == (
        "Ada sells 3 units of food at £6 with appeal 5, 1 of them from store."
    )
    assert event("value-rose", good="food", cause="appeal", steps=1, value=12) == (
        "Ada's share value rises by 1 to £12 for the highest appeal, with food."
    )
    assert locales.event(
        Event("rival-opened", None, {"colour": "red", "good": "food", "appeal": 4})
    ) == ("Red opens a food factory with appeal 4.")
    assert str(Refusal("decade-restriction", "expert setup 5", decade=2, card="patent")) == (
        "this step can be taken from decade II on, or with the card Patent (expert setup 5)"
    )
    assert locales.move(card_vocabulary.SET_QUALITY["food"]["2+1"]) == (
        "give your food factory quality cards of 2+1"
    )
    assert locales.move(card_vocabulary.USE["patron-food-lamps"]) == (
        "turn the Patron of food and lamps to sell one more good"
    )


def test_a_refusal_is_a_sentence_of_the_error() -> None:
    game = arkwright.new("water-frame-2016", NAMES, 1)
    with pytest.raises(arkwright.IllegalMove) as error:
        game.play("place light-quality 6")
    assert str(error.value) == (
        "place light-quality 6: you do not own the light quality marker; "
        "take it as a special marker first (II.1)"
    )
