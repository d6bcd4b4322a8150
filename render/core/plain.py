"""A renderer for any game, until it has drawings of its own: what is known as lines of text on the table.

Fields of the views are told by their names, so that a game can be played as soon as its rules are written; in the reader's
language as soon as there are words for them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from games.core.badges import badge_by_key
from games.core.forms import Decision, Field
from games.core.keys import word_of
from games.core.model import Key, Message, Notes, ScoreLine, ScoreSheet, Seat
from render.core import art, palette, players, ribbon, table, tokens
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene, Words
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.marks import fields_of, picked
from render.core.names import Vocabulary, names_of
from render.core.scoresheet import Row
from render.core.shell import Shell, phase_of
from render.core.standings import draw_standings, rows_of, standings_of, tie_break_of
from render.core.status import at_rest, draw_question, draw_status, question, result

WIDE, LEFT, TOP = 1400, 18, 118
SIZE, STEP, PADDING = 34, 43, 16
HEADER = 56
BADGE = 38
COLUMNS, ROW = 3, 66
HIDDEN_FIELDS = ("flow", "rng", "players", "seat", "lane", "unfinished")
"""Fields that are shown otherwise or concern nobody."""


class Line(NamedTuple):
    """A line of text, with the badges of menu entries where it is one."""

    text: str
    badge: str | None = None
    chosen: int = 0


def said(value: object) -> str:
    """A value in words as plain as they get; what is empty says nothing."""
    if value is None or value is False or value == ():
        return ""
    if isinstance(value, Struct):
        tag = value.__struct_config__.tag
        parts = [*([str(tag)] if tag else []), *(line for _, line in _fields(value))]
        return f"({', '.join(parts)})" if parts else ""
    if isinstance(value, tuple | list | frozenset):
        return ", ".join(filter(None, (said(part) for part in value)))
    return str(value).replace("_", " ")


def _fields(value: Struct) -> Iterator[tuple[str, str]]:
    """Name and line of every field that says something."""
    for name in value.__struct_fields__:
        text = said(getattr(value, name))
        if text and name not in HIDDEN_FIELDS:
            title = name.replace("_", " ")
            yield name, title if text == "True" else f"{title}: {text}"


def parts_of(view: Any) -> list[Struct]:
    """The view, and the table in it where there is one."""
    table = getattr(view, "table", None)
    return [view, table] if isinstance(table, Struct) else [view]


def players_of(view: Any) -> tuple[Any, ...]:
    """What a view tells of each player."""
    found = getattr(getattr(view, "table", view), "players", ())
    return tuple(found)


class PlainRenderer(Shell[Any, Any]):
    """Draws any game; `game` begins the ids of its words, and `label` names keys that are no terms of it."""

    icons = ("hourglass", "crown", "vp")

    def __init__(
        self,
        game: Key,
        label: Callable[[str, Key], Message] | None = None,
        kinds: Mapping[str, str] | None = None,
    ) -> None:
        """`kinds`: of what kind the keys of a view's field are; empty for numbers, and for the options.

        These fields are told in words, `render-<game>-<field>`, and the phases with them, `render-<game>-phase-<tag>`.
        """
        self.game = game
        self.term = Vocabulary(game)
        self.label = label
        self.kinds = kinds or {}

    def board(self, view: Any, scene: Scene) -> Picture:
        """Everything public, as text."""
        blocks = [
            (seat, [Line(" · ".join(self._told(player, scene.words)))])
            for seat, player in enumerate(players_of(view))
        ] or [(seat, []) for seat in range(len(scene.names))]
        common = _wrapped(
            [Line(line) for line in self.lines_of(view, scene.words)], WIDE - 2 * LEFT
        )
        wrapped = [(seat, _wrapped(lines, WIDE - 4 * LEFT)) for seat, lines in blocks]
        high = TOP + len(common) * STEP + PADDING
        high += sum(_block_high(lines) + PADDING for _, lines in wrapped)
        canvas = Canvas(table.ground(WIDE, high))
        ribbon.bar(canvas)
        icon = "hourglass" if view.flow else "crown"
        phase = self._phase(view, scene.words)
        draw_status(canvas, scene, icon, self._headline(view, scene), phase)
        y = _draw_lines(canvas, LEFT + 6, TOP, common)
        for seat, lines in wrapped:
            area = players.Area(LEFT, y, WIDE - 2 * LEFT, _block_high(lines), HEADER)
            players.draw_bare(canvas, area, seat)
            owner = players.Owner(seat, scene.names[seat], seat in scene.lit)
            if owner.is_lit:
                players.draw_light(canvas, area)
            players.draw_owner(canvas, area, owner, area.wide - 40)
            _draw_lines(canvas, area.x + LEFT, area.body + 6, lines)
            y += area.high + PADDING
        return picture(canvas.image, self.game, self.text(view, scene))

    def hand(
        self,
        own: Any,
        view: Any,
        seat: Seat,
        decision: Decision | None,
        notes: Notes,
        chosen: tuple[Chosen, ...],
        scene: Scene,
    ) -> Picture | None:
        """What only that seat knows, and what it is asked with the badges of the menus."""
        known = _wrapped([Line(line) for line in self._told(own, scene.words)], WIDE - 2 * LEFT)
        asked = [tuple(self._pieces(field, notes, chosen, scene)) for field in fields_of(decision)]
        high = TOP + len(known) * STEP + sum(_grid_high(pieces) for pieces in asked) + 2 * PADDING
        canvas = Canvas(table.ground(WIDE, max(300, high)))
        ribbon.bar(canvas)
        told = question(scene, decision, chosen, scene.words("render-not-asked"))
        is_asked = decision is not None and decision.required
        title, seals = scene.words("render-your-hand"), [tokens.seal(seat, 23)]
        draw_question(canvas, seals, title, told, ribbon.end_of(canvas), is_asked=is_asked)
        y = _draw_lines(canvas, LEFT + 6, TOP, known)
        for pieces in asked:
            _draw_grid(canvas, y, pieces)
            y += _grid_high(pieces)
        return picture(canvas.image, f"{self.game}-hand", self.hand_text(own, view, seat, scene))

    def score(self, view: Any, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
        """The score table under an empty evening sky."""
        standings = standings_of(sheets, range(len(scene.names)), scene)

        def row(line: ScoreLine, points: tuple[int, ...]) -> Row:
            sign = art.sticker("vp", 62, palette.KEYLINE)
            return Row(sign, self.term(scene.words, line.label.kind, line.label.key), points)

        rows = rows_of(standings.sheets, row, always=1)
        tie_break = tie_break_of(standings.sheets, row, scene)
        name = f"{self.game}-score"
        return draw_standings(name, standings, rows, tie_break, lambda _, __: None, scene)

    def text(self, view: Any, scene: Scene) -> str:
        """The position as text."""
        lines = [self._headline(view, scene), *self.lines_of(view, scene.words)]
        for seat, player in enumerate(players_of(view)):
            told = "; ".join(self._told(player, scene.words))
            lines.append(f"{scene.names[seat]}: {told}" if told else scene.names[seat])
        return "\n".join(lines)

    def hand_text(self, own: Any, view: Any, seat: Seat, scene: Scene) -> str:
        """The hand as text."""
        told = self._told(own, scene.words)
        return "\n".join([f"{scene.names[seat]}, {scene.words('render-your-hand')}", *told])

    def lines_of(self, view: Any, words: Words) -> list[str]:
        """What a view tells of everything but players, a line each."""
        return [line for part in parts_of(view) for line in self._told(part, words)]

    def _told(self, value: Struct, words: Words) -> list[str]:
        """A line for every field that says something."""
        return [
            line if name not in self.kinds else self._in_words(name, getattr(value, name), words)
            for name, line in _fields(value)
            if name != "table"
        ]

    def _in_words(self, name: str, value: Any, words: Words) -> str:
        """A field in the reader's language."""
        title = words(f"render-{self.game}-{word_of(name)}")
        if isinstance(value, Struct):
            chosen = [
                self._option(field, getattr(value, field), words)
                for field in value.__struct_fields__
            ]
            return f"{title}: {', '.join(filter(None, chosen))}"
        kind, parts = self.kinds[name], value if isinstance(value, tuple) else (value,)
        told = [self._key(kind, str(part), words) if kind else str(part) for part in parts]
        return f"{title}: {', '.join(told)}"

    def _option(self, field: str, value: Any, words: Words) -> str:
        """What was chosen, as the lobby calls it; nothing for what is off."""
        id = f"{self.game}-option-{word_of(field)}"
        if isinstance(value, bool):
            return words(id) if value else ""
        return words(f"{id}-{word_of(str(value))}")

    def _key(self, kind: str, key: Key, words: Words) -> str:
        """A thing, as the game calls it."""
        return (
            self.term(words, kind, key) if self.label is None else words.say(self.label(kind, key))
        )

    def _phase(self, view: Any, words: Words) -> str:
        """Where the game stands."""
        phase = phase_of(view)
        if not self.kinds:
            return said(phase)
        return words(f"render-{self.game}-phase-{word_of(phase)}") if view.flow else ""

    def _headline(self, view: Any, scene: Scene) -> str:
        if not view.flow:
            return result(scene, scene.sheets) if scene.sheets else scene.words("render-game-over")
        if not scene.asked:
            return at_rest(scene)
        return scene.words("render-to-act", names=names_of(scene, scene.asked))

    def _pieces(
        self, field: Field, notes: Notes, chosen: tuple[Chosen, ...], scene: Scene
    ) -> Iterator[Line]:
        """A line for each key of a field, with its badge."""
        taken = picked(field, chosen)
        for key, badge in badge_by_key(field).items():
            note = notes.of(field.name, key)
            own = (note.badge if note else "") or badge
            yield Line(self._named(field, key, notes, scene), own, taken.get(key, 0))

    def _named(self, field: Field, key: Key, notes: Notes, scene: Scene) -> str:
        note = notes.of(field.name, key)
        if note is not None and note.label is not None:
            return scene.words.say(note.label)
        return self._key(field.kind, key, scene.words)


