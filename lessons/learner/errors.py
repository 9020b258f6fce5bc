"""What is said where the log cannot be used, cannot be used just now, or has gone on."""

from __future__ import annotations


class UnusableDatabase(Exception):
    """The address holds something this program must not, or cannot, write to.

    ``reason`` is a code for a sentence (``newer``, ``foreign``, ``not-a-database``, ``damaged``, ``read-only``,
    ``cannot-open``, ``bad-address``, ``no-driver``, ``locked``, ``full``, ``unreachable``); ``facts`` fill it.
    """

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason, self.facts = reason, facts


class Unavailable(Exception):
    """The database cannot be used just now, and nothing was saved; ``code`` is one of the reasons above.

    When the cause is gone the same call works: nothing has to be opened anew.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class VersionConflict(Exception):
    """Somebody else has written since: what was to be written has to be looked at again.

    ``last``: the number of the last line there is, where lines are numbered.
    """

    def __init__(self, of: str, last: int = 0) -> None:
        super().__init__(f"{of}: {last}")
        self.last = last
