"""An edition: every number printed on a component, read from its TOML file, ready for use."""

from arkwright.cardgame.rules import RULES, Rules
from arkwright.play import Sheet
from arkwright.play.components import AnyEdition
from arkwright.play.move import MOST_SEATS
from arkwright.play.step import Json

GOODS = ("food", "clothes", "cutlery", "lamps")
DEVELOPMENTS = ("quality", "distribution", "cards", "machinery", "shipping", "exchange")
PATRONS = (
    "patron-food-clothes",
    "patron-food-cutlery",
    "patron-food-lamps",
    "patron-clothes-cutlery",
    "patron-clothes-lamps",
    "patron-cutlery-lamps",
)
CARDS = (
    "entrepreneur",
    "trade-office",
    "extra-shift",
    "workshop",
    "foreman",
    "broker",
    *PATRONS,
    "inventor",
    "developer",
    "contract",
    "patent",
    "engineer",
    "large-warehouse",
)
ROTATED = ("entrepreneur", "trade-office", "developer", *PATRONS)
"""Cards that are turned for an effect once a decade."""
POSITIONS = (0, 1)
SPOTS = (0, 1, 2, 3)
SOLO = 1
STARTING_FACTORIES = 2
# What the notation of the moves has words for; no edition may print more.
HIGHEST_APPEAL = 20
MOST_SHARES = 30
MOST_LOANS = 9
MOST_GOODS = 20
MOST_SPOTS = 24
"""In the display of the solo game: there are no more cards in the box."""


