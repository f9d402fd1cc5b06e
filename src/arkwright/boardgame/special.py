"""Taking a special marker: a development tile, an advanced action marker or a ship (II.3.2)."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.money import bank_shares, pay
from arkwright.boardgame.moves import (
    Assign,
    Broker,
    KeepTile,
    ReturnTile,
    Swap,
    TakeMarker,
    TakeShip,
    TakeTile,
    Use,
)
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import (
    ASSIGN,
    ASSIGNED_TILES,
    BROKER,
    DONE,
    INVENTIVE_TILES,
    KEEP,
    RETURN,
    SWAP,
    SWAP_SHIP,
    TAKE_ASSIGNED,
    TAKE_MARKER,
    TAKE_SHIP,
    TAKE_TILE,
    USE_2025,
)
from arkwright.boardgame.warehouse import make_fit
from arkwright.play import Move, Refusal, Step

HIGHEST_LEVEL = 4
PIER = -1


def reach(table: Table, company: Company) -> int:
    """The highest level a company may take from: the timetable's, one more with an Inventor."""
    level = table.level
    return level + 1 if inventors(company) and level < HIGHEST_LEVEL else level


def inventors(company: Company) -> list[str]:
    """The tiles owned that reach beyond the timetable: the Inventor and the Tinkerer."""
    return [kind for kind in INVENTIVE_TILES if kind in company.tiles]


def give_back(table: Table, company: Company, kind: str) -> None:
    """Return a tile to the common supply; its effects end at once (II.3.2.1)."""
    del company.tiles[kind]
    table.tiles[kind] = table.tiles.get(kind, 0) + 1
    company.inventions.pop(kind, None)
    if kind == "press-attache":
        company.attache_turned = False
    table.journal.add("returned-tile", company.seat, tile=kind)
    if kind == "small-warehouse":
        make_fit(table, company)


