"""The application: routes, what every request passes, and what lives as long as it runs."""

import gc
import sys
from pathlib import Path
from types import ModuleType

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

import arkwright
from arkwright.server import services
from arkwright.server.operating.metrics import MetricsMiddleware
from arkwright.server.reference.openapi import configuration
from arkwright.server.reference.page import pages
from arkwright.server.reference.refusals import DescribedRefusals
from arkwright.server.routes import (
    chat,
    history,
    lessons,
    live,
    monitoring,
    people,
    play,
    push,
    rules,
    site,
    tables,
    titles,
    webhooks,
)
from arkwright.server.security.dependencies import DEPENDENCIES
from arkwright.server.security.error_handlers import HANDLERS, JsonRequest
from arkwright.server.security.middleware import SecurityMiddleware
from arkwright.server.settings import Settings

GARBAGE_THRESHOLDS = (20_000, 20, 20)
"""How many new objects there must be, and how many lesser looks, before garbage is looked for."""
SWITCH_INTERVAL = 0.0002
"""Seconds after which a busy thread lets another one go on."""
MOST_BYTES = 128 * 1024
"""The longest body that is read."""

SUBJECTS = {
    "titles": [titles, rules],
    "people": [people, webhooks, push],
    "tables": [tables],
    "play": [play],
    "history": [history],
    "lessons": [lessons],
    "watching": [live],
    "chat": [chat],
}
"""What the addresses of the API are about, and where they are."""


def create_app(settings: Settings) -> Litestar:
    """The application with these settings. Its database must have been made (see upgrade.py)."""
    api = [
        Router("/api", route_handlers=routes_of(*modules), tags=[subject])
        for subject, modules in SUBJECTS.items()
    ]
    pages_of_client = site.pages(Path(settings.site))
    app = Litestar(
        route_handlers=[*routes_of(monitoring), *api, pages_of_client],
        dependencies=DEPENDENCIES,
        exception_handlers=HANDLERS,
        lifespan=[services.opened],
        plugins=[DescribedRefusals()],
        request_class=JsonRequest,
        request_max_body_size=MOST_BYTES,
        state=State({"settings": settings}),
        openapi_config=configuration(*pages(settings.address)),
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
    # Around all of it: what the framework itself answers goes through here, too.
    app.asgi_handler = SecurityMiddleware(app.asgi_handler, settings.address)
    if settings.metrics:
        app.asgi_handler = MetricsMiddleware(app.asgi_handler)
    return app


def routes_of(*modules: ModuleType) -> list[BaseRouteHandler]:
    """Every route that these modules have, in their order."""
    return [
        found
        for module in modules
        for found in vars(module).values()
        if isinstance(found, BaseRouteHandler)
    ]


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
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    # SQLite's threads need Python once for every row: they must not wait long for it.
    sys.setswitchinterval(SWITCH_INTERVAL)
    return app
