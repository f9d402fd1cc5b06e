"""Every scene of every recorded game is held against the journal and against the table itself."""

from collections import Counter
from collections.abc import Iterator

import pytest

from arkwright import Event, Game
from arkwright.play.step import Json
from tests import playthrough
from tests.boardgame.given import a_company, a_factory, a_table, production
from tests.shapes import SHAPES, expect, package_of

CASH = {
    "received": 1,
    "paid": -1,
    "influenced": -1,
    "emergency-sale": 1,
    "emergency-fund": 1,
    "loan": 1,
    "brokered": -1,
    "borrowed": 1,
    "shares-bought": -1,
    "final-shares": -1,
}
"""What the events of both games do to the cash of their seats, where they say it in pounds."""
COUNTED = {"bought-shares": ("price", -1), "sold-shares": ("price", 1), "repaid": ("pounds", -1)}
"""Those that say it for each of several."""
ASKED_AFTERWARDS = (
    "charisma",
    "entrepreneur",
    "influence-bonus",
    "marker-for-charisma",
    "take-influence",
)
"""What is asked when a production is over, and nothing has been said yet that follows it."""
every_recorded_game = pytest.mark.parametrize("name", playthrough.names())
of_the_board_game = pytest.mark.parametrize("name", playthrough.names("boardgame"))


def gained(event: Event) -> int:
    """The pounds that an event brings its seat."""
    if event.id in COUNTED:
        fact, sign = COUNTED[event.id]
        return sign * event.number("count") * event.number(fact)
    return CASH[event.id] * event.number("pounds") if event.id in CASH else 0


class Told:
    """A recorded game with its scenes, and the events and the cash at every place."""

    def __init__(self, name: str) -> None:
        lines = playthrough.read(name)
        self.game: Game = playthrough.setup_in(lines).new()
        self.moves: list[tuple[int, list[Event]]] = [(0, list(self.game.events))]
        self.cash = [self.each("cash")]
        self.contracts = [self.each("contracts", {})]
        self.spaces = [self.each("share_space")]
        self.stocks = [self.each("stock", {})]
        self.agendas = [list(self.game.table.agenda)]
        for move in playthrough.moves_in(lines):
            before = len(self.game.events)
            self.game.play(move)
            self.moves.append((len(self.game.played), list(self.game.events[before:])))
            self.cash.append(self.each("cash"))
            self.contracts.append(self.each("contracts", {}))
            self.spaces.append(self.each("share_space"))
            self.stocks.append(self.each("stock", {}))
            self.agendas.append(list(self.game.table.agenda))
        self.scenes: list[Json] = self.game.title.scenes.told(self.moves)

    def each(self, figure: str, none: Json = None) -> list[Json]:
        """What every company has of something."""
        return [company.get(figure, none) for company in self.game.view(None)["companies"]]

    def so_far(self, place: int) -> Json:
        """The last scene as it is told when the game stands at a place."""
        return self.game.title.scenes.told(self.moves[: place + 1], self.agendas[place])[-1]

    def events(self, scene: Json) -> list[Event]:
        """All events from a scene's first to the end of the move in which it was over."""
        over = len(self.moves) - 1 if scene["over"] is None else scene["over"]
        events = [event for _, events in self.moves[scene["begun"] : over + 1] for event in events]
        begins = [n for n, event in enumerate(events) if event.id in ("production", "home-market")]
        first = next(n for n in begins if events[n].facts["good"] == scene["good"])
        return events[first:]


def told(name: str) -> Iterator[tuple[Told, Json]]:
    game = Told(name)
    assert game.scenes
    for scene in game.scenes:
        yield game, scene


@every_recorded_game
def test_a_scene_has_its_shape_and_is_over_when_the_game_is(name: str) -> None:
    for game, scene in told(name):
        expect("scene", scene, SHAPES[package_of(game.game)].Scene)
        assert scene["over"] is not None
        assert scene["companies"]
        assert [frame["place"] for frame in scene["frames"]] == sorted(
            frame["place"] for frame in scene["frames"]
        )


@every_recorded_game
def test_every_production_with_a_factory_is_a_scene(name: str) -> None:
    game = Told(name)
    begun = 0
    for _, events in game.moves:
        for number, event in enumerate(events):
            if event.id in ("production", "home-market"):
                begun += any(later.id == "produced" for later in events[number + 1 :][:4])
    assert len(game.scenes) == begun


@every_recorded_game
def test_a_scene_tells_the_cash_that_lies_on_the_table(name: str) -> None:
    for game, scene in told(name):
        events = game.events(scene)
        for company in scene["companies"]:
            seat = company["seat"]
            gains = sum(gained(event) for event in events if event.seat == seat)
            assert company["cash_before"] + gains == game.cash[scene["over"]][seat]
            costs = company["wages"] + company["upkeep"] + company.get("fixed", 0)
            raised = sum(
                note["facts"]["pounds"]
                for note in scene["notes"]
                if note["seat"] == seat
                and note["id"] in ("emergency-sale", "loan", "emergency-fund")
            )
            shipping = company["shipping"] if package_of(game.game) == "cardgame" else 0
            ruined = any(
                note["id"] == "bankrupt" and note["seat"] == seat for note in scene["notes"]
            )
            if not ruined:
                assert company["cash_after"] == (
                    company["cash_before"] + company["income"] + shipping + raised - costs
                )


