"""The shapes of what is shown of a table of the card game: its view and its forecast."""

from typing import Annotated, Literal, TypedDict, TypeVar

from arkwright.cardgame.edition import DEVELOPMENTS, GOODS
from arkwright.cardgame.rivals import COLOURS, DISCS
from arkwright.cardgame.table import LAST_DECADE
from arkwright.play.declared import EVERY, OneOf
from arkwright.play.scenes import SceneTold

T = TypeVar("T")

DECADES = LAST_DECADE + 1
"""The decades of a game."""

Good = Annotated[str, OneOf(GOODS)]
Development = Annotated[str, OneOf(DEVELOPMENTS)]
Rival = Annotated[str, OneOf(COLOURS)]
"""The automated opponents of the solo game."""
Disc = Annotated[str, OneOf(DISCS)]
"""They, and the neutral marker of the bag."""
AWARD_STATES = ("open", "held", "lost", "earned")
AwardState = Annotated[str, OneOf(AWARD_STATES)]
"""Not met yet; met so far; out of reach for good; met at the end of a game that was won."""

MaybeGood = Good | Literal[""]
ByGood = Annotated[dict[Good, T], EVERY]
ByDisc = Annotated[dict[Disc, T], EVERY]
ByDevelopment = Annotated[dict[Development, T], EVERY]


class AwardView(TypedDict):
    """An award of the solo challenge."""

    award: str
    state: AwardState
    figure: int | None
    """What is counted; null where nothing is."""
    needed: int | None
    """How much of it is needed."""


class RivalView(TypedDict):
    """An automated opponent."""

    colour: Rival
    shares: int
    share_value: int
    portfolio: int
    markers: dict[Good, int]
    sales: dict[Good, int]


class RivalsView(TypedDict):
    """The automated opponents and the display of cards."""

    opponents: list[RivalView]
    display: list[str]
    """The cards of the grid in reading order; "" is an empty spot."""
    rows: int
    columns: int
    discs: ByDisc[int]
    """The spot of the display on which each disc lies."""
    bag: ByDisc[int]
    """How many markers of each colour are still in the bag."""
    drawn: list[Disc]
    first: bool
    """Whether the opponents play first in the coming round."""


class FactoryView(TypedDict):
    """A factory with its figures."""

    good: Good
    side: int
    """0 is the side of decade I, 1 of decade II."""
    spot: int
    """The spot of the token, from 0."""
    office_on_appeal: bool
    cards: int
    """Worker cards in place."""
    sides: list[int]
    machines: list[int]
    price_quality: list[int]
    """Values of the quality cards turned to price."""
    appeal_quality: list[int]
    """Values of those turned to appeal."""
    quality: int
    distribution: int
    marker: int
    """The appeal marker on the market: it moves only in step b."""
    appeal: int
    """The appeal as the cards lie."""
    price: int
    allowed: int
    """What may be sold at home with the marker where it stands."""
    output: int
    workers: int
    machine_count: int
    ship_price: int
    fixed_cost: int
    wages: int
    upkeep: int
    cost: int


class CompanyView(TypedDict):
    """A company with its value, capacities and factories."""

    seat: int
    name: str
    cash: int
    shares: int
    value: int
    share_value: int
    portfolio: int
    if_ended: int
    """What it would score if the game ended now."""
    loans: int
    tokens: int
    """Shipping tokens on the board."""
    ship_penalty: int
    """What they would take off the share value at the end."""
    ships: int
    """Ships that are ready."""
    shippable: int
    """How many goods they carry."""
    shippings: int
    engineered: bool
    sold: int
    left: int
    bankrupt: bool
    developments: ByDevelopment[int]
    """The level of each development, from 0."""
    allows: ByDevelopment[int]
    """What it allows."""
    cards: dict[str, MaybeGood]
    """Development cards with the good of the factory that each lies at."""
    turned: list[str]
    """Cards used in this decade."""
    discarded: list[str]
    stock: ByGood[int]
    room: ByGood[int]
    """How many goods of each kind the warehouses hold beside what lies in them."""
    deeds: list[str]
    factories: dict[Good, FactoryView]


