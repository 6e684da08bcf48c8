#!/usr/bin/env python3
"""Set up, run, check and build Kazamata from a fresh clone.

    python3 dev.py                  set up missing parts, start the server and print the address of its page
    python3 dev.py ARGUMENTS...     the same, with arguments for `kazamata`, such as: games
    python3 dev.py test             set up missing parts and run every check that CI runs
    python3 dev.py test ARGUMENTS.. the same, but run only pytest with these arguments

    python3 dev.py check            run all static checks
    python3 dev.py format           format the code and apply automatic fixes
    python3 dev.py compile          compile the engine
    python3 dev.py clean            remove the compiled engine
    python3 dev.py web              rebuild the page
    python3 dev.py docs             build the documentation into build/site
    python3 dev.py wheel            build wheels into dist and test them; `wheel all`: for every Python here
    python3 dev.py screenshots      take the pictures of docs/screenshots
    python3 dev.py lock             update the lock files to the newest allowed versions
    python3 dev.py mutants GAME     check that a game's tests notice mistakes in its rules

The set-up needs Python 3.11 or newer and network access. It installs nothing outside this folder.
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
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from tools import background_compile, build_engine, build_web
from tools.processes import (
    NO_VARIABLES,
    ROOT,
    ToolError,
    exclusive_lock,
    program,
    replace_process,
    run_in_background,
    run_quietly,
    run_visibly,
    say,
    seconds_since,
    why_not_fetched,
)

TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
LAB_LOCK = ROOT / "requirements-lab.lock"
"""Locks the package's extras, which only the lab's tests and type checks need."""
DOCS_VENV = ROOT / ".venv-docs"
DOCS_LOCK = ROOT / "requirements-docs.lock"

SITE = ROOT / "build" / "site"
SITE_CONFIG = "build/docs/mkdocs.yml"

UV = "uv==0.13.7"
SERVE = "serve"
ENGINE_TESTS = ("tests/core", "tests/rules", "tests/cards", "tests/laws", "tests/golden")
BROWSER_TESTS = Path("tests/web")
LONG_TESTS = Path("tests/long")
"""Tests that only `dev.py test --long` runs; pytest enters the folder only if it is named."""
WORKERS = str(min((os.cpu_count() or 1) + 1, 4))
"""One more than the number of cores, at most 4; many tests wait for a server or a browser."""
PYTEST = [program(VENV, "pytest"), "--quiet", "--dist", "worksteal"]

LOCK_INPUTS = {
    LOCK: "pyproject.toml --extra server --group dev",
    LAB_LOCK: f"pyproject.toml --all-extras --constraint {LOCK.name}",
    DOCS_LOCK: "--group docs",
}
LOCK_OPTIONS = "--universal --python-version 3.11 --upgrade"
LOCK_FORMAT = "--generate-hashes --no-annotate --no-emit-index-url --no-emit-find-links"
HEADLESS = "chromium-headless-shell"
"""Chromium without windows, which needs little more than half the CPU time in browser tests."""
OTHER_BROWSERS = ("firefox-esr", "webkit2gtk-driver", "xvfb")
"""The packages of the long tests; a test without its browser is skipped with the reason."""
CHROMIUMS = (HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
NO_CHROMIUM = "There is no Chromium (Debian: apt-get install chromium): the browser tests are skipped."
NO_COMPILER = "There is no C compiler with Python's headers: the engine runs interpreted, and slower."


# ---------------------------------------------------------------------------------------- commands


def play(arguments: list[str]) -> None:
    """Run `kazamata`: a server starts immediately, other commands wait for the compiled engine."""
    set_up_environment_and_page()
    if SERVE in (arguments or [SERVE]) and os.name == "posix":
        compile_in_background()
    else:
        compile_now()
    replace_process([program(VENV, "kazamata"), *(arguments or [SERVE])])


def test(arguments: list[str]) -> None:
    """Run what CI runs; with --long also the long tests; with other arguments, only pytest."""
    long = arguments == ["--long"]
    began = time.monotonic()
    set_up_environment_and_page()
    set_up_lab()
    if arguments and not long:
        compile_now()
        replace_process([program(VENV, "pytest"), *arguments])
    set_up_docs()
    with exclusive_lock("engine"), compiling_engine():
        run_static_checks()
        run_page_checks()
        build_docs()
    run_tests()
    if long:
        install_other_browsers()
        run_visibly("long tests", [*PYTEST, str(LONG_TESTS)])
    say(f"all is well ({seconds_since(began)})")


def check(arguments: list[str]) -> None:
    """Run all static checks."""
    set_up_environment()
    set_up_lab()  # mypy needs the types of the lab's libraries
    run_static_checks()


def format_code(arguments: list[str]) -> None:
    """Format the code and apply automatic fixes."""
    set_up_environment()
    run_visibly("format", [program(VENV, "ruff"), "format", "."])
    run_visibly("lint", [program(VENV, "ruff"), "check", "--fix", "."])
    run_visibly("page: format", [node_python(), "tools/build_web.py", "npm", "run", "format"])


def compile_engine(arguments: list[str]) -> None:
    """Compile the engine, even if it is up to date."""
    set_up_environment()
    with exclusive_lock("engine"):
        build_engine.remove_compiled()
        if not has_compiler():
            raise ToolError(NO_COMPILER)
        with compiling_engine():
            pass


def web(arguments: list[str]) -> None:
    """Build the page, even if it is up to date."""
    with exclusive_lock():
        build_web.STAMP.unlink(missing_ok=True)
        with building_page():
            pass


def screenshots(arguments: list[str]) -> None:
    """Take the pictures of docs/screenshots with a real browser."""
    set_up_environment_and_page()
    compile_now()
    if not ensure_chromium():
        raise ToolError(NO_CHROMIUM)
    run_visibly("screenshots", [program(VENV, "python"), "-m", "tests.web.screenshots", *arguments])


def docs(arguments: list[str]) -> None:
    """Build the documentation; a broken link or a faulty docstring is an error."""
    set_up_environment()
    set_up_docs()
    build_docs()
    say(f"the documentation is in {SITE.relative_to(ROOT)}")


def wheel(arguments: list[str]) -> None:
    """Build the wheels and test each in a fresh environment."""
    with exclusive_lock():
        install_uv()
    command = [sys.executable, "-m", "tools.wheels", program(TOOLS, "uv"), *arguments]
    run_visibly("wheels", command, index_for_uv())


def clean(arguments: list[str]) -> None:
    """Remove the compiled engine."""
    with exclusive_lock("engine"):
        count = build_engine.remove_compiled()
        shutil.rmtree(build_engine.WORK, ignore_errors=True)
    say(f"removed {count} compiled files")


def lock(arguments: list[str]) -> None:
    """Write the newest versions that pyproject.toml allows, with their hashes, to the lock files."""
    with exclusive_lock():
        install_uv()
        for path, what in LOCK_INPUTS.items():
            chosen = path.with_suffix(".new")
            command = f"pip compile {what} {LOCK_OPTIONS} {LOCK_FORMAT} --output-file {chosen.name}"
            uv(f"choosing versions for {path.name}", command)
            check_lock(chosen)
            chosen.replace(path)


def mutants(arguments: list[str]) -> None:
    """Check that a game's tests notice mistakes in its rules."""
    set_up_environment()
    replace_process([program(VENV, "python"), str(ROOT / "tools" / "mutants.py"), *arguments])


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    "test": test,
    "check": check,
    "format": format_code,
    "compile": compile_engine,
    "clean": clean,
    "web": web,
    "docs": docs,
    "wheel": wheel,
    "screenshots": screenshots,
    "lock": lock,
    "mutants": mutants,
}


