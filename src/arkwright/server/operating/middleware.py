"""Middleware that sees every request of an application, and the status of its answer."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


class Middleware(ABC):
    """An application around another one, which does something of its own about its requests."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    @abstractmethod
    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, by `self.app`."""


def noting_status(send: Send, tell: Callable[[int], None]) -> Send:
    """What sends an answer, and tells its status as it begins."""

    async def pass_on(message: Message) -> None:
        if message["type"] == "http.response.start":
            tell(message["status"])
        await send(message)

    return pass_on
