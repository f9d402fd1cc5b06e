"""The shapes of what is shown of a table of the board game: view, forecast, scenes."""

from typing import Annotated, Literal, TypedDict, TypeVar

from arkwright.boardgame import edition
from arkwright.boardgame.asymmetry import BACKS
from arkwright.boardgame.edition import (
    CAPACITIES,
    FACTORY_KINDS,
    GOODS,
    INFLUENCE_BONUSES,
    OWN_MARKERS,
    POSTS,
    TRACKS,
)
from arkwright.play.declared import EVERY, PAIR, OneOf
from arkwright.play.scenes import SceneTold

T = TypeVar("T")

Good = Annotated[str, OneOf(GOODS)]
FactoryKind = Annotated[str, OneOf(FACTORY_KINDS)]
Back = Annotated[str, OneOf(BACKS)]
"""The kind on the back of a usual marker."""
Track = Annotated[str, OneOf(TRACKS)]
Bonus = Annotated[str, OneOf(INFLUENCE_BONUSES)]

Post = Annotated[str, OneOf(POSTS)]
OwnMarker = Annotated[str, OneOf(OWN_MARKERS)]
HIGHEST_PRICE = edition.HIGHEST_PRICE
"""The highest price that a move can name."""
HIGHEST_CONTRACT = CAPACITIES[-1]

MaybeGood = Good | Literal[""]
ByGood = Annotated[dict[Good, T], EVERY]
ByKind = Annotated[dict[FactoryKind, T], EVERY]
EconomyMarker = Annotated[list[int], PAIR]
"""What the importer gains, and how many workers return."""


class Market(TypedDict):
    """The job market."""

    workers: int
    empty: int
    holes: int
    fired: int
    boxed: int
    wage: int
    demand: ByGood[int]


class TrackView(TypedDict):
    """A commodity of the East India Trading Company."""

    good: Good
    price: int
    prices: list[int]
    at: int
    spaces: list[int]


class EastIndia(TypedDict):
    """The tracks of the East India Trading Company; spaces count from 0."""

    end: int
    orange: list[int]
    """Spaces that hold one marker each."""
    multiplier: list[int]
    """What a marker multiplies the price by, space by space."""
    bonuses: Annotated[dict[Bonus, int], EVERY]
    """The first space of each bonus."""
    tracks: Annotated[dict[Track, TrackView], EVERY]


class Display(TypedDict):
    """What the display says of a good: the markers left are counted by their backs."""

    cost: ByKind[list[int]]
    """By level."""
    yields: ByKind[list[list[int]]]
    """By level."""
    open: ByKind[int]
    limit: int
    markers: list[Annotated[dict[Back, int], EVERY]]


class Offer(TypedDict):
    """Tiles, advanced markers and ships that can be taken."""

    tiles: dict[str, int]
    markers: list[list[str]]
    ships: dict[str, int]


class FactoryView(TypedDict):
    """A factory with its figures."""

    good: Good
    kind: FactoryKind
    back: Back | Literal[""]
    """The kind on the back of a usual marker, where markers have backs."""
    level: int
    price: int
    quality: int
    distribution: int
    workers: list[int]
    machines: list[int]
    obsolete: bool
    extra: int
    marked: bool
    base_quality: int
    appeal: int
    output: int
    yields: list[int]
    spaces: list[int]
    worker_only: list[int]
    cost: int


class CompanyView(TypedDict):
    """A company with its value, capacities and factories."""

    seat: int
    name: str
    cash: int
    loans: int
    shares: int
    bank_shares: int
    share_space: int
    share_value: int
    buying_price: int
    portfolio: int
    influence: int
    """What the influence adds in the end."""
    score: int
    """Portfolio and influence together."""
    inventions: dict[str, int]
    """How often the Inventor and the Tinkerer were used."""
    attache_turned: bool
    offered: int
    """Stored goods declared for this sale."""
    jubilee: bool
    shut_row: int
    sold: int
    unsold: int
    unlocked: bool
    tiles: dict[str, MaybeGood]
    """The tiles with the good that each is assigned to."""
    markers: list[str]
    """Advanced markers owned."""
    spaces: list[str]
    """The marker on each administration space, or nothing."""
    ships: list[int]
    inactive: list[int]
    """Those of the ships that wait for the stock exchange."""
    crew: int
    posts: list[Post]
    """Warehouse workers by their posts."""
    stock: ByGood[int]
    room: ByGood[int]
    """Goods that the large warehouse holds of each kind."""
    small_room: int
    """Goods of any kind that the small warehouse holds; 0 without one."""
    contracts: dict[Good, int]
    contract_limit: int
    """Where the limit marker lies; 0 is beside the track."""
    built: list[Good]
    closed: list[str]
    factories: dict[Good, FactoryView]


