"""`/vacation`: being away for some days."""

from collections.abc import Mapping

from discord import app_commands

from bot.discord_app.command import LONGEST_TEXT, SUGGESTIONS, ShortText, carried_out
from bot.discord_app.layout import Screen
from bot.discord_app.localization import spoken
from bot.discord_app.parts.links import moment
from bot.discord_app.press import Press
from bot.discord_app.reply import Interaction, Reply
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Button, Row, Text
from bot.i18n.days import day_meant, day_name, days_near, end_of, today_in
from bot.i18n.languages import LocaleWords
from bot.i18n.time_zones import likely
from bot.model.errors import InvalidInput
from bot.tables.people.vacations import Vacation
from games.core.model import say


async def _suggest_days(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Days as the reader's language spells them, the next one first."""
    bot = interaction.client
    today = today_in(await _zone(interaction), bot.tables.context.now())
    language = await bot.speech.of(interaction.user.id, interaction.locale.value)
    near = days_near(typed[:LONGEST_TEXT], today, language)
    return [
        app_commands.Choice(name=day_name(day, language), value=day.isoformat())
        for _, day in zip(range(SUGGESTIONS), near, strict=False)
    ]


@app_commands.command(
    name=spoken("bot-command-vacation"), description=spoken("bot-command-vacation.about")
)
@app_commands.rename(days=spoken("bot-argument-days"), until=spoken("bot-argument-until"))
@app_commands.describe(
    days=spoken("bot-argument-days.about"), until=spoken("bot-argument-until.about")
)
@app_commands.autocomplete(until=_suggest_days)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
async def vacation(
    interaction: Interaction,
    days: app_commands.Range[int, 1, 365] | None = None,
    until: ShortText | None = None,
) -> None:
    """Be away for so many days or through that one, with all clocks standing; without either, say how one stands with it."""
    vacations, user_id = interaction.client.tables.vacations, interaction.user.id

    async def tell(reply: Reply) -> None:
        if days is not None and until is not None:
            raise InvalidInput(say("bot-vacation-one-of"))
        if until is not None:
            known = await _away_through(interaction, until, reply.language)
        elif days is not None:
            known = await vacations.begin(user_id, days)
        else:
            known = await vacations.of(user_id)
        await reply.show(away_screen(known, reply.words))

    await carried_out(interaction, tell, "vacation")


async def _away_through(interaction: Interaction, typed: str, language: str) -> Vacation:
    """Be away until the end of that day, as the person's clocks show it. Raises `InvalidInput`."""
    zone, tables = await _zone(interaction), interaction.client.tables
    day = day_meant(typed, today_in(zone, tables.context.now()), language)
    if day is None:
        raise InvalidInput(say("tables-no-such-day"))
    return await tables.vacations.begin_until(interaction.user.id, end_of(day, zone))


async def _zone(interaction: Interaction) -> str:
    """The person's time zone, as they said with `/quiet`; else where people of their language mostly live."""
    own = await interaction.client.tables.people.hours.of(interaction.user.id)
    return own.zone or likely(interaction.locale.value)


BACK = "vacation-over"


def away_screen(vacation: Vacation, words: LocaleWords) -> Screen:
    """Until when one is away, with the way back; or how many days there are."""
    left = words("bot-vacation-left", days=vacation.days_left)
    if vacation.until is None:
        return Screen(":", (Text(f"{words('bot-vacation-none')}\n-# {left}"),))
    told = words("bot-vacation-until", when=moment(vacation.until))
    row = Row((Button(f"{BACK}:", words("bot-vacation-end"), "secondary"),))
    return Screen(":", (Text(f"{told}\n-# {left}"), row))


async def come_back(press: Press) -> None:
    """Let one's clocks run again."""
    vacation = await press.tables.vacations.end(press.user_id)
    await press.reply.show(away_screen(vacation, press.reply.words))


ROUTES: Mapping[str, Route] = {
    BACK: Route(ReplyMode.IN_PLACE, come_back),
}
"""What each control of this feature does."""
