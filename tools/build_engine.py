"""Compile the engine with mypyc, next to its sources or into the folder given as argument.

The module imports only the standard library until it compiles. dev.py can therefore ask it for the engine's
files and whether they are up to date.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from importlib.util import source_hash
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "kazamata"
STAMP = PACKAGE / ".compiled"
WORK = ROOT / "build" / "engine"

ENGINE = ("core", "games", "bots/search", "bots/tranquility", "bots/miners", "bots/lords", "lab/episodes")

# Engine files that stay interpreted, each with its reason.
INTERPRETED: dict[str, str] = {
    "bots/miners/neural_weights.py": "reads its numbers from a file, once",
    "bots/tranquility/fitted_weights.py": "rows of numbers, read once: a new fit needs no compiler",
}

# Other inputs of the compiled engine besides its sources.
RECIPE = (ROOT / "tools" / "build_engine.py", ROOT / "requirements.lock")


def engine_sources() -> list[Path]:
    """List the files to compile."""
    found = (path for folder in ENGINE for path in sorted((PACKAGE / folder).rglob("*.py")))
    return [path for path in found if path.relative_to(PACKAGE).as_posix() not in INTERPRETED]


def stamp() -> str:
    """Return a line per input file of the compiled engine: `hash path`, as kazamata._engine reads it."""
    return "".join(stamp_line(path) for path in (*engine_sources(), *RECIPE) if path.exists())


def stamp_line(path: Path) -> str:
    name = Path(os.path.relpath(path, PACKAGE)).as_posix()
    return f"{source_hash(path.read_bytes()).hex()} {name}\n"


def is_up_to_date() -> bool:
    return STAMP.exists() and STAMP.read_text("utf-8") == stamp()


def forget_stale() -> None:
    """Remove the stamp of a stale engine; Python then silently uses the sources."""
    if not is_up_to_date():
        STAMP.unlink(missing_ok=True)


def compiled_files() -> list[Path]:
    """List the compiled files among the sources."""
    return [path for ending in ("so", "pyd") for path in SOURCE.rglob(f"*.{ending}")]


def remove_compiled() -> int:
    """Remove the compiled files; return their number."""
    STAMP.unlink(missing_ok=True)
    files = compiled_files()
    for path in files:
        path.unlink(missing_ok=True)
    return len(files)


def c_compiler() -> str | None:
    """Find a C compiler that works with this Python, or return None."""
    named = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    if os.name == "nt":
        return shutil.which("cl")
    present = (command for command in named if command and shutil.which(shlex.split(command)[0]))
    return next((command for command in present if compiles(command)), None)


def compiles(command: str) -> bool:
    """Whether the command compiles a line that needs Python's headers."""
    include = f"-I{sysconfig.get_path('include')}"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", "utf-8")
        order = [*shlex.split(command), include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(order, capture_output=True, check=False).returncode == 0


def build() -> list[tuple[Path, Path]]:
    """Compile the engine as one library, in which calls between modules are plain C calls.

    With several libraries mypyc does not know all subclasses of a class. It then checks before each use that
    an attribute exists, which costs a tenth of the speed. Returns the compiled files, each with its path
    below src.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    work = work_folder()
    shutil.rmtree(work / "mypy", ignore_errors=True)  # mypyc fails on the cache of an earlier run
    names = [path.relative_to(ROOT).as_posix() for path in engine_sources()]
    extensions = mypycify(
        ["--cache-dir", str(work / "mypy"), *names],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="kazamata",
        target_dir=str(work / "c"),
    )
    if os.name == "posix":  # calls between files of the library need no exported symbols
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")
    command = build_command()(Distribution({"name": "kazamata", "ext_modules": extensions}))
    command.force = True  # a library whose linking was interrupted may look finished
    command.parallel = os.cpu_count()
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.ensure_finalized()
    command.run()
    made = [Path(name) for name in command.get_outputs()]
    return [(path, path.relative_to(work / "lib")) for path in made]


def work_folder() -> Path:
    """Return the folder for intermediate files; each recipe, mypyc and Python version has a separate one."""
    recipe = source_hash(b"".join(path.read_bytes() for path in RECIPE if path.exists())).hex()
    return WORK / f"{sys.implementation.cache_tag}-mypy{version('mypy')}-{recipe}"


def build_command() -> Any:
    """Return setuptools' build command, changed to compile C files in parallel."""
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                self.compiler.compile = side_by_side(self.compiler, pool)
                super().build_extensions()

    return SideBySide


def side_by_side(compiler: Any, pool: ThreadPoolExecutor) -> Callable[..., list[str]]:
    """Return a compile method that works in parallel and skips unchanged files."""
    compile_one, aside = compiler.compile, str(work_folder() / "unfinished")

    def compile_all(sources: list[str], *, depends: list[str], **options: Any) -> list[str]:
        def object_of(source: str) -> str:
            [made] = compiler.object_filenames([source], output_dir=options["output_dir"])
            if not is_newer(Path(made), [source, *depends]):
                Path(made).parent.mkdir(parents=True, exist_ok=True)
                Path(*compile_one([source], **{**options, "output_dir": aside})).replace(made)
            return str(made)

        return list(pool.map(object_of, sources))

    return compile_all


def is_newer(made: Path, inputs: list[str]) -> bool:
    """Whether a file is newer than all of its inputs."""
    latest = max(Path(name).stat().st_mtime for name in inputs)
    return made.exists() and made.stat().st_mtime > latest


def compile_in_place() -> None:
    """Compile in a work folder, then install the complete result; the stamp makes it valid."""
    made_from = stamp()
    made = build()
    STAMP.unlink(missing_ok=True)
    placed = [move_into_place(path, SOURCE / name) for path, name in made]
    for leftover in set(compiled_files()) - set(placed):
        leftover.unlink()
    fresh = STAMP.with_suffix(".new")
    fresh.write_text(made_from, "utf-8")
    fresh.replace(STAMP)


def compile_into(folder: Path) -> None:
    """Compile for a wheel; its stamp is empty because installed sources do not change."""
    for path, name in build():
        move_into_place(path, folder / name)
    (folder / STAMP.relative_to(SOURCE)).write_text("", "utf-8")


def move_into_place(path: Path, target: Path) -> Path:
    """Copy and replace atomically, so that a process that runs the old file keeps it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy2(path, target.with_suffix(".new"))).replace(target)


def main() -> None:
    os.chdir(ROOT)
    compiler = c_compiler()
    if not compiler:
        print("no C compiler with Python's headers was found: nothing is compiled")
        return
    os.environ["CC"] = compiler
    if len(sys.argv) > 1:
        compile_into(Path(sys.argv[1]))
    else:
        compile_in_place()


if __name__ == "__main__":
    main()
