"""The pages of the app and the one card component; thin, and the only place that knows Streamlit."""
