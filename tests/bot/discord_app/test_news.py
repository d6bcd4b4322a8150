"""News above a question: what happened to its reader is told, whatever else there was."""

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord_app.emojis import Emojis
from bot.discord_app.parts.ending import how_it_ended, since_last_move_at_the_end
from bot.discord_app.parts.narration import narrator, since_last_move, told_above_turn
from bot.discord_app.parts.narration import told as log_of
from bot.discord_app.parts.news import news
from bot.discord_app.parts.undone import undone
from bot.forms.phone import rows
from bot.game_registry import REGISTRY
from bot.i18n.speech import words_in
from bot.model.people import Person
from bot.model.questions import Ask, LogEntry, Position, TakeBack
from bot.model.tables import Absence, Phase, SeatInfo, TableInfo
from games.catan import events as catan
from games.catan.trade.events import (
    AcceptedOffer,
    DeclinedOffer,
    LapsedProposal,
    Offered,
    Traded,
    TradedWithBank,
)
from games.catan_dice import events as dice
from games.caylus.events import (
    Built,
    DealMade,
    Declined,
    DeniersTaken,
    ExtraIncomeTaken,
    GateMoved,
    Passed,
    Placed,
    Produced,
    ProvostMoved,
    RoundBegan,
    TransformationPaid,
    Transformed,
    WorkersReturned,
)
from games.caylus.royal_events import (
    BailiffMoved,
    BatchesGiven,
    BestBuilder,
    CubeTaken,
    FavorsGained,
    LineChosen,
    SectionScored,
    StoodIdle,
)
from games.core.model import Event, Key, Message, Notes, Seat, SeatName, SeatNames, heard
from games.puerto_rico import events as puerto_rico
from games.san_juan import events as san_juan
from games.sutters_mill.events import (
    CertificateGone,
    Dug,
    Found,
    MovedProspector,
    PlacedCard,
    PlacedProspector,
    RemovedCard,
    TookCertificate,
    VeinEmpty,
)
from tests.contract.subjects import cases
from tests.contract.walks import Walk, story_of, walks

NOW = datetime(2026, 11, 28, tzinfo=UTC)

ANA, BENTO, CLARA, DAVI = range(4)

NAMES = ("Ana", "Bento", "Clara", "Davi", "Elisa", "Fabio")

LOOKED_AT = 400
"""Moves of a game whose news is read."""

TO_ALL = {"catan-event-offered-to", "catan-event-offered-to-first", "catan-event-offered-gift"}
"""Sentences that name a player whom the question itself tells of it."""


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
    """What happened to the reader, without routine and what the picture shows, in brief where the game tells it so."""
    game = REGISTRY[ask.position.table.game].game
    heard_of = [
        (entry, event)
        for entry in ask.since
        for event in entry.events
        if not (type(event) in game.pictured and getattr(event, "seat", ask.seat) == ask.seat)
    ]
    briefs = game.gist([event for _, event in heard_of], ask.seat)
    meant = {place for _, places in briefs for place in places}
    own = [
        event
        for place, (entry, event) in enumerate(heard_of)
        if place not in meant and game.befell(event, ask.seat, by_reader=entry.seat == ask.seat)
    ]
    own += [event for event, _ in briefs if event and event.happens_to(ask.seat)]
    return [event for event in own if type(event) not in game.routine]


def test_what_happened_to_the_reader_is_told() -> None:
    """Whatever rivals did meanwhile, where sentences tell it."""
    seen = 0
    for ask in asks("caylus"):
        shown = told(ask).replace("*", "").replace("\\", "").lower()
        own = own_of(ask)
        if not own:
            continue
        words = words_in("pt-BR", ask.position.table, ask.seat)
        sentences = [event.words() for event in own]
        brief = [Message(f"{one.id}.brief", one.args) for one in sentences]
        sentences += [one for one in brief if words.has(one.id)]
        middles = {" ".join(words.say(one).lower().split()[1:3]) for one in sentences}
        assert any(one in shown for one in middles), (shown, own)
        seen += 1
    assert seen


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_the_news_keeps_to_the_few_rows_of_its_game(game: Key) -> None:
    """As a phone shows them."""
    assert all(rows(told(ask)) <= REGISTRY[game].game.news_rows for ask in asks(game))


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

    assert told(ask) == (
        "• Bento roubou 1 cereal de você\n• Bento fez uma cidade (+1 ponto)\n• Você recebeu 3 madeiras"
    )


def test_what_is_too_long_is_told_in_brief_or_left_out() -> None:
    """Beside an award of others there is room for what was done to the reader, and for what came to them, if it is short."""
    rolls = [
        step(
            seat,
            catan.TurnBegan(seat),
            catan.Rolled(seat, dice),
            catan.Collected(ANA, (1, 1, 1, 1, 1)),
        )
        for seat, dice in ((BENTO, (3, 3)), (CLARA, (4, 4)), (DAVI, (5, 4)), (BENTO, (5, 5)))
    ]
    robbed = step(
        CLARA,
        catan.Rolled(CLARA, (3, 4)),
        catan.MovedRobber(CLARA, "#1", "hills", (ANA,), 8),
        catan.StoleCard(CLARA, ANA, "ore"),
    )
    award = step(CLARA, catan.LargestArmy(CLARA, 3, BENTO))

    assert told(ask_of("catan", ANA, 4, *rolls, award)) == (
        "• Clara levou o Maior Exército (+2 pontos) · e mais 1 no Histórico"
    )
    assert told(ask_of("catan", ANA, 4, *rolls, robbed, award)) == (
        "• Clara roubou 1 minério de você no 8 de argila · "
        "Clara levou o Maior Exército (+2 pontos) · e mais 1"
    )


def test_what_the_others_rolled_is_told_with_what_it_brought() -> None:
    """In one line for all their turns, and after what they built."""
    rolls = [step(BENTO, catan.Rolled(BENTO, (5, 3)), catan.Collected(ANA, (0, 0, 0, 2, 0)))]
    assert told(ask_of("catan", ANA, 4, *rolls)) == "• Bento tirou 8: você recebeu 2 cereais"
    built = step(BENTO, catan.BuiltCity(BENTO, "C3", (5, 6, 9)))
    assert told(ask_of("catan", ANA, 4, *rolls, built)) == (
        "• Bento fez uma cidade (+1 ponto)\n• Bento tirou 8: você recebeu 2 cereais"
    )
    rolls += [
        step(CLARA, catan.Rolled(CLARA, (1, 4)), catan.Collected(BENTO, (1, 0, 0, 0, 0))),
        step(CLARA, catan.BuiltCity(CLARA, "C3", (5, 6, 9))),
    ]
    ask = ask_of("catan", ANA, 4, *rolls)
    assert told(ask) == (
        "• Clara fez uma cidade (+1 ponto)\n• Os outros tiraram 8 e 5: você recebeu 2 cereais"
    )
    assert told(ask_of("catan", ANA, 4, *rolls[:2])) == (
        "• Os outros tiraram 8 e 5: você recebeu 2 cereais"
    )
    assert told(ask_of("catan", DAVI, 4, *rolls[:2])) == (
        "• Os outros tiraram 8 e 5: nada para você"
    )
    rolls[2:] = [step(ANA, catan.Rolled(ANA, (2, 1)), catan.Collected(ANA, (1, 0, 0, 0, 0)))]
    assert told(ask_of("catan", ANA, 4, *rolls)) == (
        "• Os outros tiraram 8 e 5: você recebeu 2 cereais\n• Você tirou 3 e recebeu 1 madeira"
    )


