"""The worked examples of the 2025 book, end of the decade and the game, events: N47 to N50, N63
to N65.
"""

import pytest

from arkwright.boardgame.decade import HarbourWages
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.events import RevealEvent

from .given import (
    ARKWRIGHT,
    HEIKE,
    MARION,
    a_company,
    a_factory,
    a_table,
    at,
    both_2025,
    happened,
    legal,
    pounds,
    refusal,
    refused,
)


@both_2025
def test_N47_wages_in_the_harbour(edition: str) -> None:
    table = a_table(edition, wage=4)
    marion = a_company(table, cash=50, ships=[4, 2], posts=["lamps"])
    # Whoever works in a factory is paid elsewhere.
    a_factory(table, "food")
    game = at(table, HarbourWages())
    assert pounds(game, "paid", MARION, "harbour-wages") == 8
    assert marion.cash == 42


@both_2025
def test_N48_emergency_sale(edition: str) -> None:
    table = a_table(edition, wage=5)
    marion = a_company(table, cash=0, shares=10, space=28, posts=[*GOODS, "row-2", "row-3"])
    game = at(table, HarbourWages())
    assert pounds(game, "paid", MARION, "harbour-wages") == 30
    (sale,) = happened(game, "emergency-sale", MARION)
    assert sale.facts == {"count": 2, "pounds": 38, "lost": 4}
    assert (marion.shares, marion.share_space, marion.cash) == (8, 24, 8)


@both_2025
def test_N49_last_purchase(edition: str) -> None:
    table = a_table(edition, year=1810, event="end-of-game")
    marion = a_company(table, cash=84, shares=16, space=41, tiles=["broker"])
    game = at(table, RevealEvent())
    assert refusal(game, "buy 4").facts == {"price": 24, "cash": 84}
    assert refused(game, "buy 4") == ("shares-too-dear", "5.2.II.6")
    # The Broker's half price is no part of it.
    assert not legal(game, "broker 1")
    game.play("buy 3")
    assert (marion.shares, marion.cash) == (19, 12)


@pytest.mark.parametrize(
    ("contracts", "space", "value", "total"), [({"food": 6}, 35, 22, 418), ({}, 41, 24, 456)]
)
def test_N50_open_contract(contracts: dict[str, int], space: int, value: int, total: int) -> None:
    table = a_table(ARKWRIGHT, year=1810, event="end-of-game")
    # The Agent does not soften it.
    marion = a_company(table, cash=84, shares=16, space=41, contracts=contracts, tiles=["agent"])
    game = at(table, RevealEvent())
    game.play("buy 3")
    # The shares were bought at the value before the fall.
    assert marion.cash == 84 - 3 * 24
    (final,) = happened(game, "final-value", MARION)
    assert final.facts == {"shares": 19, "value": value, "total": total, "cash": 12}
    assert marion.share_space == space
    assert game.standings[0].score == total


def test_N63_ship_for_the_opium_war() -> None:
    table = a_table(ARKWRIGHT, year=1780, event="opium-war", fired=1)
    marion = a_company(table, space=20, ships=[6, 2])
    there = table.ships[6]
    game = at(table, RevealEvent())
    assert refused(game, "enlist 4") == ("ship-not-owned", "10.2")
    game.play("enlist 6")
    assert marion.ships == [2]
    assert (table.market.fired, table.ships[6]) == (1 + 2, there + 1)
    assert marion.share_space == 23


@both_2025
def test_N64_royal_society(edition: str) -> None:
    table = a_table(edition, event="royal-society")
    heike = a_company(table, HEIKE, cash=0, tiles=["school", "agent", "office"])
    a_factory(table, "food", HEIKE, rows=2)
    a_factory(table, "cutlery", HEIKE, rows=3, machines=[1, 2])
    game = at(table, RevealEvent())
    assert pounds(game, "received", HEIKE, "royal-society") == 6 + 12
    assert heike.cash == 18


@both_2025
def test_N64_incomplete_rows_do_not_count(edition: str) -> None:
    table = a_table(edition, event="royal-society")
    heike = a_company(table, HEIKE, cash=0)
    a_factory(table, "cutlery", HEIKE, rows=3).workers[2] -= 1
    at(table, RevealEvent())
    assert heike.cash == 2 * 4


@both_2025
@pytest.mark.parametrize(
    ("food", "lamps", "workers", "due"), [(2, 1, 7, 7), (3, 2, 12, 12), (3, 3, 15, 12)]
)
def test_N65_social_unrest(edition: str, food: int, lamps: int, workers: int, due: int) -> None:
    table = a_table(edition, event="social-unrest")
    # Neither crews nor the warehouse are counted.
    marion = a_company(table, cash=50, ships=[4], posts=["food", "row-2"])
    a_factory(table, "food", rows=food)
    a_factory(table, "lamps", rows=lamps)
    assert sum(factory.all_workers for factory in marion.factories.values()) == workers
    game = at(table, RevealEvent())
    assert pounds(game, "paid", MARION, "social-unrest") == due
    assert marion.cash == 50 - due
