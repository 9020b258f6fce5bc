"""The exceptions of the store: the database cannot be used, cannot be used just now, or its log has gone on meanwhile."""

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
    """A version conflict: somebody else has written since the log was read, so what was to be written is judged again.

    ``last``: the number of the last line there is, where lines are numbered.
    """

    def __init__(self, of: str, last: int = 0) -> None:
        super().__init__(f"{of}: {last}")
        self.last = last
