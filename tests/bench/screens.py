"""What a decision takes on a phone: the robots' answers, given by real presses on the playground's page in Portuguese.

The height of the message in which a decision is made, whether picture and buttons fit one view, and the touches until the
answer is sent, by game and kind of question; the highest ones are kept as pictures in `SCREENS_DIR`.
"""

import asyncio
import os
import tempfile
from collections import defaultdict
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from typing import Literal

from msgspec import Struct

from bot.discord_app.features.play.calls import digest
from bot.discord_app.features.play.screens import question_of
from bot.forms.draft import open_fields
from bot.forms.items import is_single
from bot.game_registry import REGISTRY
from bot.i18n.speech import words_in
from bot.model.people import Person
from bot.model.questions import Ask
from bot.playground.world import Seat
from bot.tables.game import play
from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from games.core.model import Action, Call, Key, verb
from games.core.rng import SEED_BYTES, Rng
from games.core.search import answer, trials
from tests.bench.figure import Figure, at_least, at_most, measured
from tests.bench.phone import CHANNEL, VIEW, Phone, Sight, controls_of, phone_in
from tests.bot.discord_app.wishing import Use, Wish
from tests.bot.discord_app.world import Json

DECISIONS, QUICK_DECISIONS = 150, 12
"""A game; `SCREENS_DECISIONS` says otherwise, `SCREENS_GAMES` names the games."""

TRIALS = 1
"""For a robot's answer: one round."""

WORST = 10
"""Pictures kept a game, beside one of each kind of question."""

PATIENCE, GLANCE = 200, 0.025
"""Most looks, and seconds between two, until what is awaited is there."""

EVERY = 10
"""Decisions after which the board in the channel is looked at."""

STEPS = 25
"""Most presses on the way to an answer."""


class Setting(Struct, frozen=True):
    """A game with its larger options."""

    name: str
    game: Key
    seats: int
    options: Mapping[str, str | bool] = {}


SETTINGS = (
    Setting("catan", "catan", 4, {"helpers": True, "frenemies": True}),
    Setting("new-york", "catan", 4, {"board": "newyork", "erie": True}),
    Setting("dice-one", "catan-dice", 3, {"island": "one"}),
    Setting("dice-two", "catan-dice", 3, {"island": "two"}),
    Setting("puerto-rico", "puerto-rico", 4, {"exp_new_buildings": True, "exp_nobles": True}),
    Setting("san-juan", "san-juan", 4, {"expansion": True}),
    Setting("caylus", "caylus", 4),
    Setting("sutters-mill", "sutters-mill", 4),
)

HEIGHT, HIGH, IN_VIEW, IN_TWO, TRADE, FOUNDING = 600, 800, 0.9, 0.95, 3, 2
"""The bars."""

READY = 0.95
"""Share of ready answers among those that are put together of several things."""


class Decided(Struct, frozen=True):
    """A decision, as it was made on the phone."""

    prompt: str
    verb: str
    touches: int
    height: float
    """Of the highest page on the way."""
    last: Sight
    """The page on which the answer was sent."""
    is_ready: bool | None = None
    """Whether the answer was ready, or one press as nothing at all is; None: it was not put together of several things."""

    @property
    def fits(self) -> bool:
        """Whether the picture's lower edge and what was pressed last fit one view."""
        return self.last.between <= VIEW

    @property
    def fits_whole(self) -> bool:
        """Whether all of the picture does."""
        return self.last.reach <= VIEW


