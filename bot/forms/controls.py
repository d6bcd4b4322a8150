"""One field as rows of buttons and menus.

What a press leads to:
- One pick that fills the field (a key, at most one piece, an amount of the only row) is taken at once.
- A menu that takes an exact number sends when it is closed with that many ticks: deliberate enough, taken at once.
- Anything else (a range, several menus, typed numbers) is kept in the draft and finished with a button that says how many.
- Taking none, where it is allowed, is a button of its own.
- Things under headings by which the picture turns its pages stand on buttons, by the letters of the picture: a page at a time,
  and a button leads to each of the others.
- The places of a board stand on buttons; where they are many, the best ones do, and all others in menus beside each other.
Where the offer asks for confirmation, all of these lead to the question whether it is really meant.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.forms.choices import button_labels, few_enough, fills_page
from bot.forms.draft import amounts_of, answer_mark, answer_so_far, bounds, can_be_nothing, fits
from bot.forms.items import (
    Item,
    head,
    is_counted,
    is_single,
    item_option,
    piece_items,
    row_items,
    single_items,
)
from bot.forms.limits import ENTRIES, LABEL, OPTION_TEXT, OPTIONS, PLACEHOLDER, SELECTS
from bot.forms.model import Block, Button, Draft, Option, Question, Row, Select, Style
from bot.forms.parts import (
    BEST,
    Part,
    best_places,
    boards,
    leaf_shown,
    leaves,
    opened,
    parts,
    place_labels,
    shelves,
)
from bot.forms.phone import across, lines
from bot.forms.ranking import is_main
from bot.forms.tally import flip_buttons, is_tallied, tally_buttons
from bot.forms.texts import field_label, menu_title, none_label, some_label
from bot.i18n.shortening import shortened
from games.core.forms import Field, Offer, Some, Split
from games.core.model import Key


def controls(
    question: Question, offer: Offer, field: Field, draft: Draft
) -> tuple[list[Block], list[Button]]:
    """The rows that fill the field, and the buttons that belong in the panel's last row."""
    if is_single(question, field):
        return _single(question, offer, field, draft)
    if is_tallied(question, field):
        buttons = _tally(question, offer, field, draft)
        return rows_of(buttons), _finishing(question, offer, field, draft)
    if isinstance(field, Split) and is_counted(field):
        return _counted(question, offer, field, draft), _finishing(question, offer, field, draft)
    return _several(question, offer, field, draft), _finishing(question, offer, field, draft)


def _single(
    question: Question, offer: Offer, field: Field, draft: Draft
) -> tuple[list[Block], list[Button]]:
    """Buttons for a few picks, menus for many; a place on the board may be typed."""
    items = single_items(question, field)
    name = head(offer, field.name)
    last = [_none(question, offer, name)] if can_be_nothing(field) else []
    leaf = leaf_shown(question, field, draft)
    if leaf is not None:
        others = [one for one in leaves(question, field) if one.id != leaf.id]
        letters = _letters(question, offer, name, draft, leaf)
        return letters, [*last, *(_leaf(name, one) for one in others)]
    if few_enough(question, field) or (draft.offer and fills_page(question, field)):
        return _grid(question, offer, field, draft, items), last
    board = boards(question, field)
    if board:
        if len(board) > 1:
            last = [
                *last,
                *_other_pages(question, name, board, draft),
                _type(question, name, field),
            ]
        return _shelves(question, offer, field, opened(board, draft) or board[0], draft), last
    if len(items) > OPTIONS:
        last.append(_type(question, name, field))
    blocks = _likely(question, offer, field, draft, items)
    for part in _shown(question, field, items, name, draft, blocks):
        options = tuple(item_option(question, field, item) for item in part.items)
        placeholder = _placeholder(question, offer, field, draft, part)
        blocks.append(Select(f"pick:{name}.{part.id}", placeholder, options))
    return blocks, last


def foremost(question: Question, field: Field, draft: Draft) -> tuple[Key, ...]:
    """The places of the board that have a button each where menus hold the others; none where all stand alike."""
    if field.kind not in question.game.places or not is_single(question, field):
        return ()
    board = boards(question, field)
    if board:
        best = best_places((opened(board, draft) or board[0]).items)
    elif few_enough(question, field) or (draft.offer and fills_page(question, field)):
        return ()
    else:
        best = _likely_places(single_items(question, field))
    return tuple(item.key for item in best)


