"""Where it all begins: the script that Streamlit runs, and what is read before the first page is asked for."""
