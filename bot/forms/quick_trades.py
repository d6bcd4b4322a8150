"""One piece for another, or two: the usual trades of a sheet with two sides as the lines of a menu, each a whole answer."""

from msgspec import Struct

from bot.forms.draft import EMPTY, action, amounts_of, answered, begun, open_fields
from bot.forms.items import Item, head, single_items, token
from bot.forms.limits import OPTION_TEXT, OPTIONS, PLACEHOLDER
from bot.forms.model import Block, Draft, Option, Question, Select
from bot.forms.sheets import is_sheet, sent
from bot.forms.texts import listed, verb_label
from bot.i18n.shortening import shortened
from games.core.forms import Offer, One, Split, allowed
from games.core.model import Key


class Quick(Struct, frozen=True):
    """A trade of one or two pieces for another, complete: to all, as one of the buttons would send it."""

    value: str
    given: Key
    count: int
    """Of it."""
    label: str
    draft: Draft


def quick_word(question: Question, offer: Offer) -> str:
    """Names the menu in a word: on an old panel it means the same, or nothing."""
    last = _last(question, offer)
    return head(offer, "" if last is None else last.value)


def quick_trades(question: Question, offer: Offer) -> list[Quick]:
    """All such trades of the offer, those of one piece first; none where these do not fit a menu."""
    if len(offer.apart) != 2 or not is_sheet(question, offer):
        return []
    given, wanted = offer.apart
    one, two = [
        [
            (give, count, want)
            for give in _kinds(given, count)
            for want in _kinds(wanted, 1)
            if give != want
        ]
        for count in (1, 2)
    ]
    if len(one) > OPTIONS:
        return []
    found: list[Quick] = []
    for give, count, want in [*one, *two][:OPTIONS]:
        draft = answered(EMPTY, offer, given, {give: count}, closed=True)
        draft = answered(draft, offer, wanted, {want: 1}, closed=True)
        draft = sent(question, offer, draft, _last(question, offer))
        if allowed(question.decision, action(offer, draft)):
            sides = [
                listed(question, field, ((key, number),))
                for field, key, number in ((given, give, count), (wanted, want, 1))
            ]
            label = question.words("panel-quick-trade", give=sides[0], want=sides[1])
            pair = f"{token(give)}>{token(want)}"
            value = pair if count == 1 else f"{count}={pair}"
            found.append(Quick(value, give, count, label, draft))
    return found


def quick_menu(question: Question, offer: Offer, draft: Draft = EMPTY) -> list[Block]:
    """The menu of these trades as long as nothing is picked, or only what the offer begins with; none where there is nothing to
    choose among. It is called by what the first button picks, where that has fewer words, else by the verb.
    """
    is_filled = any(amounts_of(draft, field) for field in offer.apart)
    trades = quick_trades(question, offer)
    if len(trades) < 2 or (is_filled and draft != begun(question, offer)):
        return []
    last = _last(question, offer)
    verb = (*(last.fewer if last else ()), verb_label(question, offer))[0]
    id = "panel-quick" if all(trade.count == 1 for trade in trades) else "panel-quick-or-two"
    label = question.words(id, verb=verb)
    kind = offer.apart[0].kind
    options = tuple(
        Option(
            trade.value, shortened(trade.label, OPTION_TEXT), "", question.emoji(kind, trade.given)
        )
        for trade in trades
    )
    return [Select(f"quick:{quick_word(question, offer)}", shortened(label, PLACEHOLDER), options)]


def _last(question: Question, offer: Offer) -> Item | None:
    """What the first button that sends the sheet picks; None where it picks nothing."""
    last = [field for field in open_fields(offer) if isinstance(field, One)]
    items = single_items(question, last[0]) if last else ()
    return items[0] if items else None


def _kinds(field: Split, count: int) -> list[Key]:
    """The keys of which so many pieces may be taken."""
    return [row.key for row in field.rows if row.most >= count]
