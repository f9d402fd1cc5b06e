"""Ctrl+C reaches every process of a terminal; only the first shall act on it."""

import contextlib
import signal
from collections.abc import Iterator


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes begun here never hear of Ctrl+C: it is for their parent, who tells them to stop.

    Else one that has only just begun would break off with a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
