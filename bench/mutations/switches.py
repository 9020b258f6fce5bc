"""The switches of slips, for every Python that is started where PYTHONPATH leads to the copy (as its ``sitecustomize``).

Which slip is on is told in the environment, so that programs that a test starts have it on, too. What is asked for is noted, as a
line that ran.
"""

import builtins
import os

ON = int(os.environ.get("SLIP_ON", "0"))
ASKED: set[int] = set()
_NOTES = os.environ.get("SLIP_NOTES", "")


def is_on(number: int) -> bool:
    """Is the slip of this number on?"""
    if number not in ASKED:
        ASKED.add(number)
        if _NOTES and os.getpid() != int(os.environ.get("SLIP_TESTER", "0")):
            with open(_NOTES, "a", encoding="ascii") as notes:
                notes.write(f"{number}\n")
    return number == ON


builtins.__slip__ = is_on  # type: ignore[attr-defined]
