#!/usr/bin/env python3
"""Everything a developer or a player of Kazamata needs, from a fresh clone on.

    python3 dev.py                  set up what is missing and open the house: the page says where
    python3 dev.py ARGUMENTS...     the same with arguments for `kazamata`, such as: games
    python3 dev.py test             set up what is missing and run all that CI runs
    python3 dev.py test ARGUMENTS.. the same, but only pytest with these arguments

    python3 dev.py check            all static checks
    python3 dev.py format           format the code and mend what can be mended
    python3 dev.py compile          compile the engine
    python3 dev.py clean            remove the compiled engine
    python3 dev.py web              build the page anew
    python3 dev.py screenshots      take the pictures of docs/screenshots
    python3 dev.py lock             choose the newest versions for requirements.lock

The set-up needs Python 3.11 or newer and the network; nothing is installed outside of this folder.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (said before an older Python stumbles over what follows)
    sys.exit(f"Kazamata needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

import contextlib
import functools
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from subprocess import PIPE, STDOUT
from typing import NoReturn, TextIO

from tools import build_engine, build_web

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"

UV = "uv==0.13.7"
MAIN_JOB = ("serve",)
ENGINE_TESTS = ("tests/core", "tests/rules", "tests/cards", "tests/laws", "tests/golden")
WORKERS = str(min(os.cpu_count() or 1, 4))

CHOICE = "pyproject.toml --group dev --universal --python-version 3.11 --upgrade"
NAMES_ONLY = "--generate-hashes --no-annotate --no-emit-index-url --no-emit-find-links"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
NO_CHROMIUM = "There is no Chromium (Debian: apt-get install chromium): the browser tests are skipped."
NO_COMPILER = "There is no C compiler with Python's headers: the engine runs interpreted, and slower."

Order = list[str]
Settings = Mapping[str, str]
Explain = Callable[[str], str]
NONE: Settings = {}


class Trouble(Exception):
    """What went wrong, in one sentence for the person at the keyboard."""


# ---------------------------------------------------------------------------------------- commands


def play(arguments: list[str]) -> None:
    """Start the game."""
    set_up()
    become([program(VENV, "kazamata"), *(arguments or MAIN_JOB)])


def test(arguments: list[str]) -> None:
    """Run what CI runs; with arguments, only pytest."""
    set_up()
    if arguments:
        become([program(VENV, "pytest"), *arguments])
    began = time.monotonic()
    run_static_checks()
    run_page_checks()
    run_tests()
    say(f"all is well ({seconds_since(began)})")


def check(arguments: list[str]) -> None:
    """Run all static checks."""
    set_up_environment()
    run_static_checks()


def format_code(arguments: list[str]) -> None:
    """Format the code and mend what can be mended."""
    set_up_environment()
    step("format", [program(VENV, "ruff"), "format", "."])
    step("lint", [program(VENV, "ruff"), "check", "--fix", "."])


def compile_engine(arguments: list[str]) -> None:
    """Compile the engine, even where it is up to date."""
    set_up_environment()
    with alone():
        build_engine.remove_compiled()
        if not bring_engine_up_to_date():
            raise Trouble(NO_COMPILER)


def web(arguments: list[str]) -> None:
    """Build the page, even where it is up to date."""
    with alone():
        build_web.STAMP.unlink(missing_ok=True)
        bring_page_up_to_date()


def screenshots(arguments: list[str]) -> None:
    """Take the pictures of docs/screenshots with a real browser."""
    set_up()
    if not bring_chromium():
        raise Trouble(NO_CHROMIUM)
    step("screenshots", [program(VENV, "python"), "-m", "tests.web.screenshots"])


def clean(arguments: list[str]) -> None:
    """Remove the compiled engine."""
    with alone():
        count = build_engine.remove_compiled()
        shutil.rmtree(build_engine.WORK, ignore_errors=True)
    say(f"removed {count} compiled files")


def lock(arguments: list[str]) -> None:
    """Choose the newest versions that pyproject.toml allows and write them down with their hashes."""
    chosen = LOCK.with_suffix(".new")
    with alone():
        install_uv()
        uv("choosing versions", f"pip compile {CHOICE} {NAMES_ONLY} --output-file {chosen.name}")
        check_lock(chosen)
        chosen.replace(LOCK)


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    "test": test,
    "check": check,
    "format": format_code,
    "compile": compile_engine,
    "clean": clean,
    "web": web,
    "screenshots": screenshots,
    "lock": lock,
}


# ------------------------------------------------------------------------------------------ set-up


def set_up() -> None:
    """Bring the environment and the engine up to date; costs next to nothing where they are."""
    set_up_environment()
    if not build_engine.is_up_to_date():
        with alone():
            bring_engine_up_to_date()
    if not build_web.is_up_to_date():
        with alone():
            bring_page_up_to_date()


def set_up_environment() -> None:
    """Give .venv exactly what requirements.lock lists, and this project itself."""
    if environment_is_up_to_date():
        return
    with alone():
        if not environment_is_up_to_date():
            check_lock()
            install_uv()
            create_environment()


def create_environment() -> None:
    remove_stamp(VENV)
    uv("creating .venv", f"venv --clear {VENV.name} --python", sys.executable)
    uv("installing the dependencies", f"pip sync --python {VENV.name} --require-hashes {LOCK.name}")
    uv("installing kazamata", f"pip install --python {VENV.name} --no-deps --no-build-isolation --editable .")
    write_stamp(VENV, environment_inputs())


def environment_is_up_to_date() -> bool:
    return read_stamp(VENV) == environment_inputs()


def environment_inputs() -> str:
    """What .venv depends on, as one hash."""
    inputs = [LOCK, ROOT / "pyproject.toml", ROOT / "tools" / "hatch_build.py"]
    contents = b"\0".join(path.read_bytes() for path in inputs if path.exists())
    return hashlib.sha256(f"{sys.version} {ROOT}".encode() + contents).hexdigest()


def install_uv() -> None:
    """Put the pinned uv into an environment of its own."""
    wanted = f"{UV} {sys.version}"
    if read_stamp(TOOLS) == wanted:
        return
    if not importlib.util.find_spec("venv") or not importlib.util.find_spec("ensurepip"):
        raise Trouble("This Python lacks its venv module; install it (on Debian and Ubuntu: python3-venv).")
    remove_stamp(TOOLS)
    quietly("creating .tools", [sys.executable, "-m", "venv", "--clear", TOOLS.name])
    order = [program(TOOLS, "python"), "-m", "pip", "install", "--quiet", UV]
    quietly(f"installing {UV}", order, explain=why_not_fetched)
    write_stamp(TOOLS, wanted)


def bring_engine_up_to_date() -> bool:
    """Compile the engine where there is a C compiler; otherwise make sure that the sources are used."""
    count = len(build_engine.engine_sources())
    if build_engine.is_up_to_date() or not count:
        return True
    if not build_engine.c_compiler():
        build_engine.remove_compiled()
        say_once(NO_COMPILER)
        return False
    quietly(f"compiling the engine ({count} files)", [program(VENV, "python"), "tools/build_engine.py"])
    return True


def bring_page_up_to_date() -> None:
    """Build the browser client; without a Node of the system with one from the package index."""
    if build_web.is_up_to_date():
        return
    quietly("building the page", [node_python(), "tools/build_web.py"], explain=why_not_fetched)


def node_python() -> str:
    """A Python that knows a Node.js: any one where the system has it, otherwise the one of .tools."""
    if build_web.system_npm() is not None:
        return sys.executable
    install_uv()
    if not (TOOLS / ".node").exists():
        uv(f"installing {build_web.NODE_WHEEL}", f"pip install --python {TOOLS.name} {build_web.NODE_WHEEL}")
        (TOOLS / ".node").write_text(build_web.NODE_WHEEL, "utf-8")
    return program(TOOLS, "python")


def bring_chromium() -> bool:
    """Whether there is a Chromium for the browser tests; on Debian the administrator gets one by himself."""
    if find_chromium():
        return True
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        say(NO_CHROMIUM)
        return False
    with contextlib.suppress(Trouble):
        quietly("looking for packages", [apt, "update"])
        quietly("installing chromium", [apt, "install", "-y", "--no-install-recommends", "chromium"])
    return find_chromium()


def find_chromium() -> bool:
    named = os.environ.get("KAZAMATA_CHROMIUM")
    return bool(named) or any(shutil.which(name) for name in CHROMIUMS)


def uv(title: str, words: str, *more: str) -> None:
    order = [program(TOOLS, "uv"), "--quiet", *words.split(), *more]
    settings = {"UV_CUSTOM_COMPILE_COMMAND": "python3 dev.py lock", **index_for_uv()}
    quietly(title, order, settings, why_not_fetched)


@functools.cache
def index_for_uv() -> dict[str, str]:
    """Whoever told pip where packages come from need not tell uv again."""
    if {"UV_DEFAULT_INDEX", "UV_INDEX_URL"} & os.environ.keys():
        return {}
    order = [program(TOOLS, "python"), "-m", "pip", "config", "get", "global.index-url"]
    asked = subprocess.run(order, capture_output=True, text=True, check=False)
    index = os.environ.get("PIP_INDEX_URL") or asked.stdout.strip()
    return {"UV_DEFAULT_INDEX": index} if index else {}


# ------------------------------------------------------------------------------------------ checks


def run_static_checks() -> None:
    check_lock()
    quietly("format", [program(VENV, "ruff"), "format", "--check", "."])
    quietly("lint", [program(VENV, "ruff"), "check", "."])
    quietly("imports", [program(VENV, "lint-imports")])
    quietly("types", [program(VENV, "mypy")])


def run_page_checks() -> None:
    """The types of the page and the tests of its parts."""
    npm = [node_python(), "tools/build_web.py", "npm", "run"]
    quietly("page: types", [*npm, "check"], explain=why_not_fetched)
    quietly("page: tests", [*npm, "test"], explain=why_not_fetched)


def run_tests() -> None:
    """All tests with the compiled engine, and the engine's own once more without."""
    browser = {"KAZAMATA_REQUIRE_BROWSER": "1"} if bring_chromium() else NONE
    pytest = [program(VENV, "pytest"), "--quiet", "-n", WORKERS, "--dist", "worksteal"]
    engine_tests = [name for name in ENGINE_TESTS if (ROOT / name).exists()]
    compiled = build_engine.is_up_to_date()
    step("tests, engine compiled" if compiled else "tests, engine interpreted", pytest, browser)
    if compiled and engine_tests:
        step("engine tests, interpreted", [*pytest, *engine_tests], {"KAZAMATA_INTERPRETED": "1"})


