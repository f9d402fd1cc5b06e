"""What every game's table in the terminal shares: names, money, headings, explanations."""

import importlib
from collections.abc import Sequence
from typing import Protocol

from rich import box
from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text

from arkwright import locales
from arkwright.boardgame import shapes as boardgame
from arkwright.cardgame import shapes as cardgame
from arkwright.play import Game
from arkwright.play.step import Json

COLOURS = ("blue", "red", "green", "yellow")
SYMBOLS = ("●", "■", "▲", "◆")
ROMAN = ("", "I", "II", "III", "IV")
WORKER, MACHINE = "●", "■"
LITTLE_WORDS = ("of", "and")


View = boardgame.View | cardgame.View
Company = boardgame.CompanyView | cardgame.CompanyView
Owned = Company | cardgame.RivalView
Seller = boardgame.Seller | cardgame.Seller


class Drawing(Protocol):
    """How a game is drawn: what the module of a game has for the session."""

    EXAMPLES: tuple[str, str]
    """Two moves in their notation."""
    THINGS: tuple[str, str]
    """What else can be explained: how to ask, and what is told."""

    def draw(self, view: Json, seat: int) -> RenderableType:
        """The whole table."""

    def purse(self, view: Json, seat: int) -> Text:
        """One line on what the person has."""

    def effect(self, name: str, title: str) -> str | None:
        """What the thing of a name does at a title's table; None if there is none."""

    def forecasts(self, game: Game, seat: int) -> RenderableType:
        """What would be sold if production came now."""

    def awards(self, game: Game) -> list[str]:
        """What the person has earned beside the place, at the end of the game."""


def drawing_of(family: str) -> Drawing:
    """How the games of a family are drawn: the module of its name beside this one."""
    drawing: Drawing = importlib.import_module(f"arkwright.terminal.{family}")
    return drawing


def name_of(view: View, seat: int) -> Text:
    """A company's symbol and name in its colour."""
    return Text(f"{SYMBOLS[seat]} {view['names'][seat]}", style=f"bold bright_{COLOURS[seat]}")


def grid(*heads: str | Text | Column, title: str | None = None) -> Table:
    """An empty table in the house style."""
    return Table(
        *(head if isinstance(head, Column) else Column(head) for head in heads),
        title=title,
        title_justify="left",
        box=box.SIMPLE_HEAD,
        padding=(0, 1),
        pad_edge=False,
    )


def figures(*heads: str) -> list[Column]:
    """Columns of numbers."""
    return [Column(head, justify="right", no_wrap=True) for head in heads]


def banner(text: str) -> Text:
    """The line above the table."""
    return Text(f" {text} ", style="bold reverse")


def good_headings(view: View, goods: Sequence[str]) -> list[Text]:
    """The names of goods, reversed where it is their round."""
    active = view["active"] if view["decade"] >= 0 else None
    return [
        Text(
            locales.word("good", good, title=view["title"]),
            style="bold reverse" if good == active else "bold",
        )
        for good in goods
    ]


def forecast_grid(unused: str, gain: str) -> Table:
    """An empty table of who would sell what, by good and company; `gain` is what sales bring."""
    numbers = figures("appeal", "price", "sells", "income", "costs", "profit", gain)
    title = f"if production came now, and nobody used {unused}"
    return grid("good, demand", "company", *numbers, title=title)


def seller_row(view: View, seller: Seller, appeal: int, cost: int) -> list[Text | str]:
    """What a company would sell and gain, as a row of that table behind the good."""
    stored, steps = seller["stored"], seller["steps"]
    return [
        name_of(view, seller["seat"]),
        str(appeal),
        f"£{seller['price']}",
        f"{seller['sold']} of {seller['output']}" + (f"+{stored}" if stored else ""),
        f"£{seller['income']}",
        f"£{cost}",
        pounds(seller["profit"]),
        f"+{steps}" if steps else "–",
    ]


def pounds(amount: int) -> str:
    return f"−£{-amount}" if amount < 0 else f"£{amount}"


def portfolio(company: Owned) -> str:
    """Shares times their value."""
    return f"{company['shares']} × £{company['share_value']} = £{company['portfolio']}"


def loans(company: Company) -> Text:
    return Text(str(company["loans"]) if company["loans"] else "", style="yellow")


def counted(view: View, names: dict[str, int], kind: str) -> str:
    """Things by name, with how many there are if more than one."""
    return ", ".join(
        locales.word(kind, name, title=view["title"]) + (f" ×{count}" if count > 1 else "")
        for name, count in names.items()
    )


def purse_line(view: View, seat: int, wage: int) -> Text:
    """Cash, shares, loans and the wage in a line."""
    company = view["companies"][seat]
    line = name_of(view, seat)
    plain = "default not bold"
    shares, value = company["shares"], company["share_value"]
    owned = "1 share" if shares == 1 else f"{shares} shares"
    line.append(f"  £{company['cash']} · {owned} × £{value} = ", style=plain)
    line.append(f"£{company['portfolio']}", style=plain)
    if company["loans"]:
        line.append(f" · loans {company['loans']}", style="not bold yellow")
    return line.append(f" · wage £{wage}", style=plain)


def effect_of(name: str, kinds: tuple[str, ...], title: str) -> str | None:
    """What the thing of a name and one of these kinds does; None if there is none."""
    words = name.lower().replace("'", "").replace("é", "e").split()
    for id in ("-".join(words), "-".join(word for word in words if word not in LITTLE_WORDS)):
        for kind in kinds:
            does = locales.effect(kind, id, title=title)
            if does is not None:
                return f"{locales.word(kind, id, title=title)}: {does}"
    return None
