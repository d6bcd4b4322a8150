"""`/privacy`: one's own data, exported or deleted."""

from collections.abc import Mapping

from discord import app_commands

from bot.discord_app.command import carried_out
from bot.discord_app.layout import Screen, attached, sentence
from bot.discord_app.localization import spoken
from bot.discord_app.press import Press
from bot.discord_app.reply import Interaction, Reply
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Button, Row, Text
from bot.i18n.languages import LocaleWords


async def export(press: Press) -> None:
    """Give out what is stored."""
    stored = await press.tables.privacy.export(press.user_id)
    await press.reply.show(export_screen(stored, press.reply.words))


async def forget(press: Press) -> None:
    """Say what deleting means, and ask."""
    await press.reply.show(sure_screen(press.reply.words))


async def forget_for_sure(press: Press) -> None:
    """Delete."""
    words = press.reply.words
    await press.tables.privacy.forget(press.user_id)
    await press.reply.show(sentence(words("bot-privacy-forgotten")))


ASKED, SURE = "privacy-forget", "privacy-forget-sure"


def privacy_screen(words: LocaleWords) -> Screen:
    """What is stored, why and for how long; the ways to get it and to have it deleted."""
    text = f"### {words('bot-privacy')}\n{words('bot-privacy.about')}"
    row = Row(
        (
            Button("privacy-export:", words("bot-privacy-export"), "secondary"),
            Button(f"{ASKED}:", words("bot-privacy-forget"), "danger"),
        )
    )
    return Screen(":", (Text(text), row))


def export_screen(stored: bytes, words: LocaleWords) -> Screen:
    """The file."""
    return Screen(":", (Text(words("bot-privacy-exported")), attached("feitoria-me.json", stored)))


def sure_screen(words: LocaleWords) -> Screen:
    """What deletion means, before it is done."""
    row = Row((Button(f"{SURE}:", words("bot-privacy-forget-sure"), "danger"),))
    return Screen(":", (Text(words("bot-privacy-forget.about")), row))


@app_commands.command(
    name=spoken("bot-command-privacy"), description=spoken("bot-command-privacy.about")
)
async def privacy(interaction: Interaction) -> None:
    """What is stored of oneself, and what can be done about it."""

    async def tell(reply: Reply) -> None:
        await reply.show(privacy_screen(reply.words))

    await carried_out(interaction, tell, "privacy")


ROUTES: Mapping[str, Route] = {
    "privacy-export": Route(ReplyMode.ANEW, export),
    ASKED: Route(ReplyMode.ANEW, forget),
    SURE: Route(ReplyMode.IN_PLACE, forget_for_sure),
}
"""What each control of this feature does."""
