"""A decade: four cycles, then the end of round phase (5.0, I, IV, 6.0)."""

from arkwright.boardgame.broker import BrokerWindow
from arkwright.boardgame.company import Company
from arkwright.boardgame.east_india import EastIndiaPhase
from arkwright.boardgame.edition import GOODS, POSTS
from arkwright.boardgame.events import LiftEvents, RevealEvent
from arkwright.boardgame.harbour import give_up_ship
from arkwright.boardgame.money import pay
from arkwright.boardgame.moves import Dismiss, Start
from arkwright.boardgame.obsolescence import Obsolescence
from arkwright.boardgame.production.phase import ProductionPhase
from arkwright.boardgame.special import MarkerForCharisma, give_back
from arkwright.boardgame.table import Table
from arkwright.boardgame.turn import Turn
from arkwright.boardgame.vocabulary import DISMISS, DONE, START
from arkwright.boardgame.warehouse import make_fit
from arkwright.play import Move, Refusal, Step
from arkwright.play.step import NOBODY

CHARISMA = "charisma"


class Decade(Step[Table]):
    """Four cycles, one for each good, and the end of the round. 5.0."""

    __slots__ = ("index",)

    def __init__(self, seat: int, index: int) -> None:
        super().__init__(seat)
        self.index = index

    def happen(self, table: Table) -> None:
        table.decade = self.index
        table.cycle = 0
        table.journal.add("decade", year=table.year, level=table.level)
        table.ask(*[Cycle(NOBODY, cycle) for cycle in range(len(GOODS))], EndOfDecade())


class Cycle(Step[Table]):
    """Economy phase, everybody's turn, production of the active good. 5.0."""

    __slots__ = ("cycle",)

    def __init__(self, seat: int, cycle: int) -> None:
        super().__init__(seat)
        self.cycle = cycle

    def happen(self, table: Table) -> None:
        table.cycle = self.cycle
        economy_phase(table)
        steps: list[Step[Table]] = [Turn(seat) for seat in table.order()]
        steps.append(ProductionPhase())
        if table.influence:
            steps.append(EastIndiaPhase())
        if self.cycle < len(GOODS) - 1:
            steps.append(EndOfCycle())
        table.ask(*steps)


def economy_phase(table: Table) -> None:
    """Reveal the marker: the active good's importer advances, fired workers return (I)."""
    good = table.active
    importer, workers = table.economy[good][table.decade]
    table.importers[good] += importer
    returned = table.market.bring_back(workers, table.edition)
    table.journal.reveal("economy", good=good, importer=importer, workers=returned)


# The end of a cycle


class EndOfCycle(Step[Table]):
    """The start player marker goes to the left, unless Charisma says otherwise. IV."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        table.ask(*charisma_offers(table), PassStart())


class Charisma(Step[Table]):
    """Return the Charisma to name the next start player, or keep it. IV, 6.III."""

    __slots__ = ()
    section = "IV"

    def moves(self, table: Table) -> list[Move]:
        return [*START[: table.seats], DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Start):
            while isinstance(table.agenda.pop(), Charisma):
                pass  # nobody else is asked, nor is it settled the ordinary way
            give_back(table, table.companies[self.seat], CHARISMA)
            set_start(table, move.seat)
            if table.edition.switches.charisma_brings_marker:
                table.ask(MarkerForCharisma(self.seat))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        return no_such_seat(table, move, "IV")


class PassStart(Step[Table]):
    """The start player marker goes to the left. IV."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        set_start(table, (table.start + 1) % table.seats)


def charisma_offers(table: Table) -> list[Charisma]:
    """Its owner is asked before the start player is settled (IV, 6.III)."""
    return [Charisma(seat) for seat in table.order() if CHARISMA in table.companies[seat].tiles]


def set_start(table: Table, seat: int) -> None:
    table.start = seat
    table.journal.add("start-player", seat)


def no_such_seat(table: Table, move: Move, section: str) -> Refusal | None:
    if isinstance(move, Start):
        return Refusal("no-such-seat", section, seats=table.seats)
    return None


