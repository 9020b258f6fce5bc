"""Input that is not a question about the rules: quoted, pointed at, and answered with the likely fix."""

from __future__ import annotations

LONGEST = 80
"""So many characters of what was asked are quoted; whoever sent more knows the rest."""


def shortened(text: str) -> str:
    """This text, or its beginning."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def quoted(value: object) -> str:
    """A value as an error shows it."""
    return shortened(repr(value))


class BadInput(ValueError):
    """What was asked makes no sense as it stands.

    ``code`` is for programs (``unknown-card``, ``card-twice``, ``wrong-number`` ...), the message for
    people, ``field`` says where (``hand[3]``).
    """

    def __init__(self, code: str, message: str, field: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.field = code, message, shortened(field)

    def at(self, field: str) -> BadInput:
        """The same error, pointing into ``field`` (only when it did not point anywhere yet)."""
        return self if self.field else BadInput(self.code, self.message, field)
