"""My profile."""

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import Cookie

from arkwright.server import cookies
from arkwright.server.messages import Me
from arkwright.server.services import Services
from arkwright.server.storage.profiles import Profile
from arkwright.server.visitors import Here, Visitor, language_of

Asked = Request[Any, Any, Any]


@get("/me", tags=["people"], summary="My profile; a first visit makes one")
async def me(request: Asked, services: Here, visitor: Visitor) -> Response[Me]:
    profile = visitor or await services.people.welcome(language_of(request))
    answer = Response(shown(profile, services))
    if visitor is None:
        answer.cookies.append(signed(request, services.people.cookie_for(profile)))
    return answer


def signed(request: Asked, value: str) -> Cookie:
    """The cookie that a person is known by from now on."""
    return Cookie(
        key=cookies.NAME,
        value=value,
        max_age=cookies.LIFETIME,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


def shown(profile: Profile, services: Services) -> Me:
    return Me(
        id=profile.id,
        name=profile.name,
        colour=profile.colour,  # type: ignore[arg-type]
        symbol=profile.symbol,  # type: ignore[arg-type]
        language=profile.language,
        has_password=profile.password is not None,
        webhook=profile.webhook,
        webhooks_allowed=services.settings.webhooks,
    )


ROUTES = (me,)
