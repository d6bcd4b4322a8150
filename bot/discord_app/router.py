"""The one way in for buttons, menus and forms: by custom id alone, so it works for messages of any earlier run."""

from collections.abc import Mapping
from typing import Any

from bot.discord_app.features.catalogue import ROUTES
from bot.discord_app.press import Address, Press
from bot.discord_app.reply import Interaction, Reply, answered
from bot.discord_app.route import ReplyMode
from bot.discord_app.visibility import refuse_hidden
from bot.forms.limits import ID, OPTIONS
from bot.tables.queries import reading
from games.core.model import say

Json = dict[str, Any]


LONGEST_ENTRY = 1_000
"""Letters of one field of a form: none of ours takes as many, and Discord holds people to that."""


async def pressed(interaction: Interaction) -> None:
    """Answer a button, menu or form."""
    data: Json = dict(interaction.data or {})
    address = Address.read(str(data.get("custom_id", "")))
    route = ROUTES.get(address.verb) if address is not None else None
    bot = interaction.client
    in_place = route is not None and _changes_the_message(route.mode, interaction)
    language = bot.speech.nearest(interaction.locale.value)
    about = f"press on {address.verb}" if address is not None else "press on something unknown"
    reply = Reply(interaction, language, about, in_place=in_place)

    async def work(reply: Reply) -> None:
        if route is None or address is None:
            await reply.tell(say("bot-unknown-control"))
            return
        if route.mode in {ReplyMode.PANEL, ReplyMode.ASIDE}:
            await reply.begin()
        elif route.mode is not ReplyMode.FORM:
            await reply.wait()
        with bot.tables.context.press():
            if address.table:
                await reading.glance(bot.tables.context, address.table)
            reply.speak(await bot.speech.of(interaction.user.id, interaction.locale.value))
            if address.table and not route.everywhere:
                await refuse_hidden(interaction, address.table)
            if route.mode is ReplyMode.ASIDE and reply.in_place:
                bot.waiting_answers.forget(address.table, interaction.user.id)
            await route.work(Press(interaction, address, reply, _values(data), _texts(data)))
        if route.renews and reply.shown is not None and _is_renewed(route.mode, interaction, reply):
            kind = (interaction.user.id, route.renews, address.table, interaction.channel_id)
            await bot.newest_answers.shown(kind, reply.shown, interaction)

    await answered(reply, work)


def _changes_the_message(mode: ReplyMode, interaction: Interaction) -> bool:
    """Whether the answer goes into the pressed message: only where nobody else sees it, or nothing is shown."""
    if mode is ReplyMode.ANEW or interaction.message is None:
        return False
    is_answer = interaction.message.flags.ephemeral
    if mode is ReplyMode.ASIDE:
        return is_answer
    return mode is ReplyMode.QUIETLY or is_answer or interaction.guild_id is None


def _is_renewed(mode: ReplyMode, interaction: Interaction, reply: Reply) -> bool:
    """Whether an older answer of the kind goes: for a new one, and for one that has become the same; not for what is looked at
    in the place of a question, which comes back.
    """
    if not reply.in_place:
        return True
    is_answer = interaction.message is not None and interaction.message.flags.ephemeral
    return is_answer and mode is not ReplyMode.ASIDE


def _values(data: Json) -> tuple[str, ...]:
    """What was chosen in a menu."""
    return tuple(str(value)[:ID] for value in data.get("values", ())[:OPTIONS])


def _texts(data: Json) -> Mapping[str, str]:
    """What was typed into a form."""
    fields = [part.get("component", part) for part in data.get("components", ())]
    return {
        str(field["custom_id"]): str(field.get("value") or "")[:LONGEST_ENTRY] for field in fields
    }
