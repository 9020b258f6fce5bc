"""Whoever listens hears of everything that a fold has passed over, with the error itself."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from lessons.learner import misfits


@contextmanager
def noticed() -> Iterator[list[str]]:
    """What is named meanwhile, in its own words; each sort of it once."""
    told: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            error = record.exc_info[1] if record.exc_info else None
            told.append(f"{record.getMessage()} ({error!r})")

    ear, log = Ear(), logging.getLogger(misfits.__name__)
    heard = log.propagate
    misfits.forget_named()
    log.addHandler(ear)
    log.propagate = False
    try:
        yield told
    finally:
        log.removeHandler(ear)
        log.propagate = heard
        misfits.forget_named()