# ------------------------------------------------------------------------------------------ set-up


def set_up_environment_and_page() -> None:
    """Update the environment and the page in parallel; nearly free if both are up to date."""
    if environment_is_up_to_date() and build_web.is_up_to_date():
        return
    with exclusive_lock(), building_page():
        update_environment()


def set_up_environment() -> None:
    if not environment_is_up_to_date():
        with exclusive_lock():
            update_environment()


def update_environment() -> None:
    """Install exactly the contents of requirements.lock, and this project, into .venv."""
    if environment_is_up_to_date():
        return
    check_lock()
    install_uv()
    with exclusive_lock("engine"):  # a compilation uses the packages in .venv
        create_environment()


def create_environment() -> None:
    remove_stamp(VENV)
    uv("creating .venv", f"venv --clear {VENV.name} --python", sys.executable)
    uv("installing the dependencies", f"pip sync --python {VENV.name} --require-hashes {LOCK.name}")
    uv("installing kazamata", f"pip install --python {VENV.name} --no-deps --no-build-isolation --editable .")
    write_stamp(VENV, environment_inputs())


def set_up_lab() -> None:
    """Install the package's extras into .venv, for the lab tests only."""
    wanted = f"{environment_inputs()} {hashlib.sha256(LAB_LOCK.read_bytes()).hexdigest()}"
    stamp = VENV / ".lab"
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    with exclusive_lock():
        check_lock(LAB_LOCK)
        install_uv()
        command = f"pip install --python {VENV.name} --require-hashes --requirement {LAB_LOCK.name}"
        uv("installing what the lab's tests need", command)
        stamp.write_text(wanted, "utf-8")


