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
from bot.tables.puzzles import store as puzzles


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


async def allow_puzzles(press: Press) -> None:
    """Keep the person's games out of puzzles, or no longer."""
    refused = press.address.argument == REFUSED
    await puzzles.refuse(press.context, press.user_id, refused=refused)
    await press.reply.show(privacy_screen(press.reply.words, refuses_puzzles=refused))


ASKED, SURE, PUZZLES = "privacy-forget", "privacy-forget-sure", "privacy-puzzles"

REFUSED, ALLOWED = "refused", "allowed"


def privacy_screen(words: LocaleWords, *, refuses_puzzles: bool) -> Screen:
    """What is stored, why and for how long; the ways to get it, to have it deleted, and to keep one's games to oneself."""
    used = words("bot-privacy-puzzles-refused" if refuses_puzzles else "bot-privacy-puzzles")
    text = f"### {words('bot-privacy')}\n{words('bot-privacy.about')}\n{used}"
    other = (ALLOWED, "allow") if refuses_puzzles else (REFUSED, "refuse")
    row = Row(
        (
            Button("privacy-export:", words("bot-privacy-export"), "secondary"),
            Button(f"{PUZZLES}:{other[0]}", words(f"bot-privacy-puzzles.{other[1]}"), "secondary"),
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
        context = interaction.client.tables.context
        refused = await puzzles.refuses(context, interaction.user.id)
        await reply.show(privacy_screen(reply.words, refuses_puzzles=refused))

    await carried_out(interaction, tell, "privacy")


ROUTES: Mapping[str, Route] = {
    "privacy-export": Route(ReplyMode.ANEW, export),
    PUZZLES: Route(ReplyMode.IN_PLACE, allow_puzzles),
    ASKED: Route(ReplyMode.ANEW, forget),
    SURE: Route(ReplyMode.IN_PLACE, forget_for_sure),
}
"""What each control of this feature does."""
