"""A table as a person plays at it: by looking and clicking."""

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, Page, Position, expect

from tests.server.given import PATIENCE, until

if TYPE_CHECKING:
    from tests.browser.person import Person

Json = dict[str, Any]
END_TURN = "end turn"
DONE = "done"
CORNER: Position = {"x": 2, "y": 3}
"""Where a thing is clicked: a marker may lie on its middle."""


class Desk:
    """One person at one table."""

    def __init__(self, person: "Person", id: str, page: Page | None = None) -> None:
        self.person = person
        self.id = id
        self.page = page or person.page

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def open(self, place: str = "") -> "Desk":
        """Load the page of the table, or of a place there, and wait until it is drawn."""
        self.page.goto(self.path + place)
        self.frame.wait_for()
        return self

    def return_to(self, place: int) -> bool:
        """Take back what was played since a position, by clicking, if that can be done."""
        if not self.page.url.endswith(self.path):
            return False
        while (now := self.position())["position"] > place:
            if not now["undoable"]:
                return False
            self.shows(now)
            self.test("take-back").click()
            self.page.locator(f'main:not([data-number="{now["number"]}"])').wait_for()
        self.shows(now)
        return bool(now["position"] == place)

    # What is there

    @property
    def frame(self) -> Locator:
        return self.page.locator("main[data-number]")

    def test(self, name: str) -> Locator:
        """What carries this name for tests."""
        return self.page.locator(f'[data-test="{name}"]')

    def option(self, move: str) -> Locator:
        """The option of a move in the decision leaf."""
        return self.test("decision").locator(f'[data-move="{move}"]')

    def target(self, move: str) -> Locator:
        """What on the board stands for a move, among others perhaps."""
        return self.page.locator(f'[data-moves~="{written(move)}"]')

    def own_target(self, move: str) -> Locator:
        """What on the board stands for a move alone."""
        return self.page.locator(f'[data-moves="{written(move)}"]')

    def log(self) -> Locator:
        """The log, opened if another of the papers lies above it."""
        self.test("paper-log").click()
        return self.test("log")

    # What the server says

    def position(self) -> Json:
        position: Json = self.person.get(f"/api/tables/{self.id}/position")
        return position

    def state(self) -> Json:
        table: Json = self.person.get(f"/api/tables/{self.id}")
        return table

    def my_turn(self) -> Json:
        """The position as soon as I must decide or the game is over, when the page shows it."""
        now: Json = until(self.ready, 3 * PATIENCE)
        self.shows(now)
        return now

    def ready(self) -> Json | None:
        now = self.position()
        decision = now["decision"]
        return now if now["over"] or decision["moves"] else None

    def shows(self, now: Json) -> None:
        """Wait until the page shows a position."""
        expect(self.frame).to_have_attribute("data-number", str(now["number"]))

    def point_at(self, thing: Locator) -> None:
        """Move the mouse there as a hand does: a page that changes under a resting one is not
        pointed at.
        """
        thing.hover()
        box = thing.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x + 1, y + 1)
        self.page.mouse.move(x, y)

    # Playing

    def play(self, move: str, through: str = "leaf", now: Json | None = None) -> None:
        """Play a legal move by clicking, in the decision leaf or on the board.

        Who has waited for the turn gives its position.
        """
        before = (now or self.my_turn())["number"]
        if move == END_TURN:
            self.end_turn()
        elif move == DONE:
            self.test("done").click()
        elif through == "board":
            self.click_on_board(move)
        else:
            self.option(move).click()
        self.confirm(before)

    def end_turn(self) -> None:
        """Ask for the end of the turn, if that is not asked already, and say yes."""
        if not self.test("end-turn-confirm").is_visible():
            self.test("end-turn").click()
        self.test("end-turn-confirm").click()

    def finish_turn(self, *, tap: bool = False) -> None:
        """End the turn from wherever it is, and see that it has ended."""
        before = len(self.ends())
        for name in ("end-turn", "end-turn-confirm"):
            button = self.test(name)
            if name == "end-turn" and self.test("end-turn-confirm").is_visible():
                continue
            button.tap() if tap else button.click()
        until(lambda: len(self.ends()) > before)

    def ends(self) -> list[Json]:
        """The ends of turns of the seats that I hold."""
        mine = [seat["seat"] for seat in self.state()["seats"] if seat["mine"]]
        happened = self.person.get(f"/api/tables/{self.id}/history?limit=2000")["happened"]
        return [one for one in happened if one["move"] == END_TURN and one["seat"] in mine]

    def click_on_board(self, move: str) -> None:
        """Click things on the board that stand for a move, until it is the only one left."""
        for _ in range(3):
            own = self.own_target(move)
            if own.count():
                own.first.click(position=CORNER)
                return
            self.target(move).first.click(position=CORNER)
        self.option(move).click()

    def confirm(self, before: int) -> None:
        """See a move played; where the click has only chosen it, the button with its name plays."""
        changed = f'main[data-number]:not([data-number="{before}"])'
        chosen = '[data-test="decision"][aria-busy="false"] [data-test="play"]:enabled'
        self.page.locator(f"{changed}, {chosen}").first.wait_for()
        if not self.page.locator(changed).is_visible():
            self.test("play").click()
            self.page.locator(changed).wait_for()


def written(move: str) -> str:
    """A notation without spaces, as an attribute lists it."""
    return move.replace(" ", "-")


class Rule:
    """Chooses by a seeded rule: rather a kind that was seldom chosen, so that many are seen."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.chosen: Counter[str] = Counter()

    def choose(self, decision: Json) -> str:
        kinds: dict[str, list[str]] = {}
        for move in decision["moves"]:
            kinds.setdefault(move["kind"], []).append(move["text"])
        weights = [1 / (1 + self.chosen[kind]) for kind in kinds]
        kind = self.rng.choices(list(kinds), weights)[0]
        self.chosen[kind] += 1
        return self.rng.choice(kinds[kind])