class View(TypedDict):
    """What a seat or a watcher sees of a table."""

    title: str
    seat: int | None
    names: list[str]
    year: int
    decade: int
    cycle: int
    active: MaybeGood
    """The good whose cycle it is; nothing before and between."""
    level: int
    start: int
    order: list[int]
    market: Market
    importers: ByGood[int]
    economy: ByGood[list[EconomyMarker | None]]
    """By decade; null is face down."""
    events: list[str | None]
    pool: list[str]
    """Events that everybody saw before they were laid out."""
    unseen: list[str]
    """Those of them that have not turned up."""
    reserve: str | None
    """The event on the reserve space; null is face down, "" if there is no such space."""
    ongoing: list[str]
    east_india: EastIndia | None
    """The module's tracks; null without it."""
    display: ByGood[Display] | None
    """The shared display of asymmetrical factories; null without the module."""
    offer: Offer
    companies: list[CompanyView]


class Seller(TypedDict):
    """One company in the forecast; `sold` are new goods, `sold_with_stored` if all offer all."""

    seat: int
    output: int
    stored: int
    appeal: int
    quality: int
    price: int
    sold: int
    sold_with_stored: int
    beyond_market: int
    """Goods it could sell to a Patron and at the Crown Jubilee; in no other figure."""
    income: int
    wages: int
    upkeep: int
    profit: int
    steps_for_sales: int
    steps_for_appeal: int
    steps_for_most: int
    steps: int


class Forecast(TypedDict):
    """What would happen if a good's production came now and nobody touched store or tiles."""

    good: Good
    demand: int
    importer: int
    """The importer's appeal."""
    imported: int
    imported_with_stored: int
    wage: int
    left: int
    """Demand that nobody serves."""
    calls: list[int]
    """The seats in the order of their sales; -1 is the importer."""
    sellers: list[Seller]
    """The companies with a factory of the good, in turn order."""


Forecasts = ByGood[Forecast]


# A production that took place, as it is told afterwards

BonusReason = Literal[
    "alone", "tie-won", "tie-lost", "lower", "equal", "below-importer", "equal-importer",
    "nothing-sold",
]  # fmt: skip


class SceneCall(TypedDict):
    """A good that was sold to the market."""

    seat: int
    """Whose it was; -1 is the importer."""
    row: int
    wanted: int
    """How many goods were wanted before it; less than 1 where equals sell beyond the demand."""
    equal: bool
    """Whether it was called together with the one before."""


class SceneBonus(TypedDict):
    """A step on the share track for whoever leads alone, or why there is none."""

    steps: int
    figure: int
    """The appeal, or how many were sold."""
    why: BonusReason
    than: int | None
    """The seat that it was compared with."""


class SceneCompany(TypedDict):
    """What a production brought a company with a factory of the good."""

    seat: int
    made: int
    appeal: int
    quality: int
    price: int
    sold: int
    """With those to a Patron and at the Crown Jubilee."""
    income: int
    for_sales: int
    """Steps on the share track for what was sold."""
    appeal_bonus: SceneBonus
    most_bonus: SceneBonus
    space_before: int
    space_after: int
    """On the share track, when all had risen."""
    space_paid: int
    """When all was paid: what was taken in need costs spaces."""
    space_over: int
    """When the production was over: ships that sail cost spaces, too."""
    workers: int
    wages: int
    machines: int
    upkeep: int
    cash_before: int
    cash_after: int
    """When wages and machines were paid."""
    left: int
    """New goods that the home market did not buy."""
    shipped: int
    shipping: int
    """What shipping brought."""
    contract: int
    """How many of the good were contracted before; 0 without a contract."""
    contract_after: int
    """How many are contracted afterwards; 0 when the contract was served."""
    stored: int
    lost: int
    store_before: int
    """How many of the good lay in its warehouses."""
    store_after: int


class Scene(SceneTold):
    """A production as its events tell it, as far as it went."""

    good: Good
    demand: int
    wage: int
    importer: int
    """The importer's appeal."""
    imported: int
    left: int
    """Demand that nobody served."""
    calls: list[SceneCall]
    companies: list[SceneCompany]
    """In turn order."""
