"""Taking back through Discord: alone, by everybody's agreement, refused, lapsed; and a move given up half-way."""

from random import Random

import discord
import pytest

from bot.forms.model import Button
from bot.forms.phone import lines
from bot.game_registry import REGISTRY
from bot.model.proposals import ProposalKind
from bot.tables.queries import reading
from games.core.record import Record, Undo, read
from tests.bot.discord_app.giving_up import give_up
from tests.bot.discord_app.inside import Press, pinged, press_together
from tests.bot.discord_app.players import (
    answers,
    asked,
    panel_of,
    play_on,
    press_something,
    start_table,
)
from tests.bot.discord_app.undo_setup import (
    ROLE,
    ask_to_take_back,
    at_a_table,
    ballot,
    board,
    called,
    choose,
    end_of_turn,
    step,
    word_of,
)
from tests.bot.discord_app.world import Person, World, button, controls, newest, text_of, words_on
from tests.playing import faults

VOTES = {"vote-undo", "vote-end"}


BUILDING = ("pick:build.card", "do:build.")
"""How an answer begins that builds: one of several cards, or the only one that can be paid."""


async def finished_record(world: World, people: list[Person]) -> Record:
    """The record, once all have agreed to give the game up."""
    final = await give_up(world, people)
    behind = (await people[0].click(final, custom_id=button(final, "end-fair"))).response
    assert behind is not None
    [attached] = behind.attachments
    return read(await attached.read())


async def test_an_own_step_is_taken_back_from_the_panel(world: World) -> None:
    """The button under the question goes back at once; the panel shows the question of before, the record both."""
    people = await at_a_table(world)
    await choose(world, people[0], f"{ROLE}.builder")
    panel = panel_of(world, people[0])
    assert panel is not None

    await people[0].user.click(panel, custom_id=button(panel, "take-back"))

    again = panel_of(world, people[0])
    assert again is not None
    assert {word_of(one["custom_id"]) for one in answers(again)} >= {
        f"{ROLE}.builder",
        f"{ROLE}.trader",
    }
    assert "take-back" not in words_on(again)
    record = await finished_record(world, people)
    assert Undo(0, record_seat(record, 0)) in record.segments[0].entries
    assert faults(REGISTRY["san-juan"].game, record) == []


def record_seat(record: Record, number: int) -> int:
    """Who played that entry of the record."""
    seat = record.segments[0].entries[number].seat
    assert seat is not None
    return seat


async def placed(world: World, people: list[Person]) -> tuple[Person, discord.Message]:
    """Who has placed a worker in Caylus, and the line that is left of their question."""
    [(person, panel)] = asked(world, people)
    chance = Random(1)
    while answers(newest(world.dm(person))):
        await press_something(person.user, newest(world.dm(person)), chance)
    [line] = world.dm(person)
    assert line.id == panel.id
    return person, line


