"""The edition file of the card game: the numbers fit together, impossible ones are refused."""

from collections import Counter
from typing import Any

import pytest

import arkwright
from arkwright.cardgame.edition import CARDS, DEVELOPMENTS, GOODS, Edition
from tests.editions import BESIDE, edition_file, refusal

TITLE = "card-game"
SIDES = 2
TABLES = edition_file(TITLE)

with_supply = pytest.mark.parametrize("players", [2, 3, 4])


def supply(players: int) -> Counter[str]:
    """The basic supply of development cards (Setup 4)."""
    printed = TABLES["card"]["supply"]
    return Counter(card for count in range(2, players + 1) for card in printed[f"with_{count}"])


# Numbers that the book states, and that must fit together


def test_stated_totals() -> None:
    front, back = TABLES["card"]["faces"]["front"], TABLES["card"]["faces"]["back"]
    assert len(front) == len(back) == 24
    assert set(front) | set(back) == set(CARDS)
    assert [supply(players).total() for players in (2, 3, 4)] == [11, 17, 22]
    assert TABLES["loan"]["spots"] == 9
    assert len(TABLES["shipping"]["penalty"]) == 1 + 9
    assert TABLES["track"] == {**TABLES["track"], "shares": 30, "value": 30}
    assert TABLES["quality"]["small_cards"] + 1 == 3
    assert TABLES["distribution"]["cards"] == TABLES["warehouse"]["small"] == 2
    assert set(TABLES["development"]) - {*BESIDE, "restriction"} == set(DEVELOPMENTS)
    for name in DEVELOPMENTS:
        assert len(TABLES["development"][name]) == 3
    bag = 2 * TABLES["solo"]["drawn_each"] + TABLES["solo"]["drawn_neutral"]
    assert bag == 8
    assert TABLES["solo"]["rows"] * TABLES["solo"]["columns"] == 15


def test_these_cards_have_the_same_kind_on_both_faces() -> None:
    faces = TABLES["card"]["faces"]
    doubles = Counter(a for a, b in zip(faces["front"], faces["back"]) if a == b)
    assert doubles == {"patent": 3, "engineer": 3, "large-warehouse": 2}


@with_supply
def test_the_supply_is_made_of_the_fronts_in_the_box(players: int) -> None:
    assert supply(players) <= Counter(TABLES["card"]["faces"]["front"])
    assert Counter(Edition(TITLE, players).supply) == supply(players)


@with_supply
def test_the_default_companies_can_be_founded(players: int) -> None:
    companies = TABLES[f"setup_{players}"]
    assert len(companies) == players
    handed_out: Counter[str] = Counter()
    for company in companies.values():
        assert len(set(company["goods"])) == 2
        assert set(company["goods"]) <= set(GOODS)
        start = company["start"][0]
        if start not in DEVELOPMENTS:
            handed_out[start] += 1
        assert len(company["start"]) == (2 if start == "foreman" else 1)
        assert set(company["start"][1:]) <= set(company["goods"])
    assert handed_out <= supply(players)


def test_factories_grow_with_their_side() -> None:
    for good in GOODS:
        tile, card = TABLES["factory"][good], TABLES["worker_card"][good]
        for first, second in (tile["sum"], tile["goods"], tile["shipping_price"]):
            assert first < second
        for goods in (card["first_goods"], card["second_goods"]):
            assert len(goods) == SIDES
            assert goods == sorted(goods)
        for workers, machines in zip(card["workers"], card["machines"]):
            assert 0 < machines <= workers
        assert tile["sum"][0] >= max(TABLES["factory"]["spots"]["appeal"])


def test_lamps_are_dearer_than_cutlery_and_so_on() -> None:
    for name in ("sum", "fixed_cost", "shipping_price"):
        by_good = [TABLES["factory"][good][name] for good in GOODS]
        assert by_good == sorted(by_good)
    prices = [TABLES["end_price"][good] for good in GOODS]
    assert prices == sorted(set(prices))


def test_every_appeal_that_can_be_reached_is_on_the_track() -> None:
    highest = TABLES["market"]["highest_appeal"]
    for good in GOODS:
        most = max(TABLES["factory"]["spots"]["appeal"]) + TABLES["office"][good]
        most += TABLES["quality"]["highest_with_engineer"] + TABLES["distribution"]["highest"]
        assert most <= highest
        arrows = TABLES["market"]["arrows"][good]
        assert arrows == sorted(set(arrows))
        assert arrows[-1] <= highest


