"""Quality and distribution cards are real: what the moves reach is what the rules allow (1a.4).

Every arrangement of the cards over factories and reserve is enumerated from the cards themselves
and judged by the rules alone; the moves are then searched through from the same beginning.
"""

import itertools
from collections.abc import Iterator

import pytest

from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.table import Table
from arkwright.play import Game

from .given import (
    EVA,
    WIM,
    a_company,
    a_factory,
    a_table,
    legal,
    offered,
    play,
    qualities,
    question,
    refusal,
    table_of,
    turn,
)

Values = tuple[int, ...]
Arrangement = tuple[Values, ...]
"""The values of the quality cards at each factory, largest first."""

CARDS: list[Values] = [(1, 2), (1, 2), (3, 4)]
"""The faces of the three quality cards every player has."""
ENGINEER: Values = (5, 6)
RESERVE = -1


# What the rules allow


def arrangements(cards: list[Values], factories: int) -> Iterator[Arrangement]:
    """Every way in which real cards can lie at factories or in the reserve."""
    for places in itertools.product(range(RESERVE, factories), repeat=len(cards)):
        for faces in itertools.product(*cards):
            lying: list[list[int]] = [[] for _ in range(factories)]
            for place, face in zip(places, faces):
                if place != RESERVE:
                    lying[place].append(face)
            yield tuple(tuple(sorted(values, reverse=True)) for values in lying)


def within(before: list[int], after: list[int], allowed: int, cap: int) -> bool:
    """Nothing above the cap, and no more added than allowed; what is lost counts for nothing."""
    added = sum(max(0, new - old) for old, new in zip(before, after))
    return max(after) <= cap and added <= allowed


def allowed_arrangements(start: Arrangement, level: int, engineer: str) -> set[Arrangement]:
    cards = [*CARDS, ENGINEER] if engineer == "owned" else CARDS
    before = [sum(values) for values in start]
    cap = 4 if engineer == "never" else 6
    return {
        found
        for found in arrangements(cards, len(start))
        if within(before, [sum(values) for values in found], level, cap)
    }


# What the moves reach


def written(values: Values) -> str:
    return "+".join(map(str, values)) or "0"


def lying(table: Table) -> Arrangement:
    factories = table.companies[EVA].factories.values()
    return tuple(
        tuple(sorted(factory.price_quality + factory.appeal_quality, reverse=True))
        for factory in factories
    )


def reached(game: Game, kind: str) -> set[tuple[object, ...]]:
    """Every arrangement in which an action can end, by trying all its moves."""
    found: set[tuple[object, ...]] = set()
    seen: set[str] = set()
    waiting = [game]
    while waiting:
        here = waiting.pop()
        table = table_of(here)
        if question(here) != f"add-{kind}":
            continue
        key = f"{lying(table)} {distributions(table)} {table.agenda[-1]!r}"
        if key in seen:
            continue
        seen.add(key)
        found.add(lying(table) if kind == "quality" else distributions(table))
        for move in here.moves:
            if move.text != "done":
                after = here.copy()
                after.play(move)
                # A last move that leaves nothing to choose ends the action by itself.
                end = table_of(after)
                found.add(lying(end) if kind == "quality" else distributions(end))
                waiting.append(after)
    return found


def quality_game(start: Arrangement, level: int, engineer: str, seat: int = EVA) -> Game:
    table = a_table(active="lamps" if len(start) < 4 else "food")
    owned = ["engineer"] if engineer == "owned" else []
    company = a_company(table, seat, cards=owned, quality=level - 1)
    company.engineered = engineer != "never"
    for good, values in zip(GOODS, start):
        a_factory(table, good, seat, quality=values[:1], appeal_quality=values[1:])
    game = turn(table, seat)
    game.play("act quality")
    return game


def starts(factories: int, engineer: str) -> list[Arrangement]:
    """Every arrangement that can have come about before."""
    cards = [*CARDS, ENGINEER] if engineer == "owned" else CARDS
    cap = 4 if engineer == "never" else 6
    return sorted(
        {
            found
            for found in arrangements(cards, factories)
            if all(sum(values) <= cap for values in found)
        }
    )


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("engineer", ["never", "given up", "owned"])
@pytest.mark.parametrize(("factories", "nth"), [(1, 1), (2, 7), (3, 41), (4, 199)])
def test_quality_reaches_what_the_rules_allow(
    factories: int, nth: int, engineer: str, level: int
) -> None:
    # Each level of development begins elsewhere.
    chosen = starts(factories, engineer)[level - 1 :: nth if engineer != "owned" else nth * 4]
    assert len(chosen) > 1
    for start in chosen:
        expected = allowed_arrangements(start, level, engineer)
        found = reached(quality_game(start, level, engineer), "quality")
        assert found == expected, start


