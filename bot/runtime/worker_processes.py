"""Processes beside the program that compute for it: started when there is work, ended with the program however it ends."""

import gc
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import ParamSpec, TypeVar

P = ParamSpec("P")

T = TypeVar("T")

CAN_HOLD_SIGNALS = hasattr(signal, "pthread_sigmask")
"""Not on Windows."""


GENERATIONS = (10_000, 20, 20)
"""Python looks for cycles after 700 new objects, and at all there are when a quarter is new: both often while one press makes
thousands that go by themselves, and a look at all takes a tenth of a second.
"""


def cores() -> int:
    """How many cores this process may use."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return usable or 1


def settle() -> None:
    """All that the program has loaded stays until its end: nobody need look through it for what can go."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GENERATIONS)


class _Helpers(ProcessPoolExecutor):
    """Its processes begin with Ctrl-C held back: it goes to all in a terminal, and would be a traceback while they load."""

    def submit(self, function: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> "Future[T]":
        if not CAN_HOLD_SIGNALS:
            return super().submit(function, *given, **named)
        held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(function, *given, **named)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, held)


def helpers(processes: int, niceness: int = 0) -> ProcessPoolExecutor:
    """So many processes, of lower priority if `niceness` is above 0."""
    return _Helpers(
        processes, mp_context=get_context("spawn"), initializer=_begin, initargs=(niceness,)
    )


def end(executor: ProcessPoolExecutor) -> None:
    """Let the processes end now, whatever they compute: the end of the program does not wait for it."""
    # Python 3.14 has `terminate_workers` for this.
    processes = list((executor._processes or {}).values())  # noqa: SLF001
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def _begin(niceness: int) -> None:
    """Runs in the process. Ctrl-C in a terminal goes to all, but it is the program that ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if CAN_HOLD_SIGNALS:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    if niceness and sys.platform != "win32":
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End when the program does: a killed program tells its workers nothing."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
