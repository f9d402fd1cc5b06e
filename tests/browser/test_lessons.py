"""Learning by playing: the page with the lessons, and the note in the margin of a table."""

import json
import re
from collections.abc import Iterator
from importlib import resources

from playwright.sync_api import expect

from arkwright import lessons
from tests.browser.conftest import Visit
from tests.browser.desk import Desk, Json, moves_in
from tests.browser.keys import play_by_keys, press_by_keys
from tests.browser.looking import barriers, scrolls, small_targets
from tests.browser.person import LAPTOP, PHONE, WIDE, Person
from tests.browser.tables import ARKWRIGHT_2025, CARD_GAME, WATER_FRAME
from tests.server.given import until

GUIDED = "guided-decade"
FIRST_PRICE = "price food 6"
LETTERED = """() => [...new Set([...document.querySelectorAll("[data-letter]")]
  .flatMap((one) => one.dataset.letter.split(" ")))].sort().join("")"""
"""The letters that things on the board carry."""


TELLS = '[data-test="next-turn"], [data-test="scene-go-on"]:enabled'
"""What goes on with what is told."""
MOST_TOLD = 40
"""Presses until all of it was told."""
CARD_GUIDED = "card-guided-decade"
NEW_EDITION = "new-edition"


def guided(title: str = WATER_FRAME.title, id: str = GUIDED) -> Json:
    file = resources.files(lessons) / title / f"{id}.json"
    found: Json = json.loads(file.read_text("utf-8"))
    return found


def begun(person: Person, title: str = WATER_FRAME.title, id: str = GUIDED) -> Desk:
    """A guided decade at its beginning."""
    table = person.post(f"/api/lessons/{title}/{id}", {"anew": True})
    desk = Desk(person, table["id"]).open()
    desk.test("note").wait_for()
    return desk


def note_of(desk: Desk) -> Json:
    note: Json = desk.person.get(f"/api/tables/{desk.id}/lesson")
    return note


def shows_note(desk: Desk) -> Json:
    """The note that the server says now, when all before it was told and the page shows it."""
    note = note_of(desk)
    there = desk.page.locator(f'[data-test="note"][data-says="{note["says"]}"]')
    told = desk.page.locator(TELLS)
    for _ in range(MOST_TOLD):
        there.or_(told).first.wait_for()
        if there.is_visible() and not told.is_visible():
            return note
        desk.press(told.first)
    raise AssertionError(f"{note['says']} is not shown")


def carry(desk: Desk, *letters: str) -> None:
    """Wait until these letters, and no others, stand on the board."""
    until(lambda: desk.page.evaluate(LETTERED) == "".join(letters))


def points(desk: Desk, note: Json) -> None:
    """What a note speaks of is on the board; where the game went on, its text has no letters."""
    if lettered(note, desk):
        carry(desk, *note["letters"])
    else:
        carry(desk)
        expect(desk.test("note-text").locator('[data-test^="letter-"]')).to_have_count(0)


def changes(desk: Desk, before: Json) -> None:
    """Wait until the note says something else."""
    until(lambda: note_of(desk) != before)


def read_on(desk: Desk, to: str) -> None:
    """Go on by the note's button until a step."""
    while (note := shows_note(desk))["step"] != to:
        desk.press(desk.test("note-on"))
        expect(desk.test("note")).not_to_have_attribute("data-step", note["step"])


def steps_of(desk: Desk, lesson: Json, by_keys: bool = False) -> Iterator[Json]:
    """Every step of a lesson as it is played, on the way that the lesson shows."""
    moves = iter(lesson["shown"])
    seen = ""
    while not (note := note_of(desk))["over"]:
        if note["step"] != seen:
            yield shows_note(desk)
            seen = note["step"]
        if note["number"] == note["count"]:
            return
        if note["reads"]:
            if by_keys:
                desk.page.keyboard.press("Enter")
            else:
                desk.press(desk.test("note-on"))
            changes(desk, note)
            continue
        if by_keys:
            play_by_keys(desk, next(moves))
        else:
            if desk.test("note-decide").is_visible():
                desk.press(desk.test("note-decide"))
            desk.play(next(moves))
        desk.shows(until(desk.ready))


