"""Arkwright: The Card Game, basic, expert and solo."""

from arkwright.cardgame.catalogue import edition_of
from arkwright.cardgame.rules import RULES
from arkwright.cardgame.scenes import SCENES
from arkwright.cardgame.setup import lay_out
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import VOCABULARY
from arkwright.play import Option, Title
from arkwright.play.editions import EditionFile
from arkwright.play.step import Json, steps_of
from arkwright.play.title import Options

STEPS = steps_of(__name__)
"""By name, so that positions can be read. Set-up has imported every step that may follow it."""
OPTIONS = (
    Option("draft", ("no", "yes"), seats=(2, 3, 4)),
    Option("cards", ("basic", "random")),
    Option("restrictions", ("no", "yes")),
    Option("start-ships", ("yes", "no")),
    Option("start-shares", ("no", "yes")),
    Option("extra-production", ("no", "yes")),
    Option("early-shipping", ("no", "yes")),
    Option("random-factories", ("no", "yes"), seats=(1,)),
)


def title_of(edition: EditionFile) -> Title:
    """The title of an edition file."""
    return Title(edition, RULES, (1, 2, 3, 4), OPTIONS, VOCABULARY, lay_out, read_table, SCENES)


def read_table(title: str, value: Json, options: Options, components: Json, rules: int) -> Table:
    edition = edition_of(title, len(value["names"]), components, rules)
    return Table.from_json(value, edition, options, STEPS)
