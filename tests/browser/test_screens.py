"""Pictures of the main states in all sizes, for eyes: in build/screenshots."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

import arkwright
from tests.browser.conftest import Visit
from tests.browser.desk import Desk
from tests.browser.person import LAPTOP, PHONE, WIDE, Person
from tests.browser.seeking import everything

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
SIZES = {"1440x900": WIDE, "1366x768": LAPTOP, "390x844": PHONE}
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


def take(person: Person, name: str, where: str) -> None:
    """Take a picture, and see that there is something on it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{name.strip('/').replace('/', '-').replace(' ', '-') or 'home'}-{where}.png"
    picture = person.page.screenshot(path=file)
    assert len(picture) > 10_000, f"{file} shows nothing"


@pytest.mark.parametrize(
    ("size", "scheme"),
    [("1440x900", "light"), ("1440x900", "dark"), ("1366x768", "light"), ("390x844", "light")],
)
def test_pictures_of_the_main_states(
    size: str, scheme: str, finished: arkwright.Game, visit: Visit
) -> None:
    phone = SIZES[size] == PHONE
    person = visit(size=SIZES[size], color_scheme=scheme, has_touch=phone, is_mobile=phone)
    where = f"{size}-{scheme}"
    for path in ("/", "/watch", "/me", "/components/water-frame-2016"):
        person.page.goto(path)
        person.page.locator("main").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        take(person, path, where)
    for name, sought in STATES.items():
        desk = person.brought(everything()[sought].game).open()
        desk.my_turn()
        take(person, name, where)
    preview(person, where, phone)
    person.page.goto(f"{person.brought(finished, 0).path}/end")
    expect(person.page.locator('[data-test="standings"]')).to_be_visible()
    take(person, "the end", where)
    person.page.goto(person.new_table("me", "open", "clerk", "clerk").path)
    expect(person.page.locator('[data-test="lobby"]')).to_be_visible()
    take(person, "lobby", where)


def preview(person: Person, where: str, phone: bool) -> None:
    """What a choice would change, and what the past looks like."""
    sought = everything()["kind Price"]
    desk = person.brought(sought.game).open()
    desk.my_turn()
    if phone:
        tabs(person, desk, where)
        desk.test("sheet").tap()
        desk.option(sought.move).tap()
    else:
        desk.point_at(desk.option(sought.move))
    expect(desk.test("preview")).to_be_visible()
    take(person, "preview", where)
    if not phone:
        desk.open("/10")
        expect(desk.test("banner-past")).to_be_visible()
        take(person, "looking back", where)


def tabs(person: Person, desk: Desk, where: str) -> None:
    for tab in ("jobs", "company", "rivals", "offer", "log", "markets"):
        desk.test(f"tab-{tab}").tap()
        expect(desk.test(f"view-{tab}")).to_be_visible()
        take(person, f"tab {tab}", where)
