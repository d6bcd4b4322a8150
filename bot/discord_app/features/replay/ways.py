"""Where to go from a step of a game that is looked back at: a step or a turn on or back, or to any round."""

from collections.abc import Sequence

from bot.forms.limits import OPTIONS
from bot.forms.model import Button, Option, Row, Select
from bot.forms.prices import SEPARATOR
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.narrator import briefly
from bot.i18n.shortening import shortened
from bot.tables.queries.replay import Moment, Round
from games.core.model import Event, Key

REPLAY, TO_ROUND = "replay", "replay-round"

TOLD, LETTERS = 2, 70
"""How many events a line of the menu tells, in how many letters."""


def ways(moment: Moment, words: LocaleWords) -> list[Row | Select]:
    """A turn back or on, a step back or on, and the menu of rounds; nothing at the only step.

    They go round the ends, so that no button is ever dead.
    """
    at, last = moment.number, moment.last
    if last == 1:
        return []
    rounds = {one.begins for one in moment.rounds}
    part = "round" if set(moment.turns) <= rounds else "turn"
    turn_back = max([turn for turn in (1, *moment.turns) if turn < at], default=last)
    turn_on = min([turn for turn in (*moment.turns, last) if turn > at], default=1)
    leaps = ((turn_back, f"{part}-back"), (turn_on, f"{part}-on"))
    steps = ((at - 1 if at > 1 else last, "back"), (at + 1 if at < last else 1, "on"))
    return [
        *[
            Row(
                tuple(
                    [
                        Button(f"{REPLAY}:{to}.{name}", words(f"bot-replay-{name}"), "secondary")
                        for to, name in pair
                    ]
                )
            )
            for pair in (leaps, steps)
        ],
        *_menu(moment, words),
    ]


def _menu(moment: Moment, words: LocaleWords) -> list[Select]:
    """The menu of rounds, several in a line where they are too many; nothing where there is but one.

    It has another name at each step, since Discord keeps a choice and would not send it twice.
    """
    rounds = moment.rounds
    if len(rounds) < 2:
        return []
    size = -(-len(rounds) // OPTIONS)
    lines = [rounds[start : start + size] for start in range(0, len(rounds), size)]
    game = moment.position.table.game
    options = tuple([_line(game, line, words) for line in lines])
    return [Select(f"{TO_ROUND}:{moment.number}", words("bot-replay-rounds"), options)]


def _line(game: Key, rounds: Sequence[Round], words: LocaleWords) -> Option:
    """The line that leads to the first of these rounds, with what stood out in them."""
    first, last = rounds[0], rounds[-1]
    label = words("bot-review-round", round=first.number)
    if first is not last:
        label = words("bot-review-rounds", first=first.number, last=last.number)
    events = [event for one in rounds for event in one.events]
    return Option(str(first.begins), label, _in_a_few_words(game, events, words))


def _in_a_few_words(game: Key, events: Sequence[Event], words: LocaleWords) -> str:
    """The events that matter most to everybody, in order; the first of them alone where a line has no room for more."""
    weights = {
        at: 0 if event.begins_part else REGISTRY[game].game.stands_out(event)
        for at, event in enumerate(events)
    }
    most = sorted([at for at in weights if weights[at]], key=lambda at: -weights[at])[:TOLD]
    told = {at: briefly(events[at], words).rstrip(".") for at in most}
    whole = SEPARATOR.join([told[at] for at in sorted(most)])
    return whole if len(whole) <= LETTERS else shortened(told[most[0]], LETTERS)
