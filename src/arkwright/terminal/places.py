"""The places that a note's letters stand for, in the words that the page has for them."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from arkwright import locales
from arkwright.lessons.lesson import ME
from arkwright.play.errors import Fact

BY_GOOD = ("market", "factory", "office")
"""Places that belong to a good; the others belong to what follows them."""
MARKED = ("choice", "hand")


def legend(letters: Mapping[str, str], names: Sequence[str], seat: int, title: str) -> Text:
    """Each letter of a note with its place: `(a) your company, portfolio`."""
    said = [f"({one}) {place_name(letters[one], names, seat, title)}" for one in sorted(letters)]
    return Text(" · ".join(said), style="dim")


def place_name(place: str, names: Sequence[str], seat: int, title: str) -> str:
    """A place in words: `market.food.ladder` is "market of food, ladder"."""
    room, second, third, fourth = [*place.split("."), "", "", ""][:4]
    kind, facts = "", dict[str, Fact](room=room, part=second)
    if room in BY_GOOD:
        kind, facts = "-good", {"room": room, "good": second, "part": third, "row": number(fourth)}
    elif room == "company":
        owner = seat if second == ME else number(second)
        kind, facts = "-company", {"mine": int(owner == seat), "seat": owner, "part": third}
    elif room in MARKED:
        facts = {"room": room, "name": marker_name(second, title), "space": number(third)}
        kind = "-marker"
    elif room == "admin":
        kind, facts = "-space", {"space": number(second)}
    id = f"client-learn-place{kind}"
    return locales.sentence(id, facts, names=names, title=title) or place


def number(part: str) -> int:
    return int(part) if part.isdecimal() else 0


def marker_name(id: str, title: str) -> str:
    """A marker by its name, or an action of the card game by its own."""
    found = (locales.sentence(f"{kind}-{id}", title=title) for kind in ("marker", "action"))
    return next((name for name in found if name), id)
