"""Tallies: amounts of a few kinds of thing, or some of a few things, put together press by press.

Each press on a kind or a thing picks one of it or puts it back; of a kind that is picked, a button beside it adds one more.
What is complete is taken at once; where fewer may be picked, a button takes them, and where the verb of
amounts has a name for it (`some`), always. Where the verb's message has an attribute `rest`, what is not picked matters as
much: that button names it.
"""

from collections.abc import Mapping, Sequence

from bot.forms.choices import TALLY
from bot.forms.draft import amounts_of, bounds
from bot.forms.items import Item, fitting, head, is_single, piece_items, row_items
from bot.forms.limits import LABEL, LINES
from bot.forms.model import Answer, Button, Draft, Question, Style
from bot.forms.phone import lines
from bot.forms.prices import SEPARATOR, callings
from bot.i18n.shortening import shortened
from games.core.badges import badge_by_key
from games.core.forms import Field, Offer, One, Some, Split, verb
from games.core.model import Key

PRESSES = 12
"""Most presses that fill a tally; more is ticked in menus or typed."""

TICK = "✓"

ONE_MORE = "+1"


def is_tallied(question: Question, field: Field) -> bool:
    """Whether the field is put together press by press."""
    if isinstance(field, One) or is_single(question, field):
        return False
    begun = sum([count for _, count in field.begun]) if isinstance(field, Split) else 0
    return bounds(field)[1] - begun <= PRESSES and 0 < len(_items(question, field)) <= TALLY


def tally_buttons(question: Question, offer: Offer, field: Split, draft: Draft) -> list[Button]:
    """A button for every kind, ticked where one of it is taken, with their number where they are more, and then one for one
    more, with the kind's letter or name unless signs tell all kinds apart. Where a button takes them and no more may be
    picked, the others have none, unless the tally was begun.

    Where they fill too many lines of a phone, in fewer words, and without letters if each has a name and a sign of its own,
    unless the game keeps them:
    by the lines that they fill with one of each kind, so that nothing is called otherwise after a press.
    """
    items = row_items(question, field)
    letters = _letters(question, field)
    whole = [item.label for item in items]
    brief = [(item.label, *item.fewer)[-1] for item in items]
    wordings: list[tuple[Sequence[str], Mapping[Key, str]]] = [(whole, letters), (brief, letters)]
    signs = [question.emoji(field.kind, item.key) for item in items]
    keeps = field.kind in question.game.keeps_letters
    if not keeps and len(set(brief)) == len(brief) and all(signs):
        wordings.append((brief, {}))
    each = tuple([(item.key, 1) for item in items])
    one_each = Draft(verb(offer.action), (Answer(field.name, each, closed=False),))

    def height(wording: tuple[Sequence[str], Mapping[Key, str]]) -> int:
        return max(LINES, lines(_counted(question, offer, field, one_each, *wording)))

    return _counted(question, offer, field, draft, *min(wordings, key=height))


def _counted(
    question: Question,
    offer: Offer,
    field: Split,
    draft: Draft,
    labels: Sequence[str],
    letters: Mapping[Key, str],
) -> list[Button]:
    """These buttons with that on them."""
    picked = amounts_of(draft, field)
    name = head(offer, field.name)
    is_full = waits(question, offer, field) and sum(picked.values()) == field.most
    signs = [question.emoji(field.kind, row.key) for row in field.rows if row.most]
    are_signs_enough = all(signs) and len(set(signs)) == len(signs)
    buttons = []
    for item, told in zip(row_items(question, field), labels, strict=True):
        label, count = told, picked.get(item.key, 0)
        if is_full and not count and not field.begun:
            continue
        if item.key in letters:
            label = SEPARATOR.join([letters[item.key], label])
        if count == 1:
            label = f"{TICK} {label}"
        elif count:
            label = question.words("panel-tally", what=label, count=count)
        style: Style = "primary" if count else "secondary"
        emoji = question.emoji(field.kind, item.key)
        word = f"{'flip' if count else 'more'}:{name}.{item.value}"
        buttons.append(Button(word, shortened(label, LABEL), style, emoji))
        if count and takes_more(field, item.key, picked):
            which = letters.get(item.key, "" if are_signs_enough else told)
            added = f"{ONE_MORE} {which}".rstrip()
            more = f"more:{name}.{item.value}"
            buttons.append(Button(more, shortened(added, LABEL), "secondary", emoji))
    return buttons


def flip_buttons(question: Question, offer: Offer, field: Some, draft: Draft) -> list[Button]:
    """A button for every thing: those picked are ticked. Where no more may be picked, the others have none."""
    picked = amounts_of(draft, field)
    is_full = waits(question, offer, field) and len(picked) == field.most
    buttons = []
    items = piece_items(question, field)
    is_long = _is_long(question, field, items)
    for item in items:
        if is_full and item.key not in picked:
            continue
        told = callings(question, item.label, item.fewer, item.note)
        if is_long:
            told = told[-1:]
        ticked = [f"{TICK} {one}" for one in told]
        label = fitting(ticked if item.key in picked else told)
        word = f"flip:{head(offer, field.name)}.{item.value}"
        emoji = question.emoji(field.kind, item.key)
        style: Style = "primary" if item.key in picked else "secondary"
        buttons.append(Button(word, label, style, emoji))
    return buttons


def _is_long(question: Question, field: Some, items: Sequence[Item]) -> bool:
    """Whether the names would fill too many lines of a phone, each of a thing that has a sign and fewer words."""
    emojis = [question.emoji(field.kind, item.key) for item in items]
    labels = [f"{TICK} {item.label}" for item in items]
    buttons = [Button("", label, emoji=emoji) for label, emoji in zip(labels, emojis, strict=True)]
    return all(emojis) and all(item.fewer for item in items) and lines(buttons) > LINES


def takes_more(field: Split, key: Key, picked: Mapping[Key, int]) -> bool:
    """Whether one more of that kind may be picked."""
    row = next(row for row in field.rows if row.key == key)
    return picked.get(key, 0) < row.most and sum(picked.values()) < bounds(field)[1]


def flipped(key: Key, picked: Mapping[Key, int]) -> dict[Key, int]:
    """What is picked after a press on that thing."""
    return {**picked, key: 0 if picked.get(key, 0) else 1}


def rest_id(question: Question, offer: Offer) -> str:
    """The words for taking the picks that name all others."""
    return _verb_id(question, offer, "rest")


def _verb_id(question: Question, offer: Offer, attribute: str) -> str:
    """An attribute of the offer's verb."""
    return f"{question.game.id}-verb-{verb(offer.action)}.{attribute}".replace("_", "-")


def waits(question: Question, offer: Offer, field: Field) -> bool:
    """Whether a button has to say what becomes of the picks, however many they are."""
    if isinstance(field, Some):
        return bool(field.begun) or question.words.has(rest_id(question, offer))
    if not isinstance(field, Split):
        return False
    return bool(field.begun) or question.words.has(_verb_id(question, offer, "some"))


def _items(question: Question, field: Field) -> tuple[Item, ...]:
    """What has a button."""
    if isinstance(field, Split):
        return row_items(question, field)
    return piece_items(question, field)


def _letters(question: Question, field: Split) -> Mapping[Key, str]:
    """The badge of each kind, where the picture of the hand has them."""
    return badge_by_key(field) if field.kind in question.game.badged else {}
