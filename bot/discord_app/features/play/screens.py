"""A seat's own screen: its hand, what it has heard, its question with all controls. For its occupant's eyes only."""

from collections.abc import Sequence
from functools import partial

from msgspec import structs

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.automatic_moves import ORDERS
from bot.discord_app.features.end.own_screen import over_screen
from bot.discord_app.features.lessons import is_pointed_out, lesson
from bot.discord_app.features.notes import NOTE
from bot.discord_app.features.play.own_answers import waiting_decision
from bot.discord_app.layout import Link, Part, Screen, Ways
from bot.discord_app.moderation import RESUME
from bot.discord_app.parts.board import scene_of
from bot.discord_app.parts.ending import since_last_move_at_the_end
from bot.discord_app.parts.links import heading, own_button, small_heading, table_link
from bot.discord_app.parts.narration import own_deadline, since_last_move, whose_move
from bot.discord_app.parts.news import news
from bot.discord_app.parts.pictures import Drawing, shown
from bot.discord_app.parts.table_list import onward_button
from bot.discord_app.parts.undone import own_undo
from bot.drawing.urgency import Urgency
from bot.forms.draft import EMPTY, chosen, restored, settled
from bot.forms.limits import BUTTONS
from bot.forms.model import Button, Question, Row, Text
from bot.forms.pages import places_shown
from bot.forms.phone import lines
from bot.forms.plan import plan
from bot.forms.prices import SEPARATOR
from bot.game_registry import REGISTRY, draw_hand
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import shortened
from bot.model.questions import Ask, LogPage, TakeBack
from bot.model.table_lines import TableLine
from bot.model.tables import Phase, TableInfo
from bot.tables.jobs.robots import PATIENCE
from bot.tables.queries.hinting import gives_hints
from games.core.codec import encode
from games.core.forms import Decision
from games.core.opportunity import replies

HEARD_CHARACTERS, HEARD_LINES = 1_200, 15
"""Characters and lines for what happened since the seat's last move."""

HAND_CHARACTERS = 3_000
"""How many characters of the hand are shown in words."""

MORE = "else"
"""Verb of the button for all that a question's message has no room for."""


async def hand_screen(
    bot: BaseClient,
    ask: Ask,
    words: LocaleWords,
    *,
    notice: str | None = None,
    is_elsewhere: bool = True,
    onward: TableLine | None = None,
) -> Screen:
    """The screen as the seat now stands: what has happened, the picture, the question.

    `notice`: markdown above the question, as what went wrong with the last press; read at the table itself, there is no
    way to the table. `onward` is another table that waits for the reader.
    """
    table = ask.position.table
    if table.phase is not Phase.PLAYING:
        heard = since_last_move_at_the_end(ask, words, bot.app_emojis)
        return await over_screen(bot, ask.position, ask.seat, words, heard)
    due = own_deadline(ask, words).removeprefix("-# ")
    head = SEPARATOR.join(filter(None, [_heading(ask, words, is_elsewhere=is_elsewhere), due]))
    parts: list[Part] = [Text("\n".join(filter(None, [head, news(ask, words, bot.app_emojis)])))]
    parts += await hand_shown(bot, ask, words)
    offered = words("bot-seat-on-offer") if table.of_seat(ask.seat).is_offered else None
    parts += [Text(f"> {word}") for word in (offered, notice) if word is not None]
    decision = waiting_decision(ask, words)
    if table.is_paused:
        parts += [Text(words("tables-paused")), Ways(_ways_to_read(table, words))]
        return Screen(f"{table.id}:{ask.number}", tuple(parts))
    if decision is not None:
        question = question_of(bot, ask, decision, words)
        ahead = REGISTRY[table.game].game.forecast(ask.position.public, ask.private, decision)
        if ahead is not None:
            parts.append(Text(escaped(words.say(ahead))))
        if await is_pointed_out(bot, ask, words):
            parts.append(Text(f"-# {words('bot-lesson.there')}"))
        parts += plan(question, restored(ask.draft)).blocks
    else:
        parts.append(Text(whose_move(ask.position, words)))
    ways: list[Button | Link] = [*_ways_back(ask, words)]
    if not ask.is_awaited:
        ways.append(Button("again:", words("bot-my-move"), "secondary"))
    ways.append(Button(f"{MORE}:", words("bot-more"), "secondary"))
    if onward is not None:
        ways.append(onward_button(onward, words))
    if is_elsewhere:
        ways.append(Link(words("bot-to-table.short"), table_link(table)))
    return Screen(f"{table.id}:{ask.number}", (*parts[:-1], *_closed(parts[-1], ways)))


