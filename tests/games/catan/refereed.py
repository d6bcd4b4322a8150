"""Random games of CATAN under the eyes of the referee."""

from collections import Counter
from random import Random
from typing import Any

from msgspec.structs import replace

from games.catan.content import CARDS, RESOURCES
from games.catan.game import CATAN
from games.catan.modules.erie.part import Erie
from games.catan.modules.frenemies.part import GUILDS, Frenemies
from games.catan.modules.helpers.part import Helpers
from games.catan.modules.scenario.part import Scenario
from games.catan.options import CatanOptions
from games.catan.seam import part_of
from games.catan.state import CITY, NOBODY, State
from games.catan.trade.events import Traded
from games.catan.trade.offers import open_offers
from games.core.exchange import Exchange
from games.core.forms import Decision, One, Some, Split, sample, verb
from games.core.game import play
from games.core.model import Action, Told
from games.core.rng import Rng
from tests.games.catan import printed as box
from tests.games.catan.referee import Asked, Offers
from tests.games.catan.referee_favors import Frenemy
from tests.games.catan.referee_turn import Referee

TALK = 0.06
"""How often somebody answers for whom the game does not wait."""

WEIGHTS = {
    "build_city": 60, "build_settlement": 60, "priest_city": 60, "priest_settlement": 60, "confirm": 20, "accept_proposal": 10,
    "accept": 10, "play_card": 6, "buy_card": 8, "build_road": 8, "bank_trade": 6, "take_with_helper": 8, "keep_hand": 8,
    "use_mendicant": 8, "use_sage": 8, "use_noblewoman": 8, "use_bride": 4, "use_merchant": 3, "use_captain": 3,
    "use_explorer": 3, "play_token": 0.3, "use_favor": 24, "favor_trade": 4, "offer_gift": 2, "accept_gift": 3, "roll": 6,
    "end_turn": 3, "start_building": 3, "offer_trade": 2,
}  # fmt: skip
"""How likely answers are beside one that is not named here, which is 1: games where little happens show little."""


def chosen(decision: Decision, chance: Random) -> Action:
    """An answer by chance."""
    weights = [WEIGHTS.get(verb(offer.action), 1) for offer in decision.offers]
    offer = chance.choices(decision.offers, weights)[0]
    return sample(replace(decision, offers=(offer,)), chance.randrange)


def split(field: Split) -> tuple[Any, ...]:
    """Amounts as the referee puts them."""
    assert not any(row.least for row in field.rows)
    return ("split", {row.key: row.most for row in field.rows}, field.least, field.most)


def offered(decision: Decision) -> Offers:
    """The question as the referee puts it."""
    found: Offers = {}
    for offer in decision.offers:
        parts: list[Any] = []
        for field in offer.forms:
            if isinstance(field, One):
                parts.append(frozenset(field.keys))
            elif isinstance(field, Some):
                parts.append(("some", frozenset(field.keys), field.least, field.most))
            elif isinstance(field, Exchange):
                parts.append(("exchange", *map(split, field.sides)))
            else:
                parts.append(split(field))
        assert verb(offer.action) not in found
        found[verb(offer.action)] = tuple(parts)
    return found


def answered(seat: int, action: Action) -> tuple[int, str, Any]:
    """An answer as the referee is told it."""
    values = [getattr(action, name) for name in action.__struct_fields__]
    value = tuple(values) if len(values) > 1 else values[0] if values else None
    return seat, verb(type(action)), value


def words(counts: tuple[int, ...], keys: tuple[str, ...]) -> Counter[str]:
    """Numbers by their words."""
    return +Counter(dict(zip(keys, counts, strict=True)))


