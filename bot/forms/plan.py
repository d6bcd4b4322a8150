"""From a decision and a draft to the panel that a person sees.

Three pages: the offers side by side, with the first field of one or two of them laid open so that
common moves are one press; one field of the offer chosen, or all of them where they make a sheet; the
complete answer where it has to be confirmed. What has only one answer is filled by itself, and shown
on a button where it is all there is to the decision.
"""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.forms import phone, texts
from bot.forms.choices import all_items, head, laid_open
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
from bot.forms.limits import PANEL_BYTES, PANEL_CHARACTERS, size
from bot.forms.model import Aside, Block, Button, Draft, Panel, Question, Select, Style, Text
from bot.forms.pages import spread
from bot.forms.quick_trades import quick_menu, quick_menus
from bot.forms.ready_answers import ready_rows, reopening
from bot.forms.sheets import is_sheet, sheet
from bot.i18n.markdown import escaped
from bot.i18n.shortening import shortened
from games.core.flow import Reopen
from games.core.forms import Field, Offer

ASIDE_ROWS = 2
"""Rows of explanations that stand in a panel."""

SHORT_LABEL = 40
"""What labels of options are cut to in a panel that would be too heavy."""


def plan(question: Question, draft: Draft) -> Panel:
    """The panel of the decision as far as the draft has come."""
    draft = settled(question.decision, draft)
    offer = offered(question.decision, draft)
    field = asked_field(offer, draft) if offer else None
    if offer is None:
        blocks = _offers(question)
    elif field is None:
        blocks = _confirmation(question, offer, draft)
    elif is_sheet(question, offer):
        blocks = _sheet(question, offer, draft)
    else:
        blocks = _field(question, offer, field, draft)
    if not question.decision.required and not texts.is_answered(question):
        blocks.append(Aside(f"-# {escaped(question.words('panel-optional'))}"))
    panel = _parted(_brief(blocks))
    return _slimmed(replace(panel, aside=(*texts.standing(question), *panel.aside)))


def _offers(question: Question) -> list[Block]:
    """The first page: what may be done."""
    shown = {offer.action for offer in laid_open(question)}
    blocks = texts.prompt(question)
    blocks += texts.asides(texts.refusals_without_field(question))
    ready = ready_rows(question)
    blocks += ready
    menus = inline_menus(question, sum(isinstance(row, Select) for row in ready))
    offers, few = offers_left(question.decision, EMPTY), spread(question)
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
    blocks += texts.lines(dict.fromkeys(told))
    blocks += texts.asides(dict.fromkeys(explained))
    entrances: list[Button] = []
    last: list[Button] = []
    for offer in offers:
        if offer.action in shown:
            # What comes before the fields laid open in the order of the offers stands above them.
            blocks += rows_of(entrances)
            entrances = []
            rows, buttons = _laid_open(question, offer)
            blocks += rows
            last += buttons
        elif offer.action in menus:
            blocks += [*rows_of(entrances), *menus[offer.action]]
            entrances = []
        elif offer in few:
            entrances += _each(question, offer)
        elif entrances and offer is offers[-1] and not open_fields(offer):
            # To be done, or to take nothing, stands away from what one takes.
            blocks += rows_of(entrances)
            entrances = []
            last.append(_entrance(question, offer))
        else:
            entrances.append(_entrance(question, offer))
    return blocks + rows_of(last + entrances + reopening(question))


def _each(question: Question, offer: Offer) -> list[Button]:
    """A button for everything of which the offer asks for one."""
    field = offer.fields[0]
    return [
        Button(
            f"pick:{head(offer, field.name)}.{item.value}",
            texts.item_label(question, offer, item),
            _style(question, offer),
            question.emoji(field.kind, item.key),
        )
        for item in all_items(question, field)
    ]


def _laid_open(question: Question, offer: Offer) -> tuple[list[Block], list[Button]]:
    """An offer with its first field, or as a sheet with all of them, on the first page."""
    if is_sheet(question, offer):
        rows = [*quick_menu(question, offer), *sheet(question, offer, EMPTY)]
        return [*texts.lines(_sheet_heading(question, offer)), *rows], []
    field = open_fields(offer)[0]
    rows, last = _asked(question, offer, field, EMPTY)
    told = texts.lines(texts.headings(question, offer, field, rows))
    return [*told, *texts.lines(texts.forced_answers(question, offer)), *rows], last


def _sheet(question: Question, offer: Offer, draft: Draft) -> list[Block]:
    """A page that asks for all fields of an offer."""
    blocks = texts.prompt(question)
    blocks += texts.lines(_sheet_heading(question, offer))
    rows = [*quick_menus(question, offer, draft), *sheet(question, offer, draft)]
    return [*blocks, *rows, *rows_of([_back(question, draft)])]


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
    back = [_back(question, draft)] if draft != EMPTY else []
    return blocks + rows + rows_of(last + back)


def _asked(
    question: Question, offer: Offer, field: Field, draft: Draft
) -> tuple[list[Block], list[Button]]:
    """A field: how many, what is picked, its rows, and what cannot be picked and why."""
    rows, last = controls(question, offer, field, draft)
    hints = texts.lines(texts.hints(question, field, draft))
    told = texts.asides(texts.untold_of(question, field, rows))
    return [*hints, *told, *rows, *texts.asides(texts.refusals(question, field))], last


def _confirmation(question: Question, offer: Offer, draft: Draft) -> list[Block]:
    """The page that asks whether the complete answer is meant."""
    blocks: list[Block] = [Text(f"**{escaped(texts.confirm_question(question, offer))}**")]
    blocks += texts.lines(texts.answers(question, offer, draft, before=None))
    word = f"confirm:{head(offer, offer_mark(offer, draft))}"
    yes = Button(word, question.words("panel-confirm"), "success")
    return blocks + rows_of([yes, _back(question, draft)])


def _entrance(question: Question, offer: Offer) -> Button:
    """The button that begins an offer, or takes it where it leaves no choice."""
    label, style = texts.entrance_label(question, offer), _style(question, offer)
    if open_fields(offer):
        return Button(f"open:{head(offer, '')}", label, style)
    emoji = None
    only = texts.only_key(offer)
    if only is not None:
        emoji = question.emoji(only.kind, only.keys[0])
    return Button(f"do:{head(offer, offer_mark(offer, EMPTY))}", label, style, emoji)


def _style(question: Question, offer: Offer) -> Style:
    """The first offer is the main one, unless it only reopens an answer."""
    is_main = offer.action is question.decision.offers[0].action
    return "primary" if is_main and offer.action is not Reopen else "secondary"


def _back(question: Question, draft: Draft) -> Button:
    """The button that takes the last pick back."""
    return Button(f"back:{mark(draft)}", question.words("panel-back"), "secondary")


def _brief(blocks: Sequence[Block]) -> tuple[Block, ...]:
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
