"""A server, a browser, and pages in it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from kazamata.games.tranquility.rules import TRANQUILITY
from tests.web.browser_player import TIMEOUT_MS
from tests.web.browsers import FLAGS, MISSING, find_chromium
from tests.web.local_server import ROOT, LocalServer

DESKTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 360, "height": 640}
ON_ITS_SIDE: ViewportSize = {"width": 640, "height": 360}
MODULE_KEYS = ",".join(module.key for module in TRANQUILITY.modules)
STORED = f"localStorage.setItem('kazamata.modules.tranquility', '{MODULE_KEYS}')"
KNOWS_MODULES = f"if (location.host) {STORED}"
"""The page explains no module, as if the player had read about all of them; an empty page stores nothing."""
NETWORK = ("net::", "WebSocket connection", "Failed to load resource", "Service Worker registration blocked")
"""Console messages of the browser itself or of blocked workers; all other messages are errors."""

expect.set_options(timeout=TIMEOUT_MS)  # a busy machine may take its time


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
def local_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    assert (ROOT / "src/kazamata/web/dist/index.html").exists(), "the client is not built: python3 dev.py web"
    opened = LocalServer(tmp_path_factory.mktemp("server"))
    yield opened
    opened.close()


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest) -> None:
    """Every test has separate deals, the same at every run, whatever was played before."""
    if "local_server" in request.fixturenames:
        local_server: LocalServer = request.getfixturevalue("local_server")
        local_server.default_seed = crc32(request.node.name.encode()) << 8
        local_server.use_seed(None)


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, local_server: LocalServer) -> Iterator[Visit]:
    """Open the page in a new browser context; any error or violation of the content policy fails the test."""
    errors: list[str] = []
    contexts = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in NETWORK):
            errors.append(message.text)

    def open_page(
        path: str = "/", phone: bool = False, language: str = "en", explains: bool = False, **overrides: Any
    ) -> Page:
        size = PHONE if phone else DESKTOP
        overrides = {"viewport": size, "reduced_motion": "reduce", "service_workers": "block", **overrides}
        context = browser.new_context(has_touch=phone, locale=language, **overrides)
        contexts.append(context)
        context.set_default_timeout(TIMEOUT_MS)
        if not explains:
            context.add_init_script(KNOWS_MODULES)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", listen)
        page.goto(local_server.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors
