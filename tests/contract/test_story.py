"""What a finished game is remembered for: points are counted right, the end is explained, every fact can be said."""

from collections.abc import Mapping
from typing import get_args

from bot.i18n.speech import LANGUAGES
from games.catalogue import GAMES
from games.core.model import Event, Message, Seat, SeatName, heard, say
from games.core.story import facts_of_any, standout, weight
from tests.contract.subjects import Case
from tests.contract.walks import story_of, walks
from tests.fluent import LANGUAGES as NAMES

COUNTED: Mapping[str, frozenset[str]] = {
    "san-juan": frozenset(),
    "puerto-rico": frozenset({"chips", "buildings"}),
    "caylus": frozenset(
        {"buildings", "visits", "prestige", "residences", "castle", "losses", "favors", "trade"}
    ),
    "catan": frozenset({"settlements", "cities", "longest_road", "largest_army", "chips"}),
    "catan-dice": frozenset(
        {"settlement", "city", "road", "knight", "penalty", "longest_road", "largest_army"}
    ),
    "sutters-mill": frozenset(),
}
"""The rows of each game's score sheet that are counted from what everybody hears."""

OPEN = frozenset({"san-juan"})
"""Games in which that is all that lies open, rows apart: a Palace counts points of which some lie under buildings."""


def test_points_are_counted_from_what_everybody_hears(case: Case) -> None:
    """The sum of what events brought is what stands in those rows of the score sheet, beside what all begin with."""
    for walk in walks(case):
        story = story_of(walk)
        sums = [0] * case.seats
        for gain in case.game.gains(story.events):
            sums[gain.seat] += gain.points

        rows = COUNTED.get(case.game.id, frozenset())
        counted = [
            sum(
                line.points
                for line in sheet.lines
                if line.label.key in rows and line.label.kind == "score"
            )
            for sheet in story.sheets
        ]
        if case.game.id in OPEN:
            counted = [*(case.game.open_points(case.game.public(walk.end)) or ())]
        start = {total - gained for total, gained in zip(counted, sums, strict=True)}
        assert len(start) == 1
        assert start <= {0, 1, 2}, "a first settlement or two, a first Indigo Plant"


def test_the_end_is_explained_and_every_fact_can_be_said(case: Case) -> None:
    """In both languages; three facts at most, the heaviest first, no kind of fact twice."""
    for walk in walks(case):
        story = story_of(walk)
        game = case.game
        ending = game.ending(story)
        found = (*game.facts(story), *facts_of_any(story, game.gains(story.events)))
        told = standout(found, 3)

        assert ending is not None or game.id not in COUNTED
        assert len(told) == min(3, len({fact.message.id for fact in found}))
        assert [fact.weight for fact in told] == sorted([f.weight for f in told], reverse=True)
        for language in NAMES if game in GAMES else ():
            words = LANGUAGES.words(language, game, [f"P{n}" for n in range(case.seats)])
            if ending is not None:
                words.say(ending)
            for fact in found:
                message = fact.message
                if fact.event is not None:
                    event = words.say(fact.event.words())
                    message = Message(message.id, (*message.args, ("told", event)))
                words.say(message)


def test_points_that_lie_open_are_those_that_were_told(case: Case) -> None:
    """At every moment: who is ahead in a digest is who is ahead by what everybody has heard."""
    for walk in walks(case):
        sums = [0] * case.seats
        start = case.game.open_points(case.game.public(walk.start.state))
        if start is None or case.game.id in BESIDES:
            return
        events = list(heard(walk.start.log, None))
        begun = len(events)
        for moment in walk.moments:
            events += heard(moment.step.log, None)
        last = case.game.open_points(case.game.public(walk.end))
        assert last is not None
        for gain in case.game.gains(events):
            sums[gain.seat] += gain.points if gain.at >= begun else 0
        assert [own - before for own, before in zip(last, start, strict=True)] == sums


def test_statistics_count_what_somebody_built_or_used(case: Case) -> None:
    """Some of what happens in a game of the catalogue; each has a seat, and the thing a name in both languages."""
    things = [
        (event, thing)
        for walk in walks(case)
        for event in story_of(walk).events
        if (thing := case.game.favourite(event)) is not None
    ]

    assert things or case.game.id not in COUNTED
    assert all(getattr(event, "seat", None) in range(case.seats) for event, _ in things)
    for language in NAMES:
        words = LANGUAGES.words(language, case.game)
        assert all(words.label(*pair) for pair in {(one.kind, one.key) for _, one in things})


def test_statistics_count_how_somebody_opens(case: Case) -> None:
    """Every seat of a game of the catalogue begins somehow; what it begins with has a name in both languages."""
    for walk in walks(case):
        told = [
            (event, thing)
            for event in story_of(walk).events
            if (thing := case.game.opening(event)) is not None
        ]
        assert told or case.game.id not in COUNTED
        assert all(getattr(event, "seat", None) in range(case.seats) for event, _ in told)
        for language in NAMES:
            words = LANGUAGES.words(language, case.game)
            assert all(words.label(*pair) for pair in {(one.kind, one.key) for _, one in told})


BESIDES = {
    "puerto-rico": "printed points",
    "san-juan": "bonuses of buildings that count others",
}
"""Games whose open points are more, or less, than what events bring."""


def test_weights_are_of_the_game_s_own_events() -> None:
    """None of another game, none forgotten in a rename."""
    for game in GAMES:
        assert set(game.weights) <= set(get_args(game.event_type)), game.id
        assert any(game.weights.values()) or game.id not in COUNTED, game.id


class Named(Event, frozen=True, tag="named"):
    """Something that somebody did to somebody."""

    befalls = ("victim",)

    seat: Seat
    victim: Seat

    def words(self) -> Message:
        """Both names."""
        return say("any", seat=SeatName(self.seat), victim=SeatName(self.victim))


def test_an_event_weighs_more_to_whom_it_concerns() -> None:
    """By its points, too; what weighs nothing stays nothing."""
    event = Named(0, 1)

    assert weight(1, 0, event, 1) > weight(1, 0, event, 0) == weight(1, 0, event, 2) == 1
    assert weight(1, 3, event, 2) > weight(1, 1, event, 2) > 1
    assert weight(0, 0, event, 1) == 0