# The end of the decade


class EndOfDecade(Step[Table]):
    """Event phase, start player, markers back, obsolescence; or the end of the game. 6.0."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        table.journal.add("end-of-decade", year=table.year)
        steps: list[Step[Table]] = [BrokerWindow(), HarbourWages(), LiftEvents(), RevealEvent()]
        if not table.last_decade:
            # The Broker has no part in the End of Game event itself (D50).
            steps += [BrokerWindow(), ChangeStart()]
        # Water Frame takes the markers back before the event, the 2025 edition last (A22).
        first = table.edition.switches.markers_return_first
        steps.insert(0 if first else len(steps), ReturnMarkers())
        if not table.last_decade:
            steps += [Obsolescence(), Decade(NOBODY, table.decade + 1)]
        table.ask(*steps)


class ReturnMarkers(Step[Table]):
    """All action markers come back, the Press Attaché turns back. 6.I, 2025 6.3."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        for company in table.companies:
            company.spaces = [""] * len(company.spaces)
            company.attache_turned = False
            company.built = []
            if not table.edition.switches.closed_to_box:
                company.closed = []


class HarbourWages(Step[Table]):
    """Pay ship crews and warehouse workers; then they may be dismissed. 6.II."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        wage = table.wage
        for seat in table.order():
            company = table.companies[seat]
            workers = company.crew(table.edition) + len(company.posts)
            pay(table, company, wage * workers, "harbour-wages")
        table.ask(*[DismissHarbour(seat) for seat in table.order()])


class DismissHarbour(Step[Table]):
    """Dismiss warehouse workers, or ships with their whole crew."""

    __slots__ = ()
    section = "6.II"

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = [DISMISS[post] for post in company.posts]
        crew = table.edition.crew
        ships = dict.fromkeys(company.ships)
        # Water Frame lets crews go, and so ships that have one; the 2025 edition any ship.
        any_ship = table.edition.switches.any_ship_leaves
        moves += [DISMISS[f"ship-{c}"] for c in ships if any_ship or crew[c]]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if not isinstance(move, Dismiss):
            return
        company = table.companies[self.seat]
        table.ask(self)
        if move.what in POSTS:
            company.posts.remove(move.what)
            table.market.fire(1)
            table.journal.add("dismissed-post", self.seat, post=move.what)
            make_fit(table, company)
        else:
            capacity = capacity_of(move)
            crew = give_up_ship(table, company, capacity)
            table.journal.add("dismissed-ship", self.seat, capacity=capacity, crew=crew)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Dismiss):
            return None
        if move.what in POSTS:
            return Refusal("post-not-staffed", "6.II", post=move.what)
        capacity = capacity_of(move)
        if capacity not in table.companies[self.seat].ships:
            return Refusal("ship-not-owned", "6.II", capacity=capacity)
        return Refusal("ship-without-crew", "6.II", capacity=capacity)


def capacity_of(move: Dismiss) -> int:
    """The capacity of the ship that is dismissed."""
    return int(move.what.removeprefix("ship-"))


# The next start player


class ChangeStart(Step[Table]):
    """The poorest player names the start player, unless Charisma does. 6.III."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        table.ask(*charisma_offers(table), StartPlayer(poorest(table)))


class StartPlayer(Step[Table]):
    """Name the start player of the coming decade, as the one with the poorest portfolio."""

    __slots__ = ()
    section = "6.III"

    def moves(self, table: Table) -> list[Move]:
        return START[: table.seats]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, Start)
        table.journal.add("poorest-chooses", self.seat)
        set_start(table, move.seat)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        return no_such_seat(table, move, "6.III")


def poorest(table: Table) -> int:
    """The seat with the least portfolio, then the least cash, then farthest from the start."""
    found = table.companies[table.start]
    for seat in table.order():
        company = table.companies[seat]
        if wealth(table, company) <= wealth(table, found):
            found = company
    return found.seat


def wealth(table: Table, company: Company) -> tuple[int, int]:
    """What the poorest is told by; loans are not subtracted (6.III)."""
    return table.portfolio(company), company.cash
