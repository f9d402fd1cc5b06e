"""The job market, which the engine keeps as one number, beside one of rows and columns."""

import random

import pytest

import arkwright
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.events import economic_crisis
from arkwright.boardgame.table import Table
from tests.boardgame.printed_market import EMPTY, HOLE, WORKER, Market
from tests.editions import edition_file

TITLE = "water-frame-2016"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_demand_and_wage_are_those_of_the_printed_market(seats: int, seed: int) -> None:
    table = arkwright.new(TITLE, seats=seats, seed=1, setup="free").table
    assert isinstance(table, Table)
    market = table.market
    printed = Market(edition_file(TITLE), seats)
    rng = random.Random(seed)
    employed = 0
    crises = 0
    for _ in range(150):
        happening = rng.choice(("hire", "hire", "fire", "return", "crisis"))
        if happening == "hire":
            count = rng.randint(0, min(9, market.hireable))
            printed.leave(min(count, market.workers))
            market.hire(count)
            employed += count
        elif happening == "fire":
            count = rng.choice((employed, rng.randint(0, employed)))
            market.fire(count)
            employed -= count
        elif happening == "return":
            printed.come_back(market.bring_back(rng.choice((1, 2, 3, 30)), table.edition))
        elif rng.random() < 0.4:
            economic_crisis(table)
            facts = table.journal.events[-1].facts
            printed.crisis(int(facts["returned"]), int(facts["moved"]))
            crises += 1
        assert market.workers == printed.count(WORKER)
        assert market.empty == printed.count(EMPTY)
        assert market.holes == printed.count(HOLE)
        assert table.wage == printed.wage()
        for good in GOODS:
            assert table.demand(good) == printed.demand(good)
        assert market.workers + market.fired + market.boxed + employed == market.spaces
    assert crises > 5
