"""From a decision and a draft to the panel that a person sees.

Three pages: the offers side by side, with the first field of one or two of them laid open so that
common moves are one press; one field of the offer chosen; the complete answer where it has to be
confirmed. What has only one answer is filled by itself, and shown on a button where it is all there
is to the decision.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.markdown import escaped
from bot.panels import texts
from bot.panels.choices import head, laid_open
from bot.panels.controls import controls
from bot.panels.draft import (
    EMPTY,
    asked_field,
    mark,
    offer_mark,
    offered,
    open_fields,
    settled,
)
from bot.panels.limits import (
    BUTTONS,
    PANEL_BYTES,
    PANEL_CHARACTERS,
    shortened,
    size,
)
from bot.panels.model import Block, Button, Draft, Panel, Question, Row, Select, Style, Text
from games.core.forms import Field, Offer

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
    else:
        blocks = _field(question, offer, field, draft)
    if not question.decision.required and not texts.is_answered(question):
        blocks.append(Text(f"-# {escaped(question.words('panel-optional'))}"))
    return _slimmed(Panel(_brief(blocks)))


def _offers(question: Question) -> list[Block]:
    """The first page: what may be done."""
    offers = question.decision.offers
    shown = laid_open(question)
    blocks: list[Block] = [Text(texts.prompt(question))]
    last: list[Button] = []
    for offer in shown:
        field = open_fields(offer)[0]
        blocks += texts.lines(texts.headings(question, offer, field, shown))
        rows, buttons = _asked(question, offer, field, EMPTY)
        blocks += [*texts.lines(texts.forced_answers(question, offer)), *rows]
        last += buttons
    others = [offer for offer in offers if offer not in shown]
    for offer in others:
        if not open_fields(offer):
            blocks += texts.lines(texts.forced_answers(question, offer))
    return blocks + _rows(last + [_entrance(question, offer) for offer in others])


def _field(question: Question, offer: Offer, field: Field, draft: Draft) -> list[Block]:
    """A page that asks for one field."""
    blocks: list[Block] = [Text(texts.prompt(question))]
    blocks += texts.lines(texts.answers(question, offer, draft, before=field))
    blocks += texts.lines(texts.headings(question, offer, field, laid_open(question)))
    rows, last = _asked(question, offer, field, draft)
    back = [_back(question, draft)] if draft != EMPTY else []
    return blocks + rows + _rows(last + back)


def _asked(
    question: Question, offer: Offer, field: Field, draft: Draft
) -> tuple[list[Block], list[Button]]:
    """A field: how many, what is picked, its rows, and what cannot be picked and why."""
    rows, last = controls(question, offer, field, draft)
    hints = texts.lines(texts.hints(question, field, draft, rows))
    return [*hints, *rows, *texts.lines(texts.refusals(question, field))], last


def _confirmation(question: Question, offer: Offer, draft: Draft) -> list[Block]:
    """The page that asks whether the complete answer is meant."""
    blocks: list[Block] = [Text(f"**{escaped(texts.confirm_question(question, offer))}**")]
    blocks += texts.lines(texts.answers(question, offer, draft, before=None))
    word = f"confirm:{head(offer, offer_mark(offer, draft))}"
    yes = Button(word, question.words("panel-confirm"), "success")
    return blocks + _rows([yes, _back(question, draft)])


def _entrance(question: Question, offer: Offer) -> Button:
    """The button that begins an offer, or takes it where it leaves no choice.

    Beside offers that ask for something, those that ask for nothing look lighter: to pass, to end.
    """
    label = texts.entrance_label(question, offer)
    if open_fields(offer):
        return Button(f"open:{head(offer, '')}", label)
    others = any(other.fields for other in question.decision.offers)
    style: Style = "primary" if offer.fields or not others else "secondary"
    emoji = None
    only = texts.only_key(offer)
    if only is not None:
        emoji = question.emoji(only.kind, only.keys[0])
    return Button(f"do:{head(offer, offer_mark(offer, EMPTY))}", label, style, emoji)


def _back(question: Question, draft: Draft) -> Button:
    """The button that takes the last pick back."""
    return Button(f"back:{mark(draft)}", question.words("panel-back"), "secondary")


def _rows(buttons: Sequence[Button]) -> list[Block]:
    """Buttons in rows of five."""
    return [
        Row(tuple(buttons[start : start + BUTTONS])) for start in range(0, len(buttons), BUTTONS)
    ]


def _brief(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """The blocks, no paragraph twice, the texts kept to the panel's share: only a huge answer is cut."""
    left = PANEL_CHARACTERS
    kept: list[Block] = []
    for block in blocks:
        if isinstance(block, Text):
            if left < 2 or block in kept:
                continue
            kept.append(Text(shortened(block.markdown, left)))
            left -= len(block.markdown)
        else:
            kept.append(block)
    return tuple(kept)


def _slimmed(panel: Panel) -> Panel:
    """The panel within its weight: without descriptions, then with short labels, where Discord would choke on it."""
    if size(panel) > PANEL_BYTES:
        panel = Panel(tuple(_plain(block) for block in panel.blocks))
    if size(panel) > PANEL_BYTES:
        panel = Panel(tuple(_short(block) for block in panel.blocks))
    return panel


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
