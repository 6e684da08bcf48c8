"""Draw the icons of the installed page and the images of link previews: `python -m tests.web.make_images`.

They are made from `web/public/icon.svg` and the emblems of the games, and stored in the same folder.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from kazamata import game_registry
from tests.web.browsers import FLAGS, MISSING, find_chromium
from tests.web.local_server import ROOT, LocalServer

PUBLIC = ROOT / "web" / "public"
PREVIEW = {"width": 1200, "height": 630}
FILL = "document.body.replaceChildren(document.querySelector('[aria-labelledby=game-{}] .art'))"
STYLE = "body { margin: 0 } .art { width: 1200px !important; height: 630px !important; max-height: none !important }"


def draw_icons(browser: Browser) -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    for name, size, share in (("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("icon-full", 512, 0.8)):
        page = browser.new_page(viewport={"width": size, "height": size})
        ground = "#0f4c5c" if share < 1 else "transparent"
        page.set_content(f'<body style="margin:0;background:{ground}">{drawing}</body>')
        inset = (1 - share) / 2 * size
        page.add_style_tag(content=f"svg {{ position: fixed; inset: {inset}px; width: {size * share}px }}")
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.close()


def draw_previews(browser: Browser, local_server: LocalServer) -> None:
    for game in game_registry.GAME_NAMES:
        context = browser.new_context(viewport=PREVIEW, bypass_csp=True, reduced_motion="reduce")  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(local_server.url)
        page.wait_for_selector(f"[aria-labelledby=game-{game}] .art svg")
        page.evaluate(FILL.format(game))
        page.add_style_tag(content=STYLE)
        page.screenshot(path=PUBLIC / f"preview-{game}.png")
        context.close()


def main() -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit(MISSING)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        local_server = LocalServer(Path(scratch))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS, headless=True)
        try:
            draw_icons(browser)
            draw_previews(browser, local_server)
        finally:
            browser.close()
            local_server.close()


if __name__ == "__main__":
    main()
