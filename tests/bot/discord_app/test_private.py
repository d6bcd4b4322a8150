"""Private panels: by direct message, under the button "My move", for one pair of eyes only."""

from random import Random

import discord
import pytest
import simcord

from bot.discord_app.features.play.folded import onward
from bot.discord_app.features.play.screens import MORE
from bot.i18n.speech import LANGUAGES
from bot.model.questions import Ask
from bot.tables.queries import reading
from games.sutters_mill.actions import RemoveProspector
from games.sutters_mill.game import SUTTERS_MILL
from tests.bot.discord_app import inside
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.players import (
    answers,
    asked,
    panel_of,
    play_on,
    press_something,
    start_table,
)
from tests.bot.discord_app.pressing import ask_of
from tests.bot.discord_app.undo_setup import ROLE, choose, end_of_turn
from tests.bot.discord_app.world import (
    Person,
    World,
    button,
    controls,
    newest,
    text_of,
    words_on,
)
from tests.games.sutters_mill.table import Town


async def two_players(world: World) -> tuple[Person, Person]:
    """A started table; first whoever is asked, then the other."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    [(first, _)] = list(asked(world, people))
    return first, next(person for person in people if person is not first)


@pytest.mark.parametrize(
    ("language", "promise"), [("en", "a new message"), ("pt-BR", "uma nova mensagem")]
)
def test_who_plays_no_more_is_promised_no_turn(language: str, promise: str) -> None:
    """In Sutter's Mill, with the last prospector taken home: the others play on."""
    town = Town().tears_down(0).stands(0, mill=1).stands(1, jail=1)
    words = LANGUAGES.words(language, SUTTERS_MILL, ("Ana", "Bruno"))
    before = onward(SUTTERS_MILL, SUTTERS_MILL.public(town.state), 0, words)

    town.do(RemoveProspector("mill"))

    public = SUTTERS_MILL.public(town.state)
    assert promise in before
    assert promise not in onward(SUTTERS_MILL, public, 0, words)
    assert promise in onward(SUTTERS_MILL, public, 1, words)


def board(world: World) -> discord.Message:
    """The newest board."""
    return newest(world.public(world.thread()))


async def test_whoever_must_act_gets_the_question_and_everybody_finds_their_hand(
    world: World,
) -> None:
    """One has a question, with a picture with alt text, that makes a sound; the other is left in peace."""
    first, other = await two_players(world)

    assert answers(newest(world.dm(first)))
    assert newest(world.dm(first)).attachments[0].description
    assert not newest(world.dm(first)).flags.silent
    assert world.dm(other) == []
    hand = await other.click(board(world), custom_id=button(board(world), "hand"))
    assert hand.response is not None
    assert hand.response.attachments[0].description


async def test_my_move_shows_the_same_panel_to_its_owner_alone(world: World) -> None:
    """The ephemeral panel has the controls of the direct message, and works."""
    first, _ = await two_players(world)

    result = await first.click(board(world), custom_id=button(board(world), "move"))

    assert result.ephemeral
    assert result.response is not None
    direct = panel_of(world, first)
    assert {one["custom_id"] for one in answers(result.response)} == {
        one["custom_id"] for one in answers(direct)
    }
    before = (await reading.table(world.context, 1)).revision
    await press_something(first, result.response, Random(1))
    assert (await reading.table(world.context, 1)).revision > before


async def test_whoever_is_not_asked_sees_the_hand_and_whose_move_it_is(world: World) -> None:
    """No controls that answer anything."""
    first, other = await two_players(world)

    result = await other.click(board(world), custom_id=button(board(world), "move"))

    assert result.response is not None
    assert answers(result.response) == []
    assert result.response.attachments
    assert f"<@{first.id}>" in text_of(result.response)


async def test_strangers_see_no_hand(world: World) -> None:
    """The public buttons refuse people without a seat, privately."""
    first, _ = await two_players(world)
    await choose(world, first, ROLE)
    carla = world.person("carla")

    for word in ("move", "hand", "undo"):
        result = await carla.click(board(world), custom_id=button(board(world), word))
        assert result.ephemeral
        assert result.response is not None
        assert result.response.attachments == []
        assert controls(result.response) == []


