"""The one way in for buttons, menus and forms: by custom id alone, so it works for messages of any earlier run."""

from collections.abc import Mapping
from enum import Enum
from typing import Any, NamedTuple

from bot.discord_side.answering import Interaction, Reply, answered
from bot.discord_side.presses import (
    away,
    calls,
    filming,
    following,
    handing,
    hinting,
    inviting,
    lobby,
    managing,
    notes,
    opened,
    ordering,
    pace,
    place,
    playing,
    privacy,
    replaying,
    rules,
    setting_up,
    settling,
)
from bot.discord_side.presses.press import Address, Press, Work
from bot.discord_side.presses.seeing import refuse_hidden
from bot.discord_side.screens.away import BACK
from bot.discord_side.screens.inviting import DECLINE, INVITABLE, UNINVITE, UNWISH
from bot.discord_side.screens.manage import END, END_FOR_SURE
from bot.discord_side.screens.notes import WRITE, WRITTEN
from bot.discord_side.screens.orders import DROP, GIVE, ORDERS
from bot.discord_side.screens.privacy import ASKED, SURE
from bot.discord_side.screens.quiet import NO_QUIET
from bot.discord_side.screens.replay import FILM, REPLAY, SIGHT
from bot.discord_side.screens.setup import CHANNELS, GAMES, OPENERS, SUMMARY, TEMPO, TONGUE
from bot.panels.limits import ID, OPTIONS
from bot.panels.model import VERBS
from games.core.model import say

Json = dict[str, Any]


LONGEST_ENTRY = 1_000
"""Letters of one field of a form: none of ours takes as many, and Discord holds people to that."""


class Way(Enum):
    """How a press is answered."""

    ANEW = "anew"
    """With a new private message."""
    IN_PLACE = "in place"
    """By changing the private message that was pressed."""
    QUIETLY = "quietly"
    """With nothing: what changes is shown to all."""
    FORM = "form"
    """Perhaps with a form, which Discord takes as the first answer only."""
    PANEL = "panel"
    """By changing the private message that was pressed: at once, if a line is all there is to say."""


class Route(NamedTuple):
    """What a verb does."""

    way: Way
    work: Work


FORM_VERBS = frozenset({"type", "count"})
"""The planner's verbs that open forms."""

