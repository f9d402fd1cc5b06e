"""A table as a person plays at it: by looking and clicking."""

from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, Page, expect

from arkwright import Game
from tests.server.given import PATIENCE, until

if TYPE_CHECKING:
    from tests.browser.person import Person

Json = dict[str, Any]
END_TURN = "end turn"
DONE = "done"
PASS = "pass"
ASKED = ", ".join(
    f'[data-test="{name}"]' for name in ("question", "standings", "to-end", "hand-over")
)
"""What a page shows that waits for nobody but me."""
FOLLOW = """async (to) => {
  history.pushState(null, "", to);
  dispatchEvent(new PopStateEvent("popstate"));
  await new Promise(requestAnimationFrame);
}"""
"""Another page of the client in the place of this one, as after a click on a link."""
EDGE = 4
"""Pixels from its left edge that a thing is clicked: a marker may lie on its middle."""


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
        """Go to the page of the table, or of a place there, and wait until it is drawn.

        Who is in the client already goes there as by a link in it, which loads nothing twice.
        """
        if self.page.url.startswith(self.person.url) and self.path not in self.page.url:
            self.page.evaluate(FOLLOW, self.path + place)
        else:
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
        """The option of a move in the decision leaf, or on the sheet that belongs to it."""
        leaves = self.test("decision").or_(self.test("price-sheet"))
        return leaves.locator(f'[data-move="{move}"]')

    def target(self, move: str) -> Locator:
        """What on the board stands for a move, among others perhaps."""
        return self.page.locator(f'[data-moves~="{written(move)}"]')

    def own_target(self, move: str) -> Locator:
        """What on the board stands for a move alone."""
        return self.page.locator(f'[data-moves="{written(move)}"]')

    def log(self) -> Locator:
        """The log, opened if another page lies above it."""
        self.test("page-log").click()
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
        self.page.locator(ASKED).first.wait_for(state="attached", timeout=3000 * PATIENCE)
        now: Json = until(self.ready)
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
            self.press(self.test("done"))
        elif through == "board":
            self.click_on_board(move)
        else:
            self.open_scale(move)
            self.press(self.option(move))
        self.confirm(before)

    def open_scale(self, move: str) -> None:
        """Have all prices listed for one that is not near the present one."""
        if not move.startswith("price"):
            return
        good = move.split()[1]
        self.test(f"prices-{good}").wait_for()
        for more in (f"prices-before-{good}", f"prices-after-{good}"):
            if not self.option(move).count() and self.test(more).count():
                self.press(self.test(more))

    def press(self, thing: Locator) -> None:
        """Click it, or tap it on a screen that is touched."""
        if self.person.touches:
            thing.tap()
        else:
            # A hand that rests would not be meant where something else has come to lie.
            self.page.mouse.move(0, 0)
            thing.click()

    def end_turn(self) -> None:
        """Ask for the end of the turn, if that is not asked already, and say yes."""
        if not self.test("end-turn-confirm").is_visible():
            self.press(self.test("end-turn"))
        self.press(self.test("end-turn-confirm"))

    def finish_turn(self) -> None:
        """End the turn from wherever it is, doing only what must be done, and see it ended."""
        before, now = len(self.ends()), self.my_turn()
        while not {DONE, END_TURN} & set(offered := moves_in(now)):
            self.play(PASS if PASS in offered else offered[0], now=now)
            now = self.my_turn()
        self.end_turn()
        until(lambda: len(self.ends()) > before)

    def ends(self) -> list[Json]:
        """The ends of turns of the seats that I hold."""
        mine = [seat["seat"] for seat in self.state()["seats"] if seat["mine"]]
        happened = self.person.get(f"/api/tables/{self.id}/history?limit=2000")["happened"]
        return [one for one in happened if one["move"] == END_TURN and one["seat"] in mine]

    def click_on_board(self, move: str) -> None:
        """Click things on the board that stand for a move, until it is the only one left.

        A sheet that lies on my company is taken away first.
        """
        if self.test("turn-sheet").count():
            self.press(self.test("turn-sheet"))
        for _ in range(3):
            own = self.own_target(move)
            if own.count():
                self.press_edge(own.first)
                return
            self.press_edge(self.target(move).first)
        self.press(self.option(move))

    def press_edge(self, thing: Locator) -> None:
        box = thing.bounding_box()
        assert box is not None
        self.page.mouse.move(0, 0)
        thing.click(position={"x": EDGE, "y": box["height"] / 2})

    def confirm(self, before: int) -> None:
        """See a move played; where the click has only chosen it, the button with its name plays."""
        changed = f'main[data-number]:not([data-number="{before}"])'
        chosen = '[data-test="decision"][aria-busy="false"] [data-test="play"]:enabled'
        self.page.locator(f"{changed}, {chosen}").first.wait_for()
        if not self.page.locator(changed).is_visible():
            self.press(self.test("play"))
            self.page.locator(changed).wait_for()


def mine(now: Json) -> Json:
    """My company in a position."""
    company: Json = now["view"]["companies"][now["seat"]]
    return company


def moves_in(now: Json, kind: str = "") -> list[str]:
    """The legal moves of a position, or those of a kind."""
    return [one["text"] for one in now["decision"]["moves"] if kind in ("", one["kind"])]


def played(game: Game, *moves: str) -> Game:
    """A game with these moves, each played as soon as it could be."""
    for move in moves:
        while move not in (legal := [one.text for one in game.moves]):
            game.play(next((one for one in (DONE, PASS, END_TURN) if one in legal), legal[0]))
        game.play(move)
    return game


def written(move: str) -> str:
    """A notation without spaces, as an attribute lists it."""
    return move.replace(" ", "-")
