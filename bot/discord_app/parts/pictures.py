"""Pictures on a screen, and what stands in their place where one cannot be drawn: no table waits for a picture."""

import logging
from collections.abc import Callable, Hashable
from functools import partial

from msgspec import Struct

from bot.discord_app.base_client import BaseClient
from bot.discord_app.layout import Part, Shown, Undrawn
from bot.drawing.pool import DrawingError, Subject
from bot.drawing.urgency import Urgency
from bot.forms.model import Text
from bot.game_registry import REGISTRY, draw_cover
from bot.i18n.languages import LocaleWords
from bot.i18n.shortening import shortened
from bot.i18n.speech import LANGUAGES
from bot.model.lobby import Lobby
from bot.model.tables import TableInfo
from games.core.codec import encode
from render.core.contract import Picture

log = logging.getLogger(__name__)

INSTEAD_CHARACTERS = 1_400
"""How many characters of a picture's alternative text fit beside the message."""


class Drawing(Struct, frozen=True):
    """A picture that may have to be drawn."""

    key: Hashable
    """Equal keys mean equal pictures."""

    draw: Callable[[], Picture | None]
    """As the drawing pool takes it."""

    urgency: Urgency = Urgency.OWN
    """Where nobody has just asked for it."""

    present: Subject | None = None
    """What it shows, where only the newest picture of that matters."""


async def shown(
    bot: BaseClient,
    drawing: Drawing,
    told: Callable[[], str],
    table: TableInfo,
    words: LocaleWords,
) -> list[Part]:
    """The picture, drawn when a message needs it; where that fails, what it shows in words, in Discord's markdown."""
    about = f"table {table.id}, revision {table.revision}"

    async def drawn(urgency: Urgency | None) -> list[Part]:
        return await _drawn(bot, drawing, told, about, words, urgency)

    return [Undrawn(drawn, bot.drawing.outline(drawing.key))]


async def drawn_or_told(
    bot: BaseClient,
    drawing: Drawing,
    told: Callable[[], str],
    about: str,
    words: LocaleWords,
) -> list[Part]:
    """The picture, or its content in words where drawing fails; `about` names the picture in the log. A picture drawn before is
    drawn again only if the message does not have it.
    """

    async def drawn(urgency: Urgency | None) -> list[Part]:
        return await _drawn(bot, drawing, told, about, words, urgency)

    outline = bot.drawing.outline(drawing.key)
    return [Undrawn(drawn, outline)] if outline else await drawn(None)


async def _drawn(
    bot: BaseClient,
    drawing: Drawing,
    told: Callable[[], str],
    about: str,
    words: LocaleWords,
    urgency: Urgency | None,
) -> list[Part]:
    """The picture, if there is one to be drawn, or its content in words."""
    try:
        picture = await bot.drawing.drawn(
            drawing.key, drawing.draw, urgency or drawing.urgency, drawing.present
        )
    except DrawingError:
        log.exception("%s: could not draw the picture", about)
        return [Text(f"{words('bot-no-picture')}\n{_in_words(told, about)}".rstrip())]
    return [] if picture is None else [Shown(picture)]


async def cover(bot: BaseClient, lobby: Lobby) -> list[Part]:
    """What is played at a table that gathers: a first board with what is chosen; nothing where it cannot be drawn."""
    table, game = lobby.table, REGISTRY[lobby.table.game].game
    if lobby.likely is None:
        return []
    plain = LANGUAGES.words(table.language)
    numbers = range(1, lobby.likely + 1)
    names = tuple(plain("bot-preview-seat", number=number) for number in numbers)
    words = LANGUAGES.words(table.language, game).calling(names)
    draw = partial(draw_cover, table.game, table.options, names, words)
    key = ("cover", table.game, encode(table.options), names)

    async def drawn(urgency: Urgency | None) -> list[Part]:
        try:
            return [Shown(await bot.drawing.drawn(key, draw, urgency or Urgency.LOBBY))]
        except DrawingError:
            log.exception("table %s: could not draw the cover", table.id)
            return []

    return [Undrawn(drawn, bot.drawing.outline(key))]


def _in_words(told: Callable[[], str], about: str) -> str:
    """What the picture shows in words; empty if telling it fails for the same reason."""
    try:
        return shortened(told(), INSTEAD_CHARACTERS)
    except Exception:
        log.exception("%s: could not write the text either", about)
        return ""
