"""The events: lifting the last decade's, revealing the next, and what each of them does (10.2)."""

from collections.abc import Callable

from arkwright.boardgame.broker import BrokerWindow
from arkwright.boardgame.edition import GOODS, ROWS
from arkwright.boardgame.ending import end_game
from arkwright.boardgame.event_choices import lobby, luddites, made_in_england, opium_war, recession
from arkwright.boardgame.money import pay, receive
from arkwright.boardgame.table import Table
from arkwright.play import Step
from arkwright.play.step import NOBODY

BUREAUCRACY = "bureaucracy"
END_OF_GAME = "end-of-game"
COSTLY = ("luddites", "social-unrest")
"""Events that must be paid for: the Broker may raise the money first (6.II)."""
SHIFTING = ("lobby", "opium-war", "recession")
"""Events that move share values or offer what costs money: where the Broker may trade at any
moment, before these as well (2025 6.1)."""


def is_random(event: str) -> bool:
    """Whether an event is one of those that are shuffled (4.1.I)."""
    return event not in (BUREAUCRACY, END_OF_GAME, "")


class LiftEvents(Step[Table]):
    """What the last event brought for one decade ends; Bureaucracy stays. 10.2."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        for event in table.ongoing:
            if event == BUREAUCRACY:
                continue
            if event == "navigation-acts":
                move_importers(table, table.edition.event["navigation-acts.spaces"])
            elif event == "hamburg-crisis":
                for company in table.companies:
                    company.unlocked = False
            elif event == "crown-jubilee":
                for company in table.companies:
                    company.jubilee = False
            table.journal.add("event-lifted", event=event)
        table.ongoing = [BUREAUCRACY] if BUREAUCRACY in table.ongoing else []


class RevealEvent(Step[Table]):
    """Turn up the event marker of this decade and resolve it. 6.II.

    Bureaucracy brings the reserve event with it; the last decade that could have brought
    Bureaucracy turns up the reserve in any case (2025 6.1).
    """

    __slots__ = ()

    def happen(self, table: Table) -> None:
        event = table.events[table.decade]
        table.events_revealed = table.decade + 1
        face_down = table.reserve and not table.reserve_revealed
        if face_down and (event == BUREAUCRACY or table.decade == last_early_decade(table)):
            table.ask(RevealReserve())
        reveal(table, event)


class RevealReserve(Step[Table]):
    """Turn up the event of the reserve space and resolve it. 2025 6.1."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        table.reserve_revealed = True
        reveal(table, table.reserve)


def reveal(table: Table, event: str) -> None:
    table.journal.reveal("event", event=event, year=table.year)
    table.ask(ResolveEvent(NOBODY, event))
    if event in COSTLY or (event in SHIFTING and table.edition.switches.broker_any_moment):
        table.ask(BrokerWindow())


def last_early_decade(table: Table) -> int:
    """The last decade whose event was shuffled with Bureaucracy: 1790 (4.1.I, 2025 9.2.I.1)."""
    return table.edition.decades.index(1790)


class ResolveEvent(Step[Table]):
    """Do what the revealed event says. 10.2."""

    __slots__ = ("event",)

    def __init__(self, seat: int, event: str) -> None:
        self.seat = seat
        self.event = event

    def happen(self, table: Table) -> None:
        EVENTS[self.event](table)


# Events that nobody decides


def bureaucracy(table: Table) -> None:
    """The first administration space is closed to the end of the game."""
    table.ongoing.append(BUREAUCRACY)


def crown_jubilee(table: Table) -> None:
    """Everybody may sell one more good in one production phase of the coming decade."""
    table.ongoing.append("crown-jubilee")
    for company in table.companies:
        company.jubilee = True


def economic_crisis(table: Table) -> None:
    """Five workers go back to the market; for those missing, workers of its last row move up."""
    market = table.market
    workers = table.edition.event["economic-crisis.workers"]
    returned = market.bring_back(workers, table.edition)
    # They leave holes in the last row that count for nothing until the market is empty (D40).
    in_last_row = min(market.workers, len(table.edition.market_columns) - market.holes)
    moved = max(0, min(workers - returned, in_last_row, market.empty))
    market.empty -= moved
    market.holes += moved
    table.journal.add("economic-crisis", returned=returned, moved=moved)


def hamburg_crisis(table: Table) -> None:
    """The last administration space is closed for a decade, unless bought free."""
    table.ongoing.append("hamburg-crisis")


def navigation_acts(table: Table) -> None:
    """The importers fall back for a decade, but not below zero."""
    table.ongoing.append("navigation-acts")
    move_importers(table, -table.edition.event["navigation-acts.spaces"])


def royal_society(table: Table) -> None:
    """Money for every tile and for every complete row of one factory, the best."""
    per_tile = table.edition.event["royal-society.pounds_per_tile"]
    per_row = table.edition.event["royal-society.pounds_per_row"]
    for seat in table.order():
        company = table.companies[seat]
        rows = 0
        for factory in company.factories.values():
            rows = max(rows, sum(factory.gap(table.edition, row) == 0 for row in ROWS))
        pounds = per_tile * len(company.tiles) + per_row * rows
        receive(table, company, pounds, "royal-society")


def social_unrest(table: Table) -> None:
    """Everybody pays for the workers of the factories, up to a limit."""
    per_worker = table.edition.event["social-unrest.pounds_per_worker"]
    highest = table.edition.event["social-unrest.highest"]
    for seat in table.order():
        company = table.companies[seat]
        workers = sum(factory.all_workers for factory in company.factories.values())
        pounds = min(highest, workers * per_worker)
        pay(table, company, pounds, "social-unrest")


def threat_of_strike(table: Table) -> None:
    """Every wage is £1 higher for a decade."""
    table.ongoing.append("threat-of-strike")


def war_on_the_continent(table: Table) -> None:
    """Each factory's distribution and price rise by one, where both can (D80)."""
    edition = table.edition
    for seat in table.order():
        company = table.companies[seat]
        for good in GOODS:
            factory = company.factories.get(good)
            if factory is None or factory.distribution >= edition.distribution_cap:
                continue
            if factory.price < company.top_price(edition, good):
                factory.distribution += 1
                factory.price += 1
                table.journal.add(
                    "war-profit",
                    seat,
                    good=good,
                    pounds=factory.price,
                    distribution=factory.distribution,
                )


def worlds_fair(table: Table) -> None:
    """Four workers leave the market, for lack of them the fired, for the box."""
    market = table.market
    count = min(table.edition.event["worlds-fair.workers"], market.hireable)
    market.hire(count)
    market.boxed += count
    table.journal.add("workers-boxed", count=count)


def move_importers(table: Table, spaces: int) -> None:
    for good in GOODS:
        table.importers[good] = max(0, table.importers[good] + spaces)
    table.journal.add("importers-moved", spaces=spaces)


EVENTS: dict[str, Callable[[Table], None]] = {
    BUREAUCRACY: bureaucracy,
    "crown-jubilee": crown_jubilee,
    "economic-crisis": economic_crisis,
    END_OF_GAME: end_game,
    "hamburg-crisis": hamburg_crisis,
    "lobby": lobby,
    "luddites": luddites,
    "made-in-england": made_in_england,
    "navigation-acts": navigation_acts,
    "opium-war": opium_war,
    "recession": recession,
    "royal-society": royal_society,
    "social-unrest": social_unrest,
    "threat-of-strike": threat_of_strike,
    "war-on-the-continent": war_on_the_continent,
    "worlds-fair": worlds_fair,
}
