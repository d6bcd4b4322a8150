"""From a decision and a draft to the panel that a person sees.

Three pages: the offers side by side, with the first field of one or two of them laid open so that
common moves are one press; one field of the offer chosen, or all of them where they make a sheet; the
complete answer where it has to be confirmed. What has only one answer is filled by itself, and shown
on a button where it is all there is to the decision.
"""

import dataclasses
from collections.abc import Container, Iterable, Sequence

from msgspec.structs import replace

from bot.forms import phone, texts
from bot.forms.casing import capitalized
from bot.forms.choices import few_enough, laid_open
from bot.forms.controls import controls, rows_of
from bot.forms.draft import (
    EMPTY,
    asked_field,
    mark,
    offer_mark,
    offered,
    offers_left,
    open_fields,
    settled,
)
from bot.forms.inline_menus import inline_menus
from bot.forms.items import all_items, head, is_set_aside, is_single, joined, put_aside
from bot.forms.joined_menu import cut_off
from bot.forms.limits import PANEL_BYTES, PANEL_CHARACTERS, PANEL_COMPONENTS, size, weight
from bot.forms.model import Aside, Block, Button, Draft, Panel, Question, Row, Select, Text
from bot.forms.pages import Spread, choice_buttons, spread, style_of
from bot.forms.parts import leaf_shown
from bot.forms.quick_trades import quick_menu
from bot.forms.ranking import best_choice, ranked
from bot.forms.ready_answers import foremost_ready, ready_rows, reopening, shown_ready
from bot.forms.replies import as_put, reply_rows, without_replies
from bot.forms.sheets import clear_word, is_filled, is_sheet, sheet
from bot.i18n.markdown import escaped
from bot.i18n.shortening import shortened
from games.core.forms import Field, Offer
from games.core.model import Action, Ready

ROOM = 290
"""Pixels that a phone has for a page below the picture: five lines of buttons and menus below the question."""

ASIDE_ROWS = 2
"""Rows of explanations that stand in a panel."""

SHORT_LABEL = 40
"""What labels of options are cut to in a panel that would be too heavy."""


def plan(question: Question, draft: Draft) -> Panel:
    """The panel of the decision as far as the draft has come."""
    question = as_put(ranked(question))
    draft = settled(question.decision, draft)
    offer = offered(question.decision, draft)
    field = asked_field(offer, draft) if offer else None
    replies = reply_rows(question)
    if offer is None:
        question = without_replies(dataclasses.replace(question, leaves_aside=True))
        blocks = _offers(question) if question.decision.offers else texts.prompt(question)
    elif field is None:
        blocks = _confirmation(question, offer, draft)
    elif is_sheet(question, offer):
        blocks = _sheet(question, offer, draft)
    else:
        blocks = _field(question, offer, field, draft)
    stands = texts.standing(question)
    if question.decision.prompt.id in question.game.stated:
        blocks[1:1], stands = texts.lines(stands), []
    is_put = question.call is not None or not texts.is_answered(question)
    if is_put and not question.decision.required:
        if offer is None:
            # Whoever need not answer reads first what there is to answer.
            blocks[1:1], stands = [*texts.lines(stands), *replies], []
        blocks.append(Aside(f"-# {escaped(texts.optional(question))}"))
    panel = _parted(_brief(capitalized(block, question.words) for block in blocks))
    return _slimmed(replace(panel, aside=(*stands, *panel.aside)))


def _offers(question: Question) -> list[Block]:
    """The first page: what may be done. Where a phone has no room for it, without the last of the ready trades, which the page
    for trades has too; then other offers than the main one stand in menus, if that takes fewer lines.
    """
    wide = Spread(laid_open(question), spread(question))
    ready = [one for one in shown_ready(question) if not _is_on_a_button(question, one, wide)]
    blocks = _first_page(question, ready, wide)
    while _height(blocks) > ROOM and (trades := _trades(question, ready))[1:]:
        ready = [one for one in ready if one is not trades[-1]]
        blocks = _first_page(question, ready, wide)
    if _height(blocks) <= ROOM:
        return blocks
    return min(blocks, _first_page(question, ready, wide.narrowed(question)), key=_height)


