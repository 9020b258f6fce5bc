"""Can those who search do so, and if not, why: what the files tell, and in a process that is to search, what numba tells."""

from __future__ import annotations

from threading import Event
from typing import Literal

from players.core import cache

WhyNot = Literal["", "without", "nowhere", "unusable", "compiling"]
SENTENCES: dict[WhyNot, str] = {
    "without": "numba is not installed, so nothing can be searched: the book plays for those who search",
    "nowhere": "there is no folder that can be written to keep what is compiled, so nothing is searched and the book plays for "
    f"those who search; {cache.ADDRESS} names one",
    "unusable": "numba is installed but cannot be used here, so nothing can be searched: the book plays for those who search",
    "compiling": "what searches is not compiled yet; it takes about a minute, once (`python -m players compile`)",
}
_given_up = Event()


def give_up() -> None:
    """What should have compiled or searched beside this process has ended without: it is not tried again in this process."""
    _given_up.set()


def why_not() -> WhyNot:
    """Why nothing can be searched beside this process; empty where it can. Numba is not imported to find that out."""
    if not cache.NUMBA:
        return "without"
    if cache.FOLDER is None:
        return "nowhere"
    if _given_up.is_set():
        return "unusable"
    return "" if cache.ready() else "compiling"


def why_not_here() -> WhyNot:
    """Why nothing can be searched in this very process. Where all is compiled numba is imported: installed is not yet usable."""
    return why_not() or ("unusable" if trouble() else "")


def trouble() -> str:
    """What numba says when it is imported, with a colon before it; empty where it can be used."""
    from players.core import jit  # here, since it imports numba

    return "" if jit.AVAILABLE else f": {jit.TROUBLE}"


def sentence(why: WhyNot) -> str:
    """This in plain English, for whoever asks at a terminal; empty for nothing."""
    return SENTENCES[why] + (trouble() if why == "unusable" else "") if why else ""
