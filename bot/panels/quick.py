"""One piece for another: the usual trades of a sheet with two sides as the lines of a menu, each a whole answer."""

from msgspec import Struct

from bot.panels.choices import head, single_items, token
from bot.panels.draft import EMPTY, action, amounts_of, answered, open_fields
from bot.panels.limits import OPTION_TEXT, OPTIONS, PLACEHOLDER
from bot.panels.model import Block, Draft, Option, Question, Select
from bot.panels.sheets import is_sheet, sent
from bot.panels.texts import listed, verb_label
from bot.words.shortening import shortened
from games.core.forms import Offer, One, Split, allowed
from games.core.model import Key


class Quick(Struct, frozen=True):
    """A trade of one piece for another, complete: to all, as the first button would send it."""

    value: str
    given: Key
    label: str
    draft: Draft


def quick_trades(question: Question, offer: Offer) -> list[Quick]:
    """All such trades of the offer; none where they do not fit a menu."""
    if len(offer.apart) != 2 or not is_sheet(question, offer):
        return []
    given, wanted = offer.apart
    pairs = [(give, want) for give in _kinds(given) for want in _kinds(wanted) if give != want]
    if len(pairs) > OPTIONS:
        return []
    last = [field for field in open_fields(offer) if isinstance(field, One)]
    item = single_items(question, last[0])[0] if last else None
    found = []
    for give, want in pairs:
        draft = answered(EMPTY, offer, given, {give: 1}, closed=True)
        draft = answered(draft, offer, wanted, {want: 1}, closed=True)
        draft = sent(question, offer, draft, item)
        if allowed(question.decision, action(offer, draft)):
            sides = [
                listed(question, field, ((key, 1),))
                for field, key in ((given, give), (wanted, want))
            ]
            label = question.words("panel-quick-trade", give=sides[0], want=sides[1])
            found.append(Quick(f"{token(give)}>{token(want)}", give, label, draft))
    return found


def quick_menu(question: Question, offer: Offer, draft: Draft) -> list[Block]:
    """The menu of these trades, as long as nothing is picked; none where there is nothing to choose among."""
    if any(amounts_of(draft, field) for field in offer.apart):
        return []
    trades = quick_trades(question, offer)
    if len(trades) < 2:
        return []
    kind = offer.apart[0].kind
    options = tuple(
        Option(
            trade.value, shortened(trade.label, OPTION_TEXT), "", question.emoji(kind, trade.given)
        )
        for trade in trades
    )
    label = question.words("panel-quick", verb=verb_label(question, offer))
    return [Select(f"quick:{head(offer, '')}", shortened(label, PLACEHOLDER), options)]


def _kinds(field: Split) -> list[Key]:
    """The keys of which one piece may be taken."""
    return [row.key for row in field.rows if row.most]
