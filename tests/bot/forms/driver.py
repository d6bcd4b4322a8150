"""A person at a panel: presses at random, or on the way to an action that is wanted.

It knows the parts of a panel and what `advance` answers, not how words and values are made.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any

from msgspec import Struct

from bot.forms.advance import advance
from bot.forms.draft import EMPTY, begun, begun_answer, stored
from bot.forms.filling import FULL
from bot.forms.model import (
    VERBS,
    Draft,
    Input,
    Modal,
    OpenForm,
    Outcome,
    Panel,
    Question,
    RefusedInput,
    Row,
    Select,
    Text,
)
from bot.forms.plan import plan
from games.core.forms import verb
from games.core.model import Action, Key, Message, SeatName, Term, Terms
from tests.bot.forms.violations import modal_violations, violations
from tests.languages import LANGUAGES

PRESSES = 400
"""More than any answer takes."""

LIKELY = 4
"""How much likelier a button that ends an answer is pressed than another one."""

SECOND_THOUGHTS = 0.2
"""Chance that something is taken back, where it can be."""


class EchoWords:
    """Says the planner's own words, and of a game's words the id and what fills it: for games without words."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._core = LANGUAGES.words(language)

    def __call__(self, wording: str, /, **args: str | int) -> str:
        """The words, or the id."""
        if wording.startswith(("panel-", "core-")):
            return self._core(wording, **args)
        return " ".join([wording, *[str(arg) for arg in args.values()]])

    def has(self, wording: str) -> bool:
        """Only the planner's own words have a place to be looked up."""
        return self._core.has(wording)

    def say(self, message: Message) -> str:
        """The message with its terms as ids."""
        return self(message.id, **{name: self._filled(arg) for name, arg in message.args})

    def brief(self, message: Message) -> str:
        """The same: ids have no brief form."""
        return self.say(message)

    def thing(self, kind: str, key: Key) -> str:
        """Nothing has an article."""
        return key

    def all_of(self, parts: Iterable[str]) -> str:
        """In the language's own way."""
        return self._core.all_of(parts)

    def beginning(self, text: str) -> str:
        """Ids stay as they are."""
        return text

    def explained(self, kind: str, key: Key) -> str:
        """Panels explain nothing."""
        return ""

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
    """The panel of a draft, within all limits; the adapter knows all its verbs."""
    panel = plan(question, draft)
    assert violations(panel) == [], (draft, panel)
    words = [button.word for row in panel.blocks if isinstance(row, Row) for button in row.buttons]
    words += [block.word for block in panel.blocks if isinstance(block, Select)]
    assert {word.partition(":")[0] for word in words} <= VERBS
    return panel


def reach(question: Question, wanted: Action, rng: Random) -> Reached:
    """Presses that lead to exactly this action, found by trying what the panels offer."""
    search = _Search(question, wanted, rng)
    assert search.go(EMPTY), f"no way to {wanted}"
    return search.way


class _Search:
    """The way to one action, depth first, the presses that bring most being tried first."""

    def __init__(self, question: Question, wanted: Action, rng: Random) -> None:
        self.way = Reached([], [])
        self._question = question
        self._wanted = wanted
        self._rng = rng
        self._seen: set[bytes] = set()
        offers = question.decision.offers
        offer = next(offer for offer in offers if offer.action is type(wanted))
        self._begun = {field.name for field in offer.fields if begun_answer(field)}
        self._begun |= {answer.field for answer in begun(question, offer).answers}
        self._target = {
            field.name: stored_value(getattr(wanted, field.name)) for field in offer.fields
        }

    def go(self, draft: Draft) -> bool:
        """From this draft on."""
        if stored(draft) in self._seen:
            return False
        self._seen.add(stored(draft))
        assert len(self._seen) < PRESSES
        panel = checked(self._question, draft)
        self.way.panels.append(panel)
        for given, outcome in self._promising(draft, panel):
            self.way.inputs.append(given)
            if outcome == self._wanted or (isinstance(outcome, Draft) and self.go(outcome)):
                return True
            self.way.inputs.pop()
        return False

    def _promising(self, draft: Draft, panel: Panel) -> list[tuple[Input, Outcome]]:
        """What could be pressed, and where it leads, the nearest to the action first."""
        tries = []
        for given in self._presses(draft, panel):
            outcome = advance(self._question, draft, given)
            tries.append((given, outcome))
            if isinstance(outcome, OpenForm):
                tries += self._forms(draft, outcome.modal)
        self._rng.shuffle(tries)
        kept = [(given, outcome) for given, outcome in tries if self._nearness(outcome) is not None]
        return sorted(kept, key=lambda press: self._nearness(press[1]) or 0, reverse=True)

    def _nearness(self, outcome: Outcome) -> int | None:
        """How many pieces of the action are in place; None where it cannot be reached any more."""
        if outcome == self._wanted:
            return PRESSES
        if not isinstance(outcome, Draft) or outcome.offer != verb(type(self._wanted)):
            return None
        near = 0
        for answer in outcome.answers:
            aim = self._target[answer.field]
            if answer.closed and dict(answer.amounts) != aim:
                return None
            over = sum(amount > aim.get(key, 0) for key, amount in answer.amounts)
            if over and answer.field not in self._begun:
                return None
            near += 1 + answer.closed + len(answer.amounts) - 2 * over
        return near

    def _presses(self, draft: Draft, panel: Panel) -> Iterator[Input]:
        """Every button, every line of a menu of which one is taken, and the lines that the action needs."""
        for block in panel.blocks:
            if isinstance(block, Row):
                yield from (Input.of(button.word) for button in block.buttons)
            elif isinstance(block, Select) and block.most == 1:
                yield from (Input.of(block.word, (option.value,)) for option in block.options)
            elif isinstance(block, Select):
                yield from self._ticks(draft, block)

    def _ticks(self, draft: Draft, select: Select) -> Iterator[Input]:
        """The lines of a menu that each field of the action needs."""
        for field, amounts in self._target.items():
            left = dict(amounts)
            done = next((answer.amounts for answer in draft.answers if answer.field == field), ())
            values = []
            for option in select.options:
                key, asks_number = self._meant(draft, select.word, option.value)
                if key is None or left.get(key, 0) < 1:
                    continue
                left[key] = 0 if asks_number else left[key] - 1
                if not asks_number or (key, amounts[key]) not in done:
                    values.append(option.value)
            if select.least <= len(values):
                yield Input.of(select.word, tuple(values[: select.most]))

    def _meant(self, draft: Draft, word: str, value: str) -> tuple[Key | None, bool]:
        """The key that a line stands for, found by ticking it alone; and whether it leads to a form."""
        outcome = advance(self._question, EMPTY, Input.of(word, (value,)))
        if isinstance(outcome, RefusedInput):
            outcome = advance(self._question, draft, Input.of(word, (value,)))
        if isinstance(outcome, OpenForm):
            return outcome.modal.entries[0].name, True
        if isinstance(outcome, Draft) and outcome.answers and outcome.answers[-1].amounts:
            return outcome.answers[-1].amounts[0][0], False
        if isinstance(outcome, Action):
            return next(iter(stored_value(getattr(outcome, next(iter(self._target))))), None), False
        return None, False

    def _forms(self, draft: Draft, modal: Modal) -> list[tuple[Input, Outcome]]:
        """A form filled with the amounts of each field of the action: its entries are named by keys."""
        assert modal_violations(modal) == []
        forms = []
        for amounts in self._target.values():
            texts = {entry.name: str(amounts.get(entry.name, 0)) for entry in modal.entries}
            given = Input.of(modal.word, texts=texts)
            forms.append((given, advance(self._question, draft, given)))
        return forms


