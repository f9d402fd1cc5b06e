"""The board game's table drawn in the terminal, from a seat's view alone."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arkwright.locales import word
from arkwright.play import Game
from arkwright.play.step import Json
from arkwright.terminal.drawing import (
    MACHINE,
    ROMAN,
    WORKER,
    banner,
    counted,
    effect_of,
    good_heading,
    grid,
    loans,
    name_of,
    portfolio,
    pounds,
    purse_line,
)
from arkwright.waterframe.edition import GOODS
from arkwright.waterframe.forecast import Forecast, forecast
from arkwright.waterframe.table import Table as Board

EXAMPLES = ("hire food 1 2", "price lamps 9")
THINGS = ("? patent, ? lobby", "what a tile or an event does")
NO_WORKER, NO_MACHINE = "○", "□"


def draw(view: Json, seat: int) -> RenderableType:
    """The whole table."""
    return Group(
        heading(view),
        timetable(view),
        goods(view, seat),
        companies(view, seat),
        harbour(view, seat),
        offer(view),
    )


def purse(view: Json, seat: int) -> Text:
    """One line on what the person has."""
    return purse_line(view, seat, view["market"]["wage"])


def heading(view: Json) -> Text:
    start = view["names"][view["start"]]
    if view["decade"] < 0:
        return banner(f"1760, preparation · start player {start}")
    return banner(
        f"{view['year']} · {word('good', view['active'])}, cycle {view['cycle'] + 1} of 4 · "
        f"level {ROMAN[view['level']]} · wage £{view['market']['wage']} · start player {start}"
    )


def timetable(view: Json) -> Text:
    """The events by decade, with those in force."""
    line = Text("events: ", style="dim")
    for decade, event in enumerate(view["events"]):
        name = word("event", event) if event else "face down"
        style = "bold" if decade == view["decade"] else "dim"
        line.append(f"{1770 + 10 * decade} {name}   ", style=style)
    if view["ongoing"]:
        line.append("in force: " + ", ".join(word("event", e) for e in view["ongoing"]))
    return line


def goods(view: Json, seat: int) -> Table:
    """The markets, and every factory under its market."""
    market = view["market"]
    table = grid()
    table.add_column("")
    for good in GOODS:
        table.add_column(good_heading(view, good, view["decade"] >= 0))
    table.add_row("demand", *(Text(str(market["demand"][g]), style="bold") for g in GOODS))
    table.add_row("importer", *(f"appeal {view['importers'][g]}" for g in GOODS))
    table.add_row("economy", *(economy(view, g) for g in GOODS))
    for other in turn_order(view):
        company = view["companies"][other]
        cells = [
            factory(company["factories"][good]) if good in company["factories"] else Text("")
            for good in GOODS
        ]
        table.add_section()
        table.add_row(name_of(view, other), *cells)
    return table


def turn_order(view: Json) -> list[int]:
    order: list[int] = view["order"]
    return order


def economy(view: Json, good: str) -> str:
    """The good's economy marker of this decade."""
    markers = view["economy"][good]
    decade = view["decade"]
    if not 0 <= decade < len(markers):
        return ""
    if markers[decade] is None:
        return "face down"
    advance, back = markers[decade]
    return f"+{advance}, {back} back"


def factory(seen: Json) -> Text:
    """Level and output; the appeal as a sum; the rows with what each yields."""
    cell = Text()
    cell.append(f"{ROMAN[seen['level']]}", style="bold")
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
        cell.append(f"+{seen['distribution']}d")
    cell.append(f"−£{seen['price']} = ").append(f"{seen['appeal']}", style="bold reverse")
    cell.append("\n")
    for row in range(4):
        cell.append(row_symbols(seen, row)).append(f"{seen['yields'][row]} ", style="dim")
    return cell


def row_symbols(seen: Json, row: int) -> str:
    """A row's spaces: worker-only ones first, as they fill first."""
    workers: int = seen["workers"][row]
    machines: int = seen["machines"][row]
    empty: int = seen["spaces"][row] - workers - machines
    no_machines: int = seen["worker_only"][row]
    only = min(empty, max(0, no_machines - workers))
    return WORKER * workers + NO_WORKER * only + MACHINE * machines + NO_MACHINE * (empty - only)


