"""Whoever listens hears of everything that a fold has passed over, with the error itself."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from lessons.learner import misfits


@contextmanager
def noticed() -> Iterator[list[str]]:
    """What is named meanwhile, in its own words; each sort of it once. Whoever listened before does not hear of it."""
    told: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            error = record.exc_info[1] if record.exc_info else None
            told.append(f"{record.getMessage()} ({error!r})")

    ear, log = Ear(), logging.getLogger(misfits.__name__)
    others, heard = list(log.handlers), log.propagate
    misfits.forget_named()
    log.handlers, log.propagate = [ear], False
    try:
        yield told
    finally:
        log.handlers, log.propagate = others, heard
        misfits.forget_named()
