"""The command line: `kazamata games`, `play`, `simulate`, `replay`, `rules`, `cards`, `balance`, `bench`.

Commands are imported when one is run: whoever stops them (Ctrl-C) that early gets no traceback either.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 if all went well, 2 with one line on stderr if something was named wrongly."""
    words = sys.argv[1:] if argv is None else list(argv)
    _bear_odd_letters()
    try:
        return _run(words)
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:  # whoever read us has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _bear_odd_letters() -> None:
    """A terminal that cannot write or read some letter gets a stand-in for it, not an error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(words: list[str]) -> int:
    from kazamata.cli.parser import language_of, parse
    from kazamata.cli.wording import common
    from kazamata.cli.wrong import Wrong, misfortune

    try:
        arguments = parse(words)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except Exception as problem:
        wrong = problem if isinstance(problem, Wrong) else misfortune(problem)
        if wrong is None:
            raise
        sys.stderr.write(f"kazamata: {wrong.text(common(language_of(words)))}\n")
        return 2
    return code