def companies(view: Json, seat: int) -> Table:
    """Money, shares, markers, tiles of everybody."""
    table = grid()
    table.add_column("")
    table.add_column("cash", justify="right")
    table.add_column("shares × value", justify="right", no_wrap=True)
    table.add_column("loans", justify="right")
    table.add_column("administration £2 4 6 8 10")
    table.add_column("special markers")
    for other in turn_order(view):
        company = view["companies"][other]
        table.add_row(
            name_of(view, other),
            f"£{company['cash']}",
            portfolio(company),
            loans(company),
            " | ".join(word("marker", m) if m else "–" for m in company["spaces"]),
            special(company),
        )
    return table


def special(company: Json) -> str:
    """Tiles, grey markers and ships of a company."""
    tiles = [
        word("tile", kind) + (f" ({word('good', good)})" if good else "")
        for kind, good in company["tiles"].items()
    ]
    markers = [word("marker", marker) for marker in company["markers"]]
    ships = [f"ship {capacity}" for capacity in company["ships"]]
    return ", ".join(tiles + markers + ships) or "–"


def harbour(view: Json, seat: int) -> Text:
    """The person's own harbour, and the job market's figures."""
    company = view["companies"][seat]
    market = view["market"]
    line = Text("your harbour: ", style="dim")
    ships = ", ".join(f"ship {capacity}" for capacity in company["ships"]) or "no ship"
    line.append(f"{ships}, crew {company['crew']}" if company["ships"] else ships)
    contracts = ", ".join(f"{word('good', g)} {n}" for g, n in company["contracts"].items())
    line.append(f" · contracts: {contracts or 'none'}")
    stock = ", ".join(f"{n} {word('good', g)}" for g, n in company["stock"].items() if n)
    line.append(f" · in store: {stock or 'nothing'}")
    if company["posts"]:
        line.append(f" · posts: {', '.join(word('post', post) for post in company['posts'])}")
    line.append("\njob market: ", style="dim")
    line.append(f"{market['workers']} workers, {market['fired']} fired, wage £{market['wage']}")
    return line


def offer(view: Json) -> Text:
    """What can be taken as a special marker."""
    offered = view["offer"]
    text = Text("tiles on offer: ", style="dim")
    text.append(counted(offered["tiles"], "tile") or "none")
    text.append("\nmarkers on offer: ", style="dim")
    for level, row in enumerate(offered["markers"], 1):
        if row:
            names = ", ".join(word("marker", marker) for marker in row)
            text.append(f"{ROMAN[level]}: {names}   ")
    ships = ", ".join(f"{capacity} ×{n}" for capacity, n in offered["ships"].items())
    text.append("\nships on offer: ", style="dim").append(ships or "none")
    return text


def effect(name: str) -> str | None:
    """What the tile or event of a name does; None if there is none."""
    return effect_of(name, ("tile", "event"))


def awards(game: Game) -> list[str]:
    """The board game has no awards."""
    return []


def forecasts(game: Game, seat: int) -> RenderableType:
    """Who would sell how much of each good if production came now."""
    board = game.table
    assert isinstance(board, Board)
    view = game.view(seat)
    table = grid("if production came now, and nobody used store or tiles")
    table.add_column("good, demand")
    table.add_column("company")
    for column in ("appeal", "price", "sells", "income", "costs", "profit", "share steps"):
        table.add_column(column, justify="right", no_wrap=True)
    for good in GOODS:
        add_forecast(table, view, forecast(board, good))
        table.add_section()
    return table


def add_forecast(table: Table, view: Json, expected: Forecast) -> None:
    good = Text(f"{word('good', expected.good)} {expected.demand}", style="bold")
    for seller in sorted(expected.sellers, key=lambda seller: (-seller.appeal, -seller.quality)):
        has = str(seller.output) + (f"+{seller.stored}" if seller.stored else "")
        costs = seller.wages + seller.upkeep
        table.add_row(
            good,
            name_of(view, seller.seat),
            str(seller.appeal),
            f"£{seller.price}",
            f"{seller.sold} of {has}",
            f"£{seller.income}",
            f"£{costs}",
            pounds(seller.profit),
            f"+{seller.steps}" if seller.steps else "–",
        )
        good = Text("")
    table.add_row(good, "importer", str(expected.importer), "", str(expected.imported))
    if expected.left:
        table.add_row("", "nobody", "", "", str(expected.left))
