"""`/replay`: a game step by step."""

from collections.abc import Iterable, Mapping
from functools import partial

from discord import app_commands

from bot.discord_app.base_client import BaseClient
from bot.discord_app.command import at_table, suggest_any
from bot.discord_app.features.replay.ways import REPLAY, TO_ROUND, ways
from bot.discord_app.layout import Part, Screen
from bot.discord_app.localization import spoken
from bot.discord_app.parts.board import board_shown, scene_of
from bot.discord_app.parts.links import ago, heading, own_button
from bot.discord_app.parts.narration import narrator, told
from bot.discord_app.parts.pictures import Drawing, shown
from bot.discord_app.press import Press, number_in
from bot.discord_app.reply import Interaction
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Button, Option, Row, Select, Text
from bot.forms.prices import SEPARATOR
from bot.game_registry import REGISTRY, draw_hand
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.model.errors import NotYourSeat
from bot.tables.queries.replay import Moment, Sight
from games.core.codec import encode
from games.core.model import Notes


async def show_step(press: Press) -> None:
    """The position at the number of the press, else the last one."""
    await show_moment(press, number_in(press.address.argument.partition(".")[0]))


async def show_round(press: Press) -> None:
    """The position with which the chosen round began."""
    await show_moment(press, number_in("".join(press.values)))


async def sight(press: Press) -> None:
    """What a seat saw at the number of the press. Raises `NotYourSeat` for one that the person may not look into."""
    number, _, named = press.address.argument.partition(".")
    moment = await press.tables.replay.moment(press.table, press.user_id, number_in(number))
    words = press.words(moment.position.table)
    seat = number_in(press.values[0] if press.values else named)
    seen = next((one for one in moment.sights if one.seat == seat), None)
    if seen is None:
        raise NotYourSeat
    await press.reply.show(await sight_screen(press.bot, moment, seen, words))


async def show_moment(press: Press, number: int | None) -> None:
    """That position."""
    moment = await press.tables.replay.moment(press.table, press.user_id, number)
    words = press.words(moment.position.table)
    await press.reply.show(await replay_screen(press.bot, moment, words))


CHARACTERS = 1_500

SIGHT, FILM = "sight", "film"


async def replay_screen(bot: BaseClient, moment: Moment, words: LocaleWords) -> Screen:
    """What happened in that step, the board after it, and where to go from there."""
    table = moment.position.table
    place = words("bot-replay-place", number=moment.number, last=moment.last)
    begun = [one for one in moment.rounds if one.begins <= moment.number]
    round_ = [words("bot-review-round", round=begun[-1].number)] if begun else []
    when = [ago(moment.told[-1].at)] if moment.told else []
    where = SEPARATOR.join([*round_, place, *when])
    parts: list[Part] = [Text(f"{heading(table, words)}\n-# {where}")]
    lines = told(table, moment.told, words, bot.app_emojis, CHARACTERS)
    parts += [Text(text) for text in (lines, _whispered(bot, moment, words)) if text]
    parts += await board_shown(bot, moment.position, words, moment.events)
    parts += ways(moment, words)
    if len(moment.sights) > 1:
        seats = [Option(str(one.seat), words.names[one.seat]) for one in moment.sights]
        parts.append(Select(f"{SIGHT}:{moment.number}", words("bot-replay-sight"), tuple(seats)))
    if besides := tuple(_besides(moment, words)):
        parts.append(Row(besides))
    return Screen(f"{table.id}:", tuple(parts))


async def sight_screen(bot: BaseClient, moment: Moment, sight: Sight, words: LocaleWords) -> Screen:
    """What that seat saw after the step, as it saw it, and the way back to the board."""
    table, public = moment.position.table, moment.position.public
    reader = words.to(sight.seat)
    scene = scene_of(moment.position, reader)
    place = words("bot-replay-place", number=moment.number, last=moment.last)
    name = escaped(words.names[sight.seat])
    draw = partial(
        draw_hand, table.game, sight.private, public, sight.seat, None, Notes(), (), scene
    )
    seen = encode((sight.private, public, scene.asked))
    key = ("sight", table.id, sight.seat, words.language, words.names, seen)

    def told() -> str:
        renderer = REGISTRY[table.game].renderer
        return escaped(renderer.hand_text(sight.private, public, sight.seat, scene))

    parts: list[Part] = [Text(f"{heading(table, words)}\n-# {place}\n**{name}**")]
    parts += await shown(bot, Drawing(key, draw), told, table, reader)
    back = Button(f"{REPLAY}:{moment.number}.5", words("bot-replay-board"), "secondary")
    return Screen(f"{table.id}:", (*parts, Row((back,))))


def _besides(moment: Moment, words: LocaleWords) -> Iterable[Button]:
    """What the reader alone saw, as long as that is one seat's; and the whole game as a film."""
    if len(moment.sights) == 1:
        [own] = moment.sights
        label = own_button(words).label
        yield Button(f"{SIGHT}:{moment.number}.{own.seat}", label, "secondary")
    if moment.last > 1:
        yield Button(f"{FILM}:", words("bot-film"), "secondary")


def _whispered(bot: BaseClient, moment: Moment, words: LocaleWords) -> str:
    """What others than the reader were told, each as they read it; empty where that is nothing, or nobody's business yet."""
    table = moment.position.table
    lines = []
    for one in moment.whispers:
        teller = narrator(table, words.to(one.seat), bot.app_emojis)
        lines.append(f"**{words('bot-replay-whispered', name=escaped(words.names[one.seat]))}**")
        lines.append(teller.digest(one.events, CHARACTERS // len(moment.whispers)))
    return "\n".join(lines)


MOST_STEPS = 100_000


@app_commands.command(
    name=spoken("bot-command-replay"), description=spoken("bot-command-replay.about")
)
@app_commands.rename(table=spoken("bot-argument-table"), step=spoken("bot-argument-step"))
@app_commands.describe(
    table=spoken("bot-argument-table.about"), step=spoken("bot-argument-step.about")
)
@app_commands.autocomplete(table=suggest_any)
async def replay(
    interaction: Interaction,
    table: int | None = None,
    step: app_commands.Range[int, 1, MOST_STEPS] | None = None,
) -> None:
    """Look back at a game, step by step."""

    async def show(press: Press) -> None:
        await show_moment(press, step)

    await at_table(interaction, table, show, "replay", seated=False, choosable=True)


ROUTES: Mapping[str, Route] = {
    REPLAY: Route(ReplyMode.IN_PLACE, show_step),
    TO_ROUND: Route(ReplyMode.IN_PLACE, show_round),
    SIGHT: Route(ReplyMode.IN_PLACE, sight),
}
"""What each control of this feature does."""
