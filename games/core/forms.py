"""Questions and answers: what games import of `fields`, `exchange`, `offers`, `sampling` and `counting`."""

from games.core.counting import count, first_answer, only_answer
from games.core.exchange import Exchange, are_apart
from games.core.fields import Amounts, Below, Field, One, Row, Some, Split
from games.core.model import verb
from games.core.offers import Decision, Offer, allowed
from games.core.sampling import sample

__all__ = [
    "Amounts",
    "Below",
    "Decision",
    "Exchange",
    "Field",
    "Offer",
    "One",
    "Row",
    "Some",
    "Split",
    "allowed",
    "are_apart",
    "count",
    "first_answer",
    "only_answer",
    "sample",
    "verb",
]
