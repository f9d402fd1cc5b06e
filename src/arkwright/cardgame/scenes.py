"""Each production as a scene: what was sold, what became of the rest, what was paid, who rose (2).

All figures are the journal's; what is found out here is who was compared with whom.
"""

from arkwright.cardgame import shapes
from arkwright.cardgame.production import ReduceDistribution
from arkwright.cardgame.share_value import ENOUGH
from arkwright.play.journal import Event
from arkwright.play.scenes import Scene, Scenes, Sections

BEGINS = "home-market"
ENDS = ("start-player", "round", "decade-ends", "final-scoring")
CALL, REST, MONEY, SHARES = "call", "rest", "money", "shares"
"""The frames in the order of the rules."""
SECTIONS = {CALL: ["2a"], REST: ["2b"], MONEY: ["2c"], SHARES: ["2d"]}
SHOWN = (
    "home-market", "produced", "sold-at-home", "received", "sent-overseas", "stored",
    "production-cost", "paid", "value-rose", "rival-sold", "rival-value", "rival-share",
)  # fmt: skip
"""The events whose figures the frames show; all others are told in their sentences."""


class ProductionScene(Scene):
    """One production, as far as its events tell it."""

    __slots__ = ("asked", "demand", "good", "outsiders", "wage")
    taking_part: dict[int, shapes.SceneCompany]

    def __init__(self, place: int, sections: Sections) -> None:
        super().__init__(place, sections)
        self.good = ""
        self.demand = self.wage = 0
        self.asked: set[int] = set()
        """Companies whose sale at home is over."""
        self.outsiders: dict[str, shapes.SceneOutsider] = {}

    def hear(self, place: int, event: Event) -> None:
        if event.id == "home-market":
            self.good = str(event.facts["good"])
            self.demand, self.wage = event.number("demand"), event.number("wage")
            if event.number("neutral"):
                self.outside("neutral", event.number("neutral"), event.number("neutral_sold"))
        elif event.id == "produced" and event.seat is not None:
            self.taking_part[event.seat] = at_first(event)
        elif event.id == "production-cost":
            self.reach(place, CALL, REST, MONEY)
        elif event.id in ("rival-sold", "rival-value", "rival-share"):
            self.rival(event)
        if event.seat in self.taking_part:
            self.enter(self.taking_part[event.seat], event)
        if event.id == "sold-at-home" and event.seat is not None:
            self.asked.add(event.seat)
            if len(self.asked) == len(self.taking_part):
                self.reach(place, CALL)
        if event.id not in SHOWN:
            self.notes.append((self.frame_of(event), event))

    def finish(self, place: int) -> None:
        super().finish(place)
        self.reach(place, CALL, REST, MONEY, SHARES)

    def outside(self, who: str, appeal: int, sold: int) -> None:
        self.outsiders[who] = {
            "who": who,
            "appeal": appeal,
            "sold": sold,
            "gain": None,
            "before": 0,
            "after": 0,
        }

    def rival(self, event: Event) -> None:
        """What an opponent of the solo game sells, and what that brings it (Solo 2)."""
        colour = str(event.facts["colour"])
        if event.id == "rival-sold":
            self.outside(colour, event.number("appeal"), event.number("count"))
        elif colour in self.outsiders:
            rival = self.outsiders[colour]
            rival["gain"] = "value" if event.id == "rival-value" else "share"
            rival["before"] = event.number("before")
            rival["after"] = event.number("value" if event.id == "rival-value" else "shares")

    def enter(self, company: shapes.SceneCompany, event: Event) -> None:
        """What an event tells of a company that takes part."""
        match event.id:
            case "extra-good":
                company["made"] += 1
                company["left"] += 1
            case "sold-at-home":
                company["appeal"], company["price"] = event.number("appeal"), event.number("price")
                company["sold"], company["left"] = event.number("count"), event.number("left")
                company["sold_stored"] = event.number("stored")
            case "received" if event.facts["reason"] == "sale":
                company["income"] += event.number("pounds")
                company["cash_after"] += event.number("pounds")
            case "received":
                company["shipping"] += event.number("pounds")
                company["cash_after"] += event.number("pounds")
            case "sent-overseas":
                company["shipped"] += event.number("count")
            case "stored":
                company["stored"] += event.number("count")
            case "wasted" if event.facts["good"] == self.good:
                company["lost"] += event.number("count")
            case "production-cost":
                company["fixed"], company["wages"] = event.number("fixed"), event.number("wages")
                company["upkeep"] = event.number("upkeep")
            case "emergency-fund":
                company["cash_after"] += event.number("pounds")
            case "paid":
                company["cash_after"] -= event.number("pounds")
            case "bankrupt":
                company["bankrupt"] = True
            case "value-rose":
                company["value_after"] = event.number("value")
                if event.facts["cause"] == "sales":
                    company["for_sales"] += event.number("steps")
                else:
                    company["appeal_bonus"]["steps"] += event.number("steps")

    def frame_of(self, event: Event) -> str:
        """The frame in which an event is told that no figure shows."""
        if event.id == "tie-broken":
            return SHARES
        if MONEY in self.frames:
            return MONEY
        return REST if CALL in self.frames else CALL

    def as_json(self) -> shapes.Scene:
        companies = list(self.taking_part.values())
        if SHARES in self.frames:
            for company in companies:
                explain(company, companies, list(self.outsiders.values()))
        return {
            **self.told(),
            "good": self.good,
            "demand": self.demand,
            "wage": self.wage,
            "calls": self.called(),
            "companies": companies,
            "outsiders": list(self.outsiders.values()),
        }

    def called(self) -> list[shapes.SceneCall]:
        """Every good that was sold at home, row by row from the highest appeal (2a)."""
        calls: list[shapes.SceneCall] = [
            {"seat": company["seat"], "outsider": None, "row": company["appeal"] - number}
            for company in self.taking_part.values()
            for number in range(company["sold"])
        ]
        calls += [
            {"seat": None, "outsider": outsider["who"], "row": outsider["appeal"] - number}
            for outsider in self.outsiders.values()
            for number in range(outsider["sold"])
        ]
        return sorted(calls, key=lambda call: -call["row"])


