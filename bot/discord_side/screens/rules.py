"""The rules of one topic in the reader's language."""

from bot.discord_side.layout import Screen, sentence
from bot.kits import KITS
from bot.words.languages import LocaleWords
from bot.words.markdown import escaped
from bot.words.rules_help import LONGEST_TYPED, Rules, Topic
from bot.words.shortening import shortened
from bot.words.speech import LANGUAGES
from games.core.model import say

RULES = Rules((kit.game for kit in KITS.values()), LANGUAGES)
LONGEST = 3_500


def rules_screen(words: LocaleWords, game: str | None, topic: str | None) -> Screen:
    """The topic that is nearest to what was typed, in that game before all others; the whole game when nothing was;
    without a game, which there are.
    """
    if game is None and topic is None:
        names = words.all_of(words.languages.text(words.language, f"{id}-name", {}) for id in KITS)
        return sentence(escaped(words("rules-which-game", games=names)))
    wanted = topic or f"{game}-help"
    found = RULES.find(words.language, wanted, game) or RULES.find(words.language, wanted)
    if found is None:
        return sentence(
            escaped(words.say(say("rules-nothing-found", query=shortened(wanted, LONGEST_TYPED))))
        )
    told = f"### {escaped(found.name)}\n{escaped(found.text)}"
    return sentence(shortened(told + _listed(words, found), LONGEST))


def _listed(words: LocaleWords, found: Topic) -> str:
    """What else can be asked about a game, below its help as a whole; nothing below any other topic."""
    game = next((id for id in KITS if found.id == f"{id}-help"), None)
    if game is None:
        return ""
    rows = [escaped(", ".join(row)) for row in RULES.listed(words.language, game)]
    return f"\n**{escaped(words('rules-topics'))}**\n" + "\n".join(f"- {row}" for row in rows)
