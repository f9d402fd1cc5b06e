"""The board game. One package for all its editions: an edition is data and switches."""

from arkwright.boardgame.catalogue import edition_of
from arkwright.boardgame.edition import MODULES
from arkwright.boardgame.older import brought_up
from arkwright.boardgame.rules import RULES
from arkwright.boardgame.scenes import SCENES
from arkwright.boardgame.setup import lay_out
from arkwright.boardgame.switches import Switches
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import VOCABULARY, VOCABULARY_2025
from arkwright.play import Option, Sheet, Title, Vocabulary
from arkwright.play.editions import EditionFile
from arkwright.play.step import Json, steps_of
from arkwright.play.title import Options

STEPS = steps_of(__name__)
"""By name, so that positions can be read. Set-up has imported every step that may follow it."""
SETUP = (Option("setup", ("predetermined", "free")), Option("events", ("printed", "shuffled")))
OPTIONS = (*SETUP, Option("patrons", ("no", "yes")), Option("close-ban", ("action", "decade")))
BOX_MODULES = (
    Option("east-india", ("no", "yes"), module=True),
    Option("asymmetric", ("no", "yes"), module=True),
)
OPTIONS_2025 = (*SETUP, *BOX_MODULES)


def title_of(edition: EditionFile) -> Title:
    """The title of an edition file: which moves and options it has follows from its switches."""
    sheet = Sheet(edition.name, edition.tables)
    options = OPTIONS_2025 if MODULES in edition.tables else OPTIONS
    return Title(
        edition, RULES, (2, 3, 4), options, vocabulary_of(sheet), lay_out, read_table, SCENES
    )


def vocabulary_of(sheet: Sheet) -> Vocabulary:
    """The moves of Water Frame or those of 2025; all where an edition's switches need both."""
    switches = Switches(sheet)
    of_water_frame = not (switches.sale_is_declared and switches.both_ships)
    of_2025 = (
        MODULES in sheet.tables
        or switches.sale_is_declared
        or switches.both_ships
        or switches.press_attache
        or switches.moves_before_firing
        or switches.contract_limit
    )
    if of_water_frame and of_2025:
        return Vocabulary([list(VOCABULARY), list(VOCABULARY_2025)])
    return VOCABULARY_2025 if of_2025 else VOCABULARY


def read_table(title: str, value: Json, options: Options, components: Json, rules: int) -> Table:
    edition = edition_of(title, len(value["names"]), components, rules)
    return Table.from_json(brought_up(value), edition, options, STEPS)
