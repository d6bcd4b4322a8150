"""Questions: what a seat is asked and which answers are legal.

Three kinds of field are enough for every game: `One` key, `Some` distinct keys, a `Split` of amounts; an `Exchange` holds
several splits that share no key. What is offered is what is legal: `allowed`, `sample` and `count` read the same offers, and
nothing else decides.
"""

from typing import TypeAlias

from msgspec import Struct

from games.core.exchange import Exchange, sides_fit
from games.core.fields import Field, One, Split, fits
from games.core.frames import Reopen
from games.core.model import Action, Message, Seat, Term

Form: TypeAlias = Field | Exchange
"""What is filled at once: a field, or several apart."""


class Offer(Struct, frozen=True, gc=False):
    """One kind of action that may be taken. What is filled stands in the order of the action's fields."""

    action: type[Action]
    forms: tuple[Form, ...] = ()
    """One exchange at most."""

    confirm: bool = False
    """Costly or irreversible: people are asked once more."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields one by one, an exchange as its sides."""
        fields: list[Field] = []
        for form in self.forms:
            if isinstance(form, Exchange):
                fields += form.sides
            else:
                fields.append(form)
        return tuple(fields)

    @property
    def apart(self) -> tuple[Split, ...]:
        """The sides of its exchange, if it has one."""
        return next((form.sides for form in self.forms if isinstance(form, Exchange)), ())


class Decision(Struct, frozen=True, gc=False):
    """What one seat is asked: at most one offer per type of action, at least one in all."""

    seat: Seat
    prompt: Message
    offers: tuple[Offer, ...]
    required: bool = True
    """False: an opportunity. No ping, no clock, the game goes on without it."""

    stands: Message | None = None
    """How things stand, told below the prompt. A question with another prompt is a new one, and what was begun for it is
    gone; where only this changes it stays the same.
    """

    subject: Term | None = None
    """The thing that the question is about, where its prompt names none and it is not always the same (`Game.lessons`)."""

    reopens: bool = False
    """Whether the seat may take back what it has answered before this question in the same simultaneous step."""


def allowed(decision: Decision, action: Action) -> bool:
    """Whether some offer of the decision contains the action, or it takes earlier answers back and may."""
    kind = type(action)
    for offer in decision.offers:
        if offer.action is kind:
            for form in offer.forms:
                if type(form) is One:
                    if getattr(action, form.name) not in form.keys:
                        return False
                elif type(form) is Exchange:
                    if not sides_fit(form, [getattr(action, side.name) for side in form.sides]):
                        return False
                elif not fits(form, getattr(action, form.name)):
                    return False
            return True
    return decision.reopens and kind is Reopen
