"""The pages there are, so that any of them can link to any other."""

from __future__ import annotations

from dataclasses import dataclass

import streamlit as st

ID = "id"
"""The address's parameter of a lesson: ``/lesson?id=ottocento/following``."""
SITTING = "sitting"
"""That of a sitting: ``/review?sitting=review/3f2a90c1``."""
PRACTISE, KNOW, PLACE = "practise", "know", "place"
"""Those that begin a sitting: about one skill or mistake, to show that a lesson is known, to find one's place on the path."""


@dataclass(frozen=True, slots=True)
class Pages:
    home: st.Page
    lesson: st.Page
    review: st.Page
    progress: st.Page
    practice: st.Page
    gallery: st.Page
    glossary: st.Page
    rules: st.Page
    workbench: st.Page
    scorekeeper: st.Page
    evening: st.Page
    prints: st.Page
    settings: st.Page
    packs: st.Page
    lessons: st.Page
    preview: st.Page
    about: st.Page
