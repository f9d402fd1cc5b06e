"""Sentences: found by id, with their facts in words, and readable even when none is found."""

import re
import shutil
from collections import Counter
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    BaseNode,
    EntryType,
    Message,
    MessageReference,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import arkwright
from arkwright import locales
from arkwright.boardgame import vocabulary
from arkwright.cardgame import vocabulary as card_vocabulary
from arkwright.locales import loading
from arkwright.locales import messages as lazily
from arkwright.locales.facts import say
from arkwright.locales.linting import said_in
from arkwright.locales.loading import words_files
from arkwright.play import Event, Move, Refusal, editions


def test_a_refusal_reads_as_a_sentence() -> None:
    refusal = Refusal("unknown-move-near", near="price food 5")
    assert locales.refusal(refusal) == "there is no such move; nearest to it are price food 5"


def test_the_library_speaks_english_without_being_asked() -> None:
    assert str(Refusal("game-over", "8.0")) == "the game is over (8.0)"


def test_an_unknown_id_is_still_readable() -> None:
    assert locales.refusal(Refusal("no-such-id", good="food", count=3)) == (
        "no-such-id: good food, count 3"
    )
    event = Event("no-such-event", 1, {"count": 2})
    assert locales.event(event, ["Ann", "Bob"]) == "No-such-event: count 2, who Bob"


def test_facts_are_translated_by_name_and_value() -> None:
    assert locales.word("good", "food") == "food"
    assert locales.word("good", "no such good") == "no such good"
    assert say("seat", 1, "en", ["Ann", "Bob"]) == "Bob"


def test_numbers_have_no_separators() -> None:
    assert str(say("year", 1770, "en", [])) == "1770"


@pytest.mark.parametrize("title", arkwright.titles())
def test_every_move_has_a_label_and_a_group(title: str) -> None:
    for move in arkwright.find_title(title).vocabulary:
        expect_label(move)


@cache
def expect_label(move: Move) -> None:
    """Titles have moves in common; each is looked at once."""
    assert locales.move(move, ["Ann", "Bob", "Cid", "Dot"]) != move.text
    assert "{" not in locales.move(move)
    assert locales.group(move)[0].isupper()


def test_labels_count_rows_as_the_notation_does() -> None:
    assert (
        locales.move(vocabulary.HIRE["food"][0][0])
        == "hire a worker into row 1 of your food factory"
    )
    assert locales.move(vocabulary.HIRE["food"][2][1]) == (
        "hire 2 workers into row 3 of your food factory"
    )
    assert locales.move(vocabulary.START[1], ["Ann", "Bob"]) == "name Bob as start player"
    assert locales.move(card_vocabulary.AUTOMATE["food"][0]) == (
        "put machines on worker card 1 of your food factory"
    )


def test_optional_arguments_are_left_out() -> None:
    assert locales.move(vocabulary.TAKE_SHIP[4]) == "take a ship of capacity 4"
    assert locales.move(vocabulary.SWAP_SHIP[4][2]) == "take a ship of capacity 4 for the one of 2"
    assert "factory" not in locales.move(vocabulary.TAKE_TILE["patent"])
    assert "food factory" in locales.move(vocabulary.TAKE_ASSIGNED["foreman"]["food"])


# All languages

LANGUAGES = locales.languages()
OTHERS = LANGUAGES[1:]
Messages = dict[str, Message]


@cache
def entries(language: str) -> dict[str, list[EntryType]]:
    """What stands in the files of a language, by file; read once, it takes its time."""
    return {
        file.name: FluentResource(file.read_text("utf-8")).body
        for file in (resources.files(locales) / language).iterdir()
        if file.name.endswith(".ftl")
    }


@cache
def files(language: str) -> dict[str, Messages]:
    """The messages of a language, by file and id."""
    return {
        file: {entry.id.name: entry for entry in found if isinstance(entry, Message)}
        for file, found in entries(language).items()
    }


