"""Docs as HTML: Markdown without any HTML of its own, with links and marked words."""

import re
from collections.abc import Callable
from functools import cache
from html import escape

from arkwright.extras import extra

with extra("terminal", "arkwright.handbook"):
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

Link = Callable[[str], str]
"""Where a link of a doc leads on a page; nowhere, and only its words stay."""
Mark = Callable[[str], str]
"""Plain text as HTML, with what is marked in it."""


@cache
def markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def html(text: str, link: Link, mark: Mark) -> str:
    """A passage as HTML."""
    tokens = markdown().parse(text)
    for token in tokens:
        if token.children:
            token.children = marked(token.children, link, mark)
    return str(markdown().renderer.render(tokens, markdown().options, {}))


def inline(text: str, link: Link, mark: Mark) -> str:
    """A line as HTML, without a paragraph around it."""
    tokens = markdown().parseInline(text)
    for token in tokens:
        token.children = marked(token.children or [], link, mark)
    return str(markdown().renderer.render(tokens, markdown().options, {}))


def marked(tokens: list[Token], link: Link, mark: Mark) -> list[Token]:
    """A line with its links turned to where they lead here, and words marked outside of them."""
    found: list[Token] = []
    linked = 0
    dropped = 0
    for token in tokens:
        if token.type == "link_open":
            to = link(str(token.attrGet("href")))
            if not to:
                dropped += 1
                continue
            token.attrSet("href", to)
            linked += 1
        elif token.type == "link_close":
            if dropped:
                dropped -= 1
                continue
            linked -= 1
        elif token.type == "text" and not linked:
            token = Token("html_inline", "", 0, content=mark(token.content))
        found.append(token)
    return found


class Marking:
    """What is marked in one chapter: sections as links, and each term where it comes first.

    `sections` gives the address of each section that the text may name, `terms` the id of each term
    by the pattern that finds it.
    """

    def __init__(self, sections: dict[str, str], terms: dict[str, str]) -> None:
        self.addresses = sections
        self.terms = terms
        self.seen: set[str] = set()
        named = sorted((s for s in sections if is_plain(s)), key=len, reverse=True)
        parts = [f"(?P<section>{'|'.join(re.escape(name) for name in named)})"] if named else []
        parts += [f"(?P<{group(id)}>{pattern})" for id, pattern in terms.items()]
        edges = r"(?<![\w.£])(?:{})(?![\w]|\.\w)"
        self.pattern = re.compile(edges.format("|".join(parts)), re.IGNORECASE) if parts else None

    def __call__(self, text: str) -> str:
        plain = escape(text, quote=False)
        return self.pattern.sub(self.mark, plain) if self.pattern else plain

    def mark(self, found: "re.Match[str]") -> str:
        said = found[0]
        if found.lastgroup == "section":
            address = self.addresses.get(said)
            return f'<a class="sec" href="{escape(address)}">{said}</a>' if address else said
        id = str(found.lastgroup).replace("_", "-")
        if id in self.seen:
            return said
        self.seen.add(id)
        return f'<button type="button" class="term" data-term="{id}">{said}</button>'


def is_plain(section: str) -> bool:
    """Whether a section is told by its number alone, wherever it stands: not `I`, a level too."""
    return bool(re.fullmatch(r"\S*[.]\S+|\d[a-z]|\w+ \d+", section))


def group(id: str) -> str:
    return id.replace("-", "_")
