"""The pictures of the README, in docs/pictures, of games from seeds.

`make docs-pictures` takes them all, `make docs-pictures ARGS=table` some of them.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

import arkwright
from arkwright import Game
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.desk import Desk, moves_in
from tests.browser.given import serving
from tests.browser.person import WIDE, Person
from tests.browser.pictures import LEAST
from tests.browser.seeking import Seeking
from tests.browser.tables import ARKWRIGHT_2025, CARD_GAME, WATER_FRAME, finished
from tests.browser.test_lessons import begun, read_on
from tests.browser.test_scene import fullest, productions

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MOST = 1_000_000
"""Bytes of a picture that a reader of the README waits for."""
EVEN = "--font-render-hinting=none"
"""Letters keep their distances in a smaller picture."""
SMALL = 1200 / WIDE[0]
"""How much smaller than on the screen."""
SEED = 11
NAMES = ["Ada", "Strutt", "Wedgwood", "Boulton"]
MIDDLE = 0.45
"""The part of a game after which there is something to see on the table."""


@cache
def played(table: Seeking) -> Game:
    """A game to its end, by companies that have names."""
    return arkwright.replay(replace(finished(table.title, seed=SEED).record, seats=NAMES))


def asked(table: Seeking, question: str) -> Game:
    """A game that bots play, as it stands when somebody is asked this for the first time after
    its middle.
    """
    game = played(table)
    moves = len(game.record.moves)
    places = range(int(MIDDLE * moves), moves)
    return next(
        now for now in map(game.at, places) if now.decision and now.decision.question == question
    )


def between(desk: Desk, kind: str) -> str:
    """A move of a kind, neither the first nor the last that is offered."""
    offered = moves_in(desk.my_turn(), kind)
    return offered[len(offered) // 2]


def a_preview(person: Person) -> None:
    """Distribution is pointed at, and what it would change is seen."""
    desk = person.brought(asked(WATER_FRAME, "distribution-action")).open()
    desk.point_at(desk.option(between(desk, "distribute")))
    expect(desk.test("preview")).to_be_visible()


def a_sale(person: Person) -> None:
    """A production is looked back at: who rises, and why."""
    game, scenes = productions(WATER_FRAME.title)
    place = fullest(scenes[:-1])["over"]
    desk = person.brought(game.at(place + 1)).open(f"/{place}")
    desk.test("see-sale").click()
    desk.test("scene-go-on").click()
    expect(desk.test("scene")).to_have_attribute("data-frame", "shares")


def a_lesson(person: Person) -> None:
    """The guided decade, where the first marker is placed."""
    desk = begun(person)
    read_on(desk, "marker")
    expect(desk.test("note-title")).to_be_visible()


def influence(person: Person) -> None:
    """Influence in the East India Company is weighed."""
    desk = person.brought(asked(ARKWRIGHT_2025, "take-influence")).open()
    desk.point_at(desk.option(between(desk, "influence")))
    expect(desk.test("preview")).to_be_visible()


def an_appeal(person: Person) -> None:
    """An appeal is chosen, but not played."""
    desk = person.brought(asked(CARD_GAME, "price-and-appeal")).open()
    desk.press(desk.option(between(desk, "appeal")))
    expect(desk.test("preview")).to_be_visible()


def the_end(person: Person) -> None:
    desk = person.brought(played(WATER_FRAME), 0).open("/end")
    expect(desk.test("standings")).to_be_visible()
    person.page.wait_for_load_state("networkidle")


PICTURES: dict[str, tuple[Callable[[Person], None], float]] = {
    "table": (a_preview, SMALL),
    "arkwright-2025": (influence, 1),
    "card-game": (an_appeal, SMALL),
    "sale": (a_sale, SMALL),
    "lesson": (a_lesson, SMALL),
    "end": (the_end, SMALL),
}
"""What is on each, and its size, as a part of that on the screen."""


def take(person: Person, name: str, scale: float) -> None:
    width, height = WIDE
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": scale}
    tools = person.context.new_cdp_session(person.page)
    answer = tools.send("Page.captureScreenshot", {"format": "png", "clip": clip})
    picture = base64.b64decode(answer["data"])
    assert LEAST < len(picture) < MOST, f"{name} has {len(picture)} bytes"
    (FOLDER / f"{name}.png").write_bytes(picture)


def main(*names: str) -> None:
    """Take some of the pictures, or all."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, EVEN])
        with serving(f"sqlite:///{folder}/arkwright.db") as server:
            for name in names or PICTURES:
                show, scale = PICTURES[name]
                person = Person(browser, server.url, server.database, explain=False)
                show(person)
                take(person, name, scale)
                person.leave()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
