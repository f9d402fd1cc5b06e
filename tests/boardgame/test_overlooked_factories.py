"""Easily overlooked rules of factories, workers and machines: lines of rules/editions.md."""

import pytest

from arkwright.boardgame.edition import GOODS

from .given import (
    a_company,
    a_factory,
    a_table,
    both,
    four_factories,
    happened,
    legal,
    offered,
    play,
    production,
    question,
    refusal,
    turn,
)

# II.2.1: factories


@both
def test_II_2_1_modernising_keeps_everything(edition: str) -> None:
    table = a_table(edition, year=1780, fired=0)
    a_company(table)
    cutlery = a_factory(
        table, "cutlery", rows=3, machines=[1, 2, 1], price=9, quality=2, distribution=3
    )
    appeal = cutlery.appeal(table.edition)
    market = table.market.workers
    game = turn(table)
    play(game, "place factory 2", "modernise cutlery")
    assert (cutlery.workers, cutlery.machines) == ([1, 1, 2, 0], [1, 2, 1, 0])
    assert (cutlery.price, cutlery.quality, cutlery.distribution) == (9, 2, 3)
    # From base quality 10 to 13.
    assert cutlery.appeal(table.edition) == appeal + 3
    assert (table.market.workers, table.market.fired) == (market, 0)


@both
def test_II_2_1_modernising_never_passes_the_timetable(edition: str) -> None:
    table = a_table(edition, year=1780)
    marion = a_company(table, cash=50)
    a_factory(table, "food")
    game = turn(table)
    play(game, "place factory 2", "modernise food")
    assert refusal(game, "modernise food").id == "level-not-reached"
    assert refusal(game, "build lamps 3").id == "level-not-reached"
    assert marion.cash == 48 - 10
    table = a_table(edition, year=1800)
    marion = a_company(table, cash=50)
    a_factory(table, "cutlery")
    game = turn(table)
    play(game, "place factory 2", "modernise cutlery", "modernise cutlery")
    assert marion.cash == 48 - 13 - 16
    assert refusal(game, "modernise cutlery").id == "level-not-reached"


@both
def test_II_2_1_closing_a_factory(edition: str) -> None:
    table = a_table(edition, year=1800, empty=50, fired=0)
    marion = a_company(table, cash=50, space=20, posts=["food"], stock={"food": 4})
    a_factory(table, "food", rows=3, machines=[1], quality=4, distribution=2, extra=2)
    game = turn(table)
    play(game, "place factory 2", "close food")
    assert table.market.fired == 5 + 2
    assert table.market.empty == 50
    assert marion.stock["food"] == 4
    assert refusal(game, "build food 1").id == "just-closed"
    game.play("done")
    game = production(table)
    assert game.over
    assert marion.stock["food"] == 4
    assert marion.cash == 48
    # A new factory begins anew, and the goods can be sold again.
    game = turn(table)
    play(game, "reuse factory 2", "build food 3", "price food 9", "done", "done")
    food = marion.factories["food"]
    assert (food.quality, food.distribution, food.appeal(table.edition)) == (0, 0, 3)
    game = production(table)
    assert legal(game, "sell stored")


@both
def test_II_2_1_what_was_built_can_not_be_closed(edition: str) -> None:
    table = a_table(edition, year=1780)
    a_company(table)
    game = turn(table)
    play(game, "place factory 2", "build food 1", "price food 5")
    assert refusal(game, "close food").id == "just-built"
    play(game, "done", "done", "end turn")
    game = turn(table)
    game.play("reuse factory 2")
    assert legal(game, "close food")


def test_II_2_1_close_ban_of_2014_lasts_the_decade() -> None:
    """Only where the strict rule is chosen (decision B2)."""
    table = a_table("water-frame-2014", close_ban="decade")
    a_company(table)
    game = turn(table)
    play(game, "place factory 2", "build food 1", "price food 5", "done", "done", "end turn")
    game = turn(table)
    game.play("reuse factory 2")
    assert refusal(game, "close food").id == "just-built"


@both
def test_II_2_1_extra_workers_stay_until_the_factory_is_up_to_date(edition: str) -> None:
    """Decision C4: in 1800 the current level is III."""
    table = a_table(edition, year=1800, empty=50, fired=0)
    a_company(table)
    food = a_factory(table, "food", level=1, extra=2)
    game = turn(table)
    play(game, "place factory 2", "modernise food")
    assert (food.extra, table.market.fired) == (2, 0)
    game.play("modernise food")
    assert (food.extra, table.market.fired) == (0, 2)


