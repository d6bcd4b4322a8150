"""Whole games through the components that people see: what a player wants is pressed, step by step, and nothing else is used.

Now and then somebody strays on the way, answers below the board instead of in the direct messages, or presses once more what
has done its work.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

import discord

from bot.discord_app.features.play.screens import question_of
from bot.forms.typed import LABELS
from bot.i18n.speech import words_in
from bot.model.questions import Ask, Position
from bot.tables.queries import reading
from games.core.model import Action, Seat
from games.core.record import Record, entry_of
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.players import answers, chosen_values, panel_of, verb_of
from tests.bot.discord_app.wishing import Use, Wish
from tests.bot.discord_app.world import BUTTON, SELECT, Json, Person, World, button, words_on

STEPS = 15
"""Most presses on the way to an action, with what is taken back on it."""

STRAYING = 0.05
"""How often something else is begun first, and left again."""

LATE = 0.05
"""How often a button is pressed once more when it has done its work."""

FROM_BOARD = 0.1
"""How often somebody answers below `My move` on the board."""

ATTENTION = 0.4
"""How often those who need not answer are looked at, before one who must."""

STRAYS = frozenset({"open", "part", "fill", "flip", "type"})
"""Verbs that begin something and end nothing."""

TABLE = 1

Player: TypeAlias = Callable[[Ask, Random], Action | None]
"""What a seat wants to do, from what it may know; None: nothing for now."""

Shown: TypeAlias = Callable[[], Any]
"""A message as it stands now."""


class Presser:
    """The people at a table, who know what they want."""

    def __init__(self, world: World, people: Sequence[Person], player: Player) -> None:
        self.moves: dict[int, tuple[Seat, Action]] = {}
        """What was wanted, by the number of the step."""
        self.presses = 0
        self._world = world
        self._people = people
        self._player = player
        self._chance = Random(len(people))

    async def play(self, until: Callable[[Any], bool] = lambda _: False) -> None:
        """Give everybody's answers until the public view is as asked for, or nobody is waited for."""
        while True:
            position = await reading.position(self._world.context, TABLE)
            if not position.asked or until(position.public):
                return
            await self._give_one(position)

    async def _give_one(self, position: Position) -> None:
        """One answer: at times of somebody who need not give one and wants to, else of one who must."""
        infos = [position.table.of_user(person.id) for person in self._people]
        seats = dict(zip(self._people, infos, strict=True))
        required = [one for one, info in seats.items() if info and info.seat in position.asked]
        others = [one for one, info in seats.items() if info and info.asked and not info.required]
        self._chance.shuffle(required)
        self._chance.shuffle(others)
        is_attentive = self._chance.random() < ATTENTION
        for person in [*(others if is_attentive else ()), *required]:
            ask = await reading.ask(self._world.context, TABLE, person.id)
            action = self._player(ask, self._chance)
            if action is not None:
                await self.give(person, ask, action)
                return
        raise AssertionError(f"nobody of {position.asked} knows what to do")

    async def give(self, person: Person, ask: Ask, action: Action) -> None:
        """Press the way to that action."""
        assert ask.decision is not None
        words = words_in(self._world.language_of(person), ask.position.table, ask.seat)
        wish = Wish(question_of(self._world.bot, ask, ask.decision, words), action)
        actor, shown = await self._panel(person, ask)
        if self._chance.random() < STRAYING:
            await self._stray(actor, shown())
        message, use = await self._walk(actor, shown, wish, ask)
        step = await self._step()
        assert step == ask.position.table.step + 1
        self.moves[step] = (ask.seat, action)
        is_button = use.control["type"] == BUTTON and isinstance(message, discord.Message)
        if is_button and self._chance.random() < LATE:
            await self._press_late(actor, message, use)

    async def _walk(self, actor: Any, shown: Shown, wish: Wish, ask: Ask) -> tuple[Any, Use]:
        """Press until the table has moved on; gives what was done last, and on which message."""
        for _ in range(STEPS):
            message = shown()
            controls = answers(message)
            assert {ask_of(control) for control in controls} == {str(ask.number)}, "an old question"
            use = wish.next_use(controls, self._chance)
            assert use is not None, f"no way to {wish.action} from {controls}"
            await self._use(actor, message, use)
            if await self._step() > ask.position.table.step:
                return message, use
        raise AssertionError(f"{wish.action} is not played")

    async def _panel(self, person: Person, ask: Ask) -> tuple[Any, Shown]:
        """Who presses, and the panel as it stands now: in the direct messages, or opened at the board."""
        panel = panel_of(self._world, person)
        is_there = panel is not None and {ask_of(one) for one in answers(panel)} == {
            str(ask.number)
        }
        if is_there and self._chance.random() >= FROM_BOARD:
            return person.user, lambda: panel_of(self._world, person)
        messages = self._world.public(self._world.thread())
        board = next(message for message in reversed(messages) if "move" in words_on(message))
        self.presses += 1
        shown = await person.click(board, custom_id=button(board, "move"))
        return person, lambda: shown.response

    async def _use(self, actor: Any, message: Any, use: Use) -> None:
        """Press, tick or type."""
        self.presses += 1
        custom_id = use.control["custom_id"]
        if use.control["type"] == SELECT:
            await actor.select(message, use.values, custom_id=custom_id)
            return
        result = await actor.click(message, custom_id=custom_id)
        if use.typed is not None:
            assert result.modal is not None
            await actor.submit_modal(result, {LABELS: use.typed})

    async def _stray(self, actor: Any, message: Any) -> None:
        """Begin something else, or open a form and close it again."""
        strays = [control for control in answers(message) if verb_of(control) in STRAYS]
        if strays:
            control = self._chance.choice(strays)
            values = chosen_values(control, self._chance) if control["type"] == SELECT else ()
            await self._use(actor, message, Use(control, tuple(values)))

    async def _press_late(self, actor: Any, message: Any, use: Use) -> None:
        """Press what has done its work: it is answered, and nothing comes of it."""
        before = await self._step()
        pressed = (actor, message, use.control["custom_id"])
        [late] = await press_together(self._world.env, [pressed])
        self.presses += 1
        assert late.acknowledged
        assert await self._step() == before

    async def _step(self) -> int:
        """How many steps the table has seen."""
        return (await reading.table(self._world.context, TABLE)).step


def ask_of(control: Json) -> str:
    """The number of the question to which the control belongs."""
    return str(control["custom_id"].split(":")[1])


def recorded(record: Record, moves: dict[int, tuple[Seat, Action]]) -> bool:
    """Whether the record holds exactly what was wanted, in every step of the moves."""
    entries = [entry for segment in record.segments for entry in segment.entries]
    return all(entries[step - 1] == entry_of(*move) for step, move in moves.items())