class Pictures:
    """The pictures that are kept of a game: of each kind of question the first, and the highest of all."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: set[str] = set()
        self._worst: list[tuple[float, Path]] = []
        folder.mkdir(parents=True, exist_ok=True)

    async def keep(self, phone: Phone, side: str, message: Json, kind: str, height: float) -> None:
        """Keep that message if it is one of these."""
        if kind not in self._seen:
            self._seen.add(kind)
            await phone.portrait(side, message, self._folder / f"kind-{kind}.png")
        lowest = min(self._worst, default=(0.0, None))[0]
        if len(self._worst) == WORST and height <= lowest:
            return
        file = self._folder / f"worst-{round(height)}-{kind}.png"
        if all(file != other for _, other in self._worst):
            await phone.portrait(side, message, file)
            self._worst.append((height, file))
        if len(self._worst) > WORST:
            least = min(self._worst)
            least[1].unlink()
            self._worst.remove(least)


class Session:
    """A table of people who answer as robots would, each with the phone in hand."""

    def __init__(self, phone: Phone, setting: Setting, pictures: Pictures, seed: int = 0) -> None:
        self.decided: list[Decided] = []
        self.public: dict[Literal["lobby", "board"], list[float]] = {}
        """Heights of messages for everybody, in pixels."""
        self.told = 0
        """Decisions that were made in no message, for there was none."""
        self._phone = phone
        self._setting = setting
        self._pictures = pictures
        self._seed = seed
        self._people: dict[int, Seat] = {}
        self._table = 0
        self._place = 0
        self._chance = NoTyping()

    async def played(self, decisions: int) -> list[Decided]:
        """So many decisions, of as many games as that takes."""
        while len(self.decided) < decisions:
            await self._open()
            while len(self.decided) < decisions and await self._move():
                if not len(self.decided) % EVERY:
                    await self._look(f"{self._table}::log:", self._place, "board")
        return self.decided

    async def _open(self) -> None:
        """Start the next table."""
        phone, setting = self._phone, self._setting
        tables = phone.client.tables
        channel = next(one for one in phone.world.guild.channels.values() if one.name == CHANNEL)
        people = phone.people[: setting.seats]
        self._people = {person.id: person for person in people}
        host, *others = [Person(person.id, person.name) for person in people]
        opened = await lobbies.open_lobby(
            tables.context,
            setting.game,
            host,
            channel_id=channel.id,
            guild_id=phone.world.guild.id,
            language="pt-BR",
            seats_wanted=setting.seats,
            options=setting.options,
        )
        self._table = opened.id
        for other in others:
            if other is others[-1]:
                await self._look(f"{opened.id}::start:", channel.id, "lobby")
            await lobbies.join(tables.context, opened.id, other)
        await lobbies.start_game(tables.context, opened.id, host.user_id)
        await phone.done(opened.id)
        self._place = (await reading.table(tables.context, opened.id)).thread_id or channel.id

    async def _look(self, beginning: str, place: int, what: Literal["lobby", "board"]) -> None:
        """Note how high a message for everybody is, from its first line to its last button."""
        person = next(iter(self._people.values()))
        await self._phone.done(self._table)
        await self._phone.turn(person, "channel")
        await self._phone.go(str(place))
        message = self._phone.newest(person, place, beginning)
        assert message is not None
        await self._phone.settled("channel", message)
        sight = await self._phone.sight("channel", message, "")
        await self._pictures.keep(self._phone, "channel", message, what, sight.height)
        self.public.setdefault(what, []).append(sight.height)

    async def _move(self) -> bool:
        """One answer; False: the game is over."""
        tables = self._phone.client.tables
        position = await reading.position(tables.context, self._table)
        for call in position.calls:
            if await self._called(call):
                return True
        if not position.asked:
            return False
        ask = await reading.ask_of_seat(tables.context, self._table, position.asked[0])
        action = await self._robot(ask)
        assert action is not None
        await self._give(ask, action)
        return True

    async def _called(self, call: Call) -> bool:
        """Whether somebody who is called answered at the message that calls."""
        tables = self._phone.client.tables
        for seat in call.to:
            ask = await reading.ask_of_seat(tables.context, self._table, seat)
            action = None if ask.decision is None else await self._robot(ask)
            found = [number for number, one in enumerate(call.answers) if one.action == action]
            if not found:
                continue
            info = ask.position.table.of_seat(seat)
            assert info.person is not None
            person = self._people[info.person.user_id]
            await self._phone.turn(person, "channel")
            await self._phone.go(str(self._place))
            word = f"{self._table}::answer:{digest(call)}.{found[0]}"
            message = self._phone.newest(person, self._place, word)
            if message is not None and action is not None:
                [control] = [one for one in controls_of(message) if one["custom_id"] == word]
                await self._press("channel", message, [Use(control)], ask, action)
                return True
        return False

    async def _robot(self, ask: Ask) -> Action | None:
        """What a robot would do in that seat."""
        assert ask.decision is not None
        game = REGISTRY[ask.position.table.game].game
        told = (
            f"{self._setting.name} {self._seed} {self._table} {ask.position.table.step} {ask.seat}"
        )
        rng = Rng(sha256(told.encode()).digest()[:SEED_BYTES])
        work = (game, ask.position.public, ask.private, ask.decision, rng, trials(TRIALS))
        return await asyncio.to_thread(answer, *work)

    async def _give(self, ask: Ask, action: Action) -> None:
        """Press the way to that action in the direct messages."""
        info = ask.position.table.of_seat(ask.seat)
        assert info.person is not None
        assert ask.decision is not None
        person = self._people[info.person.user_id]
        beginning = f"{self._table}:{ask.number}:"
        if not await self._has_come(person, beginning):
            self.told += 1
            await play.act(
                self._phone.client.tables.context, self._table, person.id, ask.number, action
            )
            await self._phone.done(self._table)
            return
        await self._phone.turn(person, "dm")
        words = words_in("pt-BR", ask.position.table, ask.seat)
        wish = Wish(question_of(self._phone.client, ask, ask.decision, words), action)
        touches, height, step = 0, 0.0, ask.position.table.step
        for _ in range(STEPS):
            message = self._phone.newest(person, person.dm.id, beginning)
            assert message is not None
            await self._phone.settled("dm", message)
            shown = [one for one in controls_of(message) if one["custom_id"].startswith(beginning)]
            use = wish.next_use(shown, self._chance)
            assert use is not None, f"no way to {action} from {[one['custom_id'] for one in shown]}"
            sight = await self._phone.sight("dm", message, use.control["custom_id"])
            height = max(height, sight.height)
            kind = _kind(ask, action)
            await self._pictures.keep(self._phone, "dm", message, kind, sight.height)
            touches += await self._phone.use("dm", message, use.control, use.values)
            if await self._is_played(person, beginning, message, step):
                self._note(ask, action, touches, height, sight)
                return
        raise AssertionError(f"{action} is not played")

    async def _has_come(self, person: Seat, beginning: str) -> bool:
        """Whether the question stands in the person's direct messages, in a moment."""
        for _ in range(PATIENCE):
            if self._phone.newest(person, person.dm.id, beginning) is not None:
                return True
            await asyncio.sleep(GLANCE)
        return False

    async def _is_played(self, person: Seat, beginning: str, before: Json, step: int) -> bool:
        """Wait for what a press leads to: the next step of the table, or another page of the message.

        Its controls tell: a picture that was drawn meanwhile is no other page.
        """
        shown = controls_of(before)
        for _ in range(PATIENCE):
            if (await reading.table(self._phone.client.tables.context, self._table)).step > step:
                await self._phone.done(self._table)
                return True
            newest = self._phone.newest(person, person.dm.id, beginning)
            if newest is not None and controls_of(newest) != shown:
                return False
            await asyncio.sleep(GLANCE)
        raise AssertionError("a press leads nowhere")

    async def _press(
        self, side: str, message: Json, uses: Sequence[Use], ask: Ask, action: Action
    ) -> None:
        """Use these controls of one message, which answers the question."""
        touches = 0
        await self._phone.settled(side, message)
        sight = await self._phone.sight(side, message, uses[-1].control["custom_id"])
        await self._pictures.keep(self._phone, side, message, _kind(ask, action), sight.height)
        for use in uses:
            touches += await self._phone.use(side, message, use.control, use.values)
            await self._phone.done(self._table)
        self._note(ask, action, touches, sight.height, sight)

    def _note(self, ask: Ask, action: Action, touches: int, height: float, last: Sight) -> None:
        """Count the decision."""
        assert ask.decision is not None
        offer = next(one for one in ask.decision.offers if one.action is type(action))
        question = question_of(
            self._phone.client, ask, ask.decision, words_in("pt-BR", ask.position.table)
        )
        is_composed = any(not is_single(question, field) for field in open_fields(offer))
        is_pressed = touches == 1 or any(one.action == action for one in ask.ready)
        ready = is_pressed if is_composed else None
        prompt = ask.decision.prompt.id
        self.decided.append(Decided(prompt, verb(type(action)), touches, height, last, ready))


