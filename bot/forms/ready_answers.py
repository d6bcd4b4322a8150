"""Whole answers at a press: ready ones, and taking back what was answered before in a step that is still open."""

from bot.forms.choices import digest
from bot.forms.draft import digested, filled
from bot.forms.filling import GONE
from bot.forms.limits import LABEL
from bot.forms.model import Button, Draft, Outcome, Question
from bot.i18n.shortening import shortened
from games.core.flow import Reopen
from games.core.forms import allowed, verb
from games.core.model import Action, Ready

READY = 4
"""Ready answers that are shown: one row beside nothing else."""


def ready_buttons(question: Question) -> list[Button]:
    """A button for each ready answer that is still offered."""
    return [
        Button(
            ready_word(ready.action),
            shortened(question.words.say(ready.message), LABEL),
            "secondary",
        )
        for ready in _shown(question)
    ]


def reopening(question: Question) -> list[Button]:
    """The button that takes back the answers given before this question, where there are any."""
    if not question.decision.reopens:
        return []
    return [Button("reopen:", question.words("panel-reopen"), "secondary")]


def taken(question: Question, _draft: Draft, argument: str) -> Outcome:
    """Take a ready answer; one that has to be confirmed is laid before the person first."""
    word = f"ready:{argument}"
    ready = next((one for one in _shown(question) if ready_word(one.action) == word), None)
    if ready is None:
        return GONE
    action = ready.action
    offer = next(one for one in question.decision.offers if one.action is type(action))
    if not offer.confirm:
        return action
    return filled(offer, action)


def reopened(question: Question, _draft: Draft, _argument: str) -> Outcome:
    """Take the earlier answers back."""
    return Reopen() if allowed(question.decision, Reopen()) else GONE


def _shown(question: Question) -> list[Ready]:
    """The ready answers that are legal."""
    return [ready for ready in question.ready if allowed(question.decision, ready.action)][:READY]


def ready_word(action: Action) -> str:
    """The word of an answer's button: on an old panel it means the same, or nothing."""
    return f"ready:{digest(f'{verb(type(action))}.{digested(action)}')}"
