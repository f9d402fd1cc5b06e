"""Looking back: slider, keys, log and links lead to positions; a fork goes on from there."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import arkwright
from tests.browser.conftest import at_each_table, at_every_title
from tests.browser.desk import Desk
from tests.browser.person import Person
from tests.browser.seeking import Seeking
from tests.browser.tables import CARD_GAME, TABLES, WATER_FRAME, finished

CLERKS = "clerk"
WELL_ON_ITS_WAY = {WATER_FRAME: "use developer", CARD_GAME: "use patron-food-cutlery"}
CHARTS = ("portfolio", "value", "cash", "shares", "income", "markets")


@pytest.fixture(params=TABLES, ids=str)
def each_desk(request: pytest.FixtureRequest, regular: Person) -> Desk:
    """A game of each title that is well on its way, at my turn."""
    return arrives(regular, request.param)


@pytest.fixture
def desk(regular: Person) -> Desk:
    return arrives(regular, WATER_FRAME)


def arrives(person: Person, table: Seeking) -> Desk:
    desk = person.brought(table[WELL_ON_ITS_WAY[table]].game).open()
    desk.my_turn()
    return desk


def stands_at(desk: Desk, place: int) -> None:
    """The page shows an earlier position, its address says so, and nothing can be played."""
    expect(desk.frame).to_have_attribute("data-position", str(place))
    expect(desk.page).to_have_url(re.compile(f"{desk.path}/{place}$"))
    expect(desk.test("this-move")).to_be_visible()
    expect(desk.page.locator('[data-moves]:not([data-moves=""])')).to_have_count(0)
    expect(desk.page.locator("[data-move]")).to_have_count(0)


def stopped_at(desk: Desk, before: int) -> int:
    """Where the page comes to stand that looks at another position than before."""
    desk.page.locator(f'main[data-position]:not([data-position="{before}"])').wait_for()
    return int(desk.frame.get_attribute("data-position") or -1)


def test_slider_keys_and_log_lead_to_positions(each_desk: Desk) -> None:
    desk = each_desk
    now = desk.position()
    # when the slider is moved, then it stops at a move that changed something
    desk.test("position").fill("40")
    stopped = stopped_at(desk, now["position"])
    assert 36 <= stopped <= 40
    stands_at(desk, stopped)
    then = desk.person.get(f"/api/tables/{desk.id}/positions/{stopped}")
    cash = then["view"]["companies"][0]["cash"]
    expect(desk.test("company-0")).to_contain_text(f"£{cash}")
    # when keys go back and forth
    desk.test("position").blur()
    desk.page.keyboard.press(",")
    before = stopped_at(desk, stopped)
    assert before < stopped
    stands_at(desk, before)
    desk.page.keyboard.press(".")
    stands_at(desk, stopped)
    desk.page.keyboard.press(".")
    assert stopped_at(desk, stopped) > stopped
    # when a line of the log is clicked
    desk.log().locator('[data-test="log-30"]').first.click()
    stands_at(desk, 30)
    # when I go back to the present, then I am asked as before
    desk.test("to-now").click()
    expect(desk.frame).to_have_attribute("data-position", str(now["position"]))
    expect(desk.test("this-move")).to_have_count(0)
    expect(desk.page).to_have_url(re.compile(f"{desk.path}$"))
    assert desk.position()["number"] == now["number"]
    expect(desk.page.locator("[data-move]").first).to_be_visible()


def test_buttons_go_to_the_first_position_and_to_the_last(desk: Desk) -> None:
    last = desk.position()["position"]
    desk.test("first").last.click()
    stands_at(desk, 0)
    desk.test("forward").last.click()
    stands_at(desk, stopped_at(desk, 0))
    desk.test("last").last.click()
    expect(desk.frame).to_have_attribute("data-position", str(last))


def test_a_link_leads_to_a_position(desk: Desk) -> None:
    # given a link to a position, as the page gives it
    desk.person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.test("position").fill("25")
    stands_at(desk, 25)
    desk.test("copy-link").click()
    link = desk.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{desk.person.url}{desk.path}/25"
    # when it is opened elsewhere, then the position is there
    other = Desk(desk.person, desk.id, desk.person.new_page())
    other.open("/25")
    stands_at(other, 25)


def test_what_is_new_is_played_back_and_any_key_stops_it(desk: Desk) -> None:
    last = desk.position()["position"]
    desk.page.keyboard.press("p")
    expect(desk.test("this-move")).to_be_visible()
    desk.page.keyboard.press("x")
    shown = desk.frame.get_attribute("data-position")
    assert shown is not None
    assert int(shown) < last


def test_a_fork_goes_on_from_a_position_and_leaves_the_table_alone(each_desk: Desk) -> None:
    # given an earlier position
    desk = each_desk
    before = desk.position()
    place = 28
    seat = desk.person.get(f"/api/tables/{desk.id}/positions/{place}")["decision"]["seat"]
    desk.test("position").fill(str(place))
    stands_at(desk, place)
    # when a fork is made there, with me in that seat
    desk.test("fork").click()
    for number in range(len(desk.state()["seats"])):
        chosen = "" if number == seat else CLERKS
        desk.test(f"fork-seat-{number}").select_option(chosen)
    desk.test("fork-begin").click()
    desk.page.wait_for_url(lambda url: desk.id not in url)
    # then a table of its own goes on from there
    fork = Desk(desk.person, desk.page.url.rpartition("/")[2])
    fork.frame.wait_for()
    table = fork.state()
    assert (table["parent"], table["parent_position"]) == (desk.id, place)
    expect(fork.test("banner-fork")).to_be_visible()
    # and can be played by clicking
    now = fork.my_turn()
    fork.play(now["decision"]["moves"][0]["text"])
    # while the table it comes from is as it was
    assert desk.position()["number"] == before["number"]


# The end


@at_every_title
def test_the_end_shows_standings_and_how_they_came_about(table: Seeking, regular: Person) -> None:
    game = finished(table.title)
    desk = regular.brought(game, 0).open("/end")
    # the standings are those of the rules, the first one first
    for standing in game.standings:
        row = desk.test(f"standing-{standing.place}").filter(has_text=standing.name)
        expect(row).to_contain_text(f"£{standing.score}")
        expect(desk.test("came-about")).to_contain_text(f"£{standing.score}")
    for part in ("came-about", "turning-points"):
        expect(desk.test(part)).to_be_visible()
    for chart in CHARTS:
        expect(desk.test(f"chart-{chart}")).to_be_visible()


def test_the_record_can_be_downloaded_and_played_again(regular: Person, tmp_path: Path) -> None:
    game = finished(WATER_FRAME.title)
    desk = regular.brought(game, 0).open("/end")
    with regular.page.expect_download() as download:
        desk.test("record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    again = arkwright.replay(file.read_text("utf-8"))
    assert again.standings == game.standings
    assert json.loads(file.read_text("utf-8"))["seed"] == game.seed


@at_each_table
def test_a_chart_leads_to_a_position(table: Seeking, regular: Person) -> None:
    game = finished(table.title)
    desk = regular.brought(game, 0).open("/end")
    chart = desk.test("chart-portfolio").locator("svg").first
    chart.click()
    expect(regular.page).to_have_url(re.compile(rf"{desk.path}/\d+$"))
    place = int(regular.page.url.rpartition("/")[2])
    assert 0 < place < len(game.played)
    stands_at(desk, place)


def test_a_finished_game_can_be_forked_from_its_end_page(regular: Person) -> None:
    desk = regular.brought(finished(WATER_FRAME.title), 0).open("/200")
    stands_at(desk, 200)
    desk.test("fork").click()
    desk.test("fork-begin").click()
    regular.page.wait_for_url(lambda url: desk.id not in url)
    table = regular.get(f"/api/tables/{regular.page.url.rpartition('/')[2]}")
    assert (table["parent"], table["parent_position"]) == (desk.id, 200)
    assert not table["analysis"]
