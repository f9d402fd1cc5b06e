"""A company: its factories, harbour, tiles, markers, shares and money."""

from arkwright.boardgame.edition import FACTORY_KINDS, GOODS, POSTS, USUAL, Edition
from arkwright.play.plain import Json, Piece
from arkwright.play.shape import expect_items, expect_shape, expect_within, unreadable


class Factory(Piece):
    """One factory: rows hold workers and machines; appeal, output and cost follow from it."""

    __slots__ = (
        "back",
        "distribution",
        "extra",
        "good",
        "kind",
        "level",
        "machines",
        "marked",
        "obsolete",
        "price",
        "quality",
        "workers",
    )

    def __init__(self, good: str, level: int, price: int = 0, kind: str = USUAL) -> None:
        self.good = good
        self.level = level
        self.price = price
        self.kind = kind
        """Usual, bulk or luxury (2025 9.4)."""
        self.back = ""
        """The kind on the back of a usual marker, where markers have backs (2025 9.4)."""
        self.quality = 0
        self.distribution = 0
        self.workers = [0, 0, 0, 0]
        self.machines = [0, 0, 0, 0]
        self.obsolete = False
        """Whether it has become obsolete since it was last up to date (6.IV)."""
        self.extra = 0
        """Workers it had to take for that, on no row."""
        self.marked = False
        """Whether a worker lies on its marker for late hiring in the last decade (II.2.2)."""

    def base_quality(self, edition: Edition) -> int:
        return edition.cost[self.kind][self.good][self.level - 1]

    def total_quality(self, edition: Edition) -> int:
        return edition.cost[self.kind][self.good][self.level - 1] + self.quality

    def appeal(self, edition: Edition) -> int:
        """Quality plus distribution minus price (III.1)."""
        base = edition.cost[self.kind][self.good][self.level - 1]
        return base + self.quality + self.distribution - self.price

    def gap(self, edition: Edition, row: int) -> int:
        """Empty spaces of a row."""
        return edition.spaces[self.good][row] - self.workers[row] - self.machines[row]

    def gaps(self, edition: Edition) -> list[int]:
        """Empty spaces of each row."""
        spaces, workers, machines = edition.spaces[self.good], self.workers, self.machines
        return [
            spaces[0] - workers[0] - machines[0],
            spaces[1] - workers[1] - machines[1],
            spaces[2] - workers[2] - machines[2],
            spaces[3] - workers[3] - machines[3],
        ]

    def output(self, edition: Edition, rows: int = 4) -> int:
        """Goods that the complete rows among the first ones yield (III.1)."""
        spaces = edition.spaces[self.good]
        yields = edition.output[self.kind][self.level - 1]
        workers = self.workers
        machines = self.machines
        total = 0
        for row in range(rows):
            if workers[row] + machines[row] == spaces[row]:
                total += yields[row]
            elif row < 2 and self.kind == "luxury":
                # Without its first two rows it makes nothing at all (2025 9.4.III); before version
                # 2 of the rules only these two yielded nothing.
                if edition.rules.luxury_needs_two_rows:
                    return 0
                yields = [0, 0, *yields[2:]]
        return total

    def row_output(self, edition: Edition, row: int) -> int:
        """Goods that would not be made without a row; nothing for no row."""
        return self.output(edition, row + 1) - self.output(edition, row)

    def last_row(self) -> int:
        """The last row with a worker; -1 if none has one."""
        for row in (3, 2, 1, 0):
            if self.workers[row]:
                return row
        return -1

    def replaceable(self, edition: Edition, row: int) -> int:
        """Workers of a row that stand on machine spaces; worker-only spaces fill first (II.2.3)."""
        return max(0, self.workers[row] - edition.worker_only[self.good][row])

    @property
    def all_workers(self) -> int:
        return sum(self.workers) + self.extra

    def copy(self) -> "Factory":
        other = Factory(self.good, self.level, self.price, self.kind)
        other.back = self.back
        other.quality = self.quality
        other.distribution = self.distribution
        other.workers = self.workers.copy()
        other.machines = self.machines.copy()
        other.obsolete = self.obsolete
        other.extra = self.extra
        other.marked = self.marked
        return other

    @classmethod
    def from_json(cls, value: Json) -> "Factory":
        expect_shape("factory", value, cls("food", 1).as_json())
        expect_items("factory.kind", [value["kind"]], str, FACTORY_KINDS)
        factory = cls(value["good"], value["level"])
        factory.lie_as(value)
        return factory


