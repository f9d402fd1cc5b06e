"""What Prometheus asks for."""

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from arkwright.server.door.visitors import Here
from arkwright.server.problems import NotFound


@get("/metrics", include_in_schema=False)
async def metrics(services: Here) -> Response[bytes]:
    """Everything that this process counts, if the operator has switched it on."""
    if not services.settings.metrics:
        raise NotFound("no-page")
    return Response(services.metrics.text(), media_type=CONTENT_TYPE_LATEST)