@every_recorded_game
def test_a_scene_sells_what_the_journal_sold(name: str) -> None:
    for game, scene in told(name):
        events = game.events(scene)
        sold: Counter[int] = Counter()
        for event in events:
            if event.id in ("sold", "sold-at-home"):
                sold[event.seat or 0] += event.number("count")
            elif event.id in ("sold-to-patron", "sold-at-jubilee"):
                sold[event.seat or 0] += 1
        assert {c["seat"]: c["sold"] for c in scene["companies"] if c["sold"]} == +sold
        for company in scene["companies"]:
            assert company["income"] == company["sold"] * company["price"]
            assert company["left"] >= 0
        called = Counter(call["seat"] for call in scene["calls"])
        for company in scene["companies"]:
            beyond = company["sold"] - called[company["seat"]]
            patrons = [
                note
                for note in scene["notes"]
                if note["seat"] == company["seat"]
                and note["id"] in ("sold-to-patron", "sold-at-jubilee")
            ]
            assert beyond == len(patrons)
        rows = [call["row"] for call in scene["calls"]]
        assert rows == sorted(rows, reverse=True)
        assert len(scene["calls"]) == len(
            {(c["seat"], c.get("outsider"), c["row"]) for c in scene["calls"]}
        )


@of_the_board_game
def test_the_calls_of_the_board_game_use_up_the_demand(name: str) -> None:
    for _, scene in told(name):
        calls = scene["calls"]
        assert [call["wanted"] for call in calls] == [
            scene["demand"] - number for number in range(len(calls))
        ]
        assert scene["left"] == max(0, scene["demand"] - len(calls))
        assert scene["imported"] == sum(call["seat"] == -1 for call in calls)
        # Beyond the demand only equals sell.
        assert all(call["equal"] for call in calls if call["wanted"] < 1)


@of_the_board_game
def test_a_scene_tells_the_contracts_that_lie_in_the_harbour(name: str) -> None:
    for game, scene in told(name):
        before, after = (game.contracts[place] for place in (scene["begun"] - 1, scene["over"]))
        for company in scene["companies"]:
            seat = company["seat"]
            assert company["contract"] == before[seat].get(scene["good"], 0)
            assert company["contract_after"] == after[seat].get(scene["good"], 0)
        # What a company without a factory has contracted stands in no column: it is told in words.
        taking_part = {company["seat"] for company in scene["companies"]}
        rises = [e for e in game.events(scene) if e.id == "contract-rose"]
        noted = [note for note in scene["notes"] if note["id"] == "contract-rose"]
        assert len(noted) == sum(e.seat not in taking_part for e in rises)


@of_the_board_game
def test_a_scene_tells_the_goods_that_lie_in_the_warehouses(name: str) -> None:
    for game, scene in told(name):
        before, after = (game.stocks[place] for place in (scene["begun"] - 1, scene["over"]))
        for company in scene["companies"]:
            seat = company["seat"]
            assert company["store_before"] == before[seat][scene["good"]]
            assert company["store_after"] == after[seat][scene["good"]]


@of_the_board_game
def test_a_scene_tells_the_space_on_the_share_track(name: str) -> None:
    for game, scene in told(name):
        before, after = (game.spaces[place] for place in (scene["begun"] - 1, scene["over"]))
        events = game.events(scene)
        ends = next(n for n, e in enumerate(events) if e.id in game.game.title.scenes.ends)
        for company in scene["companies"]:
            seat = company["seat"]
            assert company["space_before"] == before[seat]
            assert company["space_over"] <= company["space_paid"] <= company["space_after"]
            # What the end of the decade takes comes later, perhaps with the same move.
            space = company["space_over"]
            for event in events[ends:]:
                if event.seat == seat and event.id in ("emergency-sale", "loan"):
                    space = max(1, space - event.number("lost"))
            assert space == after[seat]


def test_a_contract_that_is_served_is_gone() -> None:
    # given a company with six clothes and a contract for as many
    table = a_table("water-frame-2016", active="clothes")
    company = a_company(
        table, ships=[6], posts=["clothes"], stock={"clothes": 6}, contracts={"clothes": 6}
    )
    a_factory(table, "clothes", price=9)
    game = production(table)
    # when it ships them, then its scene tells the contract that it had
    game.play("ship 6 clothes")
    (scene,) = game.title.scenes.told([(0, game.events)])
    told = scene["companies"][company.seat]
    assert (told["contract"], told["contract_after"], told["shipped"]) == (6, 0, 6)
    # and that those that had just been made went before those in store
    assert (told["store_before"], told["store_after"], told["left"]) == (6, 3, 3)


