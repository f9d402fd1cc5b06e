"""The pages of one title in one language, put together from its papers."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

import arkwright
from arkwright.handbook import decisions, differences, refused
from arkwright.handbook.books import PAPERS, book_of, first_book_of, title_of
from arkwright.handbook.differences import Difference
from arkwright.handbook.drawings import Drawing, drawings
from arkwright.handbook.exemplary import Shown, examples_of, shown
from arkwright.handbook.glossary import Term, glossary, patterns
from arkwright.handbook.markup import Marking, html, inline
from arkwright.handbook.papers import Passage, passages, sections_of
from arkwright.handbook.places import anchor, place_of
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
class Decision:
    """How a doubt is decided; `id` is what comments in the code call it, if they do."""

    id: str
    html: str


@dataclass(frozen=True)
class Based:
    """A passage of the book that a title's own builds on; it holds where that says no other."""

    title: str
    section: str
    heading: str
    html: str


@dataclass(frozen=True)
class Chapter:
    """What a page says below one heading, and what stands beside it."""

    section: str
    anchor: str
    number: str
    """The section as it is shown; none if the heading says it."""
    heading: str
    level: int
    html: str
    based: list[Based]
    decisions: list[Decision]
    differences: list[Difference]
    refusals: list[str]
    examples: list[Shown]


@dataclass(frozen=True)
class Rules:
    """All pages of a title in a language."""

    title: str
    language: str
    chapters: list[Chapter]
    decisions: list[Decision]
    """Those about no chapter."""
    differences: list[Difference]
    glossary: list[Term]
    drawings: list[Drawing]
    places: dict[str, str]
    """The chapter of every section that a refusal or a decision names."""
    questions: dict[str, str]
    """The chapter about each question."""


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
        self.terms = patterns(title, language)

    def rules(self) -> Rules:
        decided = self.decided()
        differing = self.by_chapter(
            (one.section, one)
            for one in differences.differences(self.title, self.language, self.sections)
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
            glossary(self.title, self.language),
            drawings(self.title),
            self.places(),
            self.questions(),
        )

    def chapter(
        self,
        passage: Passage,
        decided: list[Decision],
        differing: list[Difference],
        refusals: list[str],
    ) -> Chapter:
        mark = Marking(self.addresses(), self.terms)
        number = "" if passage.section == passage.heading else passage.section
        return Chapter(
            section=passage.section,
            anchor=anchor(passage.section),
            number=number,
            heading=inline(passage.heading, self.link, plain()),
            level=passage.level,
            html=html(passage.text, self.link, mark),
            based=[self.based(section, mark) for section in self.builds_on(passage)],
            decisions=decided,
            differences=differing,
            refusals=list(dict.fromkeys(refusals)),
            examples=[
                shown(example, self.language)
                for example in examples_of(self.title)
                if example.section == passage.section
            ],
        )

    # Where things lead

    def addresses(self) -> dict[str, str]:
        """The chapters of this page, by the sections that its text names."""
        return {section: f"#{anchor}" for section, anchor in self.sections.items()}

    def link(self, href: str) -> str:
        """Where a link of a paper leads on a page; nowhere if it leads out of the rules."""
        file, _, slug = href.partition("#")
        if file == EDITIONS:
            return f"#{DIFFERENCES}"
        if file == NUMBERS:
            return f"/components/{self.title}"
        paper = file.removesuffix(".md").rpartition("/")[2]
        if paper == self.book.decisions:
            return f"#{DECISIONS}"
        if paper not in PAPERS or not (home := title_of(paper)):
            return ""
        section = sections_of(paper, self.language).get(slug, "")
        here = f"#{anchor(section)}" if section else ""
        return here if paper == self.book.rules and here else f"/rules/{home}{here}"

    # The book that this one builds on

    def builds_on(self, passage: Passage) -> list[str]:
        """The sections of the first book that a passage links to."""
        if self.first is None:
            return []
        known = sections_of(self.first.rules, self.language)
        start = f"]({self.first.rules}.md#"
        slugs = [part.partition(")")[0] for part in passage.text.split(start)[1:]]
        return list(dict.fromkeys(known[slug] for slug in slugs if slug in known))

    def based(self, section: str, mark: Marking) -> Based:
        """A passage of the first book, with its sections as they are numbered here."""
        assert self.first is not None
        found = next(
            one for one in passages(self.first.rules, self.language) if one.section == section
        )
        own = Marking(self.renumbered(), self.terms)
        own.seen = mark.seen
        text = html(found.text, self.link, own)
        heading = inline(found.heading, self.link, plain())
        return Based(title_of(self.first.rules), section, heading, text)

    def renumbered(self) -> dict[str, str]:
        """The chapters of this page, by the sections of the first book."""
        assert self.first is not None
        theirs = [one.section for one in passages(self.first.rules, self.language)]
        own = {one: place_of(self.edition.sections.get(one, one), self.sections) for one in theirs}
        return {one: f"#{anchor(place)}" for one, place in own.items() if place}

    # What stands beside a chapter

    def decided(self) -> dict[str, list[Decision]]:
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
            (section, Decision(one.id, inline(one.text, self.link, plain())))
            for section, one in found
        )

    def refusals(self) -> Iterable[tuple[str, str]]:
        """What is refused, by section."""
        for id, section in refused.sections(self.edition.family).items():
            said = refused.sentence(id, self.language, self.title)
            if said and self.chapter_of(section):
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

    def places(self) -> dict[str, str]:
        """The address of every section that is named somewhere, as it is named at the tables."""
        named = {*refused.sections(self.edition.family).values(), *self.edition.sections}
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


def section_here(edition: EditionFile, section: str) -> str:
    """A section of the family's first book, as it is numbered in the one of an edition."""
    return edition.sections.get(section, section)


def plain() -> Marking:
    """Marks nothing."""
    return Marking({}, {})
