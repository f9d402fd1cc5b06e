"""A player's turn: one action, price and appeal of the active good, one development (1)."""

from arkwright.cardgame.actions.automate import AutomateAction, automatable
from arkwright.cardgame.actions.build import BuildAction, can_upgrade, why_not_build, why_not_invent
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

EXPERT_RULES = {
    "production": ("extra-production", "1a.6"),
    "shipping": ("early-shipping", "1a.7"),
}
"""The options that bring actions into play, with their sections."""


def is_in_play(table: Table, action: str) -> bool:
    return action not in EXPERT_RULES or table.options[EXPERT_RULES[action][0]] == "yes"


def can_act(table: Table, company: Company, action: str) -> bool:
    """Whether an action is in play and has anything to do (1a)."""
    if not company.factories:
        return False
    if action == "build":
        return any(can_build_or_upgrade(table, company, good) for good in GOODS)
    if action == "employ":
        return any(why_not_employ(table, company, g) is None for g in company.factories)
    if action == "automate":
        return bool(automatable(table, company))
    if action == "exchange":
        return bool(exchange_moves(table, company, BUYING))
    if action in EXPERT_RULES and not is_in_play(table, action):
        return False
    if action == "shipping":
        return any(company.stock.values()) and most_shippable(table, company) > 0
    return True


def can_build_or_upgrade(table: Table, company: Company, good: str) -> bool:
    factory = company.factories.get(good)
    if factory is None:
        return why_not_build(table, company, good) is None
    upgraded = can_upgrade(factory, table.decade)
    return upgraded or why_not_invent(table, company, good, ()) is None


class ChooseAction(Step[Table]):
    """Choose one action, or none."""

    __slots__ = ()
    section = "1a"

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = [ACT[action] for action in ACTIONS if can_act(table, company, action)]
        moves.append(PASS)
        if company.turned:
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
            if not is_in_play(table, move.action):
                option, section = EXPERT_RULES[move.action]
                return Refusal("expert-rule-off", section, option=option)
            if not can_act(table, table.companies[self.seat], move.action):
                return Refusal("nothing-to-do", "1a", action=move.action)
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
        return AddQuality(seat, levels(company, "quality"), ())
    if action == "distribution":
        return AddDistribution(seat, levels(company, "distribution"), ())
    if action == "exchange":
        return StockExchange(seat, BUYING)
    if action == "production":
        return ExtraProduction(seat, ())
    return EarlyShipping(seat, (), False)


def levels(company: Company, what: str) -> tuple[int, ...]:
    """The quality or distribution of each good's factory, 0 without one."""
    found = dict.fromkeys(GOODS, 0)
    for good, factory in company.factories.items():
        found[good] = factory.quality() if what == "quality" else factory.distribution
    return tuple(found.values())
