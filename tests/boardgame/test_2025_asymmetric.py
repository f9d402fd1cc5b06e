"""Asymmetrical factories: bulk and luxury, their limits and their markers (2025 9.4)."""

import pytest

import arkwright
from arkwright.boardgame.actions.factory import FactoryAction, open_factory
from arkwright.boardgame.edition import Edition
from arkwright.boardgame.table import Table
from arkwright.play import Game

from .given import (
    ANGELICA,
    ARKWRIGHT,
    CLARA,
    HAROLD,
    MARION,
    NAMES,
    a_company,
    a_factory,
    a_table,
    at,
    both_2025,
    edition_of,
    happened,
    legal,
    offered,
    play,
    pounds,
    production,
    question,
    refusal,
    refused,
    table_of,
    turn,
)


def asymmetric(edition: str = ARKWRIGHT, **given: object) -> Table:
    table = a_table(edition, empty=20, asymmetric="yes", **given)  # type: ignore[arg-type]
    for seat in range(4):
        a_company(table, seat)
    return table


def building(table: Table, seat: int = MARION) -> Game:
    return at(table, FactoryAction(seat))


def test_without_the_module_there_are_usual_factories_only() -> None:
    table = a_table(ARKWRIGHT, empty=20)
    a_company(table)
    game = building(table)
    assert refused(game, "build food 1 bulk") == ("usual-factories-only", "9.4")
    assert game.view(MARION)["display"] is None


@both_2025
def test_what_the_kinds_cost_and_yield(edition: str) -> None:
    table = asymmetric(edition)
    seen = building(table).view(MARION)["display"]
    for good, display in seen.items():
        cost = display["cost"]
        for level in range(4):
            assert cost["bulk"][level] < cost["usual"][level] < cost["luxury"][level]
        assert display["limit"] == 2
        assert display["markers"] == [{"bulk": 2, "luxury": 2}] * 4
        yields = display["yields"]
        assert sum(yields["bulk"][0]) > sum(yields["usual"][0]) > sum(yields["luxury"][0])
        assert good in ("food", "clothes", "cutlery", "lamps")


@both_2025
def test_no_third_factory_of_a_kind_for_a_good(edition: str) -> None:
    table = asymmetric(edition)
    for seat in (HAROLD, ANGELICA):
        play(building(table, seat), "build food 1 luxury", "price food 5", "done", "done")
    game = building(table)
    assert refused(game, "build food 1 luxury") == ("kind-all-open", "9.4.I")
    assert legal(game, "build food 1 bulk")
    assert legal(game, "build food 1")
    assert legal(game, "build lamps 1 luxury")
    assert game.view(MARION)["display"]["food"]["markers"][0] == {"bulk": 2, "luxury": 0}


def test_a_marker_on_somebody_s_board_is_exchanged() -> None:
    table = asymmetric()
    for seat in (HAROLD, ANGELICA):
        play(building(table, seat), "build clothes 1", "price clothes 5", "done", "done")
    # Both luxury backs are out, as in the book's example.
    for seat in (HAROLD, ANGELICA):
        table.companies[seat].factories["clothes"].back = "luxury"
    game = building(table)
    play(game, "build clothes 1 luxury", "price clothes 5")
    assert len(happened(game, "marker-exchanged", MARION)) == 1
    theirs = [table.companies[seat].factories["clothes"] for seat in (HAROLD, ANGELICA)]
    assert sorted(factory.back for factory in theirs) == ["bulk", "luxury"]
    assert [factory.kind for factory in theirs] == ["usual", "usual"]


def test_D34_a_closed_factory_goes_back_to_the_display() -> None:
    table = asymmetric(year=1780)
    for seat in (MARION, HAROLD):
        play(building(table, seat), "build food 1 bulk", "price food 5", "done", "done")
    game = building(table)
    assert refusal(building(table, CLARA), "build food 1 bulk").id == "kind-all-open"
    game = building(table)
    play(game, "close food")
    assert legal(game, "build food 1 bulk")
    assert legal(building(table, CLARA), "build food 1 bulk")


@both_2025
def test_the_kind_is_kept_when_modernising(edition: str) -> None:
    table = asymmetric(edition, year=1790)
    marion = table.companies[MARION]
    lamps = a_factory(table, "lamps", kind="luxury")
    game = building(table)
    play(game, "modernise lamps")
    assert (lamps.kind, lamps.level) == ("luxury", 2)
    assert marion.cash == 100 - table.edition.cost["luxury"]["lamps"][1]


# Bulk goods


