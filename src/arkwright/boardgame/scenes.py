"""Each production as a scene: who was called, who rose and why, what was paid, what is left (III).

All figures are the journal's; what is found out here is who was compared with whom.
"""

from arkwright.boardgame import shapes
from arkwright.boardgame.production.sale import IMPORTER
from arkwright.boardgame.production.storage import Storage
from arkwright.play.journal import Event
from arkwright.play.scenes import Scene, Scenes, Sections

BEGINS = "production"
ENDS = ("start-player", "influenced", "influence-rise", "economy", "end-of-decade")
CALL, SHARES, MONEY, REST = "call", "shares", "money", "rest"
"""The frames in the order of the rules."""
SECTIONS = {CALL: ["III.1"], SHARES: ["III.2"], MONEY: ["III.3"], REST: ["III.4", "III.5"]}
SHOWN = (
    "production", "produced", "sale", "sold", "share-rose", "running-cost", "received", "paid",
    "shipped", "contract-rose", "stored",
)  # fmt: skip
"""The events whose figures the frames show; all others are told in their sentences."""
OF_MONEY = ("emergency-sale", "loan", "distribution-faded", "price-fell")
"""What is told with the money: where it came from, and what fades when all is paid."""
LOST = {"emergency-sale": "lost", "loan": "lost", "price-fell": "spaces"}
"""What costs spaces of the share track when all is paid, and the fact that says how many."""
LOST_AFTERWARDS = {"shipped": "ships", "contract-at-limit": "spaces"}
"""The same for ships that sail, and for contracts that can't rise any more."""
FIRST_SPACE = 1


class ProductionScene(Scene):
    """One production, as far as its events tell it."""

    __slots__ = ("calls", "demand", "good", "have_stored", "imported", "importer", "left", "wage")
    taking_part: dict[int, shapes.SceneCompany]

    def __init__(self, place: int, sections: Sections) -> None:
        super().__init__(place, sections)
        self.good = ""
        self.demand = self.wage = self.importer = self.imported = self.left = 0
        self.calls: list[int] = []
        self.have_stored: set[int] = set()
        """Companies that have put what was left into their warehouses."""

    def hear(self, place: int, event: Event) -> None:
        if event.id == "production":
            self.good = str(event.facts["good"])
            self.demand, self.wage = event.number("demand"), event.number("wage")
            self.importer = event.number("importer")
        elif event.id == "sale":
            self.imported, self.left = event.number("imported"), event.number("left")
            self.calls = [int(seat) - 1 for seat in str(event.facts["calls"]).split()]
            self.reach(place, CALL)
        elif event.id == "produced" and event.seat is not None:
            self.taking_part[event.seat] = at_first(event)
        elif event.id == "share-rose":
            self.reach(place, SHARES)
        elif event.id == "running-cost":
            # Where nobody rose that is known now, too; what is left is decided from here on.
            self.reach(place, SHARES, MONEY, REST)
        if event.seat in self.taking_part:
            self.enter(self.taking_part[event.seat], event)
        if not self.shows(event):
            self.notes.append((self.frame_of(event), event))

    def enter(self, company: shapes.SceneCompany, event: Event) -> None:
        """What an event tells of a company that takes part."""
        lost = LOST.get(event.id) or LOST_AFTERWARDS.get(event.id)
        if lost:
            space = company["space_over"] - event.number(lost)
            company["space_over"] = max(FIRST_SPACE, space)
        if event.id in LOST:
            company["space_paid"] = company["space_over"]
        match event.id:
            case "row-shut":
                company["made"] -= event.number("goods")
            case "extra-good":
                company["made"] += 1
                company["left"] += 1
            case "sold":
                company["sold"] = event.number("count")
                company["left"] = event.number("unsold")
            case "sold-to-patron" | "sold-at-jubilee":
                company["sold"] += 1
                company["left"] -= 1 - event.number("stored")
                company["store_after"] -= event.number("stored")
            case "sold-offered":
                company["store_after"] -= event.number("count")
            case "sold-stored":
                company["store_after"] -= 1
            case "share-rose":
                company["for_sales"] = event.number("sales")
                company["appeal_bonus"]["steps"] = event.number("appeal")
                company["most_bonus"]["steps"] = event.number("most")
                company["space_after"] = event.number("space")
                company["space_paid"] = company["space_over"] = event.number("space")
            case "running-cost":
                company["workers"], company["wages"] = (
                    event.number("workers"),
                    event.number("wages"),
                )
                company["machines"] = event.number("machines")
                company["upkeep"] = event.number("upkeep")
            case "emergency-sale" | "loan":
                company["cash_after"] += event.number("pounds")
            case "paid":
                company["cash_after"] -= event.number("pounds")
            case "received" if REST in self.frames:
                company["shipping"] += event.number("pounds")
            case "received":
                company["income"] += event.number("pounds")
                company["cash_after"] += event.number("pounds")
            case "shipped":
                # New goods go first.
                new = min(company["left"], event.number("count"))
                company["store_after"] -= event.number("count") - new
                company["shipped"] += event.number("count")
                company["contract_after"] = 0
            case "contract-rose":
                company["contract_after"] = event.number("space")
            case "stored":
                company["stored"] += event.number("count")
                company["store_after"] += event.number("count")
                self.have_stored.add(company["seat"])
            case "goods-lost" if event.facts["good"] == self.good:
                company["lost"] += event.number("count")
                # What finds no room at once was never stored; what is given up later was.
                if company["seat"] in self.have_stored:
                    company["store_after"] -= event.number("count")

    def shows(self, event: Event) -> bool:
        """Whether a frame has its figures: who has no factory of the good has no place there."""
        takes_part = event.seat is None or event.seat in self.taking_part
        return event.id in SHOWN and takes_part

    def frame_of(self, event: Event) -> str:
        """The frame in which an event is told that no figure shows."""
        if event.id in OF_MONEY:
            return MONEY
        if event.id == "tie-won":
            return SHARES
        return REST if REST in self.frames else CALL

    def as_json(self) -> shapes.Scene:
        companies = list(self.taking_part.values())
        if SHARES in self.frames:
            for company in companies:
                company["appeal_bonus"]["figure"] = company["appeal"]
                company["most_bonus"]["figure"] = company["sold"]
            for bonus, importer in (("appeal", self.importer), ("most", self.imported)):
                explain(companies, bonus, importer)
        return {
            **self.told(),
            "good": self.good,
            "demand": self.demand,
            "wage": self.wage,
            "importer": self.importer,
            "imported": self.imported,
            "left": self.left,
            "calls": self.called(),
            "companies": companies,
        }

    def called(self) -> list[shapes.SceneCall]:
        """Every good that was sold to the market: who was called in which row (III.1)."""
        rows = {seat: company["appeal"] for seat, company in self.taking_part.items()}
        rows[IMPORTER] = self.importer
        found: list[shapes.SceneCall] = []
        for number, seat in enumerate(self.calls):
            row = rows[seat]
            rows[seat] -= 1
            equal = bool(found) and found[-1]["row"] == row and self.equals(found[-1]["seat"], seat)
            found.append({"seat": seat, "row": row, "wanted": self.demand - number, "equal": equal})
        return found

    def equals(self, one: int, other: int) -> bool:
        """Whether two are called together: companies of the same appeal and quality."""
        if IMPORTER in (one, other):
            return False
        ours, theirs = self.taking_part[one], self.taking_part[other]
        return (ours["appeal"], ours["quality"]) == (theirs["appeal"], theirs["quality"])


