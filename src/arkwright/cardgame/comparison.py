"""The editions of the card game side by side: the numbers that an owner's edition has otherwise."""

from arkwright.play import Sheet
from arkwright.play.comparison import OTHER, Chapters, compared, differing, numbers_besides

FAMILY = "cardgame"


def compare() -> Chapters:
    """All numbers that differ."""
    sheets = [Sheet.read(edition.name) for edition in compared(FAMILY)]
    return differing({OTHER: numbers_besides(sheets)})
