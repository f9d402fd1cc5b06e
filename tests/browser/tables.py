"""The titles that have a table in the browser, and what is sought in their games."""

from functools import cache

from arkwright import Game, Move, bots
from arkwright.boardgame import vocabulary as boardgame
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.events import EVENTS
from arkwright.boardgame.moves import TakeTile, Use
from arkwright.cardgame import vocabulary as cardgame
from arkwright.cardgame.edition import CARDS
from arkwright.cardgame.moves import Act, TakeCard, UseCard
from arkwright.play.journal import Event
from tests.browser.desk import Desk
from tests.browser.seeking import Seats, Seeking, begun, questions
from tests.titles import DRAFT, EXPERT, MODULES, RANDOM_FACTORIES

# The board game

ONLY_2025 = ("machine-works", "press-attache", "tinkerer")
"""Tiles that only the edition of 2025 has."""
ASKED_IN_2025 = (
    *("choose-inventor", "declaration", "influence-bonus", "investor-action"),
    *("marker-for-charisma", "press-attache", "take-influence"),
)


def happening(event: Event) -> str:
    return f"event {event.facts['event']}" if event.id == "event" else event.id


def thing_of_water_frame(move: Move, question: str) -> str:
    if isinstance(move, TakeTile):
        return f"tile {move.tile}"
    return f"use {move.tile}" if isinstance(move, Use) else ""


WATER_FRAME = Seeking(
    "water-frame-2016",
    boardgame.VOCABULARY,
    [
        Seats(4, {"setup": "free", "patrons": "yes"}),
        Seats(4, {"setup": "predetermined", "events": "shuffled"}),
    ],
    (1, 2, 4, 6, 7, 8, 10, 12, 20, 32, 34, 42, 44, 94, 292),
    [
        *(f"tile {tile}" for tile in boardgame.TILES if tile not in ONLY_2025),
        *(f"use {use}" for use in boardgame.USE),
        *(f"event {event}" for event in EVENTS),
    ],
    thing_of_water_frame,
    ("place workers 4", "hire"),
    ("markets", "jobs", "company", "rivals", "offer"),
    happening,
)


# Its edition of 2025 and the short game: only what is new there


def thing_of_2025(move: Move, question: str) -> str:
    """The words of a notation without counts and goods, and whether it is a bonus."""
    words = [word for word in move.text.split() if not (word.isdecimal() or word in GOODS)]
    return " ".join(["bonus", *words] if question == "influence-bonus" else words)


def with_both_modules(*seats: int) -> list[Seats]:
    return [Seats(count, {"setup": "free", **MODULES[-1]}) for count in seats]


ARKWRIGHT_2025 = Seeking(
    "arkwright-2025",
    [move for move in boardgame.VOCABULARY_2025 if move.text not in WATER_FRAME.moves],
    with_both_modules(4, 3, 2),
    (-20, -15, 3, 5, 6),
    [
        *(f"question {question}" for question in ASKED_IN_2025),
        *(f"take tile {tile}" for tile in ONLY_2025),
        *(f"{does} {make}" for does in ("found", "build") for make in ("bulk", "luxury")),
        *(f"invest {half}" for half in ("exchange", "workers", "machinery", "ship-4")),
        *(f"use {tile}" for tile in ("inventor", "press-attache", "tinkerer")),
        *("keep tinkerer", "take marker light-investor"),
        *("limit none", "dismiss ship-2"),
        *(f"bonus {bonus}" for bonus in ("distribute", "machine", "quality", "rise")),
        *("event bureaucracy", "marker-exchanged", "sold-offered", "tie-won"),
    ],
    thing_of_2025,
    ("place workers 4", "hire"),
    WATER_FRAME.tabs[:-1],
    happening,
    # Goods that nobody bought, contracts that they serve, and ships to carry them.
    wishes={
        -20: ("post row-2", "price lamps 14", "contract lamps 2", "take ship 4", "place workers 2"),
        -15: (
            *("price clothes 12", "place workers 2", "post row-2", "price food 14", "take ship 2"),
            *("contract clothes 2", "take ship 4", "place exchange 2"),
        ),
    },
    options=MODULES[-1],
)
SPINNING_MULE = Seeking(
    "spinning-mule",
    [*boardgame.PLACE_BOTH, *(move for by_good in boardgame.SHIP.values() for move in by_good)],
    with_both_modules(3, 2, 4),
    (11, 25),
    ["question take-influence", "question shipping", "ships-turned", "ships-readied"],
    thing_of_2025,
    ARKWRIGHT_2025.opening,
    ARKWRIGHT_2025.tabs[:-1],
    happening,
    options=MODULES[-1],
)


# The card game


def thing_of_card_game(move: Move, question: str) -> str:
    if isinstance(move, TakeCard):
        return f"card {move.card}"
    return move.text if isinstance(move, UseCard | Act) else ""


NEVER_USED = ("use developer",)
"""It is turned by the move that makes another card ready."""
ASKED_BEFORE = ("question card-limit",)
"""What only games of the first version of the rules ask."""
MORE_FOOD = tuple(f"quality food {value}" for value in (5, 4, 3, 2, 1))

CARD_GAME = Seeking(
    "card-game",
    cardgame.VOCABULARY,
    [
        Seats(2, EXPERT),
        Seats(3, EXPERT),
        Seats(4, EXPERT | DRAFT),
        Seats(1, EXPERT),
        Seats(1, EXPERT | RANDOM_FACTORIES),
    ],
    (0, -5, 17, 100, 9, 1, 61, 2, 3, 5, 11),
    [
        *(f"card {card}" for card in CARDS),
        *(move.text for move in cardgame.USE.values() if move.text not in NEVER_USED),
        *(move.text for move in cardgame.ACT.values()),
        *(one for one in questions("arkwright.cardgame") if one not in ASKED_BEFORE),
    ],
    thing_of_card_game,
    ("act employ", "employ"),
    ("markets", "company", "developments", "offer", "rivals"),
    wishes={
        # An Engineer that is discarded while it lies at a factory.
        0: (
            "discard engineer",
            "take engineer",
            *MORE_FOOD,
            "act quality",
            "develop quality",
            "take ",
        ),
        # An Engineer that still lies there when the appeal is set.
        -5: ("take engineer", *MORE_FOOD, "act quality", "develop quality"),
    },
)

TABLES = (WATER_FRAME, CARD_GAME)
"""A title of every kind of table in the browser."""
TITLES = (*TABLES, ARKWRIGHT_2025, SPINNING_MULE)
"""Every title whose table differs from the others'."""


def table_of(desk: Desk) -> Seeking:
    """What is known of the title that is played at a table."""
    return titled(desk.state()["title"])


def titled(title: str) -> Seeking:
    return next(table for table in TITLES if table.title == title)


@cache
def finished(
    title: str, seats: int = 4, seed: int = 11, options: tuple[tuple[str, str], ...] = ()
) -> Game:
    """A game that clerks have played to its end."""
    game = begun(title, seats, seed, titled(title).options | dict(options))
    clerks = [bots.make("manager", seat) for seat in range(seats)]
    while not game.over:
        game.play(clerks[game.seat].choose(game, game.seat))
    return game