@pytest.mark.parametrize("engineer", ["never", "given up", "owned"])
def test_first_quality_moves_are_those_that_one_factory_allows(engineer: str) -> None:
    for start in starts(2, engineer)[::3]:
        for level in (1, 2, 3):
            game = quality_game(start, level, engineer)
            expected = {
                f"{good} {written(found[place])}"
                for found in allowed_arrangements(start, level, engineer)
                for place, good in enumerate(GOODS[:2])
                if found[place] != start[place]
            }
            assert set(offered(game, "quality")) == expected, start


def test_every_refusal_of_quality_has_its_reason() -> None:
    table = a_table(active="lamps")
    a_company(table, quality=2)
    a_factory(table, "food", quality=[4])
    a_factory(table, "clothes", quality=[1])
    game = turn(table)
    game.play("act quality")
    assert refusal(game, "quality lamps 1").id == "no-factory"
    assert refusal(game, "quality food 4").id == "as-it-is"
    assert refusal(game, "quality food 4+1").id == "quality-cap"
    assert refusal(game, "quality clothes 5").id == "quality-cap"
    game.play("quality food 3")
    assert refusal(game, "quality food 4").id == "settled-already"
    assert refusal(game, "quality clothes 3").id == "no-such-quality-cards"
    assert legal(game, "quality clothes 2+2")


def test_quality_of_others_is_untouched() -> None:
    table = a_table(active="lamps")
    a_company(table, quality=2)
    a_factory(table, "food", quality=[1])
    wim = a_company(table, WIM)
    a_factory(table, "food", WIM, quality=[4])
    game = turn(table)
    play(game, "act quality", "quality food 4", "done")
    assert qualities(wim) == {"food": "4"}


# Distribution


def distributions(table: Table) -> Values:
    return tuple(factory.distribution for factory in table.companies[EVA].factories.values())


def distribution_game(start: Values, level: int, patent: bool) -> Game:
    table = a_table(active="lamps" if len(start) < 4 else "food")
    a_company(table, cards=["patent"] if patent else [], distribution=level - 2)
    for good, value in zip(GOODS, start):
        a_factory(table, good, distribution=value)
    game = turn(table)
    game.play("act distribution")
    return game


def lying_distribution(factories: int, cards: int) -> list[Values]:
    """Every way in which so many cards of 1 to 4 lie at factories, at most one at each."""
    return [
        values
        for values in itertools.product(range(5), repeat=factories)
        if sum(1 for value in values if value) <= cards
    ]


@pytest.mark.parametrize("level", [2, 3, 4])
@pytest.mark.parametrize("patent", [False, True])
@pytest.mark.parametrize(("factories", "nth"), [(1, 1), (2, 2), (3, 11), (4, 97)])
def test_distribution_reaches_what_the_rules_allow(
    factories: int, nth: int, patent: bool, level: int
) -> None:
    positions = lying_distribution(factories, 3 if patent else 2)
    chosen = positions[level - 2 :: nth]
    assert len(chosen) > 1
    for start in chosen:
        expected = {found for found in positions if within(list(start), list(found), level, cap=4)}
        assert reached(distribution_game(start, level, patent), "distribution") == expected, start


def test_every_refusal_of_distribution_has_its_reason() -> None:
    table = a_table(active="lamps")
    a_company(table)
    for good, value in (("food", 1), ("clothes", 3), ("cutlery", 0)):
        a_factory(table, good, distribution=value)
    game = turn(table)
    game.play("act distribution")
    assert refusal(game, "distribution lamps 1").id == "no-factory"
    assert refusal(game, "distribution food 1").id == "as-it-is"
    assert refusal(game, "distribution cutlery 1").id == "no-distribution-card"
    assert refusal(game, "distribution food 4").id == "adds-too-much"
    game.play("distribution clothes 0")
    assert refusal(game, "distribution clothes 1").id == "settled-already"
    assert legal(game, "distribution cutlery 2")
    # what the clothes lost is not given to others
    assert refusal(game, "distribution cutlery 3").id == "adds-too-much"
