"""Positions to begin a test with: a table in a given state, and a game that stands at a step."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import pytest

import arkwright
from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.east_india import start_influence
from arkwright.boardgame.edition import GOODS, USUAL, Edition
from arkwright.boardgame.production.phase import ProductionPhase
from arkwright.boardgame.rules import RULES
from arkwright.boardgame.table import PREPARATION, Table
from arkwright.boardgame.turn import Turn
from arkwright.play import Game
from arkwright.play.journal import Event
from arkwright.play.step import Json, Step
from tests.given import happened as happened
from tests.given import legal as legal
from tests.given import offered as offered
from tests.given import play as play
from tests.given import pounds as pounds
from tests.given import question as question
from tests.given import refusal as refusal

EDITIONS = ("water-frame-2016", "water-frame-2014")
both = pytest.mark.parametrize("edition", EDITIONS)
"""Runs a test on both editions of Water Frame."""

ARKWRIGHT, MULE = "arkwright-2025", "spinning-mule"
both_2025 = pytest.mark.parametrize("edition", [ARKWRIGHT, MULE])
"""Runs a test on the full and the short game of the 2025 edition."""

NAMES = ("Marion", "Harold", "Angelica", "Clara")
MARION, HAROLD, ANGELICA, CLARA = range(4)
HEIKE, JOERG = HAROLD, ANGELICA
"""Who sits there in the book of 2025."""
IMPORTER = 0
"""The importer among the sellers called; seats count from 1 there."""

edition_of = cache(Edition)
"""The numbers of an edition for a number of players; reading them takes a while."""


# What lies on the table


def a_table(
    edition: str,
    seats: int = 4,
    *,
    year: int = 1770,
    active: str = "food",
    empty: int | None = None,
    wage: int | None = None,
    demand: int | None = None,
    fired: int = 0,
    importer: int = 0,
    start: int = MARION,
    event: str = "",
    ongoing: Sequence[str] = (),
    rules: int = RULES,
    **options: str,
) -> Table:
    """A table with companies that own nothing but their first shares, and everything on offer.

    The job market is as empty as `empty` says, or as a `wage` or the active good's `demand` needs
    it. `importer` is the appeal of the active good's importer, `event` the one of this decade,
    `rules` the version of the rules.
    """
    numbers = edition_of(edition, seats, rules=rules)
    table = Table(list(NAMES[:seats]), numbers, arkwright.find_title(edition).settle(options))
    table.decade = PREPARATION if year == 1760 else numbers.decades.index(year)
    table.cycle = GOODS.index(active)
    table.start = start
    table.tiles = dict(numbers.tile_count)
    table.markers = [list(row) for row in numbers.printed_markers]
    table.economy = {good: [[0, 1]] * len(numbers.decades) for good in GOODS}
    table.events = list(numbers.printed_events)
    if event:
        table.events[table.decade] = event
    table.ongoing = list(ongoing)
    table.importers[active] = importer
    if demand is not None:
        empty = numbers.demand[active].index(demand)
    elif wage is not None:
        empty = numbers.wage.index(wage)
    if empty is not None:
        table.market.empty = empty
    table.market.fired = fired
    if table.options.get("east-india") == "yes":
        start_influence(table)
    return table


def a_company(
    table: Table,
    seat: int = MARION,
    *,
    cash: int = 100,
    shares: int = 10,
    space: int = 20,
    loans: int = 0,
    tiles: Iterable[str] | Mapping[str, str] = (),
    markers: Iterable[str] = (),
    chart: Mapping[int, str] | None = None,
    ships: Iterable[int] = (),
    inactive: Iterable[int] = (),
    posts: Iterable[str] = (),
    stock: Mapping[str, int] | None = None,
    contracts: Mapping[str, int] | None = None,
    limit: int | None = None,
) -> Company:
    """A seat's company with all this; `tiles` name the good of those that are assigned to one,
    `chart` the markers on the administration chart by space, `limit` where the limit marker lies.
    """
    company = table.companies[seat]
    company.cash = cash
    company.shares = shares
    company.share_space = space
    company.loans = loans
    company.tiles = dict(tiles) if isinstance(tiles, Mapping) else dict.fromkeys(tiles, "")
    company.markers = list(markers)
    for space, marker in (chart or {}).items():
        company.spaces[table.edition.admin_spaces.index(space)] = marker
    company.ships = list(ships)
    company.inactive = list(inactive)
    company.posts = list(posts)
    company.stock.update(stock or {})
    company.contracts = dict(contracts or {})
    if limit is not None:
        company.contract_limit = limit
    return company


def a_factory(
    table: Table,
    good: str,
    seat: int = MARION,
    *,
    level: int = 1,
    kind: str = USUAL,
    rows: int = 2,
    machines: Sequence[int] = (),
    price: int = 5,
    quality: int = 0,
    distribution: int = 0,
    extra: int = 0,
    marked: bool = False,
) -> Factory:
    """A factory whose first `rows` are complete, with `machines` among them, row by row."""
    factory = Factory(good, level, price, kind)
    for row in range(rows):
        factory.machines[row] = machines[row] if row < len(machines) else 0
        factory.workers[row] = table.edition.spaces[good][row] - factory.machines[row]
    factory.quality = quality
    factory.distribution = distribution
    factory.extra = extra
    factory.obsolete = extra > 0
    factory.marked = marked
    table.companies[seat].factories[good] = factory
    return factory


def four_factories(table: Table, seat: int = MARION, price: int = 5) -> dict[str, Factory]:
    """One factory of each good, with two rows each."""
    return {good: a_factory(table, good, seat, price=price) for good in GOODS}


def with_event(edition: str, event: str, year: int = 1770, reserve: str = "") -> Table:
    """A table of four at the end of a decade, with its event and the one in reserve."""
    table = a_table(edition, year=year, active="lamps", empty=20, event=event)
    table.reserve = reserve
    for seat in range(4):
        a_company(table, seat)
    return table


# A game that stands there


def at(table: Table, *steps: Step[Json]) -> Game:
    """A game at this table with these steps to come and nothing after them."""
    table.agenda.clear()
    table.ask(*steps)
    title = arkwright.find_title(table.edition.title)
    return Game(title, table, table.options, table.edition.rules.version)


def turn(table: Table, seat: int = MARION) -> Game:
    """A game at the beginning of a seat's turn."""
    return at(table, Turn(seat))


def production(table: Table) -> Game:
    """A game after the production phase of the active good, or at its first decision."""
    return at(table, ProductionPhase())


def table_of(game: Game) -> Table:
    assert isinstance(game.table, Table)
    return game.table


# What happened


def sold(game: Game, seat: int = MARION) -> int:
    """Goods that the market bought of a seat in the last sale."""
    return int(happened(game, "sold", seat)[-1].facts["count"])


def refused(game: Game, move: str) -> tuple[str, str]:
    """The rule against a move, and its section of the table's own book."""
    rule = refusal(game, move)
    return rule.id, rule.section


def calls(game: Game) -> list[int]:
    """Who sold in the last sale, in order: seats from 1, or IMPORTER."""
    return [int(seat) for seat in str(happened(game, "sale")[-1].facts["calls"]).split()]


def machines_placed(game: Game, seat: int = MARION) -> int:
    """How many machines a seat has bought so far."""
    return len(happened(game, "mechanised", seat))


def ids(events: Iterable[Event]) -> list[str]:
    return [event.id for event in events]
