"""One line of Streamlit, as a measure."""

import streamlit as st

st.title("One line")
