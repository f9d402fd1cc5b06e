"""What the handbook has of the board game alone."""

from arkwright.handbook.drawings import RuleDrawing
from arkwright.play.step import Json

GOOD = "food"

TERMS = {
    "appeal": ("base-quality", "quality", "distribution", "price"),
    "base-quality": ("level", "appeal", "quality"),
    "quality": ("appeal", "distribution"),
    "distribution": ("appeal", "quality"),
    "price": ("appeal", "price-adjustment"),
    "price-adjustment": ("price", "additional-action"),
    "demand": ("job-market", "importer"),
    "job-market": ("demand", "wage", "fired"),
    "wage": ("job-market", "machine"),
    "fired": ("job-market", "wage"),
    "importer": ("demand", "appeal"),
    "row": ("output", "worker", "machine"),
    "output": ("row", "level"),
    "worker": ("wage", "row"),
    "machine": ("worker", "wage"),
    "level": ("base-quality", "output", "obsolescence"),
    "obsolescence": ("level", "worker"),
    "marker": ("administration-space", "grey-marker"),
    "grey-marker": ("marker", "additional-action"),
    "administration-space": ("marker", "additional-action"),
    "additional-action": ("marker", "price-adjustment", "tile"),
    "tile": ("additional-action", "event"),
    "share-value": ("share-step", "portfolio"),
    "share-step": ("share-value", "appeal"),
    "portfolio": ("share-value", "share-step"),
    "ship": ("contract", "warehouse"),
    "contract": ("ship", "share-step"),
    "warehouse": ("ship", "worker"),
    "loan": ("emergency-sale", "portfolio"),
    "emergency-sale": ("loan", "share-value"),
    "event": ("tile", "warehouse"),
    "economy-marker": ("importer", "fired"),
}
"""The ids of the terms, each with those to see also."""
SUBJECTS = {
    "workers": ("II.2.2", ("hired",)),
    "machines": ("II.2.3", ("mechanised", "modernised")),
    "shares": ("II.2.6", ("bought-shares",)),
    "prices": ("II.3.1", ("priced",)),
    "tiles": ("II.3.2", ("took-tile",)),
    "sale": ("III.1", ("sold",)),
    "share-steps": ("III.2", ("share-rose",)),
    "fading": ("III.3", ("distribution-faded",)),
    "ships": ("III.4", ("shipped",)),
    "loans": ("7.0", ("loan",)),
}
"""What there is to use of the rules: its section in the first rulebook, and what tells of it."""


def drawings(view: Json, forecast: Json) -> list[RuleDrawing]:
    """The factory that gains most, were its good produced now."""
    seller = max(forecast[GOOD]["sellers"], key=lambda one: int(one["steps"]))
    company = view["companies"][seller["seat"]]
    factory = company["factories"][GOOD]
    appeal = ("base_quality", "quality", "distribution", "price", "appeal")
    steps = ("steps_for_sales", "steps_for_appeal", "steps_for_most")
    filled = [w + m for w, m in zip(factory["workers"], factory["machines"])]
    rows = {"spaces": factory["spaces"], "filled": filled, "yields": factory["yields"]}
    return [
        RuleDrawing("appeal", {name: [factory[name]] for name in appeal}),
        RuleDrawing("demand", {"demand": [view["market"]["demand"][GOOD]]}),
        RuleDrawing("output", {**rows, "output": [factory["output"]]}),
        RuleDrawing(
            "share-step",
            {"space": [company["share_space"]], **{name: [seller[name]] for name in steps}},
        ),
    ]