@cache
def everywhere() -> dict[str, str]:
    """What every language says alike, by id."""
    found = {id: locales.sentence(id) for file in root() for id in ids(file)}
    return {id: said for id, said in found.items() if said is not None}


def root() -> list[Traversable]:
    return [file for file in resources.files(locales).iterdir() if file.name.endswith(".ftl")]


def ids(file: Traversable) -> list[str]:
    body = FluentResource(file.read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


@cache
def terms(language: str) -> frozenset[str]:
    """The names that messages of a language share."""
    found = entries(language).values()
    return frozenset(e.id.name for file in found for e in file if isinstance(e, Term))


def parts(message: Message) -> dict[str, BaseNode]:
    """What a message says by itself, and by its attributes."""
    said: dict[str, BaseNode] = {a.id.name: a.value for a in message.attributes}
    return said if message.value is None else {"": message.value, **said}


class References(Visitor):
    """What a pattern names: facts, other messages, terms."""

    def __init__(self, pattern: BaseNode) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: VariableReference) -> None:
        # Beside a word there are always its id and what it does.
        self.facts.add(re.sub("-(id|effect)$", "", node.id.name))

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.terms.add(node.id.name)
        self.generic_visit(node)


def problems(language: str) -> list[str]:
    """What is wrong in the files of a language: text that is no message, an id said twice.

    Words of a title say anew what is said elsewhere, and its name, and nothing else.
    """
    found: list[str] = []
    seen: set[str] = set()
    for file in loading.files(language):
        for id in said_in(file, found):
            if id in seen:
                found.append(f"{language}/{file.name}: {id} is said twice")
            seen.add(id)
    for title in (edition.name for edition in editions.titles()):
        anew = Counter(id for file in words_files(language, title) for id in said_in(file, found))
        known = {*seen, f"title-{title}"}
        found += [f"{language}, {title}: {id} is not said before" for id in anew if id not in known]
        found += [f"{language}, {title}: {id} is said twice" for id in anew if anew[id] > 1]
    return found


def test_a_new_folder_is_a_new_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # given the messages with one folder more, in a language of nobody
    folder = tmp_path / "locales"
    shutil.copytree(str(resources.files(locales)), folder)
    shutil.copytree(folder / locales.ENGLISH, folder / "xa")
    names = folder / "xa" / "boardgame-names.ftl"
    names.write_text(names.read_text("utf-8").replace("= workers", "= wôrkers"), "utf-8")
    monkeypatch.setattr(loading, "HERE", folder)
    # then it is spoken, with the words of titles, and nothing is wrong with it
    assert locales.languages() == [*LANGUAGES, "xa"]
    assert locales.word("marker", "workers", "xa") == "wôrkers"
    assert locales.word("marker", "distribution", "xa", "arkwright-2025") == "marketing"
    assert problems("xa") == []


ANY = "|".join(LANGUAGES)
QUOTED = f"[\"'](?:{ANY})[\"']"
NAMES_OF_LANGUAGES = re.compile(
    rf"{QUOTED}[\s,]+{QUOTED}|:lang\((?:{ANY})\)|[{{,]\s*(?:{ANY}|{QUOTED})\s*:"
)
"""Two languages one after the other, as in a list, or one in a selector or as a key."""


