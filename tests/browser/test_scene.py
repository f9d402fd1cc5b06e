"""The sale as a scene: every figure is the one that the server tells, in every part of it."""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, WebSocket, expect

import arkwright
from arkwright import Game
from arkwright.play.journal import Event
from tests.browser.conftest import Visit, at_every_title
from tests.browser.desk import END_TURN, Desk
from tests.browser.looking import barriers, small_targets
from tests.browser.person import PHONE, Person
from tests.browser.seeking import Seeking
from tests.browser.tables import CARD_GAME, WATER_FRAME, finished

Json = dict[str, Any]
Figures = dict[str, Callable[[Json], list[int]]]


def change(before: str, after: str) -> Callable[[Json], list[int]]:
    """A figure before and after, or alone where it stays."""
    return lambda company: list(dict.fromkeys([company[before], company[after]]))


def only(name: str) -> Callable[[Json], list[int]]:
    return lambda company: [company[name]]


def some(*names: str) -> Callable[[Json], list[int]]:
    """Figures that are left out where the first is none."""
    return lambda company: [company[name] for name in names] if company[names[0]] else []


def contract(company: Json) -> list[int]:
    """What is contracted, and what it rose to; alone where it was served or stays."""
    before, after = company["contract"], company["contract_after"]
    return [figure for figure in dict.fromkeys([before, after]) if figure]


def store(company: Json) -> list[int]:
    """What lay in store and lies there now; alone where it is the same."""
    before, after = company["store_before"], company["store_after"]
    return list(dict.fromkeys([before, after])) if before + after else []


NAMED = {"shares": "shares", "money": "money", "rest": "ship, store"}
LEFT: Figures = {
    "left": some("left"),
    "shipped": some("shipped", "shipping"),
    "stored": some("stored"),
    "lost": some("lost"),
}
OF_BOARD_GAME: dict[str, Figures] = {
    "shares": {"space": change("space_before", "space_after")},
    "money": {
        "sales": lambda company: [company["sold"], company["price"]],
        "income": only("income"),
        "wages": some("wages"),
        "upkeep": some("upkeep"),
        "cash": change("cash_before", "cash_after"),
    },
    "rest": {**LEFT, "contract": contract, "store": store},
}
OF_CARD_GAME: dict[str, Figures] = {
    "rest": LEFT,
    "money": {
        "income": only("income"),
        "shipping": some("shipping"),
        "fixed": only("fixed"),
        "wages": only("wages"),
        "upkeep": some("upkeep"),
        "cash": change("cash_before", "cash_after"),
    },
    "shares": {"value": change("value_before", "value_after")},
}


@cache
def productions(title: str, seats: int = 4) -> tuple[Game, list[Json]]:
    """A whole game with its scenes."""
    game = finished(title, seats)
    again = arkwright.replay(game.record).at(0)
    moves: list[tuple[int, list[Event]]] = [(0, list(again.events))]
    for move in game.played:
        before = len(again.events)
        again.play(move)
        moves.append((len(again.played), list(again.events[before:])))
    return game, game.title.scenes.told(moves)


def fullest(scenes: list[Json]) -> Json:
    """The production that has most to show."""
    return max(
        scenes,
        key=lambda one: (sum(c["left"] > 0 for c in one["companies"]), len(one["calls"])),
    )


def ends_turn(game: Game, scene: Json) -> bool:
    return bool(game.played[scene["begun"] - 1].text == END_TURN)


def heard(desk: Desk) -> list[Json]:
    """The scenes that the page is told from now on."""
    found: list[Json] = []

    def hear(text: str | bytes) -> None:
        news = json.loads(text)
        found.extend(news.get("scenes", []))

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    desk.page.on("websocket", listen)
    return found


def before(person: Person, title: str, seats: int = 4) -> tuple[Desk, Json]:
    """A table where I am about to end the turn after which something is sold, and the scene."""
    game, scenes = productions(title, seats)
    scene = fullest([one for one in scenes if one["over"] == one["begun"] and ends_turn(game, one)])
    desk = person.brought(game.at(scene["begun"] - 1)).open()
    past_what_was_missed(desk)
    return desk, scene


