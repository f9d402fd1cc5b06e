"""What monitoring asks for: whether the server is well, and what it counts."""

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import arkwright
from arkwright.server.messages.refusals import Refused
from arkwright.server.messages.titles import Health
from arkwright.server.problems import NotFound, Unavailable
from arkwright.server.security.dependencies import AppServices


@get(
    "/health",
    tags=["server"],
    summary="Whether the server and its database are well",
    responses={503: ResponseSpec(Refused, description="They are not.", generate_examples=False)},
)
async def health(services: AppServices) -> Health:
    try:
        async with services.database.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        raise Unavailable("no-database") from None
    return Health("ok", arkwright.__version__)


@get("/metrics", include_in_schema=False)
async def metrics(services: AppServices) -> Response[bytes]:
    """Everything that this process counts, if the operator has switched it on."""
    if not services.settings.metrics:
        raise NotFound("no-page")
    return Response(services.metrics.text(), media_type=CONTENT_TYPE_LATEST)
