"""What is shown of a week's puzzle: the position as its seat saw it, the private answer, and what came of it.

The seats are called by number: whose game it was is told to nobody.
"""

from functools import partial

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.play.apart import question_apart, table_apart
from bot.discord_app.features.play.screens import hand_shown, question_of
from bot.discord_app.features.review.telling import BADGE
from bot.discord_app.layout import Part, Screen
from bot.discord_app.parts.board import board_text, scene_of
from bot.discord_app.parts.links import moment
from bot.discord_app.parts.pictures import Drawing, drawn_or_told
from bot.drawing.urgency import Urgency
from bot.forms.model import Button, Row, Text
from bot.forms.texts import whole_answer
from bot.game_registry import REGISTRY, draw_board
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.narrator import Narrator, public_prompts
from bot.i18n.shortening import in_whole_lines, shortened
from bot.i18n.speech import LANGUAGES, words_in
from bot.model.people import Person
from bot.model.questions import Ask, Position, TakeBack
from bot.model.tables import SeatInfo, TableInfo
from bot.tables.puzzles import store
from bot.tables.puzzles.store import Chosen, Posed, PuzzleAnswer
from bot.tables.puzzles.weeks import begins_at, ends_at
from games.core.codec import codec, encode
from games.core.model import Action
from games.core.puzzle import Judged

PUZZLE, CHANGE, NAME, RESULT = "puzzle", "puzzle-change", "puzzle-name", "puzzle-result"

NAMED, UNNAMED = "shown", "hidden"

PUZZLE_NUMBERS = 1_000_000_000_000
"""From here on questions are puzzles': above those of the daily challenge."""

NOBODY = 0
"""The Discord id of the players of a puzzle."""

LONGEST_ANSWER, LONGEST_RESULT = 120, 3_400
"""Letters of an answer in a line, and of the result."""


def number_of(week: str) -> int:
    """The number of a week's question: of that week alone, so that an old screen answers no newer puzzle."""
    return PUZZLE_NUMBERS + begins_at(week).toordinal()


def mark_of(week: str) -> str:
    """The week as Discord writes it, by which its message is found."""
    begin, end = (int(at(week).timestamp()) for at in (begins_at, ends_at))
    return f"<t:{begin}:d> – <t:{end}:d>"


def as_table(posed: Posed, language: str) -> TableInfo:
    """The game as a table of nobody in particular, for what draws and asks."""
    plain, own = LANGUAGES.words(language), posed.puzzle.seat
    seats = tuple(
        SeatInfo(
            seat,
            seat,
            Person(NOBODY, plain("bot-preview-seat", number=seat + 1)),
            asked=seat == own,
            required=seat == own,
        )
        for seat in range(posed.seats)
    )
    host = seats[own].person or Person(NOBODY, "")
    return table_apart(
        posed.game,
        posed.options,
        seats,
        host,
        language,
        posed.begins_at,
        step=posed.puzzle.number,
    )


def ask_of(posed: Posed, language: str, draft: bytes | None) -> Ask:
    """What the seat saw and is asked: from its views alone. Raises `Unavailable` where this release would not ask it."""
    puzzle = posed.puzzle
    question = store.question_of(REGISTRY[posed.game].game, posed)
    return Ask(
        position=Position(as_table(posed, language), puzzle.public, (puzzle.seat,)),
        seat=puzzle.seat,
        number=number_of(posed.week),
        decision=question.decision,
        notes=question.notes,
        private=puzzle.private,
        draft=draft,
        is_unfinished=False,
        take_back=TakeBack.NOTHING,
        since=(),
        has_moved=False,
        ready=question.ready,
    )


async def open_screen(bot: BaseClient, posed: Posed, last: Posed | None, language: str) -> Screen:
    """What a server reads while the week goes on. `last`: the puzzle of the week before."""
    ask = ask_of(posed, language, None)
    words = words_in(language, ask.position.table)
    told = [
        *_head(posed, words),
        _turn(ask, words),
        words("bot-puzzle-open", until=moment(posed.ends_at)),
    ]
    parts: list[Part] = [Text("\n".join(told)), *await _pictures(bot, ask, words)]
    buttons = [Button(f"{PUZZLE}:", words("bot-puzzle-answer"), "success")]
    if last is not None:
        buttons.append(Button(f"{RESULT}:{last.week}", words("bot-puzzle-last"), "secondary"))
    source = Text(f"-# {words('bot-puzzle-source')}")
    return Screen(":", (*parts, Row(tuple(buttons)), source))


async def closed_screen(bot: BaseClient, posed: Posed, chosen: Chosen, language: str) -> Screen:
    """The same when the week is over: the position, and what came of it."""
    ask = ask_of(posed, language, None)
    words = words_in(language, ask.position.table)
    told = "\n".join([*_head(posed, words), _turn(ask, words)])
    parts: list[Part] = [Text(told), *await _pictures(bot, ask, words)]
    parts.append(Text(_result(bot, posed, ask, chosen, words)))
    way = Row((Button(f"{PUZZLE}:", words("bot-puzzle-this"), "secondary"),))
    return Screen(":", (*parts, way))


