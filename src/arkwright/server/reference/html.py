"""HTML made of Python values: what is text is escaped, and nothing else has to be thought of."""

import re
from collections.abc import Iterable
from html import escape


class Markup(str):
    """Text that is HTML already; all other text is escaped when it meets this."""


Child = str | Markup | Iterable["Child"]


def tag(name: str, *children: Child, **attributes: str) -> Markup:
    """An element."""
    # What Python could not write is said so: `class_`, `aria_label`.
    named = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()}
    said = "".join(f' {key}="{escape(value)}"' for key, value in named.items())
    return Markup(f"<{name}{said}>{join(children)}</{name}>")


def join(children: Iterable[Child]) -> Markup:
    return Markup("".join(written(child) for child in children))


def written(child: Child) -> str:
    if isinstance(child, Markup):
        return child
    return escape(child) if isinstance(child, str) else join(child)


def prose(text: str) -> Markup:
    """Paragraphs, with `code` and **stress**."""
    return join(tag("p", marked(paragraph)) for paragraph in text.split("\n\n") if paragraph)


def marked(text: str) -> Markup:
    """A line, with `code` and **stress**."""
    with_code = re.sub("`(.+?)`", r"<code>\1</code>", escape(text))
    return Markup(re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", with_code))