async def test_a_move_is_taken_back_from_the_line_that_confirms_it(world: World) -> None:
    """One press, with no row more: the question comes again, the other's is gone, and so is the line."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="caylus")
    person, line = await placed(world, people)
    labels = [Button("", one["label"]) for one in controls(line)]
    assert words_on(line) >= {"move", "take-back"}
    assert lines(labels) == 1

    await person.user.click(line, custom_id=button(line, "take-back"))
    await world.env.advance_time(120)

    assert [one for one, _ in asked(world, people)] == [person]
    assert all(answers(one) for one in world.dm(person))


async def test_a_move_that_another_has_followed_is_not_taken_back_from_its_line(
    world: World,
) -> None:
    """The press changes nothing, and the line says where to undo it; undo stands there no more."""
    people = [world.person("ana"), world.person("bruno"), world.person("carla")]
    await start_table(world, people, game="caylus")
    person, line = await placed(world, people)
    await placed(world, people)
    before = await step(world)

    await person.user.click(line, custom_id=button(line, "take-back"))

    assert await step(world) == before
    [line] = world.dm(person)
    assert "press “Undo” below the board" in text_of(line)
    assert words_on(line) == {"move", "hand"}


async def test_an_own_step_is_taken_back_from_the_board(world: World) -> None:
    """The public button answers its presser alone; the others read that something was taken back, and none is called."""
    people = await at_a_table(world)
    await choose(world, people[0], f"{ROLE}.builder")

    result = await people[0].click(board(world), custom_id=button(board(world), "undo"))

    assert result.ephemeral
    assert result.response is not None
    assert text_of(result.response) == "Undone."
    told = [text_of(one) for one in world.public(world.thread())]
    assert f"{called(people[0])} undid: picked the Builder" in told[-1]
    assert pinged(world.env, newest(world.public(world.thread()))) == set()


async def test_all_agree(world: World) -> None:
    """The request says which move, calls whoever has a vote, and the last yes takes back: under a new fork."""
    people = await at_a_table(world, seats=3)
    await end_of_turn(world, people[0], people[1])
    before = await step(world)

    shown = (await people[0].click(board(world), custom_id=button(board(world), "undo"))).response
    assert shown is not None
    others = [called(one) for one in people[1:]]
    asks = [f"Ask {' and '.join(one)}" for one in (others, others[::-1])]
    assert any(one in text_of(shown) for one in asks)
    assert "picked the Prospector" in text_of(shown)
    assert (await reading.position(world.context, 1)).ballot(ProposalKind.UNDO) is None, (
        "nobody is called yet"
    )
    await people[0].click(shown, custom_id=button(shown, "undo-sure"))

    assert text_of(shown) == "I’ve asked the others to agree."
    asked_for = ballot(world)
    assert pinged(world.env, asked_for) == {people[1].id, people[2].id}
    told = text_of(asked_for)
    assert f"{called(people[0])} picked the Prospector" in told
    assert "first Governor" not in told, "what came before stays"
    assert "Others have moved" not in told
    assert (await reading.position(world.context, 1)).ballot(ProposalKind.UNDO) is not None
    one = await people[1].click(asked_for, custom_id=button(asked_for, "yes"))
    assert one.response is not None
    assert text_of(one.response) == "Your vote counts. Others still have to vote."
    assert await step(world) == before
    two = await people[2].click(asked_for, custom_id=button(asked_for, "yes"))
    assert two.response is not None
    assert text_of(two.response) == "Undone."
    assert await step(world) == before + 1
    [settled] = [one for one in world.public(world.thread()) if one.id == asked_for.id]
    assert controls(settled) == []
    assert f"{called(people[2])} agreed" in text_of(settled)
    panel = panel_of(world, people[0])
    assert panel is not None
    assert f"{ROLE}.prospector" in {word_of(one["custom_id"]) for one in answers(panel)}
    record = await finished_record(world, people)
    assert Undo(0, None, 1) in record.segments[0].entries
    assert faults(REGISTRY["san-juan"].game, record) == []


async def test_one_refuses(world: World) -> None:
    """The move stands, everybody reads so, and a later vote finds no request."""
    people = await at_a_table(world, seats=3)
    await end_of_turn(world, people[0], people[1])
    before = await step(world)
    await ask_to_take_back(world, people[0])
    request = ballot(world)

    yes = button(request, "yes")
    refused = await people[1].click(request, custom_id=button(request, "no"))
    [late] = await press_together(world.env, [(people[2], request, yes)])

    assert refused.response is not None
    assert text_of(refused.response) == "Nothing changes: not everyone agreed."
    assert late.ephemeral
    assert await step(world) == before
    assert (await reading.position(world.context, 1)).ballot(ProposalKind.UNDO) is None
    settled = newest(world.public(world.thread()))
    assert settled.id == request.id
    assert controls(settled) == []
    assert f"{called(people[1])} did not agree" in text_of(settled)
    assert "<@" not in text_of(settled), "nobody is called any more"
    assert "picked the Prospector" in text_of(settled)


async def test_playing_on_lets_a_request_lapse(world: World) -> None:
    """Whoever moves instead of voting has answered; the notice says so."""
    people = await at_a_table(world)
    await end_of_turn(world, people[0], people[1])
    await ask_to_take_back(world, people[0])
    request = ballot(world)
    yes = button(request, "yes")

    await choose(world, people[1], f"{ROLE}.builder")

    assert (await reading.position(world.context, 1)).ballot(ProposalKind.UNDO) is None
    [late] = await press_together(world.env, [(people[1], request, yes)])
    assert late.ephemeral
    [settled] = [one for one in world.public(world.thread()) if one.id == request.id]
    assert controls(settled) == []
    assert f"{called(people[1])} did not agree" in text_of(settled)
    panel = panel_of(world, people[1])
    assert panel is not None
    assert any(word_of(one["custom_id"]).startswith(BUILDING) for one in answers(panel))


async def test_a_yes_to_a_request_that_is_over_is_none_to_a_later_one(world: World) -> None:
    """The button that Discord still shows is about the first; the next one takes other steps back."""
    people = await at_a_table(world, seats=3)
    await end_of_turn(world, people[0], people[1])
    await ask_to_take_back(world, people[0])
    request = ballot(world)
    yes = button(request, "yes")
    await people[1].click(request, custom_id=button(request, "no"))
    await choose(world, people[1], f"{ROLE}.councillor")
    await ask_to_take_back(world, people[1])
    before = await step(world)

    [late] = await press_together(world.env, [(people[2], request, yes)])

    assert text_of(late.response) == "That has already been settled."
    opened = (await reading.position(world.context, 1)).ballot(ProposalKind.UNDO)
    assert opened is not None
    assert len(opened.missing) == 2
    await people[2].click(ballot(world), custom_id=button(ballot(world), "no"))
    assert await step(world) == before


async def test_a_request_that_somebody_left_open_keeps_no_buttons(world: World) -> None:
    """Whoever leaves ends the votes: both messages say so where their buttons were."""
    people = await at_a_table(world, seats=3)
    await end_of_turn(world, people[0], people[1])
    await ask_to_take_back(world, people[0])
    leaving = await people[0].slash(world.thread(), "leave")
    assert leaving.response is not None
    await people[0].click(leaving.response, custom_id=button(leaving.response, "abandon"))
    assert controls(leaving.response) == []
    votes = [one for one in world.public(world.thread()) if words_on(one) & VOTES]
    assert len(votes) == 2

    way_out = await people[2].slash(world.thread(), "leave")
    assert way_out.response is not None
    await people[2].click(way_out.response, custom_id=button(way_out.response, "leave-game"))

    public = world.public(world.thread())
    assert not any(words_on(one) & VOTES for one in public)
    settled = {one.id: text_of(one) for one in public}
    assert "The move stands" in settled[votes[0].id]
    assert "The proposal was withdrawn" in settled[votes[1].id]


async def test_a_request_whose_message_is_gone_is_settled_in_a_new_one(world: World) -> None:
    """Somebody deleted it: the outcome is said all the same."""
    people = await at_a_table(world)
    await end_of_turn(world, people[0], people[1])
    await ask_to_take_back(world, people[0])
    await ballot(world).delete()

    await choose(world, people[1], f"{ROLE}.builder")

    assert any("did not agree" in text_of(one) for one in world.public(world.thread()))


async def test_a_building_under_construction_is_given_up(world: World) -> None:
    """Building, place and payment are one move: nothing of it is public, and `Cancel this move` goes back to its begin."""
    people = await at_a_table(world)
    await choose(world, people[0], f"{ROLE}.builder")
    shown = [(one.id, text_of(one)) for one in world.public(world.thread())]
    await choose(world, people[0], BUILDING)
    panel = panel_of(world, people[0])
    assert panel is not None
    assert not any(word_of(one["custom_id"]).startswith(BUILDING) for one in answers(panel))
    assert "cancel" in words_on(panel)
    assert "take-back" not in words_on(panel), "two ways back side by side confuse"

    await people[0].user.click(panel, custom_id=button(panel, "cancel"))

    back = panel_of(world, people[0])
    assert back is not None
    assert any(word_of(one["custom_id"]).startswith(BUILDING) for one in answers(back))
    assert "cancel" not in words_on(back)
    assert [(one.id, text_of(one)) for one in world.public(world.thread())] == shown
    record = await finished_record(world, people)
    assert Undo(1, record_seat(record, 0)) in record.segments[0].entries
    assert faults(REGISTRY["san-juan"].game, record) == []


async def test_a_building_is_given_up_under_my_move_and_after_a_restart(world: World) -> None:
    """The ephemeral panel has the same way back; a second press on it is answered with the present."""
    people = await at_a_table(world)
    await choose(world, people[0], f"{ROLE}.builder")
    await choose(world, people[0], BUILDING)
    mine = await people[0].slash(world.thread(), "move")
    assert mine.response is not None
    old = await people[0].slash(world.thread(), "move")
    assert old.response is not None
    await world.restart()

    await people[0].click(mine.response, custom_id=button(mine.response, "cancel"))
    after = await step(world)
    await people[0].click(old.response, custom_id=button(old.response, "cancel"))

    assert any(word_of(one["custom_id"]).startswith(BUILDING) for one in answers(mine.response))
    assert "moved on" in text_of(old.response)
    assert await step(world) == after
    assert controls(old.response)


async def test_nothing_is_there_to_take_back(world: World) -> None:
    """Before one's first move, and for a stranger: a sentence for the presser alone."""
    people = await at_a_table(world)
    eva = world.person("eva")

    for person in (people[1], eva):
        result = await person.slash(world.thread(), "undo", table=1)
        assert result.ephemeral
        assert result.response is not None
        assert text_of(result.response)
        assert await step(world) == 0


