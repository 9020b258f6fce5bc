"""The shares of the marks that Moodle knows; a file with any other weight it refuses whole."""

from __future__ import annotations

LEGAL = (
    "100", "90", "83.33333", "80", "75", "70", "66.66667", "60", "50", "40", "33.33333", "30", "25", "20",
    "16.66667", "14.28571", "12.5", "11.11111", "10", "5", "0",
)  # fmt: skip
"""In per cent, as Moodle writes them; below nought the same ones."""
NONE, ALL_LOST = "0", "-100"
_FUZZ = 0.001


def share(many: int) -> str | None:
    """What each of so many right answers is worth, so that together they are all the marks; None where no weight says that."""
    return next((one for one in LEGAL if many and abs(float(one) - 100 / many) < _FUZZ), None)