def at_first(event: Event) -> shapes.SceneCompany:
    """A company as it begins to sell."""
    cash, space = event.number("cash"), event.number("space")
    made, contract = event.number("count"), event.number("contract")
    store = event.number("store")
    return {
        "seat": event.seat or 0,
        "made": made,
        "appeal": event.number("appeal"),
        "quality": event.number("quality"),
        "price": event.number("price"),
        "sold": 0,
        "income": 0,
        "for_sales": 0,
        "appeal_bonus": {"steps": 0, "figure": 0, "why": "nothing-sold", "than": None},
        "most_bonus": {"steps": 0, "figure": 0, "why": "nothing-sold", "than": None},
        "space_before": space,
        "space_after": space,
        "space_paid": space,
        "space_over": space,
        "workers": 0,
        "wages": 0,
        "machines": 0,
        "upkeep": 0,
        "cash_before": cash,
        "cash_after": cash,
        "left": made,
        "shipped": 0,
        "shipping": 0,
        "contract": contract,
        "contract_after": contract,
        "stored": 0,
        "lost": 0,
        "store_before": store,
        "store_after": store,
    }


def explain(companies: list[shapes.SceneCompany], name: str, importer: int) -> None:
    """Why each has a step for leading alone, or has none: the closed list of reasons (III.2)."""
    bonuses = {
        company["seat"]: company["appeal_bonus" if name == "appeal" else "most_bonus"]
        for company in companies
    }
    winner = next((seat for seat, bonus in bonuses.items() if bonus["steps"]), None)
    for company in companies:
        mine = bonuses[company["seat"]]
        others = {seat: bonus for seat, bonus in bonuses.items() if seat != company["seat"]}
        best = max(others, key=lambda seat: others[seat]["figure"], default=None)
        highest = others[best]["figure"] if best is not None else -1
        mine["why"], mine["than"] = reason(mine, company["sold"], best, highest, importer, winner)


def reason(
    mine: shapes.SceneBonus,
    sold: int,
    best: int | None,
    highest: int,
    importer: int,
    winner: int | None,
) -> tuple[shapes.BonusReason, int | None]:
    """Why a company has a bonus or not, and the seat that it was compared with."""
    figure = mine["figure"]
    if mine["steps"]:
        return ("alone", None) if figure > max(highest, importer) else ("tie-won", best)
    if not sold:
        return "nothing-sold", None
    if importer > max(figure, highest):
        return "below-importer", None
    if highest > figure:
        return "lower", best
    if winner is not None:
        return "tie-lost", winner
    return ("equal", best) if highest == figure else ("equal-importer", None)


SCENES = Scenes(ProductionScene, BEGINS, ENDS, SECTIONS, Storage)
