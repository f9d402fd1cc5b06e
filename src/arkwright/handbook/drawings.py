"""The figures of the drawings that explain terms, from a table of the title as it is set up."""

from collections.abc import Callable
from dataclasses import dataclass

import arkwright
from arkwright.play.step import Json

SEATS = 3
GOOD = "food"
SEED = 7


@dataclass(frozen=True)
class Drawing:
    """What a drawing of a term shows, by name, in one figure or several."""

    term: str
    figures: dict[str, list[int]]


def drawings(title: str) -> list[Drawing]:
    """The drawings of a title's terms; a family that has none draws nothing."""
    found = arkwright.find_title(title)
    drawn = DRAWN.get(found.family)
    if drawn is None or SEATS not in found.seats:
        return []
    game = arkwright.new(title, seats=SEATS, seed=SEED)
    return drawn(game.view(None), game.forecast())


def of_the_board_game(view: Json, forecast: Json) -> list[Drawing]:
    """The factory that gains most, were its good produced now."""
    seller = max(forecast[GOOD]["sellers"], key=lambda one: int(one["steps"]))
    company = view["companies"][seller["seat"]]
    factory = company["factories"][GOOD]
    appeal = ("base_quality", "quality", "distribution", "price", "appeal")
    steps = ("steps_for_sales", "steps_for_appeal", "steps_for_most")
    filled = [w + m for w, m in zip(factory["workers"], factory["machines"])]
    rows = {"spaces": factory["spaces"], "filled": filled, "yields": factory["yields"]}
    return [
        Drawing("appeal", {name: [factory[name]] for name in appeal}),
        Drawing("demand", {"demand": [view["market"]["demand"][GOOD]]}),
        Drawing("output", {**rows, "output": [factory["output"]]}),
        Drawing(
            "share-step",
            {"space": [company["share_space"]], **{name: [seller[name]] for name in steps}},
        ),
    ]


DRAWN: dict[str, Callable[[Json, Json], list[Drawing]]] = {"boardgame": of_the_board_game}
"""By family."""
