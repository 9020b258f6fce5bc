"""Sixty learners taking a real lesson on one process, an answer every two seconds, spoken in Streamlit's own protocol."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlparse

import websockets
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from bench.clicks import percentile
from bench.servers import serving
from lessons.learner.codes import new_code
from lessons.learner.store import Store
from screens.join import OWN

GOAL_MS = 100.0
EVERY = 2.0
LESSON = "ottocento/following"


@dataclass
class Learner:
    """One headless browser: opens the lesson, then answers, asks to be shown, and goes on, like a person in a hurry."""

    url: str
    code: str
    chance: random.Random
    given: dict[str, Any] = field(default_factory=dict)
    widget: str = ""
    fragment: str = ""
    page: str = ""
    came: asyncio.Event = field(default_factory=asyncio.Event)
    took: list[float] = field(default_factory=list)
    lost: int = 0
    sent: list[str] = field(default_factory=list)
    wrong: int = 0

    async def run(self, begin: float, end: float, counts_from: float) -> None:
        where = urlparse(self.url)
        async with websockets.connect(
            f"ws://{where.netloc}/_stcore/stream", subprotocols=[websockets.Subprotocol("streamlit")], compression=None,
            max_size=2**26, additional_headers={"Cookie": f"{OWN}={self.code}"},
        ) as socket:  # fmt: skip
            reading = asyncio.create_task(self.read(socket))
            await socket.send(self.request().SerializeToString())
            await asyncio.wait_for(self.came.wait(), 30)
            await asyncio.sleep(max(0.0, begin - time.perf_counter()) + self.chance.random() * EVERY)
            while time.perf_counter() < end:
                started = time.perf_counter()
                taken = await self.move(socket)
                if started >= counts_from and taken is not None:
                    self.took.append(taken)
                await asyncio.sleep(max(0.01, EVERY * self.chance.uniform(0.8, 1.2) - (time.perf_counter() - started)))
            reading.cancel()

    async def move(self, socket: Any) -> float | None:
        event, value = self.choose()
        nonce = f"{self.code[:20]}.{len(self.sent)}.{self.chance.random()}"
        self.came.clear()
        request = self.request()
        state = request.rerun_script.widget_states.widgets.add()
        state.id = f"$$STREAMLIT_INTERNAL_KEY_{self.widget}__events"
        move = {"qid": self.given["qid"], "event": event, "value": value, "nonce": nonce}
        state.json_trigger_value = json.dumps([{"event": "move", "value": move}])
        request.rerun_script.fragment_id = self.fragment
        started = time.perf_counter()
        await socket.send(request.SerializeToString())
        try:
            while self.given.get("ack") != nonce:
                self.came.clear()
                await asyncio.wait_for(self.came.wait(), 20)
        except TimeoutError:
            self.lost += 1
            return None
        self.sent.append(nonce)
        return (time.perf_counter() - started) * 1000

    def choose(self) -> tuple[str, object]:
        can = self.given["can"]
        if can["next"]:
            self.wrong = 0
            return "next", None
        self.wrong += 1
        if self.wrong > 3 and can["reveal"]:
            return "reveal", None
        if can["answer"]:
            many = sum(len(row["cards"]) for row in self.given["rows"] if row["pick"])
            return "answer", [self.chance.randrange(many)] if many else 0
        return "back", None

    def request(self) -> BackMsg:
        message = BackMsg()
        asked = message.rerun_script
        asked.query_string = f"id={LESSON}"
        asked.context_info.locale = "it-IT"
        asked.context_info.url = f"{self.url}/lesson"
        if self.page:
            asked.page_script_hash = self.page
        else:
            asked.page_name = "lesson"
        return message

    async def read(self, socket: Any) -> None:
        async for raw in socket:
            message = ForwardMsg()
            message.ParseFromString(raw)
            if message.WhichOneof("type") != "delta" or message.delta.WhichOneof("type") != "new_element":
                continue
            element = message.delta.new_element
            if (
                element.WhichOneof("type") == "bidi_component"
                and element.bidi_component.component_name == "calzettini_table"
            ):
                self.widget, self.fragment = element.bidi_component.id, message.delta.fragment_id
                self.page = message.metadata.active_script_hash
                self.given = json.loads(element.bidi_component.json)[0]
                self.came.set()


async def _all(url: str, how_many: int, seconds: float) -> list[Learner]:
    now = time.perf_counter()
    learners = [Learner(url, new_code(random.Random(n)), random.Random(n)) for n in range(how_many)]
    begin = now + 5 + how_many / 15
    running = []
    for learner in learners:
        running.append(asyncio.create_task(learner.run(begin, begin + seconds, begin + 4)))
        await asyncio.sleep(1 / 15)
    await asyncio.gather(*running)
    return learners


def measure(how_many: int = 60, seconds: float = 30) -> dict[str, float]:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/learners.sqlite"
        with serving(database=database) as server:
            learners = asyncio.run(_all(server.url, how_many, seconds))
        store = Store(database)
        missing = sum(len(set(one.sent) - store.nonces(one.code)) for one in learners)
        store.close()
    took = [ms for one in learners for ms in one.took]
    return {
        "learners": how_many,
        "moves": len(took),
        "p50_ms": percentile(took, 0.5),
        "p95_ms": percentile(took, 0.95),
        "max_ms": percentile(took, 1),
        "unanswered": sum(one.lost for one in learners),
        "not_on_disk": missing,
        "goal_ms": GOAL_MS,
    }
