"""What stands in the ribbon: over a board who does what and what has just happened, over a hand what is asked."""

from collections.abc import Sequence

from games.core.forms import Decision
from games.core.model import Event, Key, ScoreSheet, level_at_the_top, ranking
from render.core import art, palette, ribbon, tokens
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Scene
from render.core.names import names_of
from render.core.ribbon import Sentence
from render.core.shell import FINISHED

ICON = 64
SEAL = 23

FLAGS = (780, 640, 540)
"""How wide a flag may be, the widest first: a narrower one leaves more room to the last move."""

NAMED = 2
"""Of more players than that, if these are all, the ribbon has no names: their seals and the light tell who they are."""


def headline(scene: Scene, game: Key, phase: Key) -> str:
    """Who does what now: `render-<game>-asked-<phase>`."""
    if phase == FINISHED:
        return result(scene, scene.sheets) if scene.sheets else scene.words("render-game-over")
    if not scene.asked:
        return at_rest(scene)
    id, count = f"render-{game}-asked-{phase.replace('_', '-')}", len(scene.asked)
    is_all = NAMED < count == len(scene.names)
    names = scene.words("render-everybody") if is_all else names_of(scene, scene.asked)
    return scene.words(id, names=names, count=count)


def result(scene: Scene, sheets: Sequence[ScoreSheet]) -> str:
    """Who won, whether by a tie-break, and with how many points."""
    ranked = ranking(sheets)
    points = ranked[0][1].total
    names = names_of(scene, tuple(sheet.seat for rank, sheet in ranked if rank == 1))
    if len(sheets) == 1:
        return scene.words("render-alone", name=names, points=points)
    count = sum(rank == 1 for rank, _ in ranked)
    wording = "render-wins" if len(level_at_the_top(sheets)) == count else "render-wins.tied"
    return scene.words(wording, names=names, count=count, points=points)


def at_rest(scene: Scene) -> str:
    """What a board says that waits for nobody though it is not over: a preview, or a game that ended early."""
    return scene.words("render-preview" if scene.is_preview else "render-given-up")


def draw_status(
    canvas: Canvas,
    scene: Scene,
    icon: str | Sprite,
    text: str,
    tail: str = "",
    owners: Sequence[int] | None = None,
    least: int = ribbon.SAID_LEAST,
    sentences: Sequence[Sentence] | None = None,
    warning: str = "",
) -> None:
    """Draw the ribbon of a board; `owners` are the colours of the seats that are asked, `least` is the size of letters below
    which no further sentence of the last move is told, `sentences` are these where a game has its own. The tail gives way
    where the last move would have small letters beside it, and the flag where its own stay clear.

    A warning stands at the right end instead of the tail, and gives way to nothing. A game whose piece says it all hands the
    piece itself as the icon.
    """
    icons = [art.sticker(icon, ICON) if isinstance(icon, str) else icon]
    icons += [tokens.seal(owner, SEAL) for owner in (scene.lit if owners is None else owners)]
    colour = palette.LAMP if scene.lit else palette.PANEL
    said = told(scene) if sentences is None else sentences
    most, end = FLAGS[0], float(ribbon.end_of(canvas))
    if warning:
        tail, end = "", ribbon.warning(canvas, warning)
    if said:
        most, tail = _shared_out(canvas, icons, text, tail, end, said[0], scene.names)
    start = ribbon.lead(canvas, icons, text, colour, most, scene.names)
    if tail:
        end = ribbon.tail(canvas, tail)
    if said:
        ribbon.said(canvas, said, start, end, scene.names, least)


def _shared_out(
    canvas: Canvas,
    icons: Sequence[Sprite],
    text: str,
    tail: str,
    free: float,
    said: Sentence,
    names: Sequence[str],
) -> tuple[int, str]:
    """How wide the flag is at most, and the tail where it has room: the last move comes first, in letters to read. Where there
    is no tail, the bar is free up to that end.
    """
    for most, shown in ((FLAGS[0], tail), *[(most, "") for most in FLAGS]):
        if not ribbon.is_flag_clear(icons, text, most, names) and most != FLAGS[0]:
            break
        start = ribbon.after_flag(icons, text, most, names)
        end = ribbon.before_tail(canvas, shown) if shown else free
        if ribbon.is_said_large(said, start, end, names, ribbon.NOTE_EASY):
            return most, shown
    return FLAGS[0], ""


def told(scene: Scene) -> list[Sentence]:
    """What has just happened, a sentence for each event; whose turn began, the ribbon says anyway."""
    return [sentence(event, scene) for event in scene.events if not event.begins_part]


def sentence(event: Event, scene: Scene) -> Sentence:
    """What tells an event."""
    message = event.words()
    return Sentence(scene.words.say(message), scene.words.brief(message))


def draw_question(
    canvas: Canvas,
    icons: Sequence[Sprite],
    title: str,
    asked: Sequence[str],
    end: float,
    *,
    is_asked: bool,
) -> None:
    """Draw the ribbon of a hand: whose it is, and what is asked; after that what else there is room for."""
    colour = palette.LAMP if is_asked else palette.PANEL
    start = ribbon.lead(canvas, icons, title, colour)
    ribbon.note(canvas, asked[0], start, end, asked[1:])


def question(
    scene: Scene,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    nothing: str,
    counted: str = "render-chosen",
) -> tuple[str, ...]:
    """What a decision asks, and how much has been chosen, in the words of `counted`; then how things stand.

    `nothing` where nothing is asked.
    """
    if decision is None:
        return (nothing,)
    text = scene.words.say(decision.prompt)
    if count := sum(amount for one in chosen for _, amount in one.amounts):
        text = f"{text}{ribbon.PART}{scene.words(counted, count=count)}"
    if decision.stands is None:
        return (text,)
    return text, *scene.words.say(decision.stands).split(ribbon.PART)