def _is_on_a_button(question: Question, ready: Ready, wide: Spread) -> bool:
    """Whether a choice with a button of its own is that very answer, or its offer has no other."""
    offer = next(one for one in question.decision.offers if one.action is type(ready.action))
    fields = open_fields(offer)
    if not fields:
        return True
    if len(fields) != 1 or not is_single(question, fields[0]):
        return False
    return offer in wide.few or (offer in wide.laid_open and few_enough(question, fields[0]))


def _height(blocks: Iterable[Block]) -> int:
    """Pixels that a phone takes for the page."""
    height = 0
    for block in _parted(_brief(tuple(blocks))).blocks:
        if isinstance(block, Text):
            height += phone.TEXT * phone.rows(block.markdown)
        else:
            height += phone.TOUCH * (phone.lines(block.buttons) if isinstance(block, Row) else 1)
    return height


def _trades(question: Question, ready: Iterable[Ready]) -> list[Ready]:
    """Those ready answers that fill the sides of an exchange."""
    kinds = [offer.action for offer in question.decision.offers if offer.apart]
    return [one for one in ready if type(one.action) in kinds]


def _first_page(question: Question, answers: Sequence[Ready], wide: Spread) -> list[Block]:
    """What may be done, below these ready answers, with these offers on buttons."""
    shown = {offer.action for offer in wide.laid_open}
    offers, few = offers_left(question.decision, EMPTY), wide.few
    laid = {one.action: _laid_open(question, one) for one in offers if one.action in shown}
    blocks = texts.prompt(question)
    blocks += texts.asides(texts.refusals_without_field(question))
    best = best_choice(question)
    ready = ready_rows(question, answers, foremost_ready(question))
    first = offers[0]
    leads = bool(ready) and best is not None and first in few
    if leads:
        # The best thing that can be done stands on top, ready trades below it.
        blocks += [*_told(question, [first], few, shown), *rows_of(choice_buttons(question, first))]
        offers = offers[1:]
    blocks += ready
    beside = [*ready, *(row for rows, _ in laid.values() for row in rows)]
    menus = inline_menus(question, wide, [row for row in beside if isinstance(row, Select)])
    blocks += _told(question, offers, few, shown)
    entrances: list[Button] = []
    below: list[Block] = []
    on_page = [one for one in offers if one in few or one.action in (*shown, *menus)]
    offers, last = _without_asides(question, offers, on_page)
    for offer in offers:
        if offer.action in shown:
            # What comes before the fields laid open in the order of the offers stands above them.
            rows, buttons = laid[offer.action]
            blocks += [*rows_of(entrances), *below, *rows]
            entrances, below = [], []
            last += buttons
        elif offer.action in menus and offer is first:
            blocks += menus[offer.action]
        elif offer.action in menus:
            # Buttons stand side by side, and menus below them.
            below += menus[offer.action]
        elif offer in few:
            entrances += choice_buttons(question, offer)
        elif (entrances or below) and offer is offers[-1] and not open_fields(offer):
            # To be done, or to take nothing, stands away from what one takes.
            blocks += [*rows_of(entrances), *below]
            entrances, below = [], []
            last.append(_entrance(question, offer))
        elif offer.confirm and offer is not offers[0] and not open_fields(offer):
            # What changes more than this move stands where it always stands, whatever else may be done.
            last.append(_entrance(question, offer))
        else:
            entrances.append(_entrance(question, offer))
    if below:
        blocks += [*rows_of(entrances), *below]
        entrances = []
    return blocks + rows_of(last + entrances + reopening(question))


def _told(
    question: Question,
    offers: Sequence[Offer],
    few: Sequence[Offer],
    shown: Container[type[Action]],
) -> list[Block]:
    """What is to be told of the offers that have no page of their own."""
    told: list[str] = []
    explained: list[str] = []
    for offer in offers:
        if offer in few:
            items = all_items(question, offer.fields[0])
            told += texts.cut_labels(question, offer, items)
            explained += texts.picks_told(question, offer, items)
        elif offer.action not in shown and not open_fields(offer):
            told += texts.forced_answers(question, offer)
            explained += texts.only_explained(question, offer)
    # What may be accepted and declined is told once, and what an explanation begins with is told by it.
    if sum(map(phone.rows, dict.fromkeys(explained))) <= ASIDE_ROWS:
        told = [line for line in told if not any(one.startswith(line) for one in explained)]
    blocks: list[Block] = [*texts.lines(dict.fromkeys(told))]
    return [*blocks, *texts.asides(dict.fromkeys(explained))]


