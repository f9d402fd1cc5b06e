"""The board game's table drawn in the terminal, from a seat's view alone."""

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from arkwright.boardgame.catalogue import edition_of
from arkwright.boardgame.edition import GOODS, USUAL, Edition
from arkwright.boardgame.forecast import Forecast, forecast
from arkwright.boardgame.shapes import CompanyView, FactoryView, View
from arkwright.boardgame.table import Table as Board
from arkwright.locales import word
from arkwright.play import Game
from arkwright.terminal import drawing
from arkwright.terminal.drawing import MACHINE, ROMAN, WORKER
from arkwright.terminal.modules import modules

EXAMPLES = ("hire food 1 2", "price lamps 9")
THINGS = ("? patent, ? lobby, ? bulk", "what a tile, an event or a kind of factory does")
NO_WORKER, NO_MACHINE = "○", "□"
BUREAUCRACY = "bureaucracy"


def draw(view: View, seat: int) -> RenderableType:
    """The whole table."""
    return Group(
        heading(view),
        timetable(view),
        goods(view, seat),
        companies(view, seat),
        modules(view),
        harbour(view, seat),
        offer(view),
    )


def named(view: View, kind: str, value: str) -> str:
    """What a thing is called at this table."""
    return word(kind, value, title=view["title"])


def edition(view: View) -> Edition:
    """The edition that is played."""
    return edition_of(view["title"], len(view["names"]))


def purse(view: View, seat: int) -> Text:
    """One line on what the person has."""
    line = drawing.purse_line(view, seat, view["market"]["wage"])
    if view["east_india"] is not None:
        company = view["companies"][seat]
        counts = f" · influence £{company['influence']}, in all £{company['score']}"
        line.append(counts, style="default not bold")
    return line


def heading(view: View) -> Text:
    start = view["names"][view["start"]]
    if view["decade"] < 0:
        return drawing.banner(f"1760, preparation · start player {start}")
    return drawing.banner(
        f"{view['year']} · {named(view, 'good', view['active'])}, cycle {view['cycle'] + 1} of 4 · "
        f"level {ROMAN[view['level']]} · wage £{view['market']['wage']} · start player {start}"
    )


def timetable(view: View) -> Text:
    """The events by decade and in reserve, with those in force and those still face down."""
    line = Text("events: ", style="dim")
    for decade, (year, event) in enumerate(zip(edition(view).decades, view["events"])):
        name = named(view, "event", event) if event else "face down"
        style = "bold" if decade == view["decade"] else "dim"
        line.append(f"{year} {name}   ", style=style)
    if view["reserve"] != "":
        name = named(view, "event", view["reserve"]) if view["reserve"] else "face down"
        line.append(f"reserve {name}   ", style="dim")
    if view["ongoing"]:
        line.append("in force: " + ", ".join(named(view, "event", e) for e in view["ongoing"]))
    places = [*view["events"], view["reserve"]]
    if view["pool"] and None in places:
        line.append("\nface down: ", style="dim").append(face_down(view, places))
    return line


def face_down(view: View, places: list[str | None]) -> str:
    """Which events of the open pool are still to come, Bureaucracy beside them."""
    names = ", ".join(named(view, "event", event) for event in view["unseen"])
    hidden = places.count(None) - (BUREAUCRACY not in places)
    if len(view["unseen"]) > hidden:
        names = f"all but one of {names}"
    return names if BUREAUCRACY in places else f"{named(view, 'event', BUREAUCRACY)}, {names}"


def goods(view: View, seat: int) -> Table:
    """The markets, and every factory under its market."""
    market = view["market"]
    table = drawing.grid("", *drawing.good_headings(view, GOODS))
    table.add_row("demand", *(Text(str(market["demand"][g]), style="bold") for g in GOODS))
    table.add_row("importer", *(f"appeal {view['importers'][g]}" for g in GOODS))
    table.add_row("economy", *(economy(view, g) for g in GOODS))
    for other in view["order"]:
        company = view["companies"][other]
        cells = [
            factory(view, company["factories"][good]) if good in company["factories"] else Text("")
            for good in GOODS
        ]
        if company["offered"]:
            cells[GOODS.index(view["active"])].append(f"\noffers {company['offered']} from store")
        table.add_section()
        table.add_row(drawing.name_of(view, other), *cells)
    return table


def economy(view: View, good: str) -> str:
    """The good's economy marker of this decade."""
    markers = view["economy"][good]
    decade = view["decade"]
    if not 0 <= decade < len(markers):
        return ""
    marker = markers[decade]
    if marker is None:
        return "face down"
    advance, back = marker
    return f"+{advance}, {back} back"


def factory(view: View, seen: FactoryView) -> Text:
    """Level and output; the appeal as a sum; the rows with what each yields."""
    cell = Text()
    cell.append(f"{ROMAN[seen['level']]}", style="bold")
    if seen["kind"] != USUAL:
        cell.append(f" {named(view, 'make', seen['kind'])}", style="bold")
    cell.append(f" {seen['output']} for £{seen['cost']}")
    if seen["obsolete"]:
        cell.append(f" obsolete +{seen['extra']}", style="yellow")
    if seen["marked"]:
        cell.append(" hired late", style="yellow")
    cell.append("\n")
    cell.append(f"{seen['base_quality']}")
    if seen["quality"]:
        cell.append(f"+{seen['quality']}q")
    if seen["distribution"]:
        cell.append(f"+{seen['distribution']}{named(view, 'marker', 'distribution')[0]}")
    style = "bold reverse red" if seen["appeal"] < 0 else "bold reverse"
    cell.append(f"−£{seen['price']} = ").append(str(seen["appeal"]).replace("-", "−"), style=style)
    cell.append("\n")
    for row in range(4):
        cell.append(row_symbols(seen, row)).append(f"{seen['yields'][row]} ", style="dim")
    return cell