async def test_nobody_can_press_another_ones_panel(world: World) -> None:
    """Discord does not let them, and a forged press finds no question of theirs."""
    first, other = await two_players(world)
    panel = panel_of(world, first)
    assert panel is not None
    word = answers(panel)[0]["custom_id"]
    with pytest.raises(simcord.SetupError):
        await other.user.click(panel, custom_id=word)
    before = (await reading.table(world.context, 1)).revision

    [forged] = await press_together(world.env, [(other, board(world), word)])

    assert forged.acknowledged
    assert (await reading.table(world.context, 1)).revision == before
    public = world.public(world.thread())
    assert all(message.id != getattr(forged.response, "id", 0) for message in public)


async def test_a_forged_press_on_a_public_message_never_shows_a_hand_there(world: World) -> None:
    """The answer to a private control is private, wherever it is pressed."""
    first, _ = await two_players(world)
    before = [(message.id, text_of(message)) for message in world.public(world.thread())]

    [forged] = await press_together(world.env, [(first, board(world), "1:0:do:pass")])

    assert forged.ephemeral
    assert forged.response is not None
    assert answers(forged.response)
    assert before == [(message.id, text_of(message)) for message in world.public(world.thread())]


async def test_two_thumbs_at_once_make_one_move(world: World) -> None:
    """The second press of the same instant is told that the game moved on."""
    first, _ = await two_players(world)
    panel = panel_of(world, first)
    assert panel is not None
    buttons = [one["custom_id"] for one in answers(panel) if one["type"] == 2]
    before = (await reading.table(world.context, 1)).step

    results = await press_together(
        world.env, [(first.user, panel, buttons[0]), (first.user, panel, buttons[-1])]
    )

    assert all(result.acknowledged for result in results)
    assert (await reading.table(world.context, 1)).step == before + 1


async def test_a_press_on_an_old_panel_is_answered_with_the_present(world: World) -> None:
    """A forgotten ephemeral panel turns into the present, with a word on why."""
    first, _ = await two_players(world)
    old = await first.click(board(world), custom_id=button(board(world), "move"))
    assert old.response is not None
    panel = panel_of(world, first)
    assert panel is not None
    await press_something(first.user, panel, Random(3))
    after = (await reading.table(world.context, 1)).step

    stale = answers(old.response)[0]
    await first.click(old.response, custom_id=stale["custom_id"])

    assert (await reading.table(world.context, 1)).step == after
    assert "earlier question" in text_of(old.response)
    assert "moved on" not in text_of(old.response)
    number = (await reading.ask(world.context, 1, first.id)).number
    shown = {one["custom_id"].split(":")[1] for one in controls(old.response)}
    assert shown <= {str(number)}


@pytest.mark.parametrize(
    "custom_id", ["nonsense", "1:2", "x:y:z:", "1::unknown:", "99::move:", "1:999:do:", ":::", ""]
)
async def test_malformed_and_foreign_ids_are_answered_kindly(world: World, custom_id: str) -> None:
    """Whatever arrives is answered in private; nothing breaks."""
    first, _ = await two_players(world)

    [result] = await press_together(world.env, [(first, board(world), custom_id)])

    assert result.acknowledged
    assert result.ephemeral


async def test_closed_direct_messages_do_not_stop_the_game(world: World) -> None:
    """The panel under the button is all one needs."""
    people = [world.person("ana"), world.person("bruno")]
    for person in people:
        path = f"/channels/{person.user.dm_channel.id}/messages"
        world.env.inject_error("POST", path, status=403, code=50007, times=None)
    await start_table(world, people, game="san-juan")
    chance = Random(4)

    for _ in range(12):
        asked_now = (await reading.position(world.context, 1)).asked
        table = await reading.table(world.context, 1)
        info = table.of_seat(asked_now[0]).person
        assert info is not None
        person = next(one for one in people if one.id == info.user_id)
        panel = await person.click(board(world), custom_id=button(board(world), "move"))
        await press_something(person, panel.response, chance)

    assert world.dm(people[0]) == world.dm(people[1]) == []
    assert (await reading.table(world.context, 1)).step > 6


async def test_a_panel_is_folded_by_the_answer_and_the_next_question_is_a_new_message(
    world: World,
) -> None:
    """One message of a table stands with a person: what was answered is a line without a picture, until something is asked."""
    first, other = await two_players(world)
    panel = panel_of(world, first)
    assert panel is not None
    folded: dict[int, discord.Message] = {}

    await world.env.advance_time(3_600)
    chance = Random(1)
    while (await reading.table(world.context, 1)).step < 12:
        person, shown = next(asked(world, [first, other]))
        await press_something(person.user, shown, chance)
        for one in (first, other):
            assert len(world.dm(one)) <= 1
            folded |= {message.id: message for message in world.dm(one) if not answers(message)}

    assert panel.id in folded
    assert "Your hand:" not in text_of(panel)
    for message in folded.values():
        assert message.attachments == []
        assert words_on(message) - {"take-back"} == {"move", "hand"}
        assert "your turn to" not in text_of(message)
    [left] = [one for one in world.dm(first) + world.dm(other) if not answers(one)]
    reader = first if left in world.dm(first) else other
    shown = await reader.user.click(left, custom_id=button(left, "move"))
    assert shown.response is not None
    assert shown.response.attachments


