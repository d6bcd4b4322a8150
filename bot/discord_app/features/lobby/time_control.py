"""Choosing in the lobby how much time people have, and what happens when it is up."""

from collections.abc import Mapping

from bot.discord_app.features.lobby.presses import may_agree, present
from bot.discord_app.parts.time_controls import pace_screen
from bot.discord_app.press import Press
from bot.discord_app.route import ReplyMode, Route
from bot.model.lobby import Lobby
from bot.model.tables import Absence
from bot.model.time_control import TimeControl
from bot.tables.lobby import lobbies


async def pace(press: Press) -> None:
    """Show both; to whoever can change nothing, what is agreed."""
    await _present(press, await lobbies.read(press.context, press.table))


async def set_time_control(press: Press) -> None:
    """Agree on how much time people have."""
    lobby = await lobbies.read(press.context, press.table)
    chosen = next(
        (time_control for time_control in TimeControl if (time_control.value,) == press.values),
        None,
    )
    if chosen is not None and may_agree(press, lobby):
        lobby = await lobbies.set_time_control(press.context, press.table, press.user_id, chosen)
    await _present(press, lobby)


async def set_absence(press: Press) -> None:
    """Agree on what happens when somebody's time is up."""
    chosen = next((kind for kind in Absence if (kind.value,) == press.values), Absence.WAIT)
    lobby = await lobbies.read(press.context, press.table)
    if may_agree(press, lobby):
        lobby = await lobbies.set_absence(press.context, press.table, press.user_id, chosen)
    await _present(press, lobby)


async def _present(press: Press, lobby: Lobby) -> None:
    """The choice as it stands."""
    if may_agree(press, lobby):
        await press.reply.show(pace_screen(lobby, press.words(lobby.table)))
    else:
        await present(press, lobby)


ROUTES: Mapping[str, Route] = {
    "pace": Route(ReplyMode.IN_PLACE, pace),
    "tempo": Route(ReplyMode.IN_PLACE, set_time_control),
    "absence": Route(ReplyMode.IN_PLACE, set_absence),
}
"""What each control of this feature does."""