class Edition(AnyEdition):
    """The numbers of one edition for one number of players. Never changes."""

    def __init__(
        self, title: str, players: int, corrections: Json = None, rules: int = RULES
    ) -> None:
        super().__init__(title, players, corrections)
        sheet = self.sheet
        self.rules = Rules(rules)
        self.supplied = 3 if players == SOLO else players
        """Players whose market side and card supply is used: solo is set up as for three."""

        self.read_start(sheet)
        self.read_factories(sheet)
        self.read_cards(sheet)
        self.read_market(sheet)
        self.read_supply(sheet)
        self.read_solo(sheet)

    def read_start(self, sheet: Sheet) -> None:
        self.start_money = sheet.number("start.money")
        self.start_shares = sheet.number("start.shares")
        self.start_value = sheet.number("start.value")
        self.ships = sheet.number("start.ships")
        self.most_shares = sheet.number("track.shares")
        self.most_value = sheet.number("track.value")
        self.loan_spots = sheet.number("loan.spots")
        self.ship_penalty = sheet.numbers("shipping.penalty")
        """Spaces of share value lost at the end, by the number of shipping tokens."""
        self.ship_spots = len(self.ship_penalty) - 1

    def read_factories(self, sheet: Sheet) -> None:
        self.spot_appeal = sheet.numbers("factory.spots.appeal")
        self.sum = {good: sheet.numbers(f"factory.{good}.sum") for good in GOODS}
        """Price and appeal of a spot together, by good and side."""
        self.tile_goods = {good: sheet.numbers(f"factory.{good}.goods") for good in GOODS}
        self.tile_workers = {good: sheet.number(f"factory.{good}.workers") for good in GOODS}
        self.fixed_cost = {good: sheet.numbers(f"factory.{good}.fixed_cost") for good in GOODS}
        self.ship_price = {good: sheet.numbers(f"factory.{good}.shipping_price") for good in GOODS}
        self.card_workers = {good: sheet.numbers(f"worker_card.{good}.workers") for good in GOODS}
        """Workers on a worker card before any machine, by good and position."""
        self.card_machines = {good: sheet.numbers(f"worker_card.{good}.machines") for good in GOODS}
        """Machines a rotated worker card shows, by good and position."""
        self.card_goods = {
            good: [
                sheet.numbers(f"worker_card.{good}.first_goods"),
                sheet.numbers(f"worker_card.{good}.second_goods"),
            ]
            for good in GOODS
        }
        """Goods of a worker card, by good, position and side."""
        self.office = {good: sheet.number(f"office.{good}") for good in GOODS}
        self.upkeep = sheet.number("machine.upkeep")
        self.end_price = {good: sheet.number(f"end_price.{good}") for good in GOODS}

    def read_cards(self, sheet: Sheet) -> None:
        self.small_quality_cards = sheet.number("quality.small_cards")
        self.quality_cap = sheet.number("quality.highest")
        self.quality_cap_engineer = sheet.number("quality.highest_with_engineer")
        self.distribution_cards = sheet.number("distribution.cards")
        self.distribution_cap = sheet.number("distribution.highest")
        self.small_warehouses = sheet.number("warehouse.small")
        self.small_warehouse_goods = sheet.number("warehouse.small_goods")
        self.large_warehouse_goods = sheet.number("warehouse.large_goods")
        self.development = {name: sheet.numbers(f"development.{name}") for name in DEVELOPMENTS}
        """What a development allows, by its level."""
        self.restriction = sheet.numbers("development.restriction.decades")
        """The decade from which a level may be taken under the restriction, by the level."""
        self.broker_shares = sheet.number("card.broker.shares")
        self.contract_bonus = sheet.numbers("card.contract.bonus")
        self.developer_saving = sheet.number("card.developer.saving")
        self.foreman_saving = sheet.number("card.foreman.saving")
        self.foreman_workers = sheet.number("card.foreman.workers")
        self.inventor_factories = sheet.number("card.inventor.factories")
        self.inventor_developments = sheet.number("card.inventor.developments")
        self.workshop_machines = sheet.number("card.workshop.machines")

    def read_market(self, sheet: Sheet) -> None:
        self.highest_appeal = sheet.number("market.highest_appeal")
        self.lowest_demand = -sheet.number("market.lowest_demand")
        self.highest_demand = sheet.number("market.highest_demand")
        self.arrows: dict[str, list[int]] = {}
        """Arrows between appeal 0 and a value, by good and value."""
        for good in GOODS:
            over = sheet.numbers(f"market.arrows.{good}")
            self.arrows[good] = [
                sum(1 for arrow in over if arrow <= appeal)
                for appeal in range(self.highest_appeal + 1)
            ]
        side = "for_4" if self.supplied == MOST_SEATS else "up_to_3"
        self.demand_start = -sheet.number(f"market.{side}.demand_below")
        self.wages = sheet.numbers(f"market.{side}.wages")
        sheet.must_be(f"market.{side}.wages", bool(self.wages), "at least one wage")
        self.neutral = {good: sheet.number(f"neutral.{good}") for good in GOODS}
        self.neutral_step = sheet.number("neutral.step")

    def read_supply(self, sheet: Sheet) -> None:
        front = sheet.words("card.faces.front")
        back = sheet.words("card.faces.back")
        sheet.must_be("card.faces", len(front) == len(back), "a front and a back of each card")
        self.faces = list(zip(front, back))
        self.supply: list[str] = []
        for count in range(2, self.supplied + 1):
            self.supply += sheet.words(f"card.supply.with_{count}")
        self.expert_cards = sheet.number("card.supply.expert_per_player") * self.supplied
        setup = sheet.get(f"setup_{self.supplied}")
        self.printed_companies: list[Json] = [setup[seat] for seat in setup]
        sheet.known("card.faces", [*front, *back], CARDS)
        sheet.known("card.supply", self.supply, CARDS)

    def read_solo(self, sheet: Sheet) -> None:
        self.solo_shares = sheet.number("solo.shares")
        self.solo_value = sheet.number("solo.value")
        self.drawn_each = sheet.number("solo.drawn_each")
        self.drawn_neutral = sheet.number("solo.drawn_neutral")
        self.display_rows = sheet.number("solo.rows")
        self.display_columns = sheet.number("solo.columns")
        self.solo_steps = sheet.number("solo.steps")
        self.solo_start = {good: sheet.number(f"solo.start.{good}") for good in GOODS}
        self.solo_new_factory = {good: sheet.number(f"solo.new_factory.{good}") for good in GOODS}
        self.award = {
            name: sheet.number(f"solo.award.{name}") for name in sheet.names("solo.award")
        }
        """The numbers of the solo awards."""
