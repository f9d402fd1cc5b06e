"""The sentences of lessons: no number that the game does not give, and the words of the board.

What a language needs for it stands in `WORDS`, a line for each; a language without one is told.
"""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, TextElement, Variant
from fluent.syntax.visitor import Visitor

from arkwright import locales
from arkwright.lessons.guide import LessonNote, sentence
from arkwright.lessons.lesson import Lesson
from arkwright.locales.facts import spoken
from arkwright.locales.loading import files, messages_of
from tests.lessons.playing import all_lessons, all_played

LESSONS = all_lessons()
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.file)
each_language = pytest.mark.parametrize("language", locales.languages())

NUMBERS = """
en: two|three|four|five|six|seven|eight|nine|ten|eleven|twelve
de: zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf
fr: (?<!les )(?<!tous )(?<!toutes )deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze
"""
"""One and zero are not among them: they are articles and limits, too; and "les
deux" is "both"."""
COUNTED = """
en: (?<!row )<n> (\\w+ ){0,2}(workers|levels|pounds|machines|tiles|markers|steps)
en: (?<!row )<n> (\\w+ ){0,2}(goods|cards|spaces|loaves|lamps|clothes|buyers)
en: <n> (\\w+ ){0,2}(shares|factories|ships|loans|spots|tracks)
en: <n> or (more|fewer|less)|(more|fewer|less|up|most) (than|to) <n>
de: <n> (\\w+ ){0,2}(Arbeitern?|Stufen|Pfund|Maschinen|Plättchen|Markern?|Schritten?|Aktien|Waren)
de: <n> (\\w+ ){0,2}(Karten|Feldern?|Broten?|Lampen|Fabriken|Schiffen?|Krediten?|Leisten|Käufern?)
de: <n> oder (mehr|weniger)|(mehr|weniger) als <n>|bis zu <n>
de: <n>(mal)? verkauft|höchstens <n>
fr: <n> (\\w+ ){0,1}(ouvriers|niveaux|livres|machines|tuiles|marqueurs|pas|marchandises)
fr: <n> (\\w+ ){0,1}(cartes|cases|pains|lampes|usines|navires|emprunts|pistes|ventes)
fr: <n> ou (plus|moins)|(plus|moins) de <n>|jusqu’à <n>
"""
"""A number of the game in words: so many of a thing, or a limit. What only counts what the
sentence itself names, as "two ways", is none.
"""
SEVERAL = """
en: (?<!£)1 (?!(is|was|has|less|as|plus|ends|stays)\\b)(new |more |old )?[a-z]+s\\b
de: (?<!£)1 (neue |mehr )?(Aktien|Brote|Lampen|Waren|Schritte|\\w*[Ff]elder|Stufen|Jahre)\\b
de: (?<!£)1 (Jahrzehnte|Fabriken|Kredite|Schiffe|Karten|Runden|Maschinen|Güter)\\b
fr: (?<!£)1 (?!(pas|fois|dans|plus|moins|sans|vers|sous|vous|des|aux)\\b)[a-zéèêà]+[sx]\\b
fr: (?<!£)1 nouve\\w+ [a-zéèêà]+[sx]\\b
"""
"""How several of a thing read, where there is one."""
OTHER_WORDS = """
en: mills?|then done
de: auslage\\w*|verträge?n?|vertrags?|firma|firmen|gesellschaft\\w*|laibe?n?|zeilen?|mühlen?
de: dann fertig|verwaltungspl\\w+|lagerraum
fr: entreprises?|sociétés?|étalages?|fabriques?|par nécessité|puis terminer
"""
"""Words for which the board has another: factory, Angebot, Kontrakt, Reihe, compagnie."""


def words(block: str, language: str, numbers: str = "") -> re.Pattern[str]:
    """The words of a language, of those lines that are its own, with numbers where `<n>` stands."""
    lines = [line.partition(": ") for line in block.strip().splitlines()]
    own = [rest for name, _, rest in lines if name == language]
    assert own, f"tests/lessons/test_sentences.py has no words of {language!r}: add a line for it"
    found = "|".join(own).replace("<n>", numbers)
    return re.compile(rf"(?<!\w)({found})(?!\w)", re.IGNORECASE)