def test_all_who_got_cards_by_the_own_roll_are_told() -> None:
    """Not only the last of them."""
    hands = ((0, 0, 0, 1, 0), (0, 0, 0, 0, 1), (0, 0, 1, 0, 0))
    got = [catan.Collected(seat, hand) for seat, hand in enumerate(hands, start=BENTO)]
    own = catan.Collected(ANA, (0, 0, 1, 0, 0))

    assert told(ask_of("catan", ANA, 4, step(ANA, catan.Rolled(ANA, (3, 5)), *got[:2]))) == (
        "• Você tirou 8 e não recebeu nada\n• Bento recebeu 1 cereal e Clara 1 minério"
    )
    assert told(ask_of("catan", ANA, 4, step(ANA, catan.Rolled(ANA, (3, 5)), *got))) == (
        "• Você tirou 8 e não recebeu nada\n• Bento recebeu 1 cereal, Clara 1 minério e Davi 1 lã"
    )
    assert told(ask_of("catan", ANA, 4, step(ANA, catan.Rolled(ANA, (3, 5)), own, *got[:1]))) == (
        "• Você tirou 8 e recebeu 1 lã\n• Bento recebeu 1 cereal"
    )


def test_the_board_tells_in_a_line_who_got_cards_by_a_roll() -> None:
    """So that it names all of them, little as it tells."""
    hands = ((1, 0, 0, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 0, 1))
    got = [catan.Collected(seat, hand) for seat, hand in enumerate(hands)]
    rolled = step(BENTO, catan.TurnBegan(BENTO), catan.Rolled(BENTO, (3, 5)), *got)
    ask = ask_of("catan", ANA, 4, rolled)

    shown = told_above_turn(
        ask.position.table, ask.since, words_in("pt-BR", ask.position.table), Emojis(), 500
    )
    assert shown.splitlines()[1:] == [
        "• Bento tirou 3 + 5 = 8",
        "• Ana recebeu 1 madeira, Bento 1 cereal e Clara 1 minério",
    ]


def test_what_happened_since_the_last_move_names_them_in_a_line_too() -> None:
    """With the reader among them."""
    got = [catan.Collected(BENTO, (0, 0, 0, 1, 0)), catan.Collected(ANA, (0, 1, 0, 0, 0))]
    ask = ask_of("catan", ANA, 4, step(BENTO, catan.Rolled(BENTO, (3, 5)), *got))

    shown = since_last_move(ask, words_in("pt-BR", ask.position.table, ANA), Emojis(), 500)
    assert shown.splitlines()[1:] == [
        "• Bento tirou 3 + 5 = 8",
        "• Bento recebeu 1 cereal e você 1 argila",
    ]


def test_a_seven_of_others_is_told_by_whom_it_robbed_and_where() -> None:
    """To whoever was robbed with the card."""
    seven = [
        step(BENTO, catan.Rolled(BENTO, (3, 4))),
        step(BENTO, catan.MovedRobber(BENTO, "#8", "forest", (CLARA,), 8)),
        step(BENTO, catan.Stole(BENTO, CLARA)),
    ]
    assert told(ask_of("catan", ANA, 4, *seven)) == (
        "• Bento pôs o ladrão no 8 de madeira e roubou de Clara"
    )
    theft = step(BENTO, catan.StoleCard(BENTO, CLARA, "grain"))
    assert told(ask_of("catan", CLARA, 4, *seven[:2], theft)) == (
        "• Bento roubou 1 cereal de você; o ladrão está no 8 de madeira"
    )
    knight = step(DAVI, catan.MovedRobber(DAVI, "#2", "desert"))
    assert told(ask_of("catan", ANA, 4, *seven, knight)) == (
        "• Bento pôs o ladrão no 8 de madeira e roubou de Clara\n• Davi pôs o ladrão no deserto"
    )


def test_a_trade_that_the_reader_closed_stands_below_what_rivals_built() -> None:
    """Or is left out; where nothing else has happened, it is told."""
    trade = step(ANA, Traded(BENTO, ANA, (1, 0, 0, 0, 0), (0, 1, 0, 0, 0)))
    since = [
        step(BENTO, catan.Rolled(BENTO, (5, 3)), catan.Collected(ANA, (0, 0, 0, 2, 0))),
        trade,
        step(BENTO, catan.BuiltCity(BENTO, "C3", (5, 6, 9))),
        step(CLARA, catan.BuiltSettlement(CLARA, "D4", (3, 8, 10))),
    ]

    assert told(ask_of("catan", ANA, 4, trade)) == "• Bento trocou 1 madeira por 1 argila com você"
    assert told(ask_of("catan", ANA, 4, *since)) == (
        "• Bento fez uma cidade (+1 ponto)\n• Clara fez uma aldeia (+1 ponto)\n• Você produziu 2 cereais"
    )


def test_a_counter_offer_that_was_accepted_is_told_to_whoever_made_it() -> None:
    """As is a trade that the active player closed with the reader, beside the rest of that turn."""
    steps = [
        step(BENTO, Traded(BENTO, ANA, (1, 0, 0, 0, 0), (0, 1, 0, 0, 0))),
        step(BENTO, catan.BuiltCity(BENTO, "C3", (5, 6, 9))),
        step(CLARA, catan.Rolled(CLARA, (5, 3)), catan.Collected(ANA, (0, 0, 0, 2, 0))),
    ]

    assert told(ask_of("catan", ANA, 4, *steps)) == (
        "• Bento trocou 1 madeira por 1 argila com você · Bento fez uma cidade (+1 ponto) · "
        "Você produziu 2 cereais"
    )


@pytest.mark.parametrize(
    ("card", "does"),
    [
        ("knight", "um Cavaleiro, que move o ladrão e rouba uma carta"),
        ("road_building", "a Construção de estradas, que dá até 2 estradas de graça"),
        ("year_of_plenty", "o Ano de abundância, que dá 2 cartas quaisquer do banco"),
        ("monopoly", "o Monopólio, que pega todas as cartas de um tipo"),
    ],
)
def test_a_card_that_was_bought_is_told_with_what_it_does(card: str, does: str) -> None:
    """Nobody knows these cards by heart in a first game."""
    bought = step(ANA, catan.BoughtCard(ANA, 20), catan.DrewCard(ANA, card))

    assert told(ask_of("catan", ANA, 4, bought)) == f"• Você comprou {does}"


def test_where_the_robber_stands_is_told_beside_what_else_befell_the_reader() -> None:
    """A knight is named as well."""
    knight = [
        step(BENTO, catan.PlayedCard(BENTO, "knight")),
        step(BENTO, catan.MovedRobber(BENTO, "#8", "forest", (ANA,), 8)),
        step(BENTO, catan.StoleCard(BENTO, ANA, "wool")),
    ]
    rolled = step(CLARA, catan.Rolled(CLARA, (5, 3)), catan.Collected(ANA, (0, 0, 0, 2, 0)))

    assert told(ask_of("catan", ANA, 4, *knight)) == (
        "• Bento jogou um Cavaleiro e roubou 1 lã de você no 8 de madeira"
    )
    assert told(ask_of("catan", ANA, 4, *knight, rolled)) == (
        "• Bento jogou um Cavaleiro e roubou 1 lã de você no 8 de madeira; "
        "Clara tirou 8: você recebeu 2 cereais"
    )


