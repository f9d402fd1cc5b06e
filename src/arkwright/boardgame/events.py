"""The events: lifting the last decade's, revealing the next, and what each of them does (10.2)."""

from collections.abc import Callable

from arkwright.boardgame.actions.distribution import GiveDistribution
from arkwright.boardgame.broker import BrokerWindow
from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.edition import GOODS, ROWS
from arkwright.boardgame.ending import end_game
from arkwright.boardgame.harbour import give_up_ship
from arkwright.boardgame.money import pay, receive
from arkwright.boardgame.moves import Advance, Enlist, LoseMachine, PayOff, Suffer
from arkwright.boardgame.special import SpecialMarker
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import (
    ADVANCE,
    DONE,
    ENLIST,
    LOSE_MACHINE,
    LOSE_SHARE,
    LOSE_SPACES,
    PAY_OFF,
)
from arkwright.play import Move, Refusal, Step
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
        super().__init__(seat)
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


# Events that players decide, in turn order


def lobby(table: Table) -> None:
    """Everybody may take a special marker, still of the old decade's level."""
    table.ask(*[SpecialMarker(seat) for seat in table.order()])


def luddites(table: Table) -> None:
    """Every factory with machines loses one, or is bought off, factory by factory."""
    steps: list[Step[Table]] = []
    for seat in table.order():
        factories = table.companies[seat].factories
        steps += [
            Luddites(seat, good)
            for good in GOODS
            if good in factories and any(factories[good].machines)
        ]
    table.ask(*steps)


def made_in_england(table: Table) -> None:
    """Everybody may place two levels of distribution."""
    levels = table.edition.event["made-in-england.levels"]
    table.ask(*[GiveDistribution(seat, levels) for seat in table.order()])


def opium_war(table: Table) -> None:
    """Everybody may send one ship to war."""
    table.ask(*[OpiumWar(seat) for seat in table.order()])


def recession(table: Table) -> None:
    """Everybody loses share spaces or a share; without a share, the spaces (D46)."""
    for company in table.companies:
        if not company.shares:
            lose_spaces(table, company)
    table.ask(*[Recession(seat) for seat in table.order() if table.companies[seat].shares])


class Luddites(Step[Table]):
    """Let the Luddites have one machine of a factory, or pay them off."""

    __slots__ = ("good",)
    section = "10.2"

    def __init__(self, seat: int, good: str) -> None:
        super().__init__(seat)
        self.good = good

    def moves(self, table: Table) -> list[Move]:
        machines = table.companies[self.seat].factories[self.good].machines
        moves: list[Move] = [LOSE_MACHINE[self.good][row] for row in ROWS if machines[row]]
        moves.append(PAY_OFF[self.good])
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, LoseMachine):
            company.factories[move.good].machines[move.row - 1] -= 1
            table.journal.add("machine-lost", self.seat, good=move.good, row=move.row)
            table.ask(AdvanceWorkers(self.seat, move.good, move.row - 1))
        else:
            pay(table, company, table.edition.event["luddites.pounds"], "luddites")

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, LoseMachine | PayOff):
            return None
        if isinstance(move, LoseMachine) and move.good == self.good:
            return Refusal("no-machine-in-row", "10.2", good=move.good, row=move.row)
        return Refusal("other-factory-now", "10.2", good=self.good)


class AdvanceWorkers(Step[Table]):
    """Move a worker of a higher row of the factory to the space left empty in `row`."""

    __slots__ = ("good", "row")
    section = "10.2"

    def __init__(self, seat: int, good: str, row: int) -> None:
        super().__init__(seat)
        self.good = good
        self.row = row

    def moves(self, table: Table) -> list[Move]:
        factory = table.companies[self.seat].factories[self.good]
        moves: list[Move] = [
            ADVANCE[self.good][row]
            for row in ROWS[self.row + 1 :]
            if bound_to_row(factory, row) is None
        ]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Advance):
            workers = table.companies[self.seat].factories[self.good].workers
            workers[move.row - 1] -= 1
            workers[self.row] += 1
            table.journal.add(
                "worker-advanced", self.seat, good=self.good, row=move.row, to=self.row + 1
            )
            table.ask(AdvanceWorkers(self.seat, self.good, move.row - 1))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Advance):
            return None
        if move.good != self.good:
            return Refusal("other-factory-now", "10.2", good=self.good)
        if move.row - 1 <= self.row:
            return Refusal("only-from-higher-rows", "10.2", row=self.row + 1)
        return bound_to_row(table.companies[self.seat].factories[self.good], move.row - 1)


def bound_to_row(factory: Factory, row: int) -> Refusal | None:
    """Why a row has no worker to spare: none at all, or the last one beside machines (II.2.2)."""
    if not factory.workers[row]:
        return Refusal("no-worker-in-row", "10.2", good=factory.good, row=row + 1)
    if factory.workers[row] == 1 and factory.machines[row]:
        return Refusal("last-worker-beside-machines", "II.2.2", good=factory.good, row=row + 1)
    return None


class OpiumWar(Step[Table]):
    """Send a ship to war for half its capacity in share spaces."""

    __slots__ = ()
    section = "10.2"

    def moves(self, table: Table) -> list[Move]:
        ships = dict.fromkeys(table.companies[self.seat].ships)
        moves: list[Move] = [ENLIST[capacity] for capacity in ships]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Enlist):
            company = table.companies[self.seat]
            crew = give_up_ship(table, company, move.capacity)
            spaces = move.capacity // table.edition.event["opium-war.capacity_per_space"]
            table.move_share(company, spaces)
            table.journal.add(
                "enlisted", self.seat, capacity=move.capacity, crew=crew, spaces=spaces
            )

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Enlist):
            return Refusal("ship-not-owned", "10.2", capacity=move.capacity)
        return None


class Recession(Step[Table]):
    """Choose what the recession takes: two share spaces or a share."""

    __slots__ = ()
    section = "10.2"

    def moves(self, table: Table) -> list[Move]:
        return [LOSE_SPACES, LOSE_SHARE]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if move is LOSE_SPACES:
            lose_spaces(table, company)
        else:
            shares = table.edition.event["recession.shares"]
            company.shares -= shares
            table.journal.add("recession-shares", self.seat, count=shares)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        return Refusal("fewer-shares-owned", "10.2", count=0) if isinstance(move, Suffer) else None


def lose_spaces(table: Table, company: Company) -> None:
    spaces = table.edition.event["recession.spaces"]
    table.move_share(company, -spaces)
    table.journal.add("recession-spaces", company.seat, spaces=spaces)


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
