"""What the handbook has of one family alone."""

import importlib
from types import ModuleType


def of_family(family: str) -> ModuleType:
    """The module of its name beside this one: its terms, drawings, and what there is to use."""
    return importlib.import_module(f"arkwright.handbook.{family}")
