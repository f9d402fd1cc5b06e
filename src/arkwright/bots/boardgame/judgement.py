"""What a planner of the board game thinks things are worth: the weights that tuning changes."""

from arkwright.bots.weights import Weights

TILE = "tile "
"""How the names of weights begin that are for a kind of tile."""


class Judgement:
    """The weights by which a planner compares the ways to spend a turn."""

    sight = 5.0
    """How many productions of a factory are looked ahead."""
    growth = 1.33
    """How much more money is worth that is earned a decade earlier."""
    last_growth = 0.3
    """The part of a decade for which money of the last one still grows."""
    foresight = 0.4
    """What a share still to be bought counts in a share step: its own price rises, too."""
    shares_a_turn = 0.6
    """Shares that a company usually buys back a turn."""
    steps_a_phase = 2.5
    """Share spaces that a factory's production usually brings."""
    factories_at_the_end = 4.0
    change_chance = 0.4
    """How likely a price can be changed again before its good is produced."""
    contract_chance = 0.85
    """How likely a contract that is not yet placed will be when its good is produced."""
    contract_change = 0.3
    """How likely a price will be changed to suit a contract."""
    importer_growth = 1.0
    """Appeal that an importer usually gains in a decade (I)."""
    rival_growth = 0.0
    """Appeal and goods that the rivals' factories are expected to gain in a decade."""
    wage_rise = 1.0
    """Pounds by which a careful estimate expects the wage to rise."""
    cycles_foreseen = 3.0
    cycles_before_shares = 4.0
    """How far running costs are foreseen: in general, and before cash goes into shares."""
    bad_sales = 2.0
    """Sales that a careful estimate gives up in one production."""
    safety = 2.0
    """Pounds kept beyond the costs that can be foreseen."""
    fund = 1.0
    """The part of the next modernisation's cost that is put aside."""
    beyond_spare = 10.0
    """What each pound weighs that running costs will need."""
    hiring_effort = 25.0
    """What staffing a new factory's second row costs in turns."""
    start_cash = 50.0
    """Cash to begin the first decade with."""
    factories_wanted = 4.0
    further = 1.0
    """What a new factory's gain counts beyond as many as are wanted."""
    building = 1.0
    modernising = 1.0
    factory = 1.0
    workers = 1.0
    machinery = 1.0
    quality = 1.0
    distribution = 1.0
    exchange = 1.0
    share_gain = 1.0
    contract = 1.0
    offers = 1.0
    ship = 1.0
    advanced = 1.0
    factory_late = 0.0
    workers_late = 0.0
    machinery_late = 0.0
    quality_late = 0.0
    distribution_late = 0.0
    exchange_late = 0.0
    offers_late = 0.0
    """How much more an action counts at the end of the game than halfway, and less before."""

    def __init__(self, weights: Weights) -> None:
        """The usual weights, but for those that are given."""
        self.tiles: Weights = {}
        """What a tile's worth counts, by its kind; 1 for those not named."""
        for name, value in weights.items():
            if name.startswith(TILE):
                self.tiles[name.removeprefix(TILE)] = value
            else:
                assert hasattr(self, name), name
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
