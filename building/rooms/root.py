"""The folder that a room is: Debian's least, what README.md asks for, and the settings by which this machine reaches registries."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from building.rooms import machine

ASKED_FOR = ("python3", "make")
"""What README.md says that one needs."""
TRUST = "ca-certificates"
OWNER = "club"
"""The ordinary user of a room."""
ENOUGH = 14 << 30
"""Bytes of free memory with which a room lies there rather than on the disk."""
TRIES = 2
PATIENCE = 900
"""Seconds for one step; what hangs longer does so for ever."""
_DEVICES = ("null", "zero", "full", "random", "urandom", "tty")
_LINKS = (("ptmx", "pts/ptmx"), ("fd", "/proc/self/fd"), ("stdin", "fd/0"), ("stdout", "fd/1"), ("stderr", "fd/2"))


class NoRoom(Exception):
    """Why no room can be made on this machine."""


def make(root: Path, suite: str) -> None:
    """Make the root in this folder, in namespaces of one's own. Errors: NoRoom."""
    if _free_memory() > ENOUGH:
        _mount("-t", "tmpfs", "-o", "mode=755,size=100%", "tmpfs", root)
    else:
        _mount("--bind", root, root)  # what becomes the root of everything has to be mounted
    _debootstrap(root, suite)
    _mounts(root)
    machine.copy_settings(root)
    for folder in machine.folders():
        (root / folder.relative_to("/")).mkdir(parents=True, exist_ok=True)
        _mount("--bind", "-o", "ro", folder, root / folder.relative_to("/"))
    _apt_settings(root, suite)
    _in(root, "update-ca-certificates")
    _in(root, "apt-get", "update", "-qq")
    _in(root, "useradd", "--create-home", "--shell", "/bin/bash", OWNER)
    for name in machine.HOME_FILES:
        if (root / "root" / name).exists():
            _in(root, "cp", "-rT", f"/root/{name}", _made(root, f"/home/{OWNER}/{name}"))
    _in(root, "chown", "-R", f"{OWNER}:", f"/home/{OWNER}")


def _made(root: Path, place: str) -> str:
    (root / place.lstrip("/")).parent.mkdir(parents=True, exist_ok=True)
    return place


def _debootstrap(root: Path, suite: str) -> None:
    if not shutil.which("debootstrap"):
        _installed("debootstrap")
    source = next(iter(machine.sources()), None)
    include = ",".join([*ASKED_FOR, TRUST])
    keyring = [f"--keyring={source.keyring}"] if source and source.keyring else []
    command = ["debootstrap", "--variant=minbase", f"--include={include}", *keyring, suite, str(root)]
    told = ""
    for _ in range(TRIES):
        code, told = _run(
            [*command, *([source.address] if source else [])], os.environ | machine.variables() | {"LC_ALL": "C"}
        )
        if not code:
            return
        _empty(root)
    raise NoRoom(f"debootstrap: {' / '.join(told.strip().splitlines()[-3:])}")


def _empty(root: Path) -> None:
    for one in root.iterdir():
        shutil.rmtree(one) if one.is_dir() and not one.is_symlink() else one.unlink()


def _installed(package: str) -> None:
    if not shutil.which("apt-get"):
        raise NoRoom(f"there is no {package}, and no apt-get to install it")
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", package]):
        code, told = _run(command, os.environ | {"DEBIAN_FRONTEND": "noninteractive"})
    if code:
        raise NoRoom(f"{package} could not be installed: {told.strip()[-500:]}")


def _apt_settings(root: Path, suite: str) -> None:
    own = machine.codename()
    lines = [one.line(one.suite.replace(own, suite, 1)) for one in machine.sources()]
    if lines:
        (root / "etc/apt/sources.list").write_text("".join(lines), encoding="utf-8")
    (root / "etc/apt/apt.conf.d/90machine").write_text("\n".join([*machine.apt_settings(), ""]), encoding="utf-8")


def _mounts(root: Path) -> None:
    """What a running system has under /proc, /sys and /dev; it goes with the namespace."""
    _mount("-t", "proc", "proc", root / "proc")
    _mount("--rbind", "-o", "ro", "/sys", root / "sys")
    _mount("-t", "tmpfs", "-o", "mode=755,size=1m", "tmpfs", root / "dev")
    for name in _DEVICES:
        (root / "dev" / name).touch()
        _mount("--bind", f"/dev/{name}", root / "dev" / name)
    for name, options in (("shm", "mode=1777"), ("pts", "newinstance,ptmxmode=0666,mode=620")):
        (root / "dev" / name).mkdir()
        _mount("-t", "tmpfs" if name == "shm" else "devpts", "-o", options, name, root / "dev" / name)
    for name, leads in _LINKS:
        (root / "dev" / name).symlink_to(leads)


def _mount(*told: str | Path) -> None:
    _done(["mount", *map(str, told)])


def _in(root: Path, *command: str) -> None:
    _done(["chroot", str(root), *command], {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", **machine.variables()})


def _done(command: Sequence[str], env: Mapping[str, str] = os.environ) -> None:
    code, told = _run(command, env)
    if code:
        raise NoRoom(f"{' '.join(command)}: {told.strip()[-500:]}")


def _run(command: Sequence[str], env: Mapping[str, str]) -> tuple[int, str]:
    """The exit code of a command, and what it said."""
    try:
        done = subprocess.run(
            command,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=PATIENCE,
            text=True,
            errors="replace",
            check=False,
        )
    except subprocess.TimeoutExpired:
        return 1, f"silent for {PATIENCE} s"
    return done.returncode, done.stdout


def _free_memory() -> int:
    """Bytes that programs may still take."""
    for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
        if line.startswith("MemAvailable:"):
            return int(line.split()[1]) << 10
    return 0
