"""What the modules of the 2025 edition add to the table: influence, and kinds of factories."""

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.shapes import ByGood, Display, EastIndia, TrackView, View
from arkwright.locales import word
from arkwright.terminal.drawing import ROMAN, grid, name_of


def modules(view: View) -> RenderableType:
    """Whatever modules are in play."""
    parts: list[RenderableType] = []
    east_india, displays = view["east_india"], view["display"]
    if east_india is not None:
        parts += [tracks(view, east_india), bonuses(east_india, view["title"])]
    if displays is not None:
        parts.append(display(displays, view["level"]))
    return Group(*parts)


def tracks(view: View, east_india: EastIndia) -> Table:
    """Everybody's influence, and what a step costs now and later."""
    names = (Column(name_of(view, seat), no_wrap=True) for seat in view["order"])
    table = grid("track", "price", *names, title="East India Company: space, and what it counts")
    for track, seen in east_india["tracks"].items():
        cells = []
        for seat in view["order"]:
            space = seen["spaces"][seat]
            counts = east_india["multiplier"][space]
            cells.append(f"{space}: {counts} × £{seen['price']}" if counts else f"{space}")
        name = f"{word('track', track)}, {word('good', seen['good'])}"
        table.add_row(name, price(seen), *cells)
    table.add_section()
    companies = [view["companies"][seat] for seat in view["order"]]
    table.add_row("influence", "", *(f"£{company['influence']}" for company in companies))
    table.add_row("with shares", "", *(f"£{company['score']}" for company in companies))
    return table


def price(seen: TrackView) -> Text:
    """What a step costs on a track, and after how many buyers it costs more."""
    text = Text(f"£{seen['price']}", style="bold")
    later = seen["prices"][seen["at"] :]
    for buyers, pounds in enumerate(later):
        if pounds != seen["price"]:
            return text.append(f", £{pounds} after {buyers}", style="dim not bold")
    return text


def bonuses(east_india: EastIndia, title: str) -> Text:
    """From which spaces on each bonus may be taken, and where a track is narrow."""
    text = Text("bonuses: ", style="dim")
    text.append(
        ", ".join(
            f"{word('bonus', bonus, title=title)} from {space}"
            for bonus, space in east_india["bonuses"].items()
        )
    )
    orange = " and ".join(map(str, east_india["orange"]))
    return text.append(f" · spaces {orange} hold one marker each")


def display(displays: ByGood[Display], level: int) -> Table:
    """The kinds of factories at the current level: cost, goods by row, how many are open."""
    limit = displays[GOODS[0]]["limit"]
    table = grid(
        "",
        *(word("good", good) for good in GOODS),
        title=f"factories of level {ROMAN[level]}: cost, goods by row (open, at most {limit} bulk, "
        f"{limit} luxury)",
    )
    for kind in displays[GOODS[0]]["cost"]:
        cells = []
        for good in GOODS:
            shown = displays[good]
            rows = " ".join(map(str, shown["yields"][kind][level - 1]))
            cost = shown["cost"][kind][level - 1]
            cells.append(f"£{cost} {rows} ({shown['open'][kind]})")
        table.add_row(word("category", kind), *cells)
    return table
