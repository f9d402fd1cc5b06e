"""The drawings of the board game: factories, markets, tracks and markers of a position."""

from arkwright.boardgame.edition import GOODS, GREY_MARKERS, OWN_MARKERS, ROWS, TRACKS
from arkwright.boardgame.table import Table
from arkwright.handbook.figures import (
    SEAT,
    Course,
    Draw,
    Figures,
    company,
    places,
    purse,
)
from arkwright.play import Game
from arkwright.play.step import Json

IMPORTER = -1
"""Who has no seat; where demand ends nowhere on a ladder."""
WORKER, NOTHING = -1, 0
"""What stands on a space of the job market that has no number to be read."""
ROWS_ABOVE, ROWS_BELOW = 4, 2
"""Rows of the job market that are drawn around the lowest empty one."""
SPACES_BEFORE, SPACES_AFTER = 2, 4
"""Spaces of the share track that are drawn around where a company goes."""
LEAST_ROWS = 4
TILES_SHOWN = 7
SOLD, UNSOLD, STORED = "sut"
"""What becomes of a good on a ladder."""


def factory_sum(course: Course, good: str) -> Figures:
    """What appeal is made of, before and after."""
    names = ("base_quality", "quality", "distribution", "price", "appeal")
    both = [company(game)["factories"][good] for game in (course.before, course.after)]
    return Figures({name: [factory[name] for factory in both] for name in names})


