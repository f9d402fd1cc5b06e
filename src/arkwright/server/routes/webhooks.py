"""My web hook: where I am told that it is my turn."""

from litestar import delete, post, put
from litestar.params import JSONBody

from arkwright.server.messages.people import Me, WebhookForm
from arkwright.server.routes.people import profile_message
from arkwright.server.security.dependencies import AppServices, Myself
from arkwright.server.services import Services
from arkwright.server.storage import profiles
from arkwright.server.storage.profiles import Profile


@put("/me/webhook", summary="Have my turns announced")
async def set_webhook(services: AppServices, me: Myself, data: JSONBody[WebhookForm]) -> Me:
    """In games by turns, to an address that takes JSON: an incoming web hook of Discord or Slack.

    The message has the same words in `content` and in `text`. It is sent when a turn passes to
    me, when a game begins with my turn, and when a game is over. The address must be on the open
    internet, and the operator must have allowed announcements.
    """
    return await changed(services, me, await services.announcing.check(data.url))


@delete("/me/webhook", summary="No longer announce my turns", status_code=200)
async def remove_webhook(services: AppServices, me: Myself) -> Me:
    return await changed(services, me, None)


@post("/me/webhook/test", summary="Send a trial message", status_code=204)
async def test_webhook(services: AppServices, me: Myself) -> None:
    """At once, to my web hook; refused with a sentence if it does not arrive."""
    await services.announcing.try_out(me)


async def changed(services: Services, profile: Profile, webhook: str | None) -> Me:
    async with services.database.writing() as writing:
        await profiles.change(writing, profile.id, webhook=webhook)
        found = await profiles.find(writing.connection, profile.id)
    assert found is not None
    return profile_message(found, services)
