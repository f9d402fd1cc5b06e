"""Learning by playing: the page with the lessons, and the note in the margin of a table."""

import json
import re
from collections.abc import Iterator
from importlib import resources

from playwright.sync_api import expect

from arkwright import lessons
from tests.browser.conftest import Visit
from tests.browser.desk import Desk, Json
from tests.browser.looking import barriers, small_targets
from tests.browser.person import LAPTOP, PHONE, WIDE, Person
from tests.browser.tables import WATER_FRAME
from tests.server.given import until

GUIDED = "guided-decade"
FIRST_PRICE = "price food 6"
LETTERED = """() => [...new Set([...document.querySelectorAll("[data-letter]")]
  .flatMap((one) => one.dataset.letter.split(" ")))].sort().join("")"""
"""The letters that things on the board carry."""


def guided() -> Json:
    file = resources.files(lessons) / WATER_FRAME.title / f"{GUIDED}.json"
    found: Json = json.loads(file.read_text("utf-8"))
    return found


def begun(person: Person) -> Desk:
    """The guided decade at its beginning."""
    table = person.post(f"/api/lessons/{WATER_FRAME.title}/{GUIDED}", {"anew": True})
    desk = Desk(person, table["id"]).open()
    desk.test("note").wait_for()
    return desk


def note_of(desk: Desk) -> Json:
    note: Json = desk.person.get(f"/api/tables/{desk.id}/lesson")
    return note


def shows_note(desk: Desk) -> Json:
    """The note that the server says now, when the page shows it."""
    note = note_of(desk)
    expect(desk.test("note")).to_have_attribute("data-says", note["says"])
    return note


def carry(desk: Desk, *letters: str) -> None:
    """Wait until these letters, and no others, stand on the board."""
    until(lambda: desk.page.evaluate(LETTERED) == "".join(letters))


def changes(desk: Desk, before: Json) -> None:
    """Wait until the note says something else."""
    until(lambda: note_of(desk) != before)


def read_on(desk: Desk, to: str) -> None:
    """Go on by the note's button until a step."""
    while (note := shows_note(desk))["step"] != to:
        desk.press(desk.test("note-on"))
        expect(desk.test("note")).not_to_have_attribute("data-step", note["step"])


def steps_of(desk: Desk) -> Iterator[Json]:
    """Every step of the lesson as it is played, on the way that the lesson shows."""
    moves = iter(guided()["shown"])
    seen = ""
    while not (note := shows_note(desk))["over"]:
        if note["step"] != seen:
            yield note
            seen = note["step"]
        if note["reads"]:
            desk.press(desk.test("note-on"))
            changes(desk, note)
        else:
            desk.play(next(moves))
            desk.my_turn()


def test_the_guided_decade_is_clicked_from_the_page_of_lessons_to_its_end(visit: Visit) -> None:
    person = visit()
    page = person.page
    page.goto("/learn")
    # when it is begun
    page.locator('[data-test="begin-guided"]').click()
    page.wait_for_url(re.compile("/t/[0-9a-z]+$"))
    desk = Desk(person, page.url.rpartition("/")[2])
    desk.test("note").wait_for()
    # then each step is told, and what it points at is there on every screen
    told = []
    for note in steps_of(desk):
        told.append(note["step"])
        for width, height in (LAPTOP, PHONE, WIDE):
            page.set_viewport_size({"width": width, "height": height})
            if lettered(note, desk):
                carry(desk, *note["letters"])
    assert told == [step["id"] for step in guided()["steps"]]
    # and when it is left, the game goes on at the same table
    desk.test("note-keep").click()
    expect(desk.test("note")).to_have_count(0)
    assert desk.state()["lesson"] is None
    desk.my_turn()
    # then the page of lessons knows that it was played
    page.goto("/learn")
    expect(page.locator('[data-test="guided"] li.done')).to_have_count(len(told))


def lettered(note: Json, desk: Desk) -> bool:
    """Whether the board stands as the note tells; where the game went on it has no letters."""
    since = desk.position()["position"] - note["reached"][-1]["position"]
    return note["kind"] not in ("watch", "comment") or since <= 1


