"""The pages of the app, one module each; what Streamlit shows around the components."""
