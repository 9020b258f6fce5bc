"""The pages there are, so that any of them can link to any other."""

from __future__ import annotations

from dataclasses import dataclass

import streamlit as st


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