@both
def test_II_2_1_new_factory_needs_workers_for_its_first_row(edition: str) -> None:
    """Decision E8: fired ones serve if the market runs empty."""
    table = a_table(edition, empty=79, fired=1)
    marion = a_company(table)
    game = turn(table)
    game.play("place factory 2")
    assert refusal(game, "build lamps 1").facts == {"count": 2}
    game.play("build food 1")
    assert marion.factories["food"].workers == [2, 0, 0, 0]
    assert (table.market.workers, table.market.fired) == (0, 0)


@both
@pytest.mark.parametrize(("move", "fired"), [("close food", 6), ("modernise food", 2)])
def test_II_2_1_school_catches_nobody_here(edition: str, move: str, fired: int) -> None:
    table = a_table(edition, year=1790, empty=50)
    a_company(table, tiles=["school"])
    food = a_factory(table, "food", extra=2)
    a_factory(table, "lamps", level=2)
    game = turn(table)
    play(game, "place factory 2", move, "done")
    assert table.market.fired == fired
    assert food.extra == 0 or move == "close food"
    assert not happened(game, "reseated")
    assert question(game) != "reseating"


@both
def test_II_2_1_developer_goes_after_one_factory(edition: str) -> None:
    table = a_table(edition, year=1780)
    marion = a_company(table, cash=50, tiles=["developer"])
    on_offer = table.tiles["developer"]
    four_factories(table)
    game = turn(table)
    play(game, "place factory 2", "use developer", "modernise lamps", "done")
    assert marion.cash == 48 - 14 + 5
    assert marion.tiles == {}
    assert table.tiles["developer"] == on_offer + 1


@both
def test_II_2_1_each_step_is_a_use_of_the_inventor(edition: str) -> None:
    table = a_table(edition, year=1770)
    marion = a_company(table, cash=100, tiles=["inventor"])
    a_factory(table, "food")
    game = turn(table)
    play(game, "place factory 2", "modernise food", "keep inventor")
    assert marion.cash == 98 - 10 - 10
    assert refusal(game, "modernise food").id == "level-not-reached"
    # A factory built in this very action takes it, too.
    play(game, "build clothes 1", "price clothes 5", "modernise clothes")
    assert marion.inventions == {"inventor": 2}
    assert marion.cash == 78 - 9 - 11
    game.play("return inventor")
    assert "inventor" not in marion.tiles
    assert [factory.level for factory in marion.factories.values()] == [2, 2]


@both
def test_II_2_1_inventor_modernises_but_never_builds(edition: str) -> None:
    table = a_table(edition)
    a_company(table, tiles=["inventor"])
    game = turn(table)
    game.play("place factory 2")
    assert refusal(game, "build food 2").id == "level-not-reached"


# II.2.2: workers


@both
def test_II_2_2_half_filled_and_barren_rows(edition: str) -> None:
    table = a_table(edition, empty=12)
    marion = a_company(table, cash=50)
    food = a_factory(table, "food", rows=1, price=8)
    game = turn(table)
    demand = table.demand("food")
    # Half a row, and a whole row that yields nothing at level I.
    play(game, "place workers 2", "hire food 2 1", "hire food 4 2")
    assert food.workers == [2, 1, 0, 2]
    assert food.output(table.edition) == 1
    assert table.market.empty == 15
    assert table.demand("food") == demand + 1
    production(table)
    assert marion.cash == 50 - 2 - 5 * table.wage


@both
def test_II_2_2_nobody_is_fired_who_was_just_hired(edition: str) -> None:
    table = a_table(edition, empty=20)
    a_company(table, ships=[4], posts=["food"])
    food = a_factory(table, "food", rows=3, extra=2)
    game = turn(table)
    game.play("place workers 2")
    # Neither row 1 nor the obsolescence pair, nor post or crew.
    assert offered(game, "fire") == ["food 1", "food 2", "food 3", "food 4"]
    assert offered(game, "dismiss") == []
    game.play("hire food 4 1")
    assert refusal(game, "fire food 1").facts == {"good": "food", "count": 0}
    assert food.workers == [2, 2, 2, 1]
    assert food.extra == 2


@both
def test_II_2_2_no_hiring_where_workers_were_fired(edition: str) -> None:
    """The row is barred in 2016, only the emptied spaces in 2014."""
    table = a_table(edition, empty=20)
    a_company(table)
    lamps = a_factory(table, "lamps", rows=2)
    lamps.workers[2] = 2
    game = turn(table)
    play(game, "place workers 2", "fire lamps 1")
    assert lamps.workers == [3, 3, 1, 0]
    assert refusal(game, "hire lamps 3 2").id == "fired-there"
    assert legal(game, "hire lamps 3 1") == (edition == "water-frame-2014")
    assert legal(game, "hire lamps 4 3")