@both_2025
def test_a_bulk_factory_opens_with_a_level_of_marketing(edition: str) -> None:
    table = asymmetric(edition, year=1790)
    game = building(table)
    play(game, "build food 1 bulk")
    food = table.companies[MARION].factories["food"]
    assert food.distribution == 1
    # The opening price is bound to the bare base quality all the same.
    base = food.base_quality(table.edition)
    assert offered(game, "price food")[-1] == str(base)
    assert refusal(game, f"price food {base + 1}").id == "opening-above-base"
    play(game, f"price food {base}", "modernise food")
    assert food.distribution == 1


@both_2025
def test_also_in_1760(edition: str) -> None:
    game = arkwright.new(edition, seats=2, seed=1, setup="free", asymmetric="yes")
    seat = game.seat
    play(game, "found food bulk")
    assert seat is not None
    food = table_of(game).companies[seat].factories["food"]
    assert (food.distribution, sum(food.workers)) == (1, 4)
    play(game, "price food 5")
    other = game.seat
    assert other is not None
    play(game, "found food luxury")
    luxury = table_of(game).companies[other].factories["food"]
    assert (luxury.distribution, sum(luxury.workers)) == (0, 4)


def test_D77_the_level_is_lost_at_the_cap() -> None:
    numbers = Edition(ARKWRIGHT, 4)
    numbers.bulk_marketing = 6
    table = Table(list(NAMES), numbers, {"asymmetric": "yes"})
    factory = open_factory(table, a_company(table), "food", 1, 1, "bulk")
    assert factory.distribution == 4


# Luxury goods


@both_2025
def test_D75_D76_luxury_built_by_action_has_one_idle_row_that_is_paid(edition: str) -> None:
    table = asymmetric(edition, demand=8)
    play(building(table), "build food 1 luxury", "price food 5", "done", "done")
    food = table.companies[MARION].factories["food"]
    assert food.workers == [2, 0, 0, 0]
    game = production(table)
    assert happened(game, "produced", MARION)[-1].facts["count"] == 0
    assert pounds(game, "paid", MARION, "wages") == 2 * table.wage
    # D76: the highest appeal without a sale is no bonus.
    assert table.companies[MARION].share_space == 20


@both_2025
def test_luxury_needs_its_first_two_rows_for_its_first_good(edition: str) -> None:
    table = asymmetric(edition)
    luxury = a_factory(table, "food", kind="luxury", rows=1)
    luxury.workers = [2, 1, 2, 0]
    assert luxury.output(table.edition) == 0
    # G1: in version 1 of the rules its third row went on alone.
    older = edition_of(edition, 4, rules=1)
    assert luxury.output(older) == older.output["luxury"][0][2] > 0
    luxury.workers = [1, 2, 2, 0]
    assert (luxury.output(table.edition), luxury.row_output(table.edition, 2)) == (0, 0)
    luxury.workers = [2, 2, 0, 0]
    assert luxury.output(table.edition) == table.edition.output["luxury"][0][1] > 0
    luxury.workers, luxury.machines = [1, 2, 0, 0], [1, 0, 0, 0]
    assert luxury.output(table.edition) == table.edition.output["luxury"][0][1]


def test_extra_shifts_work_in_a_luxury_factory_that_makes_nothing() -> None:
    table = asymmetric(demand=8)
    a_company(table, tiles=["extra-shifts"])
    a_factory(table, "food", kind="luxury", rows=1)
    game = production(table)
    play(game, "use extra-shifts")
    assert pounds(game, "received", MARION, "sale") == 5
    assert table.companies[MARION].share_space == 23


def test_a_production_action_of_one_row_makes_no_luxury() -> None:
    table = asymmetric()
    marion = a_company(table, markers=["light-production"], posts=["food"])
    a_factory(table, "food", kind="luxury")
    game = turn(table)
    play(game, "place light-production 2", "produce food 1")
    assert marion.stock["food"] == 0
    assert question(game) == "price-adjustment"


@pytest.mark.parametrize(("kind", "pounds_each"), [("usual", 8), ("bulk", 6), ("luxury", 11)])
def test_shipping_pays_the_base_quality_of_the_kind(kind: str, pounds_each: int) -> None:
    table = asymmetric()
    marion = a_company(table, ships=[2], stock={"food": 2}, posts=["food"], contracts={"food": 2})
    a_factory(table, "food", kind=kind)
    game = turn(table)
    play(game, "place ship-2 2", "ship 2 food")
    assert marion.cash == 100 - 2 + 2 * pounds_each
