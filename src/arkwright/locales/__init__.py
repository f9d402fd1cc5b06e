"""Every sentence a person reads, by id, one folder per language, as Fluent message files.

How an id is found, for a refusal `no-room`, a journal event `hired`, a question `hire-workers`
and a move `Hire`: the messages `refusal-no-room`, `journal-hired`, `question-hire-workers` (its
attribute `.rule` explains it) and `move-hire` (its attribute `.group` heads a list of them).
A fact that is a word is itself translated by the message of its name and value: the fact
`good=food` reads as the message `good-food` says. Beside it `$good-id` is the word as it was, to
select on, and `$good-effect` what the attribute `.effect` of that message says, if it has one.
A fact of two words is what its last word says: `new_post=food` reads as `post-food`.
The fact `question` reads as that question does, which may name the other facts.

What a title is called, and where it has other words than its game, stands in `TITLE-words.ftl`:
at its tables, and those of titles based on it, they stand in the place of the messages with the
same ids. What is the same in every language, such as the sections of a rulebook, stands in files
beside the folders of the languages, and in the edition files.
"""

from collections.abc import Mapping, Sequence

from arkwright.extras import extra

with extra("words", "arkwright.locales"):
    from fluent.runtime.types import fluent_number

from arkwright.locales.loading import ENGLISH as ENGLISH
from arkwright.locales.loading import WORDS as WORDS
from arkwright.locales.loading import files as files
from arkwright.locales.loading import languages as languages
from arkwright.locales.loading import messages_of
from arkwright.locales.loading import words_of as words_of
from arkwright.play import Decision, Event, Move, Refusal
from arkwright.play.errors import Fact, bare
from arkwright.play.step import NOBODY
from arkwright.play.table import Standing

FIRST = {"seat": 0, "player": 1}
"""Facts that read as the name of who sits there: seats count from 0, players from 1."""
NONE = "none"
"""How an empty word reads, so that a message can select on it."""

Names = Sequence[str]


def sentence(
    id: str,
    facts: Mapping[str, Fact] | None = None,
    language: str = ENGLISH,
    names: Names = (),
    attribute: str = "",
    title: str = "",
) -> str | None:
    """The message of an id with its facts, or of an attribute of it; None if there is none."""
    messages = messages_of(language, title)
    return messages.say(id, attribute, spoken(facts or {}, language, names, title))


def spoken(
    facts: Mapping[str, Fact], language: str, names: Names = (), title: str = ""
) -> dict[str, object]:
    """The facts as a message takes them: a word also by its id, and with what the thing does."""
    said: dict[str, object] = {}
    for name, value in facts.items():
        said[name] = say(name, value, language, names, title)
        if isinstance(value, str):
            said[f"{name}-id"] = value or NONE
            does = effect(kind_of(name), value, language, title) if value else None
            if does is not None:
                said[f"{name}-effect"] = does
    if "question" in said:
        others = {name: value for name, value in facts.items() if name != "question"}
        asked = f"question-{facts['question']}"
        said["question"] = sentence(asked, others, language, names, title=title)
    return said


def say(name: str, value: Fact, language: str, names: Names, title: str = "") -> object:
    """How a fact reads in a sentence."""
    if isinstance(value, int):
        if name in FIRST and 0 <= value - FIRST[name] < len(names):
            return names[value - FIRST[name]]
        return fluent_number(int(value), useGrouping=False)
    return word(kind_of(name), value, language, title) if value else NONE


def kind_of(name: str) -> str:
    """What a fact is by its name: `new_post` is a post."""
    return name.rpartition("_")[2]


def word(kind: str, value: str, language: str = ENGLISH, title: str = "") -> str:
    """The name of something by its kind and id: `word("good", "food")`."""
    if kind == "title":
        title = value  # which has its name among its own words
    return sentence(word_id(kind, value), {}, language, title=title) or value


def effect(kind: str, value: str, language: str = ENGLISH, title: str = "") -> str | None:
    """What a thing does: `effect("tile", "patent")`, `effect("event", "lobby")`."""
    return sentence(word_id(kind, value), {}, language, attribute="effect", title=title)


def word_id(kind: str, value: str) -> str:
    return f"{kind}-{value.replace(' ', '-')}"


def refusal(refusal: Refusal, language: str = ENGLISH) -> str:
    """Why a move is refused, without its section."""
    found = sentence(f"refusal-{refusal.id}", refusal.facts, language, title=refusal.title)
    return found or bare(refusal.id, refusal.facts)


def event(event: Event, names: Names = (), language: str = ENGLISH, title: str = "") -> str:
    """What happened. `$who` is the name of the seat it happened to."""
    facts = with_who(event.facts, event.seat, names)
    found = sentence(f"journal-{event.id}", facts, language, names, title=title)
    return capitalised(found or bare(event.id, facts))


def question(
    decision: Decision, names: Names = (), language: str = ENGLISH, title: str = ""
) -> str:
    """What the decision asks."""
    facts = with_who(step_facts(decision), decision.seat, names)
    found = sentence(f"question-{decision.question}", facts, language, names, title=title)
    return capitalised(found or f"{facts.get('who', '')}: {decision.question}?")


def rule(decision: Decision, language: str = ENGLISH, title: str = "") -> str:
    """The rule behind a question, in our own words."""
    id = f"question-{decision.question}"
    found = sentence(id, step_facts(decision), language, attribute="rule", title=title)
    return found or type(decision.step).__doc__ or ""


def move(move: Move, names: Names = (), language: str = ENGLISH, title: str = "") -> str:
    """What a move does; its notation if nothing better is known."""
    return sentence(f"move-{move.kind}", move.facts, language, names, title=title) or move.text


def group(move: Move, language: str = ENGLISH, title: str = "") -> str:
    """What heads a list of moves of this kind."""
    found = sentence(f"move-{move.kind}", {}, language, attribute="group", title=title)
    return found or move.kind.replace("-", " ")


def company(standing: Standing, language: str = ENGLISH) -> str:
    """The name of a company at the end; an automated one has the name of its colour."""
    if standing.seat == NOBODY:
        return word("colour", standing.name, language)
    return standing.name


def with_who(facts: Mapping[str, Fact], seat: int | None, names: Names) -> dict[str, Fact]:
    spoken = dict(facts)
    if seat is not None and seat >= 0:
        spoken["who"] = names[seat] if seat < len(names) else f"seat {seat + 1}"
    return spoken


def step_facts(decision: Decision) -> dict[str, Fact]:
    return decision.step.plain_facts()


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
