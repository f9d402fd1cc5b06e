"""The card game's table drawn in the terminal, from a seat's view alone."""

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from arkwright.cardgame.appeal import PriceAndAppeal
from arkwright.cardgame.awards import awards as earned_awards
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.forecast import Forecast, forecast
from arkwright.cardgame.moves import Appeal
from arkwright.cardgame.rivals import DISCS
from arkwright.cardgame.shapes import CompanyView, FactoryView, RivalsView, View
from arkwright.cardgame.table import Table as Board
from arkwright.locales import word
from arkwright.play import Game
from arkwright.terminal import drawing
from arkwright.terminal.drawing import MACHINE, ROMAN, SYMBOLS, WORKER

EXAMPLES = ("develop quality", "take foreman food")
THINGS = ("? foreman, ? tycoon", "what a card does, what an award is for")
RIVAL_SYMBOLS = dict(zip(DISCS, SYMBOLS[1:]))
RIVAL_STYLES = {colour: f"bold bright_{colour}" for colour in DISCS}
CARD_SIDES = (("I", "II"), ("II", "III"))
"""The last decade of a worker card's sides, by its position."""
ALLOWED = {
    "quality": "quality an action",
    "distribution": "distribution an action",
    "machinery": "machines an action",
    "shipping": "goods a ship",
    "exchange": "shares at half price",
    "cards": "cards allowed",
}
"""What the number of each development counts."""


def draw(view: View, seat: int) -> RenderableType:
    """The whole table."""
    return Group(
        heading(view),
        market(view),
        factories(view),
        companies(view),
        supply(view) if view["rivals"] is None else display(view["rivals"]),
    )


def heading(view: View) -> Text:
    wage = f"wage {track(view['wages'], view['wage_step'])}"
    start = "" if view["rivals"] else f" · start player {view['names'][view['start']]}"
    if view["decade"] < 0:
        return drawing.banner(f"1770, preparation · {wage}{start}")
    decade = view["decade"] + 1
    return drawing.banner(
        f"{1760 + 10 * decade}, decade {ROMAN[decade]} · {word('good', view['active'])}, "
        f"round {view['round'] + 1} of 4 · {wage}{start}"
    )


def track(wages: list[int], step: int) -> str:
    """The wage, and the next one on the track."""
    following = f", then £{wages[step + 1]}" if step + 1 < len(wages) else ""
    return f"£{wages[step]}{following}"


def purse(view: View, seat: int) -> Text:
    """One line on what the person has, and on the factory of the active good."""
    line = drawing.purse_line(view, seat, view["wage"])
    good = view["active"]
    factory = view["companies"][seat]["factories"].get(good)
    if factory is not None and view["decade"] >= 0:
        both = factory["price"] + factory["appeal"]
        line.append(
            f" · {word('good', good)} £{factory['price']} + appeal {factory['appeal']} = {both}, "
            f"demand {view['demand'][good]}",
            style="default not bold",
        )
    return line


def seats(view: View) -> list[int]:
    """Those in the game in turn order, then those who are bankrupt."""
    order = view["order"]
    return order + [seat for seat in range(len(view["names"])) if seat not in order]


def company_name(view: View, seat: int) -> Text:
    name = drawing.name_of(view, seat)
    return name.append(" bankrupt", style="red") if view["companies"][seat]["bankrupt"] else name


def rival_name(colour: str) -> Text:
    return Text(f"{RIVAL_SYMBOLS[colour]} {word('colour', colour)}", style=RIVAL_STYLES[colour])


# The market


def market(view: View) -> Table:
    """The appeal tracks: the demand marker, and every seller's appeal with what it may sell."""
    demand = Column("demand", justify="right")
    table = drawing.grid("market", demand, "appeal, and what may be sold at home")
    for good, heading in zip(GOODS, drawing.good_headings(view, GOODS)):
        table.add_row(
            heading,
            Text(str(view["demand"][good]), style="bold"),
            Text("   ").join(on_track(view, good)) or Text("nobody", style="dim"),
        )
    return table


