"""The settings by which this machine reaches package registries: a room gets a copy of them, and nothing here writes them down."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

VARIABLES = re.compile(r"(?i)(https?|ftp|all|no)_proxy|pip_.+|npm_config_.+|uv_.+|.*(ssl|cert|ca_).*|openblas_.+|ci")
"""Names of environment variables that tell package clients where to ask, whom to trust, or what this processor needs."""
SYSTEM_FILES = ("/etc/pip.conf", "/etc/xdg/pip", "/etc/npmrc", "/etc/uv")
HOME_FILES = (".config/pip", ".pip", ".npmrc", ".config/uv")
CERTIFICATES = "/usr/local/share/ca-certificates"
BUNDLES = "/etc/ssl/certs"
KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"
APT_SETTINGS = re.compile(r"Acquire::(https?|Check-Valid-Until|Check-Date|Retries|ForceIPv4|Languages)\b")


@dataclass(frozen=True, slots=True)
class Source:
    """One address of Debian's packages; ``suite`` such as "bookworm-updates", ``keyring`` a file or nothing."""

    address: str
    suite: str
    components: str
    keyring: str = ""

    def line(self, suite: str) -> str:
        """The line of sources.list for this suite."""
        signed = f"[signed-by={self.keyring}] " if self.keyring else ""
        return f"deb {signed}{self.address} {suite} {self.components}\n"


def codename() -> str:
    """The name of this machine's Debian; none, where it is another system."""
    try:
        told = Path("/etc/os-release").read_text(encoding="utf-8")
    except OSError:
        return ""
    found = re.search(r'^VERSION_CODENAME="?(\w+)', told, re.MULTILINE)
    return found[1] if found and re.search(r'^ID="?debian', told, re.MULTILINE) else ""


def sources(etc: Path = Path("/etc/apt"), release: str | None = None) -> list[Source]:
    """Where this machine has its Debian from, those of the release itself first; other people's sources are left out."""
    mine = codename() if release is None else release
    found: list[Source] = []
    for file in sorted([*etc.glob("sources.list"), *etc.glob("sources.list.d/*")]):
        if file.suffix == ".list":
            found += _lines(file.read_text(encoding="utf-8"))
        elif file.suffix == ".sources":
            found += _stanzas(file.read_text(encoding="utf-8"))
    ours = [one for one in found if mine and one.suite.partition("-")[0] == mine]
    return sorted(ours, key=lambda one: one.suite != mine)


def _lines(text: str) -> Iterator[Source]:
    for line in text.splitlines():
        if told := re.fullmatch(r"deb\s+(?:\[(.*?)\]\s+)?(\S+)\s+(\S+)\s+([^#]+?)\s*(?:#.*)?", line.strip()):
            signed = re.search(r"signed-by=(\S+)", told[1] or "")
            yield Source(told[2], told[3], told[4], signed[1] if signed else "")


def _stanzas(text: str) -> Iterator[Source]:
    for stanza in re.split(r"\n\s*\n", text):
        lines = (line for line in stanza.splitlines() if not line.startswith("#"))
        told = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        if "deb" not in told.get("types", "").split() or told.get("enabled", "yes").lower() == "no":
            continue
        signed = told.get("signed-by", "")
        for address in told.get("uris", "").split():
            for suite in told.get("suites", "").split():
                yield Source(address, suite, told.get("components", "main"), signed if signed.startswith("/") else "")


def apt_settings() -> list[str]:
    """apt's own settings about fetching (proxies, certificates, dates), as lines of a file of settings."""
    return [line for line in _said("apt-config", "dump").splitlines() if APT_SETTINGS.match(line)]


def variables() -> dict[str, str]:
    """What of the environment is a setting of package clients; ``CI`` goes along."""
    found = {name: value for name, value in os.environ.items() if VARIABLES.fullmatch(name)}
    proxy = re.search(r'^Acquire::http::Proxy "(.+)";', "\n".join(apt_settings()), re.MULTILINE)
    return ({"http_proxy": proxy[1]} if proxy else {}) | found


def copy_settings(root: Path) -> None:
    """Lay pip's, npm's and uv's settings, certificates and name servers where they lie here; the user's own, into root's home."""
    home = Path.home()
    for file in (*map(Path, SYSTEM_FILES), Path(CERTIFICATES), Path("/etc/resolv.conf"), Path("/etc/hosts")):
        _copy(file, root / file.relative_to("/"))
    for name in HOME_FILES:
        _copy(home / name, root / "root" / name)
    for value in variables().values():
        # A bundle of certificates that somebody keeps elsewhere; Debian's own are made anew from what was copied.
        if value.startswith("/") and Path(value).is_file() and not value.startswith(BUNDLES):
            _copy(Path(value), root / value.lstrip("/"))


def folders() -> list[Path]:
    """The folders of this machine that pip's settings name as places of packages, with what lies beside them there."""
    files = [*map(Path, SYSTEM_FILES[:2]), *(Path.home() / name for name in HOME_FILES[:2])]
    texts = [
        one.read_text(encoding="utf-8") for file in files for one in [file, *file.rglob("pip.conf")] if one.is_file()
    ]
    texts += [value for name, value in variables().items() if name.upper().startswith("PIP_")]
    named = {Path(*Path(one).parts[:3]) for one in re.findall(r"(?:^|[\s,=])(?:file://)?(/[^\s,]+)", "\n".join(texts))}
    system = ("/etc", "/root", "/home", "/tmp", "/usr", "/var")
    return sorted(one for one in named if one.is_dir() and not str(one).startswith(system))


def _copy(here: Path, there: Path) -> None:
    if not here.exists():
        return
    there.parent.mkdir(parents=True, exist_ok=True)
    there.unlink(missing_ok=True) if there.is_symlink() or there.is_file() else None
    if here.is_dir():
        shutil.copytree(here, there, dirs_exist_ok=True)
    else:
        shutil.copy(here, there)


def _said(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""
