"""Where this machine can be reached: read from its network interfaces, with or without a route, as far as the app listens there."""

from __future__ import annotations

import ipaddress
import os
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

HOST = "CALZETTINI_HOST"
"""The environment variable that names the one address at which the app listens."""
_EVERYWHERE = ("0.0.0.0", "::", "")
SHORT = "/s"
"""The address that telephones are given: short enough to be typed."""
ONLY_HERE = ("localhost", "127.0.0.1", "::1", "0.0.0.0", None)


def listening() -> str:
    """The address at which the app listens."""
    return os.environ.get(HOST) or _EVERYWHERE[0]


def own_address() -> str:
    """Where it is opened on this computer, as it stands in an address."""
    host = listening()
    if host in (*_EVERYWHERE, "127.0.0.1", "localhost"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def others_addresses() -> tuple[str, ...]:
    """Where others in the same network reach it, the likeliest first; none where it listens for this computer alone."""
    host = listening()
    if host in _EVERYWHERE:
        return local_addresses()
    return () if host in ONLY_HERE or _is_loopback(host) else (own_address(),)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def local_addresses() -> tuple[str, ...]:
    """The IPv4 addresses of the interfaces that are up: likely ones first (a real card in a private network), virtual ones last."""
    up = {name for name, told in psutil.net_if_stats().items() if told.isup}
    found = [
        (_rank(name, one.address), one.address)
        for name, addresses in psutil.net_if_addrs().items()
        if name in up
        for one in addresses
        if one.family == socket.AF_INET and not ipaddress.ip_address(one.address).is_loopback
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
    own = others_addresses()
    if parts.hostname in ONLY_HERE and own:
        return f"{parts.scheme}://{own[0]}:{parts.port or port}"
    return f"{parts.scheme}://{parts.netloc}"
