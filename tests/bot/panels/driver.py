"""A person at a panel: presses at random, or on the way to an action that is wanted.

It knows the parts of a panel and what `advance` answers, not how words and values are made.
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from msgspec import Struct

from bot.locale import Languages
from bot.panels.advance import advance
from bot.panels.draft import EMPTY, stored
from bot.panels.limits import modal_violations, violations
from bot.panels.model import (
    Draft,
    Entry,
    Input,
    Modal,
    Outcome,
    Panel,
    Question,
    Refused,
    Row,
    Select,
    Show,
    Text,
)
from bot.panels.plan import plan
from games.core.forms import One, Some, Split, verb
from games.core.model import Action, Key, Message, SeatName, Term, Terms

LANGUAGES = Languages()
PRESSES = 400
"""More than any answer takes."""


class EchoWords:
    """Says the planner's own words, and of a game's words the id and what fills it: for games without words."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._core = Languages(strict=True).words(language)

    def __call__(self, wording: str, /, **args: str | int) -> str:
        """The words, or the id."""
        if wording.startswith(("panel-", "core-")):
            return self._core(wording, **args)
        return " ".join([wording, *[str(arg) for arg in args.values()]])

    def say(self, message: Message) -> str:
        """The message with its terms as ids."""
        return self(message.id, **{name: self._filled(arg) for name, arg in message.args})

    def _filled(self, arg: object) -> str | int:
        """What stands in a blank."""
        match arg:
            case SeatName(seat):
                return f"Seat_{seat}"
            case Term(kind, key):
                return f"{kind} {key}"
            case Terms(_, amounts):
                return ", ".join(f"{amount} {key}" for key, amount in amounts)
            case _:
                return arg if isinstance(arg, int) else str(arg)


def emoji(kind: str, key: Key) -> str:
    """An emoji as heavy as Discord's."""
    return f"<:{kind[:10]}_{len(key)}_3fa9c1:1234567890123456789>"


def stored_value(value: Any) -> Mapping[Key, int]:
    """An action's field as amounts per key."""
    if isinstance(value, str):
        return {value: 1}
    return {piece: 1 for piece in value if isinstance(piece, str)} | {
        pair[0]: pair[1] for pair in value if not isinstance(pair, str)
    }


class Reached(Struct):
    """How an action was reached."""

    inputs: list[Input]
    panels: list[Panel]


def checked(question: Question, draft: Draft) -> Panel:
    """The panel of a draft, within all limits."""
    panel = plan(question, draft)
    assert violations(panel) == [], (draft, panel)
    return panel


def reach(question: Question, wanted: Action, rng: Random) -> Reached:
    """Presses that lead to exactly this action, found by trying what the panels offer."""
    tag = verb(type(wanted))
    offer = next(offer for offer in question.decision.offers if verb(offer.action) == tag)
    target = {field.name: stored_value(getattr(wanted, field.name)) for field in offer.fields}
    way = Reached([], [])
    assert _search(question, EMPTY, wanted, target, rng, way, set()), f"no way to {wanted}"
    return way


def _search(
    question: Question,
    draft: Draft,
    wanted: Action,
    target: Mapping[str, Mapping[Key, int]],
    rng: Random,
    way: Reached,
    seen: set[bytes],
) -> bool:
    """Depth first, from this draft on."""
    if stored(draft) in seen:
        return False
    seen.add(stored(draft))
    assert len(seen) < PRESSES
    panel = checked(question, draft)
    way.panels.append(panel)
    tries = list(_tries(question, draft, panel, target))
    rng.shuffle(tries)
    for given in tries:
        outcome = advance(question, draft, given)
        if outcome == wanted:
            way.inputs.append(given)
            return True
        if isinstance(outcome, Show):
            given, outcome = _filled_form(question, draft, outcome.modal, target)
        if not isinstance(outcome, Draft) or not _leads_on(outcome, wanted, target):
            continue
        way.inputs.append(given)
        if _search(question, outcome, wanted, target, rng, way, seen):
            return True
        way.inputs.pop()
    return False


def _tries(
    question: Question, draft: Draft, panel: Panel, target: Mapping[str, Mapping[Key, int]]
) -> Iterator[Input]:
    """What could be pressed towards the target."""
    for block in panel.blocks:
        if isinstance(block, Row):
            yield from (
                Input.of(button.word)
                for button in block.buttons
                if not button.word.startswith("type:")
            )
        elif isinstance(block, Select):
            values = [option.value for option in block.options]
            if block.most == 1:
                yield from (Input.of(block.word, (value,)) for value in values)
            else:
                yield from _ticks(question, draft, block, target)


