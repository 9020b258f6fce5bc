"""Where this machine can be reached: read from its network interfaces, with or without a route to anywhere."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

import psutil

_VIRTUAL = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "vboxnet",
    "vmnet",
    "vethernet",
    "tun",
    "tap",
    "utun",
    "zt",
    "wg",
    "tailscale",
)

ONLY_HERE = ("localhost", "127.0.0.1", "::1", "0.0.0.0", None)


def local_addresses(*, loopback: bool = False) -> tuple[str, ...]:
    """The IPv4 addresses of the interfaces that are up: likely ones first (a real card in a private network), virtual ones last."""
    up = {name for name, told in psutil.net_if_stats().items() if told.isup}
    found = [
        (_rank(name, one.address), one.address)
        for name, addresses in psutil.net_if_addrs().items()
        if name in up
        for one in addresses
        if one.family == socket.AF_INET and (loopback or not ipaddress.ip_address(one.address).is_loopback)
    ]
    return tuple(dict.fromkeys(address for _, address in sorted(found)))


def _rank(name: str, address: str) -> tuple[bool, bool, bool, bool]:
    told = ipaddress.ip_address(address)
    return (
        told.is_loopback,
        told.is_link_local,
        name.lower().startswith(_VIRTUAL),
        not told.is_private,
    )


def shared_origin(seen: str | None, port: int = 8501) -> str:
    """Where others open what is open here as ``seen`` (``http://localhost:8501/settings``): as ``http://192.168.1.20:8501``.

    A name that others know is kept. ``localhost`` is left only where there is no network at all.
    """
    parts = urlsplit(seen or f"http://localhost:{port}")
    own = local_addresses()
    if parts.hostname in ONLY_HERE and own:
        return f"{parts.scheme}://{own[0]}:{parts.port or port}"
    return f"{parts.scheme}://{parts.netloc}"
