"""A company of the card game: its factories, cards, developments, shares and money."""

from arkwright.cardgame.edition import (
    CARDS,
    DEVELOPMENTS,
    GOODS,
    MOST_GOODS,
    POSITIONS,
    ROTATED,
    SPOTS,
    Edition,
)
from arkwright.play.plain import Json, Piece
from arkwright.play.shape import expect_items, expect_shape, expect_within

DEEDS = ("automated", "brokered", "patent", "engineer", "parvenu")
"""What the solo awards ask about."""


class Factory(Piece):
    """A factory tile with its office, worker, quality and distribution cards."""

    __slots__ = (
        "appeal_quality",
        "cards",
        "distribution",
        "good",
        "machines",
        "marker",
        "office_on_appeal",
        "price_quality",
        "side",
        "sides",
        "spot",
    )

    def __init__(self, good: str, side: int = 0) -> None:
        self.good = good
        self.side = side
        """0 is the side of decade I, 1 of decade II."""
        self.spot = 3
        """The spot of the factory token, from 0; the fourth has no appeal."""
        self.office_on_appeal = False
        self.cards = 0
        """Worker cards in place, position 1 first."""
        self.sides = [0, 0]
        """The side of each worker card: 0 the earlier, 1 the later."""
        self.machines = [0, 0]
        """Machines on each worker card; fewer than it shows when rotated is a machine token."""
        self.price_quality: list[int] = []
        """Values of the quality cards turned to price; a value tells the card."""
        self.appeal_quality: list[int] = []
        """Values of the quality cards turned to appeal."""
        self.distribution = 0
        self.marker = 0
        """The appeal marker on the market board: it moves only in step b (1b)."""

    def output(self, edition: Edition, cards: int = 2) -> int:
        """Goods of the tile and of its first worker cards (2a)."""
        total = edition.tile_goods[self.good][self.side]
        goods = edition.card_goods[self.good]
        for position in range(min(cards, self.cards)):
            total += goods[position][self.sides[position]]
        return total

    def workers(self, edition: Edition, cards: int = 2) -> int:
        """Workers of the tile and of its first worker cards that no machine has replaced."""
        total = edition.tile_workers[self.good]
        for position in range(min(cards, self.cards)):
            total += edition.card_workers[self.good][position] - self.machines[position]
        return total

    def machine_count(self, cards: int = 2) -> int:
        return sum(self.machines[: min(cards, self.cards)])

    def quality(self) -> int:
        return sum(self.price_quality) + sum(self.appeal_quality)

    def price(self, edition: Edition) -> int:
        """All coins on the factory and its cards (1b)."""
        good = self.good
        price = edition.sum[good][self.side] - edition.spot_appeal[self.spot]
        if not self.office_on_appeal:
            price += edition.office[good]
        return price + sum(self.price_quality)

    def appeal(self, edition: Edition) -> int:
        """All appeal on the factory and its cards (1b); the marker shows it from step b on."""
        appeal = edition.spot_appeal[self.spot] + sum(self.appeal_quality) + self.distribution
        return appeal + edition.office[self.good] if self.office_on_appeal else appeal

    def copy(self) -> "Factory":
        other = Factory(self.good, self.side)
        other.spot = self.spot
        other.office_on_appeal = self.office_on_appeal
        other.cards = self.cards
        other.sides = self.sides.copy()
        other.machines = self.machines.copy()
        other.price_quality = self.price_quality.copy()
        other.appeal_quality = self.appeal_quality.copy()
        other.distribution = self.distribution
        other.marker = self.marker
        return other

    @classmethod
    def from_json(cls, value: Json, edition: Edition) -> "Factory":
        expect_shape("factory", value, cls("food").as_json())
        expect_items("good", [value["good"]], str, GOODS)
        expect_within("side", value["side"], 0, 1)
        expect_within("spot", value["spot"], 0, len(SPOTS) - 1)
        expect_within("cards", value["cards"], 0, len(POSITIONS))
        for position, shown in enumerate(edition.card_machines[value["good"]]):
            expect_within("sides", value["sides"][position], 0, 1)
            expect_within("machines", value["machines"][position], 0, shown)
        quality = [*value["price_quality"], *value["appeal_quality"]]
        expect_items("quality", quality, int)
        for card in quality:
            expect_within("quality", card, 1, edition.quality_cap_engineer)
        expect_within("quality", sum(quality), 0, edition.quality_cap_engineer)
        expect_within("distribution", value["distribution"], 0, edition.distribution_cap)
        expect_within("marker", value["marker"], 0, edition.highest_appeal)
        factory = cls(value["good"])
        factory.lie_as(value)
        return factory