LOCK_LINE = re.compile(
    r"#[^/]*"
    r"|[a-z0-9.-]+==[\w.!+-]+( ; [^/@]+)? \\"  # name, version, and the platforms that need it
    r"|    --hash=sha256:[0-9a-f]{64}( \\)?"
)


def check_lock(path: Path = LOCK) -> None:
    """The lock holds names, versions and hashes; an address in it would tie it to one machine."""
    if not path.exists():
        raise Trouble(f"{path.name} is missing: restore it with git, or make it with `python3 dev.py lock`.")
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not LOCK_LINE.fullmatch(line):
            raise Trouble(f"{path.name}:{number} is not a name, a version or a hash: {line.strip()[:50]}")


# ---------------------------------------------------------------------------------- running things


FETCHING = {
    "a file is not the one that requirements.lock lists": "hash mismatch",
    "the disk is full": "no space left",
    "the package index cannot be reached (is there a network?)": (
        "failed to fetch|no matching distribution|connection|connect error|name resolution|timed out"
    ),
}


def stands_above(output: str) -> str:
    return "the reason stands above"


def why_not_fetched(output: str) -> str:
    """What the person at the keyboard can do when packages did not arrive."""
    known = (reason for reason, signs in FETCHING.items() if re.search(signs, output, re.IGNORECASE))
    return next(known, stands_above(output))