def on_track(view: View, good: str) -> list[Text]:
    """The markers on a good's appeal track, the highest first."""
    sellers: list[tuple[int, int, Text]] = []
    for seat in view["order"]:
        factory = view["companies"][seat]["factories"].get(good)
        if factory is not None:
            sellers.append((factory["marker"], factory["allowed"], drawing.name_of(view, seat)))
    if good in view["neutral"]:
        appeal = view["neutral"][good]
        allowed = max(0, min(appeal, appeal - view["demand"][good]))
        sellers.append((appeal, allowed, Text("neutral", style="bold")))
    for rival in view["rivals"]["opponents"] if view["rivals"] else []:
        if good in rival["markers"]:
            appeal, sold = rival["markers"][good], rival["sales"][good]
            sellers.append((appeal, sold, rival_name(rival["colour"])))
    sellers.sort(key=lambda seller: -seller[0])
    return [
        name.append(f" {appeal}: {allowed or 'none'}", style="default not bold")
        for appeal, allowed, name in sellers
    ]


# Companies


def factories(view: View) -> Table:
    """Every company's factories under their goods."""
    table = drawing.grid("factories", *drawing.good_headings(view, GOODS))
    for other in seats(view):
        company = view["companies"][other]
        cells = [
            factory(company["factories"][good], company["stock"][good])
            if good in company["factories"]
            else Text("")
            for good in GOODS
        ]
        table.add_row(company_name(view, other), *cells)
        table.add_section()
    return table


def factory(seen: FactoryView, stored: int) -> Text:
    """Side, price and appeal; output and cost; workers and machines; quality and distribution."""
    cell = Text(ROMAN[seen["side"] + 1], style="bold")
    cell.append(f" £{seen['price']}, appeal ", style="not bold")
    cell.append(str(seen["appeal"]), style="reverse")
    cell.append(
        f"\n{seen['output']} for £{seen['cost']}, overseas £{seen['ship_price']}\n", "not bold"
    )
    cell.append(WORKER * seen["workers"] + MACHINE * seen["machine_count"], style="not bold")
    cell.append(worker_cards(seen), style="dim not bold")
    quality = sorted(seen["price_quality"] + seen["appeal_quality"], reverse=True)
    extra: list[str] = []
    if quality:
        extra.append("quality " + "+".join(map(str, quality)))
    if seen["distribution"]:
        extra.append(f"distribution {seen['distribution']}")
    if stored:
        extra.append(f"stored {stored}")
    if extra:
        cell.append("\n" + ", ".join(extra), style="not bold")
    return cell


def worker_cards(seen: FactoryView) -> str:
    """The worker cards by their sides."""
    sides = [CARD_SIDES[position][seen["sides"][position]] for position in range(seen["cards"])]
    if not sides:
        return " no card"
    return f" card{'s' if len(sides) > 1 else ''} {' '.join(sides)}"


def companies(view: View) -> Table:
    """What everybody has, a company in each column: money, ships, developments, cards."""
    owners = [view["companies"][seat] for seat in seats(view)]
    rivals = view["rivals"]["opponents"] if view["rivals"] else []
    names = [company_name(view, company["seat"]) for company in owners]
    table = drawing.grid("companies", *names, *(rival_name(rival["colour"]) for rival in rivals))
    table.add_row("cash", *(f"£{company['cash']}" for company in owners))
    portfolios = [*map(drawing.portfolio, owners), *map(drawing.portfolio, rivals)]
    table.add_row("shares × value", *portfolios)
    table.add_row("loans", *(drawing.loans(company) for company in owners))
    table.add_row("ships ready", *(str(company["ships"]) for company in owners))
    table.add_row("ship tokens", *(tokens(company) for company in owners))
    table.add_row("in store", *(stored(company) for company in owners))
    for name, what in ALLOWED.items():
        table.add_row(what, *(str(company["allows"][name]) for company in owners))
    table.add_row("cards", *(owned(company) for company in owners))
    return table


def tokens(company: CompanyView) -> str:
    """The shipping tokens, and what they take off the share value at the end."""
    penalty = company["ship_penalty"]
    return f"{company['tokens']}" + (f", value −£{penalty}" if penalty else "")


def stored(company: CompanyView) -> str:
    return ", ".join(f"{n} {word('good', good)}" for good, n in company["stock"].items() if n)


def owned(company: CompanyView) -> Text:
    """The development cards of a company; those turned are dim."""
    names: list[Text] = []
    for card, good in company["cards"].items():
        name = word("card", card) + (f" ({word('good', good)})" if good else "")
        turned = card in company["turned"]
        names.append(Text(f"{name}, turned" if turned else name, style="dim" if turned else ""))
    return Text("\n").join(names) if names else Text("–")


