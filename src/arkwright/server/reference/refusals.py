"""How the OpenAPI description learns what may be refused: from what a route asks for."""

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from arkwright.server.messages.refusals import Refused

ALWAYS = {400: "Not understood.", 413: "Too long.", 429: "Too many requests."}
OF_PEOPLE = {401: "Not without a profile or its password.", 403: "Not for this person."}
OF_THINGS = {404: "There is no such thing.", 409: "Something else happened first."}
OF_BODIES = {415: "The body is not JSON."}


class DescribedRefusals(ReceiveRoutePlugin):
    """Adds to each route's description what it may answer instead."""

    def receive_route(self, route: BaseRoute) -> None:
        if not isinstance(route, HTTPRoute):
            return
        for handler in route.route_handlers:
            if handler.include_in_schema and "OPTIONS" not in handler.http_methods:
                handler.responses = refusals(route, handler) | dict(handler.responses or {})


def refusals(route: HTTPRoute, handler: HTTPRouteHandler) -> dict[int, ResponseSpec]:
    """By status."""
    asks = handler.parsed_fn_signature.parameters
    found = dict(ALWAYS)
    if asks.keys() & {"me", "visitor", "data"}:
        found |= OF_PEOPLE
    if route.path_parameters or "data" in asks:
        found |= OF_THINGS
    if "data" in asks:
        found |= OF_BODIES
    return {
        status: ResponseSpec(Refused, description=found[status], generate_examples=False)
        for status in sorted(found)
    }
