"""The rules of a title as pages: docs/players, read into chapters.

These docs are the one source. Beside each chapter stand the decisions about it, what other editions
have otherwise, and what is refused by it; the words are explained by a glossary.

`docs.py` finds and reads them, `markup.py` makes HTML of them, `books.py` says which a title has,
`rules.py` puts its pages together.
"""

from arkwright.handbook.rules import RuleChapter, Rules, rules

__all__ = ["RuleChapter", "Rules", "rules"]
