"""The button of an undo, and what it would take back, in the words of whoever asks for it or is to agree."""

from collections.abc import Iterable, Sequence

from bot.discord_app.emojis import Emojis
from bot.discord_app.parts.narration import (
    LINES,
    Telling,
    begins_turn,
    in_brief_by_game,
    narrator,
    tellings_of,
)
from bot.forms.model import Button
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import in_whole_lines
from bot.model.questions import Ask, LogEntry, TakeBack
from bot.model.tables import TableInfo
from games.core.model import Seat


def own_undo(ask: Ask, words: LocaleWords) -> tuple[Button, ...]:
    """The button that takes the seat's newest step back, where that asks nobody."""
    if ask.take_back is not TakeBack.OWN:
        return ()
    return (Button("take-back:", words("bot-undo"), "secondary"),)


def undone(
    table: TableInfo,
    seat: Seat,
    entries: Sequence[LogEntry],
    words: LocaleWords,
    emojis: Emojis,
    longest: int,
) -> str:
    """What the seat's undo would take back: its own move first, then as many of the others' moves as fit, the oldest first, and
    how many more there are.
    """
    teller = narrator(table, words, emojis)

    def lines_of(tellings: Sequence[Telling]) -> list[str]:
        return teller.counted([one.line() for one in tellings])

    def brief(moves: Iterable[LogEntry]) -> list[Telling]:
        heard = tellings_of(moves, lambda _: teller)
        return in_brief_by_game(table.game, None, [one for one in heard if not _is_next_turn(one)])

    standing = [entry for entry in entries if not entry.struck]
    own = lines_of(brief(entry for entry in standing if entry.seat == seat))
    if len(own) > LINES:
        own = [*own[: LINES - 1], f"{own[LINES - 1]} …"]
    others = [move for entry in standing if entry.seat != seat and (move := brief([entry]))]

    def text(shown: int) -> str:
        told = [line for move in others[:shown] for line in lines_of(move)]
        left = len(others) - shown
        more = [f"-# {escaped(words('bot-undo-more', count=left))}"] if left else []
        return "\n".join([*own, *told, *more])

    shown = min(len(others), LINES)
    while shown and (text(shown).count("\n") >= LINES or len(text(shown)) > longest):
        shown -= 1
    return in_whole_lines(text(shown), longest)


def _is_next_turn(told: Telling) -> bool:
    """Whether it is the heading of somebody else's turn, to which the step led."""
    return begins_turn(told.event) and getattr(told.event, "seat", None) != told.entry.seat
