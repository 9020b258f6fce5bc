"""Metrics for Prometheus at a port of their own: how many moves, how soon, who waits. No name and no code stands in them.

Loaded only where ``CALZETTINI_METRICS`` asks for it. Whoever reaches the app does not reach this: it is another port, and open to
this machine alone unless the setting names an address.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from screens.shared.loading import import_lock

if TYPE_CHECKING:
    from lessons.learner.store import Store

HERE = "127.0.0.1"
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
TAKEN = "taken"


class Metrics:
    """The route of figures for whoever runs the server. ``store`` and ``listening`` (how many lines of news are open) are asked
    when somebody looks.
    """

    def __init__(self, store: Callable[[], Store], listening: Callable[[], int]) -> None:
        self._registry = CollectorRegistry()
        self._moves = Counter("calzettini_moves", "Moves by sort of place and what came of them.", ("place", "result"),
                              registry=self._registry)  # fmt: skip
        self._took = Histogram("calzettini_move_seconds", "From the request to the answer.", ("place",), buckets=SECONDS,
                               registry=self._registry)  # fmt: skip
        ProcessCollector(registry=self._registry)
        self._registry.register(Now(store, listening))
        self._door: WSGIServer | None = None

    def moved(self, sort: str, why: str, seconds: float) -> None:
        """One move; ``sort`` and ``why`` are words of the program's own."""
        self._moves.labels(sort, why or TAKEN).inc()
        self._took.labels(sort).observe(seconds)

    def open(self, told: str) -> None:
        """From now on they are told there, under ``/metrics``: at a port of this machine's, or ``address:port``.

        Errors: OSError, ValueError.
        """
        where = urlsplit(f"//{told}" if ":" in told else f"//{HERE}:{told}")
        self._door, _ = start_http_server(where.port or 0, where.hostname or HERE, self._registry)

    def close(self) -> None:
        if self._door is not None:
            self._door.shutdown()
            self._door.server_close()


class Now(Collector):
    """The gauges: what is so just now; what cannot be asked just now is left out."""

    def __init__(self, store: Callable[[], Store], listening: Callable[[], int]) -> None:
        self._store, self._listening = store, listening

    def describe(self) -> Iterable[Metric]:
        return ()

    def collect(self) -> Iterable[Metric]:
        with import_lock:
            from lessons.learner.errors import Unavailable
            from lessons.places.in_a_room.room import open_now

        store = self._store()
        yield GaugeMetricFamily("calzettini_news_lines", "Lines open for news.", self._listening())
        yield GaugeMetricFamily("calzettini_store_waiting", "Writes that wait for their turn.", store.waiting)
        with suppress(Unavailable, OSError):
            yield GaugeMetricFamily("calzettini_rooms_open", "Evenings.", len(open_now(store)))
            sizes = GaugeMetricFamily("calzettini_log_bytes", "The log, and what stands ahead of it.", labels=("part",))
            for part, size in store.sizes().items():
                sizes.add_metric((part,), size)
            yield sizes
