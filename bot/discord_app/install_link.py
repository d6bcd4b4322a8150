"""The links with which somebody puts the bot on a server, or installs it for themselves, and the permissions it asks for."""

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
    use_application_commands=True,
)
"""What playing needs; nothing that could disturb a server."""


OF_A_PERSON = 1
"""Discord's `integration_type` of an app that somebody has installed for themselves; 0: of a server."""


def invitation(application_id: int) -> str:
    """The address that a server's administrator opens."""
    return discord.utils.oauth_url(
        application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )


def own_installation(application_id: int) -> str:
    """The address at which a person adds the commands about their own tables to their account."""
    address = discord.utils.oauth_url(application_id, scopes=("applications.commands",))
    return f"{address}&integration_type={OF_A_PERSON}"


def lacking(client: discord.Client, place_id: int) -> tuple[str, ...]:
    """Names of the permissions that are missing in a channel, as far as this process can see it."""
    place = client.get_channel(place_id)
    if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return ()
    return missing(
        place.permissions_for(place.guild.me), in_thread=isinstance(place, discord.Thread)
    )


def missing(given: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """Names of the permissions without which nothing can be shown there."""
    sending = "send_messages_in_threads" if in_thread else "send_messages"
    return tuple(
        name for name in ("view_channel", sending, "attach_files") if not getattr(given, name)
    )
