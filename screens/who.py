"""Which learner this session belongs to, and what they have set."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from typing import cast

import streamlit as st

from lessons.learner.codes import new_code, read_code
from screens.join import ASK, BACK, GUEST, OWN
from screens.log import store
from screens.texts import LANGUAGES, spoken

SIZES = {"normal": "100%", "large": "122%", "projector": "155%"}
PACKS = ("drawn", "plain")
SITTING = "sitting "
"""What the session calls a table begins so (:class:`screens.seated.Seated`)."""
_DEFAULTS = {"size": "normal", "pack": PACKS[0], "lesson_language": "", "pace": "turn"}


def learner() -> str:
    """The learner's code: from the address, else from the browser's cookie, else a new one kept in the address."""
    asked = st.query_params.get(ASK, "")
    if asked and asked != st.session_state.get("asked"):
        st.session_state.asked = asked
        code = read_code(asked)
        if code and store().learner(code):
            become(code)
        elif asked != BACK:
            st.session_state.unknown = asked[:80]
    if "learner" not in st.session_state:
        become(_from_cookies() or _new())
    return cast(str, st.session_state.learner)


def become(code: str) -> None:
    """Go on as this learner."""
    forget_sittings()
    st.session_state.learner = code
    found = store().learner(code)
    st.session_state.settings = dict(found.settings) if found else {}


def forget_sittings() -> None:
    """Lessons are read from the log again the next time they are looked at."""
    for key in [key for key in st.session_state if str(key).startswith(SITTING)]:
        del st.session_state[key]


def setting(name: str) -> str:
    """A setting of the learner, or its default."""
    learner()
    settings = cast(Mapping[str, str], st.session_state.settings)
    if name == "language":
        return settings.get(name) or spoken(st.context.locale)
    return settings.get(name) or _DEFAULTS[name]


def keep(name: str, value: str) -> None:
    """Save one setting."""
    st.session_state.settings = dict(store().keep(learner(), {name: value}).settings)


def language() -> str:
    found = setting("language")
    return found if found in LANGUAGES else spoken(None)


def language_in(offered: Collection[str]) -> str:
    """The language of a lesson that offers these: one that only lessons have, where it was chosen, else the learner's own."""
    chosen = setting("lesson_language") or spoken(st.context.locale, offered)
    return chosen if chosen in offered and chosen not in LANGUAGES else language()


def keep_language_in_lessons(value: str) -> None:
    """Save the language chosen in a lesson; one of the whole app is the app's from now on."""
    keep("lesson_language", value)
    if value in LANGUAGES:
        keep("language", value)


def unknown() -> str | None:
    """The code in the address that nobody has used here, once."""
    return cast("str | None", st.session_state.pop("unknown", None))


def read(typed: str) -> str | None:
    """The code that was typed, or None."""
    return read_code(typed)


def is_guest() -> bool:
    """Is this a code brought along, rather than this computer's own?"""
    own = _cookie(OWN)
    return bool(own) and own != learner()


def _from_cookies() -> str | None:
    asked = st.query_params.get(ASK)
    guest = None if asked == BACK else read_code(_cookie(GUEST))
    if guest and store().learner(guest) is None:
        guest = None
    return guest or read_code(_cookie(OWN))


def _cookie(name: str) -> str:
    found = st.context.cookies.get(name)
    return found if isinstance(found, str) else ""


def _new() -> str:
    code = new_code(secrets.SystemRandom())
    st.query_params[ASK] = code
    # Nobody has used it yet, which is no news to someone who did not bring it along.
    st.session_state.asked = code
    return code
