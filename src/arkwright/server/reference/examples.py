"""One example of each message, for the description of the API: all of one evening at one table."""

from typing import Any

from msgspec import Struct

import arkwright
from arkwright import locales
from arkwright.server import messages as m
from arkwright.server.problems import (
    Conflict,
    Forbidden,
    NotFound,
    Problem,
    TooMany,
    Unavailable,
    Unknown,
    Unreadable,
)

Json = dict[str, Any]

TABLE = "k7m2p9x4qd"
RICHARD = "h3v8d2s6tn"
JEDEDIAH = "q4w9r2m7xk"
EVENING = "2026-03-14T19:30:00Z"
LATER = "2026-03-14T20:05:12Z"
MOVE = "place factory 2"
NEXT_MOVE = "build cutlery 1"

GAME = arkwright.new("water-frame-2016", ["Richard", "Jedediah", "Strutt"], seed=1)

PARAMETERS: dict[str, tuple[str, object]] = {
    "id": ("The id of a table.", TABLE),
    "title": ("The name of a title.", "water-frame-2016"),
    "language": ("A language that is spoken here.", "en"),
    "seat": ("A seat, counted from 0.", 0),
    "place": ("A position: how many moves were played.", 12),
    "after": ("What was seen already: only what came after it.", 0),
    "move": ("A move in its notation.", MOVE),
    "Prefer": ("What the answer may leave out.", "return=minimal"),
    "which": ("Mine, or those that everybody may see.", "mine"),
    "state": ("Only tables in this state.", "playing"),
    "limit": ("How many at most.", 50),
    "offset": ("How many to leave out.", 0),
}
"""What the parameters of paths and queries mean, with an example each."""

REFUSALS: dict[str, Problem] = {
    "400": Problem("bad-request", what="seat: Expected `int`, got `str`"),
    "401": Unknown("no-profile"),
    "403": Forbidden("not-your-seat", number=2),
    "404": NotFound("no-table", table=TABLE),
    "409": Conflict("not-your-turn"),
    "413": Problem("too-long"),
    "415": Unreadable("not-json"),
    "429": TooMany("too-many", seconds=2),
    "503": Unavailable("no-database"),
}

ME: Json = {
    "id": RICHARD,
    "name": "Richard",
    "colour": "blue",
    "symbol": "circle",
    "language": "en",
    "has_password": False,
    "webhook": None,
    "webhooks_allowed": True,
}
TITLE: Json = {
    "name": "water-frame-2016",
    "family": "boardgame",
    "icon": "factory",
    "rules": 2,
    "seats": [2, 3, 4],
    "options": [{"name": "setup", "values": ["predetermined", "free"], "seats": []}],
}
COMPONENT: Json = {
    "name": "shares",
    "values": {"per_company": 30, "at_start": 15, "start_space": 10},
    "certainty": "stated",
    "source": "2.0, 4.1.II",
}
SEATS: list[Json] = [
    {
        "seat": 0,
        "name": "Richard",
        "profile": RICHARD,
        "colour": "blue",
        "symbol": "circle",
        "bot": None,
        "mine": True,
        "away": False,
    },
    {
        "seat": 1,
        "name": "Jedediah",
        "profile": JEDEDIAH,
        "colour": "red",
        "symbol": "square",
        "bot": None,
        "mine": False,
        "away": False,
    },
    {
        "seat": 2,
        "name": "Strutt",
        "profile": None,
        "colour": None,
        "symbol": None,
        "bot": "clerk",
        "mine": False,
        "away": False,
    },
]
STANDINGS: list[Json] = [
    {"place": 1, "seat": 0, "name": "Richard", "score": 80},
    {"place": 2, "seat": 1, "name": "Jedediah", "score": 70},
    {"place": 3, "seat": 2, "name": "Strutt", "score": 65},
]
AT_TABLE: Json = {
    "id": TABLE,
    "title": "water-frame-2016",
    "family": "boardgame",
    "rules": 2,
    "options": {"setup": "predetermined"},
    "components": None,
    "pace": "turns",
    "listed": False,
    "analysis": False,
    "parent": None,
    "parent_position": None,
    "state": "playing",
    "seats": SEATS,
    "host": RICHARD,
    "hosting": True,
    "number": 12,
    "deciding": 0,
    "since": LATER,
    "take_back": None,
    "standings": [],
    "created": EVENING,
    "started": EVENING,
    "ended": None,
}
ASKED: Json = {"seat": 1, "position": 8, "agreed": [1], "waits_for": [0]}
LEGAL: Json = {"text": MOVE, "kind": "place", "facts": {"marker": "factory", "space": 2}}
DECISION: Json = {"seat": 0, "question": "turn", "facts": {}, "moves": [LEGAL]}
EVENT: Json = {"id": "placed", "seat": 0, "facts": {"marker": "factory", "space": 2}}
HAPPENED: Json = {
    "number": 12,
    "position": 12,
    "seat": 0,
    "move": MOVE,
    "at": LATER,
    "events": [EVENT],
}
POSITION: Json = {
    "table": TABLE,
    "number": 12,
    "position": 12,
    "seat": 0,
    "over": False,
    "view": GAME.view(0),
    "forecast": GAME.forecast(),
    "decision": DECISION,
    "undoable": 1,
    "standings": STANDINGS,
}
LINE: Json = {
    "number": 3,
    "profile": JEDEDIAH,
    "name": "Jedediah",
    "text": "Good luck!",
    "at": LATER,
}
GRADE: Json = {"name": "tycoon", "seconds": 3.0, "has_style": True}
WHO_SITS: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "clerk"}]