def half_price(table: Table, company: Company, count: int) -> int:
    """What the Broker asks for one or two shares: half of the sum, rounded up (II.3.2, D51)."""
    return -(-count * table.buying_price(company) // 2)


def broker_count(table: Table, company: Company) -> int:
    """How many shares the Broker can buy now: at most two, for cash, with no loan open."""
    if "broker" not in company.tiles or company.loans:
        return 0
    count = min(len(BROKER), bank_shares(table.edition, company))
    while count and half_price(table, company, count) > company.cash:
        count -= 1
    return count


def crew_missing(table: Table, company: Company, capacity: int, instead: int) -> bool:
    """Whether there are too few workers for the crew (II.3.2.3, decision E8)."""
    crew = table.edition.crew
    return crew[capacity] - (crew[instead] if instead else 0) > table.market.hireable


def tile_moves(table: Table, company: Company) -> list[Move]:
    owned = company.tiles
    moves: list[Move] = []
    for kind, count in table.tiles.items():
        if count and kind not in owned:
            if kind in TAKE_ASSIGNED:
                assigned = TAKE_ASSIGNED[kind]
                moves += [assigned[good] for good in company.factories]
            else:
                moves.append(TAKE_TILE[kind])
    return moves


def marker_moves(table: Table, company: Company, level: int) -> list[Move]:
    owned = company.markers
    moves: list[Move] = []
    for opens, row in zip(table.edition.marker_levels, table.markers):
        for marker in row:
            if opens <= level and marker not in owned:
                move = TAKE_MARKER[marker]
                if move not in moves:
                    moves.append(move)
    return moves


def ship_moves(table: Table, company: Company, level: int) -> list[Move]:
    """Ships for a free pier, or a larger one for a smaller (II.3.2.3).

    Water Frame swaps only with no pier free, the 2025 edition always (A16).
    """
    edition = table.edition
    ships = company.ships
    full = len(ships) == edition.piers
    moves: list[Move] = []
    for capacity, count in table.ships.items():
        if not count or edition.ship_level[capacity] > level:
            continue
        if enough_fours(table, company, capacity):
            continue
        if not full and not crew_missing(table, company, capacity, 0):
            moves.append(TAKE_SHIP[capacity])
        if full or edition.switches.swap_at_any_pier:
            for old in dict.fromkeys(ships):
                if old < capacity and not crew_missing(table, company, capacity, old):
                    moves.append(SWAP_SHIP[capacity][old])
    return moves


def enough_fours(table: Table, company: Company, capacity: int) -> bool:
    """With two players nobody may have a second ship of capacity 4 (2025 5.2.III.2.3)."""
    return capacity == 4 and company.ships.count(4) >= table.edition.fours_each


class SpecialMarker(Step[Table]):
    """Take one special marker, assign a tile anew, or use the Broker instead."""

    __slots__ = ()
    section = "II.3.2"

    def level(self, table: Table, company: Company) -> int:
        return reach(table, company)

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        level = self.level(table, company)
        moves = tile_moves(table, company)
        moves += marker_moves(table, company, level)
        moves += ship_moves(table, company, level)
        tiles = company.tiles
        for kind in ASSIGNED_TILES:
            if kind in tiles:
                now = tiles[kind]
                moves += [ASSIGN[kind][good] for good in company.factories if good != now]
        if "broker" in tiles:
            moves += BROKER[: broker_count(table, company)]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, TakeTile):
            self.take_tile(table, company, move)
        elif isinstance(move, TakeMarker):
            self.take_marker(table, company, move.marker)
        elif isinstance(move, TakeShip):
            self.take_ship(table, company, move)
        elif isinstance(move, Assign):
            company.tiles[move.tile] = move.good
            table.journal.add("assigned", self.seat, tile=move.tile, good=move.good)
        elif isinstance(move, Broker):
            pounds = half_price(table, company, move.count)
            company.cash -= pounds
            company.shares += move.count
            table.journal.add("brokered", self.seat, count=move.count, pounds=pounds)
            give_back(table, company, "broker")

    def take_tile(self, table: Table, company: Company, move: TakeTile) -> None:
        kind = move.tile
        table.tiles[kind] -= 1
        company.tiles[kind] = move.good
        table.journal.add("took-tile", self.seat, tile=kind, good=move.good)
        if kind in INVENTIVE_TILES:
            pay(table, company, table.edition.invention_price[kind][0], kind)
        if len(company.tiles) > table.edition.tiles_held:
            table.ask(FifthTile(self.seat, kind))

    def take_marker(self, table: Table, company: Company, marker: str) -> None:
        for opens, markers in zip(table.edition.marker_levels, table.markers):
            if marker in markers:
                markers.remove(marker)
                company.markers.append(marker)
                table.journal.add("took-marker", self.seat, marker=marker)
                if opens > table.level:
                    invent(table, company)
                return

    def take_ship(self, table: Table, company: Company, move: TakeShip) -> None:
        capacity, old = move.capacity, move.instead
        crew = table.edition.crew
        table.ships[capacity] -= 1
        if old:
            table.ships[old] = table.ships.get(old, 0) + 1
            places = places_of_ship(company, old)
            # Of two like ships the inactive one stays: what is active can sail at once.
            if old not in company.active_ships():
                company.inactive[company.inactive.index(old)] = capacity
            company.ships.remove(old)
            if len(places) > 1:
                table.ask(SwappedShip(self.seat, capacity, old))
            elif places[0] != PIER:
                company.spaces[places[0]] = f"ship-{capacity}"
        company.ships.append(capacity)
        needed = crew[capacity] - (crew[old] if old else 0)
        table.market.hire(needed)
        table.journal.add("took-ship", self.seat, capacity=capacity, instead=old, crew=needed)
        if table.edition.ship_level[capacity] > table.level:
            invent(table, company)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        level = self.level(table, company)
        if isinstance(move, TakeTile):
            if move.tile in company.tiles:
                return Refusal("tile-owned", "II.3.2.1", tile=move.tile)
            if not table.tiles.get(move.tile):
                return Refusal("tile-not-on-offer", "II.3.2.1", tile=move.tile)
            return Refusal("no-factory", "II.3.2.1", good=move.good)
        if isinstance(move, TakeMarker):
            if move.marker in company.markers:
                return Refusal("marker-owned", "II.3.2.2", marker=move.marker)
            if any(move.marker in row for row in table.markers):
                return Refusal("marker-of-later-level", "II.3.2.2", marker=move.marker, level=level)
            return Refusal("marker-not-on-offer", "II.3.2.2", marker=move.marker)
        if isinstance(move, TakeShip):
            return self.why_not_ship(table, company, move, level)
        if isinstance(move, Assign):
            if move.tile not in company.tiles:
                return Refusal("tile-not-owned", "II.3.2.1", tile=move.tile)
            if move.good not in company.factories:
                return Refusal("no-factory", "II.3.2.1", good=move.good)
            return Refusal("assigned-already", "II.3.2.1", tile=move.tile, good=move.good)
        if isinstance(move, Broker):
            if "broker" not in company.tiles:
                return Refusal("tile-not-owned", "II.3.2", tile="broker")
            if company.loans:
                return Refusal("loans-bar-buying", "II.2.6", loans=company.loans)
            if move.count > bank_shares(table.edition, company):
                count = bank_shares(table.edition, company)
                return Refusal("bank-has-fewer-shares", "II.2.6", count=count)
            price = half_price(table, company, move.count)
            return Refusal("shares-too-dear", "II.3.2", price=price, cash=company.cash)
        return None

    def why_not_ship(self, table: Table, company: Company, move: TakeShip, level: int) -> Refusal:
        edition = table.edition
        if not table.ships.get(move.capacity):
            return Refusal("ship-not-on-offer", "II.3.2.3", capacity=move.capacity)
        if edition.ship_level[move.capacity] > level:
            return Refusal("ship-of-later-level", "II.3.2.3", capacity=move.capacity, level=level)
        if enough_fours(table, company, move.capacity):
            return Refusal("one-four-each", "II.3.2.3")
        free = len(company.ships) < edition.piers
        if move.instead and free and not edition.switches.swap_at_any_pier:
            return Refusal("pier-still-free", "II.3.2.3")
        if not move.instead and len(company.ships) == edition.piers:
            return Refusal("no-free-pier", "II.3.2.3")
        if move.instead and move.instead not in company.ships:
            return Refusal("ship-not-owned", "II.3.2.3", capacity=move.instead)
        return Refusal("no-crew", "II.3.2.3", capacity=move.capacity)


