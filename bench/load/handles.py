"""An evening in few handles: visits come and go, learners answer, under ``ulimit -n 256``; ``python -m bench.load.handles``."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlparse

import psutil
import websockets
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from bench.load.learners import EVERY, Learner
from bench.running.servers import serving
from lessons.learner.codes import new_code
from screens.learner.learner_cookie import OWN
from screens.web.streamlit_internals import STREAM

HANDLES = 256
VISITS, LEARNERS, IDLE = 260, 60, 300
AT_ONCE = 10
SECONDS = 60.0
PATIENCE = 60.0
FEW = (
    "-c",
    f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({HANDLES}, {HANDLES})); import app; app.main()",
)
ELSEWHERE = "127.0.0.2"
"""The flood comes from another address than the learners."""


@dataclass
class Evening:
    served: int = 0
    failed: int = 0
    most: int = 0
    over: bool = False


async def _page(url: str) -> None:
    """One visit: the page itself, its first run over the websocket to the end, and gone."""
    where = urlparse(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(f"GET / HTTP/1.1\r\nHost: {where.netloc}\r\nConnection: close\r\n\r\n".encode())
    if b" 200 " not in await reader.readline():
        raise OSError("no page")
    writer.close()
    async with websockets.connect(
        f"ws://{where.netloc}{STREAM}",
        subprotocols=[websockets.Subprotocol("streamlit")],
        compression=None,
        max_size=2**26,
        additional_headers={"Cookie": f"{OWN}={new_code(random.SystemRandom())}"},
    ) as socket:
        request = BackMsg()
        request.rerun_script.context_info.url = f"{url}/"
        await socket.send(request.SerializeToString())
        async for raw in socket:
            if isinstance(raw, bytes) and ForwardMsg.FromString(raw).WhichOneof("type") == "script_finished":
                return


async def _visits(url: str, evening: Evening) -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def visit() -> None:
        async with room:
            try:
                await asyncio.wait_for(_page(url), PATIENCE)
                evening.served += 1
            except (OSError, TimeoutError, websockets.WebSocketException):
                evening.failed += 1

    await asyncio.gather(*(visit() for _ in range(VISITS)))


async def _count(pid: int, evening: Evening) -> None:
    while not evening.over:
        evening.most = max(evening.most, psutil.Process(pid).num_fds())
        await asyncio.sleep(0.1)


async def _flood(url: str, evening: Evening) -> None:
    """Connections that ask for nothing, opened again as soon as they are closed."""
    where = urlparse(url)

    async def sit() -> None:
        while not evening.over:
            try:
                reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(ELSEWHERE, 0))
                await reader.read()
                writer.close()
            except OSError:
                pass
            await asyncio.sleep(1)

    sitting = [asyncio.create_task(sit()) for _ in range(IDLE)]
    while not evening.over:
        await asyncio.sleep(0.1)
    for one in sitting:
        one.cancel()


async def _evening(url: str, pid: int, flooded: bool) -> tuple[Evening, list[Learner]]:
    evening = Evening()
    aside = [asyncio.create_task(_count(pid, evening))]
    if flooded:
        aside.append(asyncio.create_task(_flood(url, evening)))
        await asyncio.sleep(2)
    learners = [Learner(url, new_code(random.Random(n)), random.Random(n)) for n in range(LEARNERS)]
    begin = time.perf_counter() + EVERY
    attempt = [asyncio.create_task(one.run(begin, begin + SECONDS, begin)) for one in learners]
    await _visits(url, evening)
    came = await asyncio.gather(*attempt, return_exceptions=True)
    for learner, ended in zip(learners, came, strict=True):
        learner.lost += isinstance(ended, BaseException)
    evening.over = True
    await asyncio.gather(*aside)
    return evening, learners


def measure(*, flooded: bool = False) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, serving(FEW, database=f"{folder}/evening.sqlite") as server:
        evening, learners = asyncio.run(_evening(server.url, server.pid, flooded))
    return {
        "visits_served": evening.served,
        "visits_failed": evening.failed,
        "moves_served": sum(len(one.sent) for one in learners),
        "moves_failed": sum(one.lost for one in learners),
        "most_handles": evening.most,
        "handles": HANDLES,
    }


def met(told: Mapping[str, float]) -> bool:
    return told["visits_failed"] == told["moves_failed"] == 0 and told["visits_served"] == VISITS


if __name__ == "__main__":
    for flooded in (False, True) if len(sys.argv) < 2 else (True,):
        told = measure(flooded=flooded)
        print(
            "flooded:" if flooded else "quiet:  ",
            ", ".join(f"{key} {value}" for key, value in told.items()),
            flush=True,
        )
        if not met(told):
            sys.exit(1)
