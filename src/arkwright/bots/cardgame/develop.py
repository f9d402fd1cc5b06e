"""The card game's clerk develops: what each development and each card is worth to a company."""

from arkwright.bots.cardgame.actions import purchase
from arkwright.bots.cardgame.estimate import Estimate
from arkwright.bots.cardgame.market import ENOUGH
from arkwright.bots.comparison import best_of
from arkwright.cardgame.actions.distribution import cards_in_use
from arkwright.cardgame.actions.quality import values_of
from arkwright.cardgame.develop import broker_count
from arkwright.cardgame.moves import Broker, Develop, DiscardCard, Reactivate, TakeCard, UseCard
from arkwright.cardgame.table import LAST_DECADE
from arkwright.cardgame.vocabulary import DONE
from arkwright.play import Move

PATENT_NEEDED, NOT_NEEDED = 6.0, 2.0
"""The Patent where the distribution cards are all in use, and a card that does nothing now."""
ENGINEER_TURNS = 4
"""How many turns the Engineer is put to use at most."""
INVENTOR = (12.0, 8.0, 0.0)
"""The Inventor, by decade."""
DEVELOPER_USED = 1.2
"""The use of the Developer, compared to the development that it brings."""
ROOM_LEFT = 0.5
"""Room for one more card where there is some already."""


def develop(estimate: Estimate, moves: list[Move]) -> Move:
    """The development, card or use of a card that is worth most."""
    return best_of(((worth_of(estimate, move), move) for move in moves), 0.0, DONE)[1]


def worth_of(estimate: Estimate, move: Move) -> float:
    company = estimate.company
    if isinstance(move, Develop):
        return development_worth(estimate, move.development)
    if isinstance(move, TakeCard):
        worth = card_worth(estimate, move.card, move.good)
        if len(company.cards) >= company.allows(estimate.edition, "cards"):
            worth -= min(kept_worth(estimate, card) for card in company.cards)
        return worth
    if isinstance(move, Broker):
        return broker_worth(estimate, move.count)
    if isinstance(move, Reactivate):
        return card_worth(estimate, move.card, "") / decades_left(estimate)
    if isinstance(move, UseCard):
        worths = (development_worth(estimate, name) for name in company.developments)
        return DEVELOPER_USED * max(worths)
    return 0.0


def turns_left(estimate: Estimate) -> int:
    """Own turns after this one."""
    return estimate.rounds_left - (1 if estimate.table.decade >= 0 else 0)


def decades_left(estimate: Estimate) -> int:
    return LAST_DECADE + 1 - estimate.decade


def development_worth(estimate: Estimate, name: str) -> float:
    company = estimate.company
    judgement = estimate.judgement
    turns = turns_left(estimate)
    if name == "exchange":
        later = (company.value + estimate.last_value()) / 2
        # Who has little money buys seldom, but at least once at the end.
        return later / 2 * max(min(turns, 1), judgement.exchange_uses * turns)
    if name == "quality":
        return judgement.quality_uses * turns * judgement.goods_sold * decades_left(estimate)
    if name == "distribution":
        once = judgement.distribution_uses * turns * judgement.goods_sold
        return once * min(2, decades_left(estimate))
    if name == "machinery":
        return judgement.machinery_uses * turns * estimate.table.wage * decades_left(estimate)
    if name == "shipping":
        return judgement.shipping if turns else 0.0
    if len(company.cards) < company.allows(estimate.edition, "cards"):
        return ROOM_LEFT
    offered = [
        card_worth(estimate, card, best_led(estimate))
        for card in estimate.table.on_offer()
        if card not in company.cards
    ]
    return judgement.room_for_cards * max(offered, default=0.0) * min(1, turns)


# Cards


def kept_worth(estimate: Estimate, card: str) -> float:
    """What is lost when a card goes."""
    company = estimate.company
    if card == "engineer":
        values = [value for f in company.factories.values() for value in values_of(f)]
        held = max(values, default=0)
        if held > estimate.edition.quality_cap:
            return held * estimate.judgement.goods_sold * decades_left(estimate)
        return NOT_NEEDED
    if card == "patent" and cards_in_use(company) <= estimate.edition.distribution_cards:
        return NOT_NEEDED
    return card_worth(estimate, card, company.cards[card])


def best_led(estimate: Estimate) -> str:
    """The good whose factory gains most by the Foreman."""
    goods = estimate.company.factories
    return max(goods, key=lambda good: foreman(estimate, good), default="")


def foreman(estimate: Estimate, good: str) -> float:
    factory = estimate.company.factories.get(good)
    if factory is None:
        return 0.0
    edition = estimate.edition
    led = min(factory.workers(edition), edition.foreman_workers)
    saved = led * min(edition.foreman_saving, estimate.table.wage)
    return saved * len(estimate.coming(good)) * estimate.pound


def workshop(estimate: Estimate) -> float:
    total = 0.0
    for kind, factory in estimate.company.factories.items():
        machines = max(factory.machine_count(), 1.0 if turns_left(estimate) > 1 else 0.0)
        total += min(estimate.edition.workshop_machines, machines) * len(estimate.coming(kind))
    return total * estimate.pound


def card_worth(estimate: Estimate, card: str, good: str) -> float:
    """Points that a card is worth until the end."""
    company = estimate.company
    edition = estimate.edition
    judgement = estimate.judgement
    turns = turns_left(estimate)
    decades = decades_left(estimate)
    match card:
        case "foreman":
            return foreman(estimate, good)
        case "workshop":
            return workshop(estimate)
        case "developer":
            productions = sum(len(estimate.coming(kind)) for kind in company.factories)
            return edition.developer_saving * productions * estimate.pound
        case "entrepreneur":
            return judgement.tie * estimate.step * decades
        case "patent":
            is_needed = cards_in_use(company) >= edition.distribution_cards
            return (PATENT_NEEDED if is_needed else NOT_NEEDED) * min(1, turns)
        case "engineer":
            level = company.developments["quality"]
            return judgement.engineer * min(turns, ENGINEER_TURNS) * (1.0 + level)
        case "extra-shift":
            return judgement.extra_good if estimate.producing or turns else 0.0
        case "inventor":
            return judgement.inventor * INVENTOR[estimate.decade] if turns else 0.0
        case "trade-office":
            return judgement.trade_office * estimate.step * decades
        case "contract":
            return judgement.contract * decades
        case "large-warehouse":
            return judgement.warehouse * decades
        case "broker":
            return 0.5 * company.value if turns else 0.0
    return patron(estimate, card)


def patron(estimate: Estimate, card: str) -> float:
    """One more sale in a decade, for one of its two goods."""
    company = estimate.company
    decades: set[int] = set()
    chances = 0
    for good, factory in company.factories.items():
        if good in card.split("-") and factory.output(estimate.edition) > ENOUGH:
            coming = estimate.coming(good)
            decades |= set(coming)
            chances += len(coming)
    return estimate.judgement.patron_sale * (len(decades) + 0.2 * (chances - len(decades)))


def broker_worth(estimate: Estimate, count: int) -> float:
    """Shares at half price, if the money is to spare."""
    if count != broker_count(estimate.table, estimate.company):
        return 0.0
    gain, bought = purchase(estimate, count, count)
    return gain if bought == count else 0.0


def cheapest_card(estimate: Estimate, moves: list[Move]) -> Move:
    """The card to discard."""
    return min(
        (move for move in moves if isinstance(move, DiscardCard)),
        key=lambda move: kept_worth(estimate, move.card),
        default=moves[0],
    )
