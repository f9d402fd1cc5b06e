"""My devices: where a push service tells me that it is my turn."""

from typing import Annotated

from litestar import delete, get, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from arkwright.server.messages.people import DeviceForm, DeviceMessage, Push
from arkwright.server.security.dependencies import AppServices, Myself

DeviceId = Annotated[str, Meta(max_length=16)]


@get("/me/push", summary="The devices that I am told on")
async def push(services: AppServices, me: Myself) -> Push:
    """With the key that a browser gives its push service to subscribe.

    The operator must have allowed it.
    """
    return await services.devices.of(me.id)


@put("/me/push", summary="Tell me on this device")
async def subscribe(services: AppServices, me: Myself, data: JSONBody[DeviceForm]) -> DeviceMessage:
    """By Web Push, at live tables and by turns, when a turn passes to me or a game is over.

    A message has a title in my language and the path of the table, nothing of the game. The
    endpoint must be on the open internet. A device that subscribes again keeps its id; beyond ten
    devices, the one that did so longest ago is given up, and so is one that its push service no
    longer knows. Signing out everywhere gives up all.
    """
    return await services.devices.subscribe(me.id, data)


@delete("/me/push/{device:str}", summary="Tell me no more on a device", status_code=200)
async def unsubscribe(services: AppServices, me: Myself, device: FromPath[DeviceId]) -> Push:
    return await services.devices.unsubscribe(me.id, device)