def is_heard(note: Json, desk: Desk) -> None:
    """A reader of screens is told what the note says, and finds all that has a letter by name."""
    heard = desk.test("note-heard").inner_text()
    for said in desk.test("note-text").locator("h2, .text p").all_inner_texts():
        assert "".join(said.split()) in "".join(heard.split())
    tree = desk.page.locator("body").aria_snapshot().replace("''", "'")
    assert f'complementary "{desk.test("note").get_attribute("aria-label")}"' in tree
    assert f"- status: {heard[:20]}" in tree or f'- status: "{heard[:20]}' in tree
    if lettered(note, desk):
        for letter in note["letters"]:
            place = (desk.test(f"letter-{letter}").first.get_attribute("aria-label") or "")[3:]
            assert place
            in_text, on_board = f'button "{letter}: {place}"', f'button "{letter} ?: {place}\\. '
            assert re.search(in_text, tree)
            assert re.search(on_board, tree)


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
    for note in steps_of(desk, guided()):
        told.append(note["step"])
        for width, height in (LAPTOP, PHONE, WIDE):
            page.set_viewport_size({"width": width, "height": height})
            points(desk, note)
    assert told == [step["id"] for step in guided()["steps"]]
    # and when it is left, the game goes on at the same table
    desk.test("note-keep").click()
    expect_table_goes_on(desk)
    # then the page of lessons knows that it was played
    page.goto("/learn")
    expect(page.locator('[data-test="guided"] li.done')).to_have_count(len(told))


def lettered(note: Json, desk: Desk) -> bool:
    """Whether the board stands as the note tells; where the game went on it has no letters."""
    since = desk.position()["position"] - note["reached"][-1]["position"]
    return note["kind"] not in ("watch", "comment", "choice") or since <= 1


def expect_table_goes_on(desk: Desk) -> None:
    """The lesson is left, and the game there goes on when all was told."""
    until(lambda: desk.state()["lesson"] is None)
    expect(desk.test("note")).to_have_count(0)
    now = until(desk.ready)
    asks, tells = desk.test("question"), desk.page.locator(TELLS)
    for _ in range(MOST_TOLD):
        asks.or_(tells).first.wait_for()
        if not tells.is_visible():
            break
        desk.press(tells)
    desk.shows(now)
    desk.play(moves_in(now)[0])


def test_the_guided_decade_of_the_card_game_is_played_by_keys_alone(visit: Visit) -> None:
    person = visit(locale="fr-FR", color_scheme="dark", size=LAPTOP)
    lesson = guided(CARD_GAME.title, CARD_GUIDED)
    desk = begun(person, CARD_GAME.title, CARD_GUIDED)
    # when each step is played, then it is told in the language of the page, and shows what it means
    told, texts = [], []
    for note in steps_of(desk, lesson, by_keys=True):
        told.append(note["step"])
        texts.append(desk.test("note-text").inner_text())
        points(desk, note)
        is_heard(note, desk)
    assert told == [step["id"] for step in lesson["steps"]]
    assert all(len(text) > 40 for text in texts)
    assert not any("lesson-" in text or "client-" in text for text in texts)
    # and when it is left, the game goes on
    press_by_keys(desk, "note-keep")
    expect_table_goes_on(desk)


