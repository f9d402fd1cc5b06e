"""What charts draw: figures that the views and the journal tell as well, for every title."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import arkwright
from arkwright import Game
from tests.titles import ahead

GAMES = [
    ("water-frame-2016", 3, {"setup": "predetermined"}),
    ("water-frame-2014", 2, {"setup": "free"}),
    ("arkwright-2025", 3, {"setup": "free", "east_india": "yes", "asymmetric": "yes"}),
    ("spinning-mule", 2, {"setup": "free", "east_india": "yes"}),
    ("card-game", 3, {}),
    ("card-game", 1, {}),
]
MONEY: dict[str, Callable[[Any], int]] = {
    "sold-shares": lambda facts: facts["count"] * facts["price"],
    "bought-shares": lambda facts: -facts["count"] * facts["price"],
    "brokered": lambda facts: -facts["pounds"],
    "emergency-sale": lambda facts: facts["pounds"],
    "loan": lambda facts: facts["pounds"],
    "repaid": lambda facts: -facts["count"] * facts["pounds"],
}
"""What moves money of the board game and is neither income nor costs."""


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: f"{game[0]}-{game[1]}")
def ended(request: pytest.FixtureRequest) -> Game:
    title, seats, options = request.param
    game = arkwright.new(title, seats=seats, seed=7, **options)
    ahead(game, 10_000, random.Random(7))
    return game


def test_figures_are_those_of_the_companies(ended: Game) -> None:
    for position in (0, len(ended.played) // 2, len(ended.played)):
        then = ended.at(position)
        figures, companies = then.table.figures(), then.view()["companies"]
        for name in ("cash", "shares"):
            assert figures[name] == [company[name] for company in companies]
        influence = figures.get("influence", [0] * then.table.seats)
        for seat, worth in enumerate(figures["portfolio"]):
            shares = figures["shares"][seat] * figures["value"][seat]
            assert worth == shares + influence[seat]


def test_goods_sold_at_home_are_those_that_were_told(ended: Game) -> None:
    figures = ended.table.figures()
    for seat in range(ended.table.seats):
        at_home = ("sold", "sold-at-home")
        told = sum(
            int(e.facts["count"]) for e in ended.events if e.id in at_home and e.seat == seat
        )
        beyond = ("sold-to-patron", "sold-at-jubilee")
        told += sum(e.id in beyond and e.seat == seat for e in ended.events)
        sold = sum(counts[seat] for name, counts in figures.items() if name.startswith("sold-"))
        assert sold == told


def test_cash_is_income_less_costs_and_what_shares_and_loans_brought() -> None:
    game = arkwright.new("water-frame-2016", seats=4, seed=5)
    before = game.table.figures()
    begun = len(game.events)
    ahead(game, 10_000, random.Random(5))
    figures = game.table.figures()
    for seat in range(4):
        gained = figures["income"][seat] - before["income"][seat]
        spent = figures["costs"][seat] - before["costs"][seat]
        other = sum(
            MONEY[e.id](e.facts) for e in game.events[begun:] if e.seat == seat and e.id in MONEY
        )
        assert figures["cash"][seat] == before["cash"][seat] + gained - spent + other


def test_a_chapter_is_a_good_of_a_decade(ended: Game) -> None:
    game = ended.at(0)
    chapters = [game.table.chapter()]
    for move in ended.played:
        game.play(move)
        if game.table.chapter() != chapters[-1]:
            chapters.append(game.table.chapter())
    goods = [chapter["good"] for chapter in chapters if chapter["good"]]
    # A company that is out ends a solo game early.
    assert len(goods) >= 4
    assert goods == (["food", "clothes", "cutlery", "lamps"] * 5)[: len(goods)]
    assert len({tuple(chapter.values()) for chapter in chapters}) == len(chapters)
