"""Players who think: nobody else waits for them, no address keeps them for itself, and who has waited long enough gets the book."""

from __future__ import annotations

import asyncio
import threading
from time import monotonic

from players.beside import UNTIL, Beside
from screens.api.thinking import ComputeSlots


def test_one_address_with_forty_at_its_tables_leaves_the_next_one_its_turn() -> None:
    begun: list[str] = []
    let_go, all_there = threading.Semaphore(0), threading.Semaphore(0)

    def thinks(who: str) -> None:
        begun.append(who)
        all_there.release()
        let_go.acquire(timeout=20)

    async def evening() -> None:
        thinking = ComputeSlots(most=2, of_address=2)
        forty = [asyncio.create_task(thinking.run("192.168.1.66", lambda: thinks("forty"))) for _ in range(40)]
        await asyncio.to_thread(all_there.acquire)
        await asyncio.to_thread(all_there.acquire)
        one = asyncio.create_task(thinking.run("192.168.1.7", lambda: thinks("one")))
        await asyncio.sleep(0)
        let_go.release()
        await asyncio.to_thread(all_there.acquire)
        assert begun == ["forty", "forty", "one"]
        let_go.release(41)
        await asyncio.gather(one, *forty)
        assert len(begun) == 41

    asyncio.run(evening())


def test_who_leaves_the_queue_keeps_nobody_from_going_on() -> None:
    async def evening() -> str:
        thinking, hold = ComputeSlots(most=1), threading.Event()
        first = asyncio.create_task(thinking.run("a", lambda: hold.wait(20)))
        await asyncio.sleep(0)
        gone = asyncio.create_task(thinking.run("b", lambda: True))
        last = asyncio.create_task(thinking.run("c", lambda: "answered"))
        await asyncio.sleep(0)
        gone.cancel()
        hold.set()
        await first
        return await asyncio.wait_for(last, 20)

    assert asyncio.run(evening()) == "answered"


def test_whoever_has_waited_as_long_as_a_search_may_take_is_not_searched_for() -> None:
    beside = Beside(command=("never",))
    UNTIL.set(monotonic() - 1)
    assert beside.ask(ask="choose") is None
    assert beside._process is None
    UNTIL.set(None)