def _block_high(lines: Sequence[Line]) -> int:
    return HEADER + 12 + (len(lines) * STEP + 14 if lines else 0)


def _wrapped(lines: Sequence[Line], room: int) -> list[Line]:
    """The lines, those that are too long on several."""
    wrapped: list[Line] = []
    for line in lines:
        parts = [""]
        for word in line.text.split(" "):
            longer = f"{parts[-1]} {word}".strip()
            if width(longer, Face.BODY, SIZE) <= room - 100:
                parts[-1] = longer
            else:
                parts.append(word)
        wrapped.append(line._replace(text=parts[0]))
        wrapped += [Line(part) for part in parts[1:]]
    return wrapped


def _draw_lines(canvas: Canvas, x: int, y: int, lines: Sequence[Line]) -> int:
    """Draw lines below each other; the answer is where they end."""
    for line in lines:
        canvas.write(line.text, Face.BODY, SIZE, palette.PAPER, x, y + STEP / 2)
        y += STEP
    return y + PADDING if lines else y


def _grid_high(pieces: Sequence[Line]) -> int:
    return -(-len(pieces) // COLUMNS) * ROW + PADDING


def _draw_grid(canvas: Canvas, y: int, pieces: Sequence[Line]) -> None:
    """Draw what a field offers in columns: badge, name, and how many are chosen."""
    column = (WIDE - 2 * LEFT) // COLUMNS
    for place, line in enumerate(pieces):
        left = float(LEFT + place % COLUMNS * column)
        middle = y + (place // COLUMNS + 0.5) * ROW
        if line.badge is not None:
            sign = tokens.badge(line.badge, BADGE)
            canvas.put(sign, left + 8, middle - sign.size[1] / 2)
            left += sign.size[0] + 26
        room = round(LEFT + (place % COLUMNS + 1) * column - left - 84)
        name = fit(line.text, Face.BODY, room, SIZE, 22)
        canvas.write_lines(name.lines, Face.BODY, name.size, palette.PAPER, left, middle, "l", 1)
        if line.chosen:
            left += max(width(part, Face.BODY, name.size) for part in name.lines) + 30
            canvas.put_centred(tokens.tick(18), left, middle)
            if line.chosen > 1:
                canvas.write(str(line.chosen), Face.NUMBER, SIZE, palette.LAMP, left + 26, middle)