def begun(state: State, seats: int, options: CatanOptions) -> Referee:
    """A referee who has looked at what was laid out: an island lies as chance had it, a printed map as it is printed."""
    board, net = state.table.board, state.table.board.geometry
    large = seats >= 5
    is_printed = options.board in ("corsica", "newyork")
    if is_printed:
        drawn = box.scenario(options.board, large=large)
    else:
        harbors = {net.paths[path]: kind for path, kind in board.harbors}
        drawn = box.island(
            large=large,
            terrains=list(board.terrains),
            numbers=list(board.numbers),
            harbors=harbors,
        )
    kind = Frenemy if options.frenemies else Referee
    referee = kind(seats, drawn, options.board, combined=options.combined)
    referee.erie, referee.helpers = options.erie, options.helpers
    referee.display = box.HELPERS - set(box.PILE[:seats]) if options.helpers else set()
    referee.robber = (
        box.robber_start(options.board) if is_printed else net.labels[state.table.robber]
    )
    return referee


def same_table(referee: Referee, state: State) -> None:
    """The game's table and its secrets are the referee's."""
    table, secrets, net = state.table, state.secrets, state.table.board.geometry
    for seat, (mine, its) in enumerate(zip(referee.holders, table.players, strict=True)):
        own = secrets.players[seat]
        assert +mine.hand == words(own.hand, RESOURCES)
        assert (+mine.cards, +mine.played) == (words(own.cards, CARDS), words(its.played, CARDS))
        assert +mine.fresh == words(own.fresh, CARDS)
        assert mine.ahead == own.ahead
        on_board = {
            kind: {net.corners[at] for at, one in enumerate(table.buildings) if one == kind + seat}
            for kind in (0, CITY)
        }
        assert (mine.settlements, mine.cities) == (on_board[0], on_board[CITY])
        roads = {net.paths[at] for at, one in enumerate(table.roads) if one == seat}
        assert mine.roads == roads
        left = (its.roads_left, its.settlements_left, its.cities_left)
        assert left == (15 - len(roads), 5 - len(on_board[0]), 4 - len(on_board[CITY]))
    assert +referee.bank == words(table.bank, RESOURCES)
    assert +referee.deck == words(secrets.deck, CARDS)
    assert referee.robber == net.labels[table.robber]
    for card, holder in ((referee.longest, table.longest_road), (referee.army, table.largest_army)):
        assert (NOBODY if card is None else card) == holder
    assert set(referee.open) == {offer.number for offer in open_offers(table)}
    assert set(referee.proposals) == {one.seat for one in table.proposals}
    same_parts(referee, state)


def same_parts(referee: Referee, state: State) -> None:
    """What the modules keep is the referee's, too."""
    table, net = state.table, state.table.board.geometry
    chips, canal = part_of(table, Scenario), part_of(table, Erie)
    assert (chips is not None, canal is not None) == (referee.is_scenario, referee.erie)
    if chips is not None:
        assert {net.corners[corner] for corner in chips.chips} == referee.chips
        assert [holder.chips for holder in referee.holders] == list(chips.taken)
    if canal is not None:
        assert referee.supply == canal.supply
        assert [holder.tokens for holder in referee.holders] == list(canal.tokens)
        links = [{(net.corners[a], net.corners[b]) for a, b in pairs} for pairs in canal.links]
        assert [holder.links for holder in referee.holders] == links
        tokens = sum(holder.tokens for holder in referee.holders)
        assert tokens + referee.supply + len(referee.named) == box.CANAL_TOKENS
    helpers = part_of(table, Helpers)
    assert (helpers is not None) == referee.helpers
    if helpers is not None:
        assert [holder.helper for holder in referee.holders] == list(helpers.held)
        assert [holder.flipped for holder in referee.holders] == list(helpers.flipped)
        assert referee.display == set(helpers.display)
        if table.turn:
            assert sorted((*helpers.held, *helpers.display)) == sorted(box.HELPERS)
        assert referee.removed == helpers.knights_removed
    same_favors(referee, state)


