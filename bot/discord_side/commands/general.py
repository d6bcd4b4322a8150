"""`/language`, `/notifications`, `/teaching`, `/about`, `/help`."""

from discord import app_commands

from bot.discord_side.answering import Interaction, Reply
from bot.discord_side.commands.command import carried_out
from bot.discord_side.commands.localize import spoken
from bot.discord_side.commands.opening import TONGUES
from bot.discord_side.invitation import invitation
from bot.discord_side.layout import Link, Screen
from bot.discord_side.presses.settling import show_notifications
from bot.discord_side.screens.help import about_text, help_text
from bot.discord_side.screens.language import AS_DISCORD, chosen_language, language_screen
from bot.discord_side.screens.privacy import privacy_screen
from bot.discord_side.screens.teaching import teaching_screen
from bot.panels.model import Text
from bot.release import release
from bot.tables.publishing import Notify
from bot.tables.teaching import Teaching


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


@app_commands.command(
    name=spoken("bot-command-notifications"),
    description=spoken("bot-command-notifications.about"),
)
@app_commands.rename(how=spoken("bot-argument-how"))
@app_commands.describe(how=spoken("bot-argument-how.about"))
@app_commands.choices(
    how=[app_commands.Choice(name=spoken(f"bot-notify-{way}"), value=way.value) for way in Notify]
)
async def notifications(interaction: Interaction, how: str | None = None) -> None:
    """Choose how one is called; without a choice, show the menu."""
    service, user_id = interaction.client.tables, interaction.user.id

    async def choose(reply: Reply) -> None:
        if how is not None:
            await service.people.set_notify(user_id, Notify(how))
        await show_notifications(interaction, reply)

    await carried_out(interaction, choose, "notifications")


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


@app_commands.command(
    name=spoken("bot-command-about"), description=spoken("bot-command-about.about")
)
async def about(interaction: Interaction) -> None:
    """What this is, and how it comes to another server."""

    async def tell(reply: Reply) -> None:
        text = Text(about_text(release(), reply.words))
        link = Link(reply.words("bot-invite"), invitation(interaction.application_id))
        await reply.show(Screen(":", (text, link)))

    await carried_out(interaction, tell, "about")


@app_commands.command(
    name=spoken("bot-command-privacy"), description=spoken("bot-command-privacy.about")
)
async def privacy(interaction: Interaction) -> None:
    """What is stored of oneself, and what can be done about it."""

    async def tell(reply: Reply) -> None:
        await reply.show(privacy_screen(reply.words))

    await carried_out(interaction, tell, "privacy")


@app_commands.command(name=spoken("bot-command-help"), description=spoken("bot-command-help.about"))
async def help_(interaction: Interaction) -> None:
    """How to play here."""

    async def tell(reply: Reply) -> None:
        await reply.show(Screen(":", (Text(help_text(reply.words)),)))

    await carried_out(interaction, tell, "help")
