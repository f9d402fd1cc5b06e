"""The rules as pages: complete, with whatever belongs beside a chapter, from the docs alone."""

import re
from html.parser import HTMLParser

import pytest

import arkwright
from arkwright import locales
from arkwright.handbook import RuleChapter, Rules, rules
from arkwright.handbook.books import book_of, first_book_of, title_of, titled
from arkwright.handbook.differences import tells
from arkwright.handbook.docs import split
from arkwright.handbook.glossary import terms
from arkwright.handbook.places import anchor, place_of
from arkwright.handbook.refused import refused
from arkwright.locales.loading import messages_of
from arkwright.play import editions

WATER_FRAME, ARKWRIGHT_2025 = "water-frame-2016", "arkwright-2025"
TITLES = arkwright.titles()
OF_THE_BOARD_GAME = [one.name for one in editions.titles() if one.family == "boardgame"]
LANGUAGES = locales.languages()


def chapter(title: str, section: str, language: str = "en") -> RuleChapter:
    return next(one for one in rules(title, language).chapters if one.anchor == anchor(section))


class Links(HTMLParser):
    """Where the links of a page lead, and which terms are marked."""

    def __init__(self, page: Rules) -> None:
        super().__init__()
        self.links: list[str] = []
        self.terms: list[str] = []
        for one in page.chapters:
            self.feed(one.html)
            for based in one.based:
                self.feed(based.html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "a":
            self.links.append(str(found["href"]))
        if "data-term" in found:
            self.terms.append(str(found["data-term"]))


# Docs


def test_a_title_has_the_book_of_what_it_is_based_on() -> None:
    assert titled("spinning-mule") == titled(ARKWRIGHT_2025) == ARKWRIGHT_2025
    assert first_book_of("spinning-mule") == book_of(WATER_FRAME)
    assert titled("water-frame-2014") == WATER_FRAME
    assert first_book_of("water-frame-2014") is None
    assert [title_of(doc) for doc in book_of(ARKWRIGHT_2025)[:2]] == [ARKWRIGHT_2025] * 2
    assert title_of("numbers") == ""


def test_a_doc_is_split_by_its_headings_and_not_inside_its_examples() -> None:
    found = split(
        "# All\nintro\n## II.1 One\ntext\n```\n# no heading\n```\n### Setup 6 to 8: two\n"
    )
    assert [(p.section, p.heading, p.level) for p in found] == [
        ("All", "All", 1),
        ("II.1", "One", 2),
        ("Setup 6 to 8", "Two", 3),
    ]
    assert "# no heading" in found[1].text


@pytest.mark.parametrize(
    ("section", "place"),
    [
        ("II.2.1", "II.2.1"),
        ("II.2.1b", "II.2.1"),
        ("II.2.1.4", "II.2.1"),
        ("card 7", "Development cards"),
        ("expert setup 7", "Setup 6 to 8"),
        ("Solo B", "Solo preparation"),
        ("9.9", ""),
    ],
)
def test_a_section_is_found_in_its_chapter(section: str, place: str) -> None:
    chapters = ["II.2.1", "Setup 6 to 8", "Development cards", "Solo preparation"]
    assert place_of(section, chapters) == place


# Pages


@pytest.mark.parametrize("title", TITLES)
def test_whatever_is_refused_and_asked_has_its_chapter(title: str) -> None:
    page = rules(title, "en")
    edition = editions.find(title)
    anchors = {one.anchor for one in page.chapters}
    assert set(page.places.values()) | set(page.questions.values()) <= anchors
    for section in refused(edition.family):
        here = edition.sections.get(section, section)
        # What only editions with a later book have is refused there alone.
        assert here in page.places or (not edition.sections and in_a_later_book(section)), section
    questions = {"turn", "factory-action", "call"} if edition.family == "boardgame" else {"selling"}
    assert questions <= page.questions.keys()


def in_a_later_book(section: str) -> bool:
    numbers = {title: editions.find(title).sections for title in TITLES}
    return any(of.get(section, section) in rules(t, "en").places for t, of in numbers.items() if of)


@pytest.mark.parametrize("title", TITLES)
def test_links_lead_to_chapters(title: str) -> None:
    pages = {f"/rules/{name}": {c.anchor for c in rules(name, "en").chapters} for name in TITLES}
    here = pages[f"/rules/{title}"] | {"decisions", "differences"}
    links = Links(rules(title, "en")).links
    assert len(links) > 5
    for link in links:
        path, _, place = link.partition("#")
        assert place in here if not path else path in pages, link
        assert not path or not place or place in pages[path], link


def test_the_page_of_2025_is_complete() -> None:
    # its doc says "as in Water Frame" of quality: the page has the text, with its own numbers
    (quality,) = chapter(ARKWRIGHT_2025, "5.2.II.4").based
    assert (quality.title, quality.section) == (WATER_FRAME, "II.2.4")
    assert "<table>" in quality.html
    (workers,) = chapter(ARKWRIGHT_2025, "5.2.II.2").based
    assert '<a class="sec" href="#8.0">8.0</a>' in workers.html
    (factory,) = chapter(ARKWRIGHT_2025, "5.2.II.1").based
    assert 'href="#5.2.II.2"' not in factory.html or "II.2.2" in factory.html


def test_decisions_stand_beside_their_sections() -> None:
    assert "E9" in [one.id for one in chapter(WATER_FRAME, "III.1").decisions]
    beside = [one.id for one in chapter(ARKWRIGHT_2025, "5.3.I").decisions]
    assert {"D39", "E9"} <= set(beside)
    assert "B6" not in beside  # which is about the books of 2014 and 2016


def test_differences_stand_at_their_sections_and_say_what_the_switch_says() -> None:
    told = {one.topic: one for one in chapter(WATER_FRAME, "II.2.2").differences}
    hiring = told[locales.capitalised(locales.sentence("switch-hiring") or "")]
    assert hiring.says == locales.sentence("switch-hiring-any-row")
    (other,) = hiring.others
    assert other.says == locales.sentence("switch-hiring-low-rows-first")
    assert other.titles == [ARKWRIGHT_2025, "spinning-mule"]
    german = rules(WATER_FRAME, "de")
    assert locales.sentence("switch-hiring-any-row", {}, "de") in [
        d.says for one in german.chapters for d in one.differences
    ]


def test_refusals_are_told_without_their_facts() -> None:
    told = chapter(WATER_FRAME, "II.2.5").refusals
    assert told
    assert all(one[0].isupper() or one.startswith("…") for one in told)
    assert not any(re.search(r"[{}$]", one) for one in told)


def test_html_in_a_doc_stays_text() -> None:
    for title in TITLES:
        for one in rules(title, "en").chapters:
            assert "<script" not in one.html


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_explained_and_met(language: str) -> None:
    said = {id for id in messages_of(language).sources if id.startswith("term-")}
    assert len(said) >= 50
    assert said == {f"term-{id}" for title in TITLES for id in terms(title)}
    for title in (WATER_FRAME, "card-game"):
        page = rules(title, language)
        known = {term.id for term in page.glossary}
        for term in page.glossary:
            assert set(term.see) <= known - {term.id}, term.id
            assert 0 < len(re.findall(r"[.!](?:\s|$)", term.text)) <= 2, term.id


@pytest.mark.parametrize("title", [WATER_FRAME, "card-game"])
def test_a_term_is_marked_once_in_a_chapter(title: str) -> None:
    page = rules(title, "en")
    met = Links(page).terms
    assert {term.id for term in page.glossary} - set(met) == set()
    for one in page.chapters:
        here = re.findall('data-term="([^"]+)"', one.html)
        assert len(here) == len(set(here)), one.anchor


def test_2025_calls_distribution_marketing() -> None:
    names = {term.id: term.name for term in rules(ARKWRIGHT_2025, "en").glossary}
    assert names["distribution"] == "Marketing"


@pytest.mark.parametrize("title", OF_THE_BOARD_GAME)
def test_drawings_show_what_the_rules_compute(title: str) -> None:
    drawn = {term.id: term.drawing for term in rules(title, "en").glossary if term.drawing}
    for id in ("appeal", "price-adjustment"):
        before, after = (
            {name: values[place] for name, values in drawn[id].figures.items()} for place in (0, 1)
        )
        for figures in (before, after):
            added = figures["base_quality"] + figures["quality"] + figures["distribution"]
            assert figures["appeal"] == added - figures["price"] > 0
        assert (before["price"] != after["price"]) == (id == "price-adjustment")
    rows = drawn["output"].figures
    made = sum(yields for yields, whole in zip(rows["yields"], rows["complete"]) if whole)
    assert rows["output"] == [made]
    step = drawn["share-step"].figures
    assert step["target"] == [step["space"][0] + sum(step["steps"])]
    ladder = drawn["importer"]
    for seat, appeal, goods in zip(
        ladder.figures["seats"], ladder.figures["appeal"], ladder.pieces
    ):
        assert goods.count("s") == ladder.figures["calls"].count(seat) <= appeal


@pytest.mark.parametrize("title", TITLES)
def test_nearly_every_term_has_a_drawing_and_its_chapter(title: str) -> None:
    page = rules(title, "en")
    anchors = {one.anchor for one in page.chapters}
    for term in page.glossary:
        assert term.anchor in anchors or (term.id, term.anchor) == ("obsolescence", "")
    undrawn = [term.id for term in page.glossary if term.drawing is None]
    assert len(undrawn) <= 2, undrawn


# Editions


class Places(HTMLParser):
    """What is said to be otherwise, at which blocks."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.named: list[str] = []
        self.after: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        entry = dict(attrs).get("data-entry")
        if entry:
            (self.after if tag == "aside" else self.named).append(entry)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", OF_THE_BOARD_GAME)
def test_a_difference_stands_at_the_paragraph_that_tells_it(title: str, language: str) -> None:
    placed = told = 0
    for one in rules(title, language).chapters:
        html = [one.html, *(base.html for base in one.based)]
        named = [Places(text) for text in html]
        for places in named:
            assert sorted(places.named) == sorted(places.after)
        beside = [entry for places in named for entry in places.after]
        told += len(one.differences)
        placed += sum(any(tells(e, d.entry) for e in beside) for d in one.differences)
    assert told > 80
    assert told - placed <= 2


def test_what_a_difference_says_of_another_edition_leads_there() -> None:
    (hiring,) = [
        d for d in chapter(WATER_FRAME, "II.2.2").differences if d.entry == "switch.hiring"
    ]
    assert hiring.others[0].anchor == "5.2.II.2"
    for title in TITLES:
        page = rules(title, "en")
        told = [d for one in page.chapters for d in one.differences] + page.differences
        for other in (other for d in told for other in d.others if other.anchor):
            there = {one.anchor for one in rules(other.titles[0], "en").chapters}
            assert other.anchor in there


def test_the_notes_of_a_doc_are_not_read() -> None:
    for title in TITLES:
        for one in rules(title, "en").chapters:
            assert not any("!--" in text for text in (one.html, *(b.html for b in one.based)))


def test_anchors_stand_in_addresses() -> None:
    for title in TITLES:
        anchors = [one.anchor for one in rules(title, "en").chapters]
        assert len(set(anchors)) == len(anchors)
        assert all(re.fullmatch(r"[\w.-]+", one) for one in anchors)
    assert anchor("Setup 6 to 8") == "Setup-6-to-8"
