"""`/quiet`."""

from discord import app_commands

from bot.discord_side.answering import Interaction, Reply
from bot.discord_side.commands.command import (
    LONGEST_TEXT,
    SUGGESTIONS,
    ShortText,
    carried_out,
)
from bot.discord_side.commands.localize import spoken
from bot.discord_side.screens.quiet import quiet_screen
from bot.model import TableError
from bot.tables.hours import OwnTime
from bot.words.zones import city, clock_in, zone_meant, zones_near
from games.core.model import say

USUAL = (22, 8)
"""Hours for whoever names none."""


async def _suggest_zones(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Cities with what their clocks show now: it says whether one has found the right one."""
    now = interaction.client.tables.shared.now()
    near = zones_near(typed[:LONGEST_TEXT], interaction.locale.value)
    return [
        app_commands.Choice(name=f"{city(zone)} · {clock_in(zone, now)} · {zone}", value=zone)
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
                raise TableError(say("bot-quiet-where" if zone is None else "tables-no-such-zone"))
            known = await tables.people.hours.set(user_id, place, *hours)
        await reply.show(quiet_screen(known, tables.shared.now(), reply.words))

    await carried_out(interaction, tell, "quiet")


def _hours(known: OwnTime, begin: int | None, end: int | None) -> tuple[int, int]:
    """What was said, else what held before, else the usual hours."""
    before = USUAL if known.quiet is None else (known.quiet.begin, known.quiet.end)
    return before[0] if begin is None else begin, before[1] if end is None else end