def same_favors(referee: Referee, state: State) -> None:
    """What the guilds and their friends have is the referee's, too."""
    guilds = part_of(state.table, Frenemies)
    assert (guilds is not None) == isinstance(referee, Frenemy)
    if guilds is not None and isinstance(referee, Frenemy):
        (secret,) = state.secrets.parts
        assert +referee.face_down == words(secret.supply, GUILDS)
        assert referee.held == [words(held, GUILDS) for held in secret.held]
        assert +referee.face_up == words(guilds.spent, GUILDS)
        assert guilds.supply == referee.face_down.total()
        assert list(guilds.tokens) == [held.total() for held in referee.held]
        assert list(guilds.chips) == [holder.chips for holder in referee.holders]
        assert guilds.fresh == sum(secret.fresh)
        assert guilds.fresh == referee.new.total() or not referee.in_turn


def conserved(referee: Referee) -> None:
    """Every card is somewhere (R4, R5, R120, minis R404, R472)."""
    for kind in box.RESOURCES:
        held = sum(holder.hand[kind] for holder in referee.holders)
        assert held + referee.bank[kind] == referee.each
    cards = Counter(referee.deck)
    for holder in referee.holders:
        cards += holder.cards + holder.played
    cards["knight"] += referee.removed
    assert cards == box.DECKS[referee.large] + Counter(box.POINT_CARDS)


class Watch:
    """A game and its referee."""

    def __init__(self, seats: int, options: CatanOptions, chance: Random) -> None:
        self.chance = chance
        self.seen: Counter[str] = Counter()
        step = CATAN.setup(seats, options, Rng(chance.randbytes(32)))
        self.state: State = step.state
        table = step.state.table
        self.referee = begun(step.state, seats, options)
        is_beginner = seats < 5 and options.board in ("automatic", "beginner")
        self.script = self.referee.game(
            table.starter, [player.colour for player in table.players], is_beginner=is_beginner
        )
        self.asked: Asked | None = next(self.script)
        self.over = False
        self.listen(step.log)

    def listen(self, log: tuple[Told, ...]) -> None:
        """Tell the referee what has happened."""
        for told in log:
            assert self.asked is None, (told, self.asked)
            self.seen[type(told.event).__name__] += 1
            if isinstance(told.event, Traded) and "canal" in self.referee.everything():
                self.seen["token traded"] += len(told.event.gave + told.event.took) > 10
            self.send(told)

    def send(self, said: object) -> None:
        """Tell the referee something; what it expects then."""
        try:
            self.asked = self.script.send(said)
        except StopIteration:
            self.asked, self.over = None, True

    def move(self) -> None:
        """Compare what is asked, answer one of the questions."""
        pending = CATAN.pending(self.state)
        assert self.asked is not None
        self.seen["named again"] += bool(self.referee.named) and self.offers_token()
        compare({one.seat: (one.required, offered(one)) for one in pending}, self.asked)
        required = [one for one in pending if one.required]
        decision = self.chance.choice(pending if self.chance.random() < TALK else required)
        action = chosen(decision, self.chance)
        step = play(CATAN, self.state, decision.seat, action, asked=decision)
        self.state = step.state
        self.send(answered(decision.seat, action))
        self.listen(step.log)

    def offers_token(self) -> bool:
        """Whether a canal token could be played now."""
        return any("play_token" in offers for _, offers in (self.asked or {}).values())


def compare(game: Asked, referee: Asked) -> None:
    """Both ask the same; says what is different."""
    assert game.keys() == referee.keys(), (game, referee)
    for seat, (required, offers) in game.items():
        assert required == referee[seat][0], seat
        expected = referee[seat][1]
        assert offers.keys() == expected.keys(), (seat, offers.keys() ^ expected.keys(), offers)
        for one, fields in offers.items():
            assert fields == expected[one], (seat, one, fields, expected[one])


def watch(seats: int, options: CatanOptions, seed: object) -> Counter[str]:
    """A random game to its end, the referee agreeing with everything; how often what was told."""
    game = Watch(seats, options, Random(f"{seats} {options} {seed}"))
    while not CATAN.is_over(game.state):
        game.move()
        same_table(game.referee, game.state)
        conserved(game.referee)
    assert game.over
    assert [sheet.total for sheet in CATAN.scores(game.state)] == [
        game.referee.points(seat) for seat in range(seats)
    ]
    return game.seen
