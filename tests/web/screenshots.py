"""Take the pictures of docs/screenshots: `python -m tests.web.screenshots [FOLDER [LANGUAGE ...]]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browsers import FLAGS, MISSING, find_chromium
from tests.web.conftest import DESKTOP, PHONE
from tests.web.house import ROOT, House
from tests.web.people import PATIENCE, Person

LOCALES = {"en": "en", "hu": "hu", "pl": "pl", "sr": "sr-Latn"}
MOVES = 7


def shoot(page: Page, folder: Path, name: str) -> None:
    page.wait_for_timeout(300)
    page.screenshot(path=folder / f"{name}.png", animations="disabled")


def tour(browser: Browser, house: House, folder: Path, language: str, phone: bool) -> None:
    """Home, lobby, table, replay."""
    size = PHONE if phone else DESKTOP
    context = browser.new_context(
        viewport=size,
        has_touch=phone,
        locale=LOCALES[language],
        reduced_motion="reduce",
        color_scheme="light",
    )
    page = context.new_page()
    ending = f"{'phone' if phone else 'desktop'}" + ("" if language == "en" else f"-{language}")
    page.goto(house.url)
    page.wait_for_selector(".hero .big")
    shoot(page, folder, f"home-{ending}")
    page.goto(f"{house.url}/#new")
    page.click("button[type=submit]")
    page.wait_for_selector(".invite svg")
    shoot(page, folder, f"lobby-{ending}")
    page.goto(house.url)
    page.click(".hero .big")
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    someone = Person(page, touch=phone)
    someone.play(MOVES)
    someone.wait()
    shoot(page, folder, f"table-{ending}")
    someone.play()
    page.goto(f"{page.url}?at=24")
    page.wait_for_selector(".replay .sea")
    shoot(page, folder, f"replay-{ending}")
    context.close()


def main(arguments: list[str]) -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit(MISSING)
    folder = Path(arguments[0]) if arguments else ROOT / "docs" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS, headless=True)
        try:
            for language in arguments[1:] or ["en"]:
                for phone in (False, True):
                    tour(browser, house, folder, language, phone)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