AWARD: Json = {"award": "sailor", "count": 2, "table": TABLE, "at": LATER}
SOLO_GAME: Json = {
    "table": TABLE,
    "at": LATER,
    "place": 1,
    "score": 412,
    "opponents": [384, 350],
    "awards": ["sailor"],
}

EXAMPLES: dict[type[Struct], Json] = {
    m.Me: ME,
    m.AwardMessage: AWARD,
    m.SoloResult: SOLO_GAME,
    m.Awards: {"awards": [AWARD], "played": 3, "won": 2, "results": [SOLO_GAME]},
    m.ProfileForm: {"name": "Richard", "colour": "blue"},
    m.PasswordForm: {"password": "spinning jenny 1764"},
    m.SignInForm: {"name": "Richard", "password": "spinning jenny 1764"},
    m.TitleOffer: TITLE,
    m.GradeOffer: GRADE,
    m.Offer: {
        "titles": [TITLE],
        "bots": ["random", "clerk", "manager", "director", "tycoon"],
        "grades": [GRADE],
        "styles": ["two-factories", "four-factories", "shipper"],
        "languages": locales.languages(),
    },
    m.ComponentMessage: COMPONENT,
    m.SeatMessage: SEATS[0],
    m.TakeBackRequest: ASKED,
    m.TableMessage: AT_TABLE,
    m.SeatForm: {"kind": "bot", "bot": "clerk"},
    m.TableForm: {"title": "water-frame-2016", "seats": WHO_SITS, "pace": "turns"},
    m.JoinForm: {"name": "Jedediah"},
    m.StartForm: {"fill": "clerk"},
    m.BotForm: {"bot": "clerk"},
    m.StandingMessage: STANDINGS[0],
    m.MoveMessage: LEGAL,
    m.DecisionMessage: DECISION,
    m.EventMessage: EVENT,
    m.Happened: HAPPENED,
    m.Position: POSITION,
    m.MoveForm: {"seat": 0, "move": MOVE, "number": 12},
    m.TakeBackForm: {"seat": 0, "number": 12},
    m.AskForm: {"seat": 1, "position": 8, "number": 12},
    m.AnswerForm: {"agree": True, "position": 8},
    m.PreviewForm: {"seat": 0, "moves": [MOVE, NEXT_MOVE], "number": 12},
    m.Preview: {"played": [MOVE, NEXT_MOVE], "stopped": None, "events": [EVENT], "now": POSITION},
    m.OutlookForm: {
        "seat": 0,
        "moves": [MOVE, NEXT_MOVE],
        "number": 12,
        "through": ["administration"],
        "show": [],
    },
    m.Outlook: {
        "move": MOVE,
        "legal": True,
        "stopped": False,
        "question": "factory-action",
        "facts": {"developer": False, "part": 0},
        "then": [],
        "company": None,
        "forecast": None,
    },
    m.WhyNotForm: {"moves": [MOVE], "about": [{"kind": ["hire", "fire"], "good": "food"}]},
    m.WhyNot: {
        "move": NEXT_MOVE,
        "legal": False,
        "refusal": {
            "error": "not-asked",
            "message": "Factories are built with the factory marker (II.2.1); now the game asks: "
            "“Choose an action marker and an administration space.”",
            "section": "II.1",
            "facts": {"when": "build", "question": "turn"},
        },
    },
    m.TakenBack: {"number": 11, "seat": 0, "position": 9, "at": LATER},
    m.History: {"position": 12, "opening": [], "happened": [HAPPENED], "taken_back": []},
    m.Since: {"seat": 0, "position": 8, "opening": [], "happened": [HAPPENED]},
    m.Chapter: {
        "position": 12,
        "chapter": {"year": 1770, "good": "clothes"},
        "figures": {"cash": [21, 18, 30], "shares": [9, 9, 9], "imported-food": [2]},
    },
    m.RecordMessage: {
        "format": "arkwright-record",
        "title": "water-frame-2016",
        "rules": 2,
        "seats": ["Richard", "Jedediah", "Strutt"],
        "seed": None,
        "options": {"setup": "predetermined"},
        "standings": [],
        "moves": [MOVE],
    },
    m.ForkForm: {"position": 8, "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]},
    m.Watch: {"since": 12},
    m.Update: {
        "type": "update",
        "table": TABLE,
        "since": 11,
        "happened": [HAPPENED],
        "now": POSITION,
    },
    m.TableNews: {"type": "table", **AT_TABLE},
    m.ChatMessage: LINE,
    m.ChatNews: {"type": "chat", "messages": [LINE]},
    m.ChatForm: {"text": "Good luck!"},
    m.Note: {"text": "Two ships, then shares."},
    m.Health: {"status": "ok", "version": "1.0.0"},
}
"""Messages that are not here are made up from the examples of their fields."""