def places_of_ship(company: Company, capacity: int) -> list[int]:
    """Where ships of a capacity lie: spaces of the administration chart, and the pier."""
    marker = f"ship-{capacity}"
    places = [index for index, lying in enumerate(company.spaces) if lying == marker]
    return places if len(places) == company.ships.count(capacity) else [*places, PIER]


class SwappedShip(Step[Table]):
    """Choose which of two like ships the new one replaces, and so where it lies."""

    __slots__ = ("capacity", "instead")
    section = "II.3.2.3"

    def __init__(self, seat: int, capacity: int, instead: int) -> None:
        super().__init__(seat)
        self.capacity = capacity
        self.instead = instead

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        marker = f"ship-{self.instead}"
        spaces = enumerate(company.spaces)
        moves: list[Move] = [SWAP[index] for index, lying in spaces if lying == marker]
        # One of the two is gone already: if one lies on the chart, the other was at the pier.
        return moves if len(moves) > 1 else [*moves, SWAP[PIER]]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, Swap)
        if move.space:
            spaces = table.companies[self.seat].spaces
            spaces[table.edition.admin_spaces.index(move.space)] = f"ship-{self.capacity}"

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        return Refusal("choose-swapped-ship", "II.3.2.3", capacity=self.instead)


class StartMarker(SpecialMarker):
    """Take the first special marker: row I of the mat, or a tile."""

    __slots__ = ()
    section = "4.1.V"

    def level(self, table: Table, company: Company) -> int:
        return 1

    def moves(self, table: Table) -> list[Move]:
        moves = super().moves(table)
        inventor = TAKE_TILE["inventor"]
        if inventor in moves and not self.can_pay_inventor(table):
            moves.remove(inventor)
        if table.edition.switches.must_take_marker:
            moves.remove(DONE)
        return moves

    def can_pay_inventor(self, table: Table) -> bool:
        """Whether the Inventor leaves enough for factories that are still to be paid (4.1.VI)."""
        if table.edition.switches.pays_at_once:
            return True
        company = table.companies[self.seat]
        factories = company.factories.values()
        costs = sum(factory.base_quality(table.edition) for factory in factories)
        return company.cash - table.edition.invention_price["inventor"][0] >= costs

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if move is DONE:
            return Refusal("must-take-marker", "4.1.V")
        if move is TAKE_TILE["inventor"] and not self.can_pay_inventor(table):
            pounds = table.edition.invention_price["inventor"][0]
            return Refusal("factories-come-first", "4.1.V", pounds=pounds)
        return super().why_not(table, move)


