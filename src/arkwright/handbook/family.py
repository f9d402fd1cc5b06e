"""What the handbook has of one family alone."""

import importlib
from types import ModuleType


def of_family(family: str) -> ModuleType:
    """The package of its name beside this module: its terms, drawings, and what there is to use."""
    return importlib.import_module(f"arkwright.handbook.{family}")