@pytest.mark.parametrize("ending", ["py", "ts", "svelte", "css"])
def test_no_list_names_the_languages(ending: str) -> None:
    here = Path(__file__).parents[1]
    folders = [here / "src" / "arkwright", here / "client" / "src", here / "tests"]
    for file in (file for folder in folders for file in folder.rglob(f"*.{ending}")):
        found = NAMES_OF_LANGUAGES.search(file.read_text("utf-8"))
        assert found is None, f"{file}: {found}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_well_formed(language: str) -> None:
    assert problems(language) == []
    known = {id for found in files(language).values() for id in found} | set(everywhere())
    for file, found in files(language).items():
        for id, message in found.items():
            for pattern in parts(message).values():
                named = References(pattern)
                assert named.messages <= known, f"{file}: {id}"
                assert named.terms <= terms(language), f"{file}: {id}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_what_english_says(language: str) -> None:
    assert sorted(files(language)) == sorted(files(locales.ENGLISH))
    for file, english in files(locales.ENGLISH).items():
        other = files(language)[file]
        assert sorted(set(english) - set(other)) == [], f"{language}/{file}: these are missing"
        assert sorted(set(other) - set(english)) == [], f"{language}/{file}: nobody says these"
        for id, message in english.items():
            assert set(parts(other[id])) == set(parts(message)), f"{language}/{file}: {id}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_names_only_facts_that_english_names(language: str) -> None:
    for file, english in files(locales.ENGLISH).items():
        for id, message in english.items():
            given = {name: References(pattern).facts for name, pattern in parts(message).items()}
            other = files(language).get(file, {}).get(id)
            for name, pattern in parts(other).items() if other else ():
                more = References(pattern).facts - given[name]
                assert not more, f"{language}/{file}: {id} {name}"


@pytest.mark.parametrize("language", OTHERS)
def test_another_language_is_another_text(language: str) -> None:
    refusal = Refusal("unknown-move-near", near="price food 5")
    assert locales.refusal(refusal, language) != locales.refusal(refusal)
    assert "price food 5" in locales.refusal(refusal, language)


# The words of one title


def test_a_title_has_words_of_its_own() -> None:
    for title in ("arkwright-2025", "spinning-mule"):
        assert locales.word("marker", "distribution", title=title) == "marketing"
        assert locales.move(vocabulary.BUILD["luxury"]["food"][1], title=title) == (
            "build a luxury food factory of level 2"
        )
    assert locales.word("marker", "distribution") == "distribution"
    assert locales.word("marker", "distribution", title="water-frame-2016") == "distribution"


def test_the_short_game_says_what_its_edition_says_unless_it_differs() -> None:
    def asked(title: str) -> str | None:
        return locales.sentence("question-shipping", title=title)

    assert asked("arkwright-2025") == asked("water-frame-2016")
    assert asked("spinning-mule") == "Ship goods that are left or in store?"


def test_a_refusal_speaks_as_the_table_does() -> None:
    game = arkwright.new("arkwright-2025", 3, 1)
    refusal = game.why_not("distribute food")
    assert refusal is not None
    assert str(refusal).startswith("marketing is raised with a marketing marker (5.2.II.5); now")
    assert refusal.section == "5.2.I"


def test_sections_are_those_of_the_rulebook() -> None:
    assert everywhere(), "sections stand beside the languages"
    for id, section in everywhere().items():
        assert id == f"section-{section.replace('.', '-')}"
        for language in LANGUAGES:
            cited = locales.sentence(id, language=language, title="arkwright-2025")
            assert cited == editions.find("arkwright-2025").sections[section]


def test_words_of_a_title_replace_others_and_are_not_new() -> None:
    said = {id for found in files(locales.ENGLISH).values() for id in found}
    own = {name for name in files(locales.ENGLISH) if name.endswith(loading.WORDS)}
    assert own == {f"{title}{loading.WORDS}" for title in arkwright.titles()}
    elsewhere = {
        id for name, found in files(locales.ENGLISH).items() if name not in own for id in found
    }
    assert said - elsewhere == {f"title-{title}" for title in arkwright.titles()}


def test_a_message_is_parsed_with_what_it_refers_to_and_a_broken_one_is_missing() -> None:
    files = ["-firm = Strutt\nwho = { -firm } & { son }\nson = Son\nbroken = { $\n"]
    messages = lazily.Messages("en", iter(files))
    assert messages.say("who", "", {}) == "Strutt & Son"
    assert messages.say("broken", "", {}) is None
    assert messages.say("nobody", "", {}) is None
