"""Whatever is written at a table can be read on a small laptop, and what is asked is in sight."""

import pytest
from playwright.sync_api import expect

import arkwright
from arkwright import bots
from tests.browser.conftest import Visit
from tests.browser.desk import Desk, moves_in, played
from tests.browser.looking import tiny_texts
from tests.browser.person import LAPTOP, Person
from tests.browser.tables import TITLES

IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.bottom - 3);
  return one.contains(at);
}"""
"""Whether nothing lies over the lower edge of something, nor cuts it off."""


SHORTENED = """(names) => names.filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
"""Names that are longer than their room."""
TOUCHING = """(sums) => sums.flatMap((sum) => {
  const texts = document.createTreeWalker(sum, NodeFilter.SHOW_TEXT);
  const boxes = [];
  while (texts.nextNode()) {
    if (!texts.currentNode.data.trim() || texts.currentNode.parentElement.closest(".sr")) continue;
    const range = document.createRange();
    range.selectNode(texts.currentNode);
    boxes.push(range.getBoundingClientRect());
  }
  const tight = boxes.slice(1).filter((box, index) => box.left < boxes[index].right + 2);
  return tight.length ? [sum.innerText] : [];
})"""
"""The sums of a company of which one lies on its neighbour, or has no gap to it."""
LARGER = """() => {
  const kept = JSON.parse(localStorage.getItem("arkwright-settings"));
  localStorage.setItem("arkwright-settings", JSON.stringify({ ...kept, larger: true }));
}"""
SIZE = "(one) => parseFloat(getComputedStyle(one).fontSize)"


@pytest.fixture
def laptop(visit: Visit) -> Person:
    return visit(size=LAPTOP)


def test_no_text_at_any_table_is_too_small(laptop: Person) -> None:
    small: dict[str, list[str]] = {}
    for table in TITLES:
        title, options = table.title, table.options
        desk = laptop.new_table("me", "clerk", title=title, options=options).open()
        now = desk.my_turn()
        small[title] = tiny_texts(laptop.page)
        # also what would be
        desk.point_at(desk.option(table.opening[0]))
        expect(desk.test("preview").or_(desk.test("explanation"))).to_be_visible()
        desk.shows(now)
        small[f"{title}, pointed at"] = tiny_texts(laptop.page)
        # and what would be after a step of the action
        first, second = table.opening
        desk.play(first, now=now)
        now = desk.my_turn()
        desk.point_at(desk.option(moves_in(now, second)[0]))
        expect(desk.test("preview")).to_be_visible()
        desk.shows(now)
        small[f"{title}, a second step"] = tiny_texts(laptop.page)
    assert {where: found for where, found in small.items() if found} == {}


def test_what_is_asked_is_in_sight_on_a_small_laptop(laptop: Person) -> None:
    # the end of a turn is asked with both answers in sight
    game = arkwright.new("water-frame-2016", seats=4, seed=1)
    desk = laptop.brought(played(game, "place workers 4")).open()
    desk.my_turn()
    laptop.page.keyboard.press("e")
    for answer in ("end-turn-not-yet", "end-turn-confirm"):
        button = desk.test(answer)
        expect(button).to_be_visible()
        assert button.evaluate(IN_SIGHT), answer
    # and so are all steps of influence
    desk = at_influence(laptop)
    now = desk.my_turn()
    last = desk.option(moves_in(now)[-1])
    expect(last).to_be_visible()
    assert last.evaluate(IN_SIGHT)


def test_a_rule_is_read_to_its_last_line(laptop: Person) -> None:
    for title in ("water-frame-2016", "card-game"):
        desk = laptop.new_table("me", "clerk", title=title, shuffle=False).open()
        desk.my_turn()
        desk.test("rule").click()
        rule = desk.test("rule-text")
        expect(rule).to_be_visible()
        assert rule.evaluate("(one) => one.scrollHeight <= one.clientHeight")
        assert rule.evaluate(IN_SIGHT)


def test_who_plays_and_in_which_order_is_read_in_german(visit: Visit) -> None:
    person = visit(size=LAPTOP, locale="de")
    rivals = ("director/four-factories", "manager/shipper", "tycoon/two-factories")
    desk = person.new_table("me", *rivals, title="arkwright-2025", shuffle=False).open()
    desk.my_turn()
    expect(desk.test("company-1")).to_contain_text("vier Fabriken")
    names = desk.page.locator(".order > span, .inside > .top > b, .inside > .top > em")
    assert names.evaluate_all(SHORTENED) == []


def test_names_beside_a_sale_have_their_room(visit: Visit) -> None:
    rivals = ("clerk Strutt", "clerk Wedgwood")
    person = visit(size=LAPTOP, scenes=True)
    desk = person.new_table("me", *rivals, title="water-frame-2016", shuffle=False).open()
    desk.finish_turn()
    names = desk.page.locator("[data-test=scene-leaf] ~ ul b")
    expect(names.filter(has_text="Wedgwood")).to_be_visible()
    assert names.evaluate_all(SHORTENED) == []


def test_larger_figures_are_larger_and_keep_their_distance(laptop: Person) -> None:
    # given a table, and the same with larger figures
    desk = laptop.new_table("me", "clerk", "clerk", "clerk").open()
    desk.my_turn()
    figure = desk.page.locator(".sums b").first
    usual = figure.evaluate(SIZE)
    desk.page.evaluate(LARGER)
    desk.page.reload()
    desk.my_turn()
    # then they are, and none touches another
    assert figure.evaluate(SIZE) >= 1.1 * usual
    assert desk.page.locator(".sums").evaluate_all(TOUCHING) == []


def at_influence(person: Person) -> Desk:
    """A table of 2025 where I gain influence."""
    game = arkwright.new("arkwright-2025", seats=4, seed=1, east_india="yes")
    bot = bots.make("random", 1)
    while game.decision is None or game.decision.question != "take-influence":
        game.play(bot.choose(game, game.seat))
    return person.brought(game).open()
