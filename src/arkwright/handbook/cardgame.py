"""What the handbook has of the card game alone."""

from arkwright.handbook.drawings import RuleDrawing
from arkwright.play.step import Json

TERMS = {
    "card-round": ("card-rotation", "card-decade"),
    "card-rotation": ("card-round",),
    "card-decade": ("card-round", "card-side"),
    "card-appeal": ("card-token", "card-office", "card-price", "card-demand"),
    "card-price": ("card-appeal", "card-office"),
    "card-token": ("card-appeal", "card-price"),
    "card-office": ("card-appeal", "card-price"),
    "card-demand": ("card-arrow", "card-appeal", "card-wage"),
    "card-arrow": ("card-demand", "card-appeal"),
    "card-wage": ("card-worker", "card-demand"),
    "card-worker": ("card-side", "card-wage"),
    "card-side": ("card-worker", "card-decade"),
    "card-quality": ("card-appeal", "card-distribution"),
    "card-distribution": ("card-appeal", "card-decay"),
    "card-decay": ("card-distribution",),
    "card-development": ("card-development-card",),
    "card-development-card": ("card-development", "card-turned"),
    "card-turned": ("card-development-card",),
    "card-share-value": ("card-appeal", "card-shipping-token"),
    "card-shipping-token": ("card-share-value",),
    "card-warehouse": ("card-shipping-token",),
    "card-loan": ("card-share-value",),
}
"""The ids of the terms, each with those to see also."""
SUBJECTS = {
    "workers": ("1a.2", ("employed",)),
    "machines": ("1a.3", ("automated",)),
    "quality": ("1a.4", ("quality-set", "distribution-set")),
    "shares": ("1a.5", ("shares-bought",)),
    "prices": ("1b", ("appeal-set",)),
    "developments": ("1c", ("developed",)),
    "sale": ("2a", ("sold-at-home",)),
    "ships": ("2b", ("ships-used",)),
    "share-steps": ("2d", ("value-rose",)),
    "loans": ("2c", ("borrowed",)),
}
"""What there is to use of the rules: its section in the first rulebook, and what tells of it."""


def drawings(view: Json, forecast: Json) -> list[RuleDrawing]:
    """None of its terms has one."""
    return []
