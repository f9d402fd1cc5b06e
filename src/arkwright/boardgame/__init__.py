"""The board game. One package for all its editions: an edition is data and switches."""

from arkwright.boardgame import (  # the steps of every chapter, so that positions can be read
    decade,
    east_india,
    ending,
    events,
    obsolescence,
    preparation,
    turn,
)
from arkwright.boardgame.catalogue import edition_of
from arkwright.boardgame.edition import read_sheet
from arkwright.boardgame.older import brought_up
from arkwright.boardgame.production import phase
from arkwright.boardgame.rules import RULES
from arkwright.boardgame.setup import lay_out
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import VOCABULARY, VOCABULARY_2025
from arkwright.play import BadRecord, Option, Sheet, Title, Vocabulary
from arkwright.play.step import Json, steps_of
from arkwright.play.title import Options

CHAPTERS = (decade, east_india, ending, events, obsolescence, phase, preparation, turn)
STEPS = steps_of(__name__)
SETUP = (Option("setup", ("predetermined", "free")), Option("events", ("printed", "shuffled")))
OPTIONS = (*SETUP, Option("patrons", ("no", "yes")), Option("close-ban", ("action", "decade")))
OPTIONS_2025 = (*SETUP, Option("east-india", ("no", "yes")), Option("asymmetric", ("no", "yes")))


class Layout:
    """Lays out and reads the tables and the file of one edition."""

    def __init__(self, title: str) -> None:
        self.title = title

    def lay_out(
        self, names: list[str], seed: int, options: Options, components: Json, rules: int
    ) -> Table:
        return lay_out(self.title, names, seed, options, components, rules)

    def sheet(self, corrections: Json) -> Sheet:
        return read_sheet(self.title, corrections)

    def read_table(self, value: Json, options: Options, components: Json, rules: int) -> Table:
        try:
            edition = edition_of(self.title, len(value["names"]), components, rules)
            return Table.from_json(brought_up(value), edition, options, STEPS)
        except BadRecord:
            raise
        except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
            raise BadRecord(f"the position can't be read: {error!r}") from None


def title(name: str, options: tuple[Option, ...], vocabulary: Vocabulary) -> Title:
    layout = Layout(name)
    return Title(
        name, RULES, (2, 3, 4), options, vocabulary, layout.lay_out, layout.read_table, layout.sheet
    )


TITLES = {
    **{n: title(n, OPTIONS, VOCABULARY) for n in ("water-frame-2016", "water-frame-2014")},
    **{n: title(n, OPTIONS_2025, VOCABULARY_2025) for n in ("arkwright-2025", "spinning-mule")},
}
