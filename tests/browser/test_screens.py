"""Pictures of the main states in all sizes, for eyes: in build/screenshots."""

from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import expect

import arkwright
from tests.browser.conftest import Visit
from tests.browser.desk import Desk
from tests.browser.person import LAPTOP, PHONE, WIDE, Person
from tests.browser.seeking import everything

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
STATES = {
    "place a marker": "kind Place",
    "hire": "kind Hire",
    "machines": "kind Mechanise",
    "prices": "kind Price",
    "special": "tile patent",
    "exchange": "kind Contract",
    "sale": "kind SellStored",
    "ship": "kind Ship",
    "luddites": "kind LoseMachine",
    "end of turn": "kind EndTurn",
}


class Look(NamedTuple):
    """A size and colours in which a page is looked at."""

    width: int
    height: int
    scheme: Literal["light", "dark"]


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
        assert len(picture) > 10_000, f"{file} shows nothing"


@pytest.mark.parametrize("looks", [ON_A_DESK, ON_A_PHONE], ids=["desk", "phone"])
def test_pictures_of_the_main_states(
    looks: tuple[Look, ...], finished: arkwright.Game, visit: Visit
) -> None:
    phone = looks == ON_A_PHONE
    person = visit(size=looks[-1][:2], has_touch=phone, is_mobile=phone)
    for path in ("/", "/watch", "/me", "/components/water-frame-2016"):
        person.page.goto(path)
        person.page.locator("main").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        take(person, path, looks)
    for name, sought in STATES.items():
        desk = person.brought(everything()[sought].game).open()
        desk.my_turn()
        take(person, name, looks)
    preview(person, looks, phone)
    person.page.goto(f"{person.brought(finished, 0).path}/end")
    expect(person.page.locator('[data-test="standings"]')).to_be_visible()
    take(person, "the end", looks)
    person.page.goto(person.new_table("me", "open", "clerk", "clerk").path)
    expect(person.page.locator('[data-test="lobby"]')).to_be_visible()
    take(person, "lobby", looks)


def preview(person: Person, looks: tuple[Look, ...], phone: bool) -> None:
    """What a choice would change, and what the past looks like."""
    sought = everything()["kind Price"]
    desk = person.brought(sought.game).open()
    desk.my_turn()
    if phone:
        tabs(person, desk, looks)
        desk.test("sheet").tap()
        desk.option(sought.move).tap()
        expect(desk.test("preview")).to_be_visible()
        take(person, "preview", looks)
        return
    for look in looks:
        # The choice is elsewhere in another size, and the mouse would rest beside it.
        person.page.set_viewport_size({"width": look.width, "height": look.height})
        desk.point_at(desk.option(sought.move))
        expect(desk.test("preview")).to_be_visible()
        take(person, "preview", (look,))
    desk.open("/10")
    expect(desk.test("banner-past")).to_be_visible()
    take(person, "looking back", looks)


def tabs(person: Person, desk: Desk, looks: tuple[Look, ...]) -> None:
    for tab in ("jobs", "company", "rivals", "offer", "log", "markets"):
        desk.test(f"tab-{tab}").tap()
        expect(desk.test(f"view-{tab}")).to_be_visible()
        take(person, f"tab {tab}", looks)
