"""Editions ready for a table: read once, and checked before anything is laid out."""

from arkwright.cardgame.edition import (
    CARDS,
    DEVELOPMENTS,
    GOODS,
    HIGHEST_APPEAL,
    MOST_GOODS,
    MOST_LOANS,
    MOST_SHARES,
    MOST_SPOTS,
    POSITIONS,
    SOLO,
    SPOTS,
    STARTING_FACTORIES,
    Edition,
)
from arkwright.cardgame.rivals import DISCS
from arkwright.cardgame.rules import RULES
from arkwright.cardgame.table import LAST_DECADE
from arkwright.cardgame.vocabulary import MOST_DISTRIBUTION
from arkwright.play import Sheet
from arkwright.play.components import BadEntry, Editions
from arkwright.play.plain import Json

SIDES = 2
ROUNDS = len(GOODS)
MOST_QUALITY = 6
MOST_SMALL_QUALITY_CARDS = 2
MOST_MACHINES_ON_CARD = 2
MOST_HALF_PRICE_SHARES = 2
EXTRA_SHIFT_GOODS = 1
FIXED_CARDS = ("engineer", "patent")
"""Beside one Entrepreneur, one less than the players of each in every random supply."""


def read(title: str, players: int, corrections: Json, rules: int) -> Edition:
    """An edition, if a game can be played with its numbers from beginning to end."""
    edition = Edition(title, players, corrections, rules)
    check_shares(edition)
    check_factories(edition)
    check_worker_cards(edition)
    check_reserve(edition)
    check_developments(edition)
    check_market(edition)
    check_cards(edition)
    check_supply(edition)
    handed_out: list[str] = []
    for seat in edition.sheet.get(f"setup_{edition.supplied}"):
        handed_out += check_company(edition, f"setup_{edition.supplied}.{seat}")
    lying(edition, f"setup_{edition.supplied}", handed_out, edition.supply)
    if edition.players == SOLO:
        check_solo(edition)
    return edition


edition_of = Editions(read, RULES).find
"""The edition for a table."""


def lying(edition: Edition, path: str, taken: list[str], there: list[str]) -> None:
    """Say so if cards are named that are not there as often."""
    for card in taken:
        count = there.count(card)
        if taken.count(card) > count:
            raise BadEntry(edition.title, path, f"can't name {card} more often than {count}")


def check_shares(edition: Edition) -> None:
    sheet = edition.sheet
    sheet.within("track.shares", [edition.most_shares], range(1, MOST_SHARES + 1))
    sheet.must_be("track.value", edition.most_value > 0, "1 or more")
    sheet.within("start.shares", [edition.start_shares], range(edition.most_shares + 1))
    sheet.within("start.value", [edition.start_value], range(1, edition.most_value + 1))
    sheet.within("loan.spots", [edition.loan_spots], range(MOST_LOANS + 1))
    penalty = edition.ship_penalty
    sheet.must_be("shipping.penalty", bool(penalty), "at least one number")
    sheet.must_be("shipping.penalty", sorted(penalty) == penalty, "in rising order")


def check_factories(edition: Edition) -> None:
    sheet = edition.sheet
    appeal = edition.spot_appeal
    spots = len(appeal) == len(SPOTS)
    sheet.must_be("factory.spots.appeal", spots, f"{len(SPOTS)} numbers, one for each spot")
    sheet.must_be("factory.spots.appeal", appeal[-1] == 0, "0 on the last spot")
    for good in GOODS:
        path = f"factory.{good}"
        for name in ("sum", "goods", "fixed_cost", "shipping_price"):
            two_sides(sheet, f"{path}.{name}")
        enough = min(edition.sum[good]) >= max(appeal)
        sheet.must_be(f"{path}.sum", enough, "at least the appeal of every spot")


def two_sides(sheet: Sheet, path: str) -> None:
    sheet.must_be(path, len(sheet.numbers(path)) == SIDES, "two numbers, one for each side")


def check_worker_cards(edition: Edition) -> None:
    sheet = edition.sheet
    for good in GOODS:
        path = f"worker_card.{good}"
        workers, machines = edition.card_workers[good], edition.card_machines[good]
        each = f"{len(POSITIONS)} numbers, one for each position"
        sheet.must_be(f"{path}.workers", len(workers) == len(POSITIONS), each)
        sheet.must_be(f"{path}.machines", len(machines) == len(POSITIONS), each)
        known_machines = range(MOST_MACHINES_ON_CARD + 1)
        sheet.within(f"{path}.machines", machines, known_machines)
        fewer = all(machines[position] <= workers[position] for position in POSITIONS)
        sheet.must_be(f"{path}.machines", fewer, "no more than the workers they replace")
        first, second = edition.card_goods[good]
        two_sides(sheet, f"{path}.first_goods")
        two_sides(sheet, f"{path}.second_goods")
        goods = max(edition.tile_goods[good]) + max(first) + max(second) + EXTRA_SHIFT_GOODS
        goods += edition.small_warehouses * edition.small_warehouse_goods
        goods += edition.large_warehouse_goods
        what = f"at most {MOST_GOODS} goods together"
        sheet.must_be(f"warehouse and the output of {good}", goods <= MOST_GOODS, what)


