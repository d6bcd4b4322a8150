"""`/review` and the button of the last message: how far it is, then where the game turned."""

import re
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete

from bot.db.schema import REVIEWS
from bot.discord_app.features.review import telling
from bot.discord_app.features.review.chart import Line, place_on, shown_line
from bot.discord_app.features.review.telling import of_another, weightiest
from bot.game_registry import REGISTRY
from bot.i18n.speech import LANGUAGES
from bot.tables.jobs import reviews
from bot.tables.jobs.reviews import ToldSwing
from bot.tables.queries import reading, records
from bot.tables.review_process import ThreadReviewWorker
from games.caylus import events as caylus
from games.core import reviewer
from games.core.model import Event, Note, Notes, SeatNames, Term, say
from games.core.review import Point, Review, Screened, Swing
from games.core.review_findings import Found
from games.puerto_rico.events import Built, Passed, RoleChosen
from render.core.line_chart import MarkKind
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.players import play_on, start_table
from tests.bot.discord_app.world import (
    REVIEW_ACTIONS,
    REVIEW_PARTS,
    Person,
    World,
    button,
    controls,
    newest,
    text_of,
    words_on,
)

ENOUGH = 90_000
"""Actions of a review that has several moments and strokes of luck."""


def first_of(found: Sequence[Screened], most: int) -> list[Screened]:
    """The first answers that there was another one to."""
    return [one for one in found if one.others][:most]


async def finished(world: World, people: list[Person], game: str = "caylus", house: int = 1) -> Any:
    """A game that was played to its end; its last message."""
    await start_table(world, people, game=game, robots=house)
    await play_on(world, people, Random(f"review {game}"), 3_000)
    last = newest(world.public(world.thread()))
    assert "review" in {one["custom_id"].split(":")[2] for one in controls(last)}
    return last


@pytest.mark.parametrize(
    ("locale", "soon", "about", "over"),
    [
        ("en-US", "going over the game", "mistake", "The end: after round"),
        ("pt-BR", "analisando a partida", "erro", "Fim: depois da rodada"),
    ],
)
async def test_a_finished_game_is_reviewed(
    world: World, locale: str, soon: str, about: str, over: str
) -> None:
    """First how far it is, then the picture and the moments with a button to each; kept, and the same after a restart."""
    ana = world.person("ana", locale)
    last = await finished(world, [ana])

    shown = (await ana.click(last, custom_id=button(last, "review"))).response

    assert shown is not None
    assert shown.flags.ephemeral
    assert [one.filename.partition("-")[0] for one in shown.attachments] == ["review"]
    assert about in text_of(shown)
    [end] = [line for line in text_of(shown).split("\n") if line.startswith("🏁")]
    assert over in end
    assert any(soon in str(body) for body in world.sent("PATCH", "/messages/@original"))
    told = text_of(shown)
    await world.restart()
    before = len(world.sent("PATCH", "/messages/@original"))
    again = (await ana.slash(world.thread(), "review")).response
    assert again is not None
    assert text_of(again) == told
    assert not any(
        soon in str(body) for body in world.sent("PATCH", "/messages/@original")[before:]
    ), "it is kept"
    assert world.faults() == ()


def everything(review: Review) -> Found:
    """Of each sort a few, whatever they are worth."""
    return Found(review.compared[:3], review.strokes[:2], review.swings[:1])


