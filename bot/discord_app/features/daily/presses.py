"""What the buttons of the daily challenge do; the try itself is answered by the same controls as a table's question."""

from collections.abc import Mapping

from bot.discord_app.delivery import Delivery, PlaceClosedError, PlaceGoneError
from bot.discord_app.features.daily.screens import (
    DAILY,
    FAIR,
    MONTH,
    PLAY,
    SHARE,
    as_table,
    ask_of,
    card,
    card_picture,
    fair_screen,
    game_of_the_day,
    month_screen,
    number_of,
    overview,
    position_screen,
    secret_screen,
)
from bot.discord_app.features.play.screens import question_of
from bot.discord_app.press import Press
from bot.discord_app.route import ReplyMode, Route
from bot.forms.advance import advance
from bot.forms.draft import restored, stored
from bot.forms.model import Draft, Input, OpenForm, RefusedInput
from bot.game_registry import REGISTRY
from bot.i18n.markdown import escaped
from bot.i18n.speech import words_in
from bot.model.errors import StaleQuestion, TableError, Unavailable
from bot.model.questions import Ask
from bot.tables.daily import challenge, record
from bot.tables.daily.challenge import Attempt, Day
from games.core.model import Message, say


async def daily(press: Press) -> None:
    """Show today's challenge."""
    days = await challenge.days(press.context)
    tried = await challenge.attempt(press.context, days.today, press.user_id)
    guild_id = press.interaction.guild_id or 0
    listed = await challenge.list_of(press.context, guild_id, days.today.day)
    await press.reply.show(overview(game_of_the_day(), days, tried, listed, press.reply.words))


async def month(press: Press) -> None:
    """Show the server's list of this month."""
    now = press.context.now().date().isoformat()[: len("2026-11")]
    listed = await challenge.list_of(press.context, press.interaction.guild_id or 0, now)
    await press.reply.show(month_screen(now, listed, press.reply.words))


async def play(press: Press) -> None:
    """Begin the only try, or go on with it."""
    today = (await challenge.days(press.context)).today
    guild_id = press.interaction.guild_id or 0
    tried = await challenge.begin(press.context, today, press.person, guild_id)
    await _present(press, today, tried)


async def answered(press: Press) -> None:
    """One step of answering: as at a table. Raises `Unavailable` when no try of today is open."""
    today = (await challenge.days(press.context)).today
    tried = await challenge.attempt(press.context, today, press.user_id)
    if tried is None:
        raise Unavailable(say("tables-daily-over"))
    if tried.is_over or number_of(today.day, len(tried.actions)) != press.address.ask:
        await _present(press, today, tried, say("bot-earlier"))
        return
    ask = _ask(press, today, tried)
    assert ask.decision is not None
    words = press.words(ask.position.table)
    given = Input.of(press.word, press.values, press.texts)
    question = question_of(press.bot, ask, ask.decision, words)
    match advance(question, restored(tried.draft), given):
        case OpenForm(modal):
            await press.reply.open(f"0:{ask.number}", modal)
        case RefusedInput(message, Draft() as draft):
            await _keep(press, today, tried, draft, message)
        case RefusedInput(message):
            await _present(press, today, tried, message)
        case Draft() as draft:
            await _keep(press, today, tried, draft)
        case action:
            game = REGISTRY[game_of_the_day()].game
            try:
                after = await challenge.act(
                    press.context, game, today.day, press.user_id, len(tried.actions), action
                )
            except StaleQuestion as refusal:
                await _present_anew(press, today, refusal)
            else:
                if after.is_over:
                    press.tables.daily_posts.look()
                await _present(press, today, after)


async def _keep(
    press: Press, today: Day, tried: Attempt, draft: Draft, notice: Message | None = None
) -> None:
    """Keep the answer under construction and show it."""
    body, step = stored(draft), len(tried.actions)
    if not await challenge.save_draft(press.context, today.day, press.user_id, step, body):
        await _present_anew(press, today, StaleQuestion())
        return
    found = await challenge.attempt(press.context, today, press.user_id)
    await _present(press, today, found or tried, notice)


async def _present_anew(press: Press, today: Day, refusal: TableError) -> None:
    """The present, with a word on why the press did nothing."""
    found = await challenge.attempt(press.context, today, press.user_id)
    if found is None:
        raise refusal
    await _present(press, today, found, refusal.message)


async def _present(press: Press, today: Day, tried: Attempt, notice: Message | None = None) -> None:
    """The position, or the result."""
    if tried.is_over:
        await daily(press)
        return
    await press.reply.begin()
    ask = _ask(press, today, tried)
    words = press.words(ask.position.table)
    told = None if notice is None else escaped(words.say(notice))
    await press.reply.show(await position_screen(press.bot, ask, today.day, words, told))


def _ask(press: Press, today: Day, tried: Attempt) -> Ask:
    """What the person sees and is asked."""
    name, now = game_of_the_day(), press.context.now()
    step = challenge.position(REGISTRY[name].game, today, tried)
    table = as_table(name, press.person, today, tried, press.reply.language, now)
    return ask_of(table, step, tried, now)


async def share(press: Press) -> None:
    """Post the result in the channel, once; nobody learns anything about the dice from it."""
    today = (await challenge.days(press.context)).today
    tried = await challenge.attempt(press.context, today, press.user_id)
    if tried is None or not tried.is_over:
        raise Unavailable(say("tables-daily-over"))
    if await challenge.share(press.context, today, press.user_id):
        locale = press.interaction.guild_locale or press.interaction.locale
        rules = await press.tables.managing.limits(press.interaction.guild_id or 0)
        words = words_in(rules.language or press.bot.speech.nearest(locale.value))
        game = game_of_the_day()
        state = challenge.position(REGISTRY[game].game, today, tried).state
        public = REGISTRY[game].game.public(state)
        picture = await card_picture(press.bot, game, press.person, tried, public, words)
        shown = card(game, press.person, tried, picture, words)
        nonce = f"d{today.day}-{press.user_id:x}"[:25]
        try:
            await Delivery(press.bot).send(
                press.interaction.channel_id or 0, shown, nonce, silent=True
            )
        except (PlaceGoneError, PlaceClosedError) as problem:
            raise Unavailable(say("bot-daily-not-here")) from problem
    await daily(press)


async def fair(press: Press) -> None:
    """The codes; of a day that is over its secret, with the record of the reader's own try. Raises `Unavailable`."""
    wanted = press.address.argument
    if not wanted:
        await press.reply.show(fair_screen(await challenge.days(press.context), press.reply.words))
        return
    day = await challenge.day_of(press.context, wanted)
    if day is None:
        raise Unavailable(say("bot-daily-not-over"))
    tried = await challenge.attempt(press.context, day, press.user_id)
    kept = record.record_of(REGISTRY[game_of_the_day()].game, day, tried)
    await press.reply.show(secret_screen(day, kept, press.reply.words))


ROUTES: Mapping[str, Route] = {
    DAILY: Route(ReplyMode.IN_PLACE, daily),
    FAIR: Route(ReplyMode.ANEW, fair),
    MONTH: Route(ReplyMode.IN_PLACE, month),
    PLAY: Route(ReplyMode.IN_PLACE, play),
    SHARE: Route(ReplyMode.IN_PLACE, share),
}
"""What each control of this feature does."""
