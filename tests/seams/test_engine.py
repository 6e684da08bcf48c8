"""Which engine a process loads, and how the engine is compiled while a server runs."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import source_hash
from pathlib import Path

import pytest

from kazamata import _engine, is_compiled
from kazamata.core.dice import Dice
from tools import background_compile, build_engine, processes

WHERE = "import kazamata.core.dice; print(kazamata.is_compiled())"
EVER = [sys.executable, "-c", "import time; time.sleep(1000)"]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small kazamata package; its compiled files cannot be loaded, so loading them is noticed."""
    home = tmp_path / "kazamata"
    (home / "core").mkdir(parents=True)
    for name in ("__init__.py", "_engine.py"):
        (home / name).write_bytes((_engine.HOME / name).read_bytes())
    (home / "core" / "dice.py").write_text("SIDES = 6\n", "utf-8")
    (home / "core" / f"dice{EXTENSION_SUFFIXES[0]}").write_bytes(b"half of an engine")
    return home


def start(package: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """A process that loads an engine and prints which."""
    known = {name: value for name, value in os.environ.items() if name != "KAZAMATA_INTERPRETED"}
    environment = {**known, "PYTHONPATH": str(package.parent), **settings}
    return subprocess.run(
        [sys.executable, "-c", WHERE], env=environment, capture_output=True, text=True, check=False
    )


def stamp(package: Path) -> None:
    line = f"{source_hash((package / 'core' / 'dice.py').read_bytes()).hex()} core/dice.py\n"
    (package / ".compiled").write_text(line, "utf-8")


def test_an_engine_without_its_stamp_is_ignored(package: Path) -> None:
    """Files that are still being copied are not an engine yet."""
    started = start(package)
    assert (started.stdout, started.stderr) == ("False\n", "")


def test_an_engine_with_its_stamp_is_loaded(package: Path) -> None:
    stamp(package)
    assert "ImportError" in start(package).stderr
    assert start(package, KAZAMATA_INTERPRETED="1").stdout == "False\n"


def test_an_installed_engine_has_an_empty_stamp(package: Path) -> None:
    (package / ".compiled").write_text("", "utf-8")
    assert "ImportError" in start(package).stderr


def test_a_changed_source_is_reported(package: Path) -> None:
    stamp(package)
    (package / "core" / "dice.py").write_text("SIDES = 7\n", "utf-8")
    started = start(package)
    assert started.stdout == "False\n"
    assert _engine.STALE_WARNING in started.stderr


@pytest.mark.skipif(not is_compiled(), reason="is about compiled objects")
def test_a_compiled_object_holds_its_numbers_and_no_marks_which_of_them_are_there() -> None:
    """If mypyc cannot prove that an attribute is set, every use checks it, and games are a tenth slower."""
    number = 8
    assert Dice.__basicsize__ == object.__basicsize__ + number * (1 + len(Dice.__match_args__))
    assert len(list(build_engine.SOURCE.glob(f"*__mypyc{EXTENSION_SUFFIXES[0]}"))) == 1


# ------------------------------------------------------------------- compiled while the server runs


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one source in which nothing is compiled yet."""
    source = tmp_path / "core.py"
    source.write_text("SIDES = 6\n", "utf-8")
    for room, name, index in (
        (processes, "ROOT", tmp_path),
        (background_compile, "LOG", tmp_path / "work" / "beside.log"),
        (background_compile, "FAILED", tmp_path / "work" / "failed"),
        (build_engine, "STAMP", tmp_path / ".compiled"),
    ):
        monkeypatch.setattr(room, name, index)
    monkeypatch.setattr(build_engine, "engine_sources", lambda: [source])
    monkeypatch.setattr(background_compile, "POLL_SECONDS", 0.01)
    return tmp_path


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


def wanted() -> bool:
    return True


def test_a_background_compilation_is_reported_in_one_line(
    workshop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    background_compile.compile_for(wanted, python("print('much to tell')"))
    [line] = capsys.readouterr().out.splitlines()
    assert "the engine is compiled" in line
    assert not background_compile.failed_before()


def test_a_failed_compilation_is_reported_until_a_source_changes(
    workshop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    background_compile.compile_for(wanted, python("raise SystemExit('no such header')"))
    assert capsys.readouterr().out == f"· {background_compile.NOT_COMPILED}\n"
    assert "no such header" in background_compile.LOG.read_text("utf-8")
    assert background_compile.failed_before()
    (workshop / "core.py").write_text("SIDES = 7\n", "utf-8")
    assert not background_compile.failed_before()


def test_compiling_ends_with_the_server_and_stops_its_compilers(workshop: Path) -> None:
    """The compiler is a child of the compiling process and must end with it."""
    pid_file = workshop / "compiler"
    program = f"""
import pathlib, subprocess
compiler = subprocess.Popen({EVER!r})
pathlib.Path({str(pid_file)!r}).write_text(str(compiler.pid))
compiler.wait()
"""
    with pytest.raises(background_compile.ServerStopped):
        background_compile.compile_for(
            lambda: not (pid_file.exists() and pid_file.read_text()), python(program)
        )
    compiler = int(pid_file.read_text("utf-8"))
    while is_at_work(compiler):
        time.sleep(0.01)
    assert not background_compile.FAILED.exists()


def is_at_work(process: int) -> bool:
    """Whether a process runs; an ended process may still wait for its parent."""
    status = Path(f"/proc/{process}/stat")
    try:
        return background_compile.is_running(process) and (
            not status.exists() or status.read_text().split()[2] != "Z"
        )
    except FileNotFoundError:
        return False


def test_a_second_server_waits_for_the_engine_of_the_first(
    workshop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with processes.open_lock("engine") as first:
        assert processes.try_lock(first)
        with pytest.raises(background_compile.ServerStopped):
            background_compile.compile_for(iter([True, True, False]).__next__, python("raise SystemExit(1)"))
    build_engine.STAMP.write_text(build_engine.stamp(), "utf-8")
    background_compile.compile_for(wanted, python("raise SystemExit(1)"))
    assert capsys.readouterr().out == ""


def test_a_stale_engine_is_removed_and_a_fresh_one_kept(workshop: Path) -> None:
    build_engine.STAMP.write_text(build_engine.stamp(), "utf-8")
    build_engine.forget_stale()
    assert build_engine.STAMP.exists()
    (workshop / "core.py").write_text("SIDES = 7\n", "utf-8")
    build_engine.forget_stale()
    assert not build_engine.STAMP.exists()


def test_background_work_ends_when_the_main_work_fails() -> None:
    with pytest.raises(processes.ToolError, match="no luck"), processes.run_in_background("waiting", EVER):
        raise processes.ToolError("no luck")


def test_background_work_is_awaited_and_reported(capsys: pytest.CaptureFixture[str]) -> None:
    with processes.run_in_background("adding", python("print(1)")):
        processes.say("inside")
    assert [line[:14] for line in capsys.readouterr().out.splitlines()] == ["· inside", "· adding ... o"]
    with (
        pytest.raises(processes.ToolError, match="adding"),
        processes.run_in_background("adding", python("1 + ''")),
    ):
        pass
    assert "TypeError" in capsys.readouterr().err