async def test_every_moment_leads_to_its_step(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many buttons as there are lines, and each opens the replay there; at an answer's, as the board stood before it."""
    monkeypatch.setattr(reviewer, "_doubts", lambda found, most, _: first_of(found, most))
    monkeypatch.setattr(reviews, "found", everything)
    ana = world.person("ana")
    last = await finished(world, [ana], "puerto-rico", 2)
    worker = ThreadReviewWorker(ENOUGH, REVIEW_PARTS)
    monkeypatch.setattr(world.bot.tables.reviews, "_worker", worker)
    shown = (await ana.click(last, custom_id=button(last, "review"))).response
    assert shown is not None
    steps = [one["custom_id"] for one in controls(shown) if ":review-step:" in one["custom_id"]]
    lines = [line for line in text_of(shown).split("\n") if "Round" in line and "🏁" not in line]

    assert len(steps) == len(lines) > 2
    assert not re.search(r"[:*] ?[A-Z] · ", text_of(shown)), "letters of a picture that nobody sees"
    signs = [line.partition("**")[0].strip() for line in lines]
    assert len(set(signs)) >= 3
    luck = signs.index("🔷")
    assert set(signs[luck:]) == {"🔷"}, "luck is told apart"
    assert text_of(shown).split("\n**Luck**\n")[1].startswith("🔷")
    [kept] = [one for seat in range(3) if (one := await world.bot.tables.reviews.kept(1, seat))]
    found = await world.bot.tables.reviews.told(1, kept)
    places = {int(step.split(":")[-1].partition(".")[0]) for step in steps}
    assert {one.place - 1 for one in found.moments} <= places, "the board on which it was decided"
    assert {one.place for one in found.swings} | {one.place for one in found.strokes} <= places
    for step in steps:
        opened = (await ana.click(shown, custom_id=step)).response
        number = step.split(":")[-1].partition(".")[0]
        assert f"Move {number} of" in text_of(opened)


async def test_a_game_that_is_on_has_no_review(world: World) -> None:
    """Nor has one that was given up; the same people's game that is over has, and says nothing of the one that is on: made
    anew beside it, it is what it was.
    """
    ana, bruno = world.person("ana"), world.person("bruno")
    last = await finished(world, [ana, bruno], house=0)
    alone = text_of((await ana.click(last, custom_id=button(last, "review"))).response)
    await start_table(world, [ana, bruno], game="caylus")
    await play_on(world, [ana, bruno], Random(2), 12)

    refused = (await bruno.slash(world.thread(), "review", table=2)).response
    assert "wasn’t played to its end" in text_of(refused)
    whole = await world.bot.tables.reviews.kept(1, 0)
    async with world.context.database.write() as connection:
        await connection.execute(delete(REVIEWS))
    again = (await ana.slash(world.thread(), "review", table=1)).response
    assert text_of(again) == alone
    assert await world.bot.tables.reviews.kept(1, 0) == whole
    other = (await bruno.slash(world.thread(), "review", table=1)).response
    assert "Table 2" not in text_of(other)


async def test_finished_games_are_suggested_where_they_can_be_looked_at(world: World) -> None:
    """For a review those alone; for a replay after those that are on."""
    ana = world.person("ana")
    await finished(world, [ana], game="catan-dice", house=0)
    await start_table(world, [ana], game="catan-dice")

    async def suggested(command: str) -> list[int]:
        found = await ana.autocomplete(world.channel, command, "table", "")
        return [int(one["value"]) for one in found]

    assert await suggested("review") == [1]
    assert await suggested("replay") == [2, 1]
    assert await suggested("move") == [2]


async def test_nobody_asks_for_two_reviews_at_once(world: World) -> None:
    """The second press is told so, the first review comes all the same. Without a seat it is the winner's; a menu has the
    others.
    """
    ana, eva = world.person("ana"), world.person("eva")
    last = await finished(world, [ana])

    await press_together(world.env, [(eva, last, "1::review:")] * 2)

    private = [one for one in world.thread().history(viewer=eva) if one.flags.ephemeral]
    assert sorted(bool(one.attachments) for one in private) == [False, True]
    assert "already working on a review" in "\n".join(map(text_of, private))
    shown = next(one for one in private if one.attachments)
    for seat in ("0", "1"):
        chosen = await eva.select(shown, [seat], custom_id=button(shown, "review-seat"))
        assert chosen.response is not None
        assert chosen.response.attachments
        assert "You " not in text_of(chosen.response)


FIRST_PARTS = 5
"""Parts of a review that are fewer than all."""


class Dying(ThreadReviewWorker):
    """Its process is killed at every attempt but the first."""

    def __init__(self) -> None:
        super().__init__(REVIEW_ACTIONS, FIRST_PARTS)
        self.asked = 0

    async def advance(
        self, game: Any, record: bytes, seat: int, review: Review | None
    ) -> tuple[Review, float]:
        """Once as ever."""
        self.asked += 1
        if self.asked > 1:
            raise BrokenProcessPool
        return await super().advance(game, record, seat, review)


async def test_killed_in_the_middle_it_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What had been found is not worked out again, and the review is the one that an undisturbed bot makes."""
    ana = world.person("ana")
    last = await finished(world, [ana])
    worker = Dying()
    monkeypatch.setattr(world.bot.tables.reviews, "_worker", worker)
    failed = (await ana.click(last, custom_id=button(last, "review"))).response
    assert "couldn’t finish the review" in text_of(failed)
    assert worker.asked == 1 + reviews.ATTEMPTS
    await world.restart()
    own = (await reading.table(world.context, 1)).of_user(ana.id)
    assert own is not None
    seat = own.seat
    assert seat is not None
    begun = await world.bot.tables.reviews.kept(1, seat)
    assert begun is not None
    assert begun.line
    assert not begun.is_done

    shown = (await ana.slash(world.thread(), "review")).response
    whole = await world.bot.tables.reviews.kept(1, seat)

    assert shown is not None
    assert shown.attachments
    assert whole is not None
    record = await records.record(world.context, 1)
    game = world.context.game("caylus")
    undisturbed = ThreadReviewWorker(REVIEW_ACTIONS, 10_000)
    assert await undisturbed.advance(game, record, seat, None) == (whole, 1.0)
    monkeypatch.setattr(reviews, "EDITION", 99)
    assert await world.bot.tables.reviews.kept(1, seat) is None, "an update reviews in another way"


async def test_the_button_stands_only_where_there_is_something_to_review(world: World) -> None:
    """Not below a game that was given up."""
    ana = world.person("ana")
    await start_table(world, [ana], game="caylus", robots=1)
    thread = world.thread()
    board = newest(world.public(thread))
    assert "Review" not in words_on(board)


async def test_a_turning_point_that_no_move_explains_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing in its rounds weighs enough."""
    monkeypatch.setattr(telling, "WEIGHTY", 99)
    monkeypatch.setattr(reviews, "found", everything)
    ana = world.person("ana")
    last = await finished(world, [ana], "puerto-rico", 2)

    shown = (await ana.click(last, custom_id=button(last, "review"))).response

    assert shown is not None
    [turned] = [line for line in text_of(shown).split("\n") if "Turning point" in line]
    assert turned.endswith("No single move explains it.")


def test_a_turning_point_tells_who_turned_it() -> None:
    """Where the chances fell what others did, where they rose what the seat did itself; the weightiest, in order. What could
    turn no game is told as the reason of nothing.
    """
    game = REGISTRY["puerto-rico"].game
    mine, theirs = Built(0, "harbor", 8), Built(1, "wharf", 9)
    events = (RoleChosen(1, "builder", 0), theirs, mine, Built(2, "office", 5), Passed(2))
    harmless = (RoleChosen(1, "builder", 0), mine, Passed(2))

    assert weightiest(game, 0, swung(-0.2, *events), rose=False) == [theirs, events[3]]
    assert weightiest(game, 0, swung(0.2, *events), rose=True) == [mine]
    assert weightiest(game, 0, swung(-0.2, *harmless), rose=False) == []


def swung(change: float, *events: Event) -> ToldSwing:
    """A round in which the first seat's chance changed so much, and these things happened."""
    swing = Swing(
        begin=0,
        number=9,
        first=3,
        round=3,
        before=0.5,
        after=0.5 + change,
        margin=0.05,
        trials=60,
    )
    return ToldSwing(swing, 9, events)


def test_harmless_moves_are_no_reason_of_a_turning_point() -> None:
    """What is small beside another deed of the round is none, nor what brought the seat a point, nor passing."""
    game = REGISTRY["caylus"].game
    moved, helped = caylus.GateMoved(1, "stables"), caylus.Placed(2, "lawyer", 1, owner=0)
    cubes = (("food", 1), ("stone", 1))
    mine, theirs = (caylus.Built(seat, "alchemist", 18, cubes, 6) for seat in (0, 1))
    passed = caylus.Passed(0, 1, 1)

    assert weightiest(game, 0, swung(-0.2, moved, helped), rose=False) == [moved]
    assert weightiest(game, 0, swung(-0.2, moved, helped, mine), rose=False) == []
    assert weightiest(game, 0, swung(-0.2, moved, helped, mine, theirs), rose=False) == [theirs]
    assert weightiest(game, 0, swung(0.2, passed), rose=True) == []


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "ore (Bruno and the active player)"), ("pt-BR", "minério (Bruno e o jogador da vez)")],
)
def test_somebody_elses_answers_do_not_speak_to_the_reader(language: str, told: str) -> None:
    """Where a label says *you*, it has other words for the review of another seat; what has none stays."""
    words = LANGUAGES.words(language, REGISTRY["catan"].game, ("Ana", "Bruno"))
    land, seats = Term("resource", "ore"), SeatNames((1,))
    both, others = (
        Note("hex", "#3", label=say(f"catan-label-hex-{whose}", land=land, seats=seats))
        for whose in ("both", "others")
    )
    notes = Notes((both, others, Note("hex", "#4")))

    heard = of_another(notes, words).lines

    assert heard[0].label is not None
    assert words.say(heard[0].label) == told
    assert heard[1:] == notes.lines[1:]


