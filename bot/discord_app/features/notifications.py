"""`/notifications`: how one is notified."""

from collections.abc import Mapping

from discord import app_commands

from bot.discord_app.command import carried_out
from bot.discord_app.features.invite import invitable_parts
from bot.discord_app.layout import Screen
from bot.discord_app.localization import spoken
from bot.discord_app.press import Press
from bot.discord_app.reply import Interaction, Reply
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Option, Select, Text
from bot.i18n.languages import LocaleWords
from bot.tables.lobby.invitation_limits import Invitable
from bot.tables.publishing import Notify


async def choose_notifications(press: Press) -> None:
    """Choose how one is called."""
    chosen = next((way for way in Notify if (way.value,) == press.values), None)
    if chosen is not None:
        await press.tables.people.set_notify(press.user_id, chosen)
    await show_notifications(press.interaction, press.reply)


async def show_notifications(interaction: Interaction, reply: Reply) -> None:
    """How one is called, and where one may be invited."""
    tables, user_id, guild_id = interaction.client.tables, interaction.user.id, interaction.guild_id
    how = await tables.people.notify(user_id)
    invitable = await tables.invitations.invitable(user_id, guild_id)
    screen = notify_screen(how, invitable, reply.words, on_server=guild_id is not None)
    await reply.show(screen)


def notify_screen(
    chosen: Notify, invitable: Invitable, words: LocaleWords, *, on_server: bool
) -> Screen:
    """Both menus with what holds now."""
    options = tuple(
        Option(way.value, words(f"bot-notify-{way}"), chosen=way is chosen) for way in Notify
    )
    menu = Select("notifications:", words("bot-notify"), options)
    invitations = invitable_parts(invitable, words, on_server=on_server)
    return Screen(":", (Text(words(f"bot-notify-{chosen}.now")), menu, *invitations))


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


ROUTES: Mapping[str, Route] = {
    "notifications": Route(ReplyMode.IN_PLACE, choose_notifications),
}
"""What each control of this feature does."""
