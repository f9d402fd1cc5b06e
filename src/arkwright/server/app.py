"""The application: routes, what every request passes, and what lives as long as it runs."""

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig

import arkwright
from arkwright.server import services
from arkwright.server.refusing import HANDLERS
from arkwright.server.routes import people, play, tables, titles
from arkwright.server.settings import Settings
from arkwright.server.visitors import DEPENDENCIES

MOST_BYTES = 128 * 1024
"""The longest body that is read."""

ROUTES = (titles, people, tables, play)


def create_app(settings: Settings) -> Litestar:
    """The application with these settings. Its database must have been made (see upgrade.py)."""
    api = Router("/api", route_handlers=[route for room in ROUTES for route in room.ROUTES])
    return Litestar(
        route_handlers=[titles.health, api],
        dependencies=DEPENDENCIES,
        exception_handlers=HANDLERS,
        lifespan=[services.opened],
        request_max_body_size=MOST_BYTES,
        state=State({"settings": settings}),
        openapi_config=OpenAPIConfig(
            title="Arkwright", version=arkwright.__version__, path="/docs"
        ),
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )


def from_environment() -> Litestar:
    """The application that `arkwright serve` starts in each process."""
    return create_app(Settings.from_environment())