def test_a_seven_of_others_is_told_by_the_question_that_it_puts() -> None:
    """Not above it as well; among other rolls it brings nothing."""
    rolls = [step(BENTO, catan.Rolled(BENTO, (3, 4))), step(CLARA, catan.Rolled(CLARA, (3, 5)))]

    assert told(ask_of("catan", ANA, 4, rolls[0])) == ""
    assert told(ask_of("catan", ANA, 4, *rolls)) == "• Clara tirou 8: nada para você"


def test_all_foundings_since_the_last_one_are_told() -> None:
    """Of each rival in a line, beside the cards that the second settlement brought."""
    founded = [
        step(one, catan.Founded(one, corner, "J2-K2", numbers))
        for one, corner, numbers in (
            (BENTO, "J2", (3, 4, 8)),
            (CLARA, "C4", (4, 5, 9)),
            (CLARA, "E5", (3, 10)),
        )
    ]
    own = step(ANA, catan.Founded(ANA, "D4", "D4-D5"), catan.Collected(ANA, (1, 1, 1, 0, 0)))
    rolled = step(BENTO, catan.Rolled(BENTO, (5, 3)), catan.Collected(ANA, (0, 0, 0, 1, 0)))

    assert told(ask_of("catan", ANA, 4, *founded)) == (
        "• Bento começou no 3-4-8 (+1 ponto)\n• Clara começou no 4-5-9 e no 3-10 (+2 pontos)"
    )
    assert told(ask_of("catan", ANA, 4, own)) == "• Você começou com 1 madeira, 1 argila e 1 lã"
    shown = told(ask_of("catan", ANA, 4, own, *founded[:2]))
    assert shown == (
        "• Bento começou no 3-4-8 (+1 ponto)\n• Clara começou no 4-5-9 (+1 ponto)\n• Você começou com 3 cartas"
    )
    assert told(ask_of("catan", ANA, 4, own, rolled)).count("recebeu") == 1


def test_roads_and_development_cards_of_rivals_are_told() -> None:
    """In a line for each rival, beside what the rolls brought."""
    rolled = step(BENTO, catan.Rolled(BENTO, (5, 3)), catan.Collected(ANA, (0, 0, 0, 2, 0)))
    roads = [
        step(BENTO, catan.BuiltRoad(BENTO, "C3-D3")),
        step(CLARA, catan.BuiltRoad(CLARA, "E3-F3")),
    ]
    bought = [step(CLARA, catan.BoughtCard(CLARA, 20)), step(CLARA, catan.BoughtCard(CLARA, 19))]

    assert (
        told(ask_of("catan", ANA, 4, *roads)) == "• Bento fez uma estrada\n• Clara fez uma estrada"
    )
    assert told(ask_of("catan", ANA, 4, rolled, *roads[:1], *bought)) == (
        "• Bento fez uma estrada\n• Clara comprou uma carta ×2\n• Você produziu 2 cereais"
    )


def test_an_acceptance_says_what_changes_hands() -> None:
    """And the trade alone, where it follows at once."""
    goods = (0, 0, 0, 0, 1), (0, 0, 1, 0, 0)
    accepted = AcceptedOffer(BENTO, 2, ANA, *goods)

    assert told(ask_of("catan", ANA, 4, step(BENTO, accepted))) == (
        "• Bento aceitou dar 1 lã por 1 minério"
    )
    assert told(ask_of("catan", ANA, 4, step(BENTO, accepted, Traded(ANA, BENTO, *goods)))) == (
        "• Você trocou 1 minério por 1 lã com Bento"
    )


def test_an_award_has_a_row_whatever_happened_to_the_reader() -> None:
    """It decides the game; what happened to the reader has the others."""
    ask = ask_of(
        "catan",
        ANA,
        4,
        step(BENTO, catan.StoleCard(BENTO, ANA, "grain")),
        step(CLARA, catan.LongestRoad(CLARA, 5)),
        step(DAVI, catan.Collected(ANA, (2, 0, 0, 0, 0))),
    )

    assert told(ask) == (
        "• Bento roubou 1 cereal de você · Clara levou a Maior Estrada (+2 pontos) · "
        "Você recebeu 2 madeiras"
    )


def test_the_robber_on_the_own_land_is_told_to_whoever_was_not_robbed_too() -> None:
    """To others, only where it stands."""
    moved = step(BENTO, catan.MovedRobber(BENTO, "#8", "forest", (ANA, CLARA), 8))
    built = step(BENTO, catan.BuiltCity(BENTO, "C3"))

    assert told(ask_of("catan", ANA, 4, moved, built)) == (
        "• Bento bloqueou você no 8 de madeira com o ladrão\n• Bento fez uma cidade (+1 ponto)"
    )
    assert told(ask_of("catan", DAVI, 4, moved, built)) == (
        "• Bento pôs o ladrão no 8 de madeira e fez uma cidade (+1 ponto)"
    )


def test_the_own_roll_is_told_with_what_it_gave() -> None:
    """What came of the reader's own answer, but not what the reader has simply done."""
    rolled = step(ANA, catan.Rolled(ANA, (3, 5)), catan.Collected(ANA, (0, 0, 1, 0, 0)))
    built = step(ANA, catan.BuiltRoad(ANA, "C3-D3"))

    assert told(ask_of("catan", ANA, 4, rolled)) == "• Você tirou 8 e recebeu 1 lã"
    both = step(ANA, *built.events, catan.LongestRoad(ANA, 6, BENTO))
    assert told(ask_of("catan", ANA, 4, both)).startswith("• Você tirou de Bento a Maior Estrada")


def test_what_the_reader_has_simply_done_is_not_told() -> None:
    """They know it, and the picture shows it."""
    built = step(ANA, dice.Built(ANA, "p1", 0), dice.Built(ANA, "kc2", 0))
    placed = step(ANA, PlacedProspector(ANA, "mill", 1), PlacedCard(ANA, "queen", "jail", 5))

    assert told(ask_of("catan-dice", ANA, 3, built)) == ""
    assert told(ask_of("sutters-mill", ANA, 4, placed)) == ""


def test_each_rival_has_a_line_with_the_weightiest_of_what_they_did() -> None:
    """With the points that it brought, before what came of the reader's own move."""
    own = step(ANA, Found(ANA, "stage", "river", 3))
    took = step(BENTO, MovedProspector(BENTO, "mill", "jail", 1), TookCertificate(BENTO, "mill"))
    built = [dice.Built(CLARA, piece, points) for piece, points in (("p1", 0), ("t1", 1))]
    nothing = step(BENTO, dice.BuiltNothing(BENTO, ("ore", "gold"), 2))

    assert told(ask_of("sutters-mill", ANA, 4, own, took)) == (
        "• Bento foi para a Cadeia e assumiu a Serraria\n• Você achou 3 pepitas"
    )
    assert told(ask_of("sutters-mill", ANA, 4, own, step(BENTO, *took.events[1:]))) == (
        "• Bento assumiu a Serraria\n"
        "• Você pegou um marcador do rio de 3 pepitas e foi para as Diligências"
    )
    assert told(ask_of("catan-dice", ANA, 3, nothing, step(CLARA, *built))) == (
        "• Bento não construiu nada (−2 pontos) · Clara construiu a estrada 1 e a aldeia 1 (+1 ponto)"
    )


