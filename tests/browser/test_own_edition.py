"""An owner's edition in the browser, by the client as it was built before anybody wrote it."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.looking import said
from tests.browser.person import Person
from tests.browser.test_languages import wrong_words
from tests.own_edition import CALLED, NAME, write
from tests.rule import Rule
from tests.server.operating import started

TURNS = 8


def test_a_table_of_an_own_edition_is_made_and_played(browser: Browser, tmp_path: Path) -> None:
    environment = write(tmp_path / "editions")
    database = f"sqlite:///{tmp_path / 'arkwright.db'}"
    with started("--database", database, "--log-level", "warning", **environment) as server:
        me = Person(browser, server.url, database)
        # it is offered by its name on the home page, and a table of it begins there
        desk = me.begins(NAME, 2, {"east-india": "yes"})
        expect(desk.frame.locator("h1").first).to_have_text(CALLED)
        # its own words stand at the table, and those of its base
        words = said(me.page).lower()
        assert "candles" in words
        assert "marketing" in words
        # a few decisions are taken by clicking, and every one has its words
        rule = Rule(seed=2)
        for _ in range(TURNS):
            now = desk.my_turn()
            assert wrong_words(me) == []
            desk.play(rule.choose(now["decision"]), now=now)
        # its numbers are shown, beside those of its base
        me.page.goto(f"/components/{NAME}")
        me.page.locator('[data-test="compare"]').select_option("arkwright-2025")
        expect(me.page.get_by_role("link", name=CALLED)).to_have_attribute("aria-current", "page")
        me.page.locator('[data-test="find"]').fill("loan")
        expect(me.page.locator('[data-test="kind"]')).to_contain_text(re.compile("12"))
        # the home page lists the table by its name
        me.page.goto("/")
        expect(me.page.locator(f'[data-test="table-{desk.id}"]')).to_contain_text(CALLED)
        me.leave()
