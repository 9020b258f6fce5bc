"""Home."""
import streamlit as st
def show(pages): st.title("home")
