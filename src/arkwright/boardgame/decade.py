"""A decade: four cycles, then the end of round phase (5.0, I, IV, 6.0)."""

from arkwright.boardgame.broker import BrokerWindow
from arkwright.boardgame.company import Company
from arkwright.boardgame.east_india import EastIndiaPhase
from arkwright.boardgame.edition import GOODS, POSTS
from arkwright.boardgame.events import LiftEvents, RevealEvent
from arkwright.boardgame.harbour import give_up_ship
from arkwright.boardgame.money import pay
from arkwright.boardgame.moves import Dismiss
from arkwright.boardgame.obsolescence import Obsolescence
from arkwright.boardgame.production.phase import ProductionPhase
from arkwright.boardgame.special import MarkerForCharisma
from arkwright.boardgame.table import Table
from arkwright.boardgame.tiles import give_back
from arkwright.boardgame.turn import Turn
from arkwright.boardgame.vocabulary import DISMISS, DONE
from arkwright.boardgame.warehouse import make_fit
from arkwright.play import Move, Refusal, Step
from arkwright.play.step import NOBODY
from arkwright.play.turns import NameStart, Numbered, OfferStart, PassStart

CHARISMA = "charisma"


class Decade(Numbered[Table]):
    """Four cycles, one for each good, and the end of the round. 5.0."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        table.decade = self.number
        table.cycle = 0
        table.journal.add("decade", year=table.year, level=table.level)
        table.ask(*[Cycle(NOBODY, cycle) for cycle in range(len(GOODS))], EndOfDecade())


class Cycle(Numbered[Table]):
    """Economy phase, everybody's turn, production of the active good. 5.0."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        table.cycle = self.number
        economy_phase(table)
        steps: list[Step[Table]] = [Turn(seat) for seat in table.order()]
        steps.append(ProductionPhase())
        if table.influence:
            steps.append(EastIndiaPhase())
        if self.number < len(GOODS) - 1:
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


class Charisma(OfferStart[Table]):
    """Return the Charisma to name the next start player, or keep it. IV, 6.III."""

    __slots__ = ()
    section = "IV"

    def give_up(self, table: Table) -> None:
        give_back(table, table.companies[self.seat], CHARISMA)
        if table.edition.switches.charisma_brings_marker:
            table.ask(MarkerForCharisma(self.seat))


def charisma_offers(table: Table) -> list[Charisma]:
    """Its owner is asked before the start player is settled (IV, 6.III)."""
    return [Charisma(seat) for seat in table.order() if CHARISMA in table.companies[seat].tiles]


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
        return [*[DISMISS[what] for what in dismissible(table, company)], DONE]

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
        company = table.companies[self.seat]
        if move.what in dismissible(table, company):
            return None
        if move.what in POSTS:
            return Refusal("post-not-staffed", "6.II", post=move.what)
        capacity = capacity_of(move)
        owned = capacity in company.ships
        return Refusal(
            "ship-without-crew" if owned else "ship-not-owned", "6.II", capacity=capacity
        )


def dismissible(table: Table, company: Company) -> list[str]:
    """Posts and ships that may be dismissed.

    Water Frame lets crews go, and so ships that have one; the 2025 edition any ship.
    """
    every, crew = table.edition.switches.any_ship_leaves, table.edition.crew
    ships = [c for c in dict.fromkeys(company.ships) if every or crew[c]]
    return [*company.posts, *(f"ship-{capacity}" for capacity in ships)]


def capacity_of(move: Dismiss) -> int:
    """The capacity of the ship that is dismissed."""
    return int(move.what.removeprefix("ship-"))


# The next start player


class ChangeStart(Step[Table]):
    """The poorest player names the start player, unless Charisma does. 6.III."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        table.ask(*charisma_offers(table), StartPlayer(poorest(table)))


class StartPlayer(NameStart):
    """Name the start player of the coming decade, as the one with the poorest portfolio."""

    __slots__ = ()
    section = "6.III"


def poorest(table: Table) -> int:
    """The seat with the least portfolio, then the least cash, then farthest from the start."""
    return min(reversed(table.order()), key=lambda seat: wealth(table, seat))


def wealth(table: Table, seat: int) -> tuple[int, int]:
    """What the poorest is told by; loans are not subtracted (6.III)."""
    company = table.companies[seat]
    return table.portfolio(company), company.cash
