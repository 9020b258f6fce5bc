"""`streamlit run app.py`, for those who host Streamlit apps elsewhere: the same routes, moves, news and headers."""

from __future__ import annotations

from pathlib import Path

from bench.running.servers import serving
from tests.start.living import Person

AS_STREAMLIT_APPS_ARE_HOSTED = (
    "-m",
    "streamlit",
    "run",
    "app.py",
    "--server.headless=true",
    "--server.address=127.0.0.1",
)


def test_a_step_is_taken_and_kept(tmp_path: Path) -> None:
    with serving(AS_STREAMLIT_APPS_ARE_HOSTED, database=str(tmp_path / "log.sqlite")) as server:
        person = Person(server.url)
        person.look()
        assert "ack" in person.press("next")
        assert person.press("answer", [0])["panel"]["mark"]
        assert person.look()["mark"]
        for address in ("/health", "/lesson", "/s"):
            assert person._once("GET", address, None)[0] == 200, address
        assert person._once("GET", "/metrics", None)[0] == 404, "Streamlit's own are for nobody"
