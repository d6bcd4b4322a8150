"""What the buttons of the last message do."""

from collections.abc import Mapping

from bot.discord_app.features.end.screens import FAIR, REPLAY
from bot.discord_app.features.replay.steps import show_moment
from bot.discord_app.layout import Screen, attached
from bot.discord_app.press import Press
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Text
from bot.i18n.languages import LocaleWords
from bot.tables.queries import reading, records
from games.core.record import Fairness, fingerprint, read


async def replay(press: Press) -> None:
    """The game from its first step."""
    await show_moment(press, 1)


async def fair(press: Press) -> None:
    """What verifies the game. Raises `WrongPhase` before its end."""
    table = await reading.table(press.context, press.table)
    words = press.words(table)
    record = await records.record(press.context, press.table)
    played = read(record)
    assert played.fair is not None
    text = revealed_text(played.fair, fingerprint(played), words)
    file = attached(f"{table.game}-{table.id}.json", record)
    await press.reply.show(Screen(f"{table.id}:", (Text(text), file)))


def revealed_text(fair: Fairness, mark: str, words: LocaleWords) -> str:
    """What the codes prove and how to check them; then the commitment, its secret, the fingerprint, and last the command."""
    shown = (
        words("bot-verify"),
        words("bot-verify.how"),
        f"-# {words('bot-commitment')} `{fair.terms.commitment}`",
        f"-# {words('bot-secret')} `{fair.secret}`",
        f"-# {words('bot-fingerprint')} `{mark}`",
        f"-# {words('bot-verify.command')}",
    )
    return "\n".join(shown)


ROUTES: Mapping[str, Route] = {
    REPLAY: Route(ReplyMode.ANEW, replay),
    FAIR: Route(ReplyMode.ANEW, fair),
}
"""What each control of this feature does."""