@pytest.mark.parametrize(("hours", "lines"), [(1, 0), (9, 1)])
async def test_the_line_of_an_earlier_visit_stays_above_the_next_question(
    world: World, hours: int, lines: int
) -> None:
    """Whoever comes back after a day reads above the question what they did last; of quick play no pile of lines is left."""
    first, other = await two_players(world)
    panel = panel_of(world, first)
    assert panel is not None
    await world.env.advance_time(hours * 3_600)
    chance = Random(1)
    await press_something(first.user, panel, chance)
    while (newest_panel := panel_of(world, first)) is None or newest_panel.id == panel.id:
        person, shown = next(asked(world, [first, other]))
        await press_something(person.user, shown, chance)

    left = [one for one in world.dm(first) if not answers(one)]

    assert len(left) == lines
    assert len(world.dm(first)) == lines + 1


async def test_the_own_move_is_told_without_a_heading_of_news(world: World) -> None:
    """What the reader has just done is no news since their last move."""
    first, _ = await two_players(world)

    await choose(world, first, f"{ROLE}.prospector")
    await world.env.advance_time(60)

    [line] = world.dm(first)
    assert "You" in text_of(line)
    assert "Since your last move" not in text_of(line)


async def test_a_question_that_follows_is_shown_by_the_press(world: World) -> None:
    """Its answer is the one request that the panel takes: the outbox adds nothing, and the panel lives on over a restart. Its
    first line says whose role the question belongs to.
    """
    first, _ = await two_players(world)
    panel = panel_of(world, first)
    assert panel is not None
    [before] = {ask_of(one) for one in answers(panel)}
    start = len(world.env.http_requests)

    await choose(world, first, f"{ROLE}.builder")
    await world.env.advance_time(120)

    own = f"/channels/{panel.channel.id}/messages"
    assert [one for one in world.env.http_requests[start:] if one.path.startswith(own)] == []
    asked_next = panel_of(world, first)
    assert asked_next is not None
    assert asked_next.id == panel.id
    assert text_of(asked_next).startswith("-# Table 1 · Round 1 · You are the Builder")
    [after] = {ask_of(one) for one in answers(asked_next)}
    assert after != before
    await world.restart()
    table = await reading.table(world.context, 1)
    info = table.of_user(first.id)
    assert info is not None
    assert info.seat is not None
    assert await reading.panel(world.context, 1, info.seat) == panel.id
    await press_something(first.user, asked_next, Random(1))
    assert (await reading.table(world.context, 1)).step > table.step


async def test_an_answer_that_discord_does_not_take_leaves_no_panel_that_looks_alive(
    world: World,
) -> None:
    """The move is stored, and the interaction over: the panel is folded all the same."""
    first, _ = await two_players(world)
    panel = panel_of(world, first)
    assert panel is not None
    path = "/interactions/*/callback"
    world.env.inject_error("POST", path, status=404, code=10062, times=None)
    world.beyond.takes_all = False
    await choose(world, first, f"{ROLE}.prospector")
    inside.mend(world.env)
    await world.env.settle()

    assert panel_of(world, first) is None


