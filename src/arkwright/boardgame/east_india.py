"""The East India Trading Company: influence, its price, its bonuses (2025 9.3)."""

from arkwright.boardgame.actions.distribution import raise_distribution, why_not_raise
from arkwright.boardgame.actions.machinery import place_machine, replaceable_rows, why_not_machine
from arkwright.boardgame.actions.quality import improve, why_not_improve
from arkwright.boardgame.company import Company
from arkwright.boardgame.edition import TRACKS
from arkwright.boardgame.moves import Distribute, Influence, Machine, Quality, Rise
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DISTRIBUTE, DONE, INFLUENCE, MACHINE, QUALITY, RISE
from arkwright.play import Move, Refusal, Step


def start_influence(table: Table) -> None:
    """Every marker on 0, every price on its first space (9.3.I)."""
    table.influence = {track: [0] * table.seats for track in TRACKS}
    table.influence_price = dict.fromkeys(TRACKS, 0)


def price_of(table: Table, track: str) -> int:
    """What a step on a track costs, and what each unit of influence counts in the end."""
    return table.edition.east_india_prices[track][table.influence_price[track]]


def is_barred(table: Table, track: str, space: int) -> bool:
    """Whether no marker may end its movement there: an orange space holds one (9.3.II)."""
    if space in table.edition.orange_spaces:
        return space in table.influence[track]
    return space > table.edition.track_end


def target(table: Table, seat: int, track: str, bought: int) -> int:
    """Where a marker lands after the free step and bought ones; where it stands if it can't."""
    now = table.influence[track][seat]
    space = now + 1 + bought
    return now if is_barred(table, track, space) else space


class EastIndiaPhase(Step[Table]):
    """After each cycle everybody takes influence, in the order of that cycle (9.3.II, D60)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        table.ask(*[TakeInfluence(seat) for seat in table.order()])


class TakeInfluence(Step[Table]):
    """Choose a track: one step is free, more cost its price each, in cash (D65)."""

    __slots__ = ()
    section = "9.3.II"

    def moves(self, table: Table) -> list[Move]:
        moves: list[Move] = []
        for track in TRACKS:
            # The free step must be taken if it can; where it can't, the marker stays (D63).
            steps = INFLUENCE[track]
            moves.append(steps[0])
            landing = table.influence[track][self.seat] + 1
            paid = steps[1 : self.affordable(table, track) + 1]
            moves += [
                step
                for space, step in enumerate(paid, landing + 1)
                if not is_barred(table, track, space)
            ]
        return moves

    def affordable(self, table: Table, track: str) -> int:
        """How many steps the cash buys."""
        return table.companies[self.seat].cash // price_of(table, track)

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, Influence)
        track, bought = move.track, move.bought
        company = table.companies[self.seat]
        price = price_of(table, track)
        space = target(table, self.seat, track, bought)
        table.influence[track][self.seat] = space
        table.journal.add(
            "influenced", self.seat, track=track, space=space, bought=bought, pounds=bought * price
        )
        if bought:
            company.cash -= bought * price
            last = len(table.edition.east_india_prices[track]) - 1
            table.influence_price[track] = min(last, table.influence_price[track] + 1)
        table.ask(InfluenceBonus(self.seat, track))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Influence) or not move.bought:
            return None
        track = move.track
        if target(table, self.seat, track, move.bought) == table.influence[track][self.seat]:
            return Refusal("track-space-barred", self.section, track=track)
        if move.bought > self.affordable(table, track):
            price, cash = price_of(table, track), table.companies[self.seat].cash
            return Refusal("influence-too-dear", self.section, price=price, cash=cash)
        return None


class InfluenceBonus(Step[Table]):
    """Take one bonus at or below the marker's space, also if it did not move.

    It is no action: Patent, Workshop and School have no part in it.
    """

    __slots__ = ("track",)
    section = "9.3.II"

    def __init__(self, seat: int, track: str) -> None:
        self.seat = seat
        self.track = track

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = []
        if self.reached(table, "marketing"):
            for good in company.factories:
                if why_not_raise(table, company, good) is None:
                    moves.append(DISTRIBUTE[good])
        good = TRACKS[self.track]
        factory = company.factories.get(good)
        if factory is not None:
            if self.reached(table, "machine"):
                moves += [MACHINE[good][row] for row in replaceable_rows(table, factory)]
            if self.reached(table, "quality") and why_not_improve(table, company, factory) is None:
                moves.append(QUALITY[good])
        if self.reached(table, "share"):
            moves.append(RISE)
        moves.append(DONE)
        return moves

    def reached(self, table: Table, bonus: str) -> bool:
        """Whether the marker has come to a bonus."""
        return table.influence[self.track][self.seat] >= table.edition.bonus_from[bonus]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, Rise):
            table.move_share(company, 1)
            table.journal.add("influence-rise", self.seat, space=company.share_space)
        elif isinstance(move, Machine):
            place_machine(table, company, company.factories[move.good], move.row - 1)
            table.market.fire(1)
        elif isinstance(move, Quality):
            improve(table, self.seat, company.factories[move.good])
        elif isinstance(move, Distribute):
            raise_distribution(table, self.seat, company.factories[move.good])

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, Distribute):
            return why_not_raise(table, company, move.good) or self.too_early(table, "marketing")
        if isinstance(move, Rise):
            return self.too_early(table, "share")
        if isinstance(move, Machine | Quality):
            return self.why_not_in_factory(table, company, move)
        return None

    def why_not_in_factory(
        self, table: Table, company: Company, move: Machine | Quality
    ) -> Refusal | None:
        """Machine and quality go to the track's own factory only, as far as it takes them."""
        if move.good != TRACKS[self.track]:
            return Refusal("bonus-for-other-good", self.section, good=TRACKS[self.track])
        factory = company.factories.get(move.good)
        if factory is None:
            return Refusal("no-factory", self.section, good=move.good)
        if isinstance(move, Quality):
            return self.too_early(table, "quality") or why_not_improve(table, company, factory)
        return self.too_early(table, "machine") or why_not_machine(table, factory, move.row)

    def too_early(self, table: Table, bonus: str) -> Refusal | None:
        """The rule against a bonus that the marker has not come to yet."""
        if self.reached(table, bonus):
            return None
        space = table.edition.bonus_from[bonus]
        return Refusal("bonus-not-reached", self.section, bonus=bonus, space=space)
