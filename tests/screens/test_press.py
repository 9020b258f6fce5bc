"""A press on one of Streamlit's own buttons counts once, and also where the server has just forgotten the visit."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest


def _page() -> None:
    import streamlit as st

    from screens.parts.press import button

    def press(what: str) -> None:
        st.session_state["pressed"] = [*st.session_state.get("pressed", []), what]

    button("Once more", press, "again")


@pytest.fixture
def page() -> AppTest:
    return AppTest.from_function(_page).run()


def test_a_press_counts_once(page: AppTest) -> None:
    for times in (1, 2):
        page.button[0].click().run()
        assert page.session_state["pressed"] == ["again"] * times


def test_a_press_in_a_visit_that_the_server_does_not_know_counts_once(page: AppTest) -> None:
    page.button[0].click()
    forgetful = AppTest.from_function(_page)
    forgetful._run(page._tree.get_widget_states())
    assert forgetful.session_state["pressed"] == ["again"]
    forgetful.button[0].click().run()
    assert forgetful.session_state["pressed"] == ["again"] * 2


def _choice() -> None:
    import streamlit as st

    from screens.parts.press import unheard

    chosen = st.pills("Size", ["normal", "large"], default="normal", required=True, key="size")
    if unheard("size", chosen, "normal"):
        st.session_state["kept"] = chosen


def test_what_is_chosen_in_a_visit_that_the_server_does_not_know_is_kept() -> None:
    page = AppTest.from_function(_choice).run()
    assert "kept" not in page.session_state
    page.button_group[0].set_value("large")
    forgetful = AppTest.from_function(_choice)
    forgetful._run(page._tree.get_widget_states())
    assert forgetful.session_state["kept"] == "large"


def test_what_was_chosen_before_is_not_kept_again_where_it_was_changed_elsewhere() -> None:
    page = AppTest.from_function(_choice).run()
    page.button_group[0].set_value("large").run()
    assert "kept" not in page.session_state