def _heading(ask: Ask, words: LocaleWords, *, is_elsewhere: bool) -> str:
    """The game and the table in a small line; where more is to be told, what the question belongs to, and which table that is
    unless it is read there, for a phone has no room for all.
    """
    table = ask.position.table
    occasion = REGISTRY[table.game].game.occasion(ask.position.public)
    if occasion is None:
        return small_heading(table, words)
    told = escaped(words.say(occasion))
    where = (words("bot-lobby-number", table=str(table.id)), escaped(table.name or ""))
    return f"-# {SEPARATOR.join(filter(None, [*(where if is_elsewhere else ()), told]))}"


def _closed(last: Part, ways: Sequence[Button | Link]) -> tuple[Part, ...]:
    """The last part with the ways on: in one row with its buttons where a phone has room for both on a line."""
    if isinstance(last, Row) and len(last.buttons) + len(ways) <= BUTTONS:
        together = (*last.buttons, *ways)
        labelled = [Button("", way.label, emoji=getattr(way, "emoji", None)) for way in together]
        if lines(labelled) == lines(last.buttons):
            return (Ways(together),)
    return (last, Ways(tuple(ways)))


async def more_screen(
    bot: BaseClient, ask: Ask, back: Sequence[Button], words: LocaleWords
) -> Screen:
    """All that the question's own message has no room for: what happened, what is to know, and what else can be done.

    `back`: the way to the question.
    """
    table = ask.position.table
    heard = since_last_move(ask, words, bot.app_emojis, HEARD_CHARACTERS, HEARD_LINES)
    parts: list[Part] = [Text("\n".join(filter(None, [heading(table, words), heard])))]
    explained = await lesson(bot, ask, words)
    parts += explained
    decision = waiting_decision(ask, words)
    if decision is not None:
        aside = plan(question_of(bot, ask, decision, words), restored(ask.draft)).aside
        parts += [Text("\n".join(aside))] if aside else []
    return Screen(
        f"{table.id}:", (*parts, *_other_ways(ask, back, words, is_taught=bool(explained)))
    )


def _other_ways(
    ask: Ask, back: Sequence[Button], words: LocaleWords, *, is_taught: bool
) -> list[Row]:
    """The buttons for all that is no answer, after the way back."""
    buttons = [*back]
    if gives_hints(ask):
        buttons.append(Button("hint:", words("bot-hint"), "secondary"))
    if ask.take_back is TakeBack.VOTE:
        buttons.append(Button("undo:", words("bot-undo"), "secondary"))
    if ask.orders:
        buttons.append(Button(f"{ORDERS}:", words("bot-orders-open"), "secondary"))
    buttons += [
        Button("log:", words("bot-log"), "secondary"),
        Button("rules:", words("rules-button"), "secondary"),
        own_button(words),
        Button(f"{NOTE}:", words("bot-note"), "secondary"),
    ]
    if is_taught:
        buttons.append(Button("no-lessons:", words("bot-lesson.off"), "secondary"))
    return [
        Row(tuple(buttons[start : start + BUTTONS])) for start in range(0, len(buttons), BUTTONS)
    ]


def _ways_to_read(table: TableInfo, words: LocaleWords) -> tuple[Button | Link, ...]:
    """What can be done at a table that stands still."""
    ways = (("rules:", "rules-button"), ("log:", "bot-log"))
    buttons = [Button(verb, words(label), "secondary") for verb, label in ways]
    return (
        Button(f"{RESUME}:", words("bot-resume")),
        *buttons,
        Link(words("bot-to-table"), table_link(table)),
    )


def question_of(bot: BaseClient, ask: Ask, decision: Decision, words: LocaleWords) -> Question:
    """The seat's decision as the planner wants it."""
    entry = REGISTRY[ask.position.table.game]

    def emoji(kind: str, key: str) -> str | None:
        return bot.app_emojis.text(entry.renderer.emoji(kind, key)) or None

    begun = tuple(
        call.counter
        for call in ask.position.calls
        if call.counter is not None and ask.seat in call.to
    )
    seats = ask.position.table.seats
    people = [info.seat for info in seats if info.seat is not None and not info.is_robot]
    decision = entry.game.worthwhile(decision, people)
    patience = _patience(ask, decision)
    return Question(
        entry.game, decision, words, ask.notes, emoji, ask.ready, begun, ask.call, patience
    )


