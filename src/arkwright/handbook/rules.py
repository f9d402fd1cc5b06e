"""The pages of one title in one language, put together from its docs."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

import arkwright
from arkwright.handbook import decisions, differences
from arkwright.handbook.books import Book, book_of, first_book_of, title_of
from arkwright.handbook.differences import RuleDifference, tells
from arkwright.handbook.docs import ENGLISH, Passage, passages, sections_of
from arkwright.handbook.exemplary import RuleExample, examples_of, in_words
from arkwright.handbook.glossary import RuleTerm, glossary, patterns
from arkwright.handbook.markup import Entries, Marking, entries_of, html, inline
from arkwright.handbook.places import anchor, place_of
from arkwright.handbook.refused import refused, sentence
from arkwright.play import editions
from arkwright.play.editions import EditionFile
from arkwright.play.move import kebab
from arkwright.play.step import AnyStep, steps_of

T = TypeVar("T")
DECISIONS, DIFFERENCES = "decisions", "differences"
"""What stands at the end of a page: what belongs to no chapter."""
EDITIONS, NUMBERS = "editions.md", "numbers.md"
INTRODUCTION = 1
"""The level of what stands before the first chapter."""


@dataclass(frozen=True)
class RuleDecision:
    """How a doubt about the rules is decided here."""

    id: str
    """What comments in the code call it; empty if they don't."""
    html: str
    """As HTML."""


@dataclass(frozen=True)
class RuleBase:
    """A passage of the book that this one builds on: it holds where nothing else is said."""

    title: str
    section: str
    """Its number there."""
    heading: str
    """As HTML."""
    html: str
    """As HTML."""


@dataclass(frozen=True)
class RuleChapter:
    """What stands below one heading, and beside it."""

    anchor: str
    """How addresses name it."""
    number: str
    """Its number in the rulebook; empty if it has none."""
    heading: str
    """As HTML."""
    level: int
    """How deep it stands: 2 for a chapter, more below it."""
    html: str
    """As HTML."""
    based: list[RuleBase]
    """What of the book that this one builds on belongs here."""
    decisions: list[RuleDecision]
    """How doubts about it are decided."""
    differences: list[RuleDifference]
    """What not all editions have alike."""
    refusals: list[str]
    """What is refused by this section, in sentences without their facts."""
    examples: list[RuleExample]
    """Positions that can be opened."""


@dataclass(frozen=True)
class Rules:
    """The rules of a title in a language."""

    title: str
    language: str
    chapters: list[RuleChapter]
    """In the order of the rulebook."""
    decisions: list[RuleDecision]
    """Those that belong to no chapter."""
    differences: list[RuleDifference]
    """Those that belong to no chapter."""
    glossary: list[RuleTerm]
    """The words explained, in the order of the alphabet."""
    places: dict[str, str]
    """The anchor of every section that refusals, questions and chapters name."""
    questions: dict[str, str]
    """The anchor of the chapter about each question."""


@cache
def rules(title: str, language: str) -> Rules:
    """The rules of a title; in English what the language does not have."""
    return Pages(title, language).rules()


