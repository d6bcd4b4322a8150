"""A seat's own screen once its game is over: how it ended for this person, and where to go from there."""

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.end.remembered import remembered
from bot.discord_app.features.end.screens import (
    is_shared,
    looking_back,
    points_shown,
    records,
    standing_text,
    tie_text,
)
from bot.discord_app.layout import Link, Part, Screen
from bot.discord_app.parts.ending import Ending
from bot.discord_app.parts.links import heading, mention_of, table_link
from bot.discord_app.parts.narration import alone
from bot.forms.model import Button, Row, Text
from bot.i18n.languages import LocaleWords
from bot.model.questions import Position
from bot.model.tables import Phase
from games.core.model import Seat, ranking


async def over_screen(
    bot: BaseClient, position: Position, seat: Seat, words: LocaleWords, told: Ending
) -> Screen:
    """The end with its table of points, the way to the public result, and the rematch; the outcome stands where a phone
    opens it, at the bottom.
    """
    table = position.table
    left = await remembered(bot, position, words, seat)
    happened = "\n".join(filter(None, (heading(table, words), told.text)))
    parts: list[Part] = [Text(text) for text in (happened, left.facts) if text]
    parts += await points_shown(bot, position, words)
    outcome = f"**{outcome_text(position, seat, words)}**"
    tie = tie_text(position, words) if position.sheets else ""
    ending = "" if told.tells_end else left.ending
    standing = await standing_text(bot, position, words)
    parts.append(Text("\n".join(filter(None, (outcome, tie, ending)))))
    if standing:
        parts.append(Text(standing))
    parts.append(Row((Button("rematch:", words("bot-rematch")), *looking_back(position, words))))
    parts.append(Row(records(words)))
    parts.append(Link(words("bot-result"), table_link(table)))
    return Screen(f"{table.id}:", tuple(parts))


def outcome_text(position: Position, seat: Seat, words: LocaleWords) -> str:
    """Who won, and how this seat did."""
    table = position.table
    if table.phase is Phase.ABANDONED or not position.sheets:
        return words("bot-lobby-abandoned")
    if len(position.sheets) == 1:
        return words("bot-over-alone", verdict=alone(position, words))
    ranks = ranking(position.sheets)
    own, points = next((rank, sheet.total) for rank, sheet in ranks if sheet.seat == seat)
    first = [sheet.seat for rank, sheet in ranks if rank == 1]
    if first == [seat]:
        return words("bot-over-won", points=points)
    winners = words.all_of([mention_of(table.of_seat(one), words) for one in first])
    if own == 1:
        return words("bot-over-shared", winners=winners, points=points)
    wording = "bot-over-placed.shared" if is_shared(ranks, own) else "bot-over-placed"
    return words(wording, winners=winners, count=len(first), rank=own, points=points)
