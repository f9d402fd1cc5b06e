"""Docs as HTML: Markdown without any HTML of its own, with links and marked words."""

import re
from collections.abc import Callable, Sequence
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
Entries = Sequence[str]
"""By the blocks of a passage, the paths of what each tells in the edition files."""
NOTE = re.compile(r"\s*<!-- ([\w. -]+) -->")
BLOCKS = ("paragraph", "list_item", "tr")
OPEN, CLOSE = "_open", "_close"


@cache
def markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def html(text: str, link: Link, mark: Mark, entries: Entries = ()) -> str:
    """A passage as HTML; `entries` are those of its blocks, in their order."""
    tokens = placed(markdown().parse(text), entries)
    for token in tokens:
        if token.children:
            token.children = marked(token.children, link, mark)
    return str(markdown().renderer.render(tokens, markdown().options, {}))


def entries_of(text: str) -> Entries:
    """What the blocks of a passage name of the edition files: `<!-- switch.hiring -->`."""
    found: list[str] = []
    opened: list[int] = []
    for token in markdown().parse(text):
        if is_block(token):
            opened.append(len(found))
            found.append("")
        elif is_block(token, CLOSE):
            opened.pop()
        elif token.type == "inline" and opened:
            named = " ".join(NOTE.findall(token.content))
            found[opened[-1]] = f"{found[opened[-1]]} {named}".strip()
    return found


def placed(tokens: list[Token], entries: Entries) -> list[Token]:
    """Blocks that name entries say so, and have a place after them for what is otherwise there.

    That of an item of a list is at its end, that of a row of a table is a row.
    """
    found: list[Token] = []
    opened: list[str] = []
    cells = count = 0
    for token in tokens:
        if token.type == "th_open":
            cells += 1
        elif token.type == "table_open":
            cells = 0
        if is_block(token):
            named = entries[count] if count < len(entries) else ""
            count += 1
            opened.append(named)
            if named:
                token.attrSet("data-entry", named)
        elif is_block(token, CLOSE) and (named := opened.pop()):
            place = f'<aside data-entry="{escape(named)}"></aside>'
            if token.type == f"tr{CLOSE}":
                place = f'<tr class="otherwise"><td colspan="{cells}">{place}</td></tr>'
            about = Token("html_block", "", 0, content=place)
            found += [about, token] if token.type == f"list_item{CLOSE}" else [token, about]
            continue
        found.append(token)
    return found


def is_block(token: Token, end: str = OPEN) -> bool:
    """Whether a token begins, or ends, what can name entries: a paragraph that stands for itself,
    an item of a list, a row of a table."""
    return not token.hidden and token.type in [f"{block}{end}" for block in BLOCKS]


def bare(text: str) -> str:
    """A text without what it names of the edition files."""
    return NOTE.sub("", text)


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
        elif token.type == "text":
            text = bare(token.content)
            shown = escape(text, quote=False) if linked else mark(text)
            token = Token("html_inline", "", 0, content=shown)
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
