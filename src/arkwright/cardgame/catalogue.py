"""Editions ready for a table: read once, and checked before anything is laid out."""

from functools import cache

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
    Edition,
)
from arkwright.cardgame.rivals import DISCS
from arkwright.cardgame.rules import RULES
from arkwright.cardgame.table import LAST_DECADE
from arkwright.cardgame.vocabulary import MOST_DISTRIBUTION
from arkwright.play import BadSetup
from arkwright.play.step import Json

SIDES = 2
ROUNDS = len(GOODS)
STARTING_FACTORIES = 2
MOST_QUALITY = 6
MOST_SMALL_QUALITY_CARDS = 2
MOST_MACHINES_ON_CARD = 2
MOST_HALF_PRICE_SHARES = 2
EXTRA_SHIFT_GOODS = 1
FIXED_CARDS = ("engineer", "patent")
"""Beside one Entrepreneur, one less than the players of each in every random supply."""


def edition_of(title: str, players: int, corrections: Json = None, rules: int = RULES) -> Edition:
    """The edition for a table; read once unless an owner brings corrections."""
    if not corrections:
        return printed_edition(title, players, rules)
    return checked(Edition(title, players, corrections, rules))


@cache
def printed_edition(title: str, players: int, rules: int) -> Edition:
    return checked(Edition(title, players, rules=rules))


def checked(edition: Edition) -> Edition:
    """The edition, if a game can be played with its numbers from beginning to end."""
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


def demand_that(edition: Edition, path: str, holds: bool, what: str) -> None:
    """Say in one sentence what a number must be, unless it is."""
    if not holds:
        raise BadSetup(f"{path} in the edition file of {edition.title} must be {what}")


def known(edition: Edition, path: str, words: list[str], vocabulary: tuple[str, ...]) -> None:
    """Say so if a name means nothing to the game."""
    for word in words:
        if word not in vocabulary:
            raise BadSetup(
                f"{path} in the edition file of {edition.title} can't be {word!r}; "
                f"it can be: {', '.join(vocabulary)}"
            )


def lying(edition: Edition, path: str, taken: list[str], there: list[str]) -> None:
    """Say so if cards are named that are not there as often."""
    for card in taken:
        count = there.count(card)
        if taken.count(card) > count:
            raise BadSetup(
                f"{path} in the edition file of {edition.title} can't name {card} more often than "
                f"{count}"
            )


def check_shares(edition: Edition) -> None:
    sheet = edition.sheet
    sheet.within("track.shares", [edition.most_shares], range(1, MOST_SHARES + 1))
    demand_that(edition, "track.value", edition.most_value > 0, "1 or more")
    sheet.within("start.shares", [edition.start_shares], range(edition.most_shares + 1))
    sheet.within("start.value", [edition.start_value], range(1, edition.most_value + 1))
    sheet.within("loan.spots", [edition.loan_spots], range(MOST_LOANS + 1))
    penalty = edition.ship_penalty
    demand_that(edition, "shipping.penalty", bool(penalty), "at least one number")
    demand_that(edition, "shipping.penalty", sorted(penalty) == penalty, "in rising order")


def check_factories(edition: Edition) -> None:
    appeal = edition.spot_appeal
    spots = len(appeal) == len(SPOTS)
    demand_that(edition, "factory.spots.appeal", spots, f"{len(SPOTS)} numbers, one for each spot")
    demand_that(edition, "factory.spots.appeal", appeal[-1] == 0, "0 on the last spot")
    for good in GOODS:
        path = f"factory.{good}"
        two_sides(edition, f"{path}.sum", edition.sum[good])
        two_sides(edition, f"{path}.goods", edition.tile_goods[good])
        two_sides(edition, f"{path}.fixed_cost", edition.fixed_cost[good])
        two_sides(edition, f"{path}.shipping_price", edition.ship_price[good])
        enough = min(edition.sum[good]) >= max(appeal)
        demand_that(edition, f"{path}.sum", enough, "at least the appeal of every spot")


def two_sides(edition: Edition, path: str, numbers: list[int]) -> None:
    demand_that(edition, path, len(numbers) == SIDES, "two numbers, one for each side")


def check_worker_cards(edition: Edition) -> None:
    for good in GOODS:
        path = f"worker_card.{good}"
        workers, machines = edition.card_workers[good], edition.card_machines[good]
        each = f"{len(POSITIONS)} numbers, one for each position"
        demand_that(edition, f"{path}.workers", len(workers) == len(POSITIONS), each)
        demand_that(edition, f"{path}.machines", len(machines) == len(POSITIONS), each)
        known_machines = range(MOST_MACHINES_ON_CARD + 1)
        edition.sheet.within(f"{path}.machines", machines, known_machines)
        fewer = all(machines[position] <= workers[position] for position in POSITIONS)
        demand_that(edition, f"{path}.machines", fewer, "no more than the workers they replace")
        first, second = edition.card_goods[good]
        two_sides(edition, f"{path}.first_goods", first)
        two_sides(edition, f"{path}.second_goods", second)
        goods = max(edition.tile_goods[good]) + max(first) + max(second) + EXTRA_SHIFT_GOODS
        goods += edition.small_warehouses * edition.small_warehouse_goods
        goods += edition.large_warehouse_goods
        what = f"at most {MOST_GOODS} goods together"
        demand_that(edition, f"warehouse and the output of {good}", goods <= MOST_GOODS, what)


