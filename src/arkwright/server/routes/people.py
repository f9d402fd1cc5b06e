"""My profile: how I am called and shown here, and from which devices I use it."""

from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from arkwright.server.games import awards
from arkwright.server.messages.common import shared
from arkwright.server.messages.people import Awards, Me, PasswordForm, ProfileForm, SignInForm
from arkwright.server.people import cookies
from arkwright.server.security.dependencies import (
    AppServices,
    HttpRequest,
    Myself,
    Visitor,
    language_of,
)
from arkwright.server.services import Services
from arkwright.server.storage.profiles import Profile


@get("/me", summary="My profile; a first visit makes one")
async def me(request: HttpRequest, services: AppServices, visitor: Visitor) -> Response[Me]:
    if visitor is None:
        services.limits.check_sign_in(request.scope)
        return known(request, services, await services.people.welcome(language_of(request)))
    mine = services.people.signing.read(request.cookies[cookies.NAME])
    if mine is None or mine.is_old:
        return known(request, services, visitor)
    return Response(profile_message(visitor, services))


@patch("/me", summary="Change my name, colour, symbol or language")
async def change(services: AppServices, me: Myself, data: JSONBody[ProfileForm]) -> Me:
    """Any of them; the rest stays. Who has a password signs in by the new name."""
    return profile_message(await services.people.change(me, data), services)


@delete("/me", summary="Forget me")
async def forget(services: AppServices, me: Myself) -> Response[None]:
    """The profile is removed; bots play on at its tables, and others host them."""
    for table in await services.people.forget(me):
        services.playing.begun(table)
    return unknown()


@put("/me/password", summary="Give my profile a password")
async def set_password(
    request: HttpRequest, services: AppServices, me: Myself, data: JSONBody[PasswordForm]
) -> Response[Me]:
    """With one, the profile can be used from other devices; every other sign-in ends."""
    services.limits.check_sign_in(request.scope)
    changed = await services.people.set_password(me, data.password, data.current)
    return known(request, services, changed)


@get("/me/awards", summary="My awards and best solo games")
async def my_awards(services: AppServices, me: Myself) -> Awards:
    """Of the card game's solo challenge. Games that were played from their start count."""
    async with services.database.reading() as connection:
        return await awards.of_person(connection, me.id)


@post("/sign-in", summary="Use my profile from this device", status_code=200)
async def sign_in(
    request: HttpRequest, services: AppServices, data: JSONBody[SignInForm]
) -> Response[Me]:
    """It replaces the profile that this browser had."""
    services.limits.check_sign_in(request.scope)
    profile = await services.people.sign_in(data.name, data.password)
    return known(request, services, profile)


@post("/sign-out", summary="Sign out here", status_code=204)
async def sign_out() -> Response[None]:
    """The browser forgets the profile; without a password there is no way back to it."""
    return unknown()


@post("/sign-out-everywhere", summary="End other sign-ins", status_code=200)
async def sign_out_everywhere(
    request: HttpRequest, services: AppServices, me: Myself
) -> Response[Me]:
    """Every cookie of mine becomes worthless, and this device gets a new one."""
    return known(request, services, await services.people.sign_out_everywhere(me))


def known(request: HttpRequest, services: Services, profile: Profile) -> Response[Me]:
    """The answer to somebody who is known by a new cookie from now on."""
    cookie = Cookie(
        key=cookies.NAME,
        value=services.people.cookie_for(profile),
        max_age=cookies.LIFETIME,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(profile_message(profile, services), cookies=[cookie])


def unknown() -> Response[None]:
    """The answer to somebody whose browser shall forget the cookie."""
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(cookies.NAME)
    return answer


def profile_message(profile: Profile, services: Services) -> Me:
    return Me(
        **shared(profile, Me),
        has_password=profile.password is not None,
        webhooks_allowed=services.settings.webhooks,
        push_allowed=services.settings.push,
    )
