"""Questions that no table asks, such as a daily challenge's or a puzzle's: put as at a table of which nothing is stored."""

from collections.abc import Sequence
from datetime import datetime

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.play.screens import hand_shown, question_of
from bot.discord_app.layout import Part, Screen
from bot.forms.draft import restored
from bot.forms.model import Text
from bot.forms.plan import plan
from bot.i18n.languages import LocaleWords
from bot.model.people import Person
from bot.model.questions import Ask
from bot.model.tables import Absence, Phase, SeatInfo, TableInfo
from games.core.game import Options


def table_apart(
    game: str,
    options: Options,
    seats: Sequence[SeatInfo],
    host: Person,
    language: str,
    created_at: datetime,
    *,
    step: int,
    commitment: str = "",
) -> TableInfo:
    """A running game as a table that has no number and stands in no channel, for what draws and asks."""
    return TableInfo(
        id=0,
        game=game,
        options=options,
        phase=Phase.PLAYING,
        revision=step,
        step=step,
        host=host,
        seats=tuple(seats),
        seats_wanted=len(seats),
        guild_id=None,
        channel_id=0,
        thread_id=None,
        language=language,
        absence=Absence.WAIT,
        attempt=1,
        commitment=commitment,
        created_at=created_at,
        rated=False,
    )


async def question_apart(
    bot: BaseClient, ask: Ask, told: str, words: LocaleWords, notice: str | None
) -> Screen:
    """The picture of what the seat sees and its question, under these words; `notice` is about the last press."""
    parts: list[Part] = [Text(told), *await hand_shown(bot, ask, words)]
    if notice is not None:
        parts.append(Text(f"> {notice}"))
    assert ask.decision is not None
    parts += plan(question_of(bot, ask, ask.decision, words), restored(ask.draft)).blocks
    return Screen(f"0:{ask.number}", tuple(parts))