def row_symbols(seen: FactoryView, row: int) -> str:
    """A row's spaces: worker-only ones first, as they fill first."""
    workers, machines = seen["workers"][row], seen["machines"][row]
    empty = seen["spaces"][row] - workers - machines
    only = min(empty, max(0, seen["worker_only"][row] - workers))
    return WORKER * workers + NO_WORKER * only + MACHINE * machines + NO_MACHINE * (empty - only)


def companies(view: View, seat: int) -> Table:
    """Money, shares, markers, tiles of everybody."""
    cash, owed = (Column(head, justify="right") for head in ("cash", "loans"))
    owned = drawing.figures("shares × value")
    table = drawing.grid("", cash, *owned, owed, "administration £2 4 6 8 10", "special markers")
    for other in view["order"]:
        company = view["companies"][other]
        table.add_row(
            drawing.name_of(view, other),
            f"£{company['cash']}",
            drawing.portfolio(company),
            drawing.loans(company),
            " | ".join(named(view, "marker", m) if m else "–" for m in company["spaces"]),
            special(view, company),
        )
    return table


def special(view: View, company: CompanyView) -> str:
    """Tiles, grey markers and ships of a company."""
    tiles = [tile(view, company, kind, good) for kind, good in company["tiles"].items()]
    markers = [named(view, "marker", marker) for marker in company["markers"]]
    return ", ".join([*tiles, *markers, *ships(company)]) or "–"


def tile(view: View, company: CompanyView, kind: str, good: str) -> str:
    """A tile with its factory, or with how far it is used."""
    name = named(view, "tile", kind)
    if good:
        return f"{name} ({named(view, 'good', good)})"
    if kind == "press-attache" and company["attache_turned"]:
        return f"{name} (turned)"
    used = company["inventions"].get(kind, 0)
    return f"{name} (used {used}×)" if used else name


def ships(company: CompanyView) -> list[str]:
    """The ships of a company, and which of them wait for the stock exchange."""
    inactive = list(company["inactive"])
    found = []
    for capacity in company["ships"]:
        waits = capacity in inactive
        if waits:
            inactive.remove(capacity)
        found.append(f"ship {capacity}" + (" (inactive)" if waits else ""))
    return found


def harbour(view: View, seat: int) -> Text:
    """The person's own harbour, and the job market's figures."""
    company = view["companies"][seat]
    market = view["market"]
    switches = edition(view).switches
    line = Text("your harbour: ", style="dim")
    line.append(", ".join(ships(company)) or "no ship")
    if company["crew"]:
        line.append(f", crew {company['crew']}")
    if switches.contracts:
        contracts = ", ".join(
            f"{named(view, 'good', g)} {n}" for g, n in company["contracts"].items()
        )
        line.append(f" · contracts: {contracts or 'none'}")
    if switches.contract_limit:
        line.append(f", limit {company['contract_limit'] or 'none'}")
    stock = ", ".join(f"{n} {named(view, 'good', g)}" for g, n in company["stock"].items() if n)
    line.append(f" · in store: {stock or 'nothing'}")
    if company["posts"]:
        line.append(
            f" · posts: {', '.join(named(view, 'post', post) for post in company['posts'])}"
        )
    if company["small_room"]:
        line.append(f" · small warehouse for {company['small_room']}")
    line.append("\njob market: ", style="dim")
    line.append(f"{market['workers']} workers, {market['fired']} fired, wage £{market['wage']}")
    return line


def offer(view: View) -> Text:
    """What can be taken as a special marker."""
    offered = view["offer"]
    text = Text("tiles on offer: ", style="dim")
    text.append(drawing.counted(view, offered["tiles"], "tile") or "none")
    text.append("\nmarkers on offer: ", style="dim")
    rows: dict[int, list[str]] = {}
    for level, row in zip(edition(view).marker_levels, offered["markers"]):
        rows.setdefault(level, []).extend(row)
    for level, markers in rows.items():
        if markers:
            names = ", ".join(named(view, "marker", marker) for marker in markers)
            text.append(f"{ROMAN[level]}: {names}   ")
    ships = ", ".join(f"{capacity} ×{n}" for capacity, n in offered["ships"].items())
    text.append("\nships on offer: ", style="dim").append(ships or "none")
    return text


def effect(name: str, title: str) -> str | None:
    """What the tile, event or kind of factory of a name does; None if there is none."""
    return drawing.effect_of(name, ("tile", "event", "category"), title)


def awards(game: Game) -> list[str]:
    """The board game has no awards."""
    return []


def forecasts(game: Game, seat: int) -> RenderableType:
    """Who would sell how much of each good if production came now."""
    board = game.table
    assert isinstance(board, Board)
    view = board.view(seat)
    table = drawing.forecast_grid("store or tiles", "share steps")
    for good in GOODS:
        add_forecast(table, view, forecast(board, good))
        table.add_section()
    return table


def add_forecast(table: Table, view: View, expected: Forecast) -> None:
    good = Text(f"{named(view, 'good', expected.good)} {expected.demand}", style="bold")
    for seller in sorted(expected.sellers, key=lambda seller: (-seller.appeal, -seller.quality)):
        cost = seller.wages + seller.upkeep
        table.add_row(good, *drawing.seller_row(view, seller.as_json(), seller.appeal, cost))
        good = Text("")
    table.add_row(good, "importer", str(expected.importer), "", str(expected.imported))
    if expected.left:
        table.add_row("", "nobody", "", "", str(expected.left))
