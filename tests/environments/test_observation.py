"""What a seat observes: its width, its place in the row, its own point of view."""

import random

import pytest

import arkwright
from arkwright.environments import Observation
from arkwright.environments.observation import LIMIT
from arkwright.environments.parts import Count, Each, Fields, Number, OneOf, Place, Rows
from arkwright.play.step import Json
from tests.titles import Case, one_of_each


def read(entry: Fields, value: Json) -> dict[str, int]:
    row: list[int] = []
    entry.read(value, row)
    return dict(zip([number.name for number in entry.numbers], row, strict=True))


def test_values_of_every_kind() -> None:
    entry = Fields(
        cash=Number(100),
        ready=Number(),
        good=OneOf(["food", "lamps"]),
        tiles=Count(["agent", "patent"]),
        ships=Count([2, 4]),
        placed=Place(["workers", "quality"], 3),
        stock=Each(["food", "lamps"], Number(10)),
        rows=Rows(3, Fields(workers=Number(), machines=Number())),
    )
    value = {
        "cash": 12,
        "ready": True,
        "good": "lamps",
        "tiles": {"agent": ""},
        "ships": [4, 2, 4],
        "placed": ["", "quality", ""],
        "stock": {"food": 3},
        "rows": [{"workers": 2, "machines": 1}, None],
    }
    assert {name: number for name, number in read(entry, value).items() if number} == {
        "cash": 12,
        "ready": 1,
        "good.lamps": 1,
        "tiles.agent": 1,
        "ships.2": 1,
        "ships.4": 2,
        "placed.quality": 2,
        "stock.food": 3,
        "rows.1.workers": 2,
        "rows.1.machines": 1,
    }
    assert [number.scale for number in entry.numbers[:2]] == [100, 1]


@pytest.mark.parametrize("case", one_of_each(), ids=repr)
def test_a_row_has_its_width_and_stays_near_one(case: Case) -> None:
    observation = Observation(case.title, case.seats)
    assert len(set(observation.names)) == len(observation.names)
    assert observation.parts[-1].last == len(observation.names)
    rng = random.Random(case.seed)
    game = case.new()
    far = 0.0
    while not game.over:
        row = observation.read(game, game.seat)
        assert len(row) == len(observation.names)
        far = max(far, *(abs(n) / scale for n, scale in zip(row, observation.scales)))
        asked = [n for n, v in zip(observation.names, row) if v and n.startswith("question.")]
        assert game.decision is not None
        assert {"question.mine", f"question.asks.{game.decision.question}"} <= set(asked)
        for _ in range(5):
            if not game.over:
                game.play(rng.choice(game.moves))
    assert 1 <= far <= LIMIT


@pytest.mark.parametrize("title", ["water-frame-2016", "arkwright-2025", "card-game"])
def test_every_seat_sees_itself_first(title: str) -> None:
    observation = Observation(title, seats=3)
    game = arkwright.new(title, seats=3, seed=4)
    rng = random.Random(4)
    for _ in range(60):
        game.play(rng.choice(game.moves))
    company = [n.removeprefix("company.") for n in observation.names if n.startswith("company.")]
    seen = [dict(zip(observation.names, observation.read(game, seat))) for seat in range(3)]
    for seat in range(3):
        assert seen[seat][f"seats.own.{seat}"] == 1
        assert seen[seat]["company.cash"] == game.view(seat)["companies"][seat]["cash"]
        for name in company:
            own = seen[seat][f"company.{name}"]
            assert own == seen[(seat + 2) % 3][f"rivals.1.{name}"]
            assert own == seen[(seat + 1) % 3][f"rivals.2.{name}"]
    assert [s["seats.start.0"] for s in seen].index(1) == game.view(None)["start"]


def test_what_can_not_be_observed_is_told() -> None:
    with pytest.raises(arkwright.BadSetup, match="there is no title 'chess'"):
        Observation("chess", 2)
    with pytest.raises(arkwright.BadSetup, match="card-game has 1, 2, 3, 4 seats, not 5"):
        Observation("card-game", 5)
