"""The rules of one topic in the reader's language."""

from bot.kits import KITS
from bot.layout import Screen, sentence
from bot.locale import LocaleWords
from bot.markdown import escaped
from bot.panels.limits import shortened
from bot.rules_help import Rules
from bot.speech import LANGUAGES
from games.core.model import say

RULES = Rules((kit.game for kit in KITS.values()), LANGUAGES)
LONGEST = 3_500


def rules_screen(words: LocaleWords, game: str, topic: str | None) -> Screen:
    """The topic that is nearest to what was typed; the whole game when nothing was."""
    found = RULES.find(words.language, topic or f"{game}-help", game)
    if found is None:
        return sentence(escaped(words.say(say("rules-nothing-found", query=topic or game))))
    return sentence(shortened(f"### {escaped(found.name)}\n{escaped(found.text)}", LONGEST))