def test_rivals_share_a_paragraph_where_each_has_no_row() -> None:
    """All are named before anybody's second deed; what came again is told once."""
    dug = [step(one, Dug(one, "stage", "river")) for one in (BENTO, CLARA, DAVI, DAVI)]
    card = step(CLARA, PlacedCard(CLARA, "queen", "jail", 5))

    assert told(ask_of("sutters-mill", ANA, 4, *dug)) == (
        "• Bento pegou 1 marcador\n• Clara pegou 1 marcador\n• Davi pegou 2 marcadores"
    )
    assert told(ask_of("sutters-mill", ANA, 4, *dug, card)) == (
        "• Bento pegou 1 marcador · Clara pegou 1 marcador e jogou uma Rainha na Cadeia · "
        "Davi pegou 2 marcadores"
    )


def test_what_rivals_did_to_the_reader_stands_above_what_they_did() -> None:
    """Each of it is told once."""
    taken = TookCertificate(BENTO, "smith", ANA)
    steps = [step(BENTO, taken), step(CLARA, PlacedCard(CLARA, "queen", "jail", 5))]

    assert told(ask_of("sutters-mill", ANA, 4, *steps)) == (
        "• O certificado da Ferraria passou de você para Bento\n• Clara jogou uma Rainha na Cadeia"
    )


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "pt-BR",
            (
                "• Bento resgatou uma Rainha da Ferraria · "
                "O certificado da Ferraria passou de Bento para Clara"
            ),
        ),
        (
            "en",
            (
                "• Bento removed a Queen from the Blacksmith · "
                "The certificate of the Blacksmith passed from Bento to Clara"
            ),
        ),
    ],
)
def test_what_came_to_a_rival_by_anothers_step_is_no_deed_of_theirs(
    language: str, expected: str
) -> None:
    """A certificate that its holder gave up with a card."""
    removed = RemovedCard(BENTO, BENTO, "queen", "smith", 0)
    ask = ask_of(
        "sutters-mill", ANA, 4, step(BENTO, removed, TookCertificate(CLARA, "smith", BENTO))
    )

    assert news(ask, words_in(language, ask.position.table, ANA), Emojis()) == expected


def test_what_rivals_did_to_the_reader_is_told_if_no_row_is_left_for_it() -> None:
    """Its sentence is longer than a row; what they did else goes without."""
    took = TookCertificate(BENTO, "stage", ANA)
    laid, other = PlacedCard(BENTO, "king", "stage", 0), PlacedCard(CLARA, "queen", "church", 5)
    moved = MovedProspector(DAVI, "mill", "church", 0)
    steps = [step(BENTO, laid, took), step(CLARA, other), step(DAVI, moved)]

    assert told(ask_of("sutters-mill", ANA, 4, *steps)).startswith(
        "• Você perdeu as Diligências para Bento"
    )


def test_a_certificate_that_went_with_its_last_card_names_nobody_again() -> None:
    """The deed before it says whose doing it was."""
    gone = CertificateGone("jail", BENTO)
    steps = [step(BENTO, RemovedCard(BENTO, BENTO, "nine", "jail", 0), gone)]

    assert told(ask_of("sutters-mill", ANA, 4, *steps)) == (
        "• Bento resgatou um 9 da Cadeia\n• O certificado da Cadeia saiu do jogo"
    )


def test_a_certificate_that_went_on_is_told_where_it_came_to() -> None:
    """The reader's loss, by whoever has it now; of the rivals' own ones the last, and none that came back."""
    taken = [TookCertificate(BENTO, "mill", ANA), TookCertificate(CLARA, "mill", BENTO)]
    back = [TookCertificate(BENTO, "jail", CLARA), TookCertificate(CLARA, "jail", BENTO)]
    on = [TookCertificate(BENTO, "church", DAVI), TookCertificate(CLARA, "church", BENTO)]
    steps = [step(event.seat, event) for event in (*taken, *back, *on)]

    assert told(ask_of("sutters-mill", ANA, 4, *steps)) == (
        "• O certificado da Serraria passou de você para Clara\n• Clara tomou a Igreja de Davi"
    )


def test_a_new_round_is_told_with_its_governor_below_what_rivals_did() -> None:
    """In San Juan as in Puerto Rico; a role in a word, a building with the points printed on it."""
    knight = san_juan.Built(BENTO, "statue", None, 3, ())
    picked = san_juan.RolePicked(CLARA, "producer", False)
    begun = san_juan.RoundBegan(4, CLARA)

    assert told(ask_of("san-juan", ANA, 3, step(BENTO, knight, begun))) == (
        "• Bento construiu a Estátua (+3 pontos)\n• Rodada 4, governador: Clara"
    )
    assert told(ask_of("san-juan", ANA, 3, step(BENTO, knight, begun), step(CLARA, picked))) == (
        "• Bento construiu a Estátua (+3 pontos) · Rodada 4, governador: Clara · "
        "Clara escolheu o Produtor"
    )
    events = (puerto_rico.Built(BENTO, "harbor", 8), puerto_rico.RoundBegan(5, ANA))
    assert told(ask_of("puerto-rico", ANA, 3, step(BENTO, *events))) == (
        "• Bento construiu o Porto (+3 pontos)\n• Rodada 5, governador: você"
    )


def test_a_round_that_began_between_two_deeds_of_a_rival_is_not_told_out_of_order() -> None:
    """A row for each rival could name it only before or after both."""
    loaded = puerto_rico.Loaded(BENTO, (("corn", 2),), 4, 2)
    events = (loaded, puerto_rico.RoundBegan(5, CLARA), puerto_rico.Built(BENTO, "harbor", 8))

    assert told(ask_of("puerto-rico", ANA, 3, step(BENTO, *events))) == (
        "• Bento embarcou 2 milhos (+2 pontos) e construiu o Porto (+3 pontos)"
    )


def test_who_took_which_role_and_what_everybody_did_with_it_is_told() -> None:
    """The reader's own share too, which nobody asked for; a role goes without saying where the deed after it tells it."""
    captain, craftsman = [
        puerto_rico.RoleChosen(seat, role, 0)
        for seat, role in ((CLARA, "captain"), (BENTO, "craftsman"))
    ]
    loads = [
        puerto_rico.Loaded(seat, ((good, 1),), 5, 1, forced=True)
        for seat, good in ((CLARA, "coffee"), (ANA, "indigo"), (BENTO, "corn"))
    ]
    made = [puerto_rico.Produced(seat, (("corn", 1),)) for seat in (BENTO, CLARA)]
    steps = [step(CLARA, captain, *loads)]

    assert told(ask_of("puerto-rico", ANA, 3, *steps)) == (
        "• Clara embarcou 1 café (+1 ponto)\n"
        "• Bento embarcou 1 milho (+1 ponto)\n"
        "• Você embarcou 1 índigo (+1 ponto)"
    )
    assert told(ask_of("puerto-rico", ANA, 3, *steps, step(BENTO, craftsman, *made))) == (
        "• Bento embarcou 1 milho (+1 ponto) · Clara produziu 1 milho · Você embarcou 1 índigo (+1 ponto) · "
        "e mais 2"
    )


