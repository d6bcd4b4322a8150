"""News above a question: what happened to its reader comes first, whatever else there was."""

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from typing import Any

import pytest

from bot.discord_app.emojis import Emojis
from bot.discord_app.parts.narration import NEWS, news
from bot.forms.phone import rows
from bot.game_registry import REGISTRY
from bot.i18n.speech import words_in
from bot.model.people import Person
from bot.model.questions import Ask, LogEntry, Position, TakeBack
from bot.model.tables import Absence, Phase, SeatInfo, TableInfo
from games.catan import events as catan
from games.catan.trade.events import DeclinedOffer, Offered
from games.catan_dice import events as dice
from games.caylus.events import Passed, Placed, Produced
from games.caylus.royal_events import FavorsGained
from games.core.model import Event, Key, Notes, Seat, SeatName, SeatNames, heard
from games.sutters_mill.events import MovedProspector, PlacedCard, PlacedProspector
from tests.contract.subjects import cases
from tests.contract.walks import Walk, walks

NOW = datetime(2026, 11, 28, tzinfo=UTC)

ANA, BENTO, CLARA, DAVI = range(4)

NAMES = ("Ana", "Bento", "Clara", "Davi", "Elisa", "Fabio")

LOOKED_AT = 400
"""Moves of a game whose news is read."""

TO_ALL = {"catan-event-offered-to", "catan-event-offered-to-first", "catan-event-offered-gift"}
"""Sentences that name a player whom the question itself tells of it."""


THE = {
    "p3": "a estrada 3",
    "t1": "a aldeia 1",
    "ko": "o cavaleiro da montanha",
    "kc2": "o 2º cavaleiro do deserto central",
}
"""What pieces of the dice game are called."""


def ask_of(game: Key, seat: Seat, seats: int, *entries: LogEntry) -> Ask:
    """What that seat is asked after it has heard these steps."""
    infos = tuple([SeatInfo(one, one, Person(one + 1, NAMES[one])) for one in range(seats)])
    host = infos[0].person
    assert host is not None
    table = TableInfo(
        1,
        game,
        REGISTRY[game].game.options(),
        Phase.PLAYING,
        1,
        1,
        host,
        infos,
        seats,
        1,
        1,
        None,
        "pt-BR",
        Absence.WAIT,
        1,
        "",
        NOW,
    )
    position = Position(table, None, (seat,))
    since = tuple([entry for entry in entries if entry.events])
    nothing: Any = None
    return Ask(
        position, seat, 1, None, Notes(), nothing, None, False, TakeBack.NOTHING, since, True
    )


def step(seat: Seat | None, *events: Event) -> LogEntry:
    """What a step of that seat told."""
    return LogEntry(1, seat, "setup" if seat is None else "person", NOW, events)


def told(ask: Ask) -> str:
    """Its news, in Portuguese."""
    return news(ask, words_in("pt-BR", ask.position.table, ask.seat), Emojis())


@cache
def asks(game: Key) -> tuple[Ask, ...]:
    """Questions of a random game, each seat's with all that it has heard since its last answer."""
    case = next(case for case in cases() if case.game.id == game and case.seats > 1)
    return tuple(_asks_of(walks(case)[0]))


def _asks_of(walk: Walk) -> Iterator[Ask]:
    """Those of one game."""
    game, seats = walk.case.game, walk.case.seats
    steps = [(None, walk.start.log), *((one.seat, one.step.log) for one in walk.moments)]
    last = dict.fromkeys(range(seats), 0)
    for moment in walk.moments[:LOOKED_AT]:
        seat = moment.seat
        since = steps[last[seat] : moment.number + 1]
        yield ask_of(
            game.id, seat, seats, *(step(actor, *heard(log, seat)) for actor, log in since)
        )
        last[seat] = moment.number + 1


