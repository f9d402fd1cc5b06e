"""Libraries that come with an extra of this package, and what is said where one is missing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

ALWAYS_HERE = sys.stdlib_module_names | {"arkwright"}
"""What no extra brings: where one of these is missing, something else is wrong."""


class MissingExtra(ImportError):
    """A library that an extra brings is not installed; the message says how to install it."""


@contextmanager
def extra(name: str, what: str) -> Iterator[None]:
    """Imports of what an extra brings; `what` needs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if not library or library in ALWAYS_HERE:
            raise
        raise MissingExtra(
            f"{what} needs {library}: pip install 'arkwright[{name}]'", name=library
        ) from error
