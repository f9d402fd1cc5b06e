"""The rules of a title as pages: chapters, what stands beside them, and the words explained."""

from typing import Annotated

from msgspec import Meta, Struct

from arkwright.server.messages.common import Form


class RuleDecision(Struct):
    """How a doubt about the rules is decided here."""

    id: Annotated[str, Meta(examples=["B7"])]
    """What comments in the code call it; empty if they don't."""
    html: str
    """As HTML."""


class RuleOther(Struct):
    """What other editions say."""

    titles: Annotated[list[str], Meta(examples=[["arkwright-2025", "spinning-mule"]])]
    """The names of their titles."""
    says: str
    """In words, all of them alike."""


class RuleDifference(Struct):
    """Something that not all editions have alike."""

    topic: Annotated[str, Meta(examples=["Where hired workers stand"])]
    """What it is about."""
    says: str
    """As it is in this edition."""
    others: list[RuleOther]
    """As it is in those that have it otherwise."""


class RuleBase(Struct):
    """A passage of the book that this one builds on: it holds where nothing else is said."""

    title: Annotated[str, Meta(examples=["water-frame-2016"])]
    section: Annotated[str, Meta(examples=["II.2.5"])]
    """Its number there."""
    heading: str
    """As HTML."""
    html: str
    """As HTML."""


class RuleStep(Struct):
    """A move of an example, in words."""

    says: str
    """The move in words."""
    events: list[str]
    """What it brought about, in words."""


class RuleExample(Struct):
    """A position, and moves from it that show what a section says."""

    id: str
    """The id of an example."""
    ways: list[list[RuleStep]]
    """What is shown first, then what would be otherwise."""


class ExampleForm(Form):
    """Opening the position of an example."""

    way: Annotated[int, Meta(ge=0, le=9)] | None = None
    """Which of its ways is played there; none to begin before all of them."""


class RuleChapter(Struct):
    """What stands below one heading, and beside it."""

    anchor: Annotated[str, Meta(examples=["II.2.5"])]
    """How addresses name it."""
    number: Annotated[str, Meta(examples=["II.2.5"])]
    """Its number in the rulebook; empty if it has none."""
    heading: str
    """As HTML."""
    level: int
    """How deep it stands: 2 for a chapter, more below it."""
    html: str
    """As HTML."""
    based: list[RuleBase]
    """What of the book that this one builds on belongs here."""
    decisions: list[RuleDecision]
    """How doubts about it are decided."""
    differences: list[RuleDifference]
    """What not all editions have alike."""
    refusals: list[str]
    """What is refused by this section, in sentences without their facts."""
    examples: list[RuleExample]
    """Positions that can be opened."""


class RuleTerm(Struct):
    """A word of the game, explained."""

    id: Annotated[str, Meta(examples=["appeal"])]
    """The id of a term."""
    name: str
    text: str
    """What it is, in two sentences at most."""
    see: list[str]
    """The ids of terms to see also."""


class RuleDrawing(Struct):
    """The figures of a drawing of a term: those of a table as it is set up."""

    term: Annotated[str, Meta(examples=["appeal"])]
    """The id of the term."""
    figures: Annotated[dict[str, list[int]], Meta(examples=[{"base": [8], "price": [7]}])]
    """By name, one or several each."""


class RulesMessage(Struct):
    """The rules of a title in a language."""

    title: Annotated[str, Meta(examples=["water-frame-2016"])]
    language: Annotated[str, Meta(examples=["en"])]
    chapters: list[RuleChapter]
    """In the order of the rulebook."""
    decisions: list[RuleDecision]
    """Those that belong to no chapter."""
    differences: list[RuleDifference]
    """Those that belong to no chapter."""
    glossary: list[RuleTerm]
    """The words explained, in the order of the alphabet."""
    drawings: list[RuleDrawing]
    """Those of the terms that have one."""
    places: Annotated[dict[str, str], Meta(examples=[{"II.2.5": "II.2.5"}])]
    """The anchor of every section that refusals, questions and chapters name."""
    questions: Annotated[dict[str, str], Meta(examples=[{"turn": "II.1"}])]
    """The anchor of the chapter about each question."""