def test_a_sale_is_told_between_the_notes_about_it_and_can_be_tried_again(visit: Visit) -> None:
    desk = begun(visit(pace="usual", scenes=True))
    read_on(desk, "marker")
    # when what to do is shown, then it is listed where nothing moves, put ready, and not played
    desk.test("note-show").click()
    expect(desk.test("listed").locator("li")).to_have_count(4)
    expect(desk.test("plan")).to_be_visible()
    assert desk.position()["position"] == 0
    for number in range(4):
        desk.press(desk.test("play"))
        expect(desk.frame).to_have_attribute("data-number", str(number + 1))
    desk.play(FIRST_PRICE)
    desk.end_turn()
    # then the rivals are told, and the sale waits until the note about them was read
    next_turn = desk.test("next-turn")
    for _ in range(2):
        desk.press(next_turn)
    expect(desk.test("note")).to_have_attribute("data-step", "rivals")
    expect(desk.test("scene")).to_have_count(0)
    desk.test("note-on").click()
    desk.test("scene").wait_for()
    expect(desk.test("note")).to_have_attribute("data-step", "sale")
    # when it is over, the comment stands beside the figures of that sale
    desk.test("scene-skip").click()
    expect(desk.test("note")).to_have_attribute("data-step", "brought")
    carry(desk, "a", "b", "c")
    own = desk.test("compared").locator("tbody tr").first
    expect(own).to_contain_text("£6")
    expect(desk.test("board-a")).to_have_accessible_name(re.compile("^a: Market of food, profit"))
    # when another price is tried, then the table stands where it was set
    desk.test("note-try").click()
    expect(desk.test("note")).to_have_attribute("data-step", "price")
    expect(desk.option("price food 5")).to_be_visible()


def test_a_lesson_is_played_by_keys_alone(visit: Visit) -> None:
    person = visit(size=LAPTOP, bypass_csp=True)
    desk = begun(person)
    keys, note = desk.page.keyboard, desk.test("note")
    expect(desk.test("note-heard")).to_have_text("Make your company worth most")
    expect(note).to_have_role("complementary")
    expect(note).to_have_accessible_name("Note of the lesson: The guided decade")
    # Enter goes on, and the focus is at the note afterwards
    keys.press("Enter")
    expect(note).to_have_attribute("data-step", "cycle")
    expect(desk.test("note-title")).to_be_focused()
    keys.press("Enter")
    expect(note).to_have_attribute("data-step", "marker")
    expect(desk.test("note-heard")).to_have_text(
        re.compile("^You sell as many as your appeal. Dist")
    )
    # Y opens the reasons, C goes to the lettered cell, N to the note and back
    keys.press("y")
    expect(desk.test("note-why")).to_be_visible()
    keys.press("y")
    expect(desk.test("note-why")).to_have_count(0)
    keys.press("c")
    expect(desk.option("place distribution 4")).to_be_focused()
    keys.press("n")
    expect(desk.test("note-title")).to_be_focused()
    keys.press("n")
    expect(desk.option("place distribution 4")).to_be_focused()
    keys.press(" ")
    keys.press("Enter")
    desk.page.locator('main[data-number="1"]').wait_for()
    # what the note does not speak of steps back, unless that is not wanted
    expect(desk.frame).to_have_attribute("data-dims", "play")
    desk.test("settings").click()
    desk.page.get_by_label("In lessons, what is not spoken of steps back").uncheck()
    desk.page.keyboard.press("Escape")
    expect(desk.frame).not_to_have_attribute("data-dims", re.compile("."))
    assert barriers(desk.page) == []


def test_on_a_phone_the_note_is_the_sheet(visit: Visit) -> None:
    person = visit(size=PHONE, has_touch=True, is_mobile=True)
    desk = begun(person)
    expect(desk.test("decision")).to_have_count(0)
    read_on(desk, "marker")
    expect(desk.test("note-title")).to_be_focused()
    # a letter of another tab stands on that tab, one of the decision on the button that leads there
    expect(desk.test("tab-company")).to_have_attribute("data-letter", "b")
    expect(desk.test("note-decide")).to_have_attribute("data-letter", "c")
    assert small_targets(desk.page) == []
    desk.test("note-decide").tap()
    desk.play("place distribution 4")
    desk.test("to-note").tap()
    expect(desk.test("note-title")).to_be_visible()
    expect(desk.test("decision")).to_have_count(0)
