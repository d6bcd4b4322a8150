"""The end that a system asks for: in good order, but within seconds, whatever the program is busy with just then."""

import os
import signal
import socket
import threading
import time

STARTING, RUNNING = 3.0, 10.0
"""Seconds that the end in good order gets: while the program starts it has nothing on its way, later messages."""


class Shutdown:
    """What `SIGTERM` means: the same as Ctrl-C, and an end without more ado where that takes too long.

    Nothing is lost with it: all that counts is stored in transactions, and what was not shown is shown after the next start.
    """

    def __init__(self) -> None:
        self._seconds = STARTING
        self._heard, self._told = socket.socketpair()

    def listen(self) -> None:
        """From now on. Shells let what they start in the background ignore Ctrl-C: not this program.

        Python handles a signal once its first thread is in no library's hands; another one hears of it at once.
        """
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
        self._told.setblocking(False)
        signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)
        threading.Thread(target=self._end_late, daemon=True).start()

    def started(self) -> None:
        """The program has begun its work."""
        self._seconds = RUNNING

    def _end_late(self) -> None:
        """Wait for the signal, then for the end in good order, and end."""
        while signal.SIGTERM not in self._heard.recv(1):
            pass
        time.sleep(self._seconds)
        os._exit(0)