# Cards on offer


def supply(view: View) -> Text:
    """The general supply."""
    text = Text("cards on offer: ", style="dim")
    cards = drawing.counted(view, view["supply"], "card")
    return text.append(cards or "none", style="default not dim")


def display(rivals: RivalsView) -> Group:
    """The solo display in its rows, with the discs that cover cards; the bag."""
    covered = {spot: colour for colour, spot in rivals["discs"].items()}
    columns = rivals["columns"]
    cards = Table.grid(padding=(0, 2))
    for row in range(rivals["rows"]):
        spots = range(row * columns, (row + 1) * columns)
        cards.add_row(*(spot_text(rivals["display"][s], covered.get(s, "")) for s in spots))
    bag = ", ".join(f"{n} {word('colour', c).lower()}" for c, n in rivals["bag"].items() if n)
    drawn = ", ".join(word("colour", colour).lower() for colour in rivals["drawn"])
    first = " · the opponents play first in the coming round" if rivals["first"] else ""
    return Group(
        Text("cards on offer, those under a disc are taken:", style="dim"),
        cards,
        Text(f"in the bag: {bag or 'nothing'} · drawn: {drawn or 'nothing'}{first}", style="dim"),
    )


def spot_text(card: str, colour: str) -> Text:
    name = word("card", card) if card else "–"
    if not colour:
        return Text(name)
    return Text(f"{RIVAL_SYMBOLS[colour]} ", style=RIVAL_STYLES[colour]).append(
        name, style="dim not bold"
    )


# What the person may ask for


def effect(name: str, title: str) -> str | None:
    """What the card of a name does, or what an award is for; None if there is none."""
    return drawing.effect_of(name, ("card", "award"), title)


def awards(game: Game) -> list[str]:
    """The milestone awards that the solo player has earned at the end."""
    return earned_awards(board_of(game))


def board_of(game: Game) -> Board:
    board = game.table
    assert isinstance(board, Board)
    return board


def forecasts(game: Game, seat: int) -> RenderableType:
    """Who would sell how much of each good if production came now; what each appeal would do."""
    board = board_of(game)
    view = board.view(seat)
    table = drawing.forecast_grid("store or cards", "share value")
    for good in GOODS:
        add_forecast(table, view, forecast(board, good))
        table.add_section()
    if board.agenda and isinstance(board.agenda[-1], PriceAndAppeal):
        return Group(table, choices_of_appeal(game, seat))
    return table


def add_forecast(table: Table, view: View, expected: Forecast) -> None:
    lead = Text(f"{word('good', expected.good)} {expected.demand}", style="bold")
    for seller in sorted(expected.sellers, key=lambda seller: -seller.marker):
        *figures, steps = drawing.seller_row(view, seller.as_json(), seller.marker, seller.cost)
        tied = " tied" if seller.seat in expected.tied else ""
        table.add_row(lead, *figures, f"{steps}{tied}")
        lead = Text("")
    if expected.neutral:
        table.add_row(lead, "neutral", str(expected.neutral), "", str(expected.neutral_sold))
        lead = Text("")
    for colour, rival in expected.rivals.items():
        table.add_row(lead, rival_name(colour), str(rival["appeal"]), "", str(rival["sold"]))
        lead = Text("")
    if lead.plain:
        table.add_row(lead, Text("nobody", style="dim"))


def choices_of_appeal(game: Game, seat: int) -> Table:
    """What each appeal that can be set would lead to, demand marker included."""
    good = board_of(game).active
    title = f"the appeal of your {word('good', good)}, if nobody else changed theirs"
    heads = drawing.figures("appeal", "price", "demand", "sells", "income", "profit", "share value")
    table = drawing.grid(*heads, title=title)
    for move in game.moves:
        if not isinstance(move, Appeal):
            continue
        trial = game.copy()
        trial.play(move)
        expected = forecast(board_of(trial), good)
        own = expected.of(seat)
        assert own is not None
        table.add_row(
            str(own.marker),
            f"£{own.price}",
            str(expected.demand),
            f"{own.sold} of {own.output}",
            f"£{own.income}",
            drawing.pounds(own.profit),
            f"+{own.steps}" if own.steps else "–",
        )
    return table
