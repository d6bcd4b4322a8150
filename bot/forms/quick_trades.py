"""One piece for another, or two: the usual trades of a sheet with two sides as the lines of a menu, each a whole answer.

Where the sheet can be sent in two ways, its own page has a menu for the second of them, too.
"""

from msgspec import Struct

from bot.forms.draft import EMPTY, action, amounts_of, answered, begun, open_fields
from bot.forms.items import Item, head, single_items, token
from bot.forms.limits import OPTION_TEXT, OPTIONS, PLACEHOLDER, SELECTS
from bot.forms.model import Block, Draft, Option, Question, Select
from bot.forms.sheets import is_sheet, is_tallied_bundle, sent
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


class Ending(Struct, frozen=True):
    """A way to send such a trade."""

    menu: str
    """Names its menu in a word."""

    last: Item | None
    """What the button picks; None where it picks nothing."""


def ways(question: Question, offer: Offer) -> tuple[Ending, ...]:
    """As the first button would send it, and as the second where there are two, and nothing else on the page is a menu."""
    last = [field for field in open_fields(offer) if isinstance(field, One)]
    items = single_items(question, last[0]) if last else ()
    first = Ending(head(offer, ""), items[0] if items else None)
    pressed = all(is_tallied_bundle(question, offer, field) for field in offer.apart)
    if len(items) != SELECTS or not pressed:
        return (first,)
    return first, Ending(head(offer, items[1].value), items[1])


def quick_trades(question: Question, offer: Offer, way: Ending) -> list[Quick]:
    """All such trades of the offer, sent that way, those of one piece first; none where these do not fit a menu."""
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
        draft = sent(question, offer, draft, way.last)
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


def quick_menu(question: Question, offer: Offer) -> list[Block]:
    """The menu of these trades, sent as the first button would; none where there is nothing to choose among."""
    return _menu(question, offer, ways(question, offer)[0], verb_label(question, offer))


def quick_menus(question: Question, offer: Offer, draft: Draft) -> list[Block]:
    """The menus of these trades, one for each way, as long as nothing is picked; of an offer that begins with something just
    the first, below which there is more.
    """
    is_filled = any(amounts_of(draft, field) for field in offer.apart)
    if is_filled and draft != begun(question, offer):
        return []
    menus = quick_menu(question, offer)
    if is_filled:
        return menus
    for way in ways(question, offer)[1:]:
        assert way.last is not None, "whoever has two ways picks one of them"
        called = (*way.last.fewer, way.last.label)[0]
        menus += _menu(question, offer, way, called)
    return menus


def _menu(question: Question, offer: Offer, way: Ending, verb: str) -> list[Block]:
    """The menu of one way, which is called by its verb."""
    trades = quick_trades(question, offer, way)
    if len(trades) < 2:
        return []
    id = "panel-quick" if all(trade.count == 1 for trade in trades) else "panel-quick-or-two"
    label = question.words(id, verb=verb)
    kind = offer.apart[0].kind
    options = tuple(
        Option(
            trade.value, shortened(trade.label, OPTION_TEXT), "", question.emoji(kind, trade.given)
        )
        for trade in trades
    )
    return [Select(f"quick:{way.menu}", shortened(label, PLACEHOLDER), options)]


def _kinds(field: Split, count: int) -> list[Key]:
    """The keys of which so many pieces may be taken."""
    return [row.key for row in field.rows if row.most >= count]