@cache
def written(language: str) -> dict[str, Message]:
    """The messages of lessons in a language, by id."""
    found = [file for file in files(language) if file.name.startswith("lessons")]
    bodies = [FluentResource(file.read_text("utf-8")).body for file in found]
    return {e.id.name: e for body in bodies for e in body if isinstance(e, Message)}


class Plain(Visitor):
    """What a message says whatever its facts are, and the messages that it is made of."""

    def __init__(self, message: BaseNode) -> None:
        self.texts: list[str] = []
        self.messages: set[str] = set()
        self.visit(message)

    def visit_Variant(self, node: Variant) -> None:
        """What depends on a fact is bound to it."""
        self.messages |= Plain(node.value).messages

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


@each_language
def test_every_line_is_part_of_a_message(language: str) -> None:
    """A line that begins with a star, a dot or a bracket ends a message without a word."""
    for file in files(language):
        body = FluentResource(file.read_text("utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, Junk)]
        assert junk == [], file.name


@each_language
def test_a_number_in_words_is_a_fact_like_any_other(language: str) -> None:
    numbers = words(COUNTED, language, words(NUMBERS, language).pattern)
    for id, message in written(language).items():
        for text in Plain(message).texts:
            found = numbers.search(" ".join(text.split()))
            assert found is None, f"{language}: {id} says {found and found[0]!r}"


@each_language
def test_a_thing_is_called_what_the_board_calls_it(language: str) -> None:
    others = words(OTHER_WORDS, language)
    for id, message in written(language).items():
        for text in Plain(message).texts:
            found = others.search(" ".join(text.split()))
            assert found is None, f"{language}: {id} says {found and found[0]!r}"


def test_a_language_without_its_words_is_told() -> None:
    with pytest.raises(AssertionError, match="no words of 'xa': add a line"):
        words(NUMBERS, "xa")


@each_lesson
@each_language
def test_one_thing_is_not_said_as_several(lesson: Lesson, language: str) -> None:
    several = words(SEVERAL, language)
    for note in notes(lesson):
        ones = {name: 1 if type(fact) is int else fact for name, fact in note.facts.items()}
        for attribute, text in said(note.says, ones, language, lesson.title).items():
            found = several.search(text)
            assert found is None, f"{note.says}.{attribute} says {found and found[0]!r}: {text}"


@each_lesson
@each_language
def test_no_sum_of_money_is_below_zero(lesson: Lesson, language: str) -> None:
    for note in notes(lesson):
        for attribute, text in said(note.says, note.facts, language, lesson.title).items():
            assert not re.search(r"£-|-£|£ -", text), f"{note.says}.{attribute}: {text}"


def test_every_sentence_is_said_somewhere() -> None:
    needed: set[str] = set()
    for lesson in LESSONS:
        needed |= {f"lesson-{lesson.id}"}
        needed |= {f"lesson-{lesson.id}-goal-{n}" for n in range(1, len(lesson.goal) + 1)}
        needed |= {f"lesson-{lesson.id}-{step.id}" for step in lesson.steps}
        needed |= {sentence(lesson, step, say) for step in lesson.steps for say in step.say}
    for language in locales.languages():
        known = written(language)
        made_of = {id for message in known.values() for id in Plain(message).messages}
        assert needed <= set(known), language
        assert set(known) - needed <= made_of, language


def notes(lesson: Lesson) -> Iterator[LessonNote]:
    for way in all_played(lesson):
        yield from way.notes


def said(id: str, facts: object, language: str, title: str) -> dict[str, str]:
    """All parts of a note as they read."""
    messages = messages_of(language, title)
    assert isinstance(facts, dict)
    known = spoken(facts, language, title=title)
    return {
        attribute: messages.format(pattern, known)[0].replace("\n", " ")
        for attribute, pattern in messages.patterns(id).items()
    }
