"""Offers beside others of which one menu holds every answer: it stands in the place of the button that would open their page.

Two picks, as of a card and a building, are one line of it; more pairs than it holds stand in a second one.
"""

from collections.abc import Mapping, Sequence

from bot.forms.choices import is_listed, is_pair, pair_stretches
from bot.forms.draft import answered, digested, open_fields
from bot.forms.filling import GONE, followed
from bot.forms.items import digest, head, is_set_aside, is_single, item_option, joined, single_items
from bot.forms.joined_menu import joined_menu
from bot.forms.limits import CLOSED, MENUS, OPTION_TEXT, OPTIONS, PLACEHOLDER, SELECTS
from bot.forms.model import Draft, Option, Outcome, Question, Select
from bot.forms.pages import Spread
from bot.forms.prices import SEPARATOR
from bot.forms.texts import menu_title, pick_label, verb_label
from bot.i18n.shortening import shortened
from games.core.forms import Offer, verb
from games.core.model import Action


def inline_menus(
    question: Question, wide: Spread, beside: Sequence[Select]
) -> Mapping[type[Action], tuple[Select, ...]]:
    """The menus of each such offer of the first page, on which there are those buttons and those other menus; the first of
    those that the game joins has the one of all of them.
    """
    together = joined(question)
    shared = [joined_menu(question)] if together else []
    elsewhere = {offer.action for offer in (*wide.laid_open, *wide.few, *together)}
    room = MENUS - len(beside) - len(shared)
    lines = SELECTS * OPTIONS - sum(len(menu.options) for menu in (*beside, *shared))
    found: dict[type[Action], tuple[Select, ...]] = {offer.action: () for offer in together}
    if together:
        found[together[0].action] = tuple(shared)
    for offer in question.decision.offers:
        is_shown = open_fields(offer) and not is_set_aside(question, offer)
        if is_shown and offer.action not in elsewhere:
            menus = _pair_menus(question, offer) or _menu(question, offer)
            listed = sum(len(menu.options) for menu in menus)
            if 0 < len(menus) <= room and listed <= lines:
                found[offer.action] = menus
                room, lines = room - len(menus), lines - listed
    return found


def taken_whole(question: Question, argument: str, values: tuple[str, ...]) -> Outcome:
    """Take the two picks that were chosen as one."""
    for offer in question.decision.offers:
        if argument in _arguments(offer) and len(values) == 1 and is_pair(question, offer):
            draft = {value: draft for value, _, draft in pairs(question, offer)}.get(values[0])
            return GONE if draft is None else followed(question, offer, draft)
    return GONE


def _arguments(offer: Offer) -> list[str]:
    """What the words of its menus of pairs say behind their verb."""
    return [f"{head(offer, '')}{number or ''}" for number in range(SELECTS)]


def pairs(question: Question, offer: Offer) -> list[tuple[str, Option, Draft]]:
    """Every way to fill the offer's two fields: its value, its line, and the offer filled so."""
    first, second = open_fields(offer)
    found: list[tuple[str, Option, Draft]] = []
    for one in single_items(question, first):
        once = item_option(question, first, one).description
        for other in single_items(question, second):
            draft = answered(Draft(verb(offer.action)), offer, first, {one.key: 1}, closed=True)
            draft = answered(draft, offer, second, {other.key: 1}, closed=True)
            value = digested(one.value, other.value)
            line = item_option(question, second, other)
            label = shortened(SEPARATOR.join((other.label, one.label)), OPTION_TEXT)
            # What there is to know about the first pick is told once, in the first of its lines.
            about = "" if found and found[-1][2].answers[0] == draft.answers[0] else once
            told = SEPARATOR.join(filter(None, [line.description, about]))
            found.append((value, Option(value, label, told, line.emoji), draft))
    return found


def _pair_menus(question: Question, offer: Offer) -> tuple[Select, ...]:
    """The menus of two picks, each for a stretch of the first."""
    if not is_pair(question, offer):
        return ()
    firsts, seconds = (single_items(question, field) for field in open_fields(offer))
    lines = [line for _, line, _ in pairs(question, offer)]
    stretches = pair_stretches(len(firsts), len(seconds))
    menus = []
    for number, stretch in enumerate(stretches):
        label = verb_label(question, offer)
        if len(stretches) > 1:
            label = _with(question, label, [firsts[place].label for place in stretch])
        options = tuple(lines[stretch.start * len(seconds) : stretch.stop * len(seconds)])
        word = f"whole:{_arguments(offer)[number]}"
        menus.append(Select(word, shortened(f"{label}…", PLACEHOLDER), options))
    return tuple(menus)


def _with(question: Question, label: str, things: Sequence[str]) -> str:
    """The verb with these things; where a phone shows no more, by what comes first in their names, such as letters, or some."""
    letters = [thing.partition(SEPARATOR)[0] for thing in things]
    told = [things, *[letters[:most] for most in range(len(letters), 0, -1)]]
    called = [question.words("panel-verb-with", verb=label, what=", ".join(one)) for one in told]
    return next((one for one in called if len(one) < CLOSED), called[-1])


def _titled(question: Question, offer: Offer) -> str:
    """The offer with its first field, where that leaves no choice: the menu lists what the second one asks for."""
    first = offer.fields[0]
    if first in open_fields(offer) or not is_single(question, first):
        return ""
    [item] = single_items(question, first)
    return f"{pick_label(question, offer, item, item.label)}…"


def _menu(question: Question, offer: Offer) -> tuple[Select, ...]:
    """The menu of one pick; places of a board have a page, on which the picture shows them large."""
    if not is_listed(question, offer):
        return ()
    [field] = open_fields(offer)
    items = single_items(question, field)
    options = tuple(item_option(question, field, item) for item in items)
    id = digest("|".join(item.value for item in items))
    label = shortened(_titled(question, offer) or menu_title(question, offer, field), PLACEHOLDER)
    return (Select(f"pick:{head(offer, field.name)}.{id}", label, options),)
