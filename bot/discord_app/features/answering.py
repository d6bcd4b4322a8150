"""The controls of a question: at a table, or in today's challenge, which belongs to no table."""

from collections.abc import Mapping

from bot.discord_app.features.daily.presses import answered
from bot.discord_app.features.play.presses import panel_used
from bot.discord_app.press import Press
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import VERBS

FORM_VERBS = frozenset({"type", "count"})
"""Verbs of a question that open forms."""


async def answer(press: Press) -> None:
    """One step of answering."""
    await (panel_used if press.table else answered)(press)


ROUTES: Mapping[str, Route] = {
    verb: Route(ReplyMode.FORM if verb in FORM_VERBS else ReplyMode.PANEL, answer) for verb in VERBS
}
"""What each control of this feature does."""