class Company(Piece):
    """What one seat owns."""

    __slots__ = (
        "bankrupt",
        "cards",
        "cash",
        "deeds",
        "developments",
        "discarded",
        "engineered",
        "factories",
        "left",
        "loans",
        "seat",
        "shares",
        "shippings",
        "ships",
        "sold",
        "stock",
        "tokens",
        "turned",
        "value",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cash = 0
        self.shares = 0
        self.value = 0
        """The share value."""
        self.loans = 0
        """Loan tokens, of the bank and of the emergency fund."""
        self.tokens = 0
        """Shipping tokens on the player board."""
        self.ships = 0
        """Ships that are ready."""
        self.shippings = 0
        """How often goods were shipped."""
        self.factories: dict[str, Factory] = {}
        self.developments: dict[str, int] = {}
        """The level of each development, from 0."""
        self.cards: dict[str, str] = {}
        """Development cards owned, each with the good of the factory it lies at, or nothing."""
        self.turned: list[str] = []
        """Cards used in this decade, turned until the next."""
        self.discarded: list[str] = []
        """Cards discarded in this turn, which can't come back in it."""
        self.engineered = False
        """Whether the Engineer has lifted the quality limit for the game (card 12)."""
        self.stock: dict[str, int] = {}
        """Goods in warehouses."""
        self.sold = 0
        """Goods sold at home in this production phase."""
        self.left = 0
        """Goods produced in this phase that are not sold, shipped or stored yet."""
        self.bankrupt = False
        self.deeds: list[str] = []
        """What was done of what the solo awards ask about."""

    @classmethod
    def at_start(cls, seat: int, edition: Edition) -> "Company":
        """A company before its first factory (Setup 5)."""
        company = cls(seat)
        company.cash = edition.start_money
        company.shares = edition.start_shares
        company.value = edition.start_value
        company.ships = edition.ships
        company.developments = dict.fromkeys(DEVELOPMENTS, 0)
        company.stock = dict.fromkeys(GOODS, 0)
        return company

    @property
    def half_value(self) -> int:
        """Half the share value, rounded up: a cheap share, an emergency loan (1c.6, 2c)."""
        return -(-self.value // 2)

    def allows(self, edition: Edition, development: str) -> int:
        """What a development allows at its present level (1c)."""
        return edition.development[development][self.developments[development]]

    def ready(self, card: str) -> bool:
        """Whether a card is owned and not turned."""
        return card in self.cards and card not in self.turned

    def did(self, deed: str) -> None:
        if deed not in self.deeds:
            self.deeds.append(deed)

    def copy(self) -> "Company":
        other = Company(self.seat)
        other.cash = self.cash
        other.shares = self.shares
        other.value = self.value
        other.loans = self.loans
        other.tokens = self.tokens
        other.ships = self.ships
        other.shippings = self.shippings
        other.factories = {good: factory.copy() for good, factory in self.factories.items()}
        other.developments = self.developments.copy()
        other.cards = self.cards.copy()
        other.turned = self.turned.copy()
        other.discarded = self.discarded.copy()
        other.engineered = self.engineered
        other.stock = self.stock.copy()
        other.sold = self.sold
        other.left = self.left
        other.bankrupt = self.bankrupt
        other.deeds = self.deeds.copy()
        return other

    @classmethod
    def from_json(cls, value: Json, edition: Edition) -> "Company":
        expect_within("shares", value["shares"], 0, edition.most_shares)
        expect_within("value", value["value"], 0, edition.most_value)
        expect_within("loans", value["loans"], 0, edition.loan_spots)
        expect_within("tokens", value["tokens"], 0, edition.ship_spots)
        expect_within("ships", value["ships"], 0, edition.ships)
        for name in ("sold", "left"):
            expect_within(name, value[name], 0, MOST_GOODS)
        for good, count in value["stock"].items():
            expect_within(f"stock.{good}", count, 0, MOST_GOODS)
        for name, level in value["developments"].items():
            expect_within(f"developments.{name}", level, 0, len(edition.development[name]) - 1)
        expect_items("cards", value["cards"], str, CARDS)
        expect_items("cards", list(value["cards"].values()), str, (*GOODS, ""))
        expect_items("turned", value["turned"], str, ROTATED)
        expect_items("discarded", value["discarded"], str, CARDS)
        expect_items("deeds", value["deeds"], str, DEEDS)
        expect_items("factories", value["factories"], dict, GOODS)
        company = cls(value["seat"])
        company.lie_as(value, but=["factories"])
        factories = value["factories"].items()
        company.factories = {good: Factory.from_json(f, edition) for good, f in factories}
        return company
