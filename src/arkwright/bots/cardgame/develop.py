"""The card game's clerk develops: what each development and each card is worth to a company."""

from collections.abc import Callable

from arkwright.bots.cardgame.actions import purchase
from arkwright.bots.cardgame.market import ENOUGH
from arkwright.bots.cardgame.outlook import Outlook
from arkwright.cardgame.actions.quality import values_of
from arkwright.cardgame.develop import broker_count
from arkwright.cardgame.discarding import cards_needed
from arkwright.cardgame.edition import PATRONS
from arkwright.cardgame.moves import Broker, Develop, DiscardCard, Reactivate, TakeCard, UseCard
from arkwright.cardgame.table import LAST_DECADE
from arkwright.cardgame.vocabulary import DONE
from arkwright.play import Move


def develop(outlook: Outlook, moves: list[Move]) -> Move:
    """The development, card or use of a card that is worth most."""
    best = 0.0
    chosen: Move = DONE
    for move in moves:
        worth = worth_of(outlook, move)
        if worth > best:
            best = worth
            chosen = move
    return chosen


def worth_of(outlook: Outlook, move: Move) -> float:
    company = outlook.company
    if isinstance(move, Develop):
        return development_worth(outlook, move.development)
    if isinstance(move, TakeCard):
        worth = card_worth(outlook, move.card, move.good)
        if len(company.cards) >= company.allows(outlook.edition, "cards"):
            worth -= min(kept_worth(outlook, card) for card in company.cards)
        return worth
    if isinstance(move, Broker):
        return broker_worth(outlook, move.count)
    if isinstance(move, Reactivate):
        return card_worth(outlook, move.card, "") / decades_left(outlook)
    if isinstance(move, UseCard):
        return 1.2 * max(development_worth(outlook, name) for name in company.developments)
    return 0.0


def turns_left(outlook: Outlook) -> int:
    """Own turns after this one."""
    return outlook.rounds_left - (1 if outlook.table.decade >= 0 else 0)


def decades_left(outlook: Outlook) -> int:
    return LAST_DECADE + 1 - outlook.decade


def development_worth(outlook: Outlook, name: str) -> float:
    company = outlook.company
    judgement = outlook.judgement
    turns = turns_left(outlook)
    if name == "exchange":
        later = (company.value + outlook.last_value()) / 2
        # Who has little money buys seldom, but at least once at the end.
        return later / 2 * max(min(turns, 1), judgement.exchange_uses * turns)
    if name == "quality":
        return judgement.quality_uses * turns * judgement.goods_sold * decades_left(outlook)
    if name == "distribution":
        return (
            judgement.distribution_uses
            * turns
            * judgement.goods_sold
            * min(2, decades_left(outlook))
        )
    if name == "machinery":
        return judgement.machinery_uses * turns * outlook.table.wage * decades_left(outlook)
    if name == "shipping":
        return judgement.shipping if turns else 0.0
    if len(company.cards) < company.allows(outlook.edition, "cards"):
        return 0.5
    offered = [
        card_worth(outlook, card, best_led(outlook))
        for card in outlook.table.on_offer()
        if card not in company.cards
    ]
    return judgement.room_for_cards * max(offered, default=0.0) * min(1, turns)


# Cards


def kept_worth(outlook: Outlook, card: str) -> float:
    """What is lost when a card goes."""
    company = outlook.company
    if card == "engineer":
        values = [value for f in company.factories.values() for value in values_of(f)]
        held = max(values, default=0)
        if held > outlook.edition.quality_cap:
            return held * outlook.judgement.goods_sold * decades_left(outlook)
        return 2.0
    if card == "patent" and cards_needed(company) <= outlook.edition.distribution_cards:
        return 2.0
    return card_worth(outlook, card, company.cards[card])


def best_led(outlook: Outlook) -> str:
    """The good whose factory gains most by the Foreman."""
    best = ""
    most = -1.0
    for good in outlook.company.factories:
        worth = foreman(outlook, good)
        if worth > most:
            most = worth
            best = good
    return best