class Pages:
    """What the chapters of a title are made of."""

    def __init__(self, title: str, language: str) -> None:
        self.title = title
        self.language = language
        self.edition = editions.find(title)
        self.book = book_of(title)
        self.first = first_book_of(title)
        self.passages = [
            one for one in passages(self.book.rules, language) if one.level > INTRODUCTION
        ]
        self.sections = {one.section: anchor(one.section) for one in self.passages}
        self.entries = entries_in(self.book.rules)
        self.first_entries = entries_in(self.first.rules) if self.first else {}
        self.terms = patterns(title, language)

    def rules(self) -> Rules:
        decided = self.decided()
        differing = self.by_chapter(
            differences.differences(self.title, self.language, self.sections, telling)
        )
        refusing = self.by_chapter(self.refusals())
        chapters = [
            self.chapter(one, decided[one.section], differing[one.section], refusing[one.section])
            for one in self.passages
        ]
        return Rules(
            self.title,
            self.language,
            chapters,
            decided[""],
            differing[""],
            glossary(self.title, self.language, self.explains),
            self.places(),
            self.questions(),
        )

    def chapter(
        self,
        passage: Passage,
        decided: list[RuleDecision],
        differing: list[RuleDifference],
        refusals: list[str],
    ) -> RuleChapter:
        mark = Marking(self.addresses(), self.terms)
        return RuleChapter(
            anchor=anchor(passage.section),
            number=passage.number,
            heading=inline(passage.heading, self.link, plain()),
            level=passage.level,
            html=html(passage.text, self.link, mark, self.entries[passage.section]),
            based=[self.based(section, mark) for section in self.builds_on(passage)],
            decisions=decided,
            differences=differing,
            refusals=list(dict.fromkeys(refusals)),
            examples=[
                in_words(example, self.title, self.language)
                for example in examples_of(self.title)
                if example.section == passage.section
            ],
        )

    # Where things lead

    def addresses(self) -> dict[str, str]:
        """The chapters of this page, by the sections that its text names."""
        return {section: f"#{anchor}" for section, anchor in self.sections.items()}

    def link(self, href: str) -> str:
        """Where a link of a doc leads on a page; nowhere if it leads out of the rules."""
        file, _, slug = href.partition("#")
        if file == EDITIONS:
            return f"#{DIFFERENCES}"
        if file == NUMBERS:
            return f"/components/{self.title}"
        doc = file.removesuffix(".md").rpartition("/")[2]
        if doc == self.book.decisions:
            return f"#{DECISIONS}"
        if not (home := title_of(doc)):
            return ""
        section = sections_of(doc, self.language).get(slug, "")
        here = f"#{anchor(section)}" if section else ""
        return here if doc == self.book.rules and here else f"/rules/{home}{here}"

    # The book that this one builds on

    def builds_on(self, passage: Passage) -> list[str]:
        """The sections of the first book that a passage links to."""
        return builds_on(passage, self.first, self.language) if self.first else []

    def based(self, section: str, mark: Marking) -> RuleBase:
        """A passage of the first book, with its sections as they are numbered here."""
        assert self.first is not None
        found = next(
            one for one in passages(self.first.rules, self.language) if one.section == section
        )
        own = Marking(self.renumbered(), self.terms)
        own.seen = mark.seen
        text = html(found.text, self.link, own, self.first_entries[section])
        heading = inline(found.heading, self.link, plain())
        return RuleBase(title_of(self.first.rules), section, heading, text)

    def renumbered(self) -> dict[str, str]:
        """The chapters of this page, by the sections of the first book."""
        assert self.first is not None
        theirs = [one.section for one in passages(self.first.rules, self.language)]
        own = {one: place_of(self.edition.sections.get(one, one), self.sections) for one in theirs}
        return {one: f"#{anchor(place)}" for one, place in own.items() if place}

    # What stands beside a chapter

    def decided(self) -> dict[str, list[RuleDecision]]:
        """The decisions by chapter: those of the own book, and of the first one that hold here."""
        own = decisions.decisions(self.book.decisions, self.language)
        ids = {one.id for one in own if one.id}
        found = [(section, one) for one in own for section in one.sections or [""]]
        if self.first is not None:
            for one in decisions.decisions(self.first.decisions, self.language):
                if one.id.startswith(self.book.inherited) and one.id not in ids:
                    own_sections = [self.edition.sections.get(s, s) for s in one.sections]
                    found += [(section, one) for section in own_sections or [""]]
        return self.by_chapter(
            (section, RuleDecision(one.id, inline(one.text, self.link, plain())))
            for section, one in found
        )

    def refusals(self) -> Iterable[tuple[str, str]]:
        """What is refused, by section."""
        for section, ids in refused(self.edition.family).items():
            if self.chapter_of(section):
                for id in ids:
                    said = sentence(id, self.language, self.title)
                    yield section_here(self.edition, section), said

    def by_chapter(self, told: Iterable[tuple[str, T]]) -> dict[str, list[T]]:
        """Things by the chapter that their section is in; under "" those that are in none."""
        found: dict[str, list[T]] = defaultdict(list)
        for section, thing in told:
            found[place_of(section, self.sections)].append(thing)
        return found

    def chapter_of(self, section: str) -> str:
        """The chapter of a section as the rules of the family name it."""
        return place_of(section_here(self.edition, section), self.sections)

    def explains(self, section: str) -> str:
        """The anchor of the chapter of a section of the family's first rulebook."""
        place = self.chapter_of(section)
        return anchor(place) if place else ""

    def places(self) -> dict[str, str]:
        """The address of every section that is named somewhere, as it is named at the tables."""
        named = {*refused(self.edition.family), *self.edition.sections}
        named |= {step.section for step in self.steps().values()}
        here = {section_here(self.edition, section) for section in named} | set(self.sections)
        found = {section: place_of(section, self.sections) for section in sorted(here)}
        return {section: anchor(place) for section, place in found.items() if place}

    def questions(self) -> dict[str, str]:
        """The address of the chapter about each question, by its id."""
        asked = {kebab(name): self.chapter_of(step.section) for name, step in self.steps().items()}
        return {question: anchor(place) for question, place in asked.items() if place}

    def steps(self) -> dict[str, type[AnyStep]]:
        arkwright.find_title(self.title)
        return steps_of(f"arkwright.{self.edition.family}")


def builds_on(passage: Passage, first: Book, language: str) -> list[str]:
    """The sections of a book that a passage links to."""
    known = sections_of(first.rules, language)
    start = f"]({first.rules}.md#"
    slugs = [part.partition(")")[0] for part in passage.text.split(start)[1:]]
    return list(dict.fromkeys(known[slug] for slug in slugs if slug in known))


@cache
def telling(title: str, entry: str) -> list[str]:
    """The sections of a title whose text names an entry; where the first book does, if none."""
    book, first = book_of(title), first_book_of(title)
    own = naming(book.rules, entry)
    if own or first is None:
        return own
    theirs = naming(first.rules, entry)
    told = passages(book.rules, ENGLISH)
    return [one.section for one in told if set(theirs).intersection(builds_on(one, first, ENGLISH))]


def naming(doc: str, entry: str) -> list[str]:
    """The sections of a doc whose text names an entry."""
    return [
        section
        for section, named in entries_in(doc).items()
        if any(tells(one, entry) for one in named)
    ]


@cache
def entries_in(doc: str) -> dict[str, Entries]:
    """What the blocks of a doc name of the edition files, by section.

    The English doc names them, and translations have the same blocks.
    """
    return {one.section: entries_of(one.text) for one in passages(doc, ENGLISH)}


def section_here(edition: EditionFile, section: str) -> str:
    """A section of the family's first book, as it is numbered in the one of an edition."""
    return edition.sections.get(section, section)


def plain() -> Marking:
    """Marks nothing."""
    return Marking({}, {})
