"""Before the first round: choosing factories, a development and shares (Setup 6, 11, Solo A-C)."""

from arkwright.cardgame.actions.build import open_factory
from arkwright.cardgame.actions.employ import add_worker_card
from arkwright.cardgame.actions.exchange import affordable, buy_shares, why_not_buy
from arkwright.cardgame.company import Company
from arkwright.cardgame.develop import StartDevelopment
from arkwright.cardgame.moves import Buy, Found
from arkwright.cardgame.rounds import Decade
from arkwright.cardgame.solo import OpponentsFactories
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import BUY, DONE, FOUND
from arkwright.play import Move, Refusal, Step
from arkwright.play.step import NOBODY

FIRST_SIDE = 0
NO_DISCOUNT = 0


def prepare(table: Table) -> None:
    """Put what is still to be chosen on the agenda, and the first decade after it."""
    options = table.options
    order = table.order()
    back = order[::-1]
    steps: list[Step[Table]] = []
    if table.rivals is not None:
        steps.append(OpponentsFactories())
        if options["random-factories"] == "no":
            human = order[0]
            steps = [ChooseFactory(human), *steps, ChooseFactory(human)]
        steps += [StartDevelopment(seat) for seat in order]
    elif options["draft"] == "yes":
        steps += [ChooseFactory(seat) for seat in order + back]
        steps += [StartDevelopment(seat) for seat in back]
    if options["start-shares"] == "yes":
        steps += [StartShares(seat) for seat in order]
    table.ask(*steps, Decade(NOBODY, 0))


def found(table: Table, company: Company, good: str) -> None:
    """Open a starting factory with its office and first worker card (Setup 6 to 8)."""
    factory = open_factory(table, company, good, FIRST_SIDE)
    add_worker_card(factory, FIRST_SIDE)
    workers = factory.workers(table.edition)
    table.journal.add("founded", company.seat, good=good, workers=workers)


class ChooseFactory(Step[Table]):
    """Choose a starting factory. Expert setup 6, Solo A and C."""

    __slots__ = ()
    section = "expert setup 6"

    def moves(self, table: Table) -> list[Move]:
        return self.legal(table, FOUND.values())

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, Found)
        found(table, table.companies[self.seat], move.good)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Found) and move.good in table.companies[self.seat].factories:
            section = "expert setup 6" if table.rivals is None else "Solo C"
            return Refusal("factory-exists", section, good=move.good)
        return None


class StartShares(Step[Table]):
    """Buy shares before the game at their value, with no discount."""

    __slots__ = ()
    section = "expert setup 11"

    def moves(self, table: Table) -> list[Move]:
        count = affordable(table, table.companies[self.seat], NO_DISCOUNT)
        return [*BUY[:count], DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if not isinstance(move, Buy):
            return
        company = table.companies[self.seat]
        buy_shares(table, company, move.count, NO_DISCOUNT)
        if company.cash == 0 and company.shares >= table.edition.award["parvenu_shares"]:
            company.did("parvenu")

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Buy):
            return None
        company = table.companies[self.seat]
        return why_not_buy(table, company, move.count, NO_DISCOUNT, self.section)
