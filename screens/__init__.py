"""The pages of the app and their components; thin, and the only place that knows Streamlit."""