def own_of(ask: Ask) -> list[Event]:
    """What happened to the reader and the picture does not show."""
    game = REGISTRY[ask.position.table.game].game
    return [
        event
        for entry in ask.since
        for event in entry.events
        if game.befell(event, ask.seat, by_reader=entry.seat == ask.seat)
        and not (type(event) in game.pictured and getattr(event, "seat", ask.seat) == ask.seat)
    ]


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_the_first_line_tells_what_happened_to_the_reader(game: Key) -> None:
    """Whatever rivals did meanwhile; and all of it in two rows of a phone."""
    seen = 0
    for ask in asks(game):
        shown = told(ask)
        assert rows(shown) <= NEWS
        own = own_of(ask)
        if not own:
            continue
        words = words_in("pt-BR", ask.position.table, ask.seat)
        heard_of = [event for entry in ask.since for event in entry.events]
        brief = REGISTRY[game].game.gist(heard_of, ask.seat)
        told_so = own if brief is None else [*own, brief[0]]
        beginnings = {" ".join(words.say(event.words()).split()[:2]) for event in told_so}
        first = shown.partition("\n")[0].replace("*", "").replace("\\", "")
        assert any(first.removeprefix("• ").startswith(one) for one in beginnings), (shown, own)
        seen += 1
    assert seen


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_an_event_that_names_another_player_says_what_it_is_to_them(game: Key) -> None:
    """It befalls them, or is worth no line, or is an order of all; so none is forgotten in the news."""
    rules = REGISTRY[game].game
    forgotten = set[str]()
    for ask in asks(game):
        for event in [event for entry in ask.since for event in entry.events]:
            message = event.words()
            named = {seat for _, arg in message.args for seat in _seats_in(arg)}
            others = named - {getattr(event, "seat", None)}
            if len(others) >= len(ask.position.table.seats) - 1 or message.id in TO_ALL:
                continue
            if not all(event.happens_to(seat) for seat in others) and rules.weights.get(
                type(event), 1
            ):
                forgotten.add(message.id)
    assert not forgotten


def _seats_in(arg: object) -> tuple[Seat, ...]:
    """Whom it names."""
    match arg:
        case SeatName(seat):
            return (seat,)
        case SeatNames(seats):
            return seats
        case _:
            return ()


def test_a_theft_comes_before_what_rivals_built() -> None:
    """And what the dice gave in several turns is one sentence."""
    ask = ask_of(
        "catan",
        ANA,
        4,
        step(BENTO, catan.Collected(ANA, (1, 0, 0, 0, 0)), catan.Collected(BENTO, (0, 1, 0, 0, 0))),
        step(BENTO, catan.StoleCard(BENTO, ANA, "grain")),
        step(BENTO, catan.BuiltCity(BENTO, "C3")),
        step(CLARA, catan.Collected(ANA, (2, 0, 0, 0, 0))),
    )

    assert told(ask) == "• Bento roubou 1 cereal de você\n• Você recebeu 3 madeiras"


def test_what_the_others_rolled_is_told_with_what_it_brought() -> None:
    """In one line for all their turns, before what they built; the reader's own roll is told apart."""
    rolls = [step(BENTO, catan.Rolled(BENTO, (5, 3)), catan.Collected(ANA, (0, 0, 0, 2, 0)))]
    assert told(ask_of("catan", ANA, 4, *rolls)) == "• Saiu 8: você recebeu 2 cereais"
    rolls += [
        step(CLARA, catan.Rolled(CLARA, (1, 4)), catan.Collected(BENTO, (1, 0, 0, 0, 0))),
        step(CLARA, catan.BuiltCity(CLARA, "C3")),
    ]
    built = "• Clara construiu uma cidade em C3"
    ask = ask_of("catan", ANA, 4, *rolls)
    assert told(ask) == f"• Saiu 8, 5: você recebeu 2 cereais\n{built}"
    assert told(ask_of("catan", DAVI, 4, *rolls)) == f"• Saiu 8, 5: nada para você\n{built}"
    rolls += [step(ANA, catan.Rolled(ANA, (2, 1)), catan.Collected(ANA, (1, 0, 0, 0, 0)))]
    assert told(ask_of("catan", ANA, 4, *rolls)) == (
        "• Saiu 8, 5: você recebeu 2 cereais\n• Você recebeu 1 madeira"
    )


def test_an_award_has_a_row_whatever_happened_to_the_reader() -> None:
    """It decides the game; what happened to the reader has the other one."""
    ask = ask_of(
        "catan",
        ANA,
        4,
        step(BENTO, catan.StoleCard(BENTO, ANA, "grain")),
        step(CLARA, catan.LongestRoad(CLARA, 5)),
        step(DAVI, catan.Collected(ANA, (2, 0, 0, 0, 0))),
    )

    first, second = told(ask).splitlines()
    assert first == "• Bento roubou 1 cereal de você"
    assert second.startswith("• Clara conquistou a Maior Estrada")


