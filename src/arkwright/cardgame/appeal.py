"""Step b: price and appeal of the active good (1b)."""

from arkwright.cardgame.actions.quality import CARD, ENGINEER
from arkwright.cardgame.company import Factory
from arkwright.cardgame.edition import Edition
from arkwright.cardgame.moves import Appeal, AppealWithEngineer
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import (
    APPEAL,
    APPEAL_SIDE,
    APPEAL_WITH_ENGINEER,
    DONE,
    PRICE_SIDE,
)
from arkwright.play import Move, Refusal, Step


def totals(edition: Edition, factory: Factory) -> list[int]:
    """Every total appeal that token, office and quality cards can make, in rising order."""
    sums = {factory.distribution + appeal for appeal in edition.spot_appeal}
    turnable = [edition.office[factory.good], *factory.price_quality, *factory.appeal_quality]
    for value in turnable:
        sums |= {total + value for total in sums}
    return sorted(sums)


def fewest_turned(
    edition: Edition, factory: Factory, total: int, side: str = ""
) -> tuple[int, bool, int] | None:
    """The arrangement with this appeal that turns the fewest things over, if there is one.

    It is the quality cards on appeal, as bits, whether the office is, and the spot. Price and
    appeal have one sum, so that any arrangement does, unless the Engineer must lie on one side.
    """
    cards = factory.price_quality + factory.appeal_quality
    turned = (1 << len(cards)) - (1 << len(factory.price_quality))
    office = edition.office[factory.good]
    fewest = len(cards) + 3
    best: tuple[int, bool, int] | None = None
    for chosen in range(1 << len(cards)):
        if side and engineer_side(cards, chosen) != side:
            continue
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
    return best


def engineer_lies(factory: Factory) -> bool:
    """Whether the Engineer is among the quality cards of a factory."""
    return any(CARD[card] == ENGINEER for card in factory.price_quality + factory.appeal_quality)


def engineer_side(cards: list[int], chosen: int) -> str:
    """The side of the Engineer among quality cards of which the chosen are on appeal, if any."""
    for place, card in enumerate(cards):
        if CARD[card] == ENGINEER:
            return APPEAL_SIDE if chosen >> place & 1 else PRICE_SIDE
    return ""


def arrange(edition: Edition, factory: Factory, total: int, side: str = "") -> None:
    """Set token, office and quality cards so that the appeal is this; the price follows."""
    best = fewest_turned(edition, factory, total, side)
    assert best is not None
    chosen, factory.office_on_appeal, factory.spot = best
    cards = factory.price_quality + factory.appeal_quality
    factory.price_quality = [card for place, card in enumerate(cards) if not chosen >> place & 1]
    factory.appeal_quality = [card for place, card in enumerate(cards) if chosen >> place & 1]


def other_side(table: Table, factory: Factory, total: int) -> str:
    """The side on which this appeal alone would not lay the Engineer, but could (1b, card 12).

    It matters if the Engineer is discarded later: what it shows there is lost, and the appeal
    marker stays until the next step b. Of all else only the sum counts.
    """
    edition = table.edition
    if not edition.rules.engineer_turns_freely:
        return ""
    best = fewest_turned(edition, factory, total)
    if best is None:
        return ""
    side = engineer_side(factory.price_quality + factory.appeal_quality, best[0])
    if not side:
        return ""
    other = PRICE_SIDE if side == APPEAL_SIDE else APPEAL_SIDE
    return other if fewest_turned(edition, factory, total, other) is not None else ""


class PriceAndAppeal(Step[Table]):
    """Set price and appeal of the active good, if a factory makes it; its marker follows."""

    __slots__ = ()
    section = "1b"

    def moves(self, table: Table) -> list[Move]:
        factory = table.companies[self.seat].factories.get(table.active)
        if factory is None:
            return [DONE]
        reachable = totals(table.edition, factory)
        moves: list[Move] = [APPEAL[total] for total in reachable]
        if not engineer_lies(factory):
            return moves
        for total in reachable:
            side = other_side(table, factory, total)
            if side:
                moves.append(APPEAL_WITH_ENGINEER[side][total])
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if not isinstance(move, Appeal | AppealWithEngineer):
            return
        good = table.active
        factory = table.companies[self.seat].factories[good]
        side = move.side if isinstance(move, AppealWithEngineer) else ""
        arrange(table.edition, factory, move.value, side)
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
        if not isinstance(move, Appeal | AppealWithEngineer):
            return Refusal("set-appeal-first", "1b")
        factory = table.companies[self.seat].factories[table.active]
        reachable = totals(table.edition, factory)
        if move.value not in reachable:
            return Refusal("appeal-not-reachable", "1b", appeals=", ".join(map(str, reachable)))
        side = move.side if isinstance(move, AppealWithEngineer) else ""
        if side and side != other_side(table, factory, move.value):
            return Refusal("engineer-lies-so", "1b", appeal=move.value)
        return None
