"""Whole answers at a press: ready ones, and taking back what was answered before in a step that is still open."""

from collections.abc import Sequence

from msgspec import structs

from bot.forms.controls import rows_of
from bot.forms.draft import digested, filled, names_here
from bot.forms.filling import GONE
from bot.forms.items import digest, fitting
from bot.forms.limits import LABEL, OPTION_TEXT, OPTIONS
from bot.forms.model import Block, Button, Draft, Option, Outcome, Question, Select, Style, Text
from bot.forms.phone import lines
from bot.forms.ranking import best_choice
from bot.forms.short_labels import fewer_words
from bot.i18n.markdown import escaped
from bot.i18n.shortening import shortened
from games.core.flow import Reopen
from games.core.forms import allowed, verb
from games.core.model import Action, Ready

LINES = 3
"""Most lines of a phone for ready answers with a button each."""

BEST = 2
"""Those that have one where there are more: a menu holds the others."""


def ready_rows(
    question: Question, shown: Sequence[Ready], best: Action | None = None
) -> list[Block]:
    """A button for each of those ready answers, the best first, which stands out if it is that action; of many a menu holds
    the others, and those that no button has room for, unless it is only one. Above them stands what their labels have no room
    for.
    """
    on_buttons = _on_buttons(question, shown)
    buttons = [_button(question, ready, best) for ready in on_buttons]
    told = [line for ready in on_buttons if (line := _told(question, ready))]
    rows: list[Block] = [Text("\n".join(told))] if told else []
    rows += rows_of(buttons)
    others = [ready for ready in shown if ready not in on_buttons][:OPTIONS]
    if others:
        options = tuple(
            Option(
                ready_word(question, ready.action).removeprefix("ready:"),
                shortened(question.words.say(ready.message), OPTION_TEXT),
            )
            for ready in others
        )
        rows.append(Select("ready:", question.words("panel-ready"), options))
    return rows


def foremost_ready(question: Question) -> Action | None:
    """The ready answer whose button stands out: the best choice, or else the first one, where it answers the main offer and
    gives up nothing for it.
    """
    best, shown = best_choice(question), shown_ready(question)
    if best is not None or not shown or shown[0].has_price:
        return best
    first = shown[0]
    is_of_main = type(first.action) is question.decision.offers[0].action
    return first.action if is_of_main and first in _on_buttons(question, shown) else None


def _on_buttons(question: Question, shown: Sequence[Ready]) -> list[Ready]:
    """Those of the ready answers that have a button each."""
    on_buttons = [ready for ready in shown if _fits(question, ready)]
    if lines([_button(question, ready, None) for ready in on_buttons]) > LINES:
        on_buttons = on_buttons[:BEST]
    if len(on_buttons) == len(shown) - 1:
        # A menu of one line would take as much room, and a press more.
        on_buttons = list(shown)
    return on_buttons


def _button(question: Question, ready: Ready, best: Action | None) -> Button:
    """The button that gives the answer, which stands out if it is the best one."""
    style: Style = "primary" if ready.action == best else "secondary"
    return Button(ready_word(question, ready.action), _label(question, ready), style)


def _label(question: Question, ready: Ready) -> str:
    """What the button says: in fewer words where it has no room for all."""
    return fitting(_wordings(question, ready))


def _fits(question: Question, ready: Ready) -> bool:
    """Whether a button has room for one of its wordings."""
    return any(len(one) <= LABEL for one in _wordings(question, ready))


def _wordings(question: Question, ready: Ready) -> list[str]:
    """The answer in words, the longest first."""
    return [*_whole(question, ready), *fewer_words(question, ready.message)]


def _whole(question: Question, ready: Ready) -> list[str]:
    """All that the answer is called, and the same in fewer letters if its wording's attribute `compact` says as much."""
    compact = structs.replace(ready.message, id=f"{ready.message.id}.compact")
    said = [ready.message, *([compact] if question.words.has(compact.id) else [])]
    return [question.words.say(one) for one in said]


def _told(question: Question, ready: Ready) -> str:
    """What the answer comes to, where its button does not say it."""
    if ready.detail is not None:
        return escaped(question.words.say(ready.detail))
    whole = _whole(question, ready)
    return "" if _label(question, ready) in whole else escaped(whole[0])


def reopening(question: Question) -> list[Button]:
    """The button that takes back the answers given before this question, where there are any."""
    if not question.decision.reopens:
        return []
    return [Button("reopen:", question.words("panel-reopen"), "secondary")]


def taken(question: Question, argument: str) -> Outcome:
    """Take a ready answer; one that has to be confirmed is laid before the person first."""
    word = f"ready:{argument}"
    whole = (*replies(question), *shown_ready(question))
    ready = next((one for one in whole if ready_word(question, one.action) == word), None)
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


def shown_ready(question: Question) -> list[Ready]:
    """The ready answers that are legal."""
    legal = [ready for ready in question.ready if allowed(question.decision, ready.action)]
    return legal[: BEST + OPTIONS]


def replies(question: Question) -> list[Ready]:
    """The legal answers to what others have put to the person."""
    put = () if question.call is None else question.call.answers
    return [ready for ready in put if allowed(question.decision, ready.action)]


def ready_word(question: Question, action: Action) -> str:
    """The word of an answer's button: on an old panel it means the same, or nothing."""
    offer = next(one for one in question.decision.offers if one.action is type(action))
    about: list[object] = [*names_here(question, offer, action)]
    if question.call is not None and action in [one.action for one in question.call.answers]:
        about.append(question.call.mark)
    return f"ready:{digest(f'{verb(type(action))}.{digested(action, *about)}')}"
