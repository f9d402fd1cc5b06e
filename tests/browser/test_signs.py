"""That it is my turn, without looking: the tab, a knock, a notice, push; and what is kept."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import arkwright
from tests.browser.conftest import Visit
from tests.browser.desk import Desk
from tests.browser.given import SITE, elsewhere, settings
from tests.browser.person import Person
from tests.server.given import Person as Caller
from tests.server.given import Server, until
from tests.server.test_webhooks import play_turn

NAME = "Water Frame (2016)"
SIGN = f"● Your turn: {NAME}"
LISTENING = """
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.tones++; start.apply(this, when); };
"""
"""Counts what is heard."""
HIDING = """
  window.looksAway = false;
  Object.defineProperty(document, "hidden", { get: () => looksAway });
"""
"""Lets a test say whether the page is seen: in a browser without windows it always is."""
ASKABLE = """
  window.asked = 0;
  window.allowed = "default";
  Object.defineProperty(Notification, "permission", { get: () => window.allowed });
  Notification.requestPermission = async () => {
    window.asked++;
    return (window.allowed = "granted");
  };
"""
"""A browser that would ask its person, who says yes."""
NOTICING = """
  globalThis.notices = new Map();
  ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, data }) => {
    notices.set(tag, { title, data, close: () => notices.delete(tag) });
  };
  ServiceWorkerRegistration.prototype.getNotifications = async () => [...notices.values()];
