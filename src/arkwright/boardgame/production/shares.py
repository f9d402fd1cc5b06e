"""Income from the sale and the rise in share value it brings (III.1, III.2)."""

from arkwright.boardgame.money import receive
from arkwright.boardgame.moves import Use
from arkwright.boardgame.table import Table
from arkwright.boardgame.tiles import give_back
from arkwright.boardgame.vocabulary import DONE, USE_2025
from arkwright.play import Move, Refusal
from arkwright.play.step import NOBODY, Step

STEPS_FOR_ONE = 1
STEPS_FOR_MORE = 2
STEPS_FOR_BONUS = 1
PRESS_ATTACHE = "press-attache"
BONUSES = ("appeal", "most")
"""The two that are given to whoever leads alone: highest appeal, most sold (III.2)."""


class SaleIncome(Step[Table]):
    """Every company is paid its own price for each good it sold (III.1)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        for company, factory in table.producers(table.active):
            if company.sold:
                receive(table, company, company.sold * factory.price, "sale")


class ShareIncrease(Step[Table]):
    """Companies that sold advance on the share value track; `imported` competes (III.2).

    `ties` says for each bonus at whose place among the producers the Press Attaché won its tie,
    as far as he was asked: the tile itself may be gone by then.
    """

    __slots__ = ("imported", "ties")

    def __init__(self, seat: int, imported: int, ties: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.imported = imported
        self.ties = ties

    def happen(self, table: Table) -> None:
        good = table.active
        edition = table.edition
        pairs = table.producers(good)
        sold = [company.sold for company, _ in pairs]
        figures = ([factory.appeal(edition) for _, factory in pairs], sold)
        rivals = (table.importers[good], self.imported)
        ties = self.ties
        places: list[int] = []
        for bonus, name in enumerate(BONUSES):
            owner = tie_winner(table, good)
            if edition.switches.press_attache:
                if bonus == len(ties):
                    if wins_only_by_tile(figures[bonus], sold, rivals[bonus], owner):
                        seat = pairs[owner][0].seat
                        table.ask(PressAttache(seat, name, self.imported, ties))
                        return
                    ties = (*ties, NOBODY)
                owner = ties[bonus]
            places.append(bonus_place(figures[bonus], sold, rivals[bonus], owner))
        for place, (company, _) in enumerate(pairs):
            for_sales = steps_for_sales(sold[place])
            if for_sales == 0:
                continue
            appeal, most = (STEPS_FOR_BONUS if place == winner else 0 for winner in places)
            table.move_share(company, for_sales + appeal + most)
            table.journal.add(
                "share-rose",
                company.seat,
                good=good,
                sales=for_sales,
                appeal=appeal,
                most=most,
                spaces=for_sales + appeal + most,
                space=company.share_space,
            )


class PressAttache(Step[Table]):
    """Win a tie for a bonus with the Press Attaché: it turns, or goes if it had turned.

    2025 5.3.II, decision D16.
    """

    __slots__ = ("bonus", "imported", "ties")
    section = "5.3.II"

    def __init__(self, seat: int, bonus: str, imported: int, ties: tuple[int, ...]) -> None:
        self.seat = seat
        self.bonus = bonus
        self.imported = imported
        self.ties = ties

    def moves(self, table: Table) -> list[Move]:
        return [USE_2025[PRESS_ATTACHE], DONE]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        winner = NOBODY
        if isinstance(move, Use):
            winner = tie_winner(table, table.active)
            table.journal.add("tie-won", self.seat, good=table.active, bonus=self.bonus)
            if company.attache_turned:
                give_back(table, company, PRESS_ATTACHE)
            else:
                company.attache_turned = True
        table.ask(ShareIncrease(NOBODY, self.imported, (*self.ties, winner)))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        return Refusal("tie-first", self.section, bonus=self.bonus)


def steps_for_sales(sold: int) -> int:
    """One space for one good sold, two for more (III.2)."""
    return STEPS_FOR_MORE if sold >= 2 else STEPS_FOR_ONE if sold == 1 else 0


def tie_winner(table: Table, good: str) -> int:
    """The place among a good's producers of whoever has the tile that wins ties; -1 for nobody."""
    tile = PRESS_ATTACHE if table.edition.switches.press_attache else "charisma"
    for place, (company, _) in enumerate(table.producers(good)):
        if tile in company.tiles:
            return place
    return NOBODY


def bonus_place(figures: list[int], sold: list[int], importer: int, owner: int) -> int:
    """Who alone has the highest figure, importer included, and sold something; -1 for nobody.

    The owner of the tile for it wins a tie, also one with the importer (III.2, decisions E12,
    E26, E27).
    """
    best = max(figures, default=-1)
    if best < importer:
        return NOBODY
    if best > importer and figures.count(best) == 1:
        place = figures.index(best)
    elif owner >= 0 and figures[owner] == best:
        place = owner
    else:
        return NOBODY
    return place if sold[place] else NOBODY


def wins_only_by_tile(figures: list[int], sold: list[int], importer: int, owner: int) -> bool:
    """Whether the owner of the tile is in a tie that only it decides."""
    if owner < 0:
        return False
    without = bonus_place(figures, sold, importer, NOBODY)
    return without != owner and bonus_place(figures, sold, importer, owner) == owner