def _ticks(
    question: Question, draft: Draft, select: Select, target: Mapping[str, Mapping[Key, int]]
) -> Iterator[Input]:
    """The lines of a menu that the target needs: which key a line stands for is found by ticking it alone."""
    for amounts in target.values():
        left = dict(amounts)
        values = []
        for option in select.options:
            outcome = advance(question, draft, Input.of(select.word, (option.value,)))
            key = _only_new(draft, outcome)
            if key is not None and left.get(key, 0) > 0:
                left[key] -= 1
                values.append(option.value)
        if select.least <= len(values) <= select.most:
            yield Input.of(select.word, tuple(values))


def _only_new(draft: Draft, outcome: Outcome) -> Key | None:
    """The key that one tick stands for; None if that cannot be seen."""
    if isinstance(outcome, Action):
        values = [stored_value(getattr(outcome, name)) for name in outcome.__struct_fields__]
        return next(iter(values[-1]), None)
    if not isinstance(outcome, Draft) or not outcome.answers:
        return None
    before = {answer.field: dict(answer.amounts) for answer in draft.answers}
    last = outcome.answers[-1]
    gained = [key for key, _ in last.amounts if key not in before.get(last.field, {})]
    kept = [key for key, _ in last.amounts]
    return gained[0] if gained else (kept[0] if len(kept) == 1 else None)


def _filled_form(
    question: Question, draft: Draft, modal: Modal, target: Mapping[str, Mapping[Key, int]]
) -> tuple[Input, Outcome]:
    """The form filled with the amounts of the target; entries are named by their keys."""
    assert modal_violations(modal) == []
    amounts = {key: amount for filled in target.values() for key, amount in filled.items()}
    texts = {entry.name: str(amounts.get(entry.name, 0)) for entry in modal.entries}
    given = Input.of(modal.word, texts=texts)
    return given, advance(question, draft, given)


def _leads_on(draft: Draft, wanted: Action, target: Mapping[str, Mapping[Key, int]]) -> bool:
    """Whether the draft can still become the action."""
    if draft.offer != verb(type(wanted)):
        return False
    for answer in draft.answers:
        aim = target[answer.field]
        if answer.closed and dict(answer.amounts) != aim:
            return False
        if any(amount > aim.get(key, 0) for key, amount in answer.amounts):
            return False
    return True


def press_at_random(question: Question, rng: Random) -> Action:
    """Press what the panels offer until an action comes out; nothing of it may be refused."""
    draft = EMPTY
    for _ in range(PRESSES):
        panel = checked(question, draft)
        choices: list[Callable[[], Input]] = []
        for block in panel.blocks:
            if isinstance(block, Row):
                words = [
                    button.word
                    for button in block.buttons
                    if not button.word.startswith(("back", "type"))
                ]
                choices += [lambda word=word: Input.of(word) for word in words]  # type: ignore[misc]
            elif isinstance(block, Select):
                choices.append(lambda select=block: _ticked_at_random(select, rng))  # type: ignore[misc]
        outcome = advance(question, draft, rng.choice(choices)())
        if isinstance(outcome, Show):
            outcome = advance(question, draft, _typed_at_random(outcome.modal, rng))
            if isinstance(outcome, Refused):
                continue
        if isinstance(outcome, Action):
            return outcome
        assert isinstance(outcome, Draft), (draft, outcome)
        draft = outcome
    raise AssertionError("no action after many presses")


def _ticked_at_random(select: Select, rng: Random) -> Input:
    """Some lines of a menu."""
    count = rng.randint(select.least, select.most)
    return Input.of(
        select.word, tuple(option.value for option in rng.sample(select.options, count))
    )


def _typed_at_random(modal: Modal, rng: Random) -> Input:
    """Small numbers in a form."""
    return Input.of(
        modal.word, texts={entry.name: str(rng.randint(0, 4)) for entry in modal.entries}
    )


def texts_of(panel: Panel) -> str:
    """All texts of a panel."""
    return "\n".join(block.markdown for block in panel.blocks if isinstance(block, Text))


def labels_of(panel: Panel) -> list[str]:
    """The labels of all buttons, then of all options, of a panel."""
    buttons = [
        button.label for block in panel.blocks if isinstance(block, Row) for button in block.buttons
    ]
    return buttons + [
        option.label
        for block in panel.blocks
        if isinstance(block, Select)
        for option in block.options
    ]


def entry_names(entries: tuple[Entry, ...]) -> list[str]:
    """Names of the entries of a form."""
    return [entry.name for entry in entries]