def _tally(question: Question, offer: Offer, field: Field, draft: Draft) -> list[Button]:
    """The buttons on which the field is put together."""
    if isinstance(field, Split):
        return tally_buttons(question, offer, field, draft)
    assert isinstance(field, Some)
    return flip_buttons(question, offer, field, draft)


def _grid(
    question: Question, offer: Offer, field: Field, draft: Draft, items: Sequence[Item]
) -> list[Block]:
    """Every choice on a button: those of the main offer stand out, unless they lead to nothing now."""
    stands_out = draft.offer != "" or is_main(question, offer)
    style: Style = "primary" if stands_out else "secondary"
    labels = button_labels(question, field, items)
    buttons = [
        _pick(question, offer, field, item, label, "secondary" if item.is_idle else style)
        for item, label in zip(items, labels, strict=True)
    ]
    return rows_of(buttons)


def _likely(
    question: Question, offer: Offer, field: Field, draft: Draft, items: Sequence[Item]
) -> list[Block]:
    """Buttons for what matters most of a long list, on one line of a phone: where its notes rank things one by one, and not
    only the groups under which they stand. Places of a board have as many lines as buttons may fill.
    """
    if field.kind in question.game.places:
        places = _likely_places(items)
        return _place_buttons(question, offer, field, draft, places) if places else []
    ranks = {item.note.rank if item.note else 0 for item in items}
    if 2 * len(ranks) <= len(items):
        return []
    best = list(items[:BEST])
    while best:
        rows = _grid(question, offer, field, draft, best)
        if sum(lines(row.buttons) for row in rows if isinstance(row, Row)) == 1:
            return rows
        best.pop()
    return []


def _likely_places(items: Sequence[Item]) -> tuple[Item, ...]:
    """The places that matter most, where their notes rank those one by one."""
    ranks = {item.note.rank for item in items[:BEST] if item.note}
    return best_places(items) if 2 * len(ranks) > BEST else ()


def _place_buttons(
    question: Question, offer: Offer, field: Field, draft: Draft, places: Sequence[Item]
) -> list[Block]:
    """A button for each of these places, with its name alone: the menus tell more of all others."""
    stands_out = draft.offer != "" or is_main(question, offer)
    style: Style = "primary" if stands_out else "secondary"
    return rows_of(
        [
            _pick(question, offer, field, item, label, style)
            for item, label in zip(places, place_labels(places), strict=True)
        ]
    )


def _shelves(
    question: Question, offer: Offer, field: Field, page: Part, draft: Draft
) -> list[Block]:
    """The best places of a page of the board on buttons, all others in menus side by side."""
    best, menus = shelves(question, field, page)
    name = head(offer, field.name)
    blocks = _place_buttons(question, offer, field, draft, best)
    for number, (label, listed) in enumerate(menus):
        options = tuple(item_option(question, field, item) for item in listed)
        word = f"pick:{name}.{page.id}{number or ''}"
        blocks.append(Select(word, shortened(label, PLACEHOLDER), options))
    return blocks


def _other_pages(
    question: Question, name: str, board: Sequence[Part], draft: Draft
) -> list[Button]:
    """The way to the next page of a large board's places, from the last one to the first."""
    shown = opened(board, draft) or board[0]
    following = board[(board.index(shown) + 1) % len(board)]
    label = question.words("panel-other-places")
    return [Button(f"part:{name}.{following.id}", label, "secondary")]


def _letters(question: Question, offer: Offer, name: str, draft: Draft, page: Part) -> list[Block]:
    """A button with the letter of each thing on a page: the picture has their names, large."""
    stands_out = draft.offer != "" or is_main(question, offer)
    style: Style = "primary" if stands_out else "secondary"
    return rows_of(
        [
            Button(f"pick:{name}.{item.value}", item.badge or item.label, style)
            for item in page.items
        ]
    )


def _leaf(name: str, page: Part) -> Button:
    """The way to a page of things under headings."""
    return Button(f"part:{name}.{page.id}", page.label, "secondary")


def rows_of(buttons: Sequence[Button]) -> list[Block]:
    """Buttons in rows that fill as few lines of a phone as they can."""
    most = across(buttons)
    return [Row(tuple(buttons[start : start + most])) for start in range(0, len(buttons), most)]


def _several(question: Question, offer: Offer, field: Field, draft: Draft) -> list[Block]:
    """One menu for all pieces where they fit, else a menu per part."""
    items = piece_items(question, field)
    name = head(offer, field.name)
    least, most = bounds(field)
    whole = len(items) <= OPTIONS
    blocks: list[Block] = []
    for part in _shown(question, field, items, name, draft, blocks):
        options = _ticked(question, field, part, draft)
        fewest = least if whole else 0
        blocks.append(
            Select(
                f"take:{name}.{part.id}",
                _placeholder(question, offer, field, draft, part),
                options,
                fewest,
                min(most, len(options)),
            )
        )
    return blocks


