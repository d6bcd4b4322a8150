"""Random games under the eyes of the referee."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from games.core.forms import Decision, One, Some, sample, verb
from games.core.game import play
from games.core.model import Action, Event
from games.core.rng import Rng
from games.puerto_rico.content import KINDS, PLACE, named
from games.puerto_rico.frames import Rounds
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.options import PuertoRicoOptions
from games.puerto_rico.state import State
from tests.games.puerto_rico.referee import Asked, Offers
from tests.games.puerto_rico.referee_goods import Referee
from tests.games.puerto_rico.rich import enrich

IDLE = {"pass", "keep_guests", "keep_guests_all"}
"""Answers that a random player of these games gives seldom: games where little happens show little."""

Look = Callable[[State], None]


def chosen(decision: Decision, chance: Random) -> Action:
    """An answer by chance, one that does something five times as likely as another."""
    weights = [1 if verb(offer.action) in IDLE else 5 for offer in decision.offers]
    offer = chance.choices(decision.offers, weights)[0]
    return sample(replace(decision, offers=(offer,)), chance.randrange)


def offered(decision: Decision) -> Offers:
    """The question as the referee puts it."""
    found: Offers = {}
    for offer in decision.offers:
        parts: list[Any] = []
        for field in offer.fields:
            if isinstance(field, One):
                parts.append(set(field.keys))
            elif isinstance(field, Some):
                parts.append(("some", set(field.keys), field.least, field.most))
            else:
                rows = {row.key: row.most for row in field.rows}
                parts.append(("split", rows, field.least, field.most))
        found[verb(offer.action)] = tuple(parts) if len(parts) > 1 else parts[0] if parts else None
    return found


def answered(seat: int, action: Action) -> tuple[int, str, Any]:
    """An answer as the referee is told it."""
    values = [getattr(action, name) for name in action.__struct_fields__]
    return (
        seat,
        verb(type(action)),
        tuple(values) if len(values) > 1 else values[0] if values else None,
    )


def same_table(referee: Referee, state: State) -> None:
    """The game's table is the referee's."""
    table, secrets = state.table, state.secrets
    for seat, (holder, player) in enumerate(zip(referee.holders, table.players, strict=True)):
        assert (holder.money, holder.looked) == (player.doubloons, player.looked)
        assert +holder.goods == dict(named(player.goods))
        assert holder.points == secrets.points[seat]
        tiles: dict[tuple[str, str], int] = {}
        for tile in player.island:
            person = "noble" if tile.nobles else "colonist" if tile.colonists else ""
            tiles[tile.kind, person] = tiles.get((tile.kind, person), 0) + 1
        assert +holder.island == tiles
        city = {one.kind: (one.colonists, one.nobles) for one in player.city}
        assert {
            kind: (there["colonist"], there["noble"]) for kind, there in holder.city.items()
        } == city
        waiting = (holder.waiting["colonist"], holder.waiting["noble"])
        assert waiting == (player.waiting.colonists, player.waiting.nobles)
    assert {good: referee.goods[good] for good in PLACE} == dict(
        zip(PLACE, table.goods, strict=True)
    )
    assert (referee.pool, referee.paper, referee.last) == (table.pool, table.paper, table.is_last)
    for mine, its in ((referee.supply, table.supply), (referee.ship, table.ship)):
        assert (mine["colonist"], mine["noble"]) == (its.colonists, its.nobles)
    assert [referee.market.get(kind, 0) for kind in KINDS] == list(table.market)
    assert tuple(referee.house) == table.house
    assert sorted(referee.row.elements()) == sorted(table.row)
    assert referee.quarries == table.quarries
    assert [(size, good or None, count) for size, (good, count) in referee.cargo.items()] == [
        (ship.capacity, ship.good, ship.barrels) for ship in table.cargo
    ]
    lying = {card.role: card.doubloons for card in table.roles}
    assert (lying, referee.governor) == (referee.lying, table.governor)
    assert referee.stack == sum(secrets.stack)
    assert referee.face_down == sum(secrets.discards)
    assert {good: referee.discards[good] for good in PLACE} == dict(
        zip(PLACE, table.discards, strict=True)
    )


class Watch:
    """A game and its referee."""

    def __init__(self, seats: int, options: PuertoRicoOptions, seed: int) -> None:
        self.referee = Referee(
            seats,
            options.exp_new_buildings,
            options.exp_nobles,
            options.simultaneous_placement,
            options.open_vp,
        )
        self.script = self.referee.game()
        self.asked: Asked | None = next(self.script)
        self.over = False
        step = PUERTO_RICO.setup(seats, options, Rng(bytes([seed % 256, seed // 256]) * 16))
        self.state: State = step.state
        self.listen([told.event for told in step.log])

    def listen(self, events: list[Event]) -> None:
        """Tell the referee what has happened."""
        for event in events:
            assert self.asked is None, (event, self.asked)
            self.send(event)

    def send(self, said: object) -> None:
        """Tell the referee something; what it expects then."""
        try:
            self.asked = self.script.send(said)
        except StopIteration:
            self.asked, self.over = None, True

    def turn(self, chance: Random) -> None:
        """Compare what is asked, answer one of the questions."""
        pending = [one for one in PUERTO_RICO.pending(self.state) if one.required]
        assert {one.seat: offered(one) for one in pending} == self.asked
        decision = chance.choice(pending)
        action = chosen(decision, chance)
        step = play(PUERTO_RICO, self.state, decision.seat, action, asked=decision)
        self.state = step.state
        self.send(answered(decision.seat, action))
        self.listen([told.event for told in step.log])


def watch(
    seats: int,
    options: PuertoRicoOptions,
    seed: int,
    look: Look | None = None,
    *,
    is_rich: bool = False,
) -> State:
    """A random game to its end, the referee agreeing with everything; with rich islands from the first round on."""
    game = Watch(seats, options, seed)
    chance = Random(f"{seats} {options} {seed}")
    while not PUERTO_RICO.is_over(game.state):
        if is_rich and isinstance(game.state.flow[-1], Rounds):
            is_rich = False
            game.state = enrich(game.referee, game.state, chance)
        game.turn(chance)
        same_table(game.referee, game.state)
        if look is not None:
            look(game.state)
    assert game.over
    totals = [sheet.total for sheet in PUERTO_RICO.scores(game.state)]
    assert totals == [game.referee.score(seat) for seat in range(seats)]
    return game.state