def foreman(outlook: Outlook, good: str) -> float:
    factory = outlook.company.factories.get(good)
    if factory is None:
        return 0.0
    edition = outlook.edition
    led = min(factory.workers(edition), edition.foreman_workers)
    saved = led * min(edition.foreman_saving, outlook.table.wage)
    return saved * len(outlook.coming(good)) * outlook.pound


def workshop(outlook: Outlook, good: str) -> float:
    total = 0.0
    for kind, factory in outlook.company.factories.items():
        machines = max(factory.machine_count(), 1.0 if turns_left(outlook) > 1 else 0.0)
        total += min(outlook.edition.workshop_machines, machines) * len(outlook.coming(kind))
    return total * outlook.pound


def developer(outlook: Outlook, good: str) -> float:
    productions = sum(len(outlook.coming(kind)) for kind in outlook.company.factories)
    return outlook.edition.developer_saving * productions * outlook.pound


def entrepreneur(outlook: Outlook, good: str) -> float:
    return outlook.judgement.tie * outlook.step * decades_left(outlook)


def patent(outlook: Outlook, good: str) -> float:
    used = cards_needed(outlook.company)
    return (6.0 if used >= outlook.edition.distribution_cards else 2.0) * min(
        1, turns_left(outlook)
    )


def engineer(outlook: Outlook, good: str) -> float:
    level = outlook.company.developments["quality"]
    return outlook.judgement.engineer * min(turns_left(outlook), 4) * (1.0 + level)


def extra_shift(outlook: Outlook, good: str) -> float:
    return outlook.judgement.extra_good if outlook.producing or turns_left(outlook) else 0.0


def inventor(outlook: Outlook, good: str) -> float:
    return (
        outlook.judgement.inventor * (12.0, 8.0, 0.0)[outlook.decade]
        if turns_left(outlook)
        else 0.0
    )


def trade_office(outlook: Outlook, good: str) -> float:
    return outlook.judgement.trade_office * outlook.step * decades_left(outlook)


def contract(outlook: Outlook, good: str) -> float:
    return outlook.judgement.contract * decades_left(outlook)


def large_warehouse(outlook: Outlook, good: str) -> float:
    return outlook.judgement.warehouse * decades_left(outlook)


def broker(outlook: Outlook, good: str) -> float:
    return 0.5 * outlook.company.value if turns_left(outlook) else 0.0


WORTH: dict[str, Callable[[Outlook, str], float]] = {
    "foreman": foreman,
    "workshop": workshop,
    "developer": developer,
    "entrepreneur": entrepreneur,
    "patent": patent,
    "engineer": engineer,
    "extra-shift": extra_shift,
    "inventor": inventor,
    "trade-office": trade_office,
    "contract": contract,
    "large-warehouse": large_warehouse,
    "broker": broker,
}


def card_worth(outlook: Outlook, card: str, good: str) -> float:
    """Points that a card is worth until the end."""
    if card in PATRONS:
        return patron(outlook, card)
    return WORTH[card](outlook, good)


def patron(outlook: Outlook, card: str) -> float:
    """One more sale in a decade, for one of its two goods."""
    company = outlook.company
    decades: set[int] = set()
    chances = 0
    for good, factory in company.factories.items():
        if good in card.split("-") and factory.output(outlook.edition) > ENOUGH:
            coming = outlook.coming(good)
            decades |= set(coming)
            chances += len(coming)
    return outlook.judgement.patron_sale * (len(decades) + 0.2 * (chances - len(decades)))


def broker_worth(outlook: Outlook, count: int) -> float:
    """Shares at half price, if the money is to spare."""
    if count != broker_count(outlook.table, outlook.company):
        return 0.0
    gain, bought = purchase(outlook, count, count)
    return gain if bought == count else 0.0


def cheapest_card(outlook: Outlook, moves: list[Move]) -> Move:
    """The card to discard."""
    best = moves[0]
    least = 1e9
    for move in moves:
        if isinstance(move, DiscardCard):
            worth = kept_worth(outlook, move.card)
            if worth < least:
                least = worth
                best = move
    return best
