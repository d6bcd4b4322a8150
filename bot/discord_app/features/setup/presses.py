"""What a manager of the server decides, and who may open tables. Every use asks anew whether it is a manager."""

from collections.abc import Awaitable, Callable, Mapping

import discord
from msgspec import structs

from bot.discord_app.features.language import chosen_language
from bot.discord_app.features.manage import managed_server
from bot.discord_app.features.setup.screens import (
    CHANNELS,
    EVERYBODY,
    EVERYWHERE,
    GAMES,
    HERE,
    NOT_HERE,
    ONLY_MANAGERS,
    OPENERS,
    ORGANISERS,
    POSTS,
    SUMMARY,
    TIME_CONTROL,
    TONGUE,
    setup_screen,
)
from bot.discord_app.install_link import missing
from bot.discord_app.layout import Screen
from bot.discord_app.parts.notices import permissions_text
from bot.discord_app.press import Press
from bot.discord_app.reply import Interaction
from bot.discord_app.route import ReplyMode, Route
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.model.errors import LimitReached, NotAllowed, Unavailable
from bot.model.time_control import SPEEDS
from bot.tables.lobby.server_rules import MANAGERS, ServerRules
from bot.tables.posts import ServerPostKind
from games.core.model import say

MOST_CHANNELS = 50


async def setup(interaction: Interaction, words: LocaleWords) -> Screen:
    """What the server's managers have decided. Raises `NotAllowed` for everybody else."""
    guild_id, service = managed_server(interaction), interaction.client.tables
    limits, summaries = (
        await service.managing.limits(guild_id),
        await service.weekly.wanted(guild_id),
    )
    channel_id, time_controls = interaction.channel_id or 0, service.context.config.time_controls
    roles = (
        limits.openers if _has_role(interaction, limits.openers) else None,
        limits.organisers if _has_role(interaction, limits.organisers) else None,
    )
    posts = {kind: await one.wanted(guild_id) for kind, one in service.posts.items()}
    return setup_screen(limits, summaries, posts, roles, time_controls, channel_id, words)


async def limits_for_opening(interaction: Interaction, guild_id: int | None) -> ServerRules:
    """What holds for a table that this person opens on that server. Raises `NotAllowed` where they may open none."""
    if guild_id is None:
        return ServerRules()
    limits = await interaction.client.tables.managing.limits(guild_id)
    if limits.openers is None or _may_open(interaction, guild_id, limits.openers):
        return limits
    raise NotAllowed(say("bot-setup-not-you"))


async def limits_for_organising(interaction: Interaction, guild_id: int) -> ServerRules:
    """What holds for a tournament that this person opens. Raises `NotAllowed` where they may open none."""
    limits = await interaction.client.tables.managing.limits(guild_id)
    role = limits.openers if limits.organisers is None else limits.organisers
    if role is None or _may_open(interaction, guild_id, role):
        return limits
    raise NotAllowed(say("bot-setup-not-organiser"))


async def organises(interaction: Interaction, guild_id: int) -> bool:
    """Whether the person manages all tournaments of that server: as its manager, or by the role for it."""
    limits = await interaction.client.tables.managing.limits(guild_id)
    return _may_open(interaction, guild_id, limits.organisers or MANAGERS)


async def games(press: Press) -> None:
    """Allow the chosen games; all of them: any that may come, too."""
    chosen = tuple(name for name in REGISTRY if name in press.values)
    await _decide(press, games=None if len(chosen) in {0, len(REGISTRY)} else chosen)


async def channels(press: Press) -> None:
    """Allow this channel, or no longer, or every channel."""
    guild_id = managed_server(press.interaction)
    known = (await press.tables.managing.limits(guild_id)).channels or ()
    here = press.interaction.channel_id or 0
    others = tuple(channel for channel in known if channel != here)
    about = press.address.argument
    if about == HERE and len(others) < MOST_CHANNELS:
        await _decide(press, channels=(*others, here))
    elif about == NOT_HERE:
        await _decide(press, channels=others or None)
    elif about == EVERYWHERE:
        await _decide(press, channels=None)
    else:
        raise LimitReached(say("bot-setup-too-many", most=MOST_CHANNELS))