def _counted(question: Question, offer: Offer, field: Split, draft: Draft) -> list[Block]:
    """A button or menus of rows that open a form for the amounts."""
    items = row_items(question, field)
    name = head(offer, field.name)
    if len(items) <= ENTRIES:
        return [Row((Button(f"count:{name}.", question.words("panel-amounts")),))]
    blocks: list[Block] = []
    for part in _shown(question, field, items, name, draft, blocks):
        options = tuple(item_option(question, field, item) for item in part.items)
        most = min(ENTRIES, len(options))
        blocks.append(
            Select(f"count:{name}.{part.id}", question.words("panel-amounts"), options, 1, most)
        )
    return blocks


def _shown(
    question: Question,
    field: Field,
    items: Sequence[Item],
    name: str,
    draft: Draft,
    blocks: list[Block],
) -> tuple[Part, ...]:
    """The parts to show as menus; of more than two only the open one, a menu of all parts being put first."""
    listed = parts(question, field, items)
    if len(listed) <= SELECTS:
        return listed
    choosers = [listed[start : start + OPTIONS] for start in range(0, len(listed), OPTIONS)]
    shown = tuple(part for part in listed if part.id == draft.part)
    wanted = choosers if not shown else [chooser for chooser in choosers if shown[0] in chooser]
    for chooser in wanted:
        options = tuple(_part_option(part, draft) for part in chooser)
        placeholder = question.words("panel-placeholder-part")
        blocks.append(Select(f"part:{name}.{chooser[0].id}", placeholder, options))
    return shown


def _finishing(question: Question, offer: Offer, field: Field, draft: Draft) -> list[Button]:
    """The button that ends the field when what is picked is within bounds, else the one that takes none."""
    name = head(offer, field.name)
    last: list[Button] = []
    answer = answer_so_far(draft, field)
    if answer and answer.amounts and fits(field, answer.amounts):
        label = some_label(question, offer, answer.amounts)
        last.append(Button(f"close:{name}.{answer_mark(answer)}", label, "success"))
    elif can_be_nothing(field):
        last.append(_none(question, offer, name))
    if isinstance(field, Some) and len(field.keys) > OPTIONS:
        last.append(_type(question, name, field))
    return last


def _pick(
    question: Question, offer: Offer, field: Field, item: Item, label: str, style: Style
) -> Button:
    """A button for one pick."""
    word = f"pick:{head(offer, field.name)}.{item.value}"
    emoji = question.emoji(field.kind, item.key)
    return Button(word, shortened(label, LABEL), style, emoji)


def _none(question: Question, offer: Offer, name: str) -> Button:
    """The button that picks nothing; beside other offers it says of what."""
    return Button(f"none:{name}", none_label(question, offer), "secondary")


def _type(question: Question, name: str, field: Field) -> Button:
    """The button that opens a form for a label."""
    wording = "panel-type-places" if field.kind in question.game.places else "panel-type"
    return Button(f"type:{name}", question.words(wording), "secondary")


def _ticked(question: Question, field: Field, part: Part, draft: Draft) -> tuple[Option, ...]:
    """The lines of a menu, as many equal pieces ticked as have been picked."""
    left = dict(amounts_of(draft, field))
    options = []
    for item in part.items:
        ticked = left.get(item.key, 0) > 0
        left[item.key] = left.get(item.key, 0) - 1
        options.append(replace(item_option(question, field, item), chosen=ticked))
    return tuple(options)


def _part_option(part: Part, draft: Draft) -> Option:
    """A line of the menu of parts: the heading and what stands under it."""
    inside = ", ".join(dict.fromkeys(item.label for item in part.items))
    return Option(
        part.id,
        shortened(part.label, OPTION_TEXT),
        shortened(inside, OPTION_TEXT),
        chosen=part.id == draft.part,
    )


def _placeholder(question: Question, offer: Offer, field: Field, draft: Draft, part: Part) -> str:
    """What a closed menu says: which part of the list it holds, or what it is for."""
    label = part.label
    if not label and draft.offer == "" and len(question.decision.offers) > 1:
        label = menu_title(question, offer, field)
    return shortened(label or field_label(question, offer, field), PLACEHOLDER)
