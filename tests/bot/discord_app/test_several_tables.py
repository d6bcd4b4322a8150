"""Several tables of one person: commands open the one that waits, the list says who is awaited, a new one gathers in sight."""

from bot.tables.queries import reading
from tests.bot.discord_app.players import answers, asked, start_table
from tests.bot.discord_app.world import Person, World, controls, newest, text_of, words_on


async def two_tables(world: World) -> list[Person]:
    """Two tables of the same two people."""
    people = [world.person("ana"), world.person("bruno")]
    for _ in range(2):
        await start_table(world, people, game="san-juan")
    return people


async def waiting_at(world: World, table: int) -> int:
    """Whom that table waits for."""
    position = await reading.position(world.context, table)
    person = position.table.of_seat(position.asked[0]).person
    assert person is not None
    return person.user_id


async def test_a_command_opens_the_table_that_waits_or_asks_which(world: World) -> None:
    """One table waits: that one. Several do, or none: a button for each, which opens the same."""
    people = await two_tables(world)
    first = [await waiting_at(world, table) for table in (1, 2)]
    for person in people:
        shown = (await person.slash(world.channel, "move")).response
        assert shown is not None
        mine = [table for table, user_id in enumerate(first, 1) if user_id == person.id]
        if len(mine) == 1:
            assert f"Table {mine[0]}" in text_of(shown)
            assert answers(shown)
            continue
        assert "open-one" in words_on(shown)
        await person.click(shown, custom_id="::open-one:move.2")
        assert "Table 2" in text_of(shown)


async def test_beside_the_buttons_of_several_tables_no_option_is_asked_for(world: World) -> None:
    """Whoever may press a table is asked which one, not told to write it."""
    people = await two_tables(world)
    await start_table(world, people, game="san-juan")
    waited = [await waiting_at(world, table) for table in (1, 2, 3)]
    [chooser] = [person for person in people if waited.count(person.id) > 1]

    shown = (await chooser.slash(world.channel, "move")).response

    assert shown is not None
    assert "open-one" in words_on(shown)
    assert "Which one do you mean?" in text_of(shown)
    assert "option" not in text_of(shown)


async def test_the_list_says_who_is_awaited_and_until_when(world: World) -> None:
    """For the tables that wait for somebody else."""
    people = await two_tables(world)
    called, _ = next(asked(world, people))
    other = next(person for person in people if person is not called)

    listed = text_of((await other.slash(world.channel, "tables")).response)

    lines = [line for line in listed.splitlines() if called.name.title() in line]
    assert lines
    assert all("time runs out" in line and line.count("<t:") == 1 for line in lines)


async def test_a_table_opened_in_another_ones_thread_gathers_above_it(world: World) -> None:
    """Its lobby stands in the channel, where everybody sees it, and the answer says where."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    thread, before = world.thread(), len(world.public(world.thread()))

    opened = await ana.slash(thread, "play", game="san-juan")

    assert opened.response is not None
    assert f"<#{world.channel.id}>" in text_of(opened.response)
    assert len(world.public(thread)) == before
    lobby = newest(world.public(world.channel))
    assert {"join", "options"} <= words_on(lobby)


async def test_who_has_answered_goes_on_to_the_next_table(world: World) -> None:
    """Where one table waits for others and another one for the reader, a press leads there; nowhere else."""
    people = [world.person("ana"), world.person("bruno")]
    waiting: list[int] = []
    while len(set(waiting)) < 2:
        await start_table(world, people, game="san-juan")
        waiting.append(await waiting_at(world, len(waiting) + 1))
    last = len(waiting)
    reader = next(person for person in people if person.id == waiting[-1])
    asked_here = (await reader.slash(world.channel, "move", table=last)).response
    assert "open-one" not in words_on(asked_here)
    shown = (await reader.slash(world.channel, "move", table=1)).response
    assert shown is not None
    onward = next(one for one in controls(shown) if "open-one" in one["custom_id"])
    assert onward["label"] == f"Next: San Juan · Table {last}"

    await reader.click(shown, custom_id=onward["custom_id"])

    assert f"Table {last}" in text_of(shown)
    assert answers(shown)
