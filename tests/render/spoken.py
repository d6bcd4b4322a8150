"""Words for the pictures in tests: the real Fluent files, read without the bot."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from games.catalogue import GAMES
from games.core.model import Arg, Message, SeatName, SeatNames, Term, Terms

LOCALES = Path(__file__).resolve().parents[2] / "data" / "locales"
SKELETON = Path(__file__).resolve().parents[1] / "skeleton" / "data" / "locales"
"""The words of the game that others are copied from."""

LANGUAGES = ("en", "pt-BR")


class Spoken:
    """One language, with the names of the players at the table."""

    def __init__(self, language: str, names: tuple[str, ...], game: str = "san-juan") -> None:
        self.language = language
        self.names = names
        self.game = game

    def __call__(self, key: str, /, **args: str | int) -> str:
        return _spoken(self.language, key, args)

    def say(self, message: Message) -> str:
        return self(message.id, **{name: self._filled(arg) for name, arg in message.args})

    def brief(self, message: Message) -> str:
        has_brief = "brief" in _bundle(self.language).get_message(message.id).attributes
        return self.say(Message(f"{message.id}.brief", message.args) if has_brief else message)

    def explained(self, kind: str, key: str) -> str:
        label = f"{self.game}-{kind}-{key.replace('_', '-')}"
        message = _bundle(self.language).get_message(label)
        return self(f"{label}.help") if "help" in message.attributes else ""

    def _filled(self, arg: Arg) -> str | int:
        match arg:
            case SeatName():
                return self.names[arg.seat]
            case SeatNames():
                return ", ".join(self.names[seat] for seat in arg.seats)
            case Term():
                return self._called(arg.kind, arg.key)
            case Terms():
                return ", ".join(self._counted(arg.kind, key, count) for key, count in arg.amounts)
            case _:
                return arg

    def _counted(self, kind: str, key: str, count: int) -> str:
        label = f"{self.game}-{kind}-{key.replace('_', '-')}"
        bundle = _bundle(self.language)
        if bundle.has_message(label) and "counted" in bundle.get_message(label).attributes:
            return self(f"{label}.counted", count=count)
        return f"{count} {self._called(kind, key)}"

    def _called(self, kind: str, key: str) -> str:
        """By its own word, else as its game calls it."""
        label = f"{self.game}-{kind}-{key.replace('_', '-')}"
        if _bundle(self.language).has_message(label):
            return self(label)
        [game] = [one for one in GAMES if one.id == self.game]
        return self.say(game.label(kind, key))


@lru_cache(maxsize=2)
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions={"THE": lambda thing: thing})
    folders = (LOCALES, SKELETON)
    for path in [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]:
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _spoken(language: str, key: str, args: Mapping[str, str | int]) -> str:
    id, _, attribute = key.partition(".")
    message = _bundle(language).get_message(id)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise AssertionError(f"{language} {key} has no text")
    text, errors = _bundle(language).format_pattern(pattern, dict(args))
    if errors:
        raise AssertionError(f"{language} {key}: {errors}")
    return str(text)
