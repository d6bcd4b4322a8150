"""`/review`: where a finished game turned, seat by seat."""

from collections.abc import Mapping

from discord import app_commands

from bot.discord_app.command import at_table, suggest_finished
from bot.discord_app.features.replay.steps import show_moment
from bot.discord_app.features.review.screens import OF_SEAT, REVIEW, TO_STEP, review_screen
from bot.discord_app.layout import sentence
from bot.discord_app.localization import spoken
from bot.discord_app.press import Press, number_in
from bot.discord_app.reply import Interaction
from bot.discord_app.route import ReplyMode, Route
from bot.discord_app.visibility import refuse_hidden
from bot.model.errors import NotYourSeat, WrongPhase
from bot.model.questions import Position
from bot.tables.queries import reading
from games.core.model import Seat, ranking, say


@app_commands.command(
    name=spoken("bot-command-review"), description=spoken("bot-command-review.about")
)
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_finished)
async def review(interaction: Interaction, table: int | None = None) -> None:
    """Review a finished game."""
    await at_table(interaction, table, show_review, REVIEW, seated=False, choosable=True)


async def show_review(press: Press) -> None:
    """The review for the reader's own seat, else for the winner's; while it is made, how far it is.

    Raises `LimitReached`, `Unavailable` or `WrongPhase`.
    """
    position = await reading.position(press.context, press.table)
    if not position.sheets:
        raise WrongPhase(say("tables-review-not-over"))
    own = position.table.of_user(press.user_id)
    seat = None if own is None else own.seat
    await _show(press, position, _winner(position) if seat is None else seat)


async def show_seat(press: Press) -> None:
    """The review for the seat that was chosen. Raises `NotYourSeat` for one that there is not, and as `show_review`."""
    position = await reading.position(press.context, press.table)
    if not position.sheets:
        raise WrongPhase(say("tables-review-not-over"))
    seat = number_in(press.values[0]) if press.values else None
    if seat is None or seat >= len(position.sheets):
        raise NotYourSeat
    await _show(press, position, seat)


async def show_step(press: Press) -> None:
    """The step of the replay that a button names."""
    await show_moment(press, number_in(press.address.argument.partition(".")[0]))


def _winner(position: Position) -> Seat:
    """The first of those who have won."""
    return ranking(position.sheets)[0][1].seat


async def _show(press: Press, position: Position, seat: Seat) -> None:
    """Make the review for that seat if there is none, telling how far it is, and show it."""
    table = position.table
    words = press.words(table)
    kept = await press.tables.reviews.kept(table.id, seat)
    if kept is None or not kept.is_done:
        with press.tables.reviews.asked_by(press.user_id) as before:
            await press.reply.show(sentence(words("bot-review-soon", before=before, done=0)))
            async for kept, share in press.tables.reviews.made(table.id, seat):
                if not kept.is_done:
                    done = int(100 * share)
                    await press.reply.show(sentence(words("bot-review-soon", before=0, done=done)))
        # Minutes may have gone by.
        await refuse_hidden(press.interaction, table.id)
    assert kept is not None
    found = await press.tables.reviews.told(table.id, kept)
    await press.reply.show(await review_screen(press.bot, position, found, words))


ROUTES: Mapping[str, Route] = {
    REVIEW: Route(ReplyMode.ANEW, show_review),
    OF_SEAT: Route(ReplyMode.IN_PLACE, show_seat),
    TO_STEP: Route(ReplyMode.ANEW, show_step),
}
"""What each control of this feature does."""
