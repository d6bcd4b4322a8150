"""An action that somebody wants, and which control of a panel brings it nearer.

Like a client this reads the custom ids of a message, `table:ask:verb:argument`, and uses only what stands there. Digests in
ids are made by the planner's own functions from what is wanted: a control that means anything else is not taken for it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from random import Random

from bot.forms.choices import is_pair
from bot.forms.draft import (
    EMPTY,
    Amounts,
    answer_mark,
    answered,
    digested,
    in_order,
    offer_mark,
    open_fields,
)
from bot.forms.draft import action as action_of
from bot.forms.inline_menus import pairs
from bot.forms.items import all_items, digest, head, joined, label_of, token
from bot.forms.model import Answer, Question
from bot.forms.parts import boards, leaves, parts
from bot.forms.quick_trades import quick_trades, quick_word
from bot.forms.ready_answers import ready_word
from bot.forms.sheets import crowd
from bot.forms.tally import TICK
from games.core.forms import Field, Offer, One, Split, verb
from games.core.model import Action, Key
from tests.bot.discord_app.players import verb_of
from tests.bot.discord_app.world import BUTTON, Json

TYPING = 0.5
"""How often a place is typed where it may be."""


@dataclass(frozen=True)
class Use:
    """What is to be done with a control."""

    control: Json
    values: tuple[str, ...] = ()
    """Of a menu: the lines to tick."""

    typed: str | None = None
    """What is to be typed into the form that it opens."""


@dataclass(frozen=True)
class Wish:
    """An action that somebody wants, in the planner's words."""

    question: Question
    action: Action

    def next_use(self, shown: Sequence[Json], chance: Random) -> Use | None:
        """What brings the action nearer on a panel with these controls; None: nothing does."""
        found = chain(
            self._pressing(shown),
            self._trading(shown),
            self._adding(shown),
            self._ticking(shown),
            self._flipping(shown),
            self._typing(shown, chance),
            self._opening(shown),
            _going_back(shown),
        )
        return next(found, None)

    @cached_property
    def _offer(self) -> Offer:
        """What is offered of that kind."""
        offers = self.question.decision.offers
        return next(offer for offer in offers if offer.action is type(self.action))

    @cached_property
    def _fields(self) -> tuple[tuple[Field, str, Amounts], ...]:
        """The fields that leave a choice, their names in words, and what is to be picked."""
        offer = self._offer
        return tuple(
            (field, head(offer, field.name), self._amounts(field)) for field in open_fields(offer)
        )

    def _amounts(self, field: Field) -> Amounts:
        """What the action says of the field."""
        value = getattr(self.action, field.name)
        pieces = (value,) if isinstance(field, One) else value
        pairs = (piece if isinstance(piece, tuple) else (piece, 1) for piece in pieces)
        return in_order(field, dict(pairs))

    def _pressing(self, shown: Sequence[Json]) -> Iterator[Use]:
        """Buttons that mean the action, or just what it holds of a field."""
        by_word = {word_of(control): control for control in shown}
        yield from (Use(by_word[word]) for word in self._words() if word in by_word)
        beginning = f"whole:{head(self._offer, '')}"
        whole = [one for one in shown if word_of(one).startswith(beginning)]
        for menu in whole if is_pair(self.question, self._offer) else ():
            lines = [one["value"] for one in menu["options"]]
            for value, _, draft in pairs(self.question, self._offer):
                if value in lines and action_of(self._offer, draft) == self.action:
                    yield Use(menu, (value,))
        yield from self._joining(shown)
        ready = ready_word(self.question, self.action).removeprefix("ready:")
        for menu in (one for one in shown if word_of(one) == "ready:"):
            if ready in [one["value"] for one in menu["options"]]:
                yield Use(menu, (ready,))

    def _joining(self, shown: Sequence[Json]) -> Iterator[Use]:
        """The line of the menu that several offers share."""
        if self._offer not in joined(self.question):
            return
        [(field, _, [pick])] = self._fields
        wanted = {
            digest(f"{verb(self._offer.action)}.{line}")
            for line in self._lines("pick", field, *pick)
        }
        for menu in (one for one in shown if word_of(one).startswith("either:")):
            for line in menu["options"]:
                if line["value"] in wanted:
                    yield Use(menu, (line["value"],))

    def _trading(self, shown: Sequence[Json]) -> Iterator[Use]:
        """Menus of usual trades that hold the action as a whole."""
        offer = self._offer
        if not offer.apart:
            return
        word = f"quick:{quick_word(self.question, offer)}"
        for quick in quick_trades(self.question, offer):
            if action_of(offer, quick.draft) == self.action:
                menus = [one for one in shown if word_of(one) == word]
                yield from (Use(menu, (quick.value,)) for menu in menus)

    def _words(self) -> Iterator[str]:
        """The words of such buttons."""
        offer = self._offer
        draft = EMPTY
        for field, _, amounts in self._fields:
            draft = answered(draft, offer, field, dict(amounts), closed=True)
        whole = head(offer, offer_mark(self.question, offer, draft))
        yield ready_word(self.question, self.action)
        yield from (f"confirm:{whole}", f"do:{whole}", *self._sending())
        for field, name, amounts in self._fields:
            yield f"close:{name}.{answer_mark(Answer(field.name, amounts, closed=False))}"
            if not amounts:
                yield f"none:{name}"
            elif len(amounts) == 1:
                yield from (
                    f"pick:{name}.{line}" for line in self._lines("pick", field, *amounts[0])
                )

    def _sending(self) -> Iterator[str]:
        """The word that sends a sheet filled so."""
        offer = self._offer
        few = crowd(offer)
        filled: tuple[Field, ...] = offer.apart if few is None else (*offer.apart, few)
        mark = digested(*[self._amounts(field) for field in filled])
        yield f"send:{head(offer, '')}.{mark}"
        for field, name, amounts in self._fields:
            if isinstance(field, One):
                yield f"send:{name}.{mark}.{token(amounts[0][0])}"

    def _adding(self, shown: Sequence[Json]) -> Iterator[Use]:
        """Buttons that add one of a kind of which there are not as many as wanted: behind the last they begin anew, or a button
        of their own puts the kind back.

        What is too many goes back first: one more of another kind could complete an answer that nobody wants.
        """
        for field, name, amounts in self._fields:
            if not isinstance(field, Split):
                continue
            wanted = {f"{name}.{token(key)}": amount for key, amount in amounts}
            there = {
                word_of(control).removeprefix("flip:"): control
                for control in _about(shown, "flip", name)
            }
            lacking: list[Use] = []
            surplus: list[Use] = []
            for kind, control in there.items():
                if _ticks(str(control["label"])) > wanted.get(kind, 0):
                    surplus.append(Use(control))
            for control in _about(shown, "more", name):
                kind = word_of(control).removeprefix("more:")
                now = _ticks(str(there.get(kind, control)["label"]))
                due = wanted.get(kind, 0)
                if now < due:
                    lacking.append(Use(control))
                elif now > due and kind not in there:
                    surplus.append(Use(control))
            if surplus and not field.begun:
                yield from _emptying(shown)
            yield from (*surplus, *lacking)

    def _ticking(self, shown: Sequence[Json]) -> Iterator[Use]:
        """Menus in which something else is ticked than what is wanted of them."""
        for field, name, amounts in self._fields:
            for kind in ("pick", "take", "fill"):
                wanted = {line for pair in amounts for line in self._lines(kind, field, *pair)}
                for menu in _about(shown, kind, name):
                    options = menu.get("options", ())
                    values = [one["value"] for one in options if one["value"] in wanted]
                    ticked = [one["value"] for one in options if one.get("default")]
                    if values != ticked and len(values) >= menu.get("min_values", 1):
                        yield Use(menu, tuple(values))

    def _flipping(self, shown: Sequence[Json]) -> Iterator[Use]:
        """Buttons of some of a few that are ticked and not wanted, or wanted and not ticked."""
        for field, name, amounts in self._fields:
            if isinstance(field, Split):
                continue
            wanted = {f"flip:{name}.{token(key)}" for key, _ in amounts}
            off = [
                control
                for control in _about(shown, "flip", name)
                if (word_of(control) in wanted) != str(control["label"]).startswith(TICK)
            ]
            yield from (
                Use(control) for control in sorted(off, key=lambda one: word_of(one) in wanted)
            )

    def _lines(self, kind: str, field: Field, key: Key, amount: int) -> tuple[str, ...]:
        """The values of a menu's lines, or of a button, that stand for so many of that key."""
        if kind == "fill":
            return (f"{token(key)}={amount}",)
        if kind == "take":
            return (token(key), *(f"{token(key)}*{copy}" for copy in range(2, amount + 1)))
        items = all_items(self.question, field)
        return tuple([one.value for one in items if (one.key, one.amount) == (key, amount)])

    def _typing(self, shown: Sequence[Json], chance: Random) -> Iterator[Use]:
        """The form for a single label."""
        for field, name, amounts in self._fields:
            forms = [control for control in shown if word_of(control) == f"type:{name}"]
            if forms and len(amounts) == 1 and chance.random() < TYPING:
                yield Use(forms[0], typed=label_of(self.question, field.kind, amounts[0][0]))

    def _opening(self, shown: Sequence[Json]) -> Iterator[Use]:
        """The part of a long list in which something wanted stands; the offer itself."""
        for field, name, amounts in self._fields:
            keys = {key for key, _ in amounts}
            listed = parts(self.question, field, all_items(self.question, field))
            ids = [
                part.id
                for part in (*boards(self.question, field), *leaves(self.question, field), *listed)
                if keys & {item.key for item in part.items}
            ]
            for control in _about(shown, "part", name):
                if control["type"] == BUTTON:
                    yield from (Use(control) for id in ids if word_of(control).endswith(f".{id}"))
                else:
                    lines = [one["value"] for one in control["options"]]
                    yield from (Use(control, (id,)) for id in ids if id in lines)
        opening = f"open:{head(self._offer, '')}"
        yield from (Use(control) for control in shown if word_of(control) == opening)


def _ticks(label: str) -> int:
    """How many of its kind a button says are taken."""
    count = label.rpartition(" ×")[2]
    return int(count) if count.isdecimal() else int(label.startswith(TICK))


def word_of(control: Json) -> str:
    """What the control means: its custom id without table and question."""
    return str(control["custom_id"].split(":", 2)[2])


def _about(shown: Sequence[Json], kind: str, name: str) -> Iterator[Json]:
    """The controls of that verb that belong to the field of that name."""
    return (control for control in shown if word_of(control).startswith(f"{kind}:{name}."))


def _emptying(shown: Sequence[Json]) -> Iterator[Use]:
    """What takes back all that is picked, or the last of it."""
    found = [control for control in shown if verb_of(control) == "clear"]
    return (Use(control) for control in found) if found else _going_back(shown)


def _going_back(shown: Sequence[Json]) -> Iterator[Use]:
    """The way out of whatever is begun."""
    return (Use(control) for control in shown if verb_of(control) == "back")
