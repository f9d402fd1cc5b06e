"""Home: three ways in for who is new, and what waits for who comes back."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from arkwright import locales
from tests.browser.conftest import Visit
from tests.browser.desk import Desk
from tests.browser.looking import barriers, cut_off, small_targets, tiny_texts
from tests.browser.person import LAPTOP, PHONE, WIDE, Person
from tests.server.given import grade

TABLE = re.compile("/t/[0-9a-z]+$")
MOST_TOLD = 5
"""How much of what happened is told at once."""


def arrives(person: Person, way: str) -> Desk:
    """The table that a way in leads to."""
    person.page.goto("/")
    person.page.locator(f'[data-test="{way}"]').click()
    person.page.wait_for_url(TABLE)
    return Desk(person, person.page.url.rpartition("/")[2])


def test_learning_by_playing_begins_the_guided_decade_and_is_gone_on_with(me: Person) -> None:
    desk = arrives(me, "way-learn")
    assert desk.state()["lesson"] == "water-frame-2016/guided-decade"
    # the hero goes as soon as there is a table; the lesson that was begun is next
    me.page.goto("/")
    expect(me.page.locator('[data-test="my-tables"]')).to_contain_text("you are first of 3")
    expect(me.page.locator('[data-test="hero"]')).to_have_count(0)
    me.page.locator('[data-test="next-lesson"]').click()
    expect(me.page).to_have_url(re.compile(f"{desk.path}$"))


def test_the_card_game_begins_alone_at_once(me: Person) -> None:
    table = arrives(me, "way-alone").state()
    assert (table["title"], len(table["seats"]), table["state"]) == ("card-game", 1, "playing")


def test_a_table_is_set_up_in_place_and_the_form_stays_open(me: Person) -> None:
    page = me.page
    page.goto("/")
    page.locator('[data-test="choose-card-game"]').click()
    expect(page.locator('[data-test="title-card-game"]')).to_be_checked()
    page.reload()
    page.locator('[data-test="title-spinning-mule"]').check(force=True)
    page.locator('[data-test="start"]').click()
    page.wait_for_url(TABLE)
    assert me.get(f"/api/tables/{page.url.rpartition('/')[2]}")["title"] == "spinning-mule"


def test_the_same_again_moves_everybody_one_seat_on(me: Person) -> None:
    me.new_table("me", "clerk", "random", pace="turns")
    again = arrives(me, "again").state()
    assert (again["title"], again["pace"]) == ("water-frame-2016", "turns")
    assert [grade(seat) for seat in again["seats"]] == ["random", None, "clerk"]


def test_what_happened_since_my_last_turn_is_told_and_leads_to_the_sale(me: Person) -> None:
    # given a turn of mine, and the sale that came after it
    desk = me.new_table("me", "clerk", "clerk").open()
    desk.finish_turn()
    desk.my_turn()
    # when I come home, then it is told, and leads there
    me.page.goto("/")
    since = me.page.locator('[data-test="since"]')
    expect(since).to_contain_text("Sale of food: you sold")
    expect(since.get_by_role("listitem")).not_to_have_count(0)
    assert since.get_by_role("listitem").count() <= MOST_TOLD
    since.get_by_role("link", name="See the sale").click()
    me.page.wait_for_url(re.compile(f"{desk.path}/[0-9]+$"))
    expect(desk.test("decision")).to_be_visible()


def test_each_table_is_asked_once_for_each_of_its_moves(me: Person) -> None:
    desks = [me.new_table("me", "clerk", "clerk") for _ in range(4)]
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    me.page.goto("/")
    expect(me.page.locator('[data-test="my-tables"] > ol > li')).to_have_count(len(desks))
    # when it looks again, and no move was played
    me.page.evaluate("() => void dispatchEvent(new Event('online'))")
    me.page.wait_for_load_state("networkidle")
    for question in ("since", "position"):
        paths = [f"/api/tables/{desk.id}/{question}" for desk in desks]
        assert {path: asked.count(path) for path in paths} == dict.fromkeys(paths, 1)


def test_every_box_is_seen_whole_and_axe_finds_nothing_grave(visit: Visit) -> None:
    wrong: dict[str, list[str]] = {}
    for language in locales.languages():
        person = visit(locale=language, bypass_csp=True)
        page = person.page
        page.goto("/")
        page.locator('[data-test="before"]').wait_for()
        for width, height in (WIDE, LAPTOP, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            found = cut_off(page) + tiny_texts(page)
            if (width, height) == PHONE:
                found += small_targets(page)
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                found.append("it is too wide")
            wrong[f"{language} {width}"] = found
    wrong["axe"] = barriers(page)
    page.locator('[data-test="way-table"]').click()
    page.locator('[data-test="start"]').wait_for()
    wrong["axe, set up"] = barriers(page)
    assert {place: found for place, found in wrong.items() if found} == {}