def _patience(ask: Ask, decision: Decision) -> int:
    """Minutes for which a robot waits for an answer of the seat, which it has asked for one; 0: none does."""
    table, asked = ask.position.table, ask.position.asked
    is_called = bool(replies(ask.position.calls, decision))
    if decision.required or not is_called or not all(table.of_seat(one).is_robot for one in asked):
        return 0
    return int(PATIENCE.total_seconds() // 60)


async def hand_shown(bot: BaseClient, ask: Ask, words: LocaleWords) -> list[Part]:
    """What only this seat sees as a picture, or in words where it cannot be drawn."""
    drawing = _drawing(bot, ask, words)
    return await shown(bot, drawing, lambda: hand_text(ask, words), ask.position.table, words)


def hand_text(ask: Ask, words: LocaleWords) -> str:
    """What only this seat sees, in words."""
    renderer = REGISTRY[ask.position.table.game].renderer
    scene = scene_of(ask.position, words)
    return escaped(renderer.hand_text(ask.private, ask.position.public, ask.seat, scene))


def _drawing(bot: BaseClient, ask: Ask, words: LocaleWords) -> Drawing:
    """What only this seat sees, with what it has picked so far."""
    table = ask.position.table
    picked = chosen(ask.decision, restored(ask.draft)) if ask.decision is not None else ()
    scene = scene_of(ask.position, words, LogPage(ask.since).last_told)
    decision = waiting_decision(ask, words)
    if decision is not None:
        question = question_of(bot, ask, decision, words)
        places = places_shown(question, restored(ask.draft))
        scene = structs.replace(scene, focus=places.focus, foremost=places.foremost)
    public, seat = ask.position.public, ask.seat
    draw = partial(
        draw_hand, table.game, ask.private, public, seat, ask.decision, ask.notes, picked, scene
    )

    # As long as the game goes on, the decision is the same wherever both views are.
    is_asked = ask.decision is not None
    marked = scene.focus, scene.foremost
    seen = encode((ask.private, public, scene.asked, scene.events, is_asked, picked, *marked))
    return Drawing(("hand", table.id, seat, words.language, words.names, seen), draw, Urgency.PANEL)


async def hand_only_screen(
    bot: BaseClient, ask: Ask, back: Sequence[Button], words: LocaleWords
) -> Screen:
    """The hand as a picture and in words, without the question, and the way to it."""
    table = ask.position.table
    if REGISTRY[table.game].renderer.has_overview:
        ask = structs.replace(ask, decision=None)
    drawing = _drawing(bot, ask, words)
    parts: list[Part] = [Text(heading(table, words))]
    parts += await shown(bot, drawing, lambda: "", table, words)
    parts.append(Text(shortened(hand_text(ask, words), HAND_CHARACTERS)))
    parts.append(Row(tuple(back)))
    return Screen(f"{table.id}:", tuple(parts))


def _ways_back(ask: Ask, words: LocaleWords) -> tuple[Button, ...]:
    """Cancel a move under construction; take the last one back, but not beside the way out of a half-made choice."""
    if ask.is_unfinished and ask.is_required:
        return (Button("cancel:", words("bot-cancel-move"), "secondary"),)
    return () if _is_begun(ask) else own_undo(ask, words)


def _is_begun(ask: Ask) -> bool:
    """Whether the answer is half-made."""
    return ask.decision is not None and settled(ask.decision, restored(ask.draft)) != EMPTY


def left_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """For whoever's seat a robot has: the way back, and the way to hand the seat on."""
    is_offered = any(info.is_offered and info.gone is not None for info in table.seats)
    hand_on = () if is_offered else (Button("offer-seat:", words("bot-offer-seat"), "secondary"),)
    back = Row((Button("come-back:", words("bot-return"), "success"), *hand_on))
    text = f"{heading(table, words)}\n{words('bot-house-plays-for-you')}"
    return Screen(f"{table.id}:", (Text(text), back))