def environment_is_up_to_date() -> bool:
    return read_stamp(VENV) == environment_inputs()


def environment_inputs() -> str:
    """Hash everything that .venv depends on."""
    inputs = [LOCK, ROOT / "pyproject.toml", ROOT / "tools" / "hatch_build.py"]
    contents = b"\0".join(path.read_bytes() for path in inputs if path.exists())
    return hashlib.sha256(f"{sys.version} {ROOT}".encode() + contents).hexdigest()


def set_up_docs() -> None:
    """Create a separate environment for the documentation tools, which the program does not need."""
    wanted = hashlib.sha256(f"{sys.version} {ROOT}".encode() + DOCS_LOCK.read_bytes()).hexdigest()
    if read_stamp(DOCS_VENV) == wanted:
        return
    with exclusive_lock():
        install_uv()
        check_lock(DOCS_LOCK)
        remove_stamp(DOCS_VENV)
        uv(f"creating {DOCS_VENV.name}", f"venv --clear {DOCS_VENV.name} --python", sys.executable)
        command = f"pip sync --python {DOCS_VENV.name} --require-hashes {DOCS_LOCK.name}"
        uv("installing what builds the documentation", command)
        write_stamp(DOCS_VENV, wanted)


def build_docs() -> None:
    """Collect the pages with the program's Python, then build the site with the documentation's Python."""
    run_quietly("pages of the documentation", [program(VENV, "python"), "-m", "tools.docs_pages"])
    command = [program(DOCS_VENV, "mkdocs"), "build", "--strict", "--config-file", SITE_CONFIG]
    run_quietly("documentation", command, {"NO_MKDOCS_2_WARNING": "1"})


def install_uv() -> None:
    """Install the pinned uv into a separate environment."""
    wanted = f"{UV} {sys.version}"
    if read_stamp(TOOLS) == wanted:
        return
    if not importlib.util.find_spec("venv") or not importlib.util.find_spec("ensurepip"):
        raise ToolError("This Python lacks its venv module; install it (on Debian and Ubuntu: python3-venv).")
    remove_stamp(TOOLS)
    run_quietly("creating .tools", [sys.executable, "-m", "venv", "--clear", TOOLS.name])
    command = [program(TOOLS, "python"), "-m", "pip", "install", "--quiet", UV]
    run_quietly(f"installing {UV}", command, explain=why_not_fetched)
    write_stamp(TOOLS, wanted)


def compile_now() -> None:
    """Compile the engine, if it is out of date, before any other step."""
    if not build_engine.is_up_to_date():
        with exclusive_lock("engine"), compiling_engine():
            pass