@both
def test_II_2_2_emptied_row_loses_its_machines(edition: str) -> None:
    table = a_table(edition, empty=20, fired=0)
    a_company(table)
    lamps = a_factory(table, "lamps", rows=3, machines=[2, 2, 2])
    game = turn(table)
    play(game, "place workers 2", "fire lamps 1")
    assert lamps.workers == [1, 1, 0, 0]
    assert lamps.machines == [2, 2, 0, 0]
    assert table.market.fired == 1


@both
def test_II_2_2_posts_change_freely_and_goods_are_lost(edition: str) -> None:
    table = a_table(edition, empty=20)
    marion = a_company(table, cash=50, posts=["food", "row-2"], stock={"food": 6, "lamps": 1})
    game = turn(table)
    play(game, "place workers 2", "shift food lamps")
    assert marion.posts == ["lamps", "row-2"]
    assert (table.market.empty, marion.cash) == (20, 48)
    assert refusal(game, "shift row-2 lamps").id == "post-staffed"
    # Other posts could still make room; what has none when all are settled is lost.
    assert marion.stock["food"] == 6
    game.play("done")
    assert marion.stock == {"food": 2, "clothes": 0, "cutlery": 0, "lamps": 1}


@both
def test_II_2_2_goods_follow_the_posts_to_their_last_arrangement(edition: str) -> None:
    table = a_table(edition, empty=20)
    posts, stock = ["food", "clothes"], {"food": 5, "clothes": 5}
    marion = a_company(table, cash=50, posts=posts, stock=stock)
    game = turn(table)
    play(game, "place workers 2", "shift food row-2", "shift clothes row-3", "done")
    assert (marion.stock["food"], marion.stock["clothes"]) == (5, 5)


@both
def test_II_2_2_late_hiring_marks_a_factory(edition: str) -> None:
    table = a_table(edition, year=1810, active="cutlery", empty=20)
    marion = a_company(table, markers=["light-production"], posts=["food", "clothes"])
    factories = four_factories(table)
    game = turn(table)
    play(game, "place workers 2", *[f"hire {good} 3 1" for good in GOODS], "done", "done")
    marked = [good for good, factory in factories.items() if factory.marked]
    assert marked == ["food", "clothes"]
    # Row 1 counts as staffed though its worker lies on the marker.
    assert factories["food"].output(table.edition) == 3
    game = turn(table)
    play(game, "place light-production 4", "produce food 1")
    assert marion.stock["food"] == 1
    assert not factories["food"].marked
    assert factories["clothes"].marked


# II.2.3: machines


@both
def test_II_2_3_machines_replace_workers_only(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, markers=["dark-machinery"])
    lamps = a_factory(table, "lamps", rows=1, machines=[1])
    food = a_factory(table, "food", rows=1, machines=[1])
    food.workers[1] = 1
    game = turn(table)
    game.play("place dark-machinery 10")
    # Food has a worker on a space that takes no machine, and empty spaces that would.
    assert refusal(game, "machine food 1").id == "no-worker-to-replace"
    assert refusal(game, "machine food 2").id == "no-worker-to-replace"
    assert refusal(game, "machine food 3").id == "no-worker-to-replace"
    assert offered(game, "machine") == ["lamps 1"]
    game.play("machine lamps 1")
    # Three were paid for; there was place for one.
    assert offered(game, "machine") == []
    assert (lamps.machines, marion.cash) == ([2, 0, 0, 0], 40)


@both
def test_II_2_3_replaced_worker_is_fired(edition: str) -> None:
    table = a_table(edition, empty=20, fired=0)
    a_company(table)
    food = a_factory(table, "food", rows=2)
    game = turn(table)
    play(game, "place machinery 6", "machine food 1", "done")
    assert table.market.fired == 1
    assert food.workers == [1, 2, 0, 0]
    assert question(game) == "special-marker"


@both
def test_II_2_3_school_seats_a_replaced_worker(edition: str) -> None:
    table = a_table(edition, empty=20, fired=0)
    a_company(table, tiles=["school"], markers=["dark-machinery"])
    food = a_factory(table, "food", rows=2)
    lamps = a_factory(table, "lamps", rows=1)
    game = turn(table)
    play(game, "place dark-machinery 10", "machine food 1", "machine food 2", "done")
    assert question(game) == "reseating"
    assert refusal(game, "reseat food 1").id == "fewer-spaces"
    game.play("reseat lamps 2")
    # Nobody seated here can be replaced again in this action, though a machine is left.
    assert offered(game, "machine") == []
    game.play("done")
    assert lamps.workers == [3, 1, 0, 0]
    assert food.workers == [1, 1, 0, 0]
    assert table.market.fired == 1
