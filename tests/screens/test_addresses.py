"""Where others can open what is open here: read from the interfaces, with or without a route to anywhere."""

from __future__ import annotations

import socket
from types import SimpleNamespace

import psutil
import pytest

from screens.web.addresses import HOST, local_addresses, others_addresses, own_address, shared_origin


def network(monkeypatch: pytest.MonkeyPatch, **found: str) -> None:
    """This machine has these interfaces, all of them up but those called ``down…``."""
    addresses = {
        name: [SimpleNamespace(family=socket.AF_INET, address=address), SimpleNamespace(family=17, address="02:42:ac")]
        for name, address in {"lo": "127.0.0.1", **found}.items()
    }
    monkeypatch.setattr(psutil, "net_if_addrs", lambda: addresses)
    up = {name: SimpleNamespace(isup=not name.startswith("down")) for name in addresses}
    monkeypatch.setattr(psutil, "net_if_stats", lambda: up)


def test_a_hotspot_without_a_route_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    network(monkeypatch, wlan0="10.42.0.1")
    assert local_addresses() == ("10.42.0.1",)


def test_every_network_is_listed_the_likely_one_first(monkeypatch: pytest.MonkeyPatch) -> None:
    network(monkeypatch, docker0="172.17.0.1", wlan0="192.168.1.20", downed="10.0.0.9", usb0="169.254.3.4")
    assert local_addresses() == ("192.168.1.20", "172.17.0.1", "169.254.3.4")


def test_without_a_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    network(monkeypatch)
    assert local_addresses() == ()
    assert shared_origin("http://localhost:8501/settings") == "http://localhost:8501"


@pytest.mark.parametrize("seen", ["http://localhost:8600/settings", "http://127.0.0.1:8600/", None])
def test_a_link_is_never_one_that_only_this_laptop_can_open(monkeypatch: pytest.MonkeyPatch, seen: str | None) -> None:
    network(monkeypatch, wlan0="192.168.1.20")
    assert shared_origin(seen, 8600) == "http://192.168.1.20:8600"


@pytest.mark.parametrize("seen", ["http://192.168.1.20:8501/lesson?id=x", "https://tarocchi.club.example/lesson"])
def test_a_name_that_others_know_is_kept(monkeypatch: pytest.MonkeyPatch, seen: str) -> None:
    network(monkeypatch, wlan0="10.0.0.5")
    assert shared_origin(seen) == seen.partition("/lesson")[0]


@pytest.mark.parametrize(
    ("host", "here", "others"),
    [
        ("", "localhost", ("192.168.1.20",)),
        ("0.0.0.0", "localhost", ("192.168.1.20",)),
        ("::", "localhost", ("192.168.1.20",)),
        ("127.0.0.1", "localhost", ()),
        ("localhost", "localhost", ()),
        ("127.0.0.2", "127.0.0.2", ()),
        ("::1", "[::1]", ()),
        ("10.1.2.3", "10.1.2.3", ("10.1.2.3",)),
        ("fd00::7", "[fd00::7]", ("[fd00::7]",)),
    ],
)
def test_only_addresses_at_which_it_listens_are_told(
    monkeypatch: pytest.MonkeyPatch, host: str, here: str, others: tuple[str, ...]
) -> None:
    network(monkeypatch, wlan0="192.168.1.20")
    monkeypatch.setenv(HOST, host)
    assert (own_address(), others_addresses()) == (here, others)
    assert shared_origin("http://localhost:8501/") == f"http://{others[0] if others else 'localhost'}:8501"
