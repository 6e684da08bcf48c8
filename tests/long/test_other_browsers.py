"""Home and a whole game of Tranquility in Firefox and in WebKitGTK."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.long import webdriver
from tests.web.browser_player import PLAY
from tests.web.local_server import LocalServer

GAME_SECONDS: Final = 300
LISTEN: Final = """
    window.problems = [];
    addEventListener('error', (event) => problems.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => problems.push(String(event.reason)));
    return true;
"""
STEP: Final = """
    const all = (selector) => [...document.querySelectorAll(selector)];
    if (all('.ending').length) return 'over';
    if (!all('.table[data-busy=false] .prompt.my-turn').length) return 'wait';
    const next = all('.confirm:not(:disabled)')[0]
        ?? all('.hand .card.payable:not(.picked)')[0]
        ?? all('.cell.target:not(.hopeless)')[0]
        ?? all('.cell.target')[0]
        ?? all('.action:not(.off)')[0];
    const cards = all('.hand .card');
    const held = cards.findIndex((card) => card.getAttribute('aria-pressed') === 'true');
    (next ?? cards[(held + 1) % cards.length])?.click();
    return 'played';
"""
"""One tap of a player who takes the first thing that is possible."""


@pytest.fixture(scope="module")
def local_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    opened = LocalServer(tmp_path_factory.mktemp("server"))
    yield opened
    opened.close()


@pytest.fixture(params=["firefox", "webkit"])
def driver(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[webdriver.Driver]:
    reason = webdriver.missing(request.param)
    if reason:
        pytest.skip(reason)
    with getattr(webdriver, request.param)(tmp_path) as opened:
        yield opened


def test_home_and_a_whole_game(driver: webdriver.Driver, local_server: LocalServer) -> None:
    local_server.use_seed(7)
    driver.go(local_server.url)
    driver.run(LISTEN)
    driver.wait(f"return document.querySelector('{PLAY}') !== null")
    assert driver.run("return document.documentElement.scrollWidth <= innerWidth")
    driver.run(f"document.querySelector('{PLAY}').click()")
    driver.wait("return document.querySelectorAll('.cell').length >= 36")
    end, taps = time.monotonic() + GAME_SECONDS, 0
    while (done := driver.run(STEP)) != "over":
        assert time.monotonic() < end, f"not over after {taps} taps"
        taps += done == "played"
        time.sleep(0.05)
    assert taps > 10
    assert driver.run("return document.querySelector('.ending h2').textContent.length") > 3
    assert driver.run("return window.problems") == []
