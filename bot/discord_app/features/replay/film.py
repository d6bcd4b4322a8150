"""A game as an animated picture, for whoever may see its channel."""

import logging
from collections.abc import Mapping

from bot.discord_app.features.replay.steps import FILM
from bot.discord_app.film_queue import MOST
from bot.discord_app.layout import Screen, Shown, sentence
from bot.discord_app.parts.board import scene_of
from bot.discord_app.parts.links import heading
from bot.discord_app.press import Press
from bot.discord_app.route import ReplyMode, Route
from bot.discord_app.visibility import refuse_hidden
from bot.drawing.pool import DrawingError
from bot.forms.model import Text
from bot.tables.queries import reading
from bot.tables.queries.replay import Moment
from render.core.contract import Scene

log = logging.getLogger(__name__)


async def film(press: Press) -> None:
    """Say that it is being drawn, then show it. Raises `LimitReached`, `Unavailable` or `WrongPhase`."""
    table = await reading.table(press.context, press.table)
    words = press.words(table)
    plain = words.to(None)

    def captioned(moment: Moment) -> tuple[str, Scene]:
        place = plain("bot-replay-place", number=moment.number, last=moment.last)
        asked = [plain.names[seat] for seat in moment.position.asked]
        label = f"{place} · {plain.all_of(asked)}" if asked else place
        return label, scene_of(moment.position, words, moment.events)

    with press.bot.films.asked_by(press.user_id) as before:
        await press.reply.show(sentence(words("bot-film-soon", before=before)))
        moments = press.tables.replay.film(table.id, MOST)
        try:
            picture = await press.bot.films.made(moments, captioned, plain("bot-film-alt"))
        except DrawingError:
            log.exception("table %s: could not make the film", table.id)
            await press.reply.show(sentence(words("bot-film-failed")))
            return
    # Minutes may have gone by.
    await refuse_hidden(press.interaction, table.id)
    await press.reply.show(Screen(":", (Text(heading(table, words)), Shown(picture))))


ROUTES: Mapping[str, Route] = {
    FILM: Route(ReplyMode.ANEW, film),
}
"""What each control of this feature does."""
