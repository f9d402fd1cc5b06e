"""The milestone awards of the solo challenge, for those who beat both opponents (Solo 4)."""

from typing import NamedTuple

from arkwright.cardgame.company import Company
from arkwright.cardgame.edition import GOODS, POSITIONS, STARTING_FACTORIES
from arkwright.cardgame.ending import score_now
from arkwright.cardgame.shapes import AWARD_STATES, AwardView
from arkwright.cardgame.table import PREPARATION, Table
from arkwright.play.errors import Fact

AWARDS = (
    "tycoon",
    "patriot",
    "true-worker",
    "worker-hero",
    "gentleman",
    "specialist",
    "generalist",
    "full-production-line",
    "general-manager",
    "expert-broker",
    "stock-exchange-darling",
    "stock-exchange-mogul",
    "parvenu",
    "nouveau-riche",
    "sailor",
)

OPEN, HELD, LOST, EARNED = AWARD_STATES


class Milestone(NamedTuple):
    """The condition of an award: whether it is met now, and still can be later."""

    met: bool
    can_be: bool = True
    figure: int | None = None
    """What is counted, and how much of it is needed; None where nothing is."""
    needed: int | None = None

    @property
    def state(self) -> str:
        """While the game is played."""
        return HELD if self.met else OPEN if self.can_be else LOST


def awards(table: Table) -> list[str]:
    """The awards the solo player has earned; none before the end or without winning (Solo 4)."""
    if not is_won(table):
        return []
    return [award for award, milestone in milestones(table).items() if milestone.met]


def seen_awards(table: Table) -> list[AwardView] | None:
    """Every award with its state and its present figure; nothing where nobody plays for them."""
    if table.rivals is None:
        return None
    found = milestones(table)
    if table.agenda:
        states = [milestone.state for milestone in found.values()]
    else:
        won = is_won(table)
        states = [EARNED if won and milestone.met else LOST for milestone in found.values()]
    return [
        {"award": award, "state": state, "figure": milestone.figure, "needed": milestone.needed}
        for (award, milestone), state in zip(found.items(), states)
    ]


def is_won(table: Table) -> bool:
    """Whether a solo game is over, and nobody did better (Solo 4)."""
    if table.rivals is None or table.agenda:
        return False
    return any(s.seat == 0 and s.place == 1 for s in table.standings())


# The conditions (Solo challenge)


def milestones(table: Table) -> dict[str, Milestone]:
    """How the fifteen conditions stand, the winning aside."""
    company = table.companies[0]
    found = {
        **of_deeds(table, company),
        **of_factories(table, company),
        **of_worth(table, company),
    }
    return {award: found[award] for award in AWARDS}


def of_deeds(table: Table, company: Company) -> dict[str, Milestone]:
    """What was never done, or done often enough."""
    deeds = company.deeds
    trueness = "patent" not in deeds and "engineer" not in deeds
    manners = company.developments["exchange"] == 0 and "brokered" not in deeds
    shippings, voyages = company.shippings, table.edition.award["voyages"]
    machines = sum(factory.machine_count() for factory in company.factories.values())
    return {
        "patriot": never(shippings == 0, shippings),
        "true-worker": never(trueness),
        "worker-hero": never("automated" not in deeds, machines),
        "gentleman": never(manners),
        "parvenu": Milestone("parvenu" in deeds, before_first_round(table)),
        "sailor": at_least(voyages, shippings),
    }


def of_factories(table: Table, company: Company) -> dict[str, Milestone]:
    """How many there are, and how full they are."""
    factories = company.factories
    count = len(factories)
    full = [good for good in GOODS if good in factories and is_full(company, good)]
    # A factory whose good is not produced again is neither built nor staffed (1a.1, 1a.2).
    ahead = [good for good in GOODS if table.still_produces(good)]
    all_built = all(good in factories or good in ahead for good in GOODS)
    all_full = all(good in full or good in ahead for good in GOODS)
    return {
        "specialist": Milestone(
            count == STARTING_FACTORIES, count < STARTING_FACTORIES, count, STARTING_FACTORIES
        ),
        "generalist": Milestone(count == len(GOODS), all_built, count, len(GOODS)),
        "full-production-line": Milestone(len(full) == len(GOODS), all_full, len(full), len(GOODS)),
    }


def of_worth(table: Table, company: Company) -> dict[str, Milestone]:
    """Points, and what there is before the final scoring: neither shares nor value ever fall."""
    needed = table.edition.award
    worth = before_scoring(table, company)
    shares, value = worth["shares"], worth["value"]
    return {
        "tycoon": at_least(needed["tycoon_points"], score_now(table, company)),
        "general-manager": between(needed["many_shares"], needed["all_shares"], shares),
        "expert-broker": at_least(needed["all_shares"], shares),
        "stock-exchange-darling": between(needed["high_value"], needed["top_value"], value),
        "stock-exchange-mogul": at_least(needed["top_value"], value),
        "nouveau-riche": at_least(needed["riches"], worth["cash"]),
    }


def never(met: bool, figure: int | None = None) -> Milestone:
    """Met until it is broken, and then lost."""
    return Milestone(met, can_be=met, figure=figure)


def at_least(needed: int, figure: int) -> Milestone:
    return Milestone(figure >= needed, figure=figure, needed=needed)


def between(needed: int, too_much: int, figure: int) -> Milestone:
    return Milestone(needed <= figure < too_much, figure < too_much, figure, needed)


def before_first_round(table: Table) -> bool:
    """Whether shares may still be bought before the first round (Setup 11)."""
    return table.decade == PREPARATION and table.options.get("start-shares") == "yes"


def is_full(company: Company, good: str) -> bool:
    return company.factories[good].cards == len(POSITIONS)


def before_scoring(table: Table, company: Company) -> dict[str, int]:
    """Shares, value and money: those of now, or as the journal has them before the final scoring.

    A position of a game that is over comes without its journal: then nothing is known of them.
    """
    if table.agenda:
        return {"shares": company.shares, "value": company.value, "cash": company.cash}
    facts: dict[str, Fact] = {}
    for event in reversed(table.journal.events):
        if event.id == "before-scoring" and event.seat == company.seat:
            facts = event.facts
            break
    return {name: int(facts.get(name, 0)) for name in ("shares", "value", "cash")}
