"""`arkwright play`: a server for this machine alone, and the browser that opens there."""

import os
import threading
import webbrowser
from socket import socket

import typer

from arkwright.play import BadSetup
from arkwright.server.operating.serving import listen, serve, tell_operator
from arkwright.server.settings import Settings
from arkwright.server.storage.claim import InUse

HOST = "127.0.0.1"
PORT = 8000
LEVEL = "warning"
"""Who plays wants to hear of trouble only."""


def play(settings: Settings, with_browser: bool) -> bool:
    """Serve this machine until somebody stops it; False if it could not start or broke down."""
    browser = own_browser() if with_browser else None

    def tell(address: str) -> None:
        tell_operator(address)
        if browser is not None:
            # Some browsers come back only when they are closed.
            threading.Thread(target=browser.open, args=(address,), daemon=True).start()

    with listen_here() as listening:
        try:
            return serve(settings, listening, HOST, workers=1, level=LEVEL, tell=tell)
        except InUse as error:
            # Somebody who closed the browser and says play again wants to go on there.
            if not error.address:
                raise
            typer.echo(f"Arkwright is at {error.address} (it runs already, on this machine)")
            if browser is not None:
                browser.open(error.address)
            return True


def listen_here() -> socket:
    """The usual port, or any that is free."""
    try:
        return listen(HOST, PORT)
    except BadSetup:
        return listen(HOST, 0)


def own_browser() -> webbrowser.BaseBrowser | None:
    """The browser of the person; none is one that runs in the terminal, unless they want it."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return None
    in_terminal = type(found) is webbrowser.GenericBrowser
    return None if in_terminal and not os.environ.get("BROWSER") else found
