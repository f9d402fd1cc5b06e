"""What charts draw: what the journal of a game adds up to."""

from collections.abc import Iterable, Mapping

from arkwright.play.journal import Event

Counted = Mapping[str, tuple[str, str | None]]
"""The events that are added up: under which name, and which of their facts; without one, each
counts for one. A fact in braces makes the name: `spent-{kind}`.
"""


def add_up(
    events: Iterable[Event], counted: Counted, names: Iterable[str], seats: int
) -> dict[str, list[int]]:
    """The sums of these names, for each seat."""
    sums = {name: [0] * seats for name in names}
    for event in events:
        if event.seat is not None and event.id in counted:
            name, fact = counted[event.id]
            amount = 1 if fact is None else int(event.facts[fact])
            sums[name.format(**event.facts)][event.seat] += amount
    return sums
