"""What every game here is: seats, decisions, moves, agenda, journal, records, replay. No rules."""

from arkwright.play.components import CERTAINTIES, Component, Sheet
from arkwright.play.errors import ArkwrightError, BadRecord, BadSetup, IllegalMove, Refusal
from arkwright.play.game import Decision, Game
from arkwright.play.journal import Event, Journal
from arkwright.play.move import Move, Pattern, Vocabulary
from arkwright.play.record import Record
from arkwright.play.step import Step
from arkwright.play.table import AnyTable
from arkwright.play.title import Option, Title

__all__ = [
    "CERTAINTIES",
    "AnyTable",
    "ArkwrightError",
    "BadRecord",
    "BadSetup",
    "Component",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Journal",
    "Move",
    "Option",
    "Pattern",
    "Record",
    "Refusal",
    "Sheet",
    "Step",
    "Title",
    "Vocabulary",
]
