"""The Press Attaché and the bonus steps of 2025 (2025 5.3.II)."""

import pytest

from arkwright.boardgame.decade import EndOfDecade
from arkwright.boardgame.table import Table

from .given import (
    ARKWRIGHT,
    HAROLD,
    MARION,
    a_company,
    a_factory,
    a_table,
    at,
    both_2025,
    happened,
    play,
    production,
    question,
    refused,
)


def tied(edition: str = ARKWRIGHT, *, turned: bool = False, importer: int = 0) -> Table:
    """Marion with the tile and Harold, level in appeal and in what they sell."""
    table = a_table(edition, demand=12, importer=importer)
    a_company(table, MARION, tiles=["press-attache"])
    a_company(table, HAROLD)
    for seat in (MARION, HAROLD):
        a_factory(table, "food", seat)
    table.companies[MARION].attache_turned = turned
    return table


def steps(table: Table) -> list[int]:
    return [table.companies[seat].share_space - 20 for seat in (MARION, HAROLD)]


@both_2025
def test_D16_a_fresh_tile_wins_both_ties_of_a_phase_and_goes(edition: str) -> None:
    table = tied(edition)
    game = production(table)
    play(game, "use press-attache")
    assert table.companies[MARION].attache_turned
    play(game, "use press-attache")
    assert steps(table) == [4, 2]
    assert "press-attache" not in table.companies[MARION].tiles
    assert table.tiles["press-attache"] == 2
    assert [e.facts["bonus"] for e in happened(game, "tie-won")] == ["appeal", "most"]


@pytest.mark.parametrize("answers", [("use press-attache", "done"), ("done", "use press-attache")])
def test_D16_one_tie_turns_it(answers: tuple[str, str]) -> None:
    table = tied()
    game = production(table)
    play(game, *answers)
    assert steps(table) == [3, 2]
    assert table.companies[MARION].attache_turned
    assert "press-attache" in table.companies[MARION].tiles


def test_D16_a_turned_tile_wins_one_tie_only_and_goes() -> None:
    table = tied(turned=True)
    game = production(table)
    play(game, "use press-attache")
    assert game.over
    assert steps(table) == [3, 2]
    assert table.companies[MARION].tiles == {}
    assert not table.companies[MARION].attache_turned


def test_D16_a_turned_tile_may_wait_for_the_second_tie() -> None:
    table = tied(turned=True)
    game = production(table)
    play(game, "done", "use press-attache")
    assert happened(game, "share-rose", MARION)[0].facts["most"] == 1
    assert happened(game, "share-rose", MARION)[0].facts["appeal"] == 0
    assert table.companies[MARION].tiles == {}


def test_D16_its_use_is_voluntary() -> None:
    table = tied()
    game = production(table)
    assert refused(game, "end turn")[0]
    play(game, "done", "done")
    assert steps(table) == [2, 2]
    assert not table.companies[MARION].attache_turned


def test_D16_it_turns_back_at_the_end_of_the_decade() -> None:
    table = tied(turned=True)
    table.cycle = 3
    game = at(table, EndOfDecade())
    while question(game) != "turn":
        play(game, "start 1" if question(game) == "start-player" else "done")
    assert not table.companies[MARION].attache_turned
    assert "press-attache" in table.companies[MARION].tiles


def test_D17_quality_never_breaks_a_tie_for_a_bonus() -> None:
    table = tied()
    table.companies[MARION].tiles = {}
    better = table.companies[HAROLD].factories["food"]
    better.quality, better.price = 2, 7
    production(table)
    assert steps(table) == [2, 2]


def test_D17_the_press_attache_beats_the_higher_quality() -> None:
    table = tied()
    better = table.companies[HAROLD].factories["food"]
    better.quality, better.price = 2, 7
    game = production(table)
    play(game, "use press-attache", "done")
    assert steps(table) == [3, 2]


def test_E26_a_tie_with_the_importer_is_a_tie() -> None:
    table = tied(importer=3)
    del table.companies[HAROLD].factories["food"]
    game = production(table)
    assert question(game) == "press-attache"
    play(game, "use press-attache", "use press-attache")
    assert steps(table)[0] == 4


def test_E27_who_sold_nothing_is_not_asked() -> None:
    table = tied()
    for seat in (MARION, HAROLD):
        table.companies[seat].factories["food"].price = 8
    game = production(table)
    assert game.over
    assert steps(table) == [0, 0]


def test_nobody_is_asked_where_no_tie_is() -> None:
    table = tied()
    table.companies[MARION].factories["food"].price = 4
    table.companies[MARION].factories["food"].workers[2] = 2
    game = production(table)
    assert game.over
    assert steps(table) == [4, 2]


@pytest.mark.parametrize(("edition", "rose"), [("water-frame-2016", 4), (ARKWRIGHT, 2)])
def test_A11_charisma_wins_ties_or_leaves_them_to_the_press_attache(
    edition: str, rose: int
) -> None:
    table = a_table(edition, demand=12)
    a_company(table, MARION, tiles=["charisma"])
    a_company(table, HAROLD)
    for seat in (MARION, HAROLD):
        a_factory(table, "food", seat)
    game = production(table)
    assert game.over
    assert steps(table) == [rose, 2]
    assert "charisma" in table.companies[MARION].tiles


def test_up_to_four_steps_and_forward_steps_are_compulsory() -> None:
    table = a_table(ARKWRIGHT, demand=12)
    marion = a_company(table)
    a_factory(table, "food")
    production(table)
    assert marion.share_space == 24