def test_marks_stand_at_the_rounds_that_the_text_names() -> None:
    """Also of the answer that ends a round; in the last one before the point that tells who won."""
    line = [Point(10 * at, max(1, at), (0.5, 0.5)) for at in range(6)]

    def place(number: int, round_: int) -> float:
        return place_on(line, Line(number, round_, 1, MarkKind.MISTAKE, "", round_))

    assert [place(1, 1), place(25, 3), place(30, 3), place(31, 3)] == [1, 3, 3, 3]
    assert place(48, 5) == 4.5


def test_the_picture_agrees_with_what_is_told() -> None:
    """A turning point begins and ends where it was measured; other points are calmer than they were found, but for the end."""
    own = [0.5, 0.3, 0.5, 0.3, 0.6, 1.0]
    line = tuple([Point(10 * at, at, (one, 1 - one)) for at, one in enumerate(own)])
    swing = Swing(
        begin=30, number=40, first=4, round=4, before=0.2, after=0.7, margin=0.05, trials=60
    )
    review = Review(0, line=line, swings=(swing,), is_done=True)

    shown = shown_line(review)

    assert [round(mine, 3) for mine, _ in shown] == [0.433, 0.4, 0.4, 0.2, 0.7, 1.0]
    assert all(sum(both) == pytest.approx(1) for both in shown)