def test_what_came_upon_the_reader_without_being_asked_is_told() -> None:
    """In their own step as well: a load that could be no other, a Trader phase without a sale, and where colonists went."""
    load = puerto_rico.Loaded(ANA, (("corn", 2),), 4, 2, forced=True)
    chosen = replace(load, forced=False)
    placed = puerto_rico.PeoplePlaced(ANA, (("indigo_plant", 1),), (), 0)
    came = (puerto_rico.PrivilegeUsed(ANA, 1), puerto_rico.PeopleCame(ANA, 2))

    def news_of(seat: Seat, *events: Event) -> str:
        return told(ask_of("puerto-rico", ANA, 3, step(seat, *events)))

    assert news_of(ANA, load) == "• Você embarcou 2 milhos no navio de 4 por 2 PV (única opção)"
    assert news_of(ANA, chosen) == ""
    assert news_of(BENTO, puerto_rico.SoldNothing(ANA, had_barrels=True)) == (
        "• Você não tinha barris que a Casa de Comércio aceitasse"
    )
    assert news_of(BENTO, placed).startswith("• Você posicionou 1 colono")
    assert news_of(ANA, *came) == "• Você recebeu 3 colonos"


def test_barrels_that_the_reader_lost_unasked_come_before_what_rivals_shipped() -> None:
    """However many points those have for it; a loss that the reader has chosen is known."""
    loads = [
        puerto_rico.Loaded(seat, ((good, 1),), size, 2)
        for seat, good, size in ((BENTO, "corn", 4), (CLARA, "sugar", 5), (BENTO, "indigo", 6))
    ]
    coffee, begun = (("coffee", 1),), puerto_rico.RoundBegan(7, ANA)
    unasked = puerto_rico.Stored(ANA, coffee, coffee)
    chosen = puerto_rico.Stored(ANA, coffee, (("corn", 1),))

    def news_of(stored: Event) -> str:
        return told(ask_of("puerto-rico", ANA, 3, step(BENTO, *loads, stored, begun)))

    assert "Você guardou 1 café e perdeu 1 café" in news_of(unasked)
    assert "perdeu" not in news_of(chosen)


def test_a_load_that_was_the_only_one_comes_before_what_rivals_shipped() -> None:
    """Though it brings fewer points."""
    loads = [
        puerto_rico.Loaded(seat, ((good, count),), size, count)
        for seat, good, count, size in (
            (BENTO, "corn", 3, 4),
            (ANA, "coffee", 1, 6),
            (CLARA, "sugar", 4, 5),
        )
    ]
    rounds = [puerto_rico.RoleChosen(BENTO, "captain", 0), *loads, puerto_rico.RoundBegan(7, ANA)]
    steps = [step(BENTO, *rounds), step(CLARA, puerto_rico.RoleChosen(CLARA, "builder", 1))]

    news_of = told(ask_of("puerto-rico", ANA, 3, *steps))

    assert "1 café" in news_of


@pytest.mark.parametrize(("language", "end"), [("pt-BR", "e mais 3"), ("en", "2 more")])
def test_what_is_left_out_for_want_of_room_is_said_behind_the_rest(language: str, end: str) -> None:
    """With where it stands, if that takes no further row."""
    islands = ["harbor", "wharf", "customs_house", "residence", "guild_hall"]
    built = [
        step(1 + at % 2, puerto_rico.Built(1 + at % 2, name, 8)) for at, name in enumerate(islands)
    ]

    def news_of(*steps: LogEntry) -> str:
        ask = ask_of("puerto-rico", ANA, 3, *steps)
        return news(ask, words_in(language, ask.position.table, ANA), Emojis())

    assert "mais" not in news_of(*built[:2])
    assert "more" not in news_of(*built[:2])
    assert end in news_of(*built)


def test_goods_that_a_rival_shipped_are_told_after_one_verb() -> None:
    """With the VP of all."""
    corn, coffee = (("corn", 2),), (("coffee", 1),)
    loads = [puerto_rico.Loaded(BENTO, corn, 4, 2), puerto_rico.Loaded(BENTO, coffee, 5, 1)]

    assert told(ask_of("puerto-rico", ANA, 3, step(BENTO, *loads))) == (
        "• Bento embarcou 2 milhos e 1 café (+3 pontos)"
    )


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("pt-BR", "• Bento escolheu o Construtor, construiu o Porto (+3 pontos) e passou"),
        ("en", "• Bento chose the Builder, built the Harbor (+3 points) and passed"),
    ],
)
def test_a_list_of_deeds_reads_as_it_is_spoken(language: str, expected: str) -> None:
    """With the verbs that a single deed leaves out, and a word before the last."""
    chosen, built = (
        puerto_rico.RoleChosen(BENTO, "builder", 0),
        puerto_rico.Built(BENTO, "harbor", 8),
    )
    ask = ask_of("puerto-rico", ANA, 3, step(BENTO, chosen, built, puerto_rico.Passed(BENTO)))

    assert news(ask, words_in(language, ask.position.table, ANA), Emojis()) == expected


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_no_news_is_cut(game: Key) -> None:
    """A shorter sentence is told, or none."""
    assert not [text for ask in asks(game) if "…" in (text := told(ask))]


@pytest.mark.parametrize("game", ["catan-dice", "puerto-rico", "san-juan", "sutters-mill"])
def test_a_rivals_deed_of_weight_is_never_left_out_silently(game: Key) -> None:
    """Somebody is named, whatever else there is; where not everybody is, it is said that there is more."""
    seen = 0
    for ask in asks(game):
        teller = narrator(ask.position.table, words_in("pt-BR", ask.position.table), Emojis())
        weights = REGISTRY[game].game.weights
        heard_of = [
            event for entry in ask.since for event in entry.events if weights.get(type(event), 1)
        ]
        seats = {getattr(event, "seat", ask.seat) for event in heard_of if teller.deed(event)}
        doers = {NAMES[seat] for seat in seats - {ask.seat}}
        if doers:
            shown = told(ask)
            assert any(name in shown for name in doers), shown
            assert all(name in shown for name in doers) or " · e mais " in shown, shown
            seen += 1
    assert seen


