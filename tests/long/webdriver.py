"""Browsers other than Chromium, with as much of WebDriver as a smoke test needs: open a page, run a script.

Firefox is driven over Marionette, WebKitGTK over its WebDriver on a virtual screen. Debian has both browsers:
`apt-get install firefox-esr webkit2gtk-driver xvfb`.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

START_SECONDS: Final = 60
MINI_BROWSERS: Final = "webkit2gtk-4*/MiniBrowser"


class Driver(ABC):
    """A browser with one window."""

    @abstractmethod
    def go(self, url: str) -> None: ...

    @abstractmethod
    def run(self, script: str) -> Any:
        """Run the body of a function in the page and return its result."""
        ...

    def wait(self, script: str, seconds: float = START_SECONDS) -> Any:
        """Wait until a script returns something true."""
        end = time.monotonic() + seconds
        while not (found := self.run(script)):
            assert time.monotonic() < end, f"in {seconds} s never true: {script}"
            time.sleep(0.2)
        return found


class Firefox(Driver):
    """Marionette: every message is its length, a colon and JSON."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), START_SECONDS)
        self._stream = self._socket.makefile("rb")
        self._receive()
        self._call("WebDriver:NewSession", {})

    def _receive(self) -> Any:
        length = b""
        while (letter := self._stream.read(1)) != b":":
            assert letter, "Firefox has ended"
            length += letter
        return json.loads(self._stream.read(int(length)))

    def _call(self, command: str, values: dict[str, Any]) -> Any:
        message = json.dumps([0, 1, command, values]).encode()
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self._receive()
        assert error is None, error
        return result

    def go(self, url: str) -> None:
        self._call("WebDriver:Navigate", {"url": url})

    def run(self, script: str) -> Any:
        return self._call("WebDriver:ExecuteScript", {"script": script, "args": []})["value"]


class WebKit(Driver):
    """The WebDriver of WebKitGTK."""

    def __init__(self, port: int, browser: str) -> None:
        self._url = f"http://127.0.0.1:{port}/session"
        options = {"binary": browser, "args": ["--automation"]}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self._call("", {"capabilities": capabilities})["sessionId"]
        self._url += f"/{session}"

    def _call(self, path: str, body: dict[str, Any]) -> Any:
        request = Request(self._url + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(request, timeout=START_SECONDS) as response:
            return json.load(response)["value"]

    def go(self, url: str) -> None:
        self._call("/url", {"url": url})

    def run(self, script: str) -> Any:
        return self._call("/execute/sync", {"script": script, "args": []})


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A headless Firefox with a fresh profile."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program is not None
    (folder / "user.js").write_text('user_pref("marionette.port", 0);\n', "utf-8")
    command = [program, "--headless", "--marionette", "--no-remote", "--profile", str(folder)]
    with _running(command, {"HOME": str(folder)}):
        yield Firefox(int(_once_written(folder / "MarionetteActivePort")))


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """A WebKitGTK on a virtual screen."""
    driver, screen, browser = shutil.which("WebKitWebDriver"), shutil.which("Xvfb"), find_mini_browser()
    assert driver is not None
    assert screen is not None
    assert browser is not None
    number = folder / "display"
    with number.open("wb") as display, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        displayed = [screen, "-displayfd", str(display.fileno()), "-screen", "0", "1366x768x24"]
        with _running(displayed, {}, display.fileno()):
            settings = {"DISPLAY": f":{_once_written(number)}", "HOME": str(folder)}
            with _running([driver, f"--port={port}"], settings):
                _until_listening(port)
                yield WebKit(port, browser)


def find_mini_browser() -> str | None:
    """The small browser that comes with WebKitGTK."""
    found = sorted(Path("/usr/lib").glob(f"*/{MINI_BROWSERS}"))
    return str(found[-1]) if found else None


def missing(name: str) -> str:
    """Why a browser cannot run here; empty if it can."""
    programs = {
        "firefox": {"firefox-esr": shutil.which("firefox-esr") or shutil.which("firefox")},
        "webkit": {
            "webkit2gtk-driver": shutil.which("WebKitWebDriver") and find_mini_browser(),
            "xvfb": shutil.which("Xvfb"),
        },
    }[name]
    packages = [package for package, program in programs.items() if not program]
    return f"no {name} here: apt-get install {' '.join(packages)} (Debian)" if packages else ""


@contextmanager
def _running(command: list[str], settings: dict[str, str], *shared: int) -> Iterator[None]:
    quiet: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(command, env={**os.environ, **settings}, pass_fds=shared, **quiet)
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _once_written(file: Path) -> str:
    end = time.monotonic() + START_SECONDS
    while not (file.exists() and (text := file.read_text("utf-8").strip())):
        assert time.monotonic() < end, f"{file.name} was not written"
        time.sleep(0.1)
    return text


def _until_listening(port: int) -> None:
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < end, "the driver does not listen"
            time.sleep(0.1)