def test_the_guided_decade_of_the_card_game_is_tapped_to_its_end(visit: Visit) -> None:
    # given somebody who is told what others do, and sees every sale, as everybody is at first
    phone = {"size": PHONE, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
    person = visit(locale="de-DE", pace="usual", scenes=True, **phone)
    lesson = guided(CARD_GAME.title, CARD_GUIDED)
    desk = begun(person, CARD_GAME.title, CARD_GUIDED)
    # when each step is played, then the board stands where the note speaks of it
    told = []
    for note in steps_of(desk, lesson):
        told.append(note["step"])
        carry(desk, *note["letters"])
        assert small_targets(desk.page) == []
        assert not scrolls(desk.page)
    assert told == [step["id"] for step in lesson["steps"]]
    desk.test("note-keep").tap()
    expect_table_goes_on(desk)


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
    expect(desk.test("note-heard")).to_have_text(
        re.compile("^Make your company worth most. England")
    )
    expect(note).to_have_role("complementary")
    expect(note).to_have_accessible_name("Note of the lesson: The guided decade")
    # Enter goes on, and the focus is at the note afterwards
    keys.press("Enter")
    expect(note).to_have_attribute("data-step", "cycle")
    expect(desk.test("note-title")).to_be_focused()
    keys.press("Enter")
    expect(note).to_have_attribute("data-step", "marker")
    expect(desk.test("note-heard")).to_have_text(
        re.compile("^You sell as many as your appeal. Your factory")
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
    # what the note does not speak of steps back, until it is done
    expect(desk.frame).to_have_attribute("data-dims", "play")
    keys.press(" ")
    keys.press("Enter")
    desk.page.locator('main[data-number="1"]').wait_for()
    expect(desk.test("note-begun")).to_be_visible()
    expect(desk.frame).not_to_have_attribute("data-dims", re.compile("."))
    # nor does it, where that is not wanted
    desk.test("take-back").click()
    expect(desk.frame).to_have_attribute("data-dims", "play")
    desk.test("settings").click()
    desk.page.get_by_label("In lessons, what is not spoken of steps back").uncheck()
    desk.page.keyboard.press("Escape")
    expect(desk.frame).not_to_have_attribute("data-dims", re.compile("."))
    assert barriers(desk.page) == []


def test_all_rules_that_differ_are_unfolded_below_the_note(visit: Visit) -> None:
    person = visit()
    title, lesson = ARKWRIGHT_2025.title, guided(ARKWRIGHT_2025.title, NEW_EDITION)
    table = person.post(f"/api/lessons/{title}/{NEW_EDITION}", {"anew": True})
    desk, left = Desk(person, table["id"]), list(lesson["shown"])
    # given the last note of the lesson, which is played without the page
    while (note := note_of(desk))["number"] < note["count"]:
        if note["reads"]:
            person.post(f"/api/tables/{desk.id}/lesson", {"confirm": note["step"]})
        elif (now := desk.ready()) is not None:
            move = {"seat": now["seat"], "move": left.pop(0), "number": now["number"]}
            person.post(f"/api/tables/{desk.id}/moves", move)
    desk.open()
    expect(desk.test("note")).to_have_attribute("data-step", note["step"])
    # when the list below it is unfolded, then it tells every one of them
    fold = desk.test("note-otherwise")
    fold.locator("summary").click()
    expect(fold.locator("dt")).to_have_count(note["facts"]["rules"])
    # and each of its chapters leads to the rules beside the table
    fold.get_by_role("button").first.click()
    expect(desk.test("rules-leaf")).to_be_focused()


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


def test_on_a_phone_the_turns_of_others_are_told_before_the_note_about_them(visit: Visit) -> None:
    person = visit(size=PHONE, has_touch=True, is_mobile=True, pace="usual")
    desk = begun(person)
    read_on(desk, "marker")
    desk.test("note-decide").tap()
    shown = guided()["shown"]
    for move in shown[: shown.index(FIRST_PRICE)]:
        desk.play(move)
    expect(desk.test("note")).to_have_attribute("data-step", "price")
    desk.test("note-decide").tap()
    desk.play(FIRST_PRICE)
    desk.end_turn()
    # when others act, then what they do is before the reader, with the button that goes on
    desk.test("next-turn").tap()
    expect(desk.test("note")).to_have_count(0)
    # and the note about it comes to the front when all of it was told
    assert shows_note(desk)["step"] == "rivals"
    expect(desk.test("note-on")).to_be_visible()
