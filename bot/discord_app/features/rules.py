"""`/rules`: the rules of every game, by topic."""

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from discord import app_commands
from msgspec import structs

from bot.discord_app.base_client import BaseClient
from bot.discord_app.command import GAMES, ShortText, anywhere, carried_out, game_here
from bot.discord_app.layout import Part, Screen, Shown, Undrawn, sentence
from bot.discord_app.localization import spoken
from bot.discord_app.parts.pictures import Drawing, drawn_or_told
from bot.discord_app.parts.way_back import way_back
from bot.discord_app.press import Press
from bot.discord_app.reply import Interaction, Reply
from bot.discord_app.route import ReplyMode, Route
from bot.drawing.pool import Outline
from bot.forms.limits import OPTION_TEXT, OPTIONS
from bot.forms.model import Option, Row, Select, Text
from bot.game_registry import REGISTRY, draw_thing
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.rules_topics import LONGEST_TYPED, Rules, Topic
from bot.i18n.shortening import shortened
from bot.i18n.speech import LANGUAGES
from bot.model.errors import TableError
from bot.model.tables import TableInfo
from bot.tables.queries import reading
from games.core.model import Key, Term, say


async def open_rules(press: Press) -> None:
    """The menus of a table's rules, or the topic that was chosen from one."""
    table = await reading.table(press.context, press.table)
    held, seen = await _sights(press)
    wanted = press.values[0] if press.values else None
    words = press.words(table)
    card = await rules_card(press.bot, table, words, wanted, held, seen)
    back = way_back(press, table, words)
    await press.reply.show(structs.replace(card, parts=(*card.parts, Row(back))) if back else card)


async def browse(press: Press) -> None:
    """A topic chosen from a menu that belongs to no table."""
    wanted = press.values[0] if press.values else None
    await press.reply.show(await rules_screen(press.bot, press.reply.words, None, wanted))


async def _sights(press: Press) -> tuple[frozenset[str], frozenset[str]]:
    """The names of things that the reader alone sees at the table, and of those that everybody sees."""
    try:
        ask = await reading.ask(press.context, press.table, press.user_id)
    except TableError:
        return frozenset(), frozenset()
    return _strings(ask.private), _strings(ask.position.public)


def _strings(value: object) -> frozenset[str]:
    """Every word in a view: the keys of what lies there are among them."""
    found: set[str] = set()
    left: list[Any] = [msgspec.to_builtins(value)]
    while left:
        one = left.pop()
        if isinstance(one, str):
            found.add(one)
        elif isinstance(one, dict):
            left += one.values()
        elif isinstance(one, list | tuple):
            left += one
    return frozenset(found)


RULES = Rules((entry.game for entry in REGISTRY.values()), LANGUAGES)

LONGEST = 3_500

LONGEST_CARD = 1_800

SENTENCE_END = re.compile(r"[.!?](?=\s|$)")

BROWSE = "rules-browse"
"""Verb of the menus below an answer to `/rules`."""

MENUS = 5
"""Most menus below a topic."""

GENERAL = frozenset({"", "topic"})
"""Kinds of topics that are about no thing of the game."""


async def rules_screen(
    bot: BaseClient, words: LocaleWords, game: str | None, topic: str | None
) -> Screen:
    """The topic that is nearest to what was typed, in that game before all others; the whole game when nothing was;
    without a game, a menu of all games. Below a topic there are menus of its game's others.
    """
    if game is None and topic is None:
        options = tuple(
            Option(f"{id}-help", words.languages.text(words.language, f"{id}-name", {}))
            for id in REGISTRY
        )
        menu = Select(f"{BROWSE}:", words("rules-menu-games"), options)
        return Screen(":", (Text(escaped(words("rules-which-game"))), menu))
    wanted = topic or f"{game}-help"
    found = RULES.find(words.language, wanted, game) or RULES.find(words.language, wanted)
    if found is None:
        return sentence(
            escaped(words.say(say("rules-nothing-found", query=shortened(wanted, LONGEST_TYPED))))
        )
    pictured = await _picture_of(bot, found, words)
    told = Text(shortened(_told(found, pictured), LONGEST))
    topics = RULES.topics(words.language, found.game or found.id.removesuffix("-help"))
    return Screen(":", (*pictured, told, *_menus(_sorted_out(topics, words), found.id, BROWSE)))


async def rules_card(
    bot: BaseClient,
    table: TableInfo,
    words: LocaleWords,
    wanted: str | None,
    held: frozenset[str],
    seen: frozenset[str],
) -> Screen:
    """One topic, or how the game is played, over menus: of what the reader has, of what lies on the table, of the rest that
    this table is played with.

    `held` and `seen` are the keys of things that the reader alone sees, and that everybody does.
    """
    game = table.game
    every = RULES.topics(words.language, game)
    shown = next((topic for topic in every if topic.id == wanted), every[0])
    unused = REGISTRY[game].game.unused(len(table.seats), table.options)
    topics = [topic for topic in every if Term(topic.kind, topic.key) not in unused]
    parts = await _picture_of(bot, shown, words)
    parts.append(Text(shortened(_told(shown, parts), LONGEST_CARD)))
    things = [topic for topic in topics if topic.kind not in GENERAL]
    own = [topic for topic in things if topic.key in held]
    there = [topic for topic in things if topic.key in seen and topic not in own]
    rest = [topic for topic in topics if topic not in own and topic not in there]
    sorted_out = [
        *_in_menus(own, words, words("rules-menu-held")),
        *_in_menus(there, words, words("rules-menu-seen")),
        *_sorted_out(rest, words),
    ]
    return Screen(f"{table.id}:", (*parts, *_menus(sorted_out, wanted, "rules")))


