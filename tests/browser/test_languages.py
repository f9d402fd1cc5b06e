"""Every language: a turn in each, and no id instead of a sentence anywhere."""

import re

import pytest
from playwright.sync_api import expect

from arkwright import locales
from tests.browser.conftest import Visit, at_every_title
from tests.browser.looking import said
from tests.browser.person import Person
from tests.browser.seeking import Seeking
from tests.browser.tables import ARKWRIGHT_2025, CARD_GAME, SPINNING_MULE, TABLES, WATER_FRAME
from tests.rule import Rule

RAW = re.compile(r"\b(?:client|journal|question|move|refusal|problem|title)-[a-z][a-z0-9-]+")
EMPTY = re.compile(r"\{ ?\$?[a-z-]+ ?\}|\bundefined\b|\bNaN\b|\[object")
"""What stands where a fact was missing."""
LANGUAGES = locales.languages()
ASKED_FIRST = {
    WATER_FRAME: "turn",
    CARD_GAME: "choose-action",
    ARKWRIGHT_2025: "take-influence",
    SPINNING_MULE: "take-influence",
}
"""The question of a new game; or where a game goes on that has other words than a new one."""
PAGES = (
    "/",
    "/watch",
    "/me",
    "/awards",
    "/components",
    *(f"/components/{table}" for table in ASKED_FIRST),
)


def wrong_words(person: Person) -> list[str]:
    words = said(person.page)
    return sorted({*RAW.findall(words), *EMPTY.findall(words)})


@at_every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_in_every_language(language: str, table: Seeking, visit: Visit) -> None:
    person = visit(locale=language)
    asked = f"question {ASKED_FIRST[table]}"
    if table in TABLES:
        desk = person.new_table("me", "clerk", "clerk", "clerk", title=table.title).open()
    else:
        desk = person.brought(table[asked].game).open()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    # the question is asked in the language
    question = locales.sentence(asked.replace(" ", "-"), {}, language, title=table.title)
    assert question
    expect(desk.test("question")).to_contain_text(question.split("{")[0].strip(), ignore_case=True)
    # every part of a turn is played, and each has its words
    rule = Rule(seed=3)
    first = desk.my_turn()
    for _ in range(12):
        now = desk.my_turn()
        assert wrong_words(person) == []
        if now["number"] > first["number"] + 20:
            break
        desk.play(rule.choose(now["decision"]), now=now)
    assert desk.position()["number"] > first["number"]
    # refusals come in the language, too
    assert wrong_words(person) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(language: str, visit: Visit) -> None:
    person = visit(locale=language)
    wrong: dict[str, list[str]] = {}
    for path in PAGES:
        person.page.goto(path)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        person.page.locator("main").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        wrong[path] = wrong_words(person)
    assert {path: words for path, words in wrong.items() if words} == {}


def test_the_language_can_be_changed_at_the_table(me: Person) -> None:
    desk = me.brought(WATER_FRAME["kind Price"].game).open()
    desk.my_turn()
    english = desk.test("question").inner_text()
    desk.test("settings").click()
    desk.test("language-fr").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
    me.page.keyboard.press("Escape")
    expect(desk.test("question")).not_to_have_text(english)
    assert me.get("/api/me")["language"] == "fr"
    # and stays when the page is loaded again
    me.page.reload()
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
