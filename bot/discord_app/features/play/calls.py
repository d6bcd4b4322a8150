"""Questions put to somebody at the table: the message that notifies them, and its buttons."""

from collections.abc import Mapping
from hashlib import sha256

from bot.discord_app.features.play.presses import PANEL, own_ask, present
from bot.discord_app.layout import Screen
from bot.discord_app.parts.links import mention_of
from bot.discord_app.parts.news import news
from bot.discord_app.parts.undone import own_undo
from bot.discord_app.press import Press, number_in
from bot.discord_app.route import ReplyMode, Route
from bot.forms.draft import begun_like, stored
from bot.forms.model import Button, Row, Text
from bot.i18n.markdown import escaped
from bot.i18n.speech import words_in
from bot.model.errors import NotYourSeat, StaleQuestion
from bot.model.questions import Ask
from bot.model.tables import TableInfo
from bot.tables.game import play
from bot.tables.queries import reading
from games.core.model import Call, say


async def answer(press: Press) -> None:
    """Give the answer of the button, or hear why that cannot be; with it is told what no question has told its reader yet, and
    it can be undone at once where that asks nobody.
    """
    name, _, place = press.address.argument.partition(".")
    ask, call = await _called(press, name)
    number = number_in(place)
    if ask is None or number is None or number >= len(call.answers):
        return
    given = call.answers[number]
    await play.act(press.context, press.table, press.user_id, ask.number, given.action)
    words = press.words(ask.position.table)
    told = words("bot-call-answered", answer=escaped(words.say(given.message)))
    text = Text("\n".join(filter(None, [told, news(ask, words, press.bot.app_emojis)])))
    after = await reading.ask(press.context, press.table, press.user_id)
    undo = own_undo(after, words)
    ways = (Row(undo),) if undo else ()
    await press.reply.show(Screen(f"{press.table}:{after.number}", (text, *ways)))


async def counter(press: Press) -> None:
    """Begin an answer of one's own: with what was offered, to be changed."""
    ask, call = await _called(press, press.address.argument)
    if ask is None:
        return
    offers = ask.decision.offers if ask.decision is not None else ()
    offer = next((one for one in offers if one.action is type(call.counter)), None)
    if offer is not None and call.counter is not None:
        draft = stored(begun_like(offer, call.counter))
        await play.save_draft(press.context, press.table, press.user_id, ask.number, draft)
        ask = await reading.ask(press.context, press.table, press.user_id)
    await present(press, ask)


async def _called(press: Press, name: str) -> tuple[Ask | None, Call]:
    """What the person is asked, and what they were called for.

    Raises `NotYourSeat` or `StaleQuestion` for others, and when it is closed.
    """
    position = await reading.position(press.context, press.table)
    press.words(position.table)
    call = next((one for one in position.calls if digest(one) == name), None)
    if call is None:
        raise StaleQuestion(say("bot-call-gone"))
    info = position.table.of_user(press.user_id)
    if info is None or info.seat not in call.to:
        raise NotYourSeat(say("bot-call-not-for-you"))
    return await own_ask(press), call


def digest(call: Call) -> str:
    """A short name of it, for ids."""
    return sha256(call.mark.encode()).hexdigest()[:12]


def people_called(table: TableInfo, call: Call) -> tuple[int, ...]:
    """Ids of the people who are called."""
    people = [table.of_seat(seat).person for seat in call.to]
    return tuple(person.user_id for person in people if person is not None)


def call_screen(table: TableInfo, call: Call, pings: tuple[int, ...]) -> Screen:
    """The message in the table's place, which notifies these people."""
    words = words_in(table.language, table)
    named = words.all_of([mention_of(table.of_seat(seat), words) for seat in call.to])
    name = digest(call)
    buttons = [
        Button(
            f"answer:{name}.{number}",
            words.say(answer.message),
            "success" if number == 0 else "secondary",
        )
        for number, answer in enumerate(call.answers)
    ]
    if call.counter:
        buttons.append(Button(f"counter:{name}", words("bot-counter"), "secondary"))
    # Beside answers it leads to the hand, which one wants to see first.
    buttons.append(Button("move:", words("bot-my-move"), "secondary" if buttons else "primary"))
    text = Text(f"{named}: {escaped(words.say(call.message))}")
    return Screen(f"{table.id}:", (text, Row(tuple(buttons))), pings)


ROUTES: Mapping[str, Route] = {
    "answer": Route(ReplyMode.ANEW, answer),
    "counter": Route(ReplyMode.ANEW, counter, renews=PANEL),
}
"""What each control of this feature does."""