class Company(Piece):
    """What one seat owns."""

    __slots__ = (
        "attache_turned",
        "built",
        "cash",
        "closed",
        "contract_limit",
        "contracts",
        "factories",
        "inactive",
        "inventions",
        "jubilee",
        "loans",
        "markers",
        "offered",
        "posts",
        "seat",
        "share_space",
        "shares",
        "ships",
        "shut_row",
        "sold",
        "spaces",
        "stock",
        "tiles",
        "unlocked",
        "unsold",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cash = 0
        self.shares = 0
        self.loans = 0
        self.share_space = 1
        self.factories: dict[str, Factory] = {}
        self.tiles: dict[str, str] = {}
        """Tiles owned, each with the good it is assigned to, or nothing."""
        self.inventions: dict[str, int] = {}
        """How often the Inventor has been used, and the Tinkerer."""
        self.markers: list[str] = []
        """Grey action markers owned."""
        self.spaces: list[str] = []
        """The marker on each administration space."""
        self.ships: list[int] = []
        """Ships by capacity, also those lying on the administration chart."""
        self.inactive: list[int] = []
        """Those of them that wait for the stock exchange, where there are no contracts."""
        self.posts: list[str] = []
        """Staffed warehouse posts."""
        self.stock: dict[str, int] = {}
        self.contracts: dict[str, int] = {}
        self.contract_limit = 0
        """Where the contract limit marker lies; 0 is beside the track (2025 5.2.II.6d)."""
        self.built: list[str] = []
        """Goods whose factory was built in this action (or decade, by the strict rule)."""
        self.closed: list[str] = []
        """Factories closed in this action (or decade, or game), as `food 1`."""
        self.jubilee = False
        """Whether the Crown Jubilee's sale is still to be had."""
        self.unlocked = False
        """Whether the Hamburg crisis has been bought off."""
        self.attache_turned = False
        """Whether the Press Attaché has won a tie in this decade (2025 5.3.II)."""
        self.unsold = 0
        """New goods of the active good that found no buyer yet."""
        self.sold = 0
        """Goods sold at home in this production phase."""
        self.offered = 0
        """Stored goods declared for this sale (2025 5.3.I)."""
        self.shut_row = -1
        """The row that the School shuts in this production phase."""

    @classmethod
    def at_start(cls, seat: int, edition: Edition) -> "Company":
        """A company before anything is founded (4.1.II)."""
        company = cls(seat)
        company.shares = edition.shares_at_start
        company.share_space = edition.start_space
        company.spaces = [""] * len(edition.admin_spaces)
        company.stock = dict.fromkeys(GOODS, 0)
        if edition.switches.contract_limit and edition.players == 2:
            company.contract_limit = edition.contract_spaces[-1]
        return company

    # The harbour

    def crew(self, edition: Edition) -> int:
        return sum(edition.crew[capacity] for capacity in self.ships)

    def large_room(self, edition: Edition, good: str) -> int:
        """Room for a good in the large warehouse, by its staffed posts (II.2.2)."""
        room = 0
        for post in self.posts:
            if post == good:
                room += edition.column_goods
            elif post == "row-2":
                room += edition.row_goods[0]
            elif post == "row-3":
                room += edition.row_goods[1]
        return room

    def small_room(self, edition: Edition) -> int:
        """Room in the small warehouse, for goods of any kind (II.2.8, 2025 9.2.II.1)."""
        if edition.switches.small_warehouse_for_all or "small-warehouse" in self.tiles:
            return edition.small_warehouse_goods
        return 0

    def in_small(self, edition: Edition, good: str) -> int:
        """Goods of a kind that do not fit the large warehouse and so lie in the small one."""
        stock = self.stock[good]
        return max(0, stock - self.large_room(edition, good)) if stock else 0

    def top_price(self, edition: Edition, good: str) -> int:
        """The highest price the scale leaves free: small-warehouse goods may lie on it (II.2.8)."""
        if not edition.switches.goods_on_scale:
            return edition.highest_price
        return edition.highest_price - self.in_small(edition, good)

    def active_ships(self) -> list[int]:
        """The ships that can sail (2025 9.2.II.2)."""
        ships = self.ships.copy()
        for capacity in self.inactive:
            ships.remove(capacity)
        return ships

    # Markers

    def space_of(self, marker: str) -> int:
        """Where a marker lies on the administration chart; -1 if it does not."""
        return self.spaces.index(marker) if marker in self.spaces else -1

    def copy(self) -> "Company":
        other = Company(self.seat)
        other.cash = self.cash
        other.shares = self.shares
        other.loans = self.loans
        other.share_space = self.share_space
        other.factories = {good: factory.copy() for good, factory in self.factories.items()}
        other.tiles = self.tiles.copy()
        other.inventions = self.inventions.copy()
        other.markers = self.markers.copy()
        other.spaces = self.spaces.copy()
        other.ships = self.ships.copy()
        other.inactive = self.inactive.copy()
        other.posts = self.posts.copy()
        other.stock = self.stock.copy()
        other.contracts = self.contracts.copy()
        other.contract_limit = self.contract_limit
        other.built = self.built.copy()
        other.closed = self.closed.copy()
        other.jubilee = self.jubilee
        other.unlocked = self.unlocked
        other.attache_turned = self.attache_turned
        other.offered = self.offered
        other.unsold = self.unsold
        other.sold = self.sold
        other.shut_row = self.shut_row
        return other

    @classmethod
    def from_json(cls, value: Json, edition: Edition) -> "Company":
        expect_items("tiles", value["tiles"], str, edition.tile_count)
        expect_items("markers", value["markers"], str, edition.marker_names)
        expect_items("spaces", value["spaces"], str, edition.marker_names)
        expect_items("ships", value["ships"], int)
        for capacity in value["ships"]:
            expect_within("ships", capacity, min(edition.ships), max(edition.ships))
        expect_items("inactive", value["inactive"], int)
        if any(value["inactive"].count(c) > value["ships"].count(c) for c in value["inactive"]):
            raise unreadable("ships that are not there can't be inactive")
        expect_items("inventions", value["inventions"], int, edition.invention_price)
        expect_items("posts", value["posts"], str, POSTS)
        expect_within("share_space", value["share_space"], 1, edition.last_space)
        expect_items("contracts", value["contracts"], int, GOODS)
        expect_items("built", value["built"], str, GOODS)
        expect_items("closed", value["closed"], str)
        expect_items("factories", value["factories"], dict, GOODS)
        company = cls(value["seat"])
        company.lie_as(value, but=["factories"])
        company.factories = {g: Factory.from_json(f) for g, f in value["factories"].items()}
        return company
