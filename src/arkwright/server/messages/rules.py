"""The rules of a title as pages: chapters, what stands beside them, and the words explained."""

from typing import Annotated

from msgspec import Meta

from arkwright.handbook.differences import RuleDifference as RuleDifference
from arkwright.handbook.differences import RuleOther as RuleOther
from arkwright.handbook.drawings import RuleDrawing as RuleDrawing
from arkwright.handbook.exemplary import RuleExample as RuleExample
from arkwright.handbook.exemplary import RuleStep as RuleStep
from arkwright.handbook.glossary import RuleTerm as RuleTerm
from arkwright.handbook.rules import RuleBase as RuleBase
from arkwright.handbook.rules import RuleChapter as RuleChapter
from arkwright.handbook.rules import RuleDecision as RuleDecision
from arkwright.handbook.rules import Rules as Rules
from arkwright.server.messages.common import Form


class ExampleForm(Form):
    """Opening the position of an example."""

    way: Annotated[int, Meta(ge=0, le=9)] | None = None
    """Which of its ways is played there; none to begin before all of them."""
