"""Bureaucracy, the reserve event and two at once, in both games of 2025 (2025 6.1)."""

import pytest

from arkwright.boardgame.decade import EndOfDecade
from arkwright.boardgame.events import LiftEvents, RevealEvent
from arkwright.boardgame.table import Table
from arkwright.play import Game

from .given import (
    ARKWRIGHT,
    MARION,
    MULE,
    at,
    both_2025,
    happened,
    play,
    question,
    refused,
    turn,
    with_event,
)


def reveal(table: Table) -> Game:
    return at(table, RevealEvent())


def told(game: Game) -> list[str]:
    return [str(event.facts["event"]) for event in happened(game, "event")]


@pytest.mark.parametrize(
    ("edition", "year"),
    [(ARKWRIGHT, 1770), (ARKWRIGHT, 1780), (ARKWRIGHT, 1790), (MULE, 1770), (MULE, 1790)],
)
def test_D81_D82_bureaucracy_brings_the_reserve_in_the_same_phase(edition: str, year: int) -> None:
    table = with_event(edition, "bureaucracy", year, reserve="threat-of-strike")
    wage = table.wage
    game = reveal(table)
    assert told(game) == ["bureaucracy", "threat-of-strike"]
    # D82: both run, and only one of them ends.
    assert table.ongoing == ["bureaucracy", "threat-of-strike"]
    assert table.wage == wage + 1
    assert table.reserve_revealed
    at(table, LiftEvents())
    assert table.ongoing == ["bureaucracy"]
    assert refused(turn(table), "place workers 2")[0] == "space-closed-by-bureaucracy"


@both_2025
def test_in_1790_an_unseen_bureaucracy_runs_from_the_reserve(edition: str) -> None:
    table = with_event(edition, "hamburg-crisis", 1790, reserve="bureaucracy")
    game = reveal(table)
    assert told(game) == ["hamburg-crisis", "bureaucracy"]
    assert table.ongoing == ["hamburg-crisis", "bureaucracy"]
    at(table, LiftEvents())
    assert table.ongoing == ["bureaucracy"]


@pytest.mark.parametrize(("edition", "years"), [(ARKWRIGHT, [1770, 1780, 1800]), (MULE, [1770])])
def test_any_other_event_leaves_the_reserve_face_down(edition: str, years: list[int]) -> None:
    for year in years:
        table = with_event(edition, "royal-society", year, reserve="bureaucracy")
        assert told(reveal(table)) == ["royal-society"]
        assert not table.reserve_revealed
        assert "bureaucracy" not in table.ongoing


def test_the_reserve_is_turned_up_once() -> None:
    table = with_event(ARKWRIGHT, "bureaucracy", 1770, reserve="royal-society")
    reveal(table)
    table.decade, table.events[2] = 2, "worlds-fair"
    game = reveal(table)
    assert told(game)[-1] == "worlds-fair"
    assert told(game).count("royal-society") == 1


@both_2025
def test_a_reserve_that_asks_is_asked_before_the_phase_goes_on(edition: str) -> None:
    table = with_event(edition, "bureaucracy", reserve="recession")
    game = at(table, EndOfDecade())
    for seat in range(4):
        assert (question(game), game.seat) == ("recession", seat)
        play(game, "suffer spaces" if seat else "suffer share")
    assert question(game) == "start-player"
    assert [c.share_space for c in table.companies] == [20, 18, 18, 18]


@pytest.mark.parametrize(
    ("edition", "asked"), [("water-frame-2016", "recession"), (ARKWRIGHT, "broker-trade")]
)
def test_the_broker_trades_at_any_moment_also_when_the_event_is_known(
    edition: str, asked: str
) -> None:
    table = with_event(edition, "recession")
    marion = table.companies[MARION]
    marion.tiles = {"broker": ""}
    game = at(table, EndOfDecade())
    play(game, "done")
    assert told(game) == ["recession"]
    assert question(game) == asked
    if edition == ARKWRIGHT:
        # At £15 each before the fall; without a share the spaces are lost.
        play(game, "sell 10")
        assert (marion.cash, marion.share_space) == (250, 18)


@both_2025
def test_D43_harbour_wages_then_the_old_event_ends_then_the_new_one(edition: str) -> None:
    table = with_event(edition, "royal-society", 1790)
    table.ongoing = ["threat-of-strike"]
    marion = table.companies[MARION]
    marion.posts = ["food"]
    wage = table.wage
    game = at(table, EndOfDecade())
    # D43: the strike still counts for these wages.
    assert marion.cash == 100 - wage
    play(game, "done")
    ids = [event.id for event in game.events]
    assert ids.index("paid") < ids.index("event-lifted") < ids.index("event")
    assert table.wage == wage - 1
