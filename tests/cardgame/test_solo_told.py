"""What a solo player is told: what the opponents did and why, and how the awards stand."""

from typing import Any

import pytest

import arkwright
from arkwright import bots
from arkwright.cardgame.awards import AWARDS, awards
from arkwright.cardgame.solo import OpponentsTurn
from arkwright.cardgame.table import Table

from .given import (
    GREEN,
    II,
    III,
    NAMES,
    ORANGE,
    PURPLE,
    a_company,
    a_factory,
    a_game,
    a_table,
    at,
    happened,
    play_out,
    production,
    rivals_of,
    table_of,
)


def the_turn(table: Table, drawn: str) -> dict[str, dict[str, Any]]:
    """The facts of what the opponents did when this marker was drawn, by the event."""
    rivals_of(table).bag = [drawn, ORANGE, PURPLE, GREEN, GREEN]
    game = at(table, OpponentsTurn())
    return {event.id: event.facts for event in game.events}


# What the opponents did and why (Solo B, Solo 2)


def test_how_many_markers_were_left_is_told() -> None:
    told = the_turn(a_table(1), GREEN)["marker-drawn"]
    assert told == {"colour": GREEN, "same": 3, "markers": 5}


def test_how_appeal_and_demand_moved_is_told() -> None:
    table = a_table(1, demand=1)
    rivals_of(table).markers[ORANGE] = {"food": 3}
    told = the_turn(table, ORANGE)["rival-advanced"]
    assert (told["before"], told["appeal"]) == (3, 5)
    assert (told["demand_before"], told["demand"]) == (1, 3)


def test_why_a_new_factory_has_its_appeal_is_told() -> None:
    told = the_turn(a_table(1, decade=II, demand=0), PURPLE)["rival-opened"]
    assert (told["printed"], told["decade"], told["appeal"]) == (3, 2, 5)
    # More workers first: then the three arrows below 3, 4 and 5.
    assert (told["demand_before"], told["demand"]) == (-1, 2)


def test_why_a_share_was_gained_is_told() -> None:
    table = a_table(1, demand=4)
    assert the_turn(table, ORANGE)["rival-share"] == {
        "colour": PURPLE,
        "before": 12,
        "shares": 13,
        "why": "not-drawn",
    }
    rivals_of(table).markers[ORANGE] = {"food": 5}
    told = happened(production(table), "rival-share")[-1].facts
    assert (told["colour"], told["why"]) == (ORANGE, "few-sold")


def test_a_share_beyond_the_last_is_told_as_none() -> None:
    table = a_table(1)
    rivals_of(table).shares[PURPLE] = 30
    told = the_turn(table, ORANGE)["rival-share"]
    assert (told["before"], told["shares"]) == (30, 30)


def test_where_a_disc_came_from_and_how_far_is_told() -> None:
    table = a_table(1)
    a_factory(table)
    rivals_of(table).markers[PURPLE] = {"food": 3}
    told = the_turn(table, GREEN)["disc-moved"]
    assert told == {
        "colour": GREEN,
        "good": "food",
        "steps": 2,
        "before": 10,
        "spot": 12,
        "card": rivals_of(table).display[12],
    }


# How the awards stand


def stands(table: Table) -> dict[str, tuple[str, int | None]]:
    """State and figure of every award, as the view tells them."""
    table.ask(OpponentsTurn())  # something is still to come
    seen = table.view(0)["awards"]
    return {one["award"]: (one["state"], one["figure"]) for one in seen or ()}


def test_all_awards_are_told_in_their_order_to_a_solo_player_only() -> None:
    assert list(stands(a_table(1))) == list(AWARDS)
    assert a_game(2).view(0)["awards"] is None


def test_what_was_never_done_is_held_until_it_is_done() -> None:
    table = a_table(1)
    company = a_company(table)
    a_factory(table, machines=(2, 0))
    innocent = ("patriot", "true-worker", "worker-hero", "gentleman")
    assert {stands(table)[award][0] for award in innocent} == {"held"}
    company.shippings = 2
    company.deeds = ["engineer", "automated", "brokered"]
    assert [stands(table)[award] for award in innocent] == [
        ("lost", 2),
        ("lost", None),
        ("lost", 2),
        ("lost", None),
    ]


