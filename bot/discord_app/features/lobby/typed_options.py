"""The options of a game as people type them behind `/play`: `Island: Random; Trade and build freely: off`."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from bot.discord_app.command import LONGEST_TEXT
from bot.discord_app.features.lobby.screens import option_label, value_label
from bot.forms.limits import OPTION_TEXT
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.normalizing import normalized
from bot.i18n.shortening import shortened
from bot.i18n.speech import LANGUAGES
from bot.model.errors import InvalidInput
from bot.model.lobby import Choice, OptionValue
from bot.tables.rules.option_choices import choices
from games.core.model import say

Chosen: TypeAlias = dict[str, OptionValue]

SUGGESTIONS = 25

BETWEEN = ";"

IS = (":", "=")


def options_of(typed: str, game: str, words: LocaleWords) -> Mapping[str, OptionValue]:
    """The options that somebody wrote, by field; what is said last counts. Raises `InvalidInput` with what there is."""
    chosen: Chosen = {}
    for part in filter(None, map(str.strip, typed[:LONGEST_TEXT].split(BETWEEN))):
        found = _read(part, game)
        if found is None:
            raise InvalidInput(
                say("bot-no-such-option", typed=part, known=_known(game, words))
                if choices_of(game)
                else say("bot-no-options")
            )
        chosen |= found
    return chosen


def completions(
    typed: str, game: str, words: LocaleWords, seats: int | None = None
) -> list[tuple[str, str]]:
    """What may be meant by what is typed so far: the whole text in words, and the same as it is sent.

    Whoever has chosen one option completely is shown it with each further one. What needs more players than `seats` is not
    offered.
    """
    *before, last = typed[:LONGEST_TEXT].split(BETWEEN)
    chosen: Chosen = {}
    for part in filter(str.strip, before):
        found = _read(part, game)
        if found is None:
            return []
        chosen |= found
    complete = _read(last, game)
    if complete is not None:
        chosen |= complete
        last = ""
    offered: list[Chosen] = [chosen] if complete else []
    offered += [chosen | {field: value} for field, value in _near(last, game, chosen, words, seats)]
    return [
        (shortened(_in_words(one, game, words), OPTION_TEXT), _as_sent(one, game))
        for one in offered[:SUGGESTIONS]
    ]


def choices_of(game: str, seats: int | None = None) -> tuple[Choice, ...]:
    """The game's options as a new table has them, for so many players at most."""
    return choices(REGISTRY[game].game, REGISTRY[game].game.table_options(), seats)


def _near(
    typed: str, game: str, chosen: Chosen, words: LocaleWords, seats: int | None
) -> Iterator[tuple[str, OptionValue]]:
    """Options not chosen yet that are not as usual, with what is typed in their words."""
    wanted = normalized(typed)
    for choice in choices_of(game, seats):
        for value in choice.values:
            text = normalized(_said(game, choice.field, value, words))
            if choice.field not in chosen and value != choice.value and wanted in text:
                yield choice.field, value


def _read(part: str, game: str) -> Chosen | None:
    """The option that is set by `name: value`, in the words of any language or as it is sent; None: there is none such."""
    sign = next((sign for sign in IS if sign in part), None)
    if sign is None:
        return None
    name, _, wanted = map(normalized, part.partition(sign))
    for choice in choices_of(game):
        if name not in _names(game, choice):
            continue
        for value in choice.values:
            if wanted in _names_of_value(game, choice, value):
                return {choice.field: value}
    return None


def _names(game: str, choice: Choice) -> set[str]:
    """What an option is called, normalized."""
    return {
        choice.field,
        _begun(choice.field, game),
        *(normalized(option_label(words, game, choice.field)) for words in _everywhere()),
    }


def _names_of_value(game: str, choice: Choice, value: OptionValue) -> set[str]:
    """What a value of an option is called, normalized."""
    return {
        _code(value),
        *(normalized(value_label(words, game, choice.field, value)) for words in _everywhere()),
    }


def _everywhere() -> Iterable[LocaleWords]:
    return (LANGUAGES.words(name) for name in LANGUAGES.names)


def _known(game: str, words: LocaleWords) -> str:
    """All that can be chosen."""
    return "; ".join(
        f"{option_label(words, game, choice.field)}: "
        + " / ".join(value_label(words, game, choice.field, value) for value in choice.values)
        for choice in choices_of(game)
    )


def _said(game: str, field: str, value: OptionValue, words: LocaleWords) -> str:
    return f"{option_label(words, game, field)}: {value_label(words, game, field, value)}"


def _in_words(chosen: Chosen, game: str, words: LocaleWords) -> str:
    return "; ".join(_said(game, field, value, words) for field, value in chosen.items())


def _as_sent(chosen: Chosen, game: str) -> str:
    """Short, and the same in all languages: Discord takes no more than 100 letters."""
    whole = BETWEEN.join(f"{field}={_code(value)}" for field, value in chosen.items())
    if len(whole) <= OPTION_TEXT:
        return whole
    return BETWEEN.join(f"{_begun(field, game)}={_code(value)}" for field, value in chosen.items())


def _begun(field: str, game: str) -> str:
    """The shortest beginning of the option's name that no other name begins with."""
    others = [choice.field for choice in choices_of(game) if choice.field != field]
    return next(
        field[:end]
        for end in range(1, len(field) + 1)
        if not any(other.startswith(field[:end]) for other in others)
    )


def _code(value: OptionValue) -> str:
    return str(value).lower()
