"""What is asked of the app's own addresses beside the pages: answered there, also where there is nothing."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from screens.web.api_bypass import ApiBypass
from tests.screens.asking import Visitor


async def well(_: Request) -> PlainTextResponse:
    return PlainTextResponse("well")


@pytest.fixture
def visitor() -> Visitor:
    ours = [Route("/api/health", well, methods=["GET"])]
    return Visitor(Starlette(middleware=[Middleware(ApiBypass, routes=ours)]), {}, {"host": "localhost:8501"})


def test_an_address_of_ours_is_answered(visitor: Visitor) -> None:
    assert visitor.get("/api/health").status == 200


@pytest.mark.parametrize("address", ["/api/nothing", "/api/", "/api/health/more"])
def test_an_address_there_is_not_is_said_to_be_none(visitor: Visitor, address: str) -> None:
    assert visitor.get(address).status == 404


def test_what_is_only_read_cannot_be_written_to(visitor: Visitor) -> None:
    assert visitor.post("/api/health", b"{}").status == 405
