"""One of several, to be pressed: what is chosen is kept at once, also where the server has just forgotten this visit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import streamlit as st

from screens.learner import current_learner
from screens.parts.press import keep_unheard


def pills(
    label: str,
    options: Sequence[str],
    shown: str | None,
    called: Callable[[str], str],
    keep: Callable[[str], None],
    key: str,
    **its: Any,
) -> None:
    """``shown`` is what counts now, None where nothing was chosen yet; ``called`` is how each option is called.

    ``its``: what :func:`st.pills` takes besides.
    """
    chosen = st.pills(  # they wrap on a telephone, where there may be many
        label, options, default=shown, required=True, key=key, wrap=True, format_func=called,
        on_change=lambda: keep(st.session_state[key]), **its,
    )  # fmt: skip
    keep_unheard(key, chosen, shown, keep)


def setting(name: str, label: str, values: Sequence[str], called: Callable[[str], str], lang: str) -> None:
    """A setting of the learner, kept by its ``name``; ``called`` is how each of its values is called."""
    pills(
        label, values, current_learner.setting(name), called,
        lambda one: current_learner.keep(name, one), f"{name} {lang}",
    )  # fmt: skip