def compile_in_background() -> None:
    """Compile the engine in a separate process while the server runs; see tools/background_compile.py."""
    if build_engine.is_up_to_date() or not has_compiler():
        return
    build_engine.forget_stale()
    if background_compile.failed_before():
        say(background_compile.NOT_COMPILED)
        return
    say(background_compile.UNDER_WAY)
    subprocess.run(
        [program(VENV, "python"), "tools/background_compile.py", str(os.getpid())], cwd=ROOT, check=False
    )


def compiling_engine() -> AbstractContextManager[None]:
    """Compile the engine during the `with` block; without a C compiler the sources are used."""
    if build_engine.is_up_to_date() or not has_compiler():
        return nullcontext()
    count = len(build_engine.engine_sources())
    return run_in_background(
        f"compiling the engine ({count} files)", [program(VENV, "python"), "tools/build_engine.py"]
    )


def has_compiler() -> bool:
    """Whether a C compiler is available; if not, remove the engine compiled earlier."""
    if build_engine.c_compiler():
        return True
    build_engine.remove_compiled()
    say_once(NO_COMPILER)
    return False


def building_page() -> AbstractContextManager[None]:
    """Build the page during the `with` block; Node comes from the package index if the system has none."""
    if build_web.is_up_to_date():
        return nullcontext()
    return run_in_background("building the page", [node_python(), "tools/build_web.py"], why_not_fetched)


def node_python() -> str:
    """Return a Python that can find Node.js: this one if the system has Node, otherwise that of .tools."""
    if build_web.system_npm() is not None:
        return sys.executable
    install_uv()
    if not (TOOLS / ".node").exists():
        uv(f"installing {build_web.NODE_WHEEL}", f"pip install --python {TOOLS.name} {build_web.NODE_WHEEL}")
        (TOOLS / ".node").write_text(build_web.NODE_WHEEL, "utf-8")
    return program(TOOLS, "python")


def ensure_chromium() -> bool:
    """Whether Chromium is available for the browser tests; on Debian root installs it automatically."""
    apt = shutil.which("apt-get")
    if apt is not None and hasattr(os, "geteuid") and os.geteuid() == 0:
        install_chromium(apt)
    if not find_chromium(CHROMIUMS):
        say(NO_CHROMIUM)
        return False
    return True


def install_chromium(apt: str) -> None:
    """Install the headless Chromium, or the normal one if the system has no headless package."""
    for package, enough in ((HEADLESS, (HEADLESS,)), ("chromium", CHROMIUMS)):
        if find_chromium(enough):
            return
        with contextlib.suppress(ToolError):
            run_quietly("looking for packages", [apt, "update"])
            run_quietly(f"installing {package}", [apt, "install", "-y", "--no-install-recommends", package])


def install_other_browsers() -> None:
    """Install Firefox and WebKitGTK on a Debian, if this is root; the tests name what is missing."""
    apt = shutil.which("apt-get")
    programs = ("firefox-esr", "WebKitWebDriver", "Xvfb")
    if apt is None or os.geteuid() != 0 or all(shutil.which(name) for name in programs):
        return
    with contextlib.suppress(ToolError):
        run_quietly("looking for packages", [apt, "update"])
        install = [apt, "install", "-y", "--no-install-recommends", *OTHER_BROWSERS]
        run_quietly("installing other browsers", install)


def find_chromium(names: tuple[str, ...]) -> bool:
    return bool(os.environ.get("KAZAMATA_CHROMIUM")) or any(shutil.which(name) for name in names)


def uv(title: str, words: str, *more: str) -> None:
    command = [program(TOOLS, "uv"), "--quiet", *words.split(), *more]
    variables = {"UV_CUSTOM_COMPILE_COMMAND": "python3 dev.py lock", **index_for_uv()}
    run_quietly(title, command, variables, why_not_fetched)