def test_the_robber_on_the_own_land_is_told_to_whoever_was_not_robbed_too() -> None:
    """But not as news of theirs to anybody else."""
    moved = step(BENTO, catan.MovedRobber(BENTO, "#8", "forest", (ANA, CLARA)))
    built = step(BENTO, catan.BuiltCity(BENTO, "C3"))

    assert told(ask_of("catan", ANA, 4, moved, built)) == (
        "• Bento bloqueou você e Clara com o ladrão em #8 (floresta)"
    )
    assert told(ask_of("catan", DAVI, 4, moved, built)).startswith("• Bento construiu uma cidade")


def test_the_own_roll_is_told_with_what_it_gave() -> None:
    """What came of the reader's own answer, but not what the reader has simply done."""
    rolled = step(ANA, catan.Rolled(ANA, (3, 5)), catan.Collected(ANA, (0, 0, 1, 0, 0)))
    built = step(ANA, catan.BuiltRoad(ANA, "C3-D3"))

    assert told(ask_of("catan", ANA, 4, rolled)) == "• Você tirou 3 + 5 = 8\n• Você recebeu 1 lã"
    both = step(ANA, *built.events, catan.LongestRoad(ANA, 6, BENTO))
    assert told(ask_of("catan", ANA, 4, both)).startswith("• Você tirou de Bento a Maior Estrada")


@pytest.mark.parametrize("piece", ["p3", "t1", "ko", "kc2"])
def test_what_the_reader_built_last_is_told_however_long_its_name(piece: Key) -> None:
    """Not what was built before it, where nobody else has done anything."""
    steps = [step(ANA, dice.Built(ANA, one, 0)) for one in ("p1", piece)]
    shown = told(ask_of("catan-dice", ANA, 3, *steps))

    assert shown == f"• Você construiu {THE[piece]}"


@pytest.mark.parametrize(
    ("deed", "line"),
    [
        (PlacedProspector(ANA, "mill", 1), "• Você pôs um prospector na Serraria"),
        (PlacedCard(ANA, "queen", "jail", 5), "• Você jogou uma Rainha na Cadeia por 5 pepitas"),
        (MovedProspector(ANA, "river_camp", "stage", 2), "• Você foi do Rio para as Diligências"),
    ],
)
def test_own_deeds_in_town_are_told_in_brief(deed: Event, line: str) -> None:
    """By the names on the signs, and without a small price."""
    assert told(ask_of("sutters-mill", ANA, 4, step(ANA, deed))) == line


def test_who_loses_an_award_is_told_who_has_it() -> None:
    """In the log's own sentence."""
    lost = step(BENTO, catan.LongestRoad(BENTO, 6, ANA))

    assert told(ask_of("catan", ANA, 4, lost)) == (
        "• Bento tirou de você a Maior Estrada Comercial, com 6 estradas"
    )


def test_an_answer_to_the_own_offer_is_told() -> None:
    """To whoever made it; others have no use for it."""
    offer = step(ANA, Offered(ANA, 1, (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), None, False))
    refusal = step(BENTO, DeclinedOffer(BENTO, 1, ANA))
    theft = step(BENTO, catan.Stole(BENTO, DAVI))

    assert told(ask_of("catan", ANA, 4, offer, refusal, theft)).startswith(
        "• Bento recusou a oferta 1"
    )
    assert "oferta" not in told(ask_of("catan", CLARA, 4, offer, refusal, theft))


def test_several_events_of_the_reader_share_a_line_where_they_would_not_fit_otherwise() -> None:
    """Their name is said once, and no rival's deed takes the room."""
    own = (Produced(ANA, "n_sawmill", (("wood", 1),)), FavorsGained(ANA, 1))
    ask = ask_of("caylus", ANA, 4, step(BENTO, *own, Passed(DAVI, 1, 1)))

    assert told(ask) == "• Você recebeu 1 madeira na Serraria (neutra); ganhou um favor do rei"


def test_a_cut_sentence_keeps_what_the_reader_gained() -> None:
    """The clause about the reader stands at its end."""
    ask = ask_of("caylus", ANA, 4, step(CLARA, Placed(CLARA, "w_peddler", 2, ANA)))

    shown = told(ask)

    assert rows(shown) <= NEWS
    assert shown.startswith("• Clara alocou um trabalhador")
    assert shown.endswith("você ganhou 1 PP")