def _laid_open(question: Question, offer: Offer) -> tuple[list[Block], list[Button]]:
    """An offer with its first field, or as a sheet with all of them, on the first page."""
    if is_sheet(question, offer):
        rows = [*quick_menu(question, offer), *sheet(question, offer, EMPTY)]
        return [*texts.lines(_sheet_heading(question, offer)), *rows], []
    field = open_fields(offer)[0]
    rows, last = _asked(question, offer, field, EMPTY)
    return [*texts.lines(texts.laid_open(question, offer, field, rows)), *rows], last


def _sheet(question: Question, offer: Offer, draft: Draft) -> list[Block]:
    """A page that asks for all fields of an offer: of one among several it says what that is, in the place of the prompt."""
    heading = _sheet_heading(question, offer)
    blocks: list[Block] = [Text(f"**{one}**") for one in heading] or texts.prompt(question)
    rows = [*quick_menu(question, offer, draft), *sheet(question, offer, draft)]
    back = _back(question, draft)
    opens_first = any(one.action is offer.action for one in laid_open(question))
    if is_filled(draft) and not opens_first:
        clear = Button(clear_word(draft), question.words("panel-clear"), "secondary")
        page = [*blocks, *rows, *rows_of([clear, back])]
        if weight(Panel(tuple(_joined(page)))) <= PANEL_COMPONENTS:
            return page
    return [*blocks, *rows, *rows_of([back])]


def _sheet_heading(question: Question, offer: Offer) -> list[str]:
    """What the page is for; nothing where the prompt can ask for nothing else."""
    return [escaped(texts.verb_label(question, offer))] if len(question.decision.offers) > 1 else []


def _field(question: Question, offer: Offer, field: Field, draft: Draft) -> list[Block]:
    """A page that asks for one field: of one offer among several it says what that is, in the place of the prompt."""
    blocks = texts.prompt(question)
    rows, last = _asked(question, offer, field, draft)
    told = texts.headings(question, offer, field, rows)
    if told and len(question.decision.offers) > 1:
        blocks, told = [Text(f"**{told[0]}**")], told[1:]
    blocks += texts.lines(texts.answers(question, offer, draft, before=field))
    blocks += texts.lines(told)
    return blocks + rows + rows_of(last + _ways_out(question, offer, field, draft))


def _ways_out(question: Question, offer: Offer, field: Field, draft: Draft) -> list[Button]:
    """The button that takes the last pick back; on a page that was only turned what else can be done, as on the first one."""
    is_first = any(one.action is offer.action for one in laid_open(question))
    if is_first and not draft.answers and leaf_shown(question, field, draft) is not None:
        others = [one for one in question.decision.offers if not open_fields(one)]
        return [_entrance(question, one) for one in others]
    return [_back(question, draft)] if draft != EMPTY else []


def _asked(
    question: Question, offer: Offer, field: Field, draft: Draft
) -> tuple[list[Block], list[Button]]:
    """A field: how many, what is picked, its rows, and what cannot be picked and why."""
    rows, last = controls(question, offer, field, draft)
    hints = texts.lines(texts.hints(question, offer, field, draft))
    told = texts.asides(texts.untold_of(question, field, rows))
    return [*hints, *told, *rows, *texts.asides(texts.refusals(question, field))], last


def _confirmation(question: Question, offer: Offer, draft: Draft) -> list[Block]:
    """The page that asks whether the complete answer is meant."""
    blocks: list[Block] = [Text(f"**{escaped(texts.confirm_question(question, offer))}**")]
    blocks += texts.lines(texts.answers(question, offer, draft, before=None))
    word = f"confirm:{head(offer, offer_mark(question, offer, draft))}"
    yes = Button(word, question.words("panel-confirm"), "success")
    return blocks + rows_of([yes, _back(question, draft)])


