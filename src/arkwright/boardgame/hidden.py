"""What lies face down, dealt anew: for players who think ahead without peeking."""

import random

from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.events import BUREAUCRACY, END_OF_GAME, is_random, last_early_decade
from arkwright.boardgame.table import Table


def shuffle_hidden(table: Table, rng: random.Random) -> None:
    """Deal the face-down markers anew, true to everything that is publicly known.

    The lists are replaced, never changed: copies of the table share them. What is unknown is
    sorted before it is shuffled: the same rng deals the same, whatever lies there in truth.
    """
    shuffle_economy(table, rng)
    if table.options["setup"] == "free":
        if table.edition.switches.open_pool:
            deal_event_pool(table, unseen_of_pool(table), rng)
        else:
            shuffle_random_events(table, rng)
    elif table.options["events"] == "shuffled":
        shuffle_starred_events(table, rng)


def events_are_known(table: Table) -> bool:
    """Whether everybody knows the face-down events: the book prints them (4.1.I)."""
    return table.options["setup"] == "predetermined" and table.options["events"] == "printed"


def shuffle_economy(table: Table, rng: random.Random) -> None:
    """The economy markers still face down change places with those in the box (4.1.I)."""
    economy: dict[str, list[list[int]]] = {}
    box: dict[str, list[list[int]]] = {}
    for good in GOODS:
        markers = table.economy[good]
        revealed = table.economy_revealed(good)
        hidden = sorted(markers[revealed:] + table.economy_box[good])
        rng.shuffle(hidden)
        still = len(markers) - revealed
        economy[good] = markers[:revealed] + hidden[:still]
        box[good] = hidden[still:]
    table.economy = economy
    table.economy_box = box


def shuffle_random_events(table: Table, rng: random.Random) -> None:
    """Bureaucracy lies anywhere before 1800, the others are any not seen, the end stays (4.1.I)."""
    revealed = table.events_revealed
    early = len(table.events) - 2
    unseen = [event for event in table.events[revealed:] if is_random(event)] + table.event_box
    unseen.sort()
    rng.shuffle(unseen)
    bureaucracy = -1
    if BUREAUCRACY in table.events[revealed:early]:
        bureaucracy = rng.randrange(revealed, early)
    events = table.events[:revealed]
    for place in range(revealed, len(table.events)):
        lying = table.events[place]
        if place == bureaucracy:
            events.append(BUREAUCRACY)
        elif place >= early and not is_random(lying):
            events.append(lying)
        else:
            events.append(unseen.pop())
    table.events = events
    table.event_box = unseen


def shuffle_starred_events(table: Table, rng: random.Random) -> None:
    """Only the order of the printed events that were shuffled is unknown (4.1.I)."""
    events = table.events.copy()
    if not table.reserve_revealed:
        events.append(table.reserve)
    first = table.events_revealed
    unknown = iter(sorted(filter(is_random, events[first:])))
    events[first:] = [next(unknown) if is_random(event) else event for event in events[first:]]
    shuffle_starred(events, first, rng)
    if not table.reserve_revealed:
        table.reserve = events.pop()
    table.events = events


def shuffle_starred(events: list[str], first: int, rng: random.Random) -> None:
    """Shuffle the starred markers among their places, from one on (4.1.I)."""
    starred = [place for place in range(first, len(events)) if is_random(events[place])]
    shuffled = [events[place] for place in starred]
    rng.shuffle(shuffled)
    for place, event in zip(starred, shuffled):
        events[place] = event


def unseen_of_pool(table: Table) -> list[str]:
    """The events of the open pool that have not turned up (2025 4.1.I.1)."""
    seen = table.events[: table.events_revealed]
    if table.reserve_revealed:
        seen = [*seen, table.reserve]
    return [event for event in table.event_pool if event not in seen]


def deal_event_pool(table: Table, unseen: list[str], rng: random.Random) -> None:
    """Deal what has not turned up: Bureaucracy among the early decades and the reserve, one of
    the others dropped, the end of the game last (2025 4.1.I.1, 9.2.I.1).
    """
    seen = table.events[: table.events_revealed]
    late = len(table.edition.decades) - 2 - last_early_decade(table)
    unseen = unseen.copy()
    rng.shuffle(unseen)
    early_places = max(0, last_early_decade(table) + 1 - len(seen))
    early_places += 0 if table.reserve_revealed else 1
    early: list[str] = []
    if BUREAUCRACY not in seen and not table.reserve_revealed:
        early.append(BUREAUCRACY)
    while len(early) < early_places:
        early.append(unseen.pop())
    rng.shuffle(early)
    if not table.reserve_revealed:
        table.reserve = early.pop()
    events = [*seen, *early]
    still_late = len(table.edition.decades) - 1 - len(events)
    events += [unseen.pop() for _ in range(min(late, still_late))]
    table.events = [*events, END_OF_GAME] if END_OF_GAME not in events else events
    # The dropped marker of the pool lies on those that nobody saw.
    out = [event for event in table.event_box if event not in table.event_pool]
    table.event_box = [*out, *unseen]
