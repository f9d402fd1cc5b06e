"""Somebody with a browser, and everything that the browser complains of."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebError

import arkwright
from arkwright import Game, Record
from tests.browser.desk import Desk
from tests.browser.given import bring
from tests.server.given import PATIENCE

WIDE = (1440, 900)
LAPTOP = (1366, 768)
PHONE = (390, 844)
GRAVE = ("error", "warning")
KEPT_SETTINGS = """if (location.protocol.startsWith("http"))
  localStorage.getItem("arkwright-settings") ??
    localStorage.setItem("arkwright-settings", JSON.stringify(%s))"""
"""What a browser has kept of an earlier visit."""
OWN_SCHEMES = ("data", "blob", "about")
TOO_MUCH = "ERR_INSUFFICIENT_RESOURCES"
"""What Chromium says of a page that asks without end, or where the machine is short of memory."""
WITHOUT_END = 20
"""How often an address is asked for by a page of which that is to be said."""


class Person:
    """Somebody with a browser of their own, known to the server by its cookie.

    What the browser writes to its console, and what it asks of other hosts, is held against the
    client when the person leaves.
    """

    def __init__(self, browser: Browser, url: str, database: str, **context: Any) -> None:
        self.url = url
        self.database = database
        self.touches: bool = context.get("has_touch", False)
        width, height = context.pop("size", WIDE)
        # Nobody has the time to be told what others did, except who wants to see that.
        shown = {
            "pace": context.pop("pace", "at-once"),
            "scene": "show" if context.pop("scenes", False) else "skip",
            # Unless it is set, it depends on how many games were finished before.
            "explain": context.pop("explain", None),
        }
        self.context = browser.new_context(
            base_url=url,
            **{
                "viewport": {"width": width, "height": height},
                "locale": "en-GB",
                "reduced_motion": "reduce",
                **context,
            },
        )
        self.context.add_init_script(KEPT_SETTINGS % json.dumps(shown))
        self.context.set_default_timeout(1000 * PATIENCE)
        self.complaints: list[str] = []
        self.asked: Counter[str] = Counter()
        """How often each address was asked for."""
        self.forgiven: tuple[str, ...] = ()
        """What the console may say, since the test brings it about."""
        self.last: tuple[Record, int, Desk] | None = None
        self.clicked: list[tuple[int, str, Record]] = []
        """What was played in the leaf already, and where."""
        self.context.on("console", self.hear)
        self.context.on("weberror", self.fail)
        self.context.on("request", self.see)
        self.page = self.new_page()
        me = self.get("/api/me")
        self.id: str = me["id"]
        self.name: str = me["name"]

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", lambda socket: self.check_host(socket.url))
        return page

    # What the server knows

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, f"{path}: {answer.status} {answer.text()[:300]}"
        return answer.json()

    def post(self, path: str, body: Any) -> Any:
        answer = self.context.request.post(path, data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()[:300]}"
        return answer.json()

    def new_table(self, *seats: str, **more: Any) -> Desk:
        """A new table, where a seat is me, me by another name, open, or the name of a bot."""
        forms = []
        for seat in seats:
            kind, _, name = seat.partition(" ")
            known = kind in ("me", "open")
            form = {"kind": kind} if known else {"kind": "bot", "bot": kind}
            forms.append({**form, "name": name} if name else form)
        wanted = {"title": "water-frame-2016", "seats": forms, **more}
        return Desk(self, self.post("/api/tables", wanted)["id"])

    def begins(self, title: str, seats: int, options: Mapping[str, str]) -> Desk:
        """A new table made on the home page, as whoever plays does; clerks have the other seats."""
        page = self.page
        self.opens_new_game()
        chosen = [f"title-{title}", f"seats-{seats}"]
        chosen += [f"option-{name}-{value}" for name, value in options.items()]
        page.locator('[data-test="all-options"]').click()
        for name in chosen:
            page.locator(f'[data-test="{name}"]').check(force=True)
        page.locator('[data-test="start"]').click()
        page.wait_for_url(re.compile("/t/[0-9a-z]+$"))
        desk = Desk(self, page.url.rpartition("/")[2])
        desk.frame.wait_for()
        return desk

    def opens_new_game(self) -> None:
        """The form of a new game on the home page: who has no table yet opens it by a click."""
        self.page.goto("/")
        way, start = (self.page.locator(f'[data-test="{name}"]') for name in ("way-table", "start"))
        way.or_(start).first.wait_for()
        if not start.is_visible():
            way.click()

    def brought(self, game: Game, *seats: int, others: dict[int, str] | None = None) -> Desk:
        """A table that comes from elsewhere; I have these seats, or the one that must decide."""
        people = {**dict.fromkeys(seats or (game.seat,), self.id), **(others or {})}
        return Desk(self, bring(self.database, game, people))

    def stands_at(self, record: Record, place: int) -> Desk:
        """An open table at a place of a game, where I must decide: the last such one, if all that
        was played there can be taken back.
        """
        if self.last is not None and self.last[:2] == (record, place):
            desk = self.last[2]
            if desk.return_to(place):
                return desk
        desk = self.brought(arkwright.replay(record).at(place)).open()
        self.last = record, place, desk
        return desk

    # What the browser complains of

    def hear(self, message: ConsoleMessage) -> None:
        address = message.location.get("url", "")
        if TOO_MUCH in message.text and self.asked[address] < WITHOUT_END:
            return
        if message.type in GRAVE and not any(part in message.text for part in self.forgiven):
            self.complaints.append(f"console: {message.text} ({address})")

    def fail(self, error: WebError) -> None:
        self.complaints.append(f"script: {error.error}")

    def see(self, request: Request) -> None:
        self.asked[request.url] += 1
        self.check_host(request.url)

    def check_host(self, address: str) -> None:
        asked = urlsplit(address)
        if asked.scheme not in OWN_SCHEMES and asked.netloc != urlsplit(self.url).netloc:
            self.complaints.append(f"another host: {address}")

    def check(self) -> None:
        """Nothing was complained of since the last time."""
        complaints, self.complaints = self.complaints, []
        assert not complaints, "\n".join(sorted(set(complaints)))

    def leave(self) -> None:
        self.context.close()
        self.check()
