"""Votes: their buttons, what a voter is told, and the result that takes the buttons' place."""

from collections.abc import Mapping

from bot.discord_app.delivery import Delivery, Edited, PlaceClosedError
from bot.discord_app.press import Press
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Button
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.speech import words_in
from bot.model.outcomes import Asked, Carried, Declined
from bot.model.proposals import Ballot, ProposalKind, mark_of
from bot.model.tables import TableInfo
from bot.tables.game.proposals import Vote, vote
from bot.tables.publishing import SETTLING, About, OutboxRow, SentState
from games.core.model import Message, say

OVER = "over"
"""In the place of a proposal's mark where none is open any more."""


def vote_buttons(kind: ProposalKind, ballot: Ballot | None, words: LocaleWords) -> list[Button]:
    """Yes and no to that proposal: they do nothing for a later one of its kind."""
    mark = OVER if ballot is None else mark_of(ballot)
    about = f":{mark}" if mark else ""
    return [
        Button(f"{_verb(kind)}:yes{about}", words("bot-agree"), "success"),
        Button(f"{_verb(kind)}:no{about}", words("bot-disagree"), "danger"),
    ]


def _verb(kind: ProposalKind) -> str:
    """The buttons' verb in their custom ids."""
    return f"vote-{kind}"


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
        answer, _, mark = press.address.argument.partition(":")
        about, agree = mark or None, answer == "yes"
        outcome = await vote(press.context, press.table, press.user_id, kind, about, agree=agree)
        await press.reply.tell(result_of_vote(outcome, carried))

    verbs = (_verb(kind.kind), *old_verbs)
    return {verb: Route(ReplyMode.ANEW, press_vote) for verb in verbs}


async def settled(
    delivery: Delivery, row: OutboxRow, sent: SentState, table: TableInfo, notice: Message
) -> bool:
    """Whether the notice, a result, has taken the place of the buttons of its vote or offer.

    A vote that is put again has a new message: the one before loses its buttons, too. Raises `TryLater`.
    """
    if row.about is About.VOTE:
        await _told_at(delivery, row, sent, table, say("bot-vote-below"))
    return row.about in SETTLING and await _told_at(delivery, row, sent, table, notice)


async def _told_at(
    delivery: Delivery, row: OutboxRow, sent: SentState, table: TableInfo, outcome: Message
) -> bool:
    """Whether that has taken the place of the buttons of the newest message of the row's slot."""
    asked = sent.of(row.slot)
    if asked is None:
        return False
    text = escaped(words_in(table.language, table).say(outcome))
    try:
        done = await delivery.settle(asked.channel_id, asked.message_id, f"**{text}**")
    except PlaceClosedError:
        return False
    return done is Edited.DONE
