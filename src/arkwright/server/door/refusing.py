"""How errors are answered: always in one sentence, never with what the server thought."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from arkwright import locales
from arkwright.play import ArkwrightError
from arkwright.server.door.visitors import language_of
from arkwright.server.messages import Refused
from arkwright.server.problems import Problem, Unavailable, refused_input

LOG = logging.getLogger(__name__)

Asked = Request[Any, Any, Any]
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


class AnyRequest(Asked):
    """A request with whatever body: also what the reader of JSON stumbles over is refused."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError):
            raise ClientException("the body is no JSON that can be read") from None


def refuse_problem(request: Asked, problem: Problem) -> Answer:
    return Response(
        problem.message(language_of(request)), status_code=problem.status, headers=problem.headers
    )


def refuse_input(request: Asked, error: ArkwrightError) -> Answer:
    return Response(refused_input(error, language_of(request)), status_code=400)


def refuse_http(request: Asked, error: HTTPException) -> Answer:
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


def refuse_all(request: Asked, error: Exception) -> Answer:
    """A fault of ours: logged whole, told in a sentence."""
    LOG.error("fault", exc_info=error, extra={"facts": {"path": request.url.path}})
    sentence = locales.sentence("problem-fault", {}, language_of(request))
    return Response(Refused("fault", sentence or ""), status_code=500)


def refuse_without_database(request: Asked, error: DBAPIError | OSError) -> Answer:
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