class View(TypedDict):
    """What a seat or a watcher sees of a table."""

    title: str
    seat: int | None
    names: list[str]
    options: dict[str, str]
    decade: int
    """From 0; -1 before the first."""
    round: int
    """From 0, a good each."""
    active: Good
    start: int
    order: list[int]
    wage: int
    wage_step: int
    wages: list[int]
    demand: ByGood[int]
    supply: dict[str, int]
    """Development cards that can be taken, and how many of each."""
    neutral: dict[Good, int]
    """The appeal of the neutral third seller of two players."""
    rivals: RivalsView | None
    """The solo game's opponents; null with two players and more."""
    awards: list[AwardView] | None
    """How the awards of the solo game stand; null with two players and more."""
    companies: list[CompanyView]


class Seller(TypedDict):
    """One company in the forecast; `sold` are new goods, `sold_with_stored` with all it can add."""

    seat: int
    output: int
    stored: int
    marker: int
    """The appeal that counts in the sale."""
    appeal: int
    """The appeal as the factory is arranged, which its marker shows from step b on."""
    price: int
    allowed: int
    sold: int
    sold_with_stored: int
    left: int
    """New goods to ship or store."""
    patrons: int
    """Goods beyond the allowed that ready Patrons make possible; in no other figure."""
    extra: int
    """Goods that an Extra Shift could add; in no other figure."""
    income: int
    fixed: int
    wages: int
    upkeep: int
    cost: int
    profit: int
    steps_for_sales: int
    steps_for_appeal: int
    steps: int


class RivalForecast(TypedDict):
    """An automated opponent in the forecast."""

    appeal: int
    sold: int
    gain: Literal["value", "share"]
    """What its sales bring it."""


class Forecast(TypedDict):
    """What would happen if a good's production came now and nobody used store or cards."""

    good: Good
    demand: int
    wage: int
    neutral: int
    """The appeal of the neutral seller of two players; 0 if there is none."""
    neutral_sold: int
    rivals: dict[Rival, RivalForecast]
    """The automated opponents with a factory of the good."""
    tied: list[int]
    """The seats that share the highest appeal, where nobody gains by it."""
    sellers: list[Seller]
    """The companies with a factory of the good, in turn order."""


Forecasts = ByGood[Forecast]


# A production that took place, as it is told afterwards

BonusReason = Literal[
    "alone", "tie-won", "tie-lost", "lower", "equal", "below-outsider", "equal-outsider",
    "too-few-sold", "bankrupt",
]  # fmt: skip
Outsider = Annotated[str, OneOf((*COLOURS, "neutral"))]


class SceneCall(TypedDict):
    """A good that was sold at home: whose it was, in which row."""

    seat: int | None
    outsider: Outsider | None
    """Who sold it, if that is no company."""
    row: int


class SceneBonus(TypedDict):
    """A step of the share value for the highest appeal alone, or why there is none."""

    steps: int
    why: BonusReason
    than: int | None
    """The seat that it was compared with."""
    outsider: Outsider | None
    """The one that it was compared with, if that is no company."""


class SceneCompany(TypedDict):
    """What a production brought a company with a factory of the good."""

    seat: int
    made: int
    appeal: int
    price: int
    sold: int
    sold_stored: int
    """Those of them that came from the warehouse."""
    income: int
    left: int
    """New goods that the home market did not buy."""
    shipped: int
    shipping: int
    """What shipping brought."""
    stored: int
    lost: int
    fixed: int
    wages: int
    upkeep: int
    cash_before: int
    cash_after: int
    """When all costs were paid, with what shipping brought."""
    for_sales: int
    appeal_bonus: SceneBonus
    value_before: int
    value_after: int
    bankrupt: bool
    """Whether it could not pay, and is out of the game."""


class SceneOutsider(TypedDict):
    """A seller that is no company: the neutral one of two players, an opponent of the solo game."""

    who: Outsider
    appeal: int
    sold: int
    gain: Literal["value", "share"] | None
    before: int
    after: int


class Scene(SceneTold):
    """A production as its events tell it, as far as it went."""

    good: Good
    demand: int
    wage: int
    calls: list[SceneCall]
    companies: list[SceneCompany]
    """In turn order."""
    outsiders: list[SceneOutsider]
