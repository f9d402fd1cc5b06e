"""Step b: price and appeal of the active good (1b)."""

from arkwright.cardgame.company import Factory
from arkwright.cardgame.edition import Edition
from arkwright.cardgame.moves import APPEAL, DONE, Appeal
from arkwright.cardgame.table import Table
from arkwright.play import Move, Refusal, Step


def totals(edition: Edition, factory: Factory) -> list[int]:
    """Every total appeal that token, office and quality cards can make, in rising order."""
    sums = {factory.distribution + appeal for appeal in edition.spot_appeal}
    turnable = [edition.office[factory.good], *factory.price_quality, *factory.appeal_quality]
    for value in turnable:
        sums |= {total + value for total in sums}
    return sorted(sums)


def arrange(edition: Edition, factory: Factory, total: int) -> None:
    """Set token, office and quality cards so that the appeal is this; the price follows.

    Price and appeal have one sum, so that any arrangement does; the one is taken that turns the
    fewest things over.
    """
    cards = factory.price_quality + factory.appeal_quality
    turned = (1 << len(cards)) - (1 << len(factory.price_quality))
    office = edition.office[factory.good]
    fewest = len(cards) + 3
    for chosen in range(1 << len(cards)):
        quality = sum(card for place, card in enumerate(cards) if chosen >> place & 1)
        for on_appeal in (False, True):
            missing = total - factory.distribution - quality - (office if on_appeal else 0)
            if missing not in edition.spot_appeal:
                continue
            changes = (chosen ^ turned).bit_count() + (on_appeal != factory.office_on_appeal)
            changes += edition.spot_appeal[factory.spot] != missing
            if changes < fewest:
                fewest = changes
                best = (chosen, on_appeal, edition.spot_appeal.index(missing))
    chosen, factory.office_on_appeal, factory.spot = best
    factory.price_quality = [card for place, card in enumerate(cards) if not chosen >> place & 1]
    factory.appeal_quality = [card for place, card in enumerate(cards) if chosen >> place & 1]


class PriceAndAppeal(Step[Table]):
    """Set price and appeal of the active good, if a factory makes it; its marker follows."""

    __slots__ = ()
    section = "1b"

    def moves(self, table: Table) -> list[Move]:
        factory = table.companies[self.seat].factories.get(table.active)
        if factory is None:
            return [DONE]
        return [APPEAL[total] for total in totals(table.edition, factory)]

    def resolve(self, table: Table, move: Move) -> None:
        if not isinstance(move, Appeal):
            return
        good = table.active
        factory = table.companies[self.seat].factories[good]
        arrange(table.edition, factory, move.value)
        before = factory.marker
        table.pass_arrows(good, before, move.value)
        factory.marker = move.value
        table.journal.add(
            "appeal-set",
            self.seat,
            good=good,
            appeal=move.value,
            price=factory.price(table.edition),
            demand=table.demand[good],
        )

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Appeal):
            reachable = totals(table.edition, table.companies[self.seat].factories[table.active])
            return Refusal("appeal-not-reachable", "1b", appeals=", ".join(map(str, reachable)))
        return Refusal("set-appeal-first", "1b")