def cell(desk: Desk, line: str, seat: int) -> Locator:
    return desk.test("scene").locator(f'[data-line="{line}"] td[data-seat="{seat}"]')


def stands(desk: Desk, scene: Json, frame: str) -> None:
    """The history bar names the call or the part; cards and track are as far as that is told."""
    frames = [one["id"] for one in scene["frames"]]
    paid = frames.index(frame) >= frames.index("money")
    risen = frames.index(frame) >= frames.index("shares")
    calls = len(scene["calls"])
    named = f"call {calls} of {calls}" if frame == "call" else NAMED[frame]
    expect(desk.test("position-of")).to_contain_text(f"production of {scene['good']}, {named}")
    for company in scene["companies"]:
        card = desk.test(f"company-{company['seat']}")
        # What ships bring may come after the money.
        if frame != "rest" or not paid:
            expect(card).to_contain_text(f"£{company['cash_after' if paid else 'cash_before']}")
        if "value_before" in company:
            expect(card).to_contain_text(f"£{company['value_after' if risen else 'value_before']}")
        elif not paid:
            space = company["space_after" if risen else "space_before"]
            expect(desk.test("share-track")).to_contain_text(f"space {space}, share value")


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@at_every_title
def test_each_part_of_a_scene_has_the_figures_that_the_server_tells(
    table: Seeking, regular: Person
) -> None:
    # given a table where one looks back at a production
    game, scenes = productions(table.title)
    sought = fullest(scenes[:-1])
    desk = regular.brought(game.at(sought["over"] + 1))
    told = heard(desk)
    desk.open(f"/{sought['over']}")
    expect(desk.frame).to_have_attribute("data-position", str(sought["over"]))
    scene = next(one for one in told if one["begun"] == sought["begun"])
    # when it is seen again, then all calls stand in their rows
    desk.test("see-sale").click()
    shown = desk.test("scene")
    expect(shown).to_have_attribute("data-call", str(len(scene["calls"])))
    assert shown.locator(".box[data-call]").count() == len(scene["calls"])
    stands(desk, scene, "call")
    for company in scene["companies"]:
        # With what was sold beyond the market.
        sums = cell(desk, "sales", company["seat"]).locator(".figure").inner_text()
        assert numbers(sums) == [company["sold"], company["price"]]
    # and each part has the figures of every company
    figures = OF_CARD_GAME if table is CARD_GAME else OF_BOARD_GAME
    for frame in [frame["id"] for frame in scene["frames"][1:]]:
        if frame == "rest" and not desk.test("scene-rest").count():
            assert not any(company["left"] for company in scene["companies"])
            continue
        desk.test("scene-go-on").click()
        expect(shown).to_have_attribute("data-frame", frame)
        stands(desk, scene, frame)
        for line, of in figures[frame].items():
            for company in scene["companies"]:
                figure = cell(desk, line, company["seat"]).locator(".figure")
                assert (numbers(figure.inner_text()) if figure.count() else []) == of(company), line
        if frame == "shares":
            for company in scene["companies"]:
                steps = {"sales": company["for_sales"], "appeal": company["appeal_bonus"]["steps"]}
                for line, count in steps.items():
                    assert cell(desk, line, company["seat"]).locator(".steps i").count() == count
            tells_a_better_price(desk, scene)
    # when one goes on from the last, then the company is seen again, and the log has the same scene
    desk.test("scene-go-on").click()
    expect(shown).to_have_count(0)
    desk.test("page-log").click()
    desk.test(f"log-sale-{scene['begun']}").click()
    expect(shown).to_be_visible()
    desk.test("scene-skip").click()
    expect(shown).to_have_count(0)


