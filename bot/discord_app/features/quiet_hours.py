"""`/quiet`: hours in which nobody is notified."""

from collections.abc import Mapping
from datetime import datetime

from discord import app_commands

from bot.discord_app.command import LONGEST_TEXT, SUGGESTIONS, ShortText, carried_out
from bot.discord_app.layout import Screen
from bot.discord_app.localization import spoken
from bot.discord_app.press import Press
from bot.discord_app.reply import Interaction, Reply
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Button, Row, Text
from bot.i18n.languages import LocaleWords
from bot.i18n.time_zones import city, clock_in, zone_meant, zones_near
from bot.model.errors import InvalidInput
from bot.model.quiet_hours import QuietHours
from bot.tables.people.hours import OwnTime
from games.core.model import say


async def no_quiet(press: Press) -> None:
    """Let oneself be called at any hour."""
    own = await press.tables.people.hours.end(press.user_id)
    now = press.tables.context.now()
    await press.reply.show(quiet_screen(own, now, press.reply.words))


USUAL = (22, 8)
"""Hours for whoever names none."""


async def _suggest_zones(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Cities with what their clocks show now: it says whether one has found the right one."""
    now = interaction.client.tables.context.now()
    locale = interaction.locale.value
    near = zones_near(typed[:LONGEST_TEXT], locale)
    return [
        app_commands.Choice(
            name=f"{city(zone, locale)} · {clock_in(zone, now)} · {zone}", value=zone
        )
        for zone in near[:SUGGESTIONS]
    ]


@app_commands.command(
    name=spoken("bot-command-quiet"), description=spoken("bot-command-quiet.about")
)
@app_commands.rename(
    zone=spoken("bot-argument-zone"),
    begin=spoken("bot-argument-begin"),
    end=spoken("bot-argument-end"),
)
@app_commands.describe(
    zone=spoken("bot-argument-zone.about"),
    begin=spoken("bot-argument-begin.about"),
    end=spoken("bot-argument-end.about"),
)
@app_commands.autocomplete(zone=_suggest_zones)
async def quiet(
    interaction: Interaction,
    zone: ShortText | None = None,
    begin: app_commands.Range[int, 0, 23] | None = None,
    end: app_commands.Range[int, 0, 23] | None = None,
) -> None:
    """Say when one is not to be called; without anything, say what holds."""
    tables, user_id = interaction.client.tables, interaction.user.id

    async def tell(reply: Reply) -> None:
        known = await tables.people.hours.of(user_id)
        if (zone, begin, end) != (None, None, None):
            place = known.zone if zone is None else zone_meant(zone, interaction.locale.value)
            hours = _hours(known, begin, end)
            if place is None:
                raise InvalidInput(
                    say("bot-quiet-where" if zone is None else "tables-no-such-zone")
                )
            known = await tables.people.hours.set(user_id, place, *hours)
        await reply.show(quiet_screen(known, tables.context.now(), reply.words))

    await carried_out(interaction, tell, "quiet")


def _hours(known: OwnTime, begin: int | None, end: int | None) -> tuple[int, int]:
    """What was said, else what held before, else the usual hours."""
    before = USUAL if known.quiet is None else (known.quiet.begin, known.quiet.end)
    return before[0] if begin is None else begin, before[1] if end is None else end


NO_QUIET = "quiet-off"


def quiet_screen(own: OwnTime, now: datetime, words: LocaleWords) -> Screen:
    """The hours in which it is quiet, what follows from them, and the way to end that; or how to have some."""
    title, about = f"### {words('bot-quiet')}", f"-# {words('bot-quiet.about')}"
    if own.quiet is None:
        return Screen(":", (Text("\n".join([title, words("bot-quiet-none"), about])),))
    told = words("bot-quiet-hours", **_told(own.quiet, now, words.language))
    row = Row((Button(f"{NO_QUIET}:", words("bot-quiet-end"), "secondary"),))
    return Screen(":", (Text("\n".join([title, told, about])), row))


def _told(quiet: QuietHours, now: datetime, locale: str) -> dict[str, str]:
    """The hours as clocks show them, and where."""
    return {
        "begin": f"{quiet.begin}:00",
        "end": f"{quiet.end}:00",
        "city": city(quiet.zone, locale),
        "now": clock_in(quiet.zone, now),
    }


ROUTES: Mapping[str, Route] = {
    NO_QUIET: Route(ReplyMode.IN_PLACE, no_quiet),
}
"""What each control of this feature does."""
