"""How errors are answered: always in one sentence, never with what the server thought."""

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from arkwright import locales
from arkwright.play import ArkwrightError
from arkwright.server.messages.refusals import Refused
from arkwright.server.problems import Fault, Problem, Unavailable, refused_input
from arkwright.server.security.dependencies import HttpRequest, language_of

LOG = logging.getLogger(__name__)

Answer = Response[Refused]

BY_STATUS = {
    401: "no-profile",
    404: "no-page",
    405: "no-method",
    413: "too-long",
    415: "not-json",
    429: "too-many",
}
"""The sentences for what the framework itself refuses."""
OTHERWISE = "refused"


class JsonRequest(HttpRequest):
    """A request whose body is refused also where the reader of JSON stumbles over it."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError):
            raise ClientException("the body is no JSON that can be read") from None


def refuse_problem(request: HttpRequest, problem: Problem) -> Answer:
    return Response(
        problem.message(language_of(request)), status_code=problem.status, headers=problem.headers
    )


def refuse_input(request: HttpRequest, error: ArkwrightError) -> Answer:
    return Response(refused_input(error, language_of(request)), status_code=400)


def refuse_http(request: HttpRequest, error: HTTPException) -> Answer:
    language = language_of(request)
    if isinstance(error, ValidationException) or error.status_code == 400:
        sentence = locales.sentence("problem-bad-request", {"what": described(error)}, language)
        return Response(Refused("bad-request", sentence or ""), status_code=400)
    id = BY_STATUS.get(error.status_code, OTHERWISE)
    sentence = locales.sentence(f"problem-{id}", {}, language)
    return Response(
        Refused(id, sentence or error.detail),
        status_code=error.status_code,
        headers=dict(error.headers or {}),
    )


def described(error: HTTPException) -> str:
    """What is wrong with a request: the field, and what is expected there."""
    extra = error.extra
    if isinstance(extra, list):
        parts = [
            f"{e.get('key', '')}: {e.get('message', '')}".strip(": ")
            for e in extra
            if isinstance(e, dict)
        ]
        return "; ".join(part for part in parts if part) or error.detail
    return error.detail


def refuse_all(request: HttpRequest, error: Exception) -> Answer:
    """A fault of ours: logged whole, told in a sentence."""
    LOG.error("fault", exc_info=error, extra={"facts": {"path": request.url.path}})
    return refuse_problem(request, Fault("fault"))


def refuse_without_database(request: HttpRequest, error: DBAPIError | OSError) -> Answer:
    """The database is away for a while; but what it refuses itself is a fault of ours."""
    if isinstance(error, IntegrityError | DataError | ProgrammingError):
        return refuse_all(request, error)
    LOG.warning("no-database", extra={"facts": {"error": str(error)}})
    return refuse_problem(request, Unavailable("no-database"))


HANDLERS: ExceptionHandlersMap = {
    Problem: refuse_problem,
    DBAPIError: refuse_without_database,
    OSError: refuse_without_database,
    ArkwrightError: refuse_input,
    HTTPException: refuse_http,
    Exception: refuse_all,
}
