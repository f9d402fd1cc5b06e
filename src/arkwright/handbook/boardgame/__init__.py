"""What the handbook has of the board game alone."""

from arkwright.boardgame.comparison import compare as compare
from arkwright.handbook.boardgame.drawings import KINDS as KINDS
from arkwright.handbook.terms import Drawn, Term

TERMS = {
    "appeal": Term("1.0", ("base-quality", "quality", "distribution", "price")),
    "base-quality": Term("2.0", ("level", "appeal", "quality")),
    "quality": Term("II.2.4", ("appeal", "distribution")),
    "distribution": Term("II.2.5", ("appeal", "quality")),
    "price": Term("II.3.1", ("appeal", "price-adjustment")),
    "price-adjustment": Term("II.3.1", ("price", "additional-action")),
    "demand": Term("III.1", ("job-market", "importer")),
    "job-market": Term("2.0", ("demand", "wage", "fired")),
    "wage": Term("III.3", ("job-market", "machine")),
    "fired": Term("I", ("job-market", "wage")),
    "importer": Term("III.1", ("demand", "appeal")),
    "row": Term("III.1", ("output", "worker", "machine")),
    "output": Term("III.1", ("row", "level")),
    "worker": Term("II.2.2", ("wage", "row")),
    "machine": Term("II.2.3", ("worker", "wage")),
    "level": Term("3.0", ("base-quality", "output", "obsolescence")),
    "obsolescence": Term("6.IV", ("level", "worker")),
    "marker": Term("II.1", ("administration-space", "grey-marker")),
    "grey-marker": Term("II.3.2.2", ("marker", "additional-action")),
    "administration-space": Term("II.1", ("marker", "additional-action")),
    "additional-action": Term("II.3", ("marker", "price-adjustment", "tile")),
    "tile": Term("II.3.2.1", ("additional-action", "event")),
    "share-value": Term("III.2", ("share-step", "portfolio")),
    "share-step": Term("III.2", ("share-value", "appeal")),
    "portfolio": Term("1.0", ("share-value", "share-step")),
    "ship": Term("II.2.7", ("contract", "warehouse")),
    "contract": Term("II.2.6", ("ship", "share-step")),
    "warehouse": Term("II.2.2", ("ship", "worker")),
    "loan": Term("7.0", ("emergency-sale", "portfolio")),
    "emergency-sale": Term("7.0", ("loan", "share-value")),
    "event": Term("10.2", ("tile", "warehouse")),
    "economy-marker": Term("I", ("importer", "fired")),
}
"""The words by their ids."""
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

FOOD = "food"
SOLD_WELL = {
    "companies.0.factories.food.price": 6,
    "companies.0.factories.food.distribution": 2,
    "importers.food": 3,
}
RICH = {"companies.0.cash": 40}
POOR = {"companies.0.cash": 0, "companies.0.shares": 0}
OLD = {"companies.0.factories.food.obsolete": True, "companies.0.factories.food.extra": 2}
STORED = {"companies.0.posts": ["food"], "companies.0.stock.food": 3}
REPRICED = ("place distribution 4", "distribute food", "done", "price food 8")

DRAWINGS = {
    "appeal": Drawn("sum", FOOD, "appeal", SOLD_WELL),
    "base-quality": Drawn("sum", FOOD, "base_quality", SOLD_WELL),
    "quality": Drawn("sum", FOOD, "quality", SOLD_WELL),
    "distribution": Drawn("sum", FOOD, "distribution", SOLD_WELL),
    "price": Drawn("sum", FOOD, "price", SOLD_WELL),
    "price-adjustment": Drawn("sum", FOOD, "price", moves=REPRICED),
    "demand": Drawn("jobs", FOOD),
    "job-market": Drawn("jobs"),
    "wage": Drawn("jobs", marked="wages"),
    "fired": Drawn("people"),
    "importer": Drawn("ladder", FOOD, "importer", SOLD_WELL),
    "row": Drawn("rows", FOOD, "row"),
    "output": Drawn("rows", FOOD, "output"),
    "worker": Drawn("rows", FOOD, "worker"),
    "machine": Drawn("rows", FOOD, "machine", RICH, ("place machinery 4", "machine food 1")),
    "level": Drawn("decades"),
    "event": Drawn("events"),
    "obsolescence": Drawn("rows", FOOD, "extra", OLD),
    "marker": Drawn("own-markers"),
    "grey-marker": Drawn("grey-markers"),
    "administration-space": Drawn("administration", moves=("place workers 4",)),
    "tile": Drawn("tiles"),
    "share-value": Drawn("track"),
    "share-step": Drawn("track", FOOD, position=SOLD_WELL),
    "portfolio": Drawn("purse", "", "portfolio"),
    "ship": Drawn("ships"),
    "contract": Drawn("contracts", position={"companies.0.contracts": {"food": 4, "lamps": 8}}),
    "warehouse": Drawn("warehouse", FOOD, position=STORED),
    "loan": Drawn("purse", "", "loans", POOR, ("place workers 10",)),
    "emergency-sale": Drawn("purse", "", "shares", {"companies.0.cash": 0}, ("place workers 10",)),
    "economy-marker": Drawn("economy", FOOD),
}
"""How words are drawn, by their ids."""