def jobs(course: Course, good: str) -> Figures:
    """The job market around its lowest empty row: one column, or all of them with the wage."""
    table = table_of(course.after)
    edition, market = table.edition, table.market
    width = len(GOODS)
    lowest = -(-market.empty // width)
    first, last = max(1, lowest - ROWS_ABOVE), lowest + ROWS_BELOW
    columns = [good] if good else list(edition.market_columns)
    numbers: dict[str, list[int]] = {"rows": list(range(first, last + 1))}
    for name in columns:
        column = edition.market_columns.index(name)
        numbers[name] = [
            max(NOTHING, row - edition.blank_top_rows[name])
            if (row - 1) * width + column < market.empty
            else WORKER
            for row in numbers["rows"]
        ]
    numbers["demand"] = [table.demand(name) for name in columns]
    numbers["wages"] = [edition.wage[row * width] for row in numbers["rows"]]
    return Figures({**numbers, "wage": [table.wage]}, columns)


def fired(course: Course, good: str) -> Figures:
    """Who waits beside the job market."""
    return Figures({"count": [table_of(course.after).market.fired]}, ["fired"])


def rows(course: Course, good: str) -> Figures:
    """The rows of a factory: who stands where, what each makes, and what all of it costs."""
    table = table_of(course.after)
    seen = company(course.after)["factories"][good]
    numbers = {name: list(seen[name]) for name in ("yields", "workers", "machines")}
    filled = [w + m for w, m in zip(seen["workers"], seen["machines"])]
    numbers["complete"] = [int(f == s) for f, s in zip(filled, seen["spaces"])]
    numbers |= {name: [seen[name]] for name in ("output", "extra", "cost", "level")}
    numbers["wage"] = [table.wage]
    drawn = [
        places(
            seen["worker_only"][row],
            seen["spaces"][row] - seen["worker_only"][row],
            seen["workers"][row],
            seen["machines"][row],
        )
        for row in ROWS
    ]
    return Figures(numbers, drawn)


def ladder(course: Course, good: str) -> Figures:
    """Who sells how many of a good, in which order: as it stands before it is sold."""
    forecast = course.unsold.forecast()[good]
    sellers = [
        (s["seat"], s["appeal"], s["output"], s["stored"], s["sold"]) for s in forecast["sellers"]
    ]
    importer = forecast["importer"]
    sellers.append((IMPORTER, importer, importer, 0, forecast["imported"]))
    states = [goods(*seller) for seller in sorted(sellers, key=by_seat)]
    sellers.sort(key=by_seat)
    last = last_row(forecast)
    numbers = {
        "seats": [seller[0] for seller in sellers],
        "appeal": [seller[1] for seller in sellers],
        "line": [line(last, seller[1], seen) for seller, seen in zip(sellers, states)],
        "demand": [forecast["demand"]],
        "calls": list(forecast["calls"]),
        "rows": [1, max(LEAST_ROWS, *(seller[1] for seller in sellers))],
    }
    return Figures(numbers, states)


def by_seat(seller: tuple[int, ...]) -> tuple[bool, int]:
    """Companies by their seats, the importer last."""
    return seller[0] == IMPORTER, seller[0]


def goods(seat: int, appeal: int, made: int, stored: int, sold: int) -> str:
    """What becomes of each good of a seller, from the row of its appeal down to the first."""
    states = SOLD * sold + UNSOLD * (made - sold) + STORED * stored
    return states[: max(0, appeal)]


def last_row(forecast: Json) -> int | None:
    """The row in which demand runs out; None if it does not."""
    if forecast["left"] > 0 or not forecast["calls"]:
        return None
    called = forecast["calls"][-1]
    if called == IMPORTER:
        return int(forecast["importer"] - forecast["imported"] + 1)
    seller = next(one for one in forecast["sellers"] if one["seat"] == called)
    return int(seller["appeal"] - seller["sold"] + 1)


def line(last: int | None, appeal: int, states: str) -> int:
    """The lowest row that demand reaches in a column: one higher for who came too late in it."""
    if last is None:
        return IMPORTER
    place = appeal - last
    late = 0 <= place < len(states) and states[place] == UNSOLD
    return last + late


def track(course: Course, good: str) -> Figures:
    """The share track, and where the sale of a good takes a company, or what it did already."""
    before, after = company(course.before)["share_space"], company(course.after)["share_space"]
    steps = [0, 0, 0]
    if good:
        sellers = course.unsold.forecast()[good]["sellers"]
        seller = next(one for one in sellers if one["seat"] == SEAT)
        steps = [seller[f"steps_for_{why}"] for why in ("sales", "appeal", "most")]
        before, after = before, before + sum(steps)
    values = table_of(course.after).edition.share_value
    first = max(0, min(before, after) - SPACES_BEFORE)
    shown = values[first : max(before, after) + SPACES_AFTER + 1]
    numbers = {"from": [first], "values": shown, "space": [before], "target": [after]}
    return Figures({**numbers, "steps": steps})


def own_markers(course: Course, good: str) -> Figures:
    """The six action markers that everybody has."""
    return Figures({"seat": [SEAT]}, list(OWN_MARKERS))


def grey_markers(course: Course, good: str) -> Figures:
    """The light and the dark markers that lie on the mat."""
    table = table_of(course.after)
    lying = {marker for row in table.markers for marker in row}
    return Figures({}, [marker for marker in GREY_MARKERS if marker in lying])


def ships(course: Course, good: str) -> Figures:
    """The ships on the mat."""
    table = table_of(course.after)
    return Figures({}, [f"ship-{capacity}" for capacity in table.ships])


def tiles(course: Course, good: str) -> Figures:
    """Some of the tiles on offer."""
    table = table_of(course.after)
    return Figures({}, [tile for tile, count in table.tiles.items() if count][:TILES_SHOWN])


def administration(course: Course, good: str) -> Figures:
    """The administration spaces, and what lies there."""
    table = table_of(course.after)
    return Figures(
        {"seat": [SEAT], "spaces": list(table.edition.admin_spaces)},
        company(course.after)["spaces"],
    )


def contracts(course: Course, good: str) -> Figures:
    """The contract track, and where a company's contracts lie."""
    table = table_of(course.after)
    spaces = list(table.edition.contract_spaces)
    lying = {space: name for name, space in company(course.after)["contracts"].items()}
    return Figures({"spaces": spaces}, [lying.get(space, "") for space in spaces])


def decades(course: Course, good: str) -> Figures:
    """The decades with their technology level."""
    table = table_of(course.after)
    years, levels = table.edition.decades, table.edition.levels
    return Figures({"years": list(years), "levels": list(levels), "now": [table.decade]})


def events(course: Course, good: str) -> Figures:
    """The events of the decades, as far as they lie open."""
    table = table_of(course.after)
    known = course.after.view(None)["events"]
    return Figures({"years": list(table.edition.decades)}, [event or "" for event in known])


def economy(course: Course, good: str) -> Figures:
    """The economy marker of a good that lies open."""
    importer, workers = course.after.view(None)["economy"][good][0]
    return Figures({"importer": [importer], "workers": [workers]})


def warehouse(course: Course, good: str) -> Figures:
    """The places that a worker opens, and what lies there."""
    seen = company(course.after)
    return Figures({"room": [seen["room"][good]], "stock": [seen["stock"][good]]})


def harbour(course: Course, good: str) -> Figures:
    """The ships of a company, those that wait for the stock exchange, and its stored goods."""
    before, after = company(course.before), company(course.after)
    waiting = list(after["inactive"])
    inactive = [int(capacity in waiting) for capacity in after["ships"]]
    numbers = {"inactive": inactive, "stock": [before["stock"][good], after["stock"][good]]}
    return Figures(numbers, [f"ship-{capacity}" for capacity in after["ships"]])


def influence(course: Course, good: str) -> Figures:
    """A track of the East India Company, before and after."""
    name = next(track for track, its in TRACKS.items() if its == good)
    both = [game.view(None)["east_india"] for game in (course.before, course.after)]
    spaces, after = both[0]["tracks"][name]["spaces"], both[1]["tracks"][name]["spaces"]
    prices = [seen["tracks"][name]["price"] for seen in both]
    multiplier = list(both[0]["multiplier"])
    return Figures(
        {"before": spaces, "after": after, "price": prices, "multiplier": multiplier,
         "orange": list(both[0]["orange"])},
        [name],
    )  # fmt: skip


def table_of(game: Game) -> Table:
    """The table of a game of this family."""
    assert isinstance(game.table, Table)
    return game.table


KINDS: dict[str, Draw] = {
    "sum": factory_sum,
    "jobs": jobs,
    "people": fired,
    "rows": rows,
    "ladder": ladder,
    "track": track,
    "purse": purse,
    "own-markers": own_markers,
    "grey-markers": grey_markers,
    "ships": ships,
    "tiles": tiles,
    "administration": administration,
    "contracts": contracts,
    "decades": decades,
    "events": events,
    "economy": economy,
    "warehouse": warehouse,
    "harbour": harbour,
    "influence": influence,
}
