"""Orders given ahead: small rules of one's own for coming decisions, which a game declares and a person may let stand.

A rule sees what its seat sees and nothing else, so that what is done by it could have been done by its person. It either has
an answer that is offered, or leaves the decision to the person.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from msgspec import Struct

from games.core.model import Action, Ready
from games.core.offers import Decision

Answer: TypeAlias = Callable[[Any, Any, Decision], Action | None]
"""From the public view, the seat's private view and what the seat is asked."""

Fitting: TypeAlias = Callable[[Any, Any, Decision], bool]
"""Whether the rule means anything there, from the same."""


class Rule(Struct, frozen=True, kw_only=True):
    """One small rule. Its words are the Fluent message `<game>-order-<key>`."""

    at: frozenset[str]
    """The questions it is about, by their prompts' message ids: it is offered, and carried out, at these alone.

    Never by what may be done there: the same action may answer another question, where it means something else.
    """

    answer: Answer | None = None
    """What it answers; None from it: the person decides."""

    ready: tuple[str, ...] = ()
    """In its place: it gives the ready answer of the first of these messages that there is."""

    fits: Fitting | None = None
    """It is offered only where this holds; None: wherever it belongs."""

    def belongs(self, decision: Decision) -> bool:
        """Whether the rule is about such a decision."""
        return decision.prompt.id in self.at

    def is_offered(self, public: Any, private: Any, decision: Decision) -> bool:
        """Whether a person may be asked there whether it shall stand."""
        return self.belongs(decision) and (
            self.fits is None or self.fits(public, private, decision)
        )

    def among(self, ready: Iterable[Ready]) -> Action | None:
        """The ready answer that it gives."""
        found = {one.message.id: one.action for one in ready}
        return next((found[name] for name in self.ready if name in found), None)


def kinds_of(decision: Decision) -> frozenset[type[Action]]:
    """What may be done there."""
    return frozenset(offer.action for offer in decision.offers)


def only(action: Action) -> Answer:
    """The action where nothing else may be done."""

    def answer(_public: Any, _private: Any, decision: Decision) -> Action | None:
        return action if kinds_of(decision) == {type(action)} else None

    return answer


def always(action: Action) -> Answer:
    """The action wherever it may be done."""

    def answer(_public: Any, _private: Any, decision: Decision) -> Action | None:
        return action if type(action) in kinds_of(decision) else None

    return answer
