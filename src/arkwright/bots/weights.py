"""What training has made of the weights of the house's bots; each file says how."""

import json
from functools import cache
from importlib import resources

from arkwright.play.editions import find

Weights = dict[str, float]


@cache
def trained(title: str, ending: str) -> Weights:
    """The weights whose file ends so, of the nearest edition in a title's lineage that has some."""
    edition = find(title)
    folder = resources.files(f"arkwright.bots.{edition.family}")
    files = [folder / f"{name}{ending}.json" for name in reversed(edition.lineage)]
    file = next(file for file in files if file.is_file())
    weights: Weights = json.loads(file.read_text(encoding="utf-8"))["weights"]
    return weights
