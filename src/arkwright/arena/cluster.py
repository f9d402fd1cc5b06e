"""A Ray cluster plays the matches: the same function over the same numbers, on many machines."""

import contextlib
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from arkwright import bots
from arkwright.arena.match import Result
from arkwright.arena.pool import Watch, Work, play_here
from arkwright.extras import extra
from arkwright.play import ArkwrightError

LOCAL = "local"
"""The address that starts a cluster on this machine, and ends it."""

AHEAD = 2
"""Matches that wait for each processor, so that none is idle."""


SECONDS = 5.0
"""How long to wait for an answer from a cluster's address."""

QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}


class NoCluster(ArkwrightError):
    """There is no Ray, or no cluster at that address."""


def play_on(
    address: str, workers: int | None = None
) -> Callable[[Work, Sequence[int]], Iterator[Result]]:
    """Whoever plays matches on the cluster at this address."""

    def play(work: Work, numbers: Sequence[int]) -> Iterator[Result]:
        lost: list[int] = []
        with cluster(address, workers) as ray:
            yield from played(ray, work, list(numbers), lost)
        # What a process of the cluster died of is found out here, where we can watch it.
        yield from play_here(work, lost, 1)

    return play


@contextlib.contextmanager
def cluster(address: str, workers: int | None) -> Iterator[Any]:
    """Ray, with this process a part of its cluster."""
    with extra("ray", "a cluster"):
        import ray

    # It prints what it has to say of its processes, and what is printed is the result.
    with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere):
        try:
            if address == LOCAL:
                ray.init(num_cpus=workers, include_dashboard=False, **QUIET)
            else:
                expect_somebody(address)
                ray.init(address=address, **QUIET)
        except (OSError, RuntimeError, ValueError) as error:
            reason = str(error).partition("\n")[0] or type(error).__name__
            raise NoCluster(f"there is no Ray cluster at {address}: {reason}") from None
        try:
            yield ray
        finally:
            ray.shutdown()


def expect_somebody(address: str) -> None:
    """Ray itself waits for minutes until it says that nobody is there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), SECONDS).close()


def played(ray: Any, work: Work, numbers: list[int], lost: list[int]) -> Iterator[Result]:
    """The results as they come in; the numbers of matches whose process died go to `lost`."""
    task = ray.remote(max_retries=0)(play_there)
    shared = ray.put(work)
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    waiting: dict[Any, int] = {}
    left = iter(numbers)
    while True:
        while len(waiting) < most and (number := next(left, None)) is not None:
            waiting[task.remote(shared, number)] = number
        if not waiting:
            return
        ready, _ = ray.wait(list(waiting))
        for reference in ready:
            number = waiting.pop(reference)
            try:
                result: Result = ray.get(reference)
            except ray.exceptions.WorkerCrashedError:
                lost.append(number)
                continue
            yield result


def play_there(work: Work, number: int) -> Result:
    """Play one match in a process of the cluster."""
    bots.OWN.update(work.own_bots)
    watch = Watch(work.patience)
    try:
        return work.play(number, watch)
    finally:
        watch.rest()
