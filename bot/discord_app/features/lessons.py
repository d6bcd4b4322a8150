"""What a first game explains, and `/teaching`, which turns it off."""

from collections.abc import Mapping

from discord import app_commands

from bot.discord_app.base_client import BaseClient
from bot.discord_app.command import carried_out
from bot.discord_app.features.rules import picture_of
from bot.discord_app.layout import Part, Screen, Shown, Undrawn
from bot.discord_app.localization import spoken
from bot.discord_app.press import Press
from bot.discord_app.reply import Interaction, Reply
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Option, Select, Text
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.model.questions import Ask
from bot.tables.game.lessons import Teaching


async def choose_teaching(press: Press) -> None:
    """Choose what is explained to one."""
    chosen = next((one for one in Teaching if (one.value,) == press.values), None)
    if chosen is not None:
        await press.tables.lessons.choose(press.user_id, chosen)
    now = await press.tables.lessons.chosen(press.user_id)
    await press.reply.show(teaching_screen(now, press.reply.words))


async def lesson(bot: BaseClient, ask: Ask, words: LocaleWords) -> list[Part]:
    """What is to be explained beside this question to whoever reads it; empty: nothing is.

    A picture that cannot be drawn is left out.
    """
    kind = await lesson_of(bot, ask, words)
    if kind is None:
        return []
    told = Text(f"-# {escaped(words('bot-lesson'))}\n{escaped(words(f'{kind}.lesson'))}")
    assert ask.decision is not None, "what is not asked is not explained"
    game = REGISTRY[ask.position.table.game].game
    for term in game.subjects(ask.decision):
        found = await picture_of(bot, game.id, term, words)
        picture = [part for part in found if isinstance(part, Shown | Undrawn)]
        if picture:
            return [told, *picture]
    return [told]


async def lesson_of(bot: BaseClient, ask: Ask, words: LocaleWords) -> str | None:
    """The kind of question that is to be explained to whoever reads it; None: it is known."""
    kind = await bot.tables.lessons.kind(ask)
    return kind if kind is not None and words.has(f"{kind}.lesson") else None


async def is_pointed_out(bot: BaseClient, ask: Ask, words: LocaleWords) -> bool:
    """Whether the question itself says that it is explained."""
    if await lesson_of(bot, ask, words) is None:
        return False
    return await bot.tables.lessons.is_pointed_out(ask)


def teaching_screen(chosen: Teaching, words: LocaleWords) -> Screen:
    """The menu with what holds now."""
    options = tuple(
        Option(way.value, words(f"bot-teaching-{way}"), chosen=way is chosen) for way in Teaching
    )
    menu = Select("teaching:", words("bot-teaching"), options)
    return Screen(":", (Text(words(f"bot-teaching-{chosen}.now")), menu))


@app_commands.command(
    name=spoken("bot-command-teaching"), description=spoken("bot-command-teaching.about")
)
@app_commands.rename(what=spoken("bot-argument-what"))
@app_commands.describe(what=spoken("bot-argument-what.about"))
@app_commands.choices(
    what=[
        app_commands.Choice(name=spoken(f"bot-teaching-{one}"), value=one.value) for one in Teaching
    ]
)
async def teaching(interaction: Interaction, what: str | None = None) -> None:
    """Choose what is explained to one; without a choice, show the menu."""
    lessons, user_id = interaction.client.tables.lessons, interaction.user.id

    async def choose(reply: Reply) -> None:
        if what is not None:
            await lessons.choose(user_id, Teaching(what))
        await reply.show(teaching_screen(await lessons.chosen(user_id), reply.words))

    await carried_out(interaction, choose, "teaching")


ROUTES: Mapping[str, Route] = {
    "teaching": Route(ReplyMode.IN_PLACE, choose_teaching),
}
"""What each control of this feature does."""