def _sorted_out(topics: Sequence[Topic], words: LocaleWords) -> list[tuple[str, Sequence[Topic]]]:
    """What is said of the game in general, and its things in as many lists as menus hold them; each with a menu's name."""
    general = [topic for topic in topics if topic.kind in GENERAL]
    things = [topic for topic in topics if topic.kind not in GENERAL]
    return [(words("rules-menu-topics"), general), *_in_menus(things, words)]


def _in_menus(
    topics: Sequence[Topic], words: LocaleWords, name: str = ""
) -> list[tuple[str, Sequence[Topic]]]:
    """These topics in as many menus as hold them: one has that name, several are called by their first and last, as one is
    without a name.
    """
    stretches = [topics[start : start + OPTIONS] for start in range(0, len(topics), OPTIONS)]
    if name and len(stretches) == 1:
        return [(name, topics)]
    return [(_menu_name(stretch, words), stretch) for stretch in stretches]


def _menus(
    lists: Sequence[tuple[str, Sequence[Topic]]], wanted: str | None, verb: str
) -> list[Select]:
    """A menu for each list that holds something; of one that is too long the beginning."""
    found = []
    for place, (label, listed) in enumerate(lists):
        options = tuple(
            Option(topic.id, shortened(topic.name, OPTION_TEXT), chosen=topic.id == wanted)
            for topic in listed[:OPTIONS]
        )
        if options:
            found.append(Select(f"{verb}:{place}", label, options))
    return found[:MENUS]


def _menu_name(stretch: Sequence[Topic], words: LocaleWords) -> str:
    """What a menu is called by its first topic and its last; by the only one."""
    if len(stretch) == 1:
        return words("rules-menu-one", name=stretch[0].name)
    return words("rules-menu-between", first=stretch[0].name, last=stretch[-1].name)


async def _picture_of(bot: BaseClient, topic: Topic, words: LocaleWords) -> list[Part]:
    """The thing itself, where its game has a picture of it."""
    if not topic.key:
        return []
    return await picture_of(bot, topic.game, Term(topic.kind, topic.key), words)


async def picture_of(bot: BaseClient, game: Key, term: Term, words: LocaleWords) -> list[Part]:
    """A thing of a game, where that has a picture of it."""
    plain = LANGUAGES.words(words.language, REGISTRY[game].game)
    draw = partial(draw_thing, game, term.kind, term.key, plain)
    drawing = Drawing(("thing", game, term.kind, term.key, words.language), draw)

    def told() -> str:
        return escaped(words.explained(term.kind, term.key))

    return await drawn_or_told(bot, drawing, told, f"rules of {game} on {term.key}", words)


def _told(topic: Topic, above: Sequence[Part]) -> str:
    """The name of the topic, and what is to be said of it that does not stand above: a picture has its first sentences."""
    stands = [" ".join(_in_words(part).split()) for part in above]
    lines = [_unsaid(line, stands) for line in topic.text.split("\n")]
    told = "\n".join(filter(None, lines))
    return f"### {escaped(topic.name)}\n{escaped(told)}".rstrip()


def _unsaid(line: str, stands: Sequence[str]) -> str:
    """The line without its first sentences, as many as stand in one of these texts."""
    for end in reversed([found.end() for found in SENTENCE_END.finditer(line)]):
        head = " ".join(escaped(line[:end]).split())
        if any(head in text for text in stands):
            return line[end:].lstrip()
    return line


def _in_words(part: Part) -> str:
    """What can be read there."""
    match part:
        case Text():
            return part.markdown
        case Shown():
            return escaped(part.picture.alt)
        case Undrawn(_, Outline() as outline):
            return escaped(outline.alt)
        case _:
            return ""


async def _suggest_topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Topics whose name is near what was typed."""
    given = interaction.namespace.game
    game = given if given in REGISTRY else await game_here(interaction)
    language = await interaction.client.speech.of(interaction.user.id, interaction.locale.value)
    found = RULES.suggestions(language, typed, game)
    return [
        app_commands.Choice(name=shortened(topic.label, OPTION_TEXT), value=topic.id)
        for topic in found
    ]


@app_commands.command(
    name=spoken("bot-command-rules"), description=spoken("bot-command-rules.about")
)
@app_commands.rename(game=spoken("bot-argument-game"), topic=spoken("bot-argument-topic"))
@app_commands.describe(
    game=spoken("bot-argument-game.about"), topic=spoken("bot-argument-topic.about")
)
@app_commands.choices(game=GAMES)
@app_commands.autocomplete(topic=_suggest_topics)
@anywhere
async def rules(
    interaction: Interaction, topic: ShortText | None = None, game: str | None = None
) -> None:
    """Explain a game, a card or a phase: of the game named, else of the one played here."""

    async def explain(reply: Reply) -> None:
        meant = game or await game_here(interaction)
        await reply.show(await rules_screen(interaction.client, reply.words, meant, topic))

    await carried_out(interaction, explain, "rules")


ROUTES: Mapping[str, Route] = {
    "rules": Route(ReplyMode.ASIDE, open_rules, renews="rules"),
    BROWSE: Route(ReplyMode.IN_PLACE, browse),
}
"""What each control of this feature does."""