def test_who_loses_an_award_is_told_who_has_it() -> None:
    """In the log's own sentence, with what it costs."""
    lost = step(BENTO, catan.LongestRoad(BENTO, 6, ANA))

    assert told(ask_of("catan", ANA, 4, lost)) == (
        "• Bento tirou de você a Maior Estrada Comercial (6 estradas, 2 pontos)"
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


def test_what_became_of_the_own_offer_is_one_row_above_all_else() -> None:
    """All answers to an offer together; a counter-offer that was turned down, or not answered while the turn lasted."""
    goods = (1, 0, 0, 0, 0), (0, 1, 0, 0, 0)
    everybody = (BENTO, CLARA, DAVI)
    said = [step(one, DeclinedOffer(one, 1, ANA, everybody, *goods)) for one in everybody]
    losses = [step(DAVI, catan.Stole(DAVI, ANA)), step(CLARA, catan.StoleCard(CLARA, ANA, "wool"))]

    assert (
        told(ask_of("catan", ANA, 4, *said[:2]))
        == "• Bento e Clara recusaram 1 madeira por 1 argila"
    )
    assert told(ask_of("catan", ANA, 4, *said, *losses)).startswith(
        "• Ninguém quis 1 madeira por 1 argila"
    )
    only = step(CLARA, DeclinedOffer(CLARA, 1, ANA, (CLARA,), *goods))
    assert told(ask_of("catan", ANA, 4, only)) == "• Clara recusou 1 madeira por 1 argila"
    lapsed = step(CLARA, LapsedProposal(CLARA, ANA))
    row = "• Clara não respondeu à troca com você"
    assert told(ask_of("catan", ANA, 4, lapsed, *losses)).startswith(row)
    assert "troca" not in told(ask_of("catan", BENTO, 4, lapsed, *losses))


def test_several_events_of_the_reader_share_a_line_where_they_would_not_fit_otherwise() -> None:
    """Their name is said once, and no rival's deed takes the room."""
    own = (StoodIdle(ANA, 2), SectionScored(ANA, "walls", 0, 0, 3))
    ask = ask_of("caylus", ANA, 4, step(BENTO, *own, Passed(DAVI, 1, 1)))

    assert told(ask) == (
        "• Você não entregou lote (−2 PP); não construiu na Muralha (−3 PP)\n• Davi passou"
    )


WOOD = (("wood", 1),)


def test_caylus_tells_in_brief_what_came_to_the_reader_and_all_that_rivals_did() -> None:
    """First how far the provost was pushed, what all of them built and what the reader lost; last what the reader got."""
    pushed = (ProvostMoved(BENTO, "back_2", 8, 2), ProvostMoved(CLARA, "back_1", 7, 1))
    got = (Produced(ANA, "n_sawmill", WOOD), DeniersTaken(ANA, "trading_post", 3))
    built = (Built(CLARA, "w_mason", 9, WOOD, 4), Built(BENTO, "w_farm_food", 10, WOOD, 2))
    ended = (WorkersReturned((BENTO, ANA)), StoodIdle(ANA, 2), BailiffMoved(1, 7))

    def news_of(*events: Event) -> str:
        return told(ask_of("caylus", ANA, 4, step(DAVI, *events)))

    assert news_of(*pushed) == "• Bento e Clara moveram o Superintendente do espaço 10 ao 7"
    assert news_of(*got, *built) == (
        "• Clara e Bento construíram o Pedreiro e a Fazenda; você recebeu 1 madeira e 3 denários"
    )
    assert news_of(*pushed, *ended, *built) == (
        "• O Superintendente deixou você de fora; você não entregou lote (−2 PP)"
        " · e mais 3 no Histórico"
    )
    given = [BatchesGiven(seat, 1, WOOD, 5) for seat in (BENTO, CLARA)]
    assert news_of(*built, given[0]) == (
        "• Clara e Bento construíram o Pedreiro e a Fazenda\n• Bento entregou 1 lote (+5 PP)"
    )
    assert news_of(built[0], *given) == (
        "• Clara construiu o Pedreiro (+4 PP)\n• Bento e Clara entregaram 2 lotes (+10 PP)"
    )


def test_what_weighs_most_of_caylus_comes_first_and_whole() -> None:
    """A rival's prestige building before all else; then what the reader got, and residences."""
    cathedral = Built(CLARA, "p_cathedral", 9, WOOD, 25)
    residence = TransformationPaid(BENTO, "n_farm", 1, (("cloth", 1),), 2, waits=False)
    begun = (BailiffMoved(2, 13), RoundBegan(6, (ANA, BENTO, CLARA, DAVI)))
    visit = Placed(CLARA, "w_mason", 1, ANA)

    def news_of(*events: Event) -> str:
        return told(ask_of("caylus", ANA, 4, step(DAVI, *events)))

    assert news_of(residence, Transformed(BENTO, "n_farm", 3), *begun) == (
        "• Bento transformou a Fazenda em residência (+2 PP)"
    )
    assert news_of(cathedral, *begun, visit) == (
        "• Clara construiu a Catedral (+25 PP); Clara alocou no Pedreiro, e você ganhou 1 PP"
    )
    assert news_of(*begun) == "• A rodada 6 começou, com o Oficial de Justiça no espaço 13"


def test_caylus_tells_losses_and_what_rivals_did_before_routine_income() -> None:
    """A worker left out, a batch not given, where a rival has gone: what the reader's workers brought has the room left."""
    shut = (WorkersReturned((ANA, BENTO)), StoodIdle(ANA, 2))
    begun = (BailiffMoved(1, 14), RoundBegan(7, (BENTO, ANA)))
    stone = Produced(ANA, "n_quarry", (("stone", 1),))
    favor = LineChosen(ANA, "deniers", 2, 0, 4)
    income = ExtraIncomeTaken(ANA, 1)
    passed = (Passed(ANA, 1, 1, "deniers", 3), Passed(BENTO, 2, 0))
    gate = GateMoved(BENTO, "s_jeweler")
    market = DeniersTaken(ANA, "trading_post", 3)

    def news_of(*events: Event) -> str:
        return told(ask_of("caylus", ANA, 2, step(BENTO, *events)))

    assert news_of(stone, *shut, *begun) == (
        "• O Superintendente deixou você e Bento de fora; você não entregou lote (−2 PP); "
        "recebeu 1 pedra na Pedreira"
    )
    assert "• Bento alocou no Joalheiro" in news_of(
        favor, *begun, income, Placed(BENTO, "s_jeweler", 1)
    )
    assert news_of(*passed, gate, market).endswith(
        "Bento moveu o trabalhador do Portão para o Joalheiro"
    )


def test_where_three_rivals_have_gone_is_told_of_all() -> None:
    """A row for each."""
    went = [Placed(BENTO, "n_quarry", 1), Placed(CLARA, "castle", 1), Placed(DAVI, "n_farm", 1)]

    assert told(ask_of("caylus", ANA, 4, step(DAVI, *went))).splitlines() == [
        "• Bento alocou na Pedreira (neutra)",
        "• Clara alocou no Castelo",
        "• Davi alocou na Fazenda (neutra)",
    ]


def test_two_carpenters_are_told_apart_and_a_rival_left_out_with_the_reader_is_named() -> None:
    """Where there is room; several rivals are not listed."""

    def news_of(*events: Event) -> str:
        return told(ask_of("caylus", ANA, 4, step(DAVI, *events)))

    assert news_of(Placed(BENTO, "n_carpenter", 1)) == "• Bento alocou no Carpinteiro (neutro)"
    assert news_of(Placed(BENTO, "f_carpenter", 1)) == "• Bento alocou no Carpinteiro (fixo)"
    assert news_of(WorkersReturned((BENTO, ANA))) == (
        "• O Superintendente deixou você e Bento de fora"
    )
    assert news_of(WorkersReturned((BENTO, CLARA, ANA))) == (
        "• O Superintendente deixou você de fora"
    )


def test_caylus_says_why_placing_costs_more_and_who_came_to_the_readers_buildings() -> None:
    """In a line for all who passed, and in one for all visits."""
    passed = (Passed(BENTO, 1, 1, price=2), Passed(DAVI, 2, 0, "deniers", 3))
    visits = tuple(Placed(CLARA, place, 2, ANA) for place in ("w_peddler", "w_mason"))

    assert told(ask_of("caylus", ANA, 4, step(DAVI, *passed))) == (
        "• Bento e Davi passaram, e o preço subiu para 3"
    )
    for_guest = [replace(event, guest=ANA) for event in passed]
    assert told(ask_of("caylus", ANA, 4, step(DAVI, *for_guest))) == (
        "• Bento e Davi passaram, mas como hóspede da Taberna você ainda paga 1"
    )
    assert told(ask_of("caylus", ANA, 4, step(DAVI, *for_guest[:1]))) == (
        "• Bento passou, mas como hóspede da Taberna você ainda paga 1"
    )
    assert told(ask_of("caylus", CLARA, 4, step(DAVI, *for_guest))).endswith("subiu para 3")
    assert told(ask_of("caylus", ANA, 4, step(CLARA, *visits))) == (
        "• Clara alocou no Mascate e no Pedreiro, e você ganhou 2 PP"
    )
    own = step(BENTO, Passed(ANA, 2, 0, "deniers", 3))
    assert told(ask_of("caylus", ANA, 4, own)) == "• Você não podia pagar 2 denários e passou"
    guest = step(BENTO, Passed(ANA, 2, 0, "deniers", 3, ANA))
    assert told(ask_of("caylus", ANA, 4, guest)) == "• Você ficou sem dinheiro e passou"


def test_an_own_move_is_confirmed_where_the_next_question_comes_at_once() -> None:
    """Beside Undo: a placement where all others have passed, a batch with its points; not once others have moved."""
    placed = step(ANA, Placed(ANA, "gate", 3))
    given = step(ANA, BatchesGiven(ANA, 1, WOOD, 5), BestBuilder(ANA), FavorsGained(ANA, 1))

    def news_of(*entries: LogEntry) -> str:
        return told(ask_of("caylus", ANA, 2, *entries))

    assert news_of(placed) == "• Você alocou um trabalhador no Portão por 3 denários"
    assert news_of(given) == (
        "• Você entregou 1 lote (+5 PP)\n"
        "• Você ganhou um favor por ter entregado o maior número de lotes"
    )
    assert news_of(placed, step(BENTO, Placed(BENTO, "castle", 1))) == "• Bento alocou no Castelo"


def test_a_trade_with_the_bank_is_confirmed() -> None:
    """Only the hand would show it: one goes on with the same turn."""
    traded = step(ANA, TradedWithBank(ANA, (0, 0, 4, 0, 0), (0, 0, 0, 0, 1)))

    assert told(ask_of("catan", ANA, 4, traded)) == "• Você trocou 4 lãs por 1 minério com o banco"


def test_whoever_had_no_money_for_a_building_is_told_so() -> None:
    """Not that they did not use it, as if they had chosen so."""
    step_ = step(ANA, Declined(ANA, "f_peddler", "deniers"), Declined(ANA, "n_carpenter", "means"))

    assert told(ask_of("caylus", ANA, 2, step_)) == (
        "• Você não tinha dinheiro para usar o Mascate (fixo); "
        "não tinha como usar o Carpinteiro (neutro)"
    )


def test_a_cause_stands_before_its_effect() -> None:
    """Though the effect befell the reader, and weighs more."""
    passed = step(BENTO, Passed(BENTO, 1, 1, price=3), Passed(ANA, 2, 0, "deniers"))
    begun = (BailiffMoved(2, 13), RoundBegan(6, (BENTO, ANA)), Placed(BENTO, "w_mason", 1, ANA))

    assert told(ask_of("caylus", ANA, 2, passed)) == (
        "• Bento passou\n• Você não podia pagar 3 denários e passou"
    )
    assert told(ask_of("caylus", ANA, 2, step(BENTO, *begun))) == (
        "• Bento alocou no Pedreiro, e você ganhou 1 PP"
    )


def test_a_royal_favor_that_was_used_is_confirmed() -> None:
    """Though the reader has chosen it, like what it gave."""
    chosen = step(ANA, LineChosen(ANA, "deniers", 2, 0, 4))
    taken = step(ANA, LineChosen(ANA, "prestige", 3, 3, 0), CubeTaken(ANA, "stone"))

    assert told(ask_of("caylus", ANA, 4, chosen)) == "• Você recebeu 4 denários pelo favor"
    assert told(ask_of("caylus", ANA, 4, taken)) == "• Você ganhou 3 PP e 1 pedra pelo favor"


def test_a_royal_favor_is_told_once_with_what_it_is_for() -> None:
    """The reader's by what was built; a rival's for the batches, before it is used; a rival's for a building beside that."""
    built = step(ANA, Built(ANA, "p_statue", 9, WOOD, 7), FavorsGained(ANA, 1))
    best = step(BENTO, BestBuilder(BENTO), FavorsGained(BENTO, 1))

    assert told(ask_of("caylus", ANA, 4, built)).endswith(
        "ocê ganhou um favor do rei por construir a Estátua"
    )
    assert told(ask_of("caylus", ANA, 4, best)) == (
        "• Bento ganhou um favor por ter entregado o maior número de lotes"
    )
    rival = step(BENTO, Built(BENTO, "p_statue", 9, WOOD, 7), FavorsGained(BENTO, 1))
    assert told(ask_of("caylus", ANA, 4, rival)).count("favor") == 1


def test_the_log_tells_a_favor_once() -> None:
    """With what it is for."""
    built = step(BENTO, Built(BENTO, "p_statue", 9, WOOD, 7), FavorsGained(BENTO, 1))
    best = step(BENTO, BestBuilder(BENTO), FavorsGained(BENTO, 1))
    table = ask_of("caylus", ANA, 2).position.table
    words = words_in("pt-BR", table)

    assert log_of(table, (built, best), words, Emojis(), 2_000, None).splitlines() == [
        "• Bento construiu a Estátua no espaço 9 com 1 madeira (+7 PP)",
        "• Bento ganhou um favor do rei por construir a Estátua",
        "• Bento ganhou um favor por ter entregado o maior número de lotes",
    ]


def test_two_names_are_no_single_subject_of_a_line() -> None:
    """So the next clause keeps its own."""
    deal = DealMade(BENTO, "s_church", 4, (), 0, 5)
    events = (Passed(BENTO, 1, 1), Passed(CLARA, 2, 0), deal, WorkersReturned((ANA,)))

    assert told(ask_of("caylus", ANA, 4, step(CLARA, *events))) == (
        "• Bento e Clara passaram; Bento trocou 4 denários por 5 PP na Igreja; "
        "o Superintendente deixou você de fora"
    )


def end_of(ask: Ask) -> list[str]:
    """What a seat reads of a finished game's last moves, in Portuguese, a line each."""
    words = words_in("pt-BR", ask.position.table, ask.seat)
    return since_last_move_at_the_end(ask, words, Emojis()).text.replace("\\", "").split("\n")


def public_end_of(ask: Ask) -> list[str]:
    """The same for everybody."""
    words = words_in("pt-BR", ask.position.table)
    told = how_it_ended(ask.position.table, ask.since, words, Emojis()).text
    return told.replace("\\", "").split("\n")


def reveals(*seats: Seat) -> list[Event]:
    """Victory point cards shown at the end."""
    return [catan.RevealedCards(seat, ("great_hall",)) for seat in seats]


def test_the_end_tells_first_who_took_an_award_and_won() -> None:
    """Whatever was revealed after it; to whoever lost the award as to everybody."""
    ask = ask_of(
        "catan",
        BENTO,
        4,
        step(BENTO, catan.BuiltRoad(BENTO, "E4-F4")),
        step(ANA, catan.TurnBegan(ANA), catan.Rolled(ANA, (3, 3))),
        step(
            ANA,
            catan.PlayedCard(ANA, "knight"),
            catan.LargestArmy(ANA, 4, BENTO),
            catan.Won(ANA, 10),
            *reveals(ANA, BENTO, CLARA, DAVI),
        ),
    )

    heading, first, *others, earlier = end_of(ask)

    deed = "tirou de {} o Maior Exército de Cavalaria (4 Cavaleiros, 2 pontos)"
    assert heading == "**Da sua última jogada até agora**"
    assert first == f"• Ana {deed.format('você')} e venceu com 10 pontos"
    assert len(others) == 3
    assert "• Ana jogou um Cavaleiro" in others
    assert earlier == "-# O que veio antes está no Histórico"
    assert public_end_of(ask)[0] == f"• Ana {deed.format('Bento')} e venceu com 10 pontos"


def test_the_end_tells_the_card_that_won_the_game() -> None:
    """The reader's own, with its name; of a rival's, that they bought one."""
    own = ask_of(
        "catan",
        ANA,
        3,
        step(ANA, catan.DrewCard(ANA, "great_hall"), catan.Won(ANA, 10), *reveals(ANA)),
    )
    rivals = ask_of(
        "catan",
        BENTO,
        3,
        step(ANA, catan.BoughtCard(ANA, 3), catan.Won(ANA, 10), *reveals(ANA)),
    )

    bought = "comprou uma carta de desenvolvimento"
    assert end_of(own)[0] == f"• Você {bought}: Salão nobre (+1 ponto) e venceu com 10 pontos"
    assert end_of(rivals)[1] == f"• Ana {bought} (restam 3) e venceu com 10 pontos"
    assert "Histórico" not in end_of(own)[-1]


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_the_end_tells_the_event_that_decided_the_game_first(game: Key) -> None:
    """In every game, from whatever point its last steps are read."""
    case = next(case for case in cases() if case.game.id == game and case.seats > 1)
    walk = walks(case)[0]
    log = [step(moment.seat, *heard(moment.step.log, 0)) for moment in walk.moments]
    weights = case.game.weights
    for count in (1, 10, 100):
        ask = ask_of(game, 0, case.seats, *log[-count:])
        grave = [
            one
            for entry in ask.since
            for one in entry.events
            if weights.get(type(one), 1) >= 9
            if type(one) not in case.game.ended_by or hasattr(one, "seat")
        ]
        words = words_in("pt-BR", ask.position.table, 0)
        shown = end_of(ask)
        assert len(shown) <= 6
        if grave:
            heaviest = max(weights[type(one)] for one in grave)
            endings = [words.say(one.words()) for one in grave if weights[type(one)] == heaviest]
            first = next(line for line in shown if not line.startswith("**Da"))
            assert any(one.split(" ", 1)[1] in first for one in endings), (first, endings)


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_what_ended_a_game_is_told_once(game: Key) -> None:
    """With the deed of whoever ended it, or as the rule that did, below the result."""
    for case in [case for case in cases() if case.game.id == game]:
        walk = walks(case)[0]
        ask = ask_of(game, 0, case.seats, step(0, *heard(walk.moments[-1].step.log, 0)))
        words = words_in("pt-BR", ask.position.table)
        ended = how_it_ended(ask.position.table, ask.since, words, Emojis())
        is_told = [words.say(one.words()) in ended.text for one in _said_at_the_end(walk)]

        assert case.game.ending(story_of(walk)) is not None
        assert any(is_told) <= ended.tells_end


def _said_at_the_end(walk: Walk) -> list[Event]:
    """Events of the whole game that say what ended it."""
    return [event for event in story_of(walk).events if type(event) in walk.case.game.ended_by]


def test_the_end_of_the_vein_is_left_to_the_words_below_the_result() -> None:
    """It is nobody's deed; whoever has won a race has it told with theirs, and once."""
    dug = step(BENTO, Dug(BENTO, "mill", "river"), VeinEmpty())
    won = step(BENTO, catan.BuiltCity(BENTO, "C3", (5, 6, 9)), catan.Won(BENTO, 10))
    texts = []
    for ask in (ask_of("sutters-mill", ANA, 3, dug), ask_of("catan", ANA, 3, won)):
        words = words_in("pt-BR", ask.position.table)
        ended = how_it_ended(ask.position.table, ask.since, words, Emojis())
        texts.append((ended.text, ended.tells_end))

    assert texts == [
        ("• Bento pegou um marcador do rio e foi para a Serraria", False),
        ("• Bento construiu uma cidade em C3 (5-6-9) e venceu com 10 pontos", True),
    ]


PLACING = "alocou um trabalhador no Pedreiro por 1 denário"


@pytest.mark.parametrize(
    ("others", "after"),
    [
        (0, []),
        (2, [f"• Bento {PLACING}", f"• Clara {PLACING}"]),
        (3, [f"• Bento {PLACING}", "-# e mais 2 jogadas dos outros"]),
        (6, [f"• Bento {PLACING}", "-# e mais 5 jogadas dos outros"]),
    ],
)
def test_an_undo_names_ones_own_move_first(others: int, after: list[str]) -> None:
    """Of what the others did after it no more is told than there is room for."""
    moves = [step(1 + at % 3, Placed(1 + at % 3, "w_mason", 1)) for at in range(others)]

    shown = undoing(step(ANA, Placed(ANA, "w_mason", 1)), *moves)

    assert shown.split("\n") == [f"• Você {PLACING}", *after]


def test_an_undo_of_much_keeps_its_first_lines() -> None:
    """What one did comes first in a step that brought much."""
    brought = [Produced(seat, "n_farm", (("food", 1),)) for seat in (ANA, BENTO, CLARA)]
    long = step(ANA, Placed(ANA, "w_mason", 1), *brought)

    lines = undoing(long, step(BENTO, Placed(BENTO, "w_lawyer", 1))).split("\n")

    assert lines[0] == f"• Você {PLACING}"
    assert [line.endswith(" …") for line in lines] == [False, False, True, False]
    assert lines[-1] == "-# e mais 1 jogada dos outros"


def undoing(*entries: LogEntry) -> str:
    """What an undo of Ana's would take back, in Portuguese."""
    table = ask_of("caylus", ANA, 4).position.table
    return undone(table, ANA, entries, words_in("pt-BR", table, ANA), Emojis(), 800)
