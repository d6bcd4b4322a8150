"""What a first game explains: two sentences and a picture of what they are about; and the choice of having that."""

from collections.abc import Iterator

from bot.discord_side.base import BaseClient
from bot.discord_side.layout import Part, Screen, Shown, Undrawn
from bot.discord_side.screens.rules import picture_of
from bot.kits import KITS
from bot.model import Ask
from bot.panels.model import Option, Select, Text
from bot.tables.teaching import Teaching
from bot.words.languages import LocaleWords
from bot.words.markdown import escaped
from games.core.messages import Term


async def lesson(bot: BaseClient, ask: Ask, words: LocaleWords) -> list[Part]:
    """What is to be explained beside this question to whoever reads it; empty: nothing is.

    A picture that cannot be drawn is left out.
    """
    kind = await bot.tables.lessons.kind(ask)
    if kind is None or not words.has(f"{kind}.lesson"):
        return []
    told = Text(f"-# {escaped(words('bot-lesson'))}\n{escaped(words(f'{kind}.lesson'))}")
    for term in _subjects(ask):
        found = await picture_of(bot, ask.position.table.game, term, words)
        picture = [part for part in found if isinstance(part, Shown | Undrawn)]
        if picture:
            return [told, *picture]
    return [told]


def _subjects(ask: Ask) -> Iterator[Term]:
    """The things the question is about: those it names, then what the game says it is about."""
    assert ask.decision is not None, "what is not asked is not explained"
    prompt = ask.decision.prompt
    yield from (value for _, value in prompt.args if isinstance(value, Term))
    game = KITS[ask.position.table.game].game
    subject = game.lessons.get(prompt.id.removeprefix(f"{game.id}-prompt-"))
    if subject is not None:
        yield subject


def teaching_screen(chosen: Teaching, words: LocaleWords) -> Screen:
    """The menu with what holds now."""
    options = tuple(
        Option(way.value, words(f"bot-teaching-{way}"), chosen=way is chosen) for way in Teaching
    )
    menu = Select("teaching:", words("bot-teaching"), options)
    return Screen(":", (Text(words(f"bot-teaching-{chosen}.now")), menu))
