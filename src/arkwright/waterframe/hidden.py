"""What lies face down, dealt anew: for players who think ahead without peeking."""

import random

from arkwright.waterframe.edition import GOODS
from arkwright.waterframe.events import BUREAUCRACY, is_random
from arkwright.waterframe.table import Table


def shuffle_hidden(table: Table, rng: random.Random) -> None:
    """Deal the face-down markers anew, true to everything that is publicly known.

    The lists are replaced, never changed: copies of the table share them.
    """
    shuffle_economy(table, rng)
    if table.options["setup"] == "free":
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
        hidden = markers[revealed:] + table.economy_box[good]
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
    places = [
        place for place in range(table.events_revealed, len(events)) if is_random(events[place])
    ]
    hidden = [events[place] for place in places]
    rng.shuffle(hidden)
    for place, event in zip(places, hidden):
        events[place] = event
    table.events = events