"""
"""A browser that shows notices: the one without windows, which we test with, shows none."""
GRANTED = 'Object.defineProperty(Notification, "permission", { get: () => "granted" });'
NOTICES = "() => [...notices.values()].map(({ title, data }) => [title, data.path])"


def look(page: Page, away: bool) -> None:
    page.evaluate(
        "away => { looksAway = away; document.dispatchEvent(new Event('visibilitychange')); }", away
    )


def tab_says(page: Page, title: str, icon: str) -> None:
    expect(page).to_have_title(title)
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", icon)


@pytest.fixture
def bob(server: Server) -> Iterator[Caller]:
    """Somebody else, who plays without a browser."""
    person = Caller(server.url)
    yield person
    person.close()


def with_bob(person: Person, bob: Caller) -> Desk:
    """A table of two, where it is the turn of the person with the browser."""
    game = arkwright.new("water-frame-2016", ["Ann", "Bob"], seed=1)
    return person.brought(game, game.seat, others={1 - game.seat: bob.id})


def test_the_tab_a_knock_and_a_notice_say_that_it_is_my_turn(visit: Visit, bob: Caller) -> None:
    # given a table where it is my turn, opened by a link of an old announcement
    me = visit()
    page = me.page
    page.add_init_script(LISTENING + HIDING + NOTICING + GRANTED)
    desk = with_bob(me, bob)
    page.goto(f"/tables/{desk.id}")
    # then it is the table, and its tab says so
    expect(page).to_have_url(f"{me.url}/t/{desk.id}")
    tab_says(page, SIGN, "/icon-turn.svg")
    # when the knock is switched on, then it is heard once, and stays on
    expect(desk.test("sound")).to_have_attribute("aria-pressed", "false")
    desk.test("sound").click()
    expect(desk.test("sound")).to_have_attribute("aria-pressed", "true")
    until(lambda: page.evaluate("tones === 2"))
    # when I play, then the tab is as always, and nothing is heard
    desk.finish_turn()
    tab_says(page, f"{NAME} · Arkwright", "/icon.svg")
    assert page.evaluate("tones") == 2
    # when it is my turn again while I look elsewhere
    look(page, away=True)
    play_turn(bob, desk.id)
    # then the tab, a knock and a notice say so
    expect(page).to_have_title(SIGN)
    until(lambda: page.evaluate("tones === 4"))
    until(lambda: page.evaluate(NOTICES))
    assert page.evaluate(NOTICES) == [[f"Your turn: {NAME}", f"/t/{desk.id}"]]
    # and the notice is gone when I look
    look(page, away=False)
    until(lambda: page.evaluate(NOTICES) == [])
    # and so says the home page
    page.locator("a.name").click()
    desk.test("my-tables").wait_for()
    tab_says(page, SIGN, "/icon-turn.svg")
    # when a push service tells the same, then there is a notice, and a click on it brings the table
    until(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    (worker,) = me.context.service_workers
    worker.evaluate(f"() => {{ {NOTICING} }}")
    push(page, me.url, {"title": f"Your turn: {NAME}", "path": f"/t/{desk.id}"})
    until(lambda: worker.evaluate(NOTICES))
    assert worker.evaluate(NOTICES) == [[f"Your turn: {NAME}", f"/t/{desk.id}"]]
    worker.evaluate(CLICK)
    expect(page).to_have_url(f"{me.url}/t/{desk.id}")
    assert worker.evaluate(NOTICES) == []


CLICK = """async () => {
  const [notification] = await registration.getNotifications();
  dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
}"""


def push(page: Page, origin: str, news: dict[str, str]) -> None:
    """Deliver a message as a push service does."""
    session = page.context.new_cdp_session(page)
    known: list[str] = []

    def note(event: dict[str, Any]) -> None:
        known.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    until(lambda: page.evaluate("1") and known)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": known[-1], "data": json.dumps(news)},
    )


@pytest.mark.parametrize("answer", ["tell-me", "tell-me-not"])
def test_being_told_is_asked_for_once_after_the_first_turn(
    visit: Visit, bob: Caller, answer: str
) -> None:
    me = visit()
    page = me.page
    page.add_init_script(ASKABLE)
    desk = with_bob(me, bob).open()
    desk.my_turn()
    # then nothing is asked on arrival, and one line after my turn
    expect(desk.test("ask-telling")).to_have_count(0)
    desk.finish_turn()
    expect(desk.test("ask-telling")).to_be_visible()
    assert page.evaluate("asked") == 0, "the browser itself has not asked yet"
    desk.test(answer).click()
    expect(desk.test("ask-telling")).to_have_count(0)
    assert page.evaluate("asked") == (1 if answer == "tell-me" else 0)
    # and never again, also when the page is loaded anew and the browser would still ask
    page.reload()
    play_turn(bob, desk.id)
    desk.finish_turn()
    desk.shows(desk.position())
    expect(desk.test("ask-telling")).to_have_count(0)


def test_a_new_build_shows_with_the_next_load_and_without_a_server_the_last_one_opens(
    browser: Browser, tmp_path: Path
) -> None:
    builds = {name: tmp_path / name for name in ("a", "b")}
    for name, folder in builds.items():
        shutil.copytree(SITE, folder)
        # Each has an entry of its own, as builds from other sources have.
        for path in folder.glob("index.html*"):
            path.unlink()
        page_of = (SITE / "index.html").read_text("utf-8")
        entry = page_of.partition('type="module"')[2].partition('src="/')[2].partition('"')[0]
        renamed = entry.replace("assets/", f"assets/{name}-")
        (folder / renamed).write_text(
            f'document.documentElement.dataset.build = "{name}"; await import("/{entry}");'
        )
        (folder / "index.html").write_text(page_of.replace(f'src="/{entry}"', f'src="/{renamed}"'))
        worker = folder / "service-worker.js"
        worker.write_text(worker.read_text("utf-8").replace("arkwright-", f"arkwright-{name}-"))
        (folder / "service-worker.js.gz").unlink()
    database = f"sqlite:///{tmp_path / 'arkwright.db'}"
    port = 0
    person: Person | None = None
    for name, folder in builds.items():
        chosen = settings(database, site=str(folder))
        server = elsewhere(lambda chosen=chosen: Server(chosen))  # type: ignore[misc]
        server.uvicorn.config.port = port
        with server:
            port = server.port
            person = person or Person(browser, server.url, database)
            page = person.page
            # when the client is loaded, then it is this build
            page.goto("/")
            expect(page.locator("html")).to_have_attribute("data-build", name)
            expect(page.locator('[data-test="hero"]')).to_be_visible()
            # and its worker takes over, and keeps the files of this build alone
            until(lambda: page.evaluate(KEPT.replace("BUILD", name)))  # noqa: B023
            assert page.evaluate(STALE) == []
    # when the server is gone, then the last build opens, and says so
    assert person is not None
    person.forgiven = ("net::ERR_",)
    page.goto("/t/k7m2p9x4qd")
    expect(page.locator("html")).to_have_attribute("data-build", "b")
    expect(page.locator("main")).to_contain_text("does not answer")
    person.leave()


KEPT = """async () => {
  const names = await caches.keys();
  const isOurs = names.length === 1 && names[0].startsWith("arkwright-BUILD-");
  return isOurs && navigator.serviceWorker.controller !== null;
}"""
STALE = """async () => {
  const cache = await caches.open((await caches.keys())[0]);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return kept.filter((path) => path !== "/" && !path.startsWith("/assets/"));
}"""
