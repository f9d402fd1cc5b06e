"""One example of each message, for the description of the API: all of one evening at one table."""

import datetime
from typing import Any

import msgspec

import arkwright
from arkwright import locales
from arkwright.server import problems
from arkwright.server.messages import (
    chat,
    history,
    lessons,
    live,
    people,
    play,
    previews,
    refusals,
    rules,
    tables,
    titles,
)

TABLE = "k7m2p9x4qd"
RICHARD = "h3v8d2s6tn"
JEDEDIAH = "q4w9r2m7xk"
DEVICE = "w5n8c3k7zb"
EVENING = datetime.datetime(2026, 3, 14, 19, 30, tzinfo=datetime.UTC)
LATER = datetime.datetime(2026, 3, 14, 20, 5, 12, tzinfo=datetime.UTC)
MOVE = "place factory 2"
NEXT_MOVE = "build cutlery 1"

GAME = arkwright.new("water-frame-2016", ["Richard", "Jedediah", "Strutt"], seed=1)

PARAMETERS: dict[str, tuple[str, object]] = {
    "id": ("The id of a table.", TABLE),
    "title": ("The name of a title.", "water-frame-2016"),
    "lesson": ("The id of a lesson.", "guided-decade"),
    "example": ("The id of an example of the rules.", "exchange-buying"),
    "device": ("The id of a device.", DEVICE),
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

REFUSALS: dict[str, problems.Problem] = {
    "400": problems.Problem("bad-request", what="seat: Expected `int`, got `str`"),
    "401": problems.Unknown("no-profile"),
    "403": problems.Forbidden("not-your-seat", number=2),
    "404": problems.NotFound("no-table", table=TABLE),
    "409": problems.Conflict("not-your-turn"),
    "413": problems.Problem("too-long"),
    "415": problems.Unreadable("not-json"),
    "429": problems.TooMany("too-many", seconds=2),
    "503": problems.Unavailable("no-database"),
}

TITLE = titles.TitleOffer(
    name="water-frame-2016",
    family="boardgame",
    icon="factory",
    rules=2,
    seats=[2, 3, 4],
    minutes=120,
    options=[titles.OptionOffer("setup", ["predetermined", "free"], [], module=False)],
)
SEATS = [
    tables.SeatMessage(
        0, "Richard", RICHARD, "blue", "circle", None, mine=True, away=False, resigned=False
    ),
    tables.SeatMessage(
        1, "Jedediah", JEDEDIAH, "red", "square", None, mine=False, away=False, resigned=False
    ),
    tables.SeatMessage(
        2, "Strutt", None, None, None, "clerk", mine=False, away=False, resigned=False
    ),
]
STANDINGS = [
    tables.StandingMessage(1, 0, "Richard", 80),
    tables.StandingMessage(2, 1, "Jedediah", 70),
    tables.StandingMessage(3, 2, "Strutt", 65),
]
AT_TABLE = tables.TableMessage(
    id=TABLE,
    title=TITLE.name,
    family=TITLE.family,
    rules=TITLE.rules,
    options={"setup": "predetermined"},
    components=None,
    pace="turns",
    listed=False,
    analysis=False,
    lesson=None,
    parent=None,
    parent_position=None,
    state="playing",
    seats=SEATS,
    host=RICHARD,
    hosting=True,
    number=12,
    deciding=0,
    since=LATER,
    take_back=None,
    give_up=None,
    given_up=False,
    standings=[],
    created=EVENING,
    started=EVENING,
    ended=None,
)
LEGAL = play.MoveMessage(MOVE, "place", {"marker": "factory", "space": 2})
DECISION = play.DecisionMessage(0, "turn", {}, [LEGAL])
EVENT = play.EventMessage("placed", 0, {"marker": "factory", "space": 2})
HAPPENED = play.Happened(number=12, position=12, seat=0, move=MOVE, at=LATER, events=[EVENT])
POSITION = play.Position(
    table=TABLE,
    number=12,
    position=12,
    seat=0,
    over=False,
    chapter=GAME.table.chapter(),
    progress=GAME.table.progress(),
    view=GAME.view(0),
    forecast=GAME.forecast(),
    decision=DECISION,
    undoable=1,
    standings=STANDINGS,
)
LINE = chat.ChatMessage(3, JEDEDIAH, "Jedediah", "Good luck!", LATER)
GRADE = titles.GradeOffer("tycoon", seconds=3.0, has_style=True)
AWARD = people.AwardMessage("sailor", count=2, table=TABLE, at=LATER)
SOLO_GAME = people.SoloResult(
    TABLE, LATER, place=1, score=412, opponents=[384, 350], awards=["sailor"]
)
USE = previews.UseMessage(
    moves=["place distribution 4", "distribute food", "distribute food"],
    kind="distribute",
    facts={"good": "food"},
    times=2,
    good="food",
    before=previews.Figures(sold=1, made=3, profit=-1, steps=1),
    after=previews.Figures(sold=3, made=3, profit=13, steps=2),
    cash=[41, 37],
    worth=[90, 90],
)
RIVAL_SALES = previews.RivalSales(seat=1, good="food", sold=[2, 1])
EVERYBODY = previews.ForEverybody(
    kind="hire",
    facts={"good": "food", "row": 3, "count": 3},
    demand={"clothes": [9, 10]},
    wage=[2, 2],
    rivals=[RIVAL_SALES],
)
STEP = lessons.LessonStep("marker", minutes=1)
PROGRESS = lessons.LessonProgress(table=TABLE, reached="marker", solved=False, answer="", at=LATER)
LESSON = lessons.LessonOffer(
    id="guided-decade",
    kind="lesson",
    subject="",
    minutes=15,
    steps=[STEP],
    progress=PROGRESS,
)
ROW = lessons.ComparedRow(
    value=6, sold=3, income=18, profit=9, steps=2, space=12, portfolio=108, own=True
)
REACHED = lessons.ReachedStep("marker", position=0, minutes=1)
USED = lessons.UsedSubject("machines", "II.2.3", used=True)
REFUSED = refusals.Refused(
    "not-asked",
    "Factories are built with the factory marker (II.2.1); now the game asks: "
    "“Choose an action marker and an administration space.”",
    section="II.1",
    facts={"when": "build", "question": "turn"},
)

CHAPTER = rules.RuleChapter(
    anchor="III.1",
    number="III.1",
    heading="Production and sale",
    level=3,
    html="<p><strong>Income</strong>: your price for each good sold.</p>",
    based=[],
    decisions=[rules.RuleDecision("E9", "Demand is counted once, at the start of the sale")],
    differences=[
        rules.RuleDifference(
            "switch.sale_choices",
            "Stored goods in a sale",
            "Decided good by good.",
            [rules.RuleOther(["arkwright-2025"], "Declared before the sale.", "5.3.I")],
        )
    ],
    refusals=["Nobody sells what is not there"],
    examples=[],
)
DRAWING = rules.RuleDrawing(
    kind="sum",
    about="food",
    marked="appeal",
    figures={
        "base_quality": [8, 8],
        "quality": [0, 0],
        "distribution": [0, 2],
        "price": [6, 6],
        "appeal": [2, 4],
    },
    pieces=[],
)
RULES = rules.Rules(
    title=TITLE.name,
    language="en",
    chapters=[CHAPTER],
    decisions=[],
    differences=[],
    glossary=[
        rules.RuleTerm(
            "appeal", "Appeal", "How attractive your good is.", ["quality"], "1.0", DRAWING
        )
    ],
    places={"III.1": "III.1"},
    questions={"call": "III.1"},
)
MESSAGES: list[object] = [
    RULES,
    CHAPTER,
    rules.ExampleForm(way=0),
    rules.RuleStep("Buy 2 shares", ["Blue buys 2 shares for £32."]),
    rules.RuleExample("exchange-buying", [], ["Blue", "Red", "Green"], DRAWING),
    USE,
    RIVAL_SALES,
    EVERYBODY,
    previews.UsesMessage(best=[USE], idle=None, extra=None, everybody=EVERYBODY),
    people.Me(
        id=RICHARD,
        name="Richard",
        colour="blue",
        symbol="circle",
        language="en",
        has_password=False,
        webhook=None,
        webhooks_allowed=True,
        push_allowed=True,
    ),
    AWARD,
    SOLO_GAME,
    people.Awards([AWARD], played=3, won=2, results=[SOLO_GAME]),
    people.ProfileForm(name="Richard", colour="blue"),
    TITLE,
    GRADE,
    titles.Offer(
        titles=[TITLE],
        bots=["random", "clerk", "manager", "director", "tycoon"],
        grades=[GRADE],
        styles=["two-factories", "four-factories", "shipper"],
        languages=locales.languages(),
    ),
    titles.ComponentMessage(
        name="shares",
        values={"per_company": 30, "at_start": 15, "start_space": 10},
        certainty="stated",
        source="2.0, 4.1.II",
    ),
    SEATS[0],
    tables.TakeBackRequest(seat=1, position=8, agreed=[1], waits_for=[0]),
    tables.GiveUpRequest(seat=1, agreed=[], waits_for=[0]),
    AT_TABLE,
    tables.SeatForm("bot", bot="clerk"),
    tables.TableForm(
        TITLE.name,
        [tables.SeatForm("me"), tables.SeatForm("open"), tables.SeatForm("bot", bot="clerk")],
        pace="turns",
    ),
    tables.JoinForm(name="Jedediah"),
    tables.StartForm("clerk"),
    tables.BotForm("clerk"),
    tables.GiveUpForm(seat=0),
    tables.GiveUpAnswer(agree=True),
    STANDINGS[0],
    LEGAL,
    DECISION,
    EVENT,
    HAPPENED,
    POSITION,
    play.MoveForm(seat=0, move=MOVE, number=12),
    play.AskForm(seat=1, position=8, number=12),
    play.AnswerForm(agree=True, position=8),
    previews.PreviewForm(seat=0, moves=[MOVE, NEXT_MOVE], number=12),
    previews.Preview([MOVE, NEXT_MOVE], stopped=None, events=[EVENT], now=POSITION),
    previews.ConsequencesForm(
        seat=0, moves=[MOVE, NEXT_MOVE], number=12, through=["administration"]
    ),
    previews.Consequence(
        MOVE, legal=True, question="factory-action", facts={"developer": False, "part": 0}
    ),
    previews.WhyNotForm([MOVE], about=[{"kind": ["hire", "fire"], "good": "food"}]),
    previews.WhyNot(NEXT_MOVE, legal=False, refusal=REFUSED),
    history.TakenBack(number=11, seat=0, position=9, at=LATER),
    history.History(position=12, opening=[], happened=[HAPPENED], taken_back=[]),
    history.Since(seat=0, position=8, opening=[], happened=[HAPPENED]),
    history.Hindsight(
        was=history.Sold(price=9, appeal=2, made=3, sold=2, income=18, profit=8, steps=2),
        better=history.Sold(price=7, appeal=4, made=3, sold=3, income=21, profit=11, steps=3),
    ),
    history.Chapter(
        position=12,
        chapter={"year": 1770, "good": "clothes"},
        figures={"cash": [21, 18, 30], "shares": [9, 9, 9], "imported-food": [2]},
    ),
    history.RecordMessage(
        format="arkwright-record",
        title=TITLE.name,
        rules=TITLE.rules,
        seats=["Richard", "Jedediah", "Strutt"],
        seed=None,
        options={"setup": "predetermined"},
        standings=[],
        moves=[MOVE],
    ),
    history.ForkForm(8, [tables.SeatForm("me"), tables.SeatForm("me"), tables.SeatForm("me")]),
    STEP,
    PROGRESS,
    LESSON,
    lessons.TitleLessons(TITLE.name, [LESSON]),
    lessons.LessonForm(anew=True),
    lessons.ConfirmForm("goal"),
    ROW,
    REACHED,
    lessons.MetGoal("me.cash >= 20", holds=True),
    lessons.LessonNote(
        step="marker",
        number=3,
        count=12,
        kind="do",
        says="lesson-guided-decade-marker",
        facts={"demand": 3},
        letters={"a": "market.food.ladder"},
        rule="II.2.1",
        why=True,
        differs="",
        shows=[MOVE, NEXT_MOVE],
        compare=[ROW],
        other=7,
        retry=None,
        begun=False,
        reads=False,
        own_way=False,
        over=False,
        reached=[REACHED],
        met=[],
    ),
    USED,
    lessons.TitleUsed(TITLE.name, [USED]),
    live.Watch(since=12),
    live.Update(TABLE, since=11, happened=[HAPPENED], scenes=[], now=POSITION),
    live.TableNews(**msgspec.structs.asdict(AT_TABLE)),
    LINE,
    live.Beat(),
    titles.Health("ok", "1.0.0"),
]
EXAMPLES: dict[type, dict[str, Any]] = {
    type(message): msgspec.to_builtins(message) for message in MESSAGES
}
"""Messages that are not here are made up from the examples of their fields."""
