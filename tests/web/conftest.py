"""A server, a browser, and people in front of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from tests.web.browser_player import PATIENCE
from tests.web.browsers import FLAGS, MISSING, find_chromium
from tests.web.local_server import ROOT, House

DESKTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 360, "height": 640}
ON_ITS_SIDE: ViewportSize = {"width": 640, "height": 360}
NETWORK = ("net::", "WebSocket connection", "Failed to load resource", "Service Worker registration blocked")
"""What a browser itself, or the blocking of workers in it, writes into the console; everything else is trouble."""

expect.set_options(timeout=PATIENCE)  # a busy machine may take its time


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Ends with these tests: Playwright occupies the event loop of the thread while it runs."""
    found = find_chromium()
    if found is None:
        pytest.fail(MISSING) if os.environ.get("KAZAMATA_REQUIRE_BROWSER") else pytest.skip(MISSING)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=FLAGS, headless=True)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (ROOT / "src/kazamata/web/dist/index.html").exists(), "the client is not built: python3 dev.py web"
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.close()


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest) -> None:
    """Every test has deals of its own, the same at every run, whatever was played before it."""
    if "house" in request.fixturenames:
        house: House = request.getfixturevalue("house")
        house.usual = crc32(request.node.name.encode()) << 8
        house.deal(None)


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Open the page in a browser of its own; any error, and anything against the content policy, fails the test."""
    troubles: list[str] = []
    contexts = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in NETWORK):
            troubles.append(message.text)

    def open_page(path: str = "/", phone: bool = False, language: str = "en", **wishes: Any) -> Page:
        size = PHONE if phone else DESKTOP
        wishes = {"viewport": size, "reduced_motion": "reduce", "service_workers": "block", **wishes}
        context = browser.new_context(has_touch=phone, locale=language, **wishes)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", listen)
        page.goto(house.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not troubles
