"""The start player and Charisma of 2025, and the end of the game (2025 5.4, 6.2, 8.0, 10.1)."""

import pytest

from arkwright.boardgame.decade import ChangeStart, EndOfCycle, EndOfDecade
from arkwright.boardgame.events import ResolveEvent
from arkwright.boardgame.table import Table
from arkwright.play import Game
from arkwright.play.step import NOBODY

from .given import (
    ANGELICA,
    ARKWRIGHT,
    CLARA,
    HAROLD,
    MARION,
    MULE,
    a_company,
    a_factory,
    a_table,
    at,
    both_2025,
    happened,
    legal,
    offered,
    play,
    question,
    refused,
)


def with_charisma(edition: str, year: int = 1770, seat: int = ANGELICA) -> Table:
    table = a_table(edition, year=year, empty=20)
    for other in range(4):
        a_company(table, other, shares=5 + other)
    table.companies[seat].tiles = {"charisma": ""}
    table.tiles["charisma"] = 0
    return table


@pytest.mark.parametrize(
    ("edition", "asked"), [("water-frame-2016", ""), (ARKWRIGHT, "marker-for-charisma")]
)
def test_A11_charisma_names_the_start_player_and_brings_a_marker(edition: str, asked: str) -> None:
    table = with_charisma(edition)
    game = at(table, EndOfCycle())
    assert (question(game), game.seat) == ("charisma", ANGELICA)
    play(game, "start 4")
    assert table.start == CLARA
    assert question(game) == asked
    assert table.tiles["charisma"] == 1


@both_2025
def test_charisma_may_name_who_would_start_anyway(edition: str) -> None:
    table = with_charisma(edition)
    game = at(table, EndOfCycle())
    play(game, "start 2", "take tile office")
    assert table.start == HAROLD
    assert list(table.companies[ANGELICA].tiles) == ["office"]


@both_2025
def test_the_marker_is_another_one_than_the_charisma(edition: str) -> None:
    table = with_charisma(edition)
    game = at(table, EndOfCycle())
    play(game, "start 1")
    assert refused(game, "take tile charisma") == ("tile-just-returned", "10.1")


@both_2025
def test_kept_charisma_lets_the_start_player_pass_left(edition: str) -> None:
    table = with_charisma(edition)
    game = at(table, EndOfCycle())
    play(game, "done")
    assert table.start == HAROLD
    assert "charisma" in table.companies[ANGELICA].tiles


@both_2025
def test_D14_D15_at_the_end_of_the_decade_before_the_poorest_and_of_the_old_level(
    edition: str,
) -> None:
    table = with_charisma(edition)
    table.cycle = 3
    table.events[0] = "royal-society"
    game = at(table, EndOfDecade())
    assert (question(game), game.seat) == ("charisma", ANGELICA)
    play(game, "start 3")
    assert table.year == 1770
    assert not legal(game, "take ship 4")
    assert refused(game, "take marker dark-quality")[0] == "marker-of-later-level"
    play(game, "take ship 2")
    # The poorest is not asked any more; the decade begins with whom Charisma named.
    assert not happened(game, "poorest-chooses")
    assert (question(game), game.seat) == ("turn", ANGELICA)
    assert table.decade == 1


@both_2025
def test_the_poorest_chooses_when_charisma_is_kept(edition: str) -> None:
    table = with_charisma(edition)
    game = at(table, ChangeStart())
    play(game, "done")
    assert (question(game), game.seat) == ("start-player", MARION)
    assert offered(game, "start") == ["1", "2", "3", "4"]
    play(game, "start 1")
    assert table.start == MARION


def test_E20_among_equals_the_farthest_clockwise_chooses() -> None:
    table = a_table(ARKWRIGHT, start=HAROLD)
    for seat in range(4):
        a_company(table, seat)
    game = at(table, ChangeStart())
    assert game.seat == MARION


def test_D67_influence_does_not_count_for_the_start_player() -> None:
    options = {"east-india": "yes"}
    table = a_table(ARKWRIGHT, **options)  # type: ignore[arg-type]
    for seat in range(4):
        a_company(table, seat, shares=5 + seat)
    table.influence["silver"][MARION] = 15
    table.influence_price["silver"] = 9
    assert at(table, ChangeStart()).seat == MARION


# The end


def ended(**marion: object) -> tuple[Game, Table]:
    table = a_table(ARKWRIGHT, year=1810, active="lamps", event="end-of-game")
    for seat in range(1, 4):
        a_company(table, seat, cash=0, shares=1)
    a_company(table, **marion)  # type: ignore[arg-type]
    return at(table, EndOfDecade()), table


def test_D58_the_book_s_last_example() -> None:
    game, table = ended(cash=84, shares=16, space=41, contracts={"food": 6})
    play(game, "buy 3")
    marion = table.companies[MARION]
    assert (marion.shares, marion.cash) == (19, 12)
    # The contract pulls the value from £24 to £22 only after the last purchase.
    assert table.share_value(marion) == 22
    assert table.score(marion) == 418
    assert game.over


def test_the_agent_does_not_soften_open_contracts() -> None:
    game, table = ended(cash=0, shares=16, space=41, contracts={"food": 6}, tiles=["agent"])
    assert game.over
    assert table.companies[MARION].share_space == 35


def test_an_open_loan_loses() -> None:
    game, _ = ended(cash=5, shares=30, space=60, loans=1)
    assert game.over
    assert game.standings[-1].seat == MARION


@both_2025
def test_A14_no_mark_is_ever_settled(edition: str) -> None:
    table = a_table(edition, year=1810, active="lamps", event="end-of-game")
    marion = a_company(table, cash=0, space=20)
    a_factory(table, "food")
    game = at(table, EndOfDecade())
    while not game.over:
        play(game, "done")
    assert marion.share_space == 20
    assert not happened(game, "final-mark")
    assert table.edition.title in (ARKWRIGHT, MULE)


@pytest.mark.parametrize("rules", [1, 2])
@both_2025
def test_G3_the_broker_s_half_price_at_the_lobby_but_not_for_charisma(
    edition: str, rules: int
) -> None:
    table = a_table(edition, empty=20, start=ANGELICA, rules=rules)
    for seat in range(4):
        a_company(table, seat, shares=5 + seat)
    table.companies[ANGELICA].tiles = {"charisma": "", "broker": ""}
    table.tiles["charisma"] = 0
    game = at(table, EndOfCycle())
    play(game, "start 4")
    assert question(game) == "marker-for-charisma"
    assert refused(game, "broker 1") == ("broker-not-for-charisma", "5.2.III.2")
    game = at(table, ResolveEvent(NOBODY, "lobby"))
    while game.seat != ANGELICA:
        play(game, "done")
    assert offered(game, "broker") == ["1", "2"]
