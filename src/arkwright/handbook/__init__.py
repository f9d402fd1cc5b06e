"""The rules of a title as pages: the papers of docs/players, read into chapters.

The papers are the one source. Beside each chapter stand the decisions about it, what other editions
have otherwise, and what is refused by it; the words are explained by a glossary.

`papers.py` finds and reads the papers, `markup.py` makes HTML of them, `books.py` says which a
title has, `rules.py` puts its pages together.
"""

from arkwright.handbook.rules import Chapter, Rules, rules

__all__ = ["Chapter", "Rules", "rules"]
