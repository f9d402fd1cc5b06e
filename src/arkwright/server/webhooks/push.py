"""What a push service takes: a message that one device alone can open, signed by this server.

The protocol is RFC 8030, the encryption RFC 8291, the signature RFC 8292 (VAPID).
"""

import base64
import binascii

import httpx

from arkwright.server.problems import Problem
from arkwright.server.storage import profiles
from arkwright.server.storage.database import Database
from arkwright.server.storage.devices import Device

SECRET = "push"
"""The name of the private key among the secrets that all processes share."""
ENCODING = "aes128gcm"
AUTH_BYTES = 16
WINDOWS = ".notify.windows.com"
"""Where a push service wants to be told what kind of message comes."""


class PushKeys:
    """The keys by which push services, and the browsers behind them, know this server."""

    def __init__(self, secret: str, address: str) -> None:
        # Here, because the library takes half a second: only who pushes waits for it.
        from py_vapid import Vapid02

        # Its own look at the address would refuse one with a port.
        self._vapid = Vapid02(Vapid02.from_raw(secret.encode()).private_key, {"no-strict": True})
        self._address = address

    @property
    def public(self) -> str:
        """What a browser is told when it subscribes."""
        numbers = self._vapid.public_key.public_numbers()
        return written(b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big"))

    def sealed(
        self, device: Device, content: bytes, topic: str, ttl: int
    ) -> tuple[bytes, dict[str, str]]:
        """Something for a device: what to send to its endpoint, and with which headers.

        Of one topic, only the last that has not arrived yet is kept, and no longer than `ttl`
        seconds.
        """
        from py_vapid import VapidException
        from pywebpush import WebPusher

        url = httpx.URL(device.endpoint)
        origin = f"{url.scheme}://{url.netloc.decode('ascii')}"
        try:
            signed = self._vapid.sign({"sub": self._address, "aud": origin})
        except VapidException:
            raise Problem("webhook-not-https") from None  # a host without a name
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        pusher = WebPusher({"endpoint": device.endpoint, "keys": keys})
        headers = {
            "Authorization": signed["Authorization"],
            "Content-Encoding": ENCODING,
            "Content-Type": "application/octet-stream",
            "TTL": str(ttl),
            "Topic": topic,
            "Urgency": "high",
        }
        if url.host.endswith(WINDOWS):
            headers["X-WNS-Type"] = "wns/raw"
        return pusher.encode(content, ENCODING)["body"], headers


async def shared_keys(database: Database, address: str) -> PushKeys:
    """The keys of all processes, made on the first start that needs them."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    secret = await profiles.shared_secret(database, SECRET, written(number.to_bytes(32, "big")))
    return PushKeys(secret, address)


def checked_keys(p256dh: str, auth: str) -> tuple[str, str]:
    """The keys of a device as they are kept; what is no key is refused."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, shared = read(p256dh), read(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Problem("push-bad-keys") from None
    if len(shared) != AUTH_BYTES or point[:1] != b"\x04":
        raise Problem("push-bad-keys")
    return written(point), written(shared)


def read(text: str) -> bytes:
    """Bytes that are written in the letters of addresses, with or without what fills them up."""
    bare = text.rstrip("=")
    try:
        return base64.b64decode(bare + "=" * (-len(bare) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("this is not base64") from None


def written(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