def _entrance(question: Question, offer: Offer) -> Button:
    """The button that begins an offer, or takes it where it leaves no choice; a ready answer stands out before it."""
    label, style = texts.entrance_label(question, offer), style_of(question, offer)
    if open_fields(offer):
        if isinstance(foremost_ready(question), offer.action) or is_set_aside(question, offer):
            style = "secondary"
        return Button(f"open:{head(offer, '')}", label, style)
    emoji = None
    only = texts.only_key(offer)
    if only is not None:
        emoji = question.emoji(only.kind, only.keys[0])
    return Button(f"do:{head(offer, offer_mark(question, offer, EMPTY))}", label, style, emoji)


def _without_asides(
    question: Question, offers: Sequence[Offer], on_page: Container[Offer]
) -> tuple[tuple[Offer, ...], list[Button]]:
    """The offers that are not put aside, and the ways to what is: to these offers, and to the rest of those on the page."""
    ways = []
    together, cut = joined(question), cut_off(question)
    aside = [one for one in offers if one not in together and is_set_aside(question, one)]
    for offer in offers:
        is_partly_shown = bool(put_aside(question, offer)) and offer in on_page
        if offer in aside:
            ways.append(_entrance(question, offer))
        elif offer in cut or (is_partly_shown and offer not in together):
            label = texts.others_label(question, offer)
            ways.append(Button(f"open:{head(offer, '')}", label, "secondary"))
    return tuple(offer for offer in offers if offer not in aside), ways


def _back(question: Question, draft: Draft) -> Button:
    """The button that takes the last pick back."""
    return Button(f"back:{mark(draft)}", question.words("panel-back"), "secondary")


def _brief(blocks: Iterable[Block]) -> tuple[Block, ...]:
    """The blocks, no paragraph twice, the texts kept to the panel's share: only a huge answer is cut."""
    left = PANEL_CHARACTERS
    kept: list[Block] = []
    for block in blocks:
        if isinstance(block, Text):
            if left < 2 or block in kept:
                continue
            kept.append(type(block)(shortened(block.markdown, left)))
            left -= len(block.markdown)
        else:
            kept.append(block)
    return tuple(kept)


def _parted(blocks: Iterable[Block]) -> Panel:
    """The panel with the explanations that a phone has room for beside a picture, and the others aside."""
    left = ASIDE_ROWS
    shown: list[Block] = []
    aside: list[str] = []
    for block in blocks:
        if not isinstance(block, Aside):
            shown.append(block)
            continue
        height = phone.rows(block.markdown)
        if height > left:
            aside.append(block.markdown)
        else:
            left -= height
            shown.append(Text(block.markdown))
    return Panel(tuple(shown), tuple(aside))


def _slimmed(panel: Panel) -> Panel:
    """The panel within its weight: paragraphs that follow each other as one; without descriptions, then with short labels,
    where Discord would choke on it.
    """
    panel = replace(panel, blocks=tuple(_joined(panel.blocks)))
    if size(panel) > PANEL_BYTES:
        panel = replace(panel, blocks=tuple(_plain(block) for block in panel.blocks))
    if size(panel) > PANEL_BYTES:
        panel = replace(panel, blocks=tuple(_short(block) for block in panel.blocks))
    return panel


def _joined(blocks: Iterable[Block]) -> list[Block]:
    """The blocks, paragraphs that follow each other as one."""
    kept: list[Block] = []
    for block in blocks:
        if isinstance(block, Text) and kept and isinstance(kept[-1], Text):
            kept[-1] = Text(f"{kept[-1].markdown}\n{block.markdown}")
        else:
            kept.append(block)
    return kept


def _plain(block: Block) -> Block:
    """A menu without descriptions."""
    if not isinstance(block, Select):
        return block
    return replace(
        block, options=tuple(replace(option, description="") for option in block.options)
    )


def _short(block: Block) -> Block:
    """A menu with short labels."""
    if not isinstance(block, Select):
        return block
    options = tuple(
        replace(option, label=shortened(option.label, SHORT_LABEL)) for option in block.options
    )
    return replace(block, options=options)
