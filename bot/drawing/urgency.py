"""The order in which pictures are drawn: by how long each may wait."""

import asyncio
from collections import deque
from enum import StrEnum
from heapq import heappop, heappush


class Urgency(StrEnum):
    """What a picture is for; most urgent first."""

    OWN = "own"
    """A player has just pressed and looks at the answer."""
    PANEL = "panel"
    """A direct message that notifies its reader."""
    BOARD = "board"
    LOBBY = "lobby"
    FILM = "film"
    """Nobody waits for it at the table: films, and emojis at the start."""


ALLOWED = {
    Urgency.OWN: 0.0,
    Urgency.PANEL: 1.0,
    Urgency.BOARD: 3.0,
    Urgency.LOBBY: 10.0,
    Urgency.FILM: 60.0,
}
"""Seconds by which a picture lets more urgent ones pass: one that has waited longer than the difference goes first, so that
no kind waits for ever.
"""


class SupersededError(Exception):
    """A newer picture of the same subject was asked for before this one was begun."""

    def __init__(self, newer: "asyncio.Task[object]") -> None:
        super().__init__()
        self.newer = newer


class Ticket:
    """One picture's place in the queue."""

    def __init__(self, urgency: Urgency, asked: float) -> None:
        self.urgency = urgency
        self.asked = asked
        """Seconds on the loop's clock."""
        self.turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Number of the worker, once it is this picture's turn."""

    @property
    def due(self) -> float:
        """The time from which it goes before everything asked for later."""
        return self.asked + ALLOWED[self.urgency]


class DrawingQueue:
    """Hands a number of workers to whatever is due first."""

    def __init__(self, workers: int) -> None:
        self._idle: deque[int] = deque(range(workers))
        self._waiting: list[tuple[float, int, Ticket]] = []
        self._asked = 0

    def ask(self, urgency: Urgency) -> Ticket:
        """A place in the queue; its turn may have come already."""
        ticket = Ticket(urgency, asyncio.get_running_loop().time())
        self._push(ticket)
        self._serve()
        return ticket

    def hasten(self, ticket: Ticket, urgency: Urgency) -> None:
        """A more urgent request wants the same picture."""
        if not ticket.turn.done() and ALLOWED[urgency] < ALLOWED[ticket.urgency]:
            ticket.urgency = urgency
            self._push(ticket)

    def done(self, worker: int) -> None:
        """That worker is free again."""
        self._idle.appendleft(worker)
        self._serve()

    def take(self, worker: int) -> bool:
        """Keep that worker from all tickets until it is `done`, if it is idle, so that nobody waits for one."""
        if worker not in self._idle:
            return False
        self._idle.remove(worker)
        return True

    def give_up(self, ticket: Ticket) -> None:
        """Cancel the picture, even if its turn has just come."""
        is_served = ticket.turn.done() and not ticket.turn.cancelled()
        if is_served and ticket.turn.exception() is None:
            self.done(ticket.turn.result())

    def _push(self, ticket: Ticket) -> None:
        self._asked += 1
        heappush(self._waiting, (ticket.due, self._asked, ticket))

    def _serve(self) -> None:
        """Give idle workers to the tickets that are due first; those given up, and second entries of one, are skipped."""
        while self._idle and self._waiting:
            _, _, ticket = heappop(self._waiting)
            if not ticket.turn.done():
                ticket.turn.set_result(self._idle.popleft())
