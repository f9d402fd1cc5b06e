"""Where a lesson begins at its table: what was played before is its set-up."""

from arkwright.lessons import library
from arkwright.lessons.conditions import BadLesson
from arkwright.server.problems import Conflict
from arkwright.server.storage.tables import StoredTable


def check_in_lesson(table: StoredTable, position: int) -> None:
    """Whether a table may go back to a position: not to before its lesson, if it is one."""
    if not table.lesson:
        return
    try:
        first = len(library.find(table.title, table.lesson).table.moves)
    except BadLesson:  # which is not here any more
        return
    if position < first:
        raise Conflict("lesson-begins", position=first)
