"""The code blocks in the documents work as shown."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kazamata.stress.server_process import ServerProcess
from tests.docs.code_blocks import CodeBlock, blocks

BLOCKS = blocks()
RUN = [block for block in BLOCKS if block.runs]
ADDRESS = "http://127.0.0.1:8017"
"""The server's address in the documents; here it is another one."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def server(folder: Path) -> Iterator[str]:
    process = ServerProcess(f"sqlite:///{folder / 'tables.sqlite'}")
    try:
        yield process.url
    finally:
        process.end()


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.name)
def test_every_block_says_whether_it_is_run(block: CodeBlock) -> None:
    assert block.parsed_mark is not None, (
        f"{block.name} has the mark {block.mark!r}; see tests/docs/code_blocks.py"
    )


@pytest.mark.parametrize("block", RUN, ids=lambda block: block.name)
def test_a_block_marked_as_run_works(block: CodeBlock, folder: Path, request: pytest.FixtureRequest) -> None:
    assert block.parsed_mark is not None
    if library := block.parsed_mark["library"]:
        pytest.importorskip(library, reason=f"{library} is not installed; tests/long runs this block")
    address = request.getfixturevalue("server") if block.parsed_mark["server"] else ADDRESS
    done = run(block.language, block.code.replace(ADDRESS, address), folder)
    assert done.returncode == 0, done.stderr
    if block.parsed_mark["prints"]:
        assert re.fullmatch(block.parsed_mark["prints"], done.stdout.strip()), done.stdout


def run(language: str, code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a block as a reader would: in an empty folder, with the program installed."""
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    surroundings = {**os.environ, "PATH": programs, "KAZAMATA_DATA": str(folder)}
    command = [sys.executable, "-c", code] if language == "python" else ["bash", "-euc", code]
    return subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, check=False)


def test_there_is_something_to_run_in_both_languages() -> None:
    assert {block.language for block in RUN} == {"python", "sh"}
    assert any(block.parsed_mark and block.parsed_mark["server"] for block in RUN)


@pytest.mark.parametrize(
    "block", [block for block in RUN if block.text.name == "write-a-bot.md"], ids=lambda block: block.name
)
def test_a_bot_has_about_twenty_lines(block: CodeBlock) -> None:
    """Lines of the bot, without empty ones and without those that only play and count."""
    lines = [line for line in block.code.splitlines() if line.strip()]
    assert len(lines) <= 32