def press_at_random(question: Question, rng: Random) -> Action:
    """Press what the panels offer until an action comes out; nothing of it may be refused."""
    *_, outcome = outcomes_at_random(question, rng)
    assert isinstance(outcome, Action)
    return outcome


def outcomes_at_random(question: Question, rng: Random) -> Iterator[Draft | Action]:
    """The drafts to which presses at random lead, one after the other, and in the end the action."""
    draft = EMPTY
    for _ in range(PRESSES):
        outcome = _pressed_at_random(question, draft, rng)
        if isinstance(outcome, Action):
            yield outcome
            return
        if isinstance(outcome, Draft):
            draft = outcome
            yield draft
    raise AssertionError("no action after many presses")


def _pressed_at_random(question: Question, draft: Draft, rng: Random) -> Outcome:
    """What follows one press; only a form may be refused, and one more of what is full."""
    panel = checked(question, draft)
    choices: list[Callable[[], Input]] = []
    back: list[Callable[[], Input]] = []
    for block in panel.blocks:
        if isinstance(block, Row):
            words = [button.word for button in block.buttons if not button.word.startswith("type")]
            for word in words:
                kind = back if _takes_back(question, draft, word) else choices
                times = LIKELY if word.startswith(("send", "close", "confirm")) else 1
                kind += [lambda word=word: Input.of(word)] * times  # type: ignore[misc]
        elif isinstance(block, Select):
            choices.append(lambda select=block: _ticked_at_random(select, rng))  # type: ignore[misc]
    outcome = advance(
        question,
        draft,
        rng.choice(back if not choices or (back and rng.random() < SECOND_THOUGHTS) else choices)(),
    )
    if isinstance(outcome, OpenForm):
        return advance(question, draft, _typed_at_random(outcome.modal, rng))
    if outcome == FULL:
        return draft
    assert not isinstance(outcome, RefusedInput), (draft, outcome)
    return outcome


def _takes_back(question: Question, draft: Draft, word: str) -> bool:
    """Whether the press leaves less picked than before: a walk at random would never come to its end."""
    outcome = advance(question, draft, Input.of(word))
    if word.startswith(("back", "clear")):
        return True
    if not word.startswith(("more", "flip")) or not isinstance(outcome, Draft):
        return False
    before, after = [
        sum(amount for answer in one.answers for _, amount in answer.amounts)
        for one in (draft, outcome)
    ]
    return after < before and outcome.offer == draft.offer


def _ticked_at_random(select: Select, rng: Random) -> Input:
    """Some lines of a menu."""
    count = rng.randint(select.least, select.most)
    return Input.of(
        select.word, tuple(option.value for option in rng.sample(select.options, count))
    )


def _typed_at_random(modal: Modal, rng: Random) -> Input:
    """Small numbers in a form, at times greater ones."""
    most = rng.choice((4, 12))
    return Input.of(
        modal.word, texts={entry.name: str(rng.randint(0, most)) for entry in modal.entries}
    )


def texts_of(panel: Panel) -> str:
    """All texts of a panel."""
    return "\n".join(block.markdown for block in panel.blocks if isinstance(block, Text))


def explained_by(panel: Panel) -> str:
    """All that a panel says, and what it has no room for."""
    return "\n".join((texts_of(panel), *panel.aside))


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
