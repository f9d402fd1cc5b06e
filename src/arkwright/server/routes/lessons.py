"""Lessons: which there are, beginning one, its note, and what I have used of the rules."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

import arkwright
from arkwright.handbook.family import of_family
from arkwright.lessons import library
from arkwright.lessons.lesson import Lesson
from arkwright.play import editions
from arkwright.server.messages.common import shared
from arkwright.server.messages.lessons import (
    ConfirmForm,
    LessonForm,
    LessonNote,
    LessonOffer,
    LessonProgress,
    LessonStep,
    TitleLessons,
    TitleUsed,
    UsedSubject,
)
from arkwright.server.messages.tables import TableMessage
from arkwright.server.routes.tables import table_message
from arkwright.server.security.dependencies import AppServices, Myself, Visitor
from arkwright.server.storage import progress
from arkwright.server.storage.progress import Progress


@get("/lessons", summary="The lessons of every title, and how far I am")
async def offers(services: AppServices, visitor: Visitor) -> list[TitleLessons]:
    mine: list[Progress] = []
    if visitor is not None:
        async with services.database.reading() as connection:
            mine = await progress.of_person(connection, visitor.id)
    come = {(one.title, one.lesson): one for one in mine}
    return [
        TitleLessons(title, [offer(one, come.get((title, one.id))) for one in lessons])
        for title in arkwright.titles()
        if (lessons := library.lessons(title))
    ]


@post("/lessons/{title:str}/{lesson:str}", summary="Begin a lesson, or go on with it")
async def begin(
    services: AppServices,
    me: Myself,
    title: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonForm],
) -> TableMessage:
    """At the table that stands, or at a new one where rivals follow the lesson."""
    table = await services.lessons.begin(me, title, lesson, data.anew)
    services.playing.begun(table)
    return table_message(table, me)


@get("/tables/{id:str}/lesson", summary="What the note of the lesson says now")
async def note(services: AppServices, me: Myself, id: FromPath[str]) -> LessonNote | None:
    """None if I play no lesson at this table."""
    return await services.lessons.note(me, id)


@post("/tables/{id:str}/lesson", summary="Go on from a step that was read", status_code=200)
async def confirm(
    services: AppServices, me: Myself, id: FromPath[str], data: JSONBody[ConfirmForm]
) -> LessonNote:
    """Or say that one goes one's own way in it."""
    return await services.lessons.confirm(me, id, data.confirm)


@delete("/tables/{id:str}/lesson", summary="Leave the lesson", status_code=200)
async def leave(services: AppServices, me: Myself, id: FromPath[str]) -> TableMessage:
    """The game goes on, against bots that no longer follow it."""
    table = await services.lessons.leave(me, id)
    services.playing.begun(table)
    return table_message(table, me)


@get("/me/used", summary="What I have used of the rules")
async def used(services: AppServices, me: Myself) -> list[TitleUsed]:
    """In games of any kind, by playing: what moves of mine brought about."""
    async with services.database.reading() as connection:
        mine = {(one.family, one.subject) for one in await progress.used_by(connection, me.id)}
    return [
        TitleUsed(
            title.name,
            [
                UsedSubject(
                    subject,
                    title.sections.get(section, section),
                    (title.family, subject) in mine,
                )
                for subject, (section, _) in of_family(title.family).SUBJECTS.items()
            ],
        )
        for title in editions.titles()
    ]


def offer(lesson: Lesson, mine: Progress | None) -> LessonOffer:
    """A lesson with a person's progress in it."""
    otherwise = {
        "steps": [LessonStep(step.id, step.minutes) for step in lesson.steps],
        "progress": None if mine is None else LessonProgress(**shared(mine, LessonProgress)),
    }
    return LessonOffer(**shared(lesson, LessonOffer) | otherwise)