async def language(press: Press) -> None:
    """New tables speak the chosen language; none of ours: that of whoever opens one."""
    await _decide(press, language=chosen_language(press.values))


async def time_control(press: Press) -> None:
    """New tables begin with the chosen pace; none of ours: the operator's."""
    chosen = next((one for one in SPEEDS if (one.value,) == press.values), None)
    await _decide(press, time_control=chosen)


async def openers(press: Press) -> None:
    """Let everybody open tables, or managers, or people with the chosen role."""
    await _decide(press, openers=_chosen_role(press))


async def organisers(press: Press) -> None:
    """Let those who open tables open tournaments, or managers, or people with the chosen role."""
    await _decide(press, organisers=_chosen_role(press))


def _chosen_role(press: Press) -> int | None:
    """The role, or who stands for none. Raises `NotAllowed`, and `Unavailable` for a role that is gone."""
    guild_id = managed_server(press.interaction)
    if press.address.argument == EVERYBODY:
        return None
    if press.address.argument == ONLY_MANAGERS:
        return MANAGERS
    guild = press.interaction.guild
    known = [] if guild is None else [role.id for role in guild.roles]
    chosen = next((role for role in known if press.values == (str(role),)), None)
    if chosen is None:
        raise Unavailable(say("bot-setup-role-gone"))
    # Discord's menu has the role that everybody has, too: its number is the server's.
    return None if chosen == guild_id else chosen


async def summaries(press: Press) -> None:
    """Post a summary here every week, where we may write; or none."""
    await _post(press, press.tables.weekly.want, is_here=press.address.argument == HERE)


async def posts(press: Press) -> None:
    """Post a message of that kind here, where we may write; or nowhere. Raises `Unavailable` for a kind that there is not."""
    kind, _, place = press.address.argument.partition("-")
    wanted = press.tables.posts.get(ServerPostKind(kind)) if kind in set(ServerPostKind) else None
    if wanted is None:
        raise Unavailable(say("bot-earlier"))
    await _post(press, wanted.want, is_here=place == HERE)


async def _post(
    press: Press, want: Callable[[int, int, int | None], Awaitable[None]], *, is_here: bool
) -> None:
    """Let something be posted here, where we may write; or nowhere."""
    interaction = press.interaction
    guild_id, channel_id = managed_server(interaction), interaction.channel_id or 0
    if is_here:
        in_thread = isinstance(interaction.channel, discord.Thread)
        lack = missing(interaction.app_permissions, in_thread=in_thread)
        if lack:
            await press.reply.say(permissions_text(lack, press.reply.words))
            return
    await want(guild_id, press.user_id, channel_id if is_here else None)
    await press.reply.show(await setup(interaction, press.reply.words))


async def _decide(press: Press, **changed: object) -> None:
    """Let that hold from now on, and show what does."""
    guild_id = managed_server(press.interaction)
    before = await press.tables.managing.limits(guild_id)
    after = structs.replace(before, **changed)
    await press.tables.managing.allow(guild_id, press.user_id, after)
    await press.reply.show(await setup(press.interaction, press.reply.words))


def _has_role(interaction: Interaction, role: int | None) -> bool:
    """Whether the server has that role."""
    guild = interaction.guild
    return guild is not None and role is not None and guild.get_role(role) is not None


def _may_open(interaction: Interaction, guild_id: int, role: int) -> bool:
    """Whether the person manages that server, or has the role there."""
    user = interaction.user
    if interaction.guild_id != guild_id or not isinstance(user, discord.Member):
        return False
    return interaction.permissions.manage_guild or user.get_role(role) is not None


ROUTES: Mapping[str, Route] = {
    GAMES: Route(ReplyMode.IN_PLACE, games),
    CHANNELS: Route(ReplyMode.IN_PLACE, channels),
    TONGUE: Route(ReplyMode.IN_PLACE, language),
    TIME_CONTROL: Route(ReplyMode.IN_PLACE, time_control),
    OPENERS: Route(ReplyMode.IN_PLACE, openers),
    ORGANISERS: Route(ReplyMode.IN_PLACE, organisers),
    SUMMARY: Route(ReplyMode.IN_PLACE, summaries),
    POSTS: Route(ReplyMode.IN_PLACE, posts),
}
"""What each control of this feature does."""
