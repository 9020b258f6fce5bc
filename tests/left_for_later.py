"""What a test has put off, such as answers that a room takes home some seconds after, ends with it and is done in no other test."""

from __future__ import annotations

import threading


def drop() -> None:
    """End every timer; what one of them does already is waited for."""
    timers = [one for one in threading.enumerate() if isinstance(one, threading.Timer)]
    if not timers:
        return
    from lessons.places.in_a_room import taking_home

    for one in timers:
        one.cancel()
    taking_home.settle()  # nobody who is answered now is waited for any more
    for one in timers:
        one.join()