def step(title: str, order: Order, settings: Settings = NONE) -> None:
    """Run one named step in full view."""
    say(f"{title} ...")
    began = time.monotonic()
    if subprocess.run(order, cwd=ROOT, env={**os.environ, **settings}, check=False).returncode:
        raise Trouble(f"FAILED: {title} ({seconds_since(began)}); the reason stands above.")
    say(f"{title}: ok ({seconds_since(began)})")


def quietly(title: str, order: Order, settings: Settings = NONE, explain: Explain = stands_above) -> None:
    """Run one named step and show its output only if it fails."""
    print(f"· {title} ... ", end="", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        order, cwd=ROOT, env={**os.environ, **settings}, stdout=PIPE, stderr=STDOUT, text=True, check=False
    )
    print("FAILED" if done.returncode else "ok", f"({seconds_since(began)})", flush=True)
    if done.returncode:
        print(done.stdout.strip(), file=sys.stderr)
        raise Trouble(f"FAILED: {title}; {explain(done.stdout)}.")


def become(order: Order) -> NoReturn:
    """Hand this process over to a program, where the system knows how."""
    if os.name == "posix":
        os.execv(order[0], order)
    sys.exit(subprocess.run(order, check=False).returncode)


def program(environment: Path, name: str) -> str:
    """Where an environment keeps one of its programs."""
    return str(environment / ("Scripts" if os.name == "nt" else "bin") / name)


def say(sentence: str) -> None:
    print(f"· {sentence}", flush=True)


def say_once(sentence: str) -> None:
    """Say it when it is new to this environment."""
    said = VENV / ".said"
    already = said.read_text("utf-8") if said.exists() else ""
    if sentence not in already:
        said.write_text(f"{already}{sentence}\n", "utf-8")
        say(sentence)


def seconds_since(moment: float) -> str:
    return f"{time.monotonic() - moment:.1f} s"


# ------------------------------------------------------------------------------- stamps and locking


def read_stamp(environment: Path) -> str:
    try:
        return (environment / ".stamp").read_text("utf-8")
    except OSError:
        return ""


def write_stamp(environment: Path, inputs: str) -> None:
    (environment / ".stamp").write_text(inputs, "utf-8")


def remove_stamp(environment: Path) -> None:
    (environment / ".stamp").unlink(missing_ok=True)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let only one dev.py at a time change the environments and the compiled engine."""
    with (ROOT / ".dev.lock").open("w") as held:
        if sys.platform != "win32":
            wait_for(held)
        yield


if sys.platform != "win32":

    def wait_for(held: TextIO) -> None:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another dev.py is at work here: waiting for it")
            fcntl.flock(held, fcntl.LOCK_EX)


# -------------------------------------------------------------------------------------------- main


def main(arguments: list[str]) -> None:
    if arguments[:1] in (["--help"], ["-h"]):
        print(__doc__)
    elif arguments and arguments[0] in COMMANDS:
        COMMANDS[arguments[0]](arguments[1:])
    else:
        play(arguments)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Trouble as trouble:
        sys.exit(str(trouble))
    except OSError as problem:
        sys.exit(f"The system refuses: {problem}.")
    except KeyboardInterrupt:
        print()
        sys.exit(130)