@every_recorded_game
def test_each_reason_for_a_step_is_true(name: str) -> None:
    for game, scene in told(name):
        rises = [e for e in game.events(scene) if e.id in ("share-rose", "value-rose")]
        for bonus in ("appeal_bonus", "most_bonus"):
            if bonus not in scene["companies"][0]:
                continue
            for company in scene["companies"]:
                steps = sum(steps_for(e, bonus) for e in rises if e.seat == company["seat"])
                assert company[bonus]["steps"] == steps
                holds(scene, bonus, company)


def steps_for(rise: Event, bonus: str) -> int:
    if rise.id == "share-rose":
        return rise.number(bonus.removesuffix("_bonus"))
    return rise.number("steps") if rise.facts["cause"] == "appeal" else 0


def holds(scene: Json, bonus: str, company: Json) -> None:
    """What a reason says is so."""
    why, than = company[bonus]["why"], company[bonus]["than"]
    figure = "appeal" if bonus == "appeal_bonus" else "sold"
    mine = company[figure]
    of_seat = {one["seat"]: one[figure] for one in scene["companies"]}
    rivals = [value for seat, value in of_seat.items() if seat != company["seat"]]
    importer = scene.get("importer" if figure == "appeal" else "imported", 0)
    outsiders = {one["who"]: one["appeal"] for one in scene.get("outsiders", [])}
    match why:
        case "alone":
            assert company[bonus]["steps"] == 1
        case "tie-won":
            assert company[bonus]["steps"] == 1
            assert mine in (*rivals, importer, *outsiders.values())
        case "lower":
            assert of_seat[than] > mine
        case "equal" | "tie-lost":
            assert of_seat[than] == mine
        case "below-importer":
            assert importer > max([mine, *rivals])
        case "equal-importer":
            assert importer == mine
        case "below-outsider" | "equal-outsider":
            other = outsiders[company[bonus]["outsider"]]
            assert other > mine if why == "below-outsider" else other == mine
        case "nothing-sold":
            assert company["sold"] == 0
        case "too-few-sold":
            assert company["sold"] < 2
        case "bankrupt":
            assert company["bankrupt"]


@every_recorded_game
def test_what_no_frame_shows_is_noted_once(name: str) -> None:
    for game, scene in told(name):
        events = game.events(scene)
        for note in scene["notes"]:
            same = [
                e
                for e in events
                if (e.id, e.seat, e.facts) == (note["id"], note["seat"], note["facts"])
            ]
            assert same, note
            assert note["frame"] in [frame["id"] for frame in scene["frames"]]


def test_a_scene_goes_as_far_as_the_moves_do() -> None:
    game = Told("water-frame-2016-4")
    whole = game.scenes[0]
    for place in range(whole["begun"], whole["over"] + 1):
        told_by_then = game.game.title.scenes.told(game.moves[: place + 1])
        assert len(told_by_then) >= 1
        for frame in told_by_then[0]["frames"]:
            assert frame in whole["frames"]
            assert frame["place"] <= place
        assert (told_by_then[0]["over"] is None) == (place < whole["over"])


@every_recorded_game
def test_a_scene_that_is_asked_something_has_the_figures_of_the_journal_so_far(name: str) -> None:
    for game, whole in told(name):
        for place in range(whole["begun"], whole["over"]):
            scene = game.so_far(place)
            events = [e for _, happened in game.moves[whole["begun"] : place + 1] for e in happened]
            called = [e for e in events if e.id in ("sale", "sold-at-home")]
            sellers = 1 if package_of(game.game) == "boardgame" else len(scene["companies"])
            complete = any(frame["id"] == "call" for frame in scene["frames"])
            assert complete == (len(called) == sellers)
            assert called or not scene["calls"]
            sales = ("sold", "sold-at-home", "sold-to-patron", "sold-at-jubilee")
            for company in scene["companies"]:
                own = [e for e in events if e.seat == company["seat"]]
                sold = sum(int(e.facts.get("count", 1)) for e in own if e.id in sales)
                assert company["sold"] == sold
                assert company["income"] in (0, sold * company["price"])


@every_recorded_game
def test_a_scene_waits_for_what_belongs_to_it(name: str) -> None:
    for game, whole in told(name):
        for place in range(whole["begun"], whole["over"]):
            asked = game.agendas[place][-1].question()
            assert game.so_far(place)["waits"] == (asked not in ASKED_AFTERWARDS), asked
        assert not game.so_far(whole["over"])["waits"]


def test_each_part_names_the_sections_of_its_rulebook() -> None:
    for name, sections in (
        ("water-frame-2016-4", [["III.1"], ["III.2"], ["III.3"], ["III.4", "III.5"]]),
        ("arkwright-2025-3", [["5.3.I"], ["5.3.II"], ["5.3.III"], ["5.3.IV", "5.3.V"]]),
        ("card-game-3", [["2a"], ["2b"], ["2c"], ["2d"]]),
    ):
        assert [frame["sections"] for frame in Told(name).scenes[0]["frames"]] == sections
