"""The controls of a question: at a table, or in today's challenge or the week's puzzle, which belong to no table."""

from collections.abc import Mapping

from bot.discord_app.features.daily.presses import answered
from bot.discord_app.features.play.presses import panel_used
from bot.discord_app.features.puzzle.presses import answered as puzzle_answered
from bot.discord_app.features.puzzle.screens import PUZZLE_NUMBERS
from bot.discord_app.press import Press
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import VERBS

FORM_VERBS = frozenset({"type", "count"})
"""Verbs of a question that open forms."""


async def answer(press: Press) -> None:
    """One step of answering."""
    if press.table:
        await panel_used(press)
    elif (press.address.ask or 0) >= PUZZLE_NUMBERS:
        await puzzle_answered(press)
    else:
        await answered(press)


ROUTES: Mapping[str, Route] = {
    verb: Route(ReplyMode.FORM if verb in FORM_VERBS else ReplyMode.PANEL, answer) for verb in VERBS
}
"""What each control of this feature does."""
