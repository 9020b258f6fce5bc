"""Trying codes: whoever guesses four words is slowed down, and a browser that was given its code here is not.

A code is a name and a key in one, 367 words to the power of four. A browser to which a code was given, or which was let in with it,
keeps a proof of it that only this installation can make. A code without one is tried: where nobody has it, that costs a token of
the address and one of all addresses; where none is left nobody without a proof is told anything, be the code somebody's or not.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache
from threading import Lock

from lessons.learner.question_id import question_id
from screens.web.rate import Rate

OF_ADDRESS = (1 / 60, 120)
"""Codes a second that nobody has, and how many at once: browsers of a whole club that were here before there were proofs."""
OF_ALL = (0.5, 600)
"""With 500 learners among 18 billion codes, two years and more until the first is found, from however many addresses."""
MOST_TRIED = 4096
_ALL = ""


class TooManyTries(Exception):
    """Nobody without a proof is told anything just now."""


class Tries:
    """A limit on how often codes may be tried. ``secret``: the installation's; ``now``: seconds."""

    def __init__(self, secret: bytes, now: Callable[[], float] = time.monotonic) -> None:
        self._secret = secret
        self._of_address, self._of_all = Rate(*OF_ADDRESS, now=now), Rate(*OF_ALL, now=now)
        self._tried: OrderedDict[str, None] = OrderedDict()
        self._alone = Lock()

    def proof(self, code: str) -> str:
        """What a browser keeps that was given this code."""
        return question_id(self._secret, "given", code)

    def proven(self, code: str, proofs: Iterable[str]) -> bool:
        return self.proof(code) in proofs

    def look(self, address: str, code: str, proofs: Iterable[str], known: Callable[[], bool]) -> None:
        """Before anything is told of this code. Errors: :class:`TooManyTries`."""
        if self.proven(code, proofs) or code in self._tried:
            return  # who tries the same code again learns nothing that is new
        if not (self._of_address.would_allow(address) and self._of_all.would_allow(_ALL)):
            raise TooManyTries
        if known():
            return
        self._of_address.allows(address)
        self._of_all.allows(_ALL)
        with self._alone:
            self._tried[code] = None
            while len(self._tried) > MOST_TRIED:
                self._tried.popitem(last=False)


@lru_cache(maxsize=4)
def tries(secret: bytes) -> Tries:
    """Those of this installation: one count, whichever way a code comes."""
    return Tries(secret)
