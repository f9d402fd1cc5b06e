"""Positions to begin a test with: a table in a given state, and a game that stands at a step."""

from collections.abc import Iterable, Mapping, Sequence

import arkwright
from arkwright.cardgame.actions.build import open_factory
from arkwright.cardgame.actions.quality import composition
from arkwright.cardgame.catalogue import edition_of
from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.edition import CARDS, GOODS
from arkwright.cardgame.production import ProductionPhase
from arkwright.cardgame.rivals import COLOURS, DISCS, NEUTRAL, Rivals
from arkwright.cardgame.rules import RULES
from arkwright.cardgame.table import Table
from arkwright.cardgame.turn import ChooseAction
from arkwright.play import Game
from arkwright.play.step import Json, Step
from tests.given import happened as happened
from tests.given import legal as legal
from tests.given import offered as offered
from tests.given import play as play
from tests.given import pounds as pounds
from tests.given import question as question
from tests.given import refusal as refusal

TITLE = "card-game"
NAMES = ("Eva", "Wim", "Sebastian", "Rafael")
EVA, WIM, SEBASTIAN, RAFAEL = range(4)
ORANGE, PURPLE = COLOURS
"""As the examples of the book call them."""
GREEN = NEUTRAL
I, II, III = range(3)  # noqa: E741, as the book writes the decades
PLENTY = 3
"""Copies of every card in the supply."""


# What lies on the table


def a_table(
    seats: int = 3,
    *,
    decade: int = I,
    active: str = "food",
    demand: int | Mapping[str, int] = 0,
    wage: int | None = None,
    neutral: Mapping[str, int] | None = None,
    start: int = EVA,
    rules: int = RULES,
    **options: str,
) -> Table:
    """A table with companies that own nothing but their first shares, and all cards on offer.

    `demand` is that of the active good, or of the goods named; the others are at 0. Two players
    have no neutral seller unless one is given, one player has opponents with no factory.
    """
    settled = arkwright.find_title(TITLE).settle(options)
    table = Table(list(NAMES[:seats]), edition_of(TITLE, seats, rules=rules), settled)
    table.decade = decade
    table.round = GOODS.index(active)
    table.start = start
    table.demand = dict.fromkeys(GOODS, 0)
    table.demand.update({active: demand} if isinstance(demand, int) else demand)
    if wage is not None:
        table.wage_step = table.edition.wages.index(wage)
    table.neutral = dict(neutral or {})
    if seats == 1:
        table.rivals = some_rivals()
    else:
        table.supply = dict.fromkeys(CARDS, PLENTY)
    return table


def some_rivals() -> Rivals:
    """Opponents with no factory, and the display with a disc at the beginning of each row."""
    rivals = Rivals()
    rivals.shares = dict.fromkeys(COLOURS, 12)
    rivals.value = dict.fromkeys(COLOURS, 12)
    rivals.display = list(CARDS[:15])
    rivals.discs = {colour: 5 * row for row, colour in enumerate(DISCS)}
    rivals.bag = [GREEN] * 8
    rivals.later_bags = [[GREEN] * 8, [GREEN] * 8]
    return rivals


def rivals_of(table: Table) -> Rivals:
    assert table.rivals is not None
    return table.rivals


def a_company(
    table: Table,
    seat: int = EVA,
    *,
    cash: int = 100,
    shares: int = 10,
    value: int = 10,
    loans: int = 0,
    tokens: int = 0,
    ships: int = 2,
    cards: Iterable[str] | Mapping[str, str] = (),
    turned: Iterable[str] = (),
    stock: Mapping[str, int] | None = None,
    **developments: int,
) -> Company:
    """A seat's company with all this; `cards` name the good of those that lie at a factory,
    `developments` are levels from 0.
    """
    company = table.companies[seat]
    company.cash = cash
    company.shares = shares
    company.value = value
    company.loans = loans
    company.tokens = tokens
    company.ships = ships
    company.cards = dict(cards) if isinstance(cards, Mapping) else dict.fromkeys(cards, "")
    company.engineered = "engineer" in company.cards
    company.turned = list(turned)
    company.stock.update(stock or {})
    company.developments.update(developments)
    return company


def a_factory(
    table: Table,
    good: str = "food",
    seat: int = EVA,
    *,
    side: int = 0,
    cards: int = 1,
    sides: Sequence[int] = (0, 0),
    machines: Sequence[int] = (0, 0),
    quality: Sequence[int] = (),
    appeal_quality: Sequence[int] = (),
    distribution: int = 0,
    spot: int = 4,
    office: str = "price",
    marker: int = 0,
) -> Factory:
    """A factory with so many worker cards; `quality` lies on price, spots count from 1."""
    factory = open_factory(table, table.companies[seat], good, side)
    factory.cards = cards
    factory.sides = list(sides)
    factory.machines = list(machines)
    factory.price_quality = list(quality)
    factory.appeal_quality = list(appeal_quality)
    factory.distribution = distribution
    factory.spot = spot - 1
    factory.office_on_appeal = office == "appeal"
    factory.marker = marker
    return factory


def a_seller(
    table: Table, seat: int = EVA, *, appeal: int, good: str = "", output: int = 3, cash: int = 100
) -> Factory:
    """A company that has only a factory of a good (the active one), with this marker and output."""
    good = good or table.active
    a_company(table, seat, cash=cash)
    factory = a_factory(table, good, seat, side=1, cards=2, marker=appeal)
    for cards in (0, 1, 2):
        if factory.output(table.edition, cards) == output:
            factory.cards = cards
            break
    assert factory.output(table.edition) == output
    return factory


# A game that stands there


def at(table: Table, *steps: Step[Json]) -> Game:
    """A game at this table with these steps to come and nothing after them."""
    table.agenda.clear()
    table.ask(*steps)
    title = arkwright.find_title(TITLE)
    return Game(title, table, table.options, table.edition.rules.version)


def turn(table: Table, seat: int = EVA) -> Game:
    """A game at the beginning of a seat's turn."""
    return at(table, ChooseAction(seat))


def production(table: Table) -> Game:
    """A game after the production phase of the active good, or at its first decision."""
    return at(table, ProductionPhase())


def after_production(table: Table) -> Game:
    """A game after the production phase in which nobody did more than had to be done."""
    game = production(table)
    play_out(game)
    return game


def a_game(seats: int = 3, seed: int = 1, **options: str) -> Game:
    """A game that begins, by the set-up of the book."""
    return arkwright.new(TITLE, seats=seats, seed=seed, **options)


def table_of(game: Game) -> Table:
    assert isinstance(game.table, Table)
    return game.table


# What is played


def play_out(game: Game, until: str = "") -> None:
    """Play on with nothing done that can be left, until a question is asked or the end."""
    while question(game) not in ("", until):
        play_dully(game)


def play_dully(game: Game) -> None:
    """Do nothing if nothing can be done, else what is listed first."""
    texts = [move.text for move in game.moves]
    dull = [text for text in ("pass", "done", "end turn") if text in texts]
    game.play((dull or texts)[0])


# What stands there, and what happened


def qualities(company: Company) -> dict[str, str]:
    """The quality cards of each factory as the notation writes them."""
    return {good: composition(factory) for good, factory in company.factories.items()}


def sold(game: Game, seat: int = EVA) -> int:
    """Goods that a seat sold at home in the last production."""
    return int(happened(game, "sold-at-home", seat)[-1].facts["count"])