class NoTyping(Random):
    """Chance that never has anybody type a place."""

    def random(self) -> float:
        """As high as can be."""
        return 1.0


def _kind(ask: Ask, action: Action) -> str:
    """What a picture is called."""
    assert ask.decision is not None
    return f"{ask.decision.prompt.id}-{verb(type(action))}"


def run(quick: bool) -> list[Figure]:
    """The figures of every game, after a table of its questions."""
    number = int(os.environ.get("SCREENS_DECISIONS", QUICK_DECISIONS if quick else DECISIONS))
    wanted = os.environ.get("SCREENS_GAMES", "").split()
    figures: list[Figure] = []
    for setting in SETTINGS:
        if wanted and setting.name not in wanted:
            continue
        session = asyncio.run(_measured(setting, number))
        print(_table(setting, session.decided), flush=True)
        figures += figures_of(setting.name, session.decided)
        figures += [
            at_most(f"{setting.name}: height of the {what}, median", median(heights), "px", VIEW)
            for what, heights in session.public.items()
        ]
    return figures


async def _measured(setting: Setting, number: int) -> Session:
    """The decisions of one game, in a world of its own."""
    folder = Path(os.environ.get("SCREENS_DIR", Path(tempfile.gettempdir()) / "feitoria-screens"))
    with tempfile.TemporaryDirectory(prefix="feitoria-phone-") as stored:
        async with phone_in(Path(stored)) as phone:
            session = Session(phone, setting, Pictures(folder / setting.name))
            await session.played(number)
            return session


