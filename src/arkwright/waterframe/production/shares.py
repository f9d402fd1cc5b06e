"""Income from the sale and the rise in share value it brings (III.1, III.2)."""

from arkwright.play.step import NOBODY, Step
from arkwright.waterframe.money import receive
from arkwright.waterframe.table import Table

STEPS_FOR_ONE = 1
STEPS_FOR_MORE = 2
STEPS_FOR_BONUS = 1


class SaleIncome(Step[Table]):
    """Every company is paid its own price for each good it sold (III.1)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        good = table.active
        for seat in table.order():
            company = table.companies[seat]
            if company.sold:
                receive(table, company, company.sold * company.factories[good].price, "sale")


class ShareIncrease(Step[Table]):
    """Companies that sold advance on the share value track; `imported` competes (III.2)."""

    __slots__ = ("imported",)

    def __init__(self, seat: int, imported: int) -> None:
        super().__init__(seat)
        self.imported = imported

    def happen(self, table: Table) -> None:
        good = table.active
        edition = table.edition
        seats: list[int] = []
        appeals: list[int] = []
        sold: list[int] = []
        charisma = -1
        for seat in table.order():
            company = table.companies[seat]
            factory = company.factories.get(good)
            if factory is None:
                continue
            if "charisma" in company.tiles:
                charisma = len(seats)
            seats.append(seat)
            appeals.append(factory.appeal(edition))
            sold.append(company.sold)
        best_appeal = bonus_place(appeals, sold, table.importers[good], charisma)
        most_sold = bonus_place(sold, sold, self.imported, charisma)
        for place, seat in enumerate(seats):
            for_sales = steps_for_sales(sold[place])
            if for_sales == 0:
                continue
            appeal = STEPS_FOR_BONUS if place == best_appeal else 0
            most = STEPS_FOR_BONUS if place == most_sold else 0
            company = table.companies[seat]
            table.move_share(company, for_sales + appeal + most)
            table.journal.add(
                "share-rose",
                seat,
                good=good,
                sales=for_sales,
                appeal=appeal,
                most=most,
                spaces=for_sales + appeal + most,
                space=company.share_space,
            )


def steps_for_sales(sold: int) -> int:
    """One space for one good sold, two for more (III.2)."""
    return STEPS_FOR_MORE if sold >= 2 else STEPS_FOR_ONE if sold == 1 else 0


def bonus_place(figures: list[int], sold: list[int], importer: int, charisma: int) -> int:
    """Who alone has the highest figure, importer included, and sold something; -1 for nobody.

    The owner of Charisma wins a tie, also one with the importer (III.2, decisions E12, E26, E27).
    """
    best = max(figures, default=-1)
    if best < importer:
        return NOBODY
    if best > importer and figures.count(best) == 1:
        place = figures.index(best)
    elif charisma >= 0 and figures[charisma] == best:
        place = charisma
    else:
        return NOBODY
    return place if sold[place] else NOBODY
