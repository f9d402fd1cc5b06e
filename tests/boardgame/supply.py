"""What is on a table of the board game in all, wherever it lies; counted from its position."""

from collections import Counter
from typing import Any

from arkwright.play.step import Json


def tiles_anywhere(table: Json) -> Counter[str]:
    """Development tiles on offer and owned."""
    tiles = Counter({kind: count for kind, count in table["tiles"].items() if count})
    for company in table["companies"]:
        tiles.update(company["tiles"].keys())
    return tiles


def markers_anywhere(table: Json) -> Counter[str]:
    """Grey action markers on offer and owned."""
    markers = Counter(marker for row in table["markers"] for marker in row)
    for company in table["companies"]:
        markers.update(company["markers"])
    return markers


def ships_anywhere(table: Json) -> Counter[str]:
    """Ships on offer and owned, by capacity."""
    ships = Counter({capacity: count for capacity, count in table["ships"].items() if count})
    for company in table["companies"]:
        ships.update(str(capacity) for capacity in company["ships"])
    return ships


def face_down(table: Json) -> list[tuple[str, list[Any]]]:
    """The economy and event markers of the game, whether on the board or in the box."""
    sets = [
        (good, sorted(table["economy"][good] + table["economy_box"][good]))
        for good in table["economy"]
    ]
    events = [*table["events"], table["reserve"], *table["event_box"]]
    return [*sets, ("events", sorted(filter(None, events)))]


def workers_in_hands(agenda: Json) -> int:
    """Workers that machines replaced and the School has not seated yet (II.2.3)."""
    count = 0
    for name, *values in agenda:
        if name == "MachineryAction":
            count += values[2]
        elif name == "Reseating":
            count += values[1]
    return count


def workers_anywhere(table: Json, crews: dict[int, int]) -> Counter[str]:
    """Workers by where they are (4.1.I)."""
    market = table["market"]
    places = Counter(
        {
            "market": market["spaces"] - market["empty"] - market["holes"],
            "fired": market["fired"],
            "boxed": market["boxed"],
            "in hands": workers_in_hands(table["agenda"]),
        }
    )
    for company in table["companies"]:
        for factory in company["factories"].values():
            places["factories"] += sum(factory["workers"]) + factory["extra"]
        places["ships"] += sum(crews[capacity] for capacity in company["ships"])
        places["warehouses"] += len(company["posts"])
    return places
