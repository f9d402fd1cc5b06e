"""The rules as pages, which a browser may keep while they are the same."""

import gzip
import hashlib
from functools import cache

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

import arkwright
from arkwright import handbook, locales
from arkwright.server.messages.common import encode
from arkwright.server.messages.rules import ExampleForm, Rules
from arkwright.server.messages.tables import TableMessage
from arkwright.server.problems import Problem
from arkwright.server.routes.tables import table_message
from arkwright.server.security.dependencies import AppServices, HttpRequest, Myself

PAGES = {
    200: ResponseSpec(Rules, description="The rules.", generate_examples=False),
    304: ResponseSpec(None, description="They are still what they were.", generate_examples=False),
}


@get(
    "/rules/{title:str}/{language:str}",
    summary="The rules of a title, as pages",
    responses=PAGES,
    sync_to_thread=True,
)
def rules(request: HttpRequest, title: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """Chapters as HTML, in English what is not written in the language."""
    if language not in locales.languages():
        raise Problem("no-language", languages=", ".join(locales.languages()))
    body, mark = packed(arkwright.find_title(title).name, language)
    headers = {"ETag": mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(body), media_type=MediaType.JSON, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)


@post("/rules/{title:str}/examples/{example:str}", summary="Open an example of the rules")
async def open_example(
    services: AppServices,
    me: Myself,
    title: FromPath[str],
    example: FromPath[str],
    data: JSONBody[ExampleForm],
) -> TableMessage:
    """A table of mine alone that begins where the example does."""
    table = await services.examples.open(me, arkwright.find_title(title).name, example, data.way)
    return table_message(table, me)


@cache
def packed(title: str, language: str) -> tuple[bytes, str]:
    """The rules as they are sent, packed, and what tells them from others."""
    body = gzip.compress(encode(handbook.rules(title, language)), mtime=0)
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'
