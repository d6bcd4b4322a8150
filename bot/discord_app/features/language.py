"""`/language`: the language one reads."""

from collections.abc import Mapping, Sequence

from discord import app_commands

from bot.discord_app.command import TONGUES, carried_out
from bot.discord_app.layout import Screen
from bot.discord_app.localization import spoken
from bot.discord_app.press import Press
from bot.discord_app.reply import Interaction, Reply
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Option, Select, Text
from bot.i18n.languages import LocaleWords
from bot.i18n.speech import LANGUAGES


async def choose_language(press: Press) -> None:
    """Choose the language one is spoken to in."""
    chosen = chosen_language(press.values)
    await press.tables.people.set_language(press.user_id, chosen)
    press.reply.speak(chosen or press.bot.speech.nearest(press.interaction.locale.value))
    await press.reply.show(language_screen(chosen, press.reply.words))


AS_DISCORD = "discord"
"""The value that stands for no choice of one's own."""


def language_screen(chosen: str | None, words: LocaleWords) -> Screen:
    """The menu of languages, each called by its own name."""
    options = [Option(AS_DISCORD, words("bot-language-as-discord"), chosen=chosen is None)]
    options += [
        Option(name, LANGUAGES.words(name)("bot-language-name"), chosen=name == chosen)
        for name in LANGUAGES.names
    ]
    menu = Select("language:", words("bot-language"), tuple(options))
    return Screen(":", (Text(words("bot-language-now")), menu))


def chosen_language(values: Sequence[str]) -> str | None:
    """What was chosen in the menu; None: as Discord says."""
    return next((value for value in values if value in LANGUAGES.names), None)


@app_commands.command(
    name=spoken("bot-command-language"), description=spoken("bot-command-language.about")
)
@app_commands.rename(language=spoken("bot-argument-language"))
@app_commands.describe(language=spoken("bot-argument-language.about"))
@app_commands.choices(
    language=[
        *TONGUES,
        app_commands.Choice(name=spoken("bot-language-as-discord"), value=AS_DISCORD),
    ]
)
async def language(interaction: Interaction, language: str | None = None) -> None:
    """Choose the language one is spoken to in; without one, show the menu."""
    service, user_id = interaction.client.tables, interaction.user.id

    async def choose(reply: Reply) -> None:
        if language is not None:
            await service.people.set_language(user_id, chosen_language([language]))
            reply.speak(
                await interaction.client.speech.of(interaction.user.id, interaction.locale.value)
            )
        await reply.show(language_screen(await service.people.language(user_id), reply.words))

    await carried_out(interaction, choose, "language")


ROUTES: Mapping[str, Route] = {
    "language": Route(ReplyMode.IN_PLACE, choose_language),
}
"""What each control of this feature does."""
