"""What a route is given: the services, and who is asking, in which language."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.types import Scope

from arkwright import locales
from arkwright.server.people import cookies
from arkwright.server.problems import Unknown
from arkwright.server.services import Services
from arkwright.server.storage.profiles import Profile

AppServices = NamedDependency[Services]
"""What a route asks for by `services`."""
Visitor = NamedDependency[Profile | None]
"""What a route asks for by `visitor`: the person, or nobody known."""
Myself = NamedDependency[Profile]
"""What a route asks for by `me`: the person; who has no profile is refused."""

Connection = ASGIConnection[Any, Any, Any, State]
HttpRequest = Request[Any, Any, Any]


def language_of(connection: Connection) -> str:
    """The language a visitor reads: the profile's, else the first that the browser asks for."""
    chosen: str | None = connection.scope.get("state", {}).get("language")
    if chosen is not None:
        return chosen
    known = locales.languages()
    for wanted in connection.headers.get("accept-language", "").split(","):
        language = wanted.partition(";")[0].strip().lower()
        for one in known:
            if f"{language}-".startswith(f"{one}-"):
                return one
    return locales.ENGLISH


async def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


async def provide_visitor(scope: Scope, services: AppServices) -> Profile | None:
    """The person who asks; None without a good cookie."""
    # It asks for the services, though it could find them: two that need nothing of each other
    # would be provided at once, and the framework starts a group of tasks for that.
    connection: Connection = ASGIConnection(scope)
    profile = await services.people.behind(connection.cookies.get(cookies.NAME))
    if profile is not None:
        connection.state["language"] = profile.language
    return profile


async def provide_me(visitor: Visitor) -> Profile:
    if visitor is None:
        raise Unknown("no-profile")
    return visitor


DEPENDENCIES = {
    "services": Provide(provide_services),
    "visitor": Provide(provide_visitor),
    "me": Provide(provide_me),
}
