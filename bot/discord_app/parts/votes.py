"""The buttons of a vote, and what a voter is told."""

from collections.abc import Mapping

from bot.discord_app.press import Press
from bot.discord_app.route import ReplyMode, Route
from bot.model.outcomes import Asked, Carried, Declined
from bot.tables.game.proposals import Vote, vote
from games.core.model import Message, say


def result_of_vote(outcome: Carried | Asked | Declined, carried: Message) -> Message:
    """What came of it, for the voter; `carried`: what they are told when all have agreed."""
    match outcome:
        case Carried():
            return carried
        case Asked():
            return say("bot-vote-counted")
        case Declined():
            return say("bot-vote-declined")


def voting(kind: Vote, carried: Message, *old_verbs: str) -> Mapping[str, Route]:
    """The route of the buttons under a vote's message; `old_verbs`: what earlier releases called it in theirs."""

    async def press_vote(press: Press) -> None:
        """Agree or decline."""
        agree = press.address.argument == "yes"
        outcome = await vote(press.context, press.table, press.user_id, kind, agree=agree)
        await press.reply.tell(result_of_vote(outcome, carried))

    verbs = (f"vote-{kind.kind}", *old_verbs)
    return {verb: Route(ReplyMode.ANEW, press_vote) for verb in verbs}