def tells_a_better_price(desk: Desk, scene: Json) -> None:
    """A price that would have brought more is said where there is one."""
    path = f"/api/tables/{desk.id}"
    seat = desk.person.get(f"{path}/positions/{scene['over']}")["seat"]
    found = desk.person.get(f"{path}/hindsight/{scene['begun']}?seat={seat}")
    if found is None:
        expect(desk.test("scene-better")).to_have_count(0)
    else:
        expect(desk.test("scene-better")).to_contain_text(f"At £{found['better']['price']}")
        expect(desk.test("scene-better")).to_contain_text(f"for £{found['better']['income']}")


def test_a_sale_runs_by_itself_and_is_gone_through_by_keys(visit: Visit) -> None:
    desk, scene = before(visit(scenes=True, reduced_motion="no-preference"), WATER_FRAME.title)
    calls = len(scene["calls"])
    shown = desk.test("scene")
    # when my turn ends and something is sold, then its calls run
    desk.play(END_TURN)
    expect(shown).to_have_attribute("data-call", str(calls))
    expect(desk.test("scene-lines")).to_contain_text(f"of {scene['companies'][0]['made']}")
    desk.page.evaluate("document.activeElement.blur()")
    # when it is stepped back, then it is held there, and its column has only what was called
    for _ in range(2):
        desk.page.keyboard.press(",")
    expect(shown).to_have_attribute("data-call", str(calls - 2))
    expect(desk.test(f"market-{scene['good']}")).to_contain_text("selling now")
    # when it runs on, then to the end of the calls
    desk.page.keyboard.press(" ")
    expect(shown).to_have_attribute("data-call", str(calls))
    # when one goes on, then part by part, to the end
    for frame in scene["frames"][1:3]:
        desk.page.keyboard.press("Enter")
        expect(shown).to_have_attribute("data-frame", frame["id"])
    desk.page.keyboard.press("s")
    expect(shown).to_have_count(0)


def test_what_is_played_back_waits_for_a_sale_and_goes_on(visit: Visit) -> None:
    # given a game in which one looks at the position before a production
    game, scenes = productions(WATER_FRAME.title)
    scene = next(one for one in scenes if one["over"] == one["begun"])
    desk = visit(scenes=True).brought(game.at(scene["begun"] + 2)).open(f"/{scene['begun'] - 1}")
    expect(desk.test("this-move")).to_be_visible()
    # when it is played back, then the production is told and waits
    desk.page.keyboard.press("p")
    shown = desk.test("scene")
    expect(shown).to_have_attribute("data-call", str(len(scene["calls"])))
    assert desk.test("playback").get_attribute("aria-pressed") == "true"
    # when one has gone on through its parts, then it runs on to the present
    for frame in scene["frames"][1:3]:
        desk.page.keyboard.press("Enter")
        expect(shown).to_have_attribute("data-frame", frame["id"])
    desk.page.keyboard.press("s")
    expect(desk.test("this-move")).to_have_count(0)
    expect(desk.test("playback")).to_have_attribute("aria-pressed", "false")


def test_in_german_nothing_moves_and_the_scene_is_skipped_for_good(visit: Visit) -> None:
    person = visit(scenes=True, locale="de-DE", bypass_csp=True)
    # Of three, some production asks nobody anything.
    desk, scene = before(person, CARD_GAME.title, seats=3)
    desk.play(END_TURN)
    # then the calls stand complete, and can be stepped through
    expect(desk.test("scene")).to_have_attribute("data-call", str(len(scene["calls"])))
    expect(desk.test("scene").locator("h2")).to_have_text(re.compile("^Verkauf von"))
    desk.page.evaluate("document.activeElement.blur()")
    desk.page.keyboard.press(",")
    expect(desk.test("scene")).to_have_attribute("data-call", str(len(scene["calls"]) - 1))
    assert barriers(desk.page) == []
    # when it is always to be skipped, then it is gone, and the setting says so
    desk.test("scene-always-skip").click()
    expect(desk.test("scene")).to_have_count(0)
    kept = desk.page.evaluate("JSON.parse(localStorage.getItem('arkwright-settings')).scene")
    assert kept == "skip"