def test_factories_make_a_generalist_of_a_specialist() -> None:
    table = a_table(1)
    a_factory(table, "food")
    assert stands(table)["specialist"] == ("open", 1)
    a_factory(table, "lamps")
    assert stands(table)["specialist"] == ("held", 2)
    a_factory(table, "clothes", cards=2)
    assert stands(table)["specialist"] == ("lost", 3)
    assert stands(table)["generalist"] == ("open", 3)
    assert stands(table)["full-production-line"] == ("open", 1)
    a_factory(table, "cutlery")
    assert stands(table)["generalist"] == ("held", 4)


def test_a_factory_whose_good_is_not_made_again_is_too_late() -> None:
    table = a_table(1, decade=III, active="cutlery")
    a_factory(table, "food", cards=1)
    a_factory(table, "clothes", cards=2)
    assert stands(table)["generalist"][0] == "open"
    assert stands(table)["full-production-line"][0] == "lost"
    table.companies[0].factories.pop("food")
    assert stands(table)["generalist"][0] == "lost"


@pytest.mark.parametrize(
    ("count", "some", "all_of_them"),
    [(24, "open", "open"), (25, "held", "open"), (29, "held", "open"), (30, "lost", "held")],
)
def test_shares_and_value_never_fall_before_the_scoring(
    count: int, some: str, all_of_them: str
) -> None:
    table = a_table(1)
    a_company(table, shares=count, value=count)
    found = stands(table)
    assert found["general-manager"] == found["stock-exchange-darling"] == (some, count)
    assert found["expert-broker"] == found["stock-exchange-mogul"] == (all_of_them, count)


def test_what_is_counted_is_open_until_there_is_enough() -> None:
    table = a_table(1)
    company = a_company(table, cash=199)
    company.shippings = 4
    found = stands(table)
    assert (found["nouveau-riche"], found["sailor"]) == (("open", 199), ("open", 4))
    company.cash, company.shippings = 200, 5
    found = stands(table)
    assert (found["nouveau-riche"], found["sailor"]) == (("held", 200), ("held", 5))


def test_a_tycoon_counts_the_points_of_a_game_that_ends_now() -> None:
    table = a_table(1)
    company = a_company(table, cash=39, shares=24, value=20, loans=1)
    # One share is bought with the money, and one given for the loan.
    assert stands(table)["tycoon"] == ("open", 480)
    company.loans = 0
    assert stands(table)["tycoon"] == ("held", 500)


def test_a_parvenu_is_made_before_the_first_round() -> None:
    game = a_game(1, start_shares="yes")
    play_out(game, "start-shares")
    parvenu = AWARDS.index("parvenu")
    assert game.view(0)["awards"][parvenu]["state"] == "open"
    rich = game.copy()
    rich.play("buy 5")
    assert rich.view(0)["awards"][parvenu]["state"] == "held"
    game.play("done")
    assert game.view(0)["awards"][parvenu]["state"] == "lost"
    assert a_game(1).view(0)["awards"][parvenu]["state"] == "lost"


@pytest.mark.parametrize("seed", range(2))
def test_what_is_lost_is_never_earned_and_the_end_tells_what_was(seed: int) -> None:
    game = arkwright.new("card-game", NAMES[:1], seed)
    player = bots.make("manager", 0)
    lost: set[str] = set()
    while not game.over:
        lost |= {one["award"] for one in game.view(0)["awards"] if one["state"] == "lost"}
        game.play(player.choose(game, 0))
    # As if the opponents had been worth nothing.
    table = table_of(game)
    rivals_of(table).shares = dict.fromkeys(rivals_of(table).shares, 0)
    earned = [one["award"] for one in game.view(0)["awards"] if one["state"] == "earned"]
    assert earned == awards(table) != []
    assert not lost & set(earned)
