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

`loading.py` finds the files, `messages.py` parses them, `facts.py` puts facts into words, and
`linting.py` refuses what is none in the words of an owner's edition.
"""

from collections.abc import Mapping

from arkwright.extras import extra

with extra("words", "arkwright.locales"):
    from arkwright.locales.facts import Names, effect, sentence, word
    from arkwright.locales.loading import ENGLISH, languages, words_of

from arkwright.play import Decision, Event, Move, Refusal
from arkwright.play.errors import Fact, bare
from arkwright.play.step import NOBODY
from arkwright.play.table import Standing

__all__ = [
    "ENGLISH",
    "Names",
    "capitalised",
    "company",
    "effect",
    "event",
    "group",
    "languages",
    "move",
    "question",
    "refusal",
    "rule",
    "sentence",
    "with_who",
    "word",
    "words_of",
]


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
    facts = with_who(decision.step.plain_facts(), decision.seat, names)
    found = sentence(f"question-{decision.question}", facts, language, names, title=title)
    return capitalised(found or f"{facts.get('who', '')}: {decision.question}?")


def rule(decision: Decision, language: str = ENGLISH, title: str = "") -> str:
    """The rule behind a question, in our own words."""
    id = f"question-{decision.question}"
    found = sentence(id, decision.step.plain_facts(), language, attribute="rule", title=title)
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


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
