"""Build a compiled and a pure wheel and test each in a fresh environment: `python3 dev.py wheel`.

A wheel passes if the installed package imports with the promised engine, plays simulations, and serves its
page. The test cannot reach this folder.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from tools.processes import ROOT, ToolError, program, run_quietly, say, why_not_fetched

DIST = ROOT / "dist"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
"""The Python versions to test a wheel with, if this machine has them."""
PATIENCE = 60.0
PROBE = "import kazamata, json; print(json.dumps([kazamata.is_compiled(), kazamata.__file__]))"


def build(uv: str, python: str, pure: bool) -> Path:
    """Build one wheel from the sources in an isolated environment, as any user would."""
    variables = {"KAZAMATA_PURE": "1"} if pure else {}
    with tempfile.TemporaryDirectory() as folder:
        command = [uv, "build", "--wheel", "--python", python, "--out-dir", folder, str(ROOT)]
        run_quietly(
            f"building a {kind(pure)} wheel for {version_of(python)}", command, variables, why_not_fetched
        )
        [made] = Path(folder).glob("*.whl")
        if pure is not made.name.endswith("-none-any.whl"):
            raise ToolError(f"{made.name} is not {kind(pure)}: is there a C compiler with Python's headers?")
        DIST.mkdir(exist_ok=True)
        return Path(shutil.copy2(made, DIST / made.name))


def kind(pure: bool) -> str:
    return "pure" if pure else "compiled"


def check_wheel(uv: str, python: str, wheel: Path, pure: bool) -> None:
    """Install a wheel into a fresh environment and check that it imports, simulates and serves."""
    with tempfile.TemporaryDirectory(prefix="kazamata-wheel-") as folder:
        home = Path(folder)
        venv = home / "venv"
        run_quietly("a fresh environment", [uv, "--quiet", "venv", "--python", python, str(venv)])
        install = [uv, "--quiet", "pip", "install", "--python", program(venv, "python")]
        name = f"installing {wheel.name} for {version_of(python)}"
        run_quietly(name, [*install, str(wheel)], explain=why_not_fetched)
        check_import(venv, home, pure)
        check_simulation(venv, home)
        check_no_server(venv, home)
        run_quietly(f"{name}, with the server", [*install, f"{wheel}[server]"], explain=why_not_fetched)
        check_server(venv, home)
    say(f"{wheel.name} on Python {version_of(python)}: imports, simulates and serves")


def check_import(venv: Path, home: Path, pure: bool) -> None:
    compiled, file = json.loads(output_of(venv, home, "python", "-c", PROBE))
    if compiled is pure:
        raise ToolError(f"the wheel should be {kind(pure)}, and is not")
    if not Path(file).is_relative_to(venv):
        raise ToolError(f"not the wheel was imported, but {file}")


def check_simulation(venv: Path, home: Path) -> None:
    for game in ("tranquility", "miners", "lords"):
        words = ("simulate", game, "--bots", "greedy", "--games", "2", "--json")
        if json.loads(output_of(venv, home, "kazamata", *words))["games"] != 2:
            raise ToolError(f"the wheel does not simulate {game}")


def check_no_server(venv: Path, home: Path) -> None:
    """Check that the small package holds no server and says in one line how to install it."""
    command = [program(venv, "kazamata"), "serve", "--port", "0"]
    done = subprocess.run(command, cwd=home, env=clean(home), capture_output=True, text=True, check=False)
    if done.returncode != 2 or "kazamata[server]" not in done.stderr or done.stderr.count("\n") != 1:
        raise ToolError(f"the wheel does not say that the server is an extra:\n{done.stderr[-2000:]}")


def output_of(venv: Path, home: Path, name: str, *words: str) -> str:
    """Run a program of the environment outside this folder and return its output."""
    command = [program(venv, name), *words]
    done = subprocess.run(command, cwd=home, env=clean(home), capture_output=True, text=True, check=False)
    if done.returncode:
        raise ToolError(f"{name} {' '.join(words)[:60]} fails in the wheel:\n{done.stderr[-2000:]}")
    return done.stdout


def clean(home: Path) -> dict[str, str]:
    """Return the environment variables without those that point to this folder."""
    own = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "KAZAMATA"))}
    return own | {"KAZAMATA_DATA": str(home)}


def check_server(venv: Path, home: Path) -> None:
    """Check that the server starts, is healthy, and serves its page with its script."""
    command = [program(venv, "kazamata"), "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=home, env=clean(home), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().partition(": ")[2].strip()
            if json.loads(fetch(f"{url}/health"))["status"] != "ok":
                raise ToolError("the server of the wheel does not answer correctly")
            page = fetch(url)
            script = page.partition('src="')[2].partition('"')[0]
            if "<html" not in page or not script or len(fetch(f"{url}{script}")) < 1000:
                raise ToolError("the wheel does not hold the page")
        finally:
            server.terminate()


def fetch(url: str) -> str:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                return str(answer.read().decode())
        except OSError as problem:
            if time.monotonic() > end:
                raise ToolError(f"{url} does not answer: {problem}") from None
            time.sleep(0.2)


def version_of(python: str) -> str:
    probe = "import sys; print('.'.join(map(str, sys.version_info[:2])))"
    return subprocess.run([python, "-c", probe], capture_output=True, text=True, check=True).stdout.strip()


def interpreters(uv: str) -> list[str]:
    """Find one Python of each version on this machine, in the path or from pyenv."""
    found = {version: find(uv, version) for version in VERSIONS}
    for version, python in found.items():
        if python is None:
            say(f"Python {version} is not on this machine: not tried")
    return [python for python in found.values() if python]


def find(uv: str, version: str) -> str | None:
    command = [uv, "python", "find", "--no-project", "--no-python-downloads", "--system", version]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tempfile.gettempdir())
    kept = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"
    others = sorted(kept.glob(f"{version}.*/bin/python{version}"))
    return done.stdout.strip() or (str(others[-1]) if others else None)


def main(words: list[str]) -> None:
    """Take `UV`, then nothing (this Python), `all` (one of each version here), or paths of Pythons."""
    uv, *wanted = words
    pythons = interpreters(uv) if wanted == ["all"] else wanted or [sys.executable]
    pure = build(uv, pythons[0], pure=True)
    for python in pythons:
        check_wheel(uv, python, pure, pure=True)
        check_wheel(uv, python, build(uv, python, pure=False), pure=False)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except ToolError as error:
        sys.exit(str(error))
