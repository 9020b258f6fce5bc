"""One button and one text: the least that Streamlit can do for a click."""

import streamlit as st

clicks = st.session_state.setdefault("clicks", 0)
if st.button("go", key="go"):
    st.session_state.clicks += 1
st.html(f'<p class="feedback">{st.session_state.clicks}</p>')
