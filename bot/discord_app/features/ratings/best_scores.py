"""The best scores of a server: as a list of their own, and below the end of a game."""

from collections.abc import Iterable, Sequence

from bot.discord_app.layout import Screen, sentence
from bot.discord_app.parts.links import ago
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import in_whole_lines
from bot.tables.game.best_scores import BestList, BestScore

LONGEST = 3_500

SHOWN = 10
"""How many entries of each list are shown."""

LEADING = 3
"""Below the end of a game, besides its own."""


def best_screen(lists: Sequence[BestList], words: LocaleWords) -> Screen:
    """Every list, the highest first, with when it was played."""
    if not lists:
        return sentence(words("bot-best-none"))
    told = [f"### {words('bot-best')}"]
    for one in lists:
        told += best_lines(one, words)
    return sentence(in_whole_lines("\n".join(told), LONGEST))


def best_lines(one: BestList, words: LocaleWords) -> list[str]:
    """One list with its name."""
    return [
        f"**{words(f'{one.game}-name')} · {_name(one, words)}**",
        *[f"{_line(rank, score, words)} · {ago(score.at)}" for rank, score in one.ranked()[:SHOWN]],
    ]


def best_beside(one: BestList, table: int, words: LocaleWords) -> str:
    """The first of the list and where that table's scores stand in it, those in bold; empty for an empty list."""
    wanted = [
        (rank, score)
        for place, (rank, score) in enumerate(one.ranked())
        if place < LEADING or score.table == table
    ]
    if not wanted:
        return ""
    title = f"**{words('bot-best')}** · {_name(one, words)}"
    return "\n".join([title, *_marked(wanted, table, words)])


def _marked(
    wanted: Iterable[tuple[int, BestScore]], table: int, words: LocaleWords
) -> Iterable[str]:
    """A line for each, the table's own in bold."""
    for rank, score in wanted:
        line = _line(rank, score, words)
        yield f"**{line}**" if score.table == table else line


def _line(rank: int, score: BestScore, words: LocaleWords) -> str:
    """Rank, name and points."""
    place = words("bot-rank", rank=rank)
    return f"{place} · {escaped(score.name)} – {words('bot-points', points=score.points)}"


def _name(one: BestList, words: LocaleWords) -> str:
    """What the list is called."""
    return words(f"{one.game}-best-{one.key}")
