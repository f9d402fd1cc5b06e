"""The worked examples of the 2025 book, East India Trading Company: N51 to N53."""

import pytest

from arkwright.boardgame.east_india import TakeInfluence
from arkwright.boardgame.edition import TRACKS
from arkwright.boardgame.events import RevealEvent
from arkwright.boardgame.table import Table

from .given import (
    HEIKE,
    JOERG,
    MARION,
    a_company,
    a_table,
    at,
    both_2025,
    four_factories,
    happened,
    offered,
    question,
    refused,
)

BONUSES = ("distribute lamps", "machine cutlery 2", "quality cutlery", "rise")


def price_of(table: Table, track: str) -> int:
    """What a commodity costs now."""
    return table.edition.east_india_prices[track][table.influence_price[track]]


def set_price(table: Table, track: str, pounds: int) -> None:
    """Put a price indicator on the last open space with this price."""
    prices = table.edition.east_india_prices[track]
    table.influence_price[track] = len(prices) - 1 - prices[::-1].index(pounds)


def first_space(table: Table, multiplier: int) -> int:
    """The first space of a track that counts so much."""
    return table.edition.multiplier.index(multiplier)


def cotton_track(edition: str, cash: int = 50) -> Table:
    """Three players; Jörg on the last space but one for cotton, Heike behind him, price 4."""
    table = a_table(edition, 3, east_india="yes")
    a_company(table, HEIKE, cash=cash)
    last = table.edition.track_end
    table.influence["cotton"][JOERG] = last - 1
    table.influence["cotton"][HEIKE] = last - 2
    set_price(table, "cotton", 4)
    return table


@both_2025
def test_N51_step_bought_over_an_occupied_space(edition: str) -> None:
    table = cotton_track(edition)
    last = table.edition.track_end
    assert table.edition.multiplier[last - 3 :] == [3, 3, 3, 4]
    game = at(table, *[TakeInfluence(seat) for seat in (HEIKE, MARION, JOERG)])
    game.play("influence cotton 1")
    assert table.influence["cotton"] == [0, last, last - 1]
    assert table.companies[HEIKE].cash == 50 - 4
    # The space for four players only is passed over.
    assert price_of(table, "cotton") == 5


@both_2025
def test_N51_free_step_alone_goes_nowhere(edition: str) -> None:
    table = cotton_track(edition)
    last = table.edition.track_end
    game = at(table, TakeInfluence(HEIKE))
    # The track may be chosen all the same (D63).
    game.play("influence cotton 0")
    assert table.influence["cotton"] == [0, last - 2, last - 1]
    assert (table.companies[HEIKE].cash, price_of(table, "cotton")) == (50, 4)


@both_2025
def test_N51_orange_spaces_are_taken_then(edition: str) -> None:
    table = cotton_track(edition)
    last = table.edition.track_end
    table.influence["cotton"][HEIKE] = last
    table.influence["cotton"][MARION] = last - 4
    a_company(table, MARION, cash=200)
    game = at(table, TakeInfluence(MARION), TakeInfluence(JOERG))
    assert offered(game, "influence cotton") == ["0", "1"]
    assert refused(game, "influence cotton 2") == ("track-space-barred", "9.3.II")
    assert refused(game, "influence cotton 3") == ("track-space-barred", "9.3.II")
    game.play("influence cotton 1")
    reached = table.influence["cotton"][MARION]
    assert (reached, table.edition.multiplier[reached]) == (last - 2, 3)
    while game.seat == MARION:
        game.play("done")
    # The last space is out of reach for Jörg now.
    game.play("influence cotton 0")
    assert table.influence["cotton"][JOERG] == last - 1


@both_2025
def test_N51_steps_are_paid_in_cash(edition: str) -> None:
    table = cotton_track(edition, cash=3)
    game = at(table, TakeInfluence(HEIKE))
    assert refused(game, "influence cotton 1") == ("influence-too-dear", "9.3.II")


@both_2025
def test_N52_bonus_in_the_second_area(edition: str) -> None:
    table = a_table(edition, 3, east_india="yes")
    joerg = a_company(table, JOERG)
    four_factories(table, JOERG)
    table.influence["silver"][JOERG] = first_space(table, 2) - 1
    game = at(table, TakeInfluence(JOERG))
    game.play("influence silver 0")
    assert question(game) == "influence-bonus"
    assert offered(game, "machine") == ["cutlery 1", "cutlery 2"]
    assert offered(game, "distribute") == ["food", "clothes", "cutlery", "lamps"]
    assert refused(game, "machine lamps 1") == ("bonus-for-other-good", "9.3.II")
    assert refused(game, "quality cutlery") == ("bonus-not-reached", "9.3.II")
    assert refused(game, "rise") == ("bonus-not-reached", "9.3.II")
    game.play("machine cutlery 1")
    assert joerg.factories["cutlery"].machines == [1, 0, 0, 0]
    assert game.over


@both_2025
@pytest.mark.parametrize("bonus", BONUSES)
def test_N52_bonus_at_the_end_of_the_track(edition: str, bonus: str) -> None:
    table = a_table(edition, 3, east_india="yes")
    heike = a_company(table, HEIKE, space=20)
    factories = four_factories(table, HEIKE)
    last = table.edition.track_end
    table.influence["silver"][HEIKE] = last
    game = at(table, TakeInfluence(HEIKE))
    game.play("influence silver 0")
    assert table.influence["silver"][HEIKE] == last
    assert refused(game, "quality food") == ("bonus-for-other-good", "9.3.II")
    game.play(bonus)
    cutlery = factories["cutlery"]
    levels = [factories["lamps"].distribution, cutlery.machines[1], cutlery.quality]
    assert [*levels, heike.share_space - 20] == [int(bonus == other) for other in BONUSES]


@both_2025
def test_N53_influence_counts_in_the_end(edition: str) -> None:
    # The book adds up to 435 (D59).
    table = a_table(edition, 3, year=1810, event="end-of-game", east_india="yes")
    a_company(table, JOERG, cash=0, shares=19, space=30)
    prices = {"sugar": 4, "cotton": 3, "silver": 5, "porcelain": 7}
    for track, multiplier in zip(TRACKS, (3, 3, 2, 3)):
        set_price(table, track, prices[track])
        table.influence[track][JOERG] = first_space(table, multiplier)
    for seat in (MARION, HEIKE):
        a_company(table, seat, cash=0)
    game = at(table, RevealEvent())
    assert game.over
    assert happened(game, "final-influence", JOERG)[0].facts["pounds"] == 12 + 9 + 10 + 21
    (final,) = happened(game, "final-value", JOERG)
    assert final.facts == {"shares": 19, "value": 20, "total": 380 + 52, "cash": 0}
    assert (game.standings[0].seat, game.standings[0].score) == (JOERG, 432)