async def test_a_game_goes_on_after_many_undos(world: World) -> None:
    """Struck steps stand in the record, leave the log, and what follows verifies.

    Where chance has shown something, or others have acted, the press asks the others and strikes nothing yet.
    """
    people = await at_a_table(world)
    chance = Random(9)
    taken = 0
    for _ in range(12):
        await play_on(world, people, chance, 2)
        person, panel = next(asked(world, people))
        if "take-back" in words_on(panel):
            before = await step(world)
            await person.user.click(panel, custom_id=button(panel, "take-back"))
            taken += await step(world) - before
        await press_something(person.user, panel_of(world, person), chance)

    assert taken > 1
    record = await finished_record(world, people)
    struck = [entry for entry in record.segments[0].entries if isinstance(entry, Undo)]
    assert len(struck) >= taken
    assert faults(REGISTRY["san-juan"].game, record) == []


async def test_nothing_is_said_of_ones_own_steps(world: World) -> None:
    """In the midst of a move nothing has happened since the last one: no line says so."""
    people = await at_a_table(world)
    await choose(world, people[0], f"{ROLE}.builder")

    await choose(world, people[0], BUILDING)

    told = text_of(panel_of(world, people[0]))
    assert "Nothing" not in told
    assert "Since your last move" not in told


async def test_a_game_that_was_given_up_is_told_as_such(world: World) -> None:
    """Whoever looks at its board reads that, and not that it was played to its end."""
    people = await at_a_table(world)
    await give_up(world, people)

    shown = await people[0].slash(world.thread(), "board")

    assert shown.response is not None
    assert "ended early" in text_of(shown.response)
    assert "is over" not in text_of(shown.response)


async def test_a_board_offers_undo_once_somebody_has_moved(world: World) -> None:
    """Before the first move of a person the button could only refuse; after it, it is there."""
    first, *_ = await at_a_table(world)
    assert "undo" not in words_on(newest(world.public(world.thread())))

    await choose(world, first, ROLE)

    assert "undo" in words_on(newest(world.public(world.thread())))


@pytest.mark.parametrize("word", ["take-back", "undo"])
async def test_a_double_press_takes_back_one_step(world: World, word: str) -> None:
    """Two thumbs, in one instant, from the panel and from the board: the step before is not taken back unseen."""
    people = [world.person(name) for name in ("ana", "bruno", "carla")]
    await start_table(world, people, game="catan")
    chance = Random(1)
    while (before := (await reading.table(world.context, 1)).step) < 6:
        await play_on(world, people, chance, 1)
    [(person, panel)] = asked(world, people)

    press: Press
    if word == "take-back":
        press = person.user, panel, button(panel, word)
    else:
        shown = newest(world.public(world.thread()))
        press = person, shown, button(shown, word)
    await press_together(world.env, [press, press])

    assert (await reading.table(world.context, 1)).step == before + 1