def check_reserve(edition: Edition) -> None:
    sheet = edition.sheet
    small = edition.small_quality_cards
    sheet.within("quality.small_cards", [small], range(MOST_SMALL_QUALITY_CARDS + 1))
    sheet.within("quality.highest", [edition.quality_cap], range(MOST_QUALITY + 1))
    caps = range(edition.quality_cap, MOST_QUALITY + 1)
    sheet.within("quality.highest_with_engineer", [edition.quality_cap_engineer], caps)
    distribution = edition.distribution_cap
    sheet.within("distribution.highest", [distribution], range(MOST_DISTRIBUTION + 1))
    demand_that(edition, "warehouse.small_goods", edition.small_warehouse_goods > 0, "1 or more")


def check_developments(edition: Edition) -> None:
    levels = 0
    for name in DEVELOPMENTS:
        path = f"development.{name}"
        allowed = edition.development[name]
        least = 0 if name == "exchange" else 1
        demand_that(edition, path, bool(allowed), "at least one number")
        demand_that(edition, path, allowed == sorted(allowed), "in rising order")
        demand_that(edition, path, allowed[0] >= least, f"{least} or more")
        levels = max(levels, len(allowed))
    decades = edition.restriction
    path = "development.restriction.decades"
    demand_that(edition, path, len(decades) >= levels, "one for each level of the developments")
    edition.sheet.within(path, decades, range(1, LAST_DECADE + 2))


def check_market(edition: Edition) -> None:
    sheet = edition.sheet
    highest = edition.highest_appeal
    sheet.within("market.highest_appeal", [highest], range(HIGHEST_APPEAL + 1))
    for good in GOODS:
        reach = max(edition.spot_appeal) + edition.office[good]
        reach += edition.quality_cap_engineer + edition.distribution_cap
        long = reach <= highest
        demand_that(
            edition, "market.highest_appeal", long, f"at least {reach}, what {good} can reach"
        )
        sheet.within(f"neutral.{good}", [edition.neutral[good]], range(highest + 1))
    side = "for_4" if edition.supplied > 3 else "up_to_3"
    lowest = edition.lowest_demand
    demand_that(
        edition, f"market.{side}.demand_below", edition.demand_start >= lowest, "on the track"
    )


def check_cards(edition: Edition) -> None:
    half_price = range(1, MOST_HALF_PRICE_SHARES + 1)
    edition.sheet.within("card.broker.shares", [edition.broker_shares], half_price)
    demand_that(edition, "card.contract.bonus", bool(edition.contract_bonus), "at least one number")
    demand_that(edition, "card.inventor.factories", edition.inventor_factories > 0, "1 or more")
    demand_that(
        edition, "card.inventor.developments", edition.inventor_developments > 0, "1 or more"
    )


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
    demand_that(edition, "card.supply.expert_per_player", edition.expert_cards < len(others), few)


def check_company(edition: Edition, path: str) -> list[str]:
    """The card a default company has, if it is one that a player could have taken (Setup 6)."""
    goods, start = edition.sheet.words(f"{path}.goods"), edition.sheet.words(f"{path}.start")
    known(edition, f"{path}.goods", goods, GOODS)
    different = len(goods) == STARTING_FACTORIES == len(set(goods))
    demand_that(edition, f"{path}.goods", different, "two different goods")
    known(edition, f"{path}.start", start[:1], (*DEVELOPMENTS, *CARDS))
    placed = len(start) == 2 and start[0] == "foreman" and start[1] in goods
    whole = placed or (len(start) == 1 and start[0] != "foreman")
    what = "a development, or a card with the good of its factory if it lies at one"
    demand_that(edition, f"{path}.start", whole, what)
    if start[0] in DEVELOPMENTS:
        levels = len(edition.development[start[0]])
        demand_that(edition, f"{path}.start", levels > 1, "a development that has a further level")
        return []
    return start[:1]


def check_solo(edition: Edition) -> None:
    sheet = edition.sheet
    sheet.within("solo.shares", [edition.solo_shares], range(edition.most_shares + 1))
    sheet.within("solo.value", [edition.solo_value], range(edition.most_value + 1))
    in_bag = len(DISCS[:-1]) * edition.drawn_each + edition.drawn_neutral
    demand_that(edition, "solo.drawn_each", in_bag >= ROUNDS, "enough for a draw in every round")
    sheet.within("solo.rows", [edition.display_rows], (len(DISCS),))
    columns = min(len(edition.supply), MOST_SPOTS) // edition.display_rows
    sheet.within("solo.columns", [edition.display_columns], range(1, columns + 1))
    reachable = range(edition.highest_appeal + 1)
    for good in GOODS:
        sheet.within(f"solo.start.{good}", [edition.solo_start[good]], reachable)
        sheet.within(f"solo.new_factory.{good}", [edition.solo_new_factory[good]], reachable)
