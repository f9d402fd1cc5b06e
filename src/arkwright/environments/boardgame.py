"""What a seat observes of the board game, part by part, all editions alike."""

from typing import TypedDict, cast

from arkwright.boardgame import shapes
from arkwright.boardgame.asymmetry import BACKS
from arkwright.boardgame.catalogue import edition_of
from arkwright.boardgame.edition import (
    CAPACITIES,
    FACTORY_KINDS,
    GOODS,
    GREY_MARKERS,
    LEVELS,
    POSTS,
    ROWS,
    TRACKS,
    Edition,
)
from arkwright.boardgame.events import EVENTS
from arkwright.boardgame.shapes import CompanyView, Display, Good, MaybeGood, Track, TrackView, View
from arkwright.boardgame.vocabulary import ASSIGNED_TILES
from arkwright.environments.parts import Count, Each, Entry, Fields, Number, OneOf, Place, Rows
from arkwright.environments.scales import FLAG, POINTS, POUNDS, SOME

DRAWN = ()
"""Whatever has been turned up stays open to view."""
MANY = Number(20)
OF_A_GOOD = Each(GOODS, SOME)


def parts(title: str, seats: int) -> dict[str, Entry]:
    """The parts of an observation; those of modules only where an edition has them."""
    edition = edition_of(title, seats)
    company = company_entry(edition)
    declared: dict[str, Entry] = {
        "time": Fields(
            decade=OneOf(range(len(edition.decades))),
            active=OneOf(GOODS),
            level=Number(len(LEVELS)),
        ),
        "market": market_entry(edition),
        "events": events_entry(edition),
        "offer": Fields(
            tiles=Each(list(edition.tile_count), Number(3)),
            markers=Rows(len(LEVELS), Count(GREY_MARKERS, 2)),
            ships=Each([str(capacity) for capacity in CAPACITIES], Number(4)),
        ),
        "company": company,
        "rivals": Rows(seats - 1, company),
    }
    if edition.modules:
        backs = Rows(len(LEVELS), Each(BACKS, Number(2)))
        opened = Each(FACTORY_KINDS, Number(2))
        declared["display"] = Each(GOODS, Fields(open=opened, markers=backs))
        declared["east_india"] = Each(list(TRACKS), Fields(price=SOME, at=SOME))
    return declared


def market_entry(edition: Edition) -> Entry:
    workers = Number(edition.market_spaces)
    marker = Rows(2, Number(3))
    return Fields(
        workers=workers,
        empty=workers,
        holes=workers,
        fired=workers,
        boxed=workers,
        wage=Number(5),
        demand=Each(GOODS, MANY),
        importers=OF_A_GOOD,
        economy=Each(GOODS, Rows(len(edition.decades), marker)),
    )


def events_entry(edition: Edition) -> Entry:
    events = list(EVENTS)
    entries: dict[str, Entry] = {
        "decade": Place(events, len(edition.decades)),
        "ongoing": Count(events),
    }
    if edition.switches.open_pool:
        entries["unseen"] = Count(events)
        entries["reserve"] = OneOf(events)
    return Fields(**entries)


def company_entry(edition: Edition) -> Entry:
    markers = [name for name in edition.marker_names if name]
    spaces = len(edition.admin_spaces)
    entries: dict[str, Entry] = {
        "cash": POUNDS,
        "loans": MANY,
        "shares": Number(edition.shares),
        "bank_shares": Number(edition.shares),
        "share_space": Number(edition.last_space),
        "share_value": MANY,
        "buying_price": MANY,
        "portfolio": POINTS,
        "score": POINTS,
        "factories": Each(GOODS, factory_entry(edition)),
        "tiles": Count(list(edition.tile_count)),
        "assigned": Each(ASSIGNED_TILES, OneOf(GOODS)),
        "inventions": Each(list(edition.invention_price), Number(4)),
        "markers": Count(GREY_MARKERS),
        "placed": Place(markers, spaces),
        "free": Rows(spaces, FLAG),
        "ships": Count(CAPACITIES, 2),
        "crew": SOME,
        "posts": Count(POSTS),
        "stock": OF_A_GOOD,
        "room": OF_A_GOOD,
        "small_room": SOME,
        "contracts": OF_A_GOOD,
        "built": Count(GOODS),
        "sold": SOME,
        "unsold": SOME,
        "shut_row": Number(len(ROWS)),
        "jubilee": FLAG,
        "unlocked": FLAG,
    }
    if edition.modules:
        entries["inactive"] = Count(CAPACITIES, 2)
        entries["contract_limit"] = SOME
        entries["offered"] = SOME
        entries["attache_turned"] = FLAG
        entries["influence"] = Number(50)
        entries["tracks"] = Each(list(TRACKS), Number(edition.track_end))
    return Fields(**entries)


def factory_entry(edition: Edition) -> Entry:
    spaces = Rows(len(ROWS), Number(3))
    entries: dict[str, Entry] = {
        "level": Number(len(LEVELS)),
        "price": MANY,
        "base_quality": MANY,
        "quality": SOME,
        "distribution": SOME,
        "appeal": MANY,
        "output": SOME,
        "cost": Number(50),
        "workers": spaces,
        "machines": spaces,
        "marked": FLAG,
    }
    if edition.switches.obsolescence:
        entries["obsolete"] = FLAG
        entries["extra"] = SOME
    if edition.modules:
        entries["kind"] = OneOf(BACKS)
        entries["back"] = OneOf(BACKS)
    return Fields(**entries)


class Market(shapes.Market):
    """The job market, and what comes from abroad."""

    importers: shapes.ByGood[int]
    economy: shapes.ByGood[list[shapes.EconomyMarker | None]]


class Events(TypedDict):
    """The events by decade, and those to come."""

    decade: list[str | None]
    unseen: list[str]
    reserve: str | None
    ongoing: list[str]


class Company(CompanyView):
    """A company, with some of what it has told in another way, too."""

    assigned: dict[str, MaybeGood]
    placed: list[str]
    free: list[bool]
    tracks: dict[Track, int]


class Arranged(TypedDict):
    """A view in the shape of the parts: the own company first, then the seats after it."""

    time: View
    market: Market
    events: Events
    offer: shapes.Offer
    company: Company
    rivals: list[Company]
    display: dict[Good, Display]
    east_india: dict[Track, TrackView]


def arrange(view: View, seat: int) -> Arranged:
    companies = cast(list[Company], view["companies"])
    influence = view["east_india"]
    tracks = influence["tracks"] if influence else {}
    for company in companies:
        company["assigned"] = company["tiles"]
        company["placed"] = company["spaces"]
        company["free"] = [not marker for marker in company["spaces"]]
        company["shut_row"] += 1
        company["tracks"] = {
            track: seen["spaces"][company["seat"]] for track, seen in tracks.items()
        }
    return {
        "time": view,
        "market": {
            **view["market"],
            "importers": view["importers"],
            "economy": view["economy"],
        },
        "events": {
            "decade": view["events"],
            "unseen": view["unseen"],
            "reserve": view["reserve"],
            "ongoing": view["ongoing"],
        },
        "offer": view["offer"],
        "company": companies[seat],
        "rivals": companies[seat + 1 :] + companies[:seat],
        "display": view["display"] or {},
        "east_india": tracks,
    }
