"""Lessons at tables: begun, gone on with, commented and left; how far each person is."""

from dataclasses import replace

import msgspec

from arkwright.bots import STAND_IN
from arkwright.lessons import guide, library
from arkwright.lessons.conditions import BadLesson
from arkwright.lessons.guide import LessonNote
from arkwright.lessons.lesson import Lesson
from arkwright.server.games.new_tables import log_of
from arkwright.server.games.open_games import OpenGame
from arkwright.server.games.playing import Playing
from arkwright.server.games.seats import at_seat
from arkwright.server.games.visibility import find_visible
from arkwright.server.messages.common import encode
from arkwright.server.problems import Conflict, NotFound, Problem
from arkwright.server.storage import entries, profiles, progress, tables
from arkwright.server.storage.database import Hint, Writing, now
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.profiles import Profile
from arkwright.server.storage.progress import Progress
from arkwright.server.storage.tables import LEFT, PLAYING, Seat, StoredTable

DRILL = "drill"
LONGEST = 40
"""Characters of what may be no lesson at all that are said again."""


class Lessons:
    """Makes tables for lessons, and knows what the note beside each of them says."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.database = playing.database

    async def begin(self, profile: Profile, title: str, id: str, anew: bool) -> StoredTable:
        """The table of a lesson: the one that stands, unless there is none or a new one is wanted.

        What nobody finished is taken away when it begins anew; else the game there stays.
        """
        lesson = found(title, id)
        async with self.database.writing() as writing:
            # Locked first, as when a person goes, and so that two clicks make one table.
            await profiles.find(writing.connection, profile.id, lock=True)
            before = await progress.in_lesson(writing.connection, profile.id, title, id)
            if before is not None and before.table is not None:
                standing = await tables.find(writing.connection, before.table)
                if standing is not None and not anew:
                    return standing
                if standing is not None and (lesson.kind == DRILL or not before.solved):
                    await tables.remove(writing, standing.id)
                    writing.tell(Hint(standing.id, "table"))
                elif standing is not None:
                    await put_away(writing, standing)
            table, log = laid_out(lesson, profile)
            await tables.add(writing, table)
            if log:
                await entries.append(writing, table, log, table.deciding)
            first = Progress(
                profile.id, title, id, table.id, "[]", lesson.steps[0].id, False, "", now()
            )
            if before is not None:
                first = replace(first, solved=before.solved, answer=before.answer)
            await progress.keep(writing, first)
            return await tables.changed(writing, table.id)

    async def note(self, profile: Profile, id: str) -> LessonNote | None:
        """What the note says now; none where this person plays no lesson."""
        async with self.database.reading() as connection:
            mine = await progress.at_table(connection, profile.id, id)
        table, opened = await self.playing.opened(id, profile.id)
        if mine is None or not table.lesson:
            return None
        return await self._noted(mine, opened)

    async def confirm(self, profile: Profile, id: str, step: str) -> LessonNote:
        """Go on from a step that was read, or on one's own way; what the note says then."""
        async with self.database.writing() as writing:
            table = await find_visible(writing.connection, id, profile.id)
            mine = await progress.at_table(writing.connection, profile.id, id, lock=True)
            if mine is None or not table.lesson:
                raise Conflict("no-lesson-here")
            if all(one.id != step for one in found(mine.title, mine.lesson).steps):
                raise Problem("no-step", step=step)
            done = done_of(mine)
            if step not in done:
                mine = replace(mine, done=encode([*done, step]).decode())
                await progress.change(writing, mine, done=mine.done)
        _, opened = await self.playing.opened(id, profile.id)
        return await self._noted(mine, opened)

    async def leave(self, profile: Profile, id: str) -> StoredTable:
        """No lesson any more: the game goes on against bots that follow none."""
        async with self.database.writing() as writing:
            table = await find_visible(writing.connection, id, profile.id, lock=True)
            mine = await progress.at_table(writing.connection, profile.id, id)
            if mine is None or not table.lesson:
                raise Conflict("no-lesson-here")
            await progress.change(writing, mine, table=None)
            await put_away(writing, table)
            return await tables.changed(writing, id)

    async def _noted(self, mine: Progress, opened: OpenGame) -> LessonNote:
        """The note of a game, and that the person has come as far as it says."""
        lesson = found(mine.title, mine.lesson)
        note = guide.note(lesson, opened.game, lesson.seat, done_of(mine))
        await self._forget(mine, {one.step for one in note.reached})
        solved = mine.solved or (note.over and all(goal.holds for goal in note.met))
        answer = mine.answer
        if note.met:
            mine_played = [move.move for move in opened.played if move.seat == lesson.seat]
            answer = ", ".join(mine_played)
        come = replace(mine, reached=note.step, solved=solved, answer=answer)
        if come != mine:
            async with self.database.writing() as writing:
                await progress.change(
                    writing, come, reached=note.step, solved=solved, answer=answer, at=now()
                )
        return note

    async def _forget(self, mine: Progress, reached: set[str]) -> None:
        """What was read of steps that the table was taken back to before is to be read again."""
        if reached.issuperset(done_of(mine)) or mine.table is None:
            return
        async with self.database.writing() as writing:
            now = await progress.at_table(writing.connection, mine.profile, mine.table, lock=True)
            if now is not None:
                done = [step for step in done_of(now) if step in reached]
                await progress.change(writing, now, done=encode(done).decode())


def found(title: str, id: str) -> Lesson:
    """A lesson of a title."""
    try:
        return library.find(title, id)
    except BadLesson:
        raise NotFound("no-lesson", title=title[:LONGEST], lesson=id[:LONGEST]) from None


def done_of(mine: Progress) -> list[str]:
    """The steps that a person has confirmed."""
    return msgspec.json.decode(mine.done, type=list[str])


def laid_out(lesson: Lesson, profile: Profile) -> tuple[StoredTable, list[Entry]]:
    """The table of a lesson before its moves, whom its beginning waits for, and these moves."""
    game = lesson.begin(profile.name)
    record, at = game.record, now()
    seats = [
        Seat(seat, name, profile=profile.id)
        if seat == lesson.seat
        else Seat(seat, name, bot=lesson.bot)
        for seat, name in enumerate(record.seats)
    ]
    table = StoredTable(
        profiles.new_id(),
        record.title,
        record.rules,
        encode(record.options).decode(),
        since=at,
        created=at,
        started=at,
        seed=record.seed,
        origin=encode(record.position).decode() if record.position else None,
        host=profile.id,
        lesson=lesson.id,
        state=PLAYING,
        deciding=game.seat,
        seats=tuple(seats),
    )
    return table, log_of(game, at)


async def put_away(writing: Writing, table: StoredTable) -> None:
    """Let a lesson's table be one like others, where the bots go on that its rivals became."""
    try:
        then = library.find(table.title, table.lesson or "").rivals.then
    except BadLesson:
        then = STAND_IN
    for seat in table.seats:
        if seat.bot is not None and seat.profile is None:
            bot = at_seat(then, table.id, seat.seat)
            await tables.change_seat(writing, table.id, seat.seat, bot=bot)
    await tables.change(writing, table.id, lesson=LEFT)
    writing.tell(Hint(table.id, "table"))
