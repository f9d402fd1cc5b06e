"""The application: routes, what every request passes, and what lives as long as it runs."""

import gc
import sys
from pathlib import Path

from litestar import Litestar, Router
from litestar.datastructures import State

import arkwright
from arkwright.server import services
from arkwright.server.door.refusing import HANDLERS, AnyRequest
from arkwright.server.door.security import Guard
from arkwright.server.door.visitors import DEPENDENCIES
from arkwright.server.operating.metrics import Measured
from arkwright.server.reference.describing import DescribedRefusals
from arkwright.server.reference.description import configuration
from arkwright.server.reference.page import pages
from arkwright.server.routes import (
    around,
    counts,
    history,
    live,
    people,
    play,
    site,
    tables,
    titles,
    webhooks,
)
from arkwright.server.settings import Settings

SELDOM = (20_000, 20, 20)
"""How many new objects there must be, and how many lesser looks, before garbage is looked for."""
SOON = 0.0002
"""Seconds after which a busy thread lets another one go on."""
MOST_BYTES = 128 * 1024
"""The longest body that is read."""

ROUTES = (titles, people, webhooks, tables, play, history, live, around)


def create_app(settings: Settings) -> Litestar:
    """The application with these settings. Its database must have been made (see upgrade.py)."""
    api = Router("/api", route_handlers=[route for room in ROUTES for route in room.ROUTES])
    app = Litestar(
        route_handlers=[titles.health, counts.metrics, api, site.pages(Path(settings.site))],
        dependencies=DEPENDENCIES,
        exception_handlers=HANDLERS,
        lifespan=[services.opened],
        plugins=[DescribedRefusals()],
        request_class=AnyRequest,
        request_max_body_size=MOST_BYTES,
        state=State({"settings": settings}),
        openapi_config=configuration(*pages(settings.address)),
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
    # Around all of it: what the framework itself answers goes through here, too.
    app.asgi_handler = Guard(app.asgi_handler, settings.address)
    if settings.metrics:
        app.asgi_handler = Measured(app.asgi_handler)
    return app


def know_all_titles() -> None:
    """Read the rules and numbers of every title, so that no visitor waits for it."""
    for name in arkwright.titles():
        for seats in arkwright.find_title(name).seats:
            game = arkwright.new(name, seats=seats, seed=0)
            game.view()
            game.forecast()


def from_environment() -> Litestar:
    """The application that `arkwright serve` starts in each process."""
    app = create_app(Settings.from_environment())
    know_all_titles()
    # Looking for garbage stops everything meanwhile. What is loaded by now never becomes any, and
    # games are no rings of objects: they go when nobody asks for them. So it looks seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    # SQLite's threads need Python once for every row: they must not wait long for it.
    sys.setswitchinterval(SOON)
    return app