async def test_whoever_has_answered_reads_what_and_who_is_missing(world: World) -> None:
    """In a simultaneous step; without the sentence that answering is optional."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    chance = Random(11)
    for _ in range(80):
        await play_on(world, people, chance, 1)
        for person in people:
            if not world.dm(person) or "You chose: " not in text_of(newest(world.dm(person))):
                continue
            shown = await person.slash(world.thread(), "move")
            told = text_of(shown.response)
            if "You chose: " in told:
                missing = next(one for one in people if one is not person)
                assert f"{missing.name.title()} has yet to answer" in told
                assert "does not wait" not in told
                return
    pytest.fail("nobody ever waited for the other")


async def test_taking_back_is_said_once(world: World) -> None:
    """The note goes with the next thing done; no message of its own stays behind."""
    first, _ = await two_players(world)
    panel = await first.click(board(world), custom_id=button(board(world), "move"))
    assert panel.response is not None
    for chance in range(20):
        await press_something(first, panel.response, Random(chance))
        if "take-back" in {one["custom_id"].split(":")[2] for one in controls(panel.response)}:
            break

    word = button(panel.response, "take-back")
    result = await first.click(panel.response, custom_id=word)

    assert result.followups == []
    assert "Undone." in text_of(panel.response)


async def test_each_player_reads_their_own_language(world: World) -> None:
    """One table, two languages; the public messages in its opener's."""
    ana, bruno = world.person("ana", "en-US"), world.person("bruno", "pt-BR")
    await start_table(world, [bruno, ana], game="san-juan")

    assert "Vez de" in text_of(board(world))
    [(person, panel)] = list(asked(world, [ana, bruno]))
    assert ("Table 1" if person is ana else "Mesa 1") in text_of(panel)
    other = bruno if person is ana else ana
    shown = await other.click(board(world), custom_id=button(board(world), "move"))
    assert ("Round 1" if other is ana else "Rodada 1") in text_of(shown.response)


async def test_the_chosen_language_goes_before_discords(world: World) -> None:
    """`/language` turns panels over at once."""
    first, _ = await two_players(world)

    await first.slash(world.thread(), "language", language="pt-BR")

    assert "Mesa 1" in text_of(newest(world.dm(first)))
    await world.restart()
    result = await first.slash(world.thread(), "move")
    assert result.response is not None
    assert text_of(result.response).startswith("-# Rodada 1")


async def test_an_answer_that_asked_nothing_becomes_the_question(world: World) -> None:
    """In the place where the person waited, as soon as the turn comes; once, and in the direct messages as ever."""
    first, other = await two_players(world)
    waiting = await other.click(board(world), custom_id=button(board(world), "move"))
    assert waiting.response is not None
    assert answers(waiting.response) == []

    await end_of_turn(world, first, other)

    there = world.thread().history(viewer=other)
    [shown] = [one for one in there if one.id == waiting.response.id]
    assert {one["custom_id"] for one in answers(shown)} == {
        one["custom_id"] for one in answers(panel_of(world, other))
    }


@pytest.mark.parametrize("verb", [MORE, "move", "hand", "log"])
async def test_a_newer_answer_takes_the_place_of_the_one_before(world: World, verb: str) -> None:
    """Whoever looks again sees one answer in that place, while other people's answers stay."""
    first, other = await two_players(world)
    at = newest(world.dm(first)) if verb == MORE else board(world)
    presser: simcord.MemberActor | simcord.UserHandle = first.user if verb == MORE else first
    theirs = await other.click(board(world), custom_id=button(board(world), "hand"))
    old = await presser.click(at, custom_id=button(at, verb))
    shown = old.response
    assert shown is not None

    again = await presser.click(at, custom_id=button(at, verb))

    assert old.response is None
    assert again.response is not None
    assert theirs.response is not None


async def test_a_question_that_comes_while_an_answer_is_shown_is_found(world: World) -> None:
    """An answer that was out of date before it was there is not kept waiting: the present is shown instead."""
    first, other = await two_players(world)
    before = await reading.ask(world.context, 1, other.id)
    await end_of_turn(world, first, other)
    waiting, now = world.bot.waiting_answers, discord.utils.utcnow()

    async def show(_: Ask) -> None:
        raise AssertionError

    assert not waiting.keep(before, other.id, now, show)
    assert waiting.keep(await reading.ask(world.context, 1, other.id), other.id, now, show)
    assert waiting.keep(await reading.ask(world.context, 1, first.id), first.id, now, show)


async def test_where_people_trade_the_line_says_where_offers_come(world: World) -> None:
    """An offer calls by name at the table."""
    people = [world.person(name) for name in ("ana", "bruno", "carla")]
    await start_table(world, people, game="catan")
    [(first, _)] = list(asked(world, people))
    while answers(newest(world.dm(first))):
        await press_something(first.user, newest(world.dm(first)), Random(2))

    [line] = world.dm(first)
    assert "mention you at the table when you get an offer" in text_of(line)


async def test_the_board_says_once_whose_turn_it_is(world: World) -> None:
    """The heading of a turn that has just begun is not told right above the line that says the same."""
    people = [world.person(name) for name in ("ana", "bruno", "carla")]
    await start_table(world, people, game="catan", options="board=beginner")

    [asker] = [person for person, _ in asked(world, people)]

    assert text_of(board(world)).count(f"<@{asker.id}>") == 1
    assert "’s turn**" not in text_of(board(world))
