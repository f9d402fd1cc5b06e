"""What the tests of the commands share."""

from collections.abc import Iterator

import pytest

from tests.arena.given import own_bots


@pytest.fixture(autouse=True)
def bots_of_their_own() -> Iterator[None]:
    with own_bots():
        yield