def _table(setting: Setting, decided: Sequence[Decided]) -> str:
    """The kinds of question, the most frequent first."""
    kinds: dict[tuple[str, str], list[Decided]] = defaultdict(list)
    for one in decided:
        kinds[one.prompt, one.verb].append(one)
    names = ("n", "height", "picture", "in view", "whole", "touches", "ready")
    head = f"{'question':<38}{'answer':<26}" + "".join(f"{name:>9}" for name in names)
    rows = [f"  {setting.name}", f"  {head}"]
    for (prompt, answered), own in sorted(kinds.items(), key=lambda kind: -len(kind[1])):
        ready = [one.is_ready for one in own if one.is_ready is not None]
        told = f"{mean(ready):.0%}" if ready else ""
        rows.append(
            f"  {prompt:<38}{answered:<26}{len(own):>9}{median(one.height for one in own):>9.0f}"
            f"{median(one.last.picture for one in own):>9.0f}{mean(one.fits for one in own):>9.0%}"
            f"{mean(one.fits_whole for one in own):>9.0%}{mean(one.touches for one in own):>9.1f}{told:>9}"
        )
    return "\n".join(rows)


def figures_of(name: str, decided: Sequence[Decided]) -> list[Figure]:
    """What a game's decisions come to."""
    heights = [one.height for one in decided]
    ready = [one.is_ready for one in decided if one.is_ready is not None]
    trades = [one.touches for one in decided if one.verb == "offer_trade"]
    figures = [
        measured(f"{name}: decisions", len(decided), ""),
        at_most(f"{name}: height, median", median(heights), "px", HEIGHT),
        at_most(f"{name}: height, 90th percentile", quantiles(heights, n=10)[-1], "px", HIGH),
        at_least(f"{name}: picture and buttons in one view", _share(decided, "fits"), "", IN_VIEW),
        measured(
            f"{name}: whole picture and buttons in one view", _share(decided, "fits_whole"), ""
        ),
        at_least(
            f"{name}: decided in two touches", mean(one.touches <= 2 for one in decided), "", IN_TWO
        ),
    ]
    if ready:
        share = mean(ready)
        figures.append(at_least(f"{name}: composed answers that were ready", share, "", READY))
    if trades:
        figures.append(at_most(f"{name}: touches of an offer, median", median(trades), "", TRADE))
    return figures


def _share(decided: Sequence[Decided], of: str) -> float:
    """Of how many this is true."""
    return mean(bool(getattr(one, of)) for one in decided)