def at_first(event: Event) -> shapes.SceneCompany:
    """A company as it begins to sell."""
    cash, value, made = event.number("cash"), event.number("value"), event.number("count")
    return {
        "seat": event.seat or 0,
        "made": made,
        "appeal": event.number("appeal"),
        "price": event.number("price"),
        "sold": 0,
        "sold_stored": 0,
        "income": 0,
        "left": made,
        "shipped": 0,
        "shipping": 0,
        "stored": 0,
        "lost": 0,
        "fixed": 0,
        "wages": 0,
        "upkeep": 0,
        "cash_before": cash,
        "cash_after": cash,
        "for_sales": 0,
        "appeal_bonus": {"steps": 0, "why": "too-few-sold", "than": None, "outsider": None},
        "value_before": value,
        "value_after": value,
        "bankrupt": False,
    }


def in_contest(company: shapes.SceneCompany) -> bool:
    """Whether a company takes part in the highest appeal: it is still there, and sold enough."""
    return company["sold"] >= ENOUGH and not company["bankrupt"]


def explain(
    company: shapes.SceneCompany,
    companies: list[shapes.SceneCompany],
    outsiders: list[shapes.SceneOutsider],
) -> None:
    """Why a company has the step for the highest appeal, or has it not (2d)."""
    bonus, mine = company["appeal_bonus"], company["appeal"]
    rivals = [one for one in companies if one is not company and in_contest(one)]
    rival = max(rivals, key=lambda one: one["appeal"], default=None)
    others = [one for one in outsiders if one["sold"] >= ENOUGH]
    other = max(others, key=lambda one: one["appeal"], default=None)
    highest = rival["appeal"] if rival else 0
    outside = other["appeal"] if other else 0
    winner = next((one for one in companies if one["appeal_bonus"]["steps"]), None)
    if bonus["steps"]:
        bonus["why"] = "alone" if mine > max(highest, outside) else "tie-won"
    elif not in_contest(company):
        bonus["why"] = "bankrupt" if company["bankrupt"] else "too-few-sold"
    elif other and outside > max(mine, highest):
        bonus["why"], bonus["outsider"] = "below-outsider", other["who"]
    elif rival and highest > mine:
        bonus["why"], bonus["than"] = "lower", rival["seat"]
    elif winner:
        bonus["why"], bonus["than"] = "tie-lost", winner["seat"]
    elif rival and highest == mine:
        bonus["why"], bonus["than"] = "equal", rival["seat"]
    elif other:
        bonus["why"], bonus["outsider"] = "equal-outsider", other["who"]


SCENES = Scenes(ProductionScene, BEGINS, ENDS, SECTIONS, ReduceDistribution)