async def question_screen(
    bot: BaseClient, ask: Ask, posed: Posed, words: LocaleWords, notice: str | None = None
) -> Screen:
    """The reader's own question, in private."""
    until = words("bot-puzzle-until", until=moment(posed.ends_at))
    told = "\n".join([*_head(posed, words), until])
    return await question_apart(bot, ask, told, words, notice)


def answered_screen(
    bot: BaseClient, ask: Ask, posed: Posed, given: PuzzleAnswer, words: LocaleWords
) -> Screen:
    """What the reader would do, with the ways to change it and to show their name."""
    assert given.action is not None
    chosen = escaped(_called(bot, ask, given.action, words))
    shown = words("bot-puzzle-named" if given.is_named else "bot-puzzle-unnamed")
    told = [
        *_head(posed, words),
        f"**{words('bot-puzzle-yours', answer=chosen)}**",
        words("bot-puzzle-hidden", until=moment(posed.ends_at)),
        shown,
    ]
    name = (UNNAMED, "bot-puzzle-hide") if given.is_named else (NAMED, "bot-puzzle-show")
    buttons = (
        Button(f"{CHANGE}:", words("bot-puzzle-change")),
        Button(f"{NAME}:{name[0]}", words(name[1]), "secondary"),
    )
    return Screen(":", (Text("\n".join(told)), Row(buttons)))


def result_screen(
    bot: BaseClient, posed: Posed, chosen: Chosen, given: PuzzleAnswer, language: str
) -> Screen:
    """What came of a week's puzzle, for one reader."""
    ask = ask_of(posed, language, None)
    words = words_in(language, ask.position.table)
    told = [*_head(posed, words), _turn(ask, words)]
    if given.action is not None:
        answer = escaped(_called(bot, ask, given.action, words))
        told.append(f"**{words('bot-puzzle-yours', answer=answer)}**")
    parts = (Text("\n".join(told)), Text(_result(bot, posed, ask, chosen, words)))
    return Screen(":", parts)


def _head(posed: Posed, words: LocaleWords) -> list[str]:
    """Which puzzle it is."""
    game = words(f"{posed.game}-name")
    return [f"### {words('bot-puzzle')} · {game}", f"**{mark_of(posed.week)}**"]


def _turn(ask: Ask, words: LocaleWords) -> str:
    """Whose turn it is and to do what, as everybody could know it."""
    prompts = public_prompts(REGISTRY[ask.position.table.game].game, ask.position.public)
    names = tuple(f"**{escaped(name)}**" for name in words.names)
    return Narrator(words, names).turn((ask.seat,), prompts)


async def _pictures(bot: BaseClient, ask: Ask, words: LocaleWords) -> list[Part]:
    """The board and what the seat held."""
    position = ask.position
    scene, table = scene_of(position, words), position.table
    draw = partial(draw_board, table.game, position.public, scene)
    key = ("puzzle", words.language, words.names, encode((position.public, scene.asked)))
    drawing = Drawing(key, draw, Urgency.BOARD)
    about = f"puzzle, {table.game}"
    board = await drawn_or_told(bot, drawing, lambda: board_text(position, words), about, words)
    return [*board, *await hand_shown(bot, ask, words)]


def _result(bot: BaseClient, posed: Posed, ask: Ask, chosen: Chosen, words: LocaleWords) -> str:
    """What people would do, and what the search would."""
    puzzle = posed.puzzle
    name = escaped(words.names[puzzle.seat])
    told = [
        words("bot-puzzle-result", count=chosen.total),
        *[
            _line(bot, posed, ask, place, one, chosen, words)
            for place, one in enumerate(puzzle.answers, start=1)
        ],
        f"-# {words('bot-puzzle-search', trials=puzzle.trials, name=name)}",
    ]
    return in_whole_lines("\n".join(told), LONGEST_RESULT)


def _line(
    bot: BaseClient,
    posed: Posed,
    ask: Ask,
    place: int,
    one: Judged,
    chosen: Chosen,
    words: LocaleWords,
) -> str:
    """An answer; below it, small, how likely it is to win, and who chose it."""
    action = codec(REGISTRY[posed.game].game).action(encode(one.action))
    stored = encode(action).decode()
    answer = escaped(_called(bot, ask, action, words))
    best = posed.puzzle.answers[0]
    less, margin = round(100 * (best.chance - one.chance)), max(1, round(100 * one.margin))
    about = "bot-puzzle-line" if place == 1 else "bot-puzzle-line.less"
    figures = words(about, chance=round(100 * one.chance), less=less, margin=margin)
    names = [escaped(name) for name in chosen.names.get(stored, ())]
    votes = words("bot-puzzle-votes", count=chosen.counts.get(stored, 0))
    who = f" ({words.all_of(names)})" if names else ""
    return f"{place} · **{answer}**\n-# {figures} · {votes}{who}"


def _called(bot: BaseClient, ask: Ask, action: Action, words: LocaleWords) -> str:
    """An answer in words."""
    assert ask.decision is not None
    question = question_of(bot, ask, ask.decision, words)
    return shortened(BADGE.sub("", whole_answer(question, action)), LONGEST_ANSWER)
