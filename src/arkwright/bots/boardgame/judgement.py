"""What a planner of the board game thinks things are worth: the weights that tuning changes."""

from arkwright.bots.weights import Weights

TILE = "tile "
"""How the names of weights begin that are for a kind of tile."""


class Judgement:
    """The weights by which a planner compares the ways to spend a turn."""

    __slots__ = (
        "advanced",
        "bad_sales",
        "beyond_spare",
        "building",
        "change_chance",
        "contract",
        "contract_chance",
        "contract_change",
        "cycles_before_shares",
        "cycles_foreseen",
        "distribution",
        "distribution_late",
        "exchange",
        "exchange_late",
        "factories_at_the_end",
        "factories_wanted",
        "factory",
        "factory_late",
        "foresight",
        "fund",
        "further",
        "growth",
        "hiring_effort",
        "importer_growth",
        "last_growth",
        "machinery",
        "machinery_late",
        "modernising",
        "offers",
        "offers_late",
        "quality",
        "quality_late",
        "rival_growth",
        "safety",
        "share_gain",
        "shares_a_turn",
        "ship",
        "sight",
        "start_cash",
        "steps_a_phase",
        "tiles",
        "wage_rise",
        "workers",
        "workers_late",
    )

    def __init__(self, weights: Weights) -> None:
        """The usual weights, but for those that are given."""
        self.sight = 5.0
        """How many productions of a factory are looked ahead."""
        self.growth = 1.33
        """How much more money is worth that is earned a decade earlier."""
        self.last_growth = 0.3
        """The part of a decade for which money of the last one still grows."""
        self.foresight = 0.4
        """What a share still to be bought counts in a share step: its own price rises, too."""
        self.shares_a_turn = 0.6
        """Shares that a company usually buys back a turn."""
        self.steps_a_phase = 2.5
        """Share spaces that a factory's production usually brings."""
        self.factories_at_the_end = 4.0
        self.change_chance = 0.4
        """How likely a price can be changed again before its good is produced."""
        self.contract_chance = 0.85
        """How likely a contract that is not yet placed will be when its good is produced."""
        self.contract_change = 0.3
        """How likely a price will be changed to suit a contract."""
        self.importer_growth = 1.0
        """Appeal that an importer usually gains in a decade (I)."""
        self.rival_growth = 0.0
        """Appeal and goods that the rivals' factories are expected to gain in a decade."""
        self.wage_rise = 1.0
        """Pounds by which a careful estimate expects the wage to rise."""
        self.cycles_foreseen = 3.0
        self.cycles_before_shares = 4.0
        """How far running costs are foreseen: in general, and before cash goes into shares."""
        self.bad_sales = 2.0
        """Sales that a careful estimate gives up in one production."""
        self.safety = 2.0
        """Pounds kept beyond the costs that can be foreseen."""
        self.fund = 1.0
        """The part of the next modernisation's cost that is put aside."""
        self.beyond_spare = 10.0
        """What each pound weighs that running costs will need."""
        self.hiring_effort = 25.0
        """What staffing a new factory's second row costs in turns."""
        self.start_cash = 50.0
        """Cash to begin the first decade with."""
        self.factories_wanted = 4.0
        self.further = 1.0
        """What a new factory's gain counts beyond as many as are wanted."""
        self.building = 1.0
        self.modernising = 1.0
        self.factory = 1.0
        self.workers = 1.0
        self.machinery = 1.0
        self.quality = 1.0
        self.distribution = 1.0
        self.exchange = 1.0
        self.share_gain = 1.0
        self.contract = 1.0
        self.offers = 1.0
        self.ship = 1.0
        self.advanced = 1.0
        self.factory_late = 0.0
        self.workers_late = 0.0
        self.machinery_late = 0.0
        self.quality_late = 0.0
        self.distribution_late = 0.0
        self.exchange_late = 0.0
        self.offers_late = 0.0
        """How much more an action counts at the end of the game than halfway, and less before."""
        self.tiles: Weights = {}
        """What a tile's worth counts, by its kind; 1 for those not named."""
        for name, value in weights.items():
            if name.startswith(TILE):
                self.tiles[name.removeprefix(TILE)] = value
            else:
                setattr(self, name, value)

    def weight(self, name: str) -> float:
        """A weight by the name that it has in a file."""
        if name.startswith(TILE):
            return self.tiles.get(name.removeprefix(TILE), 1.0)
        return float(getattr(self, name))

    def leaning(self, factors: Weights) -> "Judgement":
        """The same, but for a leaning to some things."""
        for name, factor in factors.items():
            setattr(self, name, factor * getattr(self, name))
        return self
