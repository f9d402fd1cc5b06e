"""Every page: what it weighs, what it asks of whom, and whom it keeps out."""

import gzip
import re

import pytest
from playwright.sync_api import Response, expect

from tests.browser.conftest import Visit, at_every_title
from tests.browser.desk import Desk
from tests.browser.given import SITE
from tests.browser.looking import barriers, cut_off, scrolls
from tests.browser.person import LAPTOP, PHONE, WIDE, Person
from tests.browser.seeking import Seeking
from tests.browser.tables import ARKWRIGHT_2025, CARD_GAME, SPINNING_MULE, WATER_FRAME, finished
from tests.server.given import grade

MOST_SCRIPT = 150_000
"""Bytes of packed script that the first load of a page brings."""
POSITIONS = {
    WATER_FRAME: ("kind Place", "kind Hire", "kind Price", "tile patent", "kind Stop", "kind Ship"),
    CARD_GAME: (
        "question choose-action",
        "question automate-action",
        "question price-and-appeal",
        "question add-quality",
        "question develop-step",
        "question stock-exchange",
        "question extra-production",
        "question store-overflow",
        "question opponents-first",
        "use patron-food-cutlery",
    ),
    ARKWRIGHT_2025: (
        "found bulk",
        "question declaration",
        "question investor-action",
        "kind Build",
        "limit none",
        "question take-influence",
    ),
    SPINNING_MULE: ("ships-readied", "question shipping", "question take-influence"),
}
"""Positions with questions of every kind, and with all numbers of seats."""
PAGES = ("/", "/watch", "/me", "/awards", *(f"/components/{table}" for table in POSITIONS))


# Home


def test_a_game_begins_in_two_clicks(me: Person) -> None:
    # one opens the form and presses start
    me.opens_new_game()
    me.page.locator('[data-test="start"]').click()
    me.page.wait_for_url(re.compile("/t/[0-9a-z]+$"))
    # that is Water Frame 2016, predetermined, against three clerks
    table = me.get(f"/api/tables/{me.page.url.rpartition('/')[2]}")
    assert table["title"] == "water-frame-2016"
    assert table["options"]["setup"] == "predetermined"
    assert [grade(seat) for seat in table["seats"]] == [None, "clerk", "clerk", "clerk"]


def test_a_tycoon_of_a_style_is_chosen_and_plays_its_first_turn(me: Person) -> None:
    # given the home page, where somebody lets a shipping tycoon begin
    page = me.page
    me.opens_new_game()
    page.locator('[data-test="seats-2"]').check(force=True)
    page.locator('[data-test="seat-1"]').select_option("me")
    page.locator('[data-test="seat-0"]').select_option("bot tycoon")
    # when it is chosen, it is told what to expect
    expect(page.locator('[data-test="expect-tycoon"]')).to_contain_text("3 s a turn")
    expect(page.locator('[data-test="expect-clerk"]')).to_have_count(0)
    page.locator('[data-test="seat-0-style"]').select_option("shipper")
    page.locator('[data-test="start"]').click()
    page.wait_for_url(re.compile("/t/[0-9a-z]+$"))
    # then it sits there, by its grade and style, and has played a turn when I am asked
    desk = Desk(me, page.url.rpartition("/")[2])
    now = desk.my_turn()
    assert [seat["bot"] for seat in desk.state()["seats"]] == ["tycoon/shipper", None]
    assert now["position"] > 0
    expect(desk.test("company-0")).to_contain_text("tycoon, shipper")
    expect(desk.test("decision")).to_be_visible()


def test_my_tables_are_continued_from_home(me: Person) -> None:
    desk = me.new_table("me", "clerk", "clerk", "clerk")
    me.page.goto("/")
    row = me.page.locator(f'[data-test="my-tables"] [data-test="table-{desk.id}"]')
    row.get_by_role("link").click()
    desk.frame.wait_for()
    expect(me.page).to_have_url(re.compile(f"{desk.path}$"))


@pytest.mark.parametrize("link", [True, False], ids=["link", "code"])
def test_a_table_is_joined_by_link_or_code(link: bool, visit: Visit) -> None:
    host, guest = visit(), visit()
    desk = host.new_table("me", "open", "clerk", "clerk")
    guest.page.goto("/")
    code = f"{host.url}{desk.path}" if link else desk.id
    guest.page.locator('[data-test="join-code"]').fill(code)
    guest.page.locator('[data-test="join"]').click()
    guest.page.locator('[data-test="sit-1"]').click()
    expect(guest.page.locator('[data-test="lobby-seat-1"]')).to_contain_text(guest.name)


