"""The devices that a person is told on: subscribed, listed, given up."""

from arkwright.server.messages.people import DeviceForm, DeviceMessage, Push
from arkwright.server.people.wording import clean_name
from arkwright.server.problems import Forbidden
from arkwright.server.storage import devices
from arkwright.server.storage.database import Database, now
from arkwright.server.storage.devices import Device
from arkwright.server.storage.profiles import new_id
from arkwright.server.webhooks.client import WebhookClient
from arkwright.server.webhooks.push import PushKeys, checked_keys

MOST_DEVICES = 10
"""How many devices of one person are told."""


class Devices:
    """What people decide about being told by push."""

    def __init__(self, database: Database, client: WebhookClient, keys: PushKeys | None) -> None:
        self.database = database
        self.client = client
        self._keys = keys

    def _checked(self) -> PushKeys:
        """The keys, if the operator has allowed push."""
        if self._keys is None:
            raise Forbidden("no-push-here")
        return self._keys

    async def of(self, profile: str) -> Push:
        """The key that a browser subscribes with, and the devices there are."""
        key = self._checked().public
        async with self.database.reading() as connection:
            found = await devices.of_person(connection, profile)
        return Push(key, [device_message(one) for one in found])

    async def subscribe(self, profile: str, form: DeviceForm) -> DeviceMessage:
        """Tell a device from now on, at an address on the open internet."""
        self._checked()
        name = clean_name(form.name)
        p256dh, auth = checked_keys(form.keys.p256dh, form.keys.auth)
        endpoint = await self.client.check(form.endpoint)
        device = Device(new_id(), profile, endpoint, p256dh, auth, name, now())
        async with self.database.writing() as writing:
            kept = await devices.keep(writing, device, MOST_DEVICES)
        return device_message(kept)

    async def unsubscribe(self, profile: str, device: str) -> Push:
        """Tell a device of this person no more; one that is not there is no trouble."""
        self._checked()
        async with self.database.writing() as writing:
            await devices.remove(writing, device, profile)
        return await self.of(profile)


def device_message(device: Device) -> DeviceMessage:
    return DeviceMessage(device.id, device.name, device.renewed)
