"""What the outside calls a question: a name from which nobody without the installation's secret can tell what is behind it."""

from __future__ import annotations

import hashlib
import hmac

DIGITS = 24


def question_id(secret: bytes, *parts: str | int) -> str:
    """The same for the same parts, 24 hexadecimal digits; ``secret`` is :attr:`lessons.learner.store.Store.secret`."""
    # Each part with its length, so that ("ab", "c") and ("a", "bc") are two questions.
    told = b"".join(len(part).to_bytes(4, "big") + part for part in (str(one).encode() for one in parts))
    return hmac.new(secret, told, hashlib.sha256).hexdigest()[:DIGITS]
