"""Which learner this session belongs to, and what they have set."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import cast

import streamlit as st

from lessons.learner import shape
from lessons.learner.codes import new_code, read_code
from lessons.text.printed import edition
from screens.learner.learner_cookie import (
    ASK,
    BACK,
    GIVEN,
    GUEST,
    HERE,
    OWN,
    SURE,
    address_of,
    codes_in,
    is_sure,
    proofs_in,
)
from screens.learner.preferences import Preferences
from screens.learner.tries import TooManyTries, tries
from screens.shared.log import store
from screens.wording.texts import LANGUAGES


def learner() -> str:
    """The learner's code: from the browser's cookies, else from the address, else a new one kept in the address.

    A code in the address that is somebody else's changes nothing before the learner has been asked: :func:`offered`.
    """
    return _current().code


@dataclass(frozen=True, slots=True)
class _Learner:
    """Kept as one value: Streamlit may break a run off at any word with the session, and half of it would be left for the next."""

    code: str
    settings: Mapping[str, str]


def _current() -> _Learner:
    asked = st.query_params.get(ASK, "")
    if asked and asked != st.session_state.get("asked"):
        _take(asked)
        st.session_state.asked = asked  # afterwards: a run that is broken off before is followed by one that takes it
    if "learner" not in st.session_state:
        become(_from_cookies() or _new())
    return cast(_Learner, st.session_state.learner)


def _before() -> str | None:
    """Whose session it has been so far."""
    return cast(_Learner, st.session_state.learner).code if "learner" in st.session_state else None


def _take(asked: str) -> None:
    """What a code in the address does."""
    code, here = read_code(asked), _before() or _from_cookies()
    if code and is_sure(_cookie(OWN), code, st.query_params.get(SURE, "")):
        store().keep(code, {})  # a new learner is one from the first press on
        become(code)
    elif code and code != here and not _may_look(code):
        st.session_state.too_many = True
    elif code and store().learner(code):
        if here in (None, code):
            become(code)
        else:
            st.session_state.offered = code
    elif asked != BACK:
        st.session_state.unknown = asked[:80]


def offered() -> str | None:
    """The code of another learner that the address carries, as long as nobody has said what to do about it."""
    found = cast("str | None", st.session_state.get("offered"))
    return None if found == learner() else found


def stay() -> None:
    """Go on as before; the other code leaves the address."""
    st.session_state.pop("offered", None)
    st.query_params.pop(ASK, None)


def way_to(code: str) -> str:
    """The address by which this browser goes on as that learner."""
    return address_of(_cookie(OWN), code)


def somebody_new() -> str:
    """A code for whoever comes next to this browser."""
    if "somebody new" not in st.session_state:
        st.session_state["somebody new"] = new_code(secrets.SystemRandom())
    return cast(str, st.session_state["somebody new"])


def others_here() -> list[str]:
    """The other learners of this browser, as far as the log knows them."""
    codes = dict.fromkeys((_cookie(OWN), *codes_in(_cookie(HERE))))
    return [
        code for code in codes if code != learner() and read_code(code) and _may_look(code) and store().learner(code)
    ]


def called(code: str) -> str:
    """The first name of this learner, if there is one, else the four words. It is theirs: to be shown as text only."""
    found = store().learner(code)
    return (shape.name(found.settings.get("name", "")) if found else None) or code.replace("-", " ")


def become(code: str) -> None:
    """Go on as this learner."""
    found = store().learner(code)
    st.session_state.learner = _Learner(code, dict(found.settings) if found else {})


def preferences() -> Preferences:
    """What the learner has set, or what goes without saying at this browser."""
    return Preferences(_current().settings, st.context.locale)


def setting(name: str) -> str:
    """A setting of the learner, or its default."""
    return preferences().setting(name)


def named_by(family: str, pack: str = "") -> str:
    """The family or edition by which cards are named to them: by the pack they have chosen, or this one that a lesson is about."""
    return edition(family, pack or setting("pack"))


def keep(name: str, value: str) -> None:
    """Save one setting."""
    code = learner()
    st.session_state.learner = _Learner(code, dict(store().keep(code, {name: value}).settings))


def language() -> str:
    return preferences().language


def language_in(offered: Collection[str]) -> str:
    """The language of a lesson that offers these: one that only lessons have, where it was chosen, else the learner's own."""
    return preferences().language_in(offered)


def keep_language_in_lessons(value: str, offered: Collection[str]) -> None:
    """Save the language chosen in a lesson that offers these; one of the whole app is the app's from now on, unless the app
    already speaks one that the lesson has not got."""
    own = language()
    keep("lesson_language", value)
    if value in LANGUAGES and own in offered:
        keep("language", value)


def too_many() -> bool:
    """Were so many codes tried that this one was not looked at? Once."""
    return bool(st.session_state.pop("too_many", False))


def unknown() -> str | None:
    """The code in the address that nobody has used here, once."""
    return cast("str | None", st.session_state.pop("unknown", None))


def read(typed: str) -> str | None:
    """The code that was typed, or None."""
    return read_code(typed)


def keeps_cookies() -> bool:
    """Has the browser brought along the code that it was given with the page?"""
    return bool(_cookie(OWN))


def is_guest() -> bool:
    """Is this a code brought along, rather than this computer's own?"""
    own = _cookie(OWN)
    return bool(own) and own != learner()


def _from_cookies() -> str | None:
    asked = st.query_params.get(ASK)
    guest = None if asked == BACK else read_code(_cookie(GUEST))
    if guest and (not _may_look(guest) or store().learner(guest) is None):
        guest = None
    own = read_code(_cookie(OWN))
    return guest or (own if own and _may_look(own) else None)


def _may_look(code: str) -> bool:
    """May anything be told of this code now? See :mod:`screens.learner.tries`."""
    address = st.context.ip_address or "127.0.0.1"
    try:
        tries(store().secret).look(address, code, proofs_in(_cookie(GIVEN)), lambda: store().learner(code) is not None)
    except TooManyTries:
        return False
    return True


def _cookie(name: str) -> str:
    found = st.context.cookies.get(name)
    return found if isinstance(found, str) else ""


def _new() -> str:
    code = new_code(secrets.SystemRandom())
    # Nobody has used it yet, which is no news to someone who did not bring it along.
    st.session_state.asked = code
    st.query_params[ASK] = code
    return code
