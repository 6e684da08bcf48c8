"""Compile the engine with mypyc: beside its sources, or into the folder that is named as argument.

Only the standard library is imported before there is something to compile, so dev.py may ask here
what the engine consists of and whether it is up to date.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import source_hash
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "kazamata"
STAMP = PACKAGE / ".compiled"
WORK = ROOT / "build" / "engine"

ENGINE = ("core", "games", "bots/search")

# Files of the engine that stay interpreted, each with its reason.
INTERPRETED: dict[str, str] = {}

# What the compiled engine depends on besides its sources.
RECIPE = (ROOT / "build_engine.py", ROOT / "requirements.lock")

OPTIMISATION = "3"


def engine_sources() -> list[Path]:
    """The files to be compiled."""
    found = (path for room in ENGINE for path in sorted((PACKAGE / room).rglob("*.py")))
    return [path for path in found if path.relative_to(PACKAGE).as_posix() not in INTERPRETED]


def stamp() -> str:
    """One line for each file the compiled engine depends on: `hash path`, as kazamata._engine reads it."""
    return "".join(stamp_line(path) for path in (*engine_sources(), *RECIPE) if path.exists())


def stamp_line(path: Path) -> str:
    name = Path(os.path.relpath(path, PACKAGE)).as_posix()
    return f"{source_hash(path.read_bytes()).hex()} {name}\n"


def is_up_to_date() -> bool:
    return STAMP.exists() and STAMP.read_text("utf-8") == stamp()


def compiled_files() -> list[Path]:
    """Everything that a compilation has put among the sources."""
    return [path for ending in ("so", "pyd") for path in SOURCE.rglob(f"*.{ending}")]


def remove_compiled() -> int:
    """Go back to the sources alone; returns how many files went."""
    STAMP.unlink(missing_ok=True)
    files = compiled_files()
    for path in files:
        path.unlink(missing_ok=True)
    return len(files)


def c_compiler() -> str | None:
    """A C compiler that really compiles for this Python, or None."""
    named = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    if os.name == "nt":
        return shutil.which("cl")
    present = (command for command in named if command and shutil.which(shlex.split(command)[0]))
    return next((command for command in present if compiles(command)), None)


def compiles(command: str) -> bool:
    """Whether the command turns a line that needs Python's headers into an object file."""
    include = f"-I{sysconfig.get_path('include')}"
    with tempfile.TemporaryDirectory() as place:
        probe = Path(place, "probe.c")
        probe.write_text("#include <Python.h>\n", "utf-8")
        order = [*shlex.split(command), include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(order, capture_output=True, check=False).returncode == 0


def build(sources: list[Path], into: Path) -> None:
    """Translate the sources to C as one group, so that calls between modules are plain C calls."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    names = [path.relative_to(ROOT).as_posix() for path in sources]
    extensions = mypycify(
        ["--cache-dir", str(WORK / "mypy"), *names],
        opt_level=OPTIMISATION,
        target_dir=str(WORK / "c"),
        group_name="kazamata",
    )
    command = build_ext(Distribution({"name": "kazamata", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(into), str(WORK / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def compile_in_place() -> None:
    """Compile aside and move the result in only when it is complete."""
    made_from, fresh = stamp(), WORK / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    build(engine_sources(), fresh)
    moved = [move(path, SOURCE / path.relative_to(fresh)) for path in fresh.rglob("*.*")]
    for leftover in set(compiled_files()) - set(moved):
        leftover.unlink()
    STAMP.write_text(made_from, "utf-8")


def move(path: Path, target: Path) -> Path:
    """Replace in one step, so that a process which runs the old file keeps it."""
    return path.replace(target)


def main() -> None:
    os.chdir(ROOT)
    compiler = c_compiler()
    if not compiler:
        print("no C compiler with Python's headers was found: nothing is compiled")
        return
    os.environ["CC"] = compiler
    if len(sys.argv) > 1:
        build(engine_sources(), Path(sys.argv[1]))
    else:
        compile_in_place()


if __name__ == "__main__":
    main()