# The component browser


def test_every_number_has_its_certainty_and_source(me: Person) -> None:
    me.page.goto("/components/water-frame-2016")
    kinds = me.page.locator('[data-test^="kind-"]')
    kinds.first.wait_for()
    assert kinds.count() >= 5
    me.page.locator('[data-test^="number-"]').first.click()
    expect(me.page.locator('[data-test="number-leaf"]')).to_be_visible()
    for part in ("certainty", "source"):
        expect(me.page.locator(f'[data-test="number-leaf"] [data-test="{part}"]')).not_to_be_empty()


# Weight


@pytest.mark.parametrize("place", ["/", *POSITIONS], ids=str)
def test_the_first_load_brings_little_script(place: str | Seeking, me: Person) -> None:
    asked: list[str] = []

    def note(response: Response) -> None:
        if response.request.resource_type == "script":
            assert response.headers.get("content-encoding") in ("gzip", "br")
            asked.append(response.url.rpartition("/assets/")[2])

    me.page.on("response", note)
    if isinstance(place, str):
        me.page.goto(place)
    else:
        me.brought(place[POSITIONS[place][2]].game).open().my_turn()
    me.page.wait_for_load_state("networkidle")
    weight = sum(len(gzip.compress((SITE / "assets" / name).read_bytes())) for name in set(asked))
    assert 10_000 < weight <= MOST_SCRIPT


# The frame


def not_seen_whole(person: Person) -> list[str]:
    """What of a table scrolls or is cut off, on a laptop and then on a wide screen."""
    found: list[str] = []
    for width, height in (LAPTOP, WIDE):
        person.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {leaf}" for leaf in cut_off(person.page)]
        if scrolls(person.page):
            found.append(f"{width}x{height}: the page scrolls")
    return found


@at_every_title
def test_the_whole_table_is_seen_without_scrolling_in_german(table: Seeking, visit: Visit) -> None:
    """Its words are the longest; English is looked at together with what axe finds."""
    person = visit(locale="de")
    wrong: dict[str, list[str]] = {}
    for name in POSITIONS[table]:
        person.brought(table[name].game).open().my_turn()
        wrong[name] = not_seen_whole(person)
    assert {place: found for place, found in wrong.items() if found} == {}


# Whom it keeps out


# Axe is a script of another origin, so here the policy for scripts is off.


def test_axe_finds_nothing_grave_on_any_page(visit: Visit) -> None:
    person = visit(bypass_csp=True)
    wrong: dict[str, list[str]] = {}
    for path in PAGES:
        person.page.goto(path)
        person.page.locator("main").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        wrong[path] = barriers(person.page)
    for table in POSITIONS:
        desk = person.brought(finished(table.title), 0).open("/end")
        desk.test("standings").wait_for()
        wrong[f"the end of {table}"] = barriers(person.page)
    assert {place: found for place, found in wrong.items() if found} == {}


@at_every_title
def test_the_whole_table_is_seen_and_axe_finds_nothing_grave_there(
    table: Seeking, visit: Visit
) -> None:
    person = visit(bypass_csp=True)
    wrong: dict[str, list[str]] = {}
    for name in POSITIONS[table]:
        desk = person.brought(table[name].game).open()
        desk.my_turn()
        wrong[name] = not_seen_whole(person) + barriers(person.page)
    desk.point_at(desk.option(table[name].move))
    expect(desk.test("preview")).to_be_visible()
    wrong["preview"] = barriers(person.page)
    assert {place: found for place, found in wrong.items() if found} == {}


@at_every_title
def test_axe_finds_nothing_grave_on_a_phone(table: Seeking, visit: Visit) -> None:
    person = visit(bypass_csp=True, size=PHONE, has_touch=True, is_mobile=True)
    desk = person.brought(table[POSITIONS[table][2]].game).open()
    desk.my_turn()
    wrong: dict[str, list[str]] = {}
    for tab in table.tabs:
        desk.test(f"tab-{tab}").tap()
        found = barriers(person.page)
        if found:
            wrong[tab] = found
    assert wrong == {}


def test_the_connection_and_all_files_come_from_one_host(me: Person) -> None:
    """The person complains of every other host and of whatever the policy refuses."""
    desk = me.new_table("me", "clerk", "clerk", "clerk")
    for path in (*PAGES, desk.path, f"{desk.path}/end", "/t/nosuchtable"):
        if path == "/t/nosuchtable":
            me.check()
            me.forgiven = ("404",)
        me.page.goto(path)
        me.page.locator("main").first.wait_for()
        me.page.wait_for_load_state("networkidle")
    me.check()
