"""A seat's own screen once its game is over: how it ended for this person, and where to go from there."""

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.end.remembered import remembered
from bot.discord_app.features.end.screens import (
    is_shared,
    looking_back,
    records,
    score_drawing,
    scores_text,
    standing_text,
)
from bot.discord_app.layout import Link, Part, Screen
from bot.discord_app.parts.ending import Ending
from bot.discord_app.parts.links import heading, mention_of, table_link
from bot.discord_app.parts.narration import alone
from bot.discord_app.parts.pictures import shown
from bot.forms.model import Button, Row, Text
from bot.i18n.languages import LocaleWords
from bot.model.questions import Position
from bot.model.tables import Phase
from games.core.model import Seat, ranking


async def over_screen(
    bot: BaseClient, position: Position, seat: Seat, words: LocaleWords, told: Ending
) -> Screen:
    """The end with its table of points, the way to the public result, and the rematch."""
    table = position.table
    left = await remembered(bot, position, words, seat)
    outcome = f"**{outcome_text(position, seat, words)}**"
    ending = "" if told.tells_end else left.ending
    head = "\n".join(filter(None, (heading(table, words), outcome, ending)))
    parts: list[Part] = [Text(head)]
    if position.sheets:
        drawing = score_drawing(position, words)
        parts += await shown(bot, drawing, lambda: scores_text(position, words), table, words)
    standing = await standing_text(bot, position, words)
    parts += [Text(text) for text in (standing, left.facts, told.text) if text]
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
