"""The messages of one language as Fluent knows them, each parsed when it is first said.

A process says a few of some two thousand, and parsing them all takes longer than starting it.
"""

import re
from collections.abc import Iterator, Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""How a message or a term begins; what follows it is indented."""


class Messages:
    """The messages of some files; one said in a later file stands in the place of an earlier."""

    def __init__(self, language: str, files: Iterator[str]) -> None:
        self.sources = {id: source for text in files for id, source in entries(text)}
        self.known: dict[str, Mapping[str, Pattern]] = {}
        self.words: dict[tuple[str, str], str] = {}
        """What was said without facts, by id and attribute."""
        self.parsed: set[str] = set()
        self.bundle = FluentBundle([language], use_isolating=False)

    def patterns(self, id: str) -> Mapping[str, Pattern]:
        """What a message says, by the name "", and what its attributes do; nothing without it."""
        if id not in self.sources:
            return {}
        found = self.known.get(id)
        if found is None:
            self.parse(id)
            if not self.bundle.has_message(id):
                return {}
            message = self.bundle.get_message(id)
            value = {"": message.value} if message.value else {}
            found = self.known[id] = {**message.attributes, **value}
        return found

    def say(self, id: str, attribute: str, facts: Mapping[str, object]) -> str | None:
        """A message or an attribute of it with its facts; None if there is none.

        Without facts it is always the same, as the words are that others are made of.
        """
        found = None if facts else self.words.get((id, attribute))
        if found is not None:
            return found
        pattern = self.patterns(id).get(attribute)
        if pattern is None:
            return None
        text, _ = self.format(pattern, facts)
        # A message may be written over several lines; it is one paragraph.
        found = text.replace("\n", " ")
        if not facts:
            self.words[id, attribute] = found
        return found

    def parse(self, id: str) -> None:
        """Parse a message and whatever it refers to; nothing counts as parsed before all is."""
        parsed: dict[str, Resource] = {}
        references = References(id)
        for wanted in references.found:
            if wanted in self.sources and wanted not in self.parsed and wanted not in parsed:
                parsed[wanted] = FluentResource(self.sources[wanted])
                references.visit(parsed[wanted])
        for resource in parsed.values():
            self.bundle.add_resource(resource)
        self.parsed.update(parsed)

    def format(self, pattern: Pattern, facts: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """A pattern with its facts, and what it asks for that they do not have."""
        text, errors = self.bundle.format_pattern(pattern, dict(facts))
        return str(text), errors


class References(Visitor):
    """A message, and the messages and terms that are referred to."""

    def __init__(self, id: str) -> None:
        self.found = [id]

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The ids in a message file, each with its source."""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends):
        yield start[1], text[start.start() : end]
