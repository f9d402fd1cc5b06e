"""The worked examples of the end of a decade, of money troubles and of the end: W57 to W64."""

import pytest

from arkwright.boardgame.decade import HarbourWages
from arkwright.boardgame.events import RevealEvent
from arkwright.boardgame.obsolescence import Obsolescence
from arkwright.boardgame.production.wages import Wages

from .given import (
    ANGELICA,
    HAROLD,
    MARION,
    a_company,
    a_factory,
    a_table,
    at,
    both,
    happened,
    play,
    pounds,
    refusal,
)


@both
def test_W57_wage_of_a_crew(edition: str) -> None:
    table = a_table(edition, wage=4)
    marion = a_company(table, cash=50, ships=[4, 2])
    at(table, HarbourWages())
    assert marion.cash == 46


@both
def test_W58_last_purchase(edition: str) -> None:
    # The book of 2014 misprints 10 shares (decision B4).
    table = a_table(edition, year=1810)
    marion = a_company(table, cash=84, shares=16, space=36)
    game = at(table, RevealEvent())
    assert refusal(game, "buy 4").facts == {"price": 22, "cash": 84}
    game.play("buy 3")
    assert (marion.shares, marion.cash) == (19, 18)


@both
@pytest.mark.parametrize(("fired", "empty"), [(5, 80), (0, 75), (3, 78)])
def test_W59_too_few_workers_for_obsolete_factories(edition: str, fired: int, empty: int) -> None:
    # The book of 2014 misprints £15 for Harold (decision B3).
    table = a_table(edition, 3, year=1780, fired=fired, empty=empty)
    harold, angelica = ANGELICA, HAROLD  # Harold sits last here.
    companies = [a_company(table, seat, cash=50) for seat in (MARION, angelica, harold)]
    factories = [
        a_factory(table, "food", MARION),
        a_factory(table, "lamps", angelica),
        a_factory(table, "clothes", harold),
        a_factory(table, "cutlery", harold),
    ]
    at(table, Obsolescence())
    assert [factory.extra for factory in factories] == [2, 1, 1, 1]
    assert [company.cash for company in companies] == [50, 50 - 5, 50 - 10]
    assert (table.market.fired, table.market.workers) == (0, 0)


@both
def test_W60_emergency_sale(edition: str) -> None:
    table = a_table(edition, wage=5)
    marion = a_company(table, cash=0, shares=10, space=28)
    a_factory(table, "food", rows=3)
    game = at(table, Wages())
    assert pounds(game, "paid", MARION, "wages") == 6 * 5
    assert (marion.shares, marion.share_space, marion.cash) == (8, 24, 8)
    (sale,) = happened(game, "emergency-sale", MARION)
    assert sale.facts == {"count": 2, "pounds": 38, "lost": 4}


@both
@pytest.mark.parametrize(
    ("rows", "machines", "due", "loans", "left"),
    [(2, [1], 7, 1, 3), (3, [0], 12, 2, 8)],
)
def test_W61_loan(
    edition: str, rows: int, machines: list[int], due: int, loans: int, left: int
) -> None:
    table = a_table(edition, wage=2)
    marion = a_company(table, cash=0, shares=0, space=20)
    a_factory(table, "food", rows=rows, machines=machines)
    game = at(table, Wages())
    assert pounds(game, "paid", MARION, "wages") == due
    assert (marion.loans, marion.cash, marion.share_space) == (loans, left, 20 - loans)


@both
@pytest.mark.parametrize("marked", [1, 2])
def test_W62_marked_factories(edition: str, marked: int) -> None:
    table = a_table(edition, year=1810)
    marion = a_company(table, cash=24, shares=18, space=41)
    a_factory(table, "food", marked=True)
    a_factory(table, "clothes", marked=marked == 2)
    a_factory(table, "lamps")
    game = at(table, RevealEvent())
    # The last share is bought at the value before the loss.
    play(game, "buy 1")
    assert game.over
    assert (marion.cash, marion.share_space, marion.shares) == (0, 41 - 4 * marked, 19 - 2 * marked)


@both
@pytest.mark.parametrize(
    ("contracts", "space", "total"), [({"lamps": 6}, 35, 19 * 22), ({}, 41, 19 * 24)]
)
def test_W63_open_contract(edition: str, contracts: dict[str, int], space: int, total: int) -> None:
    table = a_table(edition, year=1810)
    marion = a_company(table, cash=3 * 24, shares=16, space=41, contracts=contracts)
    game = at(table, RevealEvent())
    play(game, "buy 3")
    assert game.over
    assert (marion.shares, marion.share_space) == (19, space)
    assert game.standings[0].score == total


@both
def test_W64_contract_on_the_last_space(edition: str) -> None:
    table = a_table(edition, year=1810)
    marion = a_company(table, cash=0, space=41, contracts={"food": 10})
    game = at(table, RevealEvent())
    assert game.over
    assert marion.share_space == 31
