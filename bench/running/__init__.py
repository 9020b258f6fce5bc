"""What is started to be measured or tested: the app, bare Streamlit beside it, nginx before it, PostgreSQL under it."""
