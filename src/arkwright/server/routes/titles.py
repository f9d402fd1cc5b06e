"""What can be played here, and whether the server is well."""

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

import arkwright
from arkwright import bots, locales
from arkwright.server.door.visitors import Here
from arkwright.server.messages import (
    ComponentMessage,
    GradeOffer,
    Health,
    Json,
    Offer,
    OptionOffer,
    Refused,
    TitleOffer,
)
from arkwright.server.storage.health import check


@get(
    "/health",
    tags=["server"],
    summary="Whether the server and its database are well",
    responses={503: ResponseSpec(Refused, description="They are not.", generate_examples=False)},
)
async def health(services: Here) -> Health:
    await check(services.database)
    return Health("ok", arkwright.__version__)


@get("/titles", tags=["titles"], summary="The titles, their options, and the bots")
async def offer() -> Offer:
    return Offer(
        titles=[title_offer(name) for name in arkwright.titles()],
        bots=bots.names(),
        grades=[GradeOffer(g, grade.seconds, grade.has_style) for g, grade in bots.GRADES.items()],
        styles=list(bots.STYLES),
        languages=locales.languages(),
    )


def title_offer(name: str) -> TitleOffer:
    title = arkwright.find_title(name)
    options = [OptionOffer(o.name, list(o.values), list(o.seats)) for o in title.options.values()]
    return TitleOffer(title.name, title.rules, list(title.seats), options)


@get("/titles/{title:str}/components", tags=["titles"], summary="Every printed number of a title")
async def components(title: FromPath[str]) -> list[ComponentMessage]:
    return numbers_of(title, None)


def numbers_of(title: str, corrections: Json | None) -> list[ComponentMessage]:
    """Every printed number of a title, with corrections laid over."""
    return [
        ComponentMessage(c.name, c.values, c.certainty, c.source)
        for c in arkwright.find_title(title).sheet(corrections).components()
    ]


ROUTES = (offer, components)