class MarkerForCharisma(SpecialMarker):
    """Take a special marker for the Charisma that was returned, but not the Charisma.

    The Broker's half price stands in for the additional action (5.2.III.2), as whose rules the
    Lobby's marker is taken (10.2), but not for this one.
    """

    __slots__ = ()
    section = "10.1"

    def moves(self, table: Table) -> list[Move]:
        barred = (TAKE_TILE["charisma"], *BROKER)
        return [move for move in super().moves(table) if move not in barred]

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if move is TAKE_TILE["charisma"] and table.tiles.get("charisma"):
            return Refusal("tile-just-returned", "10.1", tile="charisma")
        if isinstance(move, Broker):
            return Refusal("broker-not-for-charisma", "II.3.2")
        return super().why_not(table, move)


class FifthTile(Step[Table]):
    """Return one of the four older tiles after taking a fifth."""

    __slots__ = ("tile",)
    section = "II.3.2.1"

    def __init__(self, seat: int, tile: str) -> None:
        super().__init__(seat)
        self.tile = tile

    def moves(self, table: Table) -> list[Move]:
        return [RETURN[kind] for kind in table.companies[self.seat].tiles if kind != self.tile]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, ReturnTile)
        give_back(table, table.companies[self.seat], move.tile)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, ReturnTile):
            if move.tile == self.tile:
                return Refusal("tile-just-taken", "II.3.2.1", tile=move.tile)
            return Refusal("tile-not-owned", "II.3.2.1", tile=move.tile)
        return Refusal("must-return-tile", "II.3.2.1", count=table.edition.tiles_held)


def invent(table: Table, company: Company) -> None:
    """Something was taken beyond the timetable: use the Inventor or the Tinkerer for it."""
    owned = inventors(company)
    if len(owned) > 1:
        table.ask(ChooseInventor(company.seat))
    else:
        use_inventor(table, company, owned[0])


def use_inventor(table: Table, company: Company, kind: str) -> None:
    """Count a use of the tile; after the last one it goes, before that its owner decides."""
    count = company.inventions.get(kind, 0) + 1
    company.inventions[kind] = count
    table.journal.add("used-inventor", company.seat, tile=kind, count=count)
    if count >= len(table.edition.invention_price[kind]):
        give_back(table, company, kind)
    else:
        table.ask(KeepInventor(company.seat, kind))


class ChooseInventor(Step[Table]):
    """Say whether the Inventor or the Tinkerer was used. 2025 10.1, D84."""

    __slots__ = ()
    section = "10.1"

    def moves(self, table: Table) -> list[Move]:
        return [USE_2025[kind] for kind in INVENTIVE_TILES]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, Use)
        use_inventor(table, table.companies[self.seat], move.tile)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        return Refusal("choose-inventor", "10.1")


class KeepInventor(Step[Table]):
    """Pay for the next use of the Inventor, or of the Tinkerer, or return it."""

    __slots__ = ("tile",)
    section = "II.2.1"

    def __init__(self, seat: int, tile: str) -> None:
        super().__init__(seat)
        self.tile = tile

    def moves(self, table: Table) -> list[Move]:
        return [KEEP[self.tile], RETURN[self.tile]]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, KeepTile):
            used = company.inventions[self.tile]
            pay(table, company, table.edition.invention_price[self.tile][used], self.tile)
        else:
            give_back(table, company, self.tile)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        return Refusal("inventor-first", "II.2.1", tile=self.tile)
