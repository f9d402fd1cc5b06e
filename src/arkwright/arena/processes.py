"""What processes owe each other: who starts them acts on Ctrl+C, and they end when it has."""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator

SPAWN = multiprocessing.get_context("spawn")


class Worker:
    """A process of ours, and the pipe to it, which is the first that its function is given."""

    def __init__(self, target: Callable[..., None], *arguments: object) -> None:
        self.pipe, there = SPAWN.Pipe()
        self.process = SPAWN.Process(
            target=target, args=(there, *arguments), daemon=True, name="worker"
        )
        with interrupts_held():
            self.process.start()
        # The process has its own; as long as ours is open, its death goes unnoticed.
        there.close()

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


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


def serve_parent() -> None:
    """For a process that was begun by another: leave Ctrl+C to it, and end when it has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Leave no thought behind that nobody waits for, however the parent came to its end."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
