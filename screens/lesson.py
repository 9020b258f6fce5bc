"""Lesson."""
import streamlit as st
def show(pages): st.title("lesson")
