"""A player's turn: one action, price and appeal of the active good, one development (1)."""

from arkwright.cardgame.actions.automate import AutomateAction, automatable
from arkwright.cardgame.actions.build import BuildAction, can_upgrade, why_not_build
from arkwright.cardgame.actions.distribution import AddDistribution
from arkwright.cardgame.actions.employ import EmployAction, why_not_employ
from arkwright.cardgame.actions.exchange import BUYING, StockExchange, exchange_moves
from arkwright.cardgame.actions.production import ExtraProduction
from arkwright.cardgame.actions.quality import AddQuality
from arkwright.cardgame.actions.shipping import EarlyShipping
from arkwright.cardgame.appeal import PriceAndAppeal
from arkwright.cardgame.company import Company
from arkwright.cardgame.develop import DevelopStep
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.moves import Act, Reactivate
from arkwright.cardgame.shipping import most_shippable
from arkwright.cardgame.table import Table
from arkwright.cardgame.taking import reactivate, reactivations, why_not_reactivate
from arkwright.cardgame.vocabulary import ACT, ACTIONS, PASS
from arkwright.play import Move, Refusal, Step
from arkwright.play.turns import EndOfTurn


def why_not_act(table: Table, company: Company, action: str) -> Refusal | None:
    """Why an action can't be chosen: an expert rule that is not in play, or nothing to do."""
    possible = True
    if action == "build":
        possible = any(can_build_or_upgrade(table, company, good) for good in GOODS)
    elif action == "employ":
        possible = any(why_not_employ(table, company, good) is None for good in GOODS)
    elif action == "automate":
        possible = bool(automatable(table, company))
    elif action == "exchange":
        possible = bool(exchange_moves(table, company, BUYING))
    elif action == "production":
        if table.options["extra-production"] != "yes":
            return Refusal("expert-rule-off", "1a.6", option="extra-production")
    elif action == "shipping":
        if table.options["early-shipping"] != "yes":
            return Refusal("expert-rule-off", "1a.7", option="early-shipping")
        possible = any(company.stock.values()) and most_shippable(table, company) > 0
    return None if possible and company.factories else Refusal("nothing-to-do", "1a", action=action)


def can_build_or_upgrade(table: Table, company: Company, good: str) -> bool:
    factory = company.factories.get(good)
    if factory is None:
        return why_not_build(table, company, good) is None
    decade = table.decade
    early = decade + 1 if "inventor" in company.cards and not table.last_decade else decade
    return can_upgrade(factory, early)


class ChooseAction(Step[Table]):
    """Choose one action, or none."""

    __slots__ = ()
    section = "1a"

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = [
            ACT[action] for action in ACTIONS if why_not_act(table, company, action) is None
        ]
        moves.append(PASS)
        moves += reactivations(company)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        seat = self.seat
        company = table.companies[seat]
        if isinstance(move, Reactivate):
            reactivate(table, company, move.card)
            table.ask(self)
            return
        company.discarded = []
        table.ask(PriceAndAppeal(seat), DevelopStep(seat), EndOfTurn(seat))
        if not isinstance(move, Act):
            table.journal.add("passed", seat)
            return
        table.journal.add("acted", seat, action=move.action)
        table.ask(first_step(table, company, move.action))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Act):
            return why_not_act(table, table.companies[self.seat], move.action)
        if isinstance(move, Reactivate):
            return why_not_reactivate(table.companies[self.seat], move.card)
        return None


def first_step(table: Table, company: Company, action: str) -> Step[Table]:
    """The step that an action begins with."""
    seat = company.seat
    if action == "build":
        return BuildAction(seat, False, ())
    if action == "employ":
        return EmployAction(seat, False)
    if action == "automate":
        return AutomateAction(seat, company.allows(table.edition, "machinery"))
    if action == "quality":
        values = tuple(levels(company, "quality"))
        return AddQuality(seat, values, ())
    if action == "distribution":
        values = tuple(levels(company, "distribution"))
        return AddDistribution(seat, values, ())
    if action == "exchange":
        return StockExchange(seat, BUYING)
    if action == "production":
        return ExtraProduction(seat, ())
    return EarlyShipping(seat, (), False)


def levels(company: Company, what: str) -> list[int]:
    """The quality or distribution of each good's factory, 0 without one."""
    found: list[int] = []
    for good in GOODS:
        factory = company.factories.get(good)
        if factory is None:
            found.append(0)
        else:
            found.append(factory.quality() if what == "quality" else factory.distribution)
    return found
