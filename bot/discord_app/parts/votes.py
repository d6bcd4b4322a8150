"""What came of a vote."""

from bot.model.outcomes import Asked, Declined, TakenBack
from bot.model.tables import TableInfo
from games.core.model import Message, say

TAKEN_BACK = say("bot-taken-back")


def result_of_vote(outcome: TakenBack | TableInfo | Asked | Declined) -> Message:
    """What came of a vote, for the voter."""
    match outcome:
        case TakenBack():
            return TAKEN_BACK
        case TableInfo():
            return say("bot-abandoned")
        case Asked():
            return say("bot-vote-counted")
        case Declined():
            return say("bot-vote-declined")
