"""The preparation round up to the first decision: what is laid out, shuffled, handed out (4.1)."""

import random

from arkwright.boardgame.catalogue import edition_of
from arkwright.boardgame.company import Company
from arkwright.boardgame.decade import Decade
from arkwright.boardgame.east_india import start_influence
from arkwright.boardgame.edition import GOODS, SHADES, Edition
from arkwright.boardgame.events import BUREAUCRACY, END_OF_GAME
from arkwright.boardgame.hidden import deal_event_pool, shuffle_starred
from arkwright.boardgame.preparation import found, prepare
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import PATRONS, TILES
from arkwright.play import BadSetup
from arkwright.play.step import NOBODY, Json
from arkwright.play.title import Options


def lay_out(
    title: str, names: list[str], seed: int, options: Options, components: Json, rules: int
) -> Table:
    """A table ready for its first decision, the same for the same seed (4.1)."""
    check_options(options)
    edition = edition_of(title, len(names), components, rules)
    table = Table(names, edition, options)
    rng = random.Random(seed)
    predetermined = options["setup"] == "predetermined"
    table.journal.add("set-up", title=title, setup=options["setup"], players=len(names))
    lay_economy(table, rng, predetermined)
    if predetermined:
        lay_printed_events(table, rng)
        table.markers = [list(row) for row in edition.printed_markers]
        lay_tiles(table, edition.printed_tiles)
    else:
        if edition.switches.open_pool:
            lay_event_pool(table, rng)
        else:
            lay_random_events(table, rng)
        lay_random_markers(table, rng)
        lay_tiles(table, draw_tiles(edition, rng, options.get("patrons") == "yes"))
        table.start = rng.randrange(len(names))
    table.journal.add("start-player", table.start)
    if options.get("east-india") == "yes":
        start_influence(table)
    for company in table.companies:
        hand_out_ships(table, company)
    if predetermined:
        for company in table.companies:
            hand_out(table, company)
        table.ask(Decade(NOBODY, 0))
    else:
        prepare(table)
    return table


def check_options(options: Options) -> None:
    """Refuse options that the chosen set-up has no place for."""
    if options["setup"] == "predetermined" and options.get("patrons") == "yes":
        raise BadSetup(
            "option patrons=yes goes with setup=free: the book prints the other tiles",
            "patrons-need-free",
        )
    if options["setup"] == "free" and options["events"] == "shuffled":
        raise BadSetup(
            "option events=shuffled goes with setup=predetermined: free ones always are",
            "free-is-shuffled",
        )


# Board and common supply (4.1.I)


def lay_economy(table: Table, rng: random.Random, predetermined: bool) -> None:
    """Shuffle each good's economy markers and lay one on each decade (4.1.I)."""
    edition = table.edition
    decades = len(edition.decades)
    for good in GOODS:
        markers = [list(marker) for marker in edition.economy_markers]
        if predetermined or edition.players == 2:
            markers = [marker for marker in markers if marker[1] != edition.dropped_workers]
        rng.shuffle(markers)
        table.economy[good] = markers[:decades]
        table.economy_box[good] = markers[decades:]


def lay_printed_events(table: Table, rng: random.Random) -> None:
    """The events the book names; from the second game on the starred ones shuffled (4.1.I)."""
    edition = table.edition
    events = [*edition.printed_events, edition.printed_reserve]
    if table.options["events"] == "shuffled":
        shuffle_starred(events, 0, rng)
    table.events, table.reserve = events[:-1], events[-1]
    table.event_box = [event for event in edition.random_events if event not in events]
    if edition.switches.open_pool:
        table.event_pool = [event for event in edition.random_events if event in events]


def lay_random_events(table: Table, rng: random.Random) -> None:
    """One on 1800, Bureaucracy among the three before it, the end on 1810 (4.1.I)."""
    drawn = list(table.edition.random_events)
    rng.shuffle(drawn)
    early = len(table.edition.decades) - 2
    first = [BUREAUCRACY, *drawn[1:early]]
    rng.shuffle(first)
    table.events = [*first, drawn[0], END_OF_GAME]
    table.event_box = drawn[early:]


def lay_event_pool(table: Table, rng: random.Random) -> None:
    """Some are shown and one of them dropped; Bureaucracy lies among the early ones or in
    reserve, one more before the end (2025 4.1.I.1, 9.2.I.1).
    """
    edition = table.edition
    drawn = list(edition.random_events)
    rng.shuffle(drawn)
    pool = drawn[: edition.events_shown]
    # Told in the order of the list, not in the one in which they will come.
    table.event_pool = [event for event in edition.random_events if event in pool]
    table.event_box = drawn[edition.events_shown :]
    deal_event_pool(table, pool, rng)


# Special markers (4.1.III)


def lay_random_markers(table: Table, rng: random.Random) -> None:
    """Shuffle each shade's markers, one a player for each of its two rows (4.1.III).

    Those that lie there for sure come first (2025 9.2.I.2).
    """
    edition = table.edition
    players = edition.players
    table.markers = []
    for shade in SHADES:
        markers = edition.marker_supply[shade].copy()
        sure = [m for m in edition.markers_for_all if m.startswith(shade) for _ in range(players)]
        for marker in sure:
            markers.remove(marker)
        rng.shuffle(markers)
        markers = sure + markers
        table.markers += [markers[:players], markers[players : 2 * players]]


def draw_tiles(edition: Edition, rng: random.Random, patrons: bool) -> list[str]:
    """Those the book names, patrons if wanted, then random ones to seven a player (4.1.III)."""
    laid = [*edition.fixed_tiles, *(PATRONS if patrons else ())]
    stock: list[str] = []
    for kind in TILES:
        stock += [kind] * (edition.tile_count.get(kind, 0) - laid.count(kind))
    rng.shuffle(stock)
    for kind in stock:
        if len(laid) == edition.tiles_per_player * edition.players:
            break
        # The copy that would make as many as there are players leaves the game.
        if laid.count(kind) + 1 < edition.players:
            laid.append(kind)
    return laid


def lay_tiles(table: Table, kinds: list[str]) -> None:
    table.tiles = {kind: kinds.count(kind) for kind in TILES if kind in kinds}


# Companies (4.1.IV to VI)


def hand_out_ships(table: Table, company: Company) -> None:
    """The ships everybody begins with come out of the stock (2025 9.2.I.2)."""
    for capacity in table.edition.ships_at_start:
        table.ships[capacity] -= 1
        company.ships.append(capacity)
        table.journal.add("took-ship", company.seat, capacity=capacity, instead=0, crew=0)


def hand_out(table: Table, company: Company) -> None:
    """Give a seat the company the book prints for it (4.1.IV to VI, predetermined)."""
    edition = table.edition
    printed = edition.printed_companies[company.seat]
    goods: list[str] = printed["goods"]
    prices: list[int] = printed["prices"]
    kept: int = printed["shares"]
    tile: list[str] = printed["tile"]
    costs = 0
    for good, price in zip(goods, prices):
        factory = found(table, company, good)
        factory.price = price
        costs += factory.base_quality(edition)
        table.journal.add("priced", company.seat, good=good, pounds=price)
    sold = company.shares - kept
    value = table.share_value(company)
    company.shares = kept
    company.cash = sold * value - costs
    company.tiles[tile[0]] = tile[1] if len(tile) > 1 else ""
    table.journal.add("sold-shares", company.seat, count=sold, price=value)
    table.journal.add("took-tile", company.seat, tile=tile[0], good=company.tiles[tile[0]])
    table.journal.add("paid", company.seat, pounds=costs, reason="building")
