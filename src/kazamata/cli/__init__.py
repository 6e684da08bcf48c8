"""The command line: `kazamata games`, `play`, `simulate`, `replay`, `rules`, `cards`, `balance`, `bench`.

A command is imported when it runs, so that even an early Ctrl-C shows no traceback.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from kazamata.cli.exit_codes import INTERRUPTED


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; return 0, or 2 with one line on stderr if an argument is wrong."""
    words = sys.argv[1:] if argv is None else list(argv)
    _replace_unknown_characters()
    try:
        return _run(words)
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:  # the reader of the pipe has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _replace_unknown_characters() -> None:
    """Replace characters that the terminal cannot encode or decode instead of raising an error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(words: list[str]) -> int:
    from kazamata.cli.parser import language_of, parse
    from kazamata.cli.text_narrator import common_catalogue
    from kazamata.cli.usage_errors import UsageError, as_usage_error

    try:
        arguments = parse(words)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except Exception as problem:
        error = problem if isinstance(problem, UsageError) else as_usage_error(problem)
        if error is None:
            raise
        sys.stderr.write(f"kazamata: {error.text(common_catalogue(language_of(words)))}\n")
        return 2
    return code