def test_a_sale_on_a_phone(visit: Visit) -> None:
    phone = {"size": PHONE, "has_touch": True, "is_mobile": True, "bypass_csp": True}
    desk, scene = before(visit(scenes=True, **phone), WATER_FRAME.title)
    desk.play(END_TURN)
    shown = desk.test("scene")
    expect(shown).to_have_attribute("data-call", str(len(scene["calls"])))
    assert small_targets(desk.page) == []
    assert barriers(desk.page) == []
    parts = desk.page.locator("nav button[data-test^=scene-]").count()
    for _ in range(parts):
        desk.test("scene-go-on").tap()
    expect(shown).to_have_count(0)
    expect(desk.test("question")).to_be_visible()


def sits_alone(person: Person, game: Game, place: int, end: int) -> Desk:
    """A table at a place, where I have the seats of all who play between that and an end."""
    seats = {game.at(at).seat for at in range(place, end)}
    desk = person.brought(game.at(place), *seats).open()
    desk.page.evaluate(
        "localStorage.setItem('arkwright-settings', JSON.stringify({handOver: false}))"
    )
    desk.page.reload()
    past_what_was_missed(desk)
    return desk


def past_what_was_missed(desk: Desk) -> None:
    """Who comes back to a game by turns sees what was sold meanwhile; nothing is asked before."""
    skip = desk.test("scene-skip")
    skip.or_(desk.test("question")).first.wait_for()
    if skip.count():
        desk.press(skip)
    desk.my_turn()


def test_what_is_asked_after_a_sale_waits_until_that_was_seen(visit: Visit) -> None:
    # given a production after which something is asked that does not belong to it
    game, scenes = productions(WATER_FRAME.title)
    scene = next(
        one
        for one in scenes
        if one["over"] == one["begun"]
        and ends_turn(game, one)
        and game.at(one["begun"]).table.agenda[-1].question() != "turn"
    )
    desk = sits_alone(visit(scenes=True), game, scene["begun"] - 1, scene["over"] + 1)
    # when my turn ends, then only the sale is shown, with cards and track as they were before it
    desk.play(END_TURN)
    expect(desk.test("scene")).to_be_visible()
    expect(desk.test("scene-leaf")).to_be_visible()
    expect(desk.test("question")).to_have_count(0)
    stands(desk, scene, "call")
    # when it was seen, then it is asked, and the column has what was sold
    desk.test("scene-skip").click()
    expect(desk.test("question")).to_be_visible()
    first = scene["companies"][0]
    expect(desk.test("markets")).to_contain_text(f"sold {first['sold']} of {first['made']}")


def test_where_a_sale_asks_me_it_waits_for_my_answer(visit: Visit) -> None:
    # given a production that asks somebody what to ship
    game, scenes = productions(WATER_FRAME.title)
    asking = [one for one in scenes if one["over"] > one["begun"] and ends_turn(game, one)]
    scene = next(one for one in asking if one["frames"][-1]["place"] == one["begun"])
    place = scene["begun"]
    desk = sits_alone(visit(scenes=True), game, place - 1, scene["over"])
    desk.play(END_TURN)
    # when all is told that is known, then it waits for the answer, with the figures that were paid
    go_on = desk.test("scene-go-on")
    for _ in scene["frames"]:
        if go_on.is_enabled():
            go_on.click()
    expect(go_on).to_have_text(re.compile("Your answer"))
    expect(go_on).to_be_disabled()
    first = scene["companies"][0]
    expect(desk.test("markets")).to_contain_text(f"sold {first['sold']} of {first['made']}")
    # when it was given in the leaf, then it goes on, and out
    for at in range(place, scene["over"]):
        desk.play(game.played[at].text)
    expect(go_on).to_be_enabled()
    go_on.click()
    expect(desk.test("scene")).to_have_count(0)
