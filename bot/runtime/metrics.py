"""What the operator can read off the running program: counts and times, in Prometheus's terms.

Nothing here says who plays, what, or where: figures carry no ids and no names.
"""

from collections import OrderedDict
from time import monotonic

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)
"""Upper bounds in seconds; Discord waits three for an answer."""

AWAITED = 4_096
"""Presses whose answer is waited for; older ones are forgotten, so that what is never answered takes no room."""


class Metrics:
    """The figures of one process, in a registry of their own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.gateway = Gauge(
            "feitoria_gateway_latency_seconds",
            "Time between Discord's heartbeat and its answer.",
            registry=self._registry,
        )
        self.waiting = Gauge(
            "feitoria_outbox_rows",
            "Things that must be shown and are not yet.",
            ["state"],
            registry=self._registry,
        )
        self.oldest = Gauge(
            "feitoria_outbox_oldest_seconds",
            "Age of the oldest of them that nothing hinders.",
            registry=self._registry,
        )
        self.requests = Counter(
            "feitoria_discord_requests",
            "Requests to Discord by method and status.",
            ["method", "status"],
            registry=self._registry,
        )
        self.acknowledged = Histogram(
            "feitoria_acknowledge_seconds",
            "From a press or command to its acknowledgement.",
            buckets=FAST,
            registry=self._registry,
        )
        self.drawn = Histogram(
            "feitoria_drawing_seconds",
            "From asking for a picture to having it; those at hand are not counted.",
            buckets=FAST,
            registry=self._registry,
        )
        self._drawing_waits = Histogram(
            "feitoria_drawing_wait_seconds",
            "From asking for a picture to a process beginning to draw it, by what the picture is for.",
            ["kind"],
            buckets=FAST,
            registry=self._registry,
        )
        self._received: OrderedDict[str, float] = OrderedDict()

    def waited(self, kind: str, seconds: float) -> None:
        """Record how long a picture of that kind waited for its turn to be drawn."""
        self._drawing_waits.labels(kind).observe(seconds)

    def received(self, interaction: int) -> None:
        """A press or command has come in."""
        self._received[str(interaction)] = monotonic()
        while len(self._received) > AWAITED:
            self._received.popitem(last=False)

    def requested(self, method: str, status: str, path: str) -> None:
        """A request to Discord was answered, or failed on the way (status `none`)."""
        self.requests.labels(method, status).inc()
        parts = path.rstrip("/").split("/")
        if parts[-1] == "callback" and "interactions" in parts:
            began = self._received.pop(parts[parts.index("interactions") + 1], None)
            if began is not None and status.startswith("2"):
                self.acknowledged.observe(monotonic() - began)

    def text(self) -> bytes:
        """All of them as Prometheus reads them."""
        return generate_latest(self._registry)