def test_wages_never_fall() -> None:
    for side in ("up_to_3", "for_4"):
        wages = TABLES["market"][side]["wages"]
        assert wages == sorted(wages)


# Corrections by the owner of a printed copy


def test_a_correction_counts_and_stays_in_this_game() -> None:
    mine = {"office": {"food": 5, "source": "my copy"}}
    game = arkwright.new(TITLE, seats=3, seed=1, components=mine)
    other = arkwright.new(TITLE, seats=3, seed=1)
    for table in (game, other):
        table.play("pass")
    assert [move.text for move in other.moves] == [f"appeal {n}" for n in range(8)]
    assert [move.text for move in game.moves] == [f"appeal {n}" for n in (0, 1, 2, 3, 5, 6, 7, 8)]
    assert game.record.components == mine
    assert arkwright.replay(game.record.dumps()).moves == game.moves
    assert arkwright.from_position(game.position()).moves == game.moves
    listed = arkwright.find_title(TITLE).sheet(mine).components()
    assert next(c for c in listed if c.name == "office").source == "my copy"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("track.shares", 31),
        ("loan.spots", 10),
        ("market.highest_appeal", 21),
        ("quality.small_cards", 3),
        ("quality.highest_with_engineer", 7),
        ("distribution.highest", 5),
        ("card.broker.shares", 3),
        ("worker_card.lamps.machines", [3, 3]),
        ("warehouse.large_goods", 16),
        ("solo.rows", 4),
    ],
)
def test_a_number_that_the_game_has_no_moves_for_is_refused(path: str, value: Any) -> None:
    said = refusal(TITLE, path, value)
    assert said
    assert "\n" not in said


IMPOSSIBLE = [
    ("start.shares", 31),
    ("start.value", 0),
    ("start.value", 31),
    ("track.value", 0),
    ("shipping.penalty", []),
    ("shipping.penalty", [0, 2, 1]),
    ("factory.spots.appeal", [3, 2, 1]),
    ("factory.spots.appeal", [3, 2, 1, 1]),
    ("factory.food.sum", [4]),
    ("factory.food.sum", [2, 6]),
    ("factory.food.goods", [2, 3, 4]),
    ("factory.food.fixed_cost", []),
    ("factory.food.shipping_price", [5]),
    ("worker_card.food.workers", [2]),
    ("worker_card.food.machines", [1]),
    ("worker_card.food.machines", [2, 1, 1]),
    ("worker_card.food.workers", [0, 2]),
    ("worker_card.food.first_goods", [1]),
    ("quality.highest", 7),
    ("quality.highest_with_engineer", 3),
    ("warehouse.small_goods", 0),
    ("development.quality", []),
    ("development.quality", [2, 1]),
    ("development.shipping", [0, 1, 2]),
    ("development.restriction.decades", [1]),
    ("development.restriction.decades", [1, 2, 4]),
    ("market.highest_appeal", 16),
    ("market.up_to_3.demand_below", 7),
    ("market.up_to_3.wages", []),
    ("market.for_4.wages", []),
    ("neutral.food", 19),
    ("card.contract.bonus", []),
    ("card.inventor.factories", 0),
    ("card.inventor.developments", 0),
    ("card.broker.shares", 0),
    ("card.faces.front", ["patent"]),
    ("card.supply.with_2", ["magician"]),
    ("card.supply.with_2", ["patent", "patent", "patent", "patent"]),
    ("card.supply.expert_per_player", 9),
    ("setup_4.first.goods", ["clothes"]),
    ("setup_4.first.goods", ["clothes", "clothes"]),
    ("setup_4.first.goods", ["clothes", "hats"]),
    ("setup_4.first.start", []),
    ("setup_4.first.start", ["magician"]),
    ("setup_4.first.start", ["foreman"]),
    ("setup_4.first.start", ["foreman", "lamps"]),
    ("setup_4.first.start", ["broker"]),
    ("solo.shares", 31),
    ("solo.value", 31),
    ("solo.drawn_each", 0),
    ("solo.columns", 0),
    ("solo.columns", 9),
    ("solo.start.food", 19),
    ("solo.new_factory.food", 19),
]


def test_an_impossible_number_is_refused_before_the_game() -> None:
    taken = [(path, value) for path, value in IMPOSSIBLE if not refusal(TITLE, path, value)]
    assert taken == []
