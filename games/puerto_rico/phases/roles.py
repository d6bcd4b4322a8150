"""Rounds and the choice of roles (R2 to R6, R77 to R79)."""

from msgspec.structs import replace

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Seat, say
from games.puerto_rico.actions import ChooseRole
from games.puerto_rico.bank import pay_money
from games.puerto_rico.content import NUMBERS
from games.puerto_rico.events import GameEnded, PointsShown, RoleChosen, RoundBegan
from games.puerto_rico.frames import Phase, Rounds
from games.puerto_rico.state import RoleCard, State, Table

_PROMPT = say("puerto-rico-prompt-role")


def chosen(table: Table) -> int:
    """How many roles have been chosen in this round."""
    count = 0
    for card in table.roles:
        if card.taker is not None:
            count += 1
    return count


def choices(seats: int) -> int:
    """How many roles are chosen in a round (R2)."""
    return seats * NUMBERS[seats].choices


def next_chooser(table: Table) -> Seat:
    """Who chooses next: clockwise from the Governor, with two players in turn (R2)."""
    return (table.governor + chosen(table)) % len(table.players)


def asked_role(state: State, _frame: Rounds) -> tuple[Decision, ...]:
    """Which role to take (D2)."""
    left = tuple([card.role for card in state.table.roles if card.taker is None])
    offer = Offer(ChooseRole, (One("role", left, "role"),))
    return (Decision(next_chooser(state.table), _PROMPT, (offer,)),)


def play_role(course: Course[State], _frame: Rounds, seat: Seat, action: ChooseRole) -> None:
    """Take the card and the doubloons on it, and begin its phase (R4, R5)."""
    cards = list(course.table.roles)
    for number, card in enumerate(cards):
        if card.role == action.role:
            cards[number] = RoleCard(card.role, 0, seat)
            course.tell(RoleChosen(seat, card.role, card.doubloons))
            pay_money(course, seat, card.doubloons)
    course.change_table(roles=tuple(cards))
    course.push(Phase(action.role, seat))


def go_on(course: Course[State], _frame: Rounds) -> bool:
    """Wait for the next choice; after the last one end the round, and with it the game if the flag is set (R77)."""
    table = course.table
    seats = len(table.players)
    if chosen(table) < choices(seats):
        return False
    if table.is_last:
        _end(course)
        return True
    governor = (table.governor + 1) % seats
    cards = tuple(
        [RoleCard(card.role, card.doubloons + (card.taker is None)) for card in table.roles]
    )
    changed = replace(table, governor=governor, round=table.round + 1, roles=cards)
    course.change(table=changed)
    course.tell(RoundBegan(changed.round, governor))
    return True


def _end(course: Course[State]) -> None:
    """The game is over; VP are shown (S2, section 9)."""
    course.tell(GameEnded())
    if not course.table.has_open_points:
        course.sealed = True
        for seat, points in enumerate(course.state.secrets.points):
            course.tell(PointsShown(seat, points))
    course.change(flow=())


ROUNDS = Asking(asked_role, {ChooseRole: play_role}, go_on)