@functools.cache
def index_for_uv() -> dict[str, str]:
    """Pass pip's package index settings on to uv."""
    if {"UV_DEFAULT_INDEX", "UV_INDEX_URL"} & os.environ.keys():
        return {}
    command = [program(TOOLS, "python"), "-m", "pip", "config", "get", "global.index-url"]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    index = os.environ.get("PIP_INDEX_URL") or asked.stdout.strip()
    return {"UV_DEFAULT_INDEX": index} if index else {}


# ------------------------------------------------------------------------------------------ checks


def run_static_checks() -> None:
    check_lock()
    check_lock(LAB_LOCK)
    check_lock(DOCS_LOCK)
    run_quietly("format", [program(VENV, "ruff"), "format", "--check", "."])
    run_quietly("lint", [program(VENV, "ruff"), "check", "."])
    run_quietly("imports", [program(VENV, "lint-imports")])
    run_quietly("types", [program(VENV, "mypy")])


def run_page_checks() -> None:
    """Check the page's format, lint rules and types, and run its unit tests."""
    npm = [node_python(), "tools/build_web.py", "npm", "run"]
    run_quietly("page: format", [*npm, "check-format"], explain=why_not_fetched)  # the first one installs
    run_quietly("page: lint", [*npm, "lint"])
    run_quietly("page: types", [*npm, "check"])
    run_quietly("page: tests", [*npm, "test"])


def run_tests() -> None:
    """Run all tests with the compiled engine and the engine's tests also interpreted, in parallel."""
    browser = {"KAZAMATA_REQUIRE_BROWSER": "1"} if ensure_chromium() else NO_VARIABLES
    compiled = build_engine.is_up_to_date()
    title = "tests, engine compiled" if compiled else "tests, engine interpreted"
    with testing_interpreted() if compiled else nullcontext():
        run_visibly(title, [*PYTEST, "-n", WORKERS, "--ignore", str(BROWSER_TESTS)])
    run_visibly(
        "tests in a browser", [*PYTEST, "-n", "2", str(BROWSER_TESTS)], browser
    )  # runs alone, because its tests measure how long users wait


def testing_interpreted() -> AbstractContextManager[None]:
    command = [*PYTEST, "-n", "1", *ENGINE_TESTS]
    return run_in_background("engine tests, interpreted", command, variables={"KAZAMATA_INTERPRETED": "1"})


LOCK_LINE = re.compile(
    r"#[^/]*"
    r"|[a-z0-9.-]+==[\w.!+-]+( ; [^/@]+)? \\"  # name, version, and the platforms that need it
    r"|    --hash=sha256:[0-9a-f]{64}( \\)?"
)


def check_lock(path: Path = LOCK) -> None:
    """Check that a lock holds only names, versions and hashes; an address would tie it to one machine."""
    if not path.exists():
        raise ToolError(
            f"{path.name} is missing: restore it with git, or make it with `python3 dev.py lock`."
        )
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not LOCK_LINE.fullmatch(line):
            raise ToolError(f"{path.name}:{number} is not a name, a version or a hash: {line.strip()[:50]}")


# ---------------------------------------------------------------------------------------- stored state


def say_once(sentence: str) -> None:
    """Print a sentence unless this environment has seen it before."""
    said = VENV / ".said"
    already = said.read_text("utf-8") if said.exists() else ""
    if sentence not in already:
        said.write_text(f"{already}{sentence}\n", "utf-8")
        say(sentence)


def read_stamp(environment: Path) -> str:
    try:
        return (environment / ".stamp").read_text("utf-8")
    except OSError:
        return ""


def write_stamp(environment: Path, inputs: str) -> None:
    (environment / ".stamp").write_text(inputs, "utf-8")


def remove_stamp(environment: Path) -> None:
    (environment / ".stamp").unlink(missing_ok=True)


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
    except ToolError as error:
        sys.exit(str(error))
    except OSError as problem:
        sys.exit(f"The system refuses: {problem}.")
    except KeyboardInterrupt:
        print()
        sys.exit(130)
