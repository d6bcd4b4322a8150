"""The board: what everybody sees, what happened, and whose move it is."""

from functools import partial

from bot.discord_app.base_client import BaseClient
from bot.discord_app.layout import Part, Screen
from bot.discord_app.parts.links import own_button
from bot.discord_app.parts.narration import absences, deadlines, whose_move
from bot.discord_app.parts.pictures import Drawing, shown
from bot.drawing.pool import Subject
from bot.drawing.urgency import Urgency
from bot.forms.model import Button, Row, Text
from bot.game_registry import REGISTRY, draw_board
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import shortened
from bot.model.proposals import ProposalKind
from bot.model.questions import LogPage, Position
from bot.model.tables import Phase
from bot.tables.queries import reading
from games.core.codec import encode
from games.core.model import Event
from render.core.contract import Scene

TEXT_CHARACTERS = 3_500


async def board_screen(
    bot: BaseClient,
    position: Position,
    words: LocaleWords,
    *,
    told: str = "",
    pings: tuple[int, ...] = (),
    events: tuple[Event, ...] = (),
) -> Screen:
    """The public message of a running game, or somebody's own look at it; `events`: as for the picture."""
    table = position.table
    parts: list[Part] = [Text(told)] if told else []
    parts += await board_shown(bot, position, words, events, is_present=True)
    parts.append(
        Text(
            "\n".join(
                [
                    whose_move(position, words),
                    *deadlines(position, words),
                    *absences(position, words),
                ]
            )
        )
    )
    if table.phase is Phase.PLAYING:
        parts.append(board_controls(words, may_undo=may_undo(position)))
    return Screen(f"{table.id}:", tuple(parts), pings)


def may_undo(position: Position) -> bool:
    """Whether there is something to undo, and nothing that has to be settled before."""
    return (
        position.has_moves
        and position.ballot(ProposalKind.UNDO) is None
        and not position.table.is_paused
    )


def board_controls(words: LocaleWords, *, may_undo: bool) -> Row:
    """What can be done from a public message."""
    undo = (Button("undo:", words("bot-undo"), "secondary"),) if may_undo else ()
    return Row(
        (
            Button("move:", words("bot-my-move")),
            own_button(words),
            Button("rules:", words("rules-button"), "secondary"),
            Button("log:", words("bot-log"), "secondary"),
            *undo,
        )
    )


async def board_shown(
    bot: BaseClient,
    position: Position,
    words: LocaleWords,
    events: tuple[Event, ...] = (),
    *,
    is_present: bool = False,
) -> list[Part]:
    """The board as a picture, or in words where it cannot be drawn; of the present, a newer one may take its place."""
    drawing = await _drawing(bot, position, words, events, is_present=is_present)
    return await shown(bot, drawing, lambda: board_text(position, words), position.table, words)


async def _drawing(
    bot: BaseClient,
    position: Position,
    words: LocaleWords,
    events: tuple[Event, ...],
    *,
    is_present: bool,
) -> Drawing:
    """The board with the last move marked. `events` of that move: none if not known."""
    table = position.table
    scene = scene_of(
        position, words, events or await reading.last_events(bot.tables.context, table)
    )
    seen = encode((position.public, scene.asked, scene.events, scene.sheets))
    subject = ("board", table.id, words.language, words.names)
    draw = partial(draw_board, table.game, position.public, scene)
    present = Subject(subject, table.revision) if is_present else None
    return Drawing((*subject, seen), draw, Urgency.BOARD, present)


def board_text(position: Position, words: LocaleWords) -> str:
    """The position in words, for screen readers and whoever likes to read."""
    renderer = REGISTRY[position.table.game].renderer
    text = escaped(renderer.text(position.public, scene_of(position, words)))
    return shortened(text, TEXT_CHARACTERS)


def scene_of(position: Position, words: LocaleWords, events: tuple[Event, ...] = ()) -> Scene:
    """What a picture needs besides the view. It calls every seat by its name: one picture serves many readers."""
    return Scene(words.names, words.to(None), position.asked, events, sheets=position.sheets)


async def happened(bot: BaseClient, position: Position, after: int) -> LogPage:
    """What everybody was told by the steps after that one."""
    return await reading.happened(bot.tables.context, position.table, None, after)
