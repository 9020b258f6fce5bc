"""Serves the bare app exactly as the real one is served: same settings, same socket, same websockets."""

from __future__ import annotations

import os
from pathlib import Path

import streamlit as st

app = st.App(Path(__file__).with_name("bare_main.py"))

if __name__ == "__main__":
    import uvicorn

    port = int(os.environ["CALZETTINI_PORT"])
    uvicorn.run(app, host="127.0.0.1", port=port, ws="websockets-sansio", access_log=False, log_level="warning")
