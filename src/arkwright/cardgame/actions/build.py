"""Build and upgrade factories (1a.1)."""

from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.discarding import discard_card
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.moves import BuildFactory, Invent, Upgrade
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import BUILD, DONE, INVENT, UPGRADE
from arkwright.play import Move, Refusal, Step


def why_not_build(table: Table, company: Company, good: str) -> Refusal | None:
    """The rule that bars a new factory, if one does."""
    if good in company.factories:
        return Refusal("factory-exists", "1a.1", good=good)
    if not table.still_produces(good):
        return Refusal("no-round-left", "1a.1", good=good)
    return None


def open_factory(table: Table, company: Company, good: str, side: int) -> Factory:
    """Put a factory with its office in place, the token on the fourth spot, in goods order."""
    factory = Factory(good, side)
    opened = {**company.factories, good: factory}
    company.factories = {kind: opened[kind] for kind in GOODS if kind in opened}
    return factory


def can_upgrade(factory: Factory, decade: int) -> bool:
    """Whether anything of a factory can be flipped in this decade, counted from 0."""
    if decade < 1:
        return False
    if factory.side == 0 or (factory.cards > 0 and factory.sides[0] == 0):
        return True
    return decade > 1 and factory.cards > 1 and factory.sides[1] == 0


def gains_early(factory: Factory, decade: int) -> bool:
    """Whether the Inventor flips anything that the decade itself would not (card 8)."""
    if decade < 1:
        return can_upgrade(factory, decade + 1)
    return factory.cards > 1 and factory.sides[1] == 0


def upgrade(factory: Factory, decade: int) -> None:
    """Flip the tile and its first worker card, from decade III on the second one too."""
    factory.side = 1
    if factory.cards > 0:
        factory.sides[0] = 1
    if decade > 1 and factory.cards > 1:
        factory.sides[1] = 1


def why_not_invent(
    table: Table, company: Company, good: str, invented: tuple[str, ...]
) -> Refusal | None:
    """The rule against upgrading a factory early with the Inventor (card 8)."""
    factory = company.factories.get(good)
    if factory is None:
        return Refusal("no-factory", "card 8", good=good)
    if not invented and "inventor" not in company.cards:
        return Refusal("card-not-owned", "card 8", card="inventor")
    if len(invented) >= table.edition.inventor_factories or good in invented:
        count = table.edition.inventor_factories
        return Refusal("inventor-used", "card 8", count=count)
    if table.last_decade or not can_upgrade(factory, table.decade + 1):
        return Refusal("nothing-to-upgrade", "card 8", good=good)
    if table.edition.rules.inventor_must_gain and not gains_early(factory, table.decade):
        return Refusal("upgrade-without-inventor", "card 8", good=good)
    return None


class BuildAction(Step[Table]):
    """Build any number of factories and upgrade any number.

    `built` is whether one was built; `invented` are the goods upgraded early by the Inventor.
    """

    __slots__ = ("built", "invented")
    section = "1a.1"

    def __init__(self, seat: int, built: bool, invented: tuple[str, ...]) -> None:
        self.seat = seat
        self.built = built
        self.invented = invented

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = []
        for good in GOODS:
            if good not in company.factories:
                if why_not_build(table, company, good) is None:
                    moves.append(BUILD[good])
                continue
            if can_upgrade(company.factories[good], table.decade):
                moves.append(UPGRADE[good])
            if why_not_invent(table, company, good, self.invented) is None:
                moves.append(INVENT[good])
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, BuildFactory):
            open_factory(table, company, move.good, 1 if table.decade else 0)
            table.journal.add("factory-built", self.seat, good=move.good)
            if not self.built:
                table.more_workers()
            table.ask(BuildAction(self.seat, True, self.invented))
        elif isinstance(move, Upgrade):
            upgrade(company.factories[move.good], table.decade)
            table.journal.add("upgraded", self.seat, good=move.good)
            table.ask(self)
        elif isinstance(move, Invent):
            upgrade(company.factories[move.good], table.decade + 1)
            table.journal.add("upgraded", self.seat, good=move.good)
            table.ask(BuildAction(self.seat, self.built, (*self.invented, move.good)))
            if not self.invented:
                discard_card(table, company, "inventor")

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, BuildFactory):
            return why_not_build(table, company, move.good)
        if isinstance(move, Invent):
            return why_not_invent(table, company, move.good, self.invented)
        if isinstance(move, Upgrade):
            if move.good not in company.factories:
                return Refusal("no-factory", "1a.1", good=move.good)
            if not can_upgrade(company.factories[move.good], table.decade):
                return Refusal("nothing-to-upgrade", "1a.1", good=move.good)
        return None
