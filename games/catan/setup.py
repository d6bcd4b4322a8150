"""Setting a game up (R1-R13, R174-R177)."""

from games.catan.content import BEGINNER, COLOURS, DECKS, LARGE, SCENARIOS, full_bank
from games.catan.events import Seated, Started
from games.catan.frames import Founding
from games.catan.layout import beginner_board, printed_board, random_board, shuffled
from games.catan.options import CatanOptions
from games.catan.phases.founding import collect_founding_cards, found, has_founded
from games.catan.phases.turn import begin_first_turn
from games.catan.seam import modules
from games.catan.secretive import hidden_parts
from games.catan.state import NOBODY, Board, Holding, Player, Secrets, State, Table
from games.core.flow import Course
from games.core.forms import Below
from games.core.model import Key, Message, Seat, say
from games.core.rng import Chance, Rng
from games.core.turns import clockwise

LARGE_GAME = 5
"""From so many players on, the expansion is used (R1)."""


def is_beginner(seats: int, options: CatanOptions) -> bool:
    """Whether the fixed layout is used (1.1)."""
    return options.board == "beginner" or (options.board == "automatic" and seats < LARGE_GAME)


def check_options(seats: int, options: CatanOptions) -> Message | None:
    """Why these options do not go together (1.1, R7, R170)."""
    if options.board == "beginner" and seats >= LARGE_GAME:
        return say("catan-refused-beginner", most=LARGE_GAME - 1)
    varied = options.frame != "fixed" or options.numbers != "spiral"
    if varied and (is_beginner(seats, options) or options.board in SCENARIOS):
        return say("catan-refused-fixed")
    for module in modules():
        refused = module.refused(options, seats)
        if refused is not None:
            return refused
    if options.first_player != "random":
        # Seats that are drawn leave nobody to name.
        if options.seating != "joined":
            return say("catan-refused-first-player-drawn")
        if int(options.first_player) > seats:
            return say("catan-refused-first-player-missing", number=int(options.first_player))
    return None


def chosen_starter(options: CatanOptions) -> Seat | None:
    """Who begins by the host's choice: seats are in the order of joining then (R7)."""
    return None if options.first_player == "random" else int(options.first_player) - 1


def set_up(seats: int, options: CatanOptions, rng: Rng) -> Course[State]:
    """Colours, island and, unless one is named, starting player by chance, in this order; beginners' pieces."""
    chance = Chance(rng)
    beginner = is_beginner(seats, options)
    colours = deal_colours(seats, chance, is_beginner=beginner)
    board = laid_out(seats, options, chance.below)
    robber = robber_start(board, chance.below)
    starter = chosen_starter(options)
    if starter is None:
        starter = chance.below(seats)
    course = Course(bare_table(chance.rng, options, board, colours, robber, starter))
    for seat, colour in enumerate(colours):
        course.tell(Seated(seat, colour))
    course.tell(Started(starter))
    if beginner:
        lay_beginner_pieces(course)
        begin_first_turn(course)
    return course


def laid_out(seats: int, options: CatanOptions, below: Below) -> Board:
    """The board that the host has chosen (1.1)."""
    is_large = seats >= LARGE_GAME
    if options.board in SCENARIOS:
        return printed_board(options.board, options.board + LARGE if is_large else options.board)
    if is_beginner(seats, options):
        return beginner_board()
    return random_board("expanded" if is_large else "base", options, below)


def robber_start(board: Board, below: Below) -> int:
    """Where the robber begins: where the map says, else on a desert (R10, R17, R177, R190)."""
    if board.chart.robber is not None:
        return board.chart.robber
    deserts = [place for place, terrain in enumerate(board.terrains) if terrain == "desert"]
    return deserts[below(len(deserts))]


def deal_colours(seats: int, chance: Chance, *, is_beginner: bool) -> list[Key]:
    """A colour for each seat (R2)."""
    colours = COLOURS if seats >= LARGE_GAME else COLOURS[:4]
    if is_beginner and seats == 3:
        colours = tuple(colour for colour in colours if colour != "red")
    return shuffled(colours, chance.below)[:seats]


def bare_table(
    rng: Rng, options: CatanOptions, board: Board, colours: list[Key], robber: int, starter: Seat
) -> State:
    """The table before any piece is laid."""
    seats = len(colours)
    begun = [module.begin(options, board, seats) for module in modules()]
    table = Table(
        options=options,
        board=board,
        players=tuple(Player(colour) for colour in colours),
        buildings=(NOBODY,) * len(board.geometry.corners),
        roads=(NOBODY,) * len(board.geometry.paths),
        robber=robber,
        bank=full_bank(board.plan),
        active=starter,
        starter=starter,
        parts=tuple(part for part in begun if part is not None),
    )
    parts = hidden_parts(table)
    secrets = Secrets((Holding(),) * seats, DECKS[board.chart.size], parts)
    return State(rng, (Founding(0),), table, secrets)


def lay_beginner_pieces(course: Course[State]) -> None:
    """Two settlements with roads per colour; the lettered one brings the starting hand (R11-R13)."""
    table = course.state.table
    net = table.board.geometry
    for seat, player in enumerate(table.players):
        lettered, its_road, other, other_road = BEGINNER.starts[player.colour]
        found(course, seat, net.corner_of[lettered], net.path_of[its_road])
        found(course, seat, net.corner_of[other], net.path_of[other_road])
        collect_founding_cards(course, seat, net.corner_of[lettered])
    for seat in clockwise(table.starter, len(table.players))[::-1]:
        has_founded(course, seat)
