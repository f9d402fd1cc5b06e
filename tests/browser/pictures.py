"""Pictures of the main states in all sizes, for eyes: in build/screenshots.

`make pictures` takes them all, `make pictures ARGS=spinning-mule` those of some titles.
"""

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import expect, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.desk import Desk
from tests.browser.given import serving
from tests.browser.looking import Scheme
from tests.browser.person import LAPTOP, PHONE, WIDE, Person
from tests.browser.seeking import Seeking
from tests.browser.tables import (
    ARKWRIGHT_2025,
    CARD_GAME,
    SPINNING_MULE,
    TITLES,
    WATER_FRAME,
    finished,
    titled,
)

LEAST = 10_000
"""Bytes of a picture that shows something."""
FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
PAGES = {
    WATER_FRAME: ("/", "/watch", "/me", "/components/water-frame-2016"),
    CARD_GAME: ("/awards", "/components/card-game"),
    ARKWRIGHT_2025: ("/components/arkwright-2025",),
    SPINNING_MULE: ("/components/spinning-mule",),
}
STATES = {
    WATER_FRAME: {
        "place a marker": "kind Place",
        "hire": "kind Hire",
        "machines": "kind Machine",
        "special": "tile patent",
        "exchange": "kind Contract",
        "sale": "kind SellStored",
        "ship": "kind Ship",
        "luddites": "kind LoseMachine",
        "end of turn": "kind EndTurn",
    },
    CARD_GAME: {
        "card draft": "question choose-factory",
        "card action": "question choose-action",
        "card machines": "question automate-action",
        "card quality": "question add-quality",
        "card distribution": "question add-distribution",
        "card develop": "question develop-step",
        "card exchange": "question stock-exchange",
        "card sale": "use patron-food-cutlery",
        "card ship": "question left-overs",
        "card solo": "question opponents-first",
    },
    ARKWRIGHT_2025: {
        "2025 kinds of factories": "found bulk",
        "2025 investor": "question investor-action",
        "2025 exchange": "limit none",
        "2025 declaration": "question declaration",
        "2025 bonus": "bonus rise",
    },
    SPINNING_MULE: {"mule inactive ships": "ships-readied"},
}
PREVIEWED = {
    WATER_FRAME: ("prices", "kind Price"),
    CARD_GAME: ("card appeal", "kind Appeal"),
    ARKWRIGHT_2025: ("2025 influence", "question take-influence"),
    SPINNING_MULE: ("mule influence", "question take-influence"),
}


class Look(NamedTuple):
    """A size and colours in which a page is looked at."""

    width: int
    height: int
    scheme: Scheme


ON_A_DESK = (Look(*LAPTOP, "light"), Look(*WIDE, "dark"), Look(*WIDE, "light"))
ON_A_PHONE = (Look(*PHONE, "light"),)


def take(person: Person, name: str, looks: tuple[Look, ...]) -> None:
    """Take pictures of a page, loaded once, and see that there is something on them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    words = name.strip("/").replace("/", "-").replace(" ", "-") or "home"
    for look in looks:
        person.page.emulate_media(color_scheme=look.scheme)
        person.page.set_viewport_size({"width": look.width, "height": look.height})
        file = FOLDER / f"{words}-{look.width}x{look.height}-{look.scheme}.png"
        picture = person.page.screenshot(path=file)
        assert len(picture) > LEAST, f"{file} shows nothing"


def take_all(table: Seeking, looks: tuple[Look, ...], person: Person) -> None:
    """The pages, the main states, a preview and the end of a title."""
    for path in PAGES[table]:
        person.page.goto(path)
        person.page.locator("main").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        take(person, path, looks)
    for name, sought in STATES[table].items():
        desk = person.brought(table[sought].game).open()
        desk.my_turn()
        take(person, name, looks)
    preview(person, table, looks)
    for seats in (1, 4) if table is CARD_GAME else (4,):
        game = finished(table.title, seats)
        person.page.goto(f"{person.brought(game, 0).path}/end")
        expect(person.page.locator('[data-test="standings"]')).to_be_visible()
        take(person, f"{table} the end of {seats}", looks)
    if table is WATER_FRAME:
        person.page.goto(person.new_table("me", "open", "clerk", "clerk").path)
        expect(person.page.locator('[data-test="lobby"]')).to_be_visible()
        take(person, "lobby", looks)


def preview(person: Person, table: Seeking, looks: tuple[Look, ...]) -> None:
    """What a choice would change, and what the past looks like."""
    name, thing = PREVIEWED[table]
    sought = table[thing]
    desk = person.brought(sought.game).open()
    desk.my_turn()
    take(person, name, looks)
    if person.touches:
        tabs(person, desk, table, looks)
        desk.test("sheet").tap()
        desk.option(sought.move).tap()
        expect(desk.test("preview")).to_be_visible()
        take(person, f"{name} preview", looks)
        return
    for look in looks:
        # The choice is elsewhere in another size, and the mouse would rest beside it.
        person.page.set_viewport_size({"width": look.width, "height": look.height})
        desk.point_at(desk.option(sought.move))
        expect(desk.test("preview")).to_be_visible()
        take(person, f"{name} preview", (look,))
    desk.open("/3")
    expect(desk.test("this-move")).to_be_visible()
    take(person, f"{table} looking back", looks)


def tabs(person: Person, desk: Desk, table: Seeking, looks: tuple[Look, ...]) -> None:
    for tab in (*table.tabs[1:], table.tabs[0]):
        desk.test(f"tab-{tab}").tap()
        expect(desk.test(f"view-{tab}")).to_be_visible()
        take(person, f"{table} tab {tab}", looks)


def main(*titles: str) -> None:
    """Take the pictures of some titles, or of all."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        with serving(f"sqlite:///{folder}/arkwright.db") as server:
            for table in map(titled, titles) if titles else TITLES:
                for looks in (ON_A_DESK, ON_A_PHONE):
                    phone = looks == ON_A_PHONE
                    person = Person(
                        browser,
                        server.url,
                        server.database,
                        size=looks[-1][:2],
                        has_touch=phone,
                        is_mobile=phone,
                    )
                    take_all(table, looks, person)
                    person.leave()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
