"""My profile: how I am called and shown here, and from which devices I use it."""

from typing import Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from arkwright.server.door import cookies
from arkwright.server.door.visitors import Here, Myself, Visitor, language_of
from arkwright.server.games import awards
from arkwright.server.messages import Awards, Me, PasswordForm, ProfileForm, SignInForm
from arkwright.server.services import Services
from arkwright.server.storage.profiles import Profile

Asked = Request[Any, Any, Any]


@get("/me", tags=["people"], summary="My profile; a first visit makes one")
async def me(request: Asked, services: Here, visitor: Visitor) -> Response[Me]:
    if visitor is None:
        services.limits.check_door(request.scope)
        return known(request, services, await services.people.welcome(language_of(request)))
    mine = services.people.signing.read(request.cookies[cookies.NAME])
    if mine is None or mine.is_old:
        return known(request, services, visitor)
    return Response(shown(visitor, services))


@patch("/me", tags=["people"], summary="Change my name, colour, symbol or language")
async def change(services: Here, me: Myself, data: JSONBody[ProfileForm]) -> Me:
    """Any of them; the rest stays. Who has a password signs in by the new name."""
    return shown(await services.people.change(me, data), services)


@delete("/me", tags=["people"], summary="Forget me")
async def forget(services: Here, me: Myself) -> Response[None]:
    """The profile is removed; bots play on at its tables, and others host them."""
    for table in await services.people.forget(me):
        services.playing.begun(table)
    return unknown()


@put("/me/password", tags=["people"], summary="Give my profile a password")
async def set_password(
    request: Asked, services: Here, me: Myself, data: JSONBody[PasswordForm]
) -> Response[Me]:
    """With one, the profile can be used from other devices; every other sign-in ends."""
    services.limits.check_door(request.scope)
    changed = await services.people.set_password(me, data.password, data.current)
    return known(request, services, changed)


@get("/me/awards", tags=["people"], summary="My awards and best solo games")
async def my_awards(services: Here, me: Myself) -> Awards:
    """Of the card game's solo challenge. Games that were played from their start count."""
    async with services.database.reading() as connection:
        return await awards.of_person(connection, me.id)


@post("/sign-in", tags=["people"], summary="Use my profile from this device", status_code=200)
async def sign_in(request: Asked, services: Here, data: JSONBody[SignInForm]) -> Response[Me]:
    """It replaces the profile that this browser had."""
    services.limits.check_door(request.scope)
    profile = await services.people.sign_in(data.name, data.password)
    return known(request, services, profile)


@post("/sign-out", tags=["people"], summary="Sign out here", status_code=204)
async def sign_out() -> Response[None]:
    """The browser forgets the profile; without a password there is no way back to it."""
    return unknown()


@post("/sign-out-everywhere", tags=["people"], summary="End other sign-ins", status_code=200)
async def sign_out_everywhere(request: Asked, services: Here, me: Myself) -> Response[Me]:
    """Every cookie of mine becomes worthless, and this device gets a new one."""
    return known(request, services, await services.people.sign_out_everywhere(me))


def known(request: Asked, services: Services, profile: Profile) -> Response[Me]:
    """The answer to somebody who is known by a new cookie from now on."""
    cookie = Cookie(
        key=cookies.NAME,
        value=services.people.cookie_for(profile),
        max_age=cookies.LIFETIME,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(shown(profile, services), cookies=[cookie])


def unknown() -> Response[None]:
    """The answer to somebody whose browser shall forget the cookie."""
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(cookies.NAME)
    return answer


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


ROUTES = (me, change, forget, set_password, my_awards, sign_in, sign_out, sign_out_everywhere)
