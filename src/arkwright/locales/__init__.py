"""Every sentence a person reads, by id, one folder per language, as Fluent message files.

How an id is found, for a refusal `no-room`, a journal event `hired`, a question `hire-workers`
and a move `Hire`: the messages `refusal-no-room`, `journal-hired`, `question-hire-workers` (its
attribute `.rule` explains it) and `move-hire` (its attribute `.group` heads a list of them).
A fact that is a word is itself translated by the message of its name and value: the fact
`good=food` reads as the message `good-food` says. Beside it `$good-id` is the word as it was, to
select on, and `$good-effect` what the attribute `.effect` of that message says, if it has one.
A fact of two words is what its last word says: `new_post=food` reads as `post-food`.
The fact `question` reads as that question does, which may name the other facts.

Where a title has other words than its game, `TITLE-words.ftl` has them: at its tables they stand
in the place of the messages with the same ids. What is the same in every language, such as the
sections of a rulebook, stands in files beside the folders of the languages.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from arkwright.extras import extra

with extra("words", "arkwright.locales"):
    from fluent.runtime import FluentResource
    from fluent.runtime.types import fluent_number
    from fluent.syntax.ast import Junk, Message

from arkwright.locales.messages import Messages
from arkwright.play import Decision, Event, Move, Refusal
from arkwright.play.errors import Fact, bare
from arkwright.play.step import NOBODY
from arkwright.play.table import Standing

ENGLISH = "en"
FIRST = {"seat": 0, "player": 1}
"""Facts that read as the name of who sits there: seats count from 0, players from 1."""
OWN_WORDS = {
    "arkwright-2025": ("arkwright-2025",),
    "spinning-mule": ("arkwright-2025", "spinning-mule"),
}
"""Titles that have words of their own, with whose words those are; the last go first."""
WORDS = "-words.ftl"
"""How the names of the files with words of titles end."""
NONE = "none"
"""How an empty word reads, so that a message can select on it."""

Names = Sequence[str]


@cache
def messages_of(language: str, title: str = "") -> Messages:
    """All messages of a language, as the tables of a title say them."""
    found = files(language)
    for own in OWN_WORDS.get(title, ()):
        found += files(language, own)
    return Messages(language, (file.read_text("utf-8") for file in found))


def files(language: str, own: str = "") -> list[Traversable]:
    """The files of a language without the words of titles; or those with the words of one."""
    everywhere = resources.files(__name__)
    found = [*ftl(everywhere), *ftl(everywhere / language)]
    if own:
        return [file for file in found if file.name == own + WORDS]
    return [file for file in found if not file.name.endswith(WORDS)]


def ftl(folder: Traversable) -> Iterable[Traversable]:
    """The message files in a folder, always in the same order."""
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


def languages() -> list[str]:
    """The languages there are; English, which has every sentence first, is the first."""
    folders = resources.files(__name__).iterdir()
    found = [f.name for f in folders if f.is_dir() and not f.name.startswith("_")]
    return sorted(found, key=lambda name: (name != ENGLISH, name))


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


def mistakes(
    id: str, facts: Mapping[str, Fact], language: str = ENGLISH, title: str = ""
) -> list[str]:
    """What a message asks for and its facts do not have, for those who write messages."""
    messages = messages_of(language, title)
    patterns = messages.patterns(id)
    if not patterns:
        return [f"there is no message {id}"]
    said = spoken(facts, language, title=title)
    found: list[str] = []
    for pattern in patterns.values():
        _, errors = messages.format(pattern, said)
        found += [f"{id}: {error}" for error in errors]
    return found


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


def problems(language: str) -> list[str]:
    """What is wrong in the files of a language: text that is no message, an id said twice.

    Words of a title say anew what is said elsewhere, and nothing else.
    """
    found: list[str] = []
    seen: set[str] = set()
    for file in files(language):
        for id in said_in(file, found):
            if id in seen:
                found.append(f"{language}/{file.name}: {id} is said twice")
            seen.add(id)
    for title in OWN_WORDS:
        anew = Counter(id for file in files(language, title) for id in said_in(file, found))
        found += [f"{language}, {title}: {id} is not said before" for id in anew if id not in seen]
        found += [f"{language}, {title}: {id} is said twice" for id in anew if anew[id] > 1]
    return found


def said_in(file: Traversable, found: list[str]) -> Iterator[str]:
    """The ids of a file's messages; what is no message is added to what was found wrong."""
    for entry in FluentResource(file.read_text("utf-8")).body:
        if isinstance(entry, Junk):
            found.append(f"{file.name}: {(entry.content or '').strip()}")
        elif isinstance(entry, Message):
            yield entry.id.name
