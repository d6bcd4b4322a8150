"""What ended a game, and what it is remembered for, in words."""

from msgspec import Struct

from bot.discord_app.base_client import BaseClient
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.narrator import BULLET, Narrator
from bot.model.questions import Position
from bot.tables.queries.story import story
from games.core.model import Message, Seat
from games.core.story import TIE_BREAK, Fact, facts_of_any, standout, why_lost

FACTS = 3
"""Facts that are told of a game."""


class Remembered(Struct, frozen=True):
    """Two texts in Discord's markdown; empty where there is nothing to say."""

    ending: str = ""
    facts: str = ""


async def remembered(
    bot: BaseClient, position: Position, words: LocaleWords, seat: Seat | None = None
) -> Remembered:
    """The rule that ended the game, and three facts; nothing of a game that was not played to its end.

    Told to a seat that has lost, the first of them is why. A tie at the top stands with the result.
    """
    if not position.sheets:
        return Remembered()
    game = REGISTRY[position.table.game].game
    played = await story(bot.tables.context, position)
    teller = Narrator(words)
    ended = game.ending(played)
    own = () if seat is None else why_lost(played, seat)
    found = (*own, *game.facts(played), *facts_of_any(played, game.gains(played.events)))
    found = tuple([fact for fact in found if fact.message.id != TIE_BREAK])
    lines = [f"{BULLET} {_said(fact, teller, words)}" for fact in standout(found, FACTS)]
    return Remembered("" if ended is None else teller.say(ended), "\n".join(lines))


def _said(fact: Fact, teller: Narrator, words: LocaleWords) -> str:
    """The fact, with the event that it is about as the log tells it."""
    message = fact.message
    if fact.event is not None:
        told = words.say(fact.event.words())
        message = Message(message.id, (*message.args, ("told", told)))
    return teller.say(message)
