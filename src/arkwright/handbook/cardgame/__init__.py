"""What the handbook has of the card game alone."""

from arkwright.cardgame.comparison import compare as compare
from arkwright.handbook.cardgame.drawings import KINDS as KINDS
from arkwright.handbook.terms import Drawn, Term

TERMS = {
    "card-round": Term("The game in short", ("card-rotation", "card-decade")),
    "card-rotation": Term("The game in short", ("card-round",)),
    "card-decade": Term("3", ("card-round", "card-side")),
    "card-appeal": Term("1b", ("card-token", "card-office", "card-price", "card-demand")),
    "card-price": Term("1b", ("card-appeal", "card-office")),
    "card-token": Term("What is printed", ("card-appeal", "card-price")),
    "card-office": Term("What is printed", ("card-appeal", "card-price")),
    "card-demand": Term("2a", ("card-arrow", "card-appeal", "card-wage")),
    "card-arrow": Term("1b", ("card-demand", "card-appeal")),
    "card-wage": Term("2c", ("card-worker", "card-demand")),
    "card-worker": Term("1a.2", ("card-side", "card-wage")),
    "card-side": Term("1a.1", ("card-worker", "card-decade")),
    "card-quality": Term("1a.4", ("card-appeal", "card-distribution")),
    "card-distribution": Term("1a.4", ("card-appeal", "card-decay")),
    "card-decay": Term("2e", ("card-distribution",)),
    "card-development": Term("1c", ("card-development-card",)),
    "card-development-card": Term("Development cards", ("card-development", "card-turned")),
    "card-turned": Term("Development cards", ("card-development-card",)),
    "card-share-value": Term("2d", ("card-appeal", "card-shipping-token")),
    "card-shipping-token": Term("2b", ("card-share-value",)),
    "card-warehouse": Term("2b", ("card-shipping-token",)),
    "card-loan": Term("1a.5", ("card-share-value",)),
}
"""The words by their ids."""
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

CLOTHES = "clothes"
ARRANGED = {
    "companies.0.factories.clothes.spot": 2,
    "companies.0.factories.clothes.office_on_appeal": True,
    "companies.0.factories.clothes.price_quality": [1],
    "companies.0.factories.clothes.distribution": 2,
}
OFFERED = {
    "companies.0.factories.clothes.marker": 7,
    "companies.0.factories.clothes.cards": 2,
    "demand.clothes": 5,
}
AUTOMATED = {"companies.0.factories.clothes.machines": [1, 0]}

DRAWINGS = {
    "card-round": Drawn("rounds", "", "round"),
    "card-rotation": Drawn("rounds", "", "active"),
    "card-decade": Drawn("rounds", "", "decade"),
    "card-appeal": Drawn("cards", CLOTHES, "appeal", ARRANGED),
    "card-price": Drawn("cards", CLOTHES, "price", ARRANGED),
    "card-token": Drawn("spots", CLOTHES, "", ARRANGED),
    "card-office": Drawn("cards", CLOTHES, "office", ARRANGED),
    "card-demand": Drawn("ladder", CLOTHES, "demand", OFFERED),
    "card-arrow": Drawn("ladder", CLOTHES, "arrows", OFFERED),
    "card-wage": Drawn("wages"),
    "card-worker": Drawn("workers", CLOTHES, "", AUTOMATED),
    "card-side": Drawn("sides", CLOTHES),
    "card-quality": Drawn("cards", CLOTHES, "quality", ARRANGED),
    "card-distribution": Drawn("cards", CLOTHES, "distribution", ARRANGED),
    "card-development": Drawn("developments"),
    "card-development-card": Drawn("supply"),
    "card-share-value": Drawn("purse", "", "share_value"),
    "card-shipping-token": Drawn("tokens", position={"companies.0.tokens": 3}),
    "card-warehouse": Drawn(
        "warehouses", position={"companies.0.stock.food": 2, "companies.0.stock.clothes": 1}
    ),
    "card-loan": Drawn("purse", "", "loans", moves=("act exchange", "borrow 1")),
}
"""How words are drawn, by their ids."""