def check_reserve(edition: Edition) -> None:
    sheet = edition.sheet
    small = edition.small_quality_cards
    sheet.within("quality.small_cards", [small], range(MOST_SMALL_QUALITY_CARDS + 1))
    sheet.within("quality.highest", [edition.quality_cap], range(MOST_QUALITY + 1))
    caps = range(edition.quality_cap, MOST_QUALITY + 1)
    sheet.within("quality.highest_with_engineer", [edition.quality_cap_engineer], caps)
    distribution = edition.distribution_cap
    sheet.within("distribution.highest", [distribution], range(MOST_DISTRIBUTION + 1))
    sheet.must_be("warehouse.small_goods", edition.small_warehouse_goods > 0, "1 or more")


def check_developments(edition: Edition) -> None:
    sheet = edition.sheet
    levels = 0
    for name in DEVELOPMENTS:
        path = f"development.{name}"
        allowed = edition.development[name]
        least = 0 if name == "exchange" else 1
        sheet.must_be(path, bool(allowed), "at least one number")
        sheet.must_be(path, allowed == sorted(allowed), "in rising order")
        sheet.must_be(path, allowed[0] >= least, f"{least} or more")
        levels = max(levels, len(allowed))
    decades = edition.restriction
    path = "development.restriction.decades"
    sheet.must_be(path, len(decades) >= levels, "one for each level of the developments")
    sheet.within(path, decades, range(1, LAST_DECADE + 2))


def check_market(edition: Edition) -> None:
    sheet = edition.sheet
    highest = edition.highest_appeal
    sheet.within("market.highest_appeal", [highest], range(HIGHEST_APPEAL + 1))
    for good in GOODS:
        reach = max(edition.spot_appeal) + edition.office[good]
        reach += edition.quality_cap_engineer + edition.distribution_cap
        long = reach <= highest
        sheet.must_be("market.highest_appeal", long, f"at least {reach}, what {good} can reach")
        sheet.within(f"neutral.{good}", [edition.neutral[good]], range(highest + 1))
    side = "for_4" if edition.supplied > 3 else "up_to_3"
    lowest = edition.lowest_demand
    sheet.must_be(f"market.{side}.demand_below", edition.demand_start >= lowest, "on the track")


def check_cards(edition: Edition) -> None:
    sheet = edition.sheet
    half_price = range(1, MOST_HALF_PRICE_SHARES + 1)
    sheet.within("card.broker.shares", [edition.broker_shares], half_price)
    sheet.must_be("card.contract.bonus", bool(edition.contract_bonus), "at least one number")
    sheet.must_be("card.inventor.factories", edition.inventor_factories > 0, "1 or more")
    sheet.must_be("card.inventor.developments", edition.inventor_developments > 0, "1 or more")


def check_supply(edition: Edition) -> None:
    """Both supplies must be in the box (Setup 4, expert setup 4)."""
    copies: list[str] = []
    for front, back in edition.faces:
        copies += [front] if front == back else [front, back]
    limit = edition.supplied - 1
    lying(edition, "card.supply", edition.supply, copies)
    lying(edition, "card.faces", ["entrepreneur"], copies)
    for card in FIXED_CARDS:
        lying(edition, "card.faces", [card] * limit, copies)
    others = [faces for faces in edition.faces if not set(faces) & set(FIXED_CARDS)]
    few = f"no more than the {len(others) - 1} other cards"
    edition.sheet.must_be("card.supply.expert_per_player", edition.expert_cards < len(others), few)


def check_company(edition: Edition, path: str) -> list[str]:
    """The card a default company has, if it is one that a player could have taken (Setup 6)."""
    sheet = edition.sheet
    goods, start = sheet.words(f"{path}.goods"), sheet.words(f"{path}.start")
    sheet.known(f"{path}.goods", goods, GOODS)
    different = len(goods) == STARTING_FACTORIES == len(set(goods))
    sheet.must_be(f"{path}.goods", different, "two different goods")
    sheet.known(f"{path}.start", start[:1], (*DEVELOPMENTS, *CARDS))
    placed = len(start) == 2 and start[0] == "foreman" and start[1] in goods
    whole = placed or (len(start) == 1 and start[0] != "foreman")
    what = "a development, or a card with the good of its factory if it lies at one"
    sheet.must_be(f"{path}.start", whole, what)
    if start[0] in DEVELOPMENTS:
        levels = len(edition.development[start[0]])
        sheet.must_be(f"{path}.start", levels > 1, "a development that has a further level")
        return []
    return start[:1]


def check_solo(edition: Edition) -> None:
    sheet = edition.sheet
    sheet.within("solo.shares", [edition.solo_shares], range(edition.most_shares + 1))
    sheet.within("solo.value", [edition.solo_value], range(edition.most_value + 1))
    in_bag = len(DISCS[:-1]) * edition.drawn_each + edition.drawn_neutral
    sheet.must_be("solo.drawn_each", in_bag >= ROUNDS, "enough for a draw in every round")
    sheet.within("solo.rows", [edition.display_rows], (len(DISCS),))
    columns = min(len(edition.supply), MOST_SPOTS) // edition.display_rows
    sheet.within("solo.columns", [edition.display_columns], range(1, columns + 1))
    reachable = range(edition.highest_appeal + 1)
    for good in GOODS:
        sheet.within(f"solo.start.{good}", [edition.solo_start[good]], reachable)
        sheet.within(f"solo.new_factory.{good}", [edition.solo_new_factory[good]], reachable)
