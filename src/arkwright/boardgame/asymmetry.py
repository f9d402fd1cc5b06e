"""Asymmetrical factories: the shared display, its bulk and luxury backs (2025 9.4)."""

from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.edition import FACTORY_KINDS, USUAL
from arkwright.boardgame.table import Table
from arkwright.play import Refusal

BACKS = ("bulk", "luxury")
"""What the backs of the markers show, each on half of a good's markers of a level."""


def in_play(table: Table) -> bool:
    return table.options.get("asymmetric") == "yes"


def kinds(table: Table) -> tuple[str, ...]:
    """The kinds of factories that can be opened at this table."""
    return FACTORY_KINDS if in_play(table) else (USUAL,)


def why_not_kind(table: Table, good: str, kind: str) -> Refusal | None:
    """A third factory of one of the two kinds is never opened for a good (9.4.I)."""
    if kind == USUAL:
        return None
    if not in_play(table):
        return Refusal("usual-factories-only", "9.4")
    limit = table.edition.asymmetric_limit
    if sum(factory.kind == kind for _, factory in table.producers(good)) >= limit:
        return Refusal("kind-all-open", "9.4.I", good=good, category=kind, count=limit)
    return None


def markers_in_display(table: Table, good: str, level: int) -> dict[str, int]:
    """The markers of a good and level that lie in the display, by their backs (9.4.I)."""
    left = dict.fromkeys(BACKS, table.edition.asymmetric_limit)
    for _, factory in table.producers(good):
        if factory.level == level:
            back = factory.back if factory.kind == USUAL else factory.kind
            if back:
                left[back] -= 1
    return left


def take_marker(table: Table, company: Company, factory: Factory) -> None:
    """Give a factory its marker; for a back that is out, exchange a usual one's (9.4.I).

    A usual factory takes the marker whose back is the less wanted: of which more are left.
    """
    if not in_play(table):
        return
    factory.back = ""
    left = markers_in_display(table, factory.good, factory.level)
    if factory.kind == USUAL:
        factory.back = max(BACKS, key=lambda back: left[back])
    elif left[factory.kind] < 0:
        for other, usual in table.producers(factory.good):
            if usual.level == factory.level and usual.back == factory.kind:
                usual.back = BACKS[1 - BACKS.index(factory.kind)]
                table.journal.add(
                    "marker-exchanged", company.seat, player=other.seat + 1, good=factory.good
                )
                return
