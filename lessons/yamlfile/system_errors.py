"""What the system says against a file or a port, in words of ours: its own are in a language that the reader may not read."""

from __future__ import annotations

import errno

from lessons.yamlfile.checker_message import CheckerMessage

CODES = {
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.ENOENT: "not-there",
    errno.ENOTDIR: "not-there",
    errno.EISDIR: "a-folder",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EROFS: "read-only",
    errno.EADDRINUSE: "in-use",
    errno.EADDRNOTAVAIL: "no-address",
    errno.ENAMETOOLONG: "long-name",
    errno.EIO: "no-answer",
}


def why(number: int | None) -> CheckerMessage:
    """The reason behind an error of the system, by its number; of one without words its number."""
    code = CODES.get(number or 0)
    return (
        CheckerMessage(f"checker.system-{code}") if code else CheckerMessage("checker.system-other", number=number or 0)
    )
