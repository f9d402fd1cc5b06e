"""What can be played here: titles, their words and printed numbers, and the bots."""

import hashlib

from litestar import Response, get
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

import arkwright
from arkwright import bots, locales
from arkwright.play import editions
from arkwright.server.messages.common import Printed
from arkwright.server.messages.titles import (
    ComponentMessage,
    GradeOffer,
    Offer,
    OptionOffer,
    TitleOffer,
)
from arkwright.server.problems import Problem
from arkwright.server.security.dependencies import HttpRequest

FLUENT = {
    200: ResponseSpec(str, description="Messages in Fluent", media_type=MediaType.TEXT),
    304: ResponseSpec(None, description="They are still what they were.", generate_examples=False),
}


@get("/titles", summary="The titles, their options, and the bots")
async def offer() -> Offer:
    return Offer(
        titles=[title_offer(name) for name in arkwright.titles()],
        bots=bots.names(),
        grades=[GradeOffer(g, grade.seconds, grade.has_style) for g, grade in bots.GRADES.items()],
        styles=list(bots.STYLES),
        languages=locales.languages(),
    )


def title_offer(name: str) -> TitleOffer:
    title = arkwright.find_title(name)
    options = [
        OptionOffer(o.name, list(o.values), list(o.seats), o.module) for o in title.options.values()
    ]
    return TitleOffer(
        name=title.name,
        family=title.family,
        icon=title.icon,
        rules=title.rules,
        seats=list(title.seats),
        minutes=title.minutes,
        options=options,
    )


def family_of(title: str) -> str:
    """The family of a title; none if the edition of an old table is not here any more."""
    return editions.find(title).family if editions.is_known(title) else ""


@get("/words/{language:str}", summary="What the titles are called in a language", responses=FLUENT)
async def names(request: HttpRequest, language: FromPath[str]) -> Response[bytes]:
    return words(request, language, "")


@get(
    "/titles/{title:str}/words/{language:str}",
    summary="What a title says in words of its own, and what all are called",
    responses=FLUENT,
)
async def own_words(
    request: HttpRequest, title: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    return words(request, language, arkwright.find_title(title).name)


def words(request: HttpRequest, language: str, title: str) -> Response[bytes]:
    """Words of titles as a file of messages, which a browser may keep while they are the same."""
    if language not in locales.languages():
        raise Problem("no-language", languages=", ".join(locales.languages()))
    body = locales.words_of(language, title).encode()
    mark = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": mark, "Cache-Control": "no-cache"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=MediaType.TEXT, headers=headers)


@get("/titles/{title:str}/components", summary="Every printed number of a title")
async def components(title: FromPath[str]) -> list[ComponentMessage]:
    return numbers_of(title, None)


def numbers_of(title: str, corrections: Printed | None) -> list[ComponentMessage]:
    """Every printed number of a title, with corrections laid over."""
    return [
        ComponentMessage(c.name, c.values, c.certainty, c.source)
        for c in arkwright.find_title(title).sheet(corrections).components()
    ]