ROUTES: Mapping[str, Route] = {
    **{
        verb: Route(Way.FORM if verb in FORM_VERBS else Way.PANEL, playing.panel_used)
        for verb in VERBS
    },
    "join": Route(Way.QUIETLY, lobby.join),
    "leave-lobby": Route(Way.QUIETLY, lobby.leave),
    "add-house": Route(Way.QUIETLY, lobby.add_house),
    "remove-house": Route(Way.QUIETLY, lobby.remove_house),
    "start": Route(Way.ANEW, lobby.start),
    "close-lobby": Route(Way.ANEW, lobby.close),
    "close-sure": Route(Way.IN_PLACE, lobby.close_for_sure),
    "options": Route(Way.ANEW, lobby.options),
    "rules": Route(Way.ANEW, rules.rules),
    "fair": Route(Way.ANEW, lobby.fair),
    "set": Route(Way.IN_PLACE, lobby.set_option),
    "all-options": Route(Way.IN_PLACE, lobby.options),
    "pace": Route(Way.IN_PLACE, pace.pace),
    "tempo": Route(Way.IN_PLACE, pace.set_tempo),
    "absence": Route(Way.IN_PLACE, pace.set_absence),
    "rated": Route(Way.IN_PLACE, lobby.set_rated),
    "deciders": Route(Way.IN_PLACE, lobby.set_deciders),
    "public-language": Route(Way.IN_PLACE, lobby.set_language),
    "word": Route(Way.FORM, lobby.word),
    "worded": Route(Way.QUIETLY, lobby.worded),
    DECLINE: Route(Way.ANEW, inviting.decline),
    UNINVITE: Route(Way.ANEW, inviting.uninvite),
    INVITABLE: Route(Way.IN_PLACE, inviting.invitable),
    UNWISH: Route(Way.IN_PLACE, inviting.unwish),
    "rematch": Route(Way.ANEW, lobby.rematch),
    "move": Route(Way.ANEW, playing.my_move),
    "hand": Route(Way.ANEW, playing.my_hand),
    "hint": Route(Way.ANEW, hinting.hint),
    "log": Route(Way.ANEW, playing.log),
    "log-page": Route(Way.IN_PLACE, playing.log_page),
    REPLAY: Route(Way.IN_PLACE, replaying.replay),
    SIGHT: Route(Way.IN_PLACE, replaying.sight),
    FILM: Route(Way.ANEW, filming.film),
    "again": Route(Way.IN_PLACE, playing.again),
    "cancel": Route(Way.IN_PLACE, playing.cancel),
    "answer": Route(Way.ANEW, calls.answer),
    "counter": Route(Way.ANEW, calls.counter),
    "open-one": Route(Way.IN_PLACE, opened.open_one),
    "continue-here": Route(Way.IN_PLACE, place.continue_here),
    WRITE: Route(Way.FORM, notes.write),
    WRITTEN: Route(Way.IN_PLACE, notes.written),
    ORDERS: Route(Way.ANEW, ordering.orders),
    GIVE: Route(Way.IN_PLACE, ordering.give),
    DROP: Route(Way.IN_PLACE, ordering.drop),
    "undo": Route(Way.ANEW, settling.undo),
    "undo-sure": Route(Way.IN_PLACE, settling.undo_for_sure),
    "take-back": Route(Way.IN_PLACE, settling.take_back),
    "vote-undo": Route(Way.ANEW, settling.vote_undo),
    "vote-abandon": Route(Way.ANEW, settling.vote_abandon),
    "play-for": Route(Way.ANEW, settling.play_for),
    "to-house": Route(Way.ANEW, settling.to_house),
    "follow": Route(Way.ANEW, following.follow),
    "unfollow": Route(Way.ANEW, following.stop),
    "offer-seat": Route(Way.IN_PLACE, handing.offer),
    "keep-seat": Route(Way.IN_PLACE, handing.keep),
    "hand-on": Route(Way.ANEW, handing.hand_on),
    "vote-hand": Route(Way.ANEW, handing.vote),
    "take-seat": Route(Way.ANEW, handing.take),
    "leave-game": Route(Way.IN_PLACE, settling.leave_game),
    "abandon": Route(Way.IN_PLACE, settling.abandon),
    "come-back": Route(Way.IN_PLACE, settling.come_back),
    "language": Route(Way.IN_PLACE, settling.language),
    "notifications": Route(Way.IN_PLACE, settling.notifications),
    "teaching": Route(Way.IN_PLACE, settling.teaching),
    "no-lessons": Route(Way.IN_PLACE, playing.no_lessons),
    BACK: Route(Way.IN_PLACE, away.come_back),
    NO_QUIET: Route(Way.IN_PLACE, away.no_quiet),
    "privacy-export": Route(Way.ANEW, privacy.export),
    ASKED: Route(Way.ANEW, privacy.forget),
    SURE: Route(Way.IN_PLACE, privacy.forget_for_sure),
    END: Route(Way.ANEW, managing.ask_end),
    END_FOR_SURE: Route(Way.IN_PLACE, managing.end),
    GAMES: Route(Way.IN_PLACE, setting_up.games),
    CHANNELS: Route(Way.IN_PLACE, setting_up.channels),
    TONGUE: Route(Way.IN_PLACE, setting_up.language),
    TEMPO: Route(Way.IN_PLACE, setting_up.tempo),
    OPENERS: Route(Way.IN_PLACE, setting_up.openers),
    SUMMARY: Route(Way.IN_PLACE, setting_up.summaries),
}


UNSEEN = frozenset({END, END_FOR_SURE, "unfollow"})
"""Verbs about tables that one need not see: managers end all of their server's, and nobody has to go on following one."""


async def pressed(interaction: Interaction) -> None:
    """Answer a button, menu or form."""
    data: Json = dict(interaction.data or {})
    address = Address.read(str(data.get("custom_id", "")))
    route = ROUTES.get(address.verb) if address is not None else None
    bot = interaction.client
    in_place = route is not None and _changes_the_message(route.way, interaction)
    language = bot.speech.nearest(interaction.locale.value)
    about = f"press on {address.verb}" if address is not None else "press on something unknown"
    reply = Reply(interaction, language, about, in_place=in_place)

    async def work(reply: Reply) -> None:
        if route is None or address is None:
            await reply.tell(say("bot-unknown-control"))
            return
        if route.way is Way.PANEL and in_place:
            reply.soon()
        elif route.way is not Way.FORM:
            await reply.wait()
        reply.speak(await bot.speech.of(interaction.user.id, interaction.locale.value))
        if address.table and address.verb not in UNSEEN:
            await refuse_hidden(interaction, address.table)
        await route.work(Press(interaction, address, reply, _values(data), _texts(data)))

    await answered(reply, work)


def _changes_the_message(way: Way, interaction: Interaction) -> bool:
    """Whether the answer goes into the pressed message: only where nobody else sees it, or nothing is shown."""
    if way is Way.ANEW or interaction.message is None:
        return False
    is_private = interaction.guild_id is None or interaction.message.flags.ephemeral
    return way is Way.QUIETLY or is_private


def _values(data: Json) -> tuple[str, ...]:
    """What was chosen in a menu."""
    return tuple(str(value)[:ID] for value in data.get("values", ())[:OPTIONS])


def _texts(data: Json) -> Mapping[str, str]:
    """What was typed into a form."""
    fields = [part.get("component", part) for part in data.get("components", ())]
    return {
        str(field["custom_id"]): str(field.get("value") or "")[:LONGEST_ENTRY] for field in fields
    }
