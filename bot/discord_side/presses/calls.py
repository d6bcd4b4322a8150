"""The buttons of an opportunity that somebody was called for."""

from bot.discord_side.presses.playing import own_ask, present
from bot.discord_side.presses.press import Press, number_in
from bot.discord_side.screens.calls import digest
from bot.model import Ask, TableError
from bot.outcomes import Accepted
from bot.panels.draft import begun_like, stored
from games.core.model import Call, say


async def answer(press: Press) -> None:
    """Give the answer of the button, or hear why that cannot be."""
    name, _, place = press.address.argument.partition(".")
    ask, call = await _called(press, name)
    number = number_in(place)
    if ask is None or number is None or number >= len(call.answers):
        return
    action = call.answers[number].action
    outcome = await press.tables.act(press.table, press.user_id, ask.number, action)
    if isinstance(outcome, Accepted):
        await press.reply.tell(say("bot-call-answered"))
    else:
        await press.reply.tell(outcome.message)


async def counter(press: Press) -> None:
    """Begin an answer of one's own: with what was offered, to be changed."""
    ask, call = await _called(press, press.address.argument)
    if ask is None:
        return
    offers = ask.decision.offers if ask.decision is not None else ()
    offer = next((one for one in offers if one.action is type(call.counter)), None)
    if offer is not None and call.counter is not None:
        draft = stored(begun_like(offer, call.counter))
        await press.tables.save_draft(press.table, press.user_id, ask.number, draft)
        ask = await press.tables.ask(press.table, press.user_id)
    await present(press, ask)


async def _called(press: Press, name: str) -> tuple[Ask | None, Call]:
    """What the person is asked, and what they were called for. Raises `TableError` for others, and when it is closed."""
    position = await press.tables.position(press.table)
    press.words(position.table)
    call = next((one for one in position.calls if digest(one) == name), None)
    if call is None:
        raise TableError(say("bot-call-gone"))
    info = position.table.of_user(press.user_id)
    if info is None or info.seat not in call.to:
        raise TableError(say("bot-call-not-for-you"))
    return await own_ask(press), call
