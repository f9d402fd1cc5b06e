"""The first decision explained: what each action does, what it would do for me, a plan of it."""

from playwright.sync_api import Locator, expect

import arkwright
from tests.browser.conftest import Visit
from tests.browser.desk import Desk, Json, moves_in
from tests.browser.looking import barriers, small_targets
from tests.browser.person import PHONE, Person
from tests.browser.tables import WATER_FRAME
from tests.server.given import until


def first_turn(person: Person) -> Desk:
    """The first turn of a game whose figures are always the same."""
    return person.brought(arkwright.new(WATER_FRAME.title, seats=4, seed=7)).open()


def uses_of(desk: Desk, **about: str | int | list[str]) -> Json:
    now = desk.position()
    form = {"seat": now["decision"]["seat"], "number": now["number"], "about": about}
    uses: Json = desk.person.post(f"/api/tables/{desk.id}/uses", form)
    return uses


def shows_figures(thing: Locator, use: Json) -> None:
    for figure in (use["before"]["sold"], use["after"]["sold"], use["after"]["profit"]):
        expect(thing).to_contain_text(str(abs(figure)))


def test_a_marker_is_explained_and_an_example_of_it_played(visit: Visit) -> None:
    person = visit(bypass_csp=True)
    desk = first_turn(person)
    before = desk.my_turn()
    # given what the server says of a space, and of all
    kinds = ["place", "reuse"]
    here = uses_of(desk, kind=kinds, marker="workers", space=4)
    (cheaper, *_) = uses_of(desk, kind=kinds, marker="workers")["best"]
    best, idle = here["best"][0], here["idle"]
    assert cheaper["cash"][1] - best["cash"][1] == 2
    # when it is pointed at
    desk.point_at(desk.option("place workers 4"))
    # then its uses are told with their figures, that another does the same, and one in vain
    explanation = desk.test("explanation")
    expect(explanation).to_have_attribute("data-subject", "workers")
    shows_figures(desk.test("use-0"), best)
    expect(desk.test("cheaper")).to_contain_text("£2")
    expect(desk.test("idle-use")).to_contain_text(f"£{idle['after']['profit']}")
    expect(desk.test("explained")).to_contain_text("2 examples")
    # and what everybody would find changed, and the special marker that may be taken besides
    for figure in here["everybody"]["demand"]["clothes"]:
        expect(desk.test("for-everybody")).to_contain_text(str(figure))
    assert here["extra"]["moves"][-1].startswith("take ")
    expect(desk.test("use-1")).to_contain_text("special marker")
    name = "Workers on £4. Any space does the same."
    expect(desk.option("place workers 4")).to_have_accessible_name(name)
    assert barriers(desk.page) == []
    # when the mouse goes to an example, then the explanation stays and all of it is previewed
    desk.point_at(desk.test("use-0"))
    good = best["good"]
    expect(desk.test("markets").locator(".would").first).to_be_visible()
    assert desk.position()["number"] == before["number"]
    # when it is chosen, then its marker is put ready
    desk.test("use-0").click()
    expect(desk.option(best["moves"][0])).to_have_attribute("aria-pressed", "true")
    assert desk.position()["number"] == before["number"]
    # and when each step is played, then the next one is
    for move in best["moves"]:
        number = desk.my_turn()["number"]
        expect(desk.test("plan")).to_be_visible()
        expect(desk.option(move)).to_have_attribute("aria-pressed", "true")
        desk.confirm(number)
    expect(desk.test("plan")).to_have_count(0)
    # and it has brought what was said
    now = desk.my_turn()
    (mine,) = [one for one in now["forecast"][good]["sellers"] if one["seat"] == now["seat"]]
    assert (mine["sold"], mine["profit"]) == (best["after"]["sold"], best["after"]["profit"])


def test_who_wants_it_terse_sees_the_same_cells_and_no_words(me: Person) -> None:
    desk = first_turn(me)
    desk.my_turn()
    # given a cell that gives nothing, which is said
    desk.point_at(desk.option("place quality 2"))
    expect(desk.test("gives-nothing")).to_contain_text("£6")
    cells = desk.page.locator("[data-move]").count()
    # when the key is pressed
    desk.page.keyboard.press("t")
    # then the cells are the same, and pointing tells the figures as ever
    expect(desk.test("explanation")).to_have_count(0)
    assert desk.page.locator("[data-move]").count() == cells
    desk.point_at(desk.option("place workers 4"))
    expect(desk.test("preview")).to_contain_text("£37")
    # and it stays so when the page is loaded again
    desk.page.reload()
    desk.my_turn()
    expect(desk.test("terse")).to_have_attribute("aria-pressed", "true")
    # when it is explained again, then a marker's name is enough
    desk.test("explain").click()
    desk.point_at(desk.test("explains-distribution"))
    expect(desk.test("use-0")).to_be_visible()


def test_an_action_of_the_card_game_is_explained(me: Person) -> None:
    desk = me.new_table("me", "me Ada", title="card-game").open()
    now = desk.my_turn()
    assert "act exchange" in moves_in(now)
    (best, *_) = uses_of(desk, kind="act", action="exchange")["best"]
    desk.point_at(desk.option("act exchange"))
    expect(desk.test("use-0")).to_contain_text(f"£{best['worth'][1]}")
    desk.test("use-0").click()
    for move in best["moves"]:
        expect(desk.option(move)).to_have_attribute("aria-pressed", "true")
        desk.confirm(desk.my_turn()["number"])
    until(lambda: desk.position()["view"]["companies"][now["seat"]]["cash"] == best["cash"][1])


def test_on_a_phone_it_takes_the_place_of_the_choices(visit: Visit) -> None:
    desk = first_turn(visit(size=PHONE, has_touch=True, is_mobile=True))
    desk.my_turn()
    # when the name of a marker is tapped
    desk.test("explains-workers").tap()
    # then it is explained instead of the choices, and can be closed
    expect(desk.test("use-0")).to_be_visible()
    expect(desk.test("choices")).to_be_hidden()
    assert small_targets(desk.page) == []
    desk.test("explanation-close").tap()
    expect(desk.test("choices")).to_be_visible()
    # when a finger rests on a cell, then that is explained, and nothing is chosen
    cell = desk.option("place machinery 4")
    cell.scroll_into_view_if_needed()
    box = cell.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = desk.person.context.new_cdp_session(desk.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(desk.test("explanation")).to_have_attribute("data-subject", "machinery")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
    expect(desk.page.locator(".sel")).to_have_count(0)
    # when an example is tapped, then it is put ready
    desk.test("use-0").tap()
    expect(desk.test("play")).to_be_enabled()
    expect(desk.test("plan")).to_be_visible()
